// y[i] = factor * x[i]. Error: the one rounding of the product, eps/2 of |y|.
#include "kernels/elementwise/elementwise_launch.hpp"
#include "kernels/elementwise/elementwise_rows.hpp"

namespace pewter {

template <element T>
void scale(const T* x, float factor, T* y, std::size_t n, const launch& options) {
  detail::run_unary<T>({"scale", scale_description, detail::scale_tables}, {x, y, n}, factor, options);
}

PEWTER_INSTANCES(scale)

constinit const description scale_description = detail::described<detail::scale_row>({
    .patterns = detail::elementwise_patterns,
    .on_gpu = true,
    .bytes = detail::bytes_of_unary,
    .flops = [](const problem_shape& s) { return 1.0 * static_cast<double>(s[0]); },
    .error_coefficient = [](const problem_shape&) { return 0.5; },
    .shapes = detail::elementwise_shapes,
    .in_place_input = 0,
});

}  // namespace pewter
