// Generated from kernels/metal/interface/Metal/MTLLinkedFunctions.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class LinkedFunctions;
}
namespace NS {
class Array;
class Dictionary;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::LinkedFunctions* pewter_MTLLinkedFunctions_alloc();
MTL::LinkedFunctions* pewter_MTLLinkedFunctions_linkedFunctions();
MTL::LinkedFunctions* pewter_MTLLinkedFunctions_init(MTL::LinkedFunctions* self);
NS::Array* pewter_MTLLinkedFunctions_binaryFunctions(const MTL::LinkedFunctions* self);
void pewter_MTLLinkedFunctions_setBinaryFunctions_(MTL::LinkedFunctions* self, const NS::Array* binaryFunctions);
NS::Array* pewter_MTLLinkedFunctions_functions(const MTL::LinkedFunctions* self);
void pewter_MTLLinkedFunctions_setFunctions_(MTL::LinkedFunctions* self, const NS::Array* functions);
NS::Dictionary* pewter_MTLLinkedFunctions_groups(const MTL::LinkedFunctions* self);
void pewter_MTLLinkedFunctions_setGroups_(MTL::LinkedFunctions* self, const NS::Dictionary* groups);
NS::Array* pewter_MTLLinkedFunctions_privateFunctions(const MTL::LinkedFunctions* self);
void pewter_MTLLinkedFunctions_setPrivateFunctions_(MTL::LinkedFunctions* self, const NS::Array* privateFunctions);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class LinkedFunctions : public NS::Copying<LinkedFunctions> {
 public:
  static MTL::LinkedFunctions* alloc() { return pewter_MTLLinkedFunctions_alloc(); }
  static MTL::LinkedFunctions* linkedFunctions() { return pewter_MTLLinkedFunctions_linkedFunctions(); }
  MTL::LinkedFunctions* init() { return pewter_MTLLinkedFunctions_init(this); }
  NS::Array* binaryFunctions() const { return pewter_MTLLinkedFunctions_binaryFunctions(this); }
  void setBinaryFunctions(const NS::Array* binaryFunctions) { pewter_MTLLinkedFunctions_setBinaryFunctions_(this, binaryFunctions); }
  NS::Array* functions() const { return pewter_MTLLinkedFunctions_functions(this); }
  void setFunctions(const NS::Array* functions) { pewter_MTLLinkedFunctions_setFunctions_(this, functions); }
  NS::Dictionary* groups() const { return pewter_MTLLinkedFunctions_groups(this); }
  void setGroups(const NS::Dictionary* groups) { pewter_MTLLinkedFunctions_setGroups_(this, groups); }
  NS::Array* privateFunctions() const { return pewter_MTLLinkedFunctions_privateFunctions(this); }
  void setPrivateFunctions(const NS::Array* privateFunctions) { pewter_MTLLinkedFunctions_setPrivateFunctions_(this, privateFunctions); }
};
}  // namespace MTL
