// y[i] = x[0] + ... + x[i].
#include "kernels/scan/vector_scan_launch.hpp"

namespace pewter {

template <element T>
void vector_prefix_sum(const T* x, T* y, std::size_t n, const launch& options) {
  detail::run_vector_scan("vector_prefix_sum", vector_prefix_sum_description,
                          detail::vector_prefix_sum_tables, x, y, n, options);
}

template void vector_prefix_sum(const float*, float*, std::size_t, const launch&);
template void vector_prefix_sum(const half*, half*, std::size_t, const launch&);
template void vector_prefix_sum(const bfloat*, bfloat*, std::size_t, const launch&);

constinit const description vector_prefix_sum_description = detail::vector_scan_description(
    "y[i] = x[0] + ... + x[i], chunks on all cores", [](const kernel_call& c) {
      detail::with_element_type(c.type, [&]<class T>(T) {
        vector_prefix_sum(detail::input<T>(c, 0), detail::output<T>(c, 1), c.shape[0], c.launch);
      });
    });

}  // namespace pewter
