// Skinny products (decoding: 1 to 4 rows of C by FMA, up to 32 by AMX) by a row-major op(B), which is read
// once, in place, in rows as long as a threadgroup's tile is wide: the time is that of reading it, and
// hardware prefetchers follow such rows. Why: kernels/matmul/skinny.md#row-major-b.
//
// With FMA a SIMD group owns all rows of as many columns as its sums hold (plan.hpp); a phase is KC
// iterations over k. With AMX all SIMD groups first make VNNI-2 panels together, each from long pieces of two
// rows, then multiply a panel each.
#pragma once

#include "kernels/common/prefetch.kernel.hpp"
#include "kernels/matmul/loops/blocked_bf16.kernel.hpp"
#include "kernels/matmul/ukr/epilogue.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Rows that are multiplied at a time, and iterations over k: their elements of op(A), sums and a row of B
/// fit the registers.
constexpr int skinny_rows = detail::skinny_mr(native::width<float>);
template <int rows>
constexpr int skinny_steps = rows == 1 ? 8 : 4;

template <std::size_t count>
struct skinny_sums {
  lanes<float> sum[count];
};

/// Sums of `rows` rows, a lanes<float> for 32 columns; row r begins at r * blocks.
struct skinny_accumulators {
  lanes<float>* at;
  std::size_t blocks;
  bool from_zero;
};
/// op(A), element (r, k) being from[r * row + k * col].
struct skinny_a {
  const float* from;
  std::size_t row, col;
};

/// The skinny micro-kernel: sums += op(A) op(B) for `steps` iterations over k and `cols` columns.
template <int rows, int steps, class T>
[[gnu::flatten, gnu::noinline]] void skinny_micro_kernel(const skinny_accumulators& sums, const skinny_a& a,
                                                         const T* b, std::size_t b_row, std::size_t cols) {
  native::vec<float> of_a[rows * steps];
  native::each<rows>([&](auto r) {
    native::each<steps>([&](auto s) {
      of_a[r * steps + s] =
          native::vec<float>(a.from[std::size_t{r.value} * a.row + std::size_t{s.value} * a.col]);
    });
  });
  const auto multiply = [&](std::size_t col, auto active) {
    lanes<float> sum[rows];
    native::each<rows>([&](auto r) {
      sum[r] = sums.from_zero ? lanes<float>(0.0f)
                              : sums.at[std::size_t{r.value} * sums.blocks + col / lane_count];
    });
    native::each<steps>([&](auto s) {
      const lanes<float> of_b = load(b + std::size_t{s.value} * b_row + col, active);
      // What is read `steps` iterations later: a tile's piece of a row is too short for hardware prefetchers.
      const std::size_t later = (std::size_t{s.value} + steps) * b_row + col;
      prefetch_lanes<1>(b, later * sizeof(T));
      native::each<rows>([&](auto r) {
        native::each<lanes<float>::registers>(
            [&](auto j) { sum[r].v[j] = native::fma(of_a[r * steps + s], of_b.v[j], sum[r].v[j]); });
      });
    });
    native::each<rows>(
        [&](auto r) { sums.at[std::size_t{r.value} * sums.blocks + col / lane_count] = sum[r]; });
  };
  std::size_t col = 0;
  for (; col + lane_count <= cols; col += lane_count) multiply(col, all_lanes{});
  if (col < cols) multiply(col, first_lanes(static_cast<std::uint32_t>(cols - col)));
}

