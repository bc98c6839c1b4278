#include "kernels/metal/host/resources/mipmaps.hpp"

#include <algorithm>

#include "kernels/metal/host/resources/pixels.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

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

/// The mean of the texels of a box, by their shares.
color mean_of(const texture_descriptor& from, const covered& columns, const covered& rows,
              const covered& planes, unsigned plane) {
  color sum = {};
  for (unsigned k = 0; k < planes.count; ++k) {
    for (unsigned j = 0; j < rows.count; ++j) {
      for (unsigned i = 0; i < columns.count; ++i) {
        const float share = planes.shares[k] * rows.shares[j] * columns.shares[i];
        const color c =
            read_pixel(texel(from, columns.first + i, rows.first + j, planes.first + k + plane), from.format);
        for (unsigned n = 0; n < 4; ++n) sum[n] += share * c[n];
      }
    }
  }
  return sum;
}

/// @param plane of an array, whose depth is 1
void shrink(const texture_descriptor& from, const texture_descriptor& to, unsigned plane) {
  for (unsigned z = 0; z < to.depth; ++z) {
    const covered planes = covered_by(z, from.depth, to.depth);
    for (unsigned y = 0; y < to.height; ++y) {
      const covered rows = covered_by(y, from.height, to.height);
      for (unsigned x = 0; x < to.width; ++x) {
        const covered columns = covered_by(x, from.width, to.width);
        write_pixel(texel(to, x, y, z + plane), to.format, mean_of(from, columns, rows, planes, plane));
      }
    }
  }
}

}  // namespace

void generate_mipmaps(const texture_object& t, const gpu_work& gpu) {
  if (!is_mixed(t.shape().format))
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
    for (unsigned plane = 0; plane < t.shape().array_length; ++plane) shrink(levels[n - 1], levels[n], plane);
  for (std::size_t n = 1; n < copies.size(); ++n)
    gpu.copy(t.level(n).base, copies[n].data(), copies[n].size());
  if (!copies.empty()) gpu.wait();
}

}  // namespace pewter::metal::host
