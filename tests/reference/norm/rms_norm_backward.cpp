// dx, dweight of rms_norm.
#include "tests/reference/norm/norm_gradients.hpp"

namespace pewter::reference {

void rms_norm_backward(const oracle_call& call) { gradients_of_norm(call, false); }

}  // namespace pewter::reference
