// The phases over a row that softmax, its relatives and logsumexp share.
//
// Values is what the row's elements are: values(i, active) gives elements i, i + 1, ... as lanes.
#pragma once

#include "kernels/accumulators.hpp"
#include "kernels/kernel_entry.hpp"
#include "kernels/streaming.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// The values of a row as they lie in memory.
template <class T>
PEWTER_INLINE auto values_of(const T* x) {
  return [x](std::size_t i, auto active) { return load(x + i, active); };
}

/// The largest element that is not NaN; -infinity if there is none.
template <class Walk, class Values>
PEWTER_INLINE float largest_of_row(threadgroup& tg, std::size_t cols, const Values& values) {
  return threadgroup_max(tg, [&](simdgroup& sg) {
    accumulators<Walk> maxima(-__builtin_inff());
    Walk::loop(sg, cols, [&](std::size_t i, auto active, auto part) {
      lanes<float>& m = maxima[part];
      m = select(active, larger_than_numbers(m, values(i, active)), m);
    });
    return maxima.largest();
  });
}

/// The sum of exp(x - largest); keep(i, e, active) is given each exponential.
template <class Walk, class Values, class Keep>
PEWTER_INLINE float sum_of_exponentials(threadgroup& tg, std::size_t cols, const Values& values,
                                        float largest, const Keep& keep) {
  return threadgroup_sum(tg, [&](simdgroup& sg) {
    accumulators<Walk> sums(0.0f);
    Walk::loop(sg, cols, [&](std::size_t i, auto active, auto part) {
      const lanes<float> e = exp(values(i, active) - largest);
      keep(i, e, active);
      sums[part] += select(active, e, 0.0f);
    });
    return sums.sum();
  });
}
template <class Walk, class Values>
PEWTER_INLINE float sum_of_exponentials(threadgroup& tg, std::size_t cols, const Values& values,
                                        float largest) {
  return sum_of_exponentials<Walk>(tg, cols, values, largest, [](std::size_t, const auto&, auto) {});
}

template <class T>
inline constexpr bool keeps_in_output = false;
template <>
inline constexpr bool keeps_in_output<float> = true;

/// y = exp(x - max) / sum of exp(x - max). y (cols) may be what the values are read from.
///
/// Three phases: the maximum; the exponentials and their sum; the quotients. Between the last two the
/// exponentials are kept in float, so that each is computed once: in y itself if that is float and does not
/// go past the caches, else in threadgroup memory. If the row is too long for that (more than 8192 elements)
/// a float one does not go past the caches, and a half or bfloat one computes them twice. NaN needs no care:
/// a NaN or infinite maximum makes every difference NaN, and a NaN element the sum.
template <class Walk, class T, class Values>
PEWTER_INLINE void softmax_of_values(threadgroup& tg, std::size_t cols, const Values& values, T* y,
                                     const row_stores& how = {}) {
  const bool fits = cols <= max_threadgroup_memory / sizeof(float);
  const bool past_caches = how.past_caches && (fits || !keeps_in_output<T>);
  const float largest = largest_of_row<Walk>(tg, cols, values);
  const auto quotients = [&](const auto& exponentials, float sum) PEWTER_INLINE_LAMBDA {
    const lanes<float> factor = 1.0f / sum;
    store_row<Walk>(tg, y, cols, {past_caches},
                    [&](std::size_t i, auto active) { return exponentials(i, active) * factor; });
  };
  const auto keeping = [&](float* kept) PEWTER_INLINE_LAMBDA {
    const auto keep = [&](std::size_t i, const lanes<float>& e, auto active) {
      fetch_next_row<T>(how, i);
      store(kept + i, e, active);
    };
    quotients(values_of(kept), sum_of_exponentials<Walk>(tg, cols, values, largest, keep));
  };
  if constexpr (keeps_in_output<T>) {
    keeping(past_caches ? tg.memory<float>(cols) : y);
  } else if (fits) {
    keeping(tg.memory<float>(cols));
  } else {
    const auto again = [&](std::size_t i, auto active) { return exp(values(i, active) - largest); };
    quotients(again, sum_of_exponentials<Walk>(tg, cols, values, largest));
  }
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
