// y[r][i] = x[r][0] + ... + x[r][i].
#include "kernels/scan/row_scan.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
extern const kernel_table row_prefix_sum_table;
constexpr kernel_table row_prefix_sum_table = table_of_row_scan<scan::inclusive>();
PEWTER_END_TARGET_NAMESPACE
