// Accumulators of 32 lanes, one for each part of a walk, so that successive additions do not wait for each
// other: one for stride_walk, for vectorized_walk four with AVX-512, two with AVX2 and NEON, one with SSE,
// where 32 lanes are half of all registers, which do not wait for each other either.
//
// Everything is unrolled by templates: a loop over the parts, even of known length, would keep the
// accumulators in memory, because g++ unrolls it only after it has decided what lives in registers.
// Why: kernels/common/kernels.md#accumulators.
#pragma once

#include "pewter/model/threadgroup.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class Walk>
class accumulators {
 public:
  static constexpr int count = Walk::parts;

  PEWTER_INLINE explicit accumulators(float initial) {
    native::each<count>([&](auto k) { values_[k] = initial; });
  }
  template <class Part>
  PEWTER_INLINE lanes<float>& operator[](Part) {
    return values_[Part::value % count];
  }
  PEWTER_INLINE lanes<float> sum() const { return sum_of(values_); }
  /// None of them may be NaN.
  PEWTER_INLINE lanes<float> largest() const {
    lanes<float> m = values_[0];
    native::each<count>([&](auto k) {
      if constexpr (k.value != 0) m = larger_than_numbers(m, values_[k]);
    });
    return m;
  }

 private:
  lanes<float> values_[count];
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
