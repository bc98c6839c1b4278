// y = factor * x + y, a user's own kernel that is compiled once for every instruction set.
#include "saxpy.hpp"

#include "kernels/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

void saxpy(threadgroup& tg, const saxpy_arguments& a) {
  tg.for_each_simdgroup([&](simdgroup& sg) {
    sg.stride_loop(a.n, [&](std::size_t i, auto active, auto) {
      store(a.y + i, fma(lanes<float>(a.factor), load(a.x + i, active), load(a.y + i, active)), active);
    });
  });
}

}  // namespace
extern const kernel_table saxpy_table;
constexpr kernel_table saxpy_table = kernel_table{}.with(pattern::stride_loop, entry<saxpy>);
PEWTER_END_TARGET_NAMESPACE
