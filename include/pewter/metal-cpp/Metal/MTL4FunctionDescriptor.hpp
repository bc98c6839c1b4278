// Generated from kernels/metal/interface/Metal/MTL4FunctionDescriptor.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class FunctionDescriptor;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::FunctionDescriptor* pewter_MTL4FunctionDescriptor_alloc();
MTL4::FunctionDescriptor* pewter_MTL4FunctionDescriptor_init(MTL4::FunctionDescriptor* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class FunctionDescriptor : public NS::Copying<FunctionDescriptor> {
 public:
  static MTL4::FunctionDescriptor* alloc() { return pewter_MTL4FunctionDescriptor_alloc(); }
  MTL4::FunctionDescriptor* init() { return pewter_MTL4FunctionDescriptor_init(this); }
};
}  // namespace MTL4
