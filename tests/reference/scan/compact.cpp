// The elements above 0.25, in order, and how many they are.
#include "tests/reference/oracle.hpp"

namespace pewter::reference {

void compact(const oracle_call& call) {
  call.values[0].clear();
  for (const double x : call.inputs[0])
    if (x > 0.25) call.values[0].push_back(x);
  call.magnitudes[0] = call.values[0];
  call.values[1][0] = static_cast<double>(call.values[0].size());
}

}  // namespace pewter::reference
