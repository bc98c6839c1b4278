// A kernel that is ready to run, and its limits.
#pragma once

#include "MTLLibrary.hpp"
#include "MTLTypes.hpp"

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
};

using NewComputePipelineStateCompletionHandlerFunction =
    std::function<void(ComputePipelineState*, NS::Error*)>;
using NewComputePipelineStateWithReflectionCompletionHandlerFunction =
    std::function<void(ComputePipelineState*, ComputePipelineReflection*, NS::Error*)>;

}  // namespace MTL
