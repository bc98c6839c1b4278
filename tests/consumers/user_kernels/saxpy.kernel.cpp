// Compiled once for each instruction set: bodies, and the table at the end.
#include "saxpy.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

void saxpy(threadgroup& tg, const saxpy_arguments& a) {
  const std::size_t first = tg.threadgroup_position_in_grid().x * saxpy_chunk, left = a.n - first;
  tg.for_each_simdgroup([&](simdgroup& sg) {
    sg.stride_loop(left < saxpy_chunk ? left : saxpy_chunk, [&](std::size_t i, auto active, auto) {
      const lanes<float> x = load(a.x + first + i, active), y = load(a.y + first + i, active);
      store(a.y + first + i, fma(lanes<float>(a.factor), x, y), active);
    });
  });
}

}  // namespace
extern const kernel_table saxpy_table;  // <name of the file>_table
constexpr kernel_table saxpy_table = kernel_table{}.with(pattern::stride_loop, entry<saxpy>);
PEWTER_END_TARGET_NAMESPACE
