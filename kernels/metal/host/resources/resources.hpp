// Buffers, textures, samplers and heaps as the encoders see them.
#pragma once

#include <functional>
#include <memory>

#include "kernels/metal/host/host_objects.hpp"
#include "kernels/metal/runtime/gpu/gpu_registrations.hpp"
#include "pewter/msl/texture_descriptor.h"

namespace pewter::metal::host {

/// What is in resource options, and the options with another mode.
inline MTL::CPUCacheMode cache_mode(MTL::ResourceOptions o) { return static_cast<MTL::CPUCacheMode>(o & 15); }
inline MTL::StorageMode storage_mode(MTL::ResourceOptions o) {
  return static_cast<MTL::StorageMode>(o >> 4 & 15);
}
inline MTL::HazardTrackingMode hazard_mode(MTL::ResourceOptions o) {
  return static_cast<MTL::HazardTrackingMode>(o >> 8 & 3);
}
inline MTL::ResourceOptions with_mode(MTL::ResourceOptions o, MTL::CPUCacheMode m) {
  return (o & ~MTL::ResourceOptions{15}) | m;
}
inline MTL::ResourceOptions with_mode(MTL::ResourceOptions o, MTL::StorageMode m) {
  return (o & ~MTL::ResourceOptions{240}) | m << 4;
}
inline MTL::ResourceOptions with_mode(MTL::ResourceOptions o, MTL::HazardTrackingMode m) {
  return (o & ~MTL::ResourceOptions{768}) | m << 8;
}

/// Where a resource's bytes are; whoever holds it keeps them.
using shared_bytes = std::shared_ptr<unsigned char>;

/// What a buffer takes of memory. Up to there it has zeros behind its end, as on a Mac, where programs read
/// them: of one float as a complex number.
inline constexpr std::size_t memory_granularity = 256;
constexpr std::size_t with_zeros_behind(std::size_t length) {
  return (length + memory_granularity - 1) / memory_granularity * memory_granularity;
}

/// Zeros, or a copy of `from`, on pages of their own; null for a length of 0 or more than there is. Counted
/// in allocated_bytes(). Private memory of a GPU is not the host's to read.
shared_bytes new_bytes(MTL::Device* device, MTL::ResourceOptions options, std::size_t length,
                       const void* from = nullptr);
std::size_t allocated_bytes(const MTL::Device* device);
/// A descriptor's copy that a GPU reads; null: the device is the CPU.
template <class Descriptor>
shared_bytes descriptor_on(MTL::Device* device, const Descriptor& d) {
  return gpu_of(device) == nullptr ? nullptr
                                   : new_bytes(device, MTL::ResourceStorageModePrivate, sizeof d, &d);
}

/// A place in a heap.
struct heap_place {
  NS::SharedPtr<MTL::Heap> heap;
  std::size_t offset = 0;
};

/// What is the same for a buffer and a texture.
template <class Interface>
class resource_of : public labelled<Interface> {
 public:
  resource_of(std::size_t allocated, MTL::ResourceOptions options, heap_place place, MTL::Device* device)
      : labelled<Interface>(device), allocated_(allocated), options_(options), place_(std::move(place)) {}
  MTL::Heap* heap() const override { return place_.heap.get(); }
  NS::UInteger heapOffset() const override { return place_.offset; }
  NS::UInteger allocatedSize() const override { return allocated_; }
  MTL::ResourceOptions resourceOptions() const override { return options_; }
  MTL::CPUCacheMode cpuCacheMode() const override { return cache_mode(options_); }
  MTL::StorageMode storageMode() const override { return storage_mode(options_); }
  MTL::HazardTrackingMode hazardTrackingMode() const override { return hazard_mode(options_); }
  kern_return_t setOwner(task_id_token_t) override { return 0; }
  MTL::PurgeableState setPurgeableState(MTL::PurgeableState) override {
    return MTL::PurgeableStateNonVolatile;
  }
  void makeAliasable() override { aliasable_ = true; }
  bool isAliasable() override { return aliasable_; }
  /// Whether the host cannot read it.
  bool is_hidden() const { return this->gpu() != nullptr && storageMode() == MTL::StorageModePrivate; }

 protected:
  const heap_place& place() const { return place_; }

