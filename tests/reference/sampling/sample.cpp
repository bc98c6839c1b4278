// ids[r] = the column at which the sum of kept weights passes the draw's part of it. Weights are whole
// numbers, exp((x - max) / 0.8) 2^30 rounded down; kept are the 40 largest, of these 0.9 of their sum that
// are nearest to the mean distance from the largest logit, in steps of 2^-16, of these 0.95 of their sum.
// The generator is written out once more.
#include "tests/reference/oracle.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>

namespace pewter::reference {
namespace {

/// 64 bits of Philox4x32-10 with key (7, 0) and counter (n, 0, 0, 0).
std::uint64_t draw_of(std::uint32_t n) {
  std::uint32_t c0 = n, c1 = 0, c2 = 0, c3 = 0, k0 = 7, k1 = 0;
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t a = 0xD2511F53ull * c0, b = 0xCD9E8D57ull * c2;
    c0 = static_cast<std::uint32_t>(b >> 32) ^ c1 ^ k0;
    c1 = static_cast<std::uint32_t>(b);
    c2 = static_cast<std::uint32_t>(a >> 32) ^ c3 ^ k1;
    c3 = static_cast<std::uint32_t>(a);
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  return std::uint64_t{c1} << 32 | c0;
}

std::uint64_t part_of(std::uint64_t sum, float part) {
  const auto units = static_cast<std::uint64_t>(static_cast<double>(part) * 4294967296.0);
  return std::max<std::uint64_t>(
      1, static_cast<std::uint64_t>(static_cast<unsigned __int128>(sum) * units >> 32));
}

/// Takes the weight from all but the 40 largest and those that are as large.
void keep_largest(std::vector<std::uint64_t>& weights) {
  std::vector<std::uint64_t> sorted = weights;
  std::sort(sorted.begin(), sorted.end(), std::greater<>());
  const std::uint64_t least = sorted[std::min<std::size_t>(40, sorted.size()) - 1];
  for (std::uint64_t& w : weights) w = w >= least ? w : 0;
}

/// Takes the weight from columns that are far from the mean of distances, which are below the largest logit.
void keep_typical(std::vector<std::uint64_t>& weights, const std::vector<std::int64_t>& distances) {
  std::uint64_t sum = 0, moment = 0, all = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    all += weights[i];
    sum += weights[i] / 1024;
    moment += weights[i] / 1024 * static_cast<std::uint64_t>(distances[i]);
  }
  if (sum == 0) return;
  const auto mean = static_cast<std::int64_t>((moment + sum / 2) / sum);
  std::map<std::int64_t, std::uint64_t> by_distance;
  for (std::size_t i = 0; i < weights.size(); ++i)
    if (weights[i] != 0) by_distance[std::abs(distances[i] - mean)] += weights[i];
  std::uint64_t nearer = 0;
  std::int64_t last = 0;
  for (const auto& [distance, weight] : by_distance) {
    if (nearer >= part_of(all, 0.9f)) break;
    nearer += weight;
    last = distance;
  }
  for (std::size_t i = 0; i < weights.size(); ++i)
    if (std::abs(distances[i] - mean) > last) weights[i] = 0;
}

/// The smallest weight that is kept.
std::uint64_t least_kept(std::vector<std::uint64_t> sorted) {
  std::sort(sorted.begin(), sorted.end(), std::greater<>());
  std::uint64_t kept = 0, sum = 0, least = 1;
  for (const std::uint64_t w : sorted) kept += w;
  for (const std::uint64_t w : sorted) {
    if (sum >= part_of(kept, 0.95f)) break;
    sum += w;
    least = std::max<std::uint64_t>(1, w);
  }
  return least;
}

}  // namespace

void sample(const oracle_call& call) {
  const std::size_t cols = call.shape[1];
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    const double* const x = call.inputs[0].data() + r * cols;
    double largest = -HUGE_VAL;
    for (std::size_t i = 0; i < cols; ++i)
      if (x[i] > largest) largest = x[i];
    std::vector<std::uint64_t> weights(cols);
    std::vector<std::int64_t> distances(cols);
    for (std::size_t i = 0; i < cols; ++i) {
      const double e = std::exp((x[i] - largest) * static_cast<double>(1 / 0.8f)) * 1073741824.0;
      weights[i] = x[i] == largest ? 1073741824u : e > 0 ? static_cast<std::uint64_t>(e) : 0;
      const float below = static_cast<float>(largest) - static_cast<float>(x[i]), scaled = below * (1 / 0.8f);
      distances[i] = weights[i] == 0 || x[i] == largest ? 0 : static_cast<std::int64_t>(scaled * 65536);
    }
    keep_largest(weights);
    keep_typical(weights, distances);
    const std::uint64_t least = least_kept(weights);
    std::uint64_t total = 0;
    for (const std::uint64_t w : weights) total += w >= least ? w : 0;
    const std::uint64_t draw = draw_of(static_cast<std::uint32_t>(call.inputs[1][r]));
    auto left = static_cast<std::uint64_t>(static_cast<unsigned __int128>(draw) * total >> 64);
    std::size_t column = 0;
    for (std::size_t i = 0; i < cols && total != 0; ++i) {
      if (weights[i] < least) continue;
      column = i;
      if (left < weights[i]) break;
      left -= weights[i];
    }
    call.values[0][r] = static_cast<double>(column);
  }
}

}  // namespace pewter::reference
