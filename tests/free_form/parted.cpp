#include "tests/free_form/parted.hpp"

#include "kernels/runtime/registry.hpp"

namespace pewter::detail {
extern const target_tables parted_tables;
}

void run_parted(const parted_case& what, const std::uint32_t* x, std::uint32_t* y,
                const pewter::launch& options) {
  using namespace pewter;
  const parted_arguments arguments{x, y, what.cols};
  run_kernel(detail::parted_tables, what.pattern, element_type::float32, &arguments,
             geometry_of_threadgroups({what.rows, 1, 1}, {what.threads, 1, 1}), options, 0);
}
