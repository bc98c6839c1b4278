// dx, dweight, dbias of layer_norm.
#include "tests/reference/norm/norm_gradients.hpp"

namespace pewter::reference {

void layer_norm_backward(const oracle_call& call) { gradients_of_norm(call, true); }

}  // namespace pewter::reference
