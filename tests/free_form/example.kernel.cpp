// Everything that free-form kernels are made of, in one compiled kernel.
#include "tests/free_form/example.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

constexpr std::uint32_t stages = 2, tile = 64;

/// SIMD group 0 copies tiles of the row, the last one adds them up.
void sum_by_ring(simdgroup& sg, const float* row, std::size_t cols, float* ring, float* sum) {
  const mbarriers full = mbarriers::alloc(sg, stages), empty = mbarriers::alloc(sg, stages);
  sg.single_thread(0, [&](simdgroup&) {
    for (std::uint32_t s = 0; s < stages; ++s) {
      full[s].init(1);
      empty[s].init(32);
    }
  });
  sg.sync();
  const std::uint32_t tiles = static_cast<std::uint32_t>(cols / tile);
  sg.single_thread(0, [&](simdgroup& one) {
    for (std::uint32_t t = 0; t < tiles; ++t) {
      const std::uint32_t s = t % stages, phase = t / stages & 1;
      empty[s].wait(phase ^ 1);
      full[s].arrive_and_expect_tx(one, tile * sizeof(float));
      copy_async(one, ring + s * tile, row + t * tile, tile, full[s]);
    }
  });
  sg.single_simdgroup(1, [&](simdgroup& consumer) {
    lanes<float> all = 0.0f;
    for (std::uint32_t t = 0; t < tiles; ++t) {
      const std::uint32_t s = t % stages;
      full[s].wait(t / stages & 1);
      all += load(ring + s * tile, consumer) + load(ring + s * tile + 32, consumer);
      empty[s].arrive(consumer);
    }
    *sum = simd_sum(all, consumer);
  });
}

void example(simdgroup& sg, const example_arguments& a) {
  const std::size_t r = sg.threadgroup_position_in_grid().x;
  const float* const row = a.x + r * a.cols;
  float* const ring = sg.memory<float>(stages * tile);
  sum_by_ring(sg, row, a.cols, ring, a.sums + r);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  lanes<float> evens = 0.0f;
  sg.stride_loop(a.cols, [&](std::size_t i, auto active, auto) PEWTER_INLINE_LAMBDA {
    const lanes<float> v = load(row + i, active);
    const lane_mask even = (convert<std::int32_t>(v) & 1) == lanes<std::int32_t>(0);
    sg.if_lanes(even & active, [&]() PEWTER_INLINE_LAMBDA { sg.assign(evens, evens + v); });
  });
  const float total = threadgroup_sum(sg, evens);
  const lanes<std::uint32_t> self = sg.thread_index_in_threadgroup();
  if (sg.return_lanes(self != lanes<std::uint32_t>(5))) return;
  scatter(a.evens, self - 5u + static_cast<std::uint32_t>(r), lanes<float>(total), sg);
}

}  // namespace
extern const kernel_table example_table;
constexpr kernel_table example_table = kernel_table{}.with(pattern::stride_loop, free_form_entry<example>);
PEWTER_END_TARGET_NAMESPACE
