// The host side that rotary_interleaved and rotary_half share.
//
// Error, in eps of |a| + |b|, a pair's elements: sine and cosine 1.5 (rotation.hpp), a product and the sum
// 0.5 each: 2.5. The angle adds nothing that counts: a frequency is within 2^-63 of a turn
// (rotary_frequencies), which a position of 131072 makes 2^-46, and the product is rounded to 2^-32 of a
// turn: 1.5e-9 or 0.01 eps. A magnitude other than 1 adds 0.5.
#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "kernels/common/rows.hpp"
#include "kernels/embedding/embedding_rows.hpp"
#include "kernels/embedding/rotary.hpp"
#include "pewter/error.hpp"
#include "pewter/serving.hpp"

namespace pewter::detail {

/// @throws error for options that are no angles
inline void check_rotary(const char* function, const rotary_options& how, std::size_t pairs) {
  const auto raise_if = [&](bool wrong, const char* option, float value, const char* must) {
    if (wrong) raise("%s: %s = %g, must be %s", function, option, static_cast<double>(value), must);
  };
  raise_if(!(how.theta >= 1) || !std::isfinite(how.theta), "theta", how.theta, "finite and at least 1");
  if (static_cast<int>(how.scaling) > static_cast<int>(rotary_scaling::llama3))
    raise("%s: scaling = %d, must be 0 to 3", function, static_cast<int>(how.scaling));
  raise_if(!(how.factor >= 1) || !std::isfinite(how.factor), "factor", how.factor, "finite and at least 1");
  raise_if(!std::isfinite(how.magnitude), "magnitude", how.magnitude, "finite");
  for (std::size_t i = 0; how.frequency_factors != nullptr && i < pairs; ++i)
    if (!(how.frequency_factors[i] > 0) || !std::isfinite(how.frequency_factors[i]))
      raise("%s: frequency_factors[%zu] = %g, must be finite and above 0", function, i,
            static_cast<double>(how.frequency_factors[i]));
  const bool yarn = how.scaling == rotary_scaling::yarn, llama3 = how.scaling == rotary_scaling::llama3;
  if ((yarn || llama3) && how.original_context == 0)
    raise("%s: original_context = 0, must be at least 1", function);
  raise_if(yarn && !(how.beta_slow > 0), "beta_slow", how.beta_slow, "above 0");
  raise_if(yarn && (!(how.beta_fast > how.beta_slow) || !std::isfinite(how.beta_fast)), "beta_fast",
           how.beta_fast, "finite and above beta_slow");
  raise_if(llama3 && !(how.low_turns > 0), "low_turns", how.low_turns, "above 0");
  raise_if(llama3 && (!(how.high_turns > how.low_turns) || !std::isfinite(how.high_turns)), "high_turns",
           how.high_turns, "finite and above low_turns");
}

/// @throws error for dims that a head has not, and streams that positions have not
inline void check_rotary_parts(const char* function, const rotary_options& how, std::size_t head_dim) {
  if (how.dims % 2 != 0 || how.dims > head_dim)
    raise("%s: dims = %zu, must be even and at most head_dim, %zu", function, how.dims, head_dim);
  if (how.streams == 0 || how.streams > 256)
    raise("%s: streams = %zu, must be 1 to 256", function, how.streams);
  const std::size_t pairs = (how.dims == 0 ? head_dim : how.dims) / 2;
  for (std::size_t i = 0; how.stream_of_pair != nullptr && i < pairs; ++i)
    if (how.stream_of_pair[i] >= how.streams)
      raise("%s: stream_of_pair[%zu] = %d, must be below streams, %zu", function, i,
            int{how.stream_of_pair[i]}, how.streams);
}

/// What yarn multiplies the frequency of pair i by. The pair that turns n times within the context is
/// pairs log(context / (2 pi n)) / log(theta); the mixed ones begin and end at whole pairs.
class yarn_mix {
 public:
  yarn_mix(const rotary_options& how, std::size_t pairs) : factor_(how.factor) {
    if (how.scaling != rotary_scaling::yarn || pairs == 0) return;
    const double all = static_cast<double>(pairs);
    const auto pair_of_turns = [&](float turns) {
      const double waves =
          static_cast<double>(how.original_context) / (2 * std::numbers::pi * static_cast<double>(turns));
      return all * std::log(waves) / std::log(static_cast<double>(how.theta));
    };
    begin_ = std::clamp(std::floor(pair_of_turns(how.beta_fast)), 0.0, 2 * all - 1);
    end_ = std::clamp(std::ceil(pair_of_turns(how.beta_slow)), 0.0, 2 * all - 1);
  }
  double operator()(std::size_t i) const {
    const double scaled =
        std::clamp((static_cast<double>(i) - begin_) / std::max(end_ - begin_, 0.001), 0.0, 1.0);
    return scaled / static_cast<double>(factor_) + (1 - scaled);
  }

