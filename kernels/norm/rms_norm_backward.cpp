// dx, dweight = the gradients of rms_norm.
#include "kernels/norm/norm_backward_launch.hpp"

namespace pewter {

template <element T>
void rms_norm_backward(const T* x, const T* weight, const T* dy, T* dx, T* dweight, matrix_shape shape,
                       float epsilon, const launch& options) {
  detail::run_norm_backward<T>(
      {"rms_norm_backward", rms_norm_backward_description, detail::rms_norm_backward_tables},
      {x, weight, dy, dx, dweight, nullptr}, false, shape, epsilon, options);
}

PEWTER_INSTANCES(rms_norm_backward)

constinit const description rms_norm_backward_description = detail::described<detail::rms_norm_backward_row>({
    .patterns = detail::vectorized_alone,
    .bytes = detail::bytes_of_gradients,
    .flops = detail::flops_of_gradients,
    .error_coefficient = detail::error_of_gradients,
    .shapes = detail::norm_shapes,
    .in_place_input = 2,
});

}  // namespace pewter
