// y[r][i] = (x[r][i] - max_r) - log(sum over j of exp(x[r][j] - max_r)).
//
// Error in eps, relative to 1 + |x - max| + log(sum). The difference is off by 0.5 of itself. The sum is off,
// relatively and so its logarithm absolutely, by the summation, the 1.5 of exp, and half the mean of |x -
// max| weighted with the exponentials; that mean is below the entropy of these weights, ln cols at most. log
// itself adds 1, the subtraction 0.5: summation, rescaling, 3 and ln(cols) / 2.
#include "kernels/softmax/softmax_launch.hpp"

namespace pewter {

template <element T>
void log_softmax(const T* x, T* y, matrix_shape shape, const launch& options) {
  detail::run_softmax({"log_softmax", log_softmax_description, detail::log_softmax_tables}, x, y,
                      {1, shape.rows, shape.cols}, options);
}

PEWTER_INSTANCES(log_softmax)

namespace {

constexpr named_shape log_softmax_shapes[] = {
    {"llama3-8b vocabulary 128256, 1 token", {{1, 128256}}},
    {"llama3-8b vocabulary 128256, 32 tokens", {{32, 128256}}},
    {"qwen2.5-0.5b vocabulary 151936, 32 tokens", {{32, 151936}}},
    {"hidden 4096, 512 tokens", {{512, 4096}}},
};

}  // namespace

constinit const description log_softmax_description = detail::described<detail::log_softmax_row>({
    .patterns = detail::tiled_row_patterns,
    .on_gpu = true,
    .bytes = [](const problem_shape& s,
                element_type t) { return 2.0 * static_cast<double>(s[0] * s[1] * size_of(t)); },
    .flops =
        [](const problem_shape& s) {
          return detail::softmax_flops_per_element * static_cast<double>(s[0] * s[1]);
        },
    .error_coefficient =
        [](const problem_shape& s) {
          return detail::summation_error(s[1]) + detail::rescaling_error(s[1]) + 3 +
                 detail::entropy_of(s[1]) / 2;
        },
    .shapes = log_softmax_shapes,
    .in_place_input = 0,
    .error_on_gpu = detail::error_of_own_sums,
});

}  // namespace pewter