 private:
  std::size_t allocated_;
  MTL::ResourceOptions options_;
  heap_place place_;
  bool aliasable_ = false;
};

class buffer_object final : public resource_of<MTL::Buffer> {
 public:
  buffer_object(MTL::Device* device, shared_bytes bytes, std::size_t length, MTL::ResourceOptions options,
                heap_place place = {})
      : resource_of(length, options, std::move(place), device), bytes_(std::move(bytes)), length_(length) {}
  /// A buffer of the program's own memory. The driver learns of it when it is first bound to a kernel: most
  /// such buffers are only copied to or from, and that does not need the driver.
  static buffer_object* of_program(MTL::Device* device, shared_bytes bytes, std::size_t length,
                                   MTL::ResourceOptions options);
  NS::UInteger length() const override { return length_; }
  void* contents() override { return is_hidden() ? nullptr : bytes_.get(); }
  void didModifyRange(NS::Range) override {}
  MTL::Texture* newTexture(const MTL::TextureDescriptor* descriptor, NS::UInteger offset,
                           NS::UInteger bytes_per_row) override;
  void addDebugMarker(const NS::String*, NS::Range) override {}
  void removeAllDebugMarkers() override {}
  /// @throws error for memory of the program's that the GPU cannot use
  std::uint64_t gpuAddress() const override {
    if (used_) used_->begin();
    return reinterpret_cast<std::uintptr_t>(bytes_.get());
  }

  unsigned char* bytes() const { return bytes_.get(); }

 private:
  shared_bytes bytes_;
  std::size_t length_;
  std::unique_ptr<gpu_use> used_;
};

/// A texture's shape and pixels; the type is kept for who asks.
struct texture_storage {
  texture_descriptor shape;                // of the first level; its list of levels is the texture's to set
  std::vector<texture_descriptor> levels;  // the others; empty: they follow it in memory
  MTL::TextureType type = MTL::TextureType2D;
  MTL::TextureUsage usage = MTL::TextureUsageShaderRead;
  shared_bytes bytes;
  NS::SharedPtr<MTL::Buffer> buffer;  // whose bytes they are
  std::size_t buffer_offset = 0;
  NS::SharedPtr<MTL::Texture> parent;            // whose view it is
  std::size_t first_slice = 0, first_level = 0;  // of the parent
};

/// The levels behind the first one, if they lie behind it without gaps.
std::vector<texture_descriptor> levels_behind(const texture_descriptor& first);

inline MTL::TextureSwizzleChannels unchanged_channels() {
  return {MTL::TextureSwizzleRed, MTL::TextureSwizzleGreen, MTL::TextureSwizzleBlue,
          MTL::TextureSwizzleAlpha};
}

class texture_object final : public resource_of<MTL::Texture> {
 public:
  texture_object(MTL::Device* device, texture_storage storage, std::size_t allocated,
                 MTL::ResourceOptions options, heap_place place = {})
      : resource_of(allocated, options, std::move(place), device), own_(std::move(storage)) {
    if (own_.levels.empty()) own_.levels = levels_behind(own_.shape);
    own_.shape.levels = own_.levels.data();
    if (gpu() != nullptr) put_descriptors();
  }
  MTL::TextureType textureType() const override { return own_.type; }
  MTL::PixelFormat pixelFormat() const override { return static_cast<MTL::PixelFormat>(own_.shape.format); }
  NS::UInteger width() const override { return own_.shape.width; }
  NS::UInteger height() const override { return own_.shape.height; }
  NS::UInteger depth() const override { return own_.shape.depth; }
  NS::UInteger mipmapLevelCount() const override { return own_.shape.level_count; }
  NS::UInteger sampleCount() const override { return 1; }
  NS::UInteger arrayLength() const override { return own_.shape.array_length / (is_cube() ? 6 : 1); }
  MTL::TextureUsage usage() const override { return own_.usage; }
  bool isShareable() const override { return false; }
  bool isFramebufferOnly() const override { return false; }
  MTL::Buffer* buffer() const override { return own_.buffer.get(); }
  NS::UInteger bufferOffset() const override { return own_.buffer_offset; }
  NS::UInteger bufferBytesPerRow() const override { return own_.buffer ? own_.shape.bytes_per_row : 0; }
  void getBytes(void* to, NS::UInteger bytes_per_row, NS::UInteger bytes_per_image, MTL::Region region,
                NS::UInteger level, NS::UInteger slice) override;
  void getBytes(void* to, NS::UInteger bytes_per_row, MTL::Region region, NS::UInteger level) override {
    getBytes(to, bytes_per_row, 0, region, level, 0);
  }
  void replaceRegion(MTL::Region region, NS::UInteger level, NS::UInteger slice, const void* from,
                     NS::UInteger bytes_per_row, NS::UInteger bytes_per_image) override;
  void replaceRegion(MTL::Region region, NS::UInteger level, const void* from,
                     NS::UInteger bytes_per_row) override {
    replaceRegion(region, level, 0, from, bytes_per_row, 0);
  }
  MTL::Texture* newTextureView(MTL::PixelFormat format) override;
  MTL::Texture* newTextureView(MTL::PixelFormat format, MTL::TextureType type, NS::Range levels,
                               NS::Range slices) override;
  MTL::Texture* newTextureView(MTL::PixelFormat format, MTL::TextureType type, NS::Range levels,
                               NS::Range slices, MTL::TextureSwizzleChannels swizzle) override;
  MTL::Texture* newTextureView(const MTL::TextureViewDescriptor* d) override {
    return d == nullptr ? nullptr
                        : newTextureView(d->pixelFormat(), d->textureType(), d->levelRange(), d->sliceRange(),
                                         d->swizzle());
  }
  MTL::Texture* parentTexture() const override { return own_.parent.get(); }
  NS::UInteger parentRelativeLevel() const override { return own_.first_level; }
  NS::UInteger parentRelativeSlice() const override { return own_.first_slice; }
  MTL::Resource* rootResource() const override;
  MTL::TextureSwizzleChannels swizzle() const override;
  bool allowGPUOptimizedContents() const override { return true; }
  MTL::TextureCompressionType compressionType() const override { return MTL::TextureCompressionTypeLossless; }
  MTL::ResourceID gpuResourceID() const override {
    return {on_gpu_ ? reinterpret_cast<std::uintptr_t>(on_gpu_.get())
                    : reinterpret_cast<std::uintptr_t>(&own_.shape)};
  }

