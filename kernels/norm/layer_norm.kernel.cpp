// y = (x - mean) / sqrt(variance + epsilon) weight + bias, one threadgroup a row or, tiled, one thread.
//
// One phase sums d = x - c and d^2, c the mean of the row's first elements: the mean of d is what c lacks,
// and is taken out of the variance and of the result (Chan, Golub and LeVeque 1983, "Algorithms for computing
// the sample variance"). x - c itself is exact or off by eps/2 of d only. Where the first elements are not
// like the others, so that the variance would lose digits, a second phase takes the corrected mean for c.
#include "kernels/common/accumulators.hpp"
#include "kernels/common/kept_row.kernel.hpp"
#include "kernels/common/kernel_entry.hpp"
#include "kernels/common/row_stores.kernel.hpp"
#include "kernels/common/row_tiles.kernel.hpp"
#include "kernels/common/rows_ahead.kernel.hpp"
#include "kernels/norm/norm.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Sums over a row of the deviations from `centre` and of their squares: of one row, or of each lane's.
template <class V>
struct moments {
  V deviations, squares;

  /// The sum of squares about the mean.
  /// @param share one over the columns
  PEWTER_INLINE V variations(float share) const { return squares - deviations * (deviations * share); }
};

/// How many elements of a row give the first centre.
PEWTER_INLINE std::uint32_t count_of_first(std::size_t cols) {
  return cols < lane_count ? static_cast<std::uint32_t>(cols) : lane_count;
}

template <class T>
PEWTER_INLINE float mean_of_first_elements(const T* x, std::size_t cols) {
  if (cols >= lane_count) return simd_sum(load(x)) * (1.0f / lane_count);
  const std::uint32_t n = count_of_first(cols);
  return simd_sum(load(x, first_lanes(n))) / static_cast<float>(n);
}

/// What one SIMD group takes of row x.
template <class Walk, class T>
PEWTER_INLINE moments<lanes<float>> taken_of_row(simdgroup& sg, const T* x, std::size_t cols, float centre,
                                                 const next_row& next = {}) {
  accumulators<Walk> deviations(0.0f), squares(0.0f);
  Walk::loop(sg, cols, [&](std::size_t i, auto active, auto part) PEWTER_INLINE_LAMBDA {
    next.template prefetch<T>(i);
    const lanes<float> d = select(active, load(x + i, active) - centre, 0.0f);
    deviations[part] += d;
    squares[part] = fma(d, d, squares[part]);
  });
  return {deviations.sum(), squares.sum()};  // inactive lanes are still 0
}

/// The same about a corrected centre. Few rows need it: a function by itself, which all copies of a body
/// share. Why: kernels/common/code_size.md#shared-functions.
template <class Walk, class T>
[[gnu::flatten, gnu::noinline]] moments<lanes<float>> taken_again(simdgroup sg, const T* x, std::size_t cols,
                                                                  float centre) {
  return taken_of_row<Walk>(sg, x, cols, centre);
}

/// @param take what taken_of_row gives for a SIMD group
template <class Take>
PEWTER_INLINE moments<float> moments_of_row(threadgroup& tg, const Take& take) {
  auto partials = tg.per_simdgroup_results<moments<float>>();
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    const moments<lanes<float>> taken = take(sg);
    partials[sg] = {simd_sum(taken.deviations), simd_sum(taken.squares)};
  });
  moments<float> total = partials.at(0);
  for (std::uint32_t k = 1; k < tg.simdgroups_per_threadgroup(); ++k) {
    total.deviations += partials.at(k).deviations;
    total.squares += partials.at(k).squares;
  }
  return total;
}

/// What makes a row's elements, which are kept less a centre, normalised ones.
struct scale_of_row {
  lanes<float> factor, behind;

  PEWTER_INLINE scale_of_row(float variance, float distance, float epsilon)
      : factor(1.0f / __builtin_sqrtf((variance < 0 ? 0 : variance) + epsilon)), behind(distance * factor) {}
};

