// Generated from kernels/metal/interface/Metal/MTL4CommandEncoder.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class CommandBuffer;
class CommandEncoder;
}
namespace MTL {
class Fence;
using Stages = NS::UInteger;
}
namespace NS {
class String;
}
namespace MTL4 {
using VisibilityOptions = NS::UInteger;
enum : NS::UInteger {
  VisibilityOptionNone = 0,
  VisibilityOptionDevice = 1,
  VisibilityOptionResourceAlias = 2,
};
}  // namespace MTL4
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::String* pewter_MTL4CommandEncoder_label(const MTL4::CommandEncoder* self);
void pewter_MTL4CommandEncoder_setLabel_(MTL4::CommandEncoder* self, const NS::String* label);
void pewter_MTL4CommandEncoder_barrierAfterEncoderStages_beforeEncoderStages_visibilityOptions_(MTL4::CommandEncoder* self, MTL::Stages afterEncoderStages, MTL::Stages beforeEncoderStages, MTL4::VisibilityOptions visibilityOptions);
void pewter_MTL4CommandEncoder_barrierAfterQueueStages_beforeStages_visibilityOptions_(MTL4::CommandEncoder* self, MTL::Stages afterQueueStages, MTL::Stages beforeStages, MTL4::VisibilityOptions visibilityOptions);
void pewter_MTL4CommandEncoder_barrierAfterStages_beforeQueueStages_visibilityOptions_(MTL4::CommandEncoder* self, MTL::Stages afterStages, MTL::Stages beforeQueueStages, MTL4::VisibilityOptions visibilityOptions);
MTL4::CommandBuffer* pewter_MTL4CommandEncoder_commandBuffer(const MTL4::CommandEncoder* self);
void pewter_MTL4CommandEncoder_endEncoding(MTL4::CommandEncoder* self);
void pewter_MTL4CommandEncoder_insertDebugSignpost_(MTL4::CommandEncoder* self, const NS::String* string);
void pewter_MTL4CommandEncoder_popDebugGroup(MTL4::CommandEncoder* self);
void pewter_MTL4CommandEncoder_pushDebugGroup_(MTL4::CommandEncoder* self, const NS::String* string);
void pewter_MTL4CommandEncoder_updateFence_afterEncoderStages_(MTL4::CommandEncoder* self, const MTL::Fence* fence, MTL::Stages afterEncoderStages);
void pewter_MTL4CommandEncoder_waitForFence_beforeEncoderStages_(MTL4::CommandEncoder* self, const MTL::Fence* fence, MTL::Stages beforeEncoderStages);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class CommandEncoder : public NS::Referencing<CommandEncoder> {
 public:
  NS::String* label() const { return pewter_MTL4CommandEncoder_label(this); }
  void setLabel(const NS::String* label) { pewter_MTL4CommandEncoder_setLabel_(this, label); }
  void barrierAfterEncoderStages(MTL::Stages afterEncoderStages, MTL::Stages beforeEncoderStages, MTL4::VisibilityOptions visibilityOptions) { pewter_MTL4CommandEncoder_barrierAfterEncoderStages_beforeEncoderStages_visibilityOptions_(this, afterEncoderStages, beforeEncoderStages, visibilityOptions); }
  void barrierAfterQueueStages(MTL::Stages afterQueueStages, MTL::Stages beforeStages, MTL4::VisibilityOptions visibilityOptions) { pewter_MTL4CommandEncoder_barrierAfterQueueStages_beforeStages_visibilityOptions_(this, afterQueueStages, beforeStages, visibilityOptions); }
  void barrierAfterStages(MTL::Stages afterStages, MTL::Stages beforeQueueStages, MTL4::VisibilityOptions visibilityOptions) { pewter_MTL4CommandEncoder_barrierAfterStages_beforeQueueStages_visibilityOptions_(this, afterStages, beforeQueueStages, visibilityOptions); }
  MTL4::CommandBuffer* commandBuffer() const { return pewter_MTL4CommandEncoder_commandBuffer(this); }
  void endEncoding() { pewter_MTL4CommandEncoder_endEncoding(this); }
  void insertDebugSignpost(const NS::String* string) { pewter_MTL4CommandEncoder_insertDebugSignpost_(this, string); }
  void popDebugGroup() { pewter_MTL4CommandEncoder_popDebugGroup(this); }
  void pushDebugGroup(const NS::String* string) { pewter_MTL4CommandEncoder_pushDebugGroup_(this, string); }
  void updateFence(const MTL::Fence* fence, MTL::Stages afterEncoderStages) { pewter_MTL4CommandEncoder_updateFence_afterEncoderStages_(this, fence, afterEncoderStages); }
  void waitForFence(const MTL::Fence* fence, MTL::Stages beforeEncoderStages) { pewter_MTL4CommandEncoder_waitForFence_beforeEncoderStages_(this, fence, beforeEncoderStages); }
};
}  // namespace MTL4
#include "../Metal/MTLCommandEncoder.hpp"
