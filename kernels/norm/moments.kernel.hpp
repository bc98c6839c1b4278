// Several sums over a row at once.
#pragma once

#include "pewter/model/threadgroup.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class V, int count>
struct row_sums {
  V of[count];
};

/// take(i, active, sums) adds to `count` sums what elements i, i + 1, ... give; inactive lanes are not
/// counted.
template <class Walk, int count, class Take>
PEWTER_INLINE row_sums<float, count> sums_of_row(threadgroup& tg, std::size_t cols, const Take& take) {
  const auto partials = tg.per_simdgroup_results<row_sums<float, count>>();
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    row_sums<lanes<float>, count> sums;
    native::each<count>([&](auto k) PEWTER_INLINE_LAMBDA { sums.of[k] = 0.0f; });
    Walk::elements(sg, cols,
                   [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA { take(i, active, sums.of); });
    row_sums<float, count> of_simdgroup;
    native::each<count>([&](auto k)
                            PEWTER_INLINE_LAMBDA { of_simdgroup.of[k] = simd_sum(sums.of[k], sg.active()); });
    partials[sg] = of_simdgroup;
  });
  row_sums<float, count> all = partials.at(0);
  for (std::uint32_t s = 1; s < tg.simdgroups_per_threadgroup(); ++s)
    native::each<count>([&](auto k) PEWTER_INLINE_LAMBDA { all.of[k] += partials.at(s).of[k]; });
  return all;
}

/// The mean of a row, rounded: what deviations are taken from.
template <class Walk, class T>
PEWTER_INLINE float centre_of_row(threadgroup& tg, const T* x, std::size_t cols) {
  const auto sum = sums_of_row<Walk, 1>(
      tg, cols, [&](std::size_t i, auto active, lanes<float>* sums) PEWTER_INLINE_LAMBDA {
        sums[0] += select(active, load(x + i, active), lanes<float>(0.0f));
      });
  return sum.of[0] / static_cast<float>(cols);
}

/// Sums of `take` about a centre; the first two are those of deviations and of their squares. A centre that
/// is far from the mean, compared with the deviations, is corrected, and the sums are taken again.
/// @param corrects whether there is a mean at all
/// @param take take(i, active, centre, sums)
template <class Walk, int count, class Take>
PEWTER_INLINE row_sums<float, count> sums_about(threadgroup& tg, std::size_t cols, bool corrects,
                                                float& centre, const Take& take) {
  const float share = 1.0f / static_cast<float>(cols);
  for (bool again = false;; again = true) {
    const float about = centre;
    const auto sums = sums_of_row<Walk, count>(tg, cols,
                                               [&](std::size_t i, auto active, lanes<float>* of)
                                                   PEWTER_INLINE_LAMBDA { take(i, active, about, of); });
    const float variations = sums.of[1] - sums.of[0] * (sums.of[0] * share);
    const bool precise = !(sums.of[1] < __builtin_inff()) || variations >= 0.75f * sums.of[1];
    if (!corrects || again || precise) return sums;
    centre += sums.of[0] * share;
  }
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
