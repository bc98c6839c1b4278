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
extern "C" {
NS::UInteger pewter_MTLAllocation_allocatedSize(const MTL::Allocation* self);
}
namespace MTL {
class Allocation : public NS::Referencing<Allocation> {
 public:
  NS::UInteger allocatedSize() const { return pewter_MTLAllocation_allocatedSize(this); }
};
}  // namespace MTL
