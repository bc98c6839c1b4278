// Generated from kernels/metal/interface/Metal/MTL4MachineLearningCommandEncoder.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTL4CommandEncoder.hpp"

namespace MTL4 {
class ArgumentTable;
class CommandEncoder;
class MachineLearningCommandEncoder;
class MachineLearningPipelineState;
}
namespace MTL {
class Heap;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
void pewter_MTL4MachineLearningCommandEncoder_dispatchNetworkWithIntermediatesHeap_(MTL4::MachineLearningCommandEncoder* self, const MTL::Heap* heap);
void pewter_MTL4MachineLearningCommandEncoder_setArgumentTable_(MTL4::MachineLearningCommandEncoder* self, const MTL4::ArgumentTable* argumentTable);
void pewter_MTL4MachineLearningCommandEncoder_setPipelineState_(MTL4::MachineLearningCommandEncoder* self, const MTL4::MachineLearningPipelineState* pipelineState);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class MachineLearningCommandEncoder : public NS::Referencing<MachineLearningCommandEncoder, CommandEncoder> {
 public:
  void dispatchNetwork(const MTL::Heap* heap) { pewter_MTL4MachineLearningCommandEncoder_dispatchNetworkWithIntermediatesHeap_(this, heap); }
  void setArgumentTable(const MTL4::ArgumentTable* argumentTable) { pewter_MTL4MachineLearningCommandEncoder_setArgumentTable_(this, argumentTable); }
  void setPipelineState(const MTL4::MachineLearningPipelineState* pipelineState) { pewter_MTL4MachineLearningCommandEncoder_setPipelineState_(this, pipelineState); }
};
}  // namespace MTL4
