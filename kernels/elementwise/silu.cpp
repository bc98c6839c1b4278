// y[i] = x[i] / (1 + exp(-x[i])).
//
// Flops: negation, exp counted as one, addition, division. Error relative to |y|, of max(x, 0) - t with
// t = |x| / (1 + exp(|x|)): the argument is exact; exp 1.5 ulp <= 1.5 eps, which 1 + exp only weakens,
// addition and division eps/2 each, so t is off by 2.5 eps. For negative x it is all; for positive x exp has
// half of its weight at most, t is at most y, and the difference rounds, eps/2: 2.25 eps.
#include "kernels/elementwise/elementwise_launch.hpp"

namespace pewter {

template <element T>
void silu(const T* x, T* y, std::size_t n, const launch& options) {
  detail::run_unary("silu", silu_description, detail::silu_tables, x, y, n, 0.0f, detail::silu_nanoseconds,
                    options);
}

template void silu(const float*, float*, std::size_t, const launch&);
template void silu(const half*, half*, std::size_t, const launch&);
template void silu(const bfloat*, bfloat*, std::size_t, const launch&);

constinit const description silu_description = {
    .summary = "y = x / (1 + exp(-x))",
    .dimensions = detail::elementwise_dimensions,
    .patterns = detail::elementwise_patterns,
    .types = detail::all_types,
    .operands = detail::unary_operands,
    .bytes = detail::bytes_of_unary,
    .flops = [](const problem_shape& s) { return 4.0 * static_cast<double>(s[0]); },
    .error_coefficient = [](const problem_shape&) { return 2.5; },
    .shapes = detail::elementwise_shapes,
    .in_place_input = 0,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            silu(detail::input<T>(c, 0), detail::output<T>(c, 1), c.shape[0], c.launch);
          });
        },
};

}  // namespace pewter
