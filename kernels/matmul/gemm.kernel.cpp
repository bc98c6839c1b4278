// C = activation(row_scale (alpha op(A) op(B) + beta C) + bias) + residual, as a plan says (plan.hpp).
//
// Blocked: a threadgroup owns a tile of C, each of its SIMD groups a block of 16 x 48 (bfloat 16 x 32, by AMX
// 64 x 32). A phase is a block of K for the whole tile, so that SIMD groups share what it brings into L2;
// accumulators wait in state between phases. Packing and product are dispatches in order, on one team.
#include "kernels/matmul/loops/packed_rows.kernel.hpp"
#include "kernels/matmul/loops/private_blocks.kernel.hpp"
#include "kernels/matmul/loops/private_panels.kernel.hpp"
#include "kernels/matmul/loops/skinny_m.kernel.hpp"
#include "kernels/matmul/loops/streamed_rows.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class Blocks>
void multiply_tile(threadgroup& tg, const multiply_arguments& arguments) {
  using element = typename Blocks::element;
  using block_of_simdgroup = accumulator_block<Blocks::rows, Blocks::cols>;
  const gemm_job& job = *arguments.job;
  const gemm_plan& plan = job.plan;
  const detail::gemm_partition& partition = plan.partition;
  const uint3 position = tg.threadgroup_position_in_grid();
  const std::size_t first_row = (partition.over_n ? position.x : position.y) * plan.blocking.mc;
  const std::size_t first_col =
      arguments.first_col + (partition.over_n ? position.y : position.x) * partition.tile_cols;
  const std::size_t last_row = least_of(first_row + plan.blocking.mc, plan.m);
  const std::size_t last_col = least_of(first_col + partition.tile_cols, arguments.last_col);
  const int log2_rows = __builtin_ctz(partition.simdgroup_rows);  // a division costs as much as a short row
  const std::size_t kc = plan.blocking.kc;
  const auto blocks = tg.per_simdgroup_state<block_of_simdgroup>();
  [[maybe_unused]] const typename Blocks::state_of_thread held_to_the_end{};
  for (std::size_t k = 0; k < plan.k || k == 0; k += kc) {
    tg.for_each_simdgroup([&](simdgroup& sg) {
      // SIMD groups in column order: a panel of B in the caches serves all rows of the tile.
      const std::size_t row = first_row + (sg.index() & (partition.simdgroup_rows - 1)) * Blocks::rows;
      const std::size_t col = first_col + (sg.index() >> log2_rows) * Blocks::cols;
      if (row >= last_row || col >= last_col) return;
      block_coordinates at{.batch = arguments.first_batch + position.z,
                           .batch_in_group = position.z,
                           .row = row,
                           .rows = least_of(last_row - row, Blocks::rows),
                           .col = col,
                           .cols = last_col - col,
                           .row_in_tile = row - first_row,
                           .col_in_nc = col - arguments.first_col,
                           .k = k,
                           .kc = least_of(plan.k - k, kc)};
      block_of_simdgroup only;  // of one block of K: in L1d, wherever state is
      block_of_simdgroup& block = kc >= plan.k ? only : blocks[sg];
      accumulator_view sums = block.all();
      const bool in_c = plan.sums == detail::accumulators::c ||
                        (plan.sums == detail::accumulators::c_where_whole && at.cols >= Blocks::cols);
      if (in_c) {
        sums = accumulators_in_c(job, at);
        at.prefetches_c = plan.memory.c;
      }
      const bool is_stored = Blocks::multiply(job, at, sums);
      if (is_stored || k + kc < plan.k || in_c) return;
      store_block<element>(job, at, block.sums);
    });
  }
}

// ---- split K ----

/// The iterations that are left when all parts have k: one more part behind them.
template <class T>
gemm_job part_behind(const gemm_job& parts) {
  const gemm_plan& plan = parts.plan;
  const std::size_t done = plan.batches * plan.k;
  gemm_job behind = parts;
  behind.a = static_cast<const T*>(parts.a) + done * plan.a.col;
  behind.b = static_cast<const T*>(parts.b) + done * plan.b.row;
  behind.sums = parts.sums + plan.batches * plan.sums_batch;
  behind.plan.k = plan.k_behind_parts;
  behind.plan.batches = 1;
  return behind;
}

