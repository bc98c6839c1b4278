// sums[r] = sum over i of x[r][i]. Error relative to the sum of |x|.
#include "kernels/reduce/reduce_launch.hpp"

namespace pewter {

template <element T>
void row_sum(const T* x, float* sums, matrix_shape shape, const launch& options) {
  detail::run_reduction("row_sum", row_sum_description, detail::row_sum_tables, x, "sums", sums, shape,
                        options);
}

template void row_sum(const float*, float*, matrix_shape, const launch&);
template void row_sum(const half*, float*, matrix_shape, const launch&);
template void row_sum(const bfloat*, float*, matrix_shape, const launch&);

namespace {

constexpr operand operands[] = {
    {"x", role::input, element_kind::storage, detail::count_of_matrix},
    {"sums", role::output, element_kind::float32, detail::count_of_rows},
};

}  // namespace

constinit const description row_sum_description = detail::float_reduction_description(
    "sums[r] = sum of row r, in float", operands,
    [](const problem_shape& s) { return detail::summation_error(s[1]); },
    [](const kernel_call& c) {
      detail::with_element_type(c.type, [&]<class T>(T) {
        row_sum(detail::input<T>(c, 0), detail::output<float>(c, 1), {c.shape[0], c.shape[1]}, c.launch);
      });
    });

}  // namespace pewter
