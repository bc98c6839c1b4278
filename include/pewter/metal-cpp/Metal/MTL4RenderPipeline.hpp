// Generated from kernels/metal/interface/Metal/MTL4RenderPipeline.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTL4PipelineState.hpp"

namespace MTL4 {
enum AlphaToCoverageState : NS::Integer;
enum AlphaToOneState : NS::Integer;
enum BlendState : NS::Integer;
class FunctionDescriptor;
enum IndirectCommandBufferSupportState : NS::Integer;
class PipelineDescriptor;
class RenderPipelineBinaryFunctionsDescriptor;
class RenderPipelineColorAttachmentDescriptor;
class RenderPipelineColorAttachmentDescriptorArray;
class RenderPipelineDescriptor;
class StaticLinkingDescriptor;
}
namespace MTL {
enum BlendFactor : NS::UInteger;
enum BlendOperation : NS::UInteger;
using ColorWriteMask = NS::UInteger;
enum PixelFormat : NS::UInteger;
enum PrimitiveTopologyClass : NS::UInteger;
class VertexDescriptor;
}
namespace NS {
class Array;
}
namespace MTL4 {
enum LogicalToPhysicalColorAttachmentMappingState : NS::Integer {
  LogicalToPhysicalColorAttachmentMappingStateIdentity = 0,
  LogicalToPhysicalColorAttachmentMappingStateInherited = 1,
};
}  // namespace MTL4
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::RenderPipelineColorAttachmentDescriptor* pewter_MTL4RenderPipelineColorAttachmentDescriptor_alloc();
MTL4::RenderPipelineColorAttachmentDescriptor* pewter_MTL4RenderPipelineColorAttachmentDescriptor_init(MTL4::RenderPipelineColorAttachmentDescriptor* self);
MTL::BlendOperation pewter_MTL4RenderPipelineColorAttachmentDescriptor_alphaBlendOperation(const MTL4::RenderPipelineColorAttachmentDescriptor* self);
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_setAlphaBlendOperation_(MTL4::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendOperation alphaBlendOperation);
MTL4::BlendState pewter_MTL4RenderPipelineColorAttachmentDescriptor_blendingState(const MTL4::RenderPipelineColorAttachmentDescriptor* self);
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_setBlendingState_(MTL4::RenderPipelineColorAttachmentDescriptor* self, MTL4::BlendState blendingState);
MTL::BlendFactor pewter_MTL4RenderPipelineColorAttachmentDescriptor_destinationAlphaBlendFactor(const MTL4::RenderPipelineColorAttachmentDescriptor* self);
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_setDestinationAlphaBlendFactor_(MTL4::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendFactor destinationAlphaBlendFactor);
MTL::BlendFactor pewter_MTL4RenderPipelineColorAttachmentDescriptor_destinationRGBBlendFactor(const MTL4::RenderPipelineColorAttachmentDescriptor* self);
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_setDestinationRGBBlendFactor_(MTL4::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendFactor destinationRGBBlendFactor);
MTL::PixelFormat pewter_MTL4RenderPipelineColorAttachmentDescriptor_pixelFormat(const MTL4::RenderPipelineColorAttachmentDescriptor* self);
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_setPixelFormat_(MTL4::RenderPipelineColorAttachmentDescriptor* self, MTL::PixelFormat pixelFormat);
MTL::BlendOperation pewter_MTL4RenderPipelineColorAttachmentDescriptor_rgbBlendOperation(const MTL4::RenderPipelineColorAttachmentDescriptor* self);
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_setRgbBlendOperation_(MTL4::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendOperation rgbBlendOperation);
MTL::BlendFactor pewter_MTL4RenderPipelineColorAttachmentDescriptor_sourceAlphaBlendFactor(const MTL4::RenderPipelineColorAttachmentDescriptor* self);
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_setSourceAlphaBlendFactor_(MTL4::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendFactor sourceAlphaBlendFactor);
MTL::BlendFactor pewter_MTL4RenderPipelineColorAttachmentDescriptor_sourceRGBBlendFactor(const MTL4::RenderPipelineColorAttachmentDescriptor* self);
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_setSourceRGBBlendFactor_(MTL4::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendFactor sourceRGBBlendFactor);
MTL::ColorWriteMask pewter_MTL4RenderPipelineColorAttachmentDescriptor_writeMask(const MTL4::RenderPipelineColorAttachmentDescriptor* self);
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_setWriteMask_(MTL4::RenderPipelineColorAttachmentDescriptor* self, MTL::ColorWriteMask writeMask);
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_reset(MTL4::RenderPipelineColorAttachmentDescriptor* self);
MTL4::RenderPipelineColorAttachmentDescriptorArray* pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_alloc();
MTL4::RenderPipelineColorAttachmentDescriptorArray* pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_init(MTL4::RenderPipelineColorAttachmentDescriptorArray* self);
MTL4::RenderPipelineColorAttachmentDescriptor* pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_objectAtIndexedSubscript_(MTL4::RenderPipelineColorAttachmentDescriptorArray* self, NS::UInteger attachmentIndex);
void pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_reset(MTL4::RenderPipelineColorAttachmentDescriptorArray* self);
void pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_setObject_atIndexedSubscript_(MTL4::RenderPipelineColorAttachmentDescriptorArray* self, const MTL4::RenderPipelineColorAttachmentDescriptor* attachment, NS::UInteger attachmentIndex);
MTL4::RenderPipelineBinaryFunctionsDescriptor* pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_alloc();
MTL4::RenderPipelineBinaryFunctionsDescriptor* pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_init(MTL4::RenderPipelineBinaryFunctionsDescriptor* self);
NS::Array* pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_fragmentAdditionalBinaryFunctions(const MTL4::RenderPipelineBinaryFunctionsDescriptor* self);
void pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setFragmentAdditionalBinaryFunctions_(MTL4::RenderPipelineBinaryFunctionsDescriptor* self, const NS::Array* fragmentAdditionalBinaryFunctions);
NS::Array* pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_meshAdditionalBinaryFunctions(const MTL4::RenderPipelineBinaryFunctionsDescriptor* self);
void pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setMeshAdditionalBinaryFunctions_(MTL4::RenderPipelineBinaryFunctionsDescriptor* self, const NS::Array* meshAdditionalBinaryFunctions);
NS::Array* pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_objectAdditionalBinaryFunctions(const MTL4::RenderPipelineBinaryFunctionsDescriptor* self);
void pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setObjectAdditionalBinaryFunctions_(MTL4::RenderPipelineBinaryFunctionsDescriptor* self, const NS::Array* objectAdditionalBinaryFunctions);
NS::Array* pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_tileAdditionalBinaryFunctions(const MTL4::RenderPipelineBinaryFunctionsDescriptor* self);
void pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setTileAdditionalBinaryFunctions_(MTL4::RenderPipelineBinaryFunctionsDescriptor* self, const NS::Array* tileAdditionalBinaryFunctions);
NS::Array* pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_vertexAdditionalBinaryFunctions(const MTL4::RenderPipelineBinaryFunctionsDescriptor* self);
void pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setVertexAdditionalBinaryFunctions_(MTL4::RenderPipelineBinaryFunctionsDescriptor* self, const NS::Array* vertexAdditionalBinaryFunctions);
void pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_reset(MTL4::RenderPipelineBinaryFunctionsDescriptor* self);
MTL4::RenderPipelineDescriptor* pewter_MTL4RenderPipelineDescriptor_alloc();
MTL4::RenderPipelineDescriptor* pewter_MTL4RenderPipelineDescriptor_init(MTL4::RenderPipelineDescriptor* self);
MTL4::AlphaToCoverageState pewter_MTL4RenderPipelineDescriptor_alphaToCoverageState(const MTL4::RenderPipelineDescriptor* self);
void pewter_MTL4RenderPipelineDescriptor_setAlphaToCoverageState_(MTL4::RenderPipelineDescriptor* self, MTL4::AlphaToCoverageState alphaToCoverageState);
MTL4::AlphaToOneState pewter_MTL4RenderPipelineDescriptor_alphaToOneState(const MTL4::RenderPipelineDescriptor* self);
void pewter_MTL4RenderPipelineDescriptor_setAlphaToOneState_(MTL4::RenderPipelineDescriptor* self, MTL4::AlphaToOneState alphaToOneState);
MTL4::LogicalToPhysicalColorAttachmentMappingState pewter_MTL4RenderPipelineDescriptor_colorAttachmentMappingState(const MTL4::RenderPipelineDescriptor* self);
void pewter_MTL4RenderPipelineDescriptor_setColorAttachmentMappingState_(MTL4::RenderPipelineDescriptor* self, MTL4::LogicalToPhysicalColorAttachmentMappingState colorAttachmentMappingState);
MTL4::FunctionDescriptor* pewter_MTL4RenderPipelineDescriptor_fragmentFunctionDescriptor(const MTL4::RenderPipelineDescriptor* self);
void pewter_MTL4RenderPipelineDescriptor_setFragmentFunctionDescriptor_(MTL4::RenderPipelineDescriptor* self, const MTL4::FunctionDescriptor* fragmentFunctionDescriptor);
MTL4::StaticLinkingDescriptor* pewter_MTL4RenderPipelineDescriptor_fragmentStaticLinkingDescriptor(const MTL4::RenderPipelineDescriptor* self);
void pewter_MTL4RenderPipelineDescriptor_setFragmentStaticLinkingDescriptor_(MTL4::RenderPipelineDescriptor* self, const MTL4::StaticLinkingDescriptor* fragmentStaticLinkingDescriptor);
MTL::PrimitiveTopologyClass pewter_MTL4RenderPipelineDescriptor_inputPrimitiveTopology(const MTL4::RenderPipelineDescriptor* self);
void pewter_MTL4RenderPipelineDescriptor_setInputPrimitiveTopology_(MTL4::RenderPipelineDescriptor* self, MTL::PrimitiveTopologyClass inputPrimitiveTopology);
NS::UInteger pewter_MTL4RenderPipelineDescriptor_maxVertexAmplificationCount(const MTL4::RenderPipelineDescriptor* self);
void pewter_MTL4RenderPipelineDescriptor_setMaxVertexAmplificationCount_(MTL4::RenderPipelineDescriptor* self, NS::UInteger maxVertexAmplificationCount);
NS::UInteger pewter_MTL4RenderPipelineDescriptor_rasterSampleCount(const MTL4::RenderPipelineDescriptor* self);
void pewter_MTL4RenderPipelineDescriptor_setRasterSampleCount_(MTL4::RenderPipelineDescriptor* self, NS::UInteger rasterSampleCount);
bool pewter_MTL4RenderPipelineDescriptor_isRasterizationEnabled(const MTL4::RenderPipelineDescriptor* self);
void pewter_MTL4RenderPipelineDescriptor_setRasterizationEnabled_(MTL4::RenderPipelineDescriptor* self, bool rasterizationEnabled);
bool pewter_MTL4RenderPipelineDescriptor_supportFragmentBinaryLinking(const MTL4::RenderPipelineDescriptor* self);
void pewter_MTL4RenderPipelineDescriptor_setSupportFragmentBinaryLinking_(MTL4::RenderPipelineDescriptor* self, bool supportFragmentBinaryLinking);
MTL4::IndirectCommandBufferSupportState pewter_MTL4RenderPipelineDescriptor_supportIndirectCommandBuffers(const MTL4::RenderPipelineDescriptor* self);
void pewter_MTL4RenderPipelineDescriptor_setSupportIndirectCommandBuffers_(MTL4::RenderPipelineDescriptor* self, MTL4::IndirectCommandBufferSupportState supportIndirectCommandBuffers);
bool pewter_MTL4RenderPipelineDescriptor_supportVertexBinaryLinking(const MTL4::RenderPipelineDescriptor* self);
void pewter_MTL4RenderPipelineDescriptor_setSupportVertexBinaryLinking_(MTL4::RenderPipelineDescriptor* self, bool supportVertexBinaryLinking);
MTL::VertexDescriptor* pewter_MTL4RenderPipelineDescriptor_vertexDescriptor(const MTL4::RenderPipelineDescriptor* self);
void pewter_MTL4RenderPipelineDescriptor_setVertexDescriptor_(MTL4::RenderPipelineDescriptor* self, const MTL::VertexDescriptor* vertexDescriptor);
MTL4::FunctionDescriptor* pewter_MTL4RenderPipelineDescriptor_vertexFunctionDescriptor(const MTL4::RenderPipelineDescriptor* self);
void pewter_MTL4RenderPipelineDescriptor_setVertexFunctionDescriptor_(MTL4::RenderPipelineDescriptor* self, const MTL4::FunctionDescriptor* vertexFunctionDescriptor);
MTL4::StaticLinkingDescriptor* pewter_MTL4RenderPipelineDescriptor_vertexStaticLinkingDescriptor(const MTL4::RenderPipelineDescriptor* self);
void pewter_MTL4RenderPipelineDescriptor_setVertexStaticLinkingDescriptor_(MTL4::RenderPipelineDescriptor* self, const MTL4::StaticLinkingDescriptor* vertexStaticLinkingDescriptor);
MTL4::RenderPipelineColorAttachmentDescriptorArray* pewter_MTL4RenderPipelineDescriptor_colorAttachments(const MTL4::RenderPipelineDescriptor* self);
void pewter_MTL4RenderPipelineDescriptor_reset(MTL4::RenderPipelineDescriptor* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class RenderPipelineColorAttachmentDescriptor : public NS::Copying<RenderPipelineColorAttachmentDescriptor> {
 public:
  static MTL4::RenderPipelineColorAttachmentDescriptor* alloc() { return pewter_MTL4RenderPipelineColorAttachmentDescriptor_alloc(); }
  MTL4::RenderPipelineColorAttachmentDescriptor* init() { return pewter_MTL4RenderPipelineColorAttachmentDescriptor_init(this); }
  MTL::BlendOperation alphaBlendOperation() const { return pewter_MTL4RenderPipelineColorAttachmentDescriptor_alphaBlendOperation(this); }
  void setAlphaBlendOperation(MTL::BlendOperation alphaBlendOperation) { pewter_MTL4RenderPipelineColorAttachmentDescriptor_setAlphaBlendOperation_(this, alphaBlendOperation); }
  MTL4::BlendState blendingState() const { return pewter_MTL4RenderPipelineColorAttachmentDescriptor_blendingState(this); }
  void setBlendingState(MTL4::BlendState blendingState) { pewter_MTL4RenderPipelineColorAttachmentDescriptor_setBlendingState_(this, blendingState); }
  MTL::BlendFactor destinationAlphaBlendFactor() const { return pewter_MTL4RenderPipelineColorAttachmentDescriptor_destinationAlphaBlendFactor(this); }
  void setDestinationAlphaBlendFactor(MTL::BlendFactor destinationAlphaBlendFactor) { pewter_MTL4RenderPipelineColorAttachmentDescriptor_setDestinationAlphaBlendFactor_(this, destinationAlphaBlendFactor); }
  MTL::BlendFactor destinationRGBBlendFactor() const { return pewter_MTL4RenderPipelineColorAttachmentDescriptor_destinationRGBBlendFactor(this); }
  void setDestinationRGBBlendFactor(MTL::BlendFactor destinationRGBBlendFactor) { pewter_MTL4RenderPipelineColorAttachmentDescriptor_setDestinationRGBBlendFactor_(this, destinationRGBBlendFactor); }
  MTL::PixelFormat pixelFormat() const { return pewter_MTL4RenderPipelineColorAttachmentDescriptor_pixelFormat(this); }
  void setPixelFormat(MTL::PixelFormat pixelFormat) { pewter_MTL4RenderPipelineColorAttachmentDescriptor_setPixelFormat_(this, pixelFormat); }
  MTL::BlendOperation rgbBlendOperation() const { return pewter_MTL4RenderPipelineColorAttachmentDescriptor_rgbBlendOperation(this); }
  void setRgbBlendOperation(MTL::BlendOperation rgbBlendOperation) { pewter_MTL4RenderPipelineColorAttachmentDescriptor_setRgbBlendOperation_(this, rgbBlendOperation); }
  MTL::BlendFactor sourceAlphaBlendFactor() const { return pewter_MTL4RenderPipelineColorAttachmentDescriptor_sourceAlphaBlendFactor(this); }
  void setSourceAlphaBlendFactor(MTL::BlendFactor sourceAlphaBlendFactor) { pewter_MTL4RenderPipelineColorAttachmentDescriptor_setSourceAlphaBlendFactor_(this, sourceAlphaBlendFactor); }
  MTL::BlendFactor sourceRGBBlendFactor() const { return pewter_MTL4RenderPipelineColorAttachmentDescriptor_sourceRGBBlendFactor(this); }
  void setSourceRGBBlendFactor(MTL::BlendFactor sourceRGBBlendFactor) { pewter_MTL4RenderPipelineColorAttachmentDescriptor_setSourceRGBBlendFactor_(this, sourceRGBBlendFactor); }
  MTL::ColorWriteMask writeMask() const { return pewter_MTL4RenderPipelineColorAttachmentDescriptor_writeMask(this); }
  void setWriteMask(MTL::ColorWriteMask writeMask) { pewter_MTL4RenderPipelineColorAttachmentDescriptor_setWriteMask_(this, writeMask); }
  void reset() { pewter_MTL4RenderPipelineColorAttachmentDescriptor_reset(this); }
};
class RenderPipelineColorAttachmentDescriptorArray : public NS::Referencing<RenderPipelineColorAttachmentDescriptorArray> {
 public:
  static MTL4::RenderPipelineColorAttachmentDescriptorArray* alloc() { return pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_alloc(); }
  MTL4::RenderPipelineColorAttachmentDescriptorArray* init() { return pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_init(this); }
  MTL4::RenderPipelineColorAttachmentDescriptor* object(NS::UInteger attachmentIndex) { return pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_objectAtIndexedSubscript_(this, attachmentIndex); }
  void reset() { pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_reset(this); }
  void setObject(const MTL4::RenderPipelineColorAttachmentDescriptor* attachment, NS::UInteger attachmentIndex) { pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_setObject_atIndexedSubscript_(this, attachment, attachmentIndex); }
};
class RenderPipelineBinaryFunctionsDescriptor : public NS::Copying<RenderPipelineBinaryFunctionsDescriptor> {
 public:
  static MTL4::RenderPipelineBinaryFunctionsDescriptor* alloc() { return pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_alloc(); }
  MTL4::RenderPipelineBinaryFunctionsDescriptor* init() { return pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_init(this); }
  NS::Array* fragmentAdditionalBinaryFunctions() const { return pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_fragmentAdditionalBinaryFunctions(this); }
  void setFragmentAdditionalBinaryFunctions(const NS::Array* fragmentAdditionalBinaryFunctions) { pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setFragmentAdditionalBinaryFunctions_(this, fragmentAdditionalBinaryFunctions); }
  NS::Array* meshAdditionalBinaryFunctions() const { return pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_meshAdditionalBinaryFunctions(this); }
  void setMeshAdditionalBinaryFunctions(const NS::Array* meshAdditionalBinaryFunctions) { pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setMeshAdditionalBinaryFunctions_(this, meshAdditionalBinaryFunctions); }
  NS::Array* objectAdditionalBinaryFunctions() const { return pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_objectAdditionalBinaryFunctions(this); }
  void setObjectAdditionalBinaryFunctions(const NS::Array* objectAdditionalBinaryFunctions) { pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setObjectAdditionalBinaryFunctions_(this, objectAdditionalBinaryFunctions); }
  NS::Array* tileAdditionalBinaryFunctions() const { return pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_tileAdditionalBinaryFunctions(this); }
  void setTileAdditionalBinaryFunctions(const NS::Array* tileAdditionalBinaryFunctions) { pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setTileAdditionalBinaryFunctions_(this, tileAdditionalBinaryFunctions); }
  NS::Array* vertexAdditionalBinaryFunctions() const { return pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_vertexAdditionalBinaryFunctions(this); }
  void setVertexAdditionalBinaryFunctions(const NS::Array* vertexAdditionalBinaryFunctions) { pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setVertexAdditionalBinaryFunctions_(this, vertexAdditionalBinaryFunctions); }
  void reset() { pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_reset(this); }
};
class RenderPipelineDescriptor : public NS::Copying<RenderPipelineDescriptor, PipelineDescriptor> {
 public:
  static MTL4::RenderPipelineDescriptor* alloc() { return pewter_MTL4RenderPipelineDescriptor_alloc(); }
  MTL4::RenderPipelineDescriptor* init() { return pewter_MTL4RenderPipelineDescriptor_init(this); }
  MTL4::AlphaToCoverageState alphaToCoverageState() const { return pewter_MTL4RenderPipelineDescriptor_alphaToCoverageState(this); }
  void setAlphaToCoverageState(MTL4::AlphaToCoverageState alphaToCoverageState) { pewter_MTL4RenderPipelineDescriptor_setAlphaToCoverageState_(this, alphaToCoverageState); }
  MTL4::AlphaToOneState alphaToOneState() const { return pewter_MTL4RenderPipelineDescriptor_alphaToOneState(this); }
  void setAlphaToOneState(MTL4::AlphaToOneState alphaToOneState) { pewter_MTL4RenderPipelineDescriptor_setAlphaToOneState_(this, alphaToOneState); }
  MTL4::LogicalToPhysicalColorAttachmentMappingState colorAttachmentMappingState() const { return pewter_MTL4RenderPipelineDescriptor_colorAttachmentMappingState(this); }
  void setColorAttachmentMappingState(MTL4::LogicalToPhysicalColorAttachmentMappingState colorAttachmentMappingState) { pewter_MTL4RenderPipelineDescriptor_setColorAttachmentMappingState_(this, colorAttachmentMappingState); }
  MTL4::FunctionDescriptor* fragmentFunctionDescriptor() const { return pewter_MTL4RenderPipelineDescriptor_fragmentFunctionDescriptor(this); }
  void setFragmentFunctionDescriptor(const MTL4::FunctionDescriptor* fragmentFunctionDescriptor) { pewter_MTL4RenderPipelineDescriptor_setFragmentFunctionDescriptor_(this, fragmentFunctionDescriptor); }
  MTL4::StaticLinkingDescriptor* fragmentStaticLinkingDescriptor() const { return pewter_MTL4RenderPipelineDescriptor_fragmentStaticLinkingDescriptor(this); }
  void setFragmentStaticLinkingDescriptor(const MTL4::StaticLinkingDescriptor* fragmentStaticLinkingDescriptor) { pewter_MTL4RenderPipelineDescriptor_setFragmentStaticLinkingDescriptor_(this, fragmentStaticLinkingDescriptor); }
  MTL::PrimitiveTopologyClass inputPrimitiveTopology() const { return pewter_MTL4RenderPipelineDescriptor_inputPrimitiveTopology(this); }
  void setInputPrimitiveTopology(MTL::PrimitiveTopologyClass inputPrimitiveTopology) { pewter_MTL4RenderPipelineDescriptor_setInputPrimitiveTopology_(this, inputPrimitiveTopology); }
  NS::UInteger maxVertexAmplificationCount() const { return pewter_MTL4RenderPipelineDescriptor_maxVertexAmplificationCount(this); }
  void setMaxVertexAmplificationCount(NS::UInteger maxVertexAmplificationCount) { pewter_MTL4RenderPipelineDescriptor_setMaxVertexAmplificationCount_(this, maxVertexAmplificationCount); }
  NS::UInteger rasterSampleCount() const { return pewter_MTL4RenderPipelineDescriptor_rasterSampleCount(this); }
  void setRasterSampleCount(NS::UInteger rasterSampleCount) { pewter_MTL4RenderPipelineDescriptor_setRasterSampleCount_(this, rasterSampleCount); }
  bool rasterizationEnabled() const { return pewter_MTL4RenderPipelineDescriptor_isRasterizationEnabled(this); }
  void setRasterizationEnabled(bool rasterizationEnabled) { pewter_MTL4RenderPipelineDescriptor_setRasterizationEnabled_(this, rasterizationEnabled); }
  bool supportFragmentBinaryLinking() const { return pewter_MTL4RenderPipelineDescriptor_supportFragmentBinaryLinking(this); }
  void setSupportFragmentBinaryLinking(bool supportFragmentBinaryLinking) { pewter_MTL4RenderPipelineDescriptor_setSupportFragmentBinaryLinking_(this, supportFragmentBinaryLinking); }
  MTL4::IndirectCommandBufferSupportState supportIndirectCommandBuffers() const { return pewter_MTL4RenderPipelineDescriptor_supportIndirectCommandBuffers(this); }
  void setSupportIndirectCommandBuffers(MTL4::IndirectCommandBufferSupportState supportIndirectCommandBuffers) { pewter_MTL4RenderPipelineDescriptor_setSupportIndirectCommandBuffers_(this, supportIndirectCommandBuffers); }
  bool supportVertexBinaryLinking() const { return pewter_MTL4RenderPipelineDescriptor_supportVertexBinaryLinking(this); }
  void setSupportVertexBinaryLinking(bool supportVertexBinaryLinking) { pewter_MTL4RenderPipelineDescriptor_setSupportVertexBinaryLinking_(this, supportVertexBinaryLinking); }
  MTL::VertexDescriptor* vertexDescriptor() const { return pewter_MTL4RenderPipelineDescriptor_vertexDescriptor(this); }
  void setVertexDescriptor(const MTL::VertexDescriptor* vertexDescriptor) { pewter_MTL4RenderPipelineDescriptor_setVertexDescriptor_(this, vertexDescriptor); }
  MTL4::FunctionDescriptor* vertexFunctionDescriptor() const { return pewter_MTL4RenderPipelineDescriptor_vertexFunctionDescriptor(this); }
  void setVertexFunctionDescriptor(const MTL4::FunctionDescriptor* vertexFunctionDescriptor) { pewter_MTL4RenderPipelineDescriptor_setVertexFunctionDescriptor_(this, vertexFunctionDescriptor); }
  MTL4::StaticLinkingDescriptor* vertexStaticLinkingDescriptor() const { return pewter_MTL4RenderPipelineDescriptor_vertexStaticLinkingDescriptor(this); }
  void setVertexStaticLinkingDescriptor(const MTL4::StaticLinkingDescriptor* vertexStaticLinkingDescriptor) { pewter_MTL4RenderPipelineDescriptor_setVertexStaticLinkingDescriptor_(this, vertexStaticLinkingDescriptor); }
  MTL4::RenderPipelineColorAttachmentDescriptorArray* colorAttachments() const { return pewter_MTL4RenderPipelineDescriptor_colorAttachments(this); }
  bool isRasterizationEnabled() const { return pewter_MTL4RenderPipelineDescriptor_isRasterizationEnabled(this); }
  void reset() { pewter_MTL4RenderPipelineDescriptor_reset(this); }
};
}  // namespace MTL4
#include "../Metal/MTLRenderPipeline.hpp"
#include "../Metal/MTLPixelFormat.hpp"
