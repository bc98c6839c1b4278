// y[i] = factor * x[i] in whole threadgroups. Error: the one rounding of the product, eps/2 of |y|.
#include "kernels/elementwise/elementwise_launch.hpp"
#include "kernels/elementwise/elementwise_rows.hpp"

namespace pewter {

template <element T>
void safe_scale(const T* x, float factor, T* y, std::size_t n, const launch& options) {
  detail::run_unary<T>({"safe_scale", safe_scale_description, detail::safe_scale_tables}, {x, y, n}, factor,
                       options, detail::edge::whole_threadgroups);
}

PEWTER_INSTANCES(safe_scale)

namespace {
constexpr pattern offered[] = {pattern::direct, pattern::vectorized};
}  // namespace

constinit const description safe_scale_description = detail::described<detail::safe_scale_row>({
    .patterns = offered,
    .on_gpu = true,
    .bytes = detail::bytes_of_unary,
    .flops = [](const problem_shape& s) { return 1.0 * static_cast<double>(s[0]); },
    .error_coefficient = [](const problem_shape&) { return 0.5; },
    .shapes = detail::elementwise_shapes,
    .in_place_input = 0,
});

}  // namespace pewter
