// The host side of the row reductions.
#pragma once

#include "kernels/common/rows.hpp"
#include "kernels/reduce/reduce.hpp"
#include "kernels/reduce/reduce_rows.hpp"

namespace pewter::detail {

template <class Result>
struct named_results {
  const char* name;  ///< of the operand, in errors
  Result* results;
  float divisor = 1;  ///< of a sum
};

template <class T, class Result>
void run_reduction(const launched_kernel& kernel, const T* x, named_results<Result> to, matrix_shape shape,
                   const launch& options, row_values on_device = row_values::read) {
  const char* const function = kernel.function;
  const std::size_t n = check_elements(function, sizeof(T), shape.rows, shape.cols);
  check_elements(function, sizeof(Result), shape.rows, 1);
  check_pointer(function, "x", x, n);
  check_pointer(function, to.name, to.results, shape.rows);
  check_no_overlap(function, "x", x, n * sizeof(T), to.name, to.results, shape.rows * sizeof(Result));
  announce_shape({{shape.rows, shape.cols}});
  run_rows<T>(kernel, reduce_arguments{x, to.results, shape.rows, shape.cols, to.divisor},
              {1, shape.rows, shape.cols}, options, pattern::automatic,
              {.without_columns = empty_rows::reduced, .on_device = on_device});
}

// ---- parts of descriptions ----

inline constexpr named_shape reduction_shapes[] = {
    {"llama3-8b hidden 4096, 512 tokens", {{512, 4096}}},
    {"qwen2.5-0.5b hidden 896, 1 token", {{1, 896}}},
    {"qwen2.5-0.5b hidden 896, 512 tokens", {{512, 896}}},
    {"qwen3-0.6b hidden 1024, 4096 tokens", {{4096, 1024}}},
    {"llama3-8b feed-forward 14336, 32 tokens", {{32, 14336}}},
    {"llama3-70b feed-forward 28672, 1 token", {{1, 28672}}},
    {"llama3-70b hidden 8192, 4096 tokens", {{4096, 8192}}},
    {"one vector of 1e7", {{1, 10000000}}},
};
inline double reduction_bytes(const problem_shape& s, element_type t) {
  return static_cast<double>(s[0] * s[1] * size_of(t) + s[0] * sizeof(float));
}
inline double reduction_flops(const problem_shape& s) { return static_cast<double>(s[0] * s[1]); }

/// row_max and row_min give an element as it is.
inline double no_error(const problem_shape&) { return 0; }

/// What is the same in all but row_argmax.
template <class Row>
constexpr description float_reduction_description(double (*error_coefficient)(const problem_shape&)) {
  return described<Row>({.patterns = tiled_row_patterns,
                         .on_gpu = true,
                         .bytes = reduction_bytes,
                         .flops = reduction_flops,
                         .error_coefficient = error_coefficient,
                         .shapes = reduction_shapes});
}

}  // namespace pewter::detail
