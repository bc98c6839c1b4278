// Elements of attention's operands on a GPU, whatever they are stored as, four by four.
#pragma once

#include "kernels/attention/places.kernel.hpp"
#include "kernels/common/unrolled.hpp"
#include "pewter/native/gpu/device.hpp"
#include "pewter/pewter.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct four_floats {
  float x[4];
};

/// Elements of a type: `at` for one of a row, `four_at` for i to i + 3, i being a multiple of four.
template <class T>
struct stored_numbers {
  PEWTER_INLINE static float at(const char* row, std::uint32_t i) {
    return native::value_of(reinterpret_cast<const T*>(row)[i]);
  }
  /// @param in_fours whether rows begin at multiples of four elements, and i + 3 is one of the row's
  PEWTER_INLINE static four_floats four_at(const char* row, std::uint32_t i, std::uint32_t n, bool in_fours) {
    const T* const from = reinterpret_cast<const T*>(row) + i;
    T some[4];
    if (in_fours) {
      __builtin_memcpy(some, __builtin_assume_aligned(from, 4 * sizeof(T)), sizeof some);
    } else {
      PEWTER_UNROLLED
      for (std::uint32_t j = 0; j < 4; ++j) some[j] = i + j < n ? from[j] : T(0.0f);
    }
    four_floats four;
    PEWTER_UNROLLED
    for (std::uint32_t j = 0; j < 4; ++j) four.x[j] = native::value_of(some[j]);
    return four;
  }
};

/// GGUF's blocks of 32 at any address: a half, and 32 signed bytes, or 16 bytes with element i in the lower
/// half of byte i and element i + 16 in the upper one, 8 more than it stands for.
template <bool of_bytes>
struct stored_blocks {
  static constexpr std::uint32_t bytes = of_bytes ? 34 : 18;

  PEWTER_INLINE static float at(const char* row, std::uint32_t i) {
    const auto* const block = reinterpret_cast<const std::uint8_t*>(row) + i / 32 * bytes;
    const auto scale = static_cast<std::uint16_t>(block[0] | block[1] << 8);
    int code;
    if constexpr (of_bytes)
      code = static_cast<std::int8_t>(block[2 + i % 32]);
    else
      code = (block[2 + i % 16] >> (i % 32 / 16 * 4) & 15) - 8;
    return native::float_of_half(scale) * static_cast<float>(code);
  }
  PEWTER_INLINE static four_floats four_at(const char* row, std::uint32_t i, std::uint32_t, bool) {
    four_floats four;
    PEWTER_UNROLLED
    for (std::uint32_t j = 0; j < 4; ++j) four.x[j] = at(row, i + j);
    return four;
  }
};

/// f(elements) of the type.
template <class F>
PEWTER_INLINE void with_elements(cache_type type, const F& f) {
  switch (type) {
    case cache_type::float32:
      return f(stored_numbers<float>{});
    case cache_type::float16:
      return f(stored_numbers<half>{});
    case cache_type::bfloat16:
      return f(stored_numbers<bfloat>{});
    case cache_type::q8_0:
      return f(stored_blocks<true>{});
    case cache_type::q4_0:
      return f(stored_blocks<false>{});
  }
}
PEWTER_INLINE float element_at(cache_type type, const char* row, std::uint32_t i) {
  if (type == cache_type::float32) return stored_numbers<float>::at(row, i);
  return type == cache_type::float16 ? stored_numbers<half>::at(row, i) : stored_numbers<bfloat>::at(row, i);
}
PEWTER_INLINE void store_element(cache_type type, char* row, std::uint32_t i, float value) {
  if (type == cache_type::float32)
    reinterpret_cast<float*>(row)[i] = value;
  else if (type == cache_type::float16)
    reinterpret_cast<half*>(row)[i] = native::stored_as<half, float>(value);
  else
    reinterpret_cast<bfloat*>(row)[i] = native::stored_as<bfloat, float>(value);
}

/// The sum, or the largest number, of a SIMD group's lanes, in each of them.
PEWTER_INLINE float sum_of_simdgroup(float x) {
  x += native::exchange_across<1>(x);
  x += native::exchange_across<2>(x);
  x += native::exchange_across<4>(x);
  x += native::exchange_across<8>(x);
  return x + native::exchange_across<16>(x);
}
PEWTER_INLINE float largest_of_simdgroup(float x) {
  x = native::larger_number(x, native::exchange_across<1>(x));
  x = native::larger_number(x, native::exchange_across<2>(x));
  x = native::larger_number(x, native::exchange_across<4>(x));
  x = native::larger_number(x, native::exchange_across<8>(x));
  return native::larger_number(x, native::exchange_across<16>(x));
}

PEWTER_INLINE float weight_of(float score_below_largest) {
  return native::any_element(native::exp_of_nonpositive(native::vec<float>(score_below_largest)));
}

/// Not zero where one of a word's two numbers is not finite.
template <class T>
PEWTER_INLINE std::uint32_t not_finite_in(std::uint32_t word) {
  constexpr std::uint32_t exponents = std::is_same_v<T, half> ? 0x7c007c00 : 0x7f807f80,
                          least = std::is_same_v<T, half> ? 0x04000400 : 0x00800080;
  return ((word & exponents) + least) & 0x80008000;
}

/// A score, scaled, and what the options make of it. `distance` is that of key and query.
struct score_options {
  float soft_cap, slope;
  const char* mask;  // of the row's key 0, or null
  cache_type mask_type;

  PEWTER_INLINE float of(float score, std::uint32_t key, float distance) const {
    if (soft_cap > 0) score = native::tanh_of_number(score / soft_cap) * soft_cap;
    score = native::fused(-slope, distance, score);
    if (mask == nullptr) return score;
    const float added = element_at(mask_type, mask, key);
    return added == -__builtin_inff() ? added : score + added;
  }
};

/// The factor of a row's results, and the one of its weights so far, if its sink takes part.
PEWTER_INLINE float inverse_of_sum(const attention_arguments& a, std::size_t head, float largest, float sum) {
  float factor = 1;
  if (a.sinks != nullptr) {
    const float sink = a.sinks[head], both = native::larger_number(sink, largest);
    if (both > -__builtin_inff()) {
      factor = largest == -__builtin_inff() ? 0.0f : weight_of(largest - both);
      sum = sum * factor + (sink == -__builtin_inff() ? 0.0f : weight_of(sink - both));
    }
  }
  return sum == 0 ? 0.0f : factor / sum;
}

/// The same of powers of two: weights are 2^(score - reference + lift), and scores log2(e) times what they
/// are.
PEWTER_INLINE float inverse_of_powers(const attention_arguments& a, std::size_t head, float reference,
                                      float sum, int lift) {
  float factor = 1;
  if (a.sinks != nullptr && a.sinks[head] > -__builtin_inff()) {
    const float sink = a.sinks[head] * 0x1.715476p+0f, both = native::larger_number(sink, reference);
    factor = native::power_of_two(reference - both);
    sum = native::fused(sum, factor, native::power_of_two(sink - both + static_cast<float>(lift)));
  }
  return sum == 0 ? 0.0f : factor / sum;
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
