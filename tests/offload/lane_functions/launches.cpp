// Compiled once: the calls of the kernels.
#include "kernels/runtime/registry.hpp"
#include "offload/lane_functions/integer_functions.hpp"
#include "offload/lane_functions/math_functions.hpp"
#include "offload/lane_functions/vector_functions.hpp"

namespace pewter::detail {
extern const target_tables math_functions_tables, vector_functions_tables, vector_moves_tables,
    integer_functions_tables, gathers_tables;
}

namespace pewter_test {
namespace {

void run(const pewter::target_tables& tables, const void* arguments, std::uint32_t threadgroups,
         const pewter::launch& options) {
  run_kernel(tables, pewter::pattern::direct, pewter::element_type::float32, arguments,
             pewter::geometry_of_threadgroups({threadgroups, 1, 1}, {128, 1, 1}), options, 0);
}

}  // namespace

void math_functions(const math_arguments& arguments, const pewter::launch& options) {
  run(pewter::detail::math_functions_tables, &arguments, 7, options);
}
void vector_functions(const vector_arguments& arguments, const pewter::launch& options) {
  run(pewter::detail::vector_functions_tables, &arguments, 1, options);
}
void move_vectors(const vector_moves& arguments, const pewter::launch& options) {
  run(pewter::detail::vector_moves_tables, &arguments, 1, options);
}
void integer_functions(const integer_arguments& arguments, const pewter::launch& options) {
  run(pewter::detail::integer_functions_tables, &arguments, 1, options);
}
void gather_functions(const gather_arguments& arguments, const pewter::launch& options) {
  run(pewter::detail::gathers_tables, &arguments, 1, options);
}

}  // namespace pewter_test
