// Generated from kernels/metal/interface/Metal/MTLComputePipeline.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTLAllocation.hpp"

namespace MTL4 {
class BinaryFunction;
}
namespace MTL {
class Allocation;
class ComputePipelineDescriptor;
class ComputePipelineReflection;
class ComputePipelineState;
class Device;
class Function;
class FunctionHandle;
class IntersectionFunctionTable;
class IntersectionFunctionTableDescriptor;
class LinkedFunctions;
class PipelineBufferDescriptorArray;
enum ShaderValidation : NS::Integer;
class StageInputOutputDescriptor;
class VisibleFunctionTable;
class VisibleFunctionTableDescriptor;
}
namespace NS {
class Array;
class Error;
class String;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::ComputePipelineReflection* pewter_MTLComputePipelineReflection_alloc();
MTL::ComputePipelineReflection* pewter_MTLComputePipelineReflection_init(MTL::ComputePipelineReflection* self);
NS::Array* pewter_MTLComputePipelineReflection_arguments(const MTL::ComputePipelineReflection* self);
NS::Array* pewter_MTLComputePipelineReflection_bindings(const MTL::ComputePipelineReflection* self);
MTL::ComputePipelineDescriptor* pewter_MTLComputePipelineDescriptor_alloc();
MTL::ComputePipelineDescriptor* pewter_MTLComputePipelineDescriptor_init(MTL::ComputePipelineDescriptor* self);
NS::Array* pewter_MTLComputePipelineDescriptor_binaryArchives(const MTL::ComputePipelineDescriptor* self);
void pewter_MTLComputePipelineDescriptor_setBinaryArchives_(MTL::ComputePipelineDescriptor* self, const NS::Array* binaryArchives);
MTL::Function* pewter_MTLComputePipelineDescriptor_computeFunction(const MTL::ComputePipelineDescriptor* self);
void pewter_MTLComputePipelineDescriptor_setComputeFunction_(MTL::ComputePipelineDescriptor* self, const MTL::Function* computeFunction);
NS::Array* pewter_MTLComputePipelineDescriptor_insertLibraries(const MTL::ComputePipelineDescriptor* self);
void pewter_MTLComputePipelineDescriptor_setInsertLibraries_(MTL::ComputePipelineDescriptor* self, const NS::Array* insertLibraries);
NS::String* pewter_MTLComputePipelineDescriptor_label(const MTL::ComputePipelineDescriptor* self);
void pewter_MTLComputePipelineDescriptor_setLabel_(MTL::ComputePipelineDescriptor* self, const NS::String* label);
MTL::LinkedFunctions* pewter_MTLComputePipelineDescriptor_linkedFunctions(const MTL::ComputePipelineDescriptor* self);
void pewter_MTLComputePipelineDescriptor_setLinkedFunctions_(MTL::ComputePipelineDescriptor* self, const MTL::LinkedFunctions* linkedFunctions);
NS::UInteger pewter_MTLComputePipelineDescriptor_maxCallStackDepth(const MTL::ComputePipelineDescriptor* self);
void pewter_MTLComputePipelineDescriptor_setMaxCallStackDepth_(MTL::ComputePipelineDescriptor* self, NS::UInteger maxCallStackDepth);
NS::UInteger pewter_MTLComputePipelineDescriptor_maxTotalThreadsPerThreadgroup(const MTL::ComputePipelineDescriptor* self);
void pewter_MTLComputePipelineDescriptor_setMaxTotalThreadsPerThreadgroup_(MTL::ComputePipelineDescriptor* self, NS::UInteger maxTotalThreadsPerThreadgroup);
NS::Array* pewter_MTLComputePipelineDescriptor_preloadedLibraries(const MTL::ComputePipelineDescriptor* self);
void pewter_MTLComputePipelineDescriptor_setPreloadedLibraries_(MTL::ComputePipelineDescriptor* self, const NS::Array* preloadedLibraries);
MTL::Size pewter_MTLComputePipelineDescriptor_requiredThreadsPerThreadgroup(const MTL::ComputePipelineDescriptor* self);
void pewter_MTLComputePipelineDescriptor_setRequiredThreadsPerThreadgroup_(MTL::ComputePipelineDescriptor* self, MTL::Size requiredThreadsPerThreadgroup);
MTL::ShaderValidation pewter_MTLComputePipelineDescriptor_shaderValidation(const MTL::ComputePipelineDescriptor* self);
void pewter_MTLComputePipelineDescriptor_setShaderValidation_(MTL::ComputePipelineDescriptor* self, MTL::ShaderValidation shaderValidation);
MTL::StageInputOutputDescriptor* pewter_MTLComputePipelineDescriptor_stageInputDescriptor(const MTL::ComputePipelineDescriptor* self);
void pewter_MTLComputePipelineDescriptor_setStageInputDescriptor_(MTL::ComputePipelineDescriptor* self, const MTL::StageInputOutputDescriptor* stageInputDescriptor);
bool pewter_MTLComputePipelineDescriptor_supportAddingBinaryFunctions(const MTL::ComputePipelineDescriptor* self);
void pewter_MTLComputePipelineDescriptor_setSupportAddingBinaryFunctions_(MTL::ComputePipelineDescriptor* self, bool supportAddingBinaryFunctions);
bool pewter_MTLComputePipelineDescriptor_supportIndirectCommandBuffers(const MTL::ComputePipelineDescriptor* self);
void pewter_MTLComputePipelineDescriptor_setSupportIndirectCommandBuffers_(MTL::ComputePipelineDescriptor* self, bool supportIndirectCommandBuffers);
bool pewter_MTLComputePipelineDescriptor_threadGroupSizeIsMultipleOfThreadExecutionWidth(const MTL::ComputePipelineDescriptor* self);
void pewter_MTLComputePipelineDescriptor_setThreadGroupSizeIsMultipleOfThreadExecutionWidth_(MTL::ComputePipelineDescriptor* self, bool threadGroupSizeIsMultipleOfThreadExecutionWidth);
MTL::PipelineBufferDescriptorArray* pewter_MTLComputePipelineDescriptor_buffers(const MTL::ComputePipelineDescriptor* self);
void pewter_MTLComputePipelineDescriptor_reset(MTL::ComputePipelineDescriptor* self);
MTL::Device* pewter_MTLComputePipelineState_device(const MTL::ComputePipelineState* self);
MTL::FunctionHandle* pewter_MTLComputePipelineState_functionHandleWithName_(MTL::ComputePipelineState* self, const NS::String* name);
MTL::FunctionHandle* pewter_MTLComputePipelineState_functionHandleWithFunction_(MTL::ComputePipelineState* self, const MTL::Function* function);
MTL::ResourceID pewter_MTLComputePipelineState_gpuResourceID(const MTL::ComputePipelineState* self);
NS::UInteger pewter_MTLComputePipelineState_imageblockMemoryLengthForDimensions_(MTL::ComputePipelineState* self, MTL::Size imageblockDimensions);
NS::String* pewter_MTLComputePipelineState_label(const MTL::ComputePipelineState* self);
NS::UInteger pewter_MTLComputePipelineState_maxTotalThreadsPerThreadgroup(const MTL::ComputePipelineState* self);
MTL::ComputePipelineState* pewter_MTLComputePipelineState_newComputePipelineStateWithBinaryFunctions_error_(MTL::ComputePipelineState* self, const NS::Array* additionalBinaryFunctions, NS::Error** error);
MTL::ComputePipelineState* pewter_MTLComputePipelineState_newComputePipelineStateWithAdditionalBinaryFunctions_error_(MTL::ComputePipelineState* self, const NS::Array* functions, NS::Error** error);
MTL::IntersectionFunctionTable* pewter_MTLComputePipelineState_newIntersectionFunctionTableWithDescriptor_(MTL::ComputePipelineState* self, const MTL::IntersectionFunctionTableDescriptor* descriptor);
MTL::VisibleFunctionTable* pewter_MTLComputePipelineState_newVisibleFunctionTableWithDescriptor_(MTL::ComputePipelineState* self, const MTL::VisibleFunctionTableDescriptor* descriptor);
MTL::ComputePipelineReflection* pewter_MTLComputePipelineState_reflection(const MTL::ComputePipelineState* self);
MTL::Size pewter_MTLComputePipelineState_requiredThreadsPerThreadgroup(const MTL::ComputePipelineState* self);
MTL::ShaderValidation pewter_MTLComputePipelineState_shaderValidation(const MTL::ComputePipelineState* self);
NS::UInteger pewter_MTLComputePipelineState_staticThreadgroupMemoryLength(const MTL::ComputePipelineState* self);
bool pewter_MTLComputePipelineState_supportIndirectCommandBuffers(const MTL::ComputePipelineState* self);
NS::UInteger pewter_MTLComputePipelineState_threadExecutionWidth(const MTL::ComputePipelineState* self);
MTL::FunctionHandle* pewter_MTLComputePipelineState_functionHandleWithBinaryFunction_(MTL::ComputePipelineState* self, const MTL4::BinaryFunction* function);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class ComputePipelineReflection : public NS::Referencing<ComputePipelineReflection> {
 public:
  static MTL::ComputePipelineReflection* alloc() { return pewter_MTLComputePipelineReflection_alloc(); }
  MTL::ComputePipelineReflection* init() { return pewter_MTLComputePipelineReflection_init(this); }
  NS::Array* arguments() const { return pewter_MTLComputePipelineReflection_arguments(this); }
  NS::Array* bindings() const { return pewter_MTLComputePipelineReflection_bindings(this); }
};
class ComputePipelineDescriptor : public NS::Copying<ComputePipelineDescriptor> {
 public:
  static MTL::ComputePipelineDescriptor* alloc() { return pewter_MTLComputePipelineDescriptor_alloc(); }
  MTL::ComputePipelineDescriptor* init() { return pewter_MTLComputePipelineDescriptor_init(this); }
  NS::Array* binaryArchives() const { return pewter_MTLComputePipelineDescriptor_binaryArchives(this); }
  void setBinaryArchives(const NS::Array* binaryArchives) { pewter_MTLComputePipelineDescriptor_setBinaryArchives_(this, binaryArchives); }
  MTL::Function* computeFunction() const { return pewter_MTLComputePipelineDescriptor_computeFunction(this); }
  void setComputeFunction(const MTL::Function* computeFunction) { pewter_MTLComputePipelineDescriptor_setComputeFunction_(this, computeFunction); }
  NS::Array* insertLibraries() const { return pewter_MTLComputePipelineDescriptor_insertLibraries(this); }
  void setInsertLibraries(const NS::Array* insertLibraries) { pewter_MTLComputePipelineDescriptor_setInsertLibraries_(this, insertLibraries); }
  NS::String* label() const { return pewter_MTLComputePipelineDescriptor_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLComputePipelineDescriptor_setLabel_(this, label); }
  MTL::LinkedFunctions* linkedFunctions() const { return pewter_MTLComputePipelineDescriptor_linkedFunctions(this); }
  void setLinkedFunctions(const MTL::LinkedFunctions* linkedFunctions) { pewter_MTLComputePipelineDescriptor_setLinkedFunctions_(this, linkedFunctions); }
  NS::UInteger maxCallStackDepth() const { return pewter_MTLComputePipelineDescriptor_maxCallStackDepth(this); }
  void setMaxCallStackDepth(NS::UInteger maxCallStackDepth) { pewter_MTLComputePipelineDescriptor_setMaxCallStackDepth_(this, maxCallStackDepth); }
  NS::UInteger maxTotalThreadsPerThreadgroup() const { return pewter_MTLComputePipelineDescriptor_maxTotalThreadsPerThreadgroup(this); }
  void setMaxTotalThreadsPerThreadgroup(NS::UInteger maxTotalThreadsPerThreadgroup) { pewter_MTLComputePipelineDescriptor_setMaxTotalThreadsPerThreadgroup_(this, maxTotalThreadsPerThreadgroup); }
  NS::Array* preloadedLibraries() const { return pewter_MTLComputePipelineDescriptor_preloadedLibraries(this); }
  void setPreloadedLibraries(const NS::Array* preloadedLibraries) { pewter_MTLComputePipelineDescriptor_setPreloadedLibraries_(this, preloadedLibraries); }
  MTL::Size requiredThreadsPerThreadgroup() const { return pewter_MTLComputePipelineDescriptor_requiredThreadsPerThreadgroup(this); }
  void setRequiredThreadsPerThreadgroup(MTL::Size requiredThreadsPerThreadgroup) { pewter_MTLComputePipelineDescriptor_setRequiredThreadsPerThreadgroup_(this, requiredThreadsPerThreadgroup); }
  MTL::ShaderValidation shaderValidation() const { return pewter_MTLComputePipelineDescriptor_shaderValidation(this); }
  void setShaderValidation(MTL::ShaderValidation shaderValidation) { pewter_MTLComputePipelineDescriptor_setShaderValidation_(this, shaderValidation); }
  MTL::StageInputOutputDescriptor* stageInputDescriptor() const { return pewter_MTLComputePipelineDescriptor_stageInputDescriptor(this); }
  void setStageInputDescriptor(const MTL::StageInputOutputDescriptor* stageInputDescriptor) { pewter_MTLComputePipelineDescriptor_setStageInputDescriptor_(this, stageInputDescriptor); }
  bool supportAddingBinaryFunctions() const { return pewter_MTLComputePipelineDescriptor_supportAddingBinaryFunctions(this); }
  void setSupportAddingBinaryFunctions(bool supportAddingBinaryFunctions) { pewter_MTLComputePipelineDescriptor_setSupportAddingBinaryFunctions_(this, supportAddingBinaryFunctions); }
  bool supportIndirectCommandBuffers() const { return pewter_MTLComputePipelineDescriptor_supportIndirectCommandBuffers(this); }
  void setSupportIndirectCommandBuffers(bool supportIndirectCommandBuffers) { pewter_MTLComputePipelineDescriptor_setSupportIndirectCommandBuffers_(this, supportIndirectCommandBuffers); }
  bool threadGroupSizeIsMultipleOfThreadExecutionWidth() const { return pewter_MTLComputePipelineDescriptor_threadGroupSizeIsMultipleOfThreadExecutionWidth(this); }
  void setThreadGroupSizeIsMultipleOfThreadExecutionWidth(bool threadGroupSizeIsMultipleOfThreadExecutionWidth) { pewter_MTLComputePipelineDescriptor_setThreadGroupSizeIsMultipleOfThreadExecutionWidth_(this, threadGroupSizeIsMultipleOfThreadExecutionWidth); }
  MTL::PipelineBufferDescriptorArray* buffers() const { return pewter_MTLComputePipelineDescriptor_buffers(this); }
  void reset() { pewter_MTLComputePipelineDescriptor_reset(this); }
};
class ComputePipelineState : public NS::Referencing<ComputePipelineState, Allocation> {
 public:
  MTL::Device* device() const { return pewter_MTLComputePipelineState_device(this); }
  MTL::FunctionHandle* functionHandle(const NS::String* name) { return pewter_MTLComputePipelineState_functionHandleWithName_(this, name); }
  MTL::FunctionHandle* functionHandle(const MTL::Function* function) { return pewter_MTLComputePipelineState_functionHandleWithFunction_(this, function); }
  MTL::ResourceID gpuResourceID() const { return pewter_MTLComputePipelineState_gpuResourceID(this); }
  NS::UInteger imageblockMemoryLength(MTL::Size imageblockDimensions) { return pewter_MTLComputePipelineState_imageblockMemoryLengthForDimensions_(this, imageblockDimensions); }
  NS::String* label() const { return pewter_MTLComputePipelineState_label(this); }
  NS::UInteger maxTotalThreadsPerThreadgroup() const { return pewter_MTLComputePipelineState_maxTotalThreadsPerThreadgroup(this); }
  MTL::ComputePipelineState* newComputePipelineStateWithBinaryFunctions(const NS::Array* additionalBinaryFunctions, NS::Error** error) { return pewter_MTLComputePipelineState_newComputePipelineStateWithBinaryFunctions_error_(this, additionalBinaryFunctions, error); }
  MTL::ComputePipelineState* newComputePipelineState(const NS::Array* functions, NS::Error** error) { return pewter_MTLComputePipelineState_newComputePipelineStateWithAdditionalBinaryFunctions_error_(this, functions, error); }
  MTL::IntersectionFunctionTable* newIntersectionFunctionTable(const MTL::IntersectionFunctionTableDescriptor* descriptor) { return pewter_MTLComputePipelineState_newIntersectionFunctionTableWithDescriptor_(this, descriptor); }
  MTL::VisibleFunctionTable* newVisibleFunctionTable(const MTL::VisibleFunctionTableDescriptor* descriptor) { return pewter_MTLComputePipelineState_newVisibleFunctionTableWithDescriptor_(this, descriptor); }
  MTL::ComputePipelineReflection* reflection() const { return pewter_MTLComputePipelineState_reflection(this); }
  MTL::Size requiredThreadsPerThreadgroup() const { return pewter_MTLComputePipelineState_requiredThreadsPerThreadgroup(this); }
  MTL::ShaderValidation shaderValidation() const { return pewter_MTLComputePipelineState_shaderValidation(this); }
  NS::UInteger staticThreadgroupMemoryLength() const { return pewter_MTLComputePipelineState_staticThreadgroupMemoryLength(this); }
  bool supportIndirectCommandBuffers() const { return pewter_MTLComputePipelineState_supportIndirectCommandBuffers(this); }
  NS::UInteger threadExecutionWidth() const { return pewter_MTLComputePipelineState_threadExecutionWidth(this); }
  MTL::FunctionHandle* functionHandle(const MTL4::BinaryFunction* function) { return pewter_MTLComputePipelineState_functionHandleWithBinaryFunction_(this, function); }
};
}  // namespace MTL
#include "../Metal/MTLPipeline.hpp"
