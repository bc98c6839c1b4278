// The prefix sums of an array that the registers of a threadgroup hold: memory is read once, and no load
// waits for a scan.
#pragma once

#include "kernels/common/kept_row.kernel.hpp"
#include "kernels/scan/array_scan.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// The prefix sums of a SIMD group's runs behind each other, going on from what lies before them.
template <int width>
class scan_of_runs {
 public:
  PEWTER_INLINE explicit scan_of_runs(scan_start<float> start) : start_(start) {}

  /// Each lane adds up its run, then come those of the lanes below.
  PEWTER_INLINE kept_run<width> next(const kept_run<width>& run) {
    kept_run<width> sums = run;
    PEWTER_UNROLLED
    for (int j = 1; j < width; ++j) sums[j] += sums[j - 1];
    const lanes<float> through = simd_prefix_inclusive_sum(sums[width - 1]);
    const lanes<float> below = sums_below(through) + start_.before;
    start_.before += last_lane(through);
    kept_run<width> all{{below}};
    if (start_.exclusive) {
      PEWTER_UNROLLED
      for (int j = 1; j < width; ++j) all[j] = below + sums[j - 1];
    } else {
      PEWTER_UNROLLED
      for (int j = 0; j < width; ++j) all[j] = below + sums[j];
    }
    return all;
  }

 private:
  scan_start<float> start_;
};
template <>
class scan_of_runs<1> {
 public:
  PEWTER_INLINE explicit scan_of_runs(scan_start<float> start) : sums_(start) {}
  PEWTER_INLINE kept_run<1> next(const kept_run<1>& run) { return {{sums_.next(run[0])}}; }

 private:
  running_scan<float> sums_;
};

/// Each SIMD group has a part; each thread keeps `kept` of its elements. y may be x.
template <int kept, int width, class T>
PEWTER_INLINE void scan_kept_array(threadgroup& tg, const T* x, T* y, std::size_t n, bool exclusive) {
  float* totals = tg.collective_values<float>();  // one a SIMD group
  kept_values<kept, width> part;
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    part.take_part(sg, n);
    part.each_run([&](const auto& at, auto& run) PEWTER_INLINE_LAMBDA { run = at.read(x); });
    kept_sums sums;
    part.each([&](const lanes<float>& v, std::uint32_t k) PEWTER_INLINE_LAMBDA { sums[k] += v; });
    totals[sg.index()] = simd_sum(sums.sum());
  });
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    scan_of_runs<width> scan({sum_of_earlier(sg, load(totals, first_lanes(sg.index()))), exclusive});
    part.each_run([&](const auto& at, const auto& run) PEWTER_INLINE_LAMBDA {
      const auto sums = scan.next(run);
      at.write(y, [&](int j) PEWTER_INLINE_LAMBDA { return sums[j]; });
    });
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
