// A layer's experts: each token passes those that its router weighs most.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "bench/decoder/decoder.hpp"
#include "pewter/kernels.hpp"

namespace pewter::decoder {

/// y = the sum of the chosen experts' results, times their weights, and of the shared one's.
void decoder::run_experts(const layer& l, const float* x, float* y, std::size_t m) {
  const extents& e = model_.extents;
  router_.resize(m * e.experts);
  products_.multiply("router", x, l.router, router_.data(), m);
  times_.time("softmax", "router", 0, [&] {
    softmax(router_.data(), router_.data(), {m, e.experts}, products_.how());
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

/// Expert by expert, the rows of all tokens that chose it together.
void decoder::run_chosen(const layer& l, const float* x, float* y, std::size_t m) {
  const extents& e = model_.extents;
  struct choice {
    std::size_t token;
    float weight;
  };
  std::vector<std::vector<choice>> of_expert(e.experts);
  std::vector<std::size_t> order(e.experts);
  for (std::size_t i = 0; i < m; ++i) {
    const float* const weights = router_.data() + i * e.experts;
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto end = order.begin() + static_cast<std::ptrdiff_t>(e.experts_used);
    std::partial_sort(order.begin(), end, order.end(), [&](std::size_t a, std::size_t b) {
      return weights[a] > weights[b] || (weights[a] == weights[b] && a < b);
    });
    float sum = 0;
    for (auto at = order.begin(); at != end; ++at) sum += weights[*at];
    const float scale = e.renormalises_experts && sum > 0 ? 1 / sum : 1;
    for (auto at = order.begin(); at != end; ++at) of_expert[*at].push_back({i, weights[*at] * scale});
  }
  std::fill_n(y, m * e.hidden, 0.0f);
  for (std::size_t expert = 0; expert < e.experts; ++expert) {
    const std::vector<choice>& chosen = of_expert[expert];
    if (chosen.empty()) continue;
    chosen_rows_.resize(chosen.size() * e.hidden);
    chosen_results_.resize(chosen.size() * e.hidden);
    for (std::size_t i = 0; i < chosen.size(); ++i)
      std::copy_n(x + chosen[i].token * e.hidden, e.hidden, chosen_rows_.data() + i * e.hidden);
    const feed_forward one = {l.experts.gate.expert(expert), l.experts.up.expert(expert),
                              l.experts.down.expert(expert)};
    run_dense("experts", one, chosen_rows_.data(), chosen_results_.data(), chosen.size());
    for (std::size_t i = 0; i < chosen.size(); ++i)
      for (std::size_t c = 0; c < e.hidden; ++c)
        y[chosen[i].token * e.hidden + c] += chosen[i].weight * chosen_results_[i * e.hidden + c];
  }
}

}  // namespace pewter::decoder
