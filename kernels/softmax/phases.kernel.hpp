// The phases over a row that softmax, its relatives and logsumexp share.
//
// Values is what the row's elements are: values(i, active) gives elements i, i + 1, ... as lanes.
#pragma once

#include "kernels/accumulators.hpp"
#include "kernels/array_parts.kernel.hpp"
#include "kernels/kernel_entry.hpp"
#include "kernels/softmax/softmax.hpp"
#include "kernels/streaming.kernel.hpp"

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

/// What the logarithm of softmax subtracts is largest + log(sum).
struct normalizer {
  float largest;
  float sum;  // of exp(x - shift_of(largest))
};

/// The sum's logarithm. Of one number, for which the C library's takes a third of the time of 32 lanes'.
PEWTER_INLINE float logarithm_of_sum(const normalizer& n) { return native::log_of_number(n.sum); }

/// Where infinities must not become NaN by their difference.
PEWTER_INLINE float shift_of(float largest) { return __builtin_isfinite(largest) ? largest : 0.0f; }

/// fetch(i) is called before element i is met for the second time.
template <class Walk, class Values, class Fetch>
PEWTER_INLINE normalizer normalizer_by_two_passes(threadgroup& tg, std::size_t cols, const Values& values,
                                                  const Fetch& fetch) {
  const float largest = largest_of_row<Walk>(tg, cols, values);
  const auto keep = [&](std::size_t i, const auto&, auto) { fetch(i); };
  return {largest, sum_of_exponentials<Walk>(tg, cols, values, shift_of(largest), keep)};
}
template <class Walk, class Values>
PEWTER_INLINE normalizer normalizer_by_two_passes(threadgroup& tg, std::size_t cols, const Values& values) {
  return normalizer_by_two_passes<Walk>(tg, cols, values, [](std::size_t) {});
}

/// One in each lane.
struct normalizers {
  lanes<float> largest;
  lanes<float> sum;  // of exp(x - shift_of(largest))
};

PEWTER_INLINE lanes<float> shift_of(const lanes<float>& largest) {
  return select(largest - largest == lanes<float>(0.0f), largest, 0.0f);
}

/// Sums that are relative to `largest` as ones that are relative to larger elements.
PEWTER_INLINE lanes<float> rescaled(const normalizers& n, const lanes<float>& larger) {
  return n.sum * exp(n.largest - shift_of(larger));
}

