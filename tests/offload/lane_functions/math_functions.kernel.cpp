#include "math_functions.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using pewter_test::math_arguments;
using pewter_test::math_function;

template <class F>
void map(threadgroup& tg, const math_arguments& a, F f) {
  const std::size_t step = std::size_t{tg.threadgroups_per_grid().x} * tg.thread_count();
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    const std::size_t first = tg.threadgroup_position_in_grid().x * tg.thread_count() + 32 * sg.index();
    for (std::size_t i = first; i < a.n; i += step) store(a.result + i, f(load(a.x + i), load(a.y + i)));
  });
}

void math_functions(threadgroup& tg, const math_arguments& a) {
  switch (a.function) {
#define PEWTER_FUNCTION(name, expression)                                                                    \
  case math_function::name:                                                                                  \
    map(tg, a,                                                                                               \
        []([[maybe_unused]] const lanes<float>& x, [[maybe_unused]] const lanes<float>& y) -> lanes<float> { \
          return expression;                                                                                 \
        });                                                                                                  \
    break;
#include "offload/lane_functions/math_functions.inc"
  }
}

}  // namespace
extern const kernel_table math_functions_table;
constexpr kernel_table math_functions_table = kernel_table{}.with(pattern::direct, entry<math_functions>);
PEWTER_END_TARGET_NAMESPACE
