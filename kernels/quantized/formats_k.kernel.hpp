// GGUF's blocks of 256, whose scales are codes themselves, and MLX's affine groups.
#pragma once

#include "kernels/quantized/formats.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Bit `bit` of 32 bytes, at the place of `value`.
template <class Bytes>
PEWTER_INLINE byte_lanes bits_at(Bytes p, int bit, std::uint8_t value) {
  const byte_lanes bits = shift_bytes_right(byte_lanes::from_array(p), bit) & byte_lanes(1);
  return (byte_lanes(0) - bits) & byte_lanes(value);
}
/// The lower or the upper four bits of 32 bytes.
template <class Bytes>
PEWTER_INLINE byte_lanes nibbles_of(Bytes p, bool upper) {
  const byte_lanes bytes = byte_lanes::from_array(p);
  return upper ? shift_bytes_right(bytes, 4) : bytes & byte_lanes(15);
}

template <>
struct format<block_type::q2_K> : format_of<block_type::q2_K> {
  static constexpr int parts = 2;
  static constexpr bool has_addend = true;
  template <class Bytes>
  PEWTER_INLINE static byte_lanes codes(Bytes block, int run) {
    return shift_bytes_right(byte_lanes::from_array(block + 16 + 32 * (run / 4)), 2 * (run % 4)) &
           byte_lanes(3);
  }
  template <class Bytes, class Scales, class Addends>
  PEWTER_INLINE static void scales(Bytes block, Scales scale, Addends addend) {
    const float d = half_at(block + 80), of_addends = -half_at(block + 82);
    constexpr std::uint64_t nibbles = 0x0f0f0f0f0f0f0f0fu;
    for (int k = 0; k < runs * parts; k += 8) {
      const std::uint64_t codes = eight_bytes_at(block + k);
      native::scale_eight(codes & nibbles, d, scale + k);
      native::scale_eight(codes >> 4 & nibbles, of_addends, addend + k);
    }
  }
};

template <>
struct format<block_type::q3_K> : format_of<block_type::q3_K> {
  static constexpr int parts = 2, offset = 4;
  template <class Bytes>
  PEWTER_INLINE static byte_lanes codes(Bytes block, int run) {
    const byte_lanes lower =
        shift_bytes_right(byte_lanes::from_array(block + 32 + 32 * (run / 4)), 2 * (run % 4)) & byte_lanes(3);
    return lower | bits_at(block, run, 4);
  }
  /// 16 scales of six bits: bytes 0 to 7 have the lower four bits of two each, bytes 8 to 11 the upper ones.
  template <class Bytes, class Scales, class Addends>
  PEWTER_INLINE static void scales(Bytes block, Scales scale, Addends) {
    const float d = half_at(block + 108);
    const std::uint64_t lower = eight_bytes_at(block + 96), four = four_bytes_at(block + 104);
    const std::uint64_t upper = four | four << 30;  // two bits further in the next four scales
    constexpr std::uint64_t nibbles = 0x0f0f0f0f0f0f0f0fu, pairs = 0x0303030303030303u;
    native::scale_eight(minus_32((lower & nibbles) | (upper & pairs) << 4), d, scale);
    native::scale_eight(minus_32((lower >> 4 & nibbles) | (upper >> 4 & pairs) << 4), d, scale + 8);
  }
};

/// The scales and addends of q4_K and q5_K: eight of six bits each, in 12 bytes. The first four of both are
/// the lower bits of a byte; the others are nibbles, whose upper two bits are those of the former.
template <class Bytes, class Scales>
PEWTER_INLINE void scales_of_six_bits(Bytes block, Scales scale, Scales addend) {
  constexpr std::uint32_t six = 0x3f3f3f3fu, nibbles = 0x0f0f0f0fu, upper = 0x30303030u;
  const std::uint32_t first = four_bytes_at(block + 4), second = four_bytes_at(block + 8);
  const std::uint32_t third = four_bytes_at(block + 12);
  const std::uint64_t last_scales = (third & nibbles) | (first >> 2 & upper);
  const std::uint64_t last_addends = (third >> 4 & nibbles) | (second >> 2 & upper);
  native::scale_eight((first & six) | last_scales << 32, half_at(block), scale);
  native::scale_eight((second & six) | last_addends << 32, -half_at(block + 2), addend);
}

