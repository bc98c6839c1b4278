// means[r] = sum over i of x[r][i] / cols.
//
// Error relative to the mean of |x|, in eps: the summation's, and 0.5 each for cols as a float and the
// quotient.
#include "kernels/reduce/reduce_launch.hpp"

namespace pewter {

template <element T>
void row_mean(const T* x, float* means, matrix_shape shape, const launch& options) {
  detail::run_reduction("row_mean", row_mean_description, detail::row_mean_tables, x, "means", means, shape,
                        options);
}

template void row_mean(const float*, float*, matrix_shape, const launch&);
template void row_mean(const half*, float*, matrix_shape, const launch&);
template void row_mean(const bfloat*, float*, matrix_shape, const launch&);

namespace {

constexpr operand operands[] = {
    {"x", role::input, element_kind::storage, detail::count_of_matrix},
    {"means", role::output, element_kind::float32, detail::count_of_rows},
};

}  // namespace

constinit const description row_mean_description = detail::float_reduction_description(
    "means[r] = mean of row r, in float", operands,
    [](const problem_shape& s) { return detail::summation_error(s[1]) + 1; },
    [](const kernel_call& c) {
      detail::with_element_type(c.type, [&]<class T>(T) {
        row_mean(detail::input<T>(c, 0), detail::output<float>(c, 1), {c.shape[0], c.shape[1]}, c.launch);
      });
    });

}  // namespace pewter
