// Dispatches of kernels, and what their parameters are bound to.
#pragma once

#include "MTLCommandEncoder.hpp"
#include "MTLResource.hpp"
#include "MTLTypes.hpp"

namespace MTL {

class Buffer;
class ComputePipelineState;
class Fence;
class Heap;
class SamplerState;
class Texture;
class VisibleFunctionTable;

/// Bindings hold from dispatch to dispatch. What is wrong in them is the command buffer's error.
class ComputeCommandEncoder : public NS::Referencing<ComputeCommandEncoder, CommandEncoder> {
 public:
  virtual MTL::DispatchType dispatchType() const = 0;
  virtual void setComputePipelineState(const ComputePipelineState* state) = 0;
  /// A copy of the bytes.
  virtual void setBytes(const void* bytes, NS::UInteger length, NS::UInteger index) = 0;
  virtual void setBuffer(const Buffer* buffer, NS::UInteger offset, NS::UInteger index) = 0;
  virtual void setBufferOffset(NS::UInteger offset, NS::UInteger index) = 0;
  virtual void setBuffers(const Buffer* const buffers[], const NS::UInteger offsets[], NS::Range range) = 0;
  virtual void setVisibleFunctionTable(const VisibleFunctionTable* table, NS::UInteger bufferIndex) = 0;
  virtual void setVisibleFunctionTables(const VisibleFunctionTable* const tables[], NS::Range range) = 0;
  virtual void setTexture(const Texture* texture, NS::UInteger index) = 0;
  virtual void setTextures(const Texture* const textures[], NS::Range range) = 0;
  virtual void setSamplerState(const SamplerState* sampler, NS::UInteger index) = 0;
  virtual void setSamplerStates(const SamplerState* const samplers[], NS::Range range) = 0;
  /// A multiple of 16 bytes.
  virtual void setThreadgroupMemoryLength(NS::UInteger length, NS::UInteger index) = 0;

  virtual void dispatchThreadgroups(Size threadgroupsPerGrid, Size threadsPerThreadgroup) = 0;
  /// The grid is read when the command runs: DispatchThreadgroupsIndirectArguments at the offset.
  virtual void dispatchThreadgroups(const Buffer* indirectBuffer, NS::UInteger indirectBufferOffset,
                                    Size threadsPerThreadgroup) = 0;
  virtual void dispatchThreads(Size threadsPerGrid, Size threadsPerThreadgroup) = 0;

  /// Commands of a queue run in their order, so there is nothing that these would wait for.
  virtual void updateFence(const Fence* fence) = 0;
  virtual void waitForFence(const Fence* fence) = 0;
  virtual void memoryBarrier(BarrierScope scope) = 0;
  virtual void memoryBarrier(const Resource* const resources[], NS::UInteger count) = 0;
  /// Keeps the resource until the command buffer has completed.
  virtual void useResource(const Resource* resource, ResourceUsage usage) = 0;
  virtual void useResources(const Resource* const resources[], NS::UInteger count, ResourceUsage usage) = 0;
  virtual void useHeap(const Heap* heap) = 0;
  virtual void useHeaps(const Heap* const heaps[], NS::UInteger count) = 0;
};

}  // namespace MTL
