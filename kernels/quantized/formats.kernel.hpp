// Where a block has its codes and scales. A format is
//
//   runs, bytes          of a block; a run is 32 elements
//   parts                scales of a run: 1, or 2 for 16 elements each
//   offset               what is subtracted from codes that are unsigned
//   is_signed            codes are int8 as they are
//   has_addend           an element is scale * code + addend, else scale * code
//   codes(block, run)    32 of them
//   indices(block, run)  the same before a table of 16 values, if there is one
//   scales(block, scale, addend)    runs * parts of each
//
//   halves               of a block of one run: its scale is the half at its beginning, its addend, if any,
//   the next one
//
// In float a scale times a code is exact, so that an element is rounded at most once, fused or not.
// The layouts: kernels/quantized/README.md. The sources: GGUF's documentation and gguf-py.
#pragma once

#include "kernels/common/kernel_entry.hpp"
#include "kernels/quantized/small_floats.kernel.hpp"
#include "pewter/lanes/bytes.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// The bits of a half at any address, little-endian as GGUF's files are.
PEWTER_INLINE std::uint16_t half_bits_at(const std::uint8_t* p) {
  return static_cast<std::uint16_t>(p[0] | p[1] << 8);
}
PEWTER_INLINE float half_at(const std::uint8_t* p) { return native::float_of_half_bits(half_bits_at(p)); }

template <block_type of>
struct format_of {
  static constexpr block_type type = of;
  static constexpr int elements = traits_of(of).elements, bytes = traits_of(of).bytes;
  static constexpr int runs = elements / lane_count;
  static constexpr int parts = 1, offset = 0;
  static constexpr bool halves = runs == 1 && of != block_type::mxfp4;
  static constexpr bool is_signed = false, has_addend = false;
};
template <block_type>
struct format;

/// Eight codes of six bits less 32, as signed bytes.
PEWTER_INLINE std::uint64_t minus_32(std::uint64_t codes) {
  constexpr std::uint64_t ones = 0x0101010101010101u;
  return (codes + 0x60 * ones) ^ (0x80 * ones);
}
PEWTER_INLINE std::uint64_t eight_bytes_at(const std::uint8_t* p) {
  std::uint64_t bytes = 0;
  __builtin_memcpy(&bytes, p, sizeof bytes);
  return bytes;
}
PEWTER_INLINE std::uint32_t four_bytes_at(const std::uint8_t* p) {
  std::uint32_t bytes = 0;
  __builtin_memcpy(&bytes, p, sizeof bytes);
  return bytes;
}

// ---- blocks of 32 ----

/// The fifth bits of 32 codes.
PEWTER_INLINE byte_lanes fifth_bits(const std::uint8_t* p) {
  std::uint32_t bits = 0;
  __builtin_memcpy(&bits, p, sizeof bits);
  return select(lane_mask(bits), byte_lanes(16), byte_lanes(0));
}

template <>
struct format<block_type::q4_0> : format_of<block_type::q4_0> {
  static constexpr int offset = 8;
  PEWTER_INLINE static byte_lanes codes(const std::uint8_t* block, int) {
    return lower_then_upper_nibbles(block + 2);
  }
  PEWTER_INLINE static void scales(const std::uint8_t* block, float* scale, float*) {
    scale[0] = half_at(block);
  }
};
template <>
struct format<block_type::q4_1> : format_of<block_type::q4_1> {
  static constexpr bool has_addend = true;
  PEWTER_INLINE static byte_lanes codes(const std::uint8_t* block, int) {
    return lower_then_upper_nibbles(block + 4);
  }
  PEWTER_INLINE static void scales(const std::uint8_t* block, float* scale, float* addend) {
    scale[0] = half_at(block);
    addend[0] = half_at(block + 2);
  }
};
template <>
struct format<block_type::q5_0> : format_of<block_type::q5_0> {
  static constexpr int offset = 16;
  PEWTER_INLINE static byte_lanes codes(const std::uint8_t* block, int) {
    return lower_then_upper_nibbles(block + 6) | fifth_bits(block + 2);
  }
  PEWTER_INLINE static void scales(const std::uint8_t* block, float* scale, float*) {
    scale[0] = half_at(block);
  }
};
template <>
struct format<block_type::q5_1> : format_of<block_type::q5_1> {
  static constexpr bool has_addend = true;
  PEWTER_INLINE static byte_lanes codes(const std::uint8_t* block, int) {
    return lower_then_upper_nibbles(block + 8) | fifth_bits(block + 4);
  }
  PEWTER_INLINE static void scales(const std::uint8_t* block, float* scale, float* addend) {
    scale[0] = half_at(block);
    addend[0] = half_at(block + 2);
  }
};
template <>
struct format<block_type::q8_0> : format_of<block_type::q8_0> {
  static constexpr bool is_signed = true;
  PEWTER_INLINE static byte_lanes codes(const std::uint8_t* block, int) {
    return byte_lanes::from_array(block + 2);
  }
  PEWTER_INLINE static void scales(const std::uint8_t* block, float* scale, float*) {
    scale[0] = half_at(block);
  }
};

