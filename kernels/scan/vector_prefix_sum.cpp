// y[i] = x[0] + ... + x[i].
#include "kernels/scan/vector_scan_launch.hpp"

namespace pewter {

template <element T>
void vector_prefix_sum(const T* x, T* y, std::size_t n, const launch& options) {
  detail::run_vector_scan(
      {"vector_prefix_sum", vector_prefix_sum_description, detail::vector_prefix_sum_tables}, x, y, n,
      options, false);
}

PEWTER_INSTANCES(vector_prefix_sum)

constinit const description vector_prefix_sum_description =
    detail::vector_scan_description<detail::vector_prefix_sum_row>();

}  // namespace pewter
