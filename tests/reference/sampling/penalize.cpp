// y = logits; those of tokens in the history are divided by or times 1.3, less a quarter for each time and a
// half.
#include "tests/reference/oracle.hpp"

#include <cmath>
#include <map>

namespace pewter::reference {

void penalize(const oracle_call& call) {
  const std::size_t cols = call.shape[1], length = call.shape[2];
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    const double* const x = call.inputs[0].data() + r * cols;
    for (std::size_t c = 0; c < cols; ++c) {
      call.values[0][r * cols + c] = x[c];
      call.magnitudes[0][r * cols + c] = 0;
    }
    std::map<std::size_t, int> times;
    for (std::size_t i = 0; i < length; ++i)
      ++times[static_cast<std::size_t>(call.inputs[1][r * length + i])];
    for (const auto& [token, n] : times) {
      const double repeat = static_cast<double>(1.3f), off = n * 0.25 + 0.5;
      call.values[0][r * cols + token] = (x[token] > 0 ? x[token] / repeat : x[token] * repeat) - off;
      call.magnitudes[0][r * cols + token] = std::abs(x[token]) * repeat + off;
    }
  }
}

}  // namespace pewter::reference
