// One accumulator of 32 lanes for each part of a walk (one for stride_walk, four for vectorized_walk), so
// that successive additions do not wait for each other.
//
// Everything is unrolled by templates: a loop over the parts, even of known length, would keep the
// accumulators in memory, because g++ unrolls it only after it has decided what lives in registers (row sums
// of 1024 columns took three times as long).
#pragma once

#include "pewter/threadgroup.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class Walk>
class accumulators {
 public:
  PEWTER_INLINE explicit accumulators(float initial) {
    native::each<Walk::parts>([&](auto part) { values_[part] = initial; });
  }
  template <class Part>
  PEWTER_INLINE lanes<float>& operator[](Part part) {
    return values_[part];
  }
  PEWTER_INLINE lanes<float> sum() const { return sum_of(values_); }
  /// None of them may be NaN.
  PEWTER_INLINE lanes<float> largest() const {
    lanes<float> m = values_[0];
    native::each<Walk::parts>([&](auto part) {
      if constexpr (part.value != 0) m = larger_than_numbers(m, values_[part]);
    });
    return m;
  }

 private:
  lanes<float> values_[Walk::parts];
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
