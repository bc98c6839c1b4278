// y = (x - max) - log(sum of exp(x - max)) over a row, one threadgroup a row or,
// tiled, one thread. No exponential is kept.
//
// The maximum and the sum by one pass if rows are too long to be prefetched, by two if not; then the
// differences. Why: kernels/common/kernels.md#softmax.
#include "kernels/softmax/kept_phases.kernel.hpp"
#include "kernels/softmax/softmax.hpp"
#include "kernels/softmax/tiles.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class Walk, class T>
PEWTER_INLINE void log_softmax_of_read_row(threadgroup& tg, const T* x, T* y, std::size_t cols,
                                           const row_policy& policy) {
  const auto prefetch = [&](std::size_t i) PEWTER_INLINE_LAMBDA { policy.first(2).template prefetch<T>(i); };
  const softmax_state n = is_short_enough_to_prefetch<T>(cols)
                              ? softmax_state_by_two_passes<Walk>(tg, cols, values_of(x), prefetch)
                              : softmax_state_by_one_pass<Walk>(tg, cols, values_of(x));
  const float all_nan_if_infinite = n.largest - n.largest;
  const lanes<float> logarithm = logarithm_of_sum(n) + all_nan_if_infinite;
  store_row<Walk>(tg, y, cols, policy.rest(2, cols * sizeof(T)),
                  [&](std::size_t i, auto active)
                      PEWTER_INLINE_LAMBDA { return (load(x + i, active) - n.largest) - logarithm; });
}

template <class Walk, class T>
struct log_softmax_of_row : kept_softmax<T> {
  template <int kept, int width, class Row>
  PEWTER_INLINE static void of_kept_row(threadgroup& tg, const detail::softmax_arguments& a, std::size_t r,
                                        Row& row) {
    log_softmax_of_kept_row<kept, width>(tg, a.cols, row,
                                         static_cast<T*>(a.y) + r * a.cols + row.first_column());
  }
  template <int kept, int width = 1>
  static void body(threadgroup& tg, const detail::softmax_arguments& a) {
    const std::size_t r = tg.threadgroup_position_in_grid().x;
    if constexpr (kept != 0) return take_kept_row<log_softmax_of_row, kept, width>(tg, a, r);
    const T* x = static_cast<const T*>(a.x) + r * a.cols;  // (cols)
    T* y = static_cast<T*>(a.y) + r * a.cols;              // (cols)
    log_softmax_of_read_row<Walk>(tg, x, y, a.cols, policy_of_row(a.memory, x, a.cols));
  }
};

/// tiled: of 32 rows at a time.
template <class T>
void log_softmax_of_tile(threadgroup& tg, const detail::softmax_arguments& a) {
  if (a.memory.nontemporal) tg.announce_nontemporal_stores();
  for_each_row_tile(tg, a.rows, [&](simdgroup& alone, std::size_t first, std::uint32_t rows) {
    const T* x = static_cast<const T*>(a.x) + first * a.cols;  // (rows, cols)
    T* y = static_cast<T*>(a.y) + first * a.cols;              // (rows, cols)
    const softmax_states n = softmax_states_of_rows(alone, x, rows, a.cols);
    const lanes<float> all_nan_if_infinite = n.largest - n.largest;
    const one_a_row largest(n.largest), logarithm(log(n.sum) + all_nan_if_infinite);
    for (std::uint32_t r = 0; r < rows; ++r) {
      const T* row = x + r * a.cols;  // (cols)
      const lanes<float> its_largest = largest.of[r], its_logarithm = logarithm.of[r];
      store_whole_row(alone, y + r * a.cols, a.cols, policy_in_tile(a.memory, row, rows, a.cols),
                      [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
                        return (load(row + i, active) - its_largest) - its_logarithm;
                      });
    }
  });
}

}  // namespace

extern const kernel_table log_softmax_table;
constexpr kernel_table log_softmax_table =
    kernel_table{}
        .with(pattern::stride_loop, entry_by_strides<log_softmax_of_row, float>,
              entry_by_strides<log_softmax_of_row, stored_half>,
              entry_by_strides<log_softmax_of_row, stored_bfloat>)
        .with(pattern::vectorized, entry_by_blocks<log_softmax_of_row, float>,
              entry_by_blocks<log_softmax_of_row, stored_half>,
              entry_by_blocks<log_softmax_of_row, stored_bfloat>)
        .with(pattern::tiled, entry<log_softmax_of_tile<float>, copies::any_threadgroup>,
              entry<log_softmax_of_tile<stored_half>, copies::any_threadgroup>,
              entry<log_softmax_of_tile<stored_bfloat>, copies::any_threadgroup>);
PEWTER_END_TARGET_NAMESPACE
