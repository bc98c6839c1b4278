// sums[r] = sum of row r / divisor: of row_sum and row_mean.
#include "kernels/reduce/reduce.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
extern const kernel_table row_sum_table;
constexpr kernel_table row_sum_table = table_of_float_reduction<addition, half, bfloat>();
PEWTER_END_TARGET_NAMESPACE
