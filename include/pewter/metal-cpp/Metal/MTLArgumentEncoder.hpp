// Generated from kernels/metal/interface/Metal/MTLArgumentEncoder.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class AccelerationStructure;
class ArgumentEncoder;
class Buffer;
class ComputePipelineState;
class DepthStencilState;
class Device;
class IndirectCommandBuffer;
class IntersectionFunctionTable;
class RenderPipelineState;
class SamplerState;
class Texture;
class VisibleFunctionTable;
}
namespace NS {
class String;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::String* pewter_MTLArgumentEncoder_label(const MTL::ArgumentEncoder* self);
void pewter_MTLArgumentEncoder_setLabel_(MTL::ArgumentEncoder* self, const NS::String* label);
NS::UInteger pewter_MTLArgumentEncoder_alignment(const MTL::ArgumentEncoder* self);
void* pewter_MTLArgumentEncoder_constantDataAtIndex_(MTL::ArgumentEncoder* self, NS::UInteger index);
MTL::Device* pewter_MTLArgumentEncoder_device(const MTL::ArgumentEncoder* self);
NS::UInteger pewter_MTLArgumentEncoder_encodedLength(const MTL::ArgumentEncoder* self);
MTL::ArgumentEncoder* pewter_MTLArgumentEncoder_newArgumentEncoderForBufferAtIndex_(MTL::ArgumentEncoder* self, NS::UInteger index);
void pewter_MTLArgumentEncoder_setAccelerationStructure_atIndex_(MTL::ArgumentEncoder* self, const MTL::AccelerationStructure* accelerationStructure, NS::UInteger index);
void pewter_MTLArgumentEncoder_setArgumentBuffer_offset_(MTL::ArgumentEncoder* self, const MTL::Buffer* argumentBuffer, NS::UInteger offset);
void pewter_MTLArgumentEncoder_setArgumentBuffer_startOffset_arrayElement_(MTL::ArgumentEncoder* self, const MTL::Buffer* argumentBuffer, NS::UInteger startOffset, NS::UInteger arrayElement);
void pewter_MTLArgumentEncoder_setBuffer_offset_atIndex_(MTL::ArgumentEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index);
void pewter_MTLArgumentEncoder_setBuffers_offsets_withRange_(MTL::ArgumentEncoder* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range);
void pewter_MTLArgumentEncoder_setComputePipelineState_atIndex_(MTL::ArgumentEncoder* self, const MTL::ComputePipelineState* pipeline, NS::UInteger index);
void pewter_MTLArgumentEncoder_setComputePipelineStates_withRange_(MTL::ArgumentEncoder* self, const MTL::ComputePipelineState* const* pipelines, NS::Range range);
void pewter_MTLArgumentEncoder_setDepthStencilState_atIndex_(MTL::ArgumentEncoder* self, const MTL::DepthStencilState* depthStencilState, NS::UInteger index);
void pewter_MTLArgumentEncoder_setDepthStencilStates_withRange_(MTL::ArgumentEncoder* self, const MTL::DepthStencilState* const* depthStencilStates, NS::Range range);
void pewter_MTLArgumentEncoder_setIndirectCommandBuffer_atIndex_(MTL::ArgumentEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::UInteger index);
void pewter_MTLArgumentEncoder_setIndirectCommandBuffers_withRange_(MTL::ArgumentEncoder* self, const MTL::IndirectCommandBuffer* const* buffers, NS::Range range);
void pewter_MTLArgumentEncoder_setIntersectionFunctionTable_atIndex_(MTL::ArgumentEncoder* self, const MTL::IntersectionFunctionTable* intersectionFunctionTable, NS::UInteger index);
void pewter_MTLArgumentEncoder_setIntersectionFunctionTables_withRange_(MTL::ArgumentEncoder* self, const MTL::IntersectionFunctionTable* const* intersectionFunctionTables, NS::Range range);
void pewter_MTLArgumentEncoder_setRenderPipelineState_atIndex_(MTL::ArgumentEncoder* self, const MTL::RenderPipelineState* pipeline, NS::UInteger index);
void pewter_MTLArgumentEncoder_setRenderPipelineStates_withRange_(MTL::ArgumentEncoder* self, const MTL::RenderPipelineState* const* pipelines, NS::Range range);
void pewter_MTLArgumentEncoder_setSamplerState_atIndex_(MTL::ArgumentEncoder* self, const MTL::SamplerState* sampler, NS::UInteger index);
void pewter_MTLArgumentEncoder_setSamplerStates_withRange_(MTL::ArgumentEncoder* self, const MTL::SamplerState* const* samplers, NS::Range range);
void pewter_MTLArgumentEncoder_setTexture_atIndex_(MTL::ArgumentEncoder* self, const MTL::Texture* texture, NS::UInteger index);
void pewter_MTLArgumentEncoder_setTextures_withRange_(MTL::ArgumentEncoder* self, const MTL::Texture* const* textures, NS::Range range);
void pewter_MTLArgumentEncoder_setVisibleFunctionTable_atIndex_(MTL::ArgumentEncoder* self, const MTL::VisibleFunctionTable* visibleFunctionTable, NS::UInteger index);
void pewter_MTLArgumentEncoder_setVisibleFunctionTables_withRange_(MTL::ArgumentEncoder* self, const MTL::VisibleFunctionTable* const* visibleFunctionTables, NS::Range range);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class ArgumentEncoder : public NS::Referencing<ArgumentEncoder> {
 public:
  NS::String* label() const { return pewter_MTLArgumentEncoder_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLArgumentEncoder_setLabel_(this, label); }
  NS::UInteger alignment() const { return pewter_MTLArgumentEncoder_alignment(this); }
  void* constantData(NS::UInteger index) { return pewter_MTLArgumentEncoder_constantDataAtIndex_(this, index); }
  MTL::Device* device() const { return pewter_MTLArgumentEncoder_device(this); }
  NS::UInteger encodedLength() const { return pewter_MTLArgumentEncoder_encodedLength(this); }
  MTL::ArgumentEncoder* newArgumentEncoder(NS::UInteger index) { return pewter_MTLArgumentEncoder_newArgumentEncoderForBufferAtIndex_(this, index); }
  void setAccelerationStructure(const MTL::AccelerationStructure* accelerationStructure, NS::UInteger index) { pewter_MTLArgumentEncoder_setAccelerationStructure_atIndex_(this, accelerationStructure, index); }
  void setArgumentBuffer(const MTL::Buffer* argumentBuffer, NS::UInteger offset) { pewter_MTLArgumentEncoder_setArgumentBuffer_offset_(this, argumentBuffer, offset); }
  void setArgumentBuffer(const MTL::Buffer* argumentBuffer, NS::UInteger startOffset, NS::UInteger arrayElement) { pewter_MTLArgumentEncoder_setArgumentBuffer_startOffset_arrayElement_(this, argumentBuffer, startOffset, arrayElement); }
  void setBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) { pewter_MTLArgumentEncoder_setBuffer_offset_atIndex_(this, buffer, offset, index); }
  void setBuffers(const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range) { pewter_MTLArgumentEncoder_setBuffers_offsets_withRange_(this, buffers, offsets, range); }
  void setComputePipelineState(const MTL::ComputePipelineState* pipeline, NS::UInteger index) { pewter_MTLArgumentEncoder_setComputePipelineState_atIndex_(this, pipeline, index); }
  void setComputePipelineStates(const MTL::ComputePipelineState* const* pipelines, NS::Range range) { pewter_MTLArgumentEncoder_setComputePipelineStates_withRange_(this, pipelines, range); }
  void setDepthStencilState(const MTL::DepthStencilState* depthStencilState, NS::UInteger index) { pewter_MTLArgumentEncoder_setDepthStencilState_atIndex_(this, depthStencilState, index); }
  void setDepthStencilStates(const MTL::DepthStencilState* const* depthStencilStates, NS::Range range) { pewter_MTLArgumentEncoder_setDepthStencilStates_withRange_(this, depthStencilStates, range); }
  void setIndirectCommandBuffer(const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::UInteger index) { pewter_MTLArgumentEncoder_setIndirectCommandBuffer_atIndex_(this, indirectCommandBuffer, index); }
  void setIndirectCommandBuffers(const MTL::IndirectCommandBuffer* const* buffers, NS::Range range) { pewter_MTLArgumentEncoder_setIndirectCommandBuffers_withRange_(this, buffers, range); }
  void setIntersectionFunctionTable(const MTL::IntersectionFunctionTable* intersectionFunctionTable, NS::UInteger index) { pewter_MTLArgumentEncoder_setIntersectionFunctionTable_atIndex_(this, intersectionFunctionTable, index); }
  void setIntersectionFunctionTables(const MTL::IntersectionFunctionTable* const* intersectionFunctionTables, NS::Range range) { pewter_MTLArgumentEncoder_setIntersectionFunctionTables_withRange_(this, intersectionFunctionTables, range); }
  void setRenderPipelineState(const MTL::RenderPipelineState* pipeline, NS::UInteger index) { pewter_MTLArgumentEncoder_setRenderPipelineState_atIndex_(this, pipeline, index); }
  void setRenderPipelineStates(const MTL::RenderPipelineState* const* pipelines, NS::Range range) { pewter_MTLArgumentEncoder_setRenderPipelineStates_withRange_(this, pipelines, range); }
  void setSamplerState(const MTL::SamplerState* sampler, NS::UInteger index) { pewter_MTLArgumentEncoder_setSamplerState_atIndex_(this, sampler, index); }
  void setSamplerStates(const MTL::SamplerState* const* samplers, NS::Range range) { pewter_MTLArgumentEncoder_setSamplerStates_withRange_(this, samplers, range); }
  void setTexture(const MTL::Texture* texture, NS::UInteger index) { pewter_MTLArgumentEncoder_setTexture_atIndex_(this, texture, index); }
  void setTextures(const MTL::Texture* const* textures, NS::Range range) { pewter_MTLArgumentEncoder_setTextures_withRange_(this, textures, range); }
  void setVisibleFunctionTable(const MTL::VisibleFunctionTable* visibleFunctionTable, NS::UInteger index) { pewter_MTLArgumentEncoder_setVisibleFunctionTable_atIndex_(this, visibleFunctionTable, index); }
  void setVisibleFunctionTables(const MTL::VisibleFunctionTable* const* visibleFunctionTables, NS::Range range) { pewter_MTLArgumentEncoder_setVisibleFunctionTables_withRange_(this, visibleFunctionTables, range); }
};
}  // namespace MTL
