// y[r][i] = x[r][0] + ... + x[r][i-1], y[r][0] = 0.
#include "kernels/scan/row_scan_launch.hpp"

namespace pewter {

template <element T>
void row_prefix_sum_exclusive(const T* x, T* y, matrix_shape shape, const launch& options) {
  detail::run_row_scan("row_prefix_sum_exclusive", row_prefix_sum_exclusive_description,
                       detail::row_prefix_sum_exclusive_tables, x, y, shape, options);
}

template void row_prefix_sum_exclusive(const float*, float*, matrix_shape, const launch&);
template void row_prefix_sum_exclusive(const half*, half*, matrix_shape, const launch&);
template void row_prefix_sum_exclusive(const bfloat*, bfloat*, matrix_shape, const launch&);

constinit const description row_prefix_sum_exclusive_description = detail::row_scan_description(
    "y[r][i] = x[r][0] + ... + x[r][i-1], y[r][0] = 0", [](const kernel_call& c) {
      detail::with_element_type(c.type, [&]<class T>(T) {
        row_prefix_sum_exclusive(detail::input<T>(c, 0), detail::output<T>(c, 1), {c.shape[0], c.shape[1]},
                                 c.launch);
      });
    });

}  // namespace pewter
