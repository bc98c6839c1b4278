// The host side of vector_prefix_sum and vector_prefix_sum_exclusive.
//
// Error relative to the sum of |x| up to i, in eps: what lies before a chunk is off by the summation error of
// a chunk, at most, and rounded to float, 0.5; within the chunk as row_prefix_sum, summation + 5.
#pragma once

#include <algorithm>

#include "kernels/common/rows.hpp"
#include "kernels/scan/scan_rows.hpp"
#include "kernels/scan/vector_scan.hpp"
#include "pewter/model/host_threads.hpp"

namespace pewter::detail {

/// Two blocks, the one that is scanned and the next one, take half of L2.
inline std::size_t chunks_per_block(std::size_t bytes_per_element, unsigned host_threads) {
  const std::size_t available = available_host_threads();
  const std::size_t threads = host_threads == 0 ? available : std::min<std::size_t>(host_threads, available);
  const std::size_t fit = this_machine().l2.bytes / 4 / (elements_per_chunk * bytes_per_element);
  return std::min(threads * std::max(fit, least_chunks_per_thread), most_chunks_per_block);
}

template <class T>
void run_vector_scan(const launched_kernel& kernel, const T* x, T* y, std::size_t n, const launch& options,
                     bool exclusive) {
  const auto& [function, about, tables] = kernel;
  check_elements(function, sizeof(T), n, 1);
  check_pointer(function, "x", x, n);
  check_pointer(function, "y", y, n);
  check_same_or_disjoint(function, "x", x, n * sizeof(T), "y", y, n * sizeof(T));
  const pattern chosen = check_pattern(function, options, about, pattern::vectorized);
  const std::uint32_t threads = check_threads(function, options, simd_execution_width);
  const vector_scan_arguments arguments{
      x,
      y,
      n,
      n <= elements_per_chunk ? 1 : chunks_per_block(sizeof(T), options.host_threads),
      policy_of_results(about, traversal::scan, y, n, y == x, options),
      exclusive};
  // The time of one pass over a chunk.
  const double nanoseconds =
      (sizeof(T) * nanoseconds_per_byte + 0.1) * static_cast<double>(std::min(n, elements_per_chunk));
  announce_shape({{n}});
  run_kernel(tables, chosen, element_type_of<T>, &arguments,
             geometry_of_threadgroups({1, 1, 1}, {threads, 1, 1}, function), options, nanoseconds);
}

// ---- the description ----

inline constexpr named_shape vector_scan_shapes[] = {
    {"vector of 1e6", {{1000000}}},  {"vector of 1e3", {{1000}}},      {"vector of 131072", {{131072}}},
    {"vector of 1e7", {{10000000}}}, {"vector of 1e8", {{100000000}}},
};

template <class Row>
constexpr description vector_scan_description() {
  return described<Row>({
      .patterns = looping_patterns,
      .on_gpu = true,
      .bytes = [](const problem_shape& s,
                  element_type t) { return 2.0 * static_cast<double>(s[0] * size_of(t)); },
      .flops = [](const problem_shape& s) { return static_cast<double>(s[0]); },
      .error_coefficient =
          [](const problem_shape& s) {
            return 2 * summation_error(std::min(s[0], elements_per_chunk)) + 5.5;
          },
      .shapes = vector_scan_shapes,
      .in_place_input = 0,
  });
}

}  // namespace pewter::detail
