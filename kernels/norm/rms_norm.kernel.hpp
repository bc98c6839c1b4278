// y = x weight / sqrt(mean of the row's squares + epsilon), one threadgroup a row.
//
// Two phases over the row: the sum of squares, and the products; the second finds the row in a cache.
// vectorized keeps several accumulators, which hide the latency of the fma.
#pragma once

#include "kernels/common/accumulators.hpp"
#include "kernels/common/kept_row.kernel.hpp"
#include "kernels/common/kernel_entry.hpp"
#include "kernels/common/row_stores.kernel.hpp"
#include "kernels/norm/norm.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// What a row is multiplied by. The division by cols is one for which nobody waits.
PEWTER_INLINE lanes<float> factor_of_squares(float squares, float share, float epsilon) {
  const float mean = squares * share;
  return 1.0f / __builtin_sqrtf(mean + epsilon);
}

/// By registers.
/// @param weight the first of the threadgroup's columns, as y is
template <int kept, int width, class T, class Row>
PEWTER_INLINE void rms_norm_of_kept_row(threadgroup& tg, const T* weight, T* y, std::size_t cols,
                                        float epsilon, Row& x) {
  const float share = 1.0f / static_cast<float>(cols);
  kept_values<kept, width> row;
  const auto all = x.exchange(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    x.take(row, sg, tg, cols);
    kept_sums sums;
    row.each([&](const lanes<float>& v, std::uint32_t part)
                 PEWTER_INLINE_LAMBDA { sums[part] = fma(v, v, sums[part]); });
    return left_of_row{{simd_sum(sums.sum())}};
  });
  const float squares = all.sum([](const left_of_row& left) PEWTER_INLINE_LAMBDA { return left[0]; });
  const lanes<float> factor = factor_of_squares(squares, share, epsilon);
  last_phase(tg, [&](simdgroup&) PEWTER_INLINE_LAMBDA {
    row.each_run([&](const auto& at, const auto& run) PEWTER_INLINE_LAMBDA {
      const auto weights = at.read(weight);
      at.write(y, [&](int j) PEWTER_INLINE_LAMBDA { return run[j] * factor * weights[j]; });
    });
  });
}

template <class T>
struct rms_norm_row {
  const T *x, *weight;  // (cols)
  T* y;                 // (cols)
  std::size_t cols;
  float epsilon;
};

/// first_values(i, active) gives x's elements i, i + 1, ... in the first phase; the second reads them from x.
template <class Walk, class T, class Values>
PEWTER_INLINE void rms_norm_of_row(threadgroup& tg, rms_norm_row<T> of, const row_policy& policy,
                                   const Values& first_values) {
  const T *x = of.x, *weight = of.weight;
  T* y = of.y;
  std::size_t cols = of.cols;
  const float share = 1.0f / static_cast<float>(cols);
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
  const lanes<float> factor = factor_of_squares(squares, share, of.epsilon);
  store_row<Walk>(tg, y, cols, policy.rest(2, cols * sizeof(T)),
                  [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
                    return load(x + i, active) * factor * load(weight + i, active);
                  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
