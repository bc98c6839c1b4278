// What encoders have in common.
#pragma once

#include "../Foundation/NSString.hpp"

namespace MTL {

class Device;

/// Dispatches of an encoder run in their order either way.
enum DispatchType : NS::UInteger { DispatchTypeSerial = 0, DispatchTypeConcurrent = 1 };

using BarrierScope = NS::UInteger;
enum : BarrierScope { BarrierScopeBuffers = 1, BarrierScopeTextures = 2, BarrierScopeRenderTargets = 4 };

class CommandEncoder : public NS::Referencing<CommandEncoder> {
 public:
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual class Device* device() const = 0;
  virtual void endEncoding() = 0;
  virtual void insertDebugSignpost(const NS::String* string) = 0;
  virtual void pushDebugGroup(const NS::String* string) = 0;
  virtual void popDebugGroup() = 0;
};

}  // namespace MTL
