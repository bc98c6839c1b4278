// y[r][i] = (x[r][i] - mean) / sqrt(variance + epsilon) weight[i] + bias[i].
//
// Error in eps, relative to |weight| (|x - mean| / sigma + 1) + |bias|, sigma = sqrt(variance + epsilon).
// Deviations are from a number c for which the mean of their squares is at most 4/3 of the variance (of the
// second c, the mean, it is less, unless floats near it are sigma apart: then deviations and their sums are
// exact). So c is off the mean by at most sigma / sqrt 3, and the mean of |x - c| is at most 2 sigma /
// sqrt 3. The correction is off by the latter times the summation error: that is the "+ 1". The variance is
// off by 4/3 of that error from the squares and, from the correction's square, 2 / sqrt 3 * 2 / sqrt 3; the
// deviation by half of both, 4/3, and 2.5 as in rms_norm. x - c, the correction's product and the two fma 0.5
// each: 4/3 summation + 4.5.
#include "kernels/norm/norm_launch.hpp"

namespace pewter {

template <element T>
void layer_norm(const T* x, const T* weight, const T* bias, T* y, matrix_shape shape, float epsilon,
                const launch& options) {
  detail::run_norm<T>({"layer_norm", layer_norm_description, detail::layer_norm_tables}, {x, weight, bias, y},
                      true, shape, epsilon, options);
}

PEWTER_INSTANCES(layer_norm)

constinit const description layer_norm_description = detail::described<detail::layer_norm_row>({
    .patterns = detail::tiled_row_patterns,
    .on_gpu = true,
    .bytes = [](const problem_shape& s,
                element_type t) { return static_cast<double>((2 * s[0] * s[1] + 2 * s[1]) * size_of(t)); },
    .flops = [](const problem_shape& s) { return 10.0 * static_cast<double>(s[0] * s[1]); },
    .error_coefficient = [](const problem_shape& s) { return 4.0 / 3 * detail::summation_error(s[1]) + 4.5; },
    .shapes = detail::norm_shapes,
    .in_place_input = 0,
});

}  // namespace pewter
