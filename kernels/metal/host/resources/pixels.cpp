#include "kernels/metal/host/resources/pixels.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>

#include "pewter/half.hpp"
#include "pewter/msl/small_float.h"

namespace pewter::metal::host {
namespace {

struct bit_field {
  unsigned begin, bits;
  std::uint64_t all() const { return (std::uint64_t{1} << bits) - 1; }
};
bit_field field_of(const pixel_layout& l, unsigned channel) {
  const std::uint64_t f = l.fields >> 11 * channel;
  return {static_cast<unsigned>(f & 63), static_cast<unsigned>(f >> 6 & 31)};
}

float of_srgb(float v) { return v <= 0.04045f ? v / 12.92f : std::pow((v + 0.055f) / 1.055f, 2.4f); }
float to_srgb(float v) { return v <= 0.0031308f ? v * 12.92f : 1.055f * std::pow(v, 1 / 2.4f) - 0.055f; }

float of_field(std::uint64_t value, const bit_field& f, pixel_kind kind) {
  if (kind == pixel_kind::float_field)
    return static_cast<float>(half::from_bits(static_cast<std::uint16_t>(value << (15 - f.bits))));
  if (kind == pixel_kind::snorm_field) {
    const auto half_range = static_cast<std::int64_t>(f.all() >> 1);
    const auto n = static_cast<std::int64_t>(value);
    return std::max(static_cast<float>(n > half_range ? n - static_cast<std::int64_t>(f.all()) - 1 : n) /
                        static_cast<float>(half_range),
                    -1.0f);
  }
  return static_cast<float>(value) / static_cast<float>(f.all());
}

std::uint64_t to_field(float v, const bit_field& f, pixel_kind kind) {
  if (kind == pixel_kind::float_field) {
    std::uint32_t float_bits = 0;
    std::memcpy(&float_bits, &v, sizeof v);
    return small_float(float_bits, f.bits);
  }
  if (std::isnan(v)) return 0;
  if (kind == pixel_kind::snorm_field)
    return static_cast<std::uint64_t>(static_cast<std::int64_t>(
               std::nearbyint(std::clamp(v, -1.0f, 1.0f) * static_cast<float>(f.all() >> 1)))) &
           f.all();
  return static_cast<std::uint64_t>(std::nearbyint(std::clamp(v, 0.0f, 1.0f) * static_cast<float>(f.all())));
}

/// The unit of numbers with an exponent of five bits.
float unit_of(std::uint64_t exponent) { return std::ldexp(1.0f, static_cast<int>(exponent) - 24); }

std::uint64_t with_shared_exponent(color c) {
  for (float& v : c) v = v > 0 ? v : 0.0f;  // NaN, too
  const float most = std::clamp(std::max({c[0], c[1], c[2]}), 0.0f, 65408.0f);
  std::uint64_t exponent = 0;
  while (std::nearbyint(most / unit_of(exponent)) > 511) ++exponent;
  std::uint64_t word = exponent << 27;
  for (unsigned n = 0; n < 3; ++n)
    word |= static_cast<std::uint64_t>(std::nearbyint(std::clamp(c[n], 0.0f, 65408.0f) / unit_of(exponent)))
            << 9 * n;
  return word;
}

color read_fields(const unsigned char* pixel, const pixel_layout& l) {
  std::uint64_t word = 0;
  std::memcpy(&word, pixel, l.bytes);
  color c = {0, 0, 0, 1};
  for (unsigned n = 0; n < 4; ++n) {
    const bit_field f = field_of(l, n);
    if (f.bits == 0) continue;
    const std::uint64_t value = word >> f.begin & f.all();
    c[n] = l.kind == pixel_kind::shared_exponent ? static_cast<float>(value) * unit_of(word >> 27)
                                                 : of_field(value, f, l.kind);
    if (l.is_srgb && n != 3) c[n] = of_srgb(c[n]);
  }
  return c;
}

void write_fields(unsigned char* pixel, const pixel_layout& l, const color& c) {
  std::uint64_t word = l.kind == pixel_kind::shared_exponent ? with_shared_exponent(c) : 0;
  for (unsigned n = 0; n < 4 && l.kind != pixel_kind::shared_exponent; ++n) {
    const bit_field f = field_of(l, n);
    if (f.bits == 0) continue;
    const float v = l.is_srgb && n != 3 ? to_srgb(std::clamp(c[n], 0.0f, 1.0f)) : c[n];
    word |= to_field(v, f, l.kind) << f.begin;
  }
  std::memcpy(pixel, &word, l.bytes);
}

template <class T>
T number_at(const unsigned char* p) {
  T v;
  std::memcpy(&v, p, sizeof v);
  return v;
}

/// Which channel of memory a colour's is.
unsigned place_of(const pixel_layout& l, unsigned channel) {
  return l.is_bgra && channel != 3 ? 2 - channel : channel;
}

}  // namespace

std::size_t bytes_of(const texture_descriptor& level) {
  return level.bytes_per_slice * level.depth * level.array_length;
}

bool is_mixed(texture_format format) {
  switch (layout_of(format).kind) {
    case pixel_kind::unorm8:
    case pixel_kind::float16:
    case pixel_kind::float32:
    case pixel_kind::unorm_field:
    case pixel_kind::snorm_field:
    case pixel_kind::float_field:
    case pixel_kind::shared_exponent:
      return true;
    default:
      return false;
  }
}

color read_pixel(const unsigned char* pixel, texture_format format) {
  const pixel_layout l = layout_of(format);
  if (l.fields != 0) return read_fields(pixel, l);
  color c = {0, 0, 0, 1};
  for (unsigned n = 0; n < l.channels; ++n) {
    const unsigned char* const p = pixel + place_of(l, n) * (l.bytes / l.channels);
    c[n] = l.kind == pixel_kind::unorm8    ? static_cast<float>(*p) / 255.0f
           : l.kind == pixel_kind::float16 ? static_cast<float>(number_at<half>(p))
                                           : number_at<float>(p);
  }
  return c;
}

void write_pixel(unsigned char* pixel, texture_format format, const color& c) {
  const pixel_layout l = layout_of(format);
  if (l.fields != 0) return write_fields(pixel, l, c);
  for (unsigned n = 0; n < l.channels; ++n) {
    unsigned char* const p = pixel + place_of(l, n) * (l.bytes / l.channels);
    if (l.kind == pixel_kind::unorm8) {
      const float v = c[n] > 0 ? c[n] : 0.0f;  // NaN, too
      *p = static_cast<unsigned char>(std::nearbyint(std::min(v, 1.0f) * 255.0f));
    } else if (l.kind == pixel_kind::float16) {
      const half h(c[n]);
      std::memcpy(p, &h, sizeof h);
    } else {
      std::memcpy(p, &c[n], sizeof c[n]);
    }
  }
}

}  // namespace pewter::metal::host
