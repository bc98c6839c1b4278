// Generated from kernels/metal/interface/Metal/MTLBinaryArchive.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class BinaryArchive;
class BinaryArchiveDescriptor;
class ComputePipelineDescriptor;
class Device;
class FunctionDescriptor;
class Library;
class MeshRenderPipelineDescriptor;
class RenderPipelineDescriptor;
class StitchedLibraryDescriptor;
class TileRenderPipelineDescriptor;
}
namespace NS {
class Error;
class String;
using ErrorDomain = NS::String*;
class URL;
}
namespace MTL {
enum BinaryArchiveError : NS::UInteger {
  BinaryArchiveErrorNone = 0,
  BinaryArchiveErrorInvalidFile = 1,
  BinaryArchiveErrorUnexpectedElement = 2,
  BinaryArchiveErrorCompilationFailure = 3,
  BinaryArchiveErrorInternalError = 4,
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::BinaryArchiveDescriptor* pewter_MTLBinaryArchiveDescriptor_alloc();
MTL::BinaryArchiveDescriptor* pewter_MTLBinaryArchiveDescriptor_init(MTL::BinaryArchiveDescriptor* self);
NS::URL* pewter_MTLBinaryArchiveDescriptor_url(const MTL::BinaryArchiveDescriptor* self);
void pewter_MTLBinaryArchiveDescriptor_setUrl_(MTL::BinaryArchiveDescriptor* self, const NS::URL* url);
NS::String* pewter_MTLBinaryArchive_label(const MTL::BinaryArchive* self);
void pewter_MTLBinaryArchive_setLabel_(MTL::BinaryArchive* self, const NS::String* label);
bool pewter_MTLBinaryArchive_addComputePipelineFunctionsWithDescriptor_error_(MTL::BinaryArchive* self, const MTL::ComputePipelineDescriptor* descriptor, NS::Error** error);
bool pewter_MTLBinaryArchive_addFunctionWithDescriptor_library_error_(MTL::BinaryArchive* self, const MTL::FunctionDescriptor* descriptor, const MTL::Library* library, NS::Error** error);
bool pewter_MTLBinaryArchive_addLibraryWithDescriptor_error_(MTL::BinaryArchive* self, const MTL::StitchedLibraryDescriptor* descriptor, NS::Error** error);
bool pewter_MTLBinaryArchive_addMeshRenderPipelineFunctionsWithDescriptor_error_(MTL::BinaryArchive* self, const MTL::MeshRenderPipelineDescriptor* descriptor, NS::Error** error);
bool pewter_MTLBinaryArchive_addRenderPipelineFunctionsWithDescriptor_error_(MTL::BinaryArchive* self, const MTL::RenderPipelineDescriptor* descriptor, NS::Error** error);
bool pewter_MTLBinaryArchive_addTileRenderPipelineFunctionsWithDescriptor_error_(MTL::BinaryArchive* self, const MTL::TileRenderPipelineDescriptor* descriptor, NS::Error** error);
MTL::Device* pewter_MTLBinaryArchive_device(const MTL::BinaryArchive* self);
bool pewter_MTLBinaryArchive_serializeToURL_error_(MTL::BinaryArchive* self, const NS::URL* url, NS::Error** error);
extern NS::String* const pewter_MTLBinaryArchiveDomain;
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class BinaryArchiveDescriptor : public NS::Copying<BinaryArchiveDescriptor> {
 public:
  static MTL::BinaryArchiveDescriptor* alloc() { return pewter_MTLBinaryArchiveDescriptor_alloc(); }
  MTL::BinaryArchiveDescriptor* init() { return pewter_MTLBinaryArchiveDescriptor_init(this); }
  NS::URL* url() const { return pewter_MTLBinaryArchiveDescriptor_url(this); }
  void setUrl(const NS::URL* url) { pewter_MTLBinaryArchiveDescriptor_setUrl_(this, url); }
};
class BinaryArchive : public NS::Referencing<BinaryArchive> {
 public:
  NS::String* label() const { return pewter_MTLBinaryArchive_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLBinaryArchive_setLabel_(this, label); }
  bool addComputePipelineFunctions(const MTL::ComputePipelineDescriptor* descriptor, NS::Error** error) { return pewter_MTLBinaryArchive_addComputePipelineFunctionsWithDescriptor_error_(this, descriptor, error); }
  bool addFunction(const MTL::FunctionDescriptor* descriptor, const MTL::Library* library, NS::Error** error) { return pewter_MTLBinaryArchive_addFunctionWithDescriptor_library_error_(this, descriptor, library, error); }
  bool addLibrary(const MTL::StitchedLibraryDescriptor* descriptor, NS::Error** error) { return pewter_MTLBinaryArchive_addLibraryWithDescriptor_error_(this, descriptor, error); }
  bool addMeshRenderPipelineFunctions(const MTL::MeshRenderPipelineDescriptor* descriptor, NS::Error** error) { return pewter_MTLBinaryArchive_addMeshRenderPipelineFunctionsWithDescriptor_error_(this, descriptor, error); }
  bool addRenderPipelineFunctions(const MTL::RenderPipelineDescriptor* descriptor, NS::Error** error) { return pewter_MTLBinaryArchive_addRenderPipelineFunctionsWithDescriptor_error_(this, descriptor, error); }
  bool addTileRenderPipelineFunctions(const MTL::TileRenderPipelineDescriptor* descriptor, NS::Error** error) { return pewter_MTLBinaryArchive_addTileRenderPipelineFunctionsWithDescriptor_error_(this, descriptor, error); }
  MTL::Device* device() const { return pewter_MTLBinaryArchive_device(this); }
  bool serializeToURL(const NS::URL* url, NS::Error** error) { return pewter_MTLBinaryArchive_serializeToURL_error_(this, url, error); }
};
inline const NS::ErrorDomain& BinaryArchiveDomain = pewter_MTLBinaryArchiveDomain;
}  // namespace MTL
#include "../Foundation/NSError.hpp"
