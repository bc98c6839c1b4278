// y = the largest element of each window. Error: none.
#include "kernels/pooling/pooling_launch.hpp"

namespace pewter {

template <element T>
void max_pool(const T* x, T* y, const pooling_shape& shape, const window& window, const launch& options) {
  detail::run_pooling({"max_pool", max_pool_description, detail::max_pool_tables}, x, y, shape,
                      {window, false, false}, options);
}

PEWTER_INSTANCES(max_pool)

constinit const description max_pool_description = {
    .summary = "y = the largest element of each window of x: 1 and 2 dimensions, strides, dilation",
    .dimensions = detail::pooling_dimensions,
    .patterns = detail::pooling_patterns,
    .types = detail::all_types,
    .operands = detail::pooling_operands,
    .bytes = detail::bytes_of_pooling,
    .flops = detail::flops_of_pooling,
    .error_coefficient = [](const problem_shape&) { return 0.0; },
    .shapes = detail::pooling_shapes,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            max_pool(detail::input<T>(c, 0), detail::output<T>(c, 1), detail::pooling_of(c.shape),
                     detail::window_of(c.shape), c.launch);
          });
        },
};

}  // namespace pewter
