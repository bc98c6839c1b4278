// y[i] = x[i]/2 (1 + erf(x[i] / sqrt 2)) = x Phi(x), Phi the normal distribution.
//
// Flops: as gelu, whose place it takes; the polynomial counts as part of the one function. Error relative to
// |y|: for negative x Phi is the tail, 8 eps (AVX-512: 1), and the product rounds, eps/2. For positive x the
// product is taken from x and at most as large as the difference: no more than that, and eps/2 for the
// difference.
#include "kernels/elementwise/elementwise_launch.hpp"

namespace pewter {

template <element T>
void gelu_erf(const T* x, T* y, std::size_t n, const launch& options) {
  detail::run_unary("gelu_erf", gelu_erf_description, detail::gelu_erf_tables, x, y, n, 0.0f,
                    detail::gelu_erf_nanoseconds, options);
}

template void gelu_erf(const float*, float*, std::size_t, const launch&);
template void gelu_erf(const half*, half*, std::size_t, const launch&);
template void gelu_erf(const bfloat*, bfloat*, std::size_t, const launch&);

constinit const description gelu_erf_description = {
    .summary = "y = x/2 (1 + erf(x / sqrt(2)))",
    .dimensions = detail::elementwise_dimensions,
    .patterns = detail::elementwise_patterns,
    .types = detail::all_types,
    .operands = detail::unary_operands,
    .bytes = detail::bytes_of_unary,
    .flops = [](const problem_shape& s) { return 7.0 * static_cast<double>(s[0]); },
    .error_coefficient = [](const problem_shape&) { return 9.0; },
    .shapes = detail::elementwise_shapes,
    .in_place_input = 0,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            gelu_erf(detail::input<T>(c, 0), detail::output<T>(c, 1), c.shape[0], c.launch);
          });
        },
};

}  // namespace pewter