  const texture_descriptor& shape() const { return own_.shape; }
  /// @param level less than mipmapLevelCount()
  const texture_descriptor& level(std::size_t level) const {
    return level == 0 ? own_.shape : own_.levels[level - 1];
  }
  bool is_cube() const { return own_.type == MTL::TextureTypeCube || own_.type == MTL::TextureTypeCubeArray; }
  /// Calls row(pixels of the texture, plane, row) for each row of a region.
  /// @throws error naming `what` where the region is not all in the texture
  void for_each_row(const char* what, MTL::Region region, NS::UInteger level, NS::UInteger slice,
                    const std::function<void(unsigned char*, std::size_t, std::size_t)>& row) const;
  std::size_t pixel_bytes() const { return texture_pixel_bytes(own_.shape.format); }

 private:
  /// The shape and its levels, where a GPU reads them.
  void put_descriptors();
  /// A row, by the host.
  void move(void* to, const void* from, std::size_t bytes) const;
  texture_storage own_;
  shared_bytes on_gpu_;  // the shape, then the levels
};

/// The shape of a descriptor's texture, with rows one after the other; null pixels for what does not exist.
struct planned_texture {
  texture_storage storage;
  std::size_t bytes = 0;  // 0: no such texture
};
planned_texture plan_texture(const MTL::TextureDescriptor* descriptor);

class sampler_object final : public of_device<MTL::SamplerState> {
 public:
  sampler_object(const MTL::SamplerDescriptor& from, MTL::Device* device);
  NS::String* label() const override { return label_.get(); }
  MTL::ResourceID gpuResourceID() const override {
    return {on_gpu_ ? reinterpret_cast<std::uintptr_t>(on_gpu_.get())
                    : reinterpret_cast<std::uintptr_t>(&state_)};
  }
  const sampler_descriptor& state() const { return state_; }

 private:
  sampler_descriptor state_;
  shared_bytes on_gpu_;
  NS::SharedPtr<NS::String> label_;
};

MTL::Heap* new_heap(const MTL::HeapDescriptor* descriptor, MTL::Device* device);

}  // namespace pewter::metal::host
