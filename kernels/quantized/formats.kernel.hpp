// Where a block has its codes and scales. A format is
//
//   runs, bytes          of a block; a run is 32 elements
//   parts                scales of a run: 1, or 2 for 16 elements each
//   offset               what is subtracted from codes that are unsigned
//   is_signed            codes are int8 as they are
//   has_addend           an element is scale * code + addend, else scale * code
//   codes(block, run)    32 of them
//   indices(block, run)  the same before a table of 16 values, if there is one
//   scales(block, scale, addend)    runs * parts of each, to arrays, or to what takes those of one run alone
//
//   halves               of a block of one run: its scale is the half at its beginning, its addend, if any,
//   the next one
//
// A block is a pointer to bytes, or what on a GPU also says how they are aligned (native/gpu/run_bytes.hpp).
//
// In float a scale times a code is exact, so that an element is rounded at most once, fused or not.
// The layouts: kernels/quantized/README.md. The sources: GGUF's documentation and gguf-py.
#pragma once

#if !defined(PEWTER_GPU)
#include "kernels/common/kernel_entry.hpp"
#endif
#include "kernels/quantized/small_floats.kernel.hpp"
#include "pewter/lanes/bytes.hpp"
#include "pewter/types.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using native::eight_bytes_at;
using native::four_bytes_at;

/// A half at any address, little-endian as GGUF's files are.
template <class Bytes>
PEWTER_INLINE float half_at(Bytes p) {
  return native::float_of_half_bits(native::two_bytes_at(p));
}

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

// ---- blocks of 32 ----

/// The fifth bits of 32 codes.
template <class Bytes>
PEWTER_INLINE byte_lanes fifth_bits(Bytes p) {
  return bytes_where(four_bytes_at(p), 16);
}

template <>
struct format<block_type::q4_0> : format_of<block_type::q4_0> {
  static constexpr int offset = 8;
  template <class Bytes>
  PEWTER_INLINE static byte_lanes codes(Bytes block, int) {
    return lower_then_upper_nibbles(block + 2);
  }
  template <class Bytes, class Scales, class Addends>
  PEWTER_INLINE static void scales(Bytes block, Scales scale, Addends) {
    scale[0] = half_at(block);
  }
};
template <>
struct format<block_type::q4_1> : format_of<block_type::q4_1> {
  static constexpr bool has_addend = true;
  template <class Bytes>
  PEWTER_INLINE static byte_lanes codes(Bytes block, int) {
    return lower_then_upper_nibbles(block + 4);
  }
  template <class Bytes, class Scales, class Addends>
  PEWTER_INLINE static void scales(Bytes block, Scales scale, Addends addend) {
    scale[0] = half_at(block);
    addend[0] = half_at(block + 2);
  }
};
template <>
struct format<block_type::q5_0> : format_of<block_type::q5_0> {
  static constexpr int offset = 16;
  template <class Bytes>
  PEWTER_INLINE static byte_lanes codes(Bytes block, int) {
    return lower_then_upper_nibbles(block + 6) | fifth_bits(block + 2);
  }
  template <class Bytes, class Scales, class Addends>
  PEWTER_INLINE static void scales(Bytes block, Scales scale, Addends) {
    scale[0] = half_at(block);
  }
};
template <>
struct format<block_type::q5_1> : format_of<block_type::q5_1> {
  static constexpr bool has_addend = true;
  template <class Bytes>
  PEWTER_INLINE static byte_lanes codes(Bytes block, int) {
    return lower_then_upper_nibbles(block + 8) | fifth_bits(block + 4);
  }
  template <class Bytes, class Scales, class Addends>
  PEWTER_INLINE static void scales(Bytes block, Scales scale, Addends addend) {
    scale[0] = half_at(block);
    addend[0] = half_at(block + 2);
  }
};
template <>
struct format<block_type::q8_0> : format_of<block_type::q8_0> {
  static constexpr bool is_signed = true;
  template <class Bytes>
  PEWTER_INLINE static byte_lanes codes(Bytes block, int) {
    return byte_lanes::from_array(block + 2);
  }
  template <class Bytes, class Scales, class Addends>
  PEWTER_INLINE static void scales(Bytes block, Scales scale, Addends) {
    scale[0] = half_at(block);
  }
};

// ---- by tables of 16 values ----

template <>
struct format<block_type::iq4_nl> : format_of<block_type::iq4_nl> {
  static constexpr bool is_signed = true;
  template <class Bytes>
  PEWTER_INLINE static byte_lanes indices(Bytes block, int) {
    return lower_then_upper_nibbles(block + 2);
  }
  template <class Bytes>
  PEWTER_INLINE static byte_lanes codes(Bytes block, int run) {
    return table_of_16<iq4_values>(indices(block, run));
  }
  template <class Bytes, class Scales, class Addends>
  PEWTER_INLINE static void scales(Bytes block, Scales scale, Addends) {
    scale[0] = half_at(block);
  }
};
template <>
struct format<block_type::iq4_xs> : format_of<block_type::iq4_xs> {
  static constexpr bool is_signed = true;
  template <class Bytes>
  PEWTER_INLINE static byte_lanes indices(Bytes block, int run) {
    return lower_then_upper_nibbles(block + 8 + 16 * run);
  }
  template <class Bytes>
  PEWTER_INLINE static byte_lanes codes(Bytes block, int run) {
    return table_of_16<iq4_values>(indices(block, run));
  }
  /// A scale has six bits: the lower four are a nibble, the upper two are packed by four.
  template <class Bytes, class Scales, class Addends>
  PEWTER_INLINE static void scales(Bytes block, Scales scale, Addends) {
    const std::uint64_t codes = native::spread_codes<4>(block + 4) | native::spread_codes<2>(block + 2) << 4;
    native::scale_eight(minus_32(codes), half_at(block), scale);
  }
};
template <>
struct format<block_type::mxfp4> : format_of<block_type::mxfp4> {
  static constexpr bool is_signed = true;
  template <class Bytes>
  PEWTER_INLINE static byte_lanes indices(Bytes block, int) {
    return lower_then_upper_nibbles(block + 1);
  }
  template <class Bytes>
  PEWTER_INLINE static byte_lanes codes(Bytes block, int run) {
    return table_of_16<fp4_values>(indices(block, run));
  }
  template <class Bytes, class Scales, class Addends>
  PEWTER_INLINE static void scales(Bytes block, Scales scale, Addends) {
    scale[0] = half_of_e8m0(block[0]);
  }
};
template <>
struct format<block_type::nvfp4> : format_of<block_type::nvfp4> {
  static constexpr bool is_signed = true;
  static constexpr int parts = 2;
  template <class Bytes>
  PEWTER_INLINE static byte_lanes indices(Bytes block, int run) {
    return nibbles_by_sixteens(block + 4 + 16 * run);
  }
  template <class Bytes>
  PEWTER_INLINE static byte_lanes codes(Bytes block, int run) {
    return table_of_16<fp4_values>(indices(block, run));
  }
  template <class Bytes, class Scales, class Addends>
  PEWTER_INLINE static void scales(Bytes block, Scales scale, Addends) {
    for (int k = 0; k < runs * parts; ++k) scale[k] = half_of_ue4m3(block[k]);
  }
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE

#include "kernels/quantized/formats_k.kernel.hpp"
