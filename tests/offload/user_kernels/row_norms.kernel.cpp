#include "row_norms.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

void row_norms(threadgroup& tg, const pewter_test::row_norms_arguments& a) {
  const std::size_t row = tg.threadgroup_position_in_grid().x;
  const float* const x = a.memory.x + row * a.cols;
  const float total = threadgroup_sum(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    lanes<float> sum = 0;
    sg.stride_loop(a.cols, [&](std::size_t i, auto active, auto) PEWTER_INLINE_LAMBDA {
      const lanes<float> v = load(x + i, active);
      sum = fma(v, v, sum);
    });
    return sum;
  });
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    if (sg.index() == 0) store(a.memory.y + row, sqrt(lanes<float>(total)), first_lanes(1));
  });
}

}  // namespace
extern const kernel_table row_norms_table;
constexpr kernel_table row_norms_table = kernel_table{}.with(pattern::stride_loop, entry<row_norms>);
PEWTER_END_TARGET_NAMESPACE
