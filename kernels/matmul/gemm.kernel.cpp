// C = activation(row_scale (alpha op(A) op(B) + beta C) + bias) + residual.
//
// A threadgroup owns a tile of C, each of its SIMD groups a block of 16 x 48 (two by six 8x8 tiles; of bfloat
// 16 x 32, by AMX 64 x 32). A phase is one stage of K for the whole tile, so that the SIMD groups share what
// the stage brings into the second level cache; the blocks' sums wait in state between stages. What would not
// be read as a stream is packed first (gemm_plan.hpp decides). What packs and multiplies is a unit. Packing
// and product are a series of dispatches on one team. Of products for which that would be much ado, and of
// few rows, a SIMD group packs what it multiplies (own_*.kernel.hpp, few_rows*.kernel.hpp).
#include "kernels/matmul/loops/blocked_bf16.kernel.hpp"
#include "kernels/matmul/ukr/epilogue.kernel.hpp"
#include "kernels/matmul/loops/skinny_m.kernel.hpp"
#include "kernels/matmul/loops/amx_skinny_m.kernel.hpp"
#include "kernels/matmul/loops/blocked_fma.kernel.hpp"
#include "kernels/matmul/loops/private_panels.kernel.hpp"
#include "kernels/matmul/loops/amx_private_panels.kernel.hpp"
#include "kernels/matmul/loops/split_k.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class Unit>
void multiply_tile(threadgroup& tg, const multiply_arguments& arguments) {
  const gemm_call& g = *arguments.call;
  const uint3 at = tg.threadgroup_position_in_grid();
  const std::size_t first_row = (g.down_columns ? at.x : at.y) * g.tile_rows;
  const std::size_t first_col = arguments.first_col + (g.down_columns ? at.y : at.x) * g.tile_cols;
  const std::size_t last_row = first_row + g.tile_rows < g.m ? first_row + g.tile_rows : g.m;
  const std::size_t last_col =
      first_col + g.tile_cols < arguments.last_col ? first_col + g.tile_cols : arguments.last_col;
  const int log2_rows = __builtin_ctz(g.simdgroup_rows);  // a division costs as much as a short row
  const std::size_t stage = Unit::stage(g);
  using element = typename Unit::element;
  using block_of_simdgroup = block_of_c<Unit::block_rows, Unit::block_cols>;
  const auto blocks = tg.per_simdgroup_state<block_of_simdgroup>();
  [[maybe_unused]] const typename Unit::state_of_thread held_to_the_end{};
  for (std::size_t k = 0; k < g.k || k == 0; k += stage) {
    tg.for_each_simdgroup([&](simdgroup& sg) {
      // Down the columns: what is in the caches of a panel of B serves all rows of the tile.
      const std::size_t row = first_row + (sg.index() & (g.simdgroup_rows - 1)) * Unit::block_rows;
      const std::size_t col = first_col + (sg.index() >> log2_rows) * Unit::block_cols;
      if (row >= last_row || col >= last_col) return;
      part_of_product p{.batch = arguments.first_batch + at.z,
                        .batch_in_group = at.z,
                        .row = row,
                        .rows = last_row - row < Unit::block_rows ? last_row - row : Unit::block_rows,
                        .col = col,
                        .cols = last_col - col,
                        .row_in_tile = row - first_row,
                        .col_in_slab = col - arguments.first_col,
                        .k = k,
                        .depth = g.k - k < stage ? g.k - k : stage};
      block_of_simdgroup only;  // of one stage: in the first-level cache, wherever state is
      block_of_simdgroup& block = stage >= g.k ? only : blocks[sg];
      sums_of_part sums = block.all();
      bool in_place = g.whole != nullptr;
      if constexpr (sizeof(element) == sizeof(float))
        in_place = in_place || (stage >= g.k && !g.has_epilogue && !g.transposed &&
                                (p.cols >= Unit::block_cols || g.b_form == gemm_call::form::rows_of_n));
      if (in_place) {
        sums = {static_cast<float*>(g.c) + p.batch * g.c_batch + row * g.c_row + col, g.c_row};
        p.stores_far = g.c_is_far;
      }
      Unit::multiply(g, p, sums);
      if (k + stage < g.k || in_place) return;
      store_block<element>(g, p, block.sums);
    });
  }
}

/// How many batches of an operand to pack for a group. What all share is packed for the first group, and for
/// the others too if its room has meanwhile been used again.
PEWTER_INLINE std::size_t batches_to_pack(std::size_t packed_batch, std::size_t batches, bool is_there) {
  return packed_batch != 0 ? batches : is_there ? 0 : 1;
}

/// A product of few rows of C and long rows of B, of which op(A) is packed as Unit has it.
template <class Unit, void (*kernel)(threadgroup&, const multiply_arguments&)>
void multiply_few(const multiply_arguments& product, std::size_t a_batches, const launch_geometry& tiles,
                  const dispatch_options& options) {
  const packing a = Unit::packing_of_a(*product.call, product.first_batch, a_batches);
  dispatch_in_order(options, encode<Unit::pack_a>(a.arguments, a.geometry, a.nanoseconds_per_threadgroup),
                    encode<kernel>(product, tiles, options.nanoseconds_per_threadgroup));
}

