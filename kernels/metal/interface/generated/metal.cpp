// Generated from kernels/metal/interface: the flat C functions. A nil receiver gives zero.
// clang-format off
#include "pewter/metal-cpp/Metal/Metal.hpp"

#include "kernels/metal/host/queues/called_back.hpp"
#include "kernels/metal/interface/generated/interface.hpp"

namespace host = pewter::metal::host;

#ifdef __clang__  // it warns of structs with constructors, which C has as well
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::AccelerationStructureDescriptor* pewter_MTLAccelerationStructureDescriptor_alloc() {
  return reinterpret_cast<MTL::AccelerationStructureDescriptor*>(host::MTL::AccelerationStructureDescriptor::alloc());
}
MTL::AccelerationStructureDescriptor* pewter_MTLAccelerationStructureDescriptor_init(MTL::AccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructureDescriptor*>(reinterpret_cast<host::MTL::AccelerationStructureDescriptor*>(self)->init());
}
MTL::AccelerationStructureUsage pewter_MTLAccelerationStructureDescriptor_usage(const MTL::AccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureDescriptor*>(self)->usage();
}
void pewter_MTLAccelerationStructureDescriptor_setUsage_(MTL::AccelerationStructureDescriptor* self, MTL::AccelerationStructureUsage usage) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureDescriptor*>(self)->setUsage(usage);
}
MTL::AccelerationStructureGeometryDescriptor* pewter_MTLAccelerationStructureGeometryDescriptor_alloc() {
  return reinterpret_cast<MTL::AccelerationStructureGeometryDescriptor*>(host::MTL::AccelerationStructureGeometryDescriptor::alloc());
}
MTL::AccelerationStructureGeometryDescriptor* pewter_MTLAccelerationStructureGeometryDescriptor_init(MTL::AccelerationStructureGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructureGeometryDescriptor*>(reinterpret_cast<host::MTL::AccelerationStructureGeometryDescriptor*>(self)->init());
}
bool pewter_MTLAccelerationStructureGeometryDescriptor_allowDuplicateIntersectionFunctionInvocation(const MTL::AccelerationStructureGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureGeometryDescriptor*>(self)->allowDuplicateIntersectionFunctionInvocation();
}
void pewter_MTLAccelerationStructureGeometryDescriptor_setAllowDuplicateIntersectionFunctionInvocation_(MTL::AccelerationStructureGeometryDescriptor* self, bool allowDuplicateIntersectionFunctionInvocation) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureGeometryDescriptor*>(self)->setAllowDuplicateIntersectionFunctionInvocation(allowDuplicateIntersectionFunctionInvocation);
}
NS::UInteger pewter_MTLAccelerationStructureGeometryDescriptor_intersectionFunctionTableOffset(const MTL::AccelerationStructureGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureGeometryDescriptor*>(self)->intersectionFunctionTableOffset();
}
void pewter_MTLAccelerationStructureGeometryDescriptor_setIntersectionFunctionTableOffset_(MTL::AccelerationStructureGeometryDescriptor* self, NS::UInteger intersectionFunctionTableOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureGeometryDescriptor*>(self)->setIntersectionFunctionTableOffset(intersectionFunctionTableOffset);
}
NS::String* pewter_MTLAccelerationStructureGeometryDescriptor_label(const MTL::AccelerationStructureGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::AccelerationStructureGeometryDescriptor*>(self)->label());
}
void pewter_MTLAccelerationStructureGeometryDescriptor_setLabel_(MTL::AccelerationStructureGeometryDescriptor* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureGeometryDescriptor*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
bool pewter_MTLAccelerationStructureGeometryDescriptor_opaque(const MTL::AccelerationStructureGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureGeometryDescriptor*>(self)->opaque();
}
void pewter_MTLAccelerationStructureGeometryDescriptor_setOpaque_(MTL::AccelerationStructureGeometryDescriptor* self, bool opaque) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureGeometryDescriptor*>(self)->setOpaque(opaque);
}
MTL::Buffer* pewter_MTLAccelerationStructureGeometryDescriptor_primitiveDataBuffer(const MTL::AccelerationStructureGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::AccelerationStructureGeometryDescriptor*>(self)->primitiveDataBuffer());
}
void pewter_MTLAccelerationStructureGeometryDescriptor_setPrimitiveDataBuffer_(MTL::AccelerationStructureGeometryDescriptor* self, const MTL::Buffer* primitiveDataBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureGeometryDescriptor*>(self)->setPrimitiveDataBuffer(reinterpret_cast<const host::MTL::Buffer*>(primitiveDataBuffer));
}
NS::UInteger pewter_MTLAccelerationStructureGeometryDescriptor_primitiveDataBufferOffset(const MTL::AccelerationStructureGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureGeometryDescriptor*>(self)->primitiveDataBufferOffset();
}
void pewter_MTLAccelerationStructureGeometryDescriptor_setPrimitiveDataBufferOffset_(MTL::AccelerationStructureGeometryDescriptor* self, NS::UInteger primitiveDataBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureGeometryDescriptor*>(self)->setPrimitiveDataBufferOffset(primitiveDataBufferOffset);
}
NS::UInteger pewter_MTLAccelerationStructureGeometryDescriptor_primitiveDataElementSize(const MTL::AccelerationStructureGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureGeometryDescriptor*>(self)->primitiveDataElementSize();
}
void pewter_MTLAccelerationStructureGeometryDescriptor_setPrimitiveDataElementSize_(MTL::AccelerationStructureGeometryDescriptor* self, NS::UInteger primitiveDataElementSize) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureGeometryDescriptor*>(self)->setPrimitiveDataElementSize(primitiveDataElementSize);
}
NS::UInteger pewter_MTLAccelerationStructureGeometryDescriptor_primitiveDataStride(const MTL::AccelerationStructureGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureGeometryDescriptor*>(self)->primitiveDataStride();
}
void pewter_MTLAccelerationStructureGeometryDescriptor_setPrimitiveDataStride_(MTL::AccelerationStructureGeometryDescriptor* self, NS::UInteger primitiveDataStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureGeometryDescriptor*>(self)->setPrimitiveDataStride(primitiveDataStride);
}
MTL::PrimitiveAccelerationStructureDescriptor* pewter_MTLPrimitiveAccelerationStructureDescriptor_alloc() {
  return reinterpret_cast<MTL::PrimitiveAccelerationStructureDescriptor*>(host::MTL::PrimitiveAccelerationStructureDescriptor::alloc());
}
MTL::PrimitiveAccelerationStructureDescriptor* pewter_MTLPrimitiveAccelerationStructureDescriptor_descriptor() {
  return reinterpret_cast<MTL::PrimitiveAccelerationStructureDescriptor*>(host::MTL::PrimitiveAccelerationStructureDescriptor::descriptor());
}
MTL::PrimitiveAccelerationStructureDescriptor* pewter_MTLPrimitiveAccelerationStructureDescriptor_init(MTL::PrimitiveAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::PrimitiveAccelerationStructureDescriptor*>(reinterpret_cast<host::MTL::PrimitiveAccelerationStructureDescriptor*>(self)->init());
}
NS::Array* pewter_MTLPrimitiveAccelerationStructureDescriptor_geometryDescriptors(const MTL::PrimitiveAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::PrimitiveAccelerationStructureDescriptor*>(self)->geometryDescriptors());
}
void pewter_MTLPrimitiveAccelerationStructureDescriptor_setGeometryDescriptors_(MTL::PrimitiveAccelerationStructureDescriptor* self, const NS::Array* geometryDescriptors) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::PrimitiveAccelerationStructureDescriptor*>(self)->setGeometryDescriptors(reinterpret_cast<const host::NS::Array*>(geometryDescriptors));
}
MTL::MotionBorderMode pewter_MTLPrimitiveAccelerationStructureDescriptor_motionEndBorderMode(const MTL::PrimitiveAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::PrimitiveAccelerationStructureDescriptor*>(self)->motionEndBorderMode();
}
void pewter_MTLPrimitiveAccelerationStructureDescriptor_setMotionEndBorderMode_(MTL::PrimitiveAccelerationStructureDescriptor* self, MTL::MotionBorderMode motionEndBorderMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::PrimitiveAccelerationStructureDescriptor*>(self)->setMotionEndBorderMode(motionEndBorderMode);
}
float pewter_MTLPrimitiveAccelerationStructureDescriptor_motionEndTime(const MTL::PrimitiveAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::PrimitiveAccelerationStructureDescriptor*>(self)->motionEndTime();
}
void pewter_MTLPrimitiveAccelerationStructureDescriptor_setMotionEndTime_(MTL::PrimitiveAccelerationStructureDescriptor* self, float motionEndTime) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::PrimitiveAccelerationStructureDescriptor*>(self)->setMotionEndTime(motionEndTime);
}
NS::UInteger pewter_MTLPrimitiveAccelerationStructureDescriptor_motionKeyframeCount(const MTL::PrimitiveAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::PrimitiveAccelerationStructureDescriptor*>(self)->motionKeyframeCount();
}
void pewter_MTLPrimitiveAccelerationStructureDescriptor_setMotionKeyframeCount_(MTL::PrimitiveAccelerationStructureDescriptor* self, NS::UInteger motionKeyframeCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::PrimitiveAccelerationStructureDescriptor*>(self)->setMotionKeyframeCount(motionKeyframeCount);
}
MTL::MotionBorderMode pewter_MTLPrimitiveAccelerationStructureDescriptor_motionStartBorderMode(const MTL::PrimitiveAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::PrimitiveAccelerationStructureDescriptor*>(self)->motionStartBorderMode();
}
void pewter_MTLPrimitiveAccelerationStructureDescriptor_setMotionStartBorderMode_(MTL::PrimitiveAccelerationStructureDescriptor* self, MTL::MotionBorderMode motionStartBorderMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::PrimitiveAccelerationStructureDescriptor*>(self)->setMotionStartBorderMode(motionStartBorderMode);
}
float pewter_MTLPrimitiveAccelerationStructureDescriptor_motionStartTime(const MTL::PrimitiveAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::PrimitiveAccelerationStructureDescriptor*>(self)->motionStartTime();
}
void pewter_MTLPrimitiveAccelerationStructureDescriptor_setMotionStartTime_(MTL::PrimitiveAccelerationStructureDescriptor* self, float motionStartTime) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::PrimitiveAccelerationStructureDescriptor*>(self)->setMotionStartTime(motionStartTime);
}
MTL::AccelerationStructureTriangleGeometryDescriptor* pewter_MTLAccelerationStructureTriangleGeometryDescriptor_alloc() {
  return reinterpret_cast<MTL::AccelerationStructureTriangleGeometryDescriptor*>(host::MTL::AccelerationStructureTriangleGeometryDescriptor::alloc());
}
MTL::AccelerationStructureTriangleGeometryDescriptor* pewter_MTLAccelerationStructureTriangleGeometryDescriptor_descriptor() {
  return reinterpret_cast<MTL::AccelerationStructureTriangleGeometryDescriptor*>(host::MTL::AccelerationStructureTriangleGeometryDescriptor::descriptor());
}
MTL::AccelerationStructureTriangleGeometryDescriptor* pewter_MTLAccelerationStructureTriangleGeometryDescriptor_init(MTL::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructureTriangleGeometryDescriptor*>(reinterpret_cast<host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->init());
}
MTL::Buffer* pewter_MTLAccelerationStructureTriangleGeometryDescriptor_indexBuffer(const MTL::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->indexBuffer());
}
void pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setIndexBuffer_(MTL::AccelerationStructureTriangleGeometryDescriptor* self, const MTL::Buffer* indexBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->setIndexBuffer(reinterpret_cast<const host::MTL::Buffer*>(indexBuffer));
}
NS::UInteger pewter_MTLAccelerationStructureTriangleGeometryDescriptor_indexBufferOffset(const MTL::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->indexBufferOffset();
}
void pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setIndexBufferOffset_(MTL::AccelerationStructureTriangleGeometryDescriptor* self, NS::UInteger indexBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->setIndexBufferOffset(indexBufferOffset);
}
MTL::IndexType pewter_MTLAccelerationStructureTriangleGeometryDescriptor_indexType(const MTL::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->indexType();
}
void pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setIndexType_(MTL::AccelerationStructureTriangleGeometryDescriptor* self, MTL::IndexType indexType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->setIndexType(indexType);
}
MTL::Buffer* pewter_MTLAccelerationStructureTriangleGeometryDescriptor_transformationMatrixBuffer(const MTL::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->transformationMatrixBuffer());
}
void pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setTransformationMatrixBuffer_(MTL::AccelerationStructureTriangleGeometryDescriptor* self, const MTL::Buffer* transformationMatrixBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->setTransformationMatrixBuffer(reinterpret_cast<const host::MTL::Buffer*>(transformationMatrixBuffer));
}
NS::UInteger pewter_MTLAccelerationStructureTriangleGeometryDescriptor_transformationMatrixBufferOffset(const MTL::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->transformationMatrixBufferOffset();
}
void pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setTransformationMatrixBufferOffset_(MTL::AccelerationStructureTriangleGeometryDescriptor* self, NS::UInteger transformationMatrixBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->setTransformationMatrixBufferOffset(transformationMatrixBufferOffset);
}
MTL::MatrixLayout pewter_MTLAccelerationStructureTriangleGeometryDescriptor_transformationMatrixLayout(const MTL::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->transformationMatrixLayout();
}
void pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setTransformationMatrixLayout_(MTL::AccelerationStructureTriangleGeometryDescriptor* self, MTL::MatrixLayout transformationMatrixLayout) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->setTransformationMatrixLayout(transformationMatrixLayout);
}
NS::UInteger pewter_MTLAccelerationStructureTriangleGeometryDescriptor_triangleCount(const MTL::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->triangleCount();
}
void pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setTriangleCount_(MTL::AccelerationStructureTriangleGeometryDescriptor* self, NS::UInteger triangleCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->setTriangleCount(triangleCount);
}
MTL::Buffer* pewter_MTLAccelerationStructureTriangleGeometryDescriptor_vertexBuffer(const MTL::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->vertexBuffer());
}
void pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setVertexBuffer_(MTL::AccelerationStructureTriangleGeometryDescriptor* self, const MTL::Buffer* vertexBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->setVertexBuffer(reinterpret_cast<const host::MTL::Buffer*>(vertexBuffer));
}
NS::UInteger pewter_MTLAccelerationStructureTriangleGeometryDescriptor_vertexBufferOffset(const MTL::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->vertexBufferOffset();
}
void pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setVertexBufferOffset_(MTL::AccelerationStructureTriangleGeometryDescriptor* self, NS::UInteger vertexBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->setVertexBufferOffset(vertexBufferOffset);
}
MTL::AttributeFormat pewter_MTLAccelerationStructureTriangleGeometryDescriptor_vertexFormat(const MTL::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->vertexFormat();
}
void pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setVertexFormat_(MTL::AccelerationStructureTriangleGeometryDescriptor* self, MTL::AttributeFormat vertexFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->setVertexFormat(vertexFormat);
}
NS::UInteger pewter_MTLAccelerationStructureTriangleGeometryDescriptor_vertexStride(const MTL::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->vertexStride();
}
void pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setVertexStride_(MTL::AccelerationStructureTriangleGeometryDescriptor* self, NS::UInteger vertexStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureTriangleGeometryDescriptor*>(self)->setVertexStride(vertexStride);
}
MTL::AccelerationStructureBoundingBoxGeometryDescriptor* pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_alloc() {
  return reinterpret_cast<MTL::AccelerationStructureBoundingBoxGeometryDescriptor*>(host::MTL::AccelerationStructureBoundingBoxGeometryDescriptor::alloc());
}
MTL::AccelerationStructureBoundingBoxGeometryDescriptor* pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_descriptor() {
  return reinterpret_cast<MTL::AccelerationStructureBoundingBoxGeometryDescriptor*>(host::MTL::AccelerationStructureBoundingBoxGeometryDescriptor::descriptor());
}
MTL::AccelerationStructureBoundingBoxGeometryDescriptor* pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_init(MTL::AccelerationStructureBoundingBoxGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructureBoundingBoxGeometryDescriptor*>(reinterpret_cast<host::MTL::AccelerationStructureBoundingBoxGeometryDescriptor*>(self)->init());
}
MTL::Buffer* pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_boundingBoxBuffer(const MTL::AccelerationStructureBoundingBoxGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::AccelerationStructureBoundingBoxGeometryDescriptor*>(self)->boundingBoxBuffer());
}
void pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_setBoundingBoxBuffer_(MTL::AccelerationStructureBoundingBoxGeometryDescriptor* self, const MTL::Buffer* boundingBoxBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureBoundingBoxGeometryDescriptor*>(self)->setBoundingBoxBuffer(reinterpret_cast<const host::MTL::Buffer*>(boundingBoxBuffer));
}
NS::UInteger pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_boundingBoxBufferOffset(const MTL::AccelerationStructureBoundingBoxGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureBoundingBoxGeometryDescriptor*>(self)->boundingBoxBufferOffset();
}
void pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_setBoundingBoxBufferOffset_(MTL::AccelerationStructureBoundingBoxGeometryDescriptor* self, NS::UInteger boundingBoxBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureBoundingBoxGeometryDescriptor*>(self)->setBoundingBoxBufferOffset(boundingBoxBufferOffset);
}
NS::UInteger pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_boundingBoxCount(const MTL::AccelerationStructureBoundingBoxGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureBoundingBoxGeometryDescriptor*>(self)->boundingBoxCount();
}
void pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_setBoundingBoxCount_(MTL::AccelerationStructureBoundingBoxGeometryDescriptor* self, NS::UInteger boundingBoxCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureBoundingBoxGeometryDescriptor*>(self)->setBoundingBoxCount(boundingBoxCount);
}
NS::UInteger pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_boundingBoxStride(const MTL::AccelerationStructureBoundingBoxGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureBoundingBoxGeometryDescriptor*>(self)->boundingBoxStride();
}
void pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_setBoundingBoxStride_(MTL::AccelerationStructureBoundingBoxGeometryDescriptor* self, NS::UInteger boundingBoxStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureBoundingBoxGeometryDescriptor*>(self)->setBoundingBoxStride(boundingBoxStride);
}
MTL::MotionKeyframeData* pewter_MTLMotionKeyframeData_alloc() {
  return reinterpret_cast<MTL::MotionKeyframeData*>(host::MTL::MotionKeyframeData::alloc());
}
MTL::MotionKeyframeData* pewter_MTLMotionKeyframeData_data() {
  return reinterpret_cast<MTL::MotionKeyframeData*>(host::MTL::MotionKeyframeData::data());
}
MTL::MotionKeyframeData* pewter_MTLMotionKeyframeData_init(MTL::MotionKeyframeData* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::MotionKeyframeData*>(reinterpret_cast<host::MTL::MotionKeyframeData*>(self)->init());
}
MTL::Buffer* pewter_MTLMotionKeyframeData_buffer(const MTL::MotionKeyframeData* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::MotionKeyframeData*>(self)->buffer());
}
void pewter_MTLMotionKeyframeData_setBuffer_(MTL::MotionKeyframeData* self, const MTL::Buffer* buffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MotionKeyframeData*>(self)->setBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer));
}
NS::UInteger pewter_MTLMotionKeyframeData_offset(const MTL::MotionKeyframeData* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::MotionKeyframeData*>(self)->offset();
}
void pewter_MTLMotionKeyframeData_setOffset_(MTL::MotionKeyframeData* self, NS::UInteger offset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MotionKeyframeData*>(self)->setOffset(offset);
}
MTL::AccelerationStructureMotionTriangleGeometryDescriptor* pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_alloc() {
  return reinterpret_cast<MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor::alloc());
}
MTL::AccelerationStructureMotionTriangleGeometryDescriptor* pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_descriptor() {
  return reinterpret_cast<MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor::descriptor());
}
MTL::AccelerationStructureMotionTriangleGeometryDescriptor* pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_init(MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(reinterpret_cast<host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->init());
}
MTL::Buffer* pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_indexBuffer(const MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->indexBuffer());
}
void pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setIndexBuffer_(MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self, const MTL::Buffer* indexBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->setIndexBuffer(reinterpret_cast<const host::MTL::Buffer*>(indexBuffer));
}
NS::UInteger pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_indexBufferOffset(const MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->indexBufferOffset();
}
void pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setIndexBufferOffset_(MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self, NS::UInteger indexBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->setIndexBufferOffset(indexBufferOffset);
}
MTL::IndexType pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_indexType(const MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->indexType();
}
void pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setIndexType_(MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self, MTL::IndexType indexType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->setIndexType(indexType);
}
MTL::Buffer* pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_transformationMatrixBuffer(const MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->transformationMatrixBuffer());
}
void pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setTransformationMatrixBuffer_(MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self, const MTL::Buffer* transformationMatrixBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->setTransformationMatrixBuffer(reinterpret_cast<const host::MTL::Buffer*>(transformationMatrixBuffer));
}
NS::UInteger pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_transformationMatrixBufferOffset(const MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->transformationMatrixBufferOffset();
}
void pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setTransformationMatrixBufferOffset_(MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self, NS::UInteger transformationMatrixBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->setTransformationMatrixBufferOffset(transformationMatrixBufferOffset);
}
MTL::MatrixLayout pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_transformationMatrixLayout(const MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->transformationMatrixLayout();
}
void pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setTransformationMatrixLayout_(MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self, MTL::MatrixLayout transformationMatrixLayout) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->setTransformationMatrixLayout(transformationMatrixLayout);
}
NS::UInteger pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_triangleCount(const MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->triangleCount();
}
void pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setTriangleCount_(MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self, NS::UInteger triangleCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->setTriangleCount(triangleCount);
}
NS::Array* pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_vertexBuffers(const MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->vertexBuffers());
}
void pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setVertexBuffers_(MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self, const NS::Array* vertexBuffers) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->setVertexBuffers(reinterpret_cast<const host::NS::Array*>(vertexBuffers));
}
MTL::AttributeFormat pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_vertexFormat(const MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->vertexFormat();
}
void pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setVertexFormat_(MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self, MTL::AttributeFormat vertexFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->setVertexFormat(vertexFormat);
}
NS::UInteger pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_vertexStride(const MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->vertexStride();
}
void pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setVertexStride_(MTL::AccelerationStructureMotionTriangleGeometryDescriptor* self, NS::UInteger vertexStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->setVertexStride(vertexStride);
}
MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor* pewter_MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor_alloc() {
  return reinterpret_cast<MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(host::MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor::alloc());
}
MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor* pewter_MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor_descriptor() {
  return reinterpret_cast<MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(host::MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor::descriptor());
}
MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor* pewter_MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor_init(MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(reinterpret_cast<host::MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(self)->init());
}
NS::Array* pewter_MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor_boundingBoxBuffers(const MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(self)->boundingBoxBuffers());
}
void pewter_MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor_setBoundingBoxBuffers_(MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor* self, const NS::Array* boundingBoxBuffers) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(self)->setBoundingBoxBuffers(reinterpret_cast<const host::NS::Array*>(boundingBoxBuffers));
}
NS::UInteger pewter_MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor_boundingBoxCount(const MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(self)->boundingBoxCount();
}
void pewter_MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor_setBoundingBoxCount_(MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor* self, NS::UInteger boundingBoxCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(self)->setBoundingBoxCount(boundingBoxCount);
}
NS::UInteger pewter_MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor_boundingBoxStride(const MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(self)->boundingBoxStride();
}
void pewter_MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor_setBoundingBoxStride_(MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor* self, NS::UInteger boundingBoxStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(self)->setBoundingBoxStride(boundingBoxStride);
}
MTL::AccelerationStructureCurveGeometryDescriptor* pewter_MTLAccelerationStructureCurveGeometryDescriptor_alloc() {
  return reinterpret_cast<MTL::AccelerationStructureCurveGeometryDescriptor*>(host::MTL::AccelerationStructureCurveGeometryDescriptor::alloc());
}
MTL::AccelerationStructureCurveGeometryDescriptor* pewter_MTLAccelerationStructureCurveGeometryDescriptor_descriptor() {
  return reinterpret_cast<MTL::AccelerationStructureCurveGeometryDescriptor*>(host::MTL::AccelerationStructureCurveGeometryDescriptor::descriptor());
}
MTL::AccelerationStructureCurveGeometryDescriptor* pewter_MTLAccelerationStructureCurveGeometryDescriptor_init(MTL::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructureCurveGeometryDescriptor*>(reinterpret_cast<host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->init());
}
MTL::Buffer* pewter_MTLAccelerationStructureCurveGeometryDescriptor_controlPointBuffer(const MTL::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->controlPointBuffer());
}
void pewter_MTLAccelerationStructureCurveGeometryDescriptor_setControlPointBuffer_(MTL::AccelerationStructureCurveGeometryDescriptor* self, const MTL::Buffer* controlPointBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->setControlPointBuffer(reinterpret_cast<const host::MTL::Buffer*>(controlPointBuffer));
}
NS::UInteger pewter_MTLAccelerationStructureCurveGeometryDescriptor_controlPointBufferOffset(const MTL::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->controlPointBufferOffset();
}
void pewter_MTLAccelerationStructureCurveGeometryDescriptor_setControlPointBufferOffset_(MTL::AccelerationStructureCurveGeometryDescriptor* self, NS::UInteger controlPointBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->setControlPointBufferOffset(controlPointBufferOffset);
}
NS::UInteger pewter_MTLAccelerationStructureCurveGeometryDescriptor_controlPointCount(const MTL::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->controlPointCount();
}
void pewter_MTLAccelerationStructureCurveGeometryDescriptor_setControlPointCount_(MTL::AccelerationStructureCurveGeometryDescriptor* self, NS::UInteger controlPointCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->setControlPointCount(controlPointCount);
}
MTL::AttributeFormat pewter_MTLAccelerationStructureCurveGeometryDescriptor_controlPointFormat(const MTL::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->controlPointFormat();
}
void pewter_MTLAccelerationStructureCurveGeometryDescriptor_setControlPointFormat_(MTL::AccelerationStructureCurveGeometryDescriptor* self, MTL::AttributeFormat controlPointFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->setControlPointFormat(controlPointFormat);
}
NS::UInteger pewter_MTLAccelerationStructureCurveGeometryDescriptor_controlPointStride(const MTL::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->controlPointStride();
}
void pewter_MTLAccelerationStructureCurveGeometryDescriptor_setControlPointStride_(MTL::AccelerationStructureCurveGeometryDescriptor* self, NS::UInteger controlPointStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->setControlPointStride(controlPointStride);
}
MTL::CurveBasis pewter_MTLAccelerationStructureCurveGeometryDescriptor_curveBasis(const MTL::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->curveBasis();
}
void pewter_MTLAccelerationStructureCurveGeometryDescriptor_setCurveBasis_(MTL::AccelerationStructureCurveGeometryDescriptor* self, MTL::CurveBasis curveBasis) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->setCurveBasis(curveBasis);
}
MTL::CurveEndCaps pewter_MTLAccelerationStructureCurveGeometryDescriptor_curveEndCaps(const MTL::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->curveEndCaps();
}
void pewter_MTLAccelerationStructureCurveGeometryDescriptor_setCurveEndCaps_(MTL::AccelerationStructureCurveGeometryDescriptor* self, MTL::CurveEndCaps curveEndCaps) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->setCurveEndCaps(curveEndCaps);
}
MTL::CurveType pewter_MTLAccelerationStructureCurveGeometryDescriptor_curveType(const MTL::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->curveType();
}
void pewter_MTLAccelerationStructureCurveGeometryDescriptor_setCurveType_(MTL::AccelerationStructureCurveGeometryDescriptor* self, MTL::CurveType curveType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->setCurveType(curveType);
}
MTL::Buffer* pewter_MTLAccelerationStructureCurveGeometryDescriptor_indexBuffer(const MTL::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->indexBuffer());
}
void pewter_MTLAccelerationStructureCurveGeometryDescriptor_setIndexBuffer_(MTL::AccelerationStructureCurveGeometryDescriptor* self, const MTL::Buffer* indexBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->setIndexBuffer(reinterpret_cast<const host::MTL::Buffer*>(indexBuffer));
}
NS::UInteger pewter_MTLAccelerationStructureCurveGeometryDescriptor_indexBufferOffset(const MTL::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->indexBufferOffset();
}
void pewter_MTLAccelerationStructureCurveGeometryDescriptor_setIndexBufferOffset_(MTL::AccelerationStructureCurveGeometryDescriptor* self, NS::UInteger indexBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->setIndexBufferOffset(indexBufferOffset);
}
MTL::IndexType pewter_MTLAccelerationStructureCurveGeometryDescriptor_indexType(const MTL::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->indexType();
}
void pewter_MTLAccelerationStructureCurveGeometryDescriptor_setIndexType_(MTL::AccelerationStructureCurveGeometryDescriptor* self, MTL::IndexType indexType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->setIndexType(indexType);
}
MTL::Buffer* pewter_MTLAccelerationStructureCurveGeometryDescriptor_radiusBuffer(const MTL::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->radiusBuffer());
}
void pewter_MTLAccelerationStructureCurveGeometryDescriptor_setRadiusBuffer_(MTL::AccelerationStructureCurveGeometryDescriptor* self, const MTL::Buffer* radiusBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->setRadiusBuffer(reinterpret_cast<const host::MTL::Buffer*>(radiusBuffer));
}
NS::UInteger pewter_MTLAccelerationStructureCurveGeometryDescriptor_radiusBufferOffset(const MTL::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->radiusBufferOffset();
}
void pewter_MTLAccelerationStructureCurveGeometryDescriptor_setRadiusBufferOffset_(MTL::AccelerationStructureCurveGeometryDescriptor* self, NS::UInteger radiusBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->setRadiusBufferOffset(radiusBufferOffset);
}
MTL::AttributeFormat pewter_MTLAccelerationStructureCurveGeometryDescriptor_radiusFormat(const MTL::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->radiusFormat();
}
void pewter_MTLAccelerationStructureCurveGeometryDescriptor_setRadiusFormat_(MTL::AccelerationStructureCurveGeometryDescriptor* self, MTL::AttributeFormat radiusFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->setRadiusFormat(radiusFormat);
}
NS::UInteger pewter_MTLAccelerationStructureCurveGeometryDescriptor_radiusStride(const MTL::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->radiusStride();
}
void pewter_MTLAccelerationStructureCurveGeometryDescriptor_setRadiusStride_(MTL::AccelerationStructureCurveGeometryDescriptor* self, NS::UInteger radiusStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->setRadiusStride(radiusStride);
}
NS::UInteger pewter_MTLAccelerationStructureCurveGeometryDescriptor_segmentControlPointCount(const MTL::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->segmentControlPointCount();
}
void pewter_MTLAccelerationStructureCurveGeometryDescriptor_setSegmentControlPointCount_(MTL::AccelerationStructureCurveGeometryDescriptor* self, NS::UInteger segmentControlPointCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->setSegmentControlPointCount(segmentControlPointCount);
}
NS::UInteger pewter_MTLAccelerationStructureCurveGeometryDescriptor_segmentCount(const MTL::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->segmentCount();
}
void pewter_MTLAccelerationStructureCurveGeometryDescriptor_setSegmentCount_(MTL::AccelerationStructureCurveGeometryDescriptor* self, NS::UInteger segmentCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCurveGeometryDescriptor*>(self)->setSegmentCount(segmentCount);
}
MTL::AccelerationStructureMotionCurveGeometryDescriptor* pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_alloc() {
  return reinterpret_cast<MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(host::MTL::AccelerationStructureMotionCurveGeometryDescriptor::alloc());
}
MTL::AccelerationStructureMotionCurveGeometryDescriptor* pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_descriptor() {
  return reinterpret_cast<MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(host::MTL::AccelerationStructureMotionCurveGeometryDescriptor::descriptor());
}
MTL::AccelerationStructureMotionCurveGeometryDescriptor* pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_init(MTL::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(reinterpret_cast<host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->init());
}
NS::Array* pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_controlPointBuffers(const MTL::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->controlPointBuffers());
}
void pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setControlPointBuffers_(MTL::AccelerationStructureMotionCurveGeometryDescriptor* self, const NS::Array* controlPointBuffers) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setControlPointBuffers(reinterpret_cast<const host::NS::Array*>(controlPointBuffers));
}
NS::UInteger pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_controlPointCount(const MTL::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->controlPointCount();
}
void pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setControlPointCount_(MTL::AccelerationStructureMotionCurveGeometryDescriptor* self, NS::UInteger controlPointCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setControlPointCount(controlPointCount);
}
MTL::AttributeFormat pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_controlPointFormat(const MTL::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->controlPointFormat();
}
void pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setControlPointFormat_(MTL::AccelerationStructureMotionCurveGeometryDescriptor* self, MTL::AttributeFormat controlPointFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setControlPointFormat(controlPointFormat);
}
NS::UInteger pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_controlPointStride(const MTL::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->controlPointStride();
}
void pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setControlPointStride_(MTL::AccelerationStructureMotionCurveGeometryDescriptor* self, NS::UInteger controlPointStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setControlPointStride(controlPointStride);
}
MTL::CurveBasis pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_curveBasis(const MTL::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->curveBasis();
}
void pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setCurveBasis_(MTL::AccelerationStructureMotionCurveGeometryDescriptor* self, MTL::CurveBasis curveBasis) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setCurveBasis(curveBasis);
}
MTL::CurveEndCaps pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_curveEndCaps(const MTL::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->curveEndCaps();
}
void pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setCurveEndCaps_(MTL::AccelerationStructureMotionCurveGeometryDescriptor* self, MTL::CurveEndCaps curveEndCaps) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setCurveEndCaps(curveEndCaps);
}
MTL::CurveType pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_curveType(const MTL::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->curveType();
}
void pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setCurveType_(MTL::AccelerationStructureMotionCurveGeometryDescriptor* self, MTL::CurveType curveType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setCurveType(curveType);
}
MTL::Buffer* pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_indexBuffer(const MTL::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->indexBuffer());
}
void pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setIndexBuffer_(MTL::AccelerationStructureMotionCurveGeometryDescriptor* self, const MTL::Buffer* indexBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setIndexBuffer(reinterpret_cast<const host::MTL::Buffer*>(indexBuffer));
}
NS::UInteger pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_indexBufferOffset(const MTL::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->indexBufferOffset();
}
void pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setIndexBufferOffset_(MTL::AccelerationStructureMotionCurveGeometryDescriptor* self, NS::UInteger indexBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setIndexBufferOffset(indexBufferOffset);
}
MTL::IndexType pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_indexType(const MTL::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->indexType();
}
void pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setIndexType_(MTL::AccelerationStructureMotionCurveGeometryDescriptor* self, MTL::IndexType indexType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setIndexType(indexType);
}
NS::Array* pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_radiusBuffers(const MTL::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->radiusBuffers());
}
void pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setRadiusBuffers_(MTL::AccelerationStructureMotionCurveGeometryDescriptor* self, const NS::Array* radiusBuffers) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setRadiusBuffers(reinterpret_cast<const host::NS::Array*>(radiusBuffers));
}
MTL::AttributeFormat pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_radiusFormat(const MTL::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->radiusFormat();
}
void pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setRadiusFormat_(MTL::AccelerationStructureMotionCurveGeometryDescriptor* self, MTL::AttributeFormat radiusFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setRadiusFormat(radiusFormat);
}
NS::UInteger pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_radiusStride(const MTL::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->radiusStride();
}
void pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setRadiusStride_(MTL::AccelerationStructureMotionCurveGeometryDescriptor* self, NS::UInteger radiusStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setRadiusStride(radiusStride);
}
NS::UInteger pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_segmentControlPointCount(const MTL::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->segmentControlPointCount();
}
void pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setSegmentControlPointCount_(MTL::AccelerationStructureMotionCurveGeometryDescriptor* self, NS::UInteger segmentControlPointCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setSegmentControlPointCount(segmentControlPointCount);
}
NS::UInteger pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_segmentCount(const MTL::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->segmentCount();
}
void pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setSegmentCount_(MTL::AccelerationStructureMotionCurveGeometryDescriptor* self, NS::UInteger segmentCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setSegmentCount(segmentCount);
}
MTL::InstanceAccelerationStructureDescriptor* pewter_MTLInstanceAccelerationStructureDescriptor_alloc() {
  return reinterpret_cast<MTL::InstanceAccelerationStructureDescriptor*>(host::MTL::InstanceAccelerationStructureDescriptor::alloc());
}
MTL::InstanceAccelerationStructureDescriptor* pewter_MTLInstanceAccelerationStructureDescriptor_descriptor() {
  return reinterpret_cast<MTL::InstanceAccelerationStructureDescriptor*>(host::MTL::InstanceAccelerationStructureDescriptor::descriptor());
}
MTL::InstanceAccelerationStructureDescriptor* pewter_MTLInstanceAccelerationStructureDescriptor_init(MTL::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::InstanceAccelerationStructureDescriptor*>(reinterpret_cast<host::MTL::InstanceAccelerationStructureDescriptor*>(self)->init());
}
NS::UInteger pewter_MTLInstanceAccelerationStructureDescriptor_instanceCount(const MTL::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::InstanceAccelerationStructureDescriptor*>(self)->instanceCount();
}
void pewter_MTLInstanceAccelerationStructureDescriptor_setInstanceCount_(MTL::InstanceAccelerationStructureDescriptor* self, NS::UInteger instanceCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::InstanceAccelerationStructureDescriptor*>(self)->setInstanceCount(instanceCount);
}
MTL::Buffer* pewter_MTLInstanceAccelerationStructureDescriptor_instanceDescriptorBuffer(const MTL::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::InstanceAccelerationStructureDescriptor*>(self)->instanceDescriptorBuffer());
}
void pewter_MTLInstanceAccelerationStructureDescriptor_setInstanceDescriptorBuffer_(MTL::InstanceAccelerationStructureDescriptor* self, const MTL::Buffer* instanceDescriptorBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::InstanceAccelerationStructureDescriptor*>(self)->setInstanceDescriptorBuffer(reinterpret_cast<const host::MTL::Buffer*>(instanceDescriptorBuffer));
}
NS::UInteger pewter_MTLInstanceAccelerationStructureDescriptor_instanceDescriptorBufferOffset(const MTL::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::InstanceAccelerationStructureDescriptor*>(self)->instanceDescriptorBufferOffset();
}
void pewter_MTLInstanceAccelerationStructureDescriptor_setInstanceDescriptorBufferOffset_(MTL::InstanceAccelerationStructureDescriptor* self, NS::UInteger instanceDescriptorBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::InstanceAccelerationStructureDescriptor*>(self)->setInstanceDescriptorBufferOffset(instanceDescriptorBufferOffset);
}
NS::UInteger pewter_MTLInstanceAccelerationStructureDescriptor_instanceDescriptorStride(const MTL::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::InstanceAccelerationStructureDescriptor*>(self)->instanceDescriptorStride();
}
void pewter_MTLInstanceAccelerationStructureDescriptor_setInstanceDescriptorStride_(MTL::InstanceAccelerationStructureDescriptor* self, NS::UInteger instanceDescriptorStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::InstanceAccelerationStructureDescriptor*>(self)->setInstanceDescriptorStride(instanceDescriptorStride);
}
MTL::AccelerationStructureInstanceDescriptorType pewter_MTLInstanceAccelerationStructureDescriptor_instanceDescriptorType(const MTL::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::InstanceAccelerationStructureDescriptor*>(self)->instanceDescriptorType();
}
void pewter_MTLInstanceAccelerationStructureDescriptor_setInstanceDescriptorType_(MTL::InstanceAccelerationStructureDescriptor* self, MTL::AccelerationStructureInstanceDescriptorType instanceDescriptorType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::InstanceAccelerationStructureDescriptor*>(self)->setInstanceDescriptorType(instanceDescriptorType);
}
MTL::MatrixLayout pewter_MTLInstanceAccelerationStructureDescriptor_instanceTransformationMatrixLayout(const MTL::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::InstanceAccelerationStructureDescriptor*>(self)->instanceTransformationMatrixLayout();
}
void pewter_MTLInstanceAccelerationStructureDescriptor_setInstanceTransformationMatrixLayout_(MTL::InstanceAccelerationStructureDescriptor* self, MTL::MatrixLayout instanceTransformationMatrixLayout) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::InstanceAccelerationStructureDescriptor*>(self)->setInstanceTransformationMatrixLayout(instanceTransformationMatrixLayout);
}
NS::Array* pewter_MTLInstanceAccelerationStructureDescriptor_instancedAccelerationStructures(const MTL::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::InstanceAccelerationStructureDescriptor*>(self)->instancedAccelerationStructures());
}
void pewter_MTLInstanceAccelerationStructureDescriptor_setInstancedAccelerationStructures_(MTL::InstanceAccelerationStructureDescriptor* self, const NS::Array* instancedAccelerationStructures) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::InstanceAccelerationStructureDescriptor*>(self)->setInstancedAccelerationStructures(reinterpret_cast<const host::NS::Array*>(instancedAccelerationStructures));
}
MTL::Buffer* pewter_MTLInstanceAccelerationStructureDescriptor_motionTransformBuffer(const MTL::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::InstanceAccelerationStructureDescriptor*>(self)->motionTransformBuffer());
}
void pewter_MTLInstanceAccelerationStructureDescriptor_setMotionTransformBuffer_(MTL::InstanceAccelerationStructureDescriptor* self, const MTL::Buffer* motionTransformBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::InstanceAccelerationStructureDescriptor*>(self)->setMotionTransformBuffer(reinterpret_cast<const host::MTL::Buffer*>(motionTransformBuffer));
}
NS::UInteger pewter_MTLInstanceAccelerationStructureDescriptor_motionTransformBufferOffset(const MTL::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::InstanceAccelerationStructureDescriptor*>(self)->motionTransformBufferOffset();
}
void pewter_MTLInstanceAccelerationStructureDescriptor_setMotionTransformBufferOffset_(MTL::InstanceAccelerationStructureDescriptor* self, NS::UInteger motionTransformBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::InstanceAccelerationStructureDescriptor*>(self)->setMotionTransformBufferOffset(motionTransformBufferOffset);
}
NS::UInteger pewter_MTLInstanceAccelerationStructureDescriptor_motionTransformCount(const MTL::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::InstanceAccelerationStructureDescriptor*>(self)->motionTransformCount();
}
void pewter_MTLInstanceAccelerationStructureDescriptor_setMotionTransformCount_(MTL::InstanceAccelerationStructureDescriptor* self, NS::UInteger motionTransformCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::InstanceAccelerationStructureDescriptor*>(self)->setMotionTransformCount(motionTransformCount);
}
NS::UInteger pewter_MTLInstanceAccelerationStructureDescriptor_motionTransformStride(const MTL::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::InstanceAccelerationStructureDescriptor*>(self)->motionTransformStride();
}
void pewter_MTLInstanceAccelerationStructureDescriptor_setMotionTransformStride_(MTL::InstanceAccelerationStructureDescriptor* self, NS::UInteger motionTransformStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::InstanceAccelerationStructureDescriptor*>(self)->setMotionTransformStride(motionTransformStride);
}
MTL::TransformType pewter_MTLInstanceAccelerationStructureDescriptor_motionTransformType(const MTL::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::InstanceAccelerationStructureDescriptor*>(self)->motionTransformType();
}
void pewter_MTLInstanceAccelerationStructureDescriptor_setMotionTransformType_(MTL::InstanceAccelerationStructureDescriptor* self, MTL::TransformType motionTransformType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::InstanceAccelerationStructureDescriptor*>(self)->setMotionTransformType(motionTransformType);
}
MTL::IndirectInstanceAccelerationStructureDescriptor* pewter_MTLIndirectInstanceAccelerationStructureDescriptor_alloc() {
  return reinterpret_cast<MTL::IndirectInstanceAccelerationStructureDescriptor*>(host::MTL::IndirectInstanceAccelerationStructureDescriptor::alloc());
}
MTL::IndirectInstanceAccelerationStructureDescriptor* pewter_MTLIndirectInstanceAccelerationStructureDescriptor_descriptor() {
  return reinterpret_cast<MTL::IndirectInstanceAccelerationStructureDescriptor*>(host::MTL::IndirectInstanceAccelerationStructureDescriptor::descriptor());
}
MTL::IndirectInstanceAccelerationStructureDescriptor* pewter_MTLIndirectInstanceAccelerationStructureDescriptor_init(MTL::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IndirectInstanceAccelerationStructureDescriptor*>(reinterpret_cast<host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->init());
}
MTL::Buffer* pewter_MTLIndirectInstanceAccelerationStructureDescriptor_instanceCountBuffer(const MTL::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->instanceCountBuffer());
}
void pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setInstanceCountBuffer_(MTL::IndirectInstanceAccelerationStructureDescriptor* self, const MTL::Buffer* instanceCountBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->setInstanceCountBuffer(reinterpret_cast<const host::MTL::Buffer*>(instanceCountBuffer));
}
NS::UInteger pewter_MTLIndirectInstanceAccelerationStructureDescriptor_instanceCountBufferOffset(const MTL::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->instanceCountBufferOffset();
}
void pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setInstanceCountBufferOffset_(MTL::IndirectInstanceAccelerationStructureDescriptor* self, NS::UInteger instanceCountBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->setInstanceCountBufferOffset(instanceCountBufferOffset);
}
MTL::Buffer* pewter_MTLIndirectInstanceAccelerationStructureDescriptor_instanceDescriptorBuffer(const MTL::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->instanceDescriptorBuffer());
}
void pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setInstanceDescriptorBuffer_(MTL::IndirectInstanceAccelerationStructureDescriptor* self, const MTL::Buffer* instanceDescriptorBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->setInstanceDescriptorBuffer(reinterpret_cast<const host::MTL::Buffer*>(instanceDescriptorBuffer));
}
NS::UInteger pewter_MTLIndirectInstanceAccelerationStructureDescriptor_instanceDescriptorBufferOffset(const MTL::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->instanceDescriptorBufferOffset();
}
void pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setInstanceDescriptorBufferOffset_(MTL::IndirectInstanceAccelerationStructureDescriptor* self, NS::UInteger instanceDescriptorBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->setInstanceDescriptorBufferOffset(instanceDescriptorBufferOffset);
}
NS::UInteger pewter_MTLIndirectInstanceAccelerationStructureDescriptor_instanceDescriptorStride(const MTL::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->instanceDescriptorStride();
}
void pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setInstanceDescriptorStride_(MTL::IndirectInstanceAccelerationStructureDescriptor* self, NS::UInteger instanceDescriptorStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->setInstanceDescriptorStride(instanceDescriptorStride);
}
MTL::AccelerationStructureInstanceDescriptorType pewter_MTLIndirectInstanceAccelerationStructureDescriptor_instanceDescriptorType(const MTL::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->instanceDescriptorType();
}
void pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setInstanceDescriptorType_(MTL::IndirectInstanceAccelerationStructureDescriptor* self, MTL::AccelerationStructureInstanceDescriptorType instanceDescriptorType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->setInstanceDescriptorType(instanceDescriptorType);
}
MTL::MatrixLayout pewter_MTLIndirectInstanceAccelerationStructureDescriptor_instanceTransformationMatrixLayout(const MTL::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->instanceTransformationMatrixLayout();
}
void pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setInstanceTransformationMatrixLayout_(MTL::IndirectInstanceAccelerationStructureDescriptor* self, MTL::MatrixLayout instanceTransformationMatrixLayout) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->setInstanceTransformationMatrixLayout(instanceTransformationMatrixLayout);
}
NS::UInteger pewter_MTLIndirectInstanceAccelerationStructureDescriptor_maxInstanceCount(const MTL::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->maxInstanceCount();
}
void pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setMaxInstanceCount_(MTL::IndirectInstanceAccelerationStructureDescriptor* self, NS::UInteger maxInstanceCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->setMaxInstanceCount(maxInstanceCount);
}
NS::UInteger pewter_MTLIndirectInstanceAccelerationStructureDescriptor_maxMotionTransformCount(const MTL::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->maxMotionTransformCount();
}
void pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setMaxMotionTransformCount_(MTL::IndirectInstanceAccelerationStructureDescriptor* self, NS::UInteger maxMotionTransformCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->setMaxMotionTransformCount(maxMotionTransformCount);
}
MTL::Buffer* pewter_MTLIndirectInstanceAccelerationStructureDescriptor_motionTransformBuffer(const MTL::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->motionTransformBuffer());
}
void pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setMotionTransformBuffer_(MTL::IndirectInstanceAccelerationStructureDescriptor* self, const MTL::Buffer* motionTransformBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->setMotionTransformBuffer(reinterpret_cast<const host::MTL::Buffer*>(motionTransformBuffer));
}
NS::UInteger pewter_MTLIndirectInstanceAccelerationStructureDescriptor_motionTransformBufferOffset(const MTL::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->motionTransformBufferOffset();
}
void pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setMotionTransformBufferOffset_(MTL::IndirectInstanceAccelerationStructureDescriptor* self, NS::UInteger motionTransformBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->setMotionTransformBufferOffset(motionTransformBufferOffset);
}
MTL::Buffer* pewter_MTLIndirectInstanceAccelerationStructureDescriptor_motionTransformCountBuffer(const MTL::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->motionTransformCountBuffer());
}
void pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setMotionTransformCountBuffer_(MTL::IndirectInstanceAccelerationStructureDescriptor* self, const MTL::Buffer* motionTransformCountBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->setMotionTransformCountBuffer(reinterpret_cast<const host::MTL::Buffer*>(motionTransformCountBuffer));
}
NS::UInteger pewter_MTLIndirectInstanceAccelerationStructureDescriptor_motionTransformCountBufferOffset(const MTL::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->motionTransformCountBufferOffset();
}
void pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setMotionTransformCountBufferOffset_(MTL::IndirectInstanceAccelerationStructureDescriptor* self, NS::UInteger motionTransformCountBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->setMotionTransformCountBufferOffset(motionTransformCountBufferOffset);
}
NS::UInteger pewter_MTLIndirectInstanceAccelerationStructureDescriptor_motionTransformStride(const MTL::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->motionTransformStride();
}
void pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setMotionTransformStride_(MTL::IndirectInstanceAccelerationStructureDescriptor* self, NS::UInteger motionTransformStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->setMotionTransformStride(motionTransformStride);
}
MTL::TransformType pewter_MTLIndirectInstanceAccelerationStructureDescriptor_motionTransformType(const MTL::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->motionTransformType();
}
void pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setMotionTransformType_(MTL::IndirectInstanceAccelerationStructureDescriptor* self, MTL::TransformType motionTransformType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectInstanceAccelerationStructureDescriptor*>(self)->setMotionTransformType(motionTransformType);
}
MTL::ResourceID pewter_MTLAccelerationStructure_gpuResourceID(const MTL::AccelerationStructure* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructure*>(self)->gpuResourceID();
}
NS::UInteger pewter_MTLAccelerationStructure_size(const MTL::AccelerationStructure* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructure*>(self)->size();
}
void pewter_MTLAccelerationStructureCommandEncoder_buildAccelerationStructure_descriptor_scratchBuffer_scratchBufferOffset_(MTL::AccelerationStructureCommandEncoder* self, const MTL::AccelerationStructure* accelerationStructure, const MTL::AccelerationStructureDescriptor* descriptor, const MTL::Buffer* scratchBuffer, NS::UInteger scratchBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCommandEncoder*>(self)->buildAccelerationStructure(reinterpret_cast<const host::MTL::AccelerationStructure*>(accelerationStructure), reinterpret_cast<const host::MTL::AccelerationStructureDescriptor*>(descriptor), reinterpret_cast<const host::MTL::Buffer*>(scratchBuffer), scratchBufferOffset);
}
void pewter_MTLAccelerationStructureCommandEncoder_copyAccelerationStructure_toAccelerationStructure_(MTL::AccelerationStructureCommandEncoder* self, const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL::AccelerationStructure* destinationAccelerationStructure) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCommandEncoder*>(self)->copyAccelerationStructure(reinterpret_cast<const host::MTL::AccelerationStructure*>(sourceAccelerationStructure), reinterpret_cast<const host::MTL::AccelerationStructure*>(destinationAccelerationStructure));
}
void pewter_MTLAccelerationStructureCommandEncoder_copyAndCompactAccelerationStructure_toAccelerationStructure_(MTL::AccelerationStructureCommandEncoder* self, const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL::AccelerationStructure* destinationAccelerationStructure) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCommandEncoder*>(self)->copyAndCompactAccelerationStructure(reinterpret_cast<const host::MTL::AccelerationStructure*>(sourceAccelerationStructure), reinterpret_cast<const host::MTL::AccelerationStructure*>(destinationAccelerationStructure));
}
void pewter_MTLAccelerationStructureCommandEncoder_refitAccelerationStructure_descriptor_destination_scratchBuffer_scratchBufferOffset_(MTL::AccelerationStructureCommandEncoder* self, const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL::AccelerationStructureDescriptor* descriptor, const MTL::AccelerationStructure* destinationAccelerationStructure, const MTL::Buffer* scratchBuffer, NS::UInteger scratchBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCommandEncoder*>(self)->refitAccelerationStructure(reinterpret_cast<const host::MTL::AccelerationStructure*>(sourceAccelerationStructure), reinterpret_cast<const host::MTL::AccelerationStructureDescriptor*>(descriptor), reinterpret_cast<const host::MTL::AccelerationStructure*>(destinationAccelerationStructure), reinterpret_cast<const host::MTL::Buffer*>(scratchBuffer), scratchBufferOffset);
}
void pewter_MTLAccelerationStructureCommandEncoder_refitAccelerationStructure_descriptor_destination_scratchBuffer_scratchBufferOffset_options_(MTL::AccelerationStructureCommandEncoder* self, const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL::AccelerationStructureDescriptor* descriptor, const MTL::AccelerationStructure* destinationAccelerationStructure, const MTL::Buffer* scratchBuffer, NS::UInteger scratchBufferOffset, MTL::AccelerationStructureRefitOptions options) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCommandEncoder*>(self)->refitAccelerationStructure(reinterpret_cast<const host::MTL::AccelerationStructure*>(sourceAccelerationStructure), reinterpret_cast<const host::MTL::AccelerationStructureDescriptor*>(descriptor), reinterpret_cast<const host::MTL::AccelerationStructure*>(destinationAccelerationStructure), reinterpret_cast<const host::MTL::Buffer*>(scratchBuffer), scratchBufferOffset, options);
}
void pewter_MTLAccelerationStructureCommandEncoder_sampleCountersInBuffer_atSampleIndex_withBarrier_(MTL::AccelerationStructureCommandEncoder* self, const MTL::CounterSampleBuffer* sampleBuffer, NS::UInteger sampleIndex, bool barrier) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCommandEncoder*>(self)->sampleCountersInBuffer(reinterpret_cast<const host::MTL::CounterSampleBuffer*>(sampleBuffer), sampleIndex, barrier);
}
void pewter_MTLAccelerationStructureCommandEncoder_updateFence_(MTL::AccelerationStructureCommandEncoder* self, const MTL::Fence* fence) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCommandEncoder*>(self)->updateFence(reinterpret_cast<const host::MTL::Fence*>(fence));
}
void pewter_MTLAccelerationStructureCommandEncoder_useHeap_(MTL::AccelerationStructureCommandEncoder* self, const MTL::Heap* heap) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCommandEncoder*>(self)->useHeap(reinterpret_cast<const host::MTL::Heap*>(heap));
}
void pewter_MTLAccelerationStructureCommandEncoder_useHeaps_count_(MTL::AccelerationStructureCommandEncoder* self, const MTL::Heap* const* heaps, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCommandEncoder*>(self)->useHeaps(reinterpret_cast<const host::MTL::Heap* const*>(heaps), count);
}
void pewter_MTLAccelerationStructureCommandEncoder_useResource_usage_(MTL::AccelerationStructureCommandEncoder* self, const MTL::Resource* resource, MTL::ResourceUsage usage) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCommandEncoder*>(self)->useResource(reinterpret_cast<const host::MTL::Resource*>(resource), usage);
}
void pewter_MTLAccelerationStructureCommandEncoder_useResources_count_usage_(MTL::AccelerationStructureCommandEncoder* self, const MTL::Resource* const* resources, NS::UInteger count, MTL::ResourceUsage usage) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCommandEncoder*>(self)->useResources(reinterpret_cast<const host::MTL::Resource* const*>(resources), count, usage);
}
void pewter_MTLAccelerationStructureCommandEncoder_waitForFence_(MTL::AccelerationStructureCommandEncoder* self, const MTL::Fence* fence) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCommandEncoder*>(self)->waitForFence(reinterpret_cast<const host::MTL::Fence*>(fence));
}
void pewter_MTLAccelerationStructureCommandEncoder_writeCompactedAccelerationStructureSize_toBuffer_offset_(MTL::AccelerationStructureCommandEncoder* self, const MTL::AccelerationStructure* accelerationStructure, const MTL::Buffer* buffer, NS::UInteger offset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCommandEncoder*>(self)->writeCompactedAccelerationStructureSize(reinterpret_cast<const host::MTL::AccelerationStructure*>(accelerationStructure), reinterpret_cast<const host::MTL::Buffer*>(buffer), offset);
}
void pewter_MTLAccelerationStructureCommandEncoder_writeCompactedAccelerationStructureSize_toBuffer_offset_sizeDataType_(MTL::AccelerationStructureCommandEncoder* self, const MTL::AccelerationStructure* accelerationStructure, const MTL::Buffer* buffer, NS::UInteger offset, MTL::DataType sizeDataType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructureCommandEncoder*>(self)->writeCompactedAccelerationStructureSize(reinterpret_cast<const host::MTL::AccelerationStructure*>(accelerationStructure), reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, sizeDataType);
}
MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_alloc() {
  return reinterpret_cast<MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor*>(host::MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor::alloc());
}
MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_init(MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor*>(reinterpret_cast<host::MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor*>(self)->init());
}
NS::UInteger pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_endOfEncoderSampleIndex(const MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor*>(self)->endOfEncoderSampleIndex();
}
void pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_setEndOfEncoderSampleIndex_(MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* self, NS::UInteger endOfEncoderSampleIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor*>(self)->setEndOfEncoderSampleIndex(endOfEncoderSampleIndex);
}
MTL::CounterSampleBuffer* pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_sampleBuffer(const MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CounterSampleBuffer*>(reinterpret_cast<const host::MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor*>(self)->sampleBuffer());
}
void pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_setSampleBuffer_(MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* self, const MTL::CounterSampleBuffer* sampleBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor*>(self)->setSampleBuffer(reinterpret_cast<const host::MTL::CounterSampleBuffer*>(sampleBuffer));
}
NS::UInteger pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_startOfEncoderSampleIndex(const MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor*>(self)->startOfEncoderSampleIndex();
}
void pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_setStartOfEncoderSampleIndex_(MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* self, NS::UInteger startOfEncoderSampleIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor*>(self)->setStartOfEncoderSampleIndex(startOfEncoderSampleIndex);
}
MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray* pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray_alloc() {
  return reinterpret_cast<MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray*>(host::MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray::alloc());
}
MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray* pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray_init(MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray*>(reinterpret_cast<host::MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray*>(self)->init());
}
MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_(MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray* self, NS::UInteger attachmentIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor*>(reinterpret_cast<host::MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray*>(self)->object(attachmentIndex));
}
void pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_(MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray* self, const MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* attachment, NS::UInteger attachmentIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray*>(self)->setObject(reinterpret_cast<const host::MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor*>(attachment), attachmentIndex);
}
MTL::AccelerationStructurePassDescriptor* pewter_MTLAccelerationStructurePassDescriptor_accelerationStructurePassDescriptor() {
  return reinterpret_cast<MTL::AccelerationStructurePassDescriptor*>(host::MTL::AccelerationStructurePassDescriptor::accelerationStructurePassDescriptor());
}
MTL::AccelerationStructurePassDescriptor* pewter_MTLAccelerationStructurePassDescriptor_alloc() {
  return reinterpret_cast<MTL::AccelerationStructurePassDescriptor*>(host::MTL::AccelerationStructurePassDescriptor::alloc());
}
MTL::AccelerationStructurePassDescriptor* pewter_MTLAccelerationStructurePassDescriptor_init(MTL::AccelerationStructurePassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructurePassDescriptor*>(reinterpret_cast<host::MTL::AccelerationStructurePassDescriptor*>(self)->init());
}
MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray* pewter_MTLAccelerationStructurePassDescriptor_sampleBufferAttachments(const MTL::AccelerationStructurePassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray*>(reinterpret_cast<const host::MTL::AccelerationStructurePassDescriptor*>(self)->sampleBufferAttachments());
}
NS::UInteger pewter_MTLAllocation_allocatedSize(const MTL::Allocation* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Allocation*>(self)->allocatedSize();
}
MTL::Type* pewter_MTLType_alloc() {
  return reinterpret_cast<MTL::Type*>(host::MTL::Type::alloc());
}
MTL::Type* pewter_MTLType_init(MTL::Type* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Type*>(reinterpret_cast<host::MTL::Type*>(self)->init());
}
MTL::DataType pewter_MTLType_dataType(const MTL::Type* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Type*>(self)->dataType();
}
MTL::StructMember* pewter_MTLStructMember_alloc() {
  return reinterpret_cast<MTL::StructMember*>(host::MTL::StructMember::alloc());
}
MTL::StructMember* pewter_MTLStructMember_init(MTL::StructMember* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::StructMember*>(reinterpret_cast<host::MTL::StructMember*>(self)->init());
}
NS::UInteger pewter_MTLStructMember_argumentIndex(const MTL::StructMember* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::StructMember*>(self)->argumentIndex();
}
MTL::ArrayType* pewter_MTLStructMember_arrayType(MTL::StructMember* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ArrayType*>(reinterpret_cast<host::MTL::StructMember*>(self)->arrayType());
}
MTL::DataType pewter_MTLStructMember_dataType(const MTL::StructMember* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::StructMember*>(self)->dataType();
}
NS::String* pewter_MTLStructMember_name(const MTL::StructMember* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::StructMember*>(self)->name());
}
NS::UInteger pewter_MTLStructMember_offset(const MTL::StructMember* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::StructMember*>(self)->offset();
}
MTL::PointerType* pewter_MTLStructMember_pointerType(MTL::StructMember* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::PointerType*>(reinterpret_cast<host::MTL::StructMember*>(self)->pointerType());
}
MTL::StructType* pewter_MTLStructMember_structType(MTL::StructMember* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::StructType*>(reinterpret_cast<host::MTL::StructMember*>(self)->structType());
}
MTL::TensorReferenceType* pewter_MTLStructMember_tensorReferenceType(MTL::StructMember* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TensorReferenceType*>(reinterpret_cast<host::MTL::StructMember*>(self)->tensorReferenceType());
}
MTL::TextureReferenceType* pewter_MTLStructMember_textureReferenceType(MTL::StructMember* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TextureReferenceType*>(reinterpret_cast<host::MTL::StructMember*>(self)->textureReferenceType());
}
MTL::StructType* pewter_MTLStructType_alloc() {
  return reinterpret_cast<MTL::StructType*>(host::MTL::StructType::alloc());
}
MTL::StructType* pewter_MTLStructType_init(MTL::StructType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::StructType*>(reinterpret_cast<host::MTL::StructType*>(self)->init());
}
MTL::StructMember* pewter_MTLStructType_memberByName_(MTL::StructType* self, const NS::String* name) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::StructMember*>(reinterpret_cast<host::MTL::StructType*>(self)->memberByName(reinterpret_cast<const host::NS::String*>(name)));
}
NS::Array* pewter_MTLStructType_members(const MTL::StructType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::StructType*>(self)->members());
}
MTL::ArrayType* pewter_MTLArrayType_alloc() {
  return reinterpret_cast<MTL::ArrayType*>(host::MTL::ArrayType::alloc());
}
MTL::ArrayType* pewter_MTLArrayType_init(MTL::ArrayType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ArrayType*>(reinterpret_cast<host::MTL::ArrayType*>(self)->init());
}
NS::UInteger pewter_MTLArrayType_argumentIndexStride(const MTL::ArrayType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ArrayType*>(self)->argumentIndexStride();
}
NS::UInteger pewter_MTLArrayType_arrayLength(const MTL::ArrayType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ArrayType*>(self)->arrayLength();
}
MTL::ArrayType* pewter_MTLArrayType_elementArrayType(MTL::ArrayType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ArrayType*>(reinterpret_cast<host::MTL::ArrayType*>(self)->elementArrayType());
}
MTL::PointerType* pewter_MTLArrayType_elementPointerType(MTL::ArrayType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::PointerType*>(reinterpret_cast<host::MTL::ArrayType*>(self)->elementPointerType());
}
MTL::StructType* pewter_MTLArrayType_elementStructType(MTL::ArrayType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::StructType*>(reinterpret_cast<host::MTL::ArrayType*>(self)->elementStructType());
}
MTL::TensorReferenceType* pewter_MTLArrayType_elementTensorReferenceType(MTL::ArrayType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TensorReferenceType*>(reinterpret_cast<host::MTL::ArrayType*>(self)->elementTensorReferenceType());
}
MTL::TextureReferenceType* pewter_MTLArrayType_elementTextureReferenceType(MTL::ArrayType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TextureReferenceType*>(reinterpret_cast<host::MTL::ArrayType*>(self)->elementTextureReferenceType());
}
MTL::DataType pewter_MTLArrayType_elementType(const MTL::ArrayType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ArrayType*>(self)->elementType();
}
NS::UInteger pewter_MTLArrayType_stride(const MTL::ArrayType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ArrayType*>(self)->stride();
}
MTL::PointerType* pewter_MTLPointerType_alloc() {
  return reinterpret_cast<MTL::PointerType*>(host::MTL::PointerType::alloc());
}
MTL::PointerType* pewter_MTLPointerType_init(MTL::PointerType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::PointerType*>(reinterpret_cast<host::MTL::PointerType*>(self)->init());
}
MTL::BindingAccess pewter_MTLPointerType_access(const MTL::PointerType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::PointerType*>(self)->access();
}
NS::UInteger pewter_MTLPointerType_alignment(const MTL::PointerType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::PointerType*>(self)->alignment();
}
NS::UInteger pewter_MTLPointerType_dataSize(const MTL::PointerType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::PointerType*>(self)->dataSize();
}
MTL::ArrayType* pewter_MTLPointerType_elementArrayType(MTL::PointerType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ArrayType*>(reinterpret_cast<host::MTL::PointerType*>(self)->elementArrayType());
}
bool pewter_MTLPointerType_elementIsArgumentBuffer(const MTL::PointerType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::PointerType*>(self)->elementIsArgumentBuffer();
}
MTL::StructType* pewter_MTLPointerType_elementStructType(MTL::PointerType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::StructType*>(reinterpret_cast<host::MTL::PointerType*>(self)->elementStructType());
}
MTL::DataType pewter_MTLPointerType_elementType(const MTL::PointerType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::PointerType*>(self)->elementType();
}
MTL::TextureReferenceType* pewter_MTLTextureReferenceType_alloc() {
  return reinterpret_cast<MTL::TextureReferenceType*>(host::MTL::TextureReferenceType::alloc());
}
MTL::TextureReferenceType* pewter_MTLTextureReferenceType_init(MTL::TextureReferenceType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TextureReferenceType*>(reinterpret_cast<host::MTL::TextureReferenceType*>(self)->init());
}
MTL::BindingAccess pewter_MTLTextureReferenceType_access(const MTL::TextureReferenceType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureReferenceType*>(self)->access();
}
bool pewter_MTLTextureReferenceType_isDepthTexture(const MTL::TextureReferenceType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureReferenceType*>(self)->isDepthTexture();
}
MTL::DataType pewter_MTLTextureReferenceType_textureDataType(const MTL::TextureReferenceType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureReferenceType*>(self)->textureDataType();
}
MTL::TextureType pewter_MTLTextureReferenceType_textureType(const MTL::TextureReferenceType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureReferenceType*>(self)->textureType();
}
MTL::TensorReferenceType* pewter_MTLTensorReferenceType_alloc() {
  return reinterpret_cast<MTL::TensorReferenceType*>(host::MTL::TensorReferenceType::alloc());
}
MTL::TensorReferenceType* pewter_MTLTensorReferenceType_init(MTL::TensorReferenceType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TensorReferenceType*>(reinterpret_cast<host::MTL::TensorReferenceType*>(self)->init());
}
MTL::BindingAccess pewter_MTLTensorReferenceType_access(const MTL::TensorReferenceType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TensorReferenceType*>(self)->access();
}
MTL::TensorExtents* pewter_MTLTensorReferenceType_dimensions(const MTL::TensorReferenceType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TensorExtents*>(reinterpret_cast<const host::MTL::TensorReferenceType*>(self)->dimensions());
}
MTL::DataType pewter_MTLTensorReferenceType_indexType(const MTL::TensorReferenceType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TensorReferenceType*>(self)->indexType();
}
MTL::TensorDataType pewter_MTLTensorReferenceType_tensorDataType(const MTL::TensorReferenceType* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TensorReferenceType*>(self)->tensorDataType();
}
MTL::Argument* pewter_MTLArgument_alloc() {
  return reinterpret_cast<MTL::Argument*>(host::MTL::Argument::alloc());
}
MTL::Argument* pewter_MTLArgument_init(MTL::Argument* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Argument*>(reinterpret_cast<host::MTL::Argument*>(self)->init());
}
MTL::BindingAccess pewter_MTLArgument_access(const MTL::Argument* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Argument*>(self)->access();
}
bool pewter_MTLArgument_isActive(const MTL::Argument* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Argument*>(self)->isActive();
}
NS::UInteger pewter_MTLArgument_arrayLength(const MTL::Argument* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Argument*>(self)->arrayLength();
}
NS::UInteger pewter_MTLArgument_bufferAlignment(const MTL::Argument* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Argument*>(self)->bufferAlignment();
}
NS::UInteger pewter_MTLArgument_bufferDataSize(const MTL::Argument* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Argument*>(self)->bufferDataSize();
}
MTL::DataType pewter_MTLArgument_bufferDataType(const MTL::Argument* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Argument*>(self)->bufferDataType();
}
MTL::PointerType* pewter_MTLArgument_bufferPointerType(const MTL::Argument* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::PointerType*>(reinterpret_cast<const host::MTL::Argument*>(self)->bufferPointerType());
}
MTL::StructType* pewter_MTLArgument_bufferStructType(const MTL::Argument* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::StructType*>(reinterpret_cast<const host::MTL::Argument*>(self)->bufferStructType());
}
NS::UInteger pewter_MTLArgument_index(const MTL::Argument* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Argument*>(self)->index();
}
bool pewter_MTLArgument_isDepthTexture(const MTL::Argument* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Argument*>(self)->isDepthTexture();
}
NS::String* pewter_MTLArgument_name(const MTL::Argument* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::Argument*>(self)->name());
}
MTL::DataType pewter_MTLArgument_textureDataType(const MTL::Argument* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Argument*>(self)->textureDataType();
}
MTL::TextureType pewter_MTLArgument_textureType(const MTL::Argument* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Argument*>(self)->textureType();
}
NS::UInteger pewter_MTLArgument_threadgroupMemoryAlignment(const MTL::Argument* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Argument*>(self)->threadgroupMemoryAlignment();
}
NS::UInteger pewter_MTLArgument_threadgroupMemoryDataSize(const MTL::Argument* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Argument*>(self)->threadgroupMemoryDataSize();
}
MTL::ArgumentType pewter_MTLArgument_type(const MTL::Argument* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Argument*>(self)->type();
}
MTL::BindingAccess pewter_MTLBinding_access(const MTL::Binding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Binding*>(self)->access();
}
bool pewter_MTLBinding_isArgument(const MTL::Binding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Binding*>(self)->isArgument();
}
NS::UInteger pewter_MTLBinding_index(const MTL::Binding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Binding*>(self)->index();
}
bool pewter_MTLBinding_isUsed(const MTL::Binding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Binding*>(self)->isUsed();
}
NS::String* pewter_MTLBinding_name(const MTL::Binding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::Binding*>(self)->name());
}
MTL::BindingType pewter_MTLBinding_type(const MTL::Binding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Binding*>(self)->type();
}
NS::UInteger pewter_MTLBufferBinding_bufferAlignment(const MTL::BufferBinding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::BufferBinding*>(self)->bufferAlignment();
}
NS::UInteger pewter_MTLBufferBinding_bufferDataSize(const MTL::BufferBinding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::BufferBinding*>(self)->bufferDataSize();
}
MTL::DataType pewter_MTLBufferBinding_bufferDataType(const MTL::BufferBinding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::BufferBinding*>(self)->bufferDataType();
}
MTL::PointerType* pewter_MTLBufferBinding_bufferPointerType(const MTL::BufferBinding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::PointerType*>(reinterpret_cast<const host::MTL::BufferBinding*>(self)->bufferPointerType());
}
MTL::StructType* pewter_MTLBufferBinding_bufferStructType(const MTL::BufferBinding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::StructType*>(reinterpret_cast<const host::MTL::BufferBinding*>(self)->bufferStructType());
}
NS::UInteger pewter_MTLThreadgroupBinding_threadgroupMemoryAlignment(const MTL::ThreadgroupBinding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ThreadgroupBinding*>(self)->threadgroupMemoryAlignment();
}
NS::UInteger pewter_MTLThreadgroupBinding_threadgroupMemoryDataSize(const MTL::ThreadgroupBinding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ThreadgroupBinding*>(self)->threadgroupMemoryDataSize();
}
NS::UInteger pewter_MTLTextureBinding_arrayLength(const MTL::TextureBinding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureBinding*>(self)->arrayLength();
}
bool pewter_MTLTextureBinding_isDepthTexture(const MTL::TextureBinding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureBinding*>(self)->isDepthTexture();
}
MTL::DataType pewter_MTLTextureBinding_textureDataType(const MTL::TextureBinding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureBinding*>(self)->textureDataType();
}
MTL::TextureType pewter_MTLTextureBinding_textureType(const MTL::TextureBinding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureBinding*>(self)->textureType();
}
NS::UInteger pewter_MTLObjectPayloadBinding_objectPayloadAlignment(const MTL::ObjectPayloadBinding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ObjectPayloadBinding*>(self)->objectPayloadAlignment();
}
NS::UInteger pewter_MTLObjectPayloadBinding_objectPayloadDataSize(const MTL::ObjectPayloadBinding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ObjectPayloadBinding*>(self)->objectPayloadDataSize();
}
MTL::TensorExtents* pewter_MTLTensorBinding_dimensions(const MTL::TensorBinding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TensorExtents*>(reinterpret_cast<const host::MTL::TensorBinding*>(self)->dimensions());
}
MTL::DataType pewter_MTLTensorBinding_indexType(const MTL::TensorBinding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TensorBinding*>(self)->indexType();
}
MTL::TensorDataType pewter_MTLTensorBinding_tensorDataType(const MTL::TensorBinding* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TensorBinding*>(self)->tensorDataType();
}
NS::String* pewter_MTLArgumentEncoder_label(const MTL::ArgumentEncoder* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::ArgumentEncoder*>(self)->label());
}
void pewter_MTLArgumentEncoder_setLabel_(MTL::ArgumentEncoder* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
NS::UInteger pewter_MTLArgumentEncoder_alignment(const MTL::ArgumentEncoder* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ArgumentEncoder*>(self)->alignment();
}
void* pewter_MTLArgumentEncoder_constantDataAtIndex_(MTL::ArgumentEncoder* self, NS::UInteger index) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->constantData(index);
}
MTL::Device* pewter_MTLArgumentEncoder_device(const MTL::ArgumentEncoder* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::ArgumentEncoder*>(self)->device());
}
NS::UInteger pewter_MTLArgumentEncoder_encodedLength(const MTL::ArgumentEncoder* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ArgumentEncoder*>(self)->encodedLength();
}
MTL::ArgumentEncoder* pewter_MTLArgumentEncoder_newArgumentEncoderForBufferAtIndex_(MTL::ArgumentEncoder* self, NS::UInteger index) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ArgumentEncoder*>(reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->newArgumentEncoder(index));
}
void pewter_MTLArgumentEncoder_setAccelerationStructure_atIndex_(MTL::ArgumentEncoder* self, const MTL::AccelerationStructure* accelerationStructure, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setAccelerationStructure(reinterpret_cast<const host::MTL::AccelerationStructure*>(accelerationStructure), index);
}
void pewter_MTLArgumentEncoder_setArgumentBuffer_offset_(MTL::ArgumentEncoder* self, const MTL::Buffer* argumentBuffer, NS::UInteger offset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setArgumentBuffer(reinterpret_cast<const host::MTL::Buffer*>(argumentBuffer), offset);
}
void pewter_MTLArgumentEncoder_setArgumentBuffer_startOffset_arrayElement_(MTL::ArgumentEncoder* self, const MTL::Buffer* argumentBuffer, NS::UInteger startOffset, NS::UInteger arrayElement) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setArgumentBuffer(reinterpret_cast<const host::MTL::Buffer*>(argumentBuffer), startOffset, arrayElement);
}
void pewter_MTLArgumentEncoder_setBuffer_offset_atIndex_(MTL::ArgumentEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, index);
}
void pewter_MTLArgumentEncoder_setBuffers_offsets_withRange_(MTL::ArgumentEncoder* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setBuffers(reinterpret_cast<const host::MTL::Buffer* const*>(buffers), offsets, range);
}
void pewter_MTLArgumentEncoder_setComputePipelineState_atIndex_(MTL::ArgumentEncoder* self, const MTL::ComputePipelineState* pipeline, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setComputePipelineState(reinterpret_cast<const host::MTL::ComputePipelineState*>(pipeline), index);
}
void pewter_MTLArgumentEncoder_setComputePipelineStates_withRange_(MTL::ArgumentEncoder* self, const MTL::ComputePipelineState* const* pipelines, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setComputePipelineStates(reinterpret_cast<const host::MTL::ComputePipelineState* const*>(pipelines), range);
}
void pewter_MTLArgumentEncoder_setDepthStencilState_atIndex_(MTL::ArgumentEncoder* self, const MTL::DepthStencilState* depthStencilState, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setDepthStencilState(reinterpret_cast<const host::MTL::DepthStencilState*>(depthStencilState), index);
}
void pewter_MTLArgumentEncoder_setDepthStencilStates_withRange_(MTL::ArgumentEncoder* self, const MTL::DepthStencilState* const* depthStencilStates, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setDepthStencilStates(reinterpret_cast<const host::MTL::DepthStencilState* const*>(depthStencilStates), range);
}
void pewter_MTLArgumentEncoder_setIndirectCommandBuffer_atIndex_(MTL::ArgumentEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setIndirectCommandBuffer(reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(indirectCommandBuffer), index);
}
void pewter_MTLArgumentEncoder_setIndirectCommandBuffers_withRange_(MTL::ArgumentEncoder* self, const MTL::IndirectCommandBuffer* const* buffers, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setIndirectCommandBuffers(reinterpret_cast<const host::MTL::IndirectCommandBuffer* const*>(buffers), range);
}
void pewter_MTLArgumentEncoder_setIntersectionFunctionTable_atIndex_(MTL::ArgumentEncoder* self, const MTL::IntersectionFunctionTable* intersectionFunctionTable, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setIntersectionFunctionTable(reinterpret_cast<const host::MTL::IntersectionFunctionTable*>(intersectionFunctionTable), index);
}
void pewter_MTLArgumentEncoder_setIntersectionFunctionTables_withRange_(MTL::ArgumentEncoder* self, const MTL::IntersectionFunctionTable* const* intersectionFunctionTables, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setIntersectionFunctionTables(reinterpret_cast<const host::MTL::IntersectionFunctionTable* const*>(intersectionFunctionTables), range);
}
void pewter_MTLArgumentEncoder_setRenderPipelineState_atIndex_(MTL::ArgumentEncoder* self, const MTL::RenderPipelineState* pipeline, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setRenderPipelineState(reinterpret_cast<const host::MTL::RenderPipelineState*>(pipeline), index);
}
void pewter_MTLArgumentEncoder_setRenderPipelineStates_withRange_(MTL::ArgumentEncoder* self, const MTL::RenderPipelineState* const* pipelines, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setRenderPipelineStates(reinterpret_cast<const host::MTL::RenderPipelineState* const*>(pipelines), range);
}
void pewter_MTLArgumentEncoder_setSamplerState_atIndex_(MTL::ArgumentEncoder* self, const MTL::SamplerState* sampler, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setSamplerState(reinterpret_cast<const host::MTL::SamplerState*>(sampler), index);
}
void pewter_MTLArgumentEncoder_setSamplerStates_withRange_(MTL::ArgumentEncoder* self, const MTL::SamplerState* const* samplers, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setSamplerStates(reinterpret_cast<const host::MTL::SamplerState* const*>(samplers), range);
}
void pewter_MTLArgumentEncoder_setTexture_atIndex_(MTL::ArgumentEncoder* self, const MTL::Texture* texture, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setTexture(reinterpret_cast<const host::MTL::Texture*>(texture), index);
}
void pewter_MTLArgumentEncoder_setTextures_withRange_(MTL::ArgumentEncoder* self, const MTL::Texture* const* textures, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setTextures(reinterpret_cast<const host::MTL::Texture* const*>(textures), range);
}
void pewter_MTLArgumentEncoder_setVisibleFunctionTable_atIndex_(MTL::ArgumentEncoder* self, const MTL::VisibleFunctionTable* visibleFunctionTable, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setVisibleFunctionTable(reinterpret_cast<const host::MTL::VisibleFunctionTable*>(visibleFunctionTable), index);
}
void pewter_MTLArgumentEncoder_setVisibleFunctionTables_withRange_(MTL::ArgumentEncoder* self, const MTL::VisibleFunctionTable* const* visibleFunctionTables, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentEncoder*>(self)->setVisibleFunctionTables(reinterpret_cast<const host::MTL::VisibleFunctionTable* const*>(visibleFunctionTables), range);
}
MTL::BinaryArchiveDescriptor* pewter_MTLBinaryArchiveDescriptor_alloc() {
  return reinterpret_cast<MTL::BinaryArchiveDescriptor*>(host::MTL::BinaryArchiveDescriptor::alloc());
}
MTL::BinaryArchiveDescriptor* pewter_MTLBinaryArchiveDescriptor_init(MTL::BinaryArchiveDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::BinaryArchiveDescriptor*>(reinterpret_cast<host::MTL::BinaryArchiveDescriptor*>(self)->init());
}
NS::URL* pewter_MTLBinaryArchiveDescriptor_url(const MTL::BinaryArchiveDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::URL*>(reinterpret_cast<const host::MTL::BinaryArchiveDescriptor*>(self)->url());
}
void pewter_MTLBinaryArchiveDescriptor_setUrl_(MTL::BinaryArchiveDescriptor* self, const NS::URL* url) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BinaryArchiveDescriptor*>(self)->setUrl(reinterpret_cast<const host::NS::URL*>(url));
}
NS::String* pewter_MTLBinaryArchive_label(const MTL::BinaryArchive* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::BinaryArchive*>(self)->label());
}
void pewter_MTLBinaryArchive_setLabel_(MTL::BinaryArchive* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BinaryArchive*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
bool pewter_MTLBinaryArchive_addComputePipelineFunctionsWithDescriptor_error_(MTL::BinaryArchive* self, const MTL::ComputePipelineDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::BinaryArchive*>(self)->addComputePipelineFunctions(reinterpret_cast<const host::MTL::ComputePipelineDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error));
}
bool pewter_MTLBinaryArchive_addFunctionWithDescriptor_library_error_(MTL::BinaryArchive* self, const MTL::FunctionDescriptor* descriptor, const MTL::Library* library, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::BinaryArchive*>(self)->addFunction(reinterpret_cast<const host::MTL::FunctionDescriptor*>(descriptor), reinterpret_cast<const host::MTL::Library*>(library), reinterpret_cast<host::NS::Error**>(error));
}
bool pewter_MTLBinaryArchive_addLibraryWithDescriptor_error_(MTL::BinaryArchive* self, const MTL::StitchedLibraryDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::BinaryArchive*>(self)->addLibrary(reinterpret_cast<const host::MTL::StitchedLibraryDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error));
}
bool pewter_MTLBinaryArchive_addMeshRenderPipelineFunctionsWithDescriptor_error_(MTL::BinaryArchive* self, const MTL::MeshRenderPipelineDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::BinaryArchive*>(self)->addMeshRenderPipelineFunctions(reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error));
}
bool pewter_MTLBinaryArchive_addRenderPipelineFunctionsWithDescriptor_error_(MTL::BinaryArchive* self, const MTL::RenderPipelineDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::BinaryArchive*>(self)->addRenderPipelineFunctions(reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error));
}
bool pewter_MTLBinaryArchive_addTileRenderPipelineFunctionsWithDescriptor_error_(MTL::BinaryArchive* self, const MTL::TileRenderPipelineDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::BinaryArchive*>(self)->addTileRenderPipelineFunctions(reinterpret_cast<const host::MTL::TileRenderPipelineDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error));
}
MTL::Device* pewter_MTLBinaryArchive_device(const MTL::BinaryArchive* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::BinaryArchive*>(self)->device());
}
bool pewter_MTLBinaryArchive_serializeToURL_error_(MTL::BinaryArchive* self, const NS::URL* url, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::BinaryArchive*>(self)->serializeToURL(reinterpret_cast<const host::NS::URL*>(url), reinterpret_cast<host::NS::Error**>(error));
}
void pewter_MTLBlitCommandEncoder_copyFromBuffer_sourceOffset_sourceBytesPerRow_sourceBytesPerImage_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_(MTL::BlitCommandEncoder* self, const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, NS::UInteger sourceBytesPerRow, NS::UInteger sourceBytesPerImage, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->copyFromBuffer(reinterpret_cast<const host::MTL::Buffer*>(sourceBuffer), sourceOffset, sourceBytesPerRow, sourceBytesPerImage, sourceSize, reinterpret_cast<const host::MTL::Texture*>(destinationTexture), destinationSlice, destinationLevel, destinationOrigin);
}
void pewter_MTLBlitCommandEncoder_copyFromBuffer_sourceOffset_sourceBytesPerRow_sourceBytesPerImage_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_options_(MTL::BlitCommandEncoder* self, const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, NS::UInteger sourceBytesPerRow, NS::UInteger sourceBytesPerImage, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin, MTL::BlitOption options) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->copyFromBuffer(reinterpret_cast<const host::MTL::Buffer*>(sourceBuffer), sourceOffset, sourceBytesPerRow, sourceBytesPerImage, sourceSize, reinterpret_cast<const host::MTL::Texture*>(destinationTexture), destinationSlice, destinationLevel, destinationOrigin, options);
}
void pewter_MTLBlitCommandEncoder_copyFromBuffer_sourceOffset_toBuffer_destinationOffset_size_(MTL::BlitCommandEncoder* self, const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger size) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->copyFromBuffer(reinterpret_cast<const host::MTL::Buffer*>(sourceBuffer), sourceOffset, reinterpret_cast<const host::MTL::Buffer*>(destinationBuffer), destinationOffset, size);
}
void pewter_MTLBlitCommandEncoder_copyFromTensor_sourceOrigin_sourceDimensions_toTensor_destinationOrigin_destinationDimensions_(MTL::BlitCommandEncoder* self, const MTL::Tensor* sourceTensor, const MTL::TensorExtents* sourceOrigin, const MTL::TensorExtents* sourceDimensions, const MTL::Tensor* destinationTensor, const MTL::TensorExtents* destinationOrigin, const MTL::TensorExtents* destinationDimensions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->copyFromTensor(reinterpret_cast<const host::MTL::Tensor*>(sourceTensor), reinterpret_cast<const host::MTL::TensorExtents*>(sourceOrigin), reinterpret_cast<const host::MTL::TensorExtents*>(sourceDimensions), reinterpret_cast<const host::MTL::Tensor*>(destinationTensor), reinterpret_cast<const host::MTL::TensorExtents*>(destinationOrigin), reinterpret_cast<const host::MTL::TensorExtents*>(destinationDimensions));
}
void pewter_MTLBlitCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_(MTL::BlitCommandEncoder* self, const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->copyFromTexture(reinterpret_cast<const host::MTL::Texture*>(sourceTexture), sourceSlice, sourceLevel, sourceOrigin, sourceSize, reinterpret_cast<const host::MTL::Texture*>(destinationTexture), destinationSlice, destinationLevel, destinationOrigin);
}
void pewter_MTLBlitCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toBuffer_destinationOffset_destinationBytesPerRow_destinationBytesPerImage_(MTL::BlitCommandEncoder* self, const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger destinationBytesPerRow, NS::UInteger destinationBytesPerImage) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->copyFromTexture(reinterpret_cast<const host::MTL::Texture*>(sourceTexture), sourceSlice, sourceLevel, sourceOrigin, sourceSize, reinterpret_cast<const host::MTL::Buffer*>(destinationBuffer), destinationOffset, destinationBytesPerRow, destinationBytesPerImage);
}
void pewter_MTLBlitCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toBuffer_destinationOffset_destinationBytesPerRow_destinationBytesPerImage_options_(MTL::BlitCommandEncoder* self, const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger destinationBytesPerRow, NS::UInteger destinationBytesPerImage, MTL::BlitOption options) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->copyFromTexture(reinterpret_cast<const host::MTL::Texture*>(sourceTexture), sourceSlice, sourceLevel, sourceOrigin, sourceSize, reinterpret_cast<const host::MTL::Buffer*>(destinationBuffer), destinationOffset, destinationBytesPerRow, destinationBytesPerImage, options);
}
void pewter_MTLBlitCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_toTexture_destinationSlice_destinationLevel_sliceCount_levelCount_(MTL::BlitCommandEncoder* self, const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, NS::UInteger sliceCount, NS::UInteger levelCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->copyFromTexture(reinterpret_cast<const host::MTL::Texture*>(sourceTexture), sourceSlice, sourceLevel, reinterpret_cast<const host::MTL::Texture*>(destinationTexture), destinationSlice, destinationLevel, sliceCount, levelCount);
}
void pewter_MTLBlitCommandEncoder_copyFromTexture_toTexture_(MTL::BlitCommandEncoder* self, const MTL::Texture* sourceTexture, const MTL::Texture* destinationTexture) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->copyFromTexture(reinterpret_cast<const host::MTL::Texture*>(sourceTexture), reinterpret_cast<const host::MTL::Texture*>(destinationTexture));
}
void pewter_MTLBlitCommandEncoder_copyIndirectCommandBuffer_sourceRange_destination_destinationIndex_(MTL::BlitCommandEncoder* self, const MTL::IndirectCommandBuffer* source, NS::Range sourceRange, const MTL::IndirectCommandBuffer* destination, NS::UInteger destinationIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->copyIndirectCommandBuffer(reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(source), sourceRange, reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(destination), destinationIndex);
}
void pewter_MTLBlitCommandEncoder_fillBuffer_range_value_(MTL::BlitCommandEncoder* self, const MTL::Buffer* buffer, NS::Range range, std::uint8_t value) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->fillBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), range, value);
}
void pewter_MTLBlitCommandEncoder_generateMipmapsForTexture_(MTL::BlitCommandEncoder* self, const MTL::Texture* texture) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->generateMipmaps(reinterpret_cast<const host::MTL::Texture*>(texture));
}
void pewter_MTLBlitCommandEncoder_getTextureAccessCounters_region_mipLevel_slice_resetCounters_countersBuffer_countersBufferOffset_(MTL::BlitCommandEncoder* self, const MTL::Texture* texture, MTL::Region region, NS::UInteger mipLevel, NS::UInteger slice, bool resetCounters, const MTL::Buffer* countersBuffer, NS::UInteger countersBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->getTextureAccessCounters(reinterpret_cast<const host::MTL::Texture*>(texture), region, mipLevel, slice, resetCounters, reinterpret_cast<const host::MTL::Buffer*>(countersBuffer), countersBufferOffset);
}
void pewter_MTLBlitCommandEncoder_optimizeContentsForCPUAccess_(MTL::BlitCommandEncoder* self, const MTL::Texture* texture) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->optimizeContentsForCPUAccess(reinterpret_cast<const host::MTL::Texture*>(texture));
}
void pewter_MTLBlitCommandEncoder_optimizeContentsForCPUAccess_slice_level_(MTL::BlitCommandEncoder* self, const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->optimizeContentsForCPUAccess(reinterpret_cast<const host::MTL::Texture*>(texture), slice, level);
}
void pewter_MTLBlitCommandEncoder_optimizeContentsForGPUAccess_(MTL::BlitCommandEncoder* self, const MTL::Texture* texture) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->optimizeContentsForGPUAccess(reinterpret_cast<const host::MTL::Texture*>(texture));
}
void pewter_MTLBlitCommandEncoder_optimizeContentsForGPUAccess_slice_level_(MTL::BlitCommandEncoder* self, const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->optimizeContentsForGPUAccess(reinterpret_cast<const host::MTL::Texture*>(texture), slice, level);
}
void pewter_MTLBlitCommandEncoder_optimizeIndirectCommandBuffer_withRange_(MTL::BlitCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->optimizeIndirectCommandBuffer(reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(indirectCommandBuffer), range);
}
void pewter_MTLBlitCommandEncoder_resetCommandsInBuffer_withRange_(MTL::BlitCommandEncoder* self, const MTL::IndirectCommandBuffer* buffer, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->resetCommandsInBuffer(reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(buffer), range);
}
void pewter_MTLBlitCommandEncoder_resetTextureAccessCounters_region_mipLevel_slice_(MTL::BlitCommandEncoder* self, const MTL::Texture* texture, MTL::Region region, NS::UInteger mipLevel, NS::UInteger slice) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->resetTextureAccessCounters(reinterpret_cast<const host::MTL::Texture*>(texture), region, mipLevel, slice);
}
void pewter_MTLBlitCommandEncoder_resolveCounters_inRange_destinationBuffer_destinationOffset_(MTL::BlitCommandEncoder* self, const MTL::CounterSampleBuffer* sampleBuffer, NS::Range range, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->resolveCounters(reinterpret_cast<const host::MTL::CounterSampleBuffer*>(sampleBuffer), range, reinterpret_cast<const host::MTL::Buffer*>(destinationBuffer), destinationOffset);
}
void pewter_MTLBlitCommandEncoder_sampleCountersInBuffer_atSampleIndex_withBarrier_(MTL::BlitCommandEncoder* self, const MTL::CounterSampleBuffer* sampleBuffer, NS::UInteger sampleIndex, bool barrier) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->sampleCountersInBuffer(reinterpret_cast<const host::MTL::CounterSampleBuffer*>(sampleBuffer), sampleIndex, barrier);
}
void pewter_MTLBlitCommandEncoder_synchronizeResource_(MTL::BlitCommandEncoder* self, const MTL::Resource* resource) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->synchronizeResource(reinterpret_cast<const host::MTL::Resource*>(resource));
}
void pewter_MTLBlitCommandEncoder_synchronizeTexture_slice_level_(MTL::BlitCommandEncoder* self, const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->synchronizeTexture(reinterpret_cast<const host::MTL::Texture*>(texture), slice, level);
}
void pewter_MTLBlitCommandEncoder_updateFence_(MTL::BlitCommandEncoder* self, const MTL::Fence* fence) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->updateFence(reinterpret_cast<const host::MTL::Fence*>(fence));
}
void pewter_MTLBlitCommandEncoder_waitForFence_(MTL::BlitCommandEncoder* self, const MTL::Fence* fence) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitCommandEncoder*>(self)->waitForFence(reinterpret_cast<const host::MTL::Fence*>(fence));
}
MTL::BlitPassSampleBufferAttachmentDescriptor* pewter_MTLBlitPassSampleBufferAttachmentDescriptor_alloc() {
  return reinterpret_cast<MTL::BlitPassSampleBufferAttachmentDescriptor*>(host::MTL::BlitPassSampleBufferAttachmentDescriptor::alloc());
}
MTL::BlitPassSampleBufferAttachmentDescriptor* pewter_MTLBlitPassSampleBufferAttachmentDescriptor_init(MTL::BlitPassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::BlitPassSampleBufferAttachmentDescriptor*>(reinterpret_cast<host::MTL::BlitPassSampleBufferAttachmentDescriptor*>(self)->init());
}
NS::UInteger pewter_MTLBlitPassSampleBufferAttachmentDescriptor_endOfEncoderSampleIndex(const MTL::BlitPassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::BlitPassSampleBufferAttachmentDescriptor*>(self)->endOfEncoderSampleIndex();
}
void pewter_MTLBlitPassSampleBufferAttachmentDescriptor_setEndOfEncoderSampleIndex_(MTL::BlitPassSampleBufferAttachmentDescriptor* self, NS::UInteger endOfEncoderSampleIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitPassSampleBufferAttachmentDescriptor*>(self)->setEndOfEncoderSampleIndex(endOfEncoderSampleIndex);
}
MTL::CounterSampleBuffer* pewter_MTLBlitPassSampleBufferAttachmentDescriptor_sampleBuffer(const MTL::BlitPassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CounterSampleBuffer*>(reinterpret_cast<const host::MTL::BlitPassSampleBufferAttachmentDescriptor*>(self)->sampleBuffer());
}
void pewter_MTLBlitPassSampleBufferAttachmentDescriptor_setSampleBuffer_(MTL::BlitPassSampleBufferAttachmentDescriptor* self, const MTL::CounterSampleBuffer* sampleBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitPassSampleBufferAttachmentDescriptor*>(self)->setSampleBuffer(reinterpret_cast<const host::MTL::CounterSampleBuffer*>(sampleBuffer));
}
NS::UInteger pewter_MTLBlitPassSampleBufferAttachmentDescriptor_startOfEncoderSampleIndex(const MTL::BlitPassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::BlitPassSampleBufferAttachmentDescriptor*>(self)->startOfEncoderSampleIndex();
}
void pewter_MTLBlitPassSampleBufferAttachmentDescriptor_setStartOfEncoderSampleIndex_(MTL::BlitPassSampleBufferAttachmentDescriptor* self, NS::UInteger startOfEncoderSampleIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitPassSampleBufferAttachmentDescriptor*>(self)->setStartOfEncoderSampleIndex(startOfEncoderSampleIndex);
}
MTL::BlitPassSampleBufferAttachmentDescriptorArray* pewter_MTLBlitPassSampleBufferAttachmentDescriptorArray_alloc() {
  return reinterpret_cast<MTL::BlitPassSampleBufferAttachmentDescriptorArray*>(host::MTL::BlitPassSampleBufferAttachmentDescriptorArray::alloc());
}
MTL::BlitPassSampleBufferAttachmentDescriptorArray* pewter_MTLBlitPassSampleBufferAttachmentDescriptorArray_init(MTL::BlitPassSampleBufferAttachmentDescriptorArray* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::BlitPassSampleBufferAttachmentDescriptorArray*>(reinterpret_cast<host::MTL::BlitPassSampleBufferAttachmentDescriptorArray*>(self)->init());
}
MTL::BlitPassSampleBufferAttachmentDescriptor* pewter_MTLBlitPassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_(MTL::BlitPassSampleBufferAttachmentDescriptorArray* self, NS::UInteger attachmentIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::BlitPassSampleBufferAttachmentDescriptor*>(reinterpret_cast<host::MTL::BlitPassSampleBufferAttachmentDescriptorArray*>(self)->object(attachmentIndex));
}
void pewter_MTLBlitPassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_(MTL::BlitPassSampleBufferAttachmentDescriptorArray* self, const MTL::BlitPassSampleBufferAttachmentDescriptor* attachment, NS::UInteger attachmentIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BlitPassSampleBufferAttachmentDescriptorArray*>(self)->setObject(reinterpret_cast<const host::MTL::BlitPassSampleBufferAttachmentDescriptor*>(attachment), attachmentIndex);
}
MTL::BlitPassDescriptor* pewter_MTLBlitPassDescriptor_alloc() {
  return reinterpret_cast<MTL::BlitPassDescriptor*>(host::MTL::BlitPassDescriptor::alloc());
}
MTL::BlitPassDescriptor* pewter_MTLBlitPassDescriptor_blitPassDescriptor() {
  return reinterpret_cast<MTL::BlitPassDescriptor*>(host::MTL::BlitPassDescriptor::blitPassDescriptor());
}
MTL::BlitPassDescriptor* pewter_MTLBlitPassDescriptor_init(MTL::BlitPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::BlitPassDescriptor*>(reinterpret_cast<host::MTL::BlitPassDescriptor*>(self)->init());
}
MTL::BlitPassSampleBufferAttachmentDescriptorArray* pewter_MTLBlitPassDescriptor_sampleBufferAttachments(const MTL::BlitPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::BlitPassSampleBufferAttachmentDescriptorArray*>(reinterpret_cast<const host::MTL::BlitPassDescriptor*>(self)->sampleBufferAttachments());
}
void pewter_MTLBuffer_addDebugMarker_range_(MTL::Buffer* self, const NS::String* marker, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Buffer*>(self)->addDebugMarker(reinterpret_cast<const host::NS::String*>(marker), range);
}
void* pewter_MTLBuffer_contents(MTL::Buffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Buffer*>(self)->contents();
}
void pewter_MTLBuffer_didModifyRange_(MTL::Buffer* self, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Buffer*>(self)->didModifyRange(range);
}
MTL::GPUAddress pewter_MTLBuffer_gpuAddress(const MTL::Buffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Buffer*>(self)->gpuAddress();
}
NS::UInteger pewter_MTLBuffer_length(const MTL::Buffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Buffer*>(self)->length();
}
MTL::Buffer* pewter_MTLBuffer_newRemoteBufferViewForDevice_(MTL::Buffer* self, const MTL::Device* device) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<host::MTL::Buffer*>(self)->newRemoteBufferViewForDevice(reinterpret_cast<const host::MTL::Device*>(device)));
}
MTL::Tensor* pewter_MTLBuffer_newTensorWithDescriptor_offset_error_(MTL::Buffer* self, const MTL::TensorDescriptor* descriptor, NS::UInteger offset, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Tensor*>(reinterpret_cast<host::MTL::Buffer*>(self)->newTensor(reinterpret_cast<const host::MTL::TensorDescriptor*>(descriptor), offset, reinterpret_cast<host::NS::Error**>(error)));
}
MTL::Texture* pewter_MTLBuffer_newTextureWithDescriptor_offset_bytesPerRow_(MTL::Buffer* self, const MTL::TextureDescriptor* descriptor, NS::UInteger offset, NS::UInteger bytesPerRow) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Texture*>(reinterpret_cast<host::MTL::Buffer*>(self)->newTexture(reinterpret_cast<const host::MTL::TextureDescriptor*>(descriptor), offset, bytesPerRow));
}
MTL::Buffer* pewter_MTLBuffer_remoteStorageBuffer(const MTL::Buffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::Buffer*>(self)->remoteStorageBuffer());
}
void pewter_MTLBuffer_removeAllDebugMarkers(MTL::Buffer* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Buffer*>(self)->removeAllDebugMarkers();
}
MTL::BufferSparseTier pewter_MTLBuffer_sparseBufferTier(const MTL::Buffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Buffer*>(self)->sparseBufferTier();
}
MTL::CaptureDescriptor* pewter_MTLCaptureDescriptor_alloc() {
  return reinterpret_cast<MTL::CaptureDescriptor*>(host::MTL::CaptureDescriptor::alloc());
}
MTL::CaptureDescriptor* pewter_MTLCaptureDescriptor_init(MTL::CaptureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CaptureDescriptor*>(reinterpret_cast<host::MTL::CaptureDescriptor*>(self)->init());
}
MTL::CaptureDestination pewter_MTLCaptureDescriptor_destination(const MTL::CaptureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CaptureDescriptor*>(self)->destination();
}
void pewter_MTLCaptureDescriptor_setDestination_(MTL::CaptureDescriptor* self, MTL::CaptureDestination destination) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CaptureDescriptor*>(self)->setDestination(destination);
}
NS::URL* pewter_MTLCaptureDescriptor_outputURL(const MTL::CaptureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::URL*>(reinterpret_cast<const host::MTL::CaptureDescriptor*>(self)->outputURL());
}
void pewter_MTLCaptureDescriptor_setOutputURL_(MTL::CaptureDescriptor* self, const NS::URL* outputURL) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CaptureDescriptor*>(self)->setOutputURL(reinterpret_cast<const host::NS::URL*>(outputURL));
}
NS::Object* pewter_MTLCaptureDescriptor_captureObject(const MTL::CaptureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Object*>(reinterpret_cast<const host::MTL::CaptureDescriptor*>(self)->captureObject());
}
void pewter_MTLCaptureDescriptor_setCaptureObject_(MTL::CaptureDescriptor* self, const NS::Object* captureObject) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CaptureDescriptor*>(self)->setCaptureObject(reinterpret_cast<const host::NS::Object*>(captureObject));
}
MTL::CaptureManager* pewter_MTLCaptureManager_alloc() {
  return reinterpret_cast<MTL::CaptureManager*>(host::MTL::CaptureManager::alloc());
}
MTL::CaptureManager* pewter_MTLCaptureManager_sharedCaptureManager() {
  return reinterpret_cast<MTL::CaptureManager*>(host::MTL::CaptureManager::sharedCaptureManager());
}
MTL::CaptureManager* pewter_MTLCaptureManager_init(MTL::CaptureManager* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CaptureManager*>(reinterpret_cast<host::MTL::CaptureManager*>(self)->init());
}
MTL::CaptureScope* pewter_MTLCaptureManager_defaultCaptureScope(const MTL::CaptureManager* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CaptureScope*>(reinterpret_cast<const host::MTL::CaptureManager*>(self)->defaultCaptureScope());
}
void pewter_MTLCaptureManager_setDefaultCaptureScope_(MTL::CaptureManager* self, const MTL::CaptureScope* defaultCaptureScope) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CaptureManager*>(self)->setDefaultCaptureScope(reinterpret_cast<const host::MTL::CaptureScope*>(defaultCaptureScope));
}
bool pewter_MTLCaptureManager_isCapturing(const MTL::CaptureManager* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CaptureManager*>(self)->isCapturing();
}
MTL::CaptureScope* pewter_MTLCaptureManager_newCaptureScopeWithDevice_(MTL::CaptureManager* self, const MTL::Device* device) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CaptureScope*>(reinterpret_cast<host::MTL::CaptureManager*>(self)->newCaptureScope(reinterpret_cast<const host::MTL::Device*>(device)));
}
MTL::CaptureScope* pewter_MTLCaptureManager_newCaptureScopeWithCommandQueue_(MTL::CaptureManager* self, const MTL::CommandQueue* commandQueue) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CaptureScope*>(reinterpret_cast<host::MTL::CaptureManager*>(self)->newCaptureScope(reinterpret_cast<const host::MTL::CommandQueue*>(commandQueue)));
}
bool pewter_MTLCaptureManager_startCaptureWithDescriptor_error_(MTL::CaptureManager* self, const MTL::CaptureDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::CaptureManager*>(self)->startCapture(reinterpret_cast<const host::MTL::CaptureDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error));
}
void pewter_MTLCaptureManager_startCaptureWithDevice_(MTL::CaptureManager* self, const MTL::Device* device) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CaptureManager*>(self)->startCapture(reinterpret_cast<const host::MTL::Device*>(device));
}
void pewter_MTLCaptureManager_startCaptureWithCommandQueue_(MTL::CaptureManager* self, const MTL::CommandQueue* commandQueue) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CaptureManager*>(self)->startCapture(reinterpret_cast<const host::MTL::CommandQueue*>(commandQueue));
}
void pewter_MTLCaptureManager_startCaptureWithScope_(MTL::CaptureManager* self, const MTL::CaptureScope* captureScope) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CaptureManager*>(self)->startCapture(reinterpret_cast<const host::MTL::CaptureScope*>(captureScope));
}
void pewter_MTLCaptureManager_stopCapture(MTL::CaptureManager* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CaptureManager*>(self)->stopCapture();
}
bool pewter_MTLCaptureManager_supportsDestination_(MTL::CaptureManager* self, MTL::CaptureDestination destination) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::CaptureManager*>(self)->supportsDestination(destination);
}
MTL::CaptureScope* pewter_MTLCaptureManager_newCaptureScopeWithMTL4CommandQueue_(MTL::CaptureManager* self, const MTL4::CommandQueue* commandQueue) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CaptureScope*>(reinterpret_cast<host::MTL::CaptureManager*>(self)->newCaptureScope(reinterpret_cast<const host::MTL4::CommandQueue*>(commandQueue)));
}
NS::String* pewter_MTLCaptureScope_label(const MTL::CaptureScope* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::CaptureScope*>(self)->label());
}
void pewter_MTLCaptureScope_setLabel_(MTL::CaptureScope* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CaptureScope*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
MTL::Device* pewter_MTLCaptureScope_device(const MTL::CaptureScope* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::CaptureScope*>(self)->device());
}
MTL::CommandQueue* pewter_MTLCaptureScope_commandQueue(const MTL::CaptureScope* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CommandQueue*>(reinterpret_cast<const host::MTL::CaptureScope*>(self)->commandQueue());
}
void pewter_MTLCaptureScope_beginScope(MTL::CaptureScope* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CaptureScope*>(self)->beginScope();
}
void pewter_MTLCaptureScope_endScope(MTL::CaptureScope* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CaptureScope*>(self)->endScope();
}
MTL::CommandBufferDescriptor* pewter_MTLCommandBufferDescriptor_alloc() {
  return reinterpret_cast<MTL::CommandBufferDescriptor*>(host::MTL::CommandBufferDescriptor::alloc());
}
MTL::CommandBufferDescriptor* pewter_MTLCommandBufferDescriptor_init(MTL::CommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CommandBufferDescriptor*>(reinterpret_cast<host::MTL::CommandBufferDescriptor*>(self)->init());
}
MTL::CommandBufferErrorOption pewter_MTLCommandBufferDescriptor_errorOptions(const MTL::CommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CommandBufferDescriptor*>(self)->errorOptions();
}
void pewter_MTLCommandBufferDescriptor_setErrorOptions_(MTL::CommandBufferDescriptor* self, MTL::CommandBufferErrorOption errorOptions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandBufferDescriptor*>(self)->setErrorOptions(errorOptions);
}
MTL::LogState* pewter_MTLCommandBufferDescriptor_logState(const MTL::CommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::LogState*>(reinterpret_cast<const host::MTL::CommandBufferDescriptor*>(self)->logState());
}
void pewter_MTLCommandBufferDescriptor_setLogState_(MTL::CommandBufferDescriptor* self, const MTL::LogState* logState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandBufferDescriptor*>(self)->setLogState(reinterpret_cast<const host::MTL::LogState*>(logState));
}
bool pewter_MTLCommandBufferDescriptor_retainedReferences(const MTL::CommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CommandBufferDescriptor*>(self)->retainedReferences();
}
void pewter_MTLCommandBufferDescriptor_setRetainedReferences_(MTL::CommandBufferDescriptor* self, bool retainedReferences) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandBufferDescriptor*>(self)->setRetainedReferences(retainedReferences);
}
NS::Array* pewter_MTLCommandBufferEncoderInfo_debugSignposts(const MTL::CommandBufferEncoderInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::CommandBufferEncoderInfo*>(self)->debugSignposts());
}
MTL::CommandEncoderErrorState pewter_MTLCommandBufferEncoderInfo_errorState(const MTL::CommandBufferEncoderInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CommandBufferEncoderInfo*>(self)->errorState();
}
NS::String* pewter_MTLCommandBufferEncoderInfo_label(const MTL::CommandBufferEncoderInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::CommandBufferEncoderInfo*>(self)->label());
}
NS::String* pewter_MTLCommandBuffer_label(const MTL::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::CommandBuffer*>(self)->label());
}
void pewter_MTLCommandBuffer_setLabel_(MTL::CommandBuffer* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandBuffer*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
CFTimeInterval pewter_MTLCommandBuffer_GPUEndTime(const MTL::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CommandBuffer*>(self)->GPUEndTime();
}
CFTimeInterval pewter_MTLCommandBuffer_GPUStartTime(const MTL::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CommandBuffer*>(self)->GPUStartTime();
}
MTL::AccelerationStructureCommandEncoder* pewter_MTLCommandBuffer_accelerationStructureCommandEncoder(MTL::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructureCommandEncoder*>(reinterpret_cast<host::MTL::CommandBuffer*>(self)->accelerationStructureCommandEncoder());
}
MTL::AccelerationStructureCommandEncoder* pewter_MTLCommandBuffer_accelerationStructureCommandEncoderWithDescriptor_(MTL::CommandBuffer* self, const MTL::AccelerationStructurePassDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructureCommandEncoder*>(reinterpret_cast<host::MTL::CommandBuffer*>(self)->accelerationStructureCommandEncoder(reinterpret_cast<const host::MTL::AccelerationStructurePassDescriptor*>(descriptor)));
}
void pewter_MTLCommandBuffer_addCompletedHandler_(MTL::CommandBuffer* self, void* block, void (*block_call)(void*, MTL::CommandBuffer*), void (*block_release)(void*)) {
  if (self == nullptr) { if (block_release != nullptr) block_release(block); return; }
  reinterpret_cast<host::MTL::CommandBuffer*>(self)->addCompletedHandler(host::called_back<MTL::CommandBuffer*>{block, block_call, block_release});
}
void pewter_MTLCommandBuffer_addScheduledHandler_(MTL::CommandBuffer* self, void* block, void (*block_call)(void*, MTL::CommandBuffer*), void (*block_release)(void*)) {
  if (self == nullptr) { if (block_release != nullptr) block_release(block); return; }
  reinterpret_cast<host::MTL::CommandBuffer*>(self)->addScheduledHandler(host::called_back<MTL::CommandBuffer*>{block, block_call, block_release});
}
MTL::BlitCommandEncoder* pewter_MTLCommandBuffer_blitCommandEncoder(MTL::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::BlitCommandEncoder*>(reinterpret_cast<host::MTL::CommandBuffer*>(self)->blitCommandEncoder());
}
MTL::BlitCommandEncoder* pewter_MTLCommandBuffer_blitCommandEncoderWithDescriptor_(MTL::CommandBuffer* self, const MTL::BlitPassDescriptor* blitPassDescriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::BlitCommandEncoder*>(reinterpret_cast<host::MTL::CommandBuffer*>(self)->blitCommandEncoder(reinterpret_cast<const host::MTL::BlitPassDescriptor*>(blitPassDescriptor)));
}
MTL::CommandQueue* pewter_MTLCommandBuffer_commandQueue(const MTL::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CommandQueue*>(reinterpret_cast<const host::MTL::CommandBuffer*>(self)->commandQueue());
}
void pewter_MTLCommandBuffer_commit(MTL::CommandBuffer* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandBuffer*>(self)->commit();
}
MTL::ComputeCommandEncoder* pewter_MTLCommandBuffer_computeCommandEncoderWithDescriptor_(MTL::CommandBuffer* self, const MTL::ComputePassDescriptor* computePassDescriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputeCommandEncoder*>(reinterpret_cast<host::MTL::CommandBuffer*>(self)->computeCommandEncoder(reinterpret_cast<const host::MTL::ComputePassDescriptor*>(computePassDescriptor)));
}
MTL::ComputeCommandEncoder* pewter_MTLCommandBuffer_computeCommandEncoder(MTL::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputeCommandEncoder*>(reinterpret_cast<host::MTL::CommandBuffer*>(self)->computeCommandEncoder());
}
MTL::ComputeCommandEncoder* pewter_MTLCommandBuffer_computeCommandEncoderWithDispatchType_(MTL::CommandBuffer* self, MTL::DispatchType dispatchType) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputeCommandEncoder*>(reinterpret_cast<host::MTL::CommandBuffer*>(self)->computeCommandEncoder(dispatchType));
}
MTL::Device* pewter_MTLCommandBuffer_device(const MTL::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::CommandBuffer*>(self)->device());
}
void pewter_MTLCommandBuffer_encodeSignalEvent_value_(MTL::CommandBuffer* self, const MTL::Event* event, std::uint64_t value) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandBuffer*>(self)->encodeSignalEvent(reinterpret_cast<const host::MTL::Event*>(event), value);
}
void pewter_MTLCommandBuffer_encodeWaitForEvent_value_(MTL::CommandBuffer* self, const MTL::Event* event, std::uint64_t value) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandBuffer*>(self)->encodeWait(reinterpret_cast<const host::MTL::Event*>(event), value);
}
void pewter_MTLCommandBuffer_enqueue(MTL::CommandBuffer* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandBuffer*>(self)->enqueue();
}
NS::Error* pewter_MTLCommandBuffer_error(const MTL::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Error*>(reinterpret_cast<const host::MTL::CommandBuffer*>(self)->error());
}
MTL::CommandBufferErrorOption pewter_MTLCommandBuffer_errorOptions(const MTL::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CommandBuffer*>(self)->errorOptions();
}
CFTimeInterval pewter_MTLCommandBuffer_kernelEndTime(const MTL::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CommandBuffer*>(self)->kernelEndTime();
}
CFTimeInterval pewter_MTLCommandBuffer_kernelStartTime(const MTL::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CommandBuffer*>(self)->kernelStartTime();
}
MTL::LogContainer* pewter_MTLCommandBuffer_logs(const MTL::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::LogContainer*>(reinterpret_cast<const host::MTL::CommandBuffer*>(self)->logs());
}
MTL::ParallelRenderCommandEncoder* pewter_MTLCommandBuffer_parallelRenderCommandEncoderWithDescriptor_(MTL::CommandBuffer* self, const MTL::RenderPassDescriptor* renderPassDescriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ParallelRenderCommandEncoder*>(reinterpret_cast<host::MTL::CommandBuffer*>(self)->parallelRenderCommandEncoder(reinterpret_cast<const host::MTL::RenderPassDescriptor*>(renderPassDescriptor)));
}
void pewter_MTLCommandBuffer_popDebugGroup(MTL::CommandBuffer* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandBuffer*>(self)->popDebugGroup();
}
void pewter_MTLCommandBuffer_presentDrawable_(MTL::CommandBuffer* self, const MTL::Drawable* drawable) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandBuffer*>(self)->presentDrawable(reinterpret_cast<const host::MTL::Drawable*>(drawable));
}
void pewter_MTLCommandBuffer_presentDrawable_afterMinimumDuration_(MTL::CommandBuffer* self, const MTL::Drawable* drawable, CFTimeInterval duration) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandBuffer*>(self)->presentDrawableAfterMinimumDuration(reinterpret_cast<const host::MTL::Drawable*>(drawable), duration);
}
void pewter_MTLCommandBuffer_presentDrawable_atTime_(MTL::CommandBuffer* self, const MTL::Drawable* drawable, CFTimeInterval presentationTime) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandBuffer*>(self)->presentDrawableAtTime(reinterpret_cast<const host::MTL::Drawable*>(drawable), presentationTime);
}
void pewter_MTLCommandBuffer_pushDebugGroup_(MTL::CommandBuffer* self, const NS::String* string) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandBuffer*>(self)->pushDebugGroup(reinterpret_cast<const host::NS::String*>(string));
}
MTL::RenderCommandEncoder* pewter_MTLCommandBuffer_renderCommandEncoderWithDescriptor_(MTL::CommandBuffer* self, const MTL::RenderPassDescriptor* renderPassDescriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderCommandEncoder*>(reinterpret_cast<host::MTL::CommandBuffer*>(self)->renderCommandEncoder(reinterpret_cast<const host::MTL::RenderPassDescriptor*>(renderPassDescriptor)));
}
MTL::ResourceStateCommandEncoder* pewter_MTLCommandBuffer_resourceStateCommandEncoder(MTL::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ResourceStateCommandEncoder*>(reinterpret_cast<host::MTL::CommandBuffer*>(self)->resourceStateCommandEncoder());
}
MTL::ResourceStateCommandEncoder* pewter_MTLCommandBuffer_resourceStateCommandEncoderWithDescriptor_(MTL::CommandBuffer* self, const MTL::ResourceStatePassDescriptor* resourceStatePassDescriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ResourceStateCommandEncoder*>(reinterpret_cast<host::MTL::CommandBuffer*>(self)->resourceStateCommandEncoder(reinterpret_cast<const host::MTL::ResourceStatePassDescriptor*>(resourceStatePassDescriptor)));
}
bool pewter_MTLCommandBuffer_retainedReferences(const MTL::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CommandBuffer*>(self)->retainedReferences();
}
MTL::CommandBufferStatus pewter_MTLCommandBuffer_status(const MTL::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CommandBuffer*>(self)->status();
}
void pewter_MTLCommandBuffer_useResidencySet_(MTL::CommandBuffer* self, const MTL::ResidencySet* residencySet) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandBuffer*>(self)->useResidencySet(reinterpret_cast<const host::MTL::ResidencySet*>(residencySet));
}
void pewter_MTLCommandBuffer_useResidencySets_count_(MTL::CommandBuffer* self, const MTL::ResidencySet* const* residencySets, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandBuffer*>(self)->useResidencySets(reinterpret_cast<const host::MTL::ResidencySet* const*>(residencySets), count);
}
void pewter_MTLCommandBuffer_waitUntilCompleted(MTL::CommandBuffer* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandBuffer*>(self)->waitUntilCompleted();
}
void pewter_MTLCommandBuffer_waitUntilScheduled(MTL::CommandBuffer* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandBuffer*>(self)->waitUntilScheduled();
}
NS::String* pewter_MTLCommandEncoder_label(const MTL::CommandEncoder* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::CommandEncoder*>(self)->label());
}
void pewter_MTLCommandEncoder_setLabel_(MTL::CommandEncoder* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandEncoder*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
void pewter_MTLCommandEncoder_barrierAfterQueueStages_beforeStages_(MTL::CommandEncoder* self, MTL::Stages afterQueueStages, MTL::Stages beforeStages) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandEncoder*>(self)->barrierAfterQueueStages(afterQueueStages, beforeStages);
}
MTL::Device* pewter_MTLCommandEncoder_device(const MTL::CommandEncoder* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::CommandEncoder*>(self)->device());
}
void pewter_MTLCommandEncoder_endEncoding(MTL::CommandEncoder* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandEncoder*>(self)->endEncoding();
}
void pewter_MTLCommandEncoder_insertDebugSignpost_(MTL::CommandEncoder* self, const NS::String* string) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandEncoder*>(self)->insertDebugSignpost(reinterpret_cast<const host::NS::String*>(string));
}
void pewter_MTLCommandEncoder_popDebugGroup(MTL::CommandEncoder* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandEncoder*>(self)->popDebugGroup();
}
void pewter_MTLCommandEncoder_pushDebugGroup_(MTL::CommandEncoder* self, const NS::String* string) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandEncoder*>(self)->pushDebugGroup(reinterpret_cast<const host::NS::String*>(string));
}
NS::String* pewter_MTLCommandQueue_label(const MTL::CommandQueue* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::CommandQueue*>(self)->label());
}
void pewter_MTLCommandQueue_setLabel_(MTL::CommandQueue* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandQueue*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
void pewter_MTLCommandQueue_addResidencySet_(MTL::CommandQueue* self, const MTL::ResidencySet* residencySet) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandQueue*>(self)->addResidencySet(reinterpret_cast<const host::MTL::ResidencySet*>(residencySet));
}
void pewter_MTLCommandQueue_addResidencySets_count_(MTL::CommandQueue* self, const MTL::ResidencySet* const* residencySets, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandQueue*>(self)->addResidencySets(reinterpret_cast<const host::MTL::ResidencySet* const*>(residencySets), count);
}
MTL::CommandBuffer* pewter_MTLCommandQueue_commandBuffer(MTL::CommandQueue* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CommandBuffer*>(reinterpret_cast<host::MTL::CommandQueue*>(self)->commandBuffer());
}
MTL::CommandBuffer* pewter_MTLCommandQueue_commandBufferWithDescriptor_(MTL::CommandQueue* self, const MTL::CommandBufferDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CommandBuffer*>(reinterpret_cast<host::MTL::CommandQueue*>(self)->commandBuffer(reinterpret_cast<const host::MTL::CommandBufferDescriptor*>(descriptor)));
}
MTL::CommandBuffer* pewter_MTLCommandQueue_commandBufferWithUnretainedReferences(MTL::CommandQueue* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CommandBuffer*>(reinterpret_cast<host::MTL::CommandQueue*>(self)->commandBufferWithUnretainedReferences());
}
MTL::Device* pewter_MTLCommandQueue_device(const MTL::CommandQueue* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::CommandQueue*>(self)->device());
}
void pewter_MTLCommandQueue_insertDebugCaptureBoundary(MTL::CommandQueue* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandQueue*>(self)->insertDebugCaptureBoundary();
}
void pewter_MTLCommandQueue_removeResidencySet_(MTL::CommandQueue* self, const MTL::ResidencySet* residencySet) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandQueue*>(self)->removeResidencySet(reinterpret_cast<const host::MTL::ResidencySet*>(residencySet));
}
void pewter_MTLCommandQueue_removeResidencySets_count_(MTL::CommandQueue* self, const MTL::ResidencySet* const* residencySets, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandQueue*>(self)->removeResidencySets(reinterpret_cast<const host::MTL::ResidencySet* const*>(residencySets), count);
}
MTL::CommandQueueDescriptor* pewter_MTLCommandQueueDescriptor_alloc() {
  return reinterpret_cast<MTL::CommandQueueDescriptor*>(host::MTL::CommandQueueDescriptor::alloc());
}
MTL::CommandQueueDescriptor* pewter_MTLCommandQueueDescriptor_init(MTL::CommandQueueDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CommandQueueDescriptor*>(reinterpret_cast<host::MTL::CommandQueueDescriptor*>(self)->init());
}
MTL::LogState* pewter_MTLCommandQueueDescriptor_logState(const MTL::CommandQueueDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::LogState*>(reinterpret_cast<const host::MTL::CommandQueueDescriptor*>(self)->logState());
}
void pewter_MTLCommandQueueDescriptor_setLogState_(MTL::CommandQueueDescriptor* self, const MTL::LogState* logState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandQueueDescriptor*>(self)->setLogState(reinterpret_cast<const host::MTL::LogState*>(logState));
}
NS::UInteger pewter_MTLCommandQueueDescriptor_maxCommandBufferCount(const MTL::CommandQueueDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CommandQueueDescriptor*>(self)->maxCommandBufferCount();
}
void pewter_MTLCommandQueueDescriptor_setMaxCommandBufferCount_(MTL::CommandQueueDescriptor* self, NS::UInteger maxCommandBufferCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CommandQueueDescriptor*>(self)->setMaxCommandBufferCount(maxCommandBufferCount);
}
void pewter_MTLComputeCommandEncoder_dispatchThreadgroups_threadsPerThreadgroup_(MTL::ComputeCommandEncoder* self, MTL::Size threadgroupsPerGrid, MTL::Size threadsPerThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->dispatchThreadgroups(threadgroupsPerGrid, threadsPerThreadgroup);
}
void pewter_MTLComputeCommandEncoder_dispatchThreadgroupsWithIndirectBuffer_indirectBufferOffset_threadsPerThreadgroup_(MTL::ComputeCommandEncoder* self, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset, MTL::Size threadsPerThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->dispatchThreadgroups(reinterpret_cast<const host::MTL::Buffer*>(indirectBuffer), indirectBufferOffset, threadsPerThreadgroup);
}
void pewter_MTLComputeCommandEncoder_dispatchThreads_threadsPerThreadgroup_(MTL::ComputeCommandEncoder* self, MTL::Size threadsPerGrid, MTL::Size threadsPerThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->dispatchThreads(threadsPerGrid, threadsPerThreadgroup);
}
MTL::DispatchType pewter_MTLComputeCommandEncoder_dispatchType(const MTL::ComputeCommandEncoder* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ComputeCommandEncoder*>(self)->dispatchType();
}
void pewter_MTLComputeCommandEncoder_executeCommandsInBuffer_withRange_(MTL::ComputeCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range executionRange) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->executeCommandsInBuffer(reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(indirectCommandBuffer), executionRange);
}
void pewter_MTLComputeCommandEncoder_executeCommandsInBuffer_indirectBuffer_indirectBufferOffset_(MTL::ComputeCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandbuffer, const MTL::Buffer* indirectRangeBuffer, NS::UInteger indirectBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->executeCommandsInBuffer(reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(indirectCommandbuffer), reinterpret_cast<const host::MTL::Buffer*>(indirectRangeBuffer), indirectBufferOffset);
}
void pewter_MTLComputeCommandEncoder_memoryBarrierWithScope_(MTL::ComputeCommandEncoder* self, MTL::BarrierScope scope) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->memoryBarrier(scope);
}
void pewter_MTLComputeCommandEncoder_memoryBarrierWithResources_count_(MTL::ComputeCommandEncoder* self, const MTL::Resource* const* resources, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->memoryBarrier(reinterpret_cast<const host::MTL::Resource* const*>(resources), count);
}
void pewter_MTLComputeCommandEncoder_sampleCountersInBuffer_atSampleIndex_withBarrier_(MTL::ComputeCommandEncoder* self, const MTL::CounterSampleBuffer* sampleBuffer, NS::UInteger sampleIndex, bool barrier) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->sampleCountersInBuffer(reinterpret_cast<const host::MTL::CounterSampleBuffer*>(sampleBuffer), sampleIndex, barrier);
}
void pewter_MTLComputeCommandEncoder_setAccelerationStructure_atBufferIndex_(MTL::ComputeCommandEncoder* self, const MTL::AccelerationStructure* accelerationStructure, NS::UInteger bufferIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setAccelerationStructure(reinterpret_cast<const host::MTL::AccelerationStructure*>(accelerationStructure), bufferIndex);
}
void pewter_MTLComputeCommandEncoder_setBuffer_offset_atIndex_(MTL::ComputeCommandEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, index);
}
void pewter_MTLComputeCommandEncoder_setBuffer_offset_attributeStride_atIndex_(MTL::ComputeCommandEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger stride, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, stride, index);
}
void pewter_MTLComputeCommandEncoder_setBufferOffset_atIndex_(MTL::ComputeCommandEncoder* self, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setBufferOffset(offset, index);
}
void pewter_MTLComputeCommandEncoder_setBufferOffset_attributeStride_atIndex_(MTL::ComputeCommandEncoder* self, NS::UInteger offset, NS::UInteger stride, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setBufferOffset(offset, stride, index);
}
void pewter_MTLComputeCommandEncoder_setBuffers_offsets_withRange_(MTL::ComputeCommandEncoder* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setBuffers(reinterpret_cast<const host::MTL::Buffer* const*>(buffers), offsets, range);
}
void pewter_MTLComputeCommandEncoder_setBuffers_offsets_attributeStrides_withRange_(MTL::ComputeCommandEncoder* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, const NS::UInteger* strides, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setBuffers(reinterpret_cast<const host::MTL::Buffer* const*>(buffers), offsets, strides, range);
}
void pewter_MTLComputeCommandEncoder_setBytes_length_atIndex_(MTL::ComputeCommandEncoder* self, const void* bytes, NS::UInteger length, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setBytes(bytes, length, index);
}
void pewter_MTLComputeCommandEncoder_setBytes_length_attributeStride_atIndex_(MTL::ComputeCommandEncoder* self, const void* bytes, NS::UInteger length, NS::UInteger stride, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setBytes(bytes, length, stride, index);
}
void pewter_MTLComputeCommandEncoder_setComputePipelineState_(MTL::ComputeCommandEncoder* self, const MTL::ComputePipelineState* state) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setComputePipelineState(reinterpret_cast<const host::MTL::ComputePipelineState*>(state));
}
void pewter_MTLComputeCommandEncoder_setImageblockWidth_height_(MTL::ComputeCommandEncoder* self, NS::UInteger width, NS::UInteger height) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setImageblockWidth(width, height);
}
void pewter_MTLComputeCommandEncoder_setIntersectionFunctionTable_atBufferIndex_(MTL::ComputeCommandEncoder* self, const MTL::IntersectionFunctionTable* intersectionFunctionTable, NS::UInteger bufferIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setIntersectionFunctionTable(reinterpret_cast<const host::MTL::IntersectionFunctionTable*>(intersectionFunctionTable), bufferIndex);
}
void pewter_MTLComputeCommandEncoder_setIntersectionFunctionTables_withBufferRange_(MTL::ComputeCommandEncoder* self, const MTL::IntersectionFunctionTable* const* intersectionFunctionTables, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setIntersectionFunctionTables(reinterpret_cast<const host::MTL::IntersectionFunctionTable* const*>(intersectionFunctionTables), range);
}
void pewter_MTLComputeCommandEncoder_setSamplerState_atIndex_(MTL::ComputeCommandEncoder* self, const MTL::SamplerState* sampler, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setSamplerState(reinterpret_cast<const host::MTL::SamplerState*>(sampler), index);
}
void pewter_MTLComputeCommandEncoder_setSamplerState_lodMinClamp_lodMaxClamp_atIndex_(MTL::ComputeCommandEncoder* self, const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setSamplerState(reinterpret_cast<const host::MTL::SamplerState*>(sampler), lodMinClamp, lodMaxClamp, index);
}
void pewter_MTLComputeCommandEncoder_setSamplerStates_withRange_(MTL::ComputeCommandEncoder* self, const MTL::SamplerState* const* samplers, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setSamplerStates(reinterpret_cast<const host::MTL::SamplerState* const*>(samplers), range);
}
void pewter_MTLComputeCommandEncoder_setSamplerStates_lodMinClamps_lodMaxClamps_withRange_(MTL::ComputeCommandEncoder* self, const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setSamplerStates(reinterpret_cast<const host::MTL::SamplerState* const*>(samplers), lodMinClamps, lodMaxClamps, range);
}
void pewter_MTLComputeCommandEncoder_setStageInRegion_(MTL::ComputeCommandEncoder* self, MTL::Region region) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setStageInRegion(region);
}
void pewter_MTLComputeCommandEncoder_setStageInRegionWithIndirectBuffer_indirectBufferOffset_(MTL::ComputeCommandEncoder* self, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setStageInRegion(reinterpret_cast<const host::MTL::Buffer*>(indirectBuffer), indirectBufferOffset);
}
void pewter_MTLComputeCommandEncoder_setTexture_atIndex_(MTL::ComputeCommandEncoder* self, const MTL::Texture* texture, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setTexture(reinterpret_cast<const host::MTL::Texture*>(texture), index);
}
void pewter_MTLComputeCommandEncoder_setTextures_withRange_(MTL::ComputeCommandEncoder* self, const MTL::Texture* const* textures, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setTextures(reinterpret_cast<const host::MTL::Texture* const*>(textures), range);
}
void pewter_MTLComputeCommandEncoder_setThreadgroupMemoryLength_atIndex_(MTL::ComputeCommandEncoder* self, NS::UInteger length, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setThreadgroupMemoryLength(length, index);
}
void pewter_MTLComputeCommandEncoder_setVisibleFunctionTable_atBufferIndex_(MTL::ComputeCommandEncoder* self, const MTL::VisibleFunctionTable* visibleFunctionTable, NS::UInteger bufferIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setVisibleFunctionTable(reinterpret_cast<const host::MTL::VisibleFunctionTable*>(visibleFunctionTable), bufferIndex);
}
void pewter_MTLComputeCommandEncoder_setVisibleFunctionTables_withBufferRange_(MTL::ComputeCommandEncoder* self, const MTL::VisibleFunctionTable* const* visibleFunctionTables, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->setVisibleFunctionTables(reinterpret_cast<const host::MTL::VisibleFunctionTable* const*>(visibleFunctionTables), range);
}
void pewter_MTLComputeCommandEncoder_updateFence_(MTL::ComputeCommandEncoder* self, const MTL::Fence* fence) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->updateFence(reinterpret_cast<const host::MTL::Fence*>(fence));
}
void pewter_MTLComputeCommandEncoder_useHeap_(MTL::ComputeCommandEncoder* self, const MTL::Heap* heap) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->useHeap(reinterpret_cast<const host::MTL::Heap*>(heap));
}
void pewter_MTLComputeCommandEncoder_useHeaps_count_(MTL::ComputeCommandEncoder* self, const MTL::Heap* const* heaps, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->useHeaps(reinterpret_cast<const host::MTL::Heap* const*>(heaps), count);
}
void pewter_MTLComputeCommandEncoder_useResource_usage_(MTL::ComputeCommandEncoder* self, const MTL::Resource* resource, MTL::ResourceUsage usage) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->useResource(reinterpret_cast<const host::MTL::Resource*>(resource), usage);
}
void pewter_MTLComputeCommandEncoder_useResources_count_usage_(MTL::ComputeCommandEncoder* self, const MTL::Resource* const* resources, NS::UInteger count, MTL::ResourceUsage usage) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->useResources(reinterpret_cast<const host::MTL::Resource* const*>(resources), count, usage);
}
void pewter_MTLComputeCommandEncoder_waitForFence_(MTL::ComputeCommandEncoder* self, const MTL::Fence* fence) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputeCommandEncoder*>(self)->waitForFence(reinterpret_cast<const host::MTL::Fence*>(fence));
}
MTL::ComputePassSampleBufferAttachmentDescriptor* pewter_MTLComputePassSampleBufferAttachmentDescriptor_alloc() {
  return reinterpret_cast<MTL::ComputePassSampleBufferAttachmentDescriptor*>(host::MTL::ComputePassSampleBufferAttachmentDescriptor::alloc());
}
MTL::ComputePassSampleBufferAttachmentDescriptor* pewter_MTLComputePassSampleBufferAttachmentDescriptor_init(MTL::ComputePassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputePassSampleBufferAttachmentDescriptor*>(reinterpret_cast<host::MTL::ComputePassSampleBufferAttachmentDescriptor*>(self)->init());
}
NS::UInteger pewter_MTLComputePassSampleBufferAttachmentDescriptor_endOfEncoderSampleIndex(const MTL::ComputePassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ComputePassSampleBufferAttachmentDescriptor*>(self)->endOfEncoderSampleIndex();
}
void pewter_MTLComputePassSampleBufferAttachmentDescriptor_setEndOfEncoderSampleIndex_(MTL::ComputePassSampleBufferAttachmentDescriptor* self, NS::UInteger endOfEncoderSampleIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePassSampleBufferAttachmentDescriptor*>(self)->setEndOfEncoderSampleIndex(endOfEncoderSampleIndex);
}
MTL::CounterSampleBuffer* pewter_MTLComputePassSampleBufferAttachmentDescriptor_sampleBuffer(const MTL::ComputePassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CounterSampleBuffer*>(reinterpret_cast<const host::MTL::ComputePassSampleBufferAttachmentDescriptor*>(self)->sampleBuffer());
}
void pewter_MTLComputePassSampleBufferAttachmentDescriptor_setSampleBuffer_(MTL::ComputePassSampleBufferAttachmentDescriptor* self, const MTL::CounterSampleBuffer* sampleBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePassSampleBufferAttachmentDescriptor*>(self)->setSampleBuffer(reinterpret_cast<const host::MTL::CounterSampleBuffer*>(sampleBuffer));
}
NS::UInteger pewter_MTLComputePassSampleBufferAttachmentDescriptor_startOfEncoderSampleIndex(const MTL::ComputePassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ComputePassSampleBufferAttachmentDescriptor*>(self)->startOfEncoderSampleIndex();
}
void pewter_MTLComputePassSampleBufferAttachmentDescriptor_setStartOfEncoderSampleIndex_(MTL::ComputePassSampleBufferAttachmentDescriptor* self, NS::UInteger startOfEncoderSampleIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePassSampleBufferAttachmentDescriptor*>(self)->setStartOfEncoderSampleIndex(startOfEncoderSampleIndex);
}
MTL::ComputePassSampleBufferAttachmentDescriptorArray* pewter_MTLComputePassSampleBufferAttachmentDescriptorArray_alloc() {
  return reinterpret_cast<MTL::ComputePassSampleBufferAttachmentDescriptorArray*>(host::MTL::ComputePassSampleBufferAttachmentDescriptorArray::alloc());
}
MTL::ComputePassSampleBufferAttachmentDescriptorArray* pewter_MTLComputePassSampleBufferAttachmentDescriptorArray_init(MTL::ComputePassSampleBufferAttachmentDescriptorArray* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputePassSampleBufferAttachmentDescriptorArray*>(reinterpret_cast<host::MTL::ComputePassSampleBufferAttachmentDescriptorArray*>(self)->init());
}
MTL::ComputePassSampleBufferAttachmentDescriptor* pewter_MTLComputePassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_(MTL::ComputePassSampleBufferAttachmentDescriptorArray* self, NS::UInteger attachmentIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputePassSampleBufferAttachmentDescriptor*>(reinterpret_cast<host::MTL::ComputePassSampleBufferAttachmentDescriptorArray*>(self)->object(attachmentIndex));
}
void pewter_MTLComputePassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_(MTL::ComputePassSampleBufferAttachmentDescriptorArray* self, const MTL::ComputePassSampleBufferAttachmentDescriptor* attachment, NS::UInteger attachmentIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePassSampleBufferAttachmentDescriptorArray*>(self)->setObject(reinterpret_cast<const host::MTL::ComputePassSampleBufferAttachmentDescriptor*>(attachment), attachmentIndex);
}
MTL::ComputePassDescriptor* pewter_MTLComputePassDescriptor_alloc() {
  return reinterpret_cast<MTL::ComputePassDescriptor*>(host::MTL::ComputePassDescriptor::alloc());
}
MTL::ComputePassDescriptor* pewter_MTLComputePassDescriptor_computePassDescriptor() {
  return reinterpret_cast<MTL::ComputePassDescriptor*>(host::MTL::ComputePassDescriptor::computePassDescriptor());
}
MTL::ComputePassDescriptor* pewter_MTLComputePassDescriptor_init(MTL::ComputePassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputePassDescriptor*>(reinterpret_cast<host::MTL::ComputePassDescriptor*>(self)->init());
}
MTL::DispatchType pewter_MTLComputePassDescriptor_dispatchType(const MTL::ComputePassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ComputePassDescriptor*>(self)->dispatchType();
}
void pewter_MTLComputePassDescriptor_setDispatchType_(MTL::ComputePassDescriptor* self, MTL::DispatchType dispatchType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePassDescriptor*>(self)->setDispatchType(dispatchType);
}
MTL::ComputePassSampleBufferAttachmentDescriptorArray* pewter_MTLComputePassDescriptor_sampleBufferAttachments(const MTL::ComputePassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputePassSampleBufferAttachmentDescriptorArray*>(reinterpret_cast<const host::MTL::ComputePassDescriptor*>(self)->sampleBufferAttachments());
}
MTL::ComputePipelineReflection* pewter_MTLComputePipelineReflection_alloc() {
  return reinterpret_cast<MTL::ComputePipelineReflection*>(host::MTL::ComputePipelineReflection::alloc());
}
MTL::ComputePipelineReflection* pewter_MTLComputePipelineReflection_init(MTL::ComputePipelineReflection* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputePipelineReflection*>(reinterpret_cast<host::MTL::ComputePipelineReflection*>(self)->init());
}
NS::Array* pewter_MTLComputePipelineReflection_arguments(const MTL::ComputePipelineReflection* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::ComputePipelineReflection*>(self)->arguments());
}
NS::Array* pewter_MTLComputePipelineReflection_bindings(const MTL::ComputePipelineReflection* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::ComputePipelineReflection*>(self)->bindings());
}
MTL::ComputePipelineDescriptor* pewter_MTLComputePipelineDescriptor_alloc() {
  return reinterpret_cast<MTL::ComputePipelineDescriptor*>(host::MTL::ComputePipelineDescriptor::alloc());
}
MTL::ComputePipelineDescriptor* pewter_MTLComputePipelineDescriptor_init(MTL::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputePipelineDescriptor*>(reinterpret_cast<host::MTL::ComputePipelineDescriptor*>(self)->init());
}
NS::Array* pewter_MTLComputePipelineDescriptor_binaryArchives(const MTL::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::ComputePipelineDescriptor*>(self)->binaryArchives());
}
void pewter_MTLComputePipelineDescriptor_setBinaryArchives_(MTL::ComputePipelineDescriptor* self, const NS::Array* binaryArchives) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePipelineDescriptor*>(self)->setBinaryArchives(reinterpret_cast<const host::NS::Array*>(binaryArchives));
}
MTL::Function* pewter_MTLComputePipelineDescriptor_computeFunction(const MTL::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Function*>(reinterpret_cast<const host::MTL::ComputePipelineDescriptor*>(self)->computeFunction());
}
void pewter_MTLComputePipelineDescriptor_setComputeFunction_(MTL::ComputePipelineDescriptor* self, const MTL::Function* computeFunction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePipelineDescriptor*>(self)->setComputeFunction(reinterpret_cast<const host::MTL::Function*>(computeFunction));
}
NS::Array* pewter_MTLComputePipelineDescriptor_insertLibraries(const MTL::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::ComputePipelineDescriptor*>(self)->insertLibraries());
}
void pewter_MTLComputePipelineDescriptor_setInsertLibraries_(MTL::ComputePipelineDescriptor* self, const NS::Array* insertLibraries) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePipelineDescriptor*>(self)->setInsertLibraries(reinterpret_cast<const host::NS::Array*>(insertLibraries));
}
NS::String* pewter_MTLComputePipelineDescriptor_label(const MTL::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::ComputePipelineDescriptor*>(self)->label());
}
void pewter_MTLComputePipelineDescriptor_setLabel_(MTL::ComputePipelineDescriptor* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePipelineDescriptor*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
MTL::LinkedFunctions* pewter_MTLComputePipelineDescriptor_linkedFunctions(const MTL::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::LinkedFunctions*>(reinterpret_cast<const host::MTL::ComputePipelineDescriptor*>(self)->linkedFunctions());
}
void pewter_MTLComputePipelineDescriptor_setLinkedFunctions_(MTL::ComputePipelineDescriptor* self, const MTL::LinkedFunctions* linkedFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePipelineDescriptor*>(self)->setLinkedFunctions(reinterpret_cast<const host::MTL::LinkedFunctions*>(linkedFunctions));
}
NS::UInteger pewter_MTLComputePipelineDescriptor_maxCallStackDepth(const MTL::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ComputePipelineDescriptor*>(self)->maxCallStackDepth();
}
void pewter_MTLComputePipelineDescriptor_setMaxCallStackDepth_(MTL::ComputePipelineDescriptor* self, NS::UInteger maxCallStackDepth) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePipelineDescriptor*>(self)->setMaxCallStackDepth(maxCallStackDepth);
}
NS::UInteger pewter_MTLComputePipelineDescriptor_maxTotalThreadsPerThreadgroup(const MTL::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ComputePipelineDescriptor*>(self)->maxTotalThreadsPerThreadgroup();
}
void pewter_MTLComputePipelineDescriptor_setMaxTotalThreadsPerThreadgroup_(MTL::ComputePipelineDescriptor* self, NS::UInteger maxTotalThreadsPerThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePipelineDescriptor*>(self)->setMaxTotalThreadsPerThreadgroup(maxTotalThreadsPerThreadgroup);
}
NS::Array* pewter_MTLComputePipelineDescriptor_preloadedLibraries(const MTL::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::ComputePipelineDescriptor*>(self)->preloadedLibraries());
}
void pewter_MTLComputePipelineDescriptor_setPreloadedLibraries_(MTL::ComputePipelineDescriptor* self, const NS::Array* preloadedLibraries) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePipelineDescriptor*>(self)->setPreloadedLibraries(reinterpret_cast<const host::NS::Array*>(preloadedLibraries));
}
MTL::Size pewter_MTLComputePipelineDescriptor_requiredThreadsPerThreadgroup(const MTL::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ComputePipelineDescriptor*>(self)->requiredThreadsPerThreadgroup();
}
void pewter_MTLComputePipelineDescriptor_setRequiredThreadsPerThreadgroup_(MTL::ComputePipelineDescriptor* self, MTL::Size requiredThreadsPerThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePipelineDescriptor*>(self)->setRequiredThreadsPerThreadgroup(requiredThreadsPerThreadgroup);
}
MTL::ShaderValidation pewter_MTLComputePipelineDescriptor_shaderValidation(const MTL::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ComputePipelineDescriptor*>(self)->shaderValidation();
}
void pewter_MTLComputePipelineDescriptor_setShaderValidation_(MTL::ComputePipelineDescriptor* self, MTL::ShaderValidation shaderValidation) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePipelineDescriptor*>(self)->setShaderValidation(shaderValidation);
}
MTL::StageInputOutputDescriptor* pewter_MTLComputePipelineDescriptor_stageInputDescriptor(const MTL::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::StageInputOutputDescriptor*>(reinterpret_cast<const host::MTL::ComputePipelineDescriptor*>(self)->stageInputDescriptor());
}
void pewter_MTLComputePipelineDescriptor_setStageInputDescriptor_(MTL::ComputePipelineDescriptor* self, const MTL::StageInputOutputDescriptor* stageInputDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePipelineDescriptor*>(self)->setStageInputDescriptor(reinterpret_cast<const host::MTL::StageInputOutputDescriptor*>(stageInputDescriptor));
}
bool pewter_MTLComputePipelineDescriptor_supportAddingBinaryFunctions(const MTL::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ComputePipelineDescriptor*>(self)->supportAddingBinaryFunctions();
}
void pewter_MTLComputePipelineDescriptor_setSupportAddingBinaryFunctions_(MTL::ComputePipelineDescriptor* self, bool supportAddingBinaryFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePipelineDescriptor*>(self)->setSupportAddingBinaryFunctions(supportAddingBinaryFunctions);
}
bool pewter_MTLComputePipelineDescriptor_supportIndirectCommandBuffers(const MTL::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ComputePipelineDescriptor*>(self)->supportIndirectCommandBuffers();
}
void pewter_MTLComputePipelineDescriptor_setSupportIndirectCommandBuffers_(MTL::ComputePipelineDescriptor* self, bool supportIndirectCommandBuffers) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePipelineDescriptor*>(self)->setSupportIndirectCommandBuffers(supportIndirectCommandBuffers);
}
bool pewter_MTLComputePipelineDescriptor_threadGroupSizeIsMultipleOfThreadExecutionWidth(const MTL::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ComputePipelineDescriptor*>(self)->threadGroupSizeIsMultipleOfThreadExecutionWidth();
}
void pewter_MTLComputePipelineDescriptor_setThreadGroupSizeIsMultipleOfThreadExecutionWidth_(MTL::ComputePipelineDescriptor* self, bool threadGroupSizeIsMultipleOfThreadExecutionWidth) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePipelineDescriptor*>(self)->setThreadGroupSizeIsMultipleOfThreadExecutionWidth(threadGroupSizeIsMultipleOfThreadExecutionWidth);
}
MTL::PipelineBufferDescriptorArray* pewter_MTLComputePipelineDescriptor_buffers(const MTL::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::PipelineBufferDescriptorArray*>(reinterpret_cast<const host::MTL::ComputePipelineDescriptor*>(self)->buffers());
}
void pewter_MTLComputePipelineDescriptor_reset(MTL::ComputePipelineDescriptor* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ComputePipelineDescriptor*>(self)->reset();
}
MTL::Device* pewter_MTLComputePipelineState_device(const MTL::ComputePipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::ComputePipelineState*>(self)->device());
}
MTL::FunctionHandle* pewter_MTLComputePipelineState_functionHandleWithName_(MTL::ComputePipelineState* self, const NS::String* name) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionHandle*>(reinterpret_cast<host::MTL::ComputePipelineState*>(self)->functionHandle(reinterpret_cast<const host::NS::String*>(name)));
}
MTL::FunctionHandle* pewter_MTLComputePipelineState_functionHandleWithFunction_(MTL::ComputePipelineState* self, const MTL::Function* function) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionHandle*>(reinterpret_cast<host::MTL::ComputePipelineState*>(self)->functionHandle(reinterpret_cast<const host::MTL::Function*>(function)));
}
MTL::ResourceID pewter_MTLComputePipelineState_gpuResourceID(const MTL::ComputePipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ComputePipelineState*>(self)->gpuResourceID();
}
NS::UInteger pewter_MTLComputePipelineState_imageblockMemoryLengthForDimensions_(MTL::ComputePipelineState* self, MTL::Size imageblockDimensions) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::ComputePipelineState*>(self)->imageblockMemoryLength(imageblockDimensions);
}
NS::String* pewter_MTLComputePipelineState_label(const MTL::ComputePipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::ComputePipelineState*>(self)->label());
}
NS::UInteger pewter_MTLComputePipelineState_maxTotalThreadsPerThreadgroup(const MTL::ComputePipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ComputePipelineState*>(self)->maxTotalThreadsPerThreadgroup();
}
MTL::ComputePipelineState* pewter_MTLComputePipelineState_newComputePipelineStateWithBinaryFunctions_error_(MTL::ComputePipelineState* self, const NS::Array* additionalBinaryFunctions, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputePipelineState*>(reinterpret_cast<host::MTL::ComputePipelineState*>(self)->newComputePipelineStateWithBinaryFunctions(reinterpret_cast<const host::NS::Array*>(additionalBinaryFunctions), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::ComputePipelineState* pewter_MTLComputePipelineState_newComputePipelineStateWithAdditionalBinaryFunctions_error_(MTL::ComputePipelineState* self, const NS::Array* functions, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputePipelineState*>(reinterpret_cast<host::MTL::ComputePipelineState*>(self)->newComputePipelineState(reinterpret_cast<const host::NS::Array*>(functions), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::IntersectionFunctionTable* pewter_MTLComputePipelineState_newIntersectionFunctionTableWithDescriptor_(MTL::ComputePipelineState* self, const MTL::IntersectionFunctionTableDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IntersectionFunctionTable*>(reinterpret_cast<host::MTL::ComputePipelineState*>(self)->newIntersectionFunctionTable(reinterpret_cast<const host::MTL::IntersectionFunctionTableDescriptor*>(descriptor)));
}
MTL::VisibleFunctionTable* pewter_MTLComputePipelineState_newVisibleFunctionTableWithDescriptor_(MTL::ComputePipelineState* self, const MTL::VisibleFunctionTableDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::VisibleFunctionTable*>(reinterpret_cast<host::MTL::ComputePipelineState*>(self)->newVisibleFunctionTable(reinterpret_cast<const host::MTL::VisibleFunctionTableDescriptor*>(descriptor)));
}
MTL::ComputePipelineReflection* pewter_MTLComputePipelineState_reflection(const MTL::ComputePipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputePipelineReflection*>(reinterpret_cast<const host::MTL::ComputePipelineState*>(self)->reflection());
}
MTL::Size pewter_MTLComputePipelineState_requiredThreadsPerThreadgroup(const MTL::ComputePipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ComputePipelineState*>(self)->requiredThreadsPerThreadgroup();
}
MTL::ShaderValidation pewter_MTLComputePipelineState_shaderValidation(const MTL::ComputePipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ComputePipelineState*>(self)->shaderValidation();
}
NS::UInteger pewter_MTLComputePipelineState_staticThreadgroupMemoryLength(const MTL::ComputePipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ComputePipelineState*>(self)->staticThreadgroupMemoryLength();
}
bool pewter_MTLComputePipelineState_supportIndirectCommandBuffers(const MTL::ComputePipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ComputePipelineState*>(self)->supportIndirectCommandBuffers();
}
NS::UInteger pewter_MTLComputePipelineState_threadExecutionWidth(const MTL::ComputePipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ComputePipelineState*>(self)->threadExecutionWidth();
}
MTL::FunctionHandle* pewter_MTLComputePipelineState_functionHandleWithBinaryFunction_(MTL::ComputePipelineState* self, const MTL4::BinaryFunction* function) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionHandle*>(reinterpret_cast<host::MTL::ComputePipelineState*>(self)->functionHandle(reinterpret_cast<const host::MTL4::BinaryFunction*>(function)));
}
NS::String* pewter_MTLCounter_name(const MTL::Counter* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::Counter*>(self)->name());
}
NS::Array* pewter_MTLCounterSet_counters(const MTL::CounterSet* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::CounterSet*>(self)->counters());
}
NS::String* pewter_MTLCounterSet_name(const MTL::CounterSet* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::CounterSet*>(self)->name());
}
MTL::CounterSampleBufferDescriptor* pewter_MTLCounterSampleBufferDescriptor_alloc() {
  return reinterpret_cast<MTL::CounterSampleBufferDescriptor*>(host::MTL::CounterSampleBufferDescriptor::alloc());
}
MTL::CounterSampleBufferDescriptor* pewter_MTLCounterSampleBufferDescriptor_init(MTL::CounterSampleBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CounterSampleBufferDescriptor*>(reinterpret_cast<host::MTL::CounterSampleBufferDescriptor*>(self)->init());
}
MTL::CounterSet* pewter_MTLCounterSampleBufferDescriptor_counterSet(const MTL::CounterSampleBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CounterSet*>(reinterpret_cast<const host::MTL::CounterSampleBufferDescriptor*>(self)->counterSet());
}
void pewter_MTLCounterSampleBufferDescriptor_setCounterSet_(MTL::CounterSampleBufferDescriptor* self, const MTL::CounterSet* counterSet) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CounterSampleBufferDescriptor*>(self)->setCounterSet(reinterpret_cast<const host::MTL::CounterSet*>(counterSet));
}
NS::String* pewter_MTLCounterSampleBufferDescriptor_label(const MTL::CounterSampleBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::CounterSampleBufferDescriptor*>(self)->label());
}
void pewter_MTLCounterSampleBufferDescriptor_setLabel_(MTL::CounterSampleBufferDescriptor* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CounterSampleBufferDescriptor*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
NS::UInteger pewter_MTLCounterSampleBufferDescriptor_sampleCount(const MTL::CounterSampleBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CounterSampleBufferDescriptor*>(self)->sampleCount();
}
void pewter_MTLCounterSampleBufferDescriptor_setSampleCount_(MTL::CounterSampleBufferDescriptor* self, NS::UInteger sampleCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CounterSampleBufferDescriptor*>(self)->setSampleCount(sampleCount);
}
MTL::StorageMode pewter_MTLCounterSampleBufferDescriptor_storageMode(const MTL::CounterSampleBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CounterSampleBufferDescriptor*>(self)->storageMode();
}
void pewter_MTLCounterSampleBufferDescriptor_setStorageMode_(MTL::CounterSampleBufferDescriptor* self, MTL::StorageMode storageMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CounterSampleBufferDescriptor*>(self)->setStorageMode(storageMode);
}
MTL::Device* pewter_MTLCounterSampleBuffer_device(const MTL::CounterSampleBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::CounterSampleBuffer*>(self)->device());
}
NS::String* pewter_MTLCounterSampleBuffer_label(const MTL::CounterSampleBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::CounterSampleBuffer*>(self)->label());
}
NS::Data* pewter_MTLCounterSampleBuffer_resolveCounterRange_(MTL::CounterSampleBuffer* self, NS::Range range) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Data*>(reinterpret_cast<host::MTL::CounterSampleBuffer*>(self)->resolveCounterRange(range));
}
NS::UInteger pewter_MTLCounterSampleBuffer_sampleCount(const MTL::CounterSampleBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CounterSampleBuffer*>(self)->sampleCount();
}
MTL::StencilDescriptor* pewter_MTLStencilDescriptor_alloc() {
  return reinterpret_cast<MTL::StencilDescriptor*>(host::MTL::StencilDescriptor::alloc());
}
MTL::StencilDescriptor* pewter_MTLStencilDescriptor_init(MTL::StencilDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::StencilDescriptor*>(reinterpret_cast<host::MTL::StencilDescriptor*>(self)->init());
}
MTL::StencilOperation pewter_MTLStencilDescriptor_depthFailureOperation(const MTL::StencilDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::StencilDescriptor*>(self)->depthFailureOperation();
}
void pewter_MTLStencilDescriptor_setDepthFailureOperation_(MTL::StencilDescriptor* self, MTL::StencilOperation depthFailureOperation) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::StencilDescriptor*>(self)->setDepthFailureOperation(depthFailureOperation);
}
MTL::StencilOperation pewter_MTLStencilDescriptor_depthStencilPassOperation(const MTL::StencilDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::StencilDescriptor*>(self)->depthStencilPassOperation();
}
void pewter_MTLStencilDescriptor_setDepthStencilPassOperation_(MTL::StencilDescriptor* self, MTL::StencilOperation depthStencilPassOperation) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::StencilDescriptor*>(self)->setDepthStencilPassOperation(depthStencilPassOperation);
}
std::uint32_t pewter_MTLStencilDescriptor_readMask(const MTL::StencilDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::StencilDescriptor*>(self)->readMask();
}
void pewter_MTLStencilDescriptor_setReadMask_(MTL::StencilDescriptor* self, std::uint32_t readMask) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::StencilDescriptor*>(self)->setReadMask(readMask);
}
MTL::CompareFunction pewter_MTLStencilDescriptor_stencilCompareFunction(const MTL::StencilDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::StencilDescriptor*>(self)->stencilCompareFunction();
}
void pewter_MTLStencilDescriptor_setStencilCompareFunction_(MTL::StencilDescriptor* self, MTL::CompareFunction stencilCompareFunction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::StencilDescriptor*>(self)->setStencilCompareFunction(stencilCompareFunction);
}
MTL::StencilOperation pewter_MTLStencilDescriptor_stencilFailureOperation(const MTL::StencilDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::StencilDescriptor*>(self)->stencilFailureOperation();
}
void pewter_MTLStencilDescriptor_setStencilFailureOperation_(MTL::StencilDescriptor* self, MTL::StencilOperation stencilFailureOperation) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::StencilDescriptor*>(self)->setStencilFailureOperation(stencilFailureOperation);
}
std::uint32_t pewter_MTLStencilDescriptor_writeMask(const MTL::StencilDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::StencilDescriptor*>(self)->writeMask();
}
void pewter_MTLStencilDescriptor_setWriteMask_(MTL::StencilDescriptor* self, std::uint32_t writeMask) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::StencilDescriptor*>(self)->setWriteMask(writeMask);
}
MTL::DepthStencilDescriptor* pewter_MTLDepthStencilDescriptor_alloc() {
  return reinterpret_cast<MTL::DepthStencilDescriptor*>(host::MTL::DepthStencilDescriptor::alloc());
}
MTL::DepthStencilDescriptor* pewter_MTLDepthStencilDescriptor_init(MTL::DepthStencilDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::DepthStencilDescriptor*>(reinterpret_cast<host::MTL::DepthStencilDescriptor*>(self)->init());
}
MTL::StencilDescriptor* pewter_MTLDepthStencilDescriptor_backFaceStencil(const MTL::DepthStencilDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::StencilDescriptor*>(reinterpret_cast<const host::MTL::DepthStencilDescriptor*>(self)->backFaceStencil());
}
void pewter_MTLDepthStencilDescriptor_setBackFaceStencil_(MTL::DepthStencilDescriptor* self, const MTL::StencilDescriptor* backFaceStencil) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::DepthStencilDescriptor*>(self)->setBackFaceStencil(reinterpret_cast<const host::MTL::StencilDescriptor*>(backFaceStencil));
}
MTL::CompareFunction pewter_MTLDepthStencilDescriptor_depthCompareFunction(const MTL::DepthStencilDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::DepthStencilDescriptor*>(self)->depthCompareFunction();
}
void pewter_MTLDepthStencilDescriptor_setDepthCompareFunction_(MTL::DepthStencilDescriptor* self, MTL::CompareFunction depthCompareFunction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::DepthStencilDescriptor*>(self)->setDepthCompareFunction(depthCompareFunction);
}
bool pewter_MTLDepthStencilDescriptor_isDepthWriteEnabled(const MTL::DepthStencilDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::DepthStencilDescriptor*>(self)->depthWriteEnabled();
}
void pewter_MTLDepthStencilDescriptor_setDepthWriteEnabled_(MTL::DepthStencilDescriptor* self, bool depthWriteEnabled) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::DepthStencilDescriptor*>(self)->setDepthWriteEnabled(depthWriteEnabled);
}
MTL::StencilDescriptor* pewter_MTLDepthStencilDescriptor_frontFaceStencil(const MTL::DepthStencilDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::StencilDescriptor*>(reinterpret_cast<const host::MTL::DepthStencilDescriptor*>(self)->frontFaceStencil());
}
void pewter_MTLDepthStencilDescriptor_setFrontFaceStencil_(MTL::DepthStencilDescriptor* self, const MTL::StencilDescriptor* frontFaceStencil) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::DepthStencilDescriptor*>(self)->setFrontFaceStencil(reinterpret_cast<const host::MTL::StencilDescriptor*>(frontFaceStencil));
}
NS::String* pewter_MTLDepthStencilDescriptor_label(const MTL::DepthStencilDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::DepthStencilDescriptor*>(self)->label());
}
void pewter_MTLDepthStencilDescriptor_setLabel_(MTL::DepthStencilDescriptor* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::DepthStencilDescriptor*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
MTL::Device* pewter_MTLDepthStencilState_device(const MTL::DepthStencilState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::DepthStencilState*>(self)->device());
}
MTL::ResourceID pewter_MTLDepthStencilState_gpuResourceID(const MTL::DepthStencilState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::DepthStencilState*>(self)->gpuResourceID();
}
NS::String* pewter_MTLDepthStencilState_label(const MTL::DepthStencilState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::DepthStencilState*>(self)->label());
}
MTL::ArgumentDescriptor* pewter_MTLArgumentDescriptor_alloc() {
  return reinterpret_cast<MTL::ArgumentDescriptor*>(host::MTL::ArgumentDescriptor::alloc());
}
MTL::ArgumentDescriptor* pewter_MTLArgumentDescriptor_argumentDescriptor() {
  return reinterpret_cast<MTL::ArgumentDescriptor*>(host::MTL::ArgumentDescriptor::argumentDescriptor());
}
MTL::ArgumentDescriptor* pewter_MTLArgumentDescriptor_init(MTL::ArgumentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ArgumentDescriptor*>(reinterpret_cast<host::MTL::ArgumentDescriptor*>(self)->init());
}
MTL::BindingAccess pewter_MTLArgumentDescriptor_access(const MTL::ArgumentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ArgumentDescriptor*>(self)->access();
}
void pewter_MTLArgumentDescriptor_setAccess_(MTL::ArgumentDescriptor* self, MTL::BindingAccess access) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentDescriptor*>(self)->setAccess(access);
}
NS::UInteger pewter_MTLArgumentDescriptor_arrayLength(const MTL::ArgumentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ArgumentDescriptor*>(self)->arrayLength();
}
void pewter_MTLArgumentDescriptor_setArrayLength_(MTL::ArgumentDescriptor* self, NS::UInteger arrayLength) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentDescriptor*>(self)->setArrayLength(arrayLength);
}
NS::UInteger pewter_MTLArgumentDescriptor_constantBlockAlignment(const MTL::ArgumentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ArgumentDescriptor*>(self)->constantBlockAlignment();
}
void pewter_MTLArgumentDescriptor_setConstantBlockAlignment_(MTL::ArgumentDescriptor* self, NS::UInteger constantBlockAlignment) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentDescriptor*>(self)->setConstantBlockAlignment(constantBlockAlignment);
}
MTL::DataType pewter_MTLArgumentDescriptor_dataType(const MTL::ArgumentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ArgumentDescriptor*>(self)->dataType();
}
void pewter_MTLArgumentDescriptor_setDataType_(MTL::ArgumentDescriptor* self, MTL::DataType dataType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentDescriptor*>(self)->setDataType(dataType);
}
NS::UInteger pewter_MTLArgumentDescriptor_index(const MTL::ArgumentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ArgumentDescriptor*>(self)->index();
}
void pewter_MTLArgumentDescriptor_setIndex_(MTL::ArgumentDescriptor* self, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentDescriptor*>(self)->setIndex(index);
}
MTL::TextureType pewter_MTLArgumentDescriptor_textureType(const MTL::ArgumentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ArgumentDescriptor*>(self)->textureType();
}
void pewter_MTLArgumentDescriptor_setTextureType_(MTL::ArgumentDescriptor* self, MTL::TextureType textureType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ArgumentDescriptor*>(self)->setTextureType(textureType);
}
MTL::Architecture* pewter_MTLArchitecture_alloc() {
  return reinterpret_cast<MTL::Architecture*>(host::MTL::Architecture::alloc());
}
MTL::Architecture* pewter_MTLArchitecture_init(MTL::Architecture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Architecture*>(reinterpret_cast<host::MTL::Architecture*>(self)->init());
}
NS::String* pewter_MTLArchitecture_name(const MTL::Architecture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::Architecture*>(self)->name());
}
bool pewter_MTLDevice_shouldMaximizeConcurrentCompilation(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->shouldMaximizeConcurrentCompilation();
}
void pewter_MTLDevice_setShouldMaximizeConcurrentCompilation_(MTL::Device* self, bool shouldMaximizeConcurrentCompilation) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Device*>(self)->setShouldMaximizeConcurrentCompilation(shouldMaximizeConcurrentCompilation);
}
MTL::AccelerationStructureSizes pewter_MTLDevice_accelerationStructureSizesWithDescriptor_(MTL::Device* self, const MTL::AccelerationStructureDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->accelerationStructureSizes(reinterpret_cast<const host::MTL::AccelerationStructureDescriptor*>(descriptor));
}
MTL::Architecture* pewter_MTLDevice_architecture(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Architecture*>(reinterpret_cast<const host::MTL::Device*>(self)->architecture());
}
bool pewter_MTLDevice_areBarycentricCoordsSupported(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->areBarycentricCoordsSupported();
}
bool pewter_MTLDevice_areProgrammableSamplePositionsSupported(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->areProgrammableSamplePositionsSupported();
}
bool pewter_MTLDevice_areRasterOrderGroupsSupported(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->areRasterOrderGroupsSupported();
}
MTL::ArgumentBuffersTier pewter_MTLDevice_argumentBuffersSupport(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->argumentBuffersSupport();
}
void pewter_MTLDevice_convertSparsePixelRegions_toTileRegions_withTileSize_alignmentMode_numRegions_(MTL::Device* self, const MTL::Region* pixelRegions, MTL::Region* tileRegions, MTL::Size tileSize, MTL::SparseTextureRegionAlignmentMode mode, NS::UInteger numRegions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Device*>(self)->convertSparsePixelRegions(pixelRegions, tileRegions, tileSize, mode, numRegions);
}
void pewter_MTLDevice_convertSparseTileRegions_toPixelRegions_withTileSize_numRegions_(MTL::Device* self, const MTL::Region* tileRegions, MTL::Region* pixelRegions, MTL::Size tileSize, NS::UInteger numRegions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Device*>(self)->convertSparseTileRegions(tileRegions, pixelRegions, tileSize, numRegions);
}
NS::Array* pewter_MTLDevice_counterSets(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::Device*>(self)->counterSets());
}
NS::UInteger pewter_MTLDevice_currentAllocatedSize(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->currentAllocatedSize();
}
bool pewter_MTLDevice_isDepth24Stencil8PixelFormatSupported(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->isDepth24Stencil8PixelFormatSupported();
}
MTL::FunctionHandle* pewter_MTLDevice_functionHandleWithFunction_(MTL::Device* self, const MTL::Function* function) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionHandle*>(reinterpret_cast<host::MTL::Device*>(self)->functionHandle(reinterpret_cast<const host::MTL::Function*>(function)));
}
void pewter_MTLDevice_getDefaultSamplePositions_count_(MTL::Device* self, MTL::SamplePosition* positions, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Device*>(self)->getDefaultSamplePositions(positions, count);
}
bool pewter_MTLDevice_hasUnifiedMemory(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->hasUnifiedMemory();
}
bool pewter_MTLDevice_isHeadless(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->isHeadless();
}
MTL::SizeAndAlign pewter_MTLDevice_heapAccelerationStructureSizeAndAlignWithSize_(MTL::Device* self, NS::UInteger size) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->heapAccelerationStructureSizeAndAlign(size);
}
MTL::SizeAndAlign pewter_MTLDevice_heapAccelerationStructureSizeAndAlignWithDescriptor_(MTL::Device* self, const MTL::AccelerationStructureDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->heapAccelerationStructureSizeAndAlign(reinterpret_cast<const host::MTL::AccelerationStructureDescriptor*>(descriptor));
}
MTL::SizeAndAlign pewter_MTLDevice_heapBufferSizeAndAlignWithLength_options_(MTL::Device* self, NS::UInteger length, MTL::ResourceOptions options) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->heapBufferSizeAndAlign(length, options);
}
MTL::SizeAndAlign pewter_MTLDevice_heapTextureSizeAndAlignWithDescriptor_(MTL::Device* self, const MTL::TextureDescriptor* desc) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->heapTextureSizeAndAlign(reinterpret_cast<const host::MTL::TextureDescriptor*>(desc));
}
bool pewter_MTLDevice_isLowPower(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->isLowPower();
}
bool pewter_MTLDevice_isRemovable(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->isRemovable();
}
MTL::DeviceLocation pewter_MTLDevice_location(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->location();
}
NS::UInteger pewter_MTLDevice_locationNumber(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->locationNumber();
}
NS::UInteger pewter_MTLDevice_maxArgumentBufferSamplerCount(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->maxArgumentBufferSamplerCount();
}
NS::UInteger pewter_MTLDevice_maxBufferLength(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->maxBufferLength();
}
NS::UInteger pewter_MTLDevice_maxThreadgroupMemoryLength(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->maxThreadgroupMemoryLength();
}
MTL::Size pewter_MTLDevice_maxThreadsPerThreadgroup(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->maxThreadsPerThreadgroup();
}
std::uint64_t pewter_MTLDevice_maxTransferRate(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->maxTransferRate();
}
NS::UInteger pewter_MTLDevice_maximumConcurrentCompilationTaskCount(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->maximumConcurrentCompilationTaskCount();
}
NS::UInteger pewter_MTLDevice_minimumLinearTextureAlignmentForPixelFormat_(MTL::Device* self, MTL::PixelFormat format) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->minimumLinearTextureAlignmentForPixelFormat(format);
}
NS::UInteger pewter_MTLDevice_minimumTextureBufferAlignmentForPixelFormat_(MTL::Device* self, MTL::PixelFormat format) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->minimumTextureBufferAlignmentForPixelFormat(format);
}
NS::String* pewter_MTLDevice_name(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::Device*>(self)->name());
}
MTL::AccelerationStructure* pewter_MTLDevice_newAccelerationStructureWithSize_(MTL::Device* self, NS::UInteger size) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructure*>(reinterpret_cast<host::MTL::Device*>(self)->newAccelerationStructure(size));
}
MTL::AccelerationStructure* pewter_MTLDevice_newAccelerationStructureWithDescriptor_(MTL::Device* self, const MTL::AccelerationStructureDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructure*>(reinterpret_cast<host::MTL::Device*>(self)->newAccelerationStructure(reinterpret_cast<const host::MTL::AccelerationStructureDescriptor*>(descriptor)));
}
MTL::ArgumentEncoder* pewter_MTLDevice_newArgumentEncoderWithArguments_(MTL::Device* self, const NS::Array* arguments) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ArgumentEncoder*>(reinterpret_cast<host::MTL::Device*>(self)->newArgumentEncoder(reinterpret_cast<const host::NS::Array*>(arguments)));
}
MTL::ArgumentEncoder* pewter_MTLDevice_newArgumentEncoderWithBufferBinding_(MTL::Device* self, const MTL::BufferBinding* bufferBinding) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ArgumentEncoder*>(reinterpret_cast<host::MTL::Device*>(self)->newArgumentEncoder(reinterpret_cast<const host::MTL::BufferBinding*>(bufferBinding)));
}
MTL::BinaryArchive* pewter_MTLDevice_newBinaryArchiveWithDescriptor_error_(MTL::Device* self, const MTL::BinaryArchiveDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::BinaryArchive*>(reinterpret_cast<host::MTL::Device*>(self)->newBinaryArchive(reinterpret_cast<const host::MTL::BinaryArchiveDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::Buffer* pewter_MTLDevice_newBufferWithLength_options_(MTL::Device* self, NS::UInteger length, MTL::ResourceOptions options) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<host::MTL::Device*>(self)->newBuffer(length, options));
}
MTL::Buffer* pewter_MTLDevice_newBufferWithBytes_length_options_(MTL::Device* self, const void* pointer, NS::UInteger length, MTL::ResourceOptions options) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<host::MTL::Device*>(self)->newBuffer(pointer, length, options));
}
MTL::Buffer* pewter_MTLDevice_newBufferWithBytesNoCopy_length_options_deallocator_(MTL::Device* self, const void* pointer, NS::UInteger length, MTL::ResourceOptions options, void* deallocator, void (*deallocator_call)(void*, void*, NS::UInteger), void (*deallocator_release)(void*)) {
  if (self == nullptr) { if (deallocator_release != nullptr) deallocator_release(deallocator); return {}; }
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<host::MTL::Device*>(self)->newBuffer(pointer, length, options, host::called_back<void*, NS::UInteger>{deallocator, deallocator_call, deallocator_release}));
}
MTL::Buffer* pewter_MTLDevice_newBufferWithLength_options_placementSparsePageSize_(MTL::Device* self, NS::UInteger length, MTL::ResourceOptions options, MTL::SparsePageSize placementSparsePageSize) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<host::MTL::Device*>(self)->newBuffer(length, options, placementSparsePageSize));
}
MTL::CommandQueue* pewter_MTLDevice_newCommandQueue(MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CommandQueue*>(reinterpret_cast<host::MTL::Device*>(self)->newCommandQueue());
}
MTL::CommandQueue* pewter_MTLDevice_newCommandQueueWithMaxCommandBufferCount_(MTL::Device* self, NS::UInteger maxCommandBufferCount) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CommandQueue*>(reinterpret_cast<host::MTL::Device*>(self)->newCommandQueue(maxCommandBufferCount));
}
MTL::CommandQueue* pewter_MTLDevice_newCommandQueueWithDescriptor_(MTL::Device* self, const MTL::CommandQueueDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CommandQueue*>(reinterpret_cast<host::MTL::Device*>(self)->newCommandQueue(reinterpret_cast<const host::MTL::CommandQueueDescriptor*>(descriptor)));
}
MTL::ComputePipelineState* pewter_MTLDevice_newComputePipelineStateWithFunction_error_(MTL::Device* self, const MTL::Function* computeFunction, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputePipelineState*>(reinterpret_cast<host::MTL::Device*>(self)->newComputePipelineState(reinterpret_cast<const host::MTL::Function*>(computeFunction), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::ComputePipelineState* pewter_MTLDevice_newComputePipelineStateWithFunction_options_reflection_error_(MTL::Device* self, const MTL::Function* computeFunction, MTL::PipelineOption options, const MTL::AutoreleasedComputePipelineReflection* reflection, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputePipelineState*>(reinterpret_cast<host::MTL::Device*>(self)->newComputePipelineState(reinterpret_cast<const host::MTL::Function*>(computeFunction), options, reinterpret_cast<host::MTL::ComputePipelineReflection* const*>(reflection), reinterpret_cast<host::NS::Error**>(error)));
}
void pewter_MTLDevice_newComputePipelineStateWithFunction_completionHandler_(MTL::Device* self, const MTL::Function* computeFunction, void* completionHandler, void (*completionHandler_call)(void*, MTL::ComputePipelineState*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return; }
  reinterpret_cast<host::MTL::Device*>(self)->newComputePipelineState(reinterpret_cast<const host::MTL::Function*>(computeFunction), host::called_back<MTL::ComputePipelineState*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release});
}
void pewter_MTLDevice_newComputePipelineStateWithFunction_options_completionHandler_(MTL::Device* self, const MTL::Function* computeFunction, MTL::PipelineOption options, void* completionHandler, void (*completionHandler_call)(void*, MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return; }
  reinterpret_cast<host::MTL::Device*>(self)->newComputePipelineState(reinterpret_cast<const host::MTL::Function*>(computeFunction), options, host::called_back<MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release});
}
MTL::ComputePipelineState* pewter_MTLDevice_newComputePipelineStateWithDescriptor_options_reflection_error_(MTL::Device* self, const MTL::ComputePipelineDescriptor* descriptor, MTL::PipelineOption options, const MTL::AutoreleasedComputePipelineReflection* reflection, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputePipelineState*>(reinterpret_cast<host::MTL::Device*>(self)->newComputePipelineState(reinterpret_cast<const host::MTL::ComputePipelineDescriptor*>(descriptor), options, reinterpret_cast<host::MTL::ComputePipelineReflection* const*>(reflection), reinterpret_cast<host::NS::Error**>(error)));
}
void pewter_MTLDevice_newComputePipelineStateWithDescriptor_options_completionHandler_(MTL::Device* self, const MTL::ComputePipelineDescriptor* descriptor, MTL::PipelineOption options, void* completionHandler, void (*completionHandler_call)(void*, MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return; }
  reinterpret_cast<host::MTL::Device*>(self)->newComputePipelineState(reinterpret_cast<const host::MTL::ComputePipelineDescriptor*>(descriptor), options, host::called_back<MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release});
}
MTL::CounterSampleBuffer* pewter_MTLDevice_newCounterSampleBufferWithDescriptor_error_(MTL::Device* self, const MTL::CounterSampleBufferDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CounterSampleBuffer*>(reinterpret_cast<host::MTL::Device*>(self)->newCounterSampleBuffer(reinterpret_cast<const host::MTL::CounterSampleBufferDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::Library* pewter_MTLDevice_newDefaultLibrary(MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Library*>(reinterpret_cast<host::MTL::Device*>(self)->newDefaultLibrary());
}
MTL::Library* pewter_MTLDevice_newDefaultLibraryWithBundle_error_(MTL::Device* self, const NS::Bundle* bundle, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Library*>(reinterpret_cast<host::MTL::Device*>(self)->newDefaultLibrary(reinterpret_cast<const host::NS::Bundle*>(bundle), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::DepthStencilState* pewter_MTLDevice_newDepthStencilStateWithDescriptor_(MTL::Device* self, const MTL::DepthStencilDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::DepthStencilState*>(reinterpret_cast<host::MTL::Device*>(self)->newDepthStencilState(reinterpret_cast<const host::MTL::DepthStencilDescriptor*>(descriptor)));
}
MTL::DynamicLibrary* pewter_MTLDevice_newDynamicLibrary_error_(MTL::Device* self, const MTL::Library* library, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::DynamicLibrary*>(reinterpret_cast<host::MTL::Device*>(self)->newDynamicLibrary(reinterpret_cast<const host::MTL::Library*>(library), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::DynamicLibrary* pewter_MTLDevice_newDynamicLibraryWithURL_error_(MTL::Device* self, const NS::URL* url, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::DynamicLibrary*>(reinterpret_cast<host::MTL::Device*>(self)->newDynamicLibrary(reinterpret_cast<const host::NS::URL*>(url), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::Event* pewter_MTLDevice_newEvent(MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Event*>(reinterpret_cast<host::MTL::Device*>(self)->newEvent());
}
MTL::Fence* pewter_MTLDevice_newFence(MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Fence*>(reinterpret_cast<host::MTL::Device*>(self)->newFence());
}
MTL::Heap* pewter_MTLDevice_newHeapWithDescriptor_(MTL::Device* self, const MTL::HeapDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Heap*>(reinterpret_cast<host::MTL::Device*>(self)->newHeap(reinterpret_cast<const host::MTL::HeapDescriptor*>(descriptor)));
}
MTL::IOCommandQueue* pewter_MTLDevice_newIOCommandQueueWithDescriptor_error_(MTL::Device* self, const MTL::IOCommandQueueDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IOCommandQueue*>(reinterpret_cast<host::MTL::Device*>(self)->newIOCommandQueue(reinterpret_cast<const host::MTL::IOCommandQueueDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::IOFileHandle* pewter_MTLDevice_newIOFileHandleWithURL_error_(MTL::Device* self, const NS::URL* url, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IOFileHandle*>(reinterpret_cast<host::MTL::Device*>(self)->newIOFileHandle(reinterpret_cast<const host::NS::URL*>(url), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::IOFileHandle* pewter_MTLDevice_newIOFileHandleWithURL_compressionMethod_error_(MTL::Device* self, const NS::URL* url, MTL::IOCompressionMethod compressionMethod, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IOFileHandle*>(reinterpret_cast<host::MTL::Device*>(self)->newIOFileHandle(reinterpret_cast<const host::NS::URL*>(url), compressionMethod, reinterpret_cast<host::NS::Error**>(error)));
}
MTL::IOFileHandle* pewter_MTLDevice_newIOHandleWithURL_error_(MTL::Device* self, const NS::URL* url, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IOFileHandle*>(reinterpret_cast<host::MTL::Device*>(self)->newIOHandle(reinterpret_cast<const host::NS::URL*>(url), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::IOFileHandle* pewter_MTLDevice_newIOHandleWithURL_compressionMethod_error_(MTL::Device* self, const NS::URL* url, MTL::IOCompressionMethod compressionMethod, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IOFileHandle*>(reinterpret_cast<host::MTL::Device*>(self)->newIOHandle(reinterpret_cast<const host::NS::URL*>(url), compressionMethod, reinterpret_cast<host::NS::Error**>(error)));
}
MTL::IndirectCommandBuffer* pewter_MTLDevice_newIndirectCommandBufferWithDescriptor_maxCommandCount_options_(MTL::Device* self, const MTL::IndirectCommandBufferDescriptor* descriptor, NS::UInteger maxCount, MTL::ResourceOptions options) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IndirectCommandBuffer*>(reinterpret_cast<host::MTL::Device*>(self)->newIndirectCommandBuffer(reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(descriptor), maxCount, options));
}
MTL::Library* pewter_MTLDevice_newLibraryWithFile_error_(MTL::Device* self, const NS::String* filepath, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Library*>(reinterpret_cast<host::MTL::Device*>(self)->newLibrary(reinterpret_cast<const host::NS::String*>(filepath), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::Library* pewter_MTLDevice_newLibraryWithURL_error_(MTL::Device* self, const NS::URL* url, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Library*>(reinterpret_cast<host::MTL::Device*>(self)->newLibrary(reinterpret_cast<const host::NS::URL*>(url), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::Library* pewter_MTLDevice_newLibraryWithData_error_(MTL::Device* self, const dispatch_data_t data, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Library*>(reinterpret_cast<host::MTL::Device*>(self)->newLibrary(data, reinterpret_cast<host::NS::Error**>(error)));
}
MTL::Library* pewter_MTLDevice_newLibraryWithSource_options_error_(MTL::Device* self, const NS::String* source, const MTL::CompileOptions* options, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Library*>(reinterpret_cast<host::MTL::Device*>(self)->newLibrary(reinterpret_cast<const host::NS::String*>(source), reinterpret_cast<const host::MTL::CompileOptions*>(options), reinterpret_cast<host::NS::Error**>(error)));
}
void pewter_MTLDevice_newLibraryWithSource_options_completionHandler_(MTL::Device* self, const NS::String* source, const MTL::CompileOptions* options, void* completionHandler, void (*completionHandler_call)(void*, MTL::Library*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return; }
  reinterpret_cast<host::MTL::Device*>(self)->newLibrary(reinterpret_cast<const host::NS::String*>(source), reinterpret_cast<const host::MTL::CompileOptions*>(options), host::called_back<MTL::Library*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release});
}
MTL::Library* pewter_MTLDevice_newLibraryWithStitchedDescriptor_error_(MTL::Device* self, const MTL::StitchedLibraryDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Library*>(reinterpret_cast<host::MTL::Device*>(self)->newLibrary(reinterpret_cast<const host::MTL::StitchedLibraryDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
void pewter_MTLDevice_newLibraryWithStitchedDescriptor_completionHandler_(MTL::Device* self, const MTL::StitchedLibraryDescriptor* descriptor, void* completionHandler, void (*completionHandler_call)(void*, MTL::Library*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return; }
  reinterpret_cast<host::MTL::Device*>(self)->newLibrary(reinterpret_cast<const host::MTL::StitchedLibraryDescriptor*>(descriptor), host::called_back<MTL::Library*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release});
}
MTL::LogState* pewter_MTLDevice_newLogStateWithDescriptor_error_(MTL::Device* self, const MTL::LogStateDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::LogState*>(reinterpret_cast<host::MTL::Device*>(self)->newLogState(reinterpret_cast<const host::MTL::LogStateDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::RasterizationRateMap* pewter_MTLDevice_newRasterizationRateMapWithDescriptor_(MTL::Device* self, const MTL::RasterizationRateMapDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RasterizationRateMap*>(reinterpret_cast<host::MTL::Device*>(self)->newRasterizationRateMap(reinterpret_cast<const host::MTL::RasterizationRateMapDescriptor*>(descriptor)));
}
MTL::RenderPipelineState* pewter_MTLDevice_newRenderPipelineStateWithDescriptor_error_(MTL::Device* self, const MTL::RenderPipelineDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineState*>(reinterpret_cast<host::MTL::Device*>(self)->newRenderPipelineState(reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::RenderPipelineState* pewter_MTLDevice_newRenderPipelineStateWithDescriptor_options_reflection_error_(MTL::Device* self, const MTL::RenderPipelineDescriptor* descriptor, MTL::PipelineOption options, const MTL::AutoreleasedRenderPipelineReflection* reflection, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineState*>(reinterpret_cast<host::MTL::Device*>(self)->newRenderPipelineState(reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(descriptor), options, reinterpret_cast<host::MTL::RenderPipelineReflection* const*>(reflection), reinterpret_cast<host::NS::Error**>(error)));
}
void pewter_MTLDevice_newRenderPipelineStateWithDescriptor_completionHandler_(MTL::Device* self, const MTL::RenderPipelineDescriptor* descriptor, void* completionHandler, void (*completionHandler_call)(void*, MTL::RenderPipelineState*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return; }
  reinterpret_cast<host::MTL::Device*>(self)->newRenderPipelineState(reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(descriptor), host::called_back<MTL::RenderPipelineState*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release});
}
void pewter_MTLDevice_newRenderPipelineStateWithDescriptor_options_completionHandler_(MTL::Device* self, const MTL::RenderPipelineDescriptor* descriptor, MTL::PipelineOption options, void* completionHandler, void (*completionHandler_call)(void*, MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return; }
  reinterpret_cast<host::MTL::Device*>(self)->newRenderPipelineState(reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(descriptor), options, host::called_back<MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release});
}
MTL::RenderPipelineState* pewter_MTLDevice_newRenderPipelineStateWithTileDescriptor_options_reflection_error_(MTL::Device* self, const MTL::TileRenderPipelineDescriptor* descriptor, MTL::PipelineOption options, const MTL::AutoreleasedRenderPipelineReflection* reflection, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineState*>(reinterpret_cast<host::MTL::Device*>(self)->newRenderPipelineState(reinterpret_cast<const host::MTL::TileRenderPipelineDescriptor*>(descriptor), options, reinterpret_cast<host::MTL::RenderPipelineReflection* const*>(reflection), reinterpret_cast<host::NS::Error**>(error)));
}
void pewter_MTLDevice_newRenderPipelineStateWithTileDescriptor_options_completionHandler_(MTL::Device* self, const MTL::TileRenderPipelineDescriptor* descriptor, MTL::PipelineOption options, void* completionHandler, void (*completionHandler_call)(void*, MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return; }
  reinterpret_cast<host::MTL::Device*>(self)->newRenderPipelineState(reinterpret_cast<const host::MTL::TileRenderPipelineDescriptor*>(descriptor), options, host::called_back<MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release});
}
MTL::RenderPipelineState* pewter_MTLDevice_newRenderPipelineStateWithMeshDescriptor_options_reflection_error_(MTL::Device* self, const MTL::MeshRenderPipelineDescriptor* descriptor, MTL::PipelineOption options, const MTL::AutoreleasedRenderPipelineReflection* reflection, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineState*>(reinterpret_cast<host::MTL::Device*>(self)->newRenderPipelineState(reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(descriptor), options, reinterpret_cast<host::MTL::RenderPipelineReflection* const*>(reflection), reinterpret_cast<host::NS::Error**>(error)));
}
void pewter_MTLDevice_newRenderPipelineStateWithMeshDescriptor_options_completionHandler_(MTL::Device* self, const MTL::MeshRenderPipelineDescriptor* descriptor, MTL::PipelineOption options, void* completionHandler, void (*completionHandler_call)(void*, MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return; }
  reinterpret_cast<host::MTL::Device*>(self)->newRenderPipelineState(reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(descriptor), options, host::called_back<MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release});
}
MTL::ResidencySet* pewter_MTLDevice_newResidencySetWithDescriptor_error_(MTL::Device* self, const MTL::ResidencySetDescriptor* desc, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ResidencySet*>(reinterpret_cast<host::MTL::Device*>(self)->newResidencySet(reinterpret_cast<const host::MTL::ResidencySetDescriptor*>(desc), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::SamplerState* pewter_MTLDevice_newSamplerStateWithDescriptor_(MTL::Device* self, const MTL::SamplerDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::SamplerState*>(reinterpret_cast<host::MTL::Device*>(self)->newSamplerState(reinterpret_cast<const host::MTL::SamplerDescriptor*>(descriptor)));
}
MTL::SharedEvent* pewter_MTLDevice_newSharedEvent(MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::SharedEvent*>(reinterpret_cast<host::MTL::Device*>(self)->newSharedEvent());
}
MTL::SharedEvent* pewter_MTLDevice_newSharedEventWithHandle_(MTL::Device* self, const MTL::SharedEventHandle* sharedEventHandle) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::SharedEvent*>(reinterpret_cast<host::MTL::Device*>(self)->newSharedEvent(reinterpret_cast<const host::MTL::SharedEventHandle*>(sharedEventHandle)));
}
MTL::Texture* pewter_MTLDevice_newSharedTextureWithDescriptor_(MTL::Device* self, const MTL::TextureDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Texture*>(reinterpret_cast<host::MTL::Device*>(self)->newSharedTexture(reinterpret_cast<const host::MTL::TextureDescriptor*>(descriptor)));
}
MTL::Texture* pewter_MTLDevice_newSharedTextureWithHandle_(MTL::Device* self, const MTL::SharedTextureHandle* sharedHandle) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Texture*>(reinterpret_cast<host::MTL::Device*>(self)->newSharedTexture(reinterpret_cast<const host::MTL::SharedTextureHandle*>(sharedHandle)));
}
MTL::Tensor* pewter_MTLDevice_newTensorWithDescriptor_error_(MTL::Device* self, const MTL::TensorDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Tensor*>(reinterpret_cast<host::MTL::Device*>(self)->newTensor(reinterpret_cast<const host::MTL::TensorDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::Texture* pewter_MTLDevice_newTextureWithDescriptor_(MTL::Device* self, const MTL::TextureDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Texture*>(reinterpret_cast<host::MTL::Device*>(self)->newTexture(reinterpret_cast<const host::MTL::TextureDescriptor*>(descriptor)));
}
MTL::Texture* pewter_MTLDevice_newTextureWithDescriptor_iosurface_plane_(MTL::Device* self, const MTL::TextureDescriptor* descriptor, const IOSurfaceRef iosurface, NS::UInteger plane) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Texture*>(reinterpret_cast<host::MTL::Device*>(self)->newTexture(reinterpret_cast<const host::MTL::TextureDescriptor*>(descriptor), iosurface, plane));
}
MTL::TextureViewPool* pewter_MTLDevice_newTextureViewPoolWithDescriptor_error_(MTL::Device* self, const MTL::ResourceViewPoolDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TextureViewPool*>(reinterpret_cast<host::MTL::Device*>(self)->newTextureViewPool(reinterpret_cast<const host::MTL::ResourceViewPoolDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
std::uint32_t pewter_MTLDevice_peerCount(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->peerCount();
}
std::uint64_t pewter_MTLDevice_peerGroupID(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->peerGroupID();
}
std::uint32_t pewter_MTLDevice_peerIndex(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->peerIndex();
}
std::uint64_t pewter_MTLDevice_queryTimestampFrequency(MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->queryTimestampFrequency();
}
MTL::ReadWriteTextureTier pewter_MTLDevice_readWriteTextureSupport(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->readWriteTextureSupport();
}
std::uint64_t pewter_MTLDevice_recommendedMaxWorkingSetSize(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->recommendedMaxWorkingSetSize();
}
std::uint64_t pewter_MTLDevice_registryID(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->registryID();
}
void pewter_MTLDevice_sampleTimestamps_gpuTimestamp_(MTL::Device* self, MTL::Timestamp* cpuTimestamp, MTL::Timestamp* gpuTimestamp) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Device*>(self)->sampleTimestamps(cpuTimestamp, gpuTimestamp);
}
MTL::Size pewter_MTLDevice_sparseTileSizeWithTextureType_pixelFormat_sampleCount_(MTL::Device* self, MTL::TextureType textureType, MTL::PixelFormat pixelFormat, NS::UInteger sampleCount) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->sparseTileSize(textureType, pixelFormat, sampleCount);
}
MTL::Size pewter_MTLDevice_sparseTileSizeWithTextureType_pixelFormat_sampleCount_sparsePageSize_(MTL::Device* self, MTL::TextureType textureType, MTL::PixelFormat pixelFormat, NS::UInteger sampleCount, MTL::SparsePageSize sparsePageSize) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->sparseTileSize(textureType, pixelFormat, sampleCount, sparsePageSize);
}
NS::UInteger pewter_MTLDevice_sparseTileSizeInBytes(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->sparseTileSizeInBytes();
}
NS::UInteger pewter_MTLDevice_sparseTileSizeInBytesForSparsePageSize_(MTL::Device* self, MTL::SparsePageSize sparsePageSize) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->sparseTileSizeInBytes(sparsePageSize);
}
bool pewter_MTLDevice_supports32BitFloatFiltering(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->supports32BitFloatFiltering();
}
bool pewter_MTLDevice_supports32BitMSAA(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->supports32BitMSAA();
}
bool pewter_MTLDevice_supportsBCTextureCompression(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->supportsBCTextureCompression();
}
bool pewter_MTLDevice_supportsCounterSampling_(MTL::Device* self, MTL::CounterSamplingPoint samplingPoint) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->supportsCounterSampling(samplingPoint);
}
bool pewter_MTLDevice_supportsDynamicLibraries(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->supportsDynamicLibraries();
}
bool pewter_MTLDevice_supportsFamily_(MTL::Device* self, MTL::GPUFamily gpuFamily) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->supportsFamily(gpuFamily);
}
bool pewter_MTLDevice_supportsFeatureSet_(MTL::Device* self, MTL::FeatureSet featureSet) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->supportsFeatureSet(featureSet);
}
bool pewter_MTLDevice_supportsFunctionPointers(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->supportsFunctionPointers();
}
bool pewter_MTLDevice_supportsFunctionPointersFromRender(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->supportsFunctionPointersFromRender();
}
bool pewter_MTLDevice_supportsPrimitiveMotionBlur(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->supportsPrimitiveMotionBlur();
}
bool pewter_MTLDevice_supportsPullModelInterpolation(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->supportsPullModelInterpolation();
}
bool pewter_MTLDevice_supportsQueryTextureLOD(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->supportsQueryTextureLOD();
}
bool pewter_MTLDevice_supportsRasterizationRateMapWithLayerCount_(MTL::Device* self, NS::UInteger layerCount) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->supportsRasterizationRateMap(layerCount);
}
bool pewter_MTLDevice_supportsRaytracing(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->supportsRaytracing();
}
bool pewter_MTLDevice_supportsRaytracingFromRender(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->supportsRaytracingFromRender();
}
bool pewter_MTLDevice_supportsRenderDynamicLibraries(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->supportsRenderDynamicLibraries();
}
bool pewter_MTLDevice_supportsShaderBarycentricCoordinates(const MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Device*>(self)->supportsShaderBarycentricCoordinates();
}
bool pewter_MTLDevice_supportsTextureSampleCount_(MTL::Device* self, NS::UInteger sampleCount) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->supportsTextureSampleCount(sampleCount);
}
bool pewter_MTLDevice_supportsVertexAmplificationCount_(MTL::Device* self, NS::UInteger count) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->supportsVertexAmplificationCount(count);
}
MTL::SizeAndAlign pewter_MTLDevice_tensorSizeAndAlignWithDescriptor_(MTL::Device* self, const MTL::TensorDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->tensorSizeAndAlign(reinterpret_cast<const host::MTL::TensorDescriptor*>(descriptor));
}
MTL::FunctionHandle* pewter_MTLDevice_functionHandleWithBinaryFunction_(MTL::Device* self, const MTL4::BinaryFunction* function) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionHandle*>(reinterpret_cast<host::MTL::Device*>(self)->functionHandle(reinterpret_cast<const host::MTL4::BinaryFunction*>(function)));
}
MTL4::Archive* pewter_MTLDevice_newArchiveWithURL_error_(MTL::Device* self, const NS::URL* url, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::Archive*>(reinterpret_cast<host::MTL::Device*>(self)->newArchive(reinterpret_cast<const host::NS::URL*>(url), reinterpret_cast<host::NS::Error**>(error)));
}
MTL4::ArgumentTable* pewter_MTLDevice_newArgumentTableWithDescriptor_error_(MTL::Device* self, const MTL4::ArgumentTableDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::ArgumentTable*>(reinterpret_cast<host::MTL::Device*>(self)->newArgumentTable(reinterpret_cast<const host::MTL4::ArgumentTableDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL4::CommandAllocator* pewter_MTLDevice_newCommandAllocator(MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::CommandAllocator*>(reinterpret_cast<host::MTL::Device*>(self)->newCommandAllocator());
}
MTL4::CommandAllocator* pewter_MTLDevice_newCommandAllocatorWithDescriptor_error_(MTL::Device* self, const MTL4::CommandAllocatorDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::CommandAllocator*>(reinterpret_cast<host::MTL::Device*>(self)->newCommandAllocator(reinterpret_cast<const host::MTL4::CommandAllocatorDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL4::CommandBuffer* pewter_MTLDevice_newCommandBuffer(MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::CommandBuffer*>(reinterpret_cast<host::MTL::Device*>(self)->newCommandBuffer());
}
MTL4::Compiler* pewter_MTLDevice_newCompilerWithDescriptor_error_(MTL::Device* self, const MTL4::CompilerDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::Compiler*>(reinterpret_cast<host::MTL::Device*>(self)->newCompiler(reinterpret_cast<const host::MTL4::CompilerDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL4::CounterHeap* pewter_MTLDevice_newCounterHeapWithDescriptor_error_(MTL::Device* self, const MTL4::CounterHeapDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::CounterHeap*>(reinterpret_cast<host::MTL::Device*>(self)->newCounterHeap(reinterpret_cast<const host::MTL4::CounterHeapDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL4::CommandQueue* pewter_MTLDevice_newMTL4CommandQueue(MTL::Device* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::CommandQueue*>(reinterpret_cast<host::MTL::Device*>(self)->newMTL4CommandQueue());
}
MTL4::CommandQueue* pewter_MTLDevice_newMTL4CommandQueueWithDescriptor_error_(MTL::Device* self, const MTL4::CommandQueueDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::CommandQueue*>(reinterpret_cast<host::MTL::Device*>(self)->newMTL4CommandQueue(reinterpret_cast<const host::MTL4::CommandQueueDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL4::PipelineDataSetSerializer* pewter_MTLDevice_newPipelineDataSetSerializerWithDescriptor_(MTL::Device* self, const MTL4::PipelineDataSetSerializerDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::PipelineDataSetSerializer*>(reinterpret_cast<host::MTL::Device*>(self)->newPipelineDataSetSerializer(reinterpret_cast<const host::MTL4::PipelineDataSetSerializerDescriptor*>(descriptor)));
}
NS::UInteger pewter_MTLDevice_sizeOfCounterHeapEntry_(MTL::Device* self, MTL4::CounterHeapType type) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Device*>(self)->sizeOfCounterHeapEntry(type);
}
void pewter_MTLDrawable_addPresentedHandler_(MTL::Drawable* self, void* block, void (*block_call)(void*, MTL::Drawable*), void (*block_release)(void*)) {
  if (self == nullptr) { if (block_release != nullptr) block_release(block); return; }
  reinterpret_cast<host::MTL::Drawable*>(self)->addPresentedHandler(host::called_back<MTL::Drawable*>{block, block_call, block_release});
}
NS::UInteger pewter_MTLDrawable_drawableID(const MTL::Drawable* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Drawable*>(self)->drawableID();
}
void pewter_MTLDrawable_present(MTL::Drawable* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Drawable*>(self)->present();
}
void pewter_MTLDrawable_presentAfterMinimumDuration_(MTL::Drawable* self, CFTimeInterval duration) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Drawable*>(self)->presentAfterMinimumDuration(duration);
}
void pewter_MTLDrawable_presentAtTime_(MTL::Drawable* self, CFTimeInterval presentationTime) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Drawable*>(self)->presentAtTime(presentationTime);
}
CFTimeInterval pewter_MTLDrawable_presentedTime(const MTL::Drawable* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Drawable*>(self)->presentedTime();
}
NS::String* pewter_MTLDynamicLibrary_label(const MTL::DynamicLibrary* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::DynamicLibrary*>(self)->label());
}
void pewter_MTLDynamicLibrary_setLabel_(MTL::DynamicLibrary* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::DynamicLibrary*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
MTL::Device* pewter_MTLDynamicLibrary_device(const MTL::DynamicLibrary* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::DynamicLibrary*>(self)->device());
}
NS::String* pewter_MTLDynamicLibrary_installName(const MTL::DynamicLibrary* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::DynamicLibrary*>(self)->installName());
}
bool pewter_MTLDynamicLibrary_serializeToURL_error_(MTL::DynamicLibrary* self, const NS::URL* url, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::DynamicLibrary*>(self)->serializeToURL(reinterpret_cast<const host::NS::URL*>(url), reinterpret_cast<host::NS::Error**>(error));
}
NS::String* pewter_MTLEvent_label(const MTL::Event* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::Event*>(self)->label());
}
void pewter_MTLEvent_setLabel_(MTL::Event* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Event*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
MTL::Device* pewter_MTLEvent_device(const MTL::Event* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::Event*>(self)->device());
}
MTL::SharedEventListener* pewter_MTLSharedEventListener_alloc() {
  return reinterpret_cast<MTL::SharedEventListener*>(host::MTL::SharedEventListener::alloc());
}
MTL::SharedEventListener* pewter_MTLSharedEventListener_sharedListener() {
  return reinterpret_cast<MTL::SharedEventListener*>(host::MTL::SharedEventListener::sharedListener());
}
MTL::SharedEventListener* pewter_MTLSharedEventListener_init(MTL::SharedEventListener* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::SharedEventListener*>(reinterpret_cast<host::MTL::SharedEventListener*>(self)->init());
}
MTL::SharedEventListener* pewter_MTLSharedEventListener_initWithDispatchQueue_(MTL::SharedEventListener* self, const dispatch_queue_t dispatchQueue) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::SharedEventListener*>(reinterpret_cast<host::MTL::SharedEventListener*>(self)->init(dispatchQueue));
}
dispatch_queue_t pewter_MTLSharedEventListener_dispatchQueue(const MTL::SharedEventListener* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SharedEventListener*>(self)->dispatchQueue();
}
std::uint64_t pewter_MTLSharedEvent_signaledValue(const MTL::SharedEvent* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SharedEvent*>(self)->signaledValue();
}
void pewter_MTLSharedEvent_setSignaledValue_(MTL::SharedEvent* self, std::uint64_t signaledValue) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::SharedEvent*>(self)->setSignaledValue(signaledValue);
}
MTL::SharedEventHandle* pewter_MTLSharedEvent_newSharedEventHandle(MTL::SharedEvent* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::SharedEventHandle*>(reinterpret_cast<host::MTL::SharedEvent*>(self)->newSharedEventHandle());
}
void pewter_MTLSharedEvent_notifyListener_atValue_block_(MTL::SharedEvent* self, const MTL::SharedEventListener* listener, std::uint64_t value, void* block, void (*block_call)(void*, MTL::SharedEvent*, std::uint64_t), void (*block_release)(void*)) {
  if (self == nullptr) { if (block_release != nullptr) block_release(block); return; }
  reinterpret_cast<host::MTL::SharedEvent*>(self)->notifyListener(reinterpret_cast<const host::MTL::SharedEventListener*>(listener), value, host::called_back<MTL::SharedEvent*, std::uint64_t>{block, block_call, block_release});
}
bool pewter_MTLSharedEvent_waitUntilSignaledValue_timeoutMS_(MTL::SharedEvent* self, std::uint64_t value, std::uint64_t milliseconds) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::SharedEvent*>(self)->waitUntilSignaledValue(value, milliseconds);
}
MTL::SharedEventHandle* pewter_MTLSharedEventHandle_alloc() {
  return reinterpret_cast<MTL::SharedEventHandle*>(host::MTL::SharedEventHandle::alloc());
}
MTL::SharedEventHandle* pewter_MTLSharedEventHandle_init(MTL::SharedEventHandle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::SharedEventHandle*>(reinterpret_cast<host::MTL::SharedEventHandle*>(self)->init());
}
NS::String* pewter_MTLSharedEventHandle_label(const MTL::SharedEventHandle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::SharedEventHandle*>(self)->label());
}
NS::String* pewter_MTLFence_label(const MTL::Fence* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::Fence*>(self)->label());
}
void pewter_MTLFence_setLabel_(MTL::Fence* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Fence*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
MTL::Device* pewter_MTLFence_device(const MTL::Fence* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::Fence*>(self)->device());
}
MTL::FunctionConstantValues* pewter_MTLFunctionConstantValues_alloc() {
  return reinterpret_cast<MTL::FunctionConstantValues*>(host::MTL::FunctionConstantValues::alloc());
}
MTL::FunctionConstantValues* pewter_MTLFunctionConstantValues_init(MTL::FunctionConstantValues* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionConstantValues*>(reinterpret_cast<host::MTL::FunctionConstantValues*>(self)->init());
}
void pewter_MTLFunctionConstantValues_reset(MTL::FunctionConstantValues* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::FunctionConstantValues*>(self)->reset();
}
void pewter_MTLFunctionConstantValues_setConstantValue_type_atIndex_(MTL::FunctionConstantValues* self, const void* value, MTL::DataType type, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::FunctionConstantValues*>(self)->setConstantValue(value, type, index);
}
void pewter_MTLFunctionConstantValues_setConstantValue_type_withName_(MTL::FunctionConstantValues* self, const void* value, MTL::DataType type, const NS::String* name) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::FunctionConstantValues*>(self)->setConstantValue(value, type, reinterpret_cast<const host::NS::String*>(name));
}
void pewter_MTLFunctionConstantValues_setConstantValues_type_withRange_(MTL::FunctionConstantValues* self, const void* values, MTL::DataType type, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::FunctionConstantValues*>(self)->setConstantValues(values, type, range);
}
MTL::FunctionDescriptor* pewter_MTLFunctionDescriptor_alloc() {
  return reinterpret_cast<MTL::FunctionDescriptor*>(host::MTL::FunctionDescriptor::alloc());
}
MTL::FunctionDescriptor* pewter_MTLFunctionDescriptor_functionDescriptor() {
  return reinterpret_cast<MTL::FunctionDescriptor*>(host::MTL::FunctionDescriptor::functionDescriptor());
}
MTL::FunctionDescriptor* pewter_MTLFunctionDescriptor_init(MTL::FunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionDescriptor*>(reinterpret_cast<host::MTL::FunctionDescriptor*>(self)->init());
}
NS::Array* pewter_MTLFunctionDescriptor_binaryArchives(const MTL::FunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::FunctionDescriptor*>(self)->binaryArchives());
}
void pewter_MTLFunctionDescriptor_setBinaryArchives_(MTL::FunctionDescriptor* self, const NS::Array* binaryArchives) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::FunctionDescriptor*>(self)->setBinaryArchives(reinterpret_cast<const host::NS::Array*>(binaryArchives));
}
MTL::FunctionConstantValues* pewter_MTLFunctionDescriptor_constantValues(const MTL::FunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionConstantValues*>(reinterpret_cast<const host::MTL::FunctionDescriptor*>(self)->constantValues());
}
void pewter_MTLFunctionDescriptor_setConstantValues_(MTL::FunctionDescriptor* self, const MTL::FunctionConstantValues* constantValues) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::FunctionDescriptor*>(self)->setConstantValues(reinterpret_cast<const host::MTL::FunctionConstantValues*>(constantValues));
}
NS::String* pewter_MTLFunctionDescriptor_name(const MTL::FunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::FunctionDescriptor*>(self)->name());
}
void pewter_MTLFunctionDescriptor_setName_(MTL::FunctionDescriptor* self, const NS::String* name) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::FunctionDescriptor*>(self)->setName(reinterpret_cast<const host::NS::String*>(name));
}
MTL::FunctionOptions pewter_MTLFunctionDescriptor_options(const MTL::FunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::FunctionDescriptor*>(self)->options();
}
void pewter_MTLFunctionDescriptor_setOptions_(MTL::FunctionDescriptor* self, MTL::FunctionOptions options) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::FunctionDescriptor*>(self)->setOptions(options);
}
NS::String* pewter_MTLFunctionDescriptor_specializedName(const MTL::FunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::FunctionDescriptor*>(self)->specializedName());
}
void pewter_MTLFunctionDescriptor_setSpecializedName_(MTL::FunctionDescriptor* self, const NS::String* specializedName) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::FunctionDescriptor*>(self)->setSpecializedName(reinterpret_cast<const host::NS::String*>(specializedName));
}
MTL::IntersectionFunctionDescriptor* pewter_MTLIntersectionFunctionDescriptor_alloc() {
  return reinterpret_cast<MTL::IntersectionFunctionDescriptor*>(host::MTL::IntersectionFunctionDescriptor::alloc());
}
MTL::IntersectionFunctionDescriptor* pewter_MTLIntersectionFunctionDescriptor_init(MTL::IntersectionFunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IntersectionFunctionDescriptor*>(reinterpret_cast<host::MTL::IntersectionFunctionDescriptor*>(self)->init());
}
MTL::Device* pewter_MTLFunctionHandle_device(const MTL::FunctionHandle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::FunctionHandle*>(self)->device());
}
MTL::FunctionType pewter_MTLFunctionHandle_functionType(const MTL::FunctionHandle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::FunctionHandle*>(self)->functionType();
}
MTL::ResourceID pewter_MTLFunctionHandle_gpuResourceID(const MTL::FunctionHandle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::FunctionHandle*>(self)->gpuResourceID();
}
NS::String* pewter_MTLFunctionHandle_name(const MTL::FunctionHandle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::FunctionHandle*>(self)->name());
}
NS::URL* pewter_MTLFunctionLogDebugLocation_URL(const MTL::FunctionLogDebugLocation* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::URL*>(reinterpret_cast<const host::MTL::FunctionLogDebugLocation*>(self)->URL());
}
NS::UInteger pewter_MTLFunctionLogDebugLocation_column(const MTL::FunctionLogDebugLocation* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::FunctionLogDebugLocation*>(self)->column();
}
NS::String* pewter_MTLFunctionLogDebugLocation_functionName(const MTL::FunctionLogDebugLocation* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::FunctionLogDebugLocation*>(self)->functionName());
}
NS::UInteger pewter_MTLFunctionLogDebugLocation_line(const MTL::FunctionLogDebugLocation* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::FunctionLogDebugLocation*>(self)->line();
}
MTL::FunctionLogDebugLocation* pewter_MTLFunctionLog_debugLocation(const MTL::FunctionLog* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionLogDebugLocation*>(reinterpret_cast<const host::MTL::FunctionLog*>(self)->debugLocation());
}
NS::String* pewter_MTLFunctionLog_encoderLabel(const MTL::FunctionLog* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::FunctionLog*>(self)->encoderLabel());
}
MTL::Function* pewter_MTLFunctionLog_function(const MTL::FunctionLog* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Function*>(reinterpret_cast<const host::MTL::FunctionLog*>(self)->function());
}
MTL::FunctionLogType pewter_MTLFunctionLog_type(const MTL::FunctionLog* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::FunctionLog*>(self)->type();
}
MTL::FunctionStitchingAttributeAlwaysInline* pewter_MTLFunctionStitchingAttributeAlwaysInline_alloc() {
  return reinterpret_cast<MTL::FunctionStitchingAttributeAlwaysInline*>(host::MTL::FunctionStitchingAttributeAlwaysInline::alloc());
}
MTL::FunctionStitchingAttributeAlwaysInline* pewter_MTLFunctionStitchingAttributeAlwaysInline_init(MTL::FunctionStitchingAttributeAlwaysInline* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionStitchingAttributeAlwaysInline*>(reinterpret_cast<host::MTL::FunctionStitchingAttributeAlwaysInline*>(self)->init());
}
MTL::FunctionStitchingInputNode* pewter_MTLFunctionStitchingInputNode_alloc() {
  return reinterpret_cast<MTL::FunctionStitchingInputNode*>(host::MTL::FunctionStitchingInputNode::alloc());
}
MTL::FunctionStitchingInputNode* pewter_MTLFunctionStitchingInputNode_init(MTL::FunctionStitchingInputNode* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionStitchingInputNode*>(reinterpret_cast<host::MTL::FunctionStitchingInputNode*>(self)->init());
}
MTL::FunctionStitchingInputNode* pewter_MTLFunctionStitchingInputNode_initWithArgumentIndex_(MTL::FunctionStitchingInputNode* self, NS::UInteger argument) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionStitchingInputNode*>(reinterpret_cast<host::MTL::FunctionStitchingInputNode*>(self)->init(argument));
}
NS::UInteger pewter_MTLFunctionStitchingInputNode_argumentIndex(const MTL::FunctionStitchingInputNode* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::FunctionStitchingInputNode*>(self)->argumentIndex();
}
void pewter_MTLFunctionStitchingInputNode_setArgumentIndex_(MTL::FunctionStitchingInputNode* self, NS::UInteger argumentIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::FunctionStitchingInputNode*>(self)->setArgumentIndex(argumentIndex);
}
MTL::FunctionStitchingFunctionNode* pewter_MTLFunctionStitchingFunctionNode_alloc() {
  return reinterpret_cast<MTL::FunctionStitchingFunctionNode*>(host::MTL::FunctionStitchingFunctionNode::alloc());
}
MTL::FunctionStitchingFunctionNode* pewter_MTLFunctionStitchingFunctionNode_init(MTL::FunctionStitchingFunctionNode* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionStitchingFunctionNode*>(reinterpret_cast<host::MTL::FunctionStitchingFunctionNode*>(self)->init());
}
MTL::FunctionStitchingFunctionNode* pewter_MTLFunctionStitchingFunctionNode_initWithName_arguments_controlDependencies_(MTL::FunctionStitchingFunctionNode* self, const NS::String* name, const NS::Array* arguments, const NS::Array* controlDependencies) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionStitchingFunctionNode*>(reinterpret_cast<host::MTL::FunctionStitchingFunctionNode*>(self)->init(reinterpret_cast<const host::NS::String*>(name), reinterpret_cast<const host::NS::Array*>(arguments), reinterpret_cast<const host::NS::Array*>(controlDependencies)));
}
NS::Array* pewter_MTLFunctionStitchingFunctionNode_arguments(const MTL::FunctionStitchingFunctionNode* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::FunctionStitchingFunctionNode*>(self)->arguments());
}
void pewter_MTLFunctionStitchingFunctionNode_setArguments_(MTL::FunctionStitchingFunctionNode* self, const NS::Array* arguments) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::FunctionStitchingFunctionNode*>(self)->setArguments(reinterpret_cast<const host::NS::Array*>(arguments));
}
NS::Array* pewter_MTLFunctionStitchingFunctionNode_controlDependencies(const MTL::FunctionStitchingFunctionNode* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::FunctionStitchingFunctionNode*>(self)->controlDependencies());
}
void pewter_MTLFunctionStitchingFunctionNode_setControlDependencies_(MTL::FunctionStitchingFunctionNode* self, const NS::Array* controlDependencies) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::FunctionStitchingFunctionNode*>(self)->setControlDependencies(reinterpret_cast<const host::NS::Array*>(controlDependencies));
}
NS::String* pewter_MTLFunctionStitchingFunctionNode_name(const MTL::FunctionStitchingFunctionNode* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::FunctionStitchingFunctionNode*>(self)->name());
}
void pewter_MTLFunctionStitchingFunctionNode_setName_(MTL::FunctionStitchingFunctionNode* self, const NS::String* name) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::FunctionStitchingFunctionNode*>(self)->setName(reinterpret_cast<const host::NS::String*>(name));
}
MTL::FunctionStitchingGraph* pewter_MTLFunctionStitchingGraph_alloc() {
  return reinterpret_cast<MTL::FunctionStitchingGraph*>(host::MTL::FunctionStitchingGraph::alloc());
}
MTL::FunctionStitchingGraph* pewter_MTLFunctionStitchingGraph_init(MTL::FunctionStitchingGraph* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionStitchingGraph*>(reinterpret_cast<host::MTL::FunctionStitchingGraph*>(self)->init());
}
MTL::FunctionStitchingGraph* pewter_MTLFunctionStitchingGraph_initWithFunctionName_nodes_outputNode_attributes_(MTL::FunctionStitchingGraph* self, const NS::String* functionName, const NS::Array* nodes, const MTL::FunctionStitchingFunctionNode* outputNode, const NS::Array* attributes) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionStitchingGraph*>(reinterpret_cast<host::MTL::FunctionStitchingGraph*>(self)->init(reinterpret_cast<const host::NS::String*>(functionName), reinterpret_cast<const host::NS::Array*>(nodes), reinterpret_cast<const host::MTL::FunctionStitchingFunctionNode*>(outputNode), reinterpret_cast<const host::NS::Array*>(attributes)));
}
NS::Array* pewter_MTLFunctionStitchingGraph_attributes(const MTL::FunctionStitchingGraph* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::FunctionStitchingGraph*>(self)->attributes());
}
void pewter_MTLFunctionStitchingGraph_setAttributes_(MTL::FunctionStitchingGraph* self, const NS::Array* attributes) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::FunctionStitchingGraph*>(self)->setAttributes(reinterpret_cast<const host::NS::Array*>(attributes));
}
NS::String* pewter_MTLFunctionStitchingGraph_functionName(const MTL::FunctionStitchingGraph* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::FunctionStitchingGraph*>(self)->functionName());
}
void pewter_MTLFunctionStitchingGraph_setFunctionName_(MTL::FunctionStitchingGraph* self, const NS::String* functionName) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::FunctionStitchingGraph*>(self)->setFunctionName(reinterpret_cast<const host::NS::String*>(functionName));
}
NS::Array* pewter_MTLFunctionStitchingGraph_nodes(const MTL::FunctionStitchingGraph* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::FunctionStitchingGraph*>(self)->nodes());
}
void pewter_MTLFunctionStitchingGraph_setNodes_(MTL::FunctionStitchingGraph* self, const NS::Array* nodes) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::FunctionStitchingGraph*>(self)->setNodes(reinterpret_cast<const host::NS::Array*>(nodes));
}
MTL::FunctionStitchingFunctionNode* pewter_MTLFunctionStitchingGraph_outputNode(const MTL::FunctionStitchingGraph* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionStitchingFunctionNode*>(reinterpret_cast<const host::MTL::FunctionStitchingGraph*>(self)->outputNode());
}
void pewter_MTLFunctionStitchingGraph_setOutputNode_(MTL::FunctionStitchingGraph* self, const MTL::FunctionStitchingFunctionNode* outputNode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::FunctionStitchingGraph*>(self)->setOutputNode(reinterpret_cast<const host::MTL::FunctionStitchingFunctionNode*>(outputNode));
}
MTL::StitchedLibraryDescriptor* pewter_MTLStitchedLibraryDescriptor_alloc() {
  return reinterpret_cast<MTL::StitchedLibraryDescriptor*>(host::MTL::StitchedLibraryDescriptor::alloc());
}
MTL::StitchedLibraryDescriptor* pewter_MTLStitchedLibraryDescriptor_init(MTL::StitchedLibraryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::StitchedLibraryDescriptor*>(reinterpret_cast<host::MTL::StitchedLibraryDescriptor*>(self)->init());
}
NS::Array* pewter_MTLStitchedLibraryDescriptor_binaryArchives(const MTL::StitchedLibraryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::StitchedLibraryDescriptor*>(self)->binaryArchives());
}
void pewter_MTLStitchedLibraryDescriptor_setBinaryArchives_(MTL::StitchedLibraryDescriptor* self, const NS::Array* binaryArchives) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::StitchedLibraryDescriptor*>(self)->setBinaryArchives(reinterpret_cast<const host::NS::Array*>(binaryArchives));
}
NS::Array* pewter_MTLStitchedLibraryDescriptor_functionGraphs(const MTL::StitchedLibraryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::StitchedLibraryDescriptor*>(self)->functionGraphs());
}
void pewter_MTLStitchedLibraryDescriptor_setFunctionGraphs_(MTL::StitchedLibraryDescriptor* self, const NS::Array* functionGraphs) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::StitchedLibraryDescriptor*>(self)->setFunctionGraphs(reinterpret_cast<const host::NS::Array*>(functionGraphs));
}
NS::Array* pewter_MTLStitchedLibraryDescriptor_functions(const MTL::StitchedLibraryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::StitchedLibraryDescriptor*>(self)->functions());
}
void pewter_MTLStitchedLibraryDescriptor_setFunctions_(MTL::StitchedLibraryDescriptor* self, const NS::Array* functions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::StitchedLibraryDescriptor*>(self)->setFunctions(reinterpret_cast<const host::NS::Array*>(functions));
}
MTL::StitchedLibraryOptions pewter_MTLStitchedLibraryDescriptor_options(const MTL::StitchedLibraryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::StitchedLibraryDescriptor*>(self)->options();
}
void pewter_MTLStitchedLibraryDescriptor_setOptions_(MTL::StitchedLibraryDescriptor* self, MTL::StitchedLibraryOptions options) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::StitchedLibraryDescriptor*>(self)->setOptions(options);
}
MTL::HeapDescriptor* pewter_MTLHeapDescriptor_alloc() {
  return reinterpret_cast<MTL::HeapDescriptor*>(host::MTL::HeapDescriptor::alloc());
}
MTL::HeapDescriptor* pewter_MTLHeapDescriptor_init(MTL::HeapDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::HeapDescriptor*>(reinterpret_cast<host::MTL::HeapDescriptor*>(self)->init());
}
MTL::CPUCacheMode pewter_MTLHeapDescriptor_cpuCacheMode(const MTL::HeapDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::HeapDescriptor*>(self)->cpuCacheMode();
}
void pewter_MTLHeapDescriptor_setCpuCacheMode_(MTL::HeapDescriptor* self, MTL::CPUCacheMode cpuCacheMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::HeapDescriptor*>(self)->setCpuCacheMode(cpuCacheMode);
}
MTL::HazardTrackingMode pewter_MTLHeapDescriptor_hazardTrackingMode(const MTL::HeapDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::HeapDescriptor*>(self)->hazardTrackingMode();
}
void pewter_MTLHeapDescriptor_setHazardTrackingMode_(MTL::HeapDescriptor* self, MTL::HazardTrackingMode hazardTrackingMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::HeapDescriptor*>(self)->setHazardTrackingMode(hazardTrackingMode);
}
MTL::SparsePageSize pewter_MTLHeapDescriptor_maxCompatiblePlacementSparsePageSize(const MTL::HeapDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::HeapDescriptor*>(self)->maxCompatiblePlacementSparsePageSize();
}
void pewter_MTLHeapDescriptor_setMaxCompatiblePlacementSparsePageSize_(MTL::HeapDescriptor* self, MTL::SparsePageSize maxCompatiblePlacementSparsePageSize) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::HeapDescriptor*>(self)->setMaxCompatiblePlacementSparsePageSize(maxCompatiblePlacementSparsePageSize);
}
MTL::ResourceOptions pewter_MTLHeapDescriptor_resourceOptions(const MTL::HeapDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::HeapDescriptor*>(self)->resourceOptions();
}
void pewter_MTLHeapDescriptor_setResourceOptions_(MTL::HeapDescriptor* self, MTL::ResourceOptions resourceOptions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::HeapDescriptor*>(self)->setResourceOptions(resourceOptions);
}
NS::UInteger pewter_MTLHeapDescriptor_size(const MTL::HeapDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::HeapDescriptor*>(self)->size();
}
void pewter_MTLHeapDescriptor_setSize_(MTL::HeapDescriptor* self, NS::UInteger size) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::HeapDescriptor*>(self)->setSize(size);
}
MTL::SparsePageSize pewter_MTLHeapDescriptor_sparsePageSize(const MTL::HeapDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::HeapDescriptor*>(self)->sparsePageSize();
}
void pewter_MTLHeapDescriptor_setSparsePageSize_(MTL::HeapDescriptor* self, MTL::SparsePageSize sparsePageSize) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::HeapDescriptor*>(self)->setSparsePageSize(sparsePageSize);
}
MTL::StorageMode pewter_MTLHeapDescriptor_storageMode(const MTL::HeapDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::HeapDescriptor*>(self)->storageMode();
}
void pewter_MTLHeapDescriptor_setStorageMode_(MTL::HeapDescriptor* self, MTL::StorageMode storageMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::HeapDescriptor*>(self)->setStorageMode(storageMode);
}
MTL::HeapType pewter_MTLHeapDescriptor_type(const MTL::HeapDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::HeapDescriptor*>(self)->type();
}
void pewter_MTLHeapDescriptor_setType_(MTL::HeapDescriptor* self, MTL::HeapType type) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::HeapDescriptor*>(self)->setType(type);
}
NS::String* pewter_MTLHeap_label(const MTL::Heap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::Heap*>(self)->label());
}
void pewter_MTLHeap_setLabel_(MTL::Heap* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Heap*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
MTL::CPUCacheMode pewter_MTLHeap_cpuCacheMode(const MTL::Heap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Heap*>(self)->cpuCacheMode();
}
NS::UInteger pewter_MTLHeap_currentAllocatedSize(const MTL::Heap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Heap*>(self)->currentAllocatedSize();
}
MTL::Device* pewter_MTLHeap_device(const MTL::Heap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::Heap*>(self)->device());
}
MTL::HazardTrackingMode pewter_MTLHeap_hazardTrackingMode(const MTL::Heap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Heap*>(self)->hazardTrackingMode();
}
NS::UInteger pewter_MTLHeap_maxAvailableSizeWithAlignment_(MTL::Heap* self, NS::UInteger alignment) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Heap*>(self)->maxAvailableSize(alignment);
}
MTL::AccelerationStructure* pewter_MTLHeap_newAccelerationStructureWithSize_(MTL::Heap* self, NS::UInteger size) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructure*>(reinterpret_cast<host::MTL::Heap*>(self)->newAccelerationStructure(size));
}
MTL::AccelerationStructure* pewter_MTLHeap_newAccelerationStructureWithDescriptor_(MTL::Heap* self, const MTL::AccelerationStructureDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructure*>(reinterpret_cast<host::MTL::Heap*>(self)->newAccelerationStructure(reinterpret_cast<const host::MTL::AccelerationStructureDescriptor*>(descriptor)));
}
MTL::AccelerationStructure* pewter_MTLHeap_newAccelerationStructureWithSize_offset_(MTL::Heap* self, NS::UInteger size, NS::UInteger offset) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructure*>(reinterpret_cast<host::MTL::Heap*>(self)->newAccelerationStructure(size, offset));
}
MTL::AccelerationStructure* pewter_MTLHeap_newAccelerationStructureWithDescriptor_offset_(MTL::Heap* self, const MTL::AccelerationStructureDescriptor* descriptor, NS::UInteger offset) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AccelerationStructure*>(reinterpret_cast<host::MTL::Heap*>(self)->newAccelerationStructure(reinterpret_cast<const host::MTL::AccelerationStructureDescriptor*>(descriptor), offset));
}
MTL::Buffer* pewter_MTLHeap_newBufferWithLength_options_(MTL::Heap* self, NS::UInteger length, MTL::ResourceOptions options) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<host::MTL::Heap*>(self)->newBuffer(length, options));
}
MTL::Buffer* pewter_MTLHeap_newBufferWithLength_options_offset_(MTL::Heap* self, NS::UInteger length, MTL::ResourceOptions options, NS::UInteger offset) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<host::MTL::Heap*>(self)->newBuffer(length, options, offset));
}
MTL::Texture* pewter_MTLHeap_newTextureWithDescriptor_(MTL::Heap* self, const MTL::TextureDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Texture*>(reinterpret_cast<host::MTL::Heap*>(self)->newTexture(reinterpret_cast<const host::MTL::TextureDescriptor*>(descriptor)));
}
MTL::Texture* pewter_MTLHeap_newTextureWithDescriptor_offset_(MTL::Heap* self, const MTL::TextureDescriptor* descriptor, NS::UInteger offset) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Texture*>(reinterpret_cast<host::MTL::Heap*>(self)->newTexture(reinterpret_cast<const host::MTL::TextureDescriptor*>(descriptor), offset));
}
MTL::ResourceOptions pewter_MTLHeap_resourceOptions(const MTL::Heap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Heap*>(self)->resourceOptions();
}
MTL::PurgeableState pewter_MTLHeap_setPurgeableState_(MTL::Heap* self, MTL::PurgeableState state) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Heap*>(self)->setPurgeableState(state);
}
NS::UInteger pewter_MTLHeap_size(const MTL::Heap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Heap*>(self)->size();
}
MTL::StorageMode pewter_MTLHeap_storageMode(const MTL::Heap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Heap*>(self)->storageMode();
}
MTL::HeapType pewter_MTLHeap_type(const MTL::Heap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Heap*>(self)->type();
}
NS::UInteger pewter_MTLHeap_usedSize(const MTL::Heap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Heap*>(self)->usedSize();
}
NS::String* pewter_MTLIOCommandBuffer_label(const MTL::IOCommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::IOCommandBuffer*>(self)->label());
}
void pewter_MTLIOCommandBuffer_setLabel_(MTL::IOCommandBuffer* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandBuffer*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
void pewter_MTLIOCommandBuffer_addBarrier(MTL::IOCommandBuffer* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandBuffer*>(self)->addBarrier();
}
void pewter_MTLIOCommandBuffer_addCompletedHandler_(MTL::IOCommandBuffer* self, void* block, void (*block_call)(void*, MTL::IOCommandBuffer*), void (*block_release)(void*)) {
  if (self == nullptr) { if (block_release != nullptr) block_release(block); return; }
  reinterpret_cast<host::MTL::IOCommandBuffer*>(self)->addCompletedHandler(host::called_back<MTL::IOCommandBuffer*>{block, block_call, block_release});
}
void pewter_MTLIOCommandBuffer_commit(MTL::IOCommandBuffer* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandBuffer*>(self)->commit();
}
void pewter_MTLIOCommandBuffer_copyStatusToBuffer_offset_(MTL::IOCommandBuffer* self, const MTL::Buffer* buffer, NS::UInteger offset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandBuffer*>(self)->copyStatusToBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset);
}
void pewter_MTLIOCommandBuffer_enqueue(MTL::IOCommandBuffer* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandBuffer*>(self)->enqueue();
}
NS::Error* pewter_MTLIOCommandBuffer_error(const MTL::IOCommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Error*>(reinterpret_cast<const host::MTL::IOCommandBuffer*>(self)->error());
}
void pewter_MTLIOCommandBuffer_loadBuffer_offset_size_sourceHandle_sourceHandleOffset_(MTL::IOCommandBuffer* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger size, const MTL::IOFileHandle* sourceHandle, NS::UInteger sourceHandleOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandBuffer*>(self)->loadBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, size, reinterpret_cast<const host::MTL::IOFileHandle*>(sourceHandle), sourceHandleOffset);
}
void pewter_MTLIOCommandBuffer_loadBytes_size_sourceHandle_sourceHandleOffset_(MTL::IOCommandBuffer* self, const void* pointer, NS::UInteger size, const MTL::IOFileHandle* sourceHandle, NS::UInteger sourceHandleOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandBuffer*>(self)->loadBytes(pointer, size, reinterpret_cast<const host::MTL::IOFileHandle*>(sourceHandle), sourceHandleOffset);
}
void pewter_MTLIOCommandBuffer_loadTexture_slice_level_size_sourceBytesPerRow_sourceBytesPerImage_destinationOrigin_sourceHandle_sourceHandleOffset_(MTL::IOCommandBuffer* self, const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level, MTL::Size size, NS::UInteger sourceBytesPerRow, NS::UInteger sourceBytesPerImage, MTL::Origin destinationOrigin, const MTL::IOFileHandle* sourceHandle, NS::UInteger sourceHandleOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandBuffer*>(self)->loadTexture(reinterpret_cast<const host::MTL::Texture*>(texture), slice, level, size, sourceBytesPerRow, sourceBytesPerImage, destinationOrigin, reinterpret_cast<const host::MTL::IOFileHandle*>(sourceHandle), sourceHandleOffset);
}
void pewter_MTLIOCommandBuffer_popDebugGroup(MTL::IOCommandBuffer* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandBuffer*>(self)->popDebugGroup();
}
void pewter_MTLIOCommandBuffer_pushDebugGroup_(MTL::IOCommandBuffer* self, const NS::String* string) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandBuffer*>(self)->pushDebugGroup(reinterpret_cast<const host::NS::String*>(string));
}
void pewter_MTLIOCommandBuffer_signalEvent_value_(MTL::IOCommandBuffer* self, const MTL::SharedEvent* event, std::uint64_t value) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandBuffer*>(self)->signalEvent(reinterpret_cast<const host::MTL::SharedEvent*>(event), value);
}
MTL::IOStatus pewter_MTLIOCommandBuffer_status(const MTL::IOCommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IOCommandBuffer*>(self)->status();
}
void pewter_MTLIOCommandBuffer_tryCancel(MTL::IOCommandBuffer* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandBuffer*>(self)->tryCancel();
}
void pewter_MTLIOCommandBuffer_waitForEvent_value_(MTL::IOCommandBuffer* self, const MTL::SharedEvent* event, std::uint64_t value) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandBuffer*>(self)->wait(reinterpret_cast<const host::MTL::SharedEvent*>(event), value);
}
void pewter_MTLIOCommandBuffer_waitUntilCompleted(MTL::IOCommandBuffer* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandBuffer*>(self)->waitUntilCompleted();
}
NS::String* pewter_MTLIOCommandQueue_label(const MTL::IOCommandQueue* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::IOCommandQueue*>(self)->label());
}
void pewter_MTLIOCommandQueue_setLabel_(MTL::IOCommandQueue* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandQueue*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
MTL::IOCommandBuffer* pewter_MTLIOCommandQueue_commandBuffer(MTL::IOCommandQueue* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IOCommandBuffer*>(reinterpret_cast<host::MTL::IOCommandQueue*>(self)->commandBuffer());
}
MTL::IOCommandBuffer* pewter_MTLIOCommandQueue_commandBufferWithUnretainedReferences(MTL::IOCommandQueue* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IOCommandBuffer*>(reinterpret_cast<host::MTL::IOCommandQueue*>(self)->commandBufferWithUnretainedReferences());
}
void pewter_MTLIOCommandQueue_enqueueBarrier(MTL::IOCommandQueue* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandQueue*>(self)->enqueueBarrier();
}
MTL::Buffer* pewter_MTLIOScratchBuffer_buffer(const MTL::IOScratchBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::IOScratchBuffer*>(self)->buffer());
}
MTL::IOScratchBuffer* pewter_MTLIOScratchBufferAllocator_newScratchBufferWithMinimumSize_(MTL::IOScratchBufferAllocator* self, NS::UInteger minimumSize) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IOScratchBuffer*>(reinterpret_cast<host::MTL::IOScratchBufferAllocator*>(self)->newScratchBuffer(minimumSize));
}
MTL::IOCommandQueueDescriptor* pewter_MTLIOCommandQueueDescriptor_alloc() {
  return reinterpret_cast<MTL::IOCommandQueueDescriptor*>(host::MTL::IOCommandQueueDescriptor::alloc());
}
MTL::IOCommandQueueDescriptor* pewter_MTLIOCommandQueueDescriptor_init(MTL::IOCommandQueueDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IOCommandQueueDescriptor*>(reinterpret_cast<host::MTL::IOCommandQueueDescriptor*>(self)->init());
}
NS::UInteger pewter_MTLIOCommandQueueDescriptor_maxCommandBufferCount(const MTL::IOCommandQueueDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IOCommandQueueDescriptor*>(self)->maxCommandBufferCount();
}
void pewter_MTLIOCommandQueueDescriptor_setMaxCommandBufferCount_(MTL::IOCommandQueueDescriptor* self, NS::UInteger maxCommandBufferCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandQueueDescriptor*>(self)->setMaxCommandBufferCount(maxCommandBufferCount);
}
NS::UInteger pewter_MTLIOCommandQueueDescriptor_maxCommandsInFlight(const MTL::IOCommandQueueDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IOCommandQueueDescriptor*>(self)->maxCommandsInFlight();
}
void pewter_MTLIOCommandQueueDescriptor_setMaxCommandsInFlight_(MTL::IOCommandQueueDescriptor* self, NS::UInteger maxCommandsInFlight) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandQueueDescriptor*>(self)->setMaxCommandsInFlight(maxCommandsInFlight);
}
MTL::IOPriority pewter_MTLIOCommandQueueDescriptor_priority(const MTL::IOCommandQueueDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IOCommandQueueDescriptor*>(self)->priority();
}
void pewter_MTLIOCommandQueueDescriptor_setPriority_(MTL::IOCommandQueueDescriptor* self, MTL::IOPriority priority) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandQueueDescriptor*>(self)->setPriority(priority);
}
MTL::IOScratchBufferAllocator* pewter_MTLIOCommandQueueDescriptor_scratchBufferAllocator(const MTL::IOCommandQueueDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IOScratchBufferAllocator*>(reinterpret_cast<const host::MTL::IOCommandQueueDescriptor*>(self)->scratchBufferAllocator());
}
void pewter_MTLIOCommandQueueDescriptor_setScratchBufferAllocator_(MTL::IOCommandQueueDescriptor* self, const MTL::IOScratchBufferAllocator* scratchBufferAllocator) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandQueueDescriptor*>(self)->setScratchBufferAllocator(reinterpret_cast<const host::MTL::IOScratchBufferAllocator*>(scratchBufferAllocator));
}
MTL::IOCommandQueueType pewter_MTLIOCommandQueueDescriptor_type(const MTL::IOCommandQueueDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IOCommandQueueDescriptor*>(self)->type();
}
void pewter_MTLIOCommandQueueDescriptor_setType_(MTL::IOCommandQueueDescriptor* self, MTL::IOCommandQueueType type) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOCommandQueueDescriptor*>(self)->setType(type);
}
NS::String* pewter_MTLIOFileHandle_label(const MTL::IOFileHandle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::IOFileHandle*>(self)->label());
}
void pewter_MTLIOFileHandle_setLabel_(MTL::IOFileHandle* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IOFileHandle*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
MTL::IndirectCommandBufferDescriptor* pewter_MTLIndirectCommandBufferDescriptor_alloc() {
  return reinterpret_cast<MTL::IndirectCommandBufferDescriptor*>(host::MTL::IndirectCommandBufferDescriptor::alloc());
}
MTL::IndirectCommandBufferDescriptor* pewter_MTLIndirectCommandBufferDescriptor_init(MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IndirectCommandBufferDescriptor*>(reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->init());
}
MTL::IndirectCommandType pewter_MTLIndirectCommandBufferDescriptor_commandTypes(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->commandTypes();
}
void pewter_MTLIndirectCommandBufferDescriptor_setCommandTypes_(MTL::IndirectCommandBufferDescriptor* self, MTL::IndirectCommandType commandTypes) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setCommandTypes(commandTypes);
}
bool pewter_MTLIndirectCommandBufferDescriptor_inheritBuffers(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->inheritBuffers();
}
void pewter_MTLIndirectCommandBufferDescriptor_setInheritBuffers_(MTL::IndirectCommandBufferDescriptor* self, bool inheritBuffers) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setInheritBuffers(inheritBuffers);
}
bool pewter_MTLIndirectCommandBufferDescriptor_inheritCullMode(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->inheritCullMode();
}
void pewter_MTLIndirectCommandBufferDescriptor_setInheritCullMode_(MTL::IndirectCommandBufferDescriptor* self, bool inheritCullMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setInheritCullMode(inheritCullMode);
}
bool pewter_MTLIndirectCommandBufferDescriptor_inheritDepthBias(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->inheritDepthBias();
}
void pewter_MTLIndirectCommandBufferDescriptor_setInheritDepthBias_(MTL::IndirectCommandBufferDescriptor* self, bool inheritDepthBias) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setInheritDepthBias(inheritDepthBias);
}
bool pewter_MTLIndirectCommandBufferDescriptor_inheritDepthClipMode(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->inheritDepthClipMode();
}
void pewter_MTLIndirectCommandBufferDescriptor_setInheritDepthClipMode_(MTL::IndirectCommandBufferDescriptor* self, bool inheritDepthClipMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setInheritDepthClipMode(inheritDepthClipMode);
}
bool pewter_MTLIndirectCommandBufferDescriptor_inheritDepthStencilState(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->inheritDepthStencilState();
}
void pewter_MTLIndirectCommandBufferDescriptor_setInheritDepthStencilState_(MTL::IndirectCommandBufferDescriptor* self, bool inheritDepthStencilState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setInheritDepthStencilState(inheritDepthStencilState);
}
bool pewter_MTLIndirectCommandBufferDescriptor_inheritFrontFacingWinding(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->inheritFrontFacingWinding();
}
void pewter_MTLIndirectCommandBufferDescriptor_setInheritFrontFacingWinding_(MTL::IndirectCommandBufferDescriptor* self, bool inheritFrontFacingWinding) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setInheritFrontFacingWinding(inheritFrontFacingWinding);
}
bool pewter_MTLIndirectCommandBufferDescriptor_inheritPipelineState(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->inheritPipelineState();
}
void pewter_MTLIndirectCommandBufferDescriptor_setInheritPipelineState_(MTL::IndirectCommandBufferDescriptor* self, bool inheritPipelineState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setInheritPipelineState(inheritPipelineState);
}
bool pewter_MTLIndirectCommandBufferDescriptor_inheritTriangleFillMode(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->inheritTriangleFillMode();
}
void pewter_MTLIndirectCommandBufferDescriptor_setInheritTriangleFillMode_(MTL::IndirectCommandBufferDescriptor* self, bool inheritTriangleFillMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setInheritTriangleFillMode(inheritTriangleFillMode);
}
NS::UInteger pewter_MTLIndirectCommandBufferDescriptor_maxFragmentBufferBindCount(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->maxFragmentBufferBindCount();
}
void pewter_MTLIndirectCommandBufferDescriptor_setMaxFragmentBufferBindCount_(MTL::IndirectCommandBufferDescriptor* self, NS::UInteger maxFragmentBufferBindCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setMaxFragmentBufferBindCount(maxFragmentBufferBindCount);
}
NS::UInteger pewter_MTLIndirectCommandBufferDescriptor_maxKernelBufferBindCount(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->maxKernelBufferBindCount();
}
void pewter_MTLIndirectCommandBufferDescriptor_setMaxKernelBufferBindCount_(MTL::IndirectCommandBufferDescriptor* self, NS::UInteger maxKernelBufferBindCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setMaxKernelBufferBindCount(maxKernelBufferBindCount);
}
NS::UInteger pewter_MTLIndirectCommandBufferDescriptor_maxKernelThreadgroupMemoryBindCount(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->maxKernelThreadgroupMemoryBindCount();
}
void pewter_MTLIndirectCommandBufferDescriptor_setMaxKernelThreadgroupMemoryBindCount_(MTL::IndirectCommandBufferDescriptor* self, NS::UInteger maxKernelThreadgroupMemoryBindCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setMaxKernelThreadgroupMemoryBindCount(maxKernelThreadgroupMemoryBindCount);
}
NS::UInteger pewter_MTLIndirectCommandBufferDescriptor_maxMeshBufferBindCount(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->maxMeshBufferBindCount();
}
void pewter_MTLIndirectCommandBufferDescriptor_setMaxMeshBufferBindCount_(MTL::IndirectCommandBufferDescriptor* self, NS::UInteger maxMeshBufferBindCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setMaxMeshBufferBindCount(maxMeshBufferBindCount);
}
NS::UInteger pewter_MTLIndirectCommandBufferDescriptor_maxObjectBufferBindCount(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->maxObjectBufferBindCount();
}
void pewter_MTLIndirectCommandBufferDescriptor_setMaxObjectBufferBindCount_(MTL::IndirectCommandBufferDescriptor* self, NS::UInteger maxObjectBufferBindCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setMaxObjectBufferBindCount(maxObjectBufferBindCount);
}
NS::UInteger pewter_MTLIndirectCommandBufferDescriptor_maxObjectThreadgroupMemoryBindCount(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->maxObjectThreadgroupMemoryBindCount();
}
void pewter_MTLIndirectCommandBufferDescriptor_setMaxObjectThreadgroupMemoryBindCount_(MTL::IndirectCommandBufferDescriptor* self, NS::UInteger maxObjectThreadgroupMemoryBindCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setMaxObjectThreadgroupMemoryBindCount(maxObjectThreadgroupMemoryBindCount);
}
NS::UInteger pewter_MTLIndirectCommandBufferDescriptor_maxVertexBufferBindCount(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->maxVertexBufferBindCount();
}
void pewter_MTLIndirectCommandBufferDescriptor_setMaxVertexBufferBindCount_(MTL::IndirectCommandBufferDescriptor* self, NS::UInteger maxVertexBufferBindCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setMaxVertexBufferBindCount(maxVertexBufferBindCount);
}
bool pewter_MTLIndirectCommandBufferDescriptor_supportColorAttachmentMapping(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->supportColorAttachmentMapping();
}
void pewter_MTLIndirectCommandBufferDescriptor_setSupportColorAttachmentMapping_(MTL::IndirectCommandBufferDescriptor* self, bool supportColorAttachmentMapping) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setSupportColorAttachmentMapping(supportColorAttachmentMapping);
}
bool pewter_MTLIndirectCommandBufferDescriptor_supportDynamicAttributeStride(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->supportDynamicAttributeStride();
}
void pewter_MTLIndirectCommandBufferDescriptor_setSupportDynamicAttributeStride_(MTL::IndirectCommandBufferDescriptor* self, bool supportDynamicAttributeStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setSupportDynamicAttributeStride(supportDynamicAttributeStride);
}
bool pewter_MTLIndirectCommandBufferDescriptor_supportRayTracing(const MTL::IndirectCommandBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBufferDescriptor*>(self)->supportRayTracing();
}
void pewter_MTLIndirectCommandBufferDescriptor_setSupportRayTracing_(MTL::IndirectCommandBufferDescriptor* self, bool supportRayTracing) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBufferDescriptor*>(self)->setSupportRayTracing(supportRayTracing);
}
MTL::ResourceID pewter_MTLIndirectCommandBuffer_gpuResourceID(const MTL::IndirectCommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(self)->gpuResourceID();
}
MTL::IndirectComputeCommand* pewter_MTLIndirectCommandBuffer_indirectComputeCommandAtIndex_(MTL::IndirectCommandBuffer* self, NS::UInteger commandIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IndirectComputeCommand*>(reinterpret_cast<host::MTL::IndirectCommandBuffer*>(self)->indirectComputeCommand(commandIndex));
}
MTL::IndirectRenderCommand* pewter_MTLIndirectCommandBuffer_indirectRenderCommandAtIndex_(MTL::IndirectCommandBuffer* self, NS::UInteger commandIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IndirectRenderCommand*>(reinterpret_cast<host::MTL::IndirectCommandBuffer*>(self)->indirectRenderCommand(commandIndex));
}
void pewter_MTLIndirectCommandBuffer_resetWithRange_(MTL::IndirectCommandBuffer* self, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectCommandBuffer*>(self)->reset(range);
}
NS::UInteger pewter_MTLIndirectCommandBuffer_size(const MTL::IndirectCommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(self)->size();
}
void pewter_MTLIndirectRenderCommand_clearBarrier(MTL::IndirectRenderCommand* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->clearBarrier();
}
void pewter_MTLIndirectRenderCommand_drawIndexedPatches_patchStart_patchCount_patchIndexBuffer_patchIndexBufferOffset_controlPointIndexBuffer_controlPointIndexBufferOffset_instanceCount_baseInstance_tessellationFactorBuffer_tessellationFactorBufferOffset_tessellationFactorBufferInstanceStride_(MTL::IndirectRenderCommand* self, NS::UInteger numberOfPatchControlPoints, NS::UInteger patchStart, NS::UInteger patchCount, const MTL::Buffer* patchIndexBuffer, NS::UInteger patchIndexBufferOffset, const MTL::Buffer* controlPointIndexBuffer, NS::UInteger controlPointIndexBufferOffset, NS::UInteger instanceCount, NS::UInteger baseInstance, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger instanceStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->drawIndexedPatches(numberOfPatchControlPoints, patchStart, patchCount, reinterpret_cast<const host::MTL::Buffer*>(patchIndexBuffer), patchIndexBufferOffset, reinterpret_cast<const host::MTL::Buffer*>(controlPointIndexBuffer), controlPointIndexBufferOffset, instanceCount, baseInstance, reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, instanceStride);
}
void pewter_MTLIndirectRenderCommand_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferOffset_instanceCount_baseVertex_baseInstance_(MTL::IndirectRenderCommand* self, MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, const MTL::Buffer* indexBuffer, NS::UInteger indexBufferOffset, NS::UInteger instanceCount, NS::Integer baseVertex, NS::UInteger baseInstance) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->drawIndexedPrimitives(primitiveType, indexCount, indexType, reinterpret_cast<const host::MTL::Buffer*>(indexBuffer), indexBufferOffset, instanceCount, baseVertex, baseInstance);
}
void pewter_MTLIndirectRenderCommand_drawMeshThreadgroups_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(MTL::IndirectRenderCommand* self, MTL::Size threadgroupsPerGrid, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->drawMeshThreadgroups(threadgroupsPerGrid, threadsPerObjectThreadgroup, threadsPerMeshThreadgroup);
}
void pewter_MTLIndirectRenderCommand_drawMeshThreads_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(MTL::IndirectRenderCommand* self, MTL::Size threadsPerGrid, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->drawMeshThreads(threadsPerGrid, threadsPerObjectThreadgroup, threadsPerMeshThreadgroup);
}
void pewter_MTLIndirectRenderCommand_drawPatches_patchStart_patchCount_patchIndexBuffer_patchIndexBufferOffset_instanceCount_baseInstance_tessellationFactorBuffer_tessellationFactorBufferOffset_tessellationFactorBufferInstanceStride_(MTL::IndirectRenderCommand* self, NS::UInteger numberOfPatchControlPoints, NS::UInteger patchStart, NS::UInteger patchCount, const MTL::Buffer* patchIndexBuffer, NS::UInteger patchIndexBufferOffset, NS::UInteger instanceCount, NS::UInteger baseInstance, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger instanceStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->drawPatches(numberOfPatchControlPoints, patchStart, patchCount, reinterpret_cast<const host::MTL::Buffer*>(patchIndexBuffer), patchIndexBufferOffset, instanceCount, baseInstance, reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, instanceStride);
}
void pewter_MTLIndirectRenderCommand_drawPrimitives_vertexStart_vertexCount_instanceCount_baseInstance_(MTL::IndirectRenderCommand* self, MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount, NS::UInteger instanceCount, NS::UInteger baseInstance) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->drawPrimitives(primitiveType, vertexStart, vertexCount, instanceCount, baseInstance);
}
void pewter_MTLIndirectRenderCommand_reset(MTL::IndirectRenderCommand* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->reset();
}
void pewter_MTLIndirectRenderCommand_setBarrier(MTL::IndirectRenderCommand* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->setBarrier();
}
void pewter_MTLIndirectRenderCommand_setCullMode_(MTL::IndirectRenderCommand* self, MTL::CullMode cullMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->setCullMode(cullMode);
}
void pewter_MTLIndirectRenderCommand_setDepthBias_slopeScale_clamp_(MTL::IndirectRenderCommand* self, float depthBias, float slopeScale, float clamp) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->setDepthBias(depthBias, slopeScale, clamp);
}
void pewter_MTLIndirectRenderCommand_setDepthClipMode_(MTL::IndirectRenderCommand* self, MTL::DepthClipMode depthClipMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->setDepthClipMode(depthClipMode);
}
void pewter_MTLIndirectRenderCommand_setDepthStencilState_(MTL::IndirectRenderCommand* self, const MTL::DepthStencilState* depthStencilState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->setDepthStencilState(reinterpret_cast<const host::MTL::DepthStencilState*>(depthStencilState));
}
void pewter_MTLIndirectRenderCommand_setFragmentBuffer_offset_atIndex_(MTL::IndirectRenderCommand* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->setFragmentBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, index);
}
void pewter_MTLIndirectRenderCommand_setFrontFacingWinding_(MTL::IndirectRenderCommand* self, MTL::Winding frontFacingWindning) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->setFrontFacingWinding(frontFacingWindning);
}
void pewter_MTLIndirectRenderCommand_setMeshBuffer_offset_atIndex_(MTL::IndirectRenderCommand* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->setMeshBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, index);
}
void pewter_MTLIndirectRenderCommand_setObjectBuffer_offset_atIndex_(MTL::IndirectRenderCommand* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->setObjectBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, index);
}
void pewter_MTLIndirectRenderCommand_setObjectThreadgroupMemoryLength_atIndex_(MTL::IndirectRenderCommand* self, NS::UInteger length, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->setObjectThreadgroupMemoryLength(length, index);
}
void pewter_MTLIndirectRenderCommand_setRenderPipelineState_(MTL::IndirectRenderCommand* self, const MTL::RenderPipelineState* pipelineState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->setRenderPipelineState(reinterpret_cast<const host::MTL::RenderPipelineState*>(pipelineState));
}
void pewter_MTLIndirectRenderCommand_setTriangleFillMode_(MTL::IndirectRenderCommand* self, MTL::TriangleFillMode fillMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->setTriangleFillMode(fillMode);
}
void pewter_MTLIndirectRenderCommand_setVertexBuffer_offset_atIndex_(MTL::IndirectRenderCommand* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->setVertexBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, index);
}
void pewter_MTLIndirectRenderCommand_setVertexBuffer_offset_attributeStride_atIndex_(MTL::IndirectRenderCommand* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger stride, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectRenderCommand*>(self)->setVertexBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, stride, index);
}
void pewter_MTLIndirectComputeCommand_clearBarrier(MTL::IndirectComputeCommand* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectComputeCommand*>(self)->clearBarrier();
}
void pewter_MTLIndirectComputeCommand_concurrentDispatchThreadgroups_threadsPerThreadgroup_(MTL::IndirectComputeCommand* self, MTL::Size threadgroupsPerGrid, MTL::Size threadsPerThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectComputeCommand*>(self)->concurrentDispatchThreadgroups(threadgroupsPerGrid, threadsPerThreadgroup);
}
void pewter_MTLIndirectComputeCommand_concurrentDispatchThreads_threadsPerThreadgroup_(MTL::IndirectComputeCommand* self, MTL::Size threadsPerGrid, MTL::Size threadsPerThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectComputeCommand*>(self)->concurrentDispatchThreads(threadsPerGrid, threadsPerThreadgroup);
}
void pewter_MTLIndirectComputeCommand_reset(MTL::IndirectComputeCommand* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectComputeCommand*>(self)->reset();
}
void pewter_MTLIndirectComputeCommand_setBarrier(MTL::IndirectComputeCommand* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectComputeCommand*>(self)->setBarrier();
}
void pewter_MTLIndirectComputeCommand_setComputePipelineState_(MTL::IndirectComputeCommand* self, const MTL::ComputePipelineState* pipelineState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectComputeCommand*>(self)->setComputePipelineState(reinterpret_cast<const host::MTL::ComputePipelineState*>(pipelineState));
}
void pewter_MTLIndirectComputeCommand_setImageblockWidth_height_(MTL::IndirectComputeCommand* self, NS::UInteger width, NS::UInteger height) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectComputeCommand*>(self)->setImageblockWidth(width, height);
}
void pewter_MTLIndirectComputeCommand_setKernelBuffer_offset_atIndex_(MTL::IndirectComputeCommand* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectComputeCommand*>(self)->setKernelBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, index);
}
void pewter_MTLIndirectComputeCommand_setKernelBuffer_offset_attributeStride_atIndex_(MTL::IndirectComputeCommand* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger stride, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectComputeCommand*>(self)->setKernelBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, stride, index);
}
void pewter_MTLIndirectComputeCommand_setStageInRegion_(MTL::IndirectComputeCommand* self, MTL::Region region) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectComputeCommand*>(self)->setStageInRegion(region);
}
void pewter_MTLIndirectComputeCommand_setThreadgroupMemoryLength_atIndex_(MTL::IndirectComputeCommand* self, NS::UInteger length, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IndirectComputeCommand*>(self)->setThreadgroupMemoryLength(length, index);
}
MTL::IntersectionFunctionTableDescriptor* pewter_MTLIntersectionFunctionTableDescriptor_alloc() {
  return reinterpret_cast<MTL::IntersectionFunctionTableDescriptor*>(host::MTL::IntersectionFunctionTableDescriptor::alloc());
}
MTL::IntersectionFunctionTableDescriptor* pewter_MTLIntersectionFunctionTableDescriptor_intersectionFunctionTableDescriptor() {
  return reinterpret_cast<MTL::IntersectionFunctionTableDescriptor*>(host::MTL::IntersectionFunctionTableDescriptor::intersectionFunctionTableDescriptor());
}
MTL::IntersectionFunctionTableDescriptor* pewter_MTLIntersectionFunctionTableDescriptor_init(MTL::IntersectionFunctionTableDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IntersectionFunctionTableDescriptor*>(reinterpret_cast<host::MTL::IntersectionFunctionTableDescriptor*>(self)->init());
}
NS::UInteger pewter_MTLIntersectionFunctionTableDescriptor_functionCount(const MTL::IntersectionFunctionTableDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IntersectionFunctionTableDescriptor*>(self)->functionCount();
}
void pewter_MTLIntersectionFunctionTableDescriptor_setFunctionCount_(MTL::IntersectionFunctionTableDescriptor* self, NS::UInteger functionCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IntersectionFunctionTableDescriptor*>(self)->setFunctionCount(functionCount);
}
MTL::ResourceID pewter_MTLIntersectionFunctionTable_gpuResourceID(const MTL::IntersectionFunctionTable* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::IntersectionFunctionTable*>(self)->gpuResourceID();
}
void pewter_MTLIntersectionFunctionTable_setBuffer_offset_atIndex_(MTL::IntersectionFunctionTable* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IntersectionFunctionTable*>(self)->setBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, index);
}
void pewter_MTLIntersectionFunctionTable_setBuffers_offsets_withRange_(MTL::IntersectionFunctionTable* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IntersectionFunctionTable*>(self)->setBuffers(reinterpret_cast<const host::MTL::Buffer* const*>(buffers), offsets, range);
}
void pewter_MTLIntersectionFunctionTable_setFunction_atIndex_(MTL::IntersectionFunctionTable* self, const MTL::FunctionHandle* function, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IntersectionFunctionTable*>(self)->setFunction(reinterpret_cast<const host::MTL::FunctionHandle*>(function), index);
}
void pewter_MTLIntersectionFunctionTable_setFunctions_withRange_(MTL::IntersectionFunctionTable* self, const MTL::FunctionHandle* const* functions, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IntersectionFunctionTable*>(self)->setFunctions(reinterpret_cast<const host::MTL::FunctionHandle* const*>(functions), range);
}
void pewter_MTLIntersectionFunctionTable_setOpaqueCurveIntersectionFunctionWithSignature_atIndex_(MTL::IntersectionFunctionTable* self, MTL::IntersectionFunctionSignature signature, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IntersectionFunctionTable*>(self)->setOpaqueCurveIntersectionFunction(signature, index);
}
void pewter_MTLIntersectionFunctionTable_setOpaqueCurveIntersectionFunctionWithSignature_withRange_(MTL::IntersectionFunctionTable* self, MTL::IntersectionFunctionSignature signature, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IntersectionFunctionTable*>(self)->setOpaqueCurveIntersectionFunction(signature, range);
}
void pewter_MTLIntersectionFunctionTable_setOpaqueTriangleIntersectionFunctionWithSignature_atIndex_(MTL::IntersectionFunctionTable* self, MTL::IntersectionFunctionSignature signature, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IntersectionFunctionTable*>(self)->setOpaqueTriangleIntersectionFunction(signature, index);
}
void pewter_MTLIntersectionFunctionTable_setOpaqueTriangleIntersectionFunctionWithSignature_withRange_(MTL::IntersectionFunctionTable* self, MTL::IntersectionFunctionSignature signature, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IntersectionFunctionTable*>(self)->setOpaqueTriangleIntersectionFunction(signature, range);
}
void pewter_MTLIntersectionFunctionTable_setVisibleFunctionTable_atBufferIndex_(MTL::IntersectionFunctionTable* self, const MTL::VisibleFunctionTable* functionTable, NS::UInteger bufferIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IntersectionFunctionTable*>(self)->setVisibleFunctionTable(reinterpret_cast<const host::MTL::VisibleFunctionTable*>(functionTable), bufferIndex);
}
void pewter_MTLIntersectionFunctionTable_setVisibleFunctionTables_withBufferRange_(MTL::IntersectionFunctionTable* self, const MTL::VisibleFunctionTable* const* functionTables, NS::Range bufferRange) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::IntersectionFunctionTable*>(self)->setVisibleFunctionTables(reinterpret_cast<const host::MTL::VisibleFunctionTable* const*>(functionTables), bufferRange);
}
MTL::VertexAttribute* pewter_MTLVertexAttribute_alloc() {
  return reinterpret_cast<MTL::VertexAttribute*>(host::MTL::VertexAttribute::alloc());
}
MTL::VertexAttribute* pewter_MTLVertexAttribute_init(MTL::VertexAttribute* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::VertexAttribute*>(reinterpret_cast<host::MTL::VertexAttribute*>(self)->init());
}
bool pewter_MTLVertexAttribute_isActive(const MTL::VertexAttribute* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::VertexAttribute*>(self)->isActive();
}
NS::UInteger pewter_MTLVertexAttribute_attributeIndex(const MTL::VertexAttribute* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::VertexAttribute*>(self)->attributeIndex();
}
MTL::DataType pewter_MTLVertexAttribute_attributeType(const MTL::VertexAttribute* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::VertexAttribute*>(self)->attributeType();
}
bool pewter_MTLVertexAttribute_isPatchControlPointData(const MTL::VertexAttribute* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::VertexAttribute*>(self)->isPatchControlPointData();
}
bool pewter_MTLVertexAttribute_isPatchData(const MTL::VertexAttribute* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::VertexAttribute*>(self)->isPatchData();
}
NS::String* pewter_MTLVertexAttribute_name(const MTL::VertexAttribute* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::VertexAttribute*>(self)->name());
}
MTL::Attribute* pewter_MTLAttribute_alloc() {
  return reinterpret_cast<MTL::Attribute*>(host::MTL::Attribute::alloc());
}
MTL::Attribute* pewter_MTLAttribute_init(MTL::Attribute* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Attribute*>(reinterpret_cast<host::MTL::Attribute*>(self)->init());
}
bool pewter_MTLAttribute_isActive(const MTL::Attribute* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Attribute*>(self)->isActive();
}
NS::UInteger pewter_MTLAttribute_attributeIndex(const MTL::Attribute* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Attribute*>(self)->attributeIndex();
}
MTL::DataType pewter_MTLAttribute_attributeType(const MTL::Attribute* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Attribute*>(self)->attributeType();
}
bool pewter_MTLAttribute_isPatchControlPointData(const MTL::Attribute* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Attribute*>(self)->isPatchControlPointData();
}
bool pewter_MTLAttribute_isPatchData(const MTL::Attribute* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Attribute*>(self)->isPatchData();
}
NS::String* pewter_MTLAttribute_name(const MTL::Attribute* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::Attribute*>(self)->name());
}
MTL::FunctionConstant* pewter_MTLFunctionConstant_alloc() {
  return reinterpret_cast<MTL::FunctionConstant*>(host::MTL::FunctionConstant::alloc());
}
MTL::FunctionConstant* pewter_MTLFunctionConstant_init(MTL::FunctionConstant* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionConstant*>(reinterpret_cast<host::MTL::FunctionConstant*>(self)->init());
}
NS::UInteger pewter_MTLFunctionConstant_index(const MTL::FunctionConstant* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::FunctionConstant*>(self)->index();
}
NS::String* pewter_MTLFunctionConstant_name(const MTL::FunctionConstant* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::FunctionConstant*>(self)->name());
}
bool pewter_MTLFunctionConstant_required(const MTL::FunctionConstant* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::FunctionConstant*>(self)->required();
}
MTL::DataType pewter_MTLFunctionConstant_type(const MTL::FunctionConstant* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::FunctionConstant*>(self)->type();
}
NS::String* pewter_MTLFunction_label(const MTL::Function* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::Function*>(self)->label());
}
void pewter_MTLFunction_setLabel_(MTL::Function* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Function*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
MTL::Device* pewter_MTLFunction_device(const MTL::Function* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::Function*>(self)->device());
}
NS::Dictionary* pewter_MTLFunction_functionConstantsDictionary(const MTL::Function* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Dictionary*>(reinterpret_cast<const host::MTL::Function*>(self)->functionConstantsDictionary());
}
MTL::FunctionType pewter_MTLFunction_functionType(const MTL::Function* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Function*>(self)->functionType();
}
NS::String* pewter_MTLFunction_name(const MTL::Function* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::Function*>(self)->name());
}
MTL::ArgumentEncoder* pewter_MTLFunction_newArgumentEncoderWithBufferIndex_(MTL::Function* self, NS::UInteger bufferIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ArgumentEncoder*>(reinterpret_cast<host::MTL::Function*>(self)->newArgumentEncoder(bufferIndex));
}
MTL::ArgumentEncoder* pewter_MTLFunction_newArgumentEncoderWithBufferIndex_reflection_(MTL::Function* self, NS::UInteger bufferIndex, const MTL::AutoreleasedArgument* reflection) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ArgumentEncoder*>(reinterpret_cast<host::MTL::Function*>(self)->newArgumentEncoder(bufferIndex, reinterpret_cast<host::MTL::Argument* const*>(reflection)));
}
MTL::FunctionOptions pewter_MTLFunction_options(const MTL::Function* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Function*>(self)->options();
}
NS::Integer pewter_MTLFunction_patchControlPointCount(const MTL::Function* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Function*>(self)->patchControlPointCount();
}
MTL::PatchType pewter_MTLFunction_patchType(const MTL::Function* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Function*>(self)->patchType();
}
NS::Array* pewter_MTLFunction_stageInputAttributes(const MTL::Function* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::Function*>(self)->stageInputAttributes());
}
NS::Array* pewter_MTLFunction_vertexAttributes(const MTL::Function* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::Function*>(self)->vertexAttributes());
}
MTL::CompileOptions* pewter_MTLCompileOptions_alloc() {
  return reinterpret_cast<MTL::CompileOptions*>(host::MTL::CompileOptions::alloc());
}
MTL::CompileOptions* pewter_MTLCompileOptions_init(MTL::CompileOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CompileOptions*>(reinterpret_cast<host::MTL::CompileOptions*>(self)->init());
}
bool pewter_MTLCompileOptions_allowReferencingUndefinedSymbols(const MTL::CompileOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CompileOptions*>(self)->allowReferencingUndefinedSymbols();
}
void pewter_MTLCompileOptions_setAllowReferencingUndefinedSymbols_(MTL::CompileOptions* self, bool allowReferencingUndefinedSymbols) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CompileOptions*>(self)->setAllowReferencingUndefinedSymbols(allowReferencingUndefinedSymbols);
}
MTL::CompileSymbolVisibility pewter_MTLCompileOptions_compileSymbolVisibility(const MTL::CompileOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CompileOptions*>(self)->compileSymbolVisibility();
}
void pewter_MTLCompileOptions_setCompileSymbolVisibility_(MTL::CompileOptions* self, MTL::CompileSymbolVisibility compileSymbolVisibility) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CompileOptions*>(self)->setCompileSymbolVisibility(compileSymbolVisibility);
}
bool pewter_MTLCompileOptions_enableLogging(const MTL::CompileOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CompileOptions*>(self)->enableLogging();
}
void pewter_MTLCompileOptions_setEnableLogging_(MTL::CompileOptions* self, bool enableLogging) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CompileOptions*>(self)->setEnableLogging(enableLogging);
}
bool pewter_MTLCompileOptions_fastMathEnabled(const MTL::CompileOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CompileOptions*>(self)->fastMathEnabled();
}
void pewter_MTLCompileOptions_setFastMathEnabled_(MTL::CompileOptions* self, bool fastMathEnabled) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CompileOptions*>(self)->setFastMathEnabled(fastMathEnabled);
}
NS::String* pewter_MTLCompileOptions_installName(const MTL::CompileOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::CompileOptions*>(self)->installName());
}
void pewter_MTLCompileOptions_setInstallName_(MTL::CompileOptions* self, const NS::String* installName) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CompileOptions*>(self)->setInstallName(reinterpret_cast<const host::NS::String*>(installName));
}
MTL::LanguageVersion pewter_MTLCompileOptions_languageVersion(const MTL::CompileOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CompileOptions*>(self)->languageVersion();
}
void pewter_MTLCompileOptions_setLanguageVersion_(MTL::CompileOptions* self, MTL::LanguageVersion languageVersion) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CompileOptions*>(self)->setLanguageVersion(languageVersion);
}
NS::Array* pewter_MTLCompileOptions_libraries(const MTL::CompileOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::CompileOptions*>(self)->libraries());
}
void pewter_MTLCompileOptions_setLibraries_(MTL::CompileOptions* self, const NS::Array* libraries) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CompileOptions*>(self)->setLibraries(reinterpret_cast<const host::NS::Array*>(libraries));
}
MTL::LibraryType pewter_MTLCompileOptions_libraryType(const MTL::CompileOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CompileOptions*>(self)->libraryType();
}
void pewter_MTLCompileOptions_setLibraryType_(MTL::CompileOptions* self, MTL::LibraryType libraryType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CompileOptions*>(self)->setLibraryType(libraryType);
}
MTL::MathFloatingPointFunctions pewter_MTLCompileOptions_mathFloatingPointFunctions(const MTL::CompileOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CompileOptions*>(self)->mathFloatingPointFunctions();
}
void pewter_MTLCompileOptions_setMathFloatingPointFunctions_(MTL::CompileOptions* self, MTL::MathFloatingPointFunctions mathFloatingPointFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CompileOptions*>(self)->setMathFloatingPointFunctions(mathFloatingPointFunctions);
}
MTL::MathMode pewter_MTLCompileOptions_mathMode(const MTL::CompileOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CompileOptions*>(self)->mathMode();
}
void pewter_MTLCompileOptions_setMathMode_(MTL::CompileOptions* self, MTL::MathMode mathMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CompileOptions*>(self)->setMathMode(mathMode);
}
NS::UInteger pewter_MTLCompileOptions_maxTotalThreadsPerThreadgroup(const MTL::CompileOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CompileOptions*>(self)->maxTotalThreadsPerThreadgroup();
}
void pewter_MTLCompileOptions_setMaxTotalThreadsPerThreadgroup_(MTL::CompileOptions* self, NS::UInteger maxTotalThreadsPerThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CompileOptions*>(self)->setMaxTotalThreadsPerThreadgroup(maxTotalThreadsPerThreadgroup);
}
MTL::LibraryOptimizationLevel pewter_MTLCompileOptions_optimizationLevel(const MTL::CompileOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CompileOptions*>(self)->optimizationLevel();
}
void pewter_MTLCompileOptions_setOptimizationLevel_(MTL::CompileOptions* self, MTL::LibraryOptimizationLevel optimizationLevel) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CompileOptions*>(self)->setOptimizationLevel(optimizationLevel);
}
NS::Dictionary* pewter_MTLCompileOptions_preprocessorMacros(const MTL::CompileOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Dictionary*>(reinterpret_cast<const host::MTL::CompileOptions*>(self)->preprocessorMacros());
}
void pewter_MTLCompileOptions_setPreprocessorMacros_(MTL::CompileOptions* self, const NS::Dictionary* preprocessorMacros) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CompileOptions*>(self)->setPreprocessorMacros(reinterpret_cast<const host::NS::Dictionary*>(preprocessorMacros));
}
bool pewter_MTLCompileOptions_preserveInvariance(const MTL::CompileOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CompileOptions*>(self)->preserveInvariance();
}
void pewter_MTLCompileOptions_setPreserveInvariance_(MTL::CompileOptions* self, bool preserveInvariance) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CompileOptions*>(self)->setPreserveInvariance(preserveInvariance);
}
MTL::Size pewter_MTLCompileOptions_requiredThreadsPerThreadgroup(const MTL::CompileOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::CompileOptions*>(self)->requiredThreadsPerThreadgroup();
}
void pewter_MTLCompileOptions_setRequiredThreadsPerThreadgroup_(MTL::CompileOptions* self, MTL::Size requiredThreadsPerThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::CompileOptions*>(self)->setRequiredThreadsPerThreadgroup(requiredThreadsPerThreadgroup);
}
MTL::FunctionReflection* pewter_MTLFunctionReflection_alloc() {
  return reinterpret_cast<MTL::FunctionReflection*>(host::MTL::FunctionReflection::alloc());
}
MTL::FunctionReflection* pewter_MTLFunctionReflection_init(MTL::FunctionReflection* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionReflection*>(reinterpret_cast<host::MTL::FunctionReflection*>(self)->init());
}
NS::Array* pewter_MTLFunctionReflection_bindings(const MTL::FunctionReflection* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::FunctionReflection*>(self)->bindings());
}
NS::String* pewter_MTLLibrary_label(const MTL::Library* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::Library*>(self)->label());
}
void pewter_MTLLibrary_setLabel_(MTL::Library* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Library*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
MTL::Device* pewter_MTLLibrary_device(const MTL::Library* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::Library*>(self)->device());
}
NS::Array* pewter_MTLLibrary_functionNames(const MTL::Library* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::Library*>(self)->functionNames());
}
NS::String* pewter_MTLLibrary_installName(const MTL::Library* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::Library*>(self)->installName());
}
MTL::Function* pewter_MTLLibrary_newFunctionWithName_(MTL::Library* self, const NS::String* functionName) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Function*>(reinterpret_cast<host::MTL::Library*>(self)->newFunction(reinterpret_cast<const host::NS::String*>(functionName)));
}
MTL::Function* pewter_MTLLibrary_newFunctionWithName_constantValues_error_(MTL::Library* self, const NS::String* name, const MTL::FunctionConstantValues* constantValues, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Function*>(reinterpret_cast<host::MTL::Library*>(self)->newFunction(reinterpret_cast<const host::NS::String*>(name), reinterpret_cast<const host::MTL::FunctionConstantValues*>(constantValues), reinterpret_cast<host::NS::Error**>(error)));
}
void pewter_MTLLibrary_newFunctionWithName_constantValues_completionHandler_(MTL::Library* self, const NS::String* name, const MTL::FunctionConstantValues* constantValues, void* completionHandler, void (*completionHandler_call)(void*, MTL::Function*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return; }
  reinterpret_cast<host::MTL::Library*>(self)->newFunction(reinterpret_cast<const host::NS::String*>(name), reinterpret_cast<const host::MTL::FunctionConstantValues*>(constantValues), host::called_back<MTL::Function*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release});
}
void pewter_MTLLibrary_newFunctionWithDescriptor_completionHandler_(MTL::Library* self, const MTL::FunctionDescriptor* descriptor, void* completionHandler, void (*completionHandler_call)(void*, MTL::Function*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return; }
  reinterpret_cast<host::MTL::Library*>(self)->newFunction(reinterpret_cast<const host::MTL::FunctionDescriptor*>(descriptor), host::called_back<MTL::Function*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release});
}
MTL::Function* pewter_MTLLibrary_newFunctionWithDescriptor_error_(MTL::Library* self, const MTL::FunctionDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Function*>(reinterpret_cast<host::MTL::Library*>(self)->newFunction(reinterpret_cast<const host::MTL::FunctionDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
void pewter_MTLLibrary_newIntersectionFunctionWithDescriptor_completionHandler_(MTL::Library* self, const MTL::IntersectionFunctionDescriptor* descriptor, void* completionHandler, void (*completionHandler_call)(void*, MTL::Function*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return; }
  reinterpret_cast<host::MTL::Library*>(self)->newIntersectionFunction(reinterpret_cast<const host::MTL::IntersectionFunctionDescriptor*>(descriptor), host::called_back<MTL::Function*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release});
}
MTL::Function* pewter_MTLLibrary_newIntersectionFunctionWithDescriptor_error_(MTL::Library* self, const MTL::IntersectionFunctionDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Function*>(reinterpret_cast<host::MTL::Library*>(self)->newIntersectionFunction(reinterpret_cast<const host::MTL::IntersectionFunctionDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::FunctionReflection* pewter_MTLLibrary_reflectionForFunctionWithName_(MTL::Library* self, const NS::String* functionName) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionReflection*>(reinterpret_cast<host::MTL::Library*>(self)->reflectionForFunction(reinterpret_cast<const host::NS::String*>(functionName)));
}
MTL::LibraryType pewter_MTLLibrary_type(const MTL::Library* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Library*>(self)->type();
}
MTL::LinkedFunctions* pewter_MTLLinkedFunctions_alloc() {
  return reinterpret_cast<MTL::LinkedFunctions*>(host::MTL::LinkedFunctions::alloc());
}
MTL::LinkedFunctions* pewter_MTLLinkedFunctions_linkedFunctions() {
  return reinterpret_cast<MTL::LinkedFunctions*>(host::MTL::LinkedFunctions::linkedFunctions());
}
MTL::LinkedFunctions* pewter_MTLLinkedFunctions_init(MTL::LinkedFunctions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::LinkedFunctions*>(reinterpret_cast<host::MTL::LinkedFunctions*>(self)->init());
}
NS::Array* pewter_MTLLinkedFunctions_binaryFunctions(const MTL::LinkedFunctions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::LinkedFunctions*>(self)->binaryFunctions());
}
void pewter_MTLLinkedFunctions_setBinaryFunctions_(MTL::LinkedFunctions* self, const NS::Array* binaryFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::LinkedFunctions*>(self)->setBinaryFunctions(reinterpret_cast<const host::NS::Array*>(binaryFunctions));
}
NS::Array* pewter_MTLLinkedFunctions_functions(const MTL::LinkedFunctions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::LinkedFunctions*>(self)->functions());
}
void pewter_MTLLinkedFunctions_setFunctions_(MTL::LinkedFunctions* self, const NS::Array* functions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::LinkedFunctions*>(self)->setFunctions(reinterpret_cast<const host::NS::Array*>(functions));
}
NS::Dictionary* pewter_MTLLinkedFunctions_groups(const MTL::LinkedFunctions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Dictionary*>(reinterpret_cast<const host::MTL::LinkedFunctions*>(self)->groups());
}
void pewter_MTLLinkedFunctions_setGroups_(MTL::LinkedFunctions* self, const NS::Dictionary* groups) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::LinkedFunctions*>(self)->setGroups(reinterpret_cast<const host::NS::Dictionary*>(groups));
}
NS::Array* pewter_MTLLinkedFunctions_privateFunctions(const MTL::LinkedFunctions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::LinkedFunctions*>(self)->privateFunctions());
}
void pewter_MTLLinkedFunctions_setPrivateFunctions_(MTL::LinkedFunctions* self, const NS::Array* privateFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::LinkedFunctions*>(self)->setPrivateFunctions(reinterpret_cast<const host::NS::Array*>(privateFunctions));
}
void pewter_MTLLogState_addLogHandler_(MTL::LogState* self, void* block, void (*block_call)(void*, NS::String*, NS::String*, MTL::LogLevel, NS::String*), void (*block_release)(void*)) {
  if (self == nullptr) { if (block_release != nullptr) block_release(block); return; }
  reinterpret_cast<host::MTL::LogState*>(self)->addLogHandler(host::called_back<NS::String*, NS::String*, MTL::LogLevel, NS::String*>{block, block_call, block_release});
}
MTL::LogStateDescriptor* pewter_MTLLogStateDescriptor_alloc() {
  return reinterpret_cast<MTL::LogStateDescriptor*>(host::MTL::LogStateDescriptor::alloc());
}
MTL::LogStateDescriptor* pewter_MTLLogStateDescriptor_init(MTL::LogStateDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::LogStateDescriptor*>(reinterpret_cast<host::MTL::LogStateDescriptor*>(self)->init());
}
NS::Integer pewter_MTLLogStateDescriptor_bufferSize(const MTL::LogStateDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::LogStateDescriptor*>(self)->bufferSize();
}
void pewter_MTLLogStateDescriptor_setBufferSize_(MTL::LogStateDescriptor* self, NS::Integer bufferSize) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::LogStateDescriptor*>(self)->setBufferSize(bufferSize);
}
MTL::LogLevel pewter_MTLLogStateDescriptor_level(const MTL::LogStateDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::LogStateDescriptor*>(self)->level();
}
void pewter_MTLLogStateDescriptor_setLevel_(MTL::LogStateDescriptor* self, MTL::LogLevel level) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::LogStateDescriptor*>(self)->setLevel(level);
}
MTL::RenderCommandEncoder* pewter_MTLParallelRenderCommandEncoder_renderCommandEncoder(MTL::ParallelRenderCommandEncoder* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderCommandEncoder*>(reinterpret_cast<host::MTL::ParallelRenderCommandEncoder*>(self)->renderCommandEncoder());
}
void pewter_MTLParallelRenderCommandEncoder_setColorStoreAction_atIndex_(MTL::ParallelRenderCommandEncoder* self, MTL::StoreAction storeAction, NS::UInteger colorAttachmentIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ParallelRenderCommandEncoder*>(self)->setColorStoreAction(storeAction, colorAttachmentIndex);
}
void pewter_MTLParallelRenderCommandEncoder_setColorStoreActionOptions_atIndex_(MTL::ParallelRenderCommandEncoder* self, MTL::StoreActionOptions storeActionOptions, NS::UInteger colorAttachmentIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ParallelRenderCommandEncoder*>(self)->setColorStoreActionOptions(storeActionOptions, colorAttachmentIndex);
}
void pewter_MTLParallelRenderCommandEncoder_setDepthStoreAction_(MTL::ParallelRenderCommandEncoder* self, MTL::StoreAction storeAction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ParallelRenderCommandEncoder*>(self)->setDepthStoreAction(storeAction);
}
void pewter_MTLParallelRenderCommandEncoder_setDepthStoreActionOptions_(MTL::ParallelRenderCommandEncoder* self, MTL::StoreActionOptions storeActionOptions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ParallelRenderCommandEncoder*>(self)->setDepthStoreActionOptions(storeActionOptions);
}
void pewter_MTLParallelRenderCommandEncoder_setStencilStoreAction_(MTL::ParallelRenderCommandEncoder* self, MTL::StoreAction storeAction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ParallelRenderCommandEncoder*>(self)->setStencilStoreAction(storeAction);
}
void pewter_MTLParallelRenderCommandEncoder_setStencilStoreActionOptions_(MTL::ParallelRenderCommandEncoder* self, MTL::StoreActionOptions storeActionOptions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ParallelRenderCommandEncoder*>(self)->setStencilStoreActionOptions(storeActionOptions);
}
MTL::PipelineBufferDescriptor* pewter_MTLPipelineBufferDescriptor_alloc() {
  return reinterpret_cast<MTL::PipelineBufferDescriptor*>(host::MTL::PipelineBufferDescriptor::alloc());
}
MTL::PipelineBufferDescriptor* pewter_MTLPipelineBufferDescriptor_init(MTL::PipelineBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::PipelineBufferDescriptor*>(reinterpret_cast<host::MTL::PipelineBufferDescriptor*>(self)->init());
}
MTL::Mutability pewter_MTLPipelineBufferDescriptor_mutability(const MTL::PipelineBufferDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::PipelineBufferDescriptor*>(self)->mutability();
}
void pewter_MTLPipelineBufferDescriptor_setMutability_(MTL::PipelineBufferDescriptor* self, MTL::Mutability mutability) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::PipelineBufferDescriptor*>(self)->setMutability(mutability);
}
MTL::PipelineBufferDescriptorArray* pewter_MTLPipelineBufferDescriptorArray_alloc() {
  return reinterpret_cast<MTL::PipelineBufferDescriptorArray*>(host::MTL::PipelineBufferDescriptorArray::alloc());
}
MTL::PipelineBufferDescriptorArray* pewter_MTLPipelineBufferDescriptorArray_init(MTL::PipelineBufferDescriptorArray* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::PipelineBufferDescriptorArray*>(reinterpret_cast<host::MTL::PipelineBufferDescriptorArray*>(self)->init());
}
MTL::PipelineBufferDescriptor* pewter_MTLPipelineBufferDescriptorArray_objectAtIndexedSubscript_(MTL::PipelineBufferDescriptorArray* self, NS::UInteger bufferIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::PipelineBufferDescriptor*>(reinterpret_cast<host::MTL::PipelineBufferDescriptorArray*>(self)->object(bufferIndex));
}
void pewter_MTLPipelineBufferDescriptorArray_setObject_atIndexedSubscript_(MTL::PipelineBufferDescriptorArray* self, const MTL::PipelineBufferDescriptor* buffer, NS::UInteger bufferIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::PipelineBufferDescriptorArray*>(self)->setObject(reinterpret_cast<const host::MTL::PipelineBufferDescriptor*>(buffer), bufferIndex);
}
MTL::RasterizationRateSampleArray* pewter_MTLRasterizationRateSampleArray_alloc() {
  return reinterpret_cast<MTL::RasterizationRateSampleArray*>(host::MTL::RasterizationRateSampleArray::alloc());
}
MTL::RasterizationRateSampleArray* pewter_MTLRasterizationRateSampleArray_init(MTL::RasterizationRateSampleArray* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RasterizationRateSampleArray*>(reinterpret_cast<host::MTL::RasterizationRateSampleArray*>(self)->init());
}
NS::Number* pewter_MTLRasterizationRateSampleArray_objectAtIndexedSubscript_(MTL::RasterizationRateSampleArray* self, NS::UInteger index) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Number*>(reinterpret_cast<host::MTL::RasterizationRateSampleArray*>(self)->object(index));
}
void pewter_MTLRasterizationRateSampleArray_setObject_atIndexedSubscript_(MTL::RasterizationRateSampleArray* self, const NS::Number* value, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RasterizationRateSampleArray*>(self)->setObject(reinterpret_cast<const host::NS::Number*>(value), index);
}
MTL::RasterizationRateLayerDescriptor* pewter_MTLRasterizationRateLayerDescriptor_alloc() {
  return reinterpret_cast<MTL::RasterizationRateLayerDescriptor*>(host::MTL::RasterizationRateLayerDescriptor::alloc());
}
MTL::RasterizationRateLayerDescriptor* pewter_MTLRasterizationRateLayerDescriptor_init(MTL::RasterizationRateLayerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RasterizationRateLayerDescriptor*>(reinterpret_cast<host::MTL::RasterizationRateLayerDescriptor*>(self)->init());
}
MTL::RasterizationRateLayerDescriptor* pewter_MTLRasterizationRateLayerDescriptor_initWithSampleCount_(MTL::RasterizationRateLayerDescriptor* self, MTL::Size sampleCount) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RasterizationRateLayerDescriptor*>(reinterpret_cast<host::MTL::RasterizationRateLayerDescriptor*>(self)->init(sampleCount));
}
MTL::RasterizationRateLayerDescriptor* pewter_MTLRasterizationRateLayerDescriptor_initWithSampleCount_horizontal_vertical_(MTL::RasterizationRateLayerDescriptor* self, MTL::Size sampleCount, const float* horizontal, const float* vertical) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RasterizationRateLayerDescriptor*>(reinterpret_cast<host::MTL::RasterizationRateLayerDescriptor*>(self)->init(sampleCount, horizontal, vertical));
}
MTL::Size pewter_MTLRasterizationRateLayerDescriptor_sampleCount(const MTL::RasterizationRateLayerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RasterizationRateLayerDescriptor*>(self)->sampleCount();
}
void pewter_MTLRasterizationRateLayerDescriptor_setSampleCount_(MTL::RasterizationRateLayerDescriptor* self, MTL::Size sampleCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RasterizationRateLayerDescriptor*>(self)->setSampleCount(sampleCount);
}
MTL::RasterizationRateSampleArray* pewter_MTLRasterizationRateLayerDescriptor_horizontal(const MTL::RasterizationRateLayerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RasterizationRateSampleArray*>(reinterpret_cast<const host::MTL::RasterizationRateLayerDescriptor*>(self)->horizontal());
}
float* pewter_MTLRasterizationRateLayerDescriptor_horizontalSampleStorage(const MTL::RasterizationRateLayerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RasterizationRateLayerDescriptor*>(self)->horizontalSampleStorage();
}
MTL::Size pewter_MTLRasterizationRateLayerDescriptor_maxSampleCount(const MTL::RasterizationRateLayerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RasterizationRateLayerDescriptor*>(self)->maxSampleCount();
}
MTL::RasterizationRateSampleArray* pewter_MTLRasterizationRateLayerDescriptor_vertical(const MTL::RasterizationRateLayerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RasterizationRateSampleArray*>(reinterpret_cast<const host::MTL::RasterizationRateLayerDescriptor*>(self)->vertical());
}
float* pewter_MTLRasterizationRateLayerDescriptor_verticalSampleStorage(const MTL::RasterizationRateLayerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RasterizationRateLayerDescriptor*>(self)->verticalSampleStorage();
}
MTL::RasterizationRateLayerArray* pewter_MTLRasterizationRateLayerArray_alloc() {
  return reinterpret_cast<MTL::RasterizationRateLayerArray*>(host::MTL::RasterizationRateLayerArray::alloc());
}
MTL::RasterizationRateLayerArray* pewter_MTLRasterizationRateLayerArray_init(MTL::RasterizationRateLayerArray* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RasterizationRateLayerArray*>(reinterpret_cast<host::MTL::RasterizationRateLayerArray*>(self)->init());
}
MTL::RasterizationRateLayerDescriptor* pewter_MTLRasterizationRateLayerArray_objectAtIndexedSubscript_(MTL::RasterizationRateLayerArray* self, NS::UInteger layerIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RasterizationRateLayerDescriptor*>(reinterpret_cast<host::MTL::RasterizationRateLayerArray*>(self)->object(layerIndex));
}
void pewter_MTLRasterizationRateLayerArray_setObject_atIndexedSubscript_(MTL::RasterizationRateLayerArray* self, const MTL::RasterizationRateLayerDescriptor* layer, NS::UInteger layerIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RasterizationRateLayerArray*>(self)->setObject(reinterpret_cast<const host::MTL::RasterizationRateLayerDescriptor*>(layer), layerIndex);
}
MTL::RasterizationRateMapDescriptor* pewter_MTLRasterizationRateMapDescriptor_alloc() {
  return reinterpret_cast<MTL::RasterizationRateMapDescriptor*>(host::MTL::RasterizationRateMapDescriptor::alloc());
}
MTL::RasterizationRateMapDescriptor* pewter_MTLRasterizationRateMapDescriptor_rasterizationRateMapDescriptorWithScreenSize_(MTL::Size screenSize) {
  return reinterpret_cast<MTL::RasterizationRateMapDescriptor*>(host::MTL::RasterizationRateMapDescriptor::rasterizationRateMapDescriptor(screenSize));
}
MTL::RasterizationRateMapDescriptor* pewter_MTLRasterizationRateMapDescriptor_rasterizationRateMapDescriptorWithScreenSize_layer_(MTL::Size screenSize, const MTL::RasterizationRateLayerDescriptor* layer) {
  return reinterpret_cast<MTL::RasterizationRateMapDescriptor*>(host::MTL::RasterizationRateMapDescriptor::rasterizationRateMapDescriptor(screenSize, reinterpret_cast<const host::MTL::RasterizationRateLayerDescriptor*>(layer)));
}
MTL::RasterizationRateMapDescriptor* pewter_MTLRasterizationRateMapDescriptor_rasterizationRateMapDescriptorWithScreenSize_layerCount_layers_(MTL::Size screenSize, NS::UInteger layerCount, const MTL::RasterizationRateLayerDescriptor* const* layers) {
  return reinterpret_cast<MTL::RasterizationRateMapDescriptor*>(host::MTL::RasterizationRateMapDescriptor::rasterizationRateMapDescriptor(screenSize, layerCount, reinterpret_cast<const host::MTL::RasterizationRateLayerDescriptor* const*>(layers)));
}
MTL::RasterizationRateMapDescriptor* pewter_MTLRasterizationRateMapDescriptor_init(MTL::RasterizationRateMapDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RasterizationRateMapDescriptor*>(reinterpret_cast<host::MTL::RasterizationRateMapDescriptor*>(self)->init());
}
NS::String* pewter_MTLRasterizationRateMapDescriptor_label(const MTL::RasterizationRateMapDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::RasterizationRateMapDescriptor*>(self)->label());
}
void pewter_MTLRasterizationRateMapDescriptor_setLabel_(MTL::RasterizationRateMapDescriptor* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RasterizationRateMapDescriptor*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
MTL::Size pewter_MTLRasterizationRateMapDescriptor_screenSize(const MTL::RasterizationRateMapDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RasterizationRateMapDescriptor*>(self)->screenSize();
}
void pewter_MTLRasterizationRateMapDescriptor_setScreenSize_(MTL::RasterizationRateMapDescriptor* self, MTL::Size screenSize) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RasterizationRateMapDescriptor*>(self)->setScreenSize(screenSize);
}
MTL::RasterizationRateLayerDescriptor* pewter_MTLRasterizationRateMapDescriptor_layerAtIndex_(MTL::RasterizationRateMapDescriptor* self, NS::UInteger layerIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RasterizationRateLayerDescriptor*>(reinterpret_cast<host::MTL::RasterizationRateMapDescriptor*>(self)->layer(layerIndex));
}
NS::UInteger pewter_MTLRasterizationRateMapDescriptor_layerCount(const MTL::RasterizationRateMapDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RasterizationRateMapDescriptor*>(self)->layerCount();
}
MTL::RasterizationRateLayerArray* pewter_MTLRasterizationRateMapDescriptor_layers(const MTL::RasterizationRateMapDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RasterizationRateLayerArray*>(reinterpret_cast<const host::MTL::RasterizationRateMapDescriptor*>(self)->layers());
}
void pewter_MTLRasterizationRateMapDescriptor_setLayer_atIndex_(MTL::RasterizationRateMapDescriptor* self, const MTL::RasterizationRateLayerDescriptor* layer, NS::UInteger layerIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RasterizationRateMapDescriptor*>(self)->setLayer(reinterpret_cast<const host::MTL::RasterizationRateLayerDescriptor*>(layer), layerIndex);
}
void pewter_MTLRasterizationRateMap_copyParameterDataToBuffer_offset_(MTL::RasterizationRateMap* self, const MTL::Buffer* buffer, NS::UInteger offset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RasterizationRateMap*>(self)->copyParameterDataToBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset);
}
MTL::Device* pewter_MTLRasterizationRateMap_device(const MTL::RasterizationRateMap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::RasterizationRateMap*>(self)->device());
}
NS::String* pewter_MTLRasterizationRateMap_label(const MTL::RasterizationRateMap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::RasterizationRateMap*>(self)->label());
}
NS::UInteger pewter_MTLRasterizationRateMap_layerCount(const MTL::RasterizationRateMap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RasterizationRateMap*>(self)->layerCount();
}
MTL::Coordinate2D pewter_MTLRasterizationRateMap_mapPhysicalToScreenCoordinates_forLayer_(MTL::RasterizationRateMap* self, MTL::Coordinate2D physicalCoordinates, NS::UInteger layerIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::RasterizationRateMap*>(self)->mapPhysicalToScreenCoordinates(physicalCoordinates, layerIndex);
}
MTL::Coordinate2D pewter_MTLRasterizationRateMap_mapScreenToPhysicalCoordinates_forLayer_(MTL::RasterizationRateMap* self, MTL::Coordinate2D screenCoordinates, NS::UInteger layerIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::RasterizationRateMap*>(self)->mapScreenToPhysicalCoordinates(screenCoordinates, layerIndex);
}
MTL::SizeAndAlign pewter_MTLRasterizationRateMap_parameterBufferSizeAndAlign(const MTL::RasterizationRateMap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RasterizationRateMap*>(self)->parameterBufferSizeAndAlign();
}
MTL::Size pewter_MTLRasterizationRateMap_physicalGranularity(const MTL::RasterizationRateMap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RasterizationRateMap*>(self)->physicalGranularity();
}
MTL::Size pewter_MTLRasterizationRateMap_physicalSizeForLayer_(MTL::RasterizationRateMap* self, NS::UInteger layerIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::RasterizationRateMap*>(self)->physicalSize(layerIndex);
}
MTL::Size pewter_MTLRasterizationRateMap_screenSize(const MTL::RasterizationRateMap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RasterizationRateMap*>(self)->screenSize();
}
void pewter_MTLRenderCommandEncoder_dispatchThreadsPerTile_(MTL::RenderCommandEncoder* self, MTL::Size threadsPerTile) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->dispatchThreadsPerTile(threadsPerTile);
}
void pewter_MTLRenderCommandEncoder_drawIndexedPatches_patchStart_patchCount_patchIndexBuffer_patchIndexBufferOffset_controlPointIndexBuffer_controlPointIndexBufferOffset_instanceCount_baseInstance_(MTL::RenderCommandEncoder* self, NS::UInteger numberOfPatchControlPoints, NS::UInteger patchStart, NS::UInteger patchCount, const MTL::Buffer* patchIndexBuffer, NS::UInteger patchIndexBufferOffset, const MTL::Buffer* controlPointIndexBuffer, NS::UInteger controlPointIndexBufferOffset, NS::UInteger instanceCount, NS::UInteger baseInstance) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->drawIndexedPatches(numberOfPatchControlPoints, patchStart, patchCount, reinterpret_cast<const host::MTL::Buffer*>(patchIndexBuffer), patchIndexBufferOffset, reinterpret_cast<const host::MTL::Buffer*>(controlPointIndexBuffer), controlPointIndexBufferOffset, instanceCount, baseInstance);
}
void pewter_MTLRenderCommandEncoder_drawIndexedPatches_patchIndexBuffer_patchIndexBufferOffset_controlPointIndexBuffer_controlPointIndexBufferOffset_indirectBuffer_indirectBufferOffset_(MTL::RenderCommandEncoder* self, NS::UInteger numberOfPatchControlPoints, const MTL::Buffer* patchIndexBuffer, NS::UInteger patchIndexBufferOffset, const MTL::Buffer* controlPointIndexBuffer, NS::UInteger controlPointIndexBufferOffset, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->drawIndexedPatches(numberOfPatchControlPoints, reinterpret_cast<const host::MTL::Buffer*>(patchIndexBuffer), patchIndexBufferOffset, reinterpret_cast<const host::MTL::Buffer*>(controlPointIndexBuffer), controlPointIndexBufferOffset, reinterpret_cast<const host::MTL::Buffer*>(indirectBuffer), indirectBufferOffset);
}
void pewter_MTLRenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferOffset_instanceCount_(MTL::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, const MTL::Buffer* indexBuffer, NS::UInteger indexBufferOffset, NS::UInteger instanceCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->drawIndexedPrimitives(primitiveType, indexCount, indexType, reinterpret_cast<const host::MTL::Buffer*>(indexBuffer), indexBufferOffset, instanceCount);
}
void pewter_MTLRenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferOffset_(MTL::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, const MTL::Buffer* indexBuffer, NS::UInteger indexBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->drawIndexedPrimitives(primitiveType, indexCount, indexType, reinterpret_cast<const host::MTL::Buffer*>(indexBuffer), indexBufferOffset);
}
void pewter_MTLRenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferOffset_instanceCount_baseVertex_baseInstance_(MTL::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, const MTL::Buffer* indexBuffer, NS::UInteger indexBufferOffset, NS::UInteger instanceCount, NS::Integer baseVertex, NS::UInteger baseInstance) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->drawIndexedPrimitives(primitiveType, indexCount, indexType, reinterpret_cast<const host::MTL::Buffer*>(indexBuffer), indexBufferOffset, instanceCount, baseVertex, baseInstance);
}
void pewter_MTLRenderCommandEncoder_drawIndexedPrimitives_indexType_indexBuffer_indexBufferOffset_indirectBuffer_indirectBufferOffset_(MTL::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, MTL::IndexType indexType, const MTL::Buffer* indexBuffer, NS::UInteger indexBufferOffset, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->drawIndexedPrimitives(primitiveType, indexType, reinterpret_cast<const host::MTL::Buffer*>(indexBuffer), indexBufferOffset, reinterpret_cast<const host::MTL::Buffer*>(indirectBuffer), indirectBufferOffset);
}
void pewter_MTLRenderCommandEncoder_drawMeshThreadgroups_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(MTL::RenderCommandEncoder* self, MTL::Size threadgroupsPerGrid, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->drawMeshThreadgroups(threadgroupsPerGrid, threadsPerObjectThreadgroup, threadsPerMeshThreadgroup);
}
void pewter_MTLRenderCommandEncoder_drawMeshThreadgroupsWithIndirectBuffer_indirectBufferOffset_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(MTL::RenderCommandEncoder* self, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->drawMeshThreadgroups(reinterpret_cast<const host::MTL::Buffer*>(indirectBuffer), indirectBufferOffset, threadsPerObjectThreadgroup, threadsPerMeshThreadgroup);
}
void pewter_MTLRenderCommandEncoder_drawMeshThreads_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(MTL::RenderCommandEncoder* self, MTL::Size threadsPerGrid, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->drawMeshThreads(threadsPerGrid, threadsPerObjectThreadgroup, threadsPerMeshThreadgroup);
}
void pewter_MTLRenderCommandEncoder_drawPatches_patchStart_patchCount_patchIndexBuffer_patchIndexBufferOffset_instanceCount_baseInstance_(MTL::RenderCommandEncoder* self, NS::UInteger numberOfPatchControlPoints, NS::UInteger patchStart, NS::UInteger patchCount, const MTL::Buffer* patchIndexBuffer, NS::UInteger patchIndexBufferOffset, NS::UInteger instanceCount, NS::UInteger baseInstance) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->drawPatches(numberOfPatchControlPoints, patchStart, patchCount, reinterpret_cast<const host::MTL::Buffer*>(patchIndexBuffer), patchIndexBufferOffset, instanceCount, baseInstance);
}
void pewter_MTLRenderCommandEncoder_drawPatches_patchIndexBuffer_patchIndexBufferOffset_indirectBuffer_indirectBufferOffset_(MTL::RenderCommandEncoder* self, NS::UInteger numberOfPatchControlPoints, const MTL::Buffer* patchIndexBuffer, NS::UInteger patchIndexBufferOffset, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->drawPatches(numberOfPatchControlPoints, reinterpret_cast<const host::MTL::Buffer*>(patchIndexBuffer), patchIndexBufferOffset, reinterpret_cast<const host::MTL::Buffer*>(indirectBuffer), indirectBufferOffset);
}
void pewter_MTLRenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_instanceCount_(MTL::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount, NS::UInteger instanceCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->drawPrimitives(primitiveType, vertexStart, vertexCount, instanceCount);
}
void pewter_MTLRenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_(MTL::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->drawPrimitives(primitiveType, vertexStart, vertexCount);
}
void pewter_MTLRenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_instanceCount_baseInstance_(MTL::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount, NS::UInteger instanceCount, NS::UInteger baseInstance) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->drawPrimitives(primitiveType, vertexStart, vertexCount, instanceCount, baseInstance);
}
void pewter_MTLRenderCommandEncoder_drawPrimitives_indirectBuffer_indirectBufferOffset_(MTL::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->drawPrimitives(primitiveType, reinterpret_cast<const host::MTL::Buffer*>(indirectBuffer), indirectBufferOffset);
}
void pewter_MTLRenderCommandEncoder_executeCommandsInBuffer_withRange_(MTL::RenderCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range executionRange) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->executeCommandsInBuffer(reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(indirectCommandBuffer), executionRange);
}
void pewter_MTLRenderCommandEncoder_executeCommandsInBuffer_indirectBuffer_indirectBufferOffset_(MTL::RenderCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandbuffer, const MTL::Buffer* indirectRangeBuffer, NS::UInteger indirectBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->executeCommandsInBuffer(reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(indirectCommandbuffer), reinterpret_cast<const host::MTL::Buffer*>(indirectRangeBuffer), indirectBufferOffset);
}
void pewter_MTLRenderCommandEncoder_memoryBarrierWithScope_afterStages_beforeStages_(MTL::RenderCommandEncoder* self, MTL::BarrierScope scope, MTL::RenderStages after, MTL::RenderStages before) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->memoryBarrier(scope, after, before);
}
void pewter_MTLRenderCommandEncoder_memoryBarrierWithResources_count_afterStages_beforeStages_(MTL::RenderCommandEncoder* self, const MTL::Resource* const* resources, NS::UInteger count, MTL::RenderStages after, MTL::RenderStages before) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->memoryBarrier(reinterpret_cast<const host::MTL::Resource* const*>(resources), count, after, before);
}
void pewter_MTLRenderCommandEncoder_sampleCountersInBuffer_atSampleIndex_withBarrier_(MTL::RenderCommandEncoder* self, const MTL::CounterSampleBuffer* sampleBuffer, NS::UInteger sampleIndex, bool barrier) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->sampleCountersInBuffer(reinterpret_cast<const host::MTL::CounterSampleBuffer*>(sampleBuffer), sampleIndex, barrier);
}
void pewter_MTLRenderCommandEncoder_setBlendColorRed_green_blue_alpha_(MTL::RenderCommandEncoder* self, float red, float green, float blue, float alpha) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setBlendColor(red, green, blue, alpha);
}
void pewter_MTLRenderCommandEncoder_setColorAttachmentMap_(MTL::RenderCommandEncoder* self, const MTL::LogicalToPhysicalColorAttachmentMap* mapping) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setColorAttachmentMap(reinterpret_cast<const host::MTL::LogicalToPhysicalColorAttachmentMap*>(mapping));
}
void pewter_MTLRenderCommandEncoder_setColorStoreAction_atIndex_(MTL::RenderCommandEncoder* self, MTL::StoreAction storeAction, NS::UInteger colorAttachmentIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setColorStoreAction(storeAction, colorAttachmentIndex);
}
void pewter_MTLRenderCommandEncoder_setColorStoreActionOptions_atIndex_(MTL::RenderCommandEncoder* self, MTL::StoreActionOptions storeActionOptions, NS::UInteger colorAttachmentIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setColorStoreActionOptions(storeActionOptions, colorAttachmentIndex);
}
void pewter_MTLRenderCommandEncoder_setCullMode_(MTL::RenderCommandEncoder* self, MTL::CullMode cullMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setCullMode(cullMode);
}
void pewter_MTLRenderCommandEncoder_setDepthBias_slopeScale_clamp_(MTL::RenderCommandEncoder* self, float depthBias, float slopeScale, float clamp) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setDepthBias(depthBias, slopeScale, clamp);
}
void pewter_MTLRenderCommandEncoder_setDepthClipMode_(MTL::RenderCommandEncoder* self, MTL::DepthClipMode depthClipMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setDepthClipMode(depthClipMode);
}
void pewter_MTLRenderCommandEncoder_setDepthStencilState_(MTL::RenderCommandEncoder* self, const MTL::DepthStencilState* depthStencilState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setDepthStencilState(reinterpret_cast<const host::MTL::DepthStencilState*>(depthStencilState));
}
void pewter_MTLRenderCommandEncoder_setDepthStoreAction_(MTL::RenderCommandEncoder* self, MTL::StoreAction storeAction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setDepthStoreAction(storeAction);
}
void pewter_MTLRenderCommandEncoder_setDepthStoreActionOptions_(MTL::RenderCommandEncoder* self, MTL::StoreActionOptions storeActionOptions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setDepthStoreActionOptions(storeActionOptions);
}
void pewter_MTLRenderCommandEncoder_setDepthTestMinBound_maxBound_(MTL::RenderCommandEncoder* self, float minBound, float maxBound) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setDepthTestBounds(minBound, maxBound);
}
void pewter_MTLRenderCommandEncoder_setFragmentAccelerationStructure_atBufferIndex_(MTL::RenderCommandEncoder* self, const MTL::AccelerationStructure* accelerationStructure, NS::UInteger bufferIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setFragmentAccelerationStructure(reinterpret_cast<const host::MTL::AccelerationStructure*>(accelerationStructure), bufferIndex);
}
void pewter_MTLRenderCommandEncoder_setFragmentBuffer_offset_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setFragmentBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, index);
}
void pewter_MTLRenderCommandEncoder_setFragmentBufferOffset_atIndex_(MTL::RenderCommandEncoder* self, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setFragmentBufferOffset(offset, index);
}
void pewter_MTLRenderCommandEncoder_setFragmentBuffers_offsets_withRange_(MTL::RenderCommandEncoder* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setFragmentBuffers(reinterpret_cast<const host::MTL::Buffer* const*>(buffers), offsets, range);
}
void pewter_MTLRenderCommandEncoder_setFragmentBytes_length_atIndex_(MTL::RenderCommandEncoder* self, const void* bytes, NS::UInteger length, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setFragmentBytes(bytes, length, index);
}
void pewter_MTLRenderCommandEncoder_setFragmentIntersectionFunctionTable_atBufferIndex_(MTL::RenderCommandEncoder* self, const MTL::IntersectionFunctionTable* intersectionFunctionTable, NS::UInteger bufferIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setFragmentIntersectionFunctionTable(reinterpret_cast<const host::MTL::IntersectionFunctionTable*>(intersectionFunctionTable), bufferIndex);
}
void pewter_MTLRenderCommandEncoder_setFragmentIntersectionFunctionTables_withBufferRange_(MTL::RenderCommandEncoder* self, const MTL::IntersectionFunctionTable* const* intersectionFunctionTables, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setFragmentIntersectionFunctionTables(reinterpret_cast<const host::MTL::IntersectionFunctionTable* const*>(intersectionFunctionTables), range);
}
void pewter_MTLRenderCommandEncoder_setFragmentSamplerState_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setFragmentSamplerState(reinterpret_cast<const host::MTL::SamplerState*>(sampler), index);
}
void pewter_MTLRenderCommandEncoder_setFragmentSamplerState_lodMinClamp_lodMaxClamp_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setFragmentSamplerState(reinterpret_cast<const host::MTL::SamplerState*>(sampler), lodMinClamp, lodMaxClamp, index);
}
void pewter_MTLRenderCommandEncoder_setFragmentSamplerStates_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setFragmentSamplerStates(reinterpret_cast<const host::MTL::SamplerState* const*>(samplers), range);
}
void pewter_MTLRenderCommandEncoder_setFragmentSamplerStates_lodMinClamps_lodMaxClamps_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setFragmentSamplerStates(reinterpret_cast<const host::MTL::SamplerState* const*>(samplers), lodMinClamps, lodMaxClamps, range);
}
void pewter_MTLRenderCommandEncoder_setFragmentTexture_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Texture* texture, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setFragmentTexture(reinterpret_cast<const host::MTL::Texture*>(texture), index);
}
void pewter_MTLRenderCommandEncoder_setFragmentTextures_withRange_(MTL::RenderCommandEncoder* self, const MTL::Texture* const* textures, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setFragmentTextures(reinterpret_cast<const host::MTL::Texture* const*>(textures), range);
}
void pewter_MTLRenderCommandEncoder_setFragmentVisibleFunctionTable_atBufferIndex_(MTL::RenderCommandEncoder* self, const MTL::VisibleFunctionTable* functionTable, NS::UInteger bufferIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setFragmentVisibleFunctionTable(reinterpret_cast<const host::MTL::VisibleFunctionTable*>(functionTable), bufferIndex);
}
void pewter_MTLRenderCommandEncoder_setFragmentVisibleFunctionTables_withBufferRange_(MTL::RenderCommandEncoder* self, const MTL::VisibleFunctionTable* const* functionTables, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setFragmentVisibleFunctionTables(reinterpret_cast<const host::MTL::VisibleFunctionTable* const*>(functionTables), range);
}
void pewter_MTLRenderCommandEncoder_setFrontFacingWinding_(MTL::RenderCommandEncoder* self, MTL::Winding frontFacingWinding) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setFrontFacingWinding(frontFacingWinding);
}
void pewter_MTLRenderCommandEncoder_setMeshBuffer_offset_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setMeshBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, index);
}
void pewter_MTLRenderCommandEncoder_setMeshBufferOffset_atIndex_(MTL::RenderCommandEncoder* self, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setMeshBufferOffset(offset, index);
}
void pewter_MTLRenderCommandEncoder_setMeshBuffers_offsets_withRange_(MTL::RenderCommandEncoder* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setMeshBuffers(reinterpret_cast<const host::MTL::Buffer* const*>(buffers), offsets, range);
}
void pewter_MTLRenderCommandEncoder_setMeshBytes_length_atIndex_(MTL::RenderCommandEncoder* self, const void* bytes, NS::UInteger length, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setMeshBytes(bytes, length, index);
}
void pewter_MTLRenderCommandEncoder_setMeshSamplerState_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setMeshSamplerState(reinterpret_cast<const host::MTL::SamplerState*>(sampler), index);
}
void pewter_MTLRenderCommandEncoder_setMeshSamplerState_lodMinClamp_lodMaxClamp_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setMeshSamplerState(reinterpret_cast<const host::MTL::SamplerState*>(sampler), lodMinClamp, lodMaxClamp, index);
}
void pewter_MTLRenderCommandEncoder_setMeshSamplerStates_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setMeshSamplerStates(reinterpret_cast<const host::MTL::SamplerState* const*>(samplers), range);
}
void pewter_MTLRenderCommandEncoder_setMeshSamplerStates_lodMinClamps_lodMaxClamps_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setMeshSamplerStates(reinterpret_cast<const host::MTL::SamplerState* const*>(samplers), lodMinClamps, lodMaxClamps, range);
}
void pewter_MTLRenderCommandEncoder_setMeshTexture_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Texture* texture, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setMeshTexture(reinterpret_cast<const host::MTL::Texture*>(texture), index);
}
void pewter_MTLRenderCommandEncoder_setMeshTextures_withRange_(MTL::RenderCommandEncoder* self, const MTL::Texture* const* textures, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setMeshTextures(reinterpret_cast<const host::MTL::Texture* const*>(textures), range);
}
void pewter_MTLRenderCommandEncoder_setObjectBuffer_offset_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setObjectBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, index);
}
void pewter_MTLRenderCommandEncoder_setObjectBufferOffset_atIndex_(MTL::RenderCommandEncoder* self, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setObjectBufferOffset(offset, index);
}
void pewter_MTLRenderCommandEncoder_setObjectBuffers_offsets_withRange_(MTL::RenderCommandEncoder* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setObjectBuffers(reinterpret_cast<const host::MTL::Buffer* const*>(buffers), offsets, range);
}
void pewter_MTLRenderCommandEncoder_setObjectBytes_length_atIndex_(MTL::RenderCommandEncoder* self, const void* bytes, NS::UInteger length, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setObjectBytes(bytes, length, index);
}
void pewter_MTLRenderCommandEncoder_setObjectSamplerState_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setObjectSamplerState(reinterpret_cast<const host::MTL::SamplerState*>(sampler), index);
}
void pewter_MTLRenderCommandEncoder_setObjectSamplerState_lodMinClamp_lodMaxClamp_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setObjectSamplerState(reinterpret_cast<const host::MTL::SamplerState*>(sampler), lodMinClamp, lodMaxClamp, index);
}
void pewter_MTLRenderCommandEncoder_setObjectSamplerStates_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setObjectSamplerStates(reinterpret_cast<const host::MTL::SamplerState* const*>(samplers), range);
}
void pewter_MTLRenderCommandEncoder_setObjectSamplerStates_lodMinClamps_lodMaxClamps_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setObjectSamplerStates(reinterpret_cast<const host::MTL::SamplerState* const*>(samplers), lodMinClamps, lodMaxClamps, range);
}
void pewter_MTLRenderCommandEncoder_setObjectTexture_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Texture* texture, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setObjectTexture(reinterpret_cast<const host::MTL::Texture*>(texture), index);
}
void pewter_MTLRenderCommandEncoder_setObjectTextures_withRange_(MTL::RenderCommandEncoder* self, const MTL::Texture* const* textures, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setObjectTextures(reinterpret_cast<const host::MTL::Texture* const*>(textures), range);
}
void pewter_MTLRenderCommandEncoder_setObjectThreadgroupMemoryLength_atIndex_(MTL::RenderCommandEncoder* self, NS::UInteger length, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setObjectThreadgroupMemoryLength(length, index);
}
void pewter_MTLRenderCommandEncoder_setRenderPipelineState_(MTL::RenderCommandEncoder* self, const MTL::RenderPipelineState* pipelineState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setRenderPipelineState(reinterpret_cast<const host::MTL::RenderPipelineState*>(pipelineState));
}
void pewter_MTLRenderCommandEncoder_setScissorRect_(MTL::RenderCommandEncoder* self, MTL::ScissorRect rect) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setScissorRect(rect);
}
void pewter_MTLRenderCommandEncoder_setScissorRects_count_(MTL::RenderCommandEncoder* self, const MTL::ScissorRect* scissorRects, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setScissorRects(scissorRects, count);
}
void pewter_MTLRenderCommandEncoder_setStencilReferenceValue_(MTL::RenderCommandEncoder* self, std::uint32_t referenceValue) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setStencilReferenceValue(referenceValue);
}
void pewter_MTLRenderCommandEncoder_setStencilFrontReferenceValue_backReferenceValue_(MTL::RenderCommandEncoder* self, std::uint32_t frontReferenceValue, std::uint32_t backReferenceValue) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setStencilReferenceValues(frontReferenceValue, backReferenceValue);
}
void pewter_MTLRenderCommandEncoder_setStencilStoreAction_(MTL::RenderCommandEncoder* self, MTL::StoreAction storeAction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setStencilStoreAction(storeAction);
}
void pewter_MTLRenderCommandEncoder_setStencilStoreActionOptions_(MTL::RenderCommandEncoder* self, MTL::StoreActionOptions storeActionOptions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setStencilStoreActionOptions(storeActionOptions);
}
void pewter_MTLRenderCommandEncoder_setTessellationFactorBuffer_offset_instanceStride_(MTL::RenderCommandEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger instanceStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setTessellationFactorBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, instanceStride);
}
void pewter_MTLRenderCommandEncoder_setTessellationFactorScale_(MTL::RenderCommandEncoder* self, float scale) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setTessellationFactorScale(scale);
}
void pewter_MTLRenderCommandEncoder_setThreadgroupMemoryLength_offset_atIndex_(MTL::RenderCommandEncoder* self, NS::UInteger length, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setThreadgroupMemoryLength(length, offset, index);
}
void pewter_MTLRenderCommandEncoder_setTileAccelerationStructure_atBufferIndex_(MTL::RenderCommandEncoder* self, const MTL::AccelerationStructure* accelerationStructure, NS::UInteger bufferIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setTileAccelerationStructure(reinterpret_cast<const host::MTL::AccelerationStructure*>(accelerationStructure), bufferIndex);
}
void pewter_MTLRenderCommandEncoder_setTileBuffer_offset_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setTileBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, index);
}
void pewter_MTLRenderCommandEncoder_setTileBufferOffset_atIndex_(MTL::RenderCommandEncoder* self, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setTileBufferOffset(offset, index);
}
void pewter_MTLRenderCommandEncoder_setTileBuffers_offsets_withRange_(MTL::RenderCommandEncoder* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setTileBuffers(reinterpret_cast<const host::MTL::Buffer* const*>(buffers), offsets, range);
}
void pewter_MTLRenderCommandEncoder_setTileBytes_length_atIndex_(MTL::RenderCommandEncoder* self, const void* bytes, NS::UInteger length, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setTileBytes(bytes, length, index);
}
void pewter_MTLRenderCommandEncoder_setTileIntersectionFunctionTable_atBufferIndex_(MTL::RenderCommandEncoder* self, const MTL::IntersectionFunctionTable* intersectionFunctionTable, NS::UInteger bufferIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setTileIntersectionFunctionTable(reinterpret_cast<const host::MTL::IntersectionFunctionTable*>(intersectionFunctionTable), bufferIndex);
}
void pewter_MTLRenderCommandEncoder_setTileIntersectionFunctionTables_withBufferRange_(MTL::RenderCommandEncoder* self, const MTL::IntersectionFunctionTable* const* intersectionFunctionTables, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setTileIntersectionFunctionTables(reinterpret_cast<const host::MTL::IntersectionFunctionTable* const*>(intersectionFunctionTables), range);
}
void pewter_MTLRenderCommandEncoder_setTileSamplerState_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setTileSamplerState(reinterpret_cast<const host::MTL::SamplerState*>(sampler), index);
}
void pewter_MTLRenderCommandEncoder_setTileSamplerState_lodMinClamp_lodMaxClamp_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setTileSamplerState(reinterpret_cast<const host::MTL::SamplerState*>(sampler), lodMinClamp, lodMaxClamp, index);
}
void pewter_MTLRenderCommandEncoder_setTileSamplerStates_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setTileSamplerStates(reinterpret_cast<const host::MTL::SamplerState* const*>(samplers), range);
}
void pewter_MTLRenderCommandEncoder_setTileSamplerStates_lodMinClamps_lodMaxClamps_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setTileSamplerStates(reinterpret_cast<const host::MTL::SamplerState* const*>(samplers), lodMinClamps, lodMaxClamps, range);
}
void pewter_MTLRenderCommandEncoder_setTileTexture_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Texture* texture, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setTileTexture(reinterpret_cast<const host::MTL::Texture*>(texture), index);
}
void pewter_MTLRenderCommandEncoder_setTileTextures_withRange_(MTL::RenderCommandEncoder* self, const MTL::Texture* const* textures, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setTileTextures(reinterpret_cast<const host::MTL::Texture* const*>(textures), range);
}
void pewter_MTLRenderCommandEncoder_setTileVisibleFunctionTable_atBufferIndex_(MTL::RenderCommandEncoder* self, const MTL::VisibleFunctionTable* functionTable, NS::UInteger bufferIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setTileVisibleFunctionTable(reinterpret_cast<const host::MTL::VisibleFunctionTable*>(functionTable), bufferIndex);
}
void pewter_MTLRenderCommandEncoder_setTileVisibleFunctionTables_withBufferRange_(MTL::RenderCommandEncoder* self, const MTL::VisibleFunctionTable* const* functionTables, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setTileVisibleFunctionTables(reinterpret_cast<const host::MTL::VisibleFunctionTable* const*>(functionTables), range);
}
void pewter_MTLRenderCommandEncoder_setTriangleFillMode_(MTL::RenderCommandEncoder* self, MTL::TriangleFillMode fillMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setTriangleFillMode(fillMode);
}
void pewter_MTLRenderCommandEncoder_setVertexAccelerationStructure_atBufferIndex_(MTL::RenderCommandEncoder* self, const MTL::AccelerationStructure* accelerationStructure, NS::UInteger bufferIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexAccelerationStructure(reinterpret_cast<const host::MTL::AccelerationStructure*>(accelerationStructure), bufferIndex);
}
void pewter_MTLRenderCommandEncoder_setVertexAmplificationCount_viewMappings_(MTL::RenderCommandEncoder* self, NS::UInteger count, const MTL::VertexAmplificationViewMapping* viewMappings) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexAmplificationCount(count, viewMappings);
}
void pewter_MTLRenderCommandEncoder_setVertexBuffer_offset_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, index);
}
void pewter_MTLRenderCommandEncoder_setVertexBuffer_offset_attributeStride_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger stride, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), offset, stride, index);
}
void pewter_MTLRenderCommandEncoder_setVertexBufferOffset_atIndex_(MTL::RenderCommandEncoder* self, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexBufferOffset(offset, index);
}
void pewter_MTLRenderCommandEncoder_setVertexBufferOffset_attributeStride_atIndex_(MTL::RenderCommandEncoder* self, NS::UInteger offset, NS::UInteger stride, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexBufferOffset(offset, stride, index);
}
void pewter_MTLRenderCommandEncoder_setVertexBuffers_offsets_withRange_(MTL::RenderCommandEncoder* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexBuffers(reinterpret_cast<const host::MTL::Buffer* const*>(buffers), offsets, range);
}
void pewter_MTLRenderCommandEncoder_setVertexBuffers_offsets_attributeStrides_withRange_(MTL::RenderCommandEncoder* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, const NS::UInteger* strides, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexBuffers(reinterpret_cast<const host::MTL::Buffer* const*>(buffers), offsets, strides, range);
}
void pewter_MTLRenderCommandEncoder_setVertexBytes_length_atIndex_(MTL::RenderCommandEncoder* self, const void* bytes, NS::UInteger length, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexBytes(bytes, length, index);
}
void pewter_MTLRenderCommandEncoder_setVertexBytes_length_attributeStride_atIndex_(MTL::RenderCommandEncoder* self, const void* bytes, NS::UInteger length, NS::UInteger stride, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexBytes(bytes, length, stride, index);
}
void pewter_MTLRenderCommandEncoder_setVertexIntersectionFunctionTable_atBufferIndex_(MTL::RenderCommandEncoder* self, const MTL::IntersectionFunctionTable* intersectionFunctionTable, NS::UInteger bufferIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexIntersectionFunctionTable(reinterpret_cast<const host::MTL::IntersectionFunctionTable*>(intersectionFunctionTable), bufferIndex);
}
void pewter_MTLRenderCommandEncoder_setVertexIntersectionFunctionTables_withBufferRange_(MTL::RenderCommandEncoder* self, const MTL::IntersectionFunctionTable* const* intersectionFunctionTables, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexIntersectionFunctionTables(reinterpret_cast<const host::MTL::IntersectionFunctionTable* const*>(intersectionFunctionTables), range);
}
void pewter_MTLRenderCommandEncoder_setVertexSamplerState_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexSamplerState(reinterpret_cast<const host::MTL::SamplerState*>(sampler), index);
}
void pewter_MTLRenderCommandEncoder_setVertexSamplerState_lodMinClamp_lodMaxClamp_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexSamplerState(reinterpret_cast<const host::MTL::SamplerState*>(sampler), lodMinClamp, lodMaxClamp, index);
}
void pewter_MTLRenderCommandEncoder_setVertexSamplerStates_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexSamplerStates(reinterpret_cast<const host::MTL::SamplerState* const*>(samplers), range);
}
void pewter_MTLRenderCommandEncoder_setVertexSamplerStates_lodMinClamps_lodMaxClamps_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexSamplerStates(reinterpret_cast<const host::MTL::SamplerState* const*>(samplers), lodMinClamps, lodMaxClamps, range);
}
void pewter_MTLRenderCommandEncoder_setVertexTexture_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Texture* texture, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexTexture(reinterpret_cast<const host::MTL::Texture*>(texture), index);
}
void pewter_MTLRenderCommandEncoder_setVertexTextures_withRange_(MTL::RenderCommandEncoder* self, const MTL::Texture* const* textures, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexTextures(reinterpret_cast<const host::MTL::Texture* const*>(textures), range);
}
void pewter_MTLRenderCommandEncoder_setVertexVisibleFunctionTable_atBufferIndex_(MTL::RenderCommandEncoder* self, const MTL::VisibleFunctionTable* functionTable, NS::UInteger bufferIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexVisibleFunctionTable(reinterpret_cast<const host::MTL::VisibleFunctionTable*>(functionTable), bufferIndex);
}
void pewter_MTLRenderCommandEncoder_setVertexVisibleFunctionTables_withBufferRange_(MTL::RenderCommandEncoder* self, const MTL::VisibleFunctionTable* const* functionTables, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVertexVisibleFunctionTables(reinterpret_cast<const host::MTL::VisibleFunctionTable* const*>(functionTables), range);
}
void pewter_MTLRenderCommandEncoder_setViewport_(MTL::RenderCommandEncoder* self, MTL::Viewport viewport) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setViewport(viewport);
}
void pewter_MTLRenderCommandEncoder_setViewports_count_(MTL::RenderCommandEncoder* self, const MTL::Viewport* viewports, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setViewports(viewports, count);
}
void pewter_MTLRenderCommandEncoder_setVisibilityResultMode_offset_(MTL::RenderCommandEncoder* self, MTL::VisibilityResultMode mode, NS::UInteger offset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->setVisibilityResultMode(mode, offset);
}
void pewter_MTLRenderCommandEncoder_textureBarrier(MTL::RenderCommandEncoder* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->textureBarrier();
}
NS::UInteger pewter_MTLRenderCommandEncoder_tileHeight(const MTL::RenderCommandEncoder* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderCommandEncoder*>(self)->tileHeight();
}
NS::UInteger pewter_MTLRenderCommandEncoder_tileWidth(const MTL::RenderCommandEncoder* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderCommandEncoder*>(self)->tileWidth();
}
void pewter_MTLRenderCommandEncoder_updateFence_afterStages_(MTL::RenderCommandEncoder* self, const MTL::Fence* fence, MTL::RenderStages stages) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->updateFence(reinterpret_cast<const host::MTL::Fence*>(fence), stages);
}
void pewter_MTLRenderCommandEncoder_useHeap_(MTL::RenderCommandEncoder* self, const MTL::Heap* heap) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->useHeap(reinterpret_cast<const host::MTL::Heap*>(heap));
}
void pewter_MTLRenderCommandEncoder_useHeap_stages_(MTL::RenderCommandEncoder* self, const MTL::Heap* heap, MTL::RenderStages stages) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->useHeap(reinterpret_cast<const host::MTL::Heap*>(heap), stages);
}
void pewter_MTLRenderCommandEncoder_useHeaps_count_(MTL::RenderCommandEncoder* self, const MTL::Heap* const* heaps, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->useHeaps(reinterpret_cast<const host::MTL::Heap* const*>(heaps), count);
}
void pewter_MTLRenderCommandEncoder_useHeaps_count_stages_(MTL::RenderCommandEncoder* self, const MTL::Heap* const* heaps, NS::UInteger count, MTL::RenderStages stages) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->useHeaps(reinterpret_cast<const host::MTL::Heap* const*>(heaps), count, stages);
}
void pewter_MTLRenderCommandEncoder_useResource_usage_(MTL::RenderCommandEncoder* self, const MTL::Resource* resource, MTL::ResourceUsage usage) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->useResource(reinterpret_cast<const host::MTL::Resource*>(resource), usage);
}
void pewter_MTLRenderCommandEncoder_useResource_usage_stages_(MTL::RenderCommandEncoder* self, const MTL::Resource* resource, MTL::ResourceUsage usage, MTL::RenderStages stages) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->useResource(reinterpret_cast<const host::MTL::Resource*>(resource), usage, stages);
}
void pewter_MTLRenderCommandEncoder_useResources_count_usage_(MTL::RenderCommandEncoder* self, const MTL::Resource* const* resources, NS::UInteger count, MTL::ResourceUsage usage) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->useResources(reinterpret_cast<const host::MTL::Resource* const*>(resources), count, usage);
}
void pewter_MTLRenderCommandEncoder_useResources_count_usage_stages_(MTL::RenderCommandEncoder* self, const MTL::Resource* const* resources, NS::UInteger count, MTL::ResourceUsage usage, MTL::RenderStages stages) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->useResources(reinterpret_cast<const host::MTL::Resource* const*>(resources), count, usage, stages);
}
void pewter_MTLRenderCommandEncoder_waitForFence_beforeStages_(MTL::RenderCommandEncoder* self, const MTL::Fence* fence, MTL::RenderStages stages) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderCommandEncoder*>(self)->waitForFence(reinterpret_cast<const host::MTL::Fence*>(fence), stages);
}
MTL::RenderPassAttachmentDescriptor* pewter_MTLRenderPassAttachmentDescriptor_alloc() {
  return reinterpret_cast<MTL::RenderPassAttachmentDescriptor*>(host::MTL::RenderPassAttachmentDescriptor::alloc());
}
MTL::RenderPassAttachmentDescriptor* pewter_MTLRenderPassAttachmentDescriptor_init(MTL::RenderPassAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPassAttachmentDescriptor*>(reinterpret_cast<host::MTL::RenderPassAttachmentDescriptor*>(self)->init());
}
NS::UInteger pewter_MTLRenderPassAttachmentDescriptor_depthPlane(const MTL::RenderPassAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassAttachmentDescriptor*>(self)->depthPlane();
}
void pewter_MTLRenderPassAttachmentDescriptor_setDepthPlane_(MTL::RenderPassAttachmentDescriptor* self, NS::UInteger depthPlane) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassAttachmentDescriptor*>(self)->setDepthPlane(depthPlane);
}
NS::UInteger pewter_MTLRenderPassAttachmentDescriptor_level(const MTL::RenderPassAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassAttachmentDescriptor*>(self)->level();
}
void pewter_MTLRenderPassAttachmentDescriptor_setLevel_(MTL::RenderPassAttachmentDescriptor* self, NS::UInteger level) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassAttachmentDescriptor*>(self)->setLevel(level);
}
MTL::LoadAction pewter_MTLRenderPassAttachmentDescriptor_loadAction(const MTL::RenderPassAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassAttachmentDescriptor*>(self)->loadAction();
}
void pewter_MTLRenderPassAttachmentDescriptor_setLoadAction_(MTL::RenderPassAttachmentDescriptor* self, MTL::LoadAction loadAction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassAttachmentDescriptor*>(self)->setLoadAction(loadAction);
}
NS::UInteger pewter_MTLRenderPassAttachmentDescriptor_resolveDepthPlane(const MTL::RenderPassAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassAttachmentDescriptor*>(self)->resolveDepthPlane();
}
void pewter_MTLRenderPassAttachmentDescriptor_setResolveDepthPlane_(MTL::RenderPassAttachmentDescriptor* self, NS::UInteger resolveDepthPlane) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassAttachmentDescriptor*>(self)->setResolveDepthPlane(resolveDepthPlane);
}
NS::UInteger pewter_MTLRenderPassAttachmentDescriptor_resolveLevel(const MTL::RenderPassAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassAttachmentDescriptor*>(self)->resolveLevel();
}
void pewter_MTLRenderPassAttachmentDescriptor_setResolveLevel_(MTL::RenderPassAttachmentDescriptor* self, NS::UInteger resolveLevel) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassAttachmentDescriptor*>(self)->setResolveLevel(resolveLevel);
}
NS::UInteger pewter_MTLRenderPassAttachmentDescriptor_resolveSlice(const MTL::RenderPassAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassAttachmentDescriptor*>(self)->resolveSlice();
}
void pewter_MTLRenderPassAttachmentDescriptor_setResolveSlice_(MTL::RenderPassAttachmentDescriptor* self, NS::UInteger resolveSlice) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassAttachmentDescriptor*>(self)->setResolveSlice(resolveSlice);
}
MTL::Texture* pewter_MTLRenderPassAttachmentDescriptor_resolveTexture(const MTL::RenderPassAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Texture*>(reinterpret_cast<const host::MTL::RenderPassAttachmentDescriptor*>(self)->resolveTexture());
}
void pewter_MTLRenderPassAttachmentDescriptor_setResolveTexture_(MTL::RenderPassAttachmentDescriptor* self, const MTL::Texture* resolveTexture) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassAttachmentDescriptor*>(self)->setResolveTexture(reinterpret_cast<const host::MTL::Texture*>(resolveTexture));
}
NS::UInteger pewter_MTLRenderPassAttachmentDescriptor_slice(const MTL::RenderPassAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassAttachmentDescriptor*>(self)->slice();
}
void pewter_MTLRenderPassAttachmentDescriptor_setSlice_(MTL::RenderPassAttachmentDescriptor* self, NS::UInteger slice) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassAttachmentDescriptor*>(self)->setSlice(slice);
}
MTL::StoreAction pewter_MTLRenderPassAttachmentDescriptor_storeAction(const MTL::RenderPassAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassAttachmentDescriptor*>(self)->storeAction();
}
void pewter_MTLRenderPassAttachmentDescriptor_setStoreAction_(MTL::RenderPassAttachmentDescriptor* self, MTL::StoreAction storeAction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassAttachmentDescriptor*>(self)->setStoreAction(storeAction);
}
MTL::StoreActionOptions pewter_MTLRenderPassAttachmentDescriptor_storeActionOptions(const MTL::RenderPassAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassAttachmentDescriptor*>(self)->storeActionOptions();
}
void pewter_MTLRenderPassAttachmentDescriptor_setStoreActionOptions_(MTL::RenderPassAttachmentDescriptor* self, MTL::StoreActionOptions storeActionOptions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassAttachmentDescriptor*>(self)->setStoreActionOptions(storeActionOptions);
}
MTL::Texture* pewter_MTLRenderPassAttachmentDescriptor_texture(const MTL::RenderPassAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Texture*>(reinterpret_cast<const host::MTL::RenderPassAttachmentDescriptor*>(self)->texture());
}
void pewter_MTLRenderPassAttachmentDescriptor_setTexture_(MTL::RenderPassAttachmentDescriptor* self, const MTL::Texture* texture) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassAttachmentDescriptor*>(self)->setTexture(reinterpret_cast<const host::MTL::Texture*>(texture));
}
MTL::RenderPassColorAttachmentDescriptor* pewter_MTLRenderPassColorAttachmentDescriptor_alloc() {
  return reinterpret_cast<MTL::RenderPassColorAttachmentDescriptor*>(host::MTL::RenderPassColorAttachmentDescriptor::alloc());
}
MTL::RenderPassColorAttachmentDescriptor* pewter_MTLRenderPassColorAttachmentDescriptor_init(MTL::RenderPassColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPassColorAttachmentDescriptor*>(reinterpret_cast<host::MTL::RenderPassColorAttachmentDescriptor*>(self)->init());
}
MTL::ClearColor pewter_MTLRenderPassColorAttachmentDescriptor_clearColor(const MTL::RenderPassColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassColorAttachmentDescriptor*>(self)->clearColor();
}
void pewter_MTLRenderPassColorAttachmentDescriptor_setClearColor_(MTL::RenderPassColorAttachmentDescriptor* self, MTL::ClearColor clearColor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassColorAttachmentDescriptor*>(self)->setClearColor(clearColor);
}
MTL::RenderPassDepthAttachmentDescriptor* pewter_MTLRenderPassDepthAttachmentDescriptor_alloc() {
  return reinterpret_cast<MTL::RenderPassDepthAttachmentDescriptor*>(host::MTL::RenderPassDepthAttachmentDescriptor::alloc());
}
MTL::RenderPassDepthAttachmentDescriptor* pewter_MTLRenderPassDepthAttachmentDescriptor_init(MTL::RenderPassDepthAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPassDepthAttachmentDescriptor*>(reinterpret_cast<host::MTL::RenderPassDepthAttachmentDescriptor*>(self)->init());
}
double pewter_MTLRenderPassDepthAttachmentDescriptor_clearDepth(const MTL::RenderPassDepthAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassDepthAttachmentDescriptor*>(self)->clearDepth();
}
void pewter_MTLRenderPassDepthAttachmentDescriptor_setClearDepth_(MTL::RenderPassDepthAttachmentDescriptor* self, double clearDepth) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassDepthAttachmentDescriptor*>(self)->setClearDepth(clearDepth);
}
MTL::MultisampleDepthResolveFilter pewter_MTLRenderPassDepthAttachmentDescriptor_depthResolveFilter(const MTL::RenderPassDepthAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassDepthAttachmentDescriptor*>(self)->depthResolveFilter();
}
void pewter_MTLRenderPassDepthAttachmentDescriptor_setDepthResolveFilter_(MTL::RenderPassDepthAttachmentDescriptor* self, MTL::MultisampleDepthResolveFilter depthResolveFilter) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassDepthAttachmentDescriptor*>(self)->setDepthResolveFilter(depthResolveFilter);
}
MTL::RenderPassStencilAttachmentDescriptor* pewter_MTLRenderPassStencilAttachmentDescriptor_alloc() {
  return reinterpret_cast<MTL::RenderPassStencilAttachmentDescriptor*>(host::MTL::RenderPassStencilAttachmentDescriptor::alloc());
}
MTL::RenderPassStencilAttachmentDescriptor* pewter_MTLRenderPassStencilAttachmentDescriptor_init(MTL::RenderPassStencilAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPassStencilAttachmentDescriptor*>(reinterpret_cast<host::MTL::RenderPassStencilAttachmentDescriptor*>(self)->init());
}
std::uint32_t pewter_MTLRenderPassStencilAttachmentDescriptor_clearStencil(const MTL::RenderPassStencilAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassStencilAttachmentDescriptor*>(self)->clearStencil();
}
void pewter_MTLRenderPassStencilAttachmentDescriptor_setClearStencil_(MTL::RenderPassStencilAttachmentDescriptor* self, std::uint32_t clearStencil) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassStencilAttachmentDescriptor*>(self)->setClearStencil(clearStencil);
}
MTL::MultisampleStencilResolveFilter pewter_MTLRenderPassStencilAttachmentDescriptor_stencilResolveFilter(const MTL::RenderPassStencilAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassStencilAttachmentDescriptor*>(self)->stencilResolveFilter();
}
void pewter_MTLRenderPassStencilAttachmentDescriptor_setStencilResolveFilter_(MTL::RenderPassStencilAttachmentDescriptor* self, MTL::MultisampleStencilResolveFilter stencilResolveFilter) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassStencilAttachmentDescriptor*>(self)->setStencilResolveFilter(stencilResolveFilter);
}
MTL::RenderPassColorAttachmentDescriptorArray* pewter_MTLRenderPassColorAttachmentDescriptorArray_alloc() {
  return reinterpret_cast<MTL::RenderPassColorAttachmentDescriptorArray*>(host::MTL::RenderPassColorAttachmentDescriptorArray::alloc());
}
MTL::RenderPassColorAttachmentDescriptorArray* pewter_MTLRenderPassColorAttachmentDescriptorArray_init(MTL::RenderPassColorAttachmentDescriptorArray* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPassColorAttachmentDescriptorArray*>(reinterpret_cast<host::MTL::RenderPassColorAttachmentDescriptorArray*>(self)->init());
}
MTL::RenderPassColorAttachmentDescriptor* pewter_MTLRenderPassColorAttachmentDescriptorArray_objectAtIndexedSubscript_(MTL::RenderPassColorAttachmentDescriptorArray* self, NS::UInteger attachmentIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPassColorAttachmentDescriptor*>(reinterpret_cast<host::MTL::RenderPassColorAttachmentDescriptorArray*>(self)->object(attachmentIndex));
}
void pewter_MTLRenderPassColorAttachmentDescriptorArray_setObject_atIndexedSubscript_(MTL::RenderPassColorAttachmentDescriptorArray* self, const MTL::RenderPassColorAttachmentDescriptor* attachment, NS::UInteger attachmentIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassColorAttachmentDescriptorArray*>(self)->setObject(reinterpret_cast<const host::MTL::RenderPassColorAttachmentDescriptor*>(attachment), attachmentIndex);
}
MTL::RenderPassSampleBufferAttachmentDescriptor* pewter_MTLRenderPassSampleBufferAttachmentDescriptor_alloc() {
  return reinterpret_cast<MTL::RenderPassSampleBufferAttachmentDescriptor*>(host::MTL::RenderPassSampleBufferAttachmentDescriptor::alloc());
}
MTL::RenderPassSampleBufferAttachmentDescriptor* pewter_MTLRenderPassSampleBufferAttachmentDescriptor_init(MTL::RenderPassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPassSampleBufferAttachmentDescriptor*>(reinterpret_cast<host::MTL::RenderPassSampleBufferAttachmentDescriptor*>(self)->init());
}
NS::UInteger pewter_MTLRenderPassSampleBufferAttachmentDescriptor_endOfFragmentSampleIndex(const MTL::RenderPassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassSampleBufferAttachmentDescriptor*>(self)->endOfFragmentSampleIndex();
}
void pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setEndOfFragmentSampleIndex_(MTL::RenderPassSampleBufferAttachmentDescriptor* self, NS::UInteger endOfFragmentSampleIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassSampleBufferAttachmentDescriptor*>(self)->setEndOfFragmentSampleIndex(endOfFragmentSampleIndex);
}
NS::UInteger pewter_MTLRenderPassSampleBufferAttachmentDescriptor_endOfVertexSampleIndex(const MTL::RenderPassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassSampleBufferAttachmentDescriptor*>(self)->endOfVertexSampleIndex();
}
void pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setEndOfVertexSampleIndex_(MTL::RenderPassSampleBufferAttachmentDescriptor* self, NS::UInteger endOfVertexSampleIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassSampleBufferAttachmentDescriptor*>(self)->setEndOfVertexSampleIndex(endOfVertexSampleIndex);
}
MTL::CounterSampleBuffer* pewter_MTLRenderPassSampleBufferAttachmentDescriptor_sampleBuffer(const MTL::RenderPassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CounterSampleBuffer*>(reinterpret_cast<const host::MTL::RenderPassSampleBufferAttachmentDescriptor*>(self)->sampleBuffer());
}
void pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setSampleBuffer_(MTL::RenderPassSampleBufferAttachmentDescriptor* self, const MTL::CounterSampleBuffer* sampleBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassSampleBufferAttachmentDescriptor*>(self)->setSampleBuffer(reinterpret_cast<const host::MTL::CounterSampleBuffer*>(sampleBuffer));
}
NS::UInteger pewter_MTLRenderPassSampleBufferAttachmentDescriptor_startOfFragmentSampleIndex(const MTL::RenderPassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassSampleBufferAttachmentDescriptor*>(self)->startOfFragmentSampleIndex();
}
void pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setStartOfFragmentSampleIndex_(MTL::RenderPassSampleBufferAttachmentDescriptor* self, NS::UInteger startOfFragmentSampleIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassSampleBufferAttachmentDescriptor*>(self)->setStartOfFragmentSampleIndex(startOfFragmentSampleIndex);
}
NS::UInteger pewter_MTLRenderPassSampleBufferAttachmentDescriptor_startOfVertexSampleIndex(const MTL::RenderPassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassSampleBufferAttachmentDescriptor*>(self)->startOfVertexSampleIndex();
}
void pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setStartOfVertexSampleIndex_(MTL::RenderPassSampleBufferAttachmentDescriptor* self, NS::UInteger startOfVertexSampleIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassSampleBufferAttachmentDescriptor*>(self)->setStartOfVertexSampleIndex(startOfVertexSampleIndex);
}
MTL::RenderPassSampleBufferAttachmentDescriptorArray* pewter_MTLRenderPassSampleBufferAttachmentDescriptorArray_alloc() {
  return reinterpret_cast<MTL::RenderPassSampleBufferAttachmentDescriptorArray*>(host::MTL::RenderPassSampleBufferAttachmentDescriptorArray::alloc());
}
MTL::RenderPassSampleBufferAttachmentDescriptorArray* pewter_MTLRenderPassSampleBufferAttachmentDescriptorArray_init(MTL::RenderPassSampleBufferAttachmentDescriptorArray* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPassSampleBufferAttachmentDescriptorArray*>(reinterpret_cast<host::MTL::RenderPassSampleBufferAttachmentDescriptorArray*>(self)->init());
}
MTL::RenderPassSampleBufferAttachmentDescriptor* pewter_MTLRenderPassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_(MTL::RenderPassSampleBufferAttachmentDescriptorArray* self, NS::UInteger attachmentIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPassSampleBufferAttachmentDescriptor*>(reinterpret_cast<host::MTL::RenderPassSampleBufferAttachmentDescriptorArray*>(self)->object(attachmentIndex));
}
void pewter_MTLRenderPassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_(MTL::RenderPassSampleBufferAttachmentDescriptorArray* self, const MTL::RenderPassSampleBufferAttachmentDescriptor* attachment, NS::UInteger attachmentIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassSampleBufferAttachmentDescriptorArray*>(self)->setObject(reinterpret_cast<const host::MTL::RenderPassSampleBufferAttachmentDescriptor*>(attachment), attachmentIndex);
}
MTL::RenderPassDescriptor* pewter_MTLRenderPassDescriptor_alloc() {
  return reinterpret_cast<MTL::RenderPassDescriptor*>(host::MTL::RenderPassDescriptor::alloc());
}
MTL::RenderPassDescriptor* pewter_MTLRenderPassDescriptor_renderPassDescriptor() {
  return reinterpret_cast<MTL::RenderPassDescriptor*>(host::MTL::RenderPassDescriptor::renderPassDescriptor());
}
MTL::RenderPassDescriptor* pewter_MTLRenderPassDescriptor_init(MTL::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPassDescriptor*>(reinterpret_cast<host::MTL::RenderPassDescriptor*>(self)->init());
}
NS::UInteger pewter_MTLRenderPassDescriptor_defaultRasterSampleCount(const MTL::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassDescriptor*>(self)->defaultRasterSampleCount();
}
void pewter_MTLRenderPassDescriptor_setDefaultRasterSampleCount_(MTL::RenderPassDescriptor* self, NS::UInteger defaultRasterSampleCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassDescriptor*>(self)->setDefaultRasterSampleCount(defaultRasterSampleCount);
}
MTL::RenderPassDepthAttachmentDescriptor* pewter_MTLRenderPassDescriptor_depthAttachment(const MTL::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPassDepthAttachmentDescriptor*>(reinterpret_cast<const host::MTL::RenderPassDescriptor*>(self)->depthAttachment());
}
void pewter_MTLRenderPassDescriptor_setDepthAttachment_(MTL::RenderPassDescriptor* self, const MTL::RenderPassDepthAttachmentDescriptor* depthAttachment) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassDescriptor*>(self)->setDepthAttachment(reinterpret_cast<const host::MTL::RenderPassDepthAttachmentDescriptor*>(depthAttachment));
}
NS::UInteger pewter_MTLRenderPassDescriptor_imageblockSampleLength(const MTL::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassDescriptor*>(self)->imageblockSampleLength();
}
void pewter_MTLRenderPassDescriptor_setImageblockSampleLength_(MTL::RenderPassDescriptor* self, NS::UInteger imageblockSampleLength) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassDescriptor*>(self)->setImageblockSampleLength(imageblockSampleLength);
}
MTL::RasterizationRateMap* pewter_MTLRenderPassDescriptor_rasterizationRateMap(const MTL::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RasterizationRateMap*>(reinterpret_cast<const host::MTL::RenderPassDescriptor*>(self)->rasterizationRateMap());
}
void pewter_MTLRenderPassDescriptor_setRasterizationRateMap_(MTL::RenderPassDescriptor* self, const MTL::RasterizationRateMap* rasterizationRateMap) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassDescriptor*>(self)->setRasterizationRateMap(reinterpret_cast<const host::MTL::RasterizationRateMap*>(rasterizationRateMap));
}
NS::UInteger pewter_MTLRenderPassDescriptor_renderTargetArrayLength(const MTL::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassDescriptor*>(self)->renderTargetArrayLength();
}
void pewter_MTLRenderPassDescriptor_setRenderTargetArrayLength_(MTL::RenderPassDescriptor* self, NS::UInteger renderTargetArrayLength) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassDescriptor*>(self)->setRenderTargetArrayLength(renderTargetArrayLength);
}
NS::UInteger pewter_MTLRenderPassDescriptor_renderTargetHeight(const MTL::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassDescriptor*>(self)->renderTargetHeight();
}
void pewter_MTLRenderPassDescriptor_setRenderTargetHeight_(MTL::RenderPassDescriptor* self, NS::UInteger renderTargetHeight) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassDescriptor*>(self)->setRenderTargetHeight(renderTargetHeight);
}
NS::UInteger pewter_MTLRenderPassDescriptor_renderTargetWidth(const MTL::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassDescriptor*>(self)->renderTargetWidth();
}
void pewter_MTLRenderPassDescriptor_setRenderTargetWidth_(MTL::RenderPassDescriptor* self, NS::UInteger renderTargetWidth) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassDescriptor*>(self)->setRenderTargetWidth(renderTargetWidth);
}
MTL::RenderPassStencilAttachmentDescriptor* pewter_MTLRenderPassDescriptor_stencilAttachment(const MTL::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPassStencilAttachmentDescriptor*>(reinterpret_cast<const host::MTL::RenderPassDescriptor*>(self)->stencilAttachment());
}
void pewter_MTLRenderPassDescriptor_setStencilAttachment_(MTL::RenderPassDescriptor* self, const MTL::RenderPassStencilAttachmentDescriptor* stencilAttachment) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassDescriptor*>(self)->setStencilAttachment(reinterpret_cast<const host::MTL::RenderPassStencilAttachmentDescriptor*>(stencilAttachment));
}
bool pewter_MTLRenderPassDescriptor_supportColorAttachmentMapping(const MTL::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassDescriptor*>(self)->supportColorAttachmentMapping();
}
void pewter_MTLRenderPassDescriptor_setSupportColorAttachmentMapping_(MTL::RenderPassDescriptor* self, bool supportColorAttachmentMapping) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassDescriptor*>(self)->setSupportColorAttachmentMapping(supportColorAttachmentMapping);
}
NS::UInteger pewter_MTLRenderPassDescriptor_threadgroupMemoryLength(const MTL::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassDescriptor*>(self)->threadgroupMemoryLength();
}
void pewter_MTLRenderPassDescriptor_setThreadgroupMemoryLength_(MTL::RenderPassDescriptor* self, NS::UInteger threadgroupMemoryLength) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassDescriptor*>(self)->setThreadgroupMemoryLength(threadgroupMemoryLength);
}
NS::UInteger pewter_MTLRenderPassDescriptor_tileHeight(const MTL::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassDescriptor*>(self)->tileHeight();
}
void pewter_MTLRenderPassDescriptor_setTileHeight_(MTL::RenderPassDescriptor* self, NS::UInteger tileHeight) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassDescriptor*>(self)->setTileHeight(tileHeight);
}
NS::UInteger pewter_MTLRenderPassDescriptor_tileWidth(const MTL::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassDescriptor*>(self)->tileWidth();
}
void pewter_MTLRenderPassDescriptor_setTileWidth_(MTL::RenderPassDescriptor* self, NS::UInteger tileWidth) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassDescriptor*>(self)->setTileWidth(tileWidth);
}
MTL::Buffer* pewter_MTLRenderPassDescriptor_visibilityResultBuffer(const MTL::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::RenderPassDescriptor*>(self)->visibilityResultBuffer());
}
void pewter_MTLRenderPassDescriptor_setVisibilityResultBuffer_(MTL::RenderPassDescriptor* self, const MTL::Buffer* visibilityResultBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassDescriptor*>(self)->setVisibilityResultBuffer(reinterpret_cast<const host::MTL::Buffer*>(visibilityResultBuffer));
}
MTL::VisibilityResultType pewter_MTLRenderPassDescriptor_visibilityResultType(const MTL::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPassDescriptor*>(self)->visibilityResultType();
}
void pewter_MTLRenderPassDescriptor_setVisibilityResultType_(MTL::RenderPassDescriptor* self, MTL::VisibilityResultType visibilityResultType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassDescriptor*>(self)->setVisibilityResultType(visibilityResultType);
}
MTL::RenderPassColorAttachmentDescriptorArray* pewter_MTLRenderPassDescriptor_colorAttachments(const MTL::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPassColorAttachmentDescriptorArray*>(reinterpret_cast<const host::MTL::RenderPassDescriptor*>(self)->colorAttachments());
}
NS::UInteger pewter_MTLRenderPassDescriptor_getSamplePositions_count_(MTL::RenderPassDescriptor* self, MTL::SamplePosition* positions, NS::UInteger count) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::RenderPassDescriptor*>(self)->getSamplePositions(positions, count);
}
MTL::RenderPassSampleBufferAttachmentDescriptorArray* pewter_MTLRenderPassDescriptor_sampleBufferAttachments(const MTL::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPassSampleBufferAttachmentDescriptorArray*>(reinterpret_cast<const host::MTL::RenderPassDescriptor*>(self)->sampleBufferAttachments());
}
void pewter_MTLRenderPassDescriptor_setSamplePositions_count_(MTL::RenderPassDescriptor* self, const MTL::SamplePosition* positions, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPassDescriptor*>(self)->setSamplePositions(positions, count);
}
MTL::RenderPipelineColorAttachmentDescriptor* pewter_MTLRenderPipelineColorAttachmentDescriptor_alloc() {
  return reinterpret_cast<MTL::RenderPipelineColorAttachmentDescriptor*>(host::MTL::RenderPipelineColorAttachmentDescriptor::alloc());
}
MTL::RenderPipelineColorAttachmentDescriptor* pewter_MTLRenderPipelineColorAttachmentDescriptor_init(MTL::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineColorAttachmentDescriptor*>(reinterpret_cast<host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->init());
}
MTL::BlendOperation pewter_MTLRenderPipelineColorAttachmentDescriptor_alphaBlendOperation(const MTL::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->alphaBlendOperation();
}
void pewter_MTLRenderPipelineColorAttachmentDescriptor_setAlphaBlendOperation_(MTL::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendOperation alphaBlendOperation) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->setAlphaBlendOperation(alphaBlendOperation);
}
bool pewter_MTLRenderPipelineColorAttachmentDescriptor_isBlendingEnabled(const MTL::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->blendingEnabled();
}
void pewter_MTLRenderPipelineColorAttachmentDescriptor_setBlendingEnabled_(MTL::RenderPipelineColorAttachmentDescriptor* self, bool blendingEnabled) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->setBlendingEnabled(blendingEnabled);
}
MTL::BlendFactor pewter_MTLRenderPipelineColorAttachmentDescriptor_destinationAlphaBlendFactor(const MTL::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->destinationAlphaBlendFactor();
}
void pewter_MTLRenderPipelineColorAttachmentDescriptor_setDestinationAlphaBlendFactor_(MTL::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendFactor destinationAlphaBlendFactor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->setDestinationAlphaBlendFactor(destinationAlphaBlendFactor);
}
MTL::BlendFactor pewter_MTLRenderPipelineColorAttachmentDescriptor_destinationRGBBlendFactor(const MTL::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->destinationRGBBlendFactor();
}
void pewter_MTLRenderPipelineColorAttachmentDescriptor_setDestinationRGBBlendFactor_(MTL::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendFactor destinationRGBBlendFactor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->setDestinationRGBBlendFactor(destinationRGBBlendFactor);
}
MTL::PixelFormat pewter_MTLRenderPipelineColorAttachmentDescriptor_pixelFormat(const MTL::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->pixelFormat();
}
void pewter_MTLRenderPipelineColorAttachmentDescriptor_setPixelFormat_(MTL::RenderPipelineColorAttachmentDescriptor* self, MTL::PixelFormat pixelFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->setPixelFormat(pixelFormat);
}
MTL::BlendOperation pewter_MTLRenderPipelineColorAttachmentDescriptor_rgbBlendOperation(const MTL::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->rgbBlendOperation();
}
void pewter_MTLRenderPipelineColorAttachmentDescriptor_setRgbBlendOperation_(MTL::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendOperation rgbBlendOperation) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->setRgbBlendOperation(rgbBlendOperation);
}
MTL::BlendFactor pewter_MTLRenderPipelineColorAttachmentDescriptor_sourceAlphaBlendFactor(const MTL::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->sourceAlphaBlendFactor();
}
void pewter_MTLRenderPipelineColorAttachmentDescriptor_setSourceAlphaBlendFactor_(MTL::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendFactor sourceAlphaBlendFactor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->setSourceAlphaBlendFactor(sourceAlphaBlendFactor);
}
MTL::BlendFactor pewter_MTLRenderPipelineColorAttachmentDescriptor_sourceRGBBlendFactor(const MTL::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->sourceRGBBlendFactor();
}
void pewter_MTLRenderPipelineColorAttachmentDescriptor_setSourceRGBBlendFactor_(MTL::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendFactor sourceRGBBlendFactor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->setSourceRGBBlendFactor(sourceRGBBlendFactor);
}
MTL::ColorWriteMask pewter_MTLRenderPipelineColorAttachmentDescriptor_writeMask(const MTL::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->writeMask();
}
void pewter_MTLRenderPipelineColorAttachmentDescriptor_setWriteMask_(MTL::RenderPipelineColorAttachmentDescriptor* self, MTL::ColorWriteMask writeMask) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineColorAttachmentDescriptor*>(self)->setWriteMask(writeMask);
}
MTL::LogicalToPhysicalColorAttachmentMap* pewter_MTLLogicalToPhysicalColorAttachmentMap_alloc() {
  return reinterpret_cast<MTL::LogicalToPhysicalColorAttachmentMap*>(host::MTL::LogicalToPhysicalColorAttachmentMap::alloc());
}
MTL::LogicalToPhysicalColorAttachmentMap* pewter_MTLLogicalToPhysicalColorAttachmentMap_init(MTL::LogicalToPhysicalColorAttachmentMap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::LogicalToPhysicalColorAttachmentMap*>(reinterpret_cast<host::MTL::LogicalToPhysicalColorAttachmentMap*>(self)->init());
}
NS::UInteger pewter_MTLLogicalToPhysicalColorAttachmentMap_getPhysicalIndexForLogicalIndex_(MTL::LogicalToPhysicalColorAttachmentMap* self, NS::UInteger logicalIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::LogicalToPhysicalColorAttachmentMap*>(self)->getPhysicalIndex(logicalIndex);
}
void pewter_MTLLogicalToPhysicalColorAttachmentMap_reset(MTL::LogicalToPhysicalColorAttachmentMap* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::LogicalToPhysicalColorAttachmentMap*>(self)->reset();
}
void pewter_MTLLogicalToPhysicalColorAttachmentMap_setPhysicalIndex_forLogicalIndex_(MTL::LogicalToPhysicalColorAttachmentMap* self, NS::UInteger physicalIndex, NS::UInteger logicalIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::LogicalToPhysicalColorAttachmentMap*>(self)->setPhysicalIndex(physicalIndex, logicalIndex);
}
MTL::RenderPipelineReflection* pewter_MTLRenderPipelineReflection_alloc() {
  return reinterpret_cast<MTL::RenderPipelineReflection*>(host::MTL::RenderPipelineReflection::alloc());
}
MTL::RenderPipelineReflection* pewter_MTLRenderPipelineReflection_init(MTL::RenderPipelineReflection* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineReflection*>(reinterpret_cast<host::MTL::RenderPipelineReflection*>(self)->init());
}
NS::Array* pewter_MTLRenderPipelineReflection_fragmentArguments(const MTL::RenderPipelineReflection* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::RenderPipelineReflection*>(self)->fragmentArguments());
}
NS::Array* pewter_MTLRenderPipelineReflection_fragmentBindings(const MTL::RenderPipelineReflection* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::RenderPipelineReflection*>(self)->fragmentBindings());
}
NS::Array* pewter_MTLRenderPipelineReflection_meshBindings(const MTL::RenderPipelineReflection* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::RenderPipelineReflection*>(self)->meshBindings());
}
NS::Array* pewter_MTLRenderPipelineReflection_objectBindings(const MTL::RenderPipelineReflection* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::RenderPipelineReflection*>(self)->objectBindings());
}
NS::Array* pewter_MTLRenderPipelineReflection_tileArguments(const MTL::RenderPipelineReflection* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::RenderPipelineReflection*>(self)->tileArguments());
}
NS::Array* pewter_MTLRenderPipelineReflection_tileBindings(const MTL::RenderPipelineReflection* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::RenderPipelineReflection*>(self)->tileBindings());
}
NS::Array* pewter_MTLRenderPipelineReflection_vertexArguments(const MTL::RenderPipelineReflection* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::RenderPipelineReflection*>(self)->vertexArguments());
}
NS::Array* pewter_MTLRenderPipelineReflection_vertexBindings(const MTL::RenderPipelineReflection* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::RenderPipelineReflection*>(self)->vertexBindings());
}
MTL::RenderPipelineDescriptor* pewter_MTLRenderPipelineDescriptor_alloc() {
  return reinterpret_cast<MTL::RenderPipelineDescriptor*>(host::MTL::RenderPipelineDescriptor::alloc());
}
MTL::RenderPipelineDescriptor* pewter_MTLRenderPipelineDescriptor_init(MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineDescriptor*>(reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->init());
}
bool pewter_MTLRenderPipelineDescriptor_isAlphaToCoverageEnabled(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->alphaToCoverageEnabled();
}
void pewter_MTLRenderPipelineDescriptor_setAlphaToCoverageEnabled_(MTL::RenderPipelineDescriptor* self, bool alphaToCoverageEnabled) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setAlphaToCoverageEnabled(alphaToCoverageEnabled);
}
bool pewter_MTLRenderPipelineDescriptor_isAlphaToOneEnabled(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->alphaToOneEnabled();
}
void pewter_MTLRenderPipelineDescriptor_setAlphaToOneEnabled_(MTL::RenderPipelineDescriptor* self, bool alphaToOneEnabled) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setAlphaToOneEnabled(alphaToOneEnabled);
}
NS::Array* pewter_MTLRenderPipelineDescriptor_binaryArchives(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->binaryArchives());
}
void pewter_MTLRenderPipelineDescriptor_setBinaryArchives_(MTL::RenderPipelineDescriptor* self, const NS::Array* binaryArchives) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setBinaryArchives(reinterpret_cast<const host::NS::Array*>(binaryArchives));
}
MTL::PixelFormat pewter_MTLRenderPipelineDescriptor_depthAttachmentPixelFormat(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->depthAttachmentPixelFormat();
}
void pewter_MTLRenderPipelineDescriptor_setDepthAttachmentPixelFormat_(MTL::RenderPipelineDescriptor* self, MTL::PixelFormat depthAttachmentPixelFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setDepthAttachmentPixelFormat(depthAttachmentPixelFormat);
}
MTL::Function* pewter_MTLRenderPipelineDescriptor_fragmentFunction(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Function*>(reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->fragmentFunction());
}
void pewter_MTLRenderPipelineDescriptor_setFragmentFunction_(MTL::RenderPipelineDescriptor* self, const MTL::Function* fragmentFunction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setFragmentFunction(reinterpret_cast<const host::MTL::Function*>(fragmentFunction));
}
MTL::LinkedFunctions* pewter_MTLRenderPipelineDescriptor_fragmentLinkedFunctions(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::LinkedFunctions*>(reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->fragmentLinkedFunctions());
}
void pewter_MTLRenderPipelineDescriptor_setFragmentLinkedFunctions_(MTL::RenderPipelineDescriptor* self, const MTL::LinkedFunctions* fragmentLinkedFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setFragmentLinkedFunctions(reinterpret_cast<const host::MTL::LinkedFunctions*>(fragmentLinkedFunctions));
}
NS::Array* pewter_MTLRenderPipelineDescriptor_fragmentPreloadedLibraries(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->fragmentPreloadedLibraries());
}
void pewter_MTLRenderPipelineDescriptor_setFragmentPreloadedLibraries_(MTL::RenderPipelineDescriptor* self, const NS::Array* fragmentPreloadedLibraries) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setFragmentPreloadedLibraries(reinterpret_cast<const host::NS::Array*>(fragmentPreloadedLibraries));
}
MTL::PrimitiveTopologyClass pewter_MTLRenderPipelineDescriptor_inputPrimitiveTopology(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->inputPrimitiveTopology();
}
void pewter_MTLRenderPipelineDescriptor_setInputPrimitiveTopology_(MTL::RenderPipelineDescriptor* self, MTL::PrimitiveTopologyClass inputPrimitiveTopology) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setInputPrimitiveTopology(inputPrimitiveTopology);
}
NS::String* pewter_MTLRenderPipelineDescriptor_label(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->label());
}
void pewter_MTLRenderPipelineDescriptor_setLabel_(MTL::RenderPipelineDescriptor* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
NS::UInteger pewter_MTLRenderPipelineDescriptor_maxFragmentCallStackDepth(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->maxFragmentCallStackDepth();
}
void pewter_MTLRenderPipelineDescriptor_setMaxFragmentCallStackDepth_(MTL::RenderPipelineDescriptor* self, NS::UInteger maxFragmentCallStackDepth) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setMaxFragmentCallStackDepth(maxFragmentCallStackDepth);
}
NS::UInteger pewter_MTLRenderPipelineDescriptor_maxTessellationFactor(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->maxTessellationFactor();
}
void pewter_MTLRenderPipelineDescriptor_setMaxTessellationFactor_(MTL::RenderPipelineDescriptor* self, NS::UInteger maxTessellationFactor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setMaxTessellationFactor(maxTessellationFactor);
}
NS::UInteger pewter_MTLRenderPipelineDescriptor_maxVertexAmplificationCount(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->maxVertexAmplificationCount();
}
void pewter_MTLRenderPipelineDescriptor_setMaxVertexAmplificationCount_(MTL::RenderPipelineDescriptor* self, NS::UInteger maxVertexAmplificationCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setMaxVertexAmplificationCount(maxVertexAmplificationCount);
}
NS::UInteger pewter_MTLRenderPipelineDescriptor_maxVertexCallStackDepth(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->maxVertexCallStackDepth();
}
void pewter_MTLRenderPipelineDescriptor_setMaxVertexCallStackDepth_(MTL::RenderPipelineDescriptor* self, NS::UInteger maxVertexCallStackDepth) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setMaxVertexCallStackDepth(maxVertexCallStackDepth);
}
NS::UInteger pewter_MTLRenderPipelineDescriptor_rasterSampleCount(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->rasterSampleCount();
}
void pewter_MTLRenderPipelineDescriptor_setRasterSampleCount_(MTL::RenderPipelineDescriptor* self, NS::UInteger rasterSampleCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setRasterSampleCount(rasterSampleCount);
}
bool pewter_MTLRenderPipelineDescriptor_isRasterizationEnabled(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->rasterizationEnabled();
}
void pewter_MTLRenderPipelineDescriptor_setRasterizationEnabled_(MTL::RenderPipelineDescriptor* self, bool rasterizationEnabled) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setRasterizationEnabled(rasterizationEnabled);
}
NS::UInteger pewter_MTLRenderPipelineDescriptor_sampleCount(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->sampleCount();
}
void pewter_MTLRenderPipelineDescriptor_setSampleCount_(MTL::RenderPipelineDescriptor* self, NS::UInteger sampleCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setSampleCount(sampleCount);
}
MTL::ShaderValidation pewter_MTLRenderPipelineDescriptor_shaderValidation(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->shaderValidation();
}
void pewter_MTLRenderPipelineDescriptor_setShaderValidation_(MTL::RenderPipelineDescriptor* self, MTL::ShaderValidation shaderValidation) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setShaderValidation(shaderValidation);
}
MTL::PixelFormat pewter_MTLRenderPipelineDescriptor_stencilAttachmentPixelFormat(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->stencilAttachmentPixelFormat();
}
void pewter_MTLRenderPipelineDescriptor_setStencilAttachmentPixelFormat_(MTL::RenderPipelineDescriptor* self, MTL::PixelFormat stencilAttachmentPixelFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setStencilAttachmentPixelFormat(stencilAttachmentPixelFormat);
}
bool pewter_MTLRenderPipelineDescriptor_supportAddingFragmentBinaryFunctions(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->supportAddingFragmentBinaryFunctions();
}
void pewter_MTLRenderPipelineDescriptor_setSupportAddingFragmentBinaryFunctions_(MTL::RenderPipelineDescriptor* self, bool supportAddingFragmentBinaryFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setSupportAddingFragmentBinaryFunctions(supportAddingFragmentBinaryFunctions);
}
bool pewter_MTLRenderPipelineDescriptor_supportAddingVertexBinaryFunctions(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->supportAddingVertexBinaryFunctions();
}
void pewter_MTLRenderPipelineDescriptor_setSupportAddingVertexBinaryFunctions_(MTL::RenderPipelineDescriptor* self, bool supportAddingVertexBinaryFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setSupportAddingVertexBinaryFunctions(supportAddingVertexBinaryFunctions);
}
bool pewter_MTLRenderPipelineDescriptor_supportIndirectCommandBuffers(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->supportIndirectCommandBuffers();
}
void pewter_MTLRenderPipelineDescriptor_setSupportIndirectCommandBuffers_(MTL::RenderPipelineDescriptor* self, bool supportIndirectCommandBuffers) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setSupportIndirectCommandBuffers(supportIndirectCommandBuffers);
}
MTL::TessellationControlPointIndexType pewter_MTLRenderPipelineDescriptor_tessellationControlPointIndexType(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->tessellationControlPointIndexType();
}
void pewter_MTLRenderPipelineDescriptor_setTessellationControlPointIndexType_(MTL::RenderPipelineDescriptor* self, MTL::TessellationControlPointIndexType tessellationControlPointIndexType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setTessellationControlPointIndexType(tessellationControlPointIndexType);
}
MTL::TessellationFactorFormat pewter_MTLRenderPipelineDescriptor_tessellationFactorFormat(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->tessellationFactorFormat();
}
void pewter_MTLRenderPipelineDescriptor_setTessellationFactorFormat_(MTL::RenderPipelineDescriptor* self, MTL::TessellationFactorFormat tessellationFactorFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setTessellationFactorFormat(tessellationFactorFormat);
}
bool pewter_MTLRenderPipelineDescriptor_isTessellationFactorScaleEnabled(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->tessellationFactorScaleEnabled();
}
void pewter_MTLRenderPipelineDescriptor_setTessellationFactorScaleEnabled_(MTL::RenderPipelineDescriptor* self, bool tessellationFactorScaleEnabled) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setTessellationFactorScaleEnabled(tessellationFactorScaleEnabled);
}
MTL::TessellationFactorStepFunction pewter_MTLRenderPipelineDescriptor_tessellationFactorStepFunction(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->tessellationFactorStepFunction();
}
void pewter_MTLRenderPipelineDescriptor_setTessellationFactorStepFunction_(MTL::RenderPipelineDescriptor* self, MTL::TessellationFactorStepFunction tessellationFactorStepFunction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setTessellationFactorStepFunction(tessellationFactorStepFunction);
}
MTL::Winding pewter_MTLRenderPipelineDescriptor_tessellationOutputWindingOrder(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->tessellationOutputWindingOrder();
}
void pewter_MTLRenderPipelineDescriptor_setTessellationOutputWindingOrder_(MTL::RenderPipelineDescriptor* self, MTL::Winding tessellationOutputWindingOrder) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setTessellationOutputWindingOrder(tessellationOutputWindingOrder);
}
MTL::TessellationPartitionMode pewter_MTLRenderPipelineDescriptor_tessellationPartitionMode(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->tessellationPartitionMode();
}
void pewter_MTLRenderPipelineDescriptor_setTessellationPartitionMode_(MTL::RenderPipelineDescriptor* self, MTL::TessellationPartitionMode tessellationPartitionMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setTessellationPartitionMode(tessellationPartitionMode);
}
MTL::VertexDescriptor* pewter_MTLRenderPipelineDescriptor_vertexDescriptor(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::VertexDescriptor*>(reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->vertexDescriptor());
}
void pewter_MTLRenderPipelineDescriptor_setVertexDescriptor_(MTL::RenderPipelineDescriptor* self, const MTL::VertexDescriptor* vertexDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setVertexDescriptor(reinterpret_cast<const host::MTL::VertexDescriptor*>(vertexDescriptor));
}
MTL::Function* pewter_MTLRenderPipelineDescriptor_vertexFunction(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Function*>(reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->vertexFunction());
}
void pewter_MTLRenderPipelineDescriptor_setVertexFunction_(MTL::RenderPipelineDescriptor* self, const MTL::Function* vertexFunction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setVertexFunction(reinterpret_cast<const host::MTL::Function*>(vertexFunction));
}
MTL::LinkedFunctions* pewter_MTLRenderPipelineDescriptor_vertexLinkedFunctions(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::LinkedFunctions*>(reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->vertexLinkedFunctions());
}
void pewter_MTLRenderPipelineDescriptor_setVertexLinkedFunctions_(MTL::RenderPipelineDescriptor* self, const MTL::LinkedFunctions* vertexLinkedFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setVertexLinkedFunctions(reinterpret_cast<const host::MTL::LinkedFunctions*>(vertexLinkedFunctions));
}
NS::Array* pewter_MTLRenderPipelineDescriptor_vertexPreloadedLibraries(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->vertexPreloadedLibraries());
}
void pewter_MTLRenderPipelineDescriptor_setVertexPreloadedLibraries_(MTL::RenderPipelineDescriptor* self, const NS::Array* vertexPreloadedLibraries) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->setVertexPreloadedLibraries(reinterpret_cast<const host::NS::Array*>(vertexPreloadedLibraries));
}
MTL::RenderPipelineColorAttachmentDescriptorArray* pewter_MTLRenderPipelineDescriptor_colorAttachments(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineColorAttachmentDescriptorArray*>(reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->colorAttachments());
}
MTL::PipelineBufferDescriptorArray* pewter_MTLRenderPipelineDescriptor_fragmentBuffers(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::PipelineBufferDescriptorArray*>(reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->fragmentBuffers());
}
void pewter_MTLRenderPipelineDescriptor_reset(MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineDescriptor*>(self)->reset();
}
MTL::PipelineBufferDescriptorArray* pewter_MTLRenderPipelineDescriptor_vertexBuffers(const MTL::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::PipelineBufferDescriptorArray*>(reinterpret_cast<const host::MTL::RenderPipelineDescriptor*>(self)->vertexBuffers());
}
MTL::RenderPipelineFunctionsDescriptor* pewter_MTLRenderPipelineFunctionsDescriptor_alloc() {
  return reinterpret_cast<MTL::RenderPipelineFunctionsDescriptor*>(host::MTL::RenderPipelineFunctionsDescriptor::alloc());
}
MTL::RenderPipelineFunctionsDescriptor* pewter_MTLRenderPipelineFunctionsDescriptor_init(MTL::RenderPipelineFunctionsDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineFunctionsDescriptor*>(reinterpret_cast<host::MTL::RenderPipelineFunctionsDescriptor*>(self)->init());
}
NS::Array* pewter_MTLRenderPipelineFunctionsDescriptor_fragmentAdditionalBinaryFunctions(const MTL::RenderPipelineFunctionsDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::RenderPipelineFunctionsDescriptor*>(self)->fragmentAdditionalBinaryFunctions());
}
void pewter_MTLRenderPipelineFunctionsDescriptor_setFragmentAdditionalBinaryFunctions_(MTL::RenderPipelineFunctionsDescriptor* self, const NS::Array* fragmentAdditionalBinaryFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineFunctionsDescriptor*>(self)->setFragmentAdditionalBinaryFunctions(reinterpret_cast<const host::NS::Array*>(fragmentAdditionalBinaryFunctions));
}
NS::Array* pewter_MTLRenderPipelineFunctionsDescriptor_tileAdditionalBinaryFunctions(const MTL::RenderPipelineFunctionsDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::RenderPipelineFunctionsDescriptor*>(self)->tileAdditionalBinaryFunctions());
}
void pewter_MTLRenderPipelineFunctionsDescriptor_setTileAdditionalBinaryFunctions_(MTL::RenderPipelineFunctionsDescriptor* self, const NS::Array* tileAdditionalBinaryFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineFunctionsDescriptor*>(self)->setTileAdditionalBinaryFunctions(reinterpret_cast<const host::NS::Array*>(tileAdditionalBinaryFunctions));
}
NS::Array* pewter_MTLRenderPipelineFunctionsDescriptor_vertexAdditionalBinaryFunctions(const MTL::RenderPipelineFunctionsDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::RenderPipelineFunctionsDescriptor*>(self)->vertexAdditionalBinaryFunctions());
}
void pewter_MTLRenderPipelineFunctionsDescriptor_setVertexAdditionalBinaryFunctions_(MTL::RenderPipelineFunctionsDescriptor* self, const NS::Array* vertexAdditionalBinaryFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineFunctionsDescriptor*>(self)->setVertexAdditionalBinaryFunctions(reinterpret_cast<const host::NS::Array*>(vertexAdditionalBinaryFunctions));
}
MTL::Device* pewter_MTLRenderPipelineState_device(const MTL::RenderPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::RenderPipelineState*>(self)->device());
}
MTL::FunctionHandle* pewter_MTLRenderPipelineState_functionHandleWithName_stage_(MTL::RenderPipelineState* self, const NS::String* name, MTL::RenderStages stage) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionHandle*>(reinterpret_cast<host::MTL::RenderPipelineState*>(self)->functionHandle(reinterpret_cast<const host::NS::String*>(name), stage));
}
MTL::FunctionHandle* pewter_MTLRenderPipelineState_functionHandleWithFunction_stage_(MTL::RenderPipelineState* self, const MTL::Function* function, MTL::RenderStages stage) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionHandle*>(reinterpret_cast<host::MTL::RenderPipelineState*>(self)->functionHandle(reinterpret_cast<const host::MTL::Function*>(function), stage));
}
MTL::ResourceID pewter_MTLRenderPipelineState_gpuResourceID(const MTL::RenderPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineState*>(self)->gpuResourceID();
}
NS::UInteger pewter_MTLRenderPipelineState_imageblockMemoryLengthForDimensions_(MTL::RenderPipelineState* self, MTL::Size imageblockDimensions) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::RenderPipelineState*>(self)->imageblockMemoryLength(imageblockDimensions);
}
NS::UInteger pewter_MTLRenderPipelineState_imageblockSampleLength(const MTL::RenderPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineState*>(self)->imageblockSampleLength();
}
NS::String* pewter_MTLRenderPipelineState_label(const MTL::RenderPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::RenderPipelineState*>(self)->label());
}
NS::UInteger pewter_MTLRenderPipelineState_maxTotalThreadgroupsPerMeshGrid(const MTL::RenderPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineState*>(self)->maxTotalThreadgroupsPerMeshGrid();
}
NS::UInteger pewter_MTLRenderPipelineState_maxTotalThreadsPerMeshThreadgroup(const MTL::RenderPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineState*>(self)->maxTotalThreadsPerMeshThreadgroup();
}
NS::UInteger pewter_MTLRenderPipelineState_maxTotalThreadsPerObjectThreadgroup(const MTL::RenderPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineState*>(self)->maxTotalThreadsPerObjectThreadgroup();
}
NS::UInteger pewter_MTLRenderPipelineState_maxTotalThreadsPerThreadgroup(const MTL::RenderPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineState*>(self)->maxTotalThreadsPerThreadgroup();
}
NS::UInteger pewter_MTLRenderPipelineState_meshThreadExecutionWidth(const MTL::RenderPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineState*>(self)->meshThreadExecutionWidth();
}
MTL::IntersectionFunctionTable* pewter_MTLRenderPipelineState_newIntersectionFunctionTableWithDescriptor_stage_(MTL::RenderPipelineState* self, const MTL::IntersectionFunctionTableDescriptor* descriptor, MTL::RenderStages stage) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::IntersectionFunctionTable*>(reinterpret_cast<host::MTL::RenderPipelineState*>(self)->newIntersectionFunctionTable(reinterpret_cast<const host::MTL::IntersectionFunctionTableDescriptor*>(descriptor), stage));
}
MTL::RenderPipelineState* pewter_MTLRenderPipelineState_newRenderPipelineStateWithAdditionalBinaryFunctions_error_(MTL::RenderPipelineState* self, const MTL::RenderPipelineFunctionsDescriptor* additionalBinaryFunctions, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineState*>(reinterpret_cast<host::MTL::RenderPipelineState*>(self)->newRenderPipelineState(reinterpret_cast<const host::MTL::RenderPipelineFunctionsDescriptor*>(additionalBinaryFunctions), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::VisibleFunctionTable* pewter_MTLRenderPipelineState_newVisibleFunctionTableWithDescriptor_stage_(MTL::RenderPipelineState* self, const MTL::VisibleFunctionTableDescriptor* descriptor, MTL::RenderStages stage) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::VisibleFunctionTable*>(reinterpret_cast<host::MTL::RenderPipelineState*>(self)->newVisibleFunctionTable(reinterpret_cast<const host::MTL::VisibleFunctionTableDescriptor*>(descriptor), stage));
}
NS::UInteger pewter_MTLRenderPipelineState_objectThreadExecutionWidth(const MTL::RenderPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineState*>(self)->objectThreadExecutionWidth();
}
MTL::RenderPipelineReflection* pewter_MTLRenderPipelineState_reflection(const MTL::RenderPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineReflection*>(reinterpret_cast<const host::MTL::RenderPipelineState*>(self)->reflection());
}
MTL::Size pewter_MTLRenderPipelineState_requiredThreadsPerMeshThreadgroup(const MTL::RenderPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineState*>(self)->requiredThreadsPerMeshThreadgroup();
}
MTL::Size pewter_MTLRenderPipelineState_requiredThreadsPerObjectThreadgroup(const MTL::RenderPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineState*>(self)->requiredThreadsPerObjectThreadgroup();
}
MTL::Size pewter_MTLRenderPipelineState_requiredThreadsPerTileThreadgroup(const MTL::RenderPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineState*>(self)->requiredThreadsPerTileThreadgroup();
}
MTL::ShaderValidation pewter_MTLRenderPipelineState_shaderValidation(const MTL::RenderPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineState*>(self)->shaderValidation();
}
bool pewter_MTLRenderPipelineState_supportIndirectCommandBuffers(const MTL::RenderPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineState*>(self)->supportIndirectCommandBuffers();
}
bool pewter_MTLRenderPipelineState_threadgroupSizeMatchesTileSize(const MTL::RenderPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::RenderPipelineState*>(self)->threadgroupSizeMatchesTileSize();
}
MTL::FunctionHandle* pewter_MTLRenderPipelineState_functionHandleWithBinaryFunction_stage_(MTL::RenderPipelineState* self, const MTL4::BinaryFunction* function, MTL::RenderStages stage) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionHandle*>(reinterpret_cast<host::MTL::RenderPipelineState*>(self)->functionHandle(reinterpret_cast<const host::MTL4::BinaryFunction*>(function), stage));
}
MTL4::PipelineDescriptor* pewter_MTLRenderPipelineState_newRenderPipelineDescriptorForSpecialization(MTL::RenderPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::PipelineDescriptor*>(reinterpret_cast<host::MTL::RenderPipelineState*>(self)->newRenderPipelineDescriptor());
}
MTL::RenderPipelineState* pewter_MTLRenderPipelineState_newRenderPipelineStateWithBinaryFunctions_error_(MTL::RenderPipelineState* self, const MTL4::RenderPipelineBinaryFunctionsDescriptor* binaryFunctionsDescriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineState*>(reinterpret_cast<host::MTL::RenderPipelineState*>(self)->newRenderPipelineState(reinterpret_cast<const host::MTL4::RenderPipelineBinaryFunctionsDescriptor*>(binaryFunctionsDescriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::RenderPipelineColorAttachmentDescriptorArray* pewter_MTLRenderPipelineColorAttachmentDescriptorArray_alloc() {
  return reinterpret_cast<MTL::RenderPipelineColorAttachmentDescriptorArray*>(host::MTL::RenderPipelineColorAttachmentDescriptorArray::alloc());
}
MTL::RenderPipelineColorAttachmentDescriptorArray* pewter_MTLRenderPipelineColorAttachmentDescriptorArray_init(MTL::RenderPipelineColorAttachmentDescriptorArray* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineColorAttachmentDescriptorArray*>(reinterpret_cast<host::MTL::RenderPipelineColorAttachmentDescriptorArray*>(self)->init());
}
MTL::RenderPipelineColorAttachmentDescriptor* pewter_MTLRenderPipelineColorAttachmentDescriptorArray_objectAtIndexedSubscript_(MTL::RenderPipelineColorAttachmentDescriptorArray* self, NS::UInteger attachmentIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineColorAttachmentDescriptor*>(reinterpret_cast<host::MTL::RenderPipelineColorAttachmentDescriptorArray*>(self)->object(attachmentIndex));
}
void pewter_MTLRenderPipelineColorAttachmentDescriptorArray_setObject_atIndexedSubscript_(MTL::RenderPipelineColorAttachmentDescriptorArray* self, const MTL::RenderPipelineColorAttachmentDescriptor* attachment, NS::UInteger attachmentIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::RenderPipelineColorAttachmentDescriptorArray*>(self)->setObject(reinterpret_cast<const host::MTL::RenderPipelineColorAttachmentDescriptor*>(attachment), attachmentIndex);
}
MTL::TileRenderPipelineColorAttachmentDescriptor* pewter_MTLTileRenderPipelineColorAttachmentDescriptor_alloc() {
  return reinterpret_cast<MTL::TileRenderPipelineColorAttachmentDescriptor*>(host::MTL::TileRenderPipelineColorAttachmentDescriptor::alloc());
}
MTL::TileRenderPipelineColorAttachmentDescriptor* pewter_MTLTileRenderPipelineColorAttachmentDescriptor_init(MTL::TileRenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TileRenderPipelineColorAttachmentDescriptor*>(reinterpret_cast<host::MTL::TileRenderPipelineColorAttachmentDescriptor*>(self)->init());
}
MTL::PixelFormat pewter_MTLTileRenderPipelineColorAttachmentDescriptor_pixelFormat(const MTL::TileRenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TileRenderPipelineColorAttachmentDescriptor*>(self)->pixelFormat();
}
void pewter_MTLTileRenderPipelineColorAttachmentDescriptor_setPixelFormat_(MTL::TileRenderPipelineColorAttachmentDescriptor* self, MTL::PixelFormat pixelFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TileRenderPipelineColorAttachmentDescriptor*>(self)->setPixelFormat(pixelFormat);
}
MTL::TileRenderPipelineColorAttachmentDescriptorArray* pewter_MTLTileRenderPipelineColorAttachmentDescriptorArray_alloc() {
  return reinterpret_cast<MTL::TileRenderPipelineColorAttachmentDescriptorArray*>(host::MTL::TileRenderPipelineColorAttachmentDescriptorArray::alloc());
}
MTL::TileRenderPipelineColorAttachmentDescriptorArray* pewter_MTLTileRenderPipelineColorAttachmentDescriptorArray_init(MTL::TileRenderPipelineColorAttachmentDescriptorArray* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TileRenderPipelineColorAttachmentDescriptorArray*>(reinterpret_cast<host::MTL::TileRenderPipelineColorAttachmentDescriptorArray*>(self)->init());
}
MTL::TileRenderPipelineColorAttachmentDescriptor* pewter_MTLTileRenderPipelineColorAttachmentDescriptorArray_objectAtIndexedSubscript_(MTL::TileRenderPipelineColorAttachmentDescriptorArray* self, NS::UInteger attachmentIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TileRenderPipelineColorAttachmentDescriptor*>(reinterpret_cast<host::MTL::TileRenderPipelineColorAttachmentDescriptorArray*>(self)->object(attachmentIndex));
}
void pewter_MTLTileRenderPipelineColorAttachmentDescriptorArray_setObject_atIndexedSubscript_(MTL::TileRenderPipelineColorAttachmentDescriptorArray* self, const MTL::TileRenderPipelineColorAttachmentDescriptor* attachment, NS::UInteger attachmentIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TileRenderPipelineColorAttachmentDescriptorArray*>(self)->setObject(reinterpret_cast<const host::MTL::TileRenderPipelineColorAttachmentDescriptor*>(attachment), attachmentIndex);
}
MTL::TileRenderPipelineDescriptor* pewter_MTLTileRenderPipelineDescriptor_alloc() {
  return reinterpret_cast<MTL::TileRenderPipelineDescriptor*>(host::MTL::TileRenderPipelineDescriptor::alloc());
}
MTL::TileRenderPipelineDescriptor* pewter_MTLTileRenderPipelineDescriptor_init(MTL::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TileRenderPipelineDescriptor*>(reinterpret_cast<host::MTL::TileRenderPipelineDescriptor*>(self)->init());
}
NS::Array* pewter_MTLTileRenderPipelineDescriptor_binaryArchives(const MTL::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::TileRenderPipelineDescriptor*>(self)->binaryArchives());
}
void pewter_MTLTileRenderPipelineDescriptor_setBinaryArchives_(MTL::TileRenderPipelineDescriptor* self, const NS::Array* binaryArchives) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TileRenderPipelineDescriptor*>(self)->setBinaryArchives(reinterpret_cast<const host::NS::Array*>(binaryArchives));
}
NS::String* pewter_MTLTileRenderPipelineDescriptor_label(const MTL::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::TileRenderPipelineDescriptor*>(self)->label());
}
void pewter_MTLTileRenderPipelineDescriptor_setLabel_(MTL::TileRenderPipelineDescriptor* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TileRenderPipelineDescriptor*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
MTL::LinkedFunctions* pewter_MTLTileRenderPipelineDescriptor_linkedFunctions(const MTL::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::LinkedFunctions*>(reinterpret_cast<const host::MTL::TileRenderPipelineDescriptor*>(self)->linkedFunctions());
}
void pewter_MTLTileRenderPipelineDescriptor_setLinkedFunctions_(MTL::TileRenderPipelineDescriptor* self, const MTL::LinkedFunctions* linkedFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TileRenderPipelineDescriptor*>(self)->setLinkedFunctions(reinterpret_cast<const host::MTL::LinkedFunctions*>(linkedFunctions));
}
NS::UInteger pewter_MTLTileRenderPipelineDescriptor_maxCallStackDepth(const MTL::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TileRenderPipelineDescriptor*>(self)->maxCallStackDepth();
}
void pewter_MTLTileRenderPipelineDescriptor_setMaxCallStackDepth_(MTL::TileRenderPipelineDescriptor* self, NS::UInteger maxCallStackDepth) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TileRenderPipelineDescriptor*>(self)->setMaxCallStackDepth(maxCallStackDepth);
}
NS::UInteger pewter_MTLTileRenderPipelineDescriptor_maxTotalThreadsPerThreadgroup(const MTL::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TileRenderPipelineDescriptor*>(self)->maxTotalThreadsPerThreadgroup();
}
void pewter_MTLTileRenderPipelineDescriptor_setMaxTotalThreadsPerThreadgroup_(MTL::TileRenderPipelineDescriptor* self, NS::UInteger maxTotalThreadsPerThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TileRenderPipelineDescriptor*>(self)->setMaxTotalThreadsPerThreadgroup(maxTotalThreadsPerThreadgroup);
}
NS::Array* pewter_MTLTileRenderPipelineDescriptor_preloadedLibraries(const MTL::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::TileRenderPipelineDescriptor*>(self)->preloadedLibraries());
}
void pewter_MTLTileRenderPipelineDescriptor_setPreloadedLibraries_(MTL::TileRenderPipelineDescriptor* self, const NS::Array* preloadedLibraries) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TileRenderPipelineDescriptor*>(self)->setPreloadedLibraries(reinterpret_cast<const host::NS::Array*>(preloadedLibraries));
}
NS::UInteger pewter_MTLTileRenderPipelineDescriptor_rasterSampleCount(const MTL::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TileRenderPipelineDescriptor*>(self)->rasterSampleCount();
}
void pewter_MTLTileRenderPipelineDescriptor_setRasterSampleCount_(MTL::TileRenderPipelineDescriptor* self, NS::UInteger rasterSampleCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TileRenderPipelineDescriptor*>(self)->setRasterSampleCount(rasterSampleCount);
}
MTL::Size pewter_MTLTileRenderPipelineDescriptor_requiredThreadsPerThreadgroup(const MTL::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TileRenderPipelineDescriptor*>(self)->requiredThreadsPerThreadgroup();
}
void pewter_MTLTileRenderPipelineDescriptor_setRequiredThreadsPerThreadgroup_(MTL::TileRenderPipelineDescriptor* self, MTL::Size requiredThreadsPerThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TileRenderPipelineDescriptor*>(self)->setRequiredThreadsPerThreadgroup(requiredThreadsPerThreadgroup);
}
MTL::ShaderValidation pewter_MTLTileRenderPipelineDescriptor_shaderValidation(const MTL::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TileRenderPipelineDescriptor*>(self)->shaderValidation();
}
void pewter_MTLTileRenderPipelineDescriptor_setShaderValidation_(MTL::TileRenderPipelineDescriptor* self, MTL::ShaderValidation shaderValidation) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TileRenderPipelineDescriptor*>(self)->setShaderValidation(shaderValidation);
}
bool pewter_MTLTileRenderPipelineDescriptor_supportAddingBinaryFunctions(const MTL::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TileRenderPipelineDescriptor*>(self)->supportAddingBinaryFunctions();
}
void pewter_MTLTileRenderPipelineDescriptor_setSupportAddingBinaryFunctions_(MTL::TileRenderPipelineDescriptor* self, bool supportAddingBinaryFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TileRenderPipelineDescriptor*>(self)->setSupportAddingBinaryFunctions(supportAddingBinaryFunctions);
}
bool pewter_MTLTileRenderPipelineDescriptor_threadgroupSizeMatchesTileSize(const MTL::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TileRenderPipelineDescriptor*>(self)->threadgroupSizeMatchesTileSize();
}
void pewter_MTLTileRenderPipelineDescriptor_setThreadgroupSizeMatchesTileSize_(MTL::TileRenderPipelineDescriptor* self, bool threadgroupSizeMatchesTileSize) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TileRenderPipelineDescriptor*>(self)->setThreadgroupSizeMatchesTileSize(threadgroupSizeMatchesTileSize);
}
MTL::Function* pewter_MTLTileRenderPipelineDescriptor_tileFunction(const MTL::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Function*>(reinterpret_cast<const host::MTL::TileRenderPipelineDescriptor*>(self)->tileFunction());
}
void pewter_MTLTileRenderPipelineDescriptor_setTileFunction_(MTL::TileRenderPipelineDescriptor* self, const MTL::Function* tileFunction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TileRenderPipelineDescriptor*>(self)->setTileFunction(reinterpret_cast<const host::MTL::Function*>(tileFunction));
}
MTL::TileRenderPipelineColorAttachmentDescriptorArray* pewter_MTLTileRenderPipelineDescriptor_colorAttachments(const MTL::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TileRenderPipelineColorAttachmentDescriptorArray*>(reinterpret_cast<const host::MTL::TileRenderPipelineDescriptor*>(self)->colorAttachments());
}
void pewter_MTLTileRenderPipelineDescriptor_reset(MTL::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TileRenderPipelineDescriptor*>(self)->reset();
}
MTL::PipelineBufferDescriptorArray* pewter_MTLTileRenderPipelineDescriptor_tileBuffers(const MTL::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::PipelineBufferDescriptorArray*>(reinterpret_cast<const host::MTL::TileRenderPipelineDescriptor*>(self)->tileBuffers());
}
MTL::MeshRenderPipelineDescriptor* pewter_MTLMeshRenderPipelineDescriptor_alloc() {
  return reinterpret_cast<MTL::MeshRenderPipelineDescriptor*>(host::MTL::MeshRenderPipelineDescriptor::alloc());
}
MTL::MeshRenderPipelineDescriptor* pewter_MTLMeshRenderPipelineDescriptor_init(MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::MeshRenderPipelineDescriptor*>(reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->init());
}
bool pewter_MTLMeshRenderPipelineDescriptor_isAlphaToCoverageEnabled(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->alphaToCoverageEnabled();
}
void pewter_MTLMeshRenderPipelineDescriptor_setAlphaToCoverageEnabled_(MTL::MeshRenderPipelineDescriptor* self, bool alphaToCoverageEnabled) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setAlphaToCoverageEnabled(alphaToCoverageEnabled);
}
bool pewter_MTLMeshRenderPipelineDescriptor_isAlphaToOneEnabled(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->alphaToOneEnabled();
}
void pewter_MTLMeshRenderPipelineDescriptor_setAlphaToOneEnabled_(MTL::MeshRenderPipelineDescriptor* self, bool alphaToOneEnabled) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setAlphaToOneEnabled(alphaToOneEnabled);
}
NS::Array* pewter_MTLMeshRenderPipelineDescriptor_binaryArchives(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->binaryArchives());
}
void pewter_MTLMeshRenderPipelineDescriptor_setBinaryArchives_(MTL::MeshRenderPipelineDescriptor* self, const NS::Array* binaryArchives) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setBinaryArchives(reinterpret_cast<const host::NS::Array*>(binaryArchives));
}
MTL::PixelFormat pewter_MTLMeshRenderPipelineDescriptor_depthAttachmentPixelFormat(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->depthAttachmentPixelFormat();
}
void pewter_MTLMeshRenderPipelineDescriptor_setDepthAttachmentPixelFormat_(MTL::MeshRenderPipelineDescriptor* self, MTL::PixelFormat depthAttachmentPixelFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setDepthAttachmentPixelFormat(depthAttachmentPixelFormat);
}
MTL::Function* pewter_MTLMeshRenderPipelineDescriptor_fragmentFunction(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Function*>(reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->fragmentFunction());
}
void pewter_MTLMeshRenderPipelineDescriptor_setFragmentFunction_(MTL::MeshRenderPipelineDescriptor* self, const MTL::Function* fragmentFunction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setFragmentFunction(reinterpret_cast<const host::MTL::Function*>(fragmentFunction));
}
MTL::LinkedFunctions* pewter_MTLMeshRenderPipelineDescriptor_fragmentLinkedFunctions(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::LinkedFunctions*>(reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->fragmentLinkedFunctions());
}
void pewter_MTLMeshRenderPipelineDescriptor_setFragmentLinkedFunctions_(MTL::MeshRenderPipelineDescriptor* self, const MTL::LinkedFunctions* fragmentLinkedFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setFragmentLinkedFunctions(reinterpret_cast<const host::MTL::LinkedFunctions*>(fragmentLinkedFunctions));
}
NS::String* pewter_MTLMeshRenderPipelineDescriptor_label(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->label());
}
void pewter_MTLMeshRenderPipelineDescriptor_setLabel_(MTL::MeshRenderPipelineDescriptor* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
NS::UInteger pewter_MTLMeshRenderPipelineDescriptor_maxTotalThreadgroupsPerMeshGrid(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->maxTotalThreadgroupsPerMeshGrid();
}
void pewter_MTLMeshRenderPipelineDescriptor_setMaxTotalThreadgroupsPerMeshGrid_(MTL::MeshRenderPipelineDescriptor* self, NS::UInteger maxTotalThreadgroupsPerMeshGrid) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setMaxTotalThreadgroupsPerMeshGrid(maxTotalThreadgroupsPerMeshGrid);
}
NS::UInteger pewter_MTLMeshRenderPipelineDescriptor_maxTotalThreadsPerMeshThreadgroup(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->maxTotalThreadsPerMeshThreadgroup();
}
void pewter_MTLMeshRenderPipelineDescriptor_setMaxTotalThreadsPerMeshThreadgroup_(MTL::MeshRenderPipelineDescriptor* self, NS::UInteger maxTotalThreadsPerMeshThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setMaxTotalThreadsPerMeshThreadgroup(maxTotalThreadsPerMeshThreadgroup);
}
NS::UInteger pewter_MTLMeshRenderPipelineDescriptor_maxTotalThreadsPerObjectThreadgroup(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->maxTotalThreadsPerObjectThreadgroup();
}
void pewter_MTLMeshRenderPipelineDescriptor_setMaxTotalThreadsPerObjectThreadgroup_(MTL::MeshRenderPipelineDescriptor* self, NS::UInteger maxTotalThreadsPerObjectThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setMaxTotalThreadsPerObjectThreadgroup(maxTotalThreadsPerObjectThreadgroup);
}
NS::UInteger pewter_MTLMeshRenderPipelineDescriptor_maxVertexAmplificationCount(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->maxVertexAmplificationCount();
}
void pewter_MTLMeshRenderPipelineDescriptor_setMaxVertexAmplificationCount_(MTL::MeshRenderPipelineDescriptor* self, NS::UInteger maxVertexAmplificationCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setMaxVertexAmplificationCount(maxVertexAmplificationCount);
}
MTL::Function* pewter_MTLMeshRenderPipelineDescriptor_meshFunction(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Function*>(reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->meshFunction());
}
void pewter_MTLMeshRenderPipelineDescriptor_setMeshFunction_(MTL::MeshRenderPipelineDescriptor* self, const MTL::Function* meshFunction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setMeshFunction(reinterpret_cast<const host::MTL::Function*>(meshFunction));
}
MTL::LinkedFunctions* pewter_MTLMeshRenderPipelineDescriptor_meshLinkedFunctions(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::LinkedFunctions*>(reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->meshLinkedFunctions());
}
void pewter_MTLMeshRenderPipelineDescriptor_setMeshLinkedFunctions_(MTL::MeshRenderPipelineDescriptor* self, const MTL::LinkedFunctions* meshLinkedFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setMeshLinkedFunctions(reinterpret_cast<const host::MTL::LinkedFunctions*>(meshLinkedFunctions));
}
bool pewter_MTLMeshRenderPipelineDescriptor_meshThreadgroupSizeIsMultipleOfThreadExecutionWidth(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->meshThreadgroupSizeIsMultipleOfThreadExecutionWidth();
}
void pewter_MTLMeshRenderPipelineDescriptor_setMeshThreadgroupSizeIsMultipleOfThreadExecutionWidth_(MTL::MeshRenderPipelineDescriptor* self, bool meshThreadgroupSizeIsMultipleOfThreadExecutionWidth) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setMeshThreadgroupSizeIsMultipleOfThreadExecutionWidth(meshThreadgroupSizeIsMultipleOfThreadExecutionWidth);
}
MTL::Function* pewter_MTLMeshRenderPipelineDescriptor_objectFunction(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Function*>(reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->objectFunction());
}
void pewter_MTLMeshRenderPipelineDescriptor_setObjectFunction_(MTL::MeshRenderPipelineDescriptor* self, const MTL::Function* objectFunction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setObjectFunction(reinterpret_cast<const host::MTL::Function*>(objectFunction));
}
MTL::LinkedFunctions* pewter_MTLMeshRenderPipelineDescriptor_objectLinkedFunctions(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::LinkedFunctions*>(reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->objectLinkedFunctions());
}
void pewter_MTLMeshRenderPipelineDescriptor_setObjectLinkedFunctions_(MTL::MeshRenderPipelineDescriptor* self, const MTL::LinkedFunctions* objectLinkedFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setObjectLinkedFunctions(reinterpret_cast<const host::MTL::LinkedFunctions*>(objectLinkedFunctions));
}
bool pewter_MTLMeshRenderPipelineDescriptor_objectThreadgroupSizeIsMultipleOfThreadExecutionWidth(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->objectThreadgroupSizeIsMultipleOfThreadExecutionWidth();
}
void pewter_MTLMeshRenderPipelineDescriptor_setObjectThreadgroupSizeIsMultipleOfThreadExecutionWidth_(MTL::MeshRenderPipelineDescriptor* self, bool objectThreadgroupSizeIsMultipleOfThreadExecutionWidth) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setObjectThreadgroupSizeIsMultipleOfThreadExecutionWidth(objectThreadgroupSizeIsMultipleOfThreadExecutionWidth);
}
NS::UInteger pewter_MTLMeshRenderPipelineDescriptor_payloadMemoryLength(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->payloadMemoryLength();
}
void pewter_MTLMeshRenderPipelineDescriptor_setPayloadMemoryLength_(MTL::MeshRenderPipelineDescriptor* self, NS::UInteger payloadMemoryLength) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setPayloadMemoryLength(payloadMemoryLength);
}
NS::UInteger pewter_MTLMeshRenderPipelineDescriptor_rasterSampleCount(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->rasterSampleCount();
}
void pewter_MTLMeshRenderPipelineDescriptor_setRasterSampleCount_(MTL::MeshRenderPipelineDescriptor* self, NS::UInteger rasterSampleCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setRasterSampleCount(rasterSampleCount);
}
bool pewter_MTLMeshRenderPipelineDescriptor_isRasterizationEnabled(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->rasterizationEnabled();
}
void pewter_MTLMeshRenderPipelineDescriptor_setRasterizationEnabled_(MTL::MeshRenderPipelineDescriptor* self, bool rasterizationEnabled) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setRasterizationEnabled(rasterizationEnabled);
}
MTL::Size pewter_MTLMeshRenderPipelineDescriptor_requiredThreadsPerMeshThreadgroup(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->requiredThreadsPerMeshThreadgroup();
}
void pewter_MTLMeshRenderPipelineDescriptor_setRequiredThreadsPerMeshThreadgroup_(MTL::MeshRenderPipelineDescriptor* self, MTL::Size requiredThreadsPerMeshThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setRequiredThreadsPerMeshThreadgroup(requiredThreadsPerMeshThreadgroup);
}
MTL::Size pewter_MTLMeshRenderPipelineDescriptor_requiredThreadsPerObjectThreadgroup(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->requiredThreadsPerObjectThreadgroup();
}
void pewter_MTLMeshRenderPipelineDescriptor_setRequiredThreadsPerObjectThreadgroup_(MTL::MeshRenderPipelineDescriptor* self, MTL::Size requiredThreadsPerObjectThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setRequiredThreadsPerObjectThreadgroup(requiredThreadsPerObjectThreadgroup);
}
MTL::ShaderValidation pewter_MTLMeshRenderPipelineDescriptor_shaderValidation(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->shaderValidation();
}
void pewter_MTLMeshRenderPipelineDescriptor_setShaderValidation_(MTL::MeshRenderPipelineDescriptor* self, MTL::ShaderValidation shaderValidation) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setShaderValidation(shaderValidation);
}
MTL::PixelFormat pewter_MTLMeshRenderPipelineDescriptor_stencilAttachmentPixelFormat(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->stencilAttachmentPixelFormat();
}
void pewter_MTLMeshRenderPipelineDescriptor_setStencilAttachmentPixelFormat_(MTL::MeshRenderPipelineDescriptor* self, MTL::PixelFormat stencilAttachmentPixelFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setStencilAttachmentPixelFormat(stencilAttachmentPixelFormat);
}
bool pewter_MTLMeshRenderPipelineDescriptor_supportIndirectCommandBuffers(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->supportIndirectCommandBuffers();
}
void pewter_MTLMeshRenderPipelineDescriptor_setSupportIndirectCommandBuffers_(MTL::MeshRenderPipelineDescriptor* self, bool supportIndirectCommandBuffers) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->setSupportIndirectCommandBuffers(supportIndirectCommandBuffers);
}
MTL::RenderPipelineColorAttachmentDescriptorArray* pewter_MTLMeshRenderPipelineDescriptor_colorAttachments(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineColorAttachmentDescriptorArray*>(reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->colorAttachments());
}
MTL::PipelineBufferDescriptorArray* pewter_MTLMeshRenderPipelineDescriptor_fragmentBuffers(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::PipelineBufferDescriptorArray*>(reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->fragmentBuffers());
}
MTL::PipelineBufferDescriptorArray* pewter_MTLMeshRenderPipelineDescriptor_meshBuffers(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::PipelineBufferDescriptorArray*>(reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->meshBuffers());
}
MTL::PipelineBufferDescriptorArray* pewter_MTLMeshRenderPipelineDescriptor_objectBuffers(const MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::PipelineBufferDescriptorArray*>(reinterpret_cast<const host::MTL::MeshRenderPipelineDescriptor*>(self)->objectBuffers());
}
void pewter_MTLMeshRenderPipelineDescriptor_reset(MTL::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::MeshRenderPipelineDescriptor*>(self)->reset();
}
MTL::ResidencySetDescriptor* pewter_MTLResidencySetDescriptor_alloc() {
  return reinterpret_cast<MTL::ResidencySetDescriptor*>(host::MTL::ResidencySetDescriptor::alloc());
}
MTL::ResidencySetDescriptor* pewter_MTLResidencySetDescriptor_init(MTL::ResidencySetDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ResidencySetDescriptor*>(reinterpret_cast<host::MTL::ResidencySetDescriptor*>(self)->init());
}
NS::UInteger pewter_MTLResidencySetDescriptor_initialCapacity(const MTL::ResidencySetDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ResidencySetDescriptor*>(self)->initialCapacity();
}
void pewter_MTLResidencySetDescriptor_setInitialCapacity_(MTL::ResidencySetDescriptor* self, NS::UInteger initialCapacity) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResidencySetDescriptor*>(self)->setInitialCapacity(initialCapacity);
}
NS::String* pewter_MTLResidencySetDescriptor_label(const MTL::ResidencySetDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::ResidencySetDescriptor*>(self)->label());
}
void pewter_MTLResidencySetDescriptor_setLabel_(MTL::ResidencySetDescriptor* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResidencySetDescriptor*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
void pewter_MTLResidencySet_addAllocation_(MTL::ResidencySet* self, const MTL::Allocation* allocation) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResidencySet*>(self)->addAllocation(reinterpret_cast<const host::MTL::Allocation*>(allocation));
}
void pewter_MTLResidencySet_addAllocations_count_(MTL::ResidencySet* self, const MTL::Allocation* const* allocations, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResidencySet*>(self)->addAllocations(reinterpret_cast<const host::MTL::Allocation* const*>(allocations), count);
}
NS::Array* pewter_MTLResidencySet_allAllocations(const MTL::ResidencySet* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL::ResidencySet*>(self)->allAllocations());
}
std::uint64_t pewter_MTLResidencySet_allocatedSize(const MTL::ResidencySet* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ResidencySet*>(self)->allocatedSize();
}
NS::UInteger pewter_MTLResidencySet_allocationCount(const MTL::ResidencySet* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ResidencySet*>(self)->allocationCount();
}
void pewter_MTLResidencySet_commit(MTL::ResidencySet* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResidencySet*>(self)->commit();
}
bool pewter_MTLResidencySet_containsAllocation_(MTL::ResidencySet* self, const MTL::Allocation* allocation) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::ResidencySet*>(self)->containsAllocation(reinterpret_cast<const host::MTL::Allocation*>(allocation));
}
MTL::Device* pewter_MTLResidencySet_device(const MTL::ResidencySet* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::ResidencySet*>(self)->device());
}
void pewter_MTLResidencySet_endResidency(MTL::ResidencySet* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResidencySet*>(self)->endResidency();
}
NS::String* pewter_MTLResidencySet_label(const MTL::ResidencySet* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::ResidencySet*>(self)->label());
}
void pewter_MTLResidencySet_removeAllAllocations(MTL::ResidencySet* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResidencySet*>(self)->removeAllAllocations();
}
void pewter_MTLResidencySet_removeAllocation_(MTL::ResidencySet* self, const MTL::Allocation* allocation) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResidencySet*>(self)->removeAllocation(reinterpret_cast<const host::MTL::Allocation*>(allocation));
}
void pewter_MTLResidencySet_removeAllocations_count_(MTL::ResidencySet* self, const MTL::Allocation* const* allocations, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResidencySet*>(self)->removeAllocations(reinterpret_cast<const host::MTL::Allocation* const*>(allocations), count);
}
void pewter_MTLResidencySet_requestResidency(MTL::ResidencySet* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResidencySet*>(self)->requestResidency();
}
NS::String* pewter_MTLResource_label(const MTL::Resource* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::Resource*>(self)->label());
}
void pewter_MTLResource_setLabel_(MTL::Resource* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Resource*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
NS::UInteger pewter_MTLResource_allocatedSize(const MTL::Resource* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Resource*>(self)->allocatedSize();
}
MTL::CPUCacheMode pewter_MTLResource_cpuCacheMode(const MTL::Resource* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Resource*>(self)->cpuCacheMode();
}
MTL::Device* pewter_MTLResource_device(const MTL::Resource* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::Resource*>(self)->device());
}
MTL::HazardTrackingMode pewter_MTLResource_hazardTrackingMode(const MTL::Resource* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Resource*>(self)->hazardTrackingMode();
}
MTL::Heap* pewter_MTLResource_heap(const MTL::Resource* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Heap*>(reinterpret_cast<const host::MTL::Resource*>(self)->heap());
}
NS::UInteger pewter_MTLResource_heapOffset(const MTL::Resource* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Resource*>(self)->heapOffset();
}
bool pewter_MTLResource_isAliasable(MTL::Resource* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Resource*>(self)->isAliasable();
}
void pewter_MTLResource_makeAliasable(MTL::Resource* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Resource*>(self)->makeAliasable();
}
MTL::ResourceOptions pewter_MTLResource_resourceOptions(const MTL::Resource* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Resource*>(self)->resourceOptions();
}
kern_return_t pewter_MTLResource_setOwnerWithIdentity_(MTL::Resource* self, task_id_token_t task_id_token) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Resource*>(self)->setOwner(task_id_token);
}
MTL::PurgeableState pewter_MTLResource_setPurgeableState_(MTL::Resource* self, MTL::PurgeableState state) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::Resource*>(self)->setPurgeableState(state);
}
MTL::StorageMode pewter_MTLResource_storageMode(const MTL::Resource* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Resource*>(self)->storageMode();
}
void pewter_MTLResourceStateCommandEncoder_moveTextureMappingsFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_(MTL::ResourceStateCommandEncoder* self, const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResourceStateCommandEncoder*>(self)->moveTextureMappingsFromTexture(reinterpret_cast<const host::MTL::Texture*>(sourceTexture), sourceSlice, sourceLevel, sourceOrigin, sourceSize, reinterpret_cast<const host::MTL::Texture*>(destinationTexture), destinationSlice, destinationLevel, destinationOrigin);
}
void pewter_MTLResourceStateCommandEncoder_updateFence_(MTL::ResourceStateCommandEncoder* self, const MTL::Fence* fence) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResourceStateCommandEncoder*>(self)->updateFence(reinterpret_cast<const host::MTL::Fence*>(fence));
}
void pewter_MTLResourceStateCommandEncoder_updateTextureMapping_mode_region_mipLevel_slice_(MTL::ResourceStateCommandEncoder* self, const MTL::Texture* texture, const MTL::SparseTextureMappingMode mode, const MTL::Region region, const NS::UInteger mipLevel, const NS::UInteger slice) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResourceStateCommandEncoder*>(self)->updateTextureMapping(reinterpret_cast<const host::MTL::Texture*>(texture), mode, region, mipLevel, slice);
}
void pewter_MTLResourceStateCommandEncoder_updateTextureMapping_mode_indirectBuffer_indirectBufferOffset_(MTL::ResourceStateCommandEncoder* self, const MTL::Texture* texture, const MTL::SparseTextureMappingMode mode, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResourceStateCommandEncoder*>(self)->updateTextureMapping(reinterpret_cast<const host::MTL::Texture*>(texture), mode, reinterpret_cast<const host::MTL::Buffer*>(indirectBuffer), indirectBufferOffset);
}
void pewter_MTLResourceStateCommandEncoder_updateTextureMappings_mode_regions_mipLevels_slices_numRegions_(MTL::ResourceStateCommandEncoder* self, const MTL::Texture* texture, const MTL::SparseTextureMappingMode mode, const MTL::Region* regions, const NS::UInteger* mipLevels, const NS::UInteger* slices, NS::UInteger numRegions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResourceStateCommandEncoder*>(self)->updateTextureMappings(reinterpret_cast<const host::MTL::Texture*>(texture), mode, regions, mipLevels, slices, numRegions);
}
void pewter_MTLResourceStateCommandEncoder_waitForFence_(MTL::ResourceStateCommandEncoder* self, const MTL::Fence* fence) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResourceStateCommandEncoder*>(self)->waitForFence(reinterpret_cast<const host::MTL::Fence*>(fence));
}
MTL::ResourceStatePassSampleBufferAttachmentDescriptor* pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_alloc() {
  return reinterpret_cast<MTL::ResourceStatePassSampleBufferAttachmentDescriptor*>(host::MTL::ResourceStatePassSampleBufferAttachmentDescriptor::alloc());
}
MTL::ResourceStatePassSampleBufferAttachmentDescriptor* pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_init(MTL::ResourceStatePassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ResourceStatePassSampleBufferAttachmentDescriptor*>(reinterpret_cast<host::MTL::ResourceStatePassSampleBufferAttachmentDescriptor*>(self)->init());
}
NS::UInteger pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_endOfEncoderSampleIndex(const MTL::ResourceStatePassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ResourceStatePassSampleBufferAttachmentDescriptor*>(self)->endOfEncoderSampleIndex();
}
void pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_setEndOfEncoderSampleIndex_(MTL::ResourceStatePassSampleBufferAttachmentDescriptor* self, NS::UInteger endOfEncoderSampleIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResourceStatePassSampleBufferAttachmentDescriptor*>(self)->setEndOfEncoderSampleIndex(endOfEncoderSampleIndex);
}
MTL::CounterSampleBuffer* pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_sampleBuffer(const MTL::ResourceStatePassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CounterSampleBuffer*>(reinterpret_cast<const host::MTL::ResourceStatePassSampleBufferAttachmentDescriptor*>(self)->sampleBuffer());
}
void pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_setSampleBuffer_(MTL::ResourceStatePassSampleBufferAttachmentDescriptor* self, const MTL::CounterSampleBuffer* sampleBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResourceStatePassSampleBufferAttachmentDescriptor*>(self)->setSampleBuffer(reinterpret_cast<const host::MTL::CounterSampleBuffer*>(sampleBuffer));
}
NS::UInteger pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_startOfEncoderSampleIndex(const MTL::ResourceStatePassSampleBufferAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ResourceStatePassSampleBufferAttachmentDescriptor*>(self)->startOfEncoderSampleIndex();
}
void pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_setStartOfEncoderSampleIndex_(MTL::ResourceStatePassSampleBufferAttachmentDescriptor* self, NS::UInteger startOfEncoderSampleIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResourceStatePassSampleBufferAttachmentDescriptor*>(self)->setStartOfEncoderSampleIndex(startOfEncoderSampleIndex);
}
MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray* pewter_MTLResourceStatePassSampleBufferAttachmentDescriptorArray_alloc() {
  return reinterpret_cast<MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray*>(host::MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray::alloc());
}
MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray* pewter_MTLResourceStatePassSampleBufferAttachmentDescriptorArray_init(MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray*>(reinterpret_cast<host::MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray*>(self)->init());
}
MTL::ResourceStatePassSampleBufferAttachmentDescriptor* pewter_MTLResourceStatePassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_(MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray* self, NS::UInteger attachmentIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ResourceStatePassSampleBufferAttachmentDescriptor*>(reinterpret_cast<host::MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray*>(self)->object(attachmentIndex));
}
void pewter_MTLResourceStatePassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_(MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray* self, const MTL::ResourceStatePassSampleBufferAttachmentDescriptor* attachment, NS::UInteger attachmentIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray*>(self)->setObject(reinterpret_cast<const host::MTL::ResourceStatePassSampleBufferAttachmentDescriptor*>(attachment), attachmentIndex);
}
MTL::ResourceStatePassDescriptor* pewter_MTLResourceStatePassDescriptor_alloc() {
  return reinterpret_cast<MTL::ResourceStatePassDescriptor*>(host::MTL::ResourceStatePassDescriptor::alloc());
}
MTL::ResourceStatePassDescriptor* pewter_MTLResourceStatePassDescriptor_resourceStatePassDescriptor() {
  return reinterpret_cast<MTL::ResourceStatePassDescriptor*>(host::MTL::ResourceStatePassDescriptor::resourceStatePassDescriptor());
}
MTL::ResourceStatePassDescriptor* pewter_MTLResourceStatePassDescriptor_init(MTL::ResourceStatePassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ResourceStatePassDescriptor*>(reinterpret_cast<host::MTL::ResourceStatePassDescriptor*>(self)->init());
}
MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray* pewter_MTLResourceStatePassDescriptor_sampleBufferAttachments(const MTL::ResourceStatePassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray*>(reinterpret_cast<const host::MTL::ResourceStatePassDescriptor*>(self)->sampleBufferAttachments());
}
MTL::ResourceViewPoolDescriptor* pewter_MTLResourceViewPoolDescriptor_alloc() {
  return reinterpret_cast<MTL::ResourceViewPoolDescriptor*>(host::MTL::ResourceViewPoolDescriptor::alloc());
}
MTL::ResourceViewPoolDescriptor* pewter_MTLResourceViewPoolDescriptor_init(MTL::ResourceViewPoolDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ResourceViewPoolDescriptor*>(reinterpret_cast<host::MTL::ResourceViewPoolDescriptor*>(self)->init());
}
NS::String* pewter_MTLResourceViewPoolDescriptor_label(const MTL::ResourceViewPoolDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::ResourceViewPoolDescriptor*>(self)->label());
}
void pewter_MTLResourceViewPoolDescriptor_setLabel_(MTL::ResourceViewPoolDescriptor* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResourceViewPoolDescriptor*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
NS::UInteger pewter_MTLResourceViewPoolDescriptor_resourceViewCount(const MTL::ResourceViewPoolDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ResourceViewPoolDescriptor*>(self)->resourceViewCount();
}
void pewter_MTLResourceViewPoolDescriptor_setResourceViewCount_(MTL::ResourceViewPoolDescriptor* self, NS::UInteger resourceViewCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::ResourceViewPoolDescriptor*>(self)->setResourceViewCount(resourceViewCount);
}
MTL::ResourceID pewter_MTLResourceViewPool_baseResourceID(const MTL::ResourceViewPool* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ResourceViewPool*>(self)->baseResourceID();
}
MTL::ResourceID pewter_MTLResourceViewPool_copyResourceViewsFromPool_sourceRange_destinationIndex_(MTL::ResourceViewPool* self, const MTL::ResourceViewPool* sourcePool, NS::Range sourceRange, NS::UInteger destinationIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::ResourceViewPool*>(self)->copyResourceViewsFromPool(reinterpret_cast<const host::MTL::ResourceViewPool*>(sourcePool), sourceRange, destinationIndex);
}
MTL::Device* pewter_MTLResourceViewPool_device(const MTL::ResourceViewPool* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::ResourceViewPool*>(self)->device());
}
NS::String* pewter_MTLResourceViewPool_label(const MTL::ResourceViewPool* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::ResourceViewPool*>(self)->label());
}
NS::UInteger pewter_MTLResourceViewPool_resourceViewCount(const MTL::ResourceViewPool* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::ResourceViewPool*>(self)->resourceViewCount();
}
MTL::SamplerDescriptor* pewter_MTLSamplerDescriptor_alloc() {
  return reinterpret_cast<MTL::SamplerDescriptor*>(host::MTL::SamplerDescriptor::alloc());
}
MTL::SamplerDescriptor* pewter_MTLSamplerDescriptor_init(MTL::SamplerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::SamplerDescriptor*>(reinterpret_cast<host::MTL::SamplerDescriptor*>(self)->init());
}
MTL::SamplerBorderColor pewter_MTLSamplerDescriptor_borderColor(const MTL::SamplerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SamplerDescriptor*>(self)->borderColor();
}
void pewter_MTLSamplerDescriptor_setBorderColor_(MTL::SamplerDescriptor* self, MTL::SamplerBorderColor borderColor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::SamplerDescriptor*>(self)->setBorderColor(borderColor);
}
MTL::CompareFunction pewter_MTLSamplerDescriptor_compareFunction(const MTL::SamplerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SamplerDescriptor*>(self)->compareFunction();
}
void pewter_MTLSamplerDescriptor_setCompareFunction_(MTL::SamplerDescriptor* self, MTL::CompareFunction compareFunction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::SamplerDescriptor*>(self)->setCompareFunction(compareFunction);
}
NS::String* pewter_MTLSamplerDescriptor_label(const MTL::SamplerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::SamplerDescriptor*>(self)->label());
}
void pewter_MTLSamplerDescriptor_setLabel_(MTL::SamplerDescriptor* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::SamplerDescriptor*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
bool pewter_MTLSamplerDescriptor_lodAverage(const MTL::SamplerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SamplerDescriptor*>(self)->lodAverage();
}
void pewter_MTLSamplerDescriptor_setLodAverage_(MTL::SamplerDescriptor* self, bool lodAverage) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::SamplerDescriptor*>(self)->setLodAverage(lodAverage);
}
float pewter_MTLSamplerDescriptor_lodBias(const MTL::SamplerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SamplerDescriptor*>(self)->lodBias();
}
void pewter_MTLSamplerDescriptor_setLodBias_(MTL::SamplerDescriptor* self, float lodBias) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::SamplerDescriptor*>(self)->setLodBias(lodBias);
}
float pewter_MTLSamplerDescriptor_lodMaxClamp(const MTL::SamplerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SamplerDescriptor*>(self)->lodMaxClamp();
}
void pewter_MTLSamplerDescriptor_setLodMaxClamp_(MTL::SamplerDescriptor* self, float lodMaxClamp) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::SamplerDescriptor*>(self)->setLodMaxClamp(lodMaxClamp);
}
float pewter_MTLSamplerDescriptor_lodMinClamp(const MTL::SamplerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SamplerDescriptor*>(self)->lodMinClamp();
}
void pewter_MTLSamplerDescriptor_setLodMinClamp_(MTL::SamplerDescriptor* self, float lodMinClamp) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::SamplerDescriptor*>(self)->setLodMinClamp(lodMinClamp);
}
MTL::SamplerMinMagFilter pewter_MTLSamplerDescriptor_magFilter(const MTL::SamplerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SamplerDescriptor*>(self)->magFilter();
}
void pewter_MTLSamplerDescriptor_setMagFilter_(MTL::SamplerDescriptor* self, MTL::SamplerMinMagFilter magFilter) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::SamplerDescriptor*>(self)->setMagFilter(magFilter);
}
NS::UInteger pewter_MTLSamplerDescriptor_maxAnisotropy(const MTL::SamplerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SamplerDescriptor*>(self)->maxAnisotropy();
}
void pewter_MTLSamplerDescriptor_setMaxAnisotropy_(MTL::SamplerDescriptor* self, NS::UInteger maxAnisotropy) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::SamplerDescriptor*>(self)->setMaxAnisotropy(maxAnisotropy);
}
MTL::SamplerMinMagFilter pewter_MTLSamplerDescriptor_minFilter(const MTL::SamplerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SamplerDescriptor*>(self)->minFilter();
}
void pewter_MTLSamplerDescriptor_setMinFilter_(MTL::SamplerDescriptor* self, MTL::SamplerMinMagFilter minFilter) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::SamplerDescriptor*>(self)->setMinFilter(minFilter);
}
MTL::SamplerMipFilter pewter_MTLSamplerDescriptor_mipFilter(const MTL::SamplerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SamplerDescriptor*>(self)->mipFilter();
}
void pewter_MTLSamplerDescriptor_setMipFilter_(MTL::SamplerDescriptor* self, MTL::SamplerMipFilter mipFilter) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::SamplerDescriptor*>(self)->setMipFilter(mipFilter);
}
bool pewter_MTLSamplerDescriptor_normalizedCoordinates(const MTL::SamplerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SamplerDescriptor*>(self)->normalizedCoordinates();
}
void pewter_MTLSamplerDescriptor_setNormalizedCoordinates_(MTL::SamplerDescriptor* self, bool normalizedCoordinates) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::SamplerDescriptor*>(self)->setNormalizedCoordinates(normalizedCoordinates);
}
MTL::SamplerAddressMode pewter_MTLSamplerDescriptor_rAddressMode(const MTL::SamplerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SamplerDescriptor*>(self)->rAddressMode();
}
void pewter_MTLSamplerDescriptor_setRAddressMode_(MTL::SamplerDescriptor* self, MTL::SamplerAddressMode rAddressMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::SamplerDescriptor*>(self)->setRAddressMode(rAddressMode);
}
MTL::SamplerReductionMode pewter_MTLSamplerDescriptor_reductionMode(const MTL::SamplerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SamplerDescriptor*>(self)->reductionMode();
}
void pewter_MTLSamplerDescriptor_setReductionMode_(MTL::SamplerDescriptor* self, MTL::SamplerReductionMode reductionMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::SamplerDescriptor*>(self)->setReductionMode(reductionMode);
}
MTL::SamplerAddressMode pewter_MTLSamplerDescriptor_sAddressMode(const MTL::SamplerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SamplerDescriptor*>(self)->sAddressMode();
}
void pewter_MTLSamplerDescriptor_setSAddressMode_(MTL::SamplerDescriptor* self, MTL::SamplerAddressMode sAddressMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::SamplerDescriptor*>(self)->setSAddressMode(sAddressMode);
}
bool pewter_MTLSamplerDescriptor_supportArgumentBuffers(const MTL::SamplerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SamplerDescriptor*>(self)->supportArgumentBuffers();
}
void pewter_MTLSamplerDescriptor_setSupportArgumentBuffers_(MTL::SamplerDescriptor* self, bool supportArgumentBuffers) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::SamplerDescriptor*>(self)->setSupportArgumentBuffers(supportArgumentBuffers);
}
MTL::SamplerAddressMode pewter_MTLSamplerDescriptor_tAddressMode(const MTL::SamplerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SamplerDescriptor*>(self)->tAddressMode();
}
void pewter_MTLSamplerDescriptor_setTAddressMode_(MTL::SamplerDescriptor* self, MTL::SamplerAddressMode tAddressMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::SamplerDescriptor*>(self)->setTAddressMode(tAddressMode);
}
MTL::Device* pewter_MTLSamplerState_device(const MTL::SamplerState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::SamplerState*>(self)->device());
}
MTL::ResourceID pewter_MTLSamplerState_gpuResourceID(const MTL::SamplerState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::SamplerState*>(self)->gpuResourceID();
}
NS::String* pewter_MTLSamplerState_label(const MTL::SamplerState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::SamplerState*>(self)->label());
}
MTL::BufferLayoutDescriptor* pewter_MTLBufferLayoutDescriptor_alloc() {
  return reinterpret_cast<MTL::BufferLayoutDescriptor*>(host::MTL::BufferLayoutDescriptor::alloc());
}
MTL::BufferLayoutDescriptor* pewter_MTLBufferLayoutDescriptor_init(MTL::BufferLayoutDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::BufferLayoutDescriptor*>(reinterpret_cast<host::MTL::BufferLayoutDescriptor*>(self)->init());
}
MTL::StepFunction pewter_MTLBufferLayoutDescriptor_stepFunction(const MTL::BufferLayoutDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::BufferLayoutDescriptor*>(self)->stepFunction();
}
void pewter_MTLBufferLayoutDescriptor_setStepFunction_(MTL::BufferLayoutDescriptor* self, MTL::StepFunction stepFunction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BufferLayoutDescriptor*>(self)->setStepFunction(stepFunction);
}
NS::UInteger pewter_MTLBufferLayoutDescriptor_stepRate(const MTL::BufferLayoutDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::BufferLayoutDescriptor*>(self)->stepRate();
}
void pewter_MTLBufferLayoutDescriptor_setStepRate_(MTL::BufferLayoutDescriptor* self, NS::UInteger stepRate) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BufferLayoutDescriptor*>(self)->setStepRate(stepRate);
}
NS::UInteger pewter_MTLBufferLayoutDescriptor_stride(const MTL::BufferLayoutDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::BufferLayoutDescriptor*>(self)->stride();
}
void pewter_MTLBufferLayoutDescriptor_setStride_(MTL::BufferLayoutDescriptor* self, NS::UInteger stride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BufferLayoutDescriptor*>(self)->setStride(stride);
}
MTL::BufferLayoutDescriptorArray* pewter_MTLBufferLayoutDescriptorArray_alloc() {
  return reinterpret_cast<MTL::BufferLayoutDescriptorArray*>(host::MTL::BufferLayoutDescriptorArray::alloc());
}
MTL::BufferLayoutDescriptorArray* pewter_MTLBufferLayoutDescriptorArray_init(MTL::BufferLayoutDescriptorArray* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::BufferLayoutDescriptorArray*>(reinterpret_cast<host::MTL::BufferLayoutDescriptorArray*>(self)->init());
}
MTL::BufferLayoutDescriptor* pewter_MTLBufferLayoutDescriptorArray_objectAtIndexedSubscript_(MTL::BufferLayoutDescriptorArray* self, NS::UInteger index) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::BufferLayoutDescriptor*>(reinterpret_cast<host::MTL::BufferLayoutDescriptorArray*>(self)->object(index));
}
void pewter_MTLBufferLayoutDescriptorArray_setObject_atIndexedSubscript_(MTL::BufferLayoutDescriptorArray* self, const MTL::BufferLayoutDescriptor* bufferDesc, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::BufferLayoutDescriptorArray*>(self)->setObject(reinterpret_cast<const host::MTL::BufferLayoutDescriptor*>(bufferDesc), index);
}
MTL::AttributeDescriptor* pewter_MTLAttributeDescriptor_alloc() {
  return reinterpret_cast<MTL::AttributeDescriptor*>(host::MTL::AttributeDescriptor::alloc());
}
MTL::AttributeDescriptor* pewter_MTLAttributeDescriptor_init(MTL::AttributeDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AttributeDescriptor*>(reinterpret_cast<host::MTL::AttributeDescriptor*>(self)->init());
}
NS::UInteger pewter_MTLAttributeDescriptor_bufferIndex(const MTL::AttributeDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AttributeDescriptor*>(self)->bufferIndex();
}
void pewter_MTLAttributeDescriptor_setBufferIndex_(MTL::AttributeDescriptor* self, NS::UInteger bufferIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AttributeDescriptor*>(self)->setBufferIndex(bufferIndex);
}
MTL::AttributeFormat pewter_MTLAttributeDescriptor_format(const MTL::AttributeDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AttributeDescriptor*>(self)->format();
}
void pewter_MTLAttributeDescriptor_setFormat_(MTL::AttributeDescriptor* self, MTL::AttributeFormat format) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AttributeDescriptor*>(self)->setFormat(format);
}
NS::UInteger pewter_MTLAttributeDescriptor_offset(const MTL::AttributeDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::AttributeDescriptor*>(self)->offset();
}
void pewter_MTLAttributeDescriptor_setOffset_(MTL::AttributeDescriptor* self, NS::UInteger offset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AttributeDescriptor*>(self)->setOffset(offset);
}
MTL::AttributeDescriptorArray* pewter_MTLAttributeDescriptorArray_alloc() {
  return reinterpret_cast<MTL::AttributeDescriptorArray*>(host::MTL::AttributeDescriptorArray::alloc());
}
MTL::AttributeDescriptorArray* pewter_MTLAttributeDescriptorArray_init(MTL::AttributeDescriptorArray* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AttributeDescriptorArray*>(reinterpret_cast<host::MTL::AttributeDescriptorArray*>(self)->init());
}
MTL::AttributeDescriptor* pewter_MTLAttributeDescriptorArray_objectAtIndexedSubscript_(MTL::AttributeDescriptorArray* self, NS::UInteger index) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AttributeDescriptor*>(reinterpret_cast<host::MTL::AttributeDescriptorArray*>(self)->object(index));
}
void pewter_MTLAttributeDescriptorArray_setObject_atIndexedSubscript_(MTL::AttributeDescriptorArray* self, const MTL::AttributeDescriptor* attributeDesc, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::AttributeDescriptorArray*>(self)->setObject(reinterpret_cast<const host::MTL::AttributeDescriptor*>(attributeDesc), index);
}
MTL::StageInputOutputDescriptor* pewter_MTLStageInputOutputDescriptor_alloc() {
  return reinterpret_cast<MTL::StageInputOutputDescriptor*>(host::MTL::StageInputOutputDescriptor::alloc());
}
MTL::StageInputOutputDescriptor* pewter_MTLStageInputOutputDescriptor_stageInputOutputDescriptor() {
  return reinterpret_cast<MTL::StageInputOutputDescriptor*>(host::MTL::StageInputOutputDescriptor::stageInputOutputDescriptor());
}
MTL::StageInputOutputDescriptor* pewter_MTLStageInputOutputDescriptor_init(MTL::StageInputOutputDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::StageInputOutputDescriptor*>(reinterpret_cast<host::MTL::StageInputOutputDescriptor*>(self)->init());
}
NS::UInteger pewter_MTLStageInputOutputDescriptor_indexBufferIndex(const MTL::StageInputOutputDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::StageInputOutputDescriptor*>(self)->indexBufferIndex();
}
void pewter_MTLStageInputOutputDescriptor_setIndexBufferIndex_(MTL::StageInputOutputDescriptor* self, NS::UInteger indexBufferIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::StageInputOutputDescriptor*>(self)->setIndexBufferIndex(indexBufferIndex);
}
MTL::IndexType pewter_MTLStageInputOutputDescriptor_indexType(const MTL::StageInputOutputDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::StageInputOutputDescriptor*>(self)->indexType();
}
void pewter_MTLStageInputOutputDescriptor_setIndexType_(MTL::StageInputOutputDescriptor* self, MTL::IndexType indexType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::StageInputOutputDescriptor*>(self)->setIndexType(indexType);
}
MTL::AttributeDescriptorArray* pewter_MTLStageInputOutputDescriptor_attributes(const MTL::StageInputOutputDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::AttributeDescriptorArray*>(reinterpret_cast<const host::MTL::StageInputOutputDescriptor*>(self)->attributes());
}
MTL::BufferLayoutDescriptorArray* pewter_MTLStageInputOutputDescriptor_layouts(const MTL::StageInputOutputDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::BufferLayoutDescriptorArray*>(reinterpret_cast<const host::MTL::StageInputOutputDescriptor*>(self)->layouts());
}
void pewter_MTLStageInputOutputDescriptor_reset(MTL::StageInputOutputDescriptor* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::StageInputOutputDescriptor*>(self)->reset();
}
MTL::TensorExtents* pewter_MTLTensorExtents_alloc() {
  return reinterpret_cast<MTL::TensorExtents*>(host::MTL::TensorExtents::alloc());
}
MTL::TensorExtents* pewter_MTLTensorExtents_init(MTL::TensorExtents* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TensorExtents*>(reinterpret_cast<host::MTL::TensorExtents*>(self)->init());
}
MTL::TensorExtents* pewter_MTLTensorExtents_initWithRank_values_(MTL::TensorExtents* self, NS::UInteger rank, const NS::Integer* values) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TensorExtents*>(reinterpret_cast<host::MTL::TensorExtents*>(self)->init(rank, values));
}
NS::Integer pewter_MTLTensorExtents_extentAtDimensionIndex_(MTL::TensorExtents* self, NS::UInteger dimensionIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::TensorExtents*>(self)->extentAtDimensionIndex(dimensionIndex);
}
NS::UInteger pewter_MTLTensorExtents_rank(const MTL::TensorExtents* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TensorExtents*>(self)->rank();
}
MTL::TensorDescriptor* pewter_MTLTensorDescriptor_alloc() {
  return reinterpret_cast<MTL::TensorDescriptor*>(host::MTL::TensorDescriptor::alloc());
}
MTL::TensorDescriptor* pewter_MTLTensorDescriptor_init(MTL::TensorDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TensorDescriptor*>(reinterpret_cast<host::MTL::TensorDescriptor*>(self)->init());
}
MTL::CPUCacheMode pewter_MTLTensorDescriptor_cpuCacheMode(const MTL::TensorDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TensorDescriptor*>(self)->cpuCacheMode();
}
void pewter_MTLTensorDescriptor_setCpuCacheMode_(MTL::TensorDescriptor* self, MTL::CPUCacheMode cpuCacheMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TensorDescriptor*>(self)->setCpuCacheMode(cpuCacheMode);
}
MTL::TensorDataType pewter_MTLTensorDescriptor_dataType(const MTL::TensorDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TensorDescriptor*>(self)->dataType();
}
void pewter_MTLTensorDescriptor_setDataType_(MTL::TensorDescriptor* self, MTL::TensorDataType dataType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TensorDescriptor*>(self)->setDataType(dataType);
}
MTL::TensorExtents* pewter_MTLTensorDescriptor_dimensions(const MTL::TensorDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TensorExtents*>(reinterpret_cast<const host::MTL::TensorDescriptor*>(self)->dimensions());
}
void pewter_MTLTensorDescriptor_setDimensions_(MTL::TensorDescriptor* self, const MTL::TensorExtents* dimensions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TensorDescriptor*>(self)->setDimensions(reinterpret_cast<const host::MTL::TensorExtents*>(dimensions));
}
MTL::HazardTrackingMode pewter_MTLTensorDescriptor_hazardTrackingMode(const MTL::TensorDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TensorDescriptor*>(self)->hazardTrackingMode();
}
void pewter_MTLTensorDescriptor_setHazardTrackingMode_(MTL::TensorDescriptor* self, MTL::HazardTrackingMode hazardTrackingMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TensorDescriptor*>(self)->setHazardTrackingMode(hazardTrackingMode);
}
MTL::ResourceOptions pewter_MTLTensorDescriptor_resourceOptions(const MTL::TensorDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TensorDescriptor*>(self)->resourceOptions();
}
void pewter_MTLTensorDescriptor_setResourceOptions_(MTL::TensorDescriptor* self, MTL::ResourceOptions resourceOptions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TensorDescriptor*>(self)->setResourceOptions(resourceOptions);
}
MTL::StorageMode pewter_MTLTensorDescriptor_storageMode(const MTL::TensorDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TensorDescriptor*>(self)->storageMode();
}
void pewter_MTLTensorDescriptor_setStorageMode_(MTL::TensorDescriptor* self, MTL::StorageMode storageMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TensorDescriptor*>(self)->setStorageMode(storageMode);
}
MTL::TensorExtents* pewter_MTLTensorDescriptor_strides(const MTL::TensorDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TensorExtents*>(reinterpret_cast<const host::MTL::TensorDescriptor*>(self)->strides());
}
void pewter_MTLTensorDescriptor_setStrides_(MTL::TensorDescriptor* self, const MTL::TensorExtents* strides) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TensorDescriptor*>(self)->setStrides(reinterpret_cast<const host::MTL::TensorExtents*>(strides));
}
MTL::TensorUsage pewter_MTLTensorDescriptor_usage(const MTL::TensorDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TensorDescriptor*>(self)->usage();
}
void pewter_MTLTensorDescriptor_setUsage_(MTL::TensorDescriptor* self, MTL::TensorUsage usage) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TensorDescriptor*>(self)->setUsage(usage);
}
MTL::Buffer* pewter_MTLTensor_buffer(const MTL::Tensor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::Tensor*>(self)->buffer());
}
NS::UInteger pewter_MTLTensor_bufferOffset(const MTL::Tensor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Tensor*>(self)->bufferOffset();
}
MTL::TensorDataType pewter_MTLTensor_dataType(const MTL::Tensor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Tensor*>(self)->dataType();
}
MTL::TensorExtents* pewter_MTLTensor_dimensions(const MTL::Tensor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TensorExtents*>(reinterpret_cast<const host::MTL::Tensor*>(self)->dimensions());
}
void pewter_MTLTensor_getBytes_strides_fromSliceOrigin_sliceDimensions_(MTL::Tensor* self, void* bytes, const MTL::TensorExtents* strides, const MTL::TensorExtents* sliceOrigin, const MTL::TensorExtents* sliceDimensions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Tensor*>(self)->getBytes(bytes, reinterpret_cast<const host::MTL::TensorExtents*>(strides), reinterpret_cast<const host::MTL::TensorExtents*>(sliceOrigin), reinterpret_cast<const host::MTL::TensorExtents*>(sliceDimensions));
}
MTL::ResourceID pewter_MTLTensor_gpuResourceID(const MTL::Tensor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Tensor*>(self)->gpuResourceID();
}
void pewter_MTLTensor_replaceSliceOrigin_sliceDimensions_withBytes_strides_(MTL::Tensor* self, const MTL::TensorExtents* sliceOrigin, const MTL::TensorExtents* sliceDimensions, const void* bytes, const MTL::TensorExtents* strides) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Tensor*>(self)->replaceSliceOrigin(reinterpret_cast<const host::MTL::TensorExtents*>(sliceOrigin), reinterpret_cast<const host::MTL::TensorExtents*>(sliceDimensions), bytes, reinterpret_cast<const host::MTL::TensorExtents*>(strides));
}
MTL::TensorExtents* pewter_MTLTensor_strides(const MTL::Tensor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TensorExtents*>(reinterpret_cast<const host::MTL::Tensor*>(self)->strides());
}
MTL::TensorUsage pewter_MTLTensor_usage(const MTL::Tensor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Tensor*>(self)->usage();
}
MTL::SharedTextureHandle* pewter_MTLSharedTextureHandle_alloc() {
  return reinterpret_cast<MTL::SharedTextureHandle*>(host::MTL::SharedTextureHandle::alloc());
}
MTL::SharedTextureHandle* pewter_MTLSharedTextureHandle_init(MTL::SharedTextureHandle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::SharedTextureHandle*>(reinterpret_cast<host::MTL::SharedTextureHandle*>(self)->init());
}
MTL::Device* pewter_MTLSharedTextureHandle_device(const MTL::SharedTextureHandle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL::SharedTextureHandle*>(self)->device());
}
NS::String* pewter_MTLSharedTextureHandle_label(const MTL::SharedTextureHandle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL::SharedTextureHandle*>(self)->label());
}
MTL::TextureDescriptor* pewter_MTLTextureDescriptor_alloc() {
  return reinterpret_cast<MTL::TextureDescriptor*>(host::MTL::TextureDescriptor::alloc());
}
MTL::TextureDescriptor* pewter_MTLTextureDescriptor_texture2DDescriptorWithPixelFormat_width_height_mipmapped_(MTL::PixelFormat pixelFormat, NS::UInteger width, NS::UInteger height, bool mipmapped) {
  return reinterpret_cast<MTL::TextureDescriptor*>(host::MTL::TextureDescriptor::texture2DDescriptor(pixelFormat, width, height, mipmapped));
}
MTL::TextureDescriptor* pewter_MTLTextureDescriptor_textureBufferDescriptorWithPixelFormat_width_resourceOptions_usage_(MTL::PixelFormat pixelFormat, NS::UInteger width, MTL::ResourceOptions resourceOptions, MTL::TextureUsage usage) {
  return reinterpret_cast<MTL::TextureDescriptor*>(host::MTL::TextureDescriptor::textureBufferDescriptor(pixelFormat, width, resourceOptions, usage));
}
MTL::TextureDescriptor* pewter_MTLTextureDescriptor_textureCubeDescriptorWithPixelFormat_size_mipmapped_(MTL::PixelFormat pixelFormat, NS::UInteger size, bool mipmapped) {
  return reinterpret_cast<MTL::TextureDescriptor*>(host::MTL::TextureDescriptor::textureCubeDescriptor(pixelFormat, size, mipmapped));
}
MTL::TextureDescriptor* pewter_MTLTextureDescriptor_init(MTL::TextureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TextureDescriptor*>(reinterpret_cast<host::MTL::TextureDescriptor*>(self)->init());
}
bool pewter_MTLTextureDescriptor_allowGPUOptimizedContents(const MTL::TextureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureDescriptor*>(self)->allowGPUOptimizedContents();
}
void pewter_MTLTextureDescriptor_setAllowGPUOptimizedContents_(MTL::TextureDescriptor* self, bool allowGPUOptimizedContents) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureDescriptor*>(self)->setAllowGPUOptimizedContents(allowGPUOptimizedContents);
}
NS::UInteger pewter_MTLTextureDescriptor_arrayLength(const MTL::TextureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureDescriptor*>(self)->arrayLength();
}
void pewter_MTLTextureDescriptor_setArrayLength_(MTL::TextureDescriptor* self, NS::UInteger arrayLength) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureDescriptor*>(self)->setArrayLength(arrayLength);
}
MTL::TextureCompressionType pewter_MTLTextureDescriptor_compressionType(const MTL::TextureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureDescriptor*>(self)->compressionType();
}
void pewter_MTLTextureDescriptor_setCompressionType_(MTL::TextureDescriptor* self, MTL::TextureCompressionType compressionType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureDescriptor*>(self)->setCompressionType(compressionType);
}
MTL::CPUCacheMode pewter_MTLTextureDescriptor_cpuCacheMode(const MTL::TextureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureDescriptor*>(self)->cpuCacheMode();
}
void pewter_MTLTextureDescriptor_setCpuCacheMode_(MTL::TextureDescriptor* self, MTL::CPUCacheMode cpuCacheMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureDescriptor*>(self)->setCpuCacheMode(cpuCacheMode);
}
NS::UInteger pewter_MTLTextureDescriptor_depth(const MTL::TextureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureDescriptor*>(self)->depth();
}
void pewter_MTLTextureDescriptor_setDepth_(MTL::TextureDescriptor* self, NS::UInteger depth) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureDescriptor*>(self)->setDepth(depth);
}
MTL::HazardTrackingMode pewter_MTLTextureDescriptor_hazardTrackingMode(const MTL::TextureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureDescriptor*>(self)->hazardTrackingMode();
}
void pewter_MTLTextureDescriptor_setHazardTrackingMode_(MTL::TextureDescriptor* self, MTL::HazardTrackingMode hazardTrackingMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureDescriptor*>(self)->setHazardTrackingMode(hazardTrackingMode);
}
NS::UInteger pewter_MTLTextureDescriptor_height(const MTL::TextureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureDescriptor*>(self)->height();
}
void pewter_MTLTextureDescriptor_setHeight_(MTL::TextureDescriptor* self, NS::UInteger height) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureDescriptor*>(self)->setHeight(height);
}
NS::UInteger pewter_MTLTextureDescriptor_mipmapLevelCount(const MTL::TextureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureDescriptor*>(self)->mipmapLevelCount();
}
void pewter_MTLTextureDescriptor_setMipmapLevelCount_(MTL::TextureDescriptor* self, NS::UInteger mipmapLevelCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureDescriptor*>(self)->setMipmapLevelCount(mipmapLevelCount);
}
MTL::PixelFormat pewter_MTLTextureDescriptor_pixelFormat(const MTL::TextureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureDescriptor*>(self)->pixelFormat();
}
void pewter_MTLTextureDescriptor_setPixelFormat_(MTL::TextureDescriptor* self, MTL::PixelFormat pixelFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureDescriptor*>(self)->setPixelFormat(pixelFormat);
}
MTL::SparsePageSize pewter_MTLTextureDescriptor_placementSparsePageSize(const MTL::TextureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureDescriptor*>(self)->placementSparsePageSize();
}
void pewter_MTLTextureDescriptor_setPlacementSparsePageSize_(MTL::TextureDescriptor* self, MTL::SparsePageSize placementSparsePageSize) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureDescriptor*>(self)->setPlacementSparsePageSize(placementSparsePageSize);
}
MTL::ResourceOptions pewter_MTLTextureDescriptor_resourceOptions(const MTL::TextureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureDescriptor*>(self)->resourceOptions();
}
void pewter_MTLTextureDescriptor_setResourceOptions_(MTL::TextureDescriptor* self, MTL::ResourceOptions resourceOptions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureDescriptor*>(self)->setResourceOptions(resourceOptions);
}
NS::UInteger pewter_MTLTextureDescriptor_sampleCount(const MTL::TextureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureDescriptor*>(self)->sampleCount();
}
void pewter_MTLTextureDescriptor_setSampleCount_(MTL::TextureDescriptor* self, NS::UInteger sampleCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureDescriptor*>(self)->setSampleCount(sampleCount);
}
MTL::StorageMode pewter_MTLTextureDescriptor_storageMode(const MTL::TextureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureDescriptor*>(self)->storageMode();
}
void pewter_MTLTextureDescriptor_setStorageMode_(MTL::TextureDescriptor* self, MTL::StorageMode storageMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureDescriptor*>(self)->setStorageMode(storageMode);
}
MTL::TextureSwizzleChannels pewter_MTLTextureDescriptor_swizzle(const MTL::TextureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureDescriptor*>(self)->swizzle();
}
void pewter_MTLTextureDescriptor_setSwizzle_(MTL::TextureDescriptor* self, MTL::TextureSwizzleChannels swizzle) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureDescriptor*>(self)->setSwizzle(swizzle);
}
MTL::TextureType pewter_MTLTextureDescriptor_textureType(const MTL::TextureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureDescriptor*>(self)->textureType();
}
void pewter_MTLTextureDescriptor_setTextureType_(MTL::TextureDescriptor* self, MTL::TextureType textureType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureDescriptor*>(self)->setTextureType(textureType);
}
MTL::TextureUsage pewter_MTLTextureDescriptor_usage(const MTL::TextureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureDescriptor*>(self)->usage();
}
void pewter_MTLTextureDescriptor_setUsage_(MTL::TextureDescriptor* self, MTL::TextureUsage usage) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureDescriptor*>(self)->setUsage(usage);
}
NS::UInteger pewter_MTLTextureDescriptor_width(const MTL::TextureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureDescriptor*>(self)->width();
}
void pewter_MTLTextureDescriptor_setWidth_(MTL::TextureDescriptor* self, NS::UInteger width) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureDescriptor*>(self)->setWidth(width);
}
MTL::TextureViewDescriptor* pewter_MTLTextureViewDescriptor_alloc() {
  return reinterpret_cast<MTL::TextureViewDescriptor*>(host::MTL::TextureViewDescriptor::alloc());
}
MTL::TextureViewDescriptor* pewter_MTLTextureViewDescriptor_init(MTL::TextureViewDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TextureViewDescriptor*>(reinterpret_cast<host::MTL::TextureViewDescriptor*>(self)->init());
}
NS::Range pewter_MTLTextureViewDescriptor_levelRange(const MTL::TextureViewDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureViewDescriptor*>(self)->levelRange();
}
void pewter_MTLTextureViewDescriptor_setLevelRange_(MTL::TextureViewDescriptor* self, NS::Range levelRange) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureViewDescriptor*>(self)->setLevelRange(levelRange);
}
MTL::PixelFormat pewter_MTLTextureViewDescriptor_pixelFormat(const MTL::TextureViewDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureViewDescriptor*>(self)->pixelFormat();
}
void pewter_MTLTextureViewDescriptor_setPixelFormat_(MTL::TextureViewDescriptor* self, MTL::PixelFormat pixelFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureViewDescriptor*>(self)->setPixelFormat(pixelFormat);
}
NS::Range pewter_MTLTextureViewDescriptor_sliceRange(const MTL::TextureViewDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureViewDescriptor*>(self)->sliceRange();
}
void pewter_MTLTextureViewDescriptor_setSliceRange_(MTL::TextureViewDescriptor* self, NS::Range sliceRange) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureViewDescriptor*>(self)->setSliceRange(sliceRange);
}
MTL::TextureSwizzleChannels pewter_MTLTextureViewDescriptor_swizzle(const MTL::TextureViewDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureViewDescriptor*>(self)->swizzle();
}
void pewter_MTLTextureViewDescriptor_setSwizzle_(MTL::TextureViewDescriptor* self, MTL::TextureSwizzleChannels swizzle) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureViewDescriptor*>(self)->setSwizzle(swizzle);
}
MTL::TextureType pewter_MTLTextureViewDescriptor_textureType(const MTL::TextureViewDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::TextureViewDescriptor*>(self)->textureType();
}
void pewter_MTLTextureViewDescriptor_setTextureType_(MTL::TextureViewDescriptor* self, MTL::TextureType textureType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::TextureViewDescriptor*>(self)->setTextureType(textureType);
}
bool pewter_MTLTexture_allowGPUOptimizedContents(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->allowGPUOptimizedContents();
}
NS::UInteger pewter_MTLTexture_arrayLength(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->arrayLength();
}
MTL::Buffer* pewter_MTLTexture_buffer(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL::Texture*>(self)->buffer());
}
NS::UInteger pewter_MTLTexture_bufferBytesPerRow(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->bufferBytesPerRow();
}
NS::UInteger pewter_MTLTexture_bufferOffset(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->bufferOffset();
}
MTL::TextureCompressionType pewter_MTLTexture_compressionType(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->compressionType();
}
NS::UInteger pewter_MTLTexture_depth(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->depth();
}
NS::UInteger pewter_MTLTexture_firstMipmapInTail(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->firstMipmapInTail();
}
bool pewter_MTLTexture_isFramebufferOnly(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->isFramebufferOnly();
}
void pewter_MTLTexture_getBytes_bytesPerRow_bytesPerImage_fromRegion_mipmapLevel_slice_(MTL::Texture* self, void* pixelBytes, NS::UInteger bytesPerRow, NS::UInteger bytesPerImage, MTL::Region region, NS::UInteger level, NS::UInteger slice) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Texture*>(self)->getBytes(pixelBytes, bytesPerRow, bytesPerImage, region, level, slice);
}
void pewter_MTLTexture_getBytes_bytesPerRow_fromRegion_mipmapLevel_(MTL::Texture* self, void* pixelBytes, NS::UInteger bytesPerRow, MTL::Region region, NS::UInteger level) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Texture*>(self)->getBytes(pixelBytes, bytesPerRow, region, level);
}
MTL::ResourceID pewter_MTLTexture_gpuResourceID(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->gpuResourceID();
}
NS::UInteger pewter_MTLTexture_height(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->height();
}
IOSurfaceRef pewter_MTLTexture_iosurface(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->iosurface();
}
NS::UInteger pewter_MTLTexture_iosurfacePlane(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->iosurfacePlane();
}
bool pewter_MTLTexture_isShareable(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->isShareable();
}
bool pewter_MTLTexture_isSparse(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->isSparse();
}
NS::UInteger pewter_MTLTexture_mipmapLevelCount(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->mipmapLevelCount();
}
MTL::Texture* pewter_MTLTexture_newRemoteTextureViewForDevice_(MTL::Texture* self, const MTL::Device* device) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Texture*>(reinterpret_cast<host::MTL::Texture*>(self)->newRemoteTextureViewForDevice(reinterpret_cast<const host::MTL::Device*>(device)));
}
MTL::SharedTextureHandle* pewter_MTLTexture_newSharedTextureHandle(MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::SharedTextureHandle*>(reinterpret_cast<host::MTL::Texture*>(self)->newSharedTextureHandle());
}
MTL::Texture* pewter_MTLTexture_newTextureViewWithPixelFormat_(MTL::Texture* self, MTL::PixelFormat pixelFormat) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Texture*>(reinterpret_cast<host::MTL::Texture*>(self)->newTextureView(pixelFormat));
}
MTL::Texture* pewter_MTLTexture_newTextureViewWithPixelFormat_textureType_levels_slices_(MTL::Texture* self, MTL::PixelFormat pixelFormat, MTL::TextureType textureType, NS::Range levelRange, NS::Range sliceRange) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Texture*>(reinterpret_cast<host::MTL::Texture*>(self)->newTextureView(pixelFormat, textureType, levelRange, sliceRange));
}
MTL::Texture* pewter_MTLTexture_newTextureViewWithDescriptor_(MTL::Texture* self, const MTL::TextureViewDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Texture*>(reinterpret_cast<host::MTL::Texture*>(self)->newTextureView(reinterpret_cast<const host::MTL::TextureViewDescriptor*>(descriptor)));
}
MTL::Texture* pewter_MTLTexture_newTextureViewWithPixelFormat_textureType_levels_slices_swizzle_(MTL::Texture* self, MTL::PixelFormat pixelFormat, MTL::TextureType textureType, NS::Range levelRange, NS::Range sliceRange, MTL::TextureSwizzleChannels swizzle) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Texture*>(reinterpret_cast<host::MTL::Texture*>(self)->newTextureView(pixelFormat, textureType, levelRange, sliceRange, swizzle));
}
NS::UInteger pewter_MTLTexture_parentRelativeLevel(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->parentRelativeLevel();
}
NS::UInteger pewter_MTLTexture_parentRelativeSlice(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->parentRelativeSlice();
}
MTL::Texture* pewter_MTLTexture_parentTexture(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Texture*>(reinterpret_cast<const host::MTL::Texture*>(self)->parentTexture());
}
MTL::PixelFormat pewter_MTLTexture_pixelFormat(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->pixelFormat();
}
MTL::Texture* pewter_MTLTexture_remoteStorageTexture(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Texture*>(reinterpret_cast<const host::MTL::Texture*>(self)->remoteStorageTexture());
}
void pewter_MTLTexture_replaceRegion_mipmapLevel_slice_withBytes_bytesPerRow_bytesPerImage_(MTL::Texture* self, MTL::Region region, NS::UInteger level, NS::UInteger slice, const void* pixelBytes, NS::UInteger bytesPerRow, NS::UInteger bytesPerImage) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Texture*>(self)->replaceRegion(region, level, slice, pixelBytes, bytesPerRow, bytesPerImage);
}
void pewter_MTLTexture_replaceRegion_mipmapLevel_withBytes_bytesPerRow_(MTL::Texture* self, MTL::Region region, NS::UInteger level, const void* pixelBytes, NS::UInteger bytesPerRow) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::Texture*>(self)->replaceRegion(region, level, pixelBytes, bytesPerRow);
}
MTL::Resource* pewter_MTLTexture_rootResource(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Resource*>(reinterpret_cast<const host::MTL::Texture*>(self)->rootResource());
}
NS::UInteger pewter_MTLTexture_sampleCount(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->sampleCount();
}
MTL::TextureSparseTier pewter_MTLTexture_sparseTextureTier(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->sparseTextureTier();
}
MTL::TextureSwizzleChannels pewter_MTLTexture_swizzle(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->swizzle();
}
NS::UInteger pewter_MTLTexture_tailSizeInBytes(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->tailSizeInBytes();
}
MTL::TextureType pewter_MTLTexture_textureType(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->textureType();
}
MTL::TextureUsage pewter_MTLTexture_usage(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->usage();
}
NS::UInteger pewter_MTLTexture_width(const MTL::Texture* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::Texture*>(self)->width();
}
MTL::ResourceID pewter_MTLTextureViewPool_setTextureView_atIndex_(MTL::TextureViewPool* self, const MTL::Texture* texture, NS::UInteger index) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::TextureViewPool*>(self)->setTextureView(reinterpret_cast<const host::MTL::Texture*>(texture), index);
}
MTL::ResourceID pewter_MTLTextureViewPool_setTextureView_descriptor_atIndex_(MTL::TextureViewPool* self, const MTL::Texture* texture, const MTL::TextureViewDescriptor* descriptor, NS::UInteger index) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::TextureViewPool*>(self)->setTextureView(reinterpret_cast<const host::MTL::Texture*>(texture), reinterpret_cast<const host::MTL::TextureViewDescriptor*>(descriptor), index);
}
MTL::ResourceID pewter_MTLTextureViewPool_setTextureViewFromBuffer_descriptor_offset_bytesPerRow_atIndex_(MTL::TextureViewPool* self, const MTL::Buffer* buffer, const MTL::TextureDescriptor* descriptor, NS::UInteger offset, NS::UInteger bytesPerRow, NS::UInteger index) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL::TextureViewPool*>(self)->setTextureViewFromBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), reinterpret_cast<const host::MTL::TextureDescriptor*>(descriptor), offset, bytesPerRow, index);
}
MTL::VertexBufferLayoutDescriptor* pewter_MTLVertexBufferLayoutDescriptor_alloc() {
  return reinterpret_cast<MTL::VertexBufferLayoutDescriptor*>(host::MTL::VertexBufferLayoutDescriptor::alloc());
}
MTL::VertexBufferLayoutDescriptor* pewter_MTLVertexBufferLayoutDescriptor_init(MTL::VertexBufferLayoutDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::VertexBufferLayoutDescriptor*>(reinterpret_cast<host::MTL::VertexBufferLayoutDescriptor*>(self)->init());
}
MTL::VertexStepFunction pewter_MTLVertexBufferLayoutDescriptor_stepFunction(const MTL::VertexBufferLayoutDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::VertexBufferLayoutDescriptor*>(self)->stepFunction();
}
void pewter_MTLVertexBufferLayoutDescriptor_setStepFunction_(MTL::VertexBufferLayoutDescriptor* self, MTL::VertexStepFunction stepFunction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::VertexBufferLayoutDescriptor*>(self)->setStepFunction(stepFunction);
}
NS::UInteger pewter_MTLVertexBufferLayoutDescriptor_stepRate(const MTL::VertexBufferLayoutDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::VertexBufferLayoutDescriptor*>(self)->stepRate();
}
void pewter_MTLVertexBufferLayoutDescriptor_setStepRate_(MTL::VertexBufferLayoutDescriptor* self, NS::UInteger stepRate) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::VertexBufferLayoutDescriptor*>(self)->setStepRate(stepRate);
}
NS::UInteger pewter_MTLVertexBufferLayoutDescriptor_stride(const MTL::VertexBufferLayoutDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::VertexBufferLayoutDescriptor*>(self)->stride();
}
void pewter_MTLVertexBufferLayoutDescriptor_setStride_(MTL::VertexBufferLayoutDescriptor* self, NS::UInteger stride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::VertexBufferLayoutDescriptor*>(self)->setStride(stride);
}
MTL::VertexBufferLayoutDescriptorArray* pewter_MTLVertexBufferLayoutDescriptorArray_alloc() {
  return reinterpret_cast<MTL::VertexBufferLayoutDescriptorArray*>(host::MTL::VertexBufferLayoutDescriptorArray::alloc());
}
MTL::VertexBufferLayoutDescriptorArray* pewter_MTLVertexBufferLayoutDescriptorArray_init(MTL::VertexBufferLayoutDescriptorArray* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::VertexBufferLayoutDescriptorArray*>(reinterpret_cast<host::MTL::VertexBufferLayoutDescriptorArray*>(self)->init());
}
MTL::VertexBufferLayoutDescriptor* pewter_MTLVertexBufferLayoutDescriptorArray_objectAtIndexedSubscript_(MTL::VertexBufferLayoutDescriptorArray* self, NS::UInteger index) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::VertexBufferLayoutDescriptor*>(reinterpret_cast<host::MTL::VertexBufferLayoutDescriptorArray*>(self)->object(index));
}
void pewter_MTLVertexBufferLayoutDescriptorArray_setObject_atIndexedSubscript_(MTL::VertexBufferLayoutDescriptorArray* self, const MTL::VertexBufferLayoutDescriptor* bufferDesc, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::VertexBufferLayoutDescriptorArray*>(self)->setObject(reinterpret_cast<const host::MTL::VertexBufferLayoutDescriptor*>(bufferDesc), index);
}
MTL::VertexAttributeDescriptor* pewter_MTLVertexAttributeDescriptor_alloc() {
  return reinterpret_cast<MTL::VertexAttributeDescriptor*>(host::MTL::VertexAttributeDescriptor::alloc());
}
MTL::VertexAttributeDescriptor* pewter_MTLVertexAttributeDescriptor_init(MTL::VertexAttributeDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::VertexAttributeDescriptor*>(reinterpret_cast<host::MTL::VertexAttributeDescriptor*>(self)->init());
}
NS::UInteger pewter_MTLVertexAttributeDescriptor_bufferIndex(const MTL::VertexAttributeDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::VertexAttributeDescriptor*>(self)->bufferIndex();
}
void pewter_MTLVertexAttributeDescriptor_setBufferIndex_(MTL::VertexAttributeDescriptor* self, NS::UInteger bufferIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::VertexAttributeDescriptor*>(self)->setBufferIndex(bufferIndex);
}
MTL::VertexFormat pewter_MTLVertexAttributeDescriptor_format(const MTL::VertexAttributeDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::VertexAttributeDescriptor*>(self)->format();
}
void pewter_MTLVertexAttributeDescriptor_setFormat_(MTL::VertexAttributeDescriptor* self, MTL::VertexFormat format) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::VertexAttributeDescriptor*>(self)->setFormat(format);
}
NS::UInteger pewter_MTLVertexAttributeDescriptor_offset(const MTL::VertexAttributeDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::VertexAttributeDescriptor*>(self)->offset();
}
void pewter_MTLVertexAttributeDescriptor_setOffset_(MTL::VertexAttributeDescriptor* self, NS::UInteger offset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::VertexAttributeDescriptor*>(self)->setOffset(offset);
}
MTL::VertexAttributeDescriptorArray* pewter_MTLVertexAttributeDescriptorArray_alloc() {
  return reinterpret_cast<MTL::VertexAttributeDescriptorArray*>(host::MTL::VertexAttributeDescriptorArray::alloc());
}
MTL::VertexAttributeDescriptorArray* pewter_MTLVertexAttributeDescriptorArray_init(MTL::VertexAttributeDescriptorArray* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::VertexAttributeDescriptorArray*>(reinterpret_cast<host::MTL::VertexAttributeDescriptorArray*>(self)->init());
}
MTL::VertexAttributeDescriptor* pewter_MTLVertexAttributeDescriptorArray_objectAtIndexedSubscript_(MTL::VertexAttributeDescriptorArray* self, NS::UInteger index) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::VertexAttributeDescriptor*>(reinterpret_cast<host::MTL::VertexAttributeDescriptorArray*>(self)->object(index));
}
void pewter_MTLVertexAttributeDescriptorArray_setObject_atIndexedSubscript_(MTL::VertexAttributeDescriptorArray* self, const MTL::VertexAttributeDescriptor* attributeDesc, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::VertexAttributeDescriptorArray*>(self)->setObject(reinterpret_cast<const host::MTL::VertexAttributeDescriptor*>(attributeDesc), index);
}
MTL::VertexDescriptor* pewter_MTLVertexDescriptor_alloc() {
  return reinterpret_cast<MTL::VertexDescriptor*>(host::MTL::VertexDescriptor::alloc());
}
MTL::VertexDescriptor* pewter_MTLVertexDescriptor_vertexDescriptor() {
  return reinterpret_cast<MTL::VertexDescriptor*>(host::MTL::VertexDescriptor::vertexDescriptor());
}
MTL::VertexDescriptor* pewter_MTLVertexDescriptor_init(MTL::VertexDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::VertexDescriptor*>(reinterpret_cast<host::MTL::VertexDescriptor*>(self)->init());
}
MTL::VertexAttributeDescriptorArray* pewter_MTLVertexDescriptor_attributes(const MTL::VertexDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::VertexAttributeDescriptorArray*>(reinterpret_cast<const host::MTL::VertexDescriptor*>(self)->attributes());
}
MTL::VertexBufferLayoutDescriptorArray* pewter_MTLVertexDescriptor_layouts(const MTL::VertexDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::VertexBufferLayoutDescriptorArray*>(reinterpret_cast<const host::MTL::VertexDescriptor*>(self)->layouts());
}
void pewter_MTLVertexDescriptor_reset(MTL::VertexDescriptor* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::VertexDescriptor*>(self)->reset();
}
MTL::VisibleFunctionTableDescriptor* pewter_MTLVisibleFunctionTableDescriptor_alloc() {
  return reinterpret_cast<MTL::VisibleFunctionTableDescriptor*>(host::MTL::VisibleFunctionTableDescriptor::alloc());
}
MTL::VisibleFunctionTableDescriptor* pewter_MTLVisibleFunctionTableDescriptor_visibleFunctionTableDescriptor() {
  return reinterpret_cast<MTL::VisibleFunctionTableDescriptor*>(host::MTL::VisibleFunctionTableDescriptor::visibleFunctionTableDescriptor());
}
MTL::VisibleFunctionTableDescriptor* pewter_MTLVisibleFunctionTableDescriptor_init(MTL::VisibleFunctionTableDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::VisibleFunctionTableDescriptor*>(reinterpret_cast<host::MTL::VisibleFunctionTableDescriptor*>(self)->init());
}
NS::UInteger pewter_MTLVisibleFunctionTableDescriptor_functionCount(const MTL::VisibleFunctionTableDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::VisibleFunctionTableDescriptor*>(self)->functionCount();
}
void pewter_MTLVisibleFunctionTableDescriptor_setFunctionCount_(MTL::VisibleFunctionTableDescriptor* self, NS::UInteger functionCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::VisibleFunctionTableDescriptor*>(self)->setFunctionCount(functionCount);
}
MTL::ResourceID pewter_MTLVisibleFunctionTable_gpuResourceID(const MTL::VisibleFunctionTable* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL::VisibleFunctionTable*>(self)->gpuResourceID();
}
void pewter_MTLVisibleFunctionTable_setFunction_atIndex_(MTL::VisibleFunctionTable* self, const MTL::FunctionHandle* function, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::VisibleFunctionTable*>(self)->setFunction(reinterpret_cast<const host::MTL::FunctionHandle*>(function), index);
}
void pewter_MTLVisibleFunctionTable_setFunctions_withRange_(MTL::VisibleFunctionTable* self, const MTL::FunctionHandle* const* functions, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL::VisibleFunctionTable*>(self)->setFunctions(reinterpret_cast<const host::MTL::FunctionHandle* const*>(functions), range);
}
MTL::Device* pewter_MTLCreateSystemDefaultDevice() {
  return reinterpret_cast<MTL::Device*>(host::MTL::CreateSystemDefaultDevice());
}
NS::Array* pewter_MTLCopyAllDevices() {
  return reinterpret_cast<NS::Array*>(host::MTL::CopyAllDevices());
}
NS::Array* pewter_MTLCopyAllDevicesWithObserver(NS::Object** observer, void* handler, void (*handler_call)(void*, MTL::Device*, NS::String*), void (*handler_release)(void*)) {
  return reinterpret_cast<NS::Array*>(host::MTL::CopyAllDevicesWithObserver(reinterpret_cast<host::NS::Object**>(observer), host::called_back<MTL::Device*, NS::String*>{handler, handler_call, handler_release}));
}
void pewter_MTLRemoveDeviceObserver(const NS::Object* observer) {
  host::MTL::RemoveDeviceObserver(reinterpret_cast<const host::NS::Object*>(observer));
}
std::size_t pewter_MTLIOCompressionContextDefaultChunkSize() {
  return host::MTL::IOCompressionContextDefaultChunkSize();
}
MTL::IOCompressionContext pewter_MTLIOCreateCompressionContext(const char* path, MTL::IOCompressionMethod type, std::size_t chunkSize) {
  return host::MTL::IOCreateCompressionContext(path, type, chunkSize);
}
void pewter_MTLIOCompressionContextAppendData(MTL::IOCompressionContext context, const void* data, std::size_t size) {
  host::MTL::IOCompressionContextAppendData(context, data, size);
}
MTL::IOCompressionStatus pewter_MTLIOFlushAndDestroyCompressionContext(MTL::IOCompressionContext context) {
  return host::MTL::IOFlushAndDestroyCompressionContext(context);
}
}
