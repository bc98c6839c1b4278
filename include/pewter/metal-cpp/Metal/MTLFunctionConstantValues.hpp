// Generated from kernels/metal/interface/Metal/MTLFunctionConstantValues.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
enum DataType : NS::UInteger;
class FunctionConstantValues;
}
namespace NS {
class String;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::FunctionConstantValues* pewter_MTLFunctionConstantValues_alloc();
MTL::FunctionConstantValues* pewter_MTLFunctionConstantValues_init(MTL::FunctionConstantValues* self);
void pewter_MTLFunctionConstantValues_reset(MTL::FunctionConstantValues* self);
void pewter_MTLFunctionConstantValues_setConstantValue_type_atIndex_(MTL::FunctionConstantValues* self, const void* value, MTL::DataType type, NS::UInteger index);
void pewter_MTLFunctionConstantValues_setConstantValue_type_withName_(MTL::FunctionConstantValues* self, const void* value, MTL::DataType type, const NS::String* name);
void pewter_MTLFunctionConstantValues_setConstantValues_type_withRange_(MTL::FunctionConstantValues* self, const void* values, MTL::DataType type, NS::Range range);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class FunctionConstantValues : public NS::Copying<FunctionConstantValues> {
 public:
  static MTL::FunctionConstantValues* alloc() { return pewter_MTLFunctionConstantValues_alloc(); }
  MTL::FunctionConstantValues* init() { return pewter_MTLFunctionConstantValues_init(this); }
  void reset() { pewter_MTLFunctionConstantValues_reset(this); }
  void setConstantValue(const void* value, MTL::DataType type, NS::UInteger index) { pewter_MTLFunctionConstantValues_setConstantValue_type_atIndex_(this, value, type, index); }
  void setConstantValue(const void* value, MTL::DataType type, const NS::String* name) { pewter_MTLFunctionConstantValues_setConstantValue_type_withName_(this, value, type, name); }
  void setConstantValues(const void* values, MTL::DataType type, NS::Range range) { pewter_MTLFunctionConstantValues_setConstantValues_type_withRange_(this, values, type, range); }
};
}  // namespace MTL
#include "../Metal/MTLDataType.hpp"