/// The same for kc iterations and `present` rows, at most skinny_rows.
template <int rows = skinny_rows, class T>
PEWTER_INLINE void multiply_skinny_rows(std::size_t present, skinny_accumulators sums, const skinny_a& a,
                                        const T* b, std::size_t b_row, std::size_t cols, std::size_t kc) {
  if constexpr (rows > 1) {
    if (present < rows) return multiply_skinny_rows<rows - 1>(present, sums, a, b, b_row, cols, kc);
  }
  constexpr int steps = skinny_steps<rows>;
  std::size_t k = 0;
  const auto add = [&]<int n>(native::index_constant<n>) {
    skinny_micro_kernel<rows, n>(sums, {a.from + k * a.col, a.row, a.col}, b + k * b_row, b_row, cols);
    sums.from_zero = false;
    k += n;
  };
  while (k + steps <= kc) add(native::index_constant<steps>{});
  while (k < kc) add(native::index_constant<1>{});
}

template <class T>
void multiply_skinny(threadgroup& tg, const multiply_arguments& arguments) {
  const gemm_job& job = *arguments.job;
  const gemm_plan& plan = job.plan;
  const uint3 at = tg.threadgroup_position_in_grid();
  const std::size_t batch = arguments.first_batch + at.z, tile_cols = plan.partition.tile_cols;
  const std::size_t blocks = tile_cols / lane_count / tg.simdgroups_per_threadgroup();
  const std::size_t first_col = at.x * tile_cols, last_col = least_of(first_col + tile_cols, plan.n);
  const T* b = static_cast<const T*>(job.b) + batch * plan.b.batch;
  skinny_a a;
  if constexpr (sizeof(T) == sizeof(float))
    a = {static_cast<const float*>(job.a) + batch * plan.a.batch, plan.a.row, plan.a.col};
  else
    a = {job.packed_a + at.z * plan.a_operand.batch, 1, panel_rows};
  const std::size_t sums_of_simdgroup = plan.partition.skinny_sums;
  lanes<float>* const all_sums =
      sums_of_simdgroup == detail::skinny_sums_wide
          ? tg.per_simdgroup_state<skinny_sums<detail::skinny_sums_wide>>().at(0).sum
          : tg.per_simdgroup_state<skinny_sums<detail::skinny_sums_narrow>>().at(0).sum;
  for (std::size_t k = 0; k < plan.k; k += plan.blocking.kc) {
    const std::size_t kc = least_of(plan.k - k, plan.blocking.kc);
    tg.for_each_simdgroup([&](simdgroup& sg) {
      const std::size_t col = first_col + sg.index() * blocks * lane_count;
      if (col >= last_col) return;
      const std::size_t cols = least_of(last_col - col, blocks * lane_count);
      lanes<float>* const sums = all_sums + sg.index() * sums_of_simdgroup;
      for (std::size_t r = 0; r < plan.m; r += skinny_rows)
        multiply_skinny_rows(plan.m - r, {sums + r * blocks, blocks, k == 0},
                             {a.from + r * a.row + k * a.col, a.row, a.col}, b + k * plan.b.row + col,
                             plan.b.row, cols, kc);
      if (k + kc < plan.k) return;
      for (std::size_t r = 0; r < plan.m; ++r)
        for (std::size_t c = 0; c < cols; c += lane_count) {
          const lanes<float>& sum = sums[r * blocks + c / lane_count];
          if (cols - c >= lane_count)
            store_sums_or_part<T>(job, batch, r, col + c, sum, all_lanes{});
          else
            store_sums_or_part<T>(job, batch, r, col + c, sum,
                                  first_lanes(static_cast<std::uint32_t>(cols - c)));
        }
    });
  }
}

#if defined(PEWTER_AMX)

/// A SIMD group's sums and its panel of `k` iterations, between barriers. Panels are not a power of two
/// apart, or the cache lines of an iteration, one in each, would share one set of a cache.
template <std::size_t k>
struct skinny_amx_state {
  static constexpr std::size_t kc = k;
  accumulator_block<detail::most_skinny_rows, amx_cols> block;
  alignas(64) bfloat panel[kc * amx_cols + 64];
};

