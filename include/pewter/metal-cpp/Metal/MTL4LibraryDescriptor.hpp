// Generated from kernels/metal/interface/Metal/MTL4LibraryDescriptor.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class LibraryDescriptor;
}
namespace MTL {
class CompileOptions;
}
namespace NS {
class String;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::LibraryDescriptor* pewter_MTL4LibraryDescriptor_alloc();
MTL4::LibraryDescriptor* pewter_MTL4LibraryDescriptor_init(MTL4::LibraryDescriptor* self);
NS::String* pewter_MTL4LibraryDescriptor_name(const MTL4::LibraryDescriptor* self);
void pewter_MTL4LibraryDescriptor_setName_(MTL4::LibraryDescriptor* self, const NS::String* name);
MTL::CompileOptions* pewter_MTL4LibraryDescriptor_options(const MTL4::LibraryDescriptor* self);
void pewter_MTL4LibraryDescriptor_setOptions_(MTL4::LibraryDescriptor* self, const MTL::CompileOptions* options);
NS::String* pewter_MTL4LibraryDescriptor_source(const MTL4::LibraryDescriptor* self);
void pewter_MTL4LibraryDescriptor_setSource_(MTL4::LibraryDescriptor* self, const NS::String* source);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class LibraryDescriptor : public NS::Copying<LibraryDescriptor> {
 public:
  static MTL4::LibraryDescriptor* alloc() { return pewter_MTL4LibraryDescriptor_alloc(); }
  MTL4::LibraryDescriptor* init() { return pewter_MTL4LibraryDescriptor_init(this); }
  NS::String* name() const { return pewter_MTL4LibraryDescriptor_name(this); }
  void setName(const NS::String* name) { pewter_MTL4LibraryDescriptor_setName_(this, name); }
  MTL::CompileOptions* options() const { return pewter_MTL4LibraryDescriptor_options(this); }
  void setOptions(const MTL::CompileOptions* options) { pewter_MTL4LibraryDescriptor_setOptions_(this, options); }
  NS::String* source() const { return pewter_MTL4LibraryDescriptor_source(this); }
  void setSource(const NS::String* source) { pewter_MTL4LibraryDescriptor_setSource_(this, source); }
};
}  // namespace MTL4
