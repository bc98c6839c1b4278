// C = A B, as gemm_simdgroup.
#include "tests/reference/oracle.hpp"

namespace pewter::reference {

void gemm_tiled(const oracle_call& call) { gemm_simdgroup(call); }

}  // namespace pewter::reference