/// Pairs of rows are dealt to SIMD groups, and if there are more of these, parts of pairs. The same columns
/// of the fourth pair after this one are prefetched; addresses that need not be B's.
template <class State>
PEWTER_INLINE void pack_skinny_panels(const bfloat* rows, std::size_t row, std::size_t kc, std::size_t cols,
                                      std::uint32_t i, std::uint32_t simdgroups, State* panels) {
  constexpr std::size_t pairs = State::kc / 2;
  const std::size_t parts = simdgroups > pairs ? simdgroups / pairs : 1, part = i / pairs;
  if (part >= parts) return;
  const std::size_t count = divide_up(cols, amx_cols), share = divide_up(count, parts);
  const std::size_t first = part * share, last = least_of(first + share, count);
  for (std::size_t pair = i % pairs; 2 * pair < vnni_k(kc); pair += simdgroups)
    for (std::size_t j = first; j < last; ++j) {
      const std::size_t k = 2 * pair, left = cols - j * amx_cols;
      const bfloat* from = rows + k * row + j * amx_cols;
      constexpr int into_l2 = 2;
      const auto ahead = reinterpret_cast<std::uintptr_t>(from) + 8 * row * sizeof(bfloat);
      __builtin_prefetch(reinterpret_cast<const void*>(ahead), 0, into_l2);
      __builtin_prefetch(reinterpret_cast<const void*>(ahead + row * sizeof(bfloat)), 0, into_l2);
      pack_vnni_row(from, row, k < kc ? kc - k : 0,
                    first_lanes(static_cast<std::uint32_t>(least_of(left, amx_cols))),
                    panels[j].panel + k * amx_cols);
    }
}

template <class State>
PEWTER_INLINE void multiply_skinny_blocks(threadgroup& tg, const multiply_arguments& arguments) {
  const gemm_job& job = *arguments.job;
  const gemm_plan& plan = job.plan;
  const uint3 position = tg.threadgroup_position_in_grid();
  block_coordinates at{.batch = arguments.first_batch + position.z,
                       .batch_in_group = position.z,
                       .row = 0,
                       .rows = plan.m,
                       .col = position.x * plan.partition.tile_cols,
                       .cols = 0};
  const std::size_t cols = least_of(plan.n - at.col, plan.partition.tile_cols);
  const bfloat* b = static_cast<const bfloat*>(job.b) + at.batch * plan.b.batch + at.col;
  const auto state = tg.per_simdgroup_state<State>();
  const configured_tiles held_to_the_end;
  for (; at.k < plan.k; at.k += State::kc) {
    at.kc = least_of(plan.k - at.k, State::kc);
    tg.for_each_simdgroup([&](simdgroup& sg) {
      pack_skinny_panels(b + at.k * plan.b.row, plan.b.row, at.kc, cols, sg.index(),
                         tg.simdgroups_per_threadgroup(), &state.at(0));
    });
    tg.for_each_simdgroup([&](simdgroup& sg) {
      const std::size_t first = sg.index() * amx_cols;
      if (first >= cols) return;
      State& own = state[sg];
      bf16_blocks::by_panel(job, at, own.block.all(), own.panel);
      if (at.k + at.kc < plan.k) return;
      const lane_mask inside = first_lanes(static_cast<std::uint32_t>(least_of(cols - first, lane_count)));
      for (std::size_t r = 0; r < plan.m; ++r)
        store_sums_or_part<bfloat>(job, at.batch, r, at.col + first, load(own.block.sums + r * amx_cols),
                                   inside);
    });
  }
}

void multiply_skinny_by_amx(threadgroup& tg, const multiply_arguments& arguments) {
  if (arguments.job->plan.blocking.kc == detail::skinny_amx_kc_wide)
    multiply_skinny_blocks<skinny_amx_state<detail::skinny_amx_kc_wide>>(tg, arguments);
  else
    multiply_skinny_blocks<skinny_amx_state<detail::skinny_amx_kc_narrow>>(tg, arguments);
}

#endif

}  // namespace
PEWTER_END_TARGET_NAMESPACE
