// y[t] = silu(bias + sum over k of weight[k] x[t - taps + 1 + k]), and the last taps - 1 inputs.
#include "tests/reference/recurrence.hpp"

namespace pewter::reference {

void causal_convolution(const oracle_call& call) {
  const std::size_t sequences = call.shape[0], tokens = call.shape[1], channels = call.shape[2];
  const std::size_t taps = call.shape[3], history = taps - 1;
  for (std::size_t s = 0; s < sequences; ++s)
    for (std::size_t c = 0; c < channels; ++c) {
      std::vector<double> inputs;
      for (std::size_t i = 0; i < history; ++i)
        inputs.push_back(call.inputs[3][(s * history + i) * channels + c]);
      for (std::size_t t = 0; t < tokens; ++t)
        inputs.push_back(call.inputs[0][(s * tokens + t) * channels + c]);
      for (std::size_t t = 0; t < tokens; ++t) {
        sized sum = call.inputs[2][c];
        for (std::size_t k = 0; k < taps; ++k) sum += sized(call.inputs[1][c * taps + k]) * inputs[t + k];
        sum.value /= 1 + std::exp(-sum.value);
        put(call, 0, (s * tokens + t) * channels + c, sum);
      }
      for (std::size_t i = 0; i < history; ++i)
        put(call, 1, (s * history + i) * channels + c, {inputs[tokens + i], 0});
    }
}

}  // namespace pewter::reference
