// Turns each pair of elements by an angle that grows with the token's position, a pair being x[i] and x[i +
// head_dim / 2].
#include "kernels/embedding/rotary.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
extern const kernel_table rotary_half_table;
constexpr kernel_table rotary_half_table = rotary_table<half_a_head_apart>();
PEWTER_END_TARGET_NAMESPACE
