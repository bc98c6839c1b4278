// Textures and their descriptors.
#include <algorithm>
#include <bit>
#include <cstring>

#include "kernels/metal/host/resources/pixels.hpp"
#include "kernels/metal/host/resources/resources.hpp"
#include "kernels/metal/runtime/gpu/gpu_stream.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

/// Half of a level in each dimension, with rows one after the other.
texture_descriptor next_level(const texture_descriptor& level) {
  texture_descriptor next = level;
  next.base = nullptr;
  next.width = std::max(level.width / 2, 1u);
  next.height = std::max(level.height / 2, 1u);
  next.depth = std::max(level.depth / 2, 1u);
  next.bytes_per_row = std::uint64_t{next.width} * texture_pixel_bytes(level.format);
  next.bytes_per_slice = next.bytes_per_row * next.height;
  next.level_count = 1;
  next.levels = nullptr;
  return next;
}

constexpr unsigned is_moved = 1u << 16;  // as zeros for all channels are no swizzle that is missing
/// 0 where channels are what they are.
unsigned swizzle_of(const MTL::TextureSwizzleChannels& c) {
  const unsigned s =
      unsigned{c.red} | unsigned{c.green} << 4 | unsigned{c.blue} << 8 | unsigned{c.alpha} << 12;
  return s == same_swizzle ? 0 : s | is_moved;
}
bool is_swizzle(const MTL::TextureSwizzleChannels& c) {
  return std::max({c.red, c.green, c.blue, c.alpha}) <= MTL::TextureSwizzleAlpha;
}
/// A swizzle of what another one shows.
unsigned swizzle_of(unsigned shown, unsigned s) {
  if (shown == 0 || s == 0) return shown | s;
  unsigned both = 0;
  for (unsigned n = 0; n < 16; n += 4) {
    const unsigned from = s >> n & 15;
    both |= (from < 2 ? from : shown >> 4 * (from - 2) & 15) << n;
  }
  return both == same_swizzle ? 0 : both | is_moved;
}

bool fits(std::size_t first, std::size_t count, std::size_t extent) {
  return first <= extent && count <= extent - first;
}

}  // namespace

std::vector<texture_descriptor> levels_behind(const texture_descriptor& first) {
  std::vector<texture_descriptor> all;
  texture_descriptor last = first;
  unsigned char* at = first.base + bytes_of(first);
  for (unsigned n = 1; n < first.level_count; ++n) {
    last = next_level(last);
    last.base = at;
    at += bytes_of(last);
    all.push_back(last);
  }
  return all;
}

planned_texture plan_texture(const MTL::TextureDescriptor* d) {
  constexpr NS::UInteger longest_side = 16384, longest_buffer = 1u << 28;  // as on Apple's GPUs
  planned_texture plan;
  if (d == nullptr || d->sampleCount() != 1 || d->placementSparsePageSize() != MTL::SparsePageSize(0) ||
      !is_swizzle(d->swizzle()))
    return plan;
  texture_descriptor& shape = plan.storage.shape;
  shape.format = static_cast<texture_format>(d->pixelFormat());
  const MTL::TextureType type = d->textureType();
  const bool is_buffer = type == MTL::TextureTypeTextureBuffer;
  const bool is_line = is_buffer || type == MTL::TextureType1D || type == MTL::TextureType1DArray;
  const bool is_cube = type == MTL::TextureTypeCube || type == MTL::TextureTypeCubeArray;
  const bool is_array =
      type == MTL::TextureType1DArray || type == MTL::TextureType2DArray || type == MTL::TextureTypeCubeArray;
  const bool is_plane = type == MTL::TextureType2D || type == MTL::TextureType2DArray || is_cube;
  if (is_cube && d->width() != d->height()) return plan;
  if (!is_line && !is_plane && type != MTL::TextureType3D) return plan;
  const NS::UInteger extents[] = {d->width(), is_line ? 1 : d->height(),
                                  type == MTL::TextureType3D ? d->depth() : 1,
                                  (is_array ? d->arrayLength() : 1) * (is_cube ? 6 : 1)};
  for (const NS::UInteger e : extents) {
    if (e == 0 || e > (is_buffer ? longest_buffer : longest_side)) return plan;
  }
  shape.width = static_cast<unsigned>(extents[0]);
  shape.height = static_cast<unsigned>(extents[1]);
  shape.depth = static_cast<unsigned>(extents[2]);
  shape.array_length = static_cast<unsigned>(extents[3]);
  shape.bytes_per_row = extents[0] * texture_pixel_bytes(shape.format);
  shape.bytes_per_slice = shape.bytes_per_row * extents[1];
  shape.swizzle = swizzle_of(d->swizzle());
  plan.storage.type = type;
  plan.storage.usage = d->usage();
  const std::size_t longest = std::max({shape.width, shape.height, shape.depth});
  const bool has_levels = d->mipmapLevelCount() == 1 ||
                          (!is_line && d->mipmapLevelCount() <= std::size_t(std::bit_width(longest)));
  if (d->mipmapLevelCount() == 0 || !has_levels) return plan;
  shape.level_count = static_cast<unsigned>(d->mipmapLevelCount());
  texture_descriptor level = shape;
  for (unsigned n = 0; n < shape.level_count; ++n, level = next_level(level)) plan.bytes += bytes_of(level);
  return plan;
}

