// Textures over buffers.
#include "kernels/metal/host/resources.hpp"

namespace pewter::metal::host {

MTL::Texture* buffer_object::newTexture(const MTL::TextureDescriptor* descriptor, NS::UInteger offset,
                                        NS::UInteger bytes_per_row) {
  planned_texture plan = plan_texture(descriptor);
  texture_descriptor& shape = plan.storage.shape;
  const std::size_t row = std::size_t{shape.width} * texture_pixel_bytes(shape.format);
  const std::size_t all = bytes_per_row * (shape.height - 1) + row;
  const bool fits = offset <= length_ && bytes_per_row >= row && all <= length_ - offset;
  if (plan.bytes == 0 || shape.depth * shape.array_length * shape.level_count != 1 || !fits) return nullptr;
  shape.base = bytes_.get() + offset;
  shape.bytes_per_row = bytes_per_row;
  shape.bytes_per_slice = bytes_per_row * shape.height;
  plan.storage.bytes = bytes_;
  plan.storage.buffer = NS::RetainPtr(static_cast<MTL::Buffer*>(this));
  plan.storage.buffer_offset = offset;
  return new texture_object(std::move(plan.storage), 0, resourceOptions(), place());
}

}  // namespace pewter::metal::host
