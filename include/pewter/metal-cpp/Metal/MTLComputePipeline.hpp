// A kernel that is ready to run, and its limits.
#pragma once

#include "MTLLibrary.hpp"
#include "MTLTypes.hpp"
#include "MTLVisibleFunctionTable.hpp"

namespace MTL {

using PipelineOption = NS::UInteger;
enum : PipelineOption {
  PipelineOptionNone = 0,
  PipelineOptionArgumentInfo = 1,
  PipelineOptionBufferTypeInfo = 2,
  PipelineOptionFailOnBinaryArchiveMiss = 4,
};

/// There is no reflection; where it is wanted, nullptr is given.
class ComputePipelineReflection : public NS::Referencing<ComputePipelineReflection> {};
using AutoreleasedComputePipelineReflection = ComputePipelineReflection*;

class ComputePipelineDescriptor : public NS::Copying<ComputePipelineDescriptor> {
 public:
  static ComputePipelineDescriptor* alloc();
  virtual ComputePipelineDescriptor* init() = 0;

  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual Function* computeFunction() const = 0;
  virtual void setComputeFunction(const Function* computeFunction) = 0;
  virtual bool threadGroupSizeIsMultipleOfThreadExecutionWidth() const = 0;
  virtual void setThreadGroupSizeIsMultipleOfThreadExecutionWidth(bool isMultiple) = 0;
  /// 0: the kernel's own.
  virtual NS::UInteger maxTotalThreadsPerThreadgroup() const = 0;
  virtual void setMaxTotalThreadsPerThreadgroup(NS::UInteger maxTotalThreadsPerThreadgroup) = 0;
  virtual MTL::LinkedFunctions* linkedFunctions() const = 0;
  virtual void setLinkedFunctions(const MTL::LinkedFunctions* linkedFunctions) = 0;
  /// Calls by address within each other: at most 2.
  virtual NS::UInteger maxCallStackDepth() const = 0;
  virtual void setMaxCallStackDepth(NS::UInteger maxCallStackDepth) = 0;
  virtual void reset() = 0;
};

class ComputePipelineState : public NS::Referencing<ComputePipelineState> {
 public:
  virtual NS::String* label() const = 0;
  virtual class Device* device() const = 0;
  virtual NS::UInteger maxTotalThreadsPerThreadgroup() const = 0;
  virtual NS::UInteger threadExecutionWidth() const = 0;
  virtual NS::UInteger staticThreadgroupMemoryLength() const = 0;
  virtual bool supportIndirectCommandBuffers() const = 0;
  /// nullptr for a function that is not linked.
  virtual FunctionHandle* functionHandle(const Function* function) = 0;
  virtual VisibleFunctionTable* newVisibleFunctionTable(const VisibleFunctionTableDescriptor* descriptor) = 0;
};

using NewComputePipelineStateCompletionHandlerFunction =
    std::function<void(ComputePipelineState*, NS::Error*)>;
using NewComputePipelineStateWithReflectionCompletionHandlerFunction =
    std::function<void(ComputePipelineState*, ComputePipelineReflection*, NS::Error*)>;

}  // namespace MTL
