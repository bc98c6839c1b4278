// h = exp(dt a) h + dt x b, y = h c + d x, token by token.
#include "tests/reference/recurrence.hpp"
#include "tests/reference/state/state_space.hpp"

namespace pewter::reference {

void scan_state_space(const oracle_call& call, bool by_head) {
  const std::size_t sequences = call.shape[0], tokens = call.shape[1], heads = call.shape[2];
  const std::size_t head_dim = call.shape[3], groups = call.shape[4], states = call.shape[5];
  const auto at = [&](int input, std::size_t i) {
    return sized(call.inputs[static_cast<std::size_t>(input)][i]);
  };
  for (std::size_t channel = 0; channel < sequences * heads * head_dim; ++channel) {
    const std::size_t sequence = channel / (heads * head_dim), head = channel / head_dim % heads;
    std::vector<sized> h;
    for (std::size_t n = 0; n < states; ++n) h.push_back(at(6, channel * states + n));
    for (std::size_t t = 0; t < tokens; ++t) {
      const std::size_t token = sequence * tokens + t;
      const std::size_t place = token * heads * head_dim + channel % (heads * head_dim);
      const double dt = std::log1p(std::exp(at(1, token * heads + head).value));
      sized y = at(5, head) * at(0, place);
      for (std::size_t n = 0; n < states; ++n) {
        const std::size_t of_group = (token * groups + head * groups / heads) * states + n;
        const double rate = at(2, by_head ? head : head * states + n).value;
        h[n] = sized(std::exp(dt * rate)) * h[n] + sized(dt) * at(0, place) * at(3, of_group);
        y += h[n] * at(4, of_group);
      }
      put(call, 0, place, y);
    }
    for (std::size_t n = 0; n < states; ++n) put(call, 1, channel * states + n, h[n]);
  }
}

void state_space_scan(const oracle_call& call) { scan_state_space(call, false); }

}  // namespace pewter::reference
