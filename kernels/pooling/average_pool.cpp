// y = the mean of each window.
//
// Error in eps, relative to the mean of absolute values: the sum, half of one each, and the division.
#include "kernels/pooling/pooling_launch.hpp"

namespace pewter {

template <element T>
void average_pool(const T* x, T* y, const pooling_shape& shape, const window& window, bool padding_counts,
                  const launch& options) {
  detail::run_pooling({"average_pool", average_pool_description, detail::average_pool_tables}, x, y, shape,
                      {window, true, padding_counts}, options);
}

PEWTER_INSTANCES(average_pool)

constinit const description average_pool_description = {
    .summary = "y = the mean of each window of x, padding counted or not",
    .dimensions = detail::pooling_dimensions,
    .patterns = detail::pooling_patterns,
    .types = detail::all_types,
    .operands = detail::pooling_operands,
    .bytes = detail::bytes_of_pooling,
    .flops = detail::flops_of_pooling,
    .error_coefficient =
        [](const problem_shape& s) {
          const window& w = detail::window_of(s);
          return static_cast<double>(w.height.extent * w.width.extent) / 2 + 1;
        },
    .shapes = detail::pooling_shapes,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            average_pool(detail::input<T>(c, 0), detail::output<T>(c, 1), detail::pooling_of(c.shape),
                         detail::window_of(c.shape), c.shape[1] % 2 != 0, c.launch);
          });
        },
};

}  // namespace pewter
