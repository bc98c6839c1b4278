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
  static constexpr bool copies_half = sizeof(T) == 4;
  static constexpr std::uint32_t threads_without_ahead = sizeof(T) == 2 ? 256 : 1024;
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
/// Reads a row into registers, and finds its largest element that is not NaN. read(place) gives a run; begin
/// and taken are called before and behind.
template <int kept, int width, class Begin, class Read, class Taken>
PEWTER_INLINE float largest_of_kept_row(threadgroup& tg, const Begin& begin, const Read& read,
                                        const Taken& taken, kept_values<kept, width>& row) {
  return threadgroup_max(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    begin(sg);
    row.each_run([&](const auto& at, auto& run) PEWTER_INLINE_LAMBDA { run = read(at); });
    taken();
    return largest_of(row);
  });
}
/// The same of row x. Elements beyond its end are -infinity, so that their exponentials are 0.
template <int kept, int width, class Row>
PEWTER_INLINE float largest_of_kept_row(threadgroup& tg, const Row& x, std::size_t cols,
                                        kept_values<kept, width>& row) {
  return largest_of_kept_row(
      tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA { x.begin(row, sg, tg, cols); },
      [&](const auto& at) PEWTER_INLINE_LAMBDA { return x.read(at, -__builtin_inff()); },
      [&]() PEWTER_INLINE_LAMBDA { x.taken(); }, row);
}
/// The sum of exp(x - shift) of a row in registers; keep(v, e) is given each element and its exponential.
/// @param nonpositive no x is above the shift, which is the largest
/// @tparam T of the results. If that has 16 bits, exponentials are 2^16 times what they stand for, by fewer
/// instructions, so that quotients of subnormal ones stay.
template <class T, bool nonpositive, int kept, int width, class Keep>
PEWTER_INLINE float sum_of_kept_exponentials(threadgroup& tg, float shift, kept_values<kept, width>& row,
                                             const Keep& keep) {
  return threadgroup_sum(tg, [&](simdgroup&) PEWTER_INLINE_LAMBDA {
    kept_sums sums;
    row.each([&](lanes<float>& v, std::uint32_t part) PEWTER_INLINE_LAMBDA {
      const lanes<float> e = sizeof(T) == 2 ? exp_of_few_bits<16>(v - shift)
                             : nonpositive  ? exp_of_nonpositive(v - shift)
                                            : exp(v - shift);
      sums[part] += e;
      keep(v, e);
    });
    return sums.sum();
  });
}
/// The state of a row that is read into registers, which keep its elements.
/// @tparam T of the results
template <class T, int kept, int width, class Row>
PEWTER_INLINE softmax_state state_of_kept_row(threadgroup& tg, const Row& x, std::size_t cols,
                                              kept_values<kept, width>& row) {
  const float largest = largest_of_kept_row(tg, x, cols, row);
  const auto forget = [](const lanes<float>&, const lanes<float>&) PEWTER_INLINE_LAMBDA {};
  const float sum = sum_of_kept_exponentials<T, false>(tg, shift_of(largest), row, forget);
  return {largest, sizeof(T) == 2 ? sum * 0x1p-16f : sum};
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

/// softmax_of_values by registers.
template <int kept, int width, class Row, class T>
PEWTER_INLINE void softmax_of_kept_row(threadgroup& tg, std::size_t cols, const Row& x, T* y) {
  kept_values<kept, width> row;
  const float largest = largest_of_kept_row(tg, x, cols, row);
  const auto keep = [](lanes<float>& v, const lanes<float>& e) PEWTER_INLINE_LAMBDA { v = e; };
  const lanes<float> factor = factor_of_quotients(sum_of_kept_exponentials<T, true>(tg, largest, row, keep));
  last_phase(tg, [&](simdgroup&) PEWTER_INLINE_LAMBDA {
    row.each_run([&](const auto& at, const auto& run) PEWTER_INLINE_LAMBDA {
      at.write(y, [&](int j) PEWTER_INLINE_LAMBDA { return run[j] * factor; });
    });
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
