// y[i] = max(x[i], 0). Error: none.
#include "kernels/elementwise/elementwise_launch.hpp"

namespace pewter {

template <element T>
void relu(const T* x, T* y, std::size_t n, const launch& options) {
  detail::run_unary("relu", relu_description, detail::relu_tables, x, y, n, 0.0f,
                    2 * sizeof(T) * detail::nanoseconds_per_byte, options);
}

template void relu(const float*, float*, std::size_t, const launch&);
template void relu(const half*, half*, std::size_t, const launch&);
template void relu(const bfloat*, bfloat*, std::size_t, const launch&);

constinit const description relu_description = {
    .summary = "y = max(x, 0)",
    .dimensions = detail::elementwise_dimensions,
    .patterns = detail::elementwise_patterns,
    .types = detail::all_types,
    .operands = detail::unary_operands,
    .bytes = detail::bytes_of_unary,
    .flops = [](const problem_shape& s) { return 1.0 * static_cast<double>(s[0]); },
    .error_coefficient = [](const problem_shape&) { return 0.0; },
    .shapes = detail::elementwise_shapes,
    .in_place_input = 0,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            relu(detail::input<T>(c, 0), detail::output<T>(c, 1), c.shape[0], c.launch);
          });
        },
};

}  // namespace pewter
