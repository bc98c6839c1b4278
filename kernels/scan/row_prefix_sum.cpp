// y[r][i] = x[r][0] + ... + x[r][i].
//
// Error relative to the sum of |x| up to i, in eps: the carry passes through as many additions as a long
// sum, summation_error. On top come the scan of 32 elements (2 in a register of 4, 7 from register to
// register), adding the carry, and the SIMD groups' totals added up twice: 10 u more than a sum, 5 eps.
#include "kernels/scan/row_prefix_sum.hpp"

#include "kernels/rows.hpp"

namespace pewter {

template <element T>
void row_prefix_sum(const T* x, T* y, matrix_shape shape, const launch& options) {
  constexpr const char* name = "row_prefix_sum";
  const std::size_t n = detail::check_elements(name, sizeof(T), shape.rows, shape.cols);
  detail::check_pointer(name, "x", x, n);
  detail::check_pointer(name, "y", y, n);
  detail::check_same_or_disjoint(name, "x", x, n * sizeof(T), "y", y, n * sizeof(T));
  // Reading, writing, and the dependent steps of a scan.
  const double nanoseconds = 2 * sizeof(T) * detail::nanoseconds_per_byte + 0.2;
  detail::run_rows<T>(name, row_prefix_sum_description, detail::row_prefix_sum_tables,
                      detail::row_prefix_sum_arguments{x, y, shape.cols}, {1, shape.rows, shape.cols},
                      nanoseconds, options);
}

template void row_prefix_sum(const float*, float*, matrix_shape, const launch&);
template void row_prefix_sum(const half*, half*, matrix_shape, const launch&);
template void row_prefix_sum(const bfloat*, bfloat*, matrix_shape, const launch&);

namespace {

constexpr operand operands[] = {
    {"x", role::input, element_kind::storage, detail::count_of_matrix},
    {"y", role::output, element_kind::storage, detail::count_of_matrix},
};
constexpr named_shape shapes[] = {
    {"llama3-8b hidden 4096, 512 tokens", {{512, 4096}}},
    {"qwen2.5-0.5b hidden 896, 1 token", {{1, 896}}},
    {"qwen3-0.6b hidden 1024, 4096 tokens", {{4096, 1024}}},
    {"llama3-8b vocabulary 128256, 1 token (top-p)", {{1, 128256}}},
    {"qwen2.5-0.5b vocabulary 151936, 32 tokens (top-p)", {{32, 151936}}},
    {"one vector of 1e7", {{1, 10000000}}},
};

}  // namespace

constinit const description row_prefix_sum_description = {
    .summary = "y[r][i] = x[r][0] + ... + x[r][i]",
    .dimensions = detail::matrix_dimensions,
    .patterns = detail::looping_patterns,
    .types = detail::all_types,
    .operands = operands,
    .bytes = [](const problem_shape& s,
                element_type t) { return 2.0 * static_cast<double>(s[0] * s[1] * size_of(t)); },
    .flops = [](const problem_shape& s) { return static_cast<double>(s[0] * s[1]); },
    .error_coefficient = [](const problem_shape& s) { return detail::summation_error(s[1]) + 5; },
    .shapes = shapes,
    .in_place_input = 0,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            row_prefix_sum(detail::input<T>(c, 0), detail::output<T>(c, 1), {c.shape[0], c.shape[1]},
                           c.launch);
          });
        },
};

}  // namespace pewter
