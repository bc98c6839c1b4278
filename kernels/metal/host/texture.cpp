// Textures, their descriptors, and samplers.
#include <cstring>

#include "kernels/metal/host/resources.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

class texture_descriptor_object final : public MTL::TextureDescriptor {
 public:
  MTL::TextureDescriptor* init() override { return this; }
  MTL::TextureType textureType() const override { return type_; }
  void setTextureType(MTL::TextureType v) override { type_ = v; }
  MTL::PixelFormat pixelFormat() const override { return format_; }
  void setPixelFormat(MTL::PixelFormat v) override { format_ = v; }
  NS::UInteger width() const override { return width_; }
  void setWidth(NS::UInteger v) override { width_ = v; }
  NS::UInteger height() const override { return height_; }
  void setHeight(NS::UInteger v) override { height_ = v; }
  NS::UInteger depth() const override { return depth_; }
  void setDepth(NS::UInteger v) override { depth_ = v; }
  NS::UInteger mipmapLevelCount() const override { return levels_; }
  void setMipmapLevelCount(NS::UInteger v) override { levels_ = v; }
  NS::UInteger sampleCount() const override { return samples_; }
  void setSampleCount(NS::UInteger v) override { samples_ = v; }
  NS::UInteger arrayLength() const override { return array_length_; }
  void setArrayLength(NS::UInteger v) override { array_length_ = v; }
  MTL::ResourceOptions resourceOptions() const override { return options_; }
  void setResourceOptions(MTL::ResourceOptions v) override { options_ = v; }
  MTL::TextureUsage usage() const override { return usage_; }
  void setUsage(MTL::TextureUsage v) override { usage_ = v; }

 private:
  NS::Object* copied() const override {
    auto* const copy = new texture_descriptor_object;
    copy->type_ = type_, copy->format_ = format_, copy->usage_ = usage_, copy->options_ = options_;
    copy->width_ = width_, copy->height_ = height_, copy->depth_ = depth_;
    copy->levels_ = levels_, copy->samples_ = samples_, copy->array_length_ = array_length_;
    return copy;
  }

  MTL::TextureType type_ = MTL::TextureType2D;
  MTL::PixelFormat format_ = MTL::PixelFormatRGBA8Unorm;
  NS::UInteger width_ = 1, height_ = 1, depth_ = 1, levels_ = 1, samples_ = 1, array_length_ = 1;
  MTL::ResourceOptions options_ = 0;
  MTL::TextureUsage usage_ = MTL::TextureUsageShaderRead;
};

class sampler_descriptor_object final : public MTL::SamplerDescriptor {
 public:
  MTL::SamplerDescriptor* init() override { return this; }
  MTL::SamplerMinMagFilter minFilter() const override { return min_; }
  void setMinFilter(MTL::SamplerMinMagFilter v) override { min_ = v; }
  MTL::SamplerMinMagFilter magFilter() const override { return mag_; }
  void setMagFilter(MTL::SamplerMinMagFilter v) override { mag_ = v; }
  MTL::SamplerMipFilter mipFilter() const override { return mip_; }
  void setMipFilter(MTL::SamplerMipFilter v) override { mip_ = v; }
  MTL::CompareFunction compareFunction() const override { return compare_; }
  void setCompareFunction(MTL::CompareFunction v) override { compare_ = v; }
  MTL::SamplerAddressMode sAddressMode() const override { return s_; }
  void setSAddressMode(MTL::SamplerAddressMode v) override { s_ = v; }
  MTL::SamplerAddressMode tAddressMode() const override { return t_; }
  void setTAddressMode(MTL::SamplerAddressMode v) override { t_ = v; }
  MTL::SamplerAddressMode rAddressMode() const override { return r_; }
  void setRAddressMode(MTL::SamplerAddressMode v) override { r_ = v; }
  MTL::SamplerBorderColor borderColor() const override { return border_; }
  void setBorderColor(MTL::SamplerBorderColor v) override { border_ = v; }
  bool normalizedCoordinates() const override { return normalized_; }
  void setNormalizedCoordinates(bool v) override { normalized_ = v; }
  NS::String* label() const override { return label_.get(); }
  void setLabel(const NS::String* v) override { label_ = kept(v); }

 private:
  NS::Object* copied() const override {
    auto* const copy = new sampler_descriptor_object;
    copy->min_ = min_, copy->mag_ = mag_, copy->mip_ = mip_;
    copy->s_ = s_, copy->t_ = t_, copy->r_ = r_;
    copy->border_ = border_, copy->normalized_ = normalized_, copy->label_ = label_;
    copy->compare_ = compare_;
    return copy;
  }

  MTL::SamplerMinMagFilter min_ = MTL::SamplerMinMagFilterNearest, mag_ = MTL::SamplerMinMagFilterNearest;
  MTL::SamplerMipFilter mip_ = MTL::SamplerMipFilterNotMipmapped;
  MTL::SamplerAddressMode s_ = MTL::SamplerAddressModeClampToEdge, t_ = s_, r_ = s_;
  MTL::CompareFunction compare_ = MTL::CompareFunctionNever;
  MTL::SamplerBorderColor border_ = MTL::SamplerBorderColorTransparentBlack;
  bool normalized_ = true;
  NS::SharedPtr<NS::String> label_;
};