template <>
struct format<block_type::q4_K> : format_of<block_type::q4_K> {
  static constexpr bool has_addend = true;
  template <class Bytes>
  PEWTER_INLINE static byte_lanes codes(Bytes block, int run) {
    return nibbles_of(block + 16 + 32 * (run / 2), run % 2 != 0);
  }
  template <class Bytes, class Scales, class Addends>
  PEWTER_INLINE static void scales(Bytes block, Scales scale, Addends addend) {
    scales_of_six_bits(block, scale, addend);
  }
};
template <>
struct format<block_type::q5_K> : format_of<block_type::q5_K> {
  static constexpr bool has_addend = true;
  template <class Bytes>
  PEWTER_INLINE static byte_lanes codes(Bytes block, int run) {
    return nibbles_of(block + 48 + 32 * (run / 2), run % 2 != 0) | bits_at(block + 16, run, 16);
  }
  template <class Bytes, class Scales, class Addends>
  PEWTER_INLINE static void scales(Bytes block, Scales scale, Addends addend) {
    scales_of_six_bits(block, scale, addend);
  }
};
template <>
struct format<block_type::q6_K> : format_of<block_type::q6_K> {
  static constexpr int parts = 2, offset = 32;
  template <class Bytes>
  PEWTER_INLINE static byte_lanes codes(Bytes block, int run) {
    const int half = run / 4, quarter = run % 4;
    const byte_lanes upper =
        shift_bytes_right(byte_lanes::from_array(block + 128 + 32 * half), 2 * quarter) & byte_lanes(3);
    return nibbles_of(block + 64 * half + 32 * (quarter % 2), quarter >= 2) | shift_bytes_left(upper, 4);
  }
  template <class Bytes, class Scales, class Addends>
  PEWTER_INLINE static void scales(Bytes block, Scales scale, Addends) {
    const float d = half_at(block + 208);
    native::scale_eight(eight_bytes_at(block + 192), d, scale);
    native::scale_eight(eight_bytes_at(block + 200), d, scale + 8);
  }
};

// ---- affine ----

/// MLX's codes. Scales and biases lie elsewhere, one of each a group of some runs.
template <int bits>
struct affine {
  static constexpr int runs = 1, bytes = 4 * bits, parts = 1, offset = 0;
  static constexpr bool is_signed = false, has_addend = true, halves = false;
  template <class Bytes>
  PEWTER_INLINE static byte_lanes codes(Bytes block, int) {
    return packed_codes<bits>(block);
  }
};
template <class F>
inline constexpr bool is_affine_format = false;
template <int bits>
inline constexpr bool is_affine_format<affine<bits>> = true;

#if defined(PEWTER_CHECK)
/// Bytes that are read, or written, without lanes.
inline void check_read(const std::uint8_t* block, std::size_t bytes) {
  detail::check_access(block, bytes, nullptr, 1, detail::access::load, {__FILE__, __LINE__});
}
inline void check_written(const std::uint8_t* block, std::size_t bytes) {
  detail::check_access(block, bytes, nullptr, 1, detail::access::store, {__FILE__, __LINE__});
}
#endif

/// f(format) of the type.
template <class F>
PEWTER_INLINE void with_format(block_type type, F f) {
  switch (type) {
#define PEWTER_GGUF_TYPE(name, ...) \
  case block_type::name:            \
    return f(format<block_type::name>{});
#define PEWTER_AFFINE_TYPE(name, bits, group) \
  case block_type::name:                      \
    return f(affine<bits>{});
#include "pewter/detail/element_types.inc"
  }
}

#if !defined(PEWTER_GPU)
/// The elements of a run. `scale` and `addend` are the run's, F::parts of them.
template <class F>
PEWTER_INLINE lanes<float> elements_of(const byte_lanes& codes, const float* scale, const float* addend) {
  const auto both = [](const float* of_parts) PEWTER_INLINE_LAMBDA -> lanes<float> {
    if constexpr (F::parts == 1)
      return lanes<float>(of_parts[0]);
    else
      return select(first_lanes(16), lanes<float>(of_parts[0]), lanes<float>(of_parts[1]));
  };
  lanes<std::int32_t> numbers;
  if constexpr (F::is_signed)
    numbers = convert<std::int32_t>(bitcast<std::int8_t>(codes));
  else
    numbers = bitcast<std::int32_t>(convert<std::uint32_t>(codes));
  if constexpr (F::offset != 0) numbers -= lanes<std::int32_t>(F::offset);
  const lanes<float> products = convert<float>(numbers) * both(scale);
  if constexpr (is_affine_format<F>) return rounded(products) + both(addend);
  if constexpr (F::has_addend) return products + both(addend);
  return products;
}
#endif

}  // namespace
PEWTER_END_TARGET_NAMESPACE
