// A layer's experts: each token passes those that its router weighs most.
#include <cmath>

#include "bench/decoder/decoder.hpp"
#include "pewter/kernels.hpp"

namespace pewter::decoder {

/// y = the sum of the chosen experts' results, times their weights, and of the shared one's.
void decoder::run_experts(const layer& l, const float* x, float* y, std::size_t m) {
  const extents& e = model_.extents;
  router_.resize(m * e.experts);
  expert_ids_.resize(m * e.experts_used);
  expert_weights_.resize(m * e.experts_used);
  products_.multiply("router", x, l.router, router_.data(), m);
  times_.time("router", "router", 0, [&] {
    router(router_.data(), expert_ids_.data(), expert_weights_.data(), {m, e.experts, e.experts_used},
           {.renormalise = e.renormalises_experts}, products_.how());
  });
  run_chosen(l, x, y, m);
  if (!l.shared.gate) return;
  chosen_results_.resize(m * e.hidden);
  run_dense("shared expert", l.shared, x, chosen_results_.data(), m);
  router_.resize(m);
  products_.multiply("router", x, l.shared_router, router_.data(), m);
  for (std::size_t i = 0; i < m; ++i) {
    const float weight = 1 / (1 + std::exp(-router_[i]));
    for (std::size_t c = 0; c < e.hidden; ++c)
      y[i * e.hidden + c] += weight * chosen_results_[i * e.hidden + c];
  }
}

/// The chosen experts of all tokens, matrix by matrix.
void decoder::run_chosen(const layer& l, const float* x, float* y, std::size_t m) {
  const extents& e = model_.extents;
  const chosen_experts chosen = {expert_ids_.data(), m, e.experts_used};
  const std::size_t rows = m * e.experts_used, inner = l.experts.gate.rows;
  if (gate_.size() < rows * inner) {
    gate_.resize(rows * inner);
    up_.resize(rows * inner);
  }
  chosen_results_.resize(rows * e.hidden);
  products_.multiply_chosen("experts", x, l.experts.gate, chosen, false, gate_.data());
  products_.multiply_chosen("experts", x, l.experts.up, chosen, false, up_.data());
  times_.time("swiglu", "experts", 0,
              [&] { swiglu(gate_.data(), up_.data(), gate_.data(), rows * inner, products_.how()); });
  products_.multiply_chosen("experts", gate_.data(), l.experts.down, chosen, true, chosen_results_.data());
  for (std::size_t row = 0; row < rows; ++row) {
    float* const of_token = y + row / e.experts_used * e.hidden;
    const bool begins = row % e.experts_used == 0;
    for (std::size_t c = 0; c < e.hidden; ++c)
      of_token[c] = (begins ? 0 : of_token[c]) + expert_weights_[row] * chosen_results_[row * e.hidden + c];
  }
}

}  // namespace pewter::decoder
