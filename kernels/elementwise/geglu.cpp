// y[i] = gelu(gate[i]) up[i], with the tanh form of gelu: the middle of a gated feed-forward layer.
//
// Flops: gelu's seven and the product. Error relative to |y|: gelu's 2.5 eps (1 + |2 u| e / (1 + e)), where
// e = exp(-2 u) (gelu.cpp), and eps/2 of the product: 3 eps of the magnitude |y| (1 + |2 u| e / (1 + e)).
#include "kernels/elementwise/elementwise_launch.hpp"

namespace pewter {

template <element T>
void geglu(const T* gate, const T* up, T* y, std::size_t n, const launch& options) {
  detail::run_binary("geglu", geglu_description, detail::geglu_tables, gate, up, y, n,
                     detail::geglu_nanoseconds, options);
}

template void geglu(const float*, const float*, float*, std::size_t, const launch&);
template void geglu(const half*, const half*, half*, std::size_t, const launch&);
template void geglu(const bfloat*, const bfloat*, bfloat*, std::size_t, const launch&);

constinit const description geglu_description = {
    .summary = "y = gate/2 (1 + tanh(sqrt(2/pi) (gate + 0.044715 gate^3))) * up",
    .dimensions = detail::elementwise_dimensions,
    .patterns = detail::elementwise_patterns,
    .types = detail::all_types,
    .operands = detail::gated_operands,
    .bytes = detail::bytes_of_binary,
    .flops = [](const problem_shape& s) { return 8.0 * static_cast<double>(s[0]); },
    .error_coefficient = [](const problem_shape&) { return 3.0; },
    .shapes = detail::elementwise_shapes,
    .in_place_input = 0,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            geglu(detail::input<T>(c, 0), detail::input<T>(c, 1), detail::output<T>(c, 2), c.shape[0],
                  c.launch);
          });
        },
};

}  // namespace pewter
