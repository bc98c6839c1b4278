// Free-form kernels whose SIMD groups and lanes part, for CPUs and GPUs, and what they give.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "pewter/launch.hpp"

struct parted_arguments {
  const std::uint32_t* x;
  std::uint32_t* y;
  std::uint32_t cols;
};

/// One of these kernels, its input, and its result in y, which is zero before.
struct parted_case {
  const char* name;
  pewter::pattern pattern;
  std::uint32_t rows, threads;  ///< a row is a threadgroup's
  std::uint32_t cols;
  std::vector<std::uint32_t> x, expected;
};

void run_parted(const parted_case& what, const std::uint32_t* x, std::uint32_t* y,
                const pewter::launch& options);

namespace parted {

inline std::vector<std::uint32_t> numbers(std::size_t n) {
  std::vector<std::uint32_t> x(n);
  for (std::size_t i = 0; i < n; ++i) x[i] = static_cast<std::uint32_t>(i * 2654435761u >> 22);
  return x;
}

/// Prefix sums of rows that are shorter than the threadgroup: barriers in a loop, behind early returns.
inline parted_case scan(std::uint32_t cols, std::uint32_t threads) {
  parted_case all{"scan", pewter::pattern::stride_loop, 3, threads, cols, numbers(std::size_t{3} * cols), {}};
  for (std::size_t i = 0; i < all.x.size(); ++i)
    all.expected.push_back(all.x[i] + (i % cols == 0 ? 0 : all.expected[i - 1]));
  return all;
}

/// Rounds of a ring of SIMD groups: each adds what the next one has last said. Of `quits`, the last one says
/// nothing from that round on.
inline std::vector<std::uint32_t> ring(const std::uint32_t* x, std::uint32_t simdgroups, std::uint32_t rounds,
                                       std::uint32_t quits) {
  std::vector<std::uint32_t> own(simdgroups, 0), said(simdgroups, 0);
  for (std::uint32_t i = 0; i < simdgroups * 32; ++i) own[i / 32] += x[i];
  for (std::uint32_t round = 0; round < rounds; ++round) {
    const std::uint32_t present = simdgroups - (round >= quits ? 1 : 0);
    for (std::uint32_t i = 0; i < present; ++i) said[i] = own[i] + round;
    for (std::uint32_t i = 0; i < present; ++i) own[i] += said[(i + 1) % simdgroups];
  }
  return own;
}
inline constexpr std::uint32_t left_rounds = 3, right_rounds = 6, inner_rounds = 4, right_quits = 2;

/// Two rings side by side; the first one has a third ring in it.
inline parted_case rings(std::uint32_t threads) {
  const std::uint32_t half = threads / 64;
  parted_case all{"rings", pewter::pattern::vectorized,       2, threads,
                  threads, numbers(std::size_t{2} * threads), {}};
  for (std::uint32_t row = 0; row < all.rows; ++row) {
    const std::uint32_t* const x = all.x.data() + std::size_t{row} * threads;
    std::vector<std::uint32_t> left = ring(x, half, left_rounds, left_rounds);
    const std::vector<std::uint32_t> inner = ring(x, 2, inner_rounds, inner_rounds);
    for (std::size_t i = 0; i < inner.size(); ++i) left[i] += inner[i];
    for (const auto& part : {left, ring(x + half * 32, half, right_rounds, right_quits)})
      for (std::uint32_t i = 0; i < threads / 2; ++i) all.expected.push_back(part[i / 32]);
    std::fill(all.expected.end() - 32, all.expected.end(), 0u);  // returned
  }
  return all;
}

inline constexpr std::uint32_t most_steps = 60;

/// Collatz's steps of each number, lanes on their own; no lane is left of 0, and the row's most for all
/// others.
inline parted_case steps(std::uint32_t threads) {
  parted_case all{"steps", pewter::pattern::direct,           4, threads,
                  threads, numbers(std::size_t{4} * threads), {}};
  if (threads >= 128) std::fill(all.x.begin() + 32, all.x.begin() + 64, 0u);  // a whole SIMD group
  all.expected.assign(all.x.size(), 0);
  for (std::uint32_t row = 0; row < all.rows; ++row) {
    const std::size_t first = std::size_t{row} * threads;
    std::uint32_t most = 0;
    for (std::size_t i = first; i < first + threads; ++i) {
      std::uint32_t x = all.x[i], n = 0;
      if (x == 0) continue;
      for (; x != 1 && n < most_steps; ++n) x = x % 2 == 0 ? x / 2 : 3 * x + 1;
      all.expected[i] = n;
      most = std::max(most, n);
    }
    for (std::size_t i = first; i < first + threads; ++i)
      if (all.x[i] != 0) all.expected[i] += most << 16;
  }
  return all;
}

inline std::vector<parted_case> all() {
  std::vector<parted_case> cases;
  for (const std::uint32_t threads : {32u, 100u, 256u, 1024u})
    for (const std::uint32_t cols : {1u, 31u, 64u, 100u, 777u})
      if (cols <= threads) cases.push_back(scan(cols, threads));
  for (const std::uint32_t threads : {128u, 256u, 1024u}) cases.push_back(rings(threads));
  for (const std::uint32_t threads : {1u, 32u, 100u, 256u, 1024u}) cases.push_back(steps(threads));
  return cases;
}

}  // namespace parted
