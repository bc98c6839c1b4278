// Generated from kernels/metal/interface/Metal/MTLCommandEncoder.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class CommandEncoder;
class Device;
}
namespace NS {
class String;
}
namespace MTL {
using ResourceUsage = NS::UInteger;
enum : NS::UInteger {
  ResourceUsageRead = 1,
  ResourceUsageWrite = 2,
  ResourceUsageSample = 4,
};
using BarrierScope = NS::UInteger;
enum : NS::UInteger {
  BarrierScopeBuffers = 1,
  BarrierScopeTextures = 2,
  BarrierScopeRenderTargets = 4,
};
using Stages = NS::UInteger;
enum : NS::UInteger {
  StageVertex = 1,
  StageFragment = 2,
  StageTile = 4,
  StageObject = 8,
  StageMesh = 16,
  StageResourceState = 67108864,
  StageDispatch = 134217728,
  StageBlit = 268435456,
  StageAccelerationStructure = 536870912,
  StageMachineLearning = 1073741824,
  StageAll = 9223372036854775807,
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::String* pewter_MTLCommandEncoder_label(const MTL::CommandEncoder* self);
void pewter_MTLCommandEncoder_setLabel_(MTL::CommandEncoder* self, const NS::String* label);
void pewter_MTLCommandEncoder_barrierAfterQueueStages_beforeStages_(MTL::CommandEncoder* self, MTL::Stages afterQueueStages, MTL::Stages beforeStages);
MTL::Device* pewter_MTLCommandEncoder_device(const MTL::CommandEncoder* self);
void pewter_MTLCommandEncoder_endEncoding(MTL::CommandEncoder* self);
void pewter_MTLCommandEncoder_insertDebugSignpost_(MTL::CommandEncoder* self, const NS::String* string);
void pewter_MTLCommandEncoder_popDebugGroup(MTL::CommandEncoder* self);
void pewter_MTLCommandEncoder_pushDebugGroup_(MTL::CommandEncoder* self, const NS::String* string);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class CommandEncoder : public NS::Referencing<CommandEncoder> {
 public:
  NS::String* label() const { return pewter_MTLCommandEncoder_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLCommandEncoder_setLabel_(this, label); }
  void barrierAfterQueueStages(MTL::Stages afterQueueStages, MTL::Stages beforeStages) { pewter_MTLCommandEncoder_barrierAfterQueueStages_beforeStages_(this, afterQueueStages, beforeStages); }
  MTL::Device* device() const { return pewter_MTLCommandEncoder_device(this); }
  void endEncoding() { pewter_MTLCommandEncoder_endEncoding(this); }
  void insertDebugSignpost(const NS::String* string) { pewter_MTLCommandEncoder_insertDebugSignpost_(this, string); }
  void popDebugGroup() { pewter_MTLCommandEncoder_popDebugGroup(this); }
  void pushDebugGroup(const NS::String* string) { pewter_MTLCommandEncoder_pushDebugGroup_(this, string); }
};
}  // namespace MTL
