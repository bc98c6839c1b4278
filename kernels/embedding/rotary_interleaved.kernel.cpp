// Turns each pair of elements by an angle that grows with the token's position, a pair being neighbours,
// x[2i] and x[2i + 1].
#include "kernels/embedding/rotary.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
extern const kernel_table rotary_interleaved_table;
constexpr kernel_table rotary_interleaved_table = rotary_table<neighbours>();
PEWTER_END_TARGET_NAMESPACE
