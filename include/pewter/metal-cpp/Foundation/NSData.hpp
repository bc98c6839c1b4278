// Generated from kernels/metal/interface/Foundation/NSData.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"

namespace NS {
class Data;
class String;
class URL;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::Data* pewter_NSData_dataWithContentsOfFile_(NS::String* path);
NS::Data* pewter_NSData_dataWithContentsOfURL_(NS::URL* url);
NS::Data* pewter_NSData_dataWithBytes_length_(const void* bytes, NS::UInteger length);
const void* pewter_NSData_bytes(const NS::Data* self);
void* pewter_NSData_mutableBytes(const NS::Data* self);
NS::UInteger pewter_NSData_length(const NS::Data* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace NS {
class Data : public NS::Copying<Data> {
 public:
  static NS::Data* data(NS::String* path) { return pewter_NSData_dataWithContentsOfFile_(path); }
  static NS::Data* data(NS::URL* url) { return pewter_NSData_dataWithContentsOfURL_(url); }
  static NS::Data* data(const void* bytes, NS::UInteger length) { return pewter_NSData_dataWithBytes_length_(bytes, length); }
  const void* bytes() const { return pewter_NSData_bytes(this); }
  void* mutableBytes() const { return pewter_NSData_mutableBytes(this); }
  NS::UInteger length() const { return pewter_NSData_length(this); }
};
}  // namespace NS
