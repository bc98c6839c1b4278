// y[r][i] = x[r][0] + ... + x[r][i].
#include "kernels/scan/row_scan_launch.hpp"

namespace pewter {

template <element T>
void row_prefix_sum(const T* x, T* y, matrix_shape shape, const launch& options) {
  detail::run_row_scan("row_prefix_sum", row_prefix_sum_description, detail::row_prefix_sum_tables, x, y,
                       shape, options);
}

template void row_prefix_sum(const float*, float*, matrix_shape, const launch&);
template void row_prefix_sum(const half*, half*, matrix_shape, const launch&);
template void row_prefix_sum(const bfloat*, bfloat*, matrix_shape, const launch&);

constinit const description row_prefix_sum_description =
    detail::row_scan_description("y[r][i] = x[r][0] + ... + x[r][i]", [](const kernel_call& c) {
      detail::with_element_type(c.type, [&]<class T>(T) {
        row_prefix_sum(detail::input<T>(c, 0), detail::output<T>(c, 1), {c.shape[0], c.shape[1]}, c.launch);
      });
    });

}  // namespace pewter