 private:
  float factor_;
  double begin_ = 0, end_ = 0;
};

/// What llama3 multiplies a frequency by, which turns so often within the original context.
inline double llama3_mix(const rotary_options& how, double turns) {
  const double low = static_cast<double>(how.low_turns), high = static_cast<double>(how.high_turns);
  const double kept = std::clamp((turns - low) / (high - low), 0.0, 1.0);
  return (1 - kept) / static_cast<double>(how.factor) + kept;
}

/// theta^(-i / pairs) / (2 pi) for i = 0, 1, ..., scaled: turns a position, in units of 2^-64. Powers of the
/// ratio are multiplied up in long double: its 64 bits lose i 2^-63 of a frequency that falls with i, 2^-63
/// of a turn at most (2^-52 if long double is double). A power each would take longer than turning one
/// token's heads.
inline std::vector<std::uint64_t> rotary_frequencies(std::size_t pairs, const rotary_options& how) {
  std::vector<std::uint64_t> frequencies(pairs);
  const long double ratio =
      std::pow(static_cast<long double>(how.theta), -1.0L / static_cast<long double>(pairs));
  long double frequency = 0x1p64L / (2 * std::numbers::pi_v<long double>);
  if (how.scaling == rotary_scaling::linear) frequency /= static_cast<long double>(how.factor);
  const yarn_mix mix(how, pairs);
  for (std::size_t i = 0; i < pairs; ++i) {
    long double scaled = frequency;
    if (how.scaling == rotary_scaling::yarn) scaled *= static_cast<long double>(mix(i));
    if (how.scaling == rotary_scaling::llama3)
      scaled *= static_cast<long double>(llama3_mix(
          how, static_cast<double>(frequency * 0x1p-64L) * static_cast<double>(how.original_context)));
    if (how.frequency_factors != nullptr)  // a small one makes whole turns, which do not count
      scaled = std::fmod(scaled / static_cast<long double>(how.frequency_factors[i]), 0x1p64L);
    frequencies[i] = static_cast<std::uint64_t>(scaled);
    frequency *= ratio;
  }
  return frequencies;
}

/// Where the positions of each pair's stream begin; none if all take the first one's.
inline std::vector<std::uint32_t> first_positions(const rotary_options& how, std::size_t pairs,
                                                  std::size_t tokens) {
  if (how.stream_of_pair == nullptr) return {};
  std::vector<std::uint32_t> first(pairs);
  for (std::size_t i = 0; i < pairs; ++i)
    first[i] = static_cast<std::uint32_t>(how.stream_of_pair[i] * tokens);
  return first;
}

template <class T>
struct rotary_call {
  const T* x;
  const std::uint32_t* positions;
  T* y;
};

template <class T>
void run_rotary(const launched_kernel& kernel, const rotary_call<T>& of, rotary_shape shape,
                const rotary_options& how, const launch& options) {
  const auto& [function, about, tables] = kernel;
  const auto [x, positions, y] = of;
  const std::size_t n = check_elements(function, sizeof(T), shape.tokens, shape.heads, shape.head_dim);
  if (shape.head_dim % 2 != 0 || shape.head_dim > most_head_dim)
    raise("%s: head_dim = %zu, must be even and at most %zu", function, shape.head_dim, most_head_dim);
  check_rotary_parts(function, how, shape.head_dim);
  const std::size_t places = check_elements(function, sizeof(std::uint32_t), how.streams, shape.tokens);
  check_extent(function, "positions", places);
  check_pointer(function, "x", x, n);
  check_pointer(function, "positions", positions, n == 0 ? 0 : places);
  check_pointer(function, "y", y, n);
  check_same_or_disjoint(function, "x", x, n * sizeof(T), "y", y, n * sizeof(T));
  check_no_overlap(function, "positions", positions, places * sizeof(std::uint32_t), "y", y, n * sizeof(T));
  const std::size_t pairs = (how.dims == 0 ? shape.head_dim : how.dims) / 2;
  check_rotary(function, how, pairs);
  const pattern chosen = check_pattern(function, options, about, pattern::stride_loop);
  const std::uint32_t threads = check_threads(function, options, simd_execution_width);
  const std::uint32_t tokens = check_extent(function, "tokens", shape.tokens);
  const std::uint32_t heads = check_extent(function, "heads", shape.heads);
  const launch_geometry geometry =
      chosen == pattern::direct
          ? geometry_of_threads({static_cast<std::uint32_t>(pairs), heads, tokens}, {threads, 1, 1}, function)
          : geometry_of_threadgroups({n == 0 ? 0 : tokens, 1, 1}, {threads, 1, 1}, function);
  const std::vector<std::uint64_t> frequencies = rotary_frequencies(n == 0 ? 0 : pairs, how);
  const std::vector<std::uint32_t> first = first_positions(how, pairs, shape.tokens);
  const memory_policy policy = policy_of_results(about, traversal::rows, y, n, y == x, options);
  const rotary_arguments arguments{x,
                                   positions,
                                   frequencies.data(),
                                   y,
                                   shape.heads,
                                   pairs,
                                   shape.head_dim,
                                   policy,
                                   how.magnitude,
                                   first.empty() ? nullptr : first.data()};
  const double elements =
      chosen == pattern::direct ? 2.0 * threads : static_cast<double>(shape.heads * shape.head_dim);
  announce_shape({{shape.tokens, shape.heads, shape.head_dim / 2}});
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
