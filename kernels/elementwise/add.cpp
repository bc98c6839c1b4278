// y[i] = a[i] + b[i]. Error: the one rounding of the sum, eps/2 of |y|.
#include "kernels/elementwise/elementwise_launch.hpp"

namespace pewter {

template <element T>
void add(const T* a, const T* b, T* y, std::size_t n, const launch& options) {
  detail::run_binary("add", add_description, detail::add_tables, a, b, y, n,
                     3 * sizeof(T) * detail::nanoseconds_per_byte, options);
}

template void add(const float*, const float*, float*, std::size_t, const launch&);
template void add(const half*, const half*, half*, std::size_t, const launch&);
template void add(const bfloat*, const bfloat*, bfloat*, std::size_t, const launch&);

namespace {
constexpr operand operands[] = {
    {"a", role::input, element_kind::storage, detail::count_of_vector},
    {"b", role::input, element_kind::storage, detail::count_of_vector},
    {"y", role::output, element_kind::storage, detail::count_of_vector},
};
}  // namespace

constinit const description add_description = {
    .summary = "y = a + b",
    .dimensions = detail::elementwise_dimensions,
    .patterns = detail::elementwise_patterns,
    .types = detail::all_types,
    .operands = operands,
    .bytes = detail::bytes_of_binary,
    .flops = [](const problem_shape& s) { return static_cast<double>(s[0]); },
    .error_coefficient = [](const problem_shape&) { return 0.5; },
    .shapes = detail::elementwise_shapes,
    .in_place_input = 0,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            add(detail::input<T>(c, 0), detail::input<T>(c, 1), detail::output<T>(c, 2), c.shape[0],
                c.launch);
          });
        },
};

}  // namespace pewter