/// By one pass through memory (Milakov and Gimelshein 2018, "Online normalizer calculation for softmax"):
/// each thread's sum, relative to its largest element so far, is rescaled when that grows. Block by block, so
/// that this takes no time; the first cache holds a block between its maxima and its exponentials. (By
/// threads and blocks of 4096, not by SIMD groups and 1024: log_softmax of 32 x 128256 floats on a Granite
/// Rapids 1870 -> 1770 us.)
template <class Walk, class Values>
PEWTER_INLINE normalizer normalizer_by_one_pass(threadgroup& tg, std::size_t cols, const Values& values) {
  constexpr std::size_t block = detail::one_pass_block;
  const std::uint32_t threads = tg.thread_count();
  const auto partials = tg.per_simdgroup_results<normalizers>();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    simdgroup alone = sg.alone();
    const part_of_array part = part_of_simdgroup(sg, threads, cols);
    const std::size_t end = part.first + part.count;
    normalizers so_far{-__builtin_inff(), 0.0f};
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
    partials[sg] = so_far;
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

/// How softmax stores row y (cols) of results, x being that of the input. What goes past the caches costs
/// keeping the exponentials elsewhere than in y. That is too much for short rows some of which do not begin
/// with a line, as loads then wait for two stores each (rows of 1000 floats: 24 -> 20 GB/s, of 4097: 17 ->
/// 20). Of half and bfloat, whose conversions and exponentials take longer than memory, it is too much for
/// all short rows and for those too long to be fetched (halves on two cores of a Granite Rapids: 131072 x 256
/// 7.6 -> 9.0 ms, but 8192 x 4096 8.2 -> 6.8).
template <class T>
PEWTER_INLINE row_stores stores_of_softmax(bool past_caches, bool fetching, const T* x, const T* y,
                                           std::size_t cols) {
  constexpr std::size_t line = 64, short_row = 2048;
  const bool rows_are_lines = cols * sizeof(T) % line == 0 && elements_before_line(y, cols) == 0;
  const bool pays = keeps_in_output<T> ? rows_are_lines || cols >= short_row
                                       : cols >= short_row && is_short_enough_to_fetch<T>(cols);
  return stores_of_row(past_caches && pays, fetching, x, cols);
}

/// The last phase.
template <class Walk, class T, class Exponentials>
PEWTER_INLINE void store_quotients(threadgroup& tg, T* y, std::size_t cols, const row_stores& how,
                                   const Exponentials& exponentials, float sum) {
  const lanes<float> factor = sum == 0 ? 0.0f : 1.0f / sum;  // 0: every column is hidden
  store_row<Walk>(tg, y, cols, how, [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
    return exponentials(i, active) * factor;
  });
}

/// What exponents are relative to. A row of -infinity alone has exponentials of 0 if it is masked, else NaN.
PEWTER_INLINE float softmax_shift(float largest, bool masked) {
  return masked && largest == -__builtin_inff() ? 0.0f : largest;
}

/// Quarters of the next row: this phase takes longer than the quotients.
inline constexpr unsigned fetched_with_exponentials = 3;

/// softmax_of_values of rows that threadgroup memory does not hold: their exponentials are computed twice. A
/// function by itself, or the usual one would be a tenth slower.
template <class Walk, class T, class Values>
[[gnu::flatten, gnu::noinline]] void softmax_of_long_row(threadgroup& tg, std::size_t cols, Values values,
                                                         T* y, row_stores how, bool masked) {
  const float shift = softmax_shift(largest_of_row<Walk>(tg, cols, values), masked);
  const float sum = sum_of_exponentials<Walk>(tg, cols, values, shift,
                                              [&](std::size_t i, const auto&, auto) PEWTER_INLINE_LAMBDA {
                                                fetch_meanwhile<T>(how.first(fetched_with_exponentials), i);
                                              });
  const auto again = [&](std::size_t i, auto active)
                         PEWTER_INLINE_LAMBDA { return exp(values(i, active) - shift); };
  store_quotients<Walk>(tg, y, cols, how.rest(fetched_with_exponentials, cols * sizeof(T)), again, sum);
}

/// y = exp(x - max) / sum of exp(x - max). y (cols) may be what the values are read from.
/// @param masked a row of -infinity alone becomes 0, not NaN
///
/// Three phases: the maximum; the exponentials and their sum; the quotients. Between the last two the
/// exponentials are kept in float, so that each is computed once: in y itself if that is float and does not
/// go past the caches, else in threadgroup memory, if that holds the row (of at most 8192 elements). Keeping
/// those of longer rows in y, and that in the caches, would take longer than computing them twice (two cores
/// of a Granite Rapids: 6990 x 12000 floats 30 -> 21 ms, 209 x 400000 40 -> 33). NaN needs no care: a NaN or
/// infinite maximum makes every difference NaN, and a NaN element the sum.
///
/// Two phases, normalizer_by_one_pass and the quotients, would compute all exponentials twice. Only rows
/// longer than the last cache gain by that (4 x 8000000 floats: 14 -> 18 GB/s, but 40 x 400000: 19 -> 18, in
/// a cache 29 -> 20).
template <class Walk, class T, class Values>
PEWTER_INLINE void softmax_of_values(threadgroup& tg, std::size_t cols, const Values& values, T* y,
                                     const row_stores& how = {}, bool masked = false) {
  const bool in_memory = !keeps_in_output<T> || how.past_caches;
  if (in_memory && cols > max_threadgroup_memory / sizeof(float))
    return softmax_of_long_row<Walk>(tg, cols, values, y, how, masked);
  float* kept;
  if constexpr (keeps_in_output<T>)
    kept = how.past_caches ? tg.memory<float>(cols) : y;
  else
    kept = tg.memory<float>(cols);
  const float shift = softmax_shift(largest_of_row<Walk>(tg, cols, values), masked);
  const auto keep = [&](std::size_t i, const lanes<float>& e, auto active) PEWTER_INLINE_LAMBDA {
    fetch_meanwhile<T>(how.first(fetched_with_exponentials), i);
    store(kept + i, e, active);
  };
  const float sum = sum_of_exponentials<Walk>(tg, cols, values, shift, keep);
  store_quotients<Walk>(tg, y, cols, how.rest(fetched_with_exponentials, cols * sizeof(T)),
                        values_of(static_cast<const float*>(kept)), sum);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
