// Generated from kernels/metal/interface/Foundation/NSURL.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"

namespace NS {
class String;
class URL;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::URL* pewter_NSURL_fileURLWithPath_(const NS::String* path);
NS::URL* pewter_NSURL_alloc();
NS::URL* pewter_NSURL_init(NS::URL* self);
NS::URL* pewter_NSURL_initWithString_(NS::URL* self, const NS::String* string);
NS::URL* pewter_NSURL_initFileURLWithPath_(NS::URL* self, const NS::String* path);
const char* pewter_NSURL_fileSystemRepresentation(const NS::URL* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace NS {
class URL : public NS::Copying<URL> {
 public:
  static NS::URL* fileURLWithPath(const NS::String* path) { return pewter_NSURL_fileURLWithPath_(path); }
  static NS::URL* alloc() { return pewter_NSURL_alloc(); }
  NS::URL* init() { return pewter_NSURL_init(this); }
  NS::URL* init(const NS::String* string) { return pewter_NSURL_initWithString_(this, string); }
  NS::URL* initFileURLWithPath(const NS::String* path) { return pewter_NSURL_initFileURLWithPath_(this, path); }
  const char* fileSystemRepresentation() const { return pewter_NSURL_fileSystemRepresentation(this); }
};
}  // namespace NS
