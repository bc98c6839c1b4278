// y = x W^T. x may count as bytes: of 32 elements each may be off by half of a 127th of the largest.
#include "tests/reference/oracle.hpp"
#include "tests/reference/quantized/blocks.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace pewter::reference {
namespace {

/// Half a step of each element's run of 32.
std::vector<double> errors_of_bytes(const std::vector<double>& x) {
  std::vector<double> errors(x.size());
  for (std::size_t first = 0; first < x.size(); first += 32) {
    double largest = 0;
    for (std::size_t i = first; i < first + 32; ++i)
      largest =
          std::isfinite(x[i]) ? std::max(largest, std::abs(x[i])) : std::numeric_limits<double>::infinity();
    const double step = std::max(largest / 127, 0x1p-120);
    std::fill_n(errors.begin() + static_cast<std::ptrdiff_t>(first), 32, 0.5001 * step);
  }
  return errors;
}

/// The largest magnitude of each element's run: a code times a scale, and what is added to it, may both be so
/// large where the element is small.
std::vector<double> largest_of_runs(const std::vector<double>& w) {
  std::vector<double> all(w.size());
  for (std::size_t i = 0; i < w.size(); ++i) {
    double& largest = all[i / 32 * 32];
    largest = std::max(largest, std::abs(w[i]));
  }
  for (std::size_t i = 0; i < w.size(); ++i) all[i] = all[i / 32 * 32];
  return all;
}

}  // namespace

void quantized_products(const oracle_call& call, const std::function<std::size_t(std::size_t)>& matrix_of) {
  const auto type = static_cast<block_type>(call.shape[0] % block_type_count);
  const std::size_t n = call.shape[1], k = call.shape[2] * traits_of(type).elements, m = call.shape[3];
  const std::vector<std::uint8_t> bytes(call.inputs[1].begin(), call.inputs[1].end());
  const std::vector<double> w = elements_of_blocks(type, bytes, call.inputs[2], call.inputs[3]);
  const std::vector<double>&x = call.inputs[0], errors = errors_of_bytes(x);
  const std::vector<double> largest = largest_of_runs(w);
  const double terms = static_cast<double>(k), eps = 0x1p-23;
  const double coefficient = (std::max(std::min(terms, 5 * std::sqrt(terms)), terms / 32) + 12) / 2 + 8;
  for (std::size_t i = 0; i < m; ++i)
    for (std::size_t j = 0; j < n; ++j) {
      const std::size_t row = matrix_of(i) * n + j;
      double sum = 0, magnitude = 0, of_bytes = 0;
      for (std::size_t p = 0; p < k; ++p) {
        const double weight = std::abs(w[row * k + p]);
        sum += w[row * k + p] * x[i * k + p];
        magnitude += (weight + largest[row * k + p]) * (std::abs(x[i * k + p]) + errors[i * k + p]);
        of_bytes += weight * errors[i * k + p];
      }
      const bool finite = std::isfinite(sum) && std::isfinite(of_bytes);
      call.values[0][i * n + j] = finite ? sum : 0;
      call.magnitudes[0][i * n + j] =
          finite ? magnitude + of_bytes / (coefficient * eps) : std::numeric_limits<double>::infinity();
    }
}

void quantized_matmul(const oracle_call& call) {
  quantized_products(call, [](std::size_t) { return std::size_t{0}; });
}

}  // namespace pewter::reference
