#include "kernels/metal/host/encoders/argument_encoder.hpp"

#include <algorithm>
#include <cstring>
#include <map>

#include "kernels/metal/host/libraries/visible_functions.hpp"
#include "kernels/metal/host/reflection/data_types.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

/// A constant's bytes, and its alignment; 0 for what is no constant.
std::size_t constant_bytes(MTL::DataType type) {
  if (const vector_type v = vector_type_of(type); v.of != nullptr) return v.bytes();
  if (type >= MTL::DataTypeFloat2x2 && type <= MTL::DataTypeFloat4x4) {
    const std::size_t n = type - MTL::DataTypeFloat2x2;
    return (n / 3 + 2) * (n % 3 == 0 ? 8 : 16);
  }
  if (type >= MTL::DataTypeHalf2x2 && type <= MTL::DataTypeHalf4x4) {
    const std::size_t n = type - MTL::DataTypeHalf2x2;
    return (n / 3 + 2) * (n % 3 == 0 ? 4 : 8);
  }
  return 0;
}

std::size_t constant_alignment(MTL::DataType type) {
  const std::size_t bytes = constant_bytes(type);
  const bool is_matrix = (type >= MTL::DataTypeFloat2x2 && type <= MTL::DataTypeFloat4x4) ||
                         (type >= MTL::DataTypeHalf2x2 && type <= MTL::DataTypeHalf4x4);
  if (!is_matrix) return bytes;
  const bool is_float = type <= MTL::DataTypeFloat4x4;
  const std::size_t rows = (type - (is_float ? MTL::DataTypeFloat2x2 : MTL::DataTypeHalf2x2)) % 3;
  return (is_float ? 4u : 2u) * (rows == 0 ? 2 : 4);
}

/// Where an index lies: pointers and handles of textures, samplers and tables are 8 bytes.
struct slot {
  std::size_t offset, bytes;
  shared_type points_to = {};  ///< a structure
};

struct layout {
  std::map<NS::UInteger, slot> slots;
  std::size_t bytes = 0, alignment = 8;
};

layout layout_of(const NS::Array* descriptors) {
  std::vector<const MTL::ArgumentDescriptor*> all;
  for (NS::UInteger n = 0; n < descriptors->count(); ++n)
    all.push_back(descriptors->object<const MTL::ArgumentDescriptor>(n));
  std::stable_sort(all.begin(), all.end(), [](auto* a, auto* b) { return a->index() < b->index(); });
  layout made;
  for (const MTL::ArgumentDescriptor* d : all) {
    const std::size_t constant = constant_bytes(d->dataType());
    const std::size_t bytes = constant == 0 ? 8 : constant;
    const std::size_t natural = constant == 0 ? 8 : constant_alignment(d->dataType());
    const std::size_t alignment = std::max<std::size_t>(natural, d->constantBlockAlignment());
    const NS::UInteger count = std::max<NS::UInteger>(d->arrayLength(), 1);
    made.bytes = (made.bytes + alignment - 1) / alignment * alignment;
    made.alignment = std::max(made.alignment, alignment);
    for (NS::UInteger n = 0; n < count; ++n) {
      made.slots[d->index() + n] = {made.bytes, bytes};
      made.bytes += bytes;
    }
  }
  made.bytes = (made.bytes + made.alignment - 1) / made.alignment * made.alignment;
  return made;
}

void add_slots(const reflected_type& type, std::size_t offset, NS::UInteger index, layout& to) {
  if (type.kind == reflected_type::structure) {
    for (const reflected_member& m : type.members) add_slots(*m.type, offset + m.offset, index + m.index, to);
  } else if (type.kind == reflected_type::array) {
    const std::size_t indices = type.element->index_count();
    for (std::size_t n = 0; n < type.length; ++n)
      add_slots(*type.element, offset + n * (type.size / type.length), index + n * indices, to);
  } else {
    const bool points =
        type.kind == reflected_type::pointer && type.element->kind == reflected_type::structure;
    to.slots[index] = {offset, type.size, points ? type.element : nullptr};
  }
}

