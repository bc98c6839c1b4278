// sums[r] = sum of row r.
#include "kernels/reduce/reduce.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
extern const kernel_table row_sum_table;
constexpr kernel_table row_sum_table = table_of_float_reduction<addition, half, bfloat>();
PEWTER_END_TARGET_NAMESPACE
