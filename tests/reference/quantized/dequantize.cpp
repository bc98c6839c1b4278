// y = the numbers that blocks stand for.
#include "tests/reference/oracle.hpp"
#include "tests/reference/quantized/blocks.hpp"

#include <cmath>

namespace pewter::reference {

void dequantize(const oracle_call& call) {
  const auto type = static_cast<block_type>(call.shape[0] % block_type_count);
  const std::vector<std::uint8_t> blocks(call.inputs[0].begin(), call.inputs[0].end());
  call.values[0] = elements_of_blocks(type, blocks, call.inputs[1], call.inputs[2]);
  for (std::size_t i = 0; i < call.values[0].size(); ++i) {
    call.values[0][i] =
        static_cast<double>(static_cast<float>(call.values[0][i]));  // the one rounding that float has
    call.magnitudes[0][i] = std::abs(call.values[0][i]);
  }
}

}  // namespace pewter::reference
