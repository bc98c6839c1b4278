// sums[r] = sum over i of x[r][i]. Error relative to the sum of |x|.
#include "kernels/reduce/reduce_launch.hpp"

namespace pewter {

template <element T>
void row_sum(const T* x, float* sums, matrix_shape shape, const launch& options) {
  detail::run_reduction({"row_sum", row_sum_description, detail::row_sum_tables}, x,
                        detail::named_results<float>{"sums", sums}, shape, options);
}

PEWTER_INSTANCES(row_sum)

constinit const description row_sum_description = detail::float_reduction_description<detail::row_sum_row>(
    [](const problem_shape& s) { return detail::summation_error(s[1]); });

}  // namespace pewter
