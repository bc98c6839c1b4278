// Generated from kernels/metal/interface/Metal/MTLIntersectionFunctionTable.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTLResource.hpp"

namespace MTL {
class Buffer;
class FunctionHandle;
class IntersectionFunctionTable;
class IntersectionFunctionTableDescriptor;
class Resource;
class VisibleFunctionTable;
}
namespace MTL {
using IntersectionFunctionSignature = NS::UInteger;
enum : NS::UInteger {
  IntersectionFunctionSignatureNone = 0,
  IntersectionFunctionSignatureInstancing = 1,
  IntersectionFunctionSignatureTriangleData = 2,
  IntersectionFunctionSignatureWorldSpaceData = 4,
  IntersectionFunctionSignatureInstanceMotion = 8,
  IntersectionFunctionSignaturePrimitiveMotion = 16,
  IntersectionFunctionSignatureExtendedLimits = 32,
  IntersectionFunctionSignatureMaxLevels = 64,
  IntersectionFunctionSignatureCurveData = 128,
  IntersectionFunctionSignatureIntersectionFunctionBuffer = 256,
  IntersectionFunctionSignatureUserData = 512,
};
struct IntersectionFunctionBufferArguments {
  std::uint64_t intersectionFunctionBuffer;
  std::uint64_t intersectionFunctionBufferSize;
  std::uint64_t intersectionFunctionStride;
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::IntersectionFunctionTableDescriptor* pewter_MTLIntersectionFunctionTableDescriptor_alloc();
MTL::IntersectionFunctionTableDescriptor* pewter_MTLIntersectionFunctionTableDescriptor_intersectionFunctionTableDescriptor();
MTL::IntersectionFunctionTableDescriptor* pewter_MTLIntersectionFunctionTableDescriptor_init(MTL::IntersectionFunctionTableDescriptor* self);
NS::UInteger pewter_MTLIntersectionFunctionTableDescriptor_functionCount(const MTL::IntersectionFunctionTableDescriptor* self);
void pewter_MTLIntersectionFunctionTableDescriptor_setFunctionCount_(MTL::IntersectionFunctionTableDescriptor* self, NS::UInteger functionCount);
MTL::ResourceID pewter_MTLIntersectionFunctionTable_gpuResourceID(const MTL::IntersectionFunctionTable* self);
void pewter_MTLIntersectionFunctionTable_setBuffer_offset_atIndex_(MTL::IntersectionFunctionTable* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index);
void pewter_MTLIntersectionFunctionTable_setBuffers_offsets_withRange_(MTL::IntersectionFunctionTable* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range);
void pewter_MTLIntersectionFunctionTable_setFunction_atIndex_(MTL::IntersectionFunctionTable* self, const MTL::FunctionHandle* function, NS::UInteger index);
void pewter_MTLIntersectionFunctionTable_setFunctions_withRange_(MTL::IntersectionFunctionTable* self, const MTL::FunctionHandle* const* functions, NS::Range range);
void pewter_MTLIntersectionFunctionTable_setOpaqueCurveIntersectionFunctionWithSignature_atIndex_(MTL::IntersectionFunctionTable* self, MTL::IntersectionFunctionSignature signature, NS::UInteger index);
void pewter_MTLIntersectionFunctionTable_setOpaqueCurveIntersectionFunctionWithSignature_withRange_(MTL::IntersectionFunctionTable* self, MTL::IntersectionFunctionSignature signature, NS::Range range);
void pewter_MTLIntersectionFunctionTable_setOpaqueTriangleIntersectionFunctionWithSignature_atIndex_(MTL::IntersectionFunctionTable* self, MTL::IntersectionFunctionSignature signature, NS::UInteger index);
void pewter_MTLIntersectionFunctionTable_setOpaqueTriangleIntersectionFunctionWithSignature_withRange_(MTL::IntersectionFunctionTable* self, MTL::IntersectionFunctionSignature signature, NS::Range range);
void pewter_MTLIntersectionFunctionTable_setVisibleFunctionTable_atBufferIndex_(MTL::IntersectionFunctionTable* self, const MTL::VisibleFunctionTable* functionTable, NS::UInteger bufferIndex);
void pewter_MTLIntersectionFunctionTable_setVisibleFunctionTables_withBufferRange_(MTL::IntersectionFunctionTable* self, const MTL::VisibleFunctionTable* const* functionTables, NS::Range bufferRange);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class IntersectionFunctionTableDescriptor : public NS::Copying<IntersectionFunctionTableDescriptor> {
 public:
  static MTL::IntersectionFunctionTableDescriptor* alloc() { return pewter_MTLIntersectionFunctionTableDescriptor_alloc(); }
  static MTL::IntersectionFunctionTableDescriptor* intersectionFunctionTableDescriptor() { return pewter_MTLIntersectionFunctionTableDescriptor_intersectionFunctionTableDescriptor(); }
  MTL::IntersectionFunctionTableDescriptor* init() { return pewter_MTLIntersectionFunctionTableDescriptor_init(this); }
  NS::UInteger functionCount() const { return pewter_MTLIntersectionFunctionTableDescriptor_functionCount(this); }
  void setFunctionCount(NS::UInteger functionCount) { pewter_MTLIntersectionFunctionTableDescriptor_setFunctionCount_(this, functionCount); }
};
class IntersectionFunctionTable : public NS::Referencing<IntersectionFunctionTable, Resource> {
 public:
  MTL::ResourceID gpuResourceID() const { return pewter_MTLIntersectionFunctionTable_gpuResourceID(this); }
  void setBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) { pewter_MTLIntersectionFunctionTable_setBuffer_offset_atIndex_(this, buffer, offset, index); }
  void setBuffers(const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range) { pewter_MTLIntersectionFunctionTable_setBuffers_offsets_withRange_(this, buffers, offsets, range); }
  void setFunction(const MTL::FunctionHandle* function, NS::UInteger index) { pewter_MTLIntersectionFunctionTable_setFunction_atIndex_(this, function, index); }
  void setFunctions(const MTL::FunctionHandle* const* functions, NS::Range range) { pewter_MTLIntersectionFunctionTable_setFunctions_withRange_(this, functions, range); }
  void setOpaqueCurveIntersectionFunction(MTL::IntersectionFunctionSignature signature, NS::UInteger index) { pewter_MTLIntersectionFunctionTable_setOpaqueCurveIntersectionFunctionWithSignature_atIndex_(this, signature, index); }
  void setOpaqueCurveIntersectionFunction(MTL::IntersectionFunctionSignature signature, NS::Range range) { pewter_MTLIntersectionFunctionTable_setOpaqueCurveIntersectionFunctionWithSignature_withRange_(this, signature, range); }
  void setOpaqueTriangleIntersectionFunction(MTL::IntersectionFunctionSignature signature, NS::UInteger index) { pewter_MTLIntersectionFunctionTable_setOpaqueTriangleIntersectionFunctionWithSignature_atIndex_(this, signature, index); }
  void setOpaqueTriangleIntersectionFunction(MTL::IntersectionFunctionSignature signature, NS::Range range) { pewter_MTLIntersectionFunctionTable_setOpaqueTriangleIntersectionFunctionWithSignature_withRange_(this, signature, range); }
  void setVisibleFunctionTable(const MTL::VisibleFunctionTable* functionTable, NS::UInteger bufferIndex) { pewter_MTLIntersectionFunctionTable_setVisibleFunctionTable_atBufferIndex_(this, functionTable, bufferIndex); }
  void setVisibleFunctionTables(const MTL::VisibleFunctionTable* const* functionTables, NS::Range bufferRange) { pewter_MTLIntersectionFunctionTable_setVisibleFunctionTables_withBufferRange_(this, functionTables, bufferRange); }
};
}  // namespace MTL
