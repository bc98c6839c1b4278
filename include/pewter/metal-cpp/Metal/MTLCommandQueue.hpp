// A queue: its command buffers run one after the other, in the order of their commits.
#pragma once

#include "../Foundation/NSString.hpp"

namespace MTL {

class CommandBuffer;
class CommandBufferDescriptor;
class Device;

class CommandQueue : public NS::Referencing<CommandQueue> {
 public:
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual class Device* device() const = 0;
  virtual CommandBuffer* commandBuffer() = 0;
  virtual CommandBuffer* commandBuffer(const CommandBufferDescriptor* descriptor) = 0;
  /// Resources are retained all the same.
  virtual CommandBuffer* commandBufferWithUnretainedReferences() = 0;
  virtual void insertDebugCaptureBoundary() = 0;
};

}  // namespace MTL
