// y[i] = x[0] + ... + x[i].
//
// Error relative to the sum of |x| up to i, in eps: what lies before a chunk is off by the summation error of
// a chunk, at most, and rounded to float, 0.5; within the chunk as row_prefix_sum, summation + 5.
#include "kernels/scan/vector_prefix_sum.hpp"

#include <algorithm>

#include "kernels/rows.hpp"

namespace pewter {

template <element T>
void vector_prefix_sum(const T* x, T* y, std::size_t n, const launch& options) {
  constexpr const char* name = "vector_prefix_sum";
  detail::check_elements(name, sizeof(T), n, 1);
  detail::check_pointer(name, "x", x, n);
  detail::check_pointer(name, "y", y, n);
  detail::check_same_or_disjoint(name, "x", x, n * sizeof(T), "y", y, n * sizeof(T));
  const pattern chosen =
      detail::check_pattern(name, options, vector_prefix_sum_description, pattern::vectorized);
  const std::uint32_t threads = detail::check_threads(name, options, simd_execution_width);
  const detail::vector_prefix_sum_arguments arguments{x, y, n};
  // Of one pass over a chunk.
  const double nanoseconds =
      (sizeof(T) * detail::nanoseconds_per_byte + 0.1) * static_cast<double>(detail::elements_per_chunk);
  run_kernel(detail::vector_prefix_sum_tables, chosen, detail::element_type_of<T>, &arguments,
             geometry_of_threadgroups({1, 1, 1}, {threads, 1, 1}, name), options, nanoseconds);
}

template void vector_prefix_sum(const float*, float*, std::size_t, const launch&);
template void vector_prefix_sum(const half*, half*, std::size_t, const launch&);
template void vector_prefix_sum(const bfloat*, bfloat*, std::size_t, const launch&);

namespace {

constexpr const char* dimensions[] = {"n"};
constexpr std::size_t count(const problem_shape& s) { return s[0]; }
constexpr operand operands[] = {
    {"x", role::input, element_kind::storage, count},
    {"y", role::output, element_kind::storage, count},
};
constexpr named_shape shapes[] = {
    {"vector of 1e6", {{1000000}}},  {"vector of 1e3", {{1000}}},      {"vector of 131072", {{131072}}},
    {"vector of 1e7", {{10000000}}}, {"vector of 1e8", {{100000000}}},
};

}  // namespace

constinit const description vector_prefix_sum_description = {
    .summary = "y[i] = x[0] + ... + x[i], chunks on all cores",
    .dimensions = dimensions,
    .patterns = detail::looping_patterns,
    .types = detail::all_types,
    .operands = operands,
    .bytes = [](const problem_shape& s,
                element_type t) { return 2.0 * static_cast<double>(s[0] * size_of(t)); },
    .flops = [](const problem_shape& s) { return static_cast<double>(s[0]); },
    .error_coefficient =
        [](const problem_shape& s) {
          return 2 * detail::summation_error(std::min(s[0], detail::elements_per_chunk)) + 5.5;
        },
    .shapes = shapes,
    .in_place_input = 0,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            vector_prefix_sum(detail::input<T>(c, 0), detail::output<T>(c, 1), c.shape[0], c.launch);
          });
        },
};

}  // namespace pewter
