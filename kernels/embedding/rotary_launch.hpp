// The host side that rotary_interleaved and rotary_half share.
//
// Error, in eps of |a| + |b|, a pair's elements: sine and cosine 1.5 (rotation.hpp), a product and the sum
// 0.5 each: 2.5. The angle adds nothing that counts: a frequency is within 2^-63 of a turn
// (rotary_frequencies), which a position of 131072 makes 2^-46, and the product is rounded to 2^-32 of a
// turn: 1.5e-9 or 0.01 eps.
#pragma once

#include <cmath>
#include <numbers>
#include <vector>

#include "kernels/common/rows.hpp"
#include "kernels/embedding/rotary.hpp"
#include "pewter/error.hpp"

namespace pewter::detail {

/// theta^(-i / pairs) / (2 pi) for i = 0, 1, ...: turns a position, in units of 2^-64. Powers of the ratio
/// are multiplied up in long double: its 64 bits lose i 2^-63 of a frequency that falls with i, 2^-63 of a
/// turn at most (2^-52 if long double is double). A power each would take longer than turning one token's
/// heads.
inline std::vector<std::uint64_t> rotary_frequencies(std::size_t pairs, float theta) {
  std::vector<std::uint64_t> frequencies(pairs);
  const long double ratio =
      std::pow(static_cast<long double>(theta), -1.0L / static_cast<long double>(pairs));
  long double frequency = 0x1p64L / (2 * std::numbers::pi_v<long double>);
  for (std::uint64_t& f : frequencies) {
    f = static_cast<std::uint64_t>(frequency);
    frequency *= ratio;
  }
  return frequencies;
}

template <class T>
void run_rotary(const char* function, const description& about, target_tables tables, const T* x,
                const std::uint32_t* positions, T* y, rotary_shape shape, float theta,
                const launch& options) {
  const std::size_t n = check_elements(function, sizeof(T), shape.tokens, shape.heads, shape.head_dim);
  const std::size_t position_bytes =
      check_elements(function, sizeof(std::uint32_t), shape.tokens, 1) * sizeof(std::uint32_t);
  check_pointer(function, "x", x, n);
  check_pointer(function, "positions", positions, n == 0 ? 0 : shape.tokens);
  check_pointer(function, "y", y, n);
  check_same_or_disjoint(function, "x", x, n * sizeof(T), "y", y, n * sizeof(T));
  check_no_overlap(function, "positions", positions, position_bytes, "y", y, n * sizeof(T));
  if (shape.head_dim % 2 != 0 || shape.head_dim > most_head_dim)
    raise("%s: head_dim = %zu, must be even and at most %zu", function, shape.head_dim, most_head_dim);
  if (!(theta >= 1) || !std::isfinite(theta))
    raise("%s: theta = %g, must be finite and at least 1", function, static_cast<double>(theta));

  const pattern chosen = check_pattern(function, options, about, pattern::stride_loop);
  const std::size_t pairs = shape.head_dim / 2;
  const std::uint32_t threads = check_threads(function, options, simd_execution_width);
  const std::uint32_t tokens = check_extent(function, "tokens", shape.tokens);
  const std::uint32_t heads = check_extent(function, "heads", shape.heads);
  const launch_geometry geometry =
      chosen == pattern::direct
          ? geometry_of_threads({static_cast<std::uint32_t>(pairs), heads, tokens}, {threads, 1, 1}, function)
          : geometry_of_threadgroups({n == 0 ? 0 : tokens, 1, 1}, {threads, 1, 1}, function);
  const std::vector<std::uint64_t> frequencies = rotary_frequencies(n == 0 ? 0 : pairs, theta);
  const memory_policy policy = policy_of_results(traversal::rows, y, n, y == x, options);
  const rotary_arguments arguments{x, positions, frequencies.data(), y, shape.heads, pairs, policy};
  const double elements =
      chosen == pattern::direct ? 2.0 * threads : static_cast<double>(shape.heads * 2 * pairs);
  announce_shape({{shape.tokens, shape.heads, pairs}});
  run_kernel(tables, chosen, element_type_of<T>, &arguments, geometry, options,
             2 * sizeof(T) * nanoseconds_per_byte * elements);
}

// ---- parts of descriptions ----

inline constexpr const char* rotary_dimensions[] = {"tokens", "heads", "pairs"};
inline constexpr pattern rotary_patterns[] = {pattern::direct, pattern::stride_loop};
inline std::size_t count_of_rotary(const problem_shape& s) { return s[0] * s[1] * 2 * s[2]; }
inline constexpr std::size_t rotary_context = 131072;
inline constexpr operand rotary_operands[] = {
    {"x", role::input, element_kind::storage, count_of_rotary},
    {"positions", role::input, element_kind::uint32, [](const problem_shape& s) { return s[0]; },
     fill::indices, [](const problem_shape&) { return rotary_context; }},
    {"y", role::output, element_kind::storage, count_of_rotary},
};
inline double bytes_of_rotary(const problem_shape& s, element_type t) {
  return static_cast<double>(2 * count_of_rotary(s) * size_of(t) + s[0] * sizeof(std::uint32_t));
}
inline double flops_of_rotary(const problem_shape& s) {
  return 3.0 * static_cast<double>(count_of_rotary(s));
}

/// Queries of one layer.
inline constexpr named_shape rotary_shapes[] = {
    {"llama3-8b 32 heads of 128, 512 tokens", {{512, 32, 64}}},
    {"llama3-8b 32 heads of 128, 1 token", {{1, 32, 64}}},
    {"qwen2.5-0.5b 14 heads of 64, 512 tokens", {{512, 14, 32}}},
    {"llama3-8b 32 heads of 128, 8192 tokens", {{8192, 32, 64}}},
};

}  // namespace pewter::detail
