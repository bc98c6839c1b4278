// results[r] = largest + log(sum of exp(x - largest)) over row r, one threadgroup a row or, tiled, one
// thread. A largest element that is infinite would make differences NaN; 0 takes its place, and the sum of
// the exponentials is then 0 or infinite as it must be.
//
// It takes one pass, except for rows of at most two blocks on a CPU: there the end of one pass costs more,
// and two passes also read memory only once, as a cache holds the row.
#include "kernels/reduce/reduce.hpp"
#include "kernels/softmax/kept_phases.kernel.hpp"
#include "kernels/softmax/tiles.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// One pass, registers at a time; every SIMD group combines the states of all.
template <int kept, int width, class T>
PEWTER_INLINE softmax_state state_of_runs(threadgroup& tg, const T* x, std::size_t cols) {
  float* const maxima = tg.collective_values<float>();
  float* const sums = tg.collective_values<float>();
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    const softmax_states taken = states_of_runs<kept, width>(sg, tg, x, cols);
    const float largest = simd_max(taken.largest);
    maxima[sg.index()] = largest;
    sums[sg.index()] = simd_sum(rescaled(taken, largest));
  });
  const lane_mask present = first_lanes(tg.simdgroups_per_threadgroup());
  softmax_states all{select(present, load(maxima, present), -__builtin_inff()), load(sums, present)};
  const float largest = simd_max(all.largest);
  return {largest, simd_sum(rescaled(all, largest))};
}

template <class Walk, class T>
struct logsumexp_of_row {
  using arguments = detail::reduce_arguments;
  static constexpr int kept_at_a_time = 16;
  template <int kept, int width = 1>
  static void body(threadgroup& tg, const arguments& a) {
    const std::size_t r = tg.threadgroup_position_in_grid().x;
    const T* x = static_cast<const T*>(a.x) + r * a.cols;  // (cols)
    constexpr std::size_t short_row = 2 * detail::one_pass_block;
    softmax_state n;
    if constexpr (kept != 0) {
      n = state_of_runs<kept, width>(tg, x, a.cols);
    } else {
      n = a.cols <= short_row ? softmax_state_by_two_passes<Walk>(tg, a.cols, values_of(x))
                              : softmax_state_by_one_pass<Walk>(tg, a.cols, values_of(x));
    }
    tg.single_thread([&] { static_cast<float*>(a.results)[r] = shift_of(n.largest) + logarithm_of_sum(n); });
  }
};

/// tiled: of 32 rows at a time.
template <class T>
void logsumexp_of_tile(threadgroup& tg, const detail::reduce_arguments& a) {
  for_each_row_tile(tg, a.rows, [&](simdgroup& alone, std::size_t first, std::uint32_t rows) {
    const T* x = static_cast<const T*>(a.x) + first * a.cols;  // (rows, cols)
    const softmax_states n = softmax_states_of_rows(alone, x, rows, a.cols);
    store(static_cast<float*>(a.results) + first, shift_of(n.largest) + log(n.sum), first_lanes(rows));
  });
}

}  // namespace

extern const kernel_table logsumexp_table;
constexpr kernel_table logsumexp_table =
    kernel_table{}
        .with(pattern::stride_loop, entry_by_strides<logsumexp_of_row, float>,
              entry_by_strides<logsumexp_of_row, branched_half>,
              entry_by_strides<logsumexp_of_row, branched_bfloat>)
        .with(pattern::vectorized, entry_by_blocks<logsumexp_of_row, float>,
              entry_by_blocks<logsumexp_of_row, branched_half>,
              entry_by_blocks<logsumexp_of_row, branched_bfloat>)
        .with(pattern::tiled, entry<logsumexp_of_tile<float>, copies::any_threadgroup>,
              entry<logsumexp_of_tile<stored_half>, copies::any_threadgroup>,
              entry<logsumexp_of_tile<stored_bfloat>, copies::any_threadgroup>);
PEWTER_END_TARGET_NAMESPACE
