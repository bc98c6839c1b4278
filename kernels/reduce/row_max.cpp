// maxima[r] = largest of x[r][i], NaN if one is. Error: none.
#include "kernels/reduce/reduce_launch.hpp"

namespace pewter {

template <element T>
void row_max(const T* x, float* maxima, matrix_shape shape, const launch& options) {
  detail::run_reduction({"row_max", row_max_description, detail::row_max_tables}, x,
                        detail::named_results<float>{"maxima", maxima}, shape, options);
}

PEWTER_INSTANCES(row_max)

constinit const description row_max_description =
    detail::float_reduction_description<detail::row_max_row>(detail::no_error);

}  // namespace pewter
