// Buffers of the program's memory, and textures over buffers.
#include "kernels/metal/host/resources/resources.hpp"

namespace pewter::metal::host {

buffer_object* buffer_object::of_program(MTL::Device* device, shared_bytes bytes, std::size_t length,
                                         MTL::ResourceOptions options) {
  auto* const made = new buffer_object(device, std::move(bytes), length, options);
  if (const gpu_device* const gpu = gpu_of(device))
    made->used_ = std::make_unique<gpu_use>(*gpu, made->bytes(), length);
  return made;
}

MTL::Texture* buffer_object::newTexture(const MTL::TextureDescriptor* descriptor, NS::UInteger offset,
                                        NS::UInteger bytes_per_row) {
  planned_texture plan = plan_texture(descriptor);
  texture_descriptor& shape = plan.storage.shape;
  const std::size_t row = std::size_t{shape.width} * texture_pixel_bytes(shape.format);
  const std::size_t all = bytes_per_row * (shape.height - 1) + row;
  const bool fits = offset <= length_ && bytes_per_row >= row && all <= length_ - offset;
  if (plan.bytes == 0 || shape.depth * shape.array_length * shape.level_count != 1 || !fits) return nullptr;
  shape.base = reinterpret_cast<unsigned char*>(gpuAddress()) + offset;
  shape.bytes_per_row = bytes_per_row;
  shape.bytes_per_slice = bytes_per_row * shape.height;
  plan.storage.bytes = bytes_;
  plan.storage.buffer = NS::RetainPtr(static_cast<MTL::Buffer*>(this));
  plan.storage.buffer_offset = offset;
  return new texture_object(device(), std::move(plan.storage), 0, resourceOptions(), place());
}

}  // namespace pewter::metal::host
