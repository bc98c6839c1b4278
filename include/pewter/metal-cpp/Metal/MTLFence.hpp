// Generated from kernels/metal/interface/Metal/MTLFence.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class Device;
class Fence;
}
namespace NS {
class String;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::String* pewter_MTLFence_label(const MTL::Fence* self);
void pewter_MTLFence_setLabel_(MTL::Fence* self, const NS::String* label);
MTL::Device* pewter_MTLFence_device(const MTL::Fence* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class Fence : public NS::Referencing<Fence> {
 public:
  NS::String* label() const { return pewter_MTLFence_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLFence_setLabel_(this, label); }
  MTL::Device* device() const { return pewter_MTLFence_device(this); }
};
}  // namespace MTL