/// A row's elements become their distances from `centre`; beyond its end 0.
template <int kept, int width>
PEWTER_INLINE moments<lanes<float>> moments_about(kept_values<kept, width>& row, float centre) {
  row.each_run([&](const auto& at, auto& run) PEWTER_INLINE_LAMBDA {
    PEWTER_UNROLLED
    for (int j = 0; j < width; ++j) run[j] = at.present(run[j] - centre);
  });
  kept_sums deviations, squares;
  row.each([&](const lanes<float>& v, std::uint32_t part) PEWTER_INLINE_LAMBDA {
    deviations[part] += v;
    squares[part] = fma(v, v, squares[part]);
  });
  return {deviations.sum(), squares.sum()};
}
/// The sum of a lane's elements, each times `share`.
template <int kept, int width>
PEWTER_INLINE lanes<float> sum_of_shares(kept_values<kept, width>& row, float share) {
  kept_sums sums;
  row.each([&](const lanes<float>& v, std::uint32_t part)
               PEWTER_INLINE_LAMBDA { sums[part] = fma(v, share, sums[part]); });
  return sums.sum();
}

/// By two phases: the mean, and then the squares about it.
template <int kept, int width, class Row>
PEWTER_INLINE scale_of_row centred_by_phases(threadgroup& tg, const detail::norm_arguments& a, Row& x,
                                             kept_values<kept, width>& row) {
  const float share = 1.0f / static_cast<float>(a.cols);
  const float centre = threadgroup_sum(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    x.take(row, sg, tg, a.cols);
    return sum_of_shares(row, share);
  });
  const auto all = x.exchange(tg, [&](simdgroup&) PEWTER_INLINE_LAMBDA {
    const moments<lanes<float>> of_lanes = moments_about(row, centre);
    return left_of_row{{simd_sum(of_lanes.deviations), simd_sum(of_lanes.squares)}};
  });
  const auto sum_of = [&](int i) PEWTER_INLINE_LAMBDA {
    return all.sum([&](const left_of_row& left) PEWTER_INLINE_LAMBDA { return left[i]; });
  };
  const moments<float> m{sum_of(0), sum_of(1)};
  return {m.variations(share) * share, m.deviations * share, a.epsilon};
}

/// By one exchange, where that takes long: each SIMD group's sums are about its own mean, and what that is
/// off the row's is added for all of its elements (Chan, Golub and LeVeque).
template <int kept, int width, class Row>
PEWTER_INLINE scale_of_row centred_by_one_exchange(threadgroup& tg, const detail::norm_arguments& a, Row& x,
                                                   kept_values<kept, width>& row) {
  const float share = 1.0f / static_cast<float>(a.cols);
  float centre = 0;
  const auto all = x.exchange(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    x.take(row, sg, tg, a.cols);
    const auto count = static_cast<float>(row.count());
    const float own_share = count > 0 ? 1.0f / count : 0.0f;
    centre = simd_sum(sum_of_shares(row, own_share));
    const moments<lanes<float>> of_lanes = moments_about(row, centre);
    const moments<float> m{simd_sum(of_lanes.deviations), simd_sum(of_lanes.squares)};
    return left_of_row{{centre, m.deviations * own_share, m.variations(own_share), count}};
  });
  // Everything is relative to the first SIMD group's mean: near the others', if they are alike.
  const float first = all[0][0];
  const auto distance = [&](const left_of_row& left)
                            PEWTER_INLINE_LAMBDA { return left[0] - first + left[1]; };
  const float mean =
      share * all.sum([&](const left_of_row& left) PEWTER_INLINE_LAMBDA { return left[3] * distance(left); });
  const float variance = share * all.sum([&](const left_of_row& left) PEWTER_INLINE_LAMBDA {
    const float d = distance(left) - mean;
    return left[2] + left[3] * d * d;
  });
  return {variance, mean - (centre - first), a.epsilon};
}