struct sum_arguments {
  const gemm_job* job;
  std::size_t count;
};

/// Columns of a row of C that are one threadgroup's.
constexpr std::size_t summed_cols = 1024;

/// A threadgroup has a piece of a row of C. Whatever the number of host threads, parts are added in their
/// order.
template <class T>
void sum_parts(threadgroup& tg, const sum_arguments& arguments) {
  const gemm_job& job = *arguments.job;
  const gemm_plan& plan = job.plan;
  const uint3 at = tg.threadgroup_position_in_grid();
  const std::size_t row = at.y, first = at.x * summed_cols, last = least_of(first + summed_cols, plan.n);
  tg.first_simdgroup([&](simdgroup&) {
    for (std::size_t col = first; col < last; col += lane_count) {
      const float* part = job.sums + row * plan.sums_row + col;
      const auto sum_and_store = [&](auto active) {
        lanes<float> sum = load(part, active);
        for (std::size_t i = 1; i < arguments.count; ++i) sum += load(part += plan.sums_batch, active);
        store_sums<T>(job, 0, row, col, sum, active);
      };
      if (plan.n - col >= lane_count)
        sum_and_store(all_lanes{});
      else
        sum_and_store(first_lanes(static_cast<std::uint32_t>(plan.n - col)));
    }
  });
}

/// Parts of K are batches of another algorithm's product, whose sums are added.
/// @param execute of one product
template <class T>
[[gnu::noinline]] void execute_parts(const gemm_job& job, const launch_geometry& geometry,
                                     const kernel_options& options, kernel_function execute) {
  gemm_job parts = job;
  parts.plan.algorithm = job.plan.of_parts;
  execute(&parts, geometry, options);
  const bool has_more = job.plan.k_behind_parts != 0;
  if (has_more) {
    const gemm_job behind = part_behind<T>(parts);
    execute(&behind, geometry, options);
  }
  const sum_arguments sums{&job, job.plan.batches + has_more};
  kernel_options of_sums = options;
  of_sums.nanoseconds_per_threadgroup =
      job.plan.costs.partial_sum * static_cast<double>(sums.count * least_of(job.plan.n, summed_cols));
  entry<sum_parts<T>>(
      &sums,
      geometry_of_threadgroups({static_cast<std::uint32_t>(divide_up(job.plan.n, summed_cols)),
                                static_cast<std::uint32_t>(job.plan.m), 1},
                               {lane_count, 1, 1}),
      of_sums);
}

// ---- one product ----

/// What an algorithm dispatches: packing, if the plan packs, and the product.
struct bodies {
  const body_code *pack_a, *pack_b, *multiply;
};
template <class Blocks, void (*multiply)(threadgroup&, const multiply_arguments&)>
bodies bodies_with() {
  constexpr element_type any = element_type::float32;  // bodies know their elements
  return {code_of<Blocks::pack_a>::code(any), code_of<Blocks::pack_b>::code(any),
          code_of<multiply>::code(any)};
}
template <class Blocks>
bodies bodies_of(gemm_algorithm algorithm) {
  using element = typename Blocks::element;
  switch (algorithm) {
    case gemm_algorithm::private_panels:
      if constexpr (std::is_same_v<Blocks, fma_blocks<float>>)
        return bodies_with<Blocks, multiply_by_private_panels>();
#if defined(PEWTER_AMX)
      else
        return bodies_with<Blocks, multiply_by_private_amx_panels>();
#endif
      break;
    case gemm_algorithm::skinny_m:
      return bodies_with<fma_blocks<element>, multiply_skinny<element>>();
#if defined(PEWTER_AMX)
    case gemm_algorithm::private_blocks:
      return bodies_with<Blocks, multiply_by_private_amx_blocks>();
    case gemm_algorithm::skinny_m_amx:
      return bodies_with<Blocks, multiply_skinny_by_amx>();
    case gemm_algorithm::streamed_rows:
      return bodies_with<Blocks, multiply_streamed_rows>();
#else
    case gemm_algorithm::private_blocks:
    case gemm_algorithm::skinny_m_amx:
    case gemm_algorithm::streamed_rows:
#endif
    case gemm_algorithm::packed_rows:
#if defined(__AVX512F__)
      if constexpr (std::is_same_v<Blocks, fma_blocks<float>>)
        return bodies_with<Blocks, multiply_packed_rows<float_panels>>();
#endif
#if defined(PEWTER_BF16_BLOCKS) && !defined(PEWTER_AMX)
      if constexpr (std::is_same_v<Blocks, bf16_blocks>)
        return bodies_with<Blocks, multiply_packed_rows<bf16_panels>>();
#endif
      break;
    case gemm_algorithm::split_k:
    case gemm_algorithm::blocked:
    case gemm_algorithm::inner_product:
      break;
  }
  return bodies_with<Blocks, multiply_tile<Blocks>>();
}

