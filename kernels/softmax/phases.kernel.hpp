// The phases over a row that softmax, its relatives and logsumexp share.
//
// Values is what the row's elements are: values(i, active) gives elements i, i + 1, ... as lanes.
#pragma once

#include "kernels/common/accumulators.hpp"
#include "kernels/common/array_parts.kernel.hpp"
#include "kernels/common/kernel_entry.hpp"
#include "kernels/common/row_stores.kernel.hpp"
#include "kernels/softmax/softmax.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// The values of a row as they lie in memory.
template <class T>
PEWTER_INLINE auto values_of(const T* x) {
  return [x](std::size_t i, auto active) PEWTER_INLINE_LAMBDA { return load(x + i, active); };
}

/// The largest element that is not NaN; -infinity if there is none.
template <class Walk, class Values>
PEWTER_INLINE float largest_of_row(threadgroup& tg, std::size_t cols, const Values& values) {
  return threadgroup_max(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
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
  return threadgroup_sum(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
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

/// The online-softmax state of a row (m, l): log_softmax subtracts largest + log(sum).
struct softmax_state {
  float largest;
  float sum;  // of exp(x - shift_of(largest))
};

/// For a single number the C library's logarithm is faster than that of 32 lanes.
PEWTER_INLINE float logarithm_of_sum(const softmax_state& s) { return native::log_of_number(s.sum); }

/// Where infinities must not become NaN by their difference.
PEWTER_INLINE float shift_of(float largest) { return __builtin_isfinite(largest) ? largest : 0.0f; }

/// prefetch(i) is called before element i is read for the second time.
template <class Walk, class Values, class Prefetch>
PEWTER_INLINE softmax_state softmax_state_by_two_passes(threadgroup& tg, std::size_t cols,
                                                        const Values& values, const Prefetch& prefetch) {
  const float largest = largest_of_row<Walk>(tg, cols, values);
  const auto keep = [&](std::size_t i, const auto&, auto) PEWTER_INLINE_LAMBDA { prefetch(i); };
  return {largest, sum_of_exponentials<Walk>(tg, cols, values, shift_of(largest), keep)};
}
template <class Walk, class Values>
PEWTER_INLINE softmax_state softmax_state_by_two_passes(threadgroup& tg, std::size_t cols,
                                                        const Values& values) {
  return softmax_state_by_two_passes<Walk>(tg, cols, values, [](std::size_t) {});
}

/// One in each lane.
struct softmax_states {
  lanes<float> largest;
  lanes<float> sum;  // of exp(x - shift_of(largest))
};

PEWTER_INLINE lanes<float> shift_of(const lanes<float>& largest) {
  return select(largest - largest == lanes<float>(0.0f), largest, 0.0f);
}

/// Sums that are relative to `largest` as ones that are relative to larger elements.
PEWTER_INLINE lanes<float> rescaled(const softmax_states& s, const lanes<float>& larger) {
  return s.sum * exp(s.largest - shift_of(larger));
}

/// What one SIMD group takes of its part of a row, by one pass through memory (Milakov and Gimelshein 2018,
/// arXiv 1805.02867): a thread's sum, relative to its largest element so far, is rescaled once a block.
/// Why: kernels/common/kernels.md#softmax and kernels/common/code_size.md#shared-functions.
template <class Walk, class Values>
[[gnu::flatten, gnu::noinline]] softmax_states states_of_part(simdgroup alone, part_of_array part,
                                                              Values values) {
  constexpr std::size_t block = detail::one_pass_block;
  const std::size_t end = part.first + part.count;
  softmax_states so_far{-__builtin_inff(), 0.0f};
  for (std::size_t first = part.first; first < end; first += block) {
    const std::size_t n = end - first < block ? end - first : block;
    accumulators<Walk> maxima(-__builtin_inff()), sums(0.0f);
    Walk::loop(alone, n, [&](std::size_t i, auto active, auto k) PEWTER_INLINE_LAMBDA {
      maxima[k] = select(active, larger_than_numbers(maxima[k], values(first + i, active)), maxima[k]);
    });
    const lanes<float> largest = larger_than_numbers(so_far.largest, maxima.largest());
    const lanes<float> shift = shift_of(largest);
    Walk::loop(alone, n, [&](std::size_t i, auto active, auto k) PEWTER_INLINE_LAMBDA {
      sums[k] += select(active, exp(values(first + i, active) - shift), 0.0f);
    });
    so_far = {largest, rescaled(so_far, largest) + sums.sum()};
  }
  return so_far;
}

/// The state of a row by one pass through memory.
template <class Walk, class Values>
PEWTER_INLINE softmax_state softmax_state_by_one_pass(threadgroup& tg, std::size_t cols,
                                                      const Values& values) {
  const std::uint32_t threads = tg.thread_count();
  const auto partials = tg.per_simdgroup_results<softmax_states>();
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    partials[sg] = states_of_part<Walk>(sg.alone(), part_of_simdgroup(sg, threads, cols), values);
  });
  const std::uint32_t simdgroups = tg.simdgroups_per_threadgroup();
  lanes<float> largest = -__builtin_inff(), sum = 0.0f;
  for (std::uint32_t k = 0; k < simdgroups; ++k)
    largest = larger_than_numbers(largest, partials.at(k).largest);
  const float of_row = simd_max(largest);
  for (std::uint32_t k = 0; k < simdgroups; ++k) sum += rescaled(partials.at(k), of_row);
  return {of_row, simd_sum(sum)};
}

template <class T>
inline constexpr bool keeps_in_output = false;
template <>
inline constexpr bool keeps_in_output<float> = native::output_is_near;

/// The policy for row y (cols) of softmax, x being the input's. Non-temporal stores cost keeping the
/// exponentials elsewhere than in y. Short rows that do not begin cache lines lose by that. Half and bfloat
/// are bound by arithmetic: all short rows lose, and those whose next row is not prefetched.
/// Why: kernels/common/kernels.md#softmax.
template <class T>
PEWTER_INLINE row_policy policy_of_softmax(memory_policy memory, const T* x, const T* y, std::size_t cols) {
  constexpr std::size_t short_row = 2048;
  const bool rows_are_lines = cols * sizeof(T) % cache_line == 0 && elements_before_line(y, cols) == 0;
  const bool pays = keeps_in_output<T> ? rows_are_lines || cols >= short_row
                                       : cols >= short_row && is_short_enough_to_prefetch<T>(cols);
  memory.nontemporal = memory.nontemporal && pays;
  return policy_of_row(memory, x, cols);
}

/// What exponentials are multiplied by, where a row whose columns are all hidden has a sum of 0.
PEWTER_INLINE lanes<float> factor_of_quotients(float sum) { return sum == 0 ? 0.0f : 1.0f / sum; }

/// The last phase.
template <class Walk, class T, class Exponentials>
PEWTER_INLINE void store_quotients(threadgroup& tg, T* y, std::size_t cols, const row_policy& policy,
                                   const Exponentials& exponentials, float sum) {
  const lanes<float> factor = factor_of_quotients(sum);
  store_row<Walk>(tg, y, cols, policy, [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
    return exponentials(i, active) * factor;
  });
}

/// What exponents are relative to. A row of -infinity alone has exponentials of 0 if it is masked, else NaN.
PEWTER_INLINE float softmax_shift(float largest, bool masked) {
  return masked && largest == -__builtin_inff() ? 0.0f : largest;
}

/// Quarters of the next row: this phase takes longer than the quotients.
inline constexpr unsigned prefetched_with_exponentials = 3;

/// softmax_of_values of rows that threadgroup memory does not hold: their exponentials are computed twice. A
/// function by itself, so that the usual one keeps its registers.
template <class Walk, class T, class Values>
[[gnu::flatten, gnu::noinline]] void softmax_of_long_row(threadgroup& tg, std::size_t cols, Values values,
                                                         T* y, row_policy policy, bool masked) {
  const float shift = softmax_shift(largest_of_row<Walk>(tg, cols, values), masked);
  const float sum = sum_of_exponentials<Walk>(
      tg, cols, values, shift, [&](std::size_t i, const auto&, auto) PEWTER_INLINE_LAMBDA {
        policy.first(prefetched_with_exponentials).template prefetch<T>(i);
      });
  const auto again = [&](std::size_t i, auto active)
                         PEWTER_INLINE_LAMBDA { return exp(values(i, active) - shift); };
  store_quotients<Walk>(tg, y, cols, policy.rest(prefetched_with_exponentials, cols * sizeof(T)), again, sum);
}

/// y = exp(x - max) / sum of exp(x - max). y (cols) may be what the values are read from.
/// @param masked a row of -infinity alone becomes 0, not NaN
///
/// NaN needs no care: a NaN or infinite maximum makes every difference NaN, and a NaN element the sum.
///
/// Three phases: the maximum; the exponentials and their sum; the quotients. Between the last two the
/// exponentials are kept in float, so that each is computed once: in y if that is float and stored
/// ordinarily, else in threadgroup memory if that holds the row. Those of longer rows are computed twice.
/// Why: kernels/common/kernels.md#softmax.
template <class Walk, class T, class Values>
PEWTER_INLINE void softmax_of_values(threadgroup& tg, std::size_t cols, const Values& values, T* y,
                                     const row_policy& policy = {}, bool masked = false) {
  const bool in_memory = !keeps_in_output<T> || policy.memory.nontemporal;
  if (in_memory && cols > max_threadgroup_memory / sizeof(float))
    return softmax_of_long_row<Walk>(tg, cols, values, y, policy, masked);
  float* kept;
  if constexpr (keeps_in_output<T>)
    kept = policy.memory.nontemporal ? tg.memory<float>(cols) : y;
  else
    kept = tg.memory<float>(cols);
  const float shift = softmax_shift(largest_of_row<Walk>(tg, cols, values), masked);
  const auto keep = [&](std::size_t i, const lanes<float>& e, auto active) PEWTER_INLINE_LAMBDA {
    policy.first(prefetched_with_exponentials).template prefetch<T>(i);
    store(kept + i, e, active);
  };
  const float sum = sum_of_exponentials<Walk>(tg, cols, values, shift, keep);
  store_quotients<Walk>(tg, y, cols, policy.rest(prefetched_with_exponentials, cols * sizeof(T)),
                        values_of(static_cast<const float*>(kept)), sum);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