class argument_encoder_object final : public labelled<MTL::ArgumentEncoder> {
 public:
  argument_encoder_object(layout made, MTL::Device* device) : labelled(device), layout_(std::move(made)) {}
  NS::UInteger encodedLength() const override { return layout_.bytes; }
  NS::UInteger alignment() const override { return layout_.alignment; }
  void setArgumentBuffer(const MTL::Buffer* buffer, NS::UInteger offset) override {
    buffer_ = kept(buffer);
    offset_ = offset;
    if (buffer == nullptr) return;
    if (offset % layout_.alignment != 0 || offset > buffer->length() ||
        buffer->length() - offset < layout_.bytes) {
      detail::raise(
          "ArgumentEncoder::setArgumentBuffer: offset = %zu, must be a multiple of %zu with %zu bytes behind "
          "it",
          offset, layout_.alignment, layout_.bytes);
    }
  }
  void setArgumentBuffer(const MTL::Buffer* buffer, NS::UInteger first, NS::UInteger element) override {
    setArgumentBuffer(buffer, first + element * layout_.bytes);
  }
  void* constantData(NS::UInteger index) override { return at(index, "constantData"); }
  MTL::ArgumentEncoder* newArgumentEncoder(NS::UInteger index) override {
    const auto found = layout_.slots.find(index);
    const bool points = found != layout_.slots.end() && found->second.points_to != nullptr;
    return points ? new_argument_encoder(found->second.points_to, device()) : nullptr;
  }

  void setBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) override {
    put("setBuffer", index, buffer == nullptr ? 0 : buffer->gpuAddress() + offset);
  }
  void setTexture(const MTL::Texture* texture, NS::UInteger index) override {
    put("setTexture", index, texture == nullptr ? 0 : texture->gpuResourceID()._impl);
  }
  void setSamplerState(const MTL::SamplerState* sampler, NS::UInteger index) override {
    put("setSamplerState", index, sampler == nullptr ? 0 : sampler->gpuResourceID()._impl);
  }
  void setVisibleFunctionTable(const MTL::VisibleFunctionTable* table, NS::UInteger index) override {
    put("setVisibleFunctionTable", index, table == nullptr ? 0 : table->gpuResourceID()._impl);
  }
  void setComputePipelineState(const MTL::ComputePipelineState* state, NS::UInteger index) override {
    put("setComputePipelineState", index, reinterpret_cast<std::uintptr_t>(state));
  }
  void setIndirectCommandBuffer(const MTL::IndirectCommandBuffer* buffer, NS::UInteger index) override {
    put("setIndirectCommandBuffer", index, buffer == nullptr ? 0 : buffer->gpuResourceID()._impl);
  }
  void setBuffers(const MTL::Buffer* const* all, const NS::UInteger* offsets, NS::Range range) override {
    for (NS::UInteger n = 0; n < range.length; ++n) setBuffer(all[n], offsets[n], range.location + n);
  }
  void setTextures(const MTL::Texture* const* all, NS::Range range) override {
    for (NS::UInteger n = 0; n < range.length; ++n) setTexture(all[n], range.location + n);
  }
  void setSamplerStates(const MTL::SamplerState* const* all, NS::Range range) override {
    for (NS::UInteger n = 0; n < range.length; ++n) setSamplerState(all[n], range.location + n);
  }
  void setVisibleFunctionTables(const MTL::VisibleFunctionTable* const* all, NS::Range range) override {
    for (NS::UInteger n = 0; n < range.length; ++n) setVisibleFunctionTable(all[n], range.location + n);
  }
  void setComputePipelineStates(const MTL::ComputePipelineState* const* all, NS::Range range) override {
    for (NS::UInteger n = 0; n < range.length; ++n) setComputePipelineState(all[n], range.location + n);
  }
  void setIndirectCommandBuffers(const MTL::IndirectCommandBuffer* const* all, NS::Range range) override {
    for (NS::UInteger n = 0; n < range.length; ++n) setIndirectCommandBuffer(all[n], range.location + n);
  }

 private:
  unsigned char* at(NS::UInteger index, const char* function) const {
    const auto found = layout_.slots.find(index);
    if (!buffer_) detail::raise("ArgumentEncoder::%s: no argument buffer is set", function);
    if (found == layout_.slots.end())
      detail::raise("ArgumentEncoder::%s: index = %zu, must be of an argument", function, index);
    return static_cast<const buffer_object&>(*buffer_.get()).bytes() + offset_ + found->second.offset;
  }
  void put(const char* function, NS::UInteger index, std::uint64_t handle) const {
    std::memcpy(at(index, function), &handle, sizeof handle);
  }

  layout layout_;
  NS::SharedPtr<MTL::Buffer> buffer_;
  std::size_t offset_ = 0;
};

}  // namespace

MTL::ArgumentEncoder* new_argument_encoder(const shared_type& structure, MTL::Device* device) {
  layout made;
  made.bytes = structure->size;
  made.alignment = structure->alignment;
  add_slots(*structure, 0, 0, made);
  return new argument_encoder_object(std::move(made), device);
}

MTL::ArgumentEncoder* new_argument_encoder(const NS::Array* descriptors, MTL::Device* device) {
  if (descriptors == nullptr || descriptors->count() == 0) return nullptr;
  return new argument_encoder_object(layout_of(descriptors), device);
}

}  // namespace pewter::metal::host
