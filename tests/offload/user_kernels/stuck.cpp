#include "stuck.hpp"

#include "kernels/runtime/registry.hpp"

namespace pewter::detail {
extern const target_tables stuck_tables;
}

namespace pewter_test {

void run_stuck(const stuck_arguments& a, const pewter::launch& options) {
  using namespace pewter;
  run_kernel(detail::stuck_tables, pattern::stride_loop, element_type::float32, &a,
             geometry_of_threadgroups({2, 1, 1}, {96, 1, 1}), options, 0);
}

}  // namespace pewter_test
