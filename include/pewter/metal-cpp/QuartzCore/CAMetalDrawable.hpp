// Generated from kernels/metal/interface/QuartzCore/CAMetalDrawable.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTLDrawable.hpp"

namespace CA {
class MetalDrawable;
class MetalLayer;
}
namespace MTL {
class Drawable;
class Texture;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
CA::MetalLayer* pewter_CAMetalDrawable_layer(const CA::MetalDrawable* self);
MTL::Texture* pewter_CAMetalDrawable_texture(const CA::MetalDrawable* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace CA {
class MetalDrawable : public NS::Referencing<MetalDrawable, MTL::Drawable> {
 public:
  CA::MetalLayer* layer() const { return pewter_CAMetalDrawable_layer(this); }
  MTL::Texture* texture() const { return pewter_CAMetalDrawable_texture(this); }
};
}  // namespace CA
