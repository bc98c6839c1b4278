// h = exp(dt a) h + dt x b, y = h c + d x, dt being log(1 + exp(dt)), with sizes.
#pragma once

#include "tests/reference/oracle.hpp"

namespace pewter::reference {

void scan_state_space(const oracle_call& call, bool by_head);

}  // namespace pewter::reference
