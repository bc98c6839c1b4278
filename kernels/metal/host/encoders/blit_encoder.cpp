// MTL::BlitCommandEncoder: copies as commands.
#include <algorithm>
#include <cstring>

#include "kernels/metal/host/encoders/counters.hpp"
#include "kernels/metal/host/encoders/indirect_commands.hpp"
#include "kernels/metal/host/queues/command_queue.hpp"
#include "kernels/metal/host/resources/mipmaps.hpp"
#include "kernels/metal/host/resources/resources.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

using texture_pointer = NS::SharedPtr<MTL::Texture>;
using buffer_pointer = NS::SharedPtr<MTL::Buffer>;

/// @throws error unless [first, first + count) lies in the buffer
unsigned char* bytes_in(const char* function, const buffer_pointer& buffer, std::size_t first,
                        std::size_t count) {
  if (!buffer) detail::raise("%s: buffer = nullptr", function);
  const auto& b = static_cast<const buffer_object&>(*buffer.get());
  if (first > b.length() || count > b.length() - first) {
    detail::raise("%s: bytes %zu to %zu, must be within the buffer's length, %zu", function, first,
                  first + count, b.length());
  }
  trace::moved(count);
  return b.bytes() + first;
}

const texture_object& texture_in(const char* function, const texture_pointer& texture) {
  if (!texture) detail::raise("%s: texture = nullptr", function);
  return static_cast<const texture_object&>(*texture.get());
}

/// A region of a texture, and rows of it in a buffer.
struct texture_copy {
  const gpu_work* gpu;
  const char* function;
  texture_pointer texture;
  NS::UInteger slice, level;
  MTL::Region region;
  buffer_pointer buffer;
  std::size_t offset, bytes_per_row, bytes_per_image;

  void run(bool to_texture) const {
    const texture_object& t = texture_in(function, texture);
    const std::size_t row_bytes = region.size.width * t.pixel_bytes();
    t.for_each_row(function, region, level, slice, [&](unsigned char* pixels, std::size_t z, std::size_t y) {
      unsigned char* const row =
          bytes_in(function, buffer, offset + z * bytes_per_image + y * bytes_per_row, row_bytes);
      gpu->copy(to_texture ? pixels : row, to_texture ? row : pixels, row_bytes);
    });
  }
};

MTL::Region region_of(MTL::Origin o, MTL::Size s) {
  return MTL::Region(o.x, o.y, o.z, s.width, s.height, s.depth);
}

class blit_encoder_object final : public encoder_of<MTL::BlitCommandEncoder> {
 public:
  using encoder_of::encoder_of;

