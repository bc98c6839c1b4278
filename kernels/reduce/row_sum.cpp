// sums[r] = sum over i of x[r][i].
#include "kernels/reduce/row_sum.hpp"

#include "kernels/rows.hpp"

namespace pewter {

template <element T>
void row_sum(const T* x, float* sums, matrix_shape shape, const launch& options) {
  const std::size_t n = detail::check_elements("row_sum", sizeof(T), shape.rows, shape.cols);
  detail::check_elements("row_sum", sizeof(float), shape.rows, 1);
  detail::check_pointer("row_sum", "x", x, n);
  detail::check_pointer("row_sum", "sums", sums, shape.rows);
  detail::check_no_overlap("row_sum", "x", x, n * sizeof(T), "sums", sums, shape.rows * sizeof(float));
  detail::run_rows<T>("row_sum", row_sum_description, detail::row_sum_tables,
                      detail::row_sum_arguments{x, sums, shape.cols}, {1, shape.rows, shape.cols},
                      sizeof(T) * detail::nanoseconds_per_byte, options);
}

template void row_sum(const float*, float*, matrix_shape, const launch&);
template void row_sum(const half*, float*, matrix_shape, const launch&);
template void row_sum(const bfloat*, float*, matrix_shape, const launch&);

namespace {

constexpr operand operands[] = {
    {"x", role::input, element_kind::storage, detail::count_of_matrix},
    {"sums", role::output, element_kind::float32, detail::count_of_rows},
};
constexpr named_shape shapes[] = {
    {"llama3-8b hidden 4096, 512 tokens", {{512, 4096}}},
    {"qwen2.5-0.5b hidden 896, 1 token", {{1, 896}}},
    {"qwen2.5-0.5b hidden 896, 512 tokens", {{512, 896}}},
    {"qwen3-0.6b hidden 1024, 4096 tokens", {{4096, 1024}}},
    {"llama3-8b feed-forward 14336, 32 tokens", {{32, 14336}}},
    {"llama3-70b feed-forward 28672, 1 token", {{1, 28672}}},
    {"llama3-70b hidden 8192, 4096 tokens", {{4096, 8192}}},
    {"one vector of 1e7", {{1, 10000000}}},
};

}  // namespace

constinit const description row_sum_description = {
    .summary = "sums[r] = sum of row r, in float",
    .dimensions = detail::matrix_dimensions,
    .patterns = detail::looping_patterns,
    .types = detail::all_types,
    .operands = operands,
    .bytes =
        [](const problem_shape& s, element_type t) {
          return static_cast<double>(s[0] * s[1] * size_of(t) + s[0] * sizeof(float));
        },
    .flops = [](const problem_shape& s) { return static_cast<double>(s[0] * s[1]); },
    .error_coefficient = [](const problem_shape& s) { return detail::summation_error(s[1]); },  // of sum |x|
    .shapes = shapes,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            row_sum(detail::input<T>(c, 0), detail::output<float>(c, 1), {c.shape[0], c.shape[1]}, c.launch);
          });
        },
};

}  // namespace pewter
