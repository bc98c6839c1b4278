// ids[r] = the column at which the sum of kept weights passes the draw's part of it. Weights are whole
// numbers, exp((x - max) / 0.8) 2^30 rounded down; kept are the 40 largest, of these 0.95 of their sum, of
// these 0.02 of the largest and more. The generator is written out once more.
#include "tests/reference/oracle.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

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

/// The smallest weight that is kept.
std::uint64_t least_kept(std::vector<std::uint64_t> sorted) {
  std::sort(sorted.begin(), sorted.end(), std::greater<>());
  std::uint64_t least = std::max<std::uint64_t>(1, sorted[std::min<std::size_t>(40, sorted.size()) - 1]);
  std::uint64_t kept = 0, sum = 0;
  for (const std::uint64_t w : sorted) kept += w >= least ? w : 0;
  const auto part = static_cast<std::uint64_t>(static_cast<double>(0.95f) * 4294967296.0);
  const auto wanted = static_cast<std::uint64_t>(static_cast<unsigned __int128>(kept) * part >> 32);
  for (const std::uint64_t w : sorted) {
    if (sum >= std::max<std::uint64_t>(1, wanted)) break;
    sum += w;
    least = std::max<std::uint64_t>(1, w);
  }
  return std::max<std::uint64_t>(
      least, static_cast<std::uint64_t>(std::ceil(static_cast<double>(0.02f) * 1073741824.0)));
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
    for (std::size_t i = 0; i < cols; ++i) {
      const double e = std::exp((x[i] - largest) * static_cast<double>(1 / 0.8f)) * 1073741824.0;
      weights[i] = x[i] == largest ? 1073741824u : e > 0 ? static_cast<std::uint64_t>(e) : 0;
    }
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
