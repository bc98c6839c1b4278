// y = exp(x - max) / sum of exp(x - max) over a row, one threadgroup a row, grid (rows, 1, batches).
//
// Three phases: the row's maximum; the exponentials and their sum; the quotients. Between the last two the
// exponentials are kept in float, so that each is computed once: in y itself if that is float, else in
// threadgroup memory. A half or bfloat row too long for it (more than 8192 elements) computes them twice.
// NaN needs no care: a NaN or infinite maximum makes every difference NaN, and a NaN element the sum.
#pragma once

#include "kernels/accumulators.hpp"
#include "kernels/kernel_entry.hpp"
#include "kernels/softmax/softmax.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::softmax_arguments;

template <class T>
inline constexpr bool keeps_in_output = false;
template <>
inline constexpr bool keeps_in_output<float> = true;

template <class Walk, class T>
PEWTER_INLINE float row_max(threadgroup& tg, const T* x, std::size_t cols) {
  return threadgroup_max(tg, [&](simdgroup& sg) {
    accumulators<Walk> maxima(-__builtin_inff());
    Walk::loop(sg, cols, [&](std::size_t i, auto active, auto part) {
      lanes<float>& m = maxima[part];
      m = select(active, max(m, load(x + i, active)), m);
    });
    return maxima.largest();
  });
}

/// kept: null, or room for the exponentials (cols).
template <class Walk, bool keep, class T>
PEWTER_INLINE void exponentials_and_quotients(threadgroup& tg, const T* x, float* kept, T* y,
                                              std::size_t cols, float largest) {
  const float sum = threadgroup_sum(tg, [&](simdgroup& sg) {
    accumulators<Walk> sums(0.0f);
    Walk::loop(sg, cols, [&](std::size_t i, auto active, auto part) {
      const lanes<float> e = exp(load(x + i, active) - largest);
      if constexpr (keep) store(kept + i, e, active);
      sums[part] += select(active, e, 0.0f);
    });
    return sums.sum();
  });
  const lanes<float> factor = 1.0f / sum;
  tg.for_each_simdgroup([&](simdgroup& sg) {
    Walk::loop(sg, cols, [&](std::size_t i, auto active, auto) {
      if constexpr (keep)
        store(y + i, load(kept + i, active) * factor, active);
      else
        store(y + i, exp(load(x + i, active) - largest) * factor, active);
    });
  });
}

template <class Walk, class T>
void softmax_of_row(threadgroup& tg, const softmax_arguments& a) {
  const uint3 at = tg.threadgroup_position_in_grid();
  const std::size_t offset = (at.z * a.rows + at.x) * a.cols;
  const T* x = static_cast<const T*>(a.x) + offset;  // (cols)
  T* y = static_cast<T*>(a.y) + offset;              // (cols)
  const float largest = row_max<Walk>(tg, x, a.cols);
  if constexpr (keeps_in_output<T>) {
    exponentials_and_quotients<Walk, true>(tg, x, y, y, a.cols, largest);
  } else if (a.cols <= max_threadgroup_memory / sizeof(float)) {
    exponentials_and_quotients<Walk, true>(tg, x, tg.memory<float>(a.cols), y, a.cols, largest);
  } else {
    exponentials_and_quotients<Walk, false>(tg, x, nullptr, y, a.cols, largest);
  }
}

/// The table of both kernels.
constexpr kernel_table table_of_softmax() {
  return kernel_table{}
      .with(pattern::stride_loop, entry<softmax_of_row<stride_walk, float>>,
            entry<softmax_of_row<stride_walk, half>>, entry<softmax_of_row<stride_walk, bfloat>>)
      .with(pattern::vectorized, entry<softmax_of_row<vectorized_walk, float>>,
            entry<softmax_of_row<vectorized_walk, half>>, entry<softmax_of_row<vectorized_walk, bfloat>>);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
