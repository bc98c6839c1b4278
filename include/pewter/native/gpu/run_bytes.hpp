// A run of 32 bytes on a GPU: four threads of a SIMD group have it, so that a SIMD group has eight runs.
// Thread j of the four has bytes 4 j to 4 j + 3, and those 16 further on: both halves of a byte of nibbles
// are the same thread's, and each word has one of the run's two scales. The names are those of
// lanes/bytes.hpp.
#pragma once

#include "pewter/native/gpu/device.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

inline constexpr std::uint32_t threads_of_run = 4, runs_of_simdgroup = lane_count / threads_of_run;

/// Which of the run's four threads this is. A test without a GPU says it by itself.
#if defined(PEWTER_TEST_THREAD_OF_RUN)
PEWTER_INLINE std::uint32_t thread_of_run() { return PEWTER_TEST_THREAD_OF_RUN; }
#else
PEWTER_INLINE std::uint32_t thread_of_run() {
  return static_cast<std::uint32_t>(own_lane()) % threads_of_run;
}
#endif

/// Bytes whose numbers of two and of four are at multiples of `alignment`, or of their own size if that is
/// less.
template <int alignment>
struct aligned_bytes {
  const std::uint8_t* p;

  PEWTER_INLINE std::uint8_t operator[](std::ptrdiff_t i) const { return p[i]; }
  PEWTER_INLINE friend aligned_bytes operator+(aligned_bytes a, int n) { return {a.p + n}; }
  PEWTER_INLINE friend aligned_bytes operator+(aligned_bytes a, std::uint32_t n) { return {a.p + n}; }
};

/// Little-endian numbers. At any address by loads of whole words, none that has nothing of the number.
template <int alignment>
PEWTER_INLINE std::uint32_t two_bytes_at(aligned_bytes<alignment> bytes) {
  if constexpr (alignment >= 2) return *reinterpret_cast<const std::uint16_t*>(bytes.p);
  return bytes[0] | std::uint32_t{bytes[1]} << 8;
}
template <int alignment>
PEWTER_INLINE std::uint32_t four_bytes_at(aligned_bytes<alignment> bytes) {
  if constexpr (alignment == 4) return *reinterpret_cast<const std::uint32_t*>(bytes.p);
  if constexpr (alignment == 2) return two_bytes_at(bytes) | two_bytes_at(bytes + 2) << 16;
  const std::uintptr_t beyond = reinterpret_cast<std::uintptr_t>(bytes.p) % 4;
  const auto* const words = reinterpret_cast<const std::uint32_t*>(bytes.p - beyond);
  const std::uint64_t high = beyond != 0 ? words[1] : 0;
  return static_cast<std::uint32_t>((high << 32 | words[0]) >> (8 * beyond));
}
template <int alignment>
PEWTER_INLINE std::uint64_t eight_bytes_at(aligned_bytes<alignment> bytes) {
  return four_bytes_at(bytes) | static_cast<std::uint64_t>(four_bytes_at(bytes + 4)) << 32;
}
PEWTER_INLINE float float_of_half_bits(std::uint32_t bits) {
  return float_of_half(static_cast<std::uint16_t>(bits));
}

constexpr std::uint32_t each_byte = 0x01010101u;

/// Byte i of the result is byte `selector`'s nibble i of the eight of `low` and `high`.
PEWTER_INLINE std::uint32_t permute_bytes(std::uint32_t low, std::uint32_t high, std::uint32_t selector) {
#if defined(__NVPTX__)
  std::uint32_t bytes;
  asm("prmt.b32 %0, %1, %2, %3;" : "=r"(bytes) : "r"(low), "r"(high), "r"(selector));
  return bytes;
#else
  const std::uint64_t all = static_cast<std::uint64_t>(high) << 32 | low;
  std::uint32_t bytes = 0;
  for (int i = 0; i < 4; ++i)
    bytes |= static_cast<std::uint32_t>(all >> (selector >> (4 * i) & 7) * 8 & 0xff) << (8 * i);
  return bytes;
#endif
}