/// How many batches of an operand to pack for a group. What all share is packed for the first group, and for
/// the others too if its room has been used again.
PEWTER_INLINE std::size_t batches_to_pack(std::size_t packed_batch, std::size_t batches, bool is_there) {
  return packed_batch != 0 ? batches : is_there ? 0 : 1;
}

/// The table's entry: executes a plan by its algorithm's bodies, all batches, a group at a time, and NC
/// columns at a time.
template <class Blocks>
void execute(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  using element = typename Blocks::element;
  const gemm_job& job = *static_cast<const gemm_job*>(arguments);
  const gemm_plan& plan = job.plan;
  if (plan.algorithm == gemm_algorithm::split_k)
    return execute_parts<element>(job, geometry, options, execute<Blocks>);
  if constexpr (std::is_same_v<Blocks, fma_blocks<float>>)
    if (is_of_one_simdgroup(plan, options)) return multiply_by_one_simdgroup(job);
  const detail::gemm_partition& partition = plan.partition;
  const bodies of = bodies_of<Blocks>(plan.algorithm);
  const bool packs =
      plan.a_operand.form == operand_form::packed || plan.b_operand.form == operand_form::packed;
  const std::size_t nc = plan.is_private() ? plan.n : plan.blocking.nc;
  const auto down = static_cast<std::uint32_t>(tiles_along(plan.m, plan.blocking.mc));
  for (std::size_t z = 0; z < plan.batches; z += partition.batches_at_a_time) {
    const std::size_t batches = least_of(plan.batches - z, partition.batches_at_a_time);
    const auto deep = static_cast<std::uint32_t>(tiles_along(batches, partition.batches_per_threadgroup));
    for (std::size_t col = 0; col < plan.n; col += nc) {
      const std::size_t cols = least_of(plan.n - col, nc);
      const multiply_arguments product{&job, col, col + cols, z};
      const auto across = static_cast<std::uint32_t>(tiles_along(cols, partition.tile_cols));
      const launch_geometry tiles =
          geometry_of_threadgroups(partition.over_n ? uint3{down, across, deep} : uint3{across, down, deep},
                                   {partition.threads, 1, 1});
      if (!packs) {
        dispatch(tiles, kernel_body{of.multiply, &product}, options);
        continue;
      }
      // All columns have op(A) in common.
      const packing a = packing_of_a<element>(
          job, z, col != 0 ? 0 : batches_to_pack(plan.a_operand.batch, batches, z != 0));
      const packing b = packing_of_b<element>(
          job, col, cols, z, batches_to_pack(plan.b_operand.batch, batches, z != 0 && nc >= plan.n));
      using encoded = encoded_dispatch<kernel_body>;
      dispatch_in_order(options,
                        encoded{a.geometry, {of.pack_a, &a.arguments}, a.nanoseconds_per_threadgroup},
                        encoded{b.geometry, {of.pack_b, &b.arguments}, b.nanoseconds_per_threadgroup},
                        encoded{tiles, {of.multiply, &product}, options.nanoseconds_per_threadgroup});
    }
  }
}

}  // namespace

extern const kernel_table gemm_table;
#if defined(PEWTER_BF16_BLOCKS)
constexpr kernel_table gemm_table =
    kernel_table{}.with(pattern::tiled, nullptr, nullptr, execute<bf16_blocks>);
#else
constexpr kernel_table gemm_table = kernel_table{}.with(
    pattern::tiled, execute<fma_blocks<float>>, execute<fma_blocks<half>>, execute<fma_blocks<bfloat>>);
#endif

PEWTER_END_TARGET_NAMESPACE
