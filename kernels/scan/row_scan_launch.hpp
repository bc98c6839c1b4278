// The host side of row_prefix_sum and row_prefix_sum_exclusive.
//
// Error relative to the sum of |x| up to i, in eps: the carry passes through as many additions as a long
// sum, summation_error. On top come the scan of 32 elements (2 in a register of 4, 7 from register to
// register), adding the carry, and the SIMD groups' totals added up twice: 10 u more than a sum, 5 eps.
#pragma once

#include "kernels/common/rows.hpp"
#include "kernels/scan/row_scan.hpp"
#include "kernels/scan/scan_rows.hpp"

namespace pewter::detail {

template <class T>
void run_row_scan(const launched_kernel& kernel, const T* x, T* y, matrix_shape shape, const launch& options,
                  bool exclusive) {
  const auto& [function, about, tables] = kernel;
  const std::size_t n = check_elements(function, sizeof(T), shape.rows, shape.cols);
  check_pointer(function, "x", x, n);
  check_pointer(function, "y", y, n);
  check_same_or_disjoint(function, "x", x, n * sizeof(T), "y", y, n * sizeof(T));
  // With stride_loop a barrier a step costs more than host threads save by sharing a threadgroup.
  // Why: kernels/common/kernels.md#scans.
  const row_launch how{.on_device = row_values::kept, .shared = options.pattern != pattern::stride_loop};
  announce_shape({{shape.rows, shape.cols}});
  const memory_policy policy = policy_of_results(about, traversal::scan, y, n, y == x, options);
  run_rows<T>(kernel, row_scan_arguments{x, y, shape.cols, policy, exclusive}, {1, shape.rows, shape.cols},
              options, pattern::automatic, how);
}

// ---- the description ----

inline constexpr named_shape row_scan_shapes[] = {
    {"llama3-8b hidden 4096, 512 tokens", {{512, 4096}}},
    {"qwen2.5-0.5b hidden 896, 1 token", {{1, 896}}},
    {"qwen3-0.6b hidden 1024, 4096 tokens", {{4096, 1024}}},
    {"llama3-8b vocabulary 128256, 1 token (top-p)", {{1, 128256}}},
    {"qwen2.5-0.5b vocabulary 151936, 32 tokens (top-p)", {{32, 151936}}},
    {"one vector of 1e7", {{1, 10000000}}},
};

template <class Row>
constexpr description row_scan_description() {
  return described<Row>({
      .patterns = looping_patterns,
      .on_gpu = true,
      .bytes = [](const problem_shape& s,
                  element_type t) { return 2.0 * static_cast<double>(s[0] * s[1] * size_of(t)); },
      .flops = [](const problem_shape& s) { return static_cast<double>(s[0] * s[1]); },
      .error_coefficient = [](const problem_shape& s) { return summation_error(s[1]) + 5; },
      .shapes = row_scan_shapes,
      .in_place_input = 0,
  });
}

}  // namespace pewter::detail