template <int kept, int width, class Row, class T>
PEWTER_INLINE void layer_norm_of_kept_row(threadgroup& tg, const detail::norm_arguments& a, Row& x,
                                          const T* weight, const T* bias, T* y) {
  kept_values<kept, width> row;
  const auto scale_of = [&]() PEWTER_INLINE_LAMBDA {
    if constexpr (Row::exchanges_once)
      return centred_by_one_exchange(tg, a, x, row);
    else
      return centred_by_phases(tg, a, x, row);
  };
  const scale_of_row scale = scale_of();
  last_phase(tg, [&](simdgroup&) PEWTER_INLINE_LAMBDA {
    row.each_run([&](const auto& at, const auto& run) PEWTER_INLINE_LAMBDA {
      const auto weights = at.read(weight), biases = at.read(bias);
      at.write(y, [&](int j) PEWTER_INLINE_LAMBDA {
        return fma(fma(run[j], scale.factor, -scale.behind), weights[j], biases[j]);
      });
    });
  });
}

template <class Walk, class T>
struct layer_norm_of_row {
  using arguments = detail::norm_arguments;
  using element = T;
  static constexpr std::size_t ahead_from = sizeof(T) == 2 ? 32769 : 16385;
  static row_parameters<2> parameters(const arguments& a) { return {{a.weight, a.bias}}; }
  template <int kept, int width, class Row>
  PEWTER_INLINE static void of_kept_row(threadgroup& tg, const arguments& a, std::size_t r, Row& row) {
    layer_norm_of_kept_row<kept, width>(tg, a, row, row.template parameter<0>(a.weight),
                                        row.template parameter<1>(a.bias),
                                        static_cast<T*>(a.y) + r * a.cols + row.first_column());
  }
  template <int kept, int width = 1>
  static void body(threadgroup& tg, const arguments& a) {
    const std::size_t r = tg.threadgroup_position_in_grid().x;
    if constexpr (kept != 0) return take_kept_row<layer_norm_of_row, kept, width>(tg, a, r);
    const T* x = static_cast<const T*>(a.x) + r * a.cols;   // (cols)
    const T* weight = static_cast<const T*>(a.weight);      // (cols)
    const T* bias = static_cast<const T*>(a.bias);          // (cols)
    T* y = static_cast<T*>(a.y) + r * a.cols;               // (cols)
    const float share = 1.0f / static_cast<float>(a.cols);  // one division, for which nobody waits
    const row_policy policy = policy_of_row(a.memory, x, a.cols);
    float centre = mean_of_first_elements(x, a.cols);
    const next_row next = policy.first(2);
    moments<float> m = moments_of_row(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
      return taken_of_row<Walk>(sg, x, a.cols, centre, next);
    });
    if (!(m.squares < __builtin_inff() && m.variations(share) >= 0.75f * m.squares)) {
      centre += m.deviations * share;
      m = moments_of_row(
          tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA { return taken_again<Walk>(sg, x, a.cols, centre); });
    }
    const float correction = m.deviations * share, variance = m.variations(share) * share;
    const lanes<float> factor = 1.0f / __builtin_sqrtf((variance < 0 ? 0 : variance) + a.epsilon);
    const lanes<float> behind = correction * factor;
    store_row<Walk>(tg, y, a.cols, policy.rest(2, a.cols * sizeof(T)),
                    [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
                      const lanes<float> normalised = fma(load(x + i, active) - centre, factor, -behind);
                      return fma(normalised, load(weight + i, active), load(bias + i, active));
                    });
  }
};

// ---- tiled: each lane has a row's statistics ----

template <class T>
PEWTER_INLINE lanes<float> means_of_first_elements(const T* x, std::uint32_t rows, std::size_t cols) {
  const std::uint32_t n = count_of_first(cols);
  taken_of_rows<native::add> first;
  for (std::uint32_t r = 0; r < rows; ++r) first.set(r, load(x + r * cols, first_lanes(n)));
  return first.reduced(rows) / static_cast<float>(n);
}

