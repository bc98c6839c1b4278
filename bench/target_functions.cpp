// What is compiled once for each target: SIMD-group functions, the loops to compare them with, and empty
// dispatches.
#include "bench/simdgroup_functions.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

void dispatch_nothing(std::uint32_t threadgroups, const dispatch_options& options) {
  dispatch_threadgroups(
      {threadgroups, 1, 1}, {64, 1, 1},
      [](threadgroup& tg) {
        asm volatile("" : : "r"(&tg) : "memory");
      },
      options);
}
void dispatch_phases(std::uint32_t simdgroups, int phases, const dispatch_options& options) {
  const auto kernel = [phases](threadgroup& tg) {
    for (int i = 0; i < phases; ++i)
      tg.for_each_simdgroup([](simdgroup& sg) { asm volatile("" : : "r"(&sg) : "memory"); });
  };
  dispatch_threadgroups({1, 1, 1}, {simdgroups * 32, 1, 1}, kernel, options);
}

}  // namespace

extern const bench::target_functions functions_to_measure;
constexpr bench::target_functions functions_to_measure = {
    {pairs, sizeof pairs / sizeof pairs[0]}, dispatch_nothing, dispatch_phases};

PEWTER_END_TARGET_NAMESPACE
