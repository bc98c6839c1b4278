// Generated from kernels/metal/interface/Metal/MTLCaptureScope.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class CaptureScope;
class CommandQueue;
class Device;
}
namespace NS {
class String;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::String* pewter_MTLCaptureScope_label(const MTL::CaptureScope* self);
void pewter_MTLCaptureScope_setLabel_(MTL::CaptureScope* self, const NS::String* label);
MTL::Device* pewter_MTLCaptureScope_device(const MTL::CaptureScope* self);
MTL::CommandQueue* pewter_MTLCaptureScope_commandQueue(const MTL::CaptureScope* self);
void pewter_MTLCaptureScope_beginScope(MTL::CaptureScope* self);
void pewter_MTLCaptureScope_endScope(MTL::CaptureScope* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class CaptureScope : public NS::Referencing<CaptureScope> {
 public:
  NS::String* label() const { return pewter_MTLCaptureScope_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLCaptureScope_setLabel_(this, label); }
  MTL::Device* device() const { return pewter_MTLCaptureScope_device(this); }
  MTL::CommandQueue* commandQueue() const { return pewter_MTLCaptureScope_commandQueue(this); }
  void beginScope() { pewter_MTLCaptureScope_beginScope(this); }
  void endScope() { pewter_MTLCaptureScope_endScope(this); }
};
}  // namespace MTL
