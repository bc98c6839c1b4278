// Generated from kernels/metal/interface/Metal/MTLRenderPipeline.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTLAllocation.hpp"

namespace MTL4 {
class BinaryFunction;
class PipelineDescriptor;
class RenderPipelineBinaryFunctionsDescriptor;
}
namespace MTL {
class Allocation;
class Device;
class Function;
class FunctionHandle;
class IntersectionFunctionTable;
class IntersectionFunctionTableDescriptor;
class LinkedFunctions;
class LogicalToPhysicalColorAttachmentMap;
class MeshRenderPipelineDescriptor;
class PipelineBufferDescriptorArray;
enum PixelFormat : NS::UInteger;
class RenderPipelineColorAttachmentDescriptor;
class RenderPipelineColorAttachmentDescriptorArray;
class RenderPipelineDescriptor;
class RenderPipelineFunctionsDescriptor;
class RenderPipelineReflection;
class RenderPipelineState;
using RenderStages = NS::UInteger;
enum ShaderValidation : NS::Integer;
class TileRenderPipelineColorAttachmentDescriptor;
class TileRenderPipelineColorAttachmentDescriptorArray;
class TileRenderPipelineDescriptor;
class VertexDescriptor;
class VisibleFunctionTable;
class VisibleFunctionTableDescriptor;
enum Winding : NS::UInteger;
}
namespace NS {
class Array;
class Error;
class String;
}
namespace MTL {
enum BlendFactor : NS::UInteger {
  BlendFactorZero = 0,
  BlendFactorOne = 1,
  BlendFactorSourceColor = 2,
  BlendFactorOneMinusSourceColor = 3,
  BlendFactorSourceAlpha = 4,
  BlendFactorOneMinusSourceAlpha = 5,
  BlendFactorDestinationColor = 6,
  BlendFactorOneMinusDestinationColor = 7,
  BlendFactorDestinationAlpha = 8,
  BlendFactorOneMinusDestinationAlpha = 9,
  BlendFactorSourceAlphaSaturated = 10,
  BlendFactorBlendColor = 11,
  BlendFactorOneMinusBlendColor = 12,
  BlendFactorBlendAlpha = 13,
  BlendFactorOneMinusBlendAlpha = 14,
  BlendFactorSource1Color = 15,
  BlendFactorOneMinusSource1Color = 16,
  BlendFactorSource1Alpha = 17,
  BlendFactorOneMinusSource1Alpha = 18,
  BlendFactorUnspecialized = 19,
};
enum BlendOperation : NS::UInteger {
  BlendOperationAdd = 0,
  BlendOperationSubtract = 1,
  BlendOperationReverseSubtract = 2,
  BlendOperationMin = 3,
  BlendOperationMax = 4,
  BlendOperationUnspecialized = 5,
};
enum PrimitiveTopologyClass : NS::UInteger {
  PrimitiveTopologyClassUnspecified = 0,
  PrimitiveTopologyClassPoint = 1,
  PrimitiveTopologyClassLine = 2,
  PrimitiveTopologyClassTriangle = 3,
};
enum TessellationPartitionMode : NS::UInteger {
  TessellationPartitionModePow2 = 0,
  TessellationPartitionModeInteger = 1,
  TessellationPartitionModeFractionalOdd = 2,
  TessellationPartitionModeFractionalEven = 3,
};
enum TessellationFactorStepFunction : NS::UInteger {
  TessellationFactorStepFunctionConstant = 0,
  TessellationFactorStepFunctionPerPatch = 1,
  TessellationFactorStepFunctionPerInstance = 2,
  TessellationFactorStepFunctionPerPatchAndPerInstance = 3,
};
enum TessellationFactorFormat : NS::UInteger {
  TessellationFactorFormatHalf = 0,
};
enum TessellationControlPointIndexType : NS::UInteger {
  TessellationControlPointIndexTypeNone = 0,
  TessellationControlPointIndexTypeUInt16 = 1,
  TessellationControlPointIndexTypeUInt32 = 2,
};
using ColorWriteMask = NS::UInteger;
enum : NS::UInteger {
  ColorWriteMaskNone = 0,
  ColorWriteMaskRed = 8,
  ColorWriteMaskGreen = 4,
  ColorWriteMaskBlue = 2,
  ColorWriteMaskAlpha = 1,
  ColorWriteMaskAll = 15,
  ColorWriteMaskUnspecialized = 16,
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::RenderPipelineColorAttachmentDescriptor* pewter_MTLRenderPipelineColorAttachmentDescriptor_alloc();
MTL::RenderPipelineColorAttachmentDescriptor* pewter_MTLRenderPipelineColorAttachmentDescriptor_init(MTL::RenderPipelineColorAttachmentDescriptor* self);
MTL::BlendOperation pewter_MTLRenderPipelineColorAttachmentDescriptor_alphaBlendOperation(const MTL::RenderPipelineColorAttachmentDescriptor* self);
void pewter_MTLRenderPipelineColorAttachmentDescriptor_setAlphaBlendOperation_(MTL::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendOperation alphaBlendOperation);
bool pewter_MTLRenderPipelineColorAttachmentDescriptor_isBlendingEnabled(const MTL::RenderPipelineColorAttachmentDescriptor* self);
void pewter_MTLRenderPipelineColorAttachmentDescriptor_setBlendingEnabled_(MTL::RenderPipelineColorAttachmentDescriptor* self, bool blendingEnabled);
MTL::BlendFactor pewter_MTLRenderPipelineColorAttachmentDescriptor_destinationAlphaBlendFactor(const MTL::RenderPipelineColorAttachmentDescriptor* self);
void pewter_MTLRenderPipelineColorAttachmentDescriptor_setDestinationAlphaBlendFactor_(MTL::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendFactor destinationAlphaBlendFactor);
MTL::BlendFactor pewter_MTLRenderPipelineColorAttachmentDescriptor_destinationRGBBlendFactor(const MTL::RenderPipelineColorAttachmentDescriptor* self);
void pewter_MTLRenderPipelineColorAttachmentDescriptor_setDestinationRGBBlendFactor_(MTL::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendFactor destinationRGBBlendFactor);
MTL::PixelFormat pewter_MTLRenderPipelineColorAttachmentDescriptor_pixelFormat(const MTL::RenderPipelineColorAttachmentDescriptor* self);
void pewter_MTLRenderPipelineColorAttachmentDescriptor_setPixelFormat_(MTL::RenderPipelineColorAttachmentDescriptor* self, MTL::PixelFormat pixelFormat);
MTL::BlendOperation pewter_MTLRenderPipelineColorAttachmentDescriptor_rgbBlendOperation(const MTL::RenderPipelineColorAttachmentDescriptor* self);
void pewter_MTLRenderPipelineColorAttachmentDescriptor_setRgbBlendOperation_(MTL::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendOperation rgbBlendOperation);
MTL::BlendFactor pewter_MTLRenderPipelineColorAttachmentDescriptor_sourceAlphaBlendFactor(const MTL::RenderPipelineColorAttachmentDescriptor* self);
void pewter_MTLRenderPipelineColorAttachmentDescriptor_setSourceAlphaBlendFactor_(MTL::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendFactor sourceAlphaBlendFactor);
MTL::BlendFactor pewter_MTLRenderPipelineColorAttachmentDescriptor_sourceRGBBlendFactor(const MTL::RenderPipelineColorAttachmentDescriptor* self);
void pewter_MTLRenderPipelineColorAttachmentDescriptor_setSourceRGBBlendFactor_(MTL::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendFactor sourceRGBBlendFactor);
MTL::ColorWriteMask pewter_MTLRenderPipelineColorAttachmentDescriptor_writeMask(const MTL::RenderPipelineColorAttachmentDescriptor* self);
void pewter_MTLRenderPipelineColorAttachmentDescriptor_setWriteMask_(MTL::RenderPipelineColorAttachmentDescriptor* self, MTL::ColorWriteMask writeMask);
MTL::LogicalToPhysicalColorAttachmentMap* pewter_MTLLogicalToPhysicalColorAttachmentMap_alloc();
MTL::LogicalToPhysicalColorAttachmentMap* pewter_MTLLogicalToPhysicalColorAttachmentMap_init(MTL::LogicalToPhysicalColorAttachmentMap* self);
NS::UInteger pewter_MTLLogicalToPhysicalColorAttachmentMap_getPhysicalIndexForLogicalIndex_(MTL::LogicalToPhysicalColorAttachmentMap* self, NS::UInteger logicalIndex);
void pewter_MTLLogicalToPhysicalColorAttachmentMap_reset(MTL::LogicalToPhysicalColorAttachmentMap* self);
void pewter_MTLLogicalToPhysicalColorAttachmentMap_setPhysicalIndex_forLogicalIndex_(MTL::LogicalToPhysicalColorAttachmentMap* self, NS::UInteger physicalIndex, NS::UInteger logicalIndex);
MTL::RenderPipelineReflection* pewter_MTLRenderPipelineReflection_alloc();
MTL::RenderPipelineReflection* pewter_MTLRenderPipelineReflection_init(MTL::RenderPipelineReflection* self);
NS::Array* pewter_MTLRenderPipelineReflection_fragmentArguments(const MTL::RenderPipelineReflection* self);
NS::Array* pewter_MTLRenderPipelineReflection_fragmentBindings(const MTL::RenderPipelineReflection* self);
NS::Array* pewter_MTLRenderPipelineReflection_meshBindings(const MTL::RenderPipelineReflection* self);
NS::Array* pewter_MTLRenderPipelineReflection_objectBindings(const MTL::RenderPipelineReflection* self);
NS::Array* pewter_MTLRenderPipelineReflection_tileArguments(const MTL::RenderPipelineReflection* self);
NS::Array* pewter_MTLRenderPipelineReflection_tileBindings(const MTL::RenderPipelineReflection* self);
NS::Array* pewter_MTLRenderPipelineReflection_vertexArguments(const MTL::RenderPipelineReflection* self);
NS::Array* pewter_MTLRenderPipelineReflection_vertexBindings(const MTL::RenderPipelineReflection* self);
MTL::RenderPipelineDescriptor* pewter_MTLRenderPipelineDescriptor_alloc();
MTL::RenderPipelineDescriptor* pewter_MTLRenderPipelineDescriptor_init(MTL::RenderPipelineDescriptor* self);
bool pewter_MTLRenderPipelineDescriptor_isAlphaToCoverageEnabled(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setAlphaToCoverageEnabled_(MTL::RenderPipelineDescriptor* self, bool alphaToCoverageEnabled);
bool pewter_MTLRenderPipelineDescriptor_isAlphaToOneEnabled(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setAlphaToOneEnabled_(MTL::RenderPipelineDescriptor* self, bool alphaToOneEnabled);
NS::Array* pewter_MTLRenderPipelineDescriptor_binaryArchives(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setBinaryArchives_(MTL::RenderPipelineDescriptor* self, const NS::Array* binaryArchives);
MTL::PixelFormat pewter_MTLRenderPipelineDescriptor_depthAttachmentPixelFormat(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setDepthAttachmentPixelFormat_(MTL::RenderPipelineDescriptor* self, MTL::PixelFormat depthAttachmentPixelFormat);
MTL::Function* pewter_MTLRenderPipelineDescriptor_fragmentFunction(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setFragmentFunction_(MTL::RenderPipelineDescriptor* self, const MTL::Function* fragmentFunction);
MTL::LinkedFunctions* pewter_MTLRenderPipelineDescriptor_fragmentLinkedFunctions(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setFragmentLinkedFunctions_(MTL::RenderPipelineDescriptor* self, const MTL::LinkedFunctions* fragmentLinkedFunctions);
NS::Array* pewter_MTLRenderPipelineDescriptor_fragmentPreloadedLibraries(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setFragmentPreloadedLibraries_(MTL::RenderPipelineDescriptor* self, const NS::Array* fragmentPreloadedLibraries);
MTL::PrimitiveTopologyClass pewter_MTLRenderPipelineDescriptor_inputPrimitiveTopology(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setInputPrimitiveTopology_(MTL::RenderPipelineDescriptor* self, MTL::PrimitiveTopologyClass inputPrimitiveTopology);
NS::String* pewter_MTLRenderPipelineDescriptor_label(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setLabel_(MTL::RenderPipelineDescriptor* self, const NS::String* label);
NS::UInteger pewter_MTLRenderPipelineDescriptor_maxFragmentCallStackDepth(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setMaxFragmentCallStackDepth_(MTL::RenderPipelineDescriptor* self, NS::UInteger maxFragmentCallStackDepth);
NS::UInteger pewter_MTLRenderPipelineDescriptor_maxTessellationFactor(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setMaxTessellationFactor_(MTL::RenderPipelineDescriptor* self, NS::UInteger maxTessellationFactor);
NS::UInteger pewter_MTLRenderPipelineDescriptor_maxVertexAmplificationCount(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setMaxVertexAmplificationCount_(MTL::RenderPipelineDescriptor* self, NS::UInteger maxVertexAmplificationCount);
NS::UInteger pewter_MTLRenderPipelineDescriptor_maxVertexCallStackDepth(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setMaxVertexCallStackDepth_(MTL::RenderPipelineDescriptor* self, NS::UInteger maxVertexCallStackDepth);
NS::UInteger pewter_MTLRenderPipelineDescriptor_rasterSampleCount(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setRasterSampleCount_(MTL::RenderPipelineDescriptor* self, NS::UInteger rasterSampleCount);
bool pewter_MTLRenderPipelineDescriptor_isRasterizationEnabled(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setRasterizationEnabled_(MTL::RenderPipelineDescriptor* self, bool rasterizationEnabled);
NS::UInteger pewter_MTLRenderPipelineDescriptor_sampleCount(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setSampleCount_(MTL::RenderPipelineDescriptor* self, NS::UInteger sampleCount);
MTL::ShaderValidation pewter_MTLRenderPipelineDescriptor_shaderValidation(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setShaderValidation_(MTL::RenderPipelineDescriptor* self, MTL::ShaderValidation shaderValidation);
MTL::PixelFormat pewter_MTLRenderPipelineDescriptor_stencilAttachmentPixelFormat(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setStencilAttachmentPixelFormat_(MTL::RenderPipelineDescriptor* self, MTL::PixelFormat stencilAttachmentPixelFormat);
bool pewter_MTLRenderPipelineDescriptor_supportAddingFragmentBinaryFunctions(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setSupportAddingFragmentBinaryFunctions_(MTL::RenderPipelineDescriptor* self, bool supportAddingFragmentBinaryFunctions);
bool pewter_MTLRenderPipelineDescriptor_supportAddingVertexBinaryFunctions(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setSupportAddingVertexBinaryFunctions_(MTL::RenderPipelineDescriptor* self, bool supportAddingVertexBinaryFunctions);
bool pewter_MTLRenderPipelineDescriptor_supportIndirectCommandBuffers(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setSupportIndirectCommandBuffers_(MTL::RenderPipelineDescriptor* self, bool supportIndirectCommandBuffers);
MTL::TessellationControlPointIndexType pewter_MTLRenderPipelineDescriptor_tessellationControlPointIndexType(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setTessellationControlPointIndexType_(MTL::RenderPipelineDescriptor* self, MTL::TessellationControlPointIndexType tessellationControlPointIndexType);
MTL::TessellationFactorFormat pewter_MTLRenderPipelineDescriptor_tessellationFactorFormat(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setTessellationFactorFormat_(MTL::RenderPipelineDescriptor* self, MTL::TessellationFactorFormat tessellationFactorFormat);
bool pewter_MTLRenderPipelineDescriptor_isTessellationFactorScaleEnabled(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setTessellationFactorScaleEnabled_(MTL::RenderPipelineDescriptor* self, bool tessellationFactorScaleEnabled);
MTL::TessellationFactorStepFunction pewter_MTLRenderPipelineDescriptor_tessellationFactorStepFunction(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setTessellationFactorStepFunction_(MTL::RenderPipelineDescriptor* self, MTL::TessellationFactorStepFunction tessellationFactorStepFunction);
MTL::Winding pewter_MTLRenderPipelineDescriptor_tessellationOutputWindingOrder(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setTessellationOutputWindingOrder_(MTL::RenderPipelineDescriptor* self, MTL::Winding tessellationOutputWindingOrder);
MTL::TessellationPartitionMode pewter_MTLRenderPipelineDescriptor_tessellationPartitionMode(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setTessellationPartitionMode_(MTL::RenderPipelineDescriptor* self, MTL::TessellationPartitionMode tessellationPartitionMode);
MTL::VertexDescriptor* pewter_MTLRenderPipelineDescriptor_vertexDescriptor(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setVertexDescriptor_(MTL::RenderPipelineDescriptor* self, const MTL::VertexDescriptor* vertexDescriptor);
MTL::Function* pewter_MTLRenderPipelineDescriptor_vertexFunction(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setVertexFunction_(MTL::RenderPipelineDescriptor* self, const MTL::Function* vertexFunction);
MTL::LinkedFunctions* pewter_MTLRenderPipelineDescriptor_vertexLinkedFunctions(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setVertexLinkedFunctions_(MTL::RenderPipelineDescriptor* self, const MTL::LinkedFunctions* vertexLinkedFunctions);
NS::Array* pewter_MTLRenderPipelineDescriptor_vertexPreloadedLibraries(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_setVertexPreloadedLibraries_(MTL::RenderPipelineDescriptor* self, const NS::Array* vertexPreloadedLibraries);
MTL::RenderPipelineColorAttachmentDescriptorArray* pewter_MTLRenderPipelineDescriptor_colorAttachments(const MTL::RenderPipelineDescriptor* self);
MTL::PipelineBufferDescriptorArray* pewter_MTLRenderPipelineDescriptor_fragmentBuffers(const MTL::RenderPipelineDescriptor* self);
void pewter_MTLRenderPipelineDescriptor_reset(MTL::RenderPipelineDescriptor* self);
MTL::PipelineBufferDescriptorArray* pewter_MTLRenderPipelineDescriptor_vertexBuffers(const MTL::RenderPipelineDescriptor* self);
MTL::RenderPipelineFunctionsDescriptor* pewter_MTLRenderPipelineFunctionsDescriptor_alloc();
MTL::RenderPipelineFunctionsDescriptor* pewter_MTLRenderPipelineFunctionsDescriptor_init(MTL::RenderPipelineFunctionsDescriptor* self);
NS::Array* pewter_MTLRenderPipelineFunctionsDescriptor_fragmentAdditionalBinaryFunctions(const MTL::RenderPipelineFunctionsDescriptor* self);
void pewter_MTLRenderPipelineFunctionsDescriptor_setFragmentAdditionalBinaryFunctions_(MTL::RenderPipelineFunctionsDescriptor* self, const NS::Array* fragmentAdditionalBinaryFunctions);
NS::Array* pewter_MTLRenderPipelineFunctionsDescriptor_tileAdditionalBinaryFunctions(const MTL::RenderPipelineFunctionsDescriptor* self);
void pewter_MTLRenderPipelineFunctionsDescriptor_setTileAdditionalBinaryFunctions_(MTL::RenderPipelineFunctionsDescriptor* self, const NS::Array* tileAdditionalBinaryFunctions);
NS::Array* pewter_MTLRenderPipelineFunctionsDescriptor_vertexAdditionalBinaryFunctions(const MTL::RenderPipelineFunctionsDescriptor* self);
void pewter_MTLRenderPipelineFunctionsDescriptor_setVertexAdditionalBinaryFunctions_(MTL::RenderPipelineFunctionsDescriptor* self, const NS::Array* vertexAdditionalBinaryFunctions);
MTL::Device* pewter_MTLRenderPipelineState_device(const MTL::RenderPipelineState* self);
MTL::FunctionHandle* pewter_MTLRenderPipelineState_functionHandleWithName_stage_(MTL::RenderPipelineState* self, const NS::String* name, MTL::RenderStages stage);
MTL::FunctionHandle* pewter_MTLRenderPipelineState_functionHandleWithFunction_stage_(MTL::RenderPipelineState* self, const MTL::Function* function, MTL::RenderStages stage);
MTL::ResourceID pewter_MTLRenderPipelineState_gpuResourceID(const MTL::RenderPipelineState* self);
NS::UInteger pewter_MTLRenderPipelineState_imageblockMemoryLengthForDimensions_(MTL::RenderPipelineState* self, MTL::Size imageblockDimensions);
NS::UInteger pewter_MTLRenderPipelineState_imageblockSampleLength(const MTL::RenderPipelineState* self);
NS::String* pewter_MTLRenderPipelineState_label(const MTL::RenderPipelineState* self);
NS::UInteger pewter_MTLRenderPipelineState_maxTotalThreadgroupsPerMeshGrid(const MTL::RenderPipelineState* self);
NS::UInteger pewter_MTLRenderPipelineState_maxTotalThreadsPerMeshThreadgroup(const MTL::RenderPipelineState* self);
NS::UInteger pewter_MTLRenderPipelineState_maxTotalThreadsPerObjectThreadgroup(const MTL::RenderPipelineState* self);
NS::UInteger pewter_MTLRenderPipelineState_maxTotalThreadsPerThreadgroup(const MTL::RenderPipelineState* self);
NS::UInteger pewter_MTLRenderPipelineState_meshThreadExecutionWidth(const MTL::RenderPipelineState* self);
MTL::IntersectionFunctionTable* pewter_MTLRenderPipelineState_newIntersectionFunctionTableWithDescriptor_stage_(MTL::RenderPipelineState* self, const MTL::IntersectionFunctionTableDescriptor* descriptor, MTL::RenderStages stage);
MTL::RenderPipelineState* pewter_MTLRenderPipelineState_newRenderPipelineStateWithAdditionalBinaryFunctions_error_(MTL::RenderPipelineState* self, const MTL::RenderPipelineFunctionsDescriptor* additionalBinaryFunctions, NS::Error** error);
MTL::VisibleFunctionTable* pewter_MTLRenderPipelineState_newVisibleFunctionTableWithDescriptor_stage_(MTL::RenderPipelineState* self, const MTL::VisibleFunctionTableDescriptor* descriptor, MTL::RenderStages stage);
NS::UInteger pewter_MTLRenderPipelineState_objectThreadExecutionWidth(const MTL::RenderPipelineState* self);
MTL::RenderPipelineReflection* pewter_MTLRenderPipelineState_reflection(const MTL::RenderPipelineState* self);
MTL::Size pewter_MTLRenderPipelineState_requiredThreadsPerMeshThreadgroup(const MTL::RenderPipelineState* self);
MTL::Size pewter_MTLRenderPipelineState_requiredThreadsPerObjectThreadgroup(const MTL::RenderPipelineState* self);
MTL::Size pewter_MTLRenderPipelineState_requiredThreadsPerTileThreadgroup(const MTL::RenderPipelineState* self);
MTL::ShaderValidation pewter_MTLRenderPipelineState_shaderValidation(const MTL::RenderPipelineState* self);
bool pewter_MTLRenderPipelineState_supportIndirectCommandBuffers(const MTL::RenderPipelineState* self);
bool pewter_MTLRenderPipelineState_threadgroupSizeMatchesTileSize(const MTL::RenderPipelineState* self);
MTL::FunctionHandle* pewter_MTLRenderPipelineState_functionHandleWithBinaryFunction_stage_(MTL::RenderPipelineState* self, const MTL4::BinaryFunction* function, MTL::RenderStages stage);
MTL4::PipelineDescriptor* pewter_MTLRenderPipelineState_newRenderPipelineDescriptorForSpecialization(MTL::RenderPipelineState* self);
MTL::RenderPipelineState* pewter_MTLRenderPipelineState_newRenderPipelineStateWithBinaryFunctions_error_(MTL::RenderPipelineState* self, const MTL4::RenderPipelineBinaryFunctionsDescriptor* binaryFunctionsDescriptor, NS::Error** error);
MTL::RenderPipelineColorAttachmentDescriptorArray* pewter_MTLRenderPipelineColorAttachmentDescriptorArray_alloc();
MTL::RenderPipelineColorAttachmentDescriptorArray* pewter_MTLRenderPipelineColorAttachmentDescriptorArray_init(MTL::RenderPipelineColorAttachmentDescriptorArray* self);
MTL::RenderPipelineColorAttachmentDescriptor* pewter_MTLRenderPipelineColorAttachmentDescriptorArray_objectAtIndexedSubscript_(MTL::RenderPipelineColorAttachmentDescriptorArray* self, NS::UInteger attachmentIndex);
void pewter_MTLRenderPipelineColorAttachmentDescriptorArray_setObject_atIndexedSubscript_(MTL::RenderPipelineColorAttachmentDescriptorArray* self, const MTL::RenderPipelineColorAttachmentDescriptor* attachment, NS::UInteger attachmentIndex);
MTL::TileRenderPipelineColorAttachmentDescriptor* pewter_MTLTileRenderPipelineColorAttachmentDescriptor_alloc();
MTL::TileRenderPipelineColorAttachmentDescriptor* pewter_MTLTileRenderPipelineColorAttachmentDescriptor_init(MTL::TileRenderPipelineColorAttachmentDescriptor* self);
MTL::PixelFormat pewter_MTLTileRenderPipelineColorAttachmentDescriptor_pixelFormat(const MTL::TileRenderPipelineColorAttachmentDescriptor* self);
void pewter_MTLTileRenderPipelineColorAttachmentDescriptor_setPixelFormat_(MTL::TileRenderPipelineColorAttachmentDescriptor* self, MTL::PixelFormat pixelFormat);
MTL::TileRenderPipelineColorAttachmentDescriptorArray* pewter_MTLTileRenderPipelineColorAttachmentDescriptorArray_alloc();
MTL::TileRenderPipelineColorAttachmentDescriptorArray* pewter_MTLTileRenderPipelineColorAttachmentDescriptorArray_init(MTL::TileRenderPipelineColorAttachmentDescriptorArray* self);
MTL::TileRenderPipelineColorAttachmentDescriptor* pewter_MTLTileRenderPipelineColorAttachmentDescriptorArray_objectAtIndexedSubscript_(MTL::TileRenderPipelineColorAttachmentDescriptorArray* self, NS::UInteger attachmentIndex);
void pewter_MTLTileRenderPipelineColorAttachmentDescriptorArray_setObject_atIndexedSubscript_(MTL::TileRenderPipelineColorAttachmentDescriptorArray* self, const MTL::TileRenderPipelineColorAttachmentDescriptor* attachment, NS::UInteger attachmentIndex);
MTL::TileRenderPipelineDescriptor* pewter_MTLTileRenderPipelineDescriptor_alloc();
MTL::TileRenderPipelineDescriptor* pewter_MTLTileRenderPipelineDescriptor_init(MTL::TileRenderPipelineDescriptor* self);
NS::Array* pewter_MTLTileRenderPipelineDescriptor_binaryArchives(const MTL::TileRenderPipelineDescriptor* self);
void pewter_MTLTileRenderPipelineDescriptor_setBinaryArchives_(MTL::TileRenderPipelineDescriptor* self, const NS::Array* binaryArchives);
NS::String* pewter_MTLTileRenderPipelineDescriptor_label(const MTL::TileRenderPipelineDescriptor* self);
void pewter_MTLTileRenderPipelineDescriptor_setLabel_(MTL::TileRenderPipelineDescriptor* self, const NS::String* label);
MTL::LinkedFunctions* pewter_MTLTileRenderPipelineDescriptor_linkedFunctions(const MTL::TileRenderPipelineDescriptor* self);
void pewter_MTLTileRenderPipelineDescriptor_setLinkedFunctions_(MTL::TileRenderPipelineDescriptor* self, const MTL::LinkedFunctions* linkedFunctions);
NS::UInteger pewter_MTLTileRenderPipelineDescriptor_maxCallStackDepth(const MTL::TileRenderPipelineDescriptor* self);
void pewter_MTLTileRenderPipelineDescriptor_setMaxCallStackDepth_(MTL::TileRenderPipelineDescriptor* self, NS::UInteger maxCallStackDepth);
NS::UInteger pewter_MTLTileRenderPipelineDescriptor_maxTotalThreadsPerThreadgroup(const MTL::TileRenderPipelineDescriptor* self);
void pewter_MTLTileRenderPipelineDescriptor_setMaxTotalThreadsPerThreadgroup_(MTL::TileRenderPipelineDescriptor* self, NS::UInteger maxTotalThreadsPerThreadgroup);
NS::Array* pewter_MTLTileRenderPipelineDescriptor_preloadedLibraries(const MTL::TileRenderPipelineDescriptor* self);
void pewter_MTLTileRenderPipelineDescriptor_setPreloadedLibraries_(MTL::TileRenderPipelineDescriptor* self, const NS::Array* preloadedLibraries);
NS::UInteger pewter_MTLTileRenderPipelineDescriptor_rasterSampleCount(const MTL::TileRenderPipelineDescriptor* self);
void pewter_MTLTileRenderPipelineDescriptor_setRasterSampleCount_(MTL::TileRenderPipelineDescriptor* self, NS::UInteger rasterSampleCount);
MTL::Size pewter_MTLTileRenderPipelineDescriptor_requiredThreadsPerThreadgroup(const MTL::TileRenderPipelineDescriptor* self);
void pewter_MTLTileRenderPipelineDescriptor_setRequiredThreadsPerThreadgroup_(MTL::TileRenderPipelineDescriptor* self, MTL::Size requiredThreadsPerThreadgroup);
MTL::ShaderValidation pewter_MTLTileRenderPipelineDescriptor_shaderValidation(const MTL::TileRenderPipelineDescriptor* self);
void pewter_MTLTileRenderPipelineDescriptor_setShaderValidation_(MTL::TileRenderPipelineDescriptor* self, MTL::ShaderValidation shaderValidation);
bool pewter_MTLTileRenderPipelineDescriptor_supportAddingBinaryFunctions(const MTL::TileRenderPipelineDescriptor* self);
void pewter_MTLTileRenderPipelineDescriptor_setSupportAddingBinaryFunctions_(MTL::TileRenderPipelineDescriptor* self, bool supportAddingBinaryFunctions);
bool pewter_MTLTileRenderPipelineDescriptor_threadgroupSizeMatchesTileSize(const MTL::TileRenderPipelineDescriptor* self);
void pewter_MTLTileRenderPipelineDescriptor_setThreadgroupSizeMatchesTileSize_(MTL::TileRenderPipelineDescriptor* self, bool threadgroupSizeMatchesTileSize);
MTL::Function* pewter_MTLTileRenderPipelineDescriptor_tileFunction(const MTL::TileRenderPipelineDescriptor* self);
void pewter_MTLTileRenderPipelineDescriptor_setTileFunction_(MTL::TileRenderPipelineDescriptor* self, const MTL::Function* tileFunction);
MTL::TileRenderPipelineColorAttachmentDescriptorArray* pewter_MTLTileRenderPipelineDescriptor_colorAttachments(const MTL::TileRenderPipelineDescriptor* self);
void pewter_MTLTileRenderPipelineDescriptor_reset(MTL::TileRenderPipelineDescriptor* self);
MTL::PipelineBufferDescriptorArray* pewter_MTLTileRenderPipelineDescriptor_tileBuffers(const MTL::TileRenderPipelineDescriptor* self);
MTL::MeshRenderPipelineDescriptor* pewter_MTLMeshRenderPipelineDescriptor_alloc();
MTL::MeshRenderPipelineDescriptor* pewter_MTLMeshRenderPipelineDescriptor_init(MTL::MeshRenderPipelineDescriptor* self);
bool pewter_MTLMeshRenderPipelineDescriptor_isAlphaToCoverageEnabled(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setAlphaToCoverageEnabled_(MTL::MeshRenderPipelineDescriptor* self, bool alphaToCoverageEnabled);
bool pewter_MTLMeshRenderPipelineDescriptor_isAlphaToOneEnabled(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setAlphaToOneEnabled_(MTL::MeshRenderPipelineDescriptor* self, bool alphaToOneEnabled);
NS::Array* pewter_MTLMeshRenderPipelineDescriptor_binaryArchives(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setBinaryArchives_(MTL::MeshRenderPipelineDescriptor* self, const NS::Array* binaryArchives);
MTL::PixelFormat pewter_MTLMeshRenderPipelineDescriptor_depthAttachmentPixelFormat(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setDepthAttachmentPixelFormat_(MTL::MeshRenderPipelineDescriptor* self, MTL::PixelFormat depthAttachmentPixelFormat);
MTL::Function* pewter_MTLMeshRenderPipelineDescriptor_fragmentFunction(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setFragmentFunction_(MTL::MeshRenderPipelineDescriptor* self, const MTL::Function* fragmentFunction);
MTL::LinkedFunctions* pewter_MTLMeshRenderPipelineDescriptor_fragmentLinkedFunctions(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setFragmentLinkedFunctions_(MTL::MeshRenderPipelineDescriptor* self, const MTL::LinkedFunctions* fragmentLinkedFunctions);
NS::String* pewter_MTLMeshRenderPipelineDescriptor_label(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setLabel_(MTL::MeshRenderPipelineDescriptor* self, const NS::String* label);
NS::UInteger pewter_MTLMeshRenderPipelineDescriptor_maxTotalThreadgroupsPerMeshGrid(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setMaxTotalThreadgroupsPerMeshGrid_(MTL::MeshRenderPipelineDescriptor* self, NS::UInteger maxTotalThreadgroupsPerMeshGrid);
NS::UInteger pewter_MTLMeshRenderPipelineDescriptor_maxTotalThreadsPerMeshThreadgroup(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setMaxTotalThreadsPerMeshThreadgroup_(MTL::MeshRenderPipelineDescriptor* self, NS::UInteger maxTotalThreadsPerMeshThreadgroup);
NS::UInteger pewter_MTLMeshRenderPipelineDescriptor_maxTotalThreadsPerObjectThreadgroup(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setMaxTotalThreadsPerObjectThreadgroup_(MTL::MeshRenderPipelineDescriptor* self, NS::UInteger maxTotalThreadsPerObjectThreadgroup);
NS::UInteger pewter_MTLMeshRenderPipelineDescriptor_maxVertexAmplificationCount(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setMaxVertexAmplificationCount_(MTL::MeshRenderPipelineDescriptor* self, NS::UInteger maxVertexAmplificationCount);
MTL::Function* pewter_MTLMeshRenderPipelineDescriptor_meshFunction(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setMeshFunction_(MTL::MeshRenderPipelineDescriptor* self, const MTL::Function* meshFunction);
MTL::LinkedFunctions* pewter_MTLMeshRenderPipelineDescriptor_meshLinkedFunctions(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setMeshLinkedFunctions_(MTL::MeshRenderPipelineDescriptor* self, const MTL::LinkedFunctions* meshLinkedFunctions);
bool pewter_MTLMeshRenderPipelineDescriptor_meshThreadgroupSizeIsMultipleOfThreadExecutionWidth(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setMeshThreadgroupSizeIsMultipleOfThreadExecutionWidth_(MTL::MeshRenderPipelineDescriptor* self, bool meshThreadgroupSizeIsMultipleOfThreadExecutionWidth);
MTL::Function* pewter_MTLMeshRenderPipelineDescriptor_objectFunction(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setObjectFunction_(MTL::MeshRenderPipelineDescriptor* self, const MTL::Function* objectFunction);
MTL::LinkedFunctions* pewter_MTLMeshRenderPipelineDescriptor_objectLinkedFunctions(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setObjectLinkedFunctions_(MTL::MeshRenderPipelineDescriptor* self, const MTL::LinkedFunctions* objectLinkedFunctions);
bool pewter_MTLMeshRenderPipelineDescriptor_objectThreadgroupSizeIsMultipleOfThreadExecutionWidth(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setObjectThreadgroupSizeIsMultipleOfThreadExecutionWidth_(MTL::MeshRenderPipelineDescriptor* self, bool objectThreadgroupSizeIsMultipleOfThreadExecutionWidth);
NS::UInteger pewter_MTLMeshRenderPipelineDescriptor_payloadMemoryLength(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setPayloadMemoryLength_(MTL::MeshRenderPipelineDescriptor* self, NS::UInteger payloadMemoryLength);
NS::UInteger pewter_MTLMeshRenderPipelineDescriptor_rasterSampleCount(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setRasterSampleCount_(MTL::MeshRenderPipelineDescriptor* self, NS::UInteger rasterSampleCount);
bool pewter_MTLMeshRenderPipelineDescriptor_isRasterizationEnabled(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setRasterizationEnabled_(MTL::MeshRenderPipelineDescriptor* self, bool rasterizationEnabled);
MTL::Size pewter_MTLMeshRenderPipelineDescriptor_requiredThreadsPerMeshThreadgroup(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setRequiredThreadsPerMeshThreadgroup_(MTL::MeshRenderPipelineDescriptor* self, MTL::Size requiredThreadsPerMeshThreadgroup);
MTL::Size pewter_MTLMeshRenderPipelineDescriptor_requiredThreadsPerObjectThreadgroup(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setRequiredThreadsPerObjectThreadgroup_(MTL::MeshRenderPipelineDescriptor* self, MTL::Size requiredThreadsPerObjectThreadgroup);
MTL::ShaderValidation pewter_MTLMeshRenderPipelineDescriptor_shaderValidation(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setShaderValidation_(MTL::MeshRenderPipelineDescriptor* self, MTL::ShaderValidation shaderValidation);
MTL::PixelFormat pewter_MTLMeshRenderPipelineDescriptor_stencilAttachmentPixelFormat(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setStencilAttachmentPixelFormat_(MTL::MeshRenderPipelineDescriptor* self, MTL::PixelFormat stencilAttachmentPixelFormat);
bool pewter_MTLMeshRenderPipelineDescriptor_supportIndirectCommandBuffers(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_setSupportIndirectCommandBuffers_(MTL::MeshRenderPipelineDescriptor* self, bool supportIndirectCommandBuffers);
MTL::RenderPipelineColorAttachmentDescriptorArray* pewter_MTLMeshRenderPipelineDescriptor_colorAttachments(const MTL::MeshRenderPipelineDescriptor* self);
MTL::PipelineBufferDescriptorArray* pewter_MTLMeshRenderPipelineDescriptor_fragmentBuffers(const MTL::MeshRenderPipelineDescriptor* self);
MTL::PipelineBufferDescriptorArray* pewter_MTLMeshRenderPipelineDescriptor_meshBuffers(const MTL::MeshRenderPipelineDescriptor* self);
MTL::PipelineBufferDescriptorArray* pewter_MTLMeshRenderPipelineDescriptor_objectBuffers(const MTL::MeshRenderPipelineDescriptor* self);
void pewter_MTLMeshRenderPipelineDescriptor_reset(MTL::MeshRenderPipelineDescriptor* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class RenderPipelineColorAttachmentDescriptor : public NS::Copying<RenderPipelineColorAttachmentDescriptor> {
 public:
  static MTL::RenderPipelineColorAttachmentDescriptor* alloc() { return pewter_MTLRenderPipelineColorAttachmentDescriptor_alloc(); }
  MTL::RenderPipelineColorAttachmentDescriptor* init() { return pewter_MTLRenderPipelineColorAttachmentDescriptor_init(this); }
  MTL::BlendOperation alphaBlendOperation() const { return pewter_MTLRenderPipelineColorAttachmentDescriptor_alphaBlendOperation(this); }
  void setAlphaBlendOperation(MTL::BlendOperation alphaBlendOperation) { pewter_MTLRenderPipelineColorAttachmentDescriptor_setAlphaBlendOperation_(this, alphaBlendOperation); }
  bool blendingEnabled() const { return pewter_MTLRenderPipelineColorAttachmentDescriptor_isBlendingEnabled(this); }
  void setBlendingEnabled(bool blendingEnabled) { pewter_MTLRenderPipelineColorAttachmentDescriptor_setBlendingEnabled_(this, blendingEnabled); }
  MTL::BlendFactor destinationAlphaBlendFactor() const { return pewter_MTLRenderPipelineColorAttachmentDescriptor_destinationAlphaBlendFactor(this); }
  void setDestinationAlphaBlendFactor(MTL::BlendFactor destinationAlphaBlendFactor) { pewter_MTLRenderPipelineColorAttachmentDescriptor_setDestinationAlphaBlendFactor_(this, destinationAlphaBlendFactor); }
  MTL::BlendFactor destinationRGBBlendFactor() const { return pewter_MTLRenderPipelineColorAttachmentDescriptor_destinationRGBBlendFactor(this); }
  void setDestinationRGBBlendFactor(MTL::BlendFactor destinationRGBBlendFactor) { pewter_MTLRenderPipelineColorAttachmentDescriptor_setDestinationRGBBlendFactor_(this, destinationRGBBlendFactor); }
  MTL::PixelFormat pixelFormat() const { return pewter_MTLRenderPipelineColorAttachmentDescriptor_pixelFormat(this); }
  void setPixelFormat(MTL::PixelFormat pixelFormat) { pewter_MTLRenderPipelineColorAttachmentDescriptor_setPixelFormat_(this, pixelFormat); }
  MTL::BlendOperation rgbBlendOperation() const { return pewter_MTLRenderPipelineColorAttachmentDescriptor_rgbBlendOperation(this); }
  void setRgbBlendOperation(MTL::BlendOperation rgbBlendOperation) { pewter_MTLRenderPipelineColorAttachmentDescriptor_setRgbBlendOperation_(this, rgbBlendOperation); }
  MTL::BlendFactor sourceAlphaBlendFactor() const { return pewter_MTLRenderPipelineColorAttachmentDescriptor_sourceAlphaBlendFactor(this); }
  void setSourceAlphaBlendFactor(MTL::BlendFactor sourceAlphaBlendFactor) { pewter_MTLRenderPipelineColorAttachmentDescriptor_setSourceAlphaBlendFactor_(this, sourceAlphaBlendFactor); }
  MTL::BlendFactor sourceRGBBlendFactor() const { return pewter_MTLRenderPipelineColorAttachmentDescriptor_sourceRGBBlendFactor(this); }
  void setSourceRGBBlendFactor(MTL::BlendFactor sourceRGBBlendFactor) { pewter_MTLRenderPipelineColorAttachmentDescriptor_setSourceRGBBlendFactor_(this, sourceRGBBlendFactor); }
  MTL::ColorWriteMask writeMask() const { return pewter_MTLRenderPipelineColorAttachmentDescriptor_writeMask(this); }
  void setWriteMask(MTL::ColorWriteMask writeMask) { pewter_MTLRenderPipelineColorAttachmentDescriptor_setWriteMask_(this, writeMask); }
  bool isBlendingEnabled() const { return pewter_MTLRenderPipelineColorAttachmentDescriptor_isBlendingEnabled(this); }
};
class LogicalToPhysicalColorAttachmentMap : public NS::Copying<LogicalToPhysicalColorAttachmentMap> {
 public:
  static MTL::LogicalToPhysicalColorAttachmentMap* alloc() { return pewter_MTLLogicalToPhysicalColorAttachmentMap_alloc(); }
  MTL::LogicalToPhysicalColorAttachmentMap* init() { return pewter_MTLLogicalToPhysicalColorAttachmentMap_init(this); }
  NS::UInteger getPhysicalIndex(NS::UInteger logicalIndex) { return pewter_MTLLogicalToPhysicalColorAttachmentMap_getPhysicalIndexForLogicalIndex_(this, logicalIndex); }
  void reset() { pewter_MTLLogicalToPhysicalColorAttachmentMap_reset(this); }
  void setPhysicalIndex(NS::UInteger physicalIndex, NS::UInteger logicalIndex) { pewter_MTLLogicalToPhysicalColorAttachmentMap_setPhysicalIndex_forLogicalIndex_(this, physicalIndex, logicalIndex); }
};
class RenderPipelineReflection : public NS::Referencing<RenderPipelineReflection> {
 public:
  static MTL::RenderPipelineReflection* alloc() { return pewter_MTLRenderPipelineReflection_alloc(); }
  MTL::RenderPipelineReflection* init() { return pewter_MTLRenderPipelineReflection_init(this); }
  NS::Array* fragmentArguments() const { return pewter_MTLRenderPipelineReflection_fragmentArguments(this); }
  NS::Array* fragmentBindings() const { return pewter_MTLRenderPipelineReflection_fragmentBindings(this); }
  NS::Array* meshBindings() const { return pewter_MTLRenderPipelineReflection_meshBindings(this); }
  NS::Array* objectBindings() const { return pewter_MTLRenderPipelineReflection_objectBindings(this); }
  NS::Array* tileArguments() const { return pewter_MTLRenderPipelineReflection_tileArguments(this); }
  NS::Array* tileBindings() const { return pewter_MTLRenderPipelineReflection_tileBindings(this); }
  NS::Array* vertexArguments() const { return pewter_MTLRenderPipelineReflection_vertexArguments(this); }
  NS::Array* vertexBindings() const { return pewter_MTLRenderPipelineReflection_vertexBindings(this); }
};
class RenderPipelineDescriptor : public NS::Copying<RenderPipelineDescriptor> {
 public:
  static MTL::RenderPipelineDescriptor* alloc() { return pewter_MTLRenderPipelineDescriptor_alloc(); }
  MTL::RenderPipelineDescriptor* init() { return pewter_MTLRenderPipelineDescriptor_init(this); }
  bool alphaToCoverageEnabled() const { return pewter_MTLRenderPipelineDescriptor_isAlphaToCoverageEnabled(this); }
  void setAlphaToCoverageEnabled(bool alphaToCoverageEnabled) { pewter_MTLRenderPipelineDescriptor_setAlphaToCoverageEnabled_(this, alphaToCoverageEnabled); }
  bool alphaToOneEnabled() const { return pewter_MTLRenderPipelineDescriptor_isAlphaToOneEnabled(this); }
  void setAlphaToOneEnabled(bool alphaToOneEnabled) { pewter_MTLRenderPipelineDescriptor_setAlphaToOneEnabled_(this, alphaToOneEnabled); }
  NS::Array* binaryArchives() const { return pewter_MTLRenderPipelineDescriptor_binaryArchives(this); }
  void setBinaryArchives(const NS::Array* binaryArchives) { pewter_MTLRenderPipelineDescriptor_setBinaryArchives_(this, binaryArchives); }
  MTL::PixelFormat depthAttachmentPixelFormat() const { return pewter_MTLRenderPipelineDescriptor_depthAttachmentPixelFormat(this); }
  void setDepthAttachmentPixelFormat(MTL::PixelFormat depthAttachmentPixelFormat) { pewter_MTLRenderPipelineDescriptor_setDepthAttachmentPixelFormat_(this, depthAttachmentPixelFormat); }
  MTL::Function* fragmentFunction() const { return pewter_MTLRenderPipelineDescriptor_fragmentFunction(this); }
  void setFragmentFunction(const MTL::Function* fragmentFunction) { pewter_MTLRenderPipelineDescriptor_setFragmentFunction_(this, fragmentFunction); }
  MTL::LinkedFunctions* fragmentLinkedFunctions() const { return pewter_MTLRenderPipelineDescriptor_fragmentLinkedFunctions(this); }
  void setFragmentLinkedFunctions(const MTL::LinkedFunctions* fragmentLinkedFunctions) { pewter_MTLRenderPipelineDescriptor_setFragmentLinkedFunctions_(this, fragmentLinkedFunctions); }
  NS::Array* fragmentPreloadedLibraries() const { return pewter_MTLRenderPipelineDescriptor_fragmentPreloadedLibraries(this); }
  void setFragmentPreloadedLibraries(const NS::Array* fragmentPreloadedLibraries) { pewter_MTLRenderPipelineDescriptor_setFragmentPreloadedLibraries_(this, fragmentPreloadedLibraries); }
  MTL::PrimitiveTopologyClass inputPrimitiveTopology() const { return pewter_MTLRenderPipelineDescriptor_inputPrimitiveTopology(this); }
  void setInputPrimitiveTopology(MTL::PrimitiveTopologyClass inputPrimitiveTopology) { pewter_MTLRenderPipelineDescriptor_setInputPrimitiveTopology_(this, inputPrimitiveTopology); }
  NS::String* label() const { return pewter_MTLRenderPipelineDescriptor_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLRenderPipelineDescriptor_setLabel_(this, label); }
  NS::UInteger maxFragmentCallStackDepth() const { return pewter_MTLRenderPipelineDescriptor_maxFragmentCallStackDepth(this); }
  void setMaxFragmentCallStackDepth(NS::UInteger maxFragmentCallStackDepth) { pewter_MTLRenderPipelineDescriptor_setMaxFragmentCallStackDepth_(this, maxFragmentCallStackDepth); }
  NS::UInteger maxTessellationFactor() const { return pewter_MTLRenderPipelineDescriptor_maxTessellationFactor(this); }
  void setMaxTessellationFactor(NS::UInteger maxTessellationFactor) { pewter_MTLRenderPipelineDescriptor_setMaxTessellationFactor_(this, maxTessellationFactor); }
  NS::UInteger maxVertexAmplificationCount() const { return pewter_MTLRenderPipelineDescriptor_maxVertexAmplificationCount(this); }
  void setMaxVertexAmplificationCount(NS::UInteger maxVertexAmplificationCount) { pewter_MTLRenderPipelineDescriptor_setMaxVertexAmplificationCount_(this, maxVertexAmplificationCount); }
  NS::UInteger maxVertexCallStackDepth() const { return pewter_MTLRenderPipelineDescriptor_maxVertexCallStackDepth(this); }
  void setMaxVertexCallStackDepth(NS::UInteger maxVertexCallStackDepth) { pewter_MTLRenderPipelineDescriptor_setMaxVertexCallStackDepth_(this, maxVertexCallStackDepth); }
  NS::UInteger rasterSampleCount() const { return pewter_MTLRenderPipelineDescriptor_rasterSampleCount(this); }
  void setRasterSampleCount(NS::UInteger rasterSampleCount) { pewter_MTLRenderPipelineDescriptor_setRasterSampleCount_(this, rasterSampleCount); }
  bool rasterizationEnabled() const { return pewter_MTLRenderPipelineDescriptor_isRasterizationEnabled(this); }
  void setRasterizationEnabled(bool rasterizationEnabled) { pewter_MTLRenderPipelineDescriptor_setRasterizationEnabled_(this, rasterizationEnabled); }
  NS::UInteger sampleCount() const { return pewter_MTLRenderPipelineDescriptor_sampleCount(this); }
  void setSampleCount(NS::UInteger sampleCount) { pewter_MTLRenderPipelineDescriptor_setSampleCount_(this, sampleCount); }
  MTL::ShaderValidation shaderValidation() const { return pewter_MTLRenderPipelineDescriptor_shaderValidation(this); }
  void setShaderValidation(MTL::ShaderValidation shaderValidation) { pewter_MTLRenderPipelineDescriptor_setShaderValidation_(this, shaderValidation); }
  MTL::PixelFormat stencilAttachmentPixelFormat() const { return pewter_MTLRenderPipelineDescriptor_stencilAttachmentPixelFormat(this); }
  void setStencilAttachmentPixelFormat(MTL::PixelFormat stencilAttachmentPixelFormat) { pewter_MTLRenderPipelineDescriptor_setStencilAttachmentPixelFormat_(this, stencilAttachmentPixelFormat); }
  bool supportAddingFragmentBinaryFunctions() const { return pewter_MTLRenderPipelineDescriptor_supportAddingFragmentBinaryFunctions(this); }
  void setSupportAddingFragmentBinaryFunctions(bool supportAddingFragmentBinaryFunctions) { pewter_MTLRenderPipelineDescriptor_setSupportAddingFragmentBinaryFunctions_(this, supportAddingFragmentBinaryFunctions); }
  bool supportAddingVertexBinaryFunctions() const { return pewter_MTLRenderPipelineDescriptor_supportAddingVertexBinaryFunctions(this); }
  void setSupportAddingVertexBinaryFunctions(bool supportAddingVertexBinaryFunctions) { pewter_MTLRenderPipelineDescriptor_setSupportAddingVertexBinaryFunctions_(this, supportAddingVertexBinaryFunctions); }
  bool supportIndirectCommandBuffers() const { return pewter_MTLRenderPipelineDescriptor_supportIndirectCommandBuffers(this); }
  void setSupportIndirectCommandBuffers(bool supportIndirectCommandBuffers) { pewter_MTLRenderPipelineDescriptor_setSupportIndirectCommandBuffers_(this, supportIndirectCommandBuffers); }
  MTL::TessellationControlPointIndexType tessellationControlPointIndexType() const { return pewter_MTLRenderPipelineDescriptor_tessellationControlPointIndexType(this); }
  void setTessellationControlPointIndexType(MTL::TessellationControlPointIndexType tessellationControlPointIndexType) { pewter_MTLRenderPipelineDescriptor_setTessellationControlPointIndexType_(this, tessellationControlPointIndexType); }
  MTL::TessellationFactorFormat tessellationFactorFormat() const { return pewter_MTLRenderPipelineDescriptor_tessellationFactorFormat(this); }
  void setTessellationFactorFormat(MTL::TessellationFactorFormat tessellationFactorFormat) { pewter_MTLRenderPipelineDescriptor_setTessellationFactorFormat_(this, tessellationFactorFormat); }
  bool tessellationFactorScaleEnabled() const { return pewter_MTLRenderPipelineDescriptor_isTessellationFactorScaleEnabled(this); }
  void setTessellationFactorScaleEnabled(bool tessellationFactorScaleEnabled) { pewter_MTLRenderPipelineDescriptor_setTessellationFactorScaleEnabled_(this, tessellationFactorScaleEnabled); }
  MTL::TessellationFactorStepFunction tessellationFactorStepFunction() const { return pewter_MTLRenderPipelineDescriptor_tessellationFactorStepFunction(this); }
  void setTessellationFactorStepFunction(MTL::TessellationFactorStepFunction tessellationFactorStepFunction) { pewter_MTLRenderPipelineDescriptor_setTessellationFactorStepFunction_(this, tessellationFactorStepFunction); }
  MTL::Winding tessellationOutputWindingOrder() const { return pewter_MTLRenderPipelineDescriptor_tessellationOutputWindingOrder(this); }
  void setTessellationOutputWindingOrder(MTL::Winding tessellationOutputWindingOrder) { pewter_MTLRenderPipelineDescriptor_setTessellationOutputWindingOrder_(this, tessellationOutputWindingOrder); }
  MTL::TessellationPartitionMode tessellationPartitionMode() const { return pewter_MTLRenderPipelineDescriptor_tessellationPartitionMode(this); }
  void setTessellationPartitionMode(MTL::TessellationPartitionMode tessellationPartitionMode) { pewter_MTLRenderPipelineDescriptor_setTessellationPartitionMode_(this, tessellationPartitionMode); }
  MTL::VertexDescriptor* vertexDescriptor() const { return pewter_MTLRenderPipelineDescriptor_vertexDescriptor(this); }
  void setVertexDescriptor(const MTL::VertexDescriptor* vertexDescriptor) { pewter_MTLRenderPipelineDescriptor_setVertexDescriptor_(this, vertexDescriptor); }
  MTL::Function* vertexFunction() const { return pewter_MTLRenderPipelineDescriptor_vertexFunction(this); }
  void setVertexFunction(const MTL::Function* vertexFunction) { pewter_MTLRenderPipelineDescriptor_setVertexFunction_(this, vertexFunction); }
  MTL::LinkedFunctions* vertexLinkedFunctions() const { return pewter_MTLRenderPipelineDescriptor_vertexLinkedFunctions(this); }
  void setVertexLinkedFunctions(const MTL::LinkedFunctions* vertexLinkedFunctions) { pewter_MTLRenderPipelineDescriptor_setVertexLinkedFunctions_(this, vertexLinkedFunctions); }
  NS::Array* vertexPreloadedLibraries() const { return pewter_MTLRenderPipelineDescriptor_vertexPreloadedLibraries(this); }
  void setVertexPreloadedLibraries(const NS::Array* vertexPreloadedLibraries) { pewter_MTLRenderPipelineDescriptor_setVertexPreloadedLibraries_(this, vertexPreloadedLibraries); }
  MTL::RenderPipelineColorAttachmentDescriptorArray* colorAttachments() const { return pewter_MTLRenderPipelineDescriptor_colorAttachments(this); }
  MTL::PipelineBufferDescriptorArray* fragmentBuffers() const { return pewter_MTLRenderPipelineDescriptor_fragmentBuffers(this); }
  bool isAlphaToCoverageEnabled() const { return pewter_MTLRenderPipelineDescriptor_isAlphaToCoverageEnabled(this); }
  bool isAlphaToOneEnabled() const { return pewter_MTLRenderPipelineDescriptor_isAlphaToOneEnabled(this); }
  bool isRasterizationEnabled() const { return pewter_MTLRenderPipelineDescriptor_isRasterizationEnabled(this); }
  bool isTessellationFactorScaleEnabled() const { return pewter_MTLRenderPipelineDescriptor_isTessellationFactorScaleEnabled(this); }
  void reset() { pewter_MTLRenderPipelineDescriptor_reset(this); }
  MTL::PipelineBufferDescriptorArray* vertexBuffers() const { return pewter_MTLRenderPipelineDescriptor_vertexBuffers(this); }
};
class RenderPipelineFunctionsDescriptor : public NS::Copying<RenderPipelineFunctionsDescriptor> {
 public:
  static MTL::RenderPipelineFunctionsDescriptor* alloc() { return pewter_MTLRenderPipelineFunctionsDescriptor_alloc(); }
  MTL::RenderPipelineFunctionsDescriptor* init() { return pewter_MTLRenderPipelineFunctionsDescriptor_init(this); }
  NS::Array* fragmentAdditionalBinaryFunctions() const { return pewter_MTLRenderPipelineFunctionsDescriptor_fragmentAdditionalBinaryFunctions(this); }
  void setFragmentAdditionalBinaryFunctions(const NS::Array* fragmentAdditionalBinaryFunctions) { pewter_MTLRenderPipelineFunctionsDescriptor_setFragmentAdditionalBinaryFunctions_(this, fragmentAdditionalBinaryFunctions); }
  NS::Array* tileAdditionalBinaryFunctions() const { return pewter_MTLRenderPipelineFunctionsDescriptor_tileAdditionalBinaryFunctions(this); }
  void setTileAdditionalBinaryFunctions(const NS::Array* tileAdditionalBinaryFunctions) { pewter_MTLRenderPipelineFunctionsDescriptor_setTileAdditionalBinaryFunctions_(this, tileAdditionalBinaryFunctions); }
  NS::Array* vertexAdditionalBinaryFunctions() const { return pewter_MTLRenderPipelineFunctionsDescriptor_vertexAdditionalBinaryFunctions(this); }
  void setVertexAdditionalBinaryFunctions(const NS::Array* vertexAdditionalBinaryFunctions) { pewter_MTLRenderPipelineFunctionsDescriptor_setVertexAdditionalBinaryFunctions_(this, vertexAdditionalBinaryFunctions); }
};
class RenderPipelineState : public NS::Referencing<RenderPipelineState, Allocation> {
 public:
  MTL::Device* device() const { return pewter_MTLRenderPipelineState_device(this); }
  MTL::FunctionHandle* functionHandle(const NS::String* name, MTL::RenderStages stage) { return pewter_MTLRenderPipelineState_functionHandleWithName_stage_(this, name, stage); }
  MTL::FunctionHandle* functionHandle(const MTL::Function* function, MTL::RenderStages stage) { return pewter_MTLRenderPipelineState_functionHandleWithFunction_stage_(this, function, stage); }
  MTL::ResourceID gpuResourceID() const { return pewter_MTLRenderPipelineState_gpuResourceID(this); }
  NS::UInteger imageblockMemoryLength(MTL::Size imageblockDimensions) { return pewter_MTLRenderPipelineState_imageblockMemoryLengthForDimensions_(this, imageblockDimensions); }
  NS::UInteger imageblockSampleLength() const { return pewter_MTLRenderPipelineState_imageblockSampleLength(this); }
  NS::String* label() const { return pewter_MTLRenderPipelineState_label(this); }
  NS::UInteger maxTotalThreadgroupsPerMeshGrid() const { return pewter_MTLRenderPipelineState_maxTotalThreadgroupsPerMeshGrid(this); }
  NS::UInteger maxTotalThreadsPerMeshThreadgroup() const { return pewter_MTLRenderPipelineState_maxTotalThreadsPerMeshThreadgroup(this); }
  NS::UInteger maxTotalThreadsPerObjectThreadgroup() const { return pewter_MTLRenderPipelineState_maxTotalThreadsPerObjectThreadgroup(this); }
  NS::UInteger maxTotalThreadsPerThreadgroup() const { return pewter_MTLRenderPipelineState_maxTotalThreadsPerThreadgroup(this); }
  NS::UInteger meshThreadExecutionWidth() const { return pewter_MTLRenderPipelineState_meshThreadExecutionWidth(this); }
  MTL::IntersectionFunctionTable* newIntersectionFunctionTable(const MTL::IntersectionFunctionTableDescriptor* descriptor, MTL::RenderStages stage) { return pewter_MTLRenderPipelineState_newIntersectionFunctionTableWithDescriptor_stage_(this, descriptor, stage); }
  MTL::RenderPipelineState* newRenderPipelineState(const MTL::RenderPipelineFunctionsDescriptor* additionalBinaryFunctions, NS::Error** error) { return pewter_MTLRenderPipelineState_newRenderPipelineStateWithAdditionalBinaryFunctions_error_(this, additionalBinaryFunctions, error); }
  MTL::VisibleFunctionTable* newVisibleFunctionTable(const MTL::VisibleFunctionTableDescriptor* descriptor, MTL::RenderStages stage) { return pewter_MTLRenderPipelineState_newVisibleFunctionTableWithDescriptor_stage_(this, descriptor, stage); }
  NS::UInteger objectThreadExecutionWidth() const { return pewter_MTLRenderPipelineState_objectThreadExecutionWidth(this); }
  MTL::RenderPipelineReflection* reflection() const { return pewter_MTLRenderPipelineState_reflection(this); }
  MTL::Size requiredThreadsPerMeshThreadgroup() const { return pewter_MTLRenderPipelineState_requiredThreadsPerMeshThreadgroup(this); }
  MTL::Size requiredThreadsPerObjectThreadgroup() const { return pewter_MTLRenderPipelineState_requiredThreadsPerObjectThreadgroup(this); }
  MTL::Size requiredThreadsPerTileThreadgroup() const { return pewter_MTLRenderPipelineState_requiredThreadsPerTileThreadgroup(this); }
  MTL::ShaderValidation shaderValidation() const { return pewter_MTLRenderPipelineState_shaderValidation(this); }
  bool supportIndirectCommandBuffers() const { return pewter_MTLRenderPipelineState_supportIndirectCommandBuffers(this); }
  bool threadgroupSizeMatchesTileSize() const { return pewter_MTLRenderPipelineState_threadgroupSizeMatchesTileSize(this); }
  MTL::FunctionHandle* functionHandle(const MTL4::BinaryFunction* function, MTL::RenderStages stage) { return pewter_MTLRenderPipelineState_functionHandleWithBinaryFunction_stage_(this, function, stage); }
  MTL4::PipelineDescriptor* newRenderPipelineDescriptor() { return pewter_MTLRenderPipelineState_newRenderPipelineDescriptorForSpecialization(this); }
  MTL::RenderPipelineState* newRenderPipelineState(const MTL4::RenderPipelineBinaryFunctionsDescriptor* binaryFunctionsDescriptor, NS::Error** error) { return pewter_MTLRenderPipelineState_newRenderPipelineStateWithBinaryFunctions_error_(this, binaryFunctionsDescriptor, error); }
};
class RenderPipelineColorAttachmentDescriptorArray : public NS::Referencing<RenderPipelineColorAttachmentDescriptorArray> {
 public:
  static MTL::RenderPipelineColorAttachmentDescriptorArray* alloc() { return pewter_MTLRenderPipelineColorAttachmentDescriptorArray_alloc(); }
  MTL::RenderPipelineColorAttachmentDescriptorArray* init() { return pewter_MTLRenderPipelineColorAttachmentDescriptorArray_init(this); }
  MTL::RenderPipelineColorAttachmentDescriptor* object(NS::UInteger attachmentIndex) { return pewter_MTLRenderPipelineColorAttachmentDescriptorArray_objectAtIndexedSubscript_(this, attachmentIndex); }
  void setObject(const MTL::RenderPipelineColorAttachmentDescriptor* attachment, NS::UInteger attachmentIndex) { pewter_MTLRenderPipelineColorAttachmentDescriptorArray_setObject_atIndexedSubscript_(this, attachment, attachmentIndex); }
};
class TileRenderPipelineColorAttachmentDescriptor : public NS::Copying<TileRenderPipelineColorAttachmentDescriptor> {
 public:
  static MTL::TileRenderPipelineColorAttachmentDescriptor* alloc() { return pewter_MTLTileRenderPipelineColorAttachmentDescriptor_alloc(); }
  MTL::TileRenderPipelineColorAttachmentDescriptor* init() { return pewter_MTLTileRenderPipelineColorAttachmentDescriptor_init(this); }
  MTL::PixelFormat pixelFormat() const { return pewter_MTLTileRenderPipelineColorAttachmentDescriptor_pixelFormat(this); }
  void setPixelFormat(MTL::PixelFormat pixelFormat) { pewter_MTLTileRenderPipelineColorAttachmentDescriptor_setPixelFormat_(this, pixelFormat); }
};
class TileRenderPipelineColorAttachmentDescriptorArray : public NS::Referencing<TileRenderPipelineColorAttachmentDescriptorArray> {
 public:
  static MTL::TileRenderPipelineColorAttachmentDescriptorArray* alloc() { return pewter_MTLTileRenderPipelineColorAttachmentDescriptorArray_alloc(); }
  MTL::TileRenderPipelineColorAttachmentDescriptorArray* init() { return pewter_MTLTileRenderPipelineColorAttachmentDescriptorArray_init(this); }
  MTL::TileRenderPipelineColorAttachmentDescriptor* object(NS::UInteger attachmentIndex) { return pewter_MTLTileRenderPipelineColorAttachmentDescriptorArray_objectAtIndexedSubscript_(this, attachmentIndex); }
  void setObject(const MTL::TileRenderPipelineColorAttachmentDescriptor* attachment, NS::UInteger attachmentIndex) { pewter_MTLTileRenderPipelineColorAttachmentDescriptorArray_setObject_atIndexedSubscript_(this, attachment, attachmentIndex); }
};
class TileRenderPipelineDescriptor : public NS::Copying<TileRenderPipelineDescriptor> {
 public:
  static MTL::TileRenderPipelineDescriptor* alloc() { return pewter_MTLTileRenderPipelineDescriptor_alloc(); }
  MTL::TileRenderPipelineDescriptor* init() { return pewter_MTLTileRenderPipelineDescriptor_init(this); }
  NS::Array* binaryArchives() const { return pewter_MTLTileRenderPipelineDescriptor_binaryArchives(this); }
  void setBinaryArchives(const NS::Array* binaryArchives) { pewter_MTLTileRenderPipelineDescriptor_setBinaryArchives_(this, binaryArchives); }
  NS::String* label() const { return pewter_MTLTileRenderPipelineDescriptor_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLTileRenderPipelineDescriptor_setLabel_(this, label); }
  MTL::LinkedFunctions* linkedFunctions() const { return pewter_MTLTileRenderPipelineDescriptor_linkedFunctions(this); }
  void setLinkedFunctions(const MTL::LinkedFunctions* linkedFunctions) { pewter_MTLTileRenderPipelineDescriptor_setLinkedFunctions_(this, linkedFunctions); }
  NS::UInteger maxCallStackDepth() const { return pewter_MTLTileRenderPipelineDescriptor_maxCallStackDepth(this); }
  void setMaxCallStackDepth(NS::UInteger maxCallStackDepth) { pewter_MTLTileRenderPipelineDescriptor_setMaxCallStackDepth_(this, maxCallStackDepth); }
  NS::UInteger maxTotalThreadsPerThreadgroup() const { return pewter_MTLTileRenderPipelineDescriptor_maxTotalThreadsPerThreadgroup(this); }
  void setMaxTotalThreadsPerThreadgroup(NS::UInteger maxTotalThreadsPerThreadgroup) { pewter_MTLTileRenderPipelineDescriptor_setMaxTotalThreadsPerThreadgroup_(this, maxTotalThreadsPerThreadgroup); }
  NS::Array* preloadedLibraries() const { return pewter_MTLTileRenderPipelineDescriptor_preloadedLibraries(this); }
  void setPreloadedLibraries(const NS::Array* preloadedLibraries) { pewter_MTLTileRenderPipelineDescriptor_setPreloadedLibraries_(this, preloadedLibraries); }
  NS::UInteger rasterSampleCount() const { return pewter_MTLTileRenderPipelineDescriptor_rasterSampleCount(this); }
  void setRasterSampleCount(NS::UInteger rasterSampleCount) { pewter_MTLTileRenderPipelineDescriptor_setRasterSampleCount_(this, rasterSampleCount); }
  MTL::Size requiredThreadsPerThreadgroup() const { return pewter_MTLTileRenderPipelineDescriptor_requiredThreadsPerThreadgroup(this); }
  void setRequiredThreadsPerThreadgroup(MTL::Size requiredThreadsPerThreadgroup) { pewter_MTLTileRenderPipelineDescriptor_setRequiredThreadsPerThreadgroup_(this, requiredThreadsPerThreadgroup); }
  MTL::ShaderValidation shaderValidation() const { return pewter_MTLTileRenderPipelineDescriptor_shaderValidation(this); }
  void setShaderValidation(MTL::ShaderValidation shaderValidation) { pewter_MTLTileRenderPipelineDescriptor_setShaderValidation_(this, shaderValidation); }
  bool supportAddingBinaryFunctions() const { return pewter_MTLTileRenderPipelineDescriptor_supportAddingBinaryFunctions(this); }
  void setSupportAddingBinaryFunctions(bool supportAddingBinaryFunctions) { pewter_MTLTileRenderPipelineDescriptor_setSupportAddingBinaryFunctions_(this, supportAddingBinaryFunctions); }
  bool threadgroupSizeMatchesTileSize() const { return pewter_MTLTileRenderPipelineDescriptor_threadgroupSizeMatchesTileSize(this); }
  void setThreadgroupSizeMatchesTileSize(bool threadgroupSizeMatchesTileSize) { pewter_MTLTileRenderPipelineDescriptor_setThreadgroupSizeMatchesTileSize_(this, threadgroupSizeMatchesTileSize); }
  MTL::Function* tileFunction() const { return pewter_MTLTileRenderPipelineDescriptor_tileFunction(this); }
  void setTileFunction(const MTL::Function* tileFunction) { pewter_MTLTileRenderPipelineDescriptor_setTileFunction_(this, tileFunction); }
  MTL::TileRenderPipelineColorAttachmentDescriptorArray* colorAttachments() const { return pewter_MTLTileRenderPipelineDescriptor_colorAttachments(this); }
  void reset() { pewter_MTLTileRenderPipelineDescriptor_reset(this); }
  MTL::PipelineBufferDescriptorArray* tileBuffers() const { return pewter_MTLTileRenderPipelineDescriptor_tileBuffers(this); }
};
class MeshRenderPipelineDescriptor : public NS::Copying<MeshRenderPipelineDescriptor> {
 public:
  static MTL::MeshRenderPipelineDescriptor* alloc() { return pewter_MTLMeshRenderPipelineDescriptor_alloc(); }
  MTL::MeshRenderPipelineDescriptor* init() { return pewter_MTLMeshRenderPipelineDescriptor_init(this); }
  bool alphaToCoverageEnabled() const { return pewter_MTLMeshRenderPipelineDescriptor_isAlphaToCoverageEnabled(this); }
  void setAlphaToCoverageEnabled(bool alphaToCoverageEnabled) { pewter_MTLMeshRenderPipelineDescriptor_setAlphaToCoverageEnabled_(this, alphaToCoverageEnabled); }
  bool alphaToOneEnabled() const { return pewter_MTLMeshRenderPipelineDescriptor_isAlphaToOneEnabled(this); }
  void setAlphaToOneEnabled(bool alphaToOneEnabled) { pewter_MTLMeshRenderPipelineDescriptor_setAlphaToOneEnabled_(this, alphaToOneEnabled); }
  NS::Array* binaryArchives() const { return pewter_MTLMeshRenderPipelineDescriptor_binaryArchives(this); }
  void setBinaryArchives(const NS::Array* binaryArchives) { pewter_MTLMeshRenderPipelineDescriptor_setBinaryArchives_(this, binaryArchives); }
  MTL::PixelFormat depthAttachmentPixelFormat() const { return pewter_MTLMeshRenderPipelineDescriptor_depthAttachmentPixelFormat(this); }
  void setDepthAttachmentPixelFormat(MTL::PixelFormat depthAttachmentPixelFormat) { pewter_MTLMeshRenderPipelineDescriptor_setDepthAttachmentPixelFormat_(this, depthAttachmentPixelFormat); }
  MTL::Function* fragmentFunction() const { return pewter_MTLMeshRenderPipelineDescriptor_fragmentFunction(this); }
  void setFragmentFunction(const MTL::Function* fragmentFunction) { pewter_MTLMeshRenderPipelineDescriptor_setFragmentFunction_(this, fragmentFunction); }
  MTL::LinkedFunctions* fragmentLinkedFunctions() const { return pewter_MTLMeshRenderPipelineDescriptor_fragmentLinkedFunctions(this); }
  void setFragmentLinkedFunctions(const MTL::LinkedFunctions* fragmentLinkedFunctions) { pewter_MTLMeshRenderPipelineDescriptor_setFragmentLinkedFunctions_(this, fragmentLinkedFunctions); }
  NS::String* label() const { return pewter_MTLMeshRenderPipelineDescriptor_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLMeshRenderPipelineDescriptor_setLabel_(this, label); }
  NS::UInteger maxTotalThreadgroupsPerMeshGrid() const { return pewter_MTLMeshRenderPipelineDescriptor_maxTotalThreadgroupsPerMeshGrid(this); }
  void setMaxTotalThreadgroupsPerMeshGrid(NS::UInteger maxTotalThreadgroupsPerMeshGrid) { pewter_MTLMeshRenderPipelineDescriptor_setMaxTotalThreadgroupsPerMeshGrid_(this, maxTotalThreadgroupsPerMeshGrid); }
  NS::UInteger maxTotalThreadsPerMeshThreadgroup() const { return pewter_MTLMeshRenderPipelineDescriptor_maxTotalThreadsPerMeshThreadgroup(this); }
  void setMaxTotalThreadsPerMeshThreadgroup(NS::UInteger maxTotalThreadsPerMeshThreadgroup) { pewter_MTLMeshRenderPipelineDescriptor_setMaxTotalThreadsPerMeshThreadgroup_(this, maxTotalThreadsPerMeshThreadgroup); }
  NS::UInteger maxTotalThreadsPerObjectThreadgroup() const { return pewter_MTLMeshRenderPipelineDescriptor_maxTotalThreadsPerObjectThreadgroup(this); }
  void setMaxTotalThreadsPerObjectThreadgroup(NS::UInteger maxTotalThreadsPerObjectThreadgroup) { pewter_MTLMeshRenderPipelineDescriptor_setMaxTotalThreadsPerObjectThreadgroup_(this, maxTotalThreadsPerObjectThreadgroup); }
  NS::UInteger maxVertexAmplificationCount() const { return pewter_MTLMeshRenderPipelineDescriptor_maxVertexAmplificationCount(this); }
  void setMaxVertexAmplificationCount(NS::UInteger maxVertexAmplificationCount) { pewter_MTLMeshRenderPipelineDescriptor_setMaxVertexAmplificationCount_(this, maxVertexAmplificationCount); }
  MTL::Function* meshFunction() const { return pewter_MTLMeshRenderPipelineDescriptor_meshFunction(this); }
  void setMeshFunction(const MTL::Function* meshFunction) { pewter_MTLMeshRenderPipelineDescriptor_setMeshFunction_(this, meshFunction); }
  MTL::LinkedFunctions* meshLinkedFunctions() const { return pewter_MTLMeshRenderPipelineDescriptor_meshLinkedFunctions(this); }
  void setMeshLinkedFunctions(const MTL::LinkedFunctions* meshLinkedFunctions) { pewter_MTLMeshRenderPipelineDescriptor_setMeshLinkedFunctions_(this, meshLinkedFunctions); }
  bool meshThreadgroupSizeIsMultipleOfThreadExecutionWidth() const { return pewter_MTLMeshRenderPipelineDescriptor_meshThreadgroupSizeIsMultipleOfThreadExecutionWidth(this); }
  void setMeshThreadgroupSizeIsMultipleOfThreadExecutionWidth(bool meshThreadgroupSizeIsMultipleOfThreadExecutionWidth) { pewter_MTLMeshRenderPipelineDescriptor_setMeshThreadgroupSizeIsMultipleOfThreadExecutionWidth_(this, meshThreadgroupSizeIsMultipleOfThreadExecutionWidth); }
  MTL::Function* objectFunction() const { return pewter_MTLMeshRenderPipelineDescriptor_objectFunction(this); }
  void setObjectFunction(const MTL::Function* objectFunction) { pewter_MTLMeshRenderPipelineDescriptor_setObjectFunction_(this, objectFunction); }
  MTL::LinkedFunctions* objectLinkedFunctions() const { return pewter_MTLMeshRenderPipelineDescriptor_objectLinkedFunctions(this); }
  void setObjectLinkedFunctions(const MTL::LinkedFunctions* objectLinkedFunctions) { pewter_MTLMeshRenderPipelineDescriptor_setObjectLinkedFunctions_(this, objectLinkedFunctions); }
  bool objectThreadgroupSizeIsMultipleOfThreadExecutionWidth() const { return pewter_MTLMeshRenderPipelineDescriptor_objectThreadgroupSizeIsMultipleOfThreadExecutionWidth(this); }
  void setObjectThreadgroupSizeIsMultipleOfThreadExecutionWidth(bool objectThreadgroupSizeIsMultipleOfThreadExecutionWidth) { pewter_MTLMeshRenderPipelineDescriptor_setObjectThreadgroupSizeIsMultipleOfThreadExecutionWidth_(this, objectThreadgroupSizeIsMultipleOfThreadExecutionWidth); }
  NS::UInteger payloadMemoryLength() const { return pewter_MTLMeshRenderPipelineDescriptor_payloadMemoryLength(this); }
  void setPayloadMemoryLength(NS::UInteger payloadMemoryLength) { pewter_MTLMeshRenderPipelineDescriptor_setPayloadMemoryLength_(this, payloadMemoryLength); }
  NS::UInteger rasterSampleCount() const { return pewter_MTLMeshRenderPipelineDescriptor_rasterSampleCount(this); }
  void setRasterSampleCount(NS::UInteger rasterSampleCount) { pewter_MTLMeshRenderPipelineDescriptor_setRasterSampleCount_(this, rasterSampleCount); }
  bool rasterizationEnabled() const { return pewter_MTLMeshRenderPipelineDescriptor_isRasterizationEnabled(this); }
  void setRasterizationEnabled(bool rasterizationEnabled) { pewter_MTLMeshRenderPipelineDescriptor_setRasterizationEnabled_(this, rasterizationEnabled); }
  MTL::Size requiredThreadsPerMeshThreadgroup() const { return pewter_MTLMeshRenderPipelineDescriptor_requiredThreadsPerMeshThreadgroup(this); }
  void setRequiredThreadsPerMeshThreadgroup(MTL::Size requiredThreadsPerMeshThreadgroup) { pewter_MTLMeshRenderPipelineDescriptor_setRequiredThreadsPerMeshThreadgroup_(this, requiredThreadsPerMeshThreadgroup); }
  MTL::Size requiredThreadsPerObjectThreadgroup() const { return pewter_MTLMeshRenderPipelineDescriptor_requiredThreadsPerObjectThreadgroup(this); }
  void setRequiredThreadsPerObjectThreadgroup(MTL::Size requiredThreadsPerObjectThreadgroup) { pewter_MTLMeshRenderPipelineDescriptor_setRequiredThreadsPerObjectThreadgroup_(this, requiredThreadsPerObjectThreadgroup); }
  MTL::ShaderValidation shaderValidation() const { return pewter_MTLMeshRenderPipelineDescriptor_shaderValidation(this); }
  void setShaderValidation(MTL::ShaderValidation shaderValidation) { pewter_MTLMeshRenderPipelineDescriptor_setShaderValidation_(this, shaderValidation); }
  MTL::PixelFormat stencilAttachmentPixelFormat() const { return pewter_MTLMeshRenderPipelineDescriptor_stencilAttachmentPixelFormat(this); }
  void setStencilAttachmentPixelFormat(MTL::PixelFormat stencilAttachmentPixelFormat) { pewter_MTLMeshRenderPipelineDescriptor_setStencilAttachmentPixelFormat_(this, stencilAttachmentPixelFormat); }
  bool supportIndirectCommandBuffers() const { return pewter_MTLMeshRenderPipelineDescriptor_supportIndirectCommandBuffers(this); }
  void setSupportIndirectCommandBuffers(bool supportIndirectCommandBuffers) { pewter_MTLMeshRenderPipelineDescriptor_setSupportIndirectCommandBuffers_(this, supportIndirectCommandBuffers); }
  MTL::RenderPipelineColorAttachmentDescriptorArray* colorAttachments() const { return pewter_MTLMeshRenderPipelineDescriptor_colorAttachments(this); }
  MTL::PipelineBufferDescriptorArray* fragmentBuffers() const { return pewter_MTLMeshRenderPipelineDescriptor_fragmentBuffers(this); }
  bool isAlphaToCoverageEnabled() const { return pewter_MTLMeshRenderPipelineDescriptor_isAlphaToCoverageEnabled(this); }
  bool isAlphaToOneEnabled() const { return pewter_MTLMeshRenderPipelineDescriptor_isAlphaToOneEnabled(this); }
  bool isRasterizationEnabled() const { return pewter_MTLMeshRenderPipelineDescriptor_isRasterizationEnabled(this); }
  MTL::PipelineBufferDescriptorArray* meshBuffers() const { return pewter_MTLMeshRenderPipelineDescriptor_meshBuffers(this); }
  MTL::PipelineBufferDescriptorArray* objectBuffers() const { return pewter_MTLMeshRenderPipelineDescriptor_objectBuffers(this); }
  void reset() { pewter_MTLMeshRenderPipelineDescriptor_reset(this); }
};
}  // namespace MTL
#include "../Metal/MTLPixelFormat.hpp"
#include "../Metal/MTLRenderCommandEncoder.hpp"
#include "../Metal/MTLPipeline.hpp"
