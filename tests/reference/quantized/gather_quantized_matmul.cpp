// y[i] = x[i] W[ids[i]]^T.
#include "tests/reference/oracle.hpp"
#include "tests/reference/quantized/blocks.hpp"

namespace pewter::reference {

void gather_quantized_matmul(const oracle_call& call) {
  quantized_products(call, [&](std::size_t i) { return static_cast<std::size_t>(call.inputs[4][i]); });
}

}  // namespace pewter::reference