/// All batches, slab by slab.
template <class Unit>
void multiply_batches(const gemm_call& g, const launch_geometry& geometry, const dispatch_options& options) {
  const auto tiles = [&](std::size_t cols, std::size_t batches) {
    const auto across = static_cast<std::uint32_t>(divide_up(cols, g.tile_cols));
    const std::uint32_t down = geometry.threadgroups_per_grid.y,
                        z = static_cast<std::uint32_t>(g.alone ? divide_up(batches, g.batches_together)
                                                               : batches);
    return geometry_of_threadgroups(g.down_columns ? uint3{down, across, z} : uint3{across, down, z},
                                    geometry.threads_per_threadgroup);
  };
  const double nanoseconds = options.nanoseconds_per_threadgroup;
  for (std::size_t z = 0; z < g.batches; z += g.batches_at_a_time) {
    const std::size_t batches = g.batches - z < g.batches_at_a_time ? g.batches - z : g.batches_at_a_time;
    const std::size_t a_batches = batches_to_pack(g.packed_a_batch, batches, z != 0);
    const std::size_t b_batches = batches_to_pack(g.packed_b_batch, batches, z != 0 && g.slab_cols >= g.n);
    if (g.b_form == gemm_call::form::long_rows_of_n) {
      using element = typename Unit::element;
      const multiply_arguments product{&g, 0, g.n, z};
      const launch_geometry all = tiles(g.n, batches);
#if defined(PEWTER_AMX)
      if (g.m > detail::most_long_rows) {
        multiply_few<Unit, multiply_few_rows_by_tiles>(product, a_batches, all, options);
        continue;
      }
#endif
      multiply_few<float_unit<element>, multiply_few_rows<element>>(product, a_batches, all, options);
      continue;
    }
    if (g.alone) {
      const multiply_arguments product{&g, 0, g.n, z};
      const launch_geometry all = tiles(g.n, batches);
      if constexpr (std::is_same_v<Unit, float_unit<float>>)
        entry<multiply_by_own_panels>(&product, all, options);
#if defined(PEWTER_AMX)
      else
        entry<multiply_by_own_tiles>(&product, all, options);
#endif
      continue;
    }
    if (Unit::reads_a(g) && g.b_form != gemm_call::form::packed_here) {
      const multiply_arguments product{&g, 0, g.n, z};
      entry<multiply_tile<Unit>>(&product, tiles(g.n, batches), options);
      continue;
    }
    packing a = Unit::packing_of_a(g, z, a_batches);
    for (std::size_t col = 0; col < g.n; col += g.slab_cols) {
      const std::size_t cols = g.n - col < g.slab_cols ? g.n - col : g.slab_cols;
      const packing b = g.b_form == gemm_call::form::packed_here
                            ? Unit::packing_of_b(g, col, cols, z, b_batches)
                            : packing();
      const multiply_arguments product{&g, col, col + cols, z};
      dispatch_in_order(options, encode<Unit::pack_a>(a.arguments, a.geometry, a.nanoseconds_per_threadgroup),
                        encode<Unit::pack_b>(b.arguments, b.geometry, b.nanoseconds_per_threadgroup),
                        encode<multiply_tile<Unit>>(product, tiles(cols, batches), nanoseconds));
      a = {};  // all slabs have it in common
    }
  }
}

template <class Unit>
void multiply(const void* arguments, const launch_geometry& geometry, const dispatch_options& options) {
  const gemm_call& g = *static_cast<const gemm_call*>(arguments);
  multiply_batches<Unit>(g, geometry, options);
  if (g.whole == nullptr) return;
  const gemm_call rest = rest_of<typename Unit::element>(g);
  if (rest.k != 0) multiply_batches<Unit>(rest, geometry, options);
  const sum_arguments sums{&g, g.batches + (rest.k != 0)};
  dispatch_options of_sums = options;
  of_sums.nanoseconds_per_threadgroup = nanoseconds_per_sum * static_cast<double>(sums.count * g.n);
  entry<sum_parts<typename Unit::element>>(
      &sums, geometry_of_threadgroups({static_cast<std::uint32_t>(g.m), 1, 1}, {lane_count, 1, 1}), of_sums);
}

}  // namespace

extern const kernel_table gemm_table;
#if defined(PEWTER_BFLOAT_UNIT)
constexpr kernel_table gemm_table =
    kernel_table{}.with(pattern::tiled, nullptr, nullptr, multiply<bfloat_unit>);
#else
constexpr kernel_table gemm_table = kernel_table{}.with(
    pattern::tiled, multiply<float_unit<float>>, multiply<float_unit<half>>, multiply<float_unit<bfloat>>);
#endif

PEWTER_END_TARGET_NAMESPACE
