// ids[r] = the columns of row r in the order of their elements.
#include "kernels/sort/sort_launch.hpp"

namespace pewter {

template <element T>
void argsort(const T* x, std::int32_t* ids, matrix_shape shape, bool descending, const launch& options) {
  constexpr const char* name = "argsort";
  const std::size_t n = detail::check_sorted(name, x, shape, options);
  const std::size_t bytes = detail::check_elements(name, sizeof *ids, shape.rows, shape.cols) * sizeof *ids;
  detail::check_pointer(name, "ids", ids, n);
  detail::check_no_overlap(name, "x", x, n * sizeof(T), "ids", ids, bytes);
  const pattern chosen =
      detail::check_pattern(name, options, argsort_description, detail::automatic_sort_pattern(shape.cols));
  detail::check_threads(name, options, simd_execution_width);
  detail::announce_shape({{shape.rows, shape.cols}});
  if (n == 0) return;
  detail::run_argsort<T>(name, {x, nullptr, ids, shape, shape.cols, descending}, chosen, options);
}

PEWTER_INSTANCES(argsort)

namespace {

constexpr pattern patterns[] = {pattern::direct, pattern::stride_loop};
constexpr named_shape argsort_shapes[] = {
    {"llama3 vocabulary 128256, 1 row", {{1, 128256}}},
    {"64 experts, 512 tokens", {{512, 64}}},
    {"1024 columns, 512 rows", {{512, 1024}}},
    {"llama3 vocabulary 128256, 16 rows", {{16, 128256}}},
};

}  // namespace

constinit const description argsort_description = detail::described<detail::argsort_row>({
    .patterns = patterns,
    .bytes = [](const problem_shape& s,
                element_type t) { return static_cast<double>(s[0] * s[1] * (size_of(t) + sizeof(float))); },
    .flops = [](const problem_shape&) { return 0.0; },
    .error_coefficient = [](const problem_shape&) { return 0.0; },
    .shapes = argsort_shapes,
});

}  // namespace pewter
