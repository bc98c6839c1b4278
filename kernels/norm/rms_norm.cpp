// y[r][i] = x[r][i] weight[i] / sqrt(mean of row r's squares + epsilon).
//
// Error relative to |y|, in eps: the sum of squares (all of one sign, so relative to itself) halved by the
// root; square, mean, epsilon, root and reciprocal 0.5 each, products 0.5 each: summation / 2 + 4.
#include "kernels/norm/norm_launch.hpp"

namespace pewter {

template <element T>
void rms_norm(const T* x, const T* weight, T* y, matrix_shape shape, float epsilon, const launch& options) {
  const T* const no_bias = nullptr;
  detail::run_norm("rms_norm", rms_norm_description, detail::rms_norm_tables, x, weight, no_bias, false, y,
                   shape, epsilon, options);
}

template void rms_norm(const float*, const float*, float*, matrix_shape, float, const launch&);
template void rms_norm(const half*, const half*, half*, matrix_shape, float, const launch&);
template void rms_norm(const bfloat*, const bfloat*, bfloat*, matrix_shape, float, const launch&);

namespace {

constexpr operand operands[] = {
    {"x", role::input, element_kind::storage, detail::count_of_matrix},
    {"weight", role::input, element_kind::storage, detail::count_of_cols, fill::positive},
    {"y", role::output, element_kind::storage, detail::count_of_matrix},
};

}  // namespace

constinit const description rms_norm_description = {
    .summary = "y[r] = x[r] * weight / sqrt(mean of x[r]^2 + epsilon)",
    .dimensions = detail::matrix_dimensions,
    .patterns = detail::looping_patterns,
    .types = detail::all_types,
    .operands = operands,
    .bytes = [](const problem_shape& s,
                element_type t) { return static_cast<double>((2 * s[0] * s[1] + s[1]) * size_of(t)); },
    .flops = [](const problem_shape& s) { return 4.0 * static_cast<double>(s[0] * s[1]); },
    .error_coefficient = [](const problem_shape& s) { return detail::summation_error(s[1]) / 2 + 4; },
    .shapes = detail::norm_shapes,
    .in_place_input = 0,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            rms_norm(detail::input<T>(c, 0), detail::input<T>(c, 1), detail::output<T>(c, 2),
                     {c.shape[0], c.shape[1]}, 1e-5f, c.launch);
          });
        },
};

}  // namespace pewter
