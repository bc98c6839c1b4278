#include "row_norms.hpp"

#include "kernels/runtime/registry.hpp"

namespace pewter::detail {
extern const target_tables row_norms_tables;
}

void pewter_test::row_norms(const float* x, float* y, std::size_t rows, std::size_t cols, unsigned threads,
                            const pewter::launch& options) {
  using namespace pewter;
  const row_norms_arguments arguments{{x, y}, cols};
  run_kernel(detail::row_norms_tables, pattern::stride_loop, element_type::float32, &arguments,
             geometry_of_threadgroups({static_cast<std::uint32_t>(rows), 1, 1}, {threads, 1, 1}), options,
             0.1 * static_cast<double>(cols));
}
