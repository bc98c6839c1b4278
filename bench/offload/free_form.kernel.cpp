// The kernels of free_form.hpp.
#include "free_form.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using pewter_bench::row_sum_arguments;

void by_phases(threadgroup& tg, const row_sum_arguments& a) {
  const std::size_t r = tg.threadgroup_position_in_grid().x;
  const float* const row = a.x + r * a.cols;
  const float sum = threadgroup_sum(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    lanes<float> of_lane = 0.0f;
    sg.stride_loop(a.cols, [&](std::size_t i, auto active, auto)
                               PEWTER_INLINE_LAMBDA { of_lane += load(row + i, active); });
    return of_lane;
  });
  tg.single_thread([&] { a.y[r] = sum; });
}

void by_collective(simdgroup& sg, const row_sum_arguments& a) {
  const std::size_t r = sg.threadgroup_position_in_grid().x;
  const float* const row = a.x + r * a.cols;
  lanes<float> of_lane = 0.0f;
  sg.stride_loop(a.cols, [&](std::size_t i, auto active, auto)
                             PEWTER_INLINE_LAMBDA { of_lane += load(row + i, active); });
  const float sum = threadgroup_sum(sg, of_lane);
  sg.single_thread(0, [&](simdgroup&) { a.y[r] = sum; });
}

/// Tiles of 1024 floats in a ring of four; SIMD group 0 has no part in the sums.
void by_ring(simdgroup& sg, const row_sum_arguments& a) {
  constexpr std::uint32_t stages = 4, tile = 1024;
  const std::size_t r = sg.threadgroup_position_in_grid().x;
  const float* const row = a.x + r * a.cols;
  float* const ring = sg.memory<float>(stages * tile);
  const mbarriers full = mbarriers::alloc(sg, stages), empty = mbarriers::alloc(sg, stages);
  const std::uint32_t consumers = sg.simdgroups_per_threadgroup() - 1,
                      tiles = static_cast<std::uint32_t>(a.cols / tile), own = sg.index();
  sg.single_thread(0, [&](simdgroup&) {
    for (std::uint32_t s = 0; s < stages; ++s) {
      full[s].init(1);
      empty[s].init(32 * consumers);
    }
  });
  sg.sync();
  sg.single_thread(0, [&](simdgroup& one) {
    for (std::uint32_t t = 0; t < tiles; ++t) {
      const std::uint32_t s = t % stages;
      empty[s].wait((t / stages & 1) ^ 1);
      full[s].arrive_and_expect_tx(one, tile * sizeof(float));
      copy_async(one, ring + s * tile, row + t * tile, tile, full[s]);
    }
  });
  lanes<float> of_lane = 0.0f;
  if (own > 0)
    sg.single_simdgroup(own, [&](simdgroup& consumer) {
      for (std::uint32_t t = 0; t < tiles; ++t) {
        const std::uint32_t s = t % stages;
        full[s].wait(t / stages & 1);
        for (std::uint32_t i = (own - 1) * 32; i < tile; i += consumers * 32)
          of_lane += load(ring + s * tile + i, consumer);
        empty[s].arrive(consumer);
      }
    });
  const float sum = threadgroup_sum(sg, of_lane);
  sg.single_thread(0, [&](simdgroup&) { a.y[r] = sum; });
}

}  // namespace
extern const kernel_table free_form_table;
constexpr kernel_table free_form_table = kernel_table{}
                                             .with(pattern::stride_loop, entry<by_phases>)
                                             .with(pattern::vectorized, free_form_entry<by_collective>)
                                             .with(pattern::tiled, free_form_entry<by_ring>);
PEWTER_END_TARGET_NAMESPACE
