// Generated from kernels/metal/interface/Metal/MTL4LibraryFunctionDescriptor.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTL4FunctionDescriptor.hpp"

namespace MTL4 {
class FunctionDescriptor;
class LibraryFunctionDescriptor;
}
namespace MTL {
class Library;
}
namespace NS {
class String;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::LibraryFunctionDescriptor* pewter_MTL4LibraryFunctionDescriptor_alloc();
MTL4::LibraryFunctionDescriptor* pewter_MTL4LibraryFunctionDescriptor_init(MTL4::LibraryFunctionDescriptor* self);
MTL::Library* pewter_MTL4LibraryFunctionDescriptor_library(const MTL4::LibraryFunctionDescriptor* self);
void pewter_MTL4LibraryFunctionDescriptor_setLibrary_(MTL4::LibraryFunctionDescriptor* self, const MTL::Library* library);
NS::String* pewter_MTL4LibraryFunctionDescriptor_name(const MTL4::LibraryFunctionDescriptor* self);
void pewter_MTL4LibraryFunctionDescriptor_setName_(MTL4::LibraryFunctionDescriptor* self, const NS::String* name);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class LibraryFunctionDescriptor : public NS::Copying<LibraryFunctionDescriptor, FunctionDescriptor> {
 public:
  static MTL4::LibraryFunctionDescriptor* alloc() { return pewter_MTL4LibraryFunctionDescriptor_alloc(); }
  MTL4::LibraryFunctionDescriptor* init() { return pewter_MTL4LibraryFunctionDescriptor_init(this); }
  MTL::Library* library() const { return pewter_MTL4LibraryFunctionDescriptor_library(this); }
  void setLibrary(const MTL::Library* library) { pewter_MTL4LibraryFunctionDescriptor_setLibrary_(this, library); }
  NS::String* name() const { return pewter_MTL4LibraryFunctionDescriptor_name(this); }
  void setName(const NS::String* name) { pewter_MTL4LibraryFunctionDescriptor_setName_(this, name); }
};
}  // namespace MTL4
