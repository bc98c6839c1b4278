#include "kernels/metal/host/resources/mipmaps.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "pewter/error.hpp"
#include "pewter/half.hpp"

namespace pewter::metal::host {
namespace {

/// How a channel is read and written.
struct channel_format {
  unsigned bytes;
  float (*read)(const unsigned char*);
  void (*write)(unsigned char*, float);
};

constexpr channel_format unorm8 = {
    1, [](const unsigned char* p) { return static_cast<float>(*p) / 255.0f; },
    [](unsigned char* p, float v) {
      *p = static_cast<unsigned char>(std::nearbyint(std::clamp(v, 0.0f, 1.0f) * 255.0f));
    }};
constexpr channel_format float16 = {2,
                                    [](const unsigned char* p) {
                                      half h;
                                      std::memcpy(&h, p, sizeof h);
                                      return static_cast<float>(h);
                                    },
                                    [](unsigned char* p, float v) {
                                      const half h(v);
                                      std::memcpy(p, &h, sizeof h);
                                    }};
constexpr channel_format float32 = {4,
                                    [](const unsigned char* p) {
                                      float v = 0;
                                      std::memcpy(&v, p, sizeof v);
                                      return v;
                                    },
                                    [](unsigned char* p, float v) { std::memcpy(p, &v, sizeof v); }};

/// nullptr: of integers
const channel_format* channels_of(texture_format format) {
  switch (format) {
    case texture_format::r8unorm:
    case texture_format::rg8unorm:
    case texture_format::rgba8unorm:
      return &unorm8;
    case texture_format::r16float:
    case texture_format::rg16float:
    case texture_format::rgba16float:
      return &float16;
    case texture_format::r32float:
    case texture_format::rg32float:
    case texture_format::rgba32float:
    case texture_format::depth32float:
      return &float32;
    default:
      return nullptr;
  }
}

/// Texels of an axis that one of the next level covers, and how much of each; at most three.
struct covered {
  unsigned first = 0, count = 0;
  float shares[4] = {};
};
covered covered_by(unsigned n, unsigned from, unsigned to) {
  const double begin = static_cast<double>(n) * from / to, end = static_cast<double>(n + 1) * from / to;
  covered c;
  c.first = static_cast<unsigned>(begin);
  for (unsigned i = c.first; i < from && i < end && c.count < 4; ++i) {
    const double part = std::min<double>(i + 1, end) - std::max<double>(i, begin);
    if (part > 1e-9) c.shares[c.count++] = static_cast<float>(part * to / from);
  }
  return c;
}

unsigned char* texel(const texture_descriptor& d, unsigned x, unsigned y, std::size_t z) {
  return d.base + z * d.bytes_per_slice + y * d.bytes_per_row +
         std::size_t{x} * texture_pixel_bytes(d.format);
}

/// @param plane of an array, whose depth is 1
void shrink(const texture_descriptor& from, const texture_descriptor& to, unsigned plane,
            const channel_format& f) {
  const unsigned channels = texture_pixel_bytes(from.format) / f.bytes;
  for (unsigned z = 0; z < to.depth; ++z) {
    const covered planes = covered_by(z, from.depth, to.depth);
    for (unsigned y = 0; y < to.height; ++y) {
      const covered rows = covered_by(y, from.height, to.height);
      for (unsigned x = 0; x < to.width; ++x) {
        const covered columns = covered_by(x, from.width, to.width);
        for (unsigned c = 0; c < channels; ++c) {
          float sum = 0;
          for (unsigned k = 0; k < planes.count; ++k)
            for (unsigned j = 0; j < rows.count; ++j)
              for (unsigned i = 0; i < columns.count; ++i)
                sum += planes.shares[k] * rows.shares[j] * columns.shares[i] *
                       f.read(texel(from, columns.first + i, rows.first + j, planes.first + k + plane) +
                              c * f.bytes);
          f.write(texel(to, x, y, z + plane) + c * f.bytes, sum);
        }
      }
    }
  }
}

std::size_t bytes_of(const texture_descriptor& d) { return d.bytes_per_slice * d.depth * d.array_length; }

}  // namespace

void generate_mipmaps(const texture_object& t, const gpu_work& gpu) {
  const channel_format* const f = channels_of(t.shape().format);
  if (f == nullptr)
    detail::raise("generateMipmaps: pixelFormat = %u, must be one whose texels are mixed, not of integers",
                  static_cast<unsigned>(t.shape().format));
  if (t.mipmapLevelCount() < 2)
    detail::raise("generateMipmaps: mipmapLevelCount = %zu, must be at least 2", t.mipmapLevelCount());
  gpu.wait();
  std::vector<std::vector<unsigned char>> copies;  // of pixels that the host cannot read
  std::vector<texture_descriptor> levels;
  for (std::size_t n = 0; n < t.mipmapLevelCount(); ++n) {
    levels.push_back(t.level(n));
    if (!t.is_hidden()) continue;
    copies.emplace_back(bytes_of(levels[n]));
    if (n == 0) gpu.read(copies[n].data(), levels[n].base, copies[n].size());
    levels[n].base = copies[n].data();
  }
  for (std::size_t n = 1; n < levels.size(); ++n)
    for (unsigned plane = 0; plane < t.shape().array_length; ++plane)
      shrink(levels[n - 1], levels[n], plane, *f);
  for (std::size_t n = 1; n < copies.size(); ++n)
    gpu.copy(t.level(n).base, copies[n].data(), copies[n].size());
  if (!copies.empty()) gpu.wait();
}

}  // namespace pewter::metal::host
