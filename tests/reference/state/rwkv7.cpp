// S = S diag(w) + (S a) b^T + v k^T, y = S r, token by token.
#include "tests/reference/recurrence.hpp"

namespace pewter::reference {

void rwkv7(const oracle_call& call) {
  const std::size_t sequences = call.shape[0], tokens = call.shape[1], heads = call.shape[2];
  const std::size_t key_dim = call.shape[3], value_dim = call.shape[4], numbers = key_dim * value_dim;
  for (std::size_t matrix = 0; matrix < sequences * heads; ++matrix) {
    state_matrix s(call.inputs[6].data() + matrix * numbers, value_dim, key_dim);
    for (std::size_t t = 0; t < tokens; ++t) {
      const std::size_t place = (matrix / heads * tokens + t) * heads + matrix % heads;
      const auto of = [&](std::size_t input) { return call.inputs[input].data() + place * key_dim; };
      for (std::size_t i = 0; i < value_dim; ++i) {
        const sized along_a = s.along(i, of(4)), v = call.inputs[3][place * value_dim + i];
        for (std::size_t j = 0; j < key_dim; ++j)
          s.at(i, j) = s.at(i, j) * of(1)[j] + along_a * of(5)[j] + v * of(2)[j];
        put(call, 0, place * value_dim + i, s.along(i, of(0)));
      }
    }
    s.put(call, 1, matrix * numbers);
  }
}

}  // namespace pewter::reference
