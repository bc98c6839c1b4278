// Generated from kernels/metal/interface/Metal/MTLAllocation.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class Allocation;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::UInteger pewter_MTLAllocation_allocatedSize(const MTL::Allocation* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class Allocation : public NS::Referencing<Allocation> {
 public:
  NS::UInteger allocatedSize() const { return pewter_MTLAllocation_allocatedSize(this); }
};
}  // namespace MTL
