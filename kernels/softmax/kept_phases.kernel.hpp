// The phases of kernels/softmax/phases.kernel.hpp over a row that is kept in a GPU's registers, or goes
// through them: memory is read once.
#pragma once

#include "kernels/common/half_copied_row.kernel.hpp"
#include "kernels/common/rows_ahead.kernel.hpp"
#include "kernels/softmax/phases.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// What softmax and log_softmax of T are as row kernels.
template <class T>
struct kept_softmax {
  using arguments = detail::softmax_arguments;
  using element = T;
  static constexpr bool copies_half = sizeof(T) == 4;
  static constexpr std::size_t ahead_from = sizeof(T) == 2 ? 16385 : 32769;
  static row_parameters<0> parameters(const arguments&) { return {}; }
};

#if defined(PEWTER_GPU)
/// 2^power e^x of few bits, and 0 below 2^-126.
template <int power>
PEWTER_INLINE lanes<float> exp_of_few_bits(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::exp_of_few_bits<power>(v); });
}
#else
template <int power>
lanes<float> exp_of_few_bits(const lanes<float>& x);
#endif

/// The largest of each lane's elements that are not NaN.
template <int kept, int width>
PEWTER_INLINE lanes<float> largest_of(kept_values<kept, width>& row) {
  constexpr float lowest = -__builtin_inff();
  lanes<float> maxima[4] = {lowest, lowest, lowest, lowest};
  row.each([&](const lanes<float>& v, std::uint32_t part)
               PEWTER_INLINE_LAMBDA { maxima[part] = larger_than_numbers(maxima[part], v); });
  return larger_than_numbers(larger_than_numbers(maxima[0], maxima[1]),
                             larger_than_numbers(maxima[2], maxima[3]));
}
/// The exponent that is added to those of exponentials of rows of T, for few bits: quotients of subnormal
/// ones stay, whether the largest element is another thread's or not.
template <class T>
inline constexpr int lift_of = sizeof(T) == 2 ? 8 : 0;

/// 2^lift_of<T> e^x for x of at most 0 or NaN: for results of 16 bits by fewer instructions.
template <class T>
PEWTER_INLINE lanes<float> exp_of_difference(const lanes<float>& x) {
  if constexpr (sizeof(T) == 2)
    return exp_of_few_bits<lift_of<T>>(x);
  else
    return exp_of_nonpositive(x);
}

/// Of a row in registers: its largest element, and the sum of the others' exponentials.
/// @param own what each lane has, relative to its own largest element
/// @param keep keep(v, e) is given each element and its exponential
/// @tparam T of the results, whose lift_of the sums have
template <class T, int kept, int width, class Row, class Keep>
PEWTER_INLINE softmax_state state_of_kept_row(threadgroup& tg, Row& x, std::size_t cols,
                                              kept_values<kept, width>& row, softmax_states& own,
                                              const Keep& keep) {
  const auto all = x.exchange(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    x.take(row, sg, tg, cols, -__builtin_inff());
    own.largest = largest_of(row);
    const lanes<float> shift = shift_of(own.largest);
    kept_sums sums;
    row.each([&](lanes<float>& v, std::uint32_t part) PEWTER_INLINE_LAMBDA {
      const lanes<float> e = exp_of_difference<T>(v - shift);
      sums[part] += e;
      keep(v, e);
    });
    own.sum = sums.sum();
    const float largest = simd_max(own.largest);
    return left_of_row{{largest, simd_sum(rescaled(own, largest))}};
  });
  const float largest = all.largest(0);
  return {largest, all.sum([&](const left_of_row& left) PEWTER_INLINE_LAMBDA {
            const softmax_states of_simdgroup{left[0], left[1]};
            return native::any_element(rescaled(of_simdgroup, largest).v[0]);
          })};
}

/// What a SIMD group takes of row x (cols) of runs, a thread's `kept` elements at a time: likewise.
template <int kept, int width, class T>
PEWTER_INLINE softmax_states states_of_runs(simdgroup& sg, const threadgroup& tg, const T* x,
                                            std::size_t cols) {
  softmax_states so_far{-__builtin_inff(), 0.0f};
  kept_values<kept, width> row;
  row.take_turns(sg, tg, cols);
  do {
    row.each_run([&](const auto& at, auto& run)
                     PEWTER_INLINE_LAMBDA { run = at.read(x, -__builtin_inff()); });
    const lanes<float> largest = larger_than_numbers(so_far.largest, largest_of(row));
    const lanes<float> shift = shift_of(largest);
    kept_sums sums;
    row.each([&](const lanes<float>& v, std::uint32_t part) PEWTER_INLINE_LAMBDA {
      sums[part] += sizeof(T) == 2 ? exp_of_few_bits<0>(v - shift) : exp(v - shift);
    });
    so_far = {largest, rescaled(so_far, largest) + sums.sum()};
  } while (row.go_on());
  return so_far;
}

/// What a lane's exponentials are multiplied by.
PEWTER_INLINE lanes<float> factor_of_kept_row(const softmax_states& own, const softmax_state& n) {
  const float all_nan_if_infinite = n.largest - n.largest;
  return exp(own.largest - n.largest) * (1.0f / n.sum) + all_nan_if_infinite;
}

/// softmax_of_values by registers.
template <int kept, int width, class Row, class T>
PEWTER_INLINE void softmax_of_kept_row(threadgroup& tg, std::size_t cols, Row& x, T* y) {
  kept_values<kept, width> row;
  softmax_states own;
  const softmax_state n = state_of_kept_row<T>(
      tg, x, cols, row, own, [](lanes<float>& v, const lanes<float>& e) PEWTER_INLINE_LAMBDA { v = e; });
  const lanes<float> factor = factor_of_kept_row(own, n);
  last_phase(tg, [&](simdgroup&) PEWTER_INLINE_LAMBDA {
    row.each_run([&](const auto& at, const auto& run) PEWTER_INLINE_LAMBDA {
      at.write(y, [&](int j) PEWTER_INLINE_LAMBDA { return run[j] * factor; });
    });
  });
}

/// log_softmax's the same.
template <int kept, int width, class Row, class T>
PEWTER_INLINE void log_softmax_of_kept_row(threadgroup& tg, std::size_t cols, Row& x, T* y) {
  kept_values<kept, width> row;
  softmax_states own;
  softmax_state n = state_of_kept_row<T>(
      tg, x, cols, row, own, [](const lanes<float>&, const lanes<float>&) PEWTER_INLINE_LAMBDA {});
  n.sum *= 1.0f / (1 << lift_of<T>);
  const lanes<float> logarithm = logarithm_of_sum(n) + (n.largest - n.largest);
  last_phase(tg, [&](simdgroup&) PEWTER_INLINE_LAMBDA {
    row.each_run([&](const auto& at, const auto& run) PEWTER_INLINE_LAMBDA {
      at.write(y, [&](int j) PEWTER_INLINE_LAMBDA { return (run[j] - n.largest) - logarithm; });
    });
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
