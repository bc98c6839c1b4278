// y = softmax(q k^T / sqrt(head_dim)) v, causal: the last query sees all keys, each one before it one less.
// Where the number of heads is even, two share a head of k and v.
#include <algorithm>
#include <cmath>
#include <limits>

#include "tests/reference/attention/attention_row.hpp"
#include "tests/reference/oracle.hpp"

namespace pewter::reference {

void attend(const attention_row& row, double* y, double* magnitude) {
  constexpr double hidden = -std::numeric_limits<double>::infinity();
  std::vector<double> scores;
  double largest = row.sink, condition = 1;
  for (const attended& k : row.keys) {
    double dot = 0, absolute = 0;
    for (std::size_t d = 0; d < row.head_dim; ++d) {
      dot += row.q[d] * k.key[d];
      absolute += std::abs(row.q[d] * k.key[d]);
    }
    double score = dot * row.scale;
    if (row.soft_cap > 0) score = row.soft_cap * std::tanh(score / row.soft_cap);
    score = k.added == hidden ? hidden : score + k.added;
    scores.push_back(score);
    if (score == hidden) continue;
    largest = std::max(largest, score);
    condition = std::max(condition, 1 + absolute * row.scale + 2 * std::abs(k.added));
  }
  std::fill(y, y + row.value_dim, 0.0);
  std::fill(magnitude, magnitude + row.value_dim, 0.0);
  const auto is_nan = [](double s) { return std::isnan(s); };
  if (largest == hidden && std::none_of(scores.begin(), scores.end(), is_nan)) return;
  double sum = std::exp(row.sink - largest);
  for (double& s : scores) sum += s = std::exp(s - largest);
  for (std::size_t i = 0; i < scores.size(); ++i)
    for (std::size_t d = 0; d < row.value_dim; ++d) {
      const double term = scores[i] / sum * row.keys[i].value[d];
      y[d] += term;
      magnitude[d] += std::abs(term) * condition;
    }
}

void attention(const oracle_call& call) {
  const std::size_t heads = call.shape[0], queries = call.shape[1], keys = call.shape[2], dim = call.shape[3];
  const std::size_t group = heads % 2 == 0 ? 2 : 1;
  const double scale = dim == 0 ? 1 : 1 / std::sqrt(static_cast<double>(dim));
  for (std::size_t h = 0; h < heads; ++h)
    for (std::size_t i = 0; i < queries; ++i) {
      const std::size_t at = (h * queries + i) * dim,
                        visible = keys + i + 1 > queries ? keys + i + 1 - queries : 0;
      attention_row row{
          call.inputs[0].data() + at, dim, dim, scale, 0, -std::numeric_limits<double>::infinity(), {}};
      for (std::size_t k = 0; k < visible; ++k) {
        const std::size_t of_key = (h / group * keys + k) * dim;
        row.keys.push_back({call.inputs[1].data() + of_key, call.inputs[2].data() + of_key, 0});
      }
      attend(row, call.values[0].data() + at, call.magnitudes[0].data() + at);
    }
}

}  // namespace pewter::reference
