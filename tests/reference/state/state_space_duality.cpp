// state_space_scan with one rate of decay a head.
#include "tests/reference/state/state_space.hpp"

namespace pewter::reference {

void state_space_duality(const oracle_call& call) { scan_state_space(call, true); }

}  // namespace pewter::reference
