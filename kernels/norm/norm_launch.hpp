// The host side that the normalisations share.
#pragma once

#include <limits>

#include "kernels/common/rows.hpp"
#include "kernels/norm/norm.hpp"
#include "pewter/error.hpp"

#define PEWTER_FAMILY "pewter/detail/kernels/norm.inc"
#include "kernels/common/described.hpp"

namespace pewter::detail {

inline void check_epsilon(const char* function, float epsilon) {
  if (!(epsilon >= 0 && epsilon < std::numeric_limits<float>::infinity()))
    raise("%s: epsilon = %g, must be at least 0 and finite", function, static_cast<double>(epsilon));
}

template <class T>
struct norm_operands {
  const T *x, *weight, *bias;  // bias null for rms_norm, which has none
  T* y;
};

/// Checks a normalisation's operands and runs it.
template <class T>
void run_norm(const launched_kernel& kernel, const norm_operands<T>& of, bool has_bias, matrix_shape shape,
              float epsilon, const launch& options) {
  const auto& [function, about, tables] = kernel;
  const std::size_t n = check_elements(function, sizeof(T), shape.rows, shape.cols);
  const std::size_t parameters = n == 0 ? 0 : shape.cols;
  check_pointer(function, "x", of.x, n);
  check_pointer(function, "weight", of.weight, parameters);
  if (has_bias) check_pointer(function, "bias", of.bias, parameters);
  check_pointer(function, "y", of.y, n);
  check_same_or_disjoint(function, "x", of.x, n * sizeof(T), "y", of.y, n * sizeof(T));
  check_no_overlap(function, "weight", of.weight, parameters * sizeof(T), "y", of.y, n * sizeof(T));
  if (has_bias) check_no_overlap(function, "bias", of.bias, parameters * sizeof(T), "y", of.y, n * sizeof(T));
  check_epsilon(function, epsilon);
  announce_shape({{shape.rows, shape.cols}});
  const memory_policy policy = policy_of_results(about, traversal::rows, of.y, n, of.y == of.x, options);
  run_rows<T>(kernel, norm_arguments{of.x, of.weight, of.bias, of.y, shape.rows, shape.cols, epsilon, policy},
              {1, shape.rows, shape.cols}, options, pattern::automatic, {.on_device = row_values::kept});
}

/// Hidden states between the layers of real models.
inline constexpr named_shape norm_shapes[] = {
    {"llama3-8b hidden 4096, 512 tokens", {{512, 4096}}},
    {"qwen2.5-0.5b hidden 896, 1 token", {{1, 896}}},
    {"qwen2.5-0.5b hidden 896, 512 tokens", {{512, 896}}},
    {"qwen3-0.6b hidden 1024, 4096 tokens", {{4096, 1024}}},
    {"llama3-8b hidden 4096, 1 token", {{1, 4096}}},
    {"llama3-8b hidden 4096, 32 tokens", {{32, 4096}}},
    {"llama3-70b hidden 8192, 1 token", {{1, 8192}}},
    {"llama3-70b hidden 8192, 4096 tokens", {{4096, 8192}}},
};

}  // namespace pewter::detail
