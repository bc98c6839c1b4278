// y[r][i] = x[r][0] + ... + x[r][i].
#include "kernels/scan/row_scan_launch.hpp"

namespace pewter {

template <element T>
void row_prefix_sum(const T* x, T* y, matrix_shape shape, const launch& options) {
  detail::run_row_scan({"row_prefix_sum", row_prefix_sum_description, detail::row_prefix_sum_tables}, x, y,
                       shape, options, false);
}

PEWTER_INSTANCES(row_prefix_sum)

constinit const description row_prefix_sum_description =
    detail::row_scan_description<detail::row_prefix_sum_row>();

}  // namespace pewter
