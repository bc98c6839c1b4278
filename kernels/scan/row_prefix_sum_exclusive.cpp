// y[r][i] = x[r][0] + ... + x[r][i-1], y[r][0] = 0.
#include "kernels/scan/row_scan_launch.hpp"

namespace pewter {

template <element T>
void row_prefix_sum_exclusive(const T* x, T* y, matrix_shape shape, const launch& options) {
  detail::run_row_scan({"row_prefix_sum_exclusive", row_prefix_sum_exclusive_description,
                        detail::row_prefix_sum_exclusive_tables},
                       x, y, shape, options, true);
}

PEWTER_INSTANCES(row_prefix_sum_exclusive)

constinit const description row_prefix_sum_exclusive_description =
    detail::row_scan_description<detail::row_prefix_sum_exclusive_row>();

}  // namespace pewter