void texture_object::for_each_row(
    const char* what, MTL::Region region, NS::UInteger level, NS::UInteger slice,
    const std::function<void(unsigned char*, std::size_t, std::size_t)>& row) const {
  const bool is_level = level < own_.shape.level_count;
  const texture_descriptor& s = this->level(is_level ? level : 0);
  const MTL::Origin& o = region.origin;
  if (!is_level || slice >= s.array_length || !fits(o.x, region.size.width, s.width) ||
      !fits(o.y, region.size.height, s.height) || !fits(o.z, region.size.depth, s.depth)) {
    detail::raise(
        "%s: region %zux%zux%zu at (%zu, %zu, %zu), level %zu, slice %zu: must be within %ux%ux%u, %u "
        "levels, "
        "%u slices",
        what, region.size.width, region.size.height, region.size.depth, o.x, o.y, o.z, level, slice, s.width,
        s.height, s.depth, own_.shape.level_count, s.array_length);
  }
  for (std::size_t z = 0; z < region.size.depth; ++z) {
    for (std::size_t y = 0; y < region.size.height; ++y) {
      row(s.base + (o.z + z + slice) * s.bytes_per_slice + (o.y + y) * s.bytes_per_row + o.x * pixel_bytes(),
          z, y);
    }
  }
}

void texture_object::put_descriptors() {
  std::vector<texture_descriptor> all = {own_.shape};
  all.insert(all.end(), own_.levels.begin(), own_.levels.end());
  const std::size_t bytes = all.size() * sizeof all[0];
  on_gpu_ = new_bytes(device(), MTL::ResourceStorageModePrivate, bytes);
  if (on_gpu_ == nullptr) throw error("newTexture: the GPU has no memory for its descriptors");
  if (!own_.levels.empty()) all[0].levels = reinterpret_cast<const texture_descriptor*>(on_gpu_.get()) + 1;
  copy_now(*gpu(), on_gpu_.get(), all.data(), bytes);
}

void texture_object::move(void* to, const void* from, std::size_t bytes) const {
  is_hidden() ? copy_now(*gpu(), to, from, bytes) : static_cast<void>(std::memcpy(to, from, bytes));
}

void texture_object::getBytes(void* to, NS::UInteger bytes_per_row, NS::UInteger bytes_per_image,
                              MTL::Region region, NS::UInteger level, NS::UInteger slice) {
  for_each_row("Texture::getBytes", region, level, slice,
               [&](unsigned char* pixels, std::size_t z, std::size_t y) {
                 move(static_cast<unsigned char*>(to) + z * bytes_per_image + y * bytes_per_row, pixels,
                      region.size.width * pixel_bytes());
               });
}

void texture_object::replaceRegion(MTL::Region region, NS::UInteger level, NS::UInteger slice,
                                   const void* from, NS::UInteger bytes_per_row,
                                   NS::UInteger bytes_per_image) {
  for_each_row("Texture::replaceRegion", region, level, slice,
               [&](unsigned char* pixels, std::size_t z, std::size_t y) {
                 move(pixels,
                      static_cast<const unsigned char*>(from) + z * bytes_per_image + y * bytes_per_row,
                      region.size.width * pixel_bytes());
               });
}

MTL::Texture* texture_object::newTextureView(MTL::PixelFormat format) {
  return newTextureView(format, own_.type, NS::Range(0, own_.shape.level_count),
                        NS::Range(0, own_.shape.array_length));
}

