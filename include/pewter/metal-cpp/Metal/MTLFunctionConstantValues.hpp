// Values of a function's constants, by index or name.
#pragma once

#include "../Foundation/NSString.hpp"

namespace MTL {

enum DataType : NS::UInteger {
  DataTypeNone = 0,
  DataTypeStruct = 1,
  DataTypeArray = 2,
  DataTypeFloat = 3,
  DataTypeFloat2 = 4,
  DataTypeFloat3 = 5,
  DataTypeFloat4 = 6,
  DataTypeHalf = 16,
  DataTypeHalf2 = 17,
  DataTypeHalf3 = 18,
  DataTypeHalf4 = 19,
  DataTypeInt = 29,
  DataTypeInt2 = 30,
  DataTypeInt3 = 31,
  DataTypeInt4 = 32,
  DataTypeUInt = 33,
  DataTypeUInt2 = 34,
  DataTypeUInt3 = 35,
  DataTypeUInt4 = 36,
  DataTypeShort = 37,
  DataTypeShort2 = 38,
  DataTypeShort3 = 39,
  DataTypeShort4 = 40,
  DataTypeUShort = 41,
  DataTypeUShort2 = 42,
  DataTypeUShort3 = 43,
  DataTypeUShort4 = 44,
  DataTypeChar = 45,
  DataTypeChar2 = 46,
  DataTypeChar3 = 47,
  DataTypeChar4 = 48,
  DataTypeUChar = 49,
  DataTypeUChar2 = 50,
  DataTypeUChar3 = 51,
  DataTypeUChar4 = 52,
  DataTypeBool = 53,
  DataTypeBool2 = 54,
  DataTypeBool3 = 55,
  DataTypeBool4 = 56,
  DataTypeLong = 81,
  DataTypeLong2 = 82,
  DataTypeLong3 = 83,
  DataTypeLong4 = 84,
  DataTypeULong = 85,
  DataTypeULong2 = 86,
  DataTypeULong3 = 87,
  DataTypeULong4 = 88,
};

class FunctionConstantValues : public NS::Copying<FunctionConstantValues> {
 public:
  static FunctionConstantValues* alloc();
  virtual FunctionConstantValues* init() = 0;

  virtual void setConstantValue(const void* value, MTL::DataType type, NS::UInteger index) = 0;
  virtual void setConstantValues(const void* values, MTL::DataType type, NS::Range range) = 0;
  virtual void setConstantValue(const void* value, MTL::DataType type, const NS::String* name) = 0;
  virtual void reset() = 0;
};

}  // namespace MTL
