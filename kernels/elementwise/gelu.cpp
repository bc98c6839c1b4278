// y[i] = x[i]/2 (1 + tanh(u)), u = sqrt(2/pi) (x + 0.044715 x^3), as x / (1 + exp(-2 u)).
//
// Flops: square, fma, product, exp counted as one, addition, division. Error relative to |y|: -2u is off by
// the square, the fma and the product of eps/2 each and constants of eps/2 each, 2.5 eps |2u| in all; as an
// absolute error of the argument it is the relative one of exp. |2u| <= 50 for |x| <= 8, which the tests do
// not exceed, and for x > 0 the exponential counts for little (silu.cpp). exp itself 1.5 eps, addition and
// division eps/2 each: 2.5 * 50 + 2.5 = 127.5. Relative to |x| it would be 4.
#include "kernels/elementwise/elementwise_launch.hpp"

namespace pewter {

template <element T>
void gelu(const T* x, T* y, std::size_t n, const launch& options) {
  detail::run_unary("gelu", gelu_description, detail::gelu_tables, x, y, n, 0.0f, detail::gelu_nanoseconds,
                    options);
}

template void gelu(const float*, float*, std::size_t, const launch&);
template void gelu(const half*, half*, std::size_t, const launch&);
template void gelu(const bfloat*, bfloat*, std::size_t, const launch&);

constinit const description gelu_description = {
    .summary = "y = x/2 (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3)))",
    .dimensions = detail::elementwise_dimensions,
    .patterns = detail::elementwise_patterns,
    .types = detail::all_types,
    .operands = detail::unary_operands,
    .bytes = detail::bytes_of_unary,
    .flops = [](const problem_shape& s) { return 7.0 * static_cast<double>(s[0]); },
    .error_coefficient = [](const problem_shape&) { return 127.5; },
    .shapes = detail::elementwise_shapes,
    .in_place_input = 0,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            gelu(detail::input<T>(c, 0), detail::output<T>(c, 1), c.shape[0], c.launch);
          });
        },
};

}  // namespace pewter
