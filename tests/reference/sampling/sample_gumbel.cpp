// ids[r] = the column with the largest x / 0.8 - log(-log(u)), rounded to float, u of Philox4x32-10 with key
// (7, 0) and counter (counters[r], 0, column, 0). The generator is written out once more.
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {
namespace {

std::uint32_t word_of(std::uint32_t row, std::uint32_t column) {
  std::uint32_t c[4] = {row, 0, column, 0}, key[2] = {7, 0};
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t a = 0xD2511F53ull * c[0], b = 0xCD9E8D57ull * c[2];
    const std::uint32_t next[4] = {
        static_cast<std::uint32_t>(b >> 32) ^ c[1] ^ key[0], static_cast<std::uint32_t>(b),
        static_cast<std::uint32_t>(a >> 32) ^ c[3] ^ key[1], static_cast<std::uint32_t>(a)};
    for (int i = 0; i < 4; ++i) c[i] = next[i];
    key[0] += 0x9E3779B9u;
    key[1] += 0xBB67AE85u;
  }
  return c[0];
}

}  // namespace

void sample_gumbel(const oracle_call& call) {
  const std::size_t cols = call.shape[1];
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    double largest = -HUGE_VAL;
    for (std::size_t i = 0; i < cols; ++i) {
      const std::uint32_t word =
          word_of(static_cast<std::uint32_t>(call.inputs[1][r]), static_cast<std::uint32_t>(i));
      const double u = (static_cast<double>(word >> 9) + 0.5) / 8388608;
      const double noise = -std::log(-std::log(u));
      const double sum = static_cast<double>(
          static_cast<float>(call.inputs[0][r * cols + i] * static_cast<double>(1 / 0.8f) + noise));
      if (!(sum > largest)) continue;
      largest = sum;
      call.values[0][r] = static_cast<double>(i);
    }
  }
}

}  // namespace pewter::reference