template <class T>
PEWTER_INLINE moments<lanes<float>> moments_of_rows(simdgroup& alone, const T* x, std::uint32_t rows,
                                                    std::size_t cols, const lanes<float>& centres) {
  const one_a_row centre(centres);
  taken_of_rows<native::add> deviations, squares;
  for (std::uint32_t r = 0; r < rows; ++r) {
    const auto taken = taken_of_row<vectorized_walk>(alone, x + r * cols, cols, centre.of[r]);
    deviations.set(r, taken.deviations);
    squares.set(r, taken.squares);
  }
  return {deviations.reduced(rows), squares.reduced(rows)};
}

/// The same about corrected centres, as taken_again.
template <class T>
[[gnu::flatten, gnu::noinline]] moments<lanes<float>> moments_of_rows_again(simdgroup alone, const T* x,
                                                                            std::uint32_t rows,
                                                                            std::size_t cols,
                                                                            lanes<float> centres) {
  return moments_of_rows(alone, x, rows, cols, centres);
}

template <class T>
void layer_norm_tile(threadgroup& tg, const detail::norm_arguments& a) {
  const T* weight = static_cast<const T*>(a.weight);  // (cols)
  const T* bias = static_cast<const T*>(a.bias);      // (cols)
  const float share = 1.0f / static_cast<float>(a.cols);
  if (a.memory.nontemporal) tg.announce_nontemporal_stores();
  for_each_row_tile(
      tg, a.rows, [&](simdgroup& alone, std::size_t first, std::uint32_t rows) PEWTER_INLINE_LAMBDA {
        const T* x = static_cast<const T*>(a.x) + first * a.cols;  // (rows, cols)
        T* y = static_cast<T*>(a.y) + first * a.cols;              // (rows, cols)
        lanes<float> centres = means_of_first_elements(x, rows, a.cols);
        moments<lanes<float>> m = moments_of_rows(alone, x, rows, a.cols, centres);
        const lane_mask precise = (m.squares < __builtin_inff()) & (m.variations(share) >= 0.75f * m.squares);
        if (!all(precise)) {
          centres = select(precise, centres, fma(m.deviations, share, centres));
          m = moments_of_rows_again(alone, x, rows, a.cols, centres);
        }
        const lanes<float> variances = m.variations(share) * share;
        const lanes<float> factors =
            1.0f / sqrt(select(variances < 0.0f, 0.0f, variances) + lanes<float>(a.epsilon));
        const one_a_row centre(centres), factor(factors), behind(m.deviations * share * factors);
        for (std::uint32_t r = 0; r < rows; ++r) {
          const T* row = x + r * a.cols;  // (cols)
          const lanes<float> its_factor = factor.of[r], its_behind = -behind.of[r];
          const auto value = [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
            const lanes<float> normalised = fma(load(row + i, active) - centre.of[r], its_factor, its_behind);
            return fma(normalised, load(weight + i, active), load(bias + i, active));
          };
          store_whole_row(alone, y + r * a.cols, a.cols, policy_in_tile(a.memory, row, rows, a.cols), value);
        }
      });
}

}  // namespace

extern const kernel_table layer_norm_table;
constexpr kernel_table layer_norm_table =
    kernel_table{}
        .with(pattern::stride_loop, entry_by_strides<layer_norm_of_row, float>,
              entry_by_strides<layer_norm_of_row, called_half>,
              entry_by_strides<layer_norm_of_row, called_bfloat>)
        .with(pattern::vectorized, entry_by_blocks<layer_norm_of_row, float>,
              entry_by_blocks<layer_norm_of_row, called_half>,
              entry_by_blocks<layer_norm_of_row, called_bfloat>)
        .with(pattern::tiled, entry<layer_norm_tile<float>>, entry<layer_norm_tile<half>>,
              entry<layer_norm_tile<bfloat>>);
PEWTER_END_TARGET_NAMESPACE
