// y[i] = x[0] + ... + x[i-1], y[0] = 0.
#include "kernels/scan/vector_scan_launch.hpp"

namespace pewter {

template <element T>
void vector_prefix_sum_exclusive(const T* x, T* y, std::size_t n, const launch& options) {
  detail::run_vector_scan({"vector_prefix_sum_exclusive", vector_prefix_sum_exclusive_description,
                           detail::vector_prefix_sum_exclusive_tables},
                          x, y, n, options, true);
}

PEWTER_INSTANCES(vector_prefix_sum_exclusive)

constinit const description vector_prefix_sum_exclusive_description =
    detail::vector_scan_description<detail::vector_prefix_sum_exclusive_row>();

}  // namespace pewter