  void copyFromBuffer(const MTL::Buffer* from, NS::UInteger from_offset, const MTL::Buffer* to,
                      NS::UInteger to_offset, NS::UInteger size) override {
    add("copyFromBuffer", [gpu = work(), f = kept(from), from_offset, t = kept(to), to_offset, size] {
      const unsigned char* const source = bytes_in("copyFromBuffer: source", f, from_offset, size);
      gpu->copy(bytes_in("copyFromBuffer: destination", t, to_offset, size), source, size);
    });
  }
  void copyFromBuffer(const MTL::Buffer* from, NS::UInteger offset, NS::UInteger bytes_per_row,
                      NS::UInteger bytes_per_image, MTL::Size size, const MTL::Texture* to,
                      NS::UInteger slice, NS::UInteger level, MTL::Origin origin) override {
    const texture_copy copy{work(),        "copyFromBuffer",        kept(to),   slice,
                            level,         region_of(origin, size), kept(from), offset,
                            bytes_per_row, bytes_per_image};
    add("copyFromBuffer", [copy] { copy.run(true); });
  }
  void copyFromTexture(const MTL::Texture* from, NS::UInteger slice, NS::UInteger level, MTL::Origin origin,
                       MTL::Size size, const MTL::Buffer* to, NS::UInteger offset, NS::UInteger bytes_per_row,
                       NS::UInteger bytes_per_image) override {
    const texture_copy copy{work(),        "copyFromTexture",       kept(from), slice,
                            level,         region_of(origin, size), kept(to),   offset,
                            bytes_per_row, bytes_per_image};
    add("copyFromTexture", [copy] { copy.run(false); });
  }
  void copyFromTexture(const MTL::Texture* from, NS::UInteger from_slice, NS::UInteger from_level,
                       MTL::Origin from_origin, MTL::Size size, const MTL::Texture* to, NS::UInteger to_slice,
                       NS::UInteger to_level, MTL::Origin to_origin) override {
    add("copyFromTexture", [=, gpu = work(), f = kept(from), t = kept(to)] {
      const texture_object &source = texture_in("copyFromTexture: source", f),
                           &target = texture_in("copyFromTexture: destination", t);
      if (source.pixelFormat() != target.pixelFormat())
        throw error("copyFromTexture: the formats differ, must be the same");
      std::vector<const unsigned char*> rows;
      source.for_each_row("copyFromTexture: source", region_of(from_origin, size), from_level, from_slice,
                          [&](unsigned char* pixels, std::size_t, std::size_t) { rows.push_back(pixels); });
      std::size_t n = 0;
      target.for_each_row("copyFromTexture: destination", region_of(to_origin, size), to_level, to_slice,
                          [&](unsigned char* pixels, std::size_t, std::size_t) {
                            gpu->copy(pixels, rows[n++], size.width * source.pixel_bytes());
                          });
    });
  }
  void copyFromTexture(const MTL::Texture* from, const MTL::Texture* to) override {
    if (from == nullptr || to == nullptr)
      detail::raise("copyFromTexture: %s = nullptr", from == nullptr ? "source" : "destination");
    const auto& source = static_cast<const texture_object&>(*from);
    const auto& target = static_cast<const texture_object&>(*to);
    copyFromTexture(from, 0, 0, to, 0, 0, std::min(source.shape().array_length, target.shape().array_length),
                    std::min(source.mipmapLevelCount(), target.mipmapLevelCount()));
  }
  void generateMipmaps(const MTL::Texture* texture) override {
    add("generateMipmaps",
        [gpu = work(), t = kept(texture)] { generate_mipmaps(texture_in("generateMipmaps", t), *gpu); });
  }
  void fillBuffer(const MTL::Buffer* buffer, NS::Range range, std::uint8_t value) override {
    add("fillBuffer", [gpu = work(), b = kept(buffer), range, value] {
      gpu->fill(bytes_in("fillBuffer", b, range.location, range.length), value, range.length);
    });
  }
  void copyFromBuffer(const MTL::Buffer* from, NS::UInteger offset, NS::UInteger bytes_per_row,
                      NS::UInteger bytes_per_image, MTL::Size size, const MTL::Texture* to,
                      NS::UInteger slice, NS::UInteger level, MTL::Origin origin, MTL::BlitOption) override {
    copyFromBuffer(from, offset, bytes_per_row, bytes_per_image, size, to, slice, level, origin);
  }
  void copyFromTexture(const MTL::Texture* from, NS::UInteger slice, NS::UInteger level, MTL::Origin origin,
                       MTL::Size size, const MTL::Buffer* to, NS::UInteger offset, NS::UInteger bytes_per_row,
                       NS::UInteger bytes_per_image, MTL::BlitOption) override {
    copyFromTexture(from, slice, level, origin, size, to, offset, bytes_per_row, bytes_per_image);
  }
  void copyFromTexture(const MTL::Texture* from, NS::UInteger from_slice, NS::UInteger from_level,
                       const MTL::Texture* to, NS::UInteger to_slice, NS::UInteger to_level,
                       NS::UInteger slices, NS::UInteger levels) override {
    for (NS::UInteger l = 0; l < levels; ++l) {
      MTL::Size size;
      if (from != nullptr && from_level + l < from->mipmapLevelCount()) {
        const texture_descriptor& d = static_cast<const texture_object*>(from)->level(from_level + l);
        size = MTL::Size(d.width, d.height, d.depth);
      }
      for (NS::UInteger s = 0; s < slices; ++s)
        copyFromTexture(from, from_slice + s, from_level + l, {}, size, to, to_slice + s, to_level + l, {});
    }
  }
  void copyIndirectCommandBuffer(const MTL::IndirectCommandBuffer* from, NS::Range range,
                                 const MTL::IndirectCommandBuffer* to, NS::UInteger first) override {
    add("copyIndirectCommandBuffer", [f = kept(from), range, t = kept(to), first] {
      if (f && t) copy_indirect_commands(*f.get(), range, *t.get(), first);
    });
  }
  void resetCommandsInBuffer(const MTL::IndirectCommandBuffer* buffer, NS::Range range) override {
    add("resetCommandsInBuffer", [b = kept(buffer), range] {
      if (b) b->reset(range);
    });
  }
  void optimizeIndirectCommandBuffer(const MTL::IndirectCommandBuffer*, NS::Range) override {}
  void sampleCountersInBuffer(const MTL::CounterSampleBuffer* buffer, NS::UInteger index, bool) override {
    add("sampleCountersInBuffer", [gpu = work(), to = kept(buffer), index] {
      gpu->wait();
      if (to) sample(*to.get(), index);
    });
  }
  void resolveCounters(const MTL::CounterSampleBuffer* buffer, NS::Range range, const MTL::Buffer* to,
                       NS::UInteger offset) override {
    add("resolveCounters", [gpu = work(), from = kept(buffer), range, t = kept(to), offset] {
      if (!from) return;
      const std::vector<std::uint64_t> values = samples_of(*from.get(), range);
      const std::size_t bytes = values.size() * sizeof values[0];
      gpu->read(bytes_in("resolveCounters", t, offset, bytes), values.data(), bytes);
    });
  }
  void optimizeContentsForCPUAccess(const MTL::Texture*, NS::UInteger, NS::UInteger) override {}
  void optimizeContentsForGPUAccess(const MTL::Texture*, NS::UInteger, NS::UInteger) override {}
  void synchronizeResource(const MTL::Resource*) override {}
  void synchronizeTexture(const MTL::Texture*, NS::UInteger, NS::UInteger) override {}
  void optimizeContentsForCPUAccess(const MTL::Texture*) override {}
  void optimizeContentsForGPUAccess(const MTL::Texture*) override {}
  void updateFence(const MTL::Fence*) override {}
  void waitForFence(const MTL::Fence*) override {}

 private:
  void add(const char* function, std::function<void()> command) {
    if (!trace::is_on()) return encoder_of::add(function, std::move(command));
    encoder_of::add(function, [function, command = std::move(command)] {
      const trace::span traced("blit", function);
      command();
    });
  }
};

}  // namespace

MTL::BlitCommandEncoder* new_blit_encoder(command_buffer_object& buffer) {
  return (new blit_encoder_object(buffer))->autorelease();
}

}  // namespace pewter::metal::host
