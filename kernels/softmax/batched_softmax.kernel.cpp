// softmax of each row of each batch: the body of softmax on grid (rows, 1, batches).
#include "kernels/softmax/softmax.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
extern const kernel_table batched_softmax_table;
constexpr kernel_table batched_softmax_table = table_of_softmax();
PEWTER_END_TARGET_NAMESPACE
