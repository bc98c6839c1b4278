// Generated from kernels/metal/interface/Metal/MTLLogState.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class LogState;
class LogStateDescriptor;
}
namespace NS {
class String;
using ErrorDomain = NS::String*;
}
namespace MTL {
enum LogLevel : NS::Integer {
  LogLevelUndefined = 0,
  LogLevelDebug = 1,
  LogLevelInfo = 2,
  LogLevelNotice = 3,
  LogLevelError = 4,
  LogLevelFault = 5,
};
enum LogStateError : NS::UInteger {
  LogStateErrorInvalidSize = 1,
  LogStateErrorInvalid = 2,
};
using LogHandlerFunction = std::function<void(NS::String*, NS::String*, MTL::LogLevel, NS::String*)>;
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
void pewter_MTLLogState_addLogHandler_(MTL::LogState* self, void* block, void (*block_call)(void*, NS::String*, NS::String*, MTL::LogLevel, NS::String*), void (*block_release)(void*));
MTL::LogStateDescriptor* pewter_MTLLogStateDescriptor_alloc();
MTL::LogStateDescriptor* pewter_MTLLogStateDescriptor_init(MTL::LogStateDescriptor* self);
NS::Integer pewter_MTLLogStateDescriptor_bufferSize(const MTL::LogStateDescriptor* self);
void pewter_MTLLogStateDescriptor_setBufferSize_(MTL::LogStateDescriptor* self, NS::Integer bufferSize);
MTL::LogLevel pewter_MTLLogStateDescriptor_level(const MTL::LogStateDescriptor* self);
void pewter_MTLLogStateDescriptor_setLevel_(MTL::LogStateDescriptor* self, MTL::LogLevel level);
extern NS::String* const pewter_MTLLogStateErrorDomain;
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class LogState : public NS::Referencing<LogState> {
 public:
  void addLogHandler(const std::function<void(NS::String*, NS::String*, MTL::LogLevel, NS::String*)>& block) { const NS::Private::Callback<NS::String*, NS::String*, MTL::LogLevel, NS::String*> block_callback(block); pewter_MTLLogState_addLogHandler_(this, block_callback.context, block_callback.call, block_callback.release); }
#ifdef __BLOCKS__
  void addLogHandler(void (^block)(NS::String*, NS::String*, MTL::LogLevel, NS::String*)) { const NS::Private::Callback<NS::String*, NS::String*, MTL::LogLevel, NS::String*> block_callback(block); pewter_MTLLogState_addLogHandler_(this, block_callback.context, block_callback.call, block_callback.release); }
#endif
};
class LogStateDescriptor : public NS::Copying<LogStateDescriptor> {
 public:
  static MTL::LogStateDescriptor* alloc() { return pewter_MTLLogStateDescriptor_alloc(); }
  MTL::LogStateDescriptor* init() { return pewter_MTLLogStateDescriptor_init(this); }
  NS::Integer bufferSize() const { return pewter_MTLLogStateDescriptor_bufferSize(this); }
  void setBufferSize(NS::Integer bufferSize) { pewter_MTLLogStateDescriptor_setBufferSize_(this, bufferSize); }
  MTL::LogLevel level() const { return pewter_MTLLogStateDescriptor_level(this); }
  void setLevel(MTL::LogLevel level) { pewter_MTLLogStateDescriptor_setLevel_(this, level); }
};
inline const NS::ErrorDomain& LogStateErrorDomain = pewter_MTLLogStateErrorDomain;
}  // namespace MTL
#include "../Foundation/NSError.hpp"
