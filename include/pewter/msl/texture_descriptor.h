// What a texture or sampler parameter of a kernel points to: one layout for host code and for Metal source.
#pragma once

namespace pewter::metal {

/// Formats of a pixel in memory, with the numbers of Metal's MTLPixelFormat.
enum class texture_format : unsigned int {
  r8unorm = 10,
  r8uint = 13,
  r16uint = 23,
  r16float = 25,
  rg8unorm = 30,
  r32uint = 53,
  r32sint = 54,
  r32float = 55,
  rg16float = 65,
  rgba8unorm = 70,
  rgba8uint = 73,
  rgba8sint = 74,
  rg32float = 105,
  rgba16float = 115,
  rgba32uint = 123,
  rgba32sint = 124,
  rgba32float = 125,
  depth32float = 252,
};

/// Pixel (x, y) of plane z, or of array element z, a cube's face being one, lies at base + z *
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
};

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

/// 0 for a number that is no format.
constexpr unsigned int texture_pixel_bytes(texture_format format) {
  switch (format) {
    case texture_format::r8unorm:
    case texture_format::r8uint:
      return 1;
    case texture_format::r16uint:
    case texture_format::r16float:
    case texture_format::rg8unorm:
      return 2;
    case texture_format::r32uint:
    case texture_format::r32sint:
    case texture_format::r32float:
    case texture_format::depth32float:
    case texture_format::rg16float:
    case texture_format::rgba8unorm:
    case texture_format::rgba8uint:
    case texture_format::rgba8sint:
      return 4;
    case texture_format::rg32float:
    case texture_format::rgba16float:
      return 8;
    case texture_format::rgba32uint:
    case texture_format::rgba32sint:
    case texture_format::rgba32float:
      return 16;
  }
  return 0;
}

}  // namespace pewter::metal
