// y[i] = x[0] + ... + x[i - 1].
#include "kernels/offload/vector_scan.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
extern const kernel_table vector_prefix_sum_exclusive_table;
constexpr kernel_table vector_prefix_sum_exclusive_table = table_of_vector_scan<scan::exclusive>();
PEWTER_END_TARGET_NAMESPACE
