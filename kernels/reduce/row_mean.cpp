// means[r] = sum over i of x[r][i] / cols.
//
// Error relative to the mean of |x|, in eps: the summation's, and 0.5 each for cols as a float and the
// quotient.
#include "kernels/reduce/reduce_launch.hpp"

namespace pewter {

template <element T>
void row_mean(const T* x, float* means, matrix_shape shape, const launch& options) {
  detail::run_reduction({"row_mean", row_mean_description, detail::row_mean_tables}, x,
                        detail::named_results<float>{"means", means, static_cast<float>(shape.cols)}, shape,
                        options);
}

PEWTER_INSTANCES(row_mean)

constinit const description row_mean_description = detail::float_reduction_description<detail::row_mean_row>(
    [](const problem_shape& s) { return detail::summation_error(s[1]) + 1; });

}  // namespace pewter
