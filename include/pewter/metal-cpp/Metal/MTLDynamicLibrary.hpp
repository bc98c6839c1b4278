// Generated from kernels/metal/interface/Metal/MTLDynamicLibrary.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class Device;
class DynamicLibrary;
}
namespace NS {
class Error;
class String;
using ErrorDomain = NS::String*;
class URL;
}
namespace MTL {
enum DynamicLibraryError : NS::UInteger {
  DynamicLibraryErrorNone = 0,
  DynamicLibraryErrorInvalidFile = 1,
  DynamicLibraryErrorCompilationFailure = 2,
  DynamicLibraryErrorUnresolvedInstallName = 3,
  DynamicLibraryErrorDependencyLoadFailure = 4,
  DynamicLibraryErrorUnsupported = 5,
};
#ifdef __BLOCKS__
using NewDynamicLibraryCompletionHandler = void (^)(MTL::DynamicLibrary*, NS::Error*);
#endif
using NewDynamicLibraryCompletionHandlerFunction = std::function<void(MTL::DynamicLibrary*, NS::Error*)>;
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::String* pewter_MTLDynamicLibrary_label(const MTL::DynamicLibrary* self);
void pewter_MTLDynamicLibrary_setLabel_(MTL::DynamicLibrary* self, const NS::String* label);
MTL::Device* pewter_MTLDynamicLibrary_device(const MTL::DynamicLibrary* self);
NS::String* pewter_MTLDynamicLibrary_installName(const MTL::DynamicLibrary* self);
bool pewter_MTLDynamicLibrary_serializeToURL_error_(MTL::DynamicLibrary* self, const NS::URL* url, NS::Error** error);
extern NS::String* const pewter_MTLDynamicLibraryDomain;
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class DynamicLibrary : public NS::Referencing<DynamicLibrary> {
 public:
  NS::String* label() const { return pewter_MTLDynamicLibrary_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLDynamicLibrary_setLabel_(this, label); }
  MTL::Device* device() const { return pewter_MTLDynamicLibrary_device(this); }
  NS::String* installName() const { return pewter_MTLDynamicLibrary_installName(this); }
  bool serializeToURL(const NS::URL* url, NS::Error** error) { return pewter_MTLDynamicLibrary_serializeToURL_error_(this, url, error); }
};
inline const NS::ErrorDomain& DynamicLibraryDomain = pewter_MTLDynamicLibraryDomain;
}  // namespace MTL
#include "../Foundation/NSError.hpp"
