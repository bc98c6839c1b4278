// y[i] = silu(gate[i]) up[i], silu(x) = x / (1 + exp(-x)): the middle of a gated feed-forward layer.
//
// Flops: silu's four and the product. Error relative to |y|: silu's 2.5 eps and eps/2 of the product.
#include "kernels/elementwise/elementwise_launch.hpp"

namespace pewter {

template <element T>
void swiglu(const T* gate, const T* up, T* y, std::size_t n, const launch& options) {
  detail::run_binary("swiglu", swiglu_description, detail::swiglu_tables, gate, up, y, n,
                     detail::swiglu_nanoseconds, options);
}

template void swiglu(const float*, const float*, float*, std::size_t, const launch&);
template void swiglu(const half*, const half*, half*, std::size_t, const launch&);
template void swiglu(const bfloat*, const bfloat*, bfloat*, std::size_t, const launch&);

constinit const description swiglu_description = {
    .summary = "y = gate / (1 + exp(-gate)) * up",
    .dimensions = detail::elementwise_dimensions,
    .patterns = detail::elementwise_patterns,
    .types = detail::all_types,
    .operands = detail::gated_operands,
    .bytes = detail::bytes_of_binary,
    .flops = [](const problem_shape& s) { return 5.0 * static_cast<double>(s[0]); },
    .error_coefficient = [](const problem_shape&) { return 3.0; },
    .shapes = detail::elementwise_shapes,
    .in_place_input = 0,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            swiglu(detail::input<T>(c, 0), detail::input<T>(c, 1), detail::output<T>(c, 2), c.shape[0],
                   c.launch);
          });
        },
};

}  // namespace pewter
