// Generated from kernels/metal/interface/Metal/MTLDrawable.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class Drawable;
}
namespace MTL {
#ifdef __BLOCKS__
using DrawablePresentedHandler = void (^)(MTL::Drawable*);
#endif
using DrawablePresentedHandlerFunction = std::function<void(MTL::Drawable*)>;
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
void pewter_MTLDrawable_addPresentedHandler_(MTL::Drawable* self, void* block, void (*block_call)(void*, MTL::Drawable*), void (*block_release)(void*));
NS::UInteger pewter_MTLDrawable_drawableID(const MTL::Drawable* self);
void pewter_MTLDrawable_present(MTL::Drawable* self);
void pewter_MTLDrawable_presentAfterMinimumDuration_(MTL::Drawable* self, CFTimeInterval duration);
void pewter_MTLDrawable_presentAtTime_(MTL::Drawable* self, CFTimeInterval presentationTime);
CFTimeInterval pewter_MTLDrawable_presentedTime(const MTL::Drawable* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class Drawable : public NS::Referencing<Drawable> {
 public:
  void addPresentedHandler(const std::function<void(MTL::Drawable*)>& block) { const NS::Private::Callback<MTL::Drawable*> block_callback(block); pewter_MTLDrawable_addPresentedHandler_(this, block_callback.context, block_callback.call, block_callback.release); }
#ifdef __BLOCKS__
  void addPresentedHandler(void (^block)(MTL::Drawable*)) { const NS::Private::Callback<MTL::Drawable*> block_callback(block); pewter_MTLDrawable_addPresentedHandler_(this, block_callback.context, block_callback.call, block_callback.release); }
#endif
  NS::UInteger drawableID() const { return pewter_MTLDrawable_drawableID(this); }
  void present() { pewter_MTLDrawable_present(this); }
  void presentAfterMinimumDuration(CFTimeInterval duration) { pewter_MTLDrawable_presentAfterMinimumDuration_(this, duration); }
  void presentAtTime(CFTimeInterval presentationTime) { pewter_MTLDrawable_presentAtTime_(this, presentationTime); }
  CFTimeInterval presentedTime() const { return pewter_MTLDrawable_presentedTime(this); }
};
}  // namespace MTL
