// Philox4x32-10, the counter-based generator of Salmon, Moraes, Dror and Shaw 2011 ("Parallel random numbers:
// as easy as 1, 2, 3"): four random words of four words of counter and two of key, whoever computes them.
#pragma once

#include <array>
#include <cstdint>

namespace pewter::detail {

constexpr std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> c,
                                              std::array<std::uint32_t, 2> key) {
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t first = std::uint64_t{0xd2511f53u} * c[0], second = std::uint64_t{0xcd9e8d57u} * c[2];
    c = {static_cast<std::uint32_t>(second >> 32) ^ c[1] ^ key[0], static_cast<std::uint32_t>(second),
         static_cast<std::uint32_t>(first >> 32) ^ c[3] ^ key[1], static_cast<std::uint32_t>(first)};
    key = {key[0] + 0x9e3779b9u, key[1] + 0xbb67ae85u};
  }
  return c;
}

/// 64 random bits of a seed and a counter.
constexpr std::uint64_t random_bits(std::uint64_t seed, std::uint64_t counter) {
  const auto words =
      philox({static_cast<std::uint32_t>(counter), static_cast<std::uint32_t>(counter >> 32), 0, 0},
             {static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)});
  return std::uint64_t{words[1]} << 32 | words[0];
}

}  // namespace pewter::detail
