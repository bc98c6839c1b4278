// Generated from kernels/metal/interface/Metal/MTL4BinaryFunction.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class BinaryFunction;
}
namespace MTL {
enum FunctionType : NS::UInteger;
}
namespace NS {
class String;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::FunctionType pewter_MTL4BinaryFunction_functionType(const MTL4::BinaryFunction* self);
NS::String* pewter_MTL4BinaryFunction_name(const MTL4::BinaryFunction* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class BinaryFunction : public NS::Referencing<BinaryFunction> {
 public:
  MTL::FunctionType functionType() const { return pewter_MTL4BinaryFunction_functionType(this); }
  NS::String* name() const { return pewter_MTL4BinaryFunction_name(this); }
};
}  // namespace MTL4
#include "../Metal/MTLLibrary.hpp"