/// sum + the products of four bytes; those of `right` are signed.
template <bool left_is_signed>
PEWTER_INLINE std::int32_t add_byte_products(std::int32_t sum, std::uint32_t left, std::uint32_t right) {
#if defined(__NVPTX__)
  if constexpr (left_is_signed)
    asm("dp4a.s32.s32 %0, %1, %2, %0;" : "+r"(sum) : "r"(left), "r"(right));
  else
    asm("dp4a.u32.s32 %0, %1, %2, %0;" : "+r"(sum) : "r"(left), "r"(right));
#else
  for (int i = 0; i < 32; i += 8) {
    const auto byte = static_cast<std::uint8_t>(left >> i);
    sum += (left_is_signed ? static_cast<std::int8_t>(byte) : std::int32_t{byte}) *
           static_cast<std::int8_t>(right >> i);
  }
#endif
  return sum;
}

/// Codes of some bits, in a row from the lowest bit of p on: four of them from code `first` on, a byte each.
template <int bits, class Bytes>
PEWTER_INLINE std::uint32_t four_codes_at(Bytes p, std::uint32_t first) {
  constexpr std::uint32_t mask = (1u << bits) - 1;
  std::uint32_t packed = 0;
  if constexpr (bits == 8) {
    return four_bytes_at(p + first);
  } else {
    // Four codes begin at a multiple of four bits, and have at most three bytes and a half.
    constexpr std::uint32_t most = 4 * bits / 8 + (bits % 2 != 0 ? 1 : 0);
    const std::uint32_t at = first * bits / 8;
    for (std::uint32_t i = 0; i < most; ++i) packed |= std::uint32_t{p[at + i]} << (8 * i);
    packed >>= first * bits % 8;
    std::uint32_t codes = 0;
    for (int i = 0; i < 4; ++i) codes |= (packed >> (bits * i) & mask) << (8 * i);
    return codes;
  }
}
/// 8 codes, each in a byte of its own.
template <int bits, class Bytes>
PEWTER_INLINE std::uint64_t spread_codes(Bytes p) {
  return four_codes_at<bits>(p, 0) | static_cast<std::uint64_t>(four_codes_at<bits>(p, 4)) << 32;
}

/// Takes, of a block's scales, those of one run.
template <int parts>
struct scales_of_run {
  std::uint32_t first;  ///< its first one's number, less what was added
  float* values;

  struct place {
    std::uint32_t at;
    float* values;
    PEWTER_INLINE void operator=(float x) const {
      for (std::uint32_t p = 0; p < parts; ++p)
        if (at == p) values[p] = x;
    }
  };
  PEWTER_INLINE place operator[](int k) const { return {static_cast<std::uint32_t>(k) - first, values}; }
  PEWTER_INLINE scales_of_run operator+(int k) const {
    return {first - static_cast<std::uint32_t>(k), values};
  }
};
template <int parts>
PEWTER_INLINE void scale_eight(std::uint64_t bytes, float factor, const scales_of_run<parts>& to) {
  if (to.first >= 8) return;
  for (std::uint32_t p = 0; p < parts; ++p)
    to.values[p] = factor * static_cast<float>(static_cast<std::int8_t>(bytes >> (8 * (to.first + p))));
}

}  // namespace native

struct byte_lanes {
  std::uint32_t first, second;

