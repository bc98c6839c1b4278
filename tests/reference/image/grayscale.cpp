// Rec. 709 luma of RGBA pixels, not yet rounded.
#include "tests/reference/oracle.hpp"

namespace pewter::reference {

void grayscale(const oracle_call& call) {
  for (std::size_t i = 0; i < call.values[0].size(); ++i) {
    const double* pixel = call.inputs[0].data() + 4 * i;
    call.values[0][i] = (2126 * pixel[0] + 7152 * pixel[1] + 722 * pixel[2]) / 10000;
    call.magnitudes[0][i] = call.values[0][i];
  }
}

}  // namespace pewter::reference
