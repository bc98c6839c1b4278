// y[i] = factor * x[i]. Error: the one rounding of the product, eps/2 of |y|.
#include "kernels/elementwise/elementwise_launch.hpp"

namespace pewter {

template <element T>
void scale(const T* x, float factor, T* y, std::size_t n, const launch& options) {
  detail::run_unary("scale", scale_description, detail::scale_tables, x, y, n, factor,
                    2 * sizeof(T) * detail::nanoseconds_per_byte, options);
}

template void scale(const float*, float factor, float*, std::size_t, const launch&);
template void scale(const half*, float factor, half*, std::size_t, const launch&);
template void scale(const bfloat*, float factor, bfloat*, std::size_t, const launch&);

constinit const description scale_description = {
    .summary = "y = factor * x, one dispatch of n threads",
    .dimensions = detail::elementwise_dimensions,
    .patterns = detail::elementwise_patterns,
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
            scale(detail::input<T>(c, 0), 0.7f, detail::output<T>(c, 1), c.shape[0], c.launch);
          });
        },
};

}  // namespace pewter
