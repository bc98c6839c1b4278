// What a texture or sampler parameter of a kernel points to: one layout for host code and for Metal source.
#pragma once

namespace pewter::metal {

/// Formats of a pixel in memory, with the numbers of Metal's MTLPixelFormat: all of colours that are not
/// compressed, but those of extended range, and only depth or stencil.
enum class texture_format : unsigned int {
  a8unorm = 1,
  r8unorm = 10,
  r8unorm_srgb = 11,
  r8snorm = 12,
  r8uint = 13,
  r8sint = 14,
  r16unorm = 20,
  r16snorm = 22,
  r16uint = 23,
  r16sint = 24,
  r16float = 25,
  rg8unorm = 30,
  rg8unorm_srgb = 31,
  rg8snorm = 32,
  rg8uint = 33,
  rg8sint = 34,
  b5g6r5unorm = 40,
  a1bgr5unorm = 41,
  abgr4unorm = 42,
  bgr5a1unorm = 43,
  r32uint = 53,
  r32sint = 54,
  r32float = 55,
  rg16unorm = 60,
  rg16snorm = 62,
  rg16uint = 63,
  rg16sint = 64,
  rg16float = 65,
  rgba8unorm = 70,
  rgba8unorm_srgb = 71,
  rgba8snorm = 72,
  rgba8uint = 73,
  rgba8sint = 74,
  bgra8unorm = 80,
  bgra8unorm_srgb = 81,
  rgb10a2unorm = 90,
  rgb10a2uint = 91,
  rg11b10float = 92,
  rgb9e5float = 93,
  bgr10a2unorm = 94,
  rg32uint = 103,
  rg32sint = 104,
  rg32float = 105,
  rgba16unorm = 110,
  rgba16snorm = 112,
  rgba16uint = 113,
  rgba16sint = 114,
  rgba16float = 115,
  rgba32uint = 123,
  rgba32sint = 124,
  rgba32float = 125,
  depth16unorm = 250,
  depth32float = 252,
  stencil8 = 253,
};

/// Pixel (x, y) of plane z, or of array element z, a cube's face being one, is at base + z *
/// bytes_per_slice + y * bytes_per_row
/// + x * texture_pixel_bytes(format). Dimensions that a texture lacks are 1.
struct texture_descriptor {
  unsigned char* base = nullptr;
  unsigned int width = 1, height = 1, depth = 1, array_length = 1;
  unsigned long long bytes_per_row = 0, bytes_per_slice = 0;
  texture_format format = texture_format::rgba8unorm;
  /// Mipmap levels, this one with them; level n > 0 is levels[n - 1], whose own levels do not count. Each has
  /// the format and array_length of this one, and half of the level before in each other dimension, at
  /// least 1.
  unsigned int level_count = 1;
  const texture_descriptor* levels = nullptr;
  /// What is read as red, green, blue and alpha, from the lowest four bits on: numbers of Metal's
  /// MTLTextureSwizzle, 0, 1, red (2), green, blue, alpha. 0: each is itself. Stores do not look at it.
  unsigned int swizzle = 0;  // 0: as they are; else 4 bits a channel, and bit 16
};

/// The swizzle that changes nothing.
constexpr unsigned int same_swizzle = 0x5432;

enum class sampler_address : unsigned int {
  clamp_to_zero,
  clamp_to_edge,
  clamp_to_border,
  repeat,
  mirrored_repeat
};
enum class sampler_filter : unsigned int { nearest, linear };
/// Between mipmap levels; none: there is but level 0.
enum class sampler_mip_filter : unsigned int { none, nearest, linear };
/// With MTLCompareFunction's numbers.
enum class sampler_compare : unsigned int {
  never,
  less,
  equal,
  less_equal,
  greater,
  not_equal,
  greater_equal,
  always
};
enum class sampler_border : unsigned int { transparent_black, opaque_black, opaque_white };

/// A sampler that the host sets; the defaults are those of Metal's sampler class.
struct sampler_descriptor {
  sampler_address s_address = sampler_address::clamp_to_edge, t_address = sampler_address::clamp_to_edge,
                  r_address = sampler_address::clamp_to_edge;
  sampler_filter mag_filter = sampler_filter::nearest, min_filter = sampler_filter::nearest;
  sampler_border border_color = sampler_border::transparent_black;
  bool normalized_coordinates = true;
  sampler_compare compare = sampler_compare::never;  ///< a reference with a texel of a depth texture
  sampler_mip_filter mip_filter = sampler_mip_filter::none;
  float lod_min = 0, lod_max = 3.402823466e+38f;  ///< levels that are sampled, with the part between two
};

/// What a channel is: whole bytes of one kind, or fields of bits of one word.
enum class pixel_kind : unsigned int {
  none,
  unorm8,
  float16,
  float32,
  uint8,
  uint16,
  uint32,
  sint8,
  sint16,
  sint32,
  unorm_field,
  snorm_field,
  float_field,
  shared_exponent,
  uint_field
};

/// A pixel in memory. `fields`: of each channel, from bit 11 n on, where its field begins (6 bits) and its
/// bits (5).
struct pixel_layout {
  pixel_kind kind = pixel_kind::none;
  unsigned int channels = 0, bytes = 0;
  bool is_srgb = false, is_bgra = false;  ///< is_bgra: channels of whole bytes begin with blue
  unsigned long long fields = 0;
};

namespace pixel_layouts {

constexpr unsigned long long field(unsigned int begin, unsigned int bits) { return begin | bits << 6; }
/// Fields of a word of this many bytes.
constexpr pixel_layout word(pixel_kind kind, unsigned int bytes, unsigned long long red,
                            unsigned long long green = 0, unsigned long long blue = 0,
                            unsigned long long alpha = 0) {
  const unsigned int channels = alpha != 0 ? 4 : blue != 0 ? 3 : green != 0 ? 2 : 1;
  return {kind, channels, bytes, false, false, red | green << 11 | blue << 22 | alpha << 33};
}
constexpr pixel_layout whole(pixel_kind kind, unsigned int channels, unsigned int channel_bytes) {
  return {kind, channels, channels * channel_bytes, false, false, 0};
}
/// Channels of this many bits, the first one lowest.
constexpr pixel_layout in_order(pixel_kind kind, unsigned int channels, unsigned int bits) {
  return word(kind, channels * bits / 8, field(0, bits), channels > 1 ? field(bits, bits) : 0,
              channels > 2 ? field(2 * bits, bits) : 0, channels > 2 ? field(3 * bits, bits) : 0);
}
constexpr pixel_layout srgb(pixel_layout l) {
  l.is_srgb = true;
  return l;
}

}  // namespace pixel_layouts

/// The format's layout; its kind is `none` if the number is no format.
constexpr pixel_layout layout_of(texture_format format) {
  using namespace pixel_layouts;
  using k = pixel_kind;
  switch (format) {
    case texture_format::r8unorm:
      return whole(k::unorm8, 1, 1);
    case texture_format::rg8unorm:
      return whole(k::unorm8, 2, 1);
    case texture_format::rgba8unorm:
      return whole(k::unorm8, 4, 1);
    case texture_format::bgra8unorm:
      return {k::unorm8, 4, 4, false, true, 0};
    case texture_format::r8uint:
    case texture_format::stencil8:
      return whole(k::uint8, 1, 1);
    case texture_format::rg8uint:
      return whole(k::uint8, 2, 1);
    case texture_format::rgba8uint:
      return whole(k::uint8, 4, 1);
    case texture_format::r8sint:
      return whole(k::sint8, 1, 1);
    case texture_format::rg8sint:
      return whole(k::sint8, 2, 1);
    case texture_format::rgba8sint:
      return whole(k::sint8, 4, 1);
    case texture_format::r16uint:
      return whole(k::uint16, 1, 2);
    case texture_format::rg16uint:
      return whole(k::uint16, 2, 2);
    case texture_format::rgba16uint:
      return whole(k::uint16, 4, 2);
    case texture_format::r16sint:
      return whole(k::sint16, 1, 2);
    case texture_format::rg16sint:
      return whole(k::sint16, 2, 2);
    case texture_format::rgba16sint:
      return whole(k::sint16, 4, 2);
    case texture_format::r16float:
      return whole(k::float16, 1, 2);
    case texture_format::rg16float:
      return whole(k::float16, 2, 2);
    case texture_format::rgba16float:
      return whole(k::float16, 4, 2);
    case texture_format::r32uint:
      return whole(k::uint32, 1, 4);
    case texture_format::rg32uint:
      return whole(k::uint32, 2, 4);
    case texture_format::rgba32uint:
      return whole(k::uint32, 4, 4);
    case texture_format::r32sint:
      return whole(k::sint32, 1, 4);
    case texture_format::rg32sint:
      return whole(k::sint32, 2, 4);
    case texture_format::rgba32sint:
      return whole(k::sint32, 4, 4);
    case texture_format::r32float:
    case texture_format::depth32float:
      return whole(k::float32, 1, 4);
    case texture_format::rg32float:
      return whole(k::float32, 2, 4);
    case texture_format::rgba32float:
      return whole(k::float32, 4, 4);
    case texture_format::r8unorm_srgb:
      return srgb(in_order(k::unorm_field, 1, 8));
    case texture_format::rg8unorm_srgb:
      return srgb(in_order(k::unorm_field, 2, 8));
    case texture_format::rgba8unorm_srgb:
      return srgb(in_order(k::unorm_field, 4, 8));
    case texture_format::bgra8unorm_srgb:
      return srgb(word(k::unorm_field, 4, field(16, 8), field(8, 8), field(0, 8), field(24, 8)));
    case texture_format::r8snorm:
      return in_order(k::snorm_field, 1, 8);
    case texture_format::rg8snorm:
      return in_order(k::snorm_field, 2, 8);
    case texture_format::rgba8snorm:
      return in_order(k::snorm_field, 4, 8);
    case texture_format::r16unorm:
    case texture_format::depth16unorm:
      return in_order(k::unorm_field, 1, 16);
    case texture_format::rg16unorm:
      return in_order(k::unorm_field, 2, 16);
    case texture_format::rgba16unorm:
      return in_order(k::unorm_field, 4, 16);
    case texture_format::r16snorm:
      return in_order(k::snorm_field, 1, 16);
    case texture_format::rg16snorm:
      return in_order(k::snorm_field, 2, 16);
    case texture_format::rgba16snorm:
      return in_order(k::snorm_field, 4, 16);
    case texture_format::a8unorm:
      return word(k::unorm_field, 1, 0, 0, 0, field(0, 8));
    case texture_format::b5g6r5unorm:
      return word(k::unorm_field, 2, field(11, 5), field(5, 6), field(0, 5));
    case texture_format::a1bgr5unorm:
      return word(k::unorm_field, 2, field(11, 5), field(6, 5), field(1, 5), field(0, 1));
    case texture_format::abgr4unorm:
      return word(k::unorm_field, 2, field(12, 4), field(8, 4), field(4, 4), field(0, 4));
    case texture_format::bgr5a1unorm:
      return word(k::unorm_field, 2, field(10, 5), field(5, 5), field(0, 5), field(15, 1));
    case texture_format::rgb10a2unorm:
      return word(k::unorm_field, 4, field(0, 10), field(10, 10), field(20, 10), field(30, 2));
    case texture_format::bgr10a2unorm:
      return word(k::unorm_field, 4, field(20, 10), field(10, 10), field(0, 10), field(30, 2));
    case texture_format::rgb10a2uint:
      return word(k::uint_field, 4, field(0, 10), field(10, 10), field(20, 10), field(30, 2));
    case texture_format::rg11b10float:
      return word(k::float_field, 4, field(0, 11), field(11, 11), field(22, 10));
    case texture_format::rgb9e5float:
      return word(k::shared_exponent, 4, field(0, 9), field(9, 9), field(18, 9));
  }
  return {};
}

/// 0 for a number that is no format.
constexpr unsigned int texture_pixel_bytes(texture_format format) { return layout_of(format).bytes; }

}  // namespace pewter::metal
