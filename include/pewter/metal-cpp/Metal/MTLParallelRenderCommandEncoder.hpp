// Generated from kernels/metal/interface/Metal/MTLParallelRenderCommandEncoder.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTLCommandEncoder.hpp"

namespace MTL {
class CommandEncoder;
class ParallelRenderCommandEncoder;
class RenderCommandEncoder;
enum StoreAction : NS::UInteger;
using StoreActionOptions = NS::UInteger;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::RenderCommandEncoder* pewter_MTLParallelRenderCommandEncoder_renderCommandEncoder(MTL::ParallelRenderCommandEncoder* self);
void pewter_MTLParallelRenderCommandEncoder_setColorStoreAction_atIndex_(MTL::ParallelRenderCommandEncoder* self, MTL::StoreAction storeAction, NS::UInteger colorAttachmentIndex);
void pewter_MTLParallelRenderCommandEncoder_setColorStoreActionOptions_atIndex_(MTL::ParallelRenderCommandEncoder* self, MTL::StoreActionOptions storeActionOptions, NS::UInteger colorAttachmentIndex);
void pewter_MTLParallelRenderCommandEncoder_setDepthStoreAction_(MTL::ParallelRenderCommandEncoder* self, MTL::StoreAction storeAction);
void pewter_MTLParallelRenderCommandEncoder_setDepthStoreActionOptions_(MTL::ParallelRenderCommandEncoder* self, MTL::StoreActionOptions storeActionOptions);
void pewter_MTLParallelRenderCommandEncoder_setStencilStoreAction_(MTL::ParallelRenderCommandEncoder* self, MTL::StoreAction storeAction);
void pewter_MTLParallelRenderCommandEncoder_setStencilStoreActionOptions_(MTL::ParallelRenderCommandEncoder* self, MTL::StoreActionOptions storeActionOptions);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class ParallelRenderCommandEncoder : public NS::Referencing<ParallelRenderCommandEncoder, CommandEncoder> {
 public:
  MTL::RenderCommandEncoder* renderCommandEncoder() { return pewter_MTLParallelRenderCommandEncoder_renderCommandEncoder(this); }
  void setColorStoreAction(MTL::StoreAction storeAction, NS::UInteger colorAttachmentIndex) { pewter_MTLParallelRenderCommandEncoder_setColorStoreAction_atIndex_(this, storeAction, colorAttachmentIndex); }
  void setColorStoreActionOptions(MTL::StoreActionOptions storeActionOptions, NS::UInteger colorAttachmentIndex) { pewter_MTLParallelRenderCommandEncoder_setColorStoreActionOptions_atIndex_(this, storeActionOptions, colorAttachmentIndex); }
  void setDepthStoreAction(MTL::StoreAction storeAction) { pewter_MTLParallelRenderCommandEncoder_setDepthStoreAction_(this, storeAction); }
  void setDepthStoreActionOptions(MTL::StoreActionOptions storeActionOptions) { pewter_MTLParallelRenderCommandEncoder_setDepthStoreActionOptions_(this, storeActionOptions); }
  void setStencilStoreAction(MTL::StoreAction storeAction) { pewter_MTLParallelRenderCommandEncoder_setStencilStoreAction_(this, storeAction); }
  void setStencilStoreActionOptions(MTL::StoreActionOptions storeActionOptions) { pewter_MTLParallelRenderCommandEncoder_setStencilStoreActionOptions_(this, storeActionOptions); }
};
}  // namespace MTL
#include "../Metal/MTLRenderPass.hpp"