// ---- by tables of 16 values ----

template <>
struct format<block_type::iq4_nl> : format_of<block_type::iq4_nl> {
  static constexpr bool is_signed = true;
  PEWTER_INLINE static byte_lanes indices(const std::uint8_t* block, int) {
    return lower_then_upper_nibbles(block + 2);
  }
  PEWTER_INLINE static byte_lanes codes(const std::uint8_t* block, int run) {
    return table_of_16(iq4_values, indices(block, run));
  }
  PEWTER_INLINE static void scales(const std::uint8_t* block, float* scale, float*) {
    scale[0] = half_at(block);
  }
};
template <>
struct format<block_type::iq4_xs> : format_of<block_type::iq4_xs> {
  static constexpr bool is_signed = true;
  PEWTER_INLINE static byte_lanes indices(const std::uint8_t* block, int run) {
    return lower_then_upper_nibbles(block + 8 + 16 * run);
  }
  PEWTER_INLINE static byte_lanes codes(const std::uint8_t* block, int run) {
    return table_of_16(iq4_values, indices(block, run));
  }
  /// Of a scale's six bits the lower four are a nibble, the upper two are packed by four.
  PEWTER_INLINE static void scales(const std::uint8_t* block, float* scale, float*) {
    const std::uint64_t codes = native::spread_codes<4>(block + 4) | native::spread_codes<2>(block + 2) << 4;
    native::scale_eight(minus_32(codes), half_at(block), scale);
  }
};
template <>
struct format<block_type::mxfp4> : format_of<block_type::mxfp4> {
  static constexpr bool is_signed = true;
  PEWTER_INLINE static byte_lanes indices(const std::uint8_t* block, int) {
    return lower_then_upper_nibbles(block + 1);
  }
  PEWTER_INLINE static byte_lanes codes(const std::uint8_t* block, int run) {
    return table_of_16(fp4_values, indices(block, run));
  }
  PEWTER_INLINE static void scales(const std::uint8_t* block, float* scale, float*) {
    scale[0] = half_of_e8m0(block[0]);
  }
};
template <>
struct format<block_type::nvfp4> : format_of<block_type::nvfp4> {
  static constexpr bool is_signed = true;
  static constexpr int parts = 2;
  /// 8 bytes are 16 elements, the lower nibbles first: the second and the third quarter change places.
  struct by_sixteens {
    static constexpr int source(int i) { return i / 8 == 1 ? i + 8 : i / 8 == 2 ? i - 8 : i; }
  };
  PEWTER_INLINE static byte_lanes indices(const std::uint8_t* block, int run) {
    const byte_lanes nibbles = lower_then_upper_nibbles(block + 4 + 16 * run);
    byte_lanes in_order;
    native::permute<by_sixteens, std::uint8_t>(nibbles.v, in_order.v);
    return in_order;
  }
  PEWTER_INLINE static byte_lanes codes(const std::uint8_t* block, int run) {
    return table_of_16(fp4_values, indices(block, run));
  }
  PEWTER_INLINE static void scales(const std::uint8_t* block, float* scale, float*) {
    for (int k = 0; k < runs * parts; ++k) scale[k] = half_of_ue4m3(block[k]);
  }
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE

#include "kernels/quantized/formats_k.kernel.hpp"
