// What the tiled forms of softmax, log_softmax and logsumexp share: phases.kernel.hpp for all rows of a SIMD
// group, which are x (rows, cols).
#pragma once

#include "kernels/common/row_tiles.kernel.hpp"
#include "kernels/softmax/phases.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct larger_number {
  PEWTER_INLINE native::vec<float> operator()(const native::vec<float>& a,
                                              const native::vec<float>& b) const {
    return native::larger_than_number(a, b);
  }
};

/// Lane r: the largest element of row r that is not NaN; -infinity if there is none.
template <class T>
PEWTER_INLINE lanes<float> largest_of_rows(simdgroup& alone, const T* x, std::uint32_t rows,
                                           std::size_t cols) {
  taken_of_rows<larger_number> maxima;
  for (std::uint32_t r = 0; r < rows; ++r) {
    accumulators<vectorized_walk> taken(-__builtin_inff());
    vectorized_walk::loop(alone, cols, [&](std::size_t i, auto active, auto part) PEWTER_INLINE_LAMBDA {
      lanes<float>& m = taken[part];
      m = select(active, larger_than_numbers(m, load(x + r * cols + i, active)), m);
    });
    maxima.set(r, taken.largest());
  }
  return maxima.reduced(rows);
}

/// Lane r: the sum of exp(x - shift) over row r; keep(r, i, e, active) is given each exponential.
template <class T, class Keep>
PEWTER_INLINE lanes<float> sums_of_exponentials_of_rows(simdgroup& alone, const T* x, std::uint32_t rows,
                                                        std::size_t cols, const one_a_row& shift,
                                                        const Keep& keep) {
  taken_of_rows<native::add> sums;
  for (std::uint32_t r = 0; r < rows; ++r) {
    accumulators<vectorized_walk> taken(0.0f);
    const lanes<float> its_shift = shift.of[r];
    vectorized_walk::loop(alone, cols, [&](std::size_t i, auto active, auto part) PEWTER_INLINE_LAMBDA {
      const lanes<float> e = exp(load(x + r * cols + i, active) - its_shift);
      keep(r, i, e, active);
      taken[part] += select(active, e, 0.0f);
    });
    sums.set(r, taken.sum());
  }
  return sums.reduced(rows);
}

/// The state of each row.
template <class T>
PEWTER_INLINE softmax_states softmax_states_of_rows(simdgroup& alone, const T* x, std::uint32_t rows,
                                                    std::size_t cols) {
  const lanes<float> largest = largest_of_rows(alone, x, rows, cols);
  const auto forget = [](std::uint32_t, std::size_t, const lanes<float>&, auto) PEWTER_INLINE_LAMBDA {};
  return {largest, sums_of_exponentials_of_rows(alone, x, rows, cols, one_a_row(shift_of(largest)), forget)};
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
