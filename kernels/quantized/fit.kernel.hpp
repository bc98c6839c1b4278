// Scales of few codes for some numbers: by their extremes, as the formats' authors have them, and by the
// least squares among some scales near that.
#pragma once

#include "kernels/common/kernel_entry.hpp"
#include "kernels/quantized/small_floats.kernel.hpp"
#include "pewter/lanes/bytes.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// The nearest whole number, ties to even; a number beyond those of an int's is the nearest that is not.
PEWTER_INLINE int nearest_int(float x) {
  const float limit = 0x1p22f, bounded = x > limit ? limit : x >= -limit ? x : -limit;
  return static_cast<int>(__builtin_bit_cast(std::uint32_t, bounded + 0x1.8p23f)) - 0x4b400000;
}
/// The same as a float, of any size.
PEWTER_INLINE float nearest_whole(float x) {
  return __builtin_fabsf(x) < 0x1p22f ? static_cast<float>(nearest_int(x)) : x;
}
/// The nearest whole number of magnitude 127 or less, ties away from zero, as GGUF's references have it.
PEWTER_INLINE int nearest_away_from_zero(float number) {
  const float x = number > 127 ? 127.0f : number >= -127 ? number : -127.0f;
  const float whole = static_cast<float>(static_cast<int>(x));
  const float rest = x - whole;
  return static_cast<int>(whole) + (rest >= 0.5f ? 1 : rest <= -0.5f ? -1 : 0);
}
PEWTER_INLINE int clamped(int x, int low, int high) { return x < low ? low : x > high ? high : x; }
/// x, which the compiler must not make part of a fused multiply-add: references round products.
PEWTER_INLINE float rounded(float x) {
  return __builtin_bit_cast(float, native::opaque(__builtin_bit_cast(std::uint32_t, x)));
}
PEWTER_INLINE float inverse(float x) { return x == 0 ? 0.0f : 1.0f / x; }
PEWTER_INLINE void put_half(std::uint8_t* p, float x) {
  const std::uint16_t bits = half(x).bits;
  p[0] = static_cast<std::uint8_t>(bits);
  p[1] = static_cast<std::uint8_t>(bits >> 8);
}

struct extremes {
  float lowest, highest;
  float farthest;  ///< from zero, with its sign; the first of several
};
PEWTER_INLINE extremes extremes_of(const float* x, int n) {
  extremes e{x[0], x[0], x[0]};
  for (int k = 1; k < n; ++k) {
    e.lowest = x[k] < e.lowest ? x[k] : e.lowest;
    e.highest = x[k] > e.highest ? x[k] : e.highest;
    e.farthest = __builtin_fabsf(x[k]) > __builtin_fabsf(e.farthest) ? x[k] : e.farthest;
  }
  return e;
}

/// How many more scales are tried on each side of the first one, each a tenth of a code further.
constexpr int scales_tried = 9;

/// The scale for which round(x / scale), from -levels to levels - 1, has the least squared error.
[[gnu::noinline]] static float fit_symmetric(const float* x, int n, int levels) {
  const float farthest = extremes_of(x, n).farthest;
  if (!(__builtin_fabsf(farthest) > 1e-15f)) return 0;
  float best = -1, scale = 0;
  for (int t = -scales_tried; t <= scales_tried; ++t) {
    const float to_code = -(static_cast<float>(levels) + 0.1f * static_cast<float>(t)) / farthest;
    float products = 0, squares = 0;
    for (int k = 0; k < n; ++k) {
      const auto code = static_cast<float>(clamped(nearest_int(x[k] * to_code), -levels, levels - 1));
      products += x[k] * code;
      squares += code * code;
    }
    if (squares > 0 && products * products > best * squares) {
      best = products * products / squares;
      scale = products / squares;
    }
  }
  return scale;
}

/// scale * code - minimum, codes from 0 to `levels`, both not negative.
struct scale_and_minimum {
  float scale, minimum;
};
/// The squared error of codes by one scale; gives the best scale and minimum for these codes.
PEWTER_INLINE float error_of_codes(const float* x, int n, int levels, float lowest, float to_code,
                                   scale_and_minimum& fitted) {
  float sum_x = 0, sum_l = 0, sum_l2 = 0, sum_xl = 0, codes[32];
  for (int k = 0; k < n; ++k) {
    const auto l = static_cast<float>(clamped(nearest_int((x[k] - lowest) * to_code), 0, levels));
    codes[k] = l;
    sum_x += x[k];
    sum_l += l;
    sum_l2 += l * l;
    sum_xl += x[k] * l;
  }
  const float count = static_cast<float>(n), determinant = count * sum_l2 - sum_l * sum_l;
  if (!(determinant > 0)) return -1;
  float scale = (count * sum_xl - sum_x * sum_l) / determinant;
  float least = (sum_l2 * sum_x - sum_l * sum_xl) / determinant;
  if (least > 0) {  // a minimum cannot be above zero
    least = 0;
    scale = sum_xl / sum_l2;
  }
  float error = 0;
  for (int k = 0; k < n; ++k) {
    const float off = scale * codes[k] + least - x[k];
    error += off * off;
  }
  fitted = {scale, -least};
  return error;
}

/// The scale and minimum of at most 32 numbers.
[[gnu::noinline]] static scale_and_minimum fit_affine(const float* x, int n, int levels) {
  const extremes e = extremes_of(x, n);
  const float lowest = e.lowest < 0 ? e.lowest : 0, range = e.highest - lowest;
  if (!(range > 0)) return {0, -lowest};
  scale_and_minimum best{range / static_cast<float>(levels), -lowest}, fitted{};
  float least_error = -1;
  for (int t = -scales_tried; t <= scales_tried; ++t) {
    const float to_code = (static_cast<float>(levels) + 0.1f * static_cast<float>(t)) / range;
    const float error = error_of_codes(x, n, levels, lowest, to_code, fitted);
    if (error < 0 || (least_error >= 0 && error >= least_error)) continue;
    least_error = error;
    best = fitted;
  }
  return best;
}

/// The index of the table's nearest value, the first of several.
PEWTER_INLINE unsigned nearest_of_16(const std::uint8_t* table, float x, float scale) {
  unsigned best = 0;
  float least = __builtin_inff();
  for (unsigned i = 0; i < 16; ++i) {
    const float off = __builtin_fabsf(static_cast<float>(static_cast<std::int8_t>(table[i])) * scale - x);
    if (off < least) {
      least = off;
      best = i;
    }
  }
  return best;
}

/// The scale for which the table's values have the least squared error.
[[gnu::noinline]] static float fit_table(const std::uint8_t* table, const float* x, int n) {
  const float farthest = extremes_of(x, n).farthest;
  if (!(__builtin_fabsf(farthest) > 1e-15f)) return 0;
  const auto first = static_cast<float>(static_cast<std::int8_t>(table[0]));
  float best = -1, scale = 0;
  for (int t = -scales_tried; t <= scales_tried; ++t) {
    const float candidate = farthest / (first + static_cast<float>(t));
    float products = 0, squares = 0;
    for (int k = 0; k < n; ++k) {
      const auto value =
          static_cast<float>(static_cast<std::int8_t>(table[nearest_of_16(table, x[k], candidate)]));
      products += x[k] * value;
      squares += value * value;
    }
    if (squares > 0 && products * products > best * squares) {
      best = products * products / squares;
      scale = products / squares;
    }
  }
  return scale;
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
