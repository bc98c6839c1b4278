// Generated from kernels/metal/interface/Metal/MTLFunctionLog.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Foundation/NSEnumerator.hpp"

namespace MTL {
class Function;
class FunctionLog;
class FunctionLogDebugLocation;
class LogContainer;
}
namespace NS {
class FastEnumeration;
class String;
class URL;
}
namespace MTL {
enum FunctionLogType : NS::UInteger {
  FunctionLogTypeValidation = 0,
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::URL* pewter_MTLFunctionLogDebugLocation_URL(const MTL::FunctionLogDebugLocation* self);
NS::UInteger pewter_MTLFunctionLogDebugLocation_column(const MTL::FunctionLogDebugLocation* self);
NS::String* pewter_MTLFunctionLogDebugLocation_functionName(const MTL::FunctionLogDebugLocation* self);
NS::UInteger pewter_MTLFunctionLogDebugLocation_line(const MTL::FunctionLogDebugLocation* self);
MTL::FunctionLogDebugLocation* pewter_MTLFunctionLog_debugLocation(const MTL::FunctionLog* self);
NS::String* pewter_MTLFunctionLog_encoderLabel(const MTL::FunctionLog* self);
MTL::Function* pewter_MTLFunctionLog_function(const MTL::FunctionLog* self);
MTL::FunctionLogType pewter_MTLFunctionLog_type(const MTL::FunctionLog* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class LogContainer : public NS::Referencing<LogContainer, NS::FastEnumeration> {
 public:
};
class FunctionLogDebugLocation : public NS::Referencing<FunctionLogDebugLocation> {
 public:
  NS::URL* URL() const { return pewter_MTLFunctionLogDebugLocation_URL(this); }
  NS::UInteger column() const { return pewter_MTLFunctionLogDebugLocation_column(this); }
  NS::String* functionName() const { return pewter_MTLFunctionLogDebugLocation_functionName(this); }
  NS::UInteger line() const { return pewter_MTLFunctionLogDebugLocation_line(this); }
};
class FunctionLog : public NS::Referencing<FunctionLog> {
 public:
  MTL::FunctionLogDebugLocation* debugLocation() const { return pewter_MTLFunctionLog_debugLocation(this); }
  NS::String* encoderLabel() const { return pewter_MTLFunctionLog_encoderLabel(this); }
  MTL::Function* function() const { return pewter_MTLFunctionLog_function(this); }
  MTL::FunctionLogType type() const { return pewter_MTLFunctionLog_type(this); }
};
}  // namespace MTL
