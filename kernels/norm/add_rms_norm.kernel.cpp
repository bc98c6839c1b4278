// sum = x + residual, y = sum weight / sqrt(mean of the row's squares of sum + epsilon): one pass over memory
// less than an addition and a normalisation, with the same bits. A non-temporal sum is kept for y.
// Why: kernels/runtime/machine/machine.md#collected-results.
#include "kernels/norm/rms_norm.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// The sum of two rows, which is stored where it is read.
template <class T>
struct stored_sum : row_in_memory<T> {
  const T *x, *residual;  // (cols)
  T* sum;                 // (cols)

  PEWTER_INLINE stored_sum(const T* one, const T* other, T* of_both)
      : row_in_memory<T>(one), x(one), residual(other), sum(of_both) {}
  template <int kept, int width>
  PEWTER_INLINE void take(kept_values<kept, width>& row, const simdgroup& sg, const threadgroup& tg,
                          std::size_t cols) const {
    row.take_turns(sg, tg, cols);
    row.each_run([&](const auto& at, auto& run) PEWTER_INLINE_LAMBDA {
      const auto of_x = at.read(x), of_residual = at.read(residual);
      run = at.write(sum, [&](int j) PEWTER_INLINE_LAMBDA { return of_x[j] + of_residual[j]; });
    });
  }
};

template <class Walk, class T>
struct add_rms_norm_of_row {
  using arguments = detail::add_norm_arguments;
  template <int kept, int width = 1>
  static void body(threadgroup& tg, const arguments& a) {
    const std::size_t offset = tg.threadgroup_position_in_grid().x * a.cols;
    const T* x = static_cast<const T*>(a.x) + offset;                // (cols)
    const T* residual = static_cast<const T*>(a.residual) + offset;  // (cols)
    const T* weight = static_cast<const T*>(a.weight);               // (cols)
    T* sum = static_cast<T*>(a.sum) + offset;                        // (cols)
    T* y = static_cast<T*>(a.y) + offset;                            // (cols)
    if constexpr (kept != 0) {
      prefetch_later_row<kept>(tg, x, a.cols);
      prefetch_later_row<kept>(tg, residual, a.cols);
      stored_sum<T> row(x, residual, sum);
      return rms_norm_of_kept_row<kept, width>(tg, weight, y, a.cols, a.epsilon, row);
    }
    const bool keeps = sizeof(T) == sizeof(float) && a.memory_of_sum.nontemporal &&
                       a.cols <= max_threadgroup_memory / sizeof(float);
    T* kept_sum = keeps ? tg.memory<T>(a.cols) : sum;  // (cols)
    rms_norm_of_row<Walk, T>(tg, {kept_sum, weight, y, a.cols, a.epsilon}, policy_of_row(a.memory, x, a.cols),
                             [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
                               store(kept_sum + i, load(x + i, active) + load(residual + i, active), active);
                               return load(kept_sum + i, active);  // as rounded to T
                             });
    if (keeps)
      store_row<Walk>(tg, sum, a.cols, policy_of_row(a.memory_of_sum, residual, a.cols),
                      [&](std::size_t i, auto active)
                          PEWTER_INLINE_LAMBDA { return load(kept_sum + i, active); });
  }
};

}  // namespace

extern const kernel_table add_rms_norm_table;
constexpr kernel_table add_rms_norm_table =
    kernel_table{}
        .with(pattern::stride_loop, entry_by_strides<add_rms_norm_of_row, float>,
              entry_by_strides<add_rms_norm_of_row, half>, entry_by_strides<add_rms_norm_of_row, bfloat>)
        .with(pattern::vectorized, entry_by_blocks<add_rms_norm_of_row, float>,
              entry_by_blocks<add_rms_norm_of_row, half>, entry_by_blocks<add_rms_norm_of_row, bfloat>);
PEWTER_END_TARGET_NAMESPACE
