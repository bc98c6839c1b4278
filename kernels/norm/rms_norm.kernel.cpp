// y = x weight / sqrt(mean of the row's squares + epsilon).
#include "kernels/norm/rms_norm.kernel.hpp"
#include "kernels/common/rows_ahead.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class Walk, class T>
struct rms_norm_kernel {
  using arguments = detail::norm_arguments;
  using element = T;
  /// Weights of floats need the cache that rows ahead would take.
  static constexpr std::uint32_t threads_without_ahead = sizeof(T) == 2 ? 512 : 1024;
  template <int kept, int width, class Row>
  PEWTER_INLINE static void of_kept_row(threadgroup& tg, const arguments& a, std::size_t r, const Row& row) {
    rms_norm_of_kept_row<kept, width>(tg, static_cast<const T*>(a.weight), static_cast<T*>(a.y) + r * a.cols,
                                      a.cols, a.epsilon, row);
  }
  template <int kept, int width = 1>
  static void body(threadgroup& tg, const arguments& a) {
    const std::size_t offset = tg.threadgroup_position_in_grid().x * a.cols;
    const T* x = static_cast<const T*>(a.x) + offset;   // (cols)
    const T* weight = static_cast<const T*>(a.weight);  // (cols)
    T* y = static_cast<T*>(a.y) + offset;               // (cols)
    if constexpr (kept != 0) {
      prefetch_later_row<kept>(tg, x, a.cols);
      const row_in_memory<T> row{x};
      return of_kept_row<kept, width>(tg, a, tg.threadgroup_position_in_grid().x, row);
    }
    rms_norm_of_row<Walk>(tg, x, weight, y, a.cols, a.epsilon, policy_of_row(a.memory, x, a.cols),
                          [&](std::size_t i, auto active) { return load(x + i, active); });
  }
};

}  // namespace

extern const kernel_table rms_norm_table;
constexpr kernel_table rms_norm_table =
    kernel_table{}
        .with(pattern::stride_loop, entry_by_strides<rms_norm_kernel, float>,
              entry_by_strides<rms_norm_kernel, called_half>,
              entry_by_strides<rms_norm_kernel, called_bfloat>)
        .with(pattern::vectorized, entry_by_blocks<rms_norm_kernel, float>,
              entry_by_blocks<rms_norm_kernel, called_half>, entry_by_blocks<rms_norm_kernel, called_bfloat>);
PEWTER_END_TARGET_NAMESPACE
