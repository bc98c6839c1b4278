// sum = x[0] + ... + x[n - 1]. Error relative to the sum of |x|: that of a chunk's sum and of the sum of
// these.
#include "kernels/reduce/vector_sum.hpp"

#include <algorithm>

#include "kernels/common/rows.hpp"
#include "kernels/reduce/reduce_rows.hpp"

namespace pewter {
namespace {

/// Elements a chunk: whole steps of a SIMD group.
constexpr std::size_t chunk_of(std::size_t n) {
  return std::max(detail::least_elements_per_chunk,
                  ceil_div(ceil_div(n, detail::most_chunks), std::size_t{128}) * 128);
}
constexpr std::size_t chunks_of(std::size_t n) { return std::max(ceil_div(n, chunk_of(n)), std::size_t{1}); }

}  // namespace

template <element T>
void vector_sum(const T* x, float* sum, std::size_t n, const launch& options) {
  constexpr const char* name = "vector_sum";
  detail::check_elements(name, sizeof(T), n, 1);
  detail::check_pointer(name, "x", x, n);
  detail::check_pointer(name, "sum", sum, 1);
  detail::check_no_overlap(name, "x", x, n * sizeof(T), "sum", sum, sizeof *sum);
  const pattern chosen = detail::check_pattern(name, options, vector_sum_description, pattern::vectorized);
  const std::uint32_t threads = detail::check_threads(name, options, simd_execution_width);
  const std::size_t chunk = chunk_of(n), chunks = chunks_of(n);
  float partials[detail::most_chunks];
  const detail::vector_sum_arguments arguments{x, sum, chunks == 1 ? sum : partials, n, chunk, chunks};
  detail::announce_shape({{n}});
  const launch_work work{1, n, detail::element_type_of<T>, sizeof(T) * n, chunks};
  detail::run_modelled(
      detail::vector_sum_tables, chosen, detail::element_type_of<T>, &arguments,
      geometry_of_threadgroups({static_cast<std::uint32_t>(chunks), 1, 1}, {threads, 1, 1}, name), options,
      detail::nanoseconds_of(this_machine(),
                             detail::counted(*vector_sum_description.costs, chosen, work).cycles, work));
}

PEWTER_INSTANCES(vector_sum)

namespace {

constexpr named_shape shapes[] = {
    {"vector of 1e6", {{1000000}}},  {"vector of 1e3", {{1000}}},      {"vector of 131072", {{131072}}},
    {"vector of 1e7", {{10000000}}}, {"vector of 1e8", {{100000000}}},
};

}  // namespace

constinit const description vector_sum_description = detail::described<detail::vector_sum_row>({
    .patterns = detail::looping_patterns,
    .on_gpu = true,
    .bytes = [](const problem_shape& s,
                element_type t) { return static_cast<double>(s[0] * size_of(t) + sizeof(float)); },
    .flops = [](const problem_shape& s) { return static_cast<double>(s[0]); },
    .error_coefficient =
        [](const problem_shape& s) {
          return detail::summation_error(std::min(s[0], chunk_of(s[0]))) +
                 detail::summation_error(chunks_of(s[0]));
        },
    .shapes = shapes,
});

}  // namespace pewter
