// softmax of each row of a matrix: grid (rows).
#include "kernels/softmax/softmax.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
extern const kernel_table softmax_table;
constexpr kernel_table softmax_table = table_of_softmax();
PEWTER_END_TARGET_NAMESPACE
