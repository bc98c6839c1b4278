// y[r][i] = (x[r][i] - mean) / sqrt(variance + epsilon) weight[i] + bias[i].
//
// Error in eps, relative to |weight| (|x - mean| / sigma + 1) + |bias|, sigma = sqrt(variance + epsilon).
// The mean's correction is off by the summation error of the mean of |x - mean|, which is at most sigma:
// that is the "+ 1", and x - m is off by 0.5 of itself. The deviation's relative error is half that of the
// sum of squares and 2.5 as in rms_norm. Subtraction, product and fma 0.5 each: summation + 4.
#include "kernels/norm/norm_launch.hpp"

namespace pewter {

template <element T>
void layer_norm(const T* x, const T* weight, const T* bias, T* y, matrix_shape shape, float epsilon,
                const launch& options) {
  detail::run_norm("layer_norm", layer_norm_description, detail::layer_norm_tables, x, weight, bias, true, y,
                   shape, epsilon, options);
}

template void layer_norm(const float*, const float*, const float*, float*, matrix_shape, float,
                         const launch&);
template void layer_norm(const half*, const half*, const half*, half*, matrix_shape, float, const launch&);
template void layer_norm(const bfloat*, const bfloat*, const bfloat*, bfloat*, matrix_shape, float,
                         const launch&);

namespace {

constexpr operand operands[] = {
    {"x", role::input, element_kind::storage, detail::count_of_matrix},
    {"weight", role::input, element_kind::storage, detail::count_of_cols, fill::positive},
    {"bias", role::input, element_kind::storage, detail::count_of_cols},
    {"y", role::output, element_kind::storage, detail::count_of_matrix},
};

}  // namespace

constinit const description layer_norm_description = {
    .summary = "y[r] = (x[r] - mean) / sqrt(variance + epsilon) * weight + bias",
    .dimensions = detail::matrix_dimensions,
    .patterns = detail::looping_patterns,
    .types = detail::all_types,
    .operands = operands,
    .bytes = [](const problem_shape& s,
                element_type t) { return static_cast<double>((2 * s[0] * s[1] + 2 * s[1]) * size_of(t)); },
    .flops = [](const problem_shape& s) { return 10.0 * static_cast<double>(s[0] * s[1]); },
    .error_coefficient = [](const problem_shape& s) { return detail::summation_error(s[1]) + 4; },
    .shapes = detail::norm_shapes,
    .in_place_input = 0,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            layer_norm(detail::input<T>(c, 0), detail::input<T>(c, 1), detail::input<T>(c, 2),
                       detail::output<T>(c, 3), {c.shape[0], c.shape[1]}, 1e-5f, c.launch);
          });
        },
};

}  // namespace pewter