  byte_lanes() = default;
  PEWTER_INLINE explicit byte_lanes(std::uint8_t each)
      : first(each * native::each_byte), second(each * native::each_byte) {}
  PEWTER_INLINE byte_lanes(std::uint32_t low, std::uint32_t high) : first(low), second(high) {}
  template <class Bytes>
  PEWTER_INLINE static byte_lanes from_array(Bytes p) {
    p = p + 4 * native::thread_of_run();
    return {native::four_bytes_at(p), native::four_bytes_at(p + 16)};
  }
  PEWTER_INLINE friend byte_lanes operator&(byte_lanes a, byte_lanes b) {
    return {a.first & b.first, a.second & b.second};
  }
  PEWTER_INLINE friend byte_lanes operator|(byte_lanes a, byte_lanes b) {
    return {a.first | b.first, a.second | b.second};
  }
  PEWTER_INLINE friend byte_lanes operator-(byte_lanes a, byte_lanes b) {
    constexpr std::uint32_t top = 0x80u * native::each_byte;
    const auto difference = [](std::uint32_t x, std::uint32_t y)
                                PEWTER_INLINE_LAMBDA { return ((x | top) - (y & ~top)) ^ ((x ^ ~y) & top); };
    return {difference(a.first, b.first), difference(a.second, b.second)};
  }
};

PEWTER_INLINE byte_lanes shift_bytes_right(byte_lanes a, int n) {
  const std::uint32_t kept = (0xffu >> n) * native::each_byte;
  return {a.first >> n & kept, a.second >> n & kept};
}
PEWTER_INLINE byte_lanes shift_bytes_left(byte_lanes a, int n) {
  const std::uint32_t kept = (0xffu << n & 0xffu) * native::each_byte;
  return {a.first << n & kept, a.second << n & kept};
}
template <class Bytes>
PEWTER_INLINE byte_lanes lower_then_upper_nibbles(Bytes p) {
  const std::uint32_t bytes = native::four_bytes_at(p + 4 * native::thread_of_run()), nibbles = 0x0f0f0f0fu;
  return {bytes & nibbles, bytes >> 4 & nibbles};
}
template <class Bytes>
PEWTER_INLINE byte_lanes nibbles_by_sixteens(Bytes p) {
  const std::uint32_t thread = native::thread_of_run(), nibbles = 0x0f0f0f0fu;
  p = p + thread % 2 * 4;
  const auto four = [&](std::uint32_t bytes)
                        PEWTER_INLINE_LAMBDA { return bytes >> (thread / 2 * 4) & nibbles; };
  return {four(native::four_bytes_at(p)), four(native::four_bytes_at(p + 8))};
}
PEWTER_INLINE byte_lanes bytes_where(std::uint32_t bits, std::uint8_t value) {
  // Bit i of four to the lowest bit of byte i.
  const auto spread = [&](std::uint32_t four) PEWTER_INLINE_LAMBDA {
    return ((four & 15) * 0x00204081u & native::each_byte) * value;
  };
  bits >>= 4 * native::thread_of_run();
  return {spread(bits), spread(bits >> 16)};
}
template <int bits, class Bytes>
PEWTER_INLINE byte_lanes packed_codes(Bytes p) {
  const std::uint32_t first = 4 * native::thread_of_run();
  return {native::four_codes_at<bits>(p, first), native::four_codes_at<bits>(p, first + 16)};
}
/// The table is part of the code: on a GPU, arrays of the host side have no values.
template <const std::uint8_t (&table)[16]>
PEWTER_INLINE byte_lanes table_of_16(byte_lanes index) {
  constexpr auto word = [](int i) {
    return static_cast<std::uint32_t>(table[i] | table[i + 1] << 8 | table[i + 2] << 16) |
           static_cast<std::uint32_t>(table[i + 3]) << 24;
  };
  constexpr std::uint32_t first = word(0), second = word(4), third = word(8), fourth = word(12);
  const auto look_up = [&](std::uint32_t at) PEWTER_INLINE_LAMBDA {
    const std::uint32_t selector = (at & 7u) | (at >> 4 & 0x70u) | (at >> 8 & 0x700u) | (at >> 12 & 0x7000u);
    const std::uint32_t upper = (at >> 3 & native::each_byte) * 0xffu;
    return (native::permute_bytes(first, second, selector) & ~upper) |
           (native::permute_bytes(third, fourth, selector) & upper);
  };
  return {look_up(index.first), look_up(index.second)};
}

PEWTER_END_TARGET_NAMESPACE