MTL::Texture* texture_object::newTextureView(MTL::PixelFormat format, MTL::TextureType type, NS::Range levels,
                                             NS::Range slices) {
  return newTextureView(format, type, levels, slices, unchanged_channels());
}

MTL::Texture* texture_object::newTextureView(MTL::PixelFormat format, MTL::TextureType type, NS::Range levels,
                                             NS::Range slices, MTL::TextureSwizzleChannels swizzle) {
  texture_storage view = own_;
  view.type = type;
  const auto as = static_cast<texture_format>(format);
  const bool has_all = levels.length != 0 && fits(levels.location, levels.length, own_.shape.level_count) &&
                       slices.length != 0 && fits(slices.location, slices.length, own_.shape.array_length);
  if (!has_all || texture_pixel_bytes(as) != pixel_bytes() || !is_swizzle(swizzle)) return nullptr;
  view.levels.clear();
  for (std::size_t n = levels.location; n < levels.location + levels.length; ++n) {
    texture_descriptor of = level(n);
    of.format = as;
    of.base += slices.location * of.bytes_per_slice;
    of.array_length = static_cast<std::uint32_t>(slices.length);
    of.level_count = 1;
    view.levels.push_back(of);
  }
  view.shape = view.levels.front();
  view.shape.level_count = static_cast<std::uint32_t>(levels.length);
  view.shape.swizzle = swizzle_of(own_.shape.swizzle, swizzle_of(swizzle));
  view.levels.erase(view.levels.begin());
  view.first_level = levels.location;
  view.parent = NS::RetainPtr(static_cast<MTL::Texture*>(this));
  view.first_slice = slices.location;
  return new texture_object(device(), std::move(view), 0, resourceOptions(), place());
}

MTL::TextureSwizzleChannels texture_object::swizzle() const {
  const unsigned s = own_.shape.swizzle != 0 ? own_.shape.swizzle : same_swizzle;
  const auto channel = [&](unsigned n) { return static_cast<MTL::TextureSwizzle>(s >> 4 * n & 15); };
  return {channel(0), channel(1), channel(2), channel(3)};
}

MTL::Resource* texture_object::rootResource() const {
  if (own_.parent) return own_.parent->rootResource();
  return own_.buffer ? static_cast<MTL::Resource*>(own_.buffer.get()) : const_cast<texture_object*>(this);
}

namespace MTL {

CPUCacheMode TextureDescriptor::cpuCacheMode() const { return cache_mode(resourceOptions()); }
void TextureDescriptor::setCpuCacheMode(CPUCacheMode mode) {
  setResourceOptions(with_mode(resourceOptions(), mode));
}
StorageMode TextureDescriptor::storageMode() const { return storage_mode(resourceOptions()); }
void TextureDescriptor::setStorageMode(StorageMode mode) {
  setResourceOptions(with_mode(resourceOptions(), mode));
}
HazardTrackingMode TextureDescriptor::hazardTrackingMode() const { return hazard_mode(resourceOptions()); }
void TextureDescriptor::setHazardTrackingMode(HazardTrackingMode mode) {
  setResourceOptions(with_mode(resourceOptions(), mode));
}

TextureDescriptor* TextureDescriptor::texture2DDescriptor(MTL::PixelFormat format, NS::UInteger width,
                                                          NS::UInteger height, bool mipmapped) {
  TextureDescriptor* const d = alloc()->init()->autorelease();
  d->setPixelFormat(format);
  d->setWidth(width);
  d->setHeight(height);
  NS::UInteger levels = 1;
  for (NS::UInteger e = width > height ? width : height; mipmapped && e > 1; e /= 2) ++levels;
  d->setMipmapLevelCount(levels);
  return d;
}
TextureDescriptor* TextureDescriptor::textureCubeDescriptor(MTL::PixelFormat format, NS::UInteger size,
                                                            bool mipmapped) {
  TextureDescriptor* const d = texture2DDescriptor(format, size, size, mipmapped);
  d->setTextureType(TextureTypeCube);
  return d;
}
TextureDescriptor* TextureDescriptor::textureBufferDescriptor(MTL::PixelFormat format, NS::UInteger width,
                                                              MTL::ResourceOptions options,
                                                              MTL::TextureUsage usage) {
  TextureDescriptor* const d = texture2DDescriptor(format, width, 1, false);
  d->setTextureType(TextureTypeTextureBuffer);
  d->setResourceOptions(options);
  d->setUsage(usage);
  return d;
}

}  // namespace MTL
}  // namespace pewter::metal::host
