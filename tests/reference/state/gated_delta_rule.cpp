// S = decay S, S = S + beta (v - S k) k^T, y = S q / 2, token by token. What is not finite is not told: the
// kernel multiplies keys by decay and beta beforehand, which gives NaN for infinity and the other way round.
#include "tests/reference/recurrence.hpp"

namespace pewter::reference {
namespace {

sized told(const sized& number) {
  if (std::isfinite(number.value)) return number;
  return {0, std::numeric_limits<double>::infinity()};
}

}  // namespace

void gated_delta_rule(const oracle_call& call) {
  const std::size_t sequences = call.shape[0], tokens = call.shape[1], heads = call.shape[2];
  const std::size_t key_heads = call.shape[3], key_dim = call.shape[4], value_dim = call.shape[5];
  const std::size_t numbers = key_dim * value_dim;
  for (std::size_t matrix = 0; matrix < sequences * heads; ++matrix) {
    state_matrix s(call.inputs[5].data() + matrix * numbers, value_dim, key_dim);
    for (std::size_t t = 0; t < tokens; ++t) {
      const std::size_t token = matrix / heads * tokens + t, head = matrix % heads,
                        place = token * heads + head;
      const std::size_t key = (token * key_heads + head * key_heads / heads) * key_dim;
      const double *q = call.inputs[0].data() + key, *k = call.inputs[1].data() + key;
      const sized decay = call.inputs[3][place], beta = call.inputs[4][place];
      for (std::size_t i = 0; i < value_dim; ++i) {
        for (std::size_t j = 0; j < key_dim; ++j) s.at(i, j) = s.at(i, j) * decay;
        const sized change = beta * (sized(call.inputs[2][place * value_dim + i]) - s.along(i, k));
        for (std::size_t j = 0; j < key_dim; ++j) s.at(i, j) += change * k[j];
        put(call, 0, place * value_dim + i, told(s.along(i, q) * 0.5));
      }
    }
    for (std::size_t i = 0; i < numbers; ++i)
      put(call, 1, matrix * numbers + i, told(s.at(i / key_dim, i % key_dim)));
  }
}

}  // namespace pewter::reference
