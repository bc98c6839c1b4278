// dx, dweight, dbias = the gradients of layer_norm.
#include "kernels/norm/norm_backward_launch.hpp"

namespace pewter {

template <element T>
void layer_norm_backward(const T* x, const T* weight, const T* dy, T* dx, T* dweight, T* dbias,
                         matrix_shape shape, float epsilon, const launch& options) {
  detail::run_norm_backward<T>(
      {"layer_norm_backward", layer_norm_backward_description, detail::layer_norm_backward_tables},
      {x, weight, dy, dx, dweight, dbias}, true, shape, epsilon, options);
}

PEWTER_INSTANCES(layer_norm_backward)

constinit const description layer_norm_backward_description =
    detail::described<detail::layer_norm_backward_row>({
        .patterns = detail::vectorized_alone,
        .bytes = detail::bytes_of_gradients,
        .flops = detail::flops_of_gradients,
        .error_coefficient = detail::error_of_gradients,
        .shapes = detail::norm_shapes,
        .in_place_input = 2,
    });

}  // namespace pewter
