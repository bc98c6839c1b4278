// The prefix sums of an array that comes 32 elements at a time.
#pragma once

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// The sum of what SIMD groups before this one have, a lane each: all of them, also where this one is the
/// threadgroup's last and has fewer threads than there are SIMD groups.
template <class V>
PEWTER_INLINE V sum_of_earlier(const simdgroup& sg, const lanes<V>& totals) {
  return simd_sum(totals, first_lanes(sg.index()) PEWTER_UNCHECKED);
}

/// What lies before an array, and whether an element is part of its own sum.
/// Why known at run time: kernels/common/code_size.md#scans.
template <class V>
struct scan_start {
  V before;
  bool exclusive;
};

/// A scan keeps the adders busy and the multipliers idle: those add what lies before.
/// Why: kernels/common/kernels.md#scans.
PEWTER_INLINE native::vec<float> with_earlier(const native::vec<float>& sum,
                                              const native::vec<float>& earlier) {
  return native::add_by_multiplier(sum, earlier);
}
PEWTER_INLINE native::vec<std::uint32_t> with_earlier(const native::vec<std::uint32_t>& sum,
                                                      const native::vec<std::uint32_t>& earlier) {
  return sum + earlier;
}

/// Goes on from what lies before the array, 32 elements a step; inactive ones have to be 0.
///
/// A scan of each register by itself needs its last lane in all lanes of the next one: a shuffle, and a chain
/// through it. Here shifts take in the register before, so that each lane has the sum of as many elements as
/// a register holds, the last ones up to its own, whichever register they lie in; what lies before those is
/// the same lane of the sums one register ago.
template <class V>
class running_scan {
  using vec = native::vec<V>;
  static constexpr int width = lanes<V>::register_width, registers = lanes<V>::registers;
  static constexpr int doublings = __builtin_ctz(static_cast<unsigned>(width));

 public:
  PEWTER_INLINE explicit running_scan(scan_start<V> start)
      : sums_(start.before), exclusive_(start.exclusive) {
    native::each<doublings>([&](auto d) PEWTER_INLINE_LAMBDA { earlier_[d] = vec(V(0)); });
  }

  PEWTER_INLINE lanes<V> next(const lanes<V>& x) {
    lanes<V> sums;
    native::each<registers>([&](auto k) PEWTER_INLINE_LAMBDA {
      vec last_ones = x.v[k];
      native::each<doublings>([&](auto d) PEWTER_INLINE_LAMBDA {
        const vec shifted = native::shift_up<(1 << d)>(earlier_[d], last_ones);
        earlier_[d] = last_ones;
        last_ones = last_ones + shifted;
      });
      if constexpr (k == 0)
        sums.v[k] = last_ones;
      else
        sums.v[k] = sums.v[k - 1] + last_ones;
    });
    native::each<registers>([&](auto k) PEWTER_INLINE_LAMBDA { sums.v[k] = with_earlier(sums.v[k], sums_); });
    const vec before = sums_;
    sums_ = sums.v[registers - 1];
    if (exclusive_) return native::shift_in(sums, before);
    return sums;
  }

  /// The sum of all.
  PEWTER_INLINE V total() const { return native::element(sums_, width - 1); }

 private:
  vec earlier_[doublings];  // of the register before: the sum of each lane's last 1, 2, 4, ... elements
  vec sums_;                // of the register before, up to each lane
  bool exclusive_;
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
