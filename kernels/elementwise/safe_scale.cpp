// y[i] = factor * x[i] in whole threadgroups. Error: the one rounding of the product, eps/2 of |y|.
#include "kernels/elementwise/elementwise_launch.hpp"

namespace pewter {

template <element T>
void safe_scale(const T* x, float factor, T* y, std::size_t n, const launch& options) {
  detail::run_unary("safe_scale", safe_scale_description, detail::safe_scale_tables, x, y, n, factor,
                    2 * sizeof(T) * detail::nanoseconds_per_byte, options, detail::edge::whole_threadgroups);
}

template void safe_scale(const float*, float factor, float*, std::size_t, const launch&);
template void safe_scale(const half*, float factor, half*, std::size_t, const launch&);
template void safe_scale(const bfloat*, float factor, bfloat*, std::size_t, const launch&);

namespace {
constexpr pattern offered[] = {pattern::direct, pattern::vectorized};
}  // namespace

constinit const description safe_scale_description = {
    .summary = "y = factor * x in whole threadgroups, bounds checked in the kernel",
    .dimensions = detail::elementwise_dimensions,
    .patterns = offered,
    .types = detail::all_types,
    .operands = detail::unary_operands,
    .bytes = detail::bytes_of_unary,
    .flops = [](const problem_shape& s) { return 1.0 * static_cast<double>(s[0]); },
    .error_coefficient = [](const problem_shape&) { return 0.5; },
    .shapes = detail::elementwise_shapes,
    .in_place_input = 0,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            safe_scale(detail::input<T>(c, 0), 0.7f, detail::output<T>(c, 1), c.shape[0], c.launch);
          });
        },
};

}  // namespace pewter
