// results[r] = log(sum over i of exp(x[r][i])), as max + log(sum of exp(x - max)).
//
// Error in eps, relative to 1 + |max| + log(sum): log_softmax's of the logarithm, summation, rescaling,
// 2.5 and ln(cols) / 2, and 0.5 for the addition. A GPU's threads rescale their sums once in 16 elements, 2
// for what the summation has 8 for.
#include "kernels/reduce/reduce_launch.hpp"
#include "kernels/softmax/softmax_launch.hpp"

namespace pewter {

template <element T>
void logsumexp(const T* x, float* results, matrix_shape shape, const launch& options) {
  detail::run_reduction({"logsumexp", logsumexp_description, detail::logsumexp_tables}, x,
                        detail::named_results<float>{"results", results}, shape, options,
                        detail::row_values::kept_and_reduced);
}

PEWTER_INSTANCES(logsumexp)

constinit const description logsumexp_description = detail::described<detail::logsumexp_row>({
    .patterns = detail::tiled_row_patterns,
    .on_gpu = true,
    .bytes = detail::reduction_bytes,
    .flops = [](const problem_shape& s) { return 4.0 * static_cast<double>(s[0] * s[1]); },
    .error_coefficient =
        [](const problem_shape& s) {
          return detail::summation_error(s[1]) + detail::rescaling_error(s[1]) + 3 +
                 detail::entropy_of(s[1]) / 2;
        },
    .shapes = detail::reduction_shapes,
    .error_on_gpu = detail::error_of_own_sums + detail::error_of_few_bits,
});

}  // namespace pewter
