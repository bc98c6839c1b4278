// sums[r] = sum of row r, one threadgroup a row, in two stages: each thread adds up what it strides over,
// each SIMD group its threads' sums, and the threadgroup the SIMD groups' results.
//
// vectorized keeps four accumulators: an addition has a latency of 4 cycles, of which one accumulator of
// 32 lanes covers only the part that its registers (2 with AVX-512) can.
#include "kernels/reduce/row_sum.hpp"

#include "kernels/accumulators.hpp"
#include "kernels/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class Walk, class T>
void row_sum(threadgroup& tg, const detail::row_sum_arguments& a) {
  const std::size_t r = tg.threadgroup_position_in_grid().x;
  const T* row = static_cast<const T*>(a.x) + r * a.cols;  // (cols)
  const float sum = threadgroup_sum(tg, [&](simdgroup& sg) {
    accumulators<Walk> sums(0.0f);
    Walk::loop(sg, a.cols,
               [&](std::size_t i, auto active, auto part) { sums[part] += load(row + i, active); });
    return sums.sum();
  });
  tg.single_thread([&] { a.sums[r] = sum; });
}

}  // namespace

extern const kernel_table row_sum_table;
constexpr kernel_table row_sum_table =
    kernel_table{}
        .with(pattern::stride_loop, entry<row_sum<stride_walk, float>>, entry<row_sum<stride_walk, half>>,
              entry<row_sum<stride_walk, bfloat>>)
        .with(pattern::vectorized, entry<row_sum<vectorized_walk, float>>,
              entry<row_sum<vectorized_walk, half>>, entry<row_sum<vectorized_walk, bfloat>>);
PEWTER_END_TARGET_NAMESPACE
