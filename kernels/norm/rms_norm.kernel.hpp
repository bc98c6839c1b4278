// y = x weight / sqrt(mean of the row's squares + epsilon), one threadgroup a row.
//
// Two phases over the row: the sum of squares, and the products; the second finds the row in a cache.
// vectorized keeps several accumulators, which hide the latency of the fma.
#pragma once

#include "kernels/accumulators.hpp"
#include "kernels/kept_row.kernel.hpp"
#include "kernels/kernel_entry.hpp"
#include "kernels/norm/norm.hpp"
#include "kernels/row_stores.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// first_values(i, active) gives x's elements i, i + 1, ... in the first phase; the second reads them from x.
template <class Walk, int kept, class T, class Values>
PEWTER_INLINE void rms_norm_of_row(threadgroup& tg, const T* x, const T* weight, T* y, std::size_t cols,
                                   float epsilon, const row_policy& policy, const Values& first_values) {
  const float share = 1.0f / static_cast<float>(cols);  // a division for which nobody waits
  const auto factor_of = [=](float squares) PEWTER_INLINE_LAMBDA {
    const float mean = squares * share;
    return lanes<float>(1.0f / __builtin_sqrtf(mean + epsilon));
  };
  if constexpr (kept != 0) {
    kept_values<float, kept> row;
    const float squares = threadgroup_sum(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
      row.take_turns(sg, tg);
      row.each([&](std::size_t i, lanes<float>& v, std::uint32_t)
                   PEWTER_INLINE_LAMBDA { v = first_values(i, all_lanes{}); });
      kept_sums sums;
      row.each([&](std::size_t, const lanes<float>& v, std::uint32_t part)
                   PEWTER_INLINE_LAMBDA { sums[part] = fma(v, v, sums[part]); });
      return sums.sum();
    });
    const lanes<float> factor = factor_of(squares);
    tg.for_each_simdgroup([&](simdgroup&) PEWTER_INLINE_LAMBDA {
      row.each([&](std::size_t i, const lanes<float>& v, std::uint32_t)
                   PEWTER_INLINE_LAMBDA { store(y + i, v * factor * load(weight + i)); });
    });
    return;
  }
  const float squares = threadgroup_sum(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    accumulators<Walk> sums(0.0f);
    Walk::loop(sg, cols, [&](std::size_t i, auto active, auto part) PEWTER_INLINE_LAMBDA {
      if (policy.memory.prefetch) prefetch_lanes<1>(x + i, policy.memory.distance);
      policy.first(2).template prefetch<T>(i);
      const lanes<float> v = first_values(i, active);
      sums[part] = fma(v, v, sums[part]);
    });
    return sums.sum();
  });
  const lanes<float> factor = factor_of(squares);
  store_row<Walk>(tg, y, cols, policy.rest(2, cols * sizeof(T)),
                  [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
                    return load(x + i, active) * factor * load(weight + i, active);
                  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
