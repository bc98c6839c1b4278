// Generated from kernels/metal/interface/Foundation/NSError.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"

namespace NS {
class Array;
class Dictionary;
class Error;
class String;
}
namespace NS {
using ErrorDomain = NS::String*;
using ErrorUserInfoKey = NS::String*;
}  // namespace NS
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::Error* pewter_NSError_errorWithDomain_code_userInfo_(NS::ErrorDomain domain, NS::Integer code, NS::Dictionary* dictionary);
NS::Error* pewter_NSError_alloc();
NS::Error* pewter_NSError_init(NS::Error* self);
NS::Error* pewter_NSError_initWithDomain_code_userInfo_(NS::Error* self, NS::ErrorDomain domain, NS::Integer code, NS::Dictionary* dictionary);
NS::Integer pewter_NSError_code(const NS::Error* self);
NS::ErrorDomain pewter_NSError_domain(const NS::Error* self);
NS::Dictionary* pewter_NSError_userInfo(const NS::Error* self);
NS::String* pewter_NSError_localizedDescription(const NS::Error* self);
NS::Array* pewter_NSError_localizedRecoveryOptions(const NS::Error* self);
NS::String* pewter_NSError_localizedRecoverySuggestion(const NS::Error* self);
NS::String* pewter_NSError_localizedFailureReason(const NS::Error* self);
extern NS::String* const pewter_NSCocoaErrorDomain;
extern NS::String* const pewter_NSPOSIXErrorDomain;
extern NS::String* const pewter_NSOSStatusErrorDomain;
extern NS::String* const pewter_NSMachErrorDomain;
extern NS::String* const pewter_NSUnderlyingErrorKey;
extern NS::String* const pewter_NSLocalizedDescriptionKey;
extern NS::String* const pewter_NSLocalizedFailureReasonErrorKey;
extern NS::String* const pewter_NSLocalizedRecoverySuggestionErrorKey;
extern NS::String* const pewter_NSLocalizedRecoveryOptionsErrorKey;
extern NS::String* const pewter_NSRecoveryAttempterErrorKey;
extern NS::String* const pewter_NSHelpAnchorErrorKey;
extern NS::String* const pewter_NSDebugDescriptionErrorKey;
extern NS::String* const pewter_NSLocalizedFailureErrorKey;
extern NS::String* const pewter_NSStringEncodingErrorKey;
extern NS::String* const pewter_NSURLErrorKey;
extern NS::String* const pewter_NSFilePathErrorKey;
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace NS {
class Error : public NS::Copying<Error> {
 public:
  static NS::Error* error(NS::ErrorDomain domain, NS::Integer code, NS::Dictionary* dictionary) { return pewter_NSError_errorWithDomain_code_userInfo_(domain, code, dictionary); }
  static NS::Error* alloc() { return pewter_NSError_alloc(); }
  NS::Error* init() { return pewter_NSError_init(this); }
  NS::Error* init(NS::ErrorDomain domain, NS::Integer code, NS::Dictionary* dictionary) { return pewter_NSError_initWithDomain_code_userInfo_(this, domain, code, dictionary); }
  NS::Integer code() const { return pewter_NSError_code(this); }
  NS::ErrorDomain domain() const { return pewter_NSError_domain(this); }
  NS::Dictionary* userInfo() const { return pewter_NSError_userInfo(this); }
  NS::String* localizedDescription() const { return pewter_NSError_localizedDescription(this); }
  NS::Array* localizedRecoveryOptions() const { return pewter_NSError_localizedRecoveryOptions(this); }
  NS::String* localizedRecoverySuggestion() const { return pewter_NSError_localizedRecoverySuggestion(this); }
  NS::String* localizedFailureReason() const { return pewter_NSError_localizedFailureReason(this); }
};
inline const NS::ErrorDomain& CocoaErrorDomain = pewter_NSCocoaErrorDomain;
inline const NS::ErrorDomain& POSIXErrorDomain = pewter_NSPOSIXErrorDomain;
inline const NS::ErrorDomain& OSStatusErrorDomain = pewter_NSOSStatusErrorDomain;
inline const NS::ErrorDomain& MachErrorDomain = pewter_NSMachErrorDomain;
inline const NS::ErrorUserInfoKey& UnderlyingErrorKey = pewter_NSUnderlyingErrorKey;
inline const NS::ErrorUserInfoKey& LocalizedDescriptionKey = pewter_NSLocalizedDescriptionKey;
inline const NS::ErrorUserInfoKey& LocalizedFailureReasonErrorKey = pewter_NSLocalizedFailureReasonErrorKey;
inline const NS::ErrorUserInfoKey& LocalizedRecoverySuggestionErrorKey = pewter_NSLocalizedRecoverySuggestionErrorKey;
inline const NS::ErrorUserInfoKey& LocalizedRecoveryOptionsErrorKey = pewter_NSLocalizedRecoveryOptionsErrorKey;
inline const NS::ErrorUserInfoKey& RecoveryAttempterErrorKey = pewter_NSRecoveryAttempterErrorKey;
inline const NS::ErrorUserInfoKey& HelpAnchorErrorKey = pewter_NSHelpAnchorErrorKey;
inline const NS::ErrorUserInfoKey& DebugDescriptionErrorKey = pewter_NSDebugDescriptionErrorKey;
inline const NS::ErrorUserInfoKey& LocalizedFailureErrorKey = pewter_NSLocalizedFailureErrorKey;
inline const NS::ErrorUserInfoKey& StringEncodingErrorKey = pewter_NSStringEncodingErrorKey;
inline const NS::ErrorUserInfoKey& URLErrorKey = pewter_NSURLErrorKey;
inline const NS::ErrorUserInfoKey& FilePathErrorKey = pewter_NSFilePathErrorKey;
}  // namespace NS
