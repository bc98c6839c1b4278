// y[r][i] = x[r][i] weight[i] / sqrt(mean of row r's squares + epsilon).
//
// Error relative to |y|, in eps: the sum of squares (all of one sign, so relative to itself) halved by the
// root; square, mean, epsilon, root and reciprocal 0.5 each, products 0.5 each: summation / 2 + 4.
#include "kernels/norm/norm_launch.hpp"

namespace pewter {

template <element T>
void rms_norm(const T* x, const T* weight, T* y, matrix_shape shape, float epsilon, const launch& options) {
  detail::run_norm<T>({"rms_norm", rms_norm_description, detail::rms_norm_tables}, {x, weight, nullptr, y},
                      false, shape, epsilon, options);
}

PEWTER_INSTANCES(rms_norm)

constinit const description rms_norm_description = detail::described<detail::rms_norm_row>({
    .patterns = detail::looping_patterns,
    .on_gpu = true,
    .bytes = [](const problem_shape& s,
                element_type t) { return static_cast<double>((2 * s[0] * s[1] + s[1]) * size_of(t)); },
    .flops = [](const problem_shape& s) { return 4.0 * static_cast<double>(s[0] * s[1]); },
    .error_coefficient = [](const problem_shape& s) { return detail::summation_error(s[1]) / 2 + 4; },
    .shapes = detail::norm_shapes,
    .in_place_input = 0,
});

}  // namespace pewter
