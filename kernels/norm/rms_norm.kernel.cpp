// y = x weight / sqrt(mean of the row's squares + epsilon).
#include "kernels/norm/rms_norm.kernel.hpp"
#include "kernels/common/rows_ahead.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class Walk, class T>
struct rms_norm_kernel {
  using arguments = detail::norm_arguments;
  using element = T;
  static constexpr std::size_t ahead_from = sizeof(T) == 2 ? 8193 : 16385;
  static row_parameters<1> parameters(const arguments& a) { return {{a.weight}}; }
  template <int kept, int width, class Row>
  PEWTER_INLINE static void of_kept_row(threadgroup& tg, const arguments& a, std::size_t r, Row& row) {
    rms_norm_of_kept_row<kept, width>(tg, row.template parameter<0>(a.weight),
                                      static_cast<T*>(a.y) + r * a.cols + row.first_column(), a.cols,
                                      a.epsilon, row);
  }
  template <int kept, int width = 1>
  static void body(threadgroup& tg, const arguments& a) {
    const std::size_t r = tg.threadgroup_position_in_grid().x;
    if constexpr (kept != 0) return take_kept_row<rms_norm_kernel, kept, width>(tg, a, r);
    const T* x = static_cast<const T*>(a.x) + r * a.cols;  // (cols)
    const T* weight = static_cast<const T*>(a.weight);     // (cols)
    T* y = static_cast<T*>(a.y) + r * a.cols;              // (cols)
    rms_norm_of_row<Walk, T>(tg, {x, weight, y, a.cols, a.epsilon}, policy_of_row(a.memory, x, a.cols),
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