sampler_address address_of(MTL::SamplerAddressMode mode) {
  switch (mode) {
    case MTL::SamplerAddressModeRepeat:
      return sampler_address::repeat;
    case MTL::SamplerAddressModeMirrorRepeat:
      return sampler_address::mirrored_repeat;
    case MTL::SamplerAddressModeClampToZero:
      return sampler_address::clamp_to_zero;
    case MTL::SamplerAddressModeClampToBorderColor:
      return sampler_address::clamp_to_border;
    case MTL::SamplerAddressModeClampToEdge:
    case MTL::SamplerAddressModeMirrorClampToEdge:
      break;
  }
  return sampler_address::clamp_to_edge;
}

sampler_filter filter_of(MTL::SamplerMinMagFilter filter) {
  return filter == MTL::SamplerMinMagFilterLinear ? sampler_filter::linear : sampler_filter::nearest;
}

bool fits(std::size_t first, std::size_t count, std::size_t extent) {
  return first <= extent && count <= extent - first;
}

}  // namespace

planned_texture plan_texture(const MTL::TextureDescriptor* d) {
  constexpr NS::UInteger longest_side = 16384, longest_buffer = 1u << 28;  // as on Apple's GPUs
  planned_texture plan;
  if (d == nullptr || d->mipmapLevelCount() != 1 || d->sampleCount() != 1) return plan;
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
  plan.storage.type = type;
  plan.storage.usage = d->usage();
  plan.bytes = shape.bytes_per_slice * extents[2] * extents[3];
  return plan;
}

void texture_object::for_each_row(
    const char* what, MTL::Region region, NS::UInteger level, NS::UInteger slice,
    const std::function<void(unsigned char*, std::size_t, std::size_t)>& row) const {
  const texture_descriptor& s = own_.shape;
  const MTL::Origin& o = region.origin;
  if (level != 0 || slice >= s.array_length || !fits(o.x, region.size.width, s.width) ||
      !fits(o.y, region.size.height, s.height) || !fits(o.z, region.size.depth, s.depth)) {
    detail::raise(
        "%s: region %zux%zux%zu at (%zu, %zu, %zu), level %zu, slice %zu: must be within %ux%ux%u, level 0, "
        "%u slices",
        what, region.size.width, region.size.height, region.size.depth, o.x, o.y, o.z, level, slice, s.width,
        s.height, s.depth, s.array_length);
  }
  for (std::size_t z = 0; z < region.size.depth; ++z) {
    for (std::size_t y = 0; y < region.size.height; ++y) {
      row(s.base + (o.z + z + slice) * s.bytes_per_slice + (o.y + y) * s.bytes_per_row + o.x * pixel_bytes(),
          z, y);
    }
  }
}

void texture_object::getBytes(void* to, NS::UInteger bytes_per_row, NS::UInteger bytes_per_image,
                              MTL::Region region, NS::UInteger level, NS::UInteger slice) {
  for_each_row("Texture::getBytes", region, level, slice,
               [&](unsigned char* pixels, std::size_t z, std::size_t y) {
                 std::memcpy(static_cast<unsigned char*>(to) + z * bytes_per_image + y * bytes_per_row,
                             pixels, region.size.width * pixel_bytes());
               });
}

void texture_object::replaceRegion(MTL::Region region, NS::UInteger level, NS::UInteger slice,
                                   const void* from, NS::UInteger bytes_per_row,
                                   NS::UInteger bytes_per_image) {
  for_each_row(
      "Texture::replaceRegion", region, level, slice,
      [&](unsigned char* pixels, std::size_t z, std::size_t y) {
        std::memcpy(pixels, static_cast<const unsigned char*>(from) + z * bytes_per_image + y * bytes_per_row,
                    region.size.width * pixel_bytes());
      });
}

MTL::Texture* texture_object::newTextureView(MTL::PixelFormat format) {
  texture_storage view = own_;
  view.shape.format = static_cast<texture_format>(format);
  if (texture_pixel_bytes(view.shape.format) != pixel_bytes()) return nullptr;
  return new texture_object(std::move(view), 0, resourceOptions(), place());
}

sampler_object::sampler_object(const MTL::SamplerDescriptor& from) : label_(NS::RetainPtr(from.label())) {
  state_.s_address = address_of(from.sAddressMode());
  state_.t_address = address_of(from.tAddressMode());
  state_.r_address = address_of(from.rAddressMode());
  state_.min_filter = filter_of(from.minFilter());
  state_.mag_filter = filter_of(from.magFilter());
  state_.border_color = static_cast<sampler_border>(from.borderColor());
  state_.compare = static_cast<sampler_compare>(from.compareFunction());
  state_.normalized_coordinates = from.normalizedCoordinates();
}

}  // namespace pewter::metal::host

namespace MTL {

TextureDescriptor* TextureDescriptor::alloc() { return new pewter::metal::host::texture_descriptor_object; }
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

SamplerDescriptor* SamplerDescriptor::alloc() { return new pewter::metal::host::sampler_descriptor_object; }

}  // namespace MTL
