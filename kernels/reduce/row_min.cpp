// minima[r] = smallest of x[r][i], NaN if one is. Error: none.
#include "kernels/reduce/reduce_launch.hpp"

namespace pewter {

template <element T>
void row_min(const T* x, float* minima, matrix_shape shape, const launch& options) {
  detail::run_reduction({"row_min", row_min_description, detail::row_min_tables}, x,
                        detail::named_results<float>{"minima", minima}, shape, options);
}

PEWTER_INSTANCES(row_min)

constinit const description row_min_description =
    detail::float_reduction_description<detail::row_min_row>(detail::no_error);

}  // namespace pewter
