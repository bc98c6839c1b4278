// The prefix sums of an array that the registers of a threadgroup hold: memory is read once, and no load
// waits for a scan.
#pragma once

#include "kernels/kept_row.kernel.hpp"
#include "kernels/scan/running_scan.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Each SIMD group has a part, of which each thread keeps `kept` elements. y may be x.
template <scan kind, int kept, class T>
PEWTER_INLINE void scan_kept_array(threadgroup& tg, const T* x, T* y) {
  float* totals = tg.collective_values<float>();  // one a SIMD group
  kept_values<float, kept> part;
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    part.take_part(sg.index() * kept * lane_count);
    part.each([&](std::size_t i, lanes<float>& v, std::uint32_t) PEWTER_INLINE_LAMBDA { v = load(x + i); });
    kept_sums sums;
    part.each([&](std::size_t, const lanes<float>& v, std::uint32_t k)
                  PEWTER_INLINE_LAMBDA { sums[k] += v; });
    totals[sg.index()] = simd_sum(sums.sum());
  });
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    running_scan<kind, float> sums(sum_of_earlier(sg, load(totals, first_lanes(sg.index()))));
    part.each([&](std::size_t i, const lanes<float>& v, std::uint32_t)
                  PEWTER_INLINE_LAMBDA { store(y + i, sums.next(v)); });
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
