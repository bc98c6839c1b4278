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
MTL4::AccelerationStructureDescriptor* pewter_MTL4AccelerationStructureDescriptor_alloc() {
  return reinterpret_cast<MTL4::AccelerationStructureDescriptor*>(host::MTL4::AccelerationStructureDescriptor::alloc());
}
MTL4::AccelerationStructureDescriptor* pewter_MTL4AccelerationStructureDescriptor_init(MTL4::AccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::AccelerationStructureDescriptor*>(reinterpret_cast<host::MTL4::AccelerationStructureDescriptor*>(self)->init());
}
MTL4::AccelerationStructureGeometryDescriptor* pewter_MTL4AccelerationStructureGeometryDescriptor_alloc() {
  return reinterpret_cast<MTL4::AccelerationStructureGeometryDescriptor*>(host::MTL4::AccelerationStructureGeometryDescriptor::alloc());
}
MTL4::AccelerationStructureGeometryDescriptor* pewter_MTL4AccelerationStructureGeometryDescriptor_init(MTL4::AccelerationStructureGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::AccelerationStructureGeometryDescriptor*>(reinterpret_cast<host::MTL4::AccelerationStructureGeometryDescriptor*>(self)->init());
}
bool pewter_MTL4AccelerationStructureGeometryDescriptor_allowDuplicateIntersectionFunctionInvocation(const MTL4::AccelerationStructureGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureGeometryDescriptor*>(self)->allowDuplicateIntersectionFunctionInvocation();
}
void pewter_MTL4AccelerationStructureGeometryDescriptor_setAllowDuplicateIntersectionFunctionInvocation_(MTL4::AccelerationStructureGeometryDescriptor* self, bool allowDuplicateIntersectionFunctionInvocation) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureGeometryDescriptor*>(self)->setAllowDuplicateIntersectionFunctionInvocation(allowDuplicateIntersectionFunctionInvocation);
}
NS::UInteger pewter_MTL4AccelerationStructureGeometryDescriptor_intersectionFunctionTableOffset(const MTL4::AccelerationStructureGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureGeometryDescriptor*>(self)->intersectionFunctionTableOffset();
}
void pewter_MTL4AccelerationStructureGeometryDescriptor_setIntersectionFunctionTableOffset_(MTL4::AccelerationStructureGeometryDescriptor* self, NS::UInteger intersectionFunctionTableOffset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureGeometryDescriptor*>(self)->setIntersectionFunctionTableOffset(intersectionFunctionTableOffset);
}
NS::String* pewter_MTL4AccelerationStructureGeometryDescriptor_label(const MTL4::AccelerationStructureGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::AccelerationStructureGeometryDescriptor*>(self)->label());
}
void pewter_MTL4AccelerationStructureGeometryDescriptor_setLabel_(MTL4::AccelerationStructureGeometryDescriptor* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureGeometryDescriptor*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
bool pewter_MTL4AccelerationStructureGeometryDescriptor_opaque(const MTL4::AccelerationStructureGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureGeometryDescriptor*>(self)->opaque();
}
void pewter_MTL4AccelerationStructureGeometryDescriptor_setOpaque_(MTL4::AccelerationStructureGeometryDescriptor* self, bool opaque) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureGeometryDescriptor*>(self)->setOpaque(opaque);
}
MTL4::BufferRange pewter_MTL4AccelerationStructureGeometryDescriptor_primitiveDataBuffer(const MTL4::AccelerationStructureGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureGeometryDescriptor*>(self)->primitiveDataBuffer();
}
void pewter_MTL4AccelerationStructureGeometryDescriptor_setPrimitiveDataBuffer_(MTL4::AccelerationStructureGeometryDescriptor* self, MTL4::BufferRange primitiveDataBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureGeometryDescriptor*>(self)->setPrimitiveDataBuffer(primitiveDataBuffer);
}
NS::UInteger pewter_MTL4AccelerationStructureGeometryDescriptor_primitiveDataElementSize(const MTL4::AccelerationStructureGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureGeometryDescriptor*>(self)->primitiveDataElementSize();
}
void pewter_MTL4AccelerationStructureGeometryDescriptor_setPrimitiveDataElementSize_(MTL4::AccelerationStructureGeometryDescriptor* self, NS::UInteger primitiveDataElementSize) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureGeometryDescriptor*>(self)->setPrimitiveDataElementSize(primitiveDataElementSize);
}
NS::UInteger pewter_MTL4AccelerationStructureGeometryDescriptor_primitiveDataStride(const MTL4::AccelerationStructureGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureGeometryDescriptor*>(self)->primitiveDataStride();
}
void pewter_MTL4AccelerationStructureGeometryDescriptor_setPrimitiveDataStride_(MTL4::AccelerationStructureGeometryDescriptor* self, NS::UInteger primitiveDataStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureGeometryDescriptor*>(self)->setPrimitiveDataStride(primitiveDataStride);
}
MTL4::PrimitiveAccelerationStructureDescriptor* pewter_MTL4PrimitiveAccelerationStructureDescriptor_alloc() {
  return reinterpret_cast<MTL4::PrimitiveAccelerationStructureDescriptor*>(host::MTL4::PrimitiveAccelerationStructureDescriptor::alloc());
}
MTL4::PrimitiveAccelerationStructureDescriptor* pewter_MTL4PrimitiveAccelerationStructureDescriptor_init(MTL4::PrimitiveAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::PrimitiveAccelerationStructureDescriptor*>(reinterpret_cast<host::MTL4::PrimitiveAccelerationStructureDescriptor*>(self)->init());
}
NS::Array* pewter_MTL4PrimitiveAccelerationStructureDescriptor_geometryDescriptors(const MTL4::PrimitiveAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL4::PrimitiveAccelerationStructureDescriptor*>(self)->geometryDescriptors());
}
void pewter_MTL4PrimitiveAccelerationStructureDescriptor_setGeometryDescriptors_(MTL4::PrimitiveAccelerationStructureDescriptor* self, const NS::Array* geometryDescriptors) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::PrimitiveAccelerationStructureDescriptor*>(self)->setGeometryDescriptors(reinterpret_cast<const host::NS::Array*>(geometryDescriptors));
}
MTL::MotionBorderMode pewter_MTL4PrimitiveAccelerationStructureDescriptor_motionEndBorderMode(const MTL4::PrimitiveAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::PrimitiveAccelerationStructureDescriptor*>(self)->motionEndBorderMode();
}
void pewter_MTL4PrimitiveAccelerationStructureDescriptor_setMotionEndBorderMode_(MTL4::PrimitiveAccelerationStructureDescriptor* self, MTL::MotionBorderMode motionEndBorderMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::PrimitiveAccelerationStructureDescriptor*>(self)->setMotionEndBorderMode(motionEndBorderMode);
}
float pewter_MTL4PrimitiveAccelerationStructureDescriptor_motionEndTime(const MTL4::PrimitiveAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::PrimitiveAccelerationStructureDescriptor*>(self)->motionEndTime();
}
void pewter_MTL4PrimitiveAccelerationStructureDescriptor_setMotionEndTime_(MTL4::PrimitiveAccelerationStructureDescriptor* self, float motionEndTime) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::PrimitiveAccelerationStructureDescriptor*>(self)->setMotionEndTime(motionEndTime);
}
NS::UInteger pewter_MTL4PrimitiveAccelerationStructureDescriptor_motionKeyframeCount(const MTL4::PrimitiveAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::PrimitiveAccelerationStructureDescriptor*>(self)->motionKeyframeCount();
}
void pewter_MTL4PrimitiveAccelerationStructureDescriptor_setMotionKeyframeCount_(MTL4::PrimitiveAccelerationStructureDescriptor* self, NS::UInteger motionKeyframeCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::PrimitiveAccelerationStructureDescriptor*>(self)->setMotionKeyframeCount(motionKeyframeCount);
}
MTL::MotionBorderMode pewter_MTL4PrimitiveAccelerationStructureDescriptor_motionStartBorderMode(const MTL4::PrimitiveAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::PrimitiveAccelerationStructureDescriptor*>(self)->motionStartBorderMode();
}
void pewter_MTL4PrimitiveAccelerationStructureDescriptor_setMotionStartBorderMode_(MTL4::PrimitiveAccelerationStructureDescriptor* self, MTL::MotionBorderMode motionStartBorderMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::PrimitiveAccelerationStructureDescriptor*>(self)->setMotionStartBorderMode(motionStartBorderMode);
}
float pewter_MTL4PrimitiveAccelerationStructureDescriptor_motionStartTime(const MTL4::PrimitiveAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::PrimitiveAccelerationStructureDescriptor*>(self)->motionStartTime();
}
void pewter_MTL4PrimitiveAccelerationStructureDescriptor_setMotionStartTime_(MTL4::PrimitiveAccelerationStructureDescriptor* self, float motionStartTime) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::PrimitiveAccelerationStructureDescriptor*>(self)->setMotionStartTime(motionStartTime);
}
MTL4::AccelerationStructureTriangleGeometryDescriptor* pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_alloc() {
  return reinterpret_cast<MTL4::AccelerationStructureTriangleGeometryDescriptor*>(host::MTL4::AccelerationStructureTriangleGeometryDescriptor::alloc());
}
MTL4::AccelerationStructureTriangleGeometryDescriptor* pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_init(MTL4::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::AccelerationStructureTriangleGeometryDescriptor*>(reinterpret_cast<host::MTL4::AccelerationStructureTriangleGeometryDescriptor*>(self)->init());
}
MTL4::BufferRange pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_indexBuffer(const MTL4::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureTriangleGeometryDescriptor*>(self)->indexBuffer();
}
void pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_setIndexBuffer_(MTL4::AccelerationStructureTriangleGeometryDescriptor* self, MTL4::BufferRange indexBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureTriangleGeometryDescriptor*>(self)->setIndexBuffer(indexBuffer);
}
MTL::IndexType pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_indexType(const MTL4::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureTriangleGeometryDescriptor*>(self)->indexType();
}
void pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_setIndexType_(MTL4::AccelerationStructureTriangleGeometryDescriptor* self, MTL::IndexType indexType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureTriangleGeometryDescriptor*>(self)->setIndexType(indexType);
}
MTL4::BufferRange pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_transformationMatrixBuffer(const MTL4::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureTriangleGeometryDescriptor*>(self)->transformationMatrixBuffer();
}
void pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_setTransformationMatrixBuffer_(MTL4::AccelerationStructureTriangleGeometryDescriptor* self, MTL4::BufferRange transformationMatrixBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureTriangleGeometryDescriptor*>(self)->setTransformationMatrixBuffer(transformationMatrixBuffer);
}
MTL::MatrixLayout pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_transformationMatrixLayout(const MTL4::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureTriangleGeometryDescriptor*>(self)->transformationMatrixLayout();
}
void pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_setTransformationMatrixLayout_(MTL4::AccelerationStructureTriangleGeometryDescriptor* self, MTL::MatrixLayout transformationMatrixLayout) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureTriangleGeometryDescriptor*>(self)->setTransformationMatrixLayout(transformationMatrixLayout);
}
NS::UInteger pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_triangleCount(const MTL4::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureTriangleGeometryDescriptor*>(self)->triangleCount();
}
void pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_setTriangleCount_(MTL4::AccelerationStructureTriangleGeometryDescriptor* self, NS::UInteger triangleCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureTriangleGeometryDescriptor*>(self)->setTriangleCount(triangleCount);
}
MTL4::BufferRange pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_vertexBuffer(const MTL4::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureTriangleGeometryDescriptor*>(self)->vertexBuffer();
}
void pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_setVertexBuffer_(MTL4::AccelerationStructureTriangleGeometryDescriptor* self, MTL4::BufferRange vertexBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureTriangleGeometryDescriptor*>(self)->setVertexBuffer(vertexBuffer);
}
MTL::AttributeFormat pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_vertexFormat(const MTL4::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureTriangleGeometryDescriptor*>(self)->vertexFormat();
}
void pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_setVertexFormat_(MTL4::AccelerationStructureTriangleGeometryDescriptor* self, MTL::AttributeFormat vertexFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureTriangleGeometryDescriptor*>(self)->setVertexFormat(vertexFormat);
}
NS::UInteger pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_vertexStride(const MTL4::AccelerationStructureTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureTriangleGeometryDescriptor*>(self)->vertexStride();
}
void pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_setVertexStride_(MTL4::AccelerationStructureTriangleGeometryDescriptor* self, NS::UInteger vertexStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureTriangleGeometryDescriptor*>(self)->setVertexStride(vertexStride);
}
MTL4::AccelerationStructureBoundingBoxGeometryDescriptor* pewter_MTL4AccelerationStructureBoundingBoxGeometryDescriptor_alloc() {
  return reinterpret_cast<MTL4::AccelerationStructureBoundingBoxGeometryDescriptor*>(host::MTL4::AccelerationStructureBoundingBoxGeometryDescriptor::alloc());
}
MTL4::AccelerationStructureBoundingBoxGeometryDescriptor* pewter_MTL4AccelerationStructureBoundingBoxGeometryDescriptor_init(MTL4::AccelerationStructureBoundingBoxGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::AccelerationStructureBoundingBoxGeometryDescriptor*>(reinterpret_cast<host::MTL4::AccelerationStructureBoundingBoxGeometryDescriptor*>(self)->init());
}
MTL4::BufferRange pewter_MTL4AccelerationStructureBoundingBoxGeometryDescriptor_boundingBoxBuffer(const MTL4::AccelerationStructureBoundingBoxGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureBoundingBoxGeometryDescriptor*>(self)->boundingBoxBuffer();
}
void pewter_MTL4AccelerationStructureBoundingBoxGeometryDescriptor_setBoundingBoxBuffer_(MTL4::AccelerationStructureBoundingBoxGeometryDescriptor* self, MTL4::BufferRange boundingBoxBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureBoundingBoxGeometryDescriptor*>(self)->setBoundingBoxBuffer(boundingBoxBuffer);
}
NS::UInteger pewter_MTL4AccelerationStructureBoundingBoxGeometryDescriptor_boundingBoxCount(const MTL4::AccelerationStructureBoundingBoxGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureBoundingBoxGeometryDescriptor*>(self)->boundingBoxCount();
}
void pewter_MTL4AccelerationStructureBoundingBoxGeometryDescriptor_setBoundingBoxCount_(MTL4::AccelerationStructureBoundingBoxGeometryDescriptor* self, NS::UInteger boundingBoxCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureBoundingBoxGeometryDescriptor*>(self)->setBoundingBoxCount(boundingBoxCount);
}
NS::UInteger pewter_MTL4AccelerationStructureBoundingBoxGeometryDescriptor_boundingBoxStride(const MTL4::AccelerationStructureBoundingBoxGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureBoundingBoxGeometryDescriptor*>(self)->boundingBoxStride();
}
void pewter_MTL4AccelerationStructureBoundingBoxGeometryDescriptor_setBoundingBoxStride_(MTL4::AccelerationStructureBoundingBoxGeometryDescriptor* self, NS::UInteger boundingBoxStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureBoundingBoxGeometryDescriptor*>(self)->setBoundingBoxStride(boundingBoxStride);
}
MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_alloc() {
  return reinterpret_cast<MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(host::MTL4::AccelerationStructureMotionTriangleGeometryDescriptor::alloc());
}
MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_init(MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(reinterpret_cast<host::MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->init());
}
MTL4::BufferRange pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_indexBuffer(const MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->indexBuffer();
}
void pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_setIndexBuffer_(MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* self, MTL4::BufferRange indexBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->setIndexBuffer(indexBuffer);
}
MTL::IndexType pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_indexType(const MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->indexType();
}
void pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_setIndexType_(MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* self, MTL::IndexType indexType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->setIndexType(indexType);
}
MTL4::BufferRange pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_transformationMatrixBuffer(const MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->transformationMatrixBuffer();
}
void pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_setTransformationMatrixBuffer_(MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* self, MTL4::BufferRange transformationMatrixBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->setTransformationMatrixBuffer(transformationMatrixBuffer);
}
MTL::MatrixLayout pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_transformationMatrixLayout(const MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->transformationMatrixLayout();
}
void pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_setTransformationMatrixLayout_(MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* self, MTL::MatrixLayout transformationMatrixLayout) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->setTransformationMatrixLayout(transformationMatrixLayout);
}
NS::UInteger pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_triangleCount(const MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->triangleCount();
}
void pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_setTriangleCount_(MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* self, NS::UInteger triangleCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->setTriangleCount(triangleCount);
}
MTL4::BufferRange pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_vertexBuffers(const MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->vertexBuffers();
}
void pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_setVertexBuffers_(MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* self, MTL4::BufferRange vertexBuffers) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->setVertexBuffers(vertexBuffers);
}
MTL::AttributeFormat pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_vertexFormat(const MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->vertexFormat();
}
void pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_setVertexFormat_(MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* self, MTL::AttributeFormat vertexFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->setVertexFormat(vertexFormat);
}
NS::UInteger pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_vertexStride(const MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->vertexStride();
}
void pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_setVertexStride_(MTL4::AccelerationStructureMotionTriangleGeometryDescriptor* self, NS::UInteger vertexStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionTriangleGeometryDescriptor*>(self)->setVertexStride(vertexStride);
}
MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor* pewter_MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor_alloc() {
  return reinterpret_cast<MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(host::MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor::alloc());
}
MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor* pewter_MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor_init(MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(reinterpret_cast<host::MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(self)->init());
}
MTL4::BufferRange pewter_MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor_boundingBoxBuffers(const MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(self)->boundingBoxBuffers();
}
void pewter_MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor_setBoundingBoxBuffers_(MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor* self, MTL4::BufferRange boundingBoxBuffers) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(self)->setBoundingBoxBuffers(boundingBoxBuffers);
}
NS::UInteger pewter_MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor_boundingBoxCount(const MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(self)->boundingBoxCount();
}
void pewter_MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor_setBoundingBoxCount_(MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor* self, NS::UInteger boundingBoxCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(self)->setBoundingBoxCount(boundingBoxCount);
}
NS::UInteger pewter_MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor_boundingBoxStride(const MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(self)->boundingBoxStride();
}
void pewter_MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor_setBoundingBoxStride_(MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor* self, NS::UInteger boundingBoxStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(self)->setBoundingBoxStride(boundingBoxStride);
}
MTL4::AccelerationStructureCurveGeometryDescriptor* pewter_MTL4AccelerationStructureCurveGeometryDescriptor_alloc() {
  return reinterpret_cast<MTL4::AccelerationStructureCurveGeometryDescriptor*>(host::MTL4::AccelerationStructureCurveGeometryDescriptor::alloc());
}
MTL4::AccelerationStructureCurveGeometryDescriptor* pewter_MTL4AccelerationStructureCurveGeometryDescriptor_init(MTL4::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::AccelerationStructureCurveGeometryDescriptor*>(reinterpret_cast<host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->init());
}
MTL4::BufferRange pewter_MTL4AccelerationStructureCurveGeometryDescriptor_controlPointBuffer(const MTL4::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->controlPointBuffer();
}
void pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setControlPointBuffer_(MTL4::AccelerationStructureCurveGeometryDescriptor* self, MTL4::BufferRange controlPointBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->setControlPointBuffer(controlPointBuffer);
}
NS::UInteger pewter_MTL4AccelerationStructureCurveGeometryDescriptor_controlPointCount(const MTL4::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->controlPointCount();
}
void pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setControlPointCount_(MTL4::AccelerationStructureCurveGeometryDescriptor* self, NS::UInteger controlPointCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->setControlPointCount(controlPointCount);
}
MTL::AttributeFormat pewter_MTL4AccelerationStructureCurveGeometryDescriptor_controlPointFormat(const MTL4::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->controlPointFormat();
}
void pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setControlPointFormat_(MTL4::AccelerationStructureCurveGeometryDescriptor* self, MTL::AttributeFormat controlPointFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->setControlPointFormat(controlPointFormat);
}
NS::UInteger pewter_MTL4AccelerationStructureCurveGeometryDescriptor_controlPointStride(const MTL4::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->controlPointStride();
}
void pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setControlPointStride_(MTL4::AccelerationStructureCurveGeometryDescriptor* self, NS::UInteger controlPointStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->setControlPointStride(controlPointStride);
}
MTL::CurveBasis pewter_MTL4AccelerationStructureCurveGeometryDescriptor_curveBasis(const MTL4::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->curveBasis();
}
void pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setCurveBasis_(MTL4::AccelerationStructureCurveGeometryDescriptor* self, MTL::CurveBasis curveBasis) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->setCurveBasis(curveBasis);
}
MTL::CurveEndCaps pewter_MTL4AccelerationStructureCurveGeometryDescriptor_curveEndCaps(const MTL4::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->curveEndCaps();
}
void pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setCurveEndCaps_(MTL4::AccelerationStructureCurveGeometryDescriptor* self, MTL::CurveEndCaps curveEndCaps) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->setCurveEndCaps(curveEndCaps);
}
MTL::CurveType pewter_MTL4AccelerationStructureCurveGeometryDescriptor_curveType(const MTL4::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->curveType();
}
void pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setCurveType_(MTL4::AccelerationStructureCurveGeometryDescriptor* self, MTL::CurveType curveType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->setCurveType(curveType);
}
MTL4::BufferRange pewter_MTL4AccelerationStructureCurveGeometryDescriptor_indexBuffer(const MTL4::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->indexBuffer();
}
void pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setIndexBuffer_(MTL4::AccelerationStructureCurveGeometryDescriptor* self, MTL4::BufferRange indexBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->setIndexBuffer(indexBuffer);
}
MTL::IndexType pewter_MTL4AccelerationStructureCurveGeometryDescriptor_indexType(const MTL4::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->indexType();
}
void pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setIndexType_(MTL4::AccelerationStructureCurveGeometryDescriptor* self, MTL::IndexType indexType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->setIndexType(indexType);
}
MTL4::BufferRange pewter_MTL4AccelerationStructureCurveGeometryDescriptor_radiusBuffer(const MTL4::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->radiusBuffer();
}
void pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setRadiusBuffer_(MTL4::AccelerationStructureCurveGeometryDescriptor* self, MTL4::BufferRange radiusBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->setRadiusBuffer(radiusBuffer);
}
MTL::AttributeFormat pewter_MTL4AccelerationStructureCurveGeometryDescriptor_radiusFormat(const MTL4::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->radiusFormat();
}
void pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setRadiusFormat_(MTL4::AccelerationStructureCurveGeometryDescriptor* self, MTL::AttributeFormat radiusFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->setRadiusFormat(radiusFormat);
}
NS::UInteger pewter_MTL4AccelerationStructureCurveGeometryDescriptor_radiusStride(const MTL4::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->radiusStride();
}
void pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setRadiusStride_(MTL4::AccelerationStructureCurveGeometryDescriptor* self, NS::UInteger radiusStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->setRadiusStride(radiusStride);
}
NS::UInteger pewter_MTL4AccelerationStructureCurveGeometryDescriptor_segmentControlPointCount(const MTL4::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->segmentControlPointCount();
}
void pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setSegmentControlPointCount_(MTL4::AccelerationStructureCurveGeometryDescriptor* self, NS::UInteger segmentControlPointCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->setSegmentControlPointCount(segmentControlPointCount);
}
NS::UInteger pewter_MTL4AccelerationStructureCurveGeometryDescriptor_segmentCount(const MTL4::AccelerationStructureCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->segmentCount();
}
void pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setSegmentCount_(MTL4::AccelerationStructureCurveGeometryDescriptor* self, NS::UInteger segmentCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureCurveGeometryDescriptor*>(self)->setSegmentCount(segmentCount);
}
MTL4::AccelerationStructureMotionCurveGeometryDescriptor* pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_alloc() {
  return reinterpret_cast<MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor::alloc());
}
MTL4::AccelerationStructureMotionCurveGeometryDescriptor* pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_init(MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(reinterpret_cast<host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->init());
}
MTL4::BufferRange pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_controlPointBuffers(const MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->controlPointBuffers();
}
void pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setControlPointBuffers_(MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self, MTL4::BufferRange controlPointBuffers) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setControlPointBuffers(controlPointBuffers);
}
NS::UInteger pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_controlPointCount(const MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->controlPointCount();
}
void pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setControlPointCount_(MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self, NS::UInteger controlPointCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setControlPointCount(controlPointCount);
}
MTL::AttributeFormat pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_controlPointFormat(const MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->controlPointFormat();
}
void pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setControlPointFormat_(MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self, MTL::AttributeFormat controlPointFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setControlPointFormat(controlPointFormat);
}
NS::UInteger pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_controlPointStride(const MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->controlPointStride();
}
void pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setControlPointStride_(MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self, NS::UInteger controlPointStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setControlPointStride(controlPointStride);
}
MTL::CurveBasis pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_curveBasis(const MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->curveBasis();
}
void pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setCurveBasis_(MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self, MTL::CurveBasis curveBasis) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setCurveBasis(curveBasis);
}
MTL::CurveEndCaps pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_curveEndCaps(const MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->curveEndCaps();
}
void pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setCurveEndCaps_(MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self, MTL::CurveEndCaps curveEndCaps) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setCurveEndCaps(curveEndCaps);
}
MTL::CurveType pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_curveType(const MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->curveType();
}
void pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setCurveType_(MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self, MTL::CurveType curveType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setCurveType(curveType);
}
MTL4::BufferRange pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_indexBuffer(const MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->indexBuffer();
}
void pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setIndexBuffer_(MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self, MTL4::BufferRange indexBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setIndexBuffer(indexBuffer);
}
MTL::IndexType pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_indexType(const MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->indexType();
}
void pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setIndexType_(MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self, MTL::IndexType indexType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setIndexType(indexType);
}
MTL4::BufferRange pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_radiusBuffers(const MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->radiusBuffers();
}
void pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setRadiusBuffers_(MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self, MTL4::BufferRange radiusBuffers) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setRadiusBuffers(radiusBuffers);
}
MTL::AttributeFormat pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_radiusFormat(const MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->radiusFormat();
}
void pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setRadiusFormat_(MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self, MTL::AttributeFormat radiusFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setRadiusFormat(radiusFormat);
}
NS::UInteger pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_radiusStride(const MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->radiusStride();
}
void pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setRadiusStride_(MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self, NS::UInteger radiusStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setRadiusStride(radiusStride);
}
NS::UInteger pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_segmentControlPointCount(const MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->segmentControlPointCount();
}
void pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setSegmentControlPointCount_(MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self, NS::UInteger segmentControlPointCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setSegmentControlPointCount(segmentControlPointCount);
}
NS::UInteger pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_segmentCount(const MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->segmentCount();
}
void pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setSegmentCount_(MTL4::AccelerationStructureMotionCurveGeometryDescriptor* self, NS::UInteger segmentCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::AccelerationStructureMotionCurveGeometryDescriptor*>(self)->setSegmentCount(segmentCount);
}
MTL4::InstanceAccelerationStructureDescriptor* pewter_MTL4InstanceAccelerationStructureDescriptor_alloc() {
  return reinterpret_cast<MTL4::InstanceAccelerationStructureDescriptor*>(host::MTL4::InstanceAccelerationStructureDescriptor::alloc());
}
MTL4::InstanceAccelerationStructureDescriptor* pewter_MTL4InstanceAccelerationStructureDescriptor_init(MTL4::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::InstanceAccelerationStructureDescriptor*>(reinterpret_cast<host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->init());
}
NS::UInteger pewter_MTL4InstanceAccelerationStructureDescriptor_instanceCount(const MTL4::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->instanceCount();
}
void pewter_MTL4InstanceAccelerationStructureDescriptor_setInstanceCount_(MTL4::InstanceAccelerationStructureDescriptor* self, NS::UInteger instanceCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->setInstanceCount(instanceCount);
}
MTL4::BufferRange pewter_MTL4InstanceAccelerationStructureDescriptor_instanceDescriptorBuffer(const MTL4::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->instanceDescriptorBuffer();
}
void pewter_MTL4InstanceAccelerationStructureDescriptor_setInstanceDescriptorBuffer_(MTL4::InstanceAccelerationStructureDescriptor* self, MTL4::BufferRange instanceDescriptorBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->setInstanceDescriptorBuffer(instanceDescriptorBuffer);
}
NS::UInteger pewter_MTL4InstanceAccelerationStructureDescriptor_instanceDescriptorStride(const MTL4::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->instanceDescriptorStride();
}
void pewter_MTL4InstanceAccelerationStructureDescriptor_setInstanceDescriptorStride_(MTL4::InstanceAccelerationStructureDescriptor* self, NS::UInteger instanceDescriptorStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->setInstanceDescriptorStride(instanceDescriptorStride);
}
MTL::AccelerationStructureInstanceDescriptorType pewter_MTL4InstanceAccelerationStructureDescriptor_instanceDescriptorType(const MTL4::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->instanceDescriptorType();
}
void pewter_MTL4InstanceAccelerationStructureDescriptor_setInstanceDescriptorType_(MTL4::InstanceAccelerationStructureDescriptor* self, MTL::AccelerationStructureInstanceDescriptorType instanceDescriptorType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->setInstanceDescriptorType(instanceDescriptorType);
}
MTL::MatrixLayout pewter_MTL4InstanceAccelerationStructureDescriptor_instanceTransformationMatrixLayout(const MTL4::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->instanceTransformationMatrixLayout();
}
void pewter_MTL4InstanceAccelerationStructureDescriptor_setInstanceTransformationMatrixLayout_(MTL4::InstanceAccelerationStructureDescriptor* self, MTL::MatrixLayout instanceTransformationMatrixLayout) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->setInstanceTransformationMatrixLayout(instanceTransformationMatrixLayout);
}
MTL4::BufferRange pewter_MTL4InstanceAccelerationStructureDescriptor_motionTransformBuffer(const MTL4::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->motionTransformBuffer();
}
void pewter_MTL4InstanceAccelerationStructureDescriptor_setMotionTransformBuffer_(MTL4::InstanceAccelerationStructureDescriptor* self, MTL4::BufferRange motionTransformBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->setMotionTransformBuffer(motionTransformBuffer);
}
NS::UInteger pewter_MTL4InstanceAccelerationStructureDescriptor_motionTransformCount(const MTL4::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->motionTransformCount();
}
void pewter_MTL4InstanceAccelerationStructureDescriptor_setMotionTransformCount_(MTL4::InstanceAccelerationStructureDescriptor* self, NS::UInteger motionTransformCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->setMotionTransformCount(motionTransformCount);
}
NS::UInteger pewter_MTL4InstanceAccelerationStructureDescriptor_motionTransformStride(const MTL4::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->motionTransformStride();
}
void pewter_MTL4InstanceAccelerationStructureDescriptor_setMotionTransformStride_(MTL4::InstanceAccelerationStructureDescriptor* self, NS::UInteger motionTransformStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->setMotionTransformStride(motionTransformStride);
}
MTL::TransformType pewter_MTL4InstanceAccelerationStructureDescriptor_motionTransformType(const MTL4::InstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->motionTransformType();
}
void pewter_MTL4InstanceAccelerationStructureDescriptor_setMotionTransformType_(MTL4::InstanceAccelerationStructureDescriptor* self, MTL::TransformType motionTransformType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::InstanceAccelerationStructureDescriptor*>(self)->setMotionTransformType(motionTransformType);
}
MTL4::IndirectInstanceAccelerationStructureDescriptor* pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_alloc() {
  return reinterpret_cast<MTL4::IndirectInstanceAccelerationStructureDescriptor*>(host::MTL4::IndirectInstanceAccelerationStructureDescriptor::alloc());
}
MTL4::IndirectInstanceAccelerationStructureDescriptor* pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_init(MTL4::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::IndirectInstanceAccelerationStructureDescriptor*>(reinterpret_cast<host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->init());
}
MTL4::BufferRange pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_instanceCountBuffer(const MTL4::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->instanceCountBuffer();
}
void pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setInstanceCountBuffer_(MTL4::IndirectInstanceAccelerationStructureDescriptor* self, MTL4::BufferRange instanceCountBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->setInstanceCountBuffer(instanceCountBuffer);
}
MTL4::BufferRange pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_instanceDescriptorBuffer(const MTL4::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->instanceDescriptorBuffer();
}
void pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setInstanceDescriptorBuffer_(MTL4::IndirectInstanceAccelerationStructureDescriptor* self, MTL4::BufferRange instanceDescriptorBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->setInstanceDescriptorBuffer(instanceDescriptorBuffer);
}
NS::UInteger pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_instanceDescriptorStride(const MTL4::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->instanceDescriptorStride();
}
void pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setInstanceDescriptorStride_(MTL4::IndirectInstanceAccelerationStructureDescriptor* self, NS::UInteger instanceDescriptorStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->setInstanceDescriptorStride(instanceDescriptorStride);
}
MTL::AccelerationStructureInstanceDescriptorType pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_instanceDescriptorType(const MTL4::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->instanceDescriptorType();
}
void pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setInstanceDescriptorType_(MTL4::IndirectInstanceAccelerationStructureDescriptor* self, MTL::AccelerationStructureInstanceDescriptorType instanceDescriptorType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->setInstanceDescriptorType(instanceDescriptorType);
}
MTL::MatrixLayout pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_instanceTransformationMatrixLayout(const MTL4::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->instanceTransformationMatrixLayout();
}
void pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setInstanceTransformationMatrixLayout_(MTL4::IndirectInstanceAccelerationStructureDescriptor* self, MTL::MatrixLayout instanceTransformationMatrixLayout) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->setInstanceTransformationMatrixLayout(instanceTransformationMatrixLayout);
}
NS::UInteger pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_maxInstanceCount(const MTL4::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->maxInstanceCount();
}
void pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setMaxInstanceCount_(MTL4::IndirectInstanceAccelerationStructureDescriptor* self, NS::UInteger maxInstanceCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->setMaxInstanceCount(maxInstanceCount);
}
NS::UInteger pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_maxMotionTransformCount(const MTL4::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->maxMotionTransformCount();
}
void pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setMaxMotionTransformCount_(MTL4::IndirectInstanceAccelerationStructureDescriptor* self, NS::UInteger maxMotionTransformCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->setMaxMotionTransformCount(maxMotionTransformCount);
}
MTL4::BufferRange pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_motionTransformBuffer(const MTL4::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->motionTransformBuffer();
}
void pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setMotionTransformBuffer_(MTL4::IndirectInstanceAccelerationStructureDescriptor* self, MTL4::BufferRange motionTransformBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->setMotionTransformBuffer(motionTransformBuffer);
}
MTL4::BufferRange pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_motionTransformCountBuffer(const MTL4::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->motionTransformCountBuffer();
}
void pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setMotionTransformCountBuffer_(MTL4::IndirectInstanceAccelerationStructureDescriptor* self, MTL4::BufferRange motionTransformCountBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->setMotionTransformCountBuffer(motionTransformCountBuffer);
}
NS::UInteger pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_motionTransformStride(const MTL4::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->motionTransformStride();
}
void pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setMotionTransformStride_(MTL4::IndirectInstanceAccelerationStructureDescriptor* self, NS::UInteger motionTransformStride) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->setMotionTransformStride(motionTransformStride);
}
MTL::TransformType pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_motionTransformType(const MTL4::IndirectInstanceAccelerationStructureDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->motionTransformType();
}
void pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setMotionTransformType_(MTL4::IndirectInstanceAccelerationStructureDescriptor* self, MTL::TransformType motionTransformType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::IndirectInstanceAccelerationStructureDescriptor*>(self)->setMotionTransformType(motionTransformType);
}
NS::String* pewter_MTL4Archive_label(const MTL4::Archive* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::Archive*>(self)->label());
}
void pewter_MTL4Archive_setLabel_(MTL4::Archive* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::Archive*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
MTL4::BinaryFunction* pewter_MTL4Archive_newBinaryFunctionWithDescriptor_error_(MTL4::Archive* self, const MTL4::BinaryFunctionDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::BinaryFunction*>(reinterpret_cast<host::MTL4::Archive*>(self)->newBinaryFunction(reinterpret_cast<const host::MTL4::BinaryFunctionDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::ComputePipelineState* pewter_MTL4Archive_newComputePipelineStateWithDescriptor_error_(MTL4::Archive* self, const MTL4::ComputePipelineDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputePipelineState*>(reinterpret_cast<host::MTL4::Archive*>(self)->newComputePipelineState(reinterpret_cast<const host::MTL4::ComputePipelineDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::ComputePipelineState* pewter_MTL4Archive_newComputePipelineStateWithDescriptor_dynamicLinkingDescriptor_error_(MTL4::Archive* self, const MTL4::ComputePipelineDescriptor* descriptor, const MTL4::PipelineStageDynamicLinkingDescriptor* dynamicLinkingDescriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputePipelineState*>(reinterpret_cast<host::MTL4::Archive*>(self)->newComputePipelineState(reinterpret_cast<const host::MTL4::ComputePipelineDescriptor*>(descriptor), reinterpret_cast<const host::MTL4::PipelineStageDynamicLinkingDescriptor*>(dynamicLinkingDescriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::RenderPipelineState* pewter_MTL4Archive_newRenderPipelineStateWithDescriptor_error_(MTL4::Archive* self, const MTL4::PipelineDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineState*>(reinterpret_cast<host::MTL4::Archive*>(self)->newRenderPipelineState(reinterpret_cast<const host::MTL4::PipelineDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::RenderPipelineState* pewter_MTL4Archive_newRenderPipelineStateWithDescriptor_dynamicLinkingDescriptor_error_(MTL4::Archive* self, const MTL4::PipelineDescriptor* descriptor, const MTL4::RenderPipelineDynamicLinkingDescriptor* dynamicLinkingDescriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineState*>(reinterpret_cast<host::MTL4::Archive*>(self)->newRenderPipelineState(reinterpret_cast<const host::MTL4::PipelineDescriptor*>(descriptor), reinterpret_cast<const host::MTL4::RenderPipelineDynamicLinkingDescriptor*>(dynamicLinkingDescriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL4::ArgumentTableDescriptor* pewter_MTL4ArgumentTableDescriptor_alloc() {
  return reinterpret_cast<MTL4::ArgumentTableDescriptor*>(host::MTL4::ArgumentTableDescriptor::alloc());
}
MTL4::ArgumentTableDescriptor* pewter_MTL4ArgumentTableDescriptor_init(MTL4::ArgumentTableDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::ArgumentTableDescriptor*>(reinterpret_cast<host::MTL4::ArgumentTableDescriptor*>(self)->init());
}
bool pewter_MTL4ArgumentTableDescriptor_initializeBindings(const MTL4::ArgumentTableDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::ArgumentTableDescriptor*>(self)->initializeBindings();
}
void pewter_MTL4ArgumentTableDescriptor_setInitializeBindings_(MTL4::ArgumentTableDescriptor* self, bool initializeBindings) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ArgumentTableDescriptor*>(self)->setInitializeBindings(initializeBindings);
}
NS::String* pewter_MTL4ArgumentTableDescriptor_label(const MTL4::ArgumentTableDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::ArgumentTableDescriptor*>(self)->label());
}
void pewter_MTL4ArgumentTableDescriptor_setLabel_(MTL4::ArgumentTableDescriptor* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ArgumentTableDescriptor*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
NS::UInteger pewter_MTL4ArgumentTableDescriptor_maxBufferBindCount(const MTL4::ArgumentTableDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::ArgumentTableDescriptor*>(self)->maxBufferBindCount();
}
void pewter_MTL4ArgumentTableDescriptor_setMaxBufferBindCount_(MTL4::ArgumentTableDescriptor* self, NS::UInteger maxBufferBindCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ArgumentTableDescriptor*>(self)->setMaxBufferBindCount(maxBufferBindCount);
}
NS::UInteger pewter_MTL4ArgumentTableDescriptor_maxSamplerStateBindCount(const MTL4::ArgumentTableDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::ArgumentTableDescriptor*>(self)->maxSamplerStateBindCount();
}
void pewter_MTL4ArgumentTableDescriptor_setMaxSamplerStateBindCount_(MTL4::ArgumentTableDescriptor* self, NS::UInteger maxSamplerStateBindCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ArgumentTableDescriptor*>(self)->setMaxSamplerStateBindCount(maxSamplerStateBindCount);
}
NS::UInteger pewter_MTL4ArgumentTableDescriptor_maxTextureBindCount(const MTL4::ArgumentTableDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::ArgumentTableDescriptor*>(self)->maxTextureBindCount();
}
void pewter_MTL4ArgumentTableDescriptor_setMaxTextureBindCount_(MTL4::ArgumentTableDescriptor* self, NS::UInteger maxTextureBindCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ArgumentTableDescriptor*>(self)->setMaxTextureBindCount(maxTextureBindCount);
}
bool pewter_MTL4ArgumentTableDescriptor_supportAttributeStrides(const MTL4::ArgumentTableDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::ArgumentTableDescriptor*>(self)->supportAttributeStrides();
}
void pewter_MTL4ArgumentTableDescriptor_setSupportAttributeStrides_(MTL4::ArgumentTableDescriptor* self, bool supportAttributeStrides) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ArgumentTableDescriptor*>(self)->setSupportAttributeStrides(supportAttributeStrides);
}
MTL::Device* pewter_MTL4ArgumentTable_device(const MTL4::ArgumentTable* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL4::ArgumentTable*>(self)->device());
}
NS::String* pewter_MTL4ArgumentTable_label(const MTL4::ArgumentTable* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::ArgumentTable*>(self)->label());
}
void pewter_MTL4ArgumentTable_setAddress_atIndex_(MTL4::ArgumentTable* self, MTL::GPUAddress gpuAddress, NS::UInteger bindingIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ArgumentTable*>(self)->setAddress(gpuAddress, bindingIndex);
}
void pewter_MTL4ArgumentTable_setAddress_attributeStride_atIndex_(MTL4::ArgumentTable* self, MTL::GPUAddress gpuAddress, NS::UInteger stride, NS::UInteger bindingIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ArgumentTable*>(self)->setAddress(gpuAddress, stride, bindingIndex);
}
void pewter_MTL4ArgumentTable_setResource_atBufferIndex_(MTL4::ArgumentTable* self, MTL::ResourceID resourceID, NS::UInteger bindingIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ArgumentTable*>(self)->setResource(resourceID, bindingIndex);
}
void pewter_MTL4ArgumentTable_setSamplerState_atIndex_(MTL4::ArgumentTable* self, MTL::ResourceID resourceID, NS::UInteger bindingIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ArgumentTable*>(self)->setSamplerState(resourceID, bindingIndex);
}
void pewter_MTL4ArgumentTable_setTexture_atIndex_(MTL4::ArgumentTable* self, MTL::ResourceID resourceID, NS::UInteger bindingIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ArgumentTable*>(self)->setTexture(resourceID, bindingIndex);
}
MTL::FunctionType pewter_MTL4BinaryFunction_functionType(const MTL4::BinaryFunction* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::BinaryFunction*>(self)->functionType();
}
NS::String* pewter_MTL4BinaryFunction_name(const MTL4::BinaryFunction* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::BinaryFunction*>(self)->name());
}
MTL4::BinaryFunctionDescriptor* pewter_MTL4BinaryFunctionDescriptor_alloc() {
  return reinterpret_cast<MTL4::BinaryFunctionDescriptor*>(host::MTL4::BinaryFunctionDescriptor::alloc());
}
MTL4::BinaryFunctionDescriptor* pewter_MTL4BinaryFunctionDescriptor_init(MTL4::BinaryFunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::BinaryFunctionDescriptor*>(reinterpret_cast<host::MTL4::BinaryFunctionDescriptor*>(self)->init());
}
MTL4::FunctionDescriptor* pewter_MTL4BinaryFunctionDescriptor_functionDescriptor(const MTL4::BinaryFunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::FunctionDescriptor*>(reinterpret_cast<const host::MTL4::BinaryFunctionDescriptor*>(self)->functionDescriptor());
}
void pewter_MTL4BinaryFunctionDescriptor_setFunctionDescriptor_(MTL4::BinaryFunctionDescriptor* self, const MTL4::FunctionDescriptor* functionDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::BinaryFunctionDescriptor*>(self)->setFunctionDescriptor(reinterpret_cast<const host::MTL4::FunctionDescriptor*>(functionDescriptor));
}
NS::String* pewter_MTL4BinaryFunctionDescriptor_name(const MTL4::BinaryFunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::BinaryFunctionDescriptor*>(self)->name());
}
void pewter_MTL4BinaryFunctionDescriptor_setName_(MTL4::BinaryFunctionDescriptor* self, const NS::String* name) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::BinaryFunctionDescriptor*>(self)->setName(reinterpret_cast<const host::NS::String*>(name));
}
MTL4::BinaryFunctionOptions pewter_MTL4BinaryFunctionDescriptor_options(const MTL4::BinaryFunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::BinaryFunctionDescriptor*>(self)->options();
}
void pewter_MTL4BinaryFunctionDescriptor_setOptions_(MTL4::BinaryFunctionDescriptor* self, MTL4::BinaryFunctionOptions options) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::BinaryFunctionDescriptor*>(self)->setOptions(options);
}
MTL4::CommandAllocatorDescriptor* pewter_MTL4CommandAllocatorDescriptor_alloc() {
  return reinterpret_cast<MTL4::CommandAllocatorDescriptor*>(host::MTL4::CommandAllocatorDescriptor::alloc());
}
MTL4::CommandAllocatorDescriptor* pewter_MTL4CommandAllocatorDescriptor_init(MTL4::CommandAllocatorDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::CommandAllocatorDescriptor*>(reinterpret_cast<host::MTL4::CommandAllocatorDescriptor*>(self)->init());
}
NS::String* pewter_MTL4CommandAllocatorDescriptor_label(const MTL4::CommandAllocatorDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::CommandAllocatorDescriptor*>(self)->label());
}
void pewter_MTL4CommandAllocatorDescriptor_setLabel_(MTL4::CommandAllocatorDescriptor* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandAllocatorDescriptor*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
std::uint64_t pewter_MTL4CommandAllocator_allocatedSize(MTL4::CommandAllocator* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL4::CommandAllocator*>(self)->allocatedSize();
}
MTL::Device* pewter_MTL4CommandAllocator_device(const MTL4::CommandAllocator* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL4::CommandAllocator*>(self)->device());
}
NS::String* pewter_MTL4CommandAllocator_label(const MTL4::CommandAllocator* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::CommandAllocator*>(self)->label());
}
void pewter_MTL4CommandAllocator_reset(MTL4::CommandAllocator* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandAllocator*>(self)->reset();
}
MTL4::CommandBufferOptions* pewter_MTL4CommandBufferOptions_alloc() {
  return reinterpret_cast<MTL4::CommandBufferOptions*>(host::MTL4::CommandBufferOptions::alloc());
}
MTL4::CommandBufferOptions* pewter_MTL4CommandBufferOptions_init(MTL4::CommandBufferOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::CommandBufferOptions*>(reinterpret_cast<host::MTL4::CommandBufferOptions*>(self)->init());
}
MTL::LogState* pewter_MTL4CommandBufferOptions_logState(const MTL4::CommandBufferOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::LogState*>(reinterpret_cast<const host::MTL4::CommandBufferOptions*>(self)->logState());
}
void pewter_MTL4CommandBufferOptions_setLogState_(MTL4::CommandBufferOptions* self, const MTL::LogState* logState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandBufferOptions*>(self)->setLogState(reinterpret_cast<const host::MTL::LogState*>(logState));
}
NS::String* pewter_MTL4CommandBuffer_label(const MTL4::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::CommandBuffer*>(self)->label());
}
void pewter_MTL4CommandBuffer_setLabel_(MTL4::CommandBuffer* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandBuffer*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
void pewter_MTL4CommandBuffer_beginCommandBufferWithAllocator_(MTL4::CommandBuffer* self, const MTL4::CommandAllocator* allocator) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandBuffer*>(self)->beginCommandBuffer(reinterpret_cast<const host::MTL4::CommandAllocator*>(allocator));
}
void pewter_MTL4CommandBuffer_beginCommandBufferWithAllocator_options_(MTL4::CommandBuffer* self, const MTL4::CommandAllocator* allocator, const MTL4::CommandBufferOptions* options) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandBuffer*>(self)->beginCommandBuffer(reinterpret_cast<const host::MTL4::CommandAllocator*>(allocator), reinterpret_cast<const host::MTL4::CommandBufferOptions*>(options));
}
MTL4::ComputeCommandEncoder* pewter_MTL4CommandBuffer_computeCommandEncoder(MTL4::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::ComputeCommandEncoder*>(reinterpret_cast<host::MTL4::CommandBuffer*>(self)->computeCommandEncoder());
}
MTL::Device* pewter_MTL4CommandBuffer_device(const MTL4::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL4::CommandBuffer*>(self)->device());
}
void pewter_MTL4CommandBuffer_endCommandBuffer(MTL4::CommandBuffer* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandBuffer*>(self)->endCommandBuffer();
}
MTL4::MachineLearningCommandEncoder* pewter_MTL4CommandBuffer_machineLearningCommandEncoder(MTL4::CommandBuffer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::MachineLearningCommandEncoder*>(reinterpret_cast<host::MTL4::CommandBuffer*>(self)->machineLearningCommandEncoder());
}
void pewter_MTL4CommandBuffer_popDebugGroup(MTL4::CommandBuffer* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandBuffer*>(self)->popDebugGroup();
}
void pewter_MTL4CommandBuffer_pushDebugGroup_(MTL4::CommandBuffer* self, const NS::String* string) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandBuffer*>(self)->pushDebugGroup(reinterpret_cast<const host::NS::String*>(string));
}
MTL4::RenderCommandEncoder* pewter_MTL4CommandBuffer_renderCommandEncoderWithDescriptor_(MTL4::CommandBuffer* self, const MTL4::RenderPassDescriptor* descriptor) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::RenderCommandEncoder*>(reinterpret_cast<host::MTL4::CommandBuffer*>(self)->renderCommandEncoder(reinterpret_cast<const host::MTL4::RenderPassDescriptor*>(descriptor)));
}
MTL4::RenderCommandEncoder* pewter_MTL4CommandBuffer_renderCommandEncoderWithDescriptor_options_(MTL4::CommandBuffer* self, const MTL4::RenderPassDescriptor* descriptor, MTL4::RenderEncoderOptions options) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::RenderCommandEncoder*>(reinterpret_cast<host::MTL4::CommandBuffer*>(self)->renderCommandEncoder(reinterpret_cast<const host::MTL4::RenderPassDescriptor*>(descriptor), options));
}
void pewter_MTL4CommandBuffer_resolveCounterHeap_withRange_intoBuffer_waitFence_updateFence_(MTL4::CommandBuffer* self, const MTL4::CounterHeap* counterHeap, NS::Range range, MTL4::BufferRange bufferRange, const MTL::Fence* fenceToWait, const MTL::Fence* fenceToUpdate) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandBuffer*>(self)->resolveCounterHeap(reinterpret_cast<const host::MTL4::CounterHeap*>(counterHeap), range, bufferRange, reinterpret_cast<const host::MTL::Fence*>(fenceToWait), reinterpret_cast<const host::MTL::Fence*>(fenceToUpdate));
}
void pewter_MTL4CommandBuffer_useResidencySet_(MTL4::CommandBuffer* self, const MTL::ResidencySet* residencySet) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandBuffer*>(self)->useResidencySet(reinterpret_cast<const host::MTL::ResidencySet*>(residencySet));
}
void pewter_MTL4CommandBuffer_useResidencySets_count_(MTL4::CommandBuffer* self, const MTL::ResidencySet* const* residencySets, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandBuffer*>(self)->useResidencySets(reinterpret_cast<const host::MTL::ResidencySet* const*>(residencySets), count);
}
void pewter_MTL4CommandBuffer_writeTimestampIntoHeap_atIndex_(MTL4::CommandBuffer* self, const MTL4::CounterHeap* counterHeap, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandBuffer*>(self)->writeTimestampIntoHeap(reinterpret_cast<const host::MTL4::CounterHeap*>(counterHeap), index);
}
NS::String* pewter_MTL4CommandEncoder_label(const MTL4::CommandEncoder* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::CommandEncoder*>(self)->label());
}
void pewter_MTL4CommandEncoder_setLabel_(MTL4::CommandEncoder* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandEncoder*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
void pewter_MTL4CommandEncoder_barrierAfterEncoderStages_beforeEncoderStages_visibilityOptions_(MTL4::CommandEncoder* self, MTL::Stages afterEncoderStages, MTL::Stages beforeEncoderStages, MTL4::VisibilityOptions visibilityOptions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandEncoder*>(self)->barrierAfterEncoderStages(afterEncoderStages, beforeEncoderStages, visibilityOptions);
}
void pewter_MTL4CommandEncoder_barrierAfterQueueStages_beforeStages_visibilityOptions_(MTL4::CommandEncoder* self, MTL::Stages afterQueueStages, MTL::Stages beforeStages, MTL4::VisibilityOptions visibilityOptions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandEncoder*>(self)->barrierAfterQueueStages(afterQueueStages, beforeStages, visibilityOptions);
}
void pewter_MTL4CommandEncoder_barrierAfterStages_beforeQueueStages_visibilityOptions_(MTL4::CommandEncoder* self, MTL::Stages afterStages, MTL::Stages beforeQueueStages, MTL4::VisibilityOptions visibilityOptions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandEncoder*>(self)->barrierAfterStages(afterStages, beforeQueueStages, visibilityOptions);
}
MTL4::CommandBuffer* pewter_MTL4CommandEncoder_commandBuffer(const MTL4::CommandEncoder* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::CommandBuffer*>(reinterpret_cast<const host::MTL4::CommandEncoder*>(self)->commandBuffer());
}
void pewter_MTL4CommandEncoder_endEncoding(MTL4::CommandEncoder* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandEncoder*>(self)->endEncoding();
}
void pewter_MTL4CommandEncoder_insertDebugSignpost_(MTL4::CommandEncoder* self, const NS::String* string) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandEncoder*>(self)->insertDebugSignpost(reinterpret_cast<const host::NS::String*>(string));
}
void pewter_MTL4CommandEncoder_popDebugGroup(MTL4::CommandEncoder* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandEncoder*>(self)->popDebugGroup();
}
void pewter_MTL4CommandEncoder_pushDebugGroup_(MTL4::CommandEncoder* self, const NS::String* string) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandEncoder*>(self)->pushDebugGroup(reinterpret_cast<const host::NS::String*>(string));
}
void pewter_MTL4CommandEncoder_updateFence_afterEncoderStages_(MTL4::CommandEncoder* self, const MTL::Fence* fence, MTL::Stages afterEncoderStages) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandEncoder*>(self)->updateFence(reinterpret_cast<const host::MTL::Fence*>(fence), afterEncoderStages);
}
void pewter_MTL4CommandEncoder_waitForFence_beforeEncoderStages_(MTL4::CommandEncoder* self, const MTL::Fence* fence, MTL::Stages beforeEncoderStages) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandEncoder*>(self)->waitForFence(reinterpret_cast<const host::MTL::Fence*>(fence), beforeEncoderStages);
}
MTL4::CommitOptions* pewter_MTL4CommitOptions_alloc() {
  return reinterpret_cast<MTL4::CommitOptions*>(host::MTL4::CommitOptions::alloc());
}
MTL4::CommitOptions* pewter_MTL4CommitOptions_init(MTL4::CommitOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::CommitOptions*>(reinterpret_cast<host::MTL4::CommitOptions*>(self)->init());
}
void pewter_MTL4CommitOptions_addFeedbackHandler_(MTL4::CommitOptions* self, void* block, void (*block_call)(void*, MTL4::CommitFeedback*), void (*block_release)(void*)) {
  if (self == nullptr) { if (block_release != nullptr) block_release(block); return; }
  reinterpret_cast<host::MTL4::CommitOptions*>(self)->addFeedbackHandler(host::called_back<MTL4::CommitFeedback*>{block, block_call, block_release});
}
MTL4::CommandQueueDescriptor* pewter_MTL4CommandQueueDescriptor_alloc() {
  return reinterpret_cast<MTL4::CommandQueueDescriptor*>(host::MTL4::CommandQueueDescriptor::alloc());
}
MTL4::CommandQueueDescriptor* pewter_MTL4CommandQueueDescriptor_init(MTL4::CommandQueueDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::CommandQueueDescriptor*>(reinterpret_cast<host::MTL4::CommandQueueDescriptor*>(self)->init());
}
dispatch_queue_t pewter_MTL4CommandQueueDescriptor_feedbackQueue(const MTL4::CommandQueueDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::CommandQueueDescriptor*>(self)->feedbackQueue();
}
void pewter_MTL4CommandQueueDescriptor_setFeedbackQueue_(MTL4::CommandQueueDescriptor* self, dispatch_queue_t feedbackQueue) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandQueueDescriptor*>(self)->setFeedbackQueue(feedbackQueue);
}
NS::String* pewter_MTL4CommandQueueDescriptor_label(const MTL4::CommandQueueDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::CommandQueueDescriptor*>(self)->label());
}
void pewter_MTL4CommandQueueDescriptor_setLabel_(MTL4::CommandQueueDescriptor* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandQueueDescriptor*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
void pewter_MTL4CommandQueue_addResidencySet_(MTL4::CommandQueue* self, const MTL::ResidencySet* residencySet) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandQueue*>(self)->addResidencySet(reinterpret_cast<const host::MTL::ResidencySet*>(residencySet));
}
void pewter_MTL4CommandQueue_addResidencySets_count_(MTL4::CommandQueue* self, const MTL::ResidencySet* const* residencySets, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandQueue*>(self)->addResidencySets(reinterpret_cast<const host::MTL::ResidencySet* const*>(residencySets), count);
}
void pewter_MTL4CommandQueue_commit_count_(MTL4::CommandQueue* self, const MTL4::CommandBuffer* const* commandBuffers, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandQueue*>(self)->commit(reinterpret_cast<const host::MTL4::CommandBuffer* const*>(commandBuffers), count);
}
void pewter_MTL4CommandQueue_commit_count_options_(MTL4::CommandQueue* self, const MTL4::CommandBuffer* const* commandBuffers, NS::UInteger count, const MTL4::CommitOptions* options) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandQueue*>(self)->commit(reinterpret_cast<const host::MTL4::CommandBuffer* const*>(commandBuffers), count, reinterpret_cast<const host::MTL4::CommitOptions*>(options));
}
void pewter_MTL4CommandQueue_copyBufferMappingsFromBuffer_toBuffer_operations_count_(MTL4::CommandQueue* self, const MTL::Buffer* sourceBuffer, const MTL::Buffer* destinationBuffer, const MTL4::CopySparseBufferMappingOperation* operations, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandQueue*>(self)->copyBufferMappingsFromBuffer(reinterpret_cast<const host::MTL::Buffer*>(sourceBuffer), reinterpret_cast<const host::MTL::Buffer*>(destinationBuffer), operations, count);
}
void pewter_MTL4CommandQueue_copyTextureMappingsFromTexture_toTexture_operations_count_(MTL4::CommandQueue* self, const MTL::Texture* sourceTexture, const MTL::Texture* destinationTexture, const MTL4::CopySparseTextureMappingOperation* operations, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandQueue*>(self)->copyTextureMappingsFromTexture(reinterpret_cast<const host::MTL::Texture*>(sourceTexture), reinterpret_cast<const host::MTL::Texture*>(destinationTexture), operations, count);
}
MTL::Device* pewter_MTL4CommandQueue_device(const MTL4::CommandQueue* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL4::CommandQueue*>(self)->device());
}
NS::String* pewter_MTL4CommandQueue_label(const MTL4::CommandQueue* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::CommandQueue*>(self)->label());
}
void pewter_MTL4CommandQueue_removeResidencySet_(MTL4::CommandQueue* self, const MTL::ResidencySet* residencySet) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandQueue*>(self)->removeResidencySet(reinterpret_cast<const host::MTL::ResidencySet*>(residencySet));
}
void pewter_MTL4CommandQueue_removeResidencySets_count_(MTL4::CommandQueue* self, const MTL::ResidencySet* const* residencySets, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandQueue*>(self)->removeResidencySets(reinterpret_cast<const host::MTL::ResidencySet* const*>(residencySets), count);
}
void pewter_MTL4CommandQueue_signalDrawable_(MTL4::CommandQueue* self, const MTL::Drawable* drawable) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandQueue*>(self)->signalDrawable(reinterpret_cast<const host::MTL::Drawable*>(drawable));
}
void pewter_MTL4CommandQueue_signalEvent_value_(MTL4::CommandQueue* self, const MTL::Event* event, std::uint64_t value) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandQueue*>(self)->signalEvent(reinterpret_cast<const host::MTL::Event*>(event), value);
}
void pewter_MTL4CommandQueue_updateBufferMappings_heap_operations_count_(MTL4::CommandQueue* self, const MTL::Buffer* buffer, const MTL::Heap* heap, const MTL4::UpdateSparseBufferMappingOperation* operations, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandQueue*>(self)->updateBufferMappings(reinterpret_cast<const host::MTL::Buffer*>(buffer), reinterpret_cast<const host::MTL::Heap*>(heap), operations, count);
}
void pewter_MTL4CommandQueue_updateTextureMappings_heap_operations_count_(MTL4::CommandQueue* self, const MTL::Texture* texture, const MTL::Heap* heap, const MTL4::UpdateSparseTextureMappingOperation* operations, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandQueue*>(self)->updateTextureMappings(reinterpret_cast<const host::MTL::Texture*>(texture), reinterpret_cast<const host::MTL::Heap*>(heap), operations, count);
}
void pewter_MTL4CommandQueue_waitForEvent_value_(MTL4::CommandQueue* self, const MTL::Event* event, std::uint64_t value) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandQueue*>(self)->wait(reinterpret_cast<const host::MTL::Event*>(event), value);
}
void pewter_MTL4CommandQueue_waitForDrawable_(MTL4::CommandQueue* self, const MTL::Drawable* drawable) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CommandQueue*>(self)->wait(reinterpret_cast<const host::MTL::Drawable*>(drawable));
}
CFTimeInterval pewter_MTL4CommitFeedback_GPUEndTime(const MTL4::CommitFeedback* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::CommitFeedback*>(self)->GPUEndTime();
}
CFTimeInterval pewter_MTL4CommitFeedback_GPUStartTime(const MTL4::CommitFeedback* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::CommitFeedback*>(self)->GPUStartTime();
}
NS::Error* pewter_MTL4CommitFeedback_error(const MTL4::CommitFeedback* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Error*>(reinterpret_cast<const host::MTL4::CommitFeedback*>(self)->error());
}
MTL4::CompilerDescriptor* pewter_MTL4CompilerDescriptor_alloc() {
  return reinterpret_cast<MTL4::CompilerDescriptor*>(host::MTL4::CompilerDescriptor::alloc());
}
MTL4::CompilerDescriptor* pewter_MTL4CompilerDescriptor_init(MTL4::CompilerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::CompilerDescriptor*>(reinterpret_cast<host::MTL4::CompilerDescriptor*>(self)->init());
}
NS::String* pewter_MTL4CompilerDescriptor_label(const MTL4::CompilerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::CompilerDescriptor*>(self)->label());
}
void pewter_MTL4CompilerDescriptor_setLabel_(MTL4::CompilerDescriptor* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CompilerDescriptor*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
MTL4::PipelineDataSetSerializer* pewter_MTL4CompilerDescriptor_pipelineDataSetSerializer(const MTL4::CompilerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::PipelineDataSetSerializer*>(reinterpret_cast<const host::MTL4::CompilerDescriptor*>(self)->pipelineDataSetSerializer());
}
void pewter_MTL4CompilerDescriptor_setPipelineDataSetSerializer_(MTL4::CompilerDescriptor* self, const MTL4::PipelineDataSetSerializer* pipelineDataSetSerializer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CompilerDescriptor*>(self)->setPipelineDataSetSerializer(reinterpret_cast<const host::MTL4::PipelineDataSetSerializer*>(pipelineDataSetSerializer));
}
MTL4::CompilerTaskOptions* pewter_MTL4CompilerTaskOptions_alloc() {
  return reinterpret_cast<MTL4::CompilerTaskOptions*>(host::MTL4::CompilerTaskOptions::alloc());
}
MTL4::CompilerTaskOptions* pewter_MTL4CompilerTaskOptions_init(MTL4::CompilerTaskOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::CompilerTaskOptions*>(reinterpret_cast<host::MTL4::CompilerTaskOptions*>(self)->init());
}
NS::Array* pewter_MTL4CompilerTaskOptions_lookupArchives(const MTL4::CompilerTaskOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL4::CompilerTaskOptions*>(self)->lookupArchives());
}
void pewter_MTL4CompilerTaskOptions_setLookupArchives_(MTL4::CompilerTaskOptions* self, const NS::Array* lookupArchives) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CompilerTaskOptions*>(self)->setLookupArchives(reinterpret_cast<const host::NS::Array*>(lookupArchives));
}
MTL::Device* pewter_MTL4Compiler_device(const MTL4::Compiler* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL4::Compiler*>(self)->device());
}
NS::String* pewter_MTL4Compiler_label(const MTL4::Compiler* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::Compiler*>(self)->label());
}
MTL4::BinaryFunction* pewter_MTL4Compiler_newBinaryFunctionWithDescriptor_compilerTaskOptions_error_(MTL4::Compiler* self, const MTL4::BinaryFunctionDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::BinaryFunction*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newBinaryFunction(reinterpret_cast<const host::MTL4::BinaryFunctionDescriptor*>(descriptor), reinterpret_cast<const host::MTL4::CompilerTaskOptions*>(compilerTaskOptions), reinterpret_cast<host::NS::Error**>(error)));
}
MTL4::CompilerTask* pewter_MTL4Compiler_newBinaryFunctionWithDescriptor_compilerTaskOptions_completionHandler_(MTL4::Compiler* self, const MTL4::BinaryFunctionDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, void* completionHandler, void (*completionHandler_call)(void*, MTL4::BinaryFunction*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return {}; }
  return reinterpret_cast<MTL4::CompilerTask*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newBinaryFunction(reinterpret_cast<const host::MTL4::BinaryFunctionDescriptor*>(descriptor), reinterpret_cast<const host::MTL4::CompilerTaskOptions*>(compilerTaskOptions), host::called_back<MTL4::BinaryFunction*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release}));
}
MTL::ComputePipelineState* pewter_MTL4Compiler_newComputePipelineStateWithDescriptor_compilerTaskOptions_error_(MTL4::Compiler* self, const MTL4::ComputePipelineDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputePipelineState*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newComputePipelineState(reinterpret_cast<const host::MTL4::ComputePipelineDescriptor*>(descriptor), reinterpret_cast<const host::MTL4::CompilerTaskOptions*>(compilerTaskOptions), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::ComputePipelineState* pewter_MTL4Compiler_newComputePipelineStateWithDescriptor_dynamicLinkingDescriptor_compilerTaskOptions_error_(MTL4::Compiler* self, const MTL4::ComputePipelineDescriptor* descriptor, const MTL4::PipelineStageDynamicLinkingDescriptor* dynamicLinkingDescriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ComputePipelineState*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newComputePipelineState(reinterpret_cast<const host::MTL4::ComputePipelineDescriptor*>(descriptor), reinterpret_cast<const host::MTL4::PipelineStageDynamicLinkingDescriptor*>(dynamicLinkingDescriptor), reinterpret_cast<const host::MTL4::CompilerTaskOptions*>(compilerTaskOptions), reinterpret_cast<host::NS::Error**>(error)));
}
MTL4::CompilerTask* pewter_MTL4Compiler_newComputePipelineStateWithDescriptor_compilerTaskOptions_completionHandler_(MTL4::Compiler* self, const MTL4::ComputePipelineDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, void* completionHandler, void (*completionHandler_call)(void*, MTL::ComputePipelineState*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return {}; }
  return reinterpret_cast<MTL4::CompilerTask*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newComputePipelineState(reinterpret_cast<const host::MTL4::ComputePipelineDescriptor*>(descriptor), reinterpret_cast<const host::MTL4::CompilerTaskOptions*>(compilerTaskOptions), host::called_back<MTL::ComputePipelineState*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release}));
}
MTL4::CompilerTask* pewter_MTL4Compiler_newComputePipelineStateWithDescriptor_dynamicLinkingDescriptor_compilerTaskOptions_completionHandler_(MTL4::Compiler* self, const MTL4::ComputePipelineDescriptor* descriptor, const MTL4::PipelineStageDynamicLinkingDescriptor* dynamicLinkingDescriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, void* completionHandler, void (*completionHandler_call)(void*, MTL::ComputePipelineState*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return {}; }
  return reinterpret_cast<MTL4::CompilerTask*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newComputePipelineState(reinterpret_cast<const host::MTL4::ComputePipelineDescriptor*>(descriptor), reinterpret_cast<const host::MTL4::PipelineStageDynamicLinkingDescriptor*>(dynamicLinkingDescriptor), reinterpret_cast<const host::MTL4::CompilerTaskOptions*>(compilerTaskOptions), host::called_back<MTL::ComputePipelineState*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release}));
}
MTL::DynamicLibrary* pewter_MTL4Compiler_newDynamicLibrary_error_(MTL4::Compiler* self, const MTL::Library* library, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::DynamicLibrary*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newDynamicLibrary(reinterpret_cast<const host::MTL::Library*>(library), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::DynamicLibrary* pewter_MTL4Compiler_newDynamicLibraryWithURL_error_(MTL4::Compiler* self, const NS::URL* url, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::DynamicLibrary*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newDynamicLibrary(reinterpret_cast<const host::NS::URL*>(url), reinterpret_cast<host::NS::Error**>(error)));
}
MTL4::CompilerTask* pewter_MTL4Compiler_newDynamicLibrary_completionHandler_(MTL4::Compiler* self, const MTL::Library* library, void* completionHandler, void (*completionHandler_call)(void*, MTL::DynamicLibrary*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return {}; }
  return reinterpret_cast<MTL4::CompilerTask*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newDynamicLibrary(reinterpret_cast<const host::MTL::Library*>(library), host::called_back<MTL::DynamicLibrary*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release}));
}
MTL4::CompilerTask* pewter_MTL4Compiler_newDynamicLibraryWithURL_completionHandler_(MTL4::Compiler* self, const NS::URL* url, void* completionHandler, void (*completionHandler_call)(void*, MTL::DynamicLibrary*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return {}; }
  return reinterpret_cast<MTL4::CompilerTask*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newDynamicLibrary(reinterpret_cast<const host::NS::URL*>(url), host::called_back<MTL::DynamicLibrary*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release}));
}
MTL::Library* pewter_MTL4Compiler_newLibraryWithDescriptor_error_(MTL4::Compiler* self, const MTL4::LibraryDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Library*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newLibrary(reinterpret_cast<const host::MTL4::LibraryDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL4::CompilerTask* pewter_MTL4Compiler_newLibraryWithDescriptor_completionHandler_(MTL4::Compiler* self, const MTL4::LibraryDescriptor* descriptor, void* completionHandler, void (*completionHandler_call)(void*, MTL::Library*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return {}; }
  return reinterpret_cast<MTL4::CompilerTask*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newLibrary(reinterpret_cast<const host::MTL4::LibraryDescriptor*>(descriptor), host::called_back<MTL::Library*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release}));
}
MTL4::MachineLearningPipelineState* pewter_MTL4Compiler_newMachineLearningPipelineStateWithDescriptor_error_(MTL4::Compiler* self, const MTL4::MachineLearningPipelineDescriptor* descriptor, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::MachineLearningPipelineState*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newMachineLearningPipelineState(reinterpret_cast<const host::MTL4::MachineLearningPipelineDescriptor*>(descriptor), reinterpret_cast<host::NS::Error**>(error)));
}
MTL4::CompilerTask* pewter_MTL4Compiler_newMachineLearningPipelineStateWithDescriptor_completionHandler_(MTL4::Compiler* self, const MTL4::MachineLearningPipelineDescriptor* descriptor, void* completionHandler, void (*completionHandler_call)(void*, MTL4::MachineLearningPipelineState*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return {}; }
  return reinterpret_cast<MTL4::CompilerTask*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newMachineLearningPipelineState(reinterpret_cast<const host::MTL4::MachineLearningPipelineDescriptor*>(descriptor), host::called_back<MTL4::MachineLearningPipelineState*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release}));
}
MTL::RenderPipelineState* pewter_MTL4Compiler_newRenderPipelineStateWithDescriptor_compilerTaskOptions_error_(MTL4::Compiler* self, const MTL4::PipelineDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineState*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newRenderPipelineState(reinterpret_cast<const host::MTL4::PipelineDescriptor*>(descriptor), reinterpret_cast<const host::MTL4::CompilerTaskOptions*>(compilerTaskOptions), reinterpret_cast<host::NS::Error**>(error)));
}
MTL::RenderPipelineState* pewter_MTL4Compiler_newRenderPipelineStateWithDescriptor_dynamicLinkingDescriptor_compilerTaskOptions_error_(MTL4::Compiler* self, const MTL4::PipelineDescriptor* descriptor, const MTL4::RenderPipelineDynamicLinkingDescriptor* dynamicLinkingDescriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineState*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newRenderPipelineState(reinterpret_cast<const host::MTL4::PipelineDescriptor*>(descriptor), reinterpret_cast<const host::MTL4::RenderPipelineDynamicLinkingDescriptor*>(dynamicLinkingDescriptor), reinterpret_cast<const host::MTL4::CompilerTaskOptions*>(compilerTaskOptions), reinterpret_cast<host::NS::Error**>(error)));
}
MTL4::CompilerTask* pewter_MTL4Compiler_newRenderPipelineStateWithDescriptor_compilerTaskOptions_completionHandler_(MTL4::Compiler* self, const MTL4::PipelineDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, void* completionHandler, void (*completionHandler_call)(void*, MTL::RenderPipelineState*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return {}; }
  return reinterpret_cast<MTL4::CompilerTask*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newRenderPipelineState(reinterpret_cast<const host::MTL4::PipelineDescriptor*>(descriptor), reinterpret_cast<const host::MTL4::CompilerTaskOptions*>(compilerTaskOptions), host::called_back<MTL::RenderPipelineState*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release}));
}
MTL4::CompilerTask* pewter_MTL4Compiler_newRenderPipelineStateWithDescriptor_dynamicLinkingDescriptor_compilerTaskOptions_completionHandler_(MTL4::Compiler* self, const MTL4::PipelineDescriptor* descriptor, const MTL4::RenderPipelineDynamicLinkingDescriptor* dynamicLinkingDescriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, void* completionHandler, void (*completionHandler_call)(void*, MTL::RenderPipelineState*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return {}; }
  return reinterpret_cast<MTL4::CompilerTask*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newRenderPipelineState(reinterpret_cast<const host::MTL4::PipelineDescriptor*>(descriptor), reinterpret_cast<const host::MTL4::RenderPipelineDynamicLinkingDescriptor*>(dynamicLinkingDescriptor), reinterpret_cast<const host::MTL4::CompilerTaskOptions*>(compilerTaskOptions), host::called_back<MTL::RenderPipelineState*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release}));
}
MTL::RenderPipelineState* pewter_MTL4Compiler_newRenderPipelineStateBySpecializationWithDescriptor_pipeline_error_(MTL4::Compiler* self, const MTL4::PipelineDescriptor* descriptor, const MTL::RenderPipelineState* pipeline, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPipelineState*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newRenderPipelineStateBySpecialization(reinterpret_cast<const host::MTL4::PipelineDescriptor*>(descriptor), reinterpret_cast<const host::MTL::RenderPipelineState*>(pipeline), reinterpret_cast<host::NS::Error**>(error)));
}
MTL4::CompilerTask* pewter_MTL4Compiler_newRenderPipelineStateBySpecializationWithDescriptor_pipeline_completionHandler_(MTL4::Compiler* self, const MTL4::PipelineDescriptor* descriptor, const MTL::RenderPipelineState* pipeline, void* completionHandler, void (*completionHandler_call)(void*, MTL::RenderPipelineState*, NS::Error*), void (*completionHandler_release)(void*)) {
  if (self == nullptr) { if (completionHandler_release != nullptr) completionHandler_release(completionHandler); return {}; }
  return reinterpret_cast<MTL4::CompilerTask*>(reinterpret_cast<host::MTL4::Compiler*>(self)->newRenderPipelineStateBySpecialization(reinterpret_cast<const host::MTL4::PipelineDescriptor*>(descriptor), reinterpret_cast<const host::MTL::RenderPipelineState*>(pipeline), host::called_back<MTL::RenderPipelineState*, NS::Error*>{completionHandler, completionHandler_call, completionHandler_release}));
}
MTL4::PipelineDataSetSerializer* pewter_MTL4Compiler_pipelineDataSetSerializer(const MTL4::Compiler* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::PipelineDataSetSerializer*>(reinterpret_cast<const host::MTL4::Compiler*>(self)->pipelineDataSetSerializer());
}
MTL4::Compiler* pewter_MTL4CompilerTask_compiler(const MTL4::CompilerTask* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::Compiler*>(reinterpret_cast<const host::MTL4::CompilerTask*>(self)->compiler());
}
MTL4::CompilerTaskStatus pewter_MTL4CompilerTask_status(const MTL4::CompilerTask* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::CompilerTask*>(self)->status();
}
void pewter_MTL4CompilerTask_waitUntilCompleted(MTL4::CompilerTask* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CompilerTask*>(self)->waitUntilCompleted();
}
void pewter_MTL4ComputeCommandEncoder_buildAccelerationStructure_descriptor_scratchBuffer_(MTL4::ComputeCommandEncoder* self, const MTL::AccelerationStructure* accelerationStructure, const MTL4::AccelerationStructureDescriptor* descriptor, MTL4::BufferRange scratchBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->buildAccelerationStructure(reinterpret_cast<const host::MTL::AccelerationStructure*>(accelerationStructure), reinterpret_cast<const host::MTL4::AccelerationStructureDescriptor*>(descriptor), scratchBuffer);
}
void pewter_MTL4ComputeCommandEncoder_copyAccelerationStructure_toAccelerationStructure_(MTL4::ComputeCommandEncoder* self, const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL::AccelerationStructure* destinationAccelerationStructure) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->copyAccelerationStructure(reinterpret_cast<const host::MTL::AccelerationStructure*>(sourceAccelerationStructure), reinterpret_cast<const host::MTL::AccelerationStructure*>(destinationAccelerationStructure));
}
void pewter_MTL4ComputeCommandEncoder_copyAndCompactAccelerationStructure_toAccelerationStructure_(MTL4::ComputeCommandEncoder* self, const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL::AccelerationStructure* destinationAccelerationStructure) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->copyAndCompactAccelerationStructure(reinterpret_cast<const host::MTL::AccelerationStructure*>(sourceAccelerationStructure), reinterpret_cast<const host::MTL::AccelerationStructure*>(destinationAccelerationStructure));
}
void pewter_MTL4ComputeCommandEncoder_copyFromBuffer_sourceOffset_toBuffer_destinationOffset_size_(MTL4::ComputeCommandEncoder* self, const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger size) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->copyFromBuffer(reinterpret_cast<const host::MTL::Buffer*>(sourceBuffer), sourceOffset, reinterpret_cast<const host::MTL::Buffer*>(destinationBuffer), destinationOffset, size);
}
void pewter_MTL4ComputeCommandEncoder_copyFromBuffer_sourceOffset_sourceBytesPerRow_sourceBytesPerImage_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_(MTL4::ComputeCommandEncoder* self, const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, NS::UInteger sourceBytesPerRow, NS::UInteger sourceBytesPerImage, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->copyFromBuffer(reinterpret_cast<const host::MTL::Buffer*>(sourceBuffer), sourceOffset, sourceBytesPerRow, sourceBytesPerImage, sourceSize, reinterpret_cast<const host::MTL::Texture*>(destinationTexture), destinationSlice, destinationLevel, destinationOrigin);
}
void pewter_MTL4ComputeCommandEncoder_copyFromBuffer_sourceOffset_sourceBytesPerRow_sourceBytesPerImage_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_options_(MTL4::ComputeCommandEncoder* self, const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, NS::UInteger sourceBytesPerRow, NS::UInteger sourceBytesPerImage, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin, MTL::BlitOption options) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->copyFromBuffer(reinterpret_cast<const host::MTL::Buffer*>(sourceBuffer), sourceOffset, sourceBytesPerRow, sourceBytesPerImage, sourceSize, reinterpret_cast<const host::MTL::Texture*>(destinationTexture), destinationSlice, destinationLevel, destinationOrigin, options);
}
void pewter_MTL4ComputeCommandEncoder_copyFromTensor_sourceOrigin_sourceDimensions_toTensor_destinationOrigin_destinationDimensions_(MTL4::ComputeCommandEncoder* self, const MTL::Tensor* sourceTensor, const MTL::TensorExtents* sourceOrigin, const MTL::TensorExtents* sourceDimensions, const MTL::Tensor* destinationTensor, const MTL::TensorExtents* destinationOrigin, const MTL::TensorExtents* destinationDimensions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->copyFromTensor(reinterpret_cast<const host::MTL::Tensor*>(sourceTensor), reinterpret_cast<const host::MTL::TensorExtents*>(sourceOrigin), reinterpret_cast<const host::MTL::TensorExtents*>(sourceDimensions), reinterpret_cast<const host::MTL::Tensor*>(destinationTensor), reinterpret_cast<const host::MTL::TensorExtents*>(destinationOrigin), reinterpret_cast<const host::MTL::TensorExtents*>(destinationDimensions));
}
void pewter_MTL4ComputeCommandEncoder_copyFromTexture_toTexture_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* sourceTexture, const MTL::Texture* destinationTexture) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->copyFromTexture(reinterpret_cast<const host::MTL::Texture*>(sourceTexture), reinterpret_cast<const host::MTL::Texture*>(destinationTexture));
}
void pewter_MTL4ComputeCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_toTexture_destinationSlice_destinationLevel_sliceCount_levelCount_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, NS::UInteger sliceCount, NS::UInteger levelCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->copyFromTexture(reinterpret_cast<const host::MTL::Texture*>(sourceTexture), sourceSlice, sourceLevel, reinterpret_cast<const host::MTL::Texture*>(destinationTexture), destinationSlice, destinationLevel, sliceCount, levelCount);
}
void pewter_MTL4ComputeCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->copyFromTexture(reinterpret_cast<const host::MTL::Texture*>(sourceTexture), sourceSlice, sourceLevel, sourceOrigin, sourceSize, reinterpret_cast<const host::MTL::Texture*>(destinationTexture), destinationSlice, destinationLevel, destinationOrigin);
}
void pewter_MTL4ComputeCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toBuffer_destinationOffset_destinationBytesPerRow_destinationBytesPerImage_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger destinationBytesPerRow, NS::UInteger destinationBytesPerImage) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->copyFromTexture(reinterpret_cast<const host::MTL::Texture*>(sourceTexture), sourceSlice, sourceLevel, sourceOrigin, sourceSize, reinterpret_cast<const host::MTL::Buffer*>(destinationBuffer), destinationOffset, destinationBytesPerRow, destinationBytesPerImage);
}
void pewter_MTL4ComputeCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toBuffer_destinationOffset_destinationBytesPerRow_destinationBytesPerImage_options_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger destinationBytesPerRow, NS::UInteger destinationBytesPerImage, MTL::BlitOption options) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->copyFromTexture(reinterpret_cast<const host::MTL::Texture*>(sourceTexture), sourceSlice, sourceLevel, sourceOrigin, sourceSize, reinterpret_cast<const host::MTL::Buffer*>(destinationBuffer), destinationOffset, destinationBytesPerRow, destinationBytesPerImage, options);
}
void pewter_MTL4ComputeCommandEncoder_copyIndirectCommandBuffer_sourceRange_destination_destinationIndex_(MTL4::ComputeCommandEncoder* self, const MTL::IndirectCommandBuffer* source, NS::Range sourceRange, const MTL::IndirectCommandBuffer* destination, NS::UInteger destinationIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->copyIndirectCommandBuffer(reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(source), sourceRange, reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(destination), destinationIndex);
}
void pewter_MTL4ComputeCommandEncoder_dispatchThreadgroups_threadsPerThreadgroup_(MTL4::ComputeCommandEncoder* self, MTL::Size threadgroupsPerGrid, MTL::Size threadsPerThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->dispatchThreadgroups(threadgroupsPerGrid, threadsPerThreadgroup);
}
void pewter_MTL4ComputeCommandEncoder_dispatchThreadgroupsWithIndirectBuffer_threadsPerThreadgroup_(MTL4::ComputeCommandEncoder* self, MTL::GPUAddress indirectBuffer, MTL::Size threadsPerThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->dispatchThreadgroups(indirectBuffer, threadsPerThreadgroup);
}
void pewter_MTL4ComputeCommandEncoder_dispatchThreads_threadsPerThreadgroup_(MTL4::ComputeCommandEncoder* self, MTL::Size threadsPerGrid, MTL::Size threadsPerThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->dispatchThreads(threadsPerGrid, threadsPerThreadgroup);
}
void pewter_MTL4ComputeCommandEncoder_dispatchThreadsWithIndirectBuffer_(MTL4::ComputeCommandEncoder* self, MTL::GPUAddress indirectBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->dispatchThreads(indirectBuffer);
}
void pewter_MTL4ComputeCommandEncoder_executeCommandsInBuffer_withRange_(MTL4::ComputeCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range executionRange) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->executeCommandsInBuffer(reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(indirectCommandBuffer), executionRange);
}
void pewter_MTL4ComputeCommandEncoder_executeCommandsInBuffer_indirectBuffer_(MTL4::ComputeCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandbuffer, MTL::GPUAddress indirectRangeBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->executeCommandsInBuffer(reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(indirectCommandbuffer), indirectRangeBuffer);
}
void pewter_MTL4ComputeCommandEncoder_fillBuffer_range_value_(MTL4::ComputeCommandEncoder* self, const MTL::Buffer* buffer, NS::Range range, std::uint8_t value) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->fillBuffer(reinterpret_cast<const host::MTL::Buffer*>(buffer), range, value);
}
void pewter_MTL4ComputeCommandEncoder_generateMipmapsForTexture_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* texture) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->generateMipmaps(reinterpret_cast<const host::MTL::Texture*>(texture));
}
void pewter_MTL4ComputeCommandEncoder_optimizeContentsForCPUAccess_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* texture) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->optimizeContentsForCPUAccess(reinterpret_cast<const host::MTL::Texture*>(texture));
}
void pewter_MTL4ComputeCommandEncoder_optimizeContentsForCPUAccess_slice_level_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->optimizeContentsForCPUAccess(reinterpret_cast<const host::MTL::Texture*>(texture), slice, level);
}
void pewter_MTL4ComputeCommandEncoder_optimizeContentsForGPUAccess_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* texture) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->optimizeContentsForGPUAccess(reinterpret_cast<const host::MTL::Texture*>(texture));
}
void pewter_MTL4ComputeCommandEncoder_optimizeContentsForGPUAccess_slice_level_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->optimizeContentsForGPUAccess(reinterpret_cast<const host::MTL::Texture*>(texture), slice, level);
}
void pewter_MTL4ComputeCommandEncoder_optimizeIndirectCommandBuffer_withRange_(MTL4::ComputeCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->optimizeIndirectCommandBuffer(reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(indirectCommandBuffer), range);
}
void pewter_MTL4ComputeCommandEncoder_refitAccelerationStructure_descriptor_destination_scratchBuffer_(MTL4::ComputeCommandEncoder* self, const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL4::AccelerationStructureDescriptor* descriptor, const MTL::AccelerationStructure* destinationAccelerationStructure, MTL4::BufferRange scratchBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->refitAccelerationStructure(reinterpret_cast<const host::MTL::AccelerationStructure*>(sourceAccelerationStructure), reinterpret_cast<const host::MTL4::AccelerationStructureDescriptor*>(descriptor), reinterpret_cast<const host::MTL::AccelerationStructure*>(destinationAccelerationStructure), scratchBuffer);
}
void pewter_MTL4ComputeCommandEncoder_refitAccelerationStructure_descriptor_destination_scratchBuffer_options_(MTL4::ComputeCommandEncoder* self, const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL4::AccelerationStructureDescriptor* descriptor, const MTL::AccelerationStructure* destinationAccelerationStructure, MTL4::BufferRange scratchBuffer, MTL::AccelerationStructureRefitOptions options) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->refitAccelerationStructure(reinterpret_cast<const host::MTL::AccelerationStructure*>(sourceAccelerationStructure), reinterpret_cast<const host::MTL4::AccelerationStructureDescriptor*>(descriptor), reinterpret_cast<const host::MTL::AccelerationStructure*>(destinationAccelerationStructure), scratchBuffer, options);
}
void pewter_MTL4ComputeCommandEncoder_resetCommandsInBuffer_withRange_(MTL4::ComputeCommandEncoder* self, const MTL::IndirectCommandBuffer* buffer, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->resetCommandsInBuffer(reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(buffer), range);
}
void pewter_MTL4ComputeCommandEncoder_setArgumentTable_(MTL4::ComputeCommandEncoder* self, const MTL4::ArgumentTable* argumentTable) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->setArgumentTable(reinterpret_cast<const host::MTL4::ArgumentTable*>(argumentTable));
}
void pewter_MTL4ComputeCommandEncoder_setComputePipelineState_(MTL4::ComputeCommandEncoder* self, const MTL::ComputePipelineState* state) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->setComputePipelineState(reinterpret_cast<const host::MTL::ComputePipelineState*>(state));
}
void pewter_MTL4ComputeCommandEncoder_setImageblockWidth_height_(MTL4::ComputeCommandEncoder* self, NS::UInteger width, NS::UInteger height) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->setImageblockWidth(width, height);
}
void pewter_MTL4ComputeCommandEncoder_setThreadgroupMemoryLength_atIndex_(MTL4::ComputeCommandEncoder* self, NS::UInteger length, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->setThreadgroupMemoryLength(length, index);
}
MTL::Stages pewter_MTL4ComputeCommandEncoder_stages(MTL4::ComputeCommandEncoder* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->stages();
}
void pewter_MTL4ComputeCommandEncoder_writeCompactedAccelerationStructureSize_toBuffer_(MTL4::ComputeCommandEncoder* self, const MTL::AccelerationStructure* accelerationStructure, MTL4::BufferRange buffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->writeCompactedAccelerationStructureSize(reinterpret_cast<const host::MTL::AccelerationStructure*>(accelerationStructure), buffer);
}
void pewter_MTL4ComputeCommandEncoder_writeTimestampWithGranularity_intoHeap_atIndex_(MTL4::ComputeCommandEncoder* self, MTL4::TimestampGranularity granularity, const MTL4::CounterHeap* counterHeap, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputeCommandEncoder*>(self)->writeTimestamp(granularity, reinterpret_cast<const host::MTL4::CounterHeap*>(counterHeap), index);
}
MTL4::ComputePipelineDescriptor* pewter_MTL4ComputePipelineDescriptor_alloc() {
  return reinterpret_cast<MTL4::ComputePipelineDescriptor*>(host::MTL4::ComputePipelineDescriptor::alloc());
}
MTL4::ComputePipelineDescriptor* pewter_MTL4ComputePipelineDescriptor_init(MTL4::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::ComputePipelineDescriptor*>(reinterpret_cast<host::MTL4::ComputePipelineDescriptor*>(self)->init());
}
MTL4::FunctionDescriptor* pewter_MTL4ComputePipelineDescriptor_computeFunctionDescriptor(const MTL4::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::FunctionDescriptor*>(reinterpret_cast<const host::MTL4::ComputePipelineDescriptor*>(self)->computeFunctionDescriptor());
}
void pewter_MTL4ComputePipelineDescriptor_setComputeFunctionDescriptor_(MTL4::ComputePipelineDescriptor* self, const MTL4::FunctionDescriptor* computeFunctionDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputePipelineDescriptor*>(self)->setComputeFunctionDescriptor(reinterpret_cast<const host::MTL4::FunctionDescriptor*>(computeFunctionDescriptor));
}
NS::UInteger pewter_MTL4ComputePipelineDescriptor_maxTotalThreadsPerThreadgroup(const MTL4::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::ComputePipelineDescriptor*>(self)->maxTotalThreadsPerThreadgroup();
}
void pewter_MTL4ComputePipelineDescriptor_setMaxTotalThreadsPerThreadgroup_(MTL4::ComputePipelineDescriptor* self, NS::UInteger maxTotalThreadsPerThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputePipelineDescriptor*>(self)->setMaxTotalThreadsPerThreadgroup(maxTotalThreadsPerThreadgroup);
}
MTL::Size pewter_MTL4ComputePipelineDescriptor_requiredThreadsPerThreadgroup(const MTL4::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::ComputePipelineDescriptor*>(self)->requiredThreadsPerThreadgroup();
}
void pewter_MTL4ComputePipelineDescriptor_setRequiredThreadsPerThreadgroup_(MTL4::ComputePipelineDescriptor* self, MTL::Size requiredThreadsPerThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputePipelineDescriptor*>(self)->setRequiredThreadsPerThreadgroup(requiredThreadsPerThreadgroup);
}
MTL4::StaticLinkingDescriptor* pewter_MTL4ComputePipelineDescriptor_staticLinkingDescriptor(const MTL4::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::StaticLinkingDescriptor*>(reinterpret_cast<const host::MTL4::ComputePipelineDescriptor*>(self)->staticLinkingDescriptor());
}
void pewter_MTL4ComputePipelineDescriptor_setStaticLinkingDescriptor_(MTL4::ComputePipelineDescriptor* self, const MTL4::StaticLinkingDescriptor* staticLinkingDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputePipelineDescriptor*>(self)->setStaticLinkingDescriptor(reinterpret_cast<const host::MTL4::StaticLinkingDescriptor*>(staticLinkingDescriptor));
}
bool pewter_MTL4ComputePipelineDescriptor_supportBinaryLinking(const MTL4::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::ComputePipelineDescriptor*>(self)->supportBinaryLinking();
}
void pewter_MTL4ComputePipelineDescriptor_setSupportBinaryLinking_(MTL4::ComputePipelineDescriptor* self, bool supportBinaryLinking) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputePipelineDescriptor*>(self)->setSupportBinaryLinking(supportBinaryLinking);
}
MTL4::IndirectCommandBufferSupportState pewter_MTL4ComputePipelineDescriptor_supportIndirectCommandBuffers(const MTL4::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::ComputePipelineDescriptor*>(self)->supportIndirectCommandBuffers();
}
void pewter_MTL4ComputePipelineDescriptor_setSupportIndirectCommandBuffers_(MTL4::ComputePipelineDescriptor* self, MTL4::IndirectCommandBufferSupportState supportIndirectCommandBuffers) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputePipelineDescriptor*>(self)->setSupportIndirectCommandBuffers(supportIndirectCommandBuffers);
}
bool pewter_MTL4ComputePipelineDescriptor_threadGroupSizeIsMultipleOfThreadExecutionWidth(const MTL4::ComputePipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::ComputePipelineDescriptor*>(self)->threadGroupSizeIsMultipleOfThreadExecutionWidth();
}
void pewter_MTL4ComputePipelineDescriptor_setThreadGroupSizeIsMultipleOfThreadExecutionWidth_(MTL4::ComputePipelineDescriptor* self, bool threadGroupSizeIsMultipleOfThreadExecutionWidth) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputePipelineDescriptor*>(self)->setThreadGroupSizeIsMultipleOfThreadExecutionWidth(threadGroupSizeIsMultipleOfThreadExecutionWidth);
}
void pewter_MTL4ComputePipelineDescriptor_reset(MTL4::ComputePipelineDescriptor* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::ComputePipelineDescriptor*>(self)->reset();
}
MTL4::CounterHeapDescriptor* pewter_MTL4CounterHeapDescriptor_alloc() {
  return reinterpret_cast<MTL4::CounterHeapDescriptor*>(host::MTL4::CounterHeapDescriptor::alloc());
}
MTL4::CounterHeapDescriptor* pewter_MTL4CounterHeapDescriptor_init(MTL4::CounterHeapDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::CounterHeapDescriptor*>(reinterpret_cast<host::MTL4::CounterHeapDescriptor*>(self)->init());
}
NS::UInteger pewter_MTL4CounterHeapDescriptor_count(const MTL4::CounterHeapDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::CounterHeapDescriptor*>(self)->count();
}
void pewter_MTL4CounterHeapDescriptor_setCount_(MTL4::CounterHeapDescriptor* self, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CounterHeapDescriptor*>(self)->setCount(count);
}
MTL4::CounterHeapType pewter_MTL4CounterHeapDescriptor_type(const MTL4::CounterHeapDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::CounterHeapDescriptor*>(self)->type();
}
void pewter_MTL4CounterHeapDescriptor_setType_(MTL4::CounterHeapDescriptor* self, MTL4::CounterHeapType type) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CounterHeapDescriptor*>(self)->setType(type);
}
NS::String* pewter_MTL4CounterHeap_label(const MTL4::CounterHeap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::CounterHeap*>(self)->label());
}
void pewter_MTL4CounterHeap_setLabel_(MTL4::CounterHeap* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CounterHeap*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
NS::UInteger pewter_MTL4CounterHeap_count(const MTL4::CounterHeap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::CounterHeap*>(self)->count();
}
void pewter_MTL4CounterHeap_invalidateCounterRange_(MTL4::CounterHeap* self, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::CounterHeap*>(self)->invalidateCounterRange(range);
}
NS::Data* pewter_MTL4CounterHeap_resolveCounterRange_(MTL4::CounterHeap* self, NS::Range range) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Data*>(reinterpret_cast<host::MTL4::CounterHeap*>(self)->resolveCounterRange(range));
}
MTL4::CounterHeapType pewter_MTL4CounterHeap_type(const MTL4::CounterHeap* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::CounterHeap*>(self)->type();
}
MTL4::FunctionDescriptor* pewter_MTL4FunctionDescriptor_alloc() {
  return reinterpret_cast<MTL4::FunctionDescriptor*>(host::MTL4::FunctionDescriptor::alloc());
}
MTL4::FunctionDescriptor* pewter_MTL4FunctionDescriptor_init(MTL4::FunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::FunctionDescriptor*>(reinterpret_cast<host::MTL4::FunctionDescriptor*>(self)->init());
}
MTL4::LibraryDescriptor* pewter_MTL4LibraryDescriptor_alloc() {
  return reinterpret_cast<MTL4::LibraryDescriptor*>(host::MTL4::LibraryDescriptor::alloc());
}
MTL4::LibraryDescriptor* pewter_MTL4LibraryDescriptor_init(MTL4::LibraryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::LibraryDescriptor*>(reinterpret_cast<host::MTL4::LibraryDescriptor*>(self)->init());
}
NS::String* pewter_MTL4LibraryDescriptor_name(const MTL4::LibraryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::LibraryDescriptor*>(self)->name());
}
void pewter_MTL4LibraryDescriptor_setName_(MTL4::LibraryDescriptor* self, const NS::String* name) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::LibraryDescriptor*>(self)->setName(reinterpret_cast<const host::NS::String*>(name));
}
MTL::CompileOptions* pewter_MTL4LibraryDescriptor_options(const MTL4::LibraryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::CompileOptions*>(reinterpret_cast<const host::MTL4::LibraryDescriptor*>(self)->options());
}
void pewter_MTL4LibraryDescriptor_setOptions_(MTL4::LibraryDescriptor* self, const MTL::CompileOptions* options) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::LibraryDescriptor*>(self)->setOptions(reinterpret_cast<const host::MTL::CompileOptions*>(options));
}
NS::String* pewter_MTL4LibraryDescriptor_source(const MTL4::LibraryDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::LibraryDescriptor*>(self)->source());
}
void pewter_MTL4LibraryDescriptor_setSource_(MTL4::LibraryDescriptor* self, const NS::String* source) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::LibraryDescriptor*>(self)->setSource(reinterpret_cast<const host::NS::String*>(source));
}
MTL4::LibraryFunctionDescriptor* pewter_MTL4LibraryFunctionDescriptor_alloc() {
  return reinterpret_cast<MTL4::LibraryFunctionDescriptor*>(host::MTL4::LibraryFunctionDescriptor::alloc());
}
MTL4::LibraryFunctionDescriptor* pewter_MTL4LibraryFunctionDescriptor_init(MTL4::LibraryFunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::LibraryFunctionDescriptor*>(reinterpret_cast<host::MTL4::LibraryFunctionDescriptor*>(self)->init());
}
MTL::Library* pewter_MTL4LibraryFunctionDescriptor_library(const MTL4::LibraryFunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Library*>(reinterpret_cast<const host::MTL4::LibraryFunctionDescriptor*>(self)->library());
}
void pewter_MTL4LibraryFunctionDescriptor_setLibrary_(MTL4::LibraryFunctionDescriptor* self, const MTL::Library* library) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::LibraryFunctionDescriptor*>(self)->setLibrary(reinterpret_cast<const host::MTL::Library*>(library));
}
NS::String* pewter_MTL4LibraryFunctionDescriptor_name(const MTL4::LibraryFunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::LibraryFunctionDescriptor*>(self)->name());
}
void pewter_MTL4LibraryFunctionDescriptor_setName_(MTL4::LibraryFunctionDescriptor* self, const NS::String* name) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::LibraryFunctionDescriptor*>(self)->setName(reinterpret_cast<const host::NS::String*>(name));
}
MTL4::StaticLinkingDescriptor* pewter_MTL4StaticLinkingDescriptor_alloc() {
  return reinterpret_cast<MTL4::StaticLinkingDescriptor*>(host::MTL4::StaticLinkingDescriptor::alloc());
}
MTL4::StaticLinkingDescriptor* pewter_MTL4StaticLinkingDescriptor_init(MTL4::StaticLinkingDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::StaticLinkingDescriptor*>(reinterpret_cast<host::MTL4::StaticLinkingDescriptor*>(self)->init());
}
NS::Array* pewter_MTL4StaticLinkingDescriptor_functionDescriptors(const MTL4::StaticLinkingDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL4::StaticLinkingDescriptor*>(self)->functionDescriptors());
}
void pewter_MTL4StaticLinkingDescriptor_setFunctionDescriptors_(MTL4::StaticLinkingDescriptor* self, const NS::Array* functionDescriptors) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::StaticLinkingDescriptor*>(self)->setFunctionDescriptors(reinterpret_cast<const host::NS::Array*>(functionDescriptors));
}
NS::Dictionary* pewter_MTL4StaticLinkingDescriptor_groups(const MTL4::StaticLinkingDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Dictionary*>(reinterpret_cast<const host::MTL4::StaticLinkingDescriptor*>(self)->groups());
}
void pewter_MTL4StaticLinkingDescriptor_setGroups_(MTL4::StaticLinkingDescriptor* self, const NS::Dictionary* groups) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::StaticLinkingDescriptor*>(self)->setGroups(reinterpret_cast<const host::NS::Dictionary*>(groups));
}
NS::Array* pewter_MTL4StaticLinkingDescriptor_privateFunctionDescriptors(const MTL4::StaticLinkingDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL4::StaticLinkingDescriptor*>(self)->privateFunctionDescriptors());
}
void pewter_MTL4StaticLinkingDescriptor_setPrivateFunctionDescriptors_(MTL4::StaticLinkingDescriptor* self, const NS::Array* privateFunctionDescriptors) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::StaticLinkingDescriptor*>(self)->setPrivateFunctionDescriptors(reinterpret_cast<const host::NS::Array*>(privateFunctionDescriptors));
}
MTL4::PipelineStageDynamicLinkingDescriptor* pewter_MTL4PipelineStageDynamicLinkingDescriptor_alloc() {
  return reinterpret_cast<MTL4::PipelineStageDynamicLinkingDescriptor*>(host::MTL4::PipelineStageDynamicLinkingDescriptor::alloc());
}
MTL4::PipelineStageDynamicLinkingDescriptor* pewter_MTL4PipelineStageDynamicLinkingDescriptor_init(MTL4::PipelineStageDynamicLinkingDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::PipelineStageDynamicLinkingDescriptor*>(reinterpret_cast<host::MTL4::PipelineStageDynamicLinkingDescriptor*>(self)->init());
}
NS::Array* pewter_MTL4PipelineStageDynamicLinkingDescriptor_binaryLinkedFunctions(const MTL4::PipelineStageDynamicLinkingDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL4::PipelineStageDynamicLinkingDescriptor*>(self)->binaryLinkedFunctions());
}
void pewter_MTL4PipelineStageDynamicLinkingDescriptor_setBinaryLinkedFunctions_(MTL4::PipelineStageDynamicLinkingDescriptor* self, const NS::Array* binaryLinkedFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::PipelineStageDynamicLinkingDescriptor*>(self)->setBinaryLinkedFunctions(reinterpret_cast<const host::NS::Array*>(binaryLinkedFunctions));
}
NS::UInteger pewter_MTL4PipelineStageDynamicLinkingDescriptor_maxCallStackDepth(const MTL4::PipelineStageDynamicLinkingDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::PipelineStageDynamicLinkingDescriptor*>(self)->maxCallStackDepth();
}
void pewter_MTL4PipelineStageDynamicLinkingDescriptor_setMaxCallStackDepth_(MTL4::PipelineStageDynamicLinkingDescriptor* self, NS::UInteger maxCallStackDepth) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::PipelineStageDynamicLinkingDescriptor*>(self)->setMaxCallStackDepth(maxCallStackDepth);
}
NS::Array* pewter_MTL4PipelineStageDynamicLinkingDescriptor_preloadedLibraries(const MTL4::PipelineStageDynamicLinkingDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL4::PipelineStageDynamicLinkingDescriptor*>(self)->preloadedLibraries());
}
void pewter_MTL4PipelineStageDynamicLinkingDescriptor_setPreloadedLibraries_(MTL4::PipelineStageDynamicLinkingDescriptor* self, const NS::Array* preloadedLibraries) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::PipelineStageDynamicLinkingDescriptor*>(self)->setPreloadedLibraries(reinterpret_cast<const host::NS::Array*>(preloadedLibraries));
}
MTL4::RenderPipelineDynamicLinkingDescriptor* pewter_MTL4RenderPipelineDynamicLinkingDescriptor_alloc() {
  return reinterpret_cast<MTL4::RenderPipelineDynamicLinkingDescriptor*>(host::MTL4::RenderPipelineDynamicLinkingDescriptor::alloc());
}
MTL4::RenderPipelineDynamicLinkingDescriptor* pewter_MTL4RenderPipelineDynamicLinkingDescriptor_init(MTL4::RenderPipelineDynamicLinkingDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::RenderPipelineDynamicLinkingDescriptor*>(reinterpret_cast<host::MTL4::RenderPipelineDynamicLinkingDescriptor*>(self)->init());
}
MTL4::PipelineStageDynamicLinkingDescriptor* pewter_MTL4RenderPipelineDynamicLinkingDescriptor_fragmentLinkingDescriptor(const MTL4::RenderPipelineDynamicLinkingDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::PipelineStageDynamicLinkingDescriptor*>(reinterpret_cast<const host::MTL4::RenderPipelineDynamicLinkingDescriptor*>(self)->fragmentLinkingDescriptor());
}
MTL4::PipelineStageDynamicLinkingDescriptor* pewter_MTL4RenderPipelineDynamicLinkingDescriptor_meshLinkingDescriptor(const MTL4::RenderPipelineDynamicLinkingDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::PipelineStageDynamicLinkingDescriptor*>(reinterpret_cast<const host::MTL4::RenderPipelineDynamicLinkingDescriptor*>(self)->meshLinkingDescriptor());
}
MTL4::PipelineStageDynamicLinkingDescriptor* pewter_MTL4RenderPipelineDynamicLinkingDescriptor_objectLinkingDescriptor(const MTL4::RenderPipelineDynamicLinkingDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::PipelineStageDynamicLinkingDescriptor*>(reinterpret_cast<const host::MTL4::RenderPipelineDynamicLinkingDescriptor*>(self)->objectLinkingDescriptor());
}
MTL4::PipelineStageDynamicLinkingDescriptor* pewter_MTL4RenderPipelineDynamicLinkingDescriptor_tileLinkingDescriptor(const MTL4::RenderPipelineDynamicLinkingDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::PipelineStageDynamicLinkingDescriptor*>(reinterpret_cast<const host::MTL4::RenderPipelineDynamicLinkingDescriptor*>(self)->tileLinkingDescriptor());
}
MTL4::PipelineStageDynamicLinkingDescriptor* pewter_MTL4RenderPipelineDynamicLinkingDescriptor_vertexLinkingDescriptor(const MTL4::RenderPipelineDynamicLinkingDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::PipelineStageDynamicLinkingDescriptor*>(reinterpret_cast<const host::MTL4::RenderPipelineDynamicLinkingDescriptor*>(self)->vertexLinkingDescriptor());
}
void pewter_MTL4MachineLearningCommandEncoder_dispatchNetworkWithIntermediatesHeap_(MTL4::MachineLearningCommandEncoder* self, const MTL::Heap* heap) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MachineLearningCommandEncoder*>(self)->dispatchNetwork(reinterpret_cast<const host::MTL::Heap*>(heap));
}
void pewter_MTL4MachineLearningCommandEncoder_setArgumentTable_(MTL4::MachineLearningCommandEncoder* self, const MTL4::ArgumentTable* argumentTable) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MachineLearningCommandEncoder*>(self)->setArgumentTable(reinterpret_cast<const host::MTL4::ArgumentTable*>(argumentTable));
}
void pewter_MTL4MachineLearningCommandEncoder_setPipelineState_(MTL4::MachineLearningCommandEncoder* self, const MTL4::MachineLearningPipelineState* pipelineState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MachineLearningCommandEncoder*>(self)->setPipelineState(reinterpret_cast<const host::MTL4::MachineLearningPipelineState*>(pipelineState));
}
MTL4::MachineLearningPipelineDescriptor* pewter_MTL4MachineLearningPipelineDescriptor_alloc() {
  return reinterpret_cast<MTL4::MachineLearningPipelineDescriptor*>(host::MTL4::MachineLearningPipelineDescriptor::alloc());
}
MTL4::MachineLearningPipelineDescriptor* pewter_MTL4MachineLearningPipelineDescriptor_init(MTL4::MachineLearningPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::MachineLearningPipelineDescriptor*>(reinterpret_cast<host::MTL4::MachineLearningPipelineDescriptor*>(self)->init());
}
NS::String* pewter_MTL4MachineLearningPipelineDescriptor_label(const MTL4::MachineLearningPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::MachineLearningPipelineDescriptor*>(self)->label());
}
void pewter_MTL4MachineLearningPipelineDescriptor_setLabel_(MTL4::MachineLearningPipelineDescriptor* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MachineLearningPipelineDescriptor*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
MTL4::FunctionDescriptor* pewter_MTL4MachineLearningPipelineDescriptor_machineLearningFunctionDescriptor(const MTL4::MachineLearningPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::FunctionDescriptor*>(reinterpret_cast<const host::MTL4::MachineLearningPipelineDescriptor*>(self)->machineLearningFunctionDescriptor());
}
void pewter_MTL4MachineLearningPipelineDescriptor_setMachineLearningFunctionDescriptor_(MTL4::MachineLearningPipelineDescriptor* self, const MTL4::FunctionDescriptor* machineLearningFunctionDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MachineLearningPipelineDescriptor*>(self)->setMachineLearningFunctionDescriptor(reinterpret_cast<const host::MTL4::FunctionDescriptor*>(machineLearningFunctionDescriptor));
}
MTL::TensorExtents* pewter_MTL4MachineLearningPipelineDescriptor_inputDimensionsAtBufferIndex_(MTL4::MachineLearningPipelineDescriptor* self, NS::Integer bufferIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TensorExtents*>(reinterpret_cast<host::MTL4::MachineLearningPipelineDescriptor*>(self)->inputDimensionsAtBufferIndex(bufferIndex));
}
void pewter_MTL4MachineLearningPipelineDescriptor_reset(MTL4::MachineLearningPipelineDescriptor* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MachineLearningPipelineDescriptor*>(self)->reset();
}
void pewter_MTL4MachineLearningPipelineDescriptor_setInputDimensions_atBufferIndex_(MTL4::MachineLearningPipelineDescriptor* self, const MTL::TensorExtents* dimensions, NS::Integer bufferIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MachineLearningPipelineDescriptor*>(self)->setInputDimensions(reinterpret_cast<const host::MTL::TensorExtents*>(dimensions), bufferIndex);
}
void pewter_MTL4MachineLearningPipelineDescriptor_setInputDimensions_withRange_(MTL4::MachineLearningPipelineDescriptor* self, const NS::Array* dimensions, NS::Range range) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MachineLearningPipelineDescriptor*>(self)->setInputDimensions(reinterpret_cast<const host::NS::Array*>(dimensions), range);
}
MTL4::MachineLearningPipelineReflection* pewter_MTL4MachineLearningPipelineReflection_alloc() {
  return reinterpret_cast<MTL4::MachineLearningPipelineReflection*>(host::MTL4::MachineLearningPipelineReflection::alloc());
}
MTL4::MachineLearningPipelineReflection* pewter_MTL4MachineLearningPipelineReflection_init(MTL4::MachineLearningPipelineReflection* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::MachineLearningPipelineReflection*>(reinterpret_cast<host::MTL4::MachineLearningPipelineReflection*>(self)->init());
}
NS::Array* pewter_MTL4MachineLearningPipelineReflection_bindings(const MTL4::MachineLearningPipelineReflection* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL4::MachineLearningPipelineReflection*>(self)->bindings());
}
MTL::Device* pewter_MTL4MachineLearningPipelineState_device(const MTL4::MachineLearningPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::MTL4::MachineLearningPipelineState*>(self)->device());
}
NS::UInteger pewter_MTL4MachineLearningPipelineState_intermediatesHeapSize(const MTL4::MachineLearningPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MachineLearningPipelineState*>(self)->intermediatesHeapSize();
}
NS::String* pewter_MTL4MachineLearningPipelineState_label(const MTL4::MachineLearningPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::MachineLearningPipelineState*>(self)->label());
}
MTL4::MachineLearningPipelineReflection* pewter_MTL4MachineLearningPipelineState_reflection(const MTL4::MachineLearningPipelineState* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::MachineLearningPipelineReflection*>(reinterpret_cast<const host::MTL4::MachineLearningPipelineState*>(self)->reflection());
}
MTL4::MeshRenderPipelineDescriptor* pewter_MTL4MeshRenderPipelineDescriptor_alloc() {
  return reinterpret_cast<MTL4::MeshRenderPipelineDescriptor*>(host::MTL4::MeshRenderPipelineDescriptor::alloc());
}
MTL4::MeshRenderPipelineDescriptor* pewter_MTL4MeshRenderPipelineDescriptor_init(MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::MeshRenderPipelineDescriptor*>(reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->init());
}
MTL4::AlphaToCoverageState pewter_MTL4MeshRenderPipelineDescriptor_alphaToCoverageState(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->alphaToCoverageState();
}
void pewter_MTL4MeshRenderPipelineDescriptor_setAlphaToCoverageState_(MTL4::MeshRenderPipelineDescriptor* self, MTL4::AlphaToCoverageState alphaToCoverageState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setAlphaToCoverageState(alphaToCoverageState);
}
MTL4::AlphaToOneState pewter_MTL4MeshRenderPipelineDescriptor_alphaToOneState(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->alphaToOneState();
}
void pewter_MTL4MeshRenderPipelineDescriptor_setAlphaToOneState_(MTL4::MeshRenderPipelineDescriptor* self, MTL4::AlphaToOneState alphaToOneState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setAlphaToOneState(alphaToOneState);
}
MTL4::LogicalToPhysicalColorAttachmentMappingState pewter_MTL4MeshRenderPipelineDescriptor_colorAttachmentMappingState(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->colorAttachmentMappingState();
}
void pewter_MTL4MeshRenderPipelineDescriptor_setColorAttachmentMappingState_(MTL4::MeshRenderPipelineDescriptor* self, MTL4::LogicalToPhysicalColorAttachmentMappingState colorAttachmentMappingState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setColorAttachmentMappingState(colorAttachmentMappingState);
}
MTL4::FunctionDescriptor* pewter_MTL4MeshRenderPipelineDescriptor_fragmentFunctionDescriptor(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::FunctionDescriptor*>(reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->fragmentFunctionDescriptor());
}
void pewter_MTL4MeshRenderPipelineDescriptor_setFragmentFunctionDescriptor_(MTL4::MeshRenderPipelineDescriptor* self, const MTL4::FunctionDescriptor* fragmentFunctionDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setFragmentFunctionDescriptor(reinterpret_cast<const host::MTL4::FunctionDescriptor*>(fragmentFunctionDescriptor));
}
MTL4::StaticLinkingDescriptor* pewter_MTL4MeshRenderPipelineDescriptor_fragmentStaticLinkingDescriptor(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::StaticLinkingDescriptor*>(reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->fragmentStaticLinkingDescriptor());
}
void pewter_MTL4MeshRenderPipelineDescriptor_setFragmentStaticLinkingDescriptor_(MTL4::MeshRenderPipelineDescriptor* self, const MTL4::StaticLinkingDescriptor* fragmentStaticLinkingDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setFragmentStaticLinkingDescriptor(reinterpret_cast<const host::MTL4::StaticLinkingDescriptor*>(fragmentStaticLinkingDescriptor));
}
NS::UInteger pewter_MTL4MeshRenderPipelineDescriptor_maxTotalThreadgroupsPerMeshGrid(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->maxTotalThreadgroupsPerMeshGrid();
}
void pewter_MTL4MeshRenderPipelineDescriptor_setMaxTotalThreadgroupsPerMeshGrid_(MTL4::MeshRenderPipelineDescriptor* self, NS::UInteger maxTotalThreadgroupsPerMeshGrid) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setMaxTotalThreadgroupsPerMeshGrid(maxTotalThreadgroupsPerMeshGrid);
}
NS::UInteger pewter_MTL4MeshRenderPipelineDescriptor_maxTotalThreadsPerMeshThreadgroup(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->maxTotalThreadsPerMeshThreadgroup();
}
void pewter_MTL4MeshRenderPipelineDescriptor_setMaxTotalThreadsPerMeshThreadgroup_(MTL4::MeshRenderPipelineDescriptor* self, NS::UInteger maxTotalThreadsPerMeshThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setMaxTotalThreadsPerMeshThreadgroup(maxTotalThreadsPerMeshThreadgroup);
}
NS::UInteger pewter_MTL4MeshRenderPipelineDescriptor_maxTotalThreadsPerObjectThreadgroup(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->maxTotalThreadsPerObjectThreadgroup();
}
void pewter_MTL4MeshRenderPipelineDescriptor_setMaxTotalThreadsPerObjectThreadgroup_(MTL4::MeshRenderPipelineDescriptor* self, NS::UInteger maxTotalThreadsPerObjectThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setMaxTotalThreadsPerObjectThreadgroup(maxTotalThreadsPerObjectThreadgroup);
}
NS::UInteger pewter_MTL4MeshRenderPipelineDescriptor_maxVertexAmplificationCount(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->maxVertexAmplificationCount();
}
void pewter_MTL4MeshRenderPipelineDescriptor_setMaxVertexAmplificationCount_(MTL4::MeshRenderPipelineDescriptor* self, NS::UInteger maxVertexAmplificationCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setMaxVertexAmplificationCount(maxVertexAmplificationCount);
}
MTL4::FunctionDescriptor* pewter_MTL4MeshRenderPipelineDescriptor_meshFunctionDescriptor(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::FunctionDescriptor*>(reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->meshFunctionDescriptor());
}
void pewter_MTL4MeshRenderPipelineDescriptor_setMeshFunctionDescriptor_(MTL4::MeshRenderPipelineDescriptor* self, const MTL4::FunctionDescriptor* meshFunctionDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setMeshFunctionDescriptor(reinterpret_cast<const host::MTL4::FunctionDescriptor*>(meshFunctionDescriptor));
}
MTL4::StaticLinkingDescriptor* pewter_MTL4MeshRenderPipelineDescriptor_meshStaticLinkingDescriptor(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::StaticLinkingDescriptor*>(reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->meshStaticLinkingDescriptor());
}
void pewter_MTL4MeshRenderPipelineDescriptor_setMeshStaticLinkingDescriptor_(MTL4::MeshRenderPipelineDescriptor* self, const MTL4::StaticLinkingDescriptor* meshStaticLinkingDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setMeshStaticLinkingDescriptor(reinterpret_cast<const host::MTL4::StaticLinkingDescriptor*>(meshStaticLinkingDescriptor));
}
bool pewter_MTL4MeshRenderPipelineDescriptor_meshThreadgroupSizeIsMultipleOfThreadExecutionWidth(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->meshThreadgroupSizeIsMultipleOfThreadExecutionWidth();
}
void pewter_MTL4MeshRenderPipelineDescriptor_setMeshThreadgroupSizeIsMultipleOfThreadExecutionWidth_(MTL4::MeshRenderPipelineDescriptor* self, bool meshThreadgroupSizeIsMultipleOfThreadExecutionWidth) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setMeshThreadgroupSizeIsMultipleOfThreadExecutionWidth(meshThreadgroupSizeIsMultipleOfThreadExecutionWidth);
}
MTL4::FunctionDescriptor* pewter_MTL4MeshRenderPipelineDescriptor_objectFunctionDescriptor(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::FunctionDescriptor*>(reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->objectFunctionDescriptor());
}
void pewter_MTL4MeshRenderPipelineDescriptor_setObjectFunctionDescriptor_(MTL4::MeshRenderPipelineDescriptor* self, const MTL4::FunctionDescriptor* objectFunctionDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setObjectFunctionDescriptor(reinterpret_cast<const host::MTL4::FunctionDescriptor*>(objectFunctionDescriptor));
}
MTL4::StaticLinkingDescriptor* pewter_MTL4MeshRenderPipelineDescriptor_objectStaticLinkingDescriptor(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::StaticLinkingDescriptor*>(reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->objectStaticLinkingDescriptor());
}
void pewter_MTL4MeshRenderPipelineDescriptor_setObjectStaticLinkingDescriptor_(MTL4::MeshRenderPipelineDescriptor* self, const MTL4::StaticLinkingDescriptor* objectStaticLinkingDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setObjectStaticLinkingDescriptor(reinterpret_cast<const host::MTL4::StaticLinkingDescriptor*>(objectStaticLinkingDescriptor));
}
bool pewter_MTL4MeshRenderPipelineDescriptor_objectThreadgroupSizeIsMultipleOfThreadExecutionWidth(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->objectThreadgroupSizeIsMultipleOfThreadExecutionWidth();
}
void pewter_MTL4MeshRenderPipelineDescriptor_setObjectThreadgroupSizeIsMultipleOfThreadExecutionWidth_(MTL4::MeshRenderPipelineDescriptor* self, bool objectThreadgroupSizeIsMultipleOfThreadExecutionWidth) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setObjectThreadgroupSizeIsMultipleOfThreadExecutionWidth(objectThreadgroupSizeIsMultipleOfThreadExecutionWidth);
}
NS::UInteger pewter_MTL4MeshRenderPipelineDescriptor_payloadMemoryLength(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->payloadMemoryLength();
}
void pewter_MTL4MeshRenderPipelineDescriptor_setPayloadMemoryLength_(MTL4::MeshRenderPipelineDescriptor* self, NS::UInteger payloadMemoryLength) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setPayloadMemoryLength(payloadMemoryLength);
}
NS::UInteger pewter_MTL4MeshRenderPipelineDescriptor_rasterSampleCount(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->rasterSampleCount();
}
void pewter_MTL4MeshRenderPipelineDescriptor_setRasterSampleCount_(MTL4::MeshRenderPipelineDescriptor* self, NS::UInteger rasterSampleCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setRasterSampleCount(rasterSampleCount);
}
bool pewter_MTL4MeshRenderPipelineDescriptor_isRasterizationEnabled(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->rasterizationEnabled();
}
void pewter_MTL4MeshRenderPipelineDescriptor_setRasterizationEnabled_(MTL4::MeshRenderPipelineDescriptor* self, bool rasterizationEnabled) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setRasterizationEnabled(rasterizationEnabled);
}
MTL::Size pewter_MTL4MeshRenderPipelineDescriptor_requiredThreadsPerMeshThreadgroup(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->requiredThreadsPerMeshThreadgroup();
}
void pewter_MTL4MeshRenderPipelineDescriptor_setRequiredThreadsPerMeshThreadgroup_(MTL4::MeshRenderPipelineDescriptor* self, MTL::Size requiredThreadsPerMeshThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setRequiredThreadsPerMeshThreadgroup(requiredThreadsPerMeshThreadgroup);
}
MTL::Size pewter_MTL4MeshRenderPipelineDescriptor_requiredThreadsPerObjectThreadgroup(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->requiredThreadsPerObjectThreadgroup();
}
void pewter_MTL4MeshRenderPipelineDescriptor_setRequiredThreadsPerObjectThreadgroup_(MTL4::MeshRenderPipelineDescriptor* self, MTL::Size requiredThreadsPerObjectThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setRequiredThreadsPerObjectThreadgroup(requiredThreadsPerObjectThreadgroup);
}
bool pewter_MTL4MeshRenderPipelineDescriptor_supportFragmentBinaryLinking(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->supportFragmentBinaryLinking();
}
void pewter_MTL4MeshRenderPipelineDescriptor_setSupportFragmentBinaryLinking_(MTL4::MeshRenderPipelineDescriptor* self, bool supportFragmentBinaryLinking) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setSupportFragmentBinaryLinking(supportFragmentBinaryLinking);
}
MTL4::IndirectCommandBufferSupportState pewter_MTL4MeshRenderPipelineDescriptor_supportIndirectCommandBuffers(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->supportIndirectCommandBuffers();
}
void pewter_MTL4MeshRenderPipelineDescriptor_setSupportIndirectCommandBuffers_(MTL4::MeshRenderPipelineDescriptor* self, MTL4::IndirectCommandBufferSupportState supportIndirectCommandBuffers) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setSupportIndirectCommandBuffers(supportIndirectCommandBuffers);
}
bool pewter_MTL4MeshRenderPipelineDescriptor_supportMeshBinaryLinking(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->supportMeshBinaryLinking();
}
void pewter_MTL4MeshRenderPipelineDescriptor_setSupportMeshBinaryLinking_(MTL4::MeshRenderPipelineDescriptor* self, bool supportMeshBinaryLinking) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setSupportMeshBinaryLinking(supportMeshBinaryLinking);
}
bool pewter_MTL4MeshRenderPipelineDescriptor_supportObjectBinaryLinking(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->supportObjectBinaryLinking();
}
void pewter_MTL4MeshRenderPipelineDescriptor_setSupportObjectBinaryLinking_(MTL4::MeshRenderPipelineDescriptor* self, bool supportObjectBinaryLinking) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->setSupportObjectBinaryLinking(supportObjectBinaryLinking);
}
MTL4::RenderPipelineColorAttachmentDescriptorArray* pewter_MTL4MeshRenderPipelineDescriptor_colorAttachments(const MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::RenderPipelineColorAttachmentDescriptorArray*>(reinterpret_cast<const host::MTL4::MeshRenderPipelineDescriptor*>(self)->colorAttachments());
}
void pewter_MTL4MeshRenderPipelineDescriptor_reset(MTL4::MeshRenderPipelineDescriptor* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::MeshRenderPipelineDescriptor*>(self)->reset();
}
MTL4::PipelineDataSetSerializerDescriptor* pewter_MTL4PipelineDataSetSerializerDescriptor_alloc() {
  return reinterpret_cast<MTL4::PipelineDataSetSerializerDescriptor*>(host::MTL4::PipelineDataSetSerializerDescriptor::alloc());
}
MTL4::PipelineDataSetSerializerDescriptor* pewter_MTL4PipelineDataSetSerializerDescriptor_init(MTL4::PipelineDataSetSerializerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::PipelineDataSetSerializerDescriptor*>(reinterpret_cast<host::MTL4::PipelineDataSetSerializerDescriptor*>(self)->init());
}
MTL4::PipelineDataSetSerializerConfiguration pewter_MTL4PipelineDataSetSerializerDescriptor_configuration(const MTL4::PipelineDataSetSerializerDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::PipelineDataSetSerializerDescriptor*>(self)->configuration();
}
void pewter_MTL4PipelineDataSetSerializerDescriptor_setConfiguration_(MTL4::PipelineDataSetSerializerDescriptor* self, MTL4::PipelineDataSetSerializerConfiguration configuration) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::PipelineDataSetSerializerDescriptor*>(self)->setConfiguration(configuration);
}
bool pewter_MTL4PipelineDataSetSerializer_serializeAsArchiveAndFlushToURL_error_(MTL4::PipelineDataSetSerializer* self, const NS::URL* url, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL4::PipelineDataSetSerializer*>(self)->serializeAsArchiveAndFlushToURL(reinterpret_cast<const host::NS::URL*>(url), reinterpret_cast<host::NS::Error**>(error));
}
NS::Data* pewter_MTL4PipelineDataSetSerializer_serializeAsPipelinesScriptWithError_(MTL4::PipelineDataSetSerializer* self, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Data*>(reinterpret_cast<host::MTL4::PipelineDataSetSerializer*>(self)->serializeAsPipelinesScript(reinterpret_cast<host::NS::Error**>(error)));
}
MTL4::PipelineOptions* pewter_MTL4PipelineOptions_alloc() {
  return reinterpret_cast<MTL4::PipelineOptions*>(host::MTL4::PipelineOptions::alloc());
}
MTL4::PipelineOptions* pewter_MTL4PipelineOptions_init(MTL4::PipelineOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::PipelineOptions*>(reinterpret_cast<host::MTL4::PipelineOptions*>(self)->init());
}
MTL4::ShaderReflection pewter_MTL4PipelineOptions_shaderReflection(const MTL4::PipelineOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::PipelineOptions*>(self)->shaderReflection();
}
void pewter_MTL4PipelineOptions_setShaderReflection_(MTL4::PipelineOptions* self, MTL4::ShaderReflection shaderReflection) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::PipelineOptions*>(self)->setShaderReflection(shaderReflection);
}
MTL::ShaderValidation pewter_MTL4PipelineOptions_shaderValidation(const MTL4::PipelineOptions* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::PipelineOptions*>(self)->shaderValidation();
}
void pewter_MTL4PipelineOptions_setShaderValidation_(MTL4::PipelineOptions* self, MTL::ShaderValidation shaderValidation) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::PipelineOptions*>(self)->setShaderValidation(shaderValidation);
}
MTL4::PipelineDescriptor* pewter_MTL4PipelineDescriptor_alloc() {
  return reinterpret_cast<MTL4::PipelineDescriptor*>(host::MTL4::PipelineDescriptor::alloc());
}
MTL4::PipelineDescriptor* pewter_MTL4PipelineDescriptor_init(MTL4::PipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::PipelineDescriptor*>(reinterpret_cast<host::MTL4::PipelineDescriptor*>(self)->init());
}
NS::String* pewter_MTL4PipelineDescriptor_label(const MTL4::PipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::PipelineDescriptor*>(self)->label());
}
void pewter_MTL4PipelineDescriptor_setLabel_(MTL4::PipelineDescriptor* self, const NS::String* label) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::PipelineDescriptor*>(self)->setLabel(reinterpret_cast<const host::NS::String*>(label));
}
MTL4::PipelineOptions* pewter_MTL4PipelineDescriptor_options(const MTL4::PipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::PipelineOptions*>(reinterpret_cast<const host::MTL4::PipelineDescriptor*>(self)->options());
}
void pewter_MTL4PipelineDescriptor_setOptions_(MTL4::PipelineDescriptor* self, const MTL4::PipelineOptions* options) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::PipelineDescriptor*>(self)->setOptions(reinterpret_cast<const host::MTL4::PipelineOptions*>(options));
}
void pewter_MTL4RenderCommandEncoder_dispatchThreadsPerTile_(MTL4::RenderCommandEncoder* self, MTL::Size threadsPerTile) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->dispatchThreadsPerTile(threadsPerTile);
}
void pewter_MTL4RenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferLength_(MTL4::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, MTL::GPUAddress indexBuffer, NS::UInteger indexBufferLength) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->drawIndexedPrimitives(primitiveType, indexCount, indexType, indexBuffer, indexBufferLength);
}
void pewter_MTL4RenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferLength_instanceCount_(MTL4::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, MTL::GPUAddress indexBuffer, NS::UInteger indexBufferLength, NS::UInteger instanceCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->drawIndexedPrimitives(primitiveType, indexCount, indexType, indexBuffer, indexBufferLength, instanceCount);
}
void pewter_MTL4RenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferLength_instanceCount_baseVertex_baseInstance_(MTL4::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, MTL::GPUAddress indexBuffer, NS::UInteger indexBufferLength, NS::UInteger instanceCount, NS::Integer baseVertex, NS::UInteger baseInstance) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->drawIndexedPrimitives(primitiveType, indexCount, indexType, indexBuffer, indexBufferLength, instanceCount, baseVertex, baseInstance);
}
void pewter_MTL4RenderCommandEncoder_drawIndexedPrimitives_indexType_indexBuffer_indexBufferLength_indirectBuffer_(MTL4::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, MTL::IndexType indexType, MTL::GPUAddress indexBuffer, NS::UInteger indexBufferLength, MTL::GPUAddress indirectBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->drawIndexedPrimitives(primitiveType, indexType, indexBuffer, indexBufferLength, indirectBuffer);
}
void pewter_MTL4RenderCommandEncoder_drawMeshThreadgroups_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(MTL4::RenderCommandEncoder* self, MTL::Size threadgroupsPerGrid, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->drawMeshThreadgroups(threadgroupsPerGrid, threadsPerObjectThreadgroup, threadsPerMeshThreadgroup);
}
void pewter_MTL4RenderCommandEncoder_drawMeshThreadgroupsWithIndirectBuffer_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(MTL4::RenderCommandEncoder* self, MTL::GPUAddress indirectBuffer, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->drawMeshThreadgroups(indirectBuffer, threadsPerObjectThreadgroup, threadsPerMeshThreadgroup);
}
void pewter_MTL4RenderCommandEncoder_drawMeshThreads_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(MTL4::RenderCommandEncoder* self, MTL::Size threadsPerGrid, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->drawMeshThreads(threadsPerGrid, threadsPerObjectThreadgroup, threadsPerMeshThreadgroup);
}
void pewter_MTL4RenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_(MTL4::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->drawPrimitives(primitiveType, vertexStart, vertexCount);
}
void pewter_MTL4RenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_instanceCount_(MTL4::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount, NS::UInteger instanceCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->drawPrimitives(primitiveType, vertexStart, vertexCount, instanceCount);
}
void pewter_MTL4RenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_instanceCount_baseInstance_(MTL4::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount, NS::UInteger instanceCount, NS::UInteger baseInstance) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->drawPrimitives(primitiveType, vertexStart, vertexCount, instanceCount, baseInstance);
}
void pewter_MTL4RenderCommandEncoder_drawPrimitives_indirectBuffer_(MTL4::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, MTL::GPUAddress indirectBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->drawPrimitives(primitiveType, indirectBuffer);
}
void pewter_MTL4RenderCommandEncoder_executeCommandsInBuffer_withRange_(MTL4::RenderCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range executionRange) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->executeCommandsInBuffer(reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(indirectCommandBuffer), executionRange);
}
void pewter_MTL4RenderCommandEncoder_executeCommandsInBuffer_indirectBuffer_(MTL4::RenderCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandBuffer, MTL::GPUAddress indirectRangeBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->executeCommandsInBuffer(reinterpret_cast<const host::MTL::IndirectCommandBuffer*>(indirectCommandBuffer), indirectRangeBuffer);
}
void pewter_MTL4RenderCommandEncoder_setArgumentTable_atStages_(MTL4::RenderCommandEncoder* self, const MTL4::ArgumentTable* argumentTable, MTL::RenderStages stages) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setArgumentTable(reinterpret_cast<const host::MTL4::ArgumentTable*>(argumentTable), stages);
}
void pewter_MTL4RenderCommandEncoder_setBlendColorRed_green_blue_alpha_(MTL4::RenderCommandEncoder* self, float red, float green, float blue, float alpha) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setBlendColor(red, green, blue, alpha);
}
void pewter_MTL4RenderCommandEncoder_setColorAttachmentMap_(MTL4::RenderCommandEncoder* self, const MTL::LogicalToPhysicalColorAttachmentMap* mapping) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setColorAttachmentMap(reinterpret_cast<const host::MTL::LogicalToPhysicalColorAttachmentMap*>(mapping));
}
void pewter_MTL4RenderCommandEncoder_setColorStoreAction_atIndex_(MTL4::RenderCommandEncoder* self, MTL::StoreAction storeAction, NS::UInteger colorAttachmentIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setColorStoreAction(storeAction, colorAttachmentIndex);
}
void pewter_MTL4RenderCommandEncoder_setCullMode_(MTL4::RenderCommandEncoder* self, MTL::CullMode cullMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setCullMode(cullMode);
}
void pewter_MTL4RenderCommandEncoder_setDepthBias_slopeScale_clamp_(MTL4::RenderCommandEncoder* self, float depthBias, float slopeScale, float clamp) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setDepthBias(depthBias, slopeScale, clamp);
}
void pewter_MTL4RenderCommandEncoder_setDepthClipMode_(MTL4::RenderCommandEncoder* self, MTL::DepthClipMode depthClipMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setDepthClipMode(depthClipMode);
}
void pewter_MTL4RenderCommandEncoder_setDepthStencilState_(MTL4::RenderCommandEncoder* self, const MTL::DepthStencilState* depthStencilState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setDepthStencilState(reinterpret_cast<const host::MTL::DepthStencilState*>(depthStencilState));
}
void pewter_MTL4RenderCommandEncoder_setDepthStoreAction_(MTL4::RenderCommandEncoder* self, MTL::StoreAction storeAction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setDepthStoreAction(storeAction);
}
void pewter_MTL4RenderCommandEncoder_setDepthTestMinBound_maxBound_(MTL4::RenderCommandEncoder* self, float minBound, float maxBound) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setDepthTestBounds(minBound, maxBound);
}
void pewter_MTL4RenderCommandEncoder_setFrontFacingWinding_(MTL4::RenderCommandEncoder* self, MTL::Winding frontFacingWinding) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setFrontFacingWinding(frontFacingWinding);
}
void pewter_MTL4RenderCommandEncoder_setObjectThreadgroupMemoryLength_atIndex_(MTL4::RenderCommandEncoder* self, NS::UInteger length, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setObjectThreadgroupMemoryLength(length, index);
}
void pewter_MTL4RenderCommandEncoder_setRenderPipelineState_(MTL4::RenderCommandEncoder* self, const MTL::RenderPipelineState* pipelineState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setRenderPipelineState(reinterpret_cast<const host::MTL::RenderPipelineState*>(pipelineState));
}
void pewter_MTL4RenderCommandEncoder_setScissorRect_(MTL4::RenderCommandEncoder* self, MTL::ScissorRect rect) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setScissorRect(rect);
}
void pewter_MTL4RenderCommandEncoder_setScissorRects_count_(MTL4::RenderCommandEncoder* self, const MTL::ScissorRect* scissorRects, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setScissorRects(scissorRects, count);
}
void pewter_MTL4RenderCommandEncoder_setStencilReferenceValue_(MTL4::RenderCommandEncoder* self, std::uint32_t referenceValue) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setStencilReferenceValue(referenceValue);
}
void pewter_MTL4RenderCommandEncoder_setStencilFrontReferenceValue_backReferenceValue_(MTL4::RenderCommandEncoder* self, std::uint32_t frontReferenceValue, std::uint32_t backReferenceValue) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setStencilReferenceValues(frontReferenceValue, backReferenceValue);
}
void pewter_MTL4RenderCommandEncoder_setStencilStoreAction_(MTL4::RenderCommandEncoder* self, MTL::StoreAction storeAction) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setStencilStoreAction(storeAction);
}
void pewter_MTL4RenderCommandEncoder_setThreadgroupMemoryLength_offset_atIndex_(MTL4::RenderCommandEncoder* self, NS::UInteger length, NS::UInteger offset, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setThreadgroupMemoryLength(length, offset, index);
}
void pewter_MTL4RenderCommandEncoder_setTriangleFillMode_(MTL4::RenderCommandEncoder* self, MTL::TriangleFillMode fillMode) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setTriangleFillMode(fillMode);
}
void pewter_MTL4RenderCommandEncoder_setVertexAmplificationCount_viewMappings_(MTL4::RenderCommandEncoder* self, NS::UInteger count, const MTL::VertexAmplificationViewMapping* viewMappings) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setVertexAmplificationCount(count, viewMappings);
}
void pewter_MTL4RenderCommandEncoder_setViewport_(MTL4::RenderCommandEncoder* self, MTL::Viewport viewport) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setViewport(viewport);
}
void pewter_MTL4RenderCommandEncoder_setViewports_count_(MTL4::RenderCommandEncoder* self, const MTL::Viewport* viewports, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setViewports(viewports, count);
}
void pewter_MTL4RenderCommandEncoder_setVisibilityResultMode_offset_(MTL4::RenderCommandEncoder* self, MTL::VisibilityResultMode mode, NS::UInteger offset) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->setVisibilityResultMode(mode, offset);
}
NS::UInteger pewter_MTL4RenderCommandEncoder_tileHeight(const MTL4::RenderCommandEncoder* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderCommandEncoder*>(self)->tileHeight();
}
NS::UInteger pewter_MTL4RenderCommandEncoder_tileWidth(const MTL4::RenderCommandEncoder* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderCommandEncoder*>(self)->tileWidth();
}
void pewter_MTL4RenderCommandEncoder_writeTimestampWithGranularity_afterStage_intoHeap_atIndex_(MTL4::RenderCommandEncoder* self, MTL4::TimestampGranularity granularity, MTL::RenderStages stage, const MTL4::CounterHeap* counterHeap, NS::UInteger index) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderCommandEncoder*>(self)->writeTimestamp(granularity, stage, reinterpret_cast<const host::MTL4::CounterHeap*>(counterHeap), index);
}
MTL4::RenderPassDescriptor* pewter_MTL4RenderPassDescriptor_alloc() {
  return reinterpret_cast<MTL4::RenderPassDescriptor*>(host::MTL4::RenderPassDescriptor::alloc());
}
MTL4::RenderPassDescriptor* pewter_MTL4RenderPassDescriptor_init(MTL4::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::RenderPassDescriptor*>(reinterpret_cast<host::MTL4::RenderPassDescriptor*>(self)->init());
}
NS::UInteger pewter_MTL4RenderPassDescriptor_defaultRasterSampleCount(const MTL4::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPassDescriptor*>(self)->defaultRasterSampleCount();
}
void pewter_MTL4RenderPassDescriptor_setDefaultRasterSampleCount_(MTL4::RenderPassDescriptor* self, NS::UInteger defaultRasterSampleCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPassDescriptor*>(self)->setDefaultRasterSampleCount(defaultRasterSampleCount);
}
MTL::RenderPassDepthAttachmentDescriptor* pewter_MTL4RenderPassDescriptor_depthAttachment(const MTL4::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPassDepthAttachmentDescriptor*>(reinterpret_cast<const host::MTL4::RenderPassDescriptor*>(self)->depthAttachment());
}
void pewter_MTL4RenderPassDescriptor_setDepthAttachment_(MTL4::RenderPassDescriptor* self, const MTL::RenderPassDepthAttachmentDescriptor* depthAttachment) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPassDescriptor*>(self)->setDepthAttachment(reinterpret_cast<const host::MTL::RenderPassDepthAttachmentDescriptor*>(depthAttachment));
}
NS::UInteger pewter_MTL4RenderPassDescriptor_imageblockSampleLength(const MTL4::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPassDescriptor*>(self)->imageblockSampleLength();
}
void pewter_MTL4RenderPassDescriptor_setImageblockSampleLength_(MTL4::RenderPassDescriptor* self, NS::UInteger imageblockSampleLength) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPassDescriptor*>(self)->setImageblockSampleLength(imageblockSampleLength);
}
MTL::RasterizationRateMap* pewter_MTL4RenderPassDescriptor_rasterizationRateMap(const MTL4::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RasterizationRateMap*>(reinterpret_cast<const host::MTL4::RenderPassDescriptor*>(self)->rasterizationRateMap());
}
void pewter_MTL4RenderPassDescriptor_setRasterizationRateMap_(MTL4::RenderPassDescriptor* self, const MTL::RasterizationRateMap* rasterizationRateMap) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPassDescriptor*>(self)->setRasterizationRateMap(reinterpret_cast<const host::MTL::RasterizationRateMap*>(rasterizationRateMap));
}
NS::UInteger pewter_MTL4RenderPassDescriptor_renderTargetArrayLength(const MTL4::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPassDescriptor*>(self)->renderTargetArrayLength();
}
void pewter_MTL4RenderPassDescriptor_setRenderTargetArrayLength_(MTL4::RenderPassDescriptor* self, NS::UInteger renderTargetArrayLength) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPassDescriptor*>(self)->setRenderTargetArrayLength(renderTargetArrayLength);
}
NS::UInteger pewter_MTL4RenderPassDescriptor_renderTargetHeight(const MTL4::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPassDescriptor*>(self)->renderTargetHeight();
}
void pewter_MTL4RenderPassDescriptor_setRenderTargetHeight_(MTL4::RenderPassDescriptor* self, NS::UInteger renderTargetHeight) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPassDescriptor*>(self)->setRenderTargetHeight(renderTargetHeight);
}
NS::UInteger pewter_MTL4RenderPassDescriptor_renderTargetWidth(const MTL4::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPassDescriptor*>(self)->renderTargetWidth();
}
void pewter_MTL4RenderPassDescriptor_setRenderTargetWidth_(MTL4::RenderPassDescriptor* self, NS::UInteger renderTargetWidth) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPassDescriptor*>(self)->setRenderTargetWidth(renderTargetWidth);
}
MTL::RenderPassStencilAttachmentDescriptor* pewter_MTL4RenderPassDescriptor_stencilAttachment(const MTL4::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPassStencilAttachmentDescriptor*>(reinterpret_cast<const host::MTL4::RenderPassDescriptor*>(self)->stencilAttachment());
}
void pewter_MTL4RenderPassDescriptor_setStencilAttachment_(MTL4::RenderPassDescriptor* self, const MTL::RenderPassStencilAttachmentDescriptor* stencilAttachment) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPassDescriptor*>(self)->setStencilAttachment(reinterpret_cast<const host::MTL::RenderPassStencilAttachmentDescriptor*>(stencilAttachment));
}
bool pewter_MTL4RenderPassDescriptor_supportColorAttachmentMapping(const MTL4::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPassDescriptor*>(self)->supportColorAttachmentMapping();
}
void pewter_MTL4RenderPassDescriptor_setSupportColorAttachmentMapping_(MTL4::RenderPassDescriptor* self, bool supportColorAttachmentMapping) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPassDescriptor*>(self)->setSupportColorAttachmentMapping(supportColorAttachmentMapping);
}
NS::UInteger pewter_MTL4RenderPassDescriptor_threadgroupMemoryLength(const MTL4::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPassDescriptor*>(self)->threadgroupMemoryLength();
}
void pewter_MTL4RenderPassDescriptor_setThreadgroupMemoryLength_(MTL4::RenderPassDescriptor* self, NS::UInteger threadgroupMemoryLength) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPassDescriptor*>(self)->setThreadgroupMemoryLength(threadgroupMemoryLength);
}
NS::UInteger pewter_MTL4RenderPassDescriptor_tileHeight(const MTL4::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPassDescriptor*>(self)->tileHeight();
}
void pewter_MTL4RenderPassDescriptor_setTileHeight_(MTL4::RenderPassDescriptor* self, NS::UInteger tileHeight) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPassDescriptor*>(self)->setTileHeight(tileHeight);
}
NS::UInteger pewter_MTL4RenderPassDescriptor_tileWidth(const MTL4::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPassDescriptor*>(self)->tileWidth();
}
void pewter_MTL4RenderPassDescriptor_setTileWidth_(MTL4::RenderPassDescriptor* self, NS::UInteger tileWidth) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPassDescriptor*>(self)->setTileWidth(tileWidth);
}
MTL::Buffer* pewter_MTL4RenderPassDescriptor_visibilityResultBuffer(const MTL4::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Buffer*>(reinterpret_cast<const host::MTL4::RenderPassDescriptor*>(self)->visibilityResultBuffer());
}
void pewter_MTL4RenderPassDescriptor_setVisibilityResultBuffer_(MTL4::RenderPassDescriptor* self, const MTL::Buffer* visibilityResultBuffer) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPassDescriptor*>(self)->setVisibilityResultBuffer(reinterpret_cast<const host::MTL::Buffer*>(visibilityResultBuffer));
}
MTL::VisibilityResultType pewter_MTL4RenderPassDescriptor_visibilityResultType(const MTL4::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPassDescriptor*>(self)->visibilityResultType();
}
void pewter_MTL4RenderPassDescriptor_setVisibilityResultType_(MTL4::RenderPassDescriptor* self, MTL::VisibilityResultType visibilityResultType) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPassDescriptor*>(self)->setVisibilityResultType(visibilityResultType);
}
MTL::RenderPassColorAttachmentDescriptorArray* pewter_MTL4RenderPassDescriptor_colorAttachments(const MTL4::RenderPassDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::RenderPassColorAttachmentDescriptorArray*>(reinterpret_cast<const host::MTL4::RenderPassDescriptor*>(self)->colorAttachments());
}
NS::UInteger pewter_MTL4RenderPassDescriptor_getSamplePositions_count_(MTL4::RenderPassDescriptor* self, MTL::SamplePosition* positions, NS::UInteger count) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::MTL4::RenderPassDescriptor*>(self)->getSamplePositions(positions, count);
}
void pewter_MTL4RenderPassDescriptor_setSamplePositions_count_(MTL4::RenderPassDescriptor* self, const MTL::SamplePosition* positions, NS::UInteger count) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPassDescriptor*>(self)->setSamplePositions(positions, count);
}
MTL4::RenderPipelineColorAttachmentDescriptor* pewter_MTL4RenderPipelineColorAttachmentDescriptor_alloc() {
  return reinterpret_cast<MTL4::RenderPipelineColorAttachmentDescriptor*>(host::MTL4::RenderPipelineColorAttachmentDescriptor::alloc());
}
MTL4::RenderPipelineColorAttachmentDescriptor* pewter_MTL4RenderPipelineColorAttachmentDescriptor_init(MTL4::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::RenderPipelineColorAttachmentDescriptor*>(reinterpret_cast<host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->init());
}
MTL::BlendOperation pewter_MTL4RenderPipelineColorAttachmentDescriptor_alphaBlendOperation(const MTL4::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->alphaBlendOperation();
}
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_setAlphaBlendOperation_(MTL4::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendOperation alphaBlendOperation) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->setAlphaBlendOperation(alphaBlendOperation);
}
MTL4::BlendState pewter_MTL4RenderPipelineColorAttachmentDescriptor_blendingState(const MTL4::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->blendingState();
}
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_setBlendingState_(MTL4::RenderPipelineColorAttachmentDescriptor* self, MTL4::BlendState blendingState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->setBlendingState(blendingState);
}
MTL::BlendFactor pewter_MTL4RenderPipelineColorAttachmentDescriptor_destinationAlphaBlendFactor(const MTL4::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->destinationAlphaBlendFactor();
}
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_setDestinationAlphaBlendFactor_(MTL4::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendFactor destinationAlphaBlendFactor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->setDestinationAlphaBlendFactor(destinationAlphaBlendFactor);
}
MTL::BlendFactor pewter_MTL4RenderPipelineColorAttachmentDescriptor_destinationRGBBlendFactor(const MTL4::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->destinationRGBBlendFactor();
}
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_setDestinationRGBBlendFactor_(MTL4::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendFactor destinationRGBBlendFactor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->setDestinationRGBBlendFactor(destinationRGBBlendFactor);
}
MTL::PixelFormat pewter_MTL4RenderPipelineColorAttachmentDescriptor_pixelFormat(const MTL4::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->pixelFormat();
}
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_setPixelFormat_(MTL4::RenderPipelineColorAttachmentDescriptor* self, MTL::PixelFormat pixelFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->setPixelFormat(pixelFormat);
}
MTL::BlendOperation pewter_MTL4RenderPipelineColorAttachmentDescriptor_rgbBlendOperation(const MTL4::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->rgbBlendOperation();
}
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_setRgbBlendOperation_(MTL4::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendOperation rgbBlendOperation) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->setRgbBlendOperation(rgbBlendOperation);
}
MTL::BlendFactor pewter_MTL4RenderPipelineColorAttachmentDescriptor_sourceAlphaBlendFactor(const MTL4::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->sourceAlphaBlendFactor();
}
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_setSourceAlphaBlendFactor_(MTL4::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendFactor sourceAlphaBlendFactor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->setSourceAlphaBlendFactor(sourceAlphaBlendFactor);
}
MTL::BlendFactor pewter_MTL4RenderPipelineColorAttachmentDescriptor_sourceRGBBlendFactor(const MTL4::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->sourceRGBBlendFactor();
}
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_setSourceRGBBlendFactor_(MTL4::RenderPipelineColorAttachmentDescriptor* self, MTL::BlendFactor sourceRGBBlendFactor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->setSourceRGBBlendFactor(sourceRGBBlendFactor);
}
MTL::ColorWriteMask pewter_MTL4RenderPipelineColorAttachmentDescriptor_writeMask(const MTL4::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->writeMask();
}
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_setWriteMask_(MTL4::RenderPipelineColorAttachmentDescriptor* self, MTL::ColorWriteMask writeMask) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->setWriteMask(writeMask);
}
void pewter_MTL4RenderPipelineColorAttachmentDescriptor_reset(MTL4::RenderPipelineColorAttachmentDescriptor* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineColorAttachmentDescriptor*>(self)->reset();
}
MTL4::RenderPipelineColorAttachmentDescriptorArray* pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_alloc() {
  return reinterpret_cast<MTL4::RenderPipelineColorAttachmentDescriptorArray*>(host::MTL4::RenderPipelineColorAttachmentDescriptorArray::alloc());
}
MTL4::RenderPipelineColorAttachmentDescriptorArray* pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_init(MTL4::RenderPipelineColorAttachmentDescriptorArray* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::RenderPipelineColorAttachmentDescriptorArray*>(reinterpret_cast<host::MTL4::RenderPipelineColorAttachmentDescriptorArray*>(self)->init());
}
MTL4::RenderPipelineColorAttachmentDescriptor* pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_objectAtIndexedSubscript_(MTL4::RenderPipelineColorAttachmentDescriptorArray* self, NS::UInteger attachmentIndex) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::RenderPipelineColorAttachmentDescriptor*>(reinterpret_cast<host::MTL4::RenderPipelineColorAttachmentDescriptorArray*>(self)->object(attachmentIndex));
}
void pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_reset(MTL4::RenderPipelineColorAttachmentDescriptorArray* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineColorAttachmentDescriptorArray*>(self)->reset();
}
void pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_setObject_atIndexedSubscript_(MTL4::RenderPipelineColorAttachmentDescriptorArray* self, const MTL4::RenderPipelineColorAttachmentDescriptor* attachment, NS::UInteger attachmentIndex) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineColorAttachmentDescriptorArray*>(self)->setObject(reinterpret_cast<const host::MTL4::RenderPipelineColorAttachmentDescriptor*>(attachment), attachmentIndex);
}
MTL4::RenderPipelineBinaryFunctionsDescriptor* pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_alloc() {
  return reinterpret_cast<MTL4::RenderPipelineBinaryFunctionsDescriptor*>(host::MTL4::RenderPipelineBinaryFunctionsDescriptor::alloc());
}
MTL4::RenderPipelineBinaryFunctionsDescriptor* pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_init(MTL4::RenderPipelineBinaryFunctionsDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::RenderPipelineBinaryFunctionsDescriptor*>(reinterpret_cast<host::MTL4::RenderPipelineBinaryFunctionsDescriptor*>(self)->init());
}
NS::Array* pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_fragmentAdditionalBinaryFunctions(const MTL4::RenderPipelineBinaryFunctionsDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL4::RenderPipelineBinaryFunctionsDescriptor*>(self)->fragmentAdditionalBinaryFunctions());
}
void pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setFragmentAdditionalBinaryFunctions_(MTL4::RenderPipelineBinaryFunctionsDescriptor* self, const NS::Array* fragmentAdditionalBinaryFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineBinaryFunctionsDescriptor*>(self)->setFragmentAdditionalBinaryFunctions(reinterpret_cast<const host::NS::Array*>(fragmentAdditionalBinaryFunctions));
}
NS::Array* pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_meshAdditionalBinaryFunctions(const MTL4::RenderPipelineBinaryFunctionsDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL4::RenderPipelineBinaryFunctionsDescriptor*>(self)->meshAdditionalBinaryFunctions());
}
void pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setMeshAdditionalBinaryFunctions_(MTL4::RenderPipelineBinaryFunctionsDescriptor* self, const NS::Array* meshAdditionalBinaryFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineBinaryFunctionsDescriptor*>(self)->setMeshAdditionalBinaryFunctions(reinterpret_cast<const host::NS::Array*>(meshAdditionalBinaryFunctions));
}
NS::Array* pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_objectAdditionalBinaryFunctions(const MTL4::RenderPipelineBinaryFunctionsDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL4::RenderPipelineBinaryFunctionsDescriptor*>(self)->objectAdditionalBinaryFunctions());
}
void pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setObjectAdditionalBinaryFunctions_(MTL4::RenderPipelineBinaryFunctionsDescriptor* self, const NS::Array* objectAdditionalBinaryFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineBinaryFunctionsDescriptor*>(self)->setObjectAdditionalBinaryFunctions(reinterpret_cast<const host::NS::Array*>(objectAdditionalBinaryFunctions));
}
NS::Array* pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_tileAdditionalBinaryFunctions(const MTL4::RenderPipelineBinaryFunctionsDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL4::RenderPipelineBinaryFunctionsDescriptor*>(self)->tileAdditionalBinaryFunctions());
}
void pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setTileAdditionalBinaryFunctions_(MTL4::RenderPipelineBinaryFunctionsDescriptor* self, const NS::Array* tileAdditionalBinaryFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineBinaryFunctionsDescriptor*>(self)->setTileAdditionalBinaryFunctions(reinterpret_cast<const host::NS::Array*>(tileAdditionalBinaryFunctions));
}
NS::Array* pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_vertexAdditionalBinaryFunctions(const MTL4::RenderPipelineBinaryFunctionsDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL4::RenderPipelineBinaryFunctionsDescriptor*>(self)->vertexAdditionalBinaryFunctions());
}
void pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setVertexAdditionalBinaryFunctions_(MTL4::RenderPipelineBinaryFunctionsDescriptor* self, const NS::Array* vertexAdditionalBinaryFunctions) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineBinaryFunctionsDescriptor*>(self)->setVertexAdditionalBinaryFunctions(reinterpret_cast<const host::NS::Array*>(vertexAdditionalBinaryFunctions));
}
void pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_reset(MTL4::RenderPipelineBinaryFunctionsDescriptor* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineBinaryFunctionsDescriptor*>(self)->reset();
}
MTL4::RenderPipelineDescriptor* pewter_MTL4RenderPipelineDescriptor_alloc() {
  return reinterpret_cast<MTL4::RenderPipelineDescriptor*>(host::MTL4::RenderPipelineDescriptor::alloc());
}
MTL4::RenderPipelineDescriptor* pewter_MTL4RenderPipelineDescriptor_init(MTL4::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::RenderPipelineDescriptor*>(reinterpret_cast<host::MTL4::RenderPipelineDescriptor*>(self)->init());
}
MTL4::AlphaToCoverageState pewter_MTL4RenderPipelineDescriptor_alphaToCoverageState(const MTL4::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineDescriptor*>(self)->alphaToCoverageState();
}
void pewter_MTL4RenderPipelineDescriptor_setAlphaToCoverageState_(MTL4::RenderPipelineDescriptor* self, MTL4::AlphaToCoverageState alphaToCoverageState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineDescriptor*>(self)->setAlphaToCoverageState(alphaToCoverageState);
}
MTL4::AlphaToOneState pewter_MTL4RenderPipelineDescriptor_alphaToOneState(const MTL4::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineDescriptor*>(self)->alphaToOneState();
}
void pewter_MTL4RenderPipelineDescriptor_setAlphaToOneState_(MTL4::RenderPipelineDescriptor* self, MTL4::AlphaToOneState alphaToOneState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineDescriptor*>(self)->setAlphaToOneState(alphaToOneState);
}
MTL4::LogicalToPhysicalColorAttachmentMappingState pewter_MTL4RenderPipelineDescriptor_colorAttachmentMappingState(const MTL4::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineDescriptor*>(self)->colorAttachmentMappingState();
}
void pewter_MTL4RenderPipelineDescriptor_setColorAttachmentMappingState_(MTL4::RenderPipelineDescriptor* self, MTL4::LogicalToPhysicalColorAttachmentMappingState colorAttachmentMappingState) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineDescriptor*>(self)->setColorAttachmentMappingState(colorAttachmentMappingState);
}
MTL4::FunctionDescriptor* pewter_MTL4RenderPipelineDescriptor_fragmentFunctionDescriptor(const MTL4::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::FunctionDescriptor*>(reinterpret_cast<const host::MTL4::RenderPipelineDescriptor*>(self)->fragmentFunctionDescriptor());
}
void pewter_MTL4RenderPipelineDescriptor_setFragmentFunctionDescriptor_(MTL4::RenderPipelineDescriptor* self, const MTL4::FunctionDescriptor* fragmentFunctionDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineDescriptor*>(self)->setFragmentFunctionDescriptor(reinterpret_cast<const host::MTL4::FunctionDescriptor*>(fragmentFunctionDescriptor));
}
MTL4::StaticLinkingDescriptor* pewter_MTL4RenderPipelineDescriptor_fragmentStaticLinkingDescriptor(const MTL4::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::StaticLinkingDescriptor*>(reinterpret_cast<const host::MTL4::RenderPipelineDescriptor*>(self)->fragmentStaticLinkingDescriptor());
}
void pewter_MTL4RenderPipelineDescriptor_setFragmentStaticLinkingDescriptor_(MTL4::RenderPipelineDescriptor* self, const MTL4::StaticLinkingDescriptor* fragmentStaticLinkingDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineDescriptor*>(self)->setFragmentStaticLinkingDescriptor(reinterpret_cast<const host::MTL4::StaticLinkingDescriptor*>(fragmentStaticLinkingDescriptor));
}
MTL::PrimitiveTopologyClass pewter_MTL4RenderPipelineDescriptor_inputPrimitiveTopology(const MTL4::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineDescriptor*>(self)->inputPrimitiveTopology();
}
void pewter_MTL4RenderPipelineDescriptor_setInputPrimitiveTopology_(MTL4::RenderPipelineDescriptor* self, MTL::PrimitiveTopologyClass inputPrimitiveTopology) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineDescriptor*>(self)->setInputPrimitiveTopology(inputPrimitiveTopology);
}
NS::UInteger pewter_MTL4RenderPipelineDescriptor_maxVertexAmplificationCount(const MTL4::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineDescriptor*>(self)->maxVertexAmplificationCount();
}
void pewter_MTL4RenderPipelineDescriptor_setMaxVertexAmplificationCount_(MTL4::RenderPipelineDescriptor* self, NS::UInteger maxVertexAmplificationCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineDescriptor*>(self)->setMaxVertexAmplificationCount(maxVertexAmplificationCount);
}
NS::UInteger pewter_MTL4RenderPipelineDescriptor_rasterSampleCount(const MTL4::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineDescriptor*>(self)->rasterSampleCount();
}
void pewter_MTL4RenderPipelineDescriptor_setRasterSampleCount_(MTL4::RenderPipelineDescriptor* self, NS::UInteger rasterSampleCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineDescriptor*>(self)->setRasterSampleCount(rasterSampleCount);
}
bool pewter_MTL4RenderPipelineDescriptor_isRasterizationEnabled(const MTL4::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineDescriptor*>(self)->rasterizationEnabled();
}
void pewter_MTL4RenderPipelineDescriptor_setRasterizationEnabled_(MTL4::RenderPipelineDescriptor* self, bool rasterizationEnabled) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineDescriptor*>(self)->setRasterizationEnabled(rasterizationEnabled);
}
bool pewter_MTL4RenderPipelineDescriptor_supportFragmentBinaryLinking(const MTL4::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineDescriptor*>(self)->supportFragmentBinaryLinking();
}
void pewter_MTL4RenderPipelineDescriptor_setSupportFragmentBinaryLinking_(MTL4::RenderPipelineDescriptor* self, bool supportFragmentBinaryLinking) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineDescriptor*>(self)->setSupportFragmentBinaryLinking(supportFragmentBinaryLinking);
}
MTL4::IndirectCommandBufferSupportState pewter_MTL4RenderPipelineDescriptor_supportIndirectCommandBuffers(const MTL4::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineDescriptor*>(self)->supportIndirectCommandBuffers();
}
void pewter_MTL4RenderPipelineDescriptor_setSupportIndirectCommandBuffers_(MTL4::RenderPipelineDescriptor* self, MTL4::IndirectCommandBufferSupportState supportIndirectCommandBuffers) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineDescriptor*>(self)->setSupportIndirectCommandBuffers(supportIndirectCommandBuffers);
}
bool pewter_MTL4RenderPipelineDescriptor_supportVertexBinaryLinking(const MTL4::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::RenderPipelineDescriptor*>(self)->supportVertexBinaryLinking();
}
void pewter_MTL4RenderPipelineDescriptor_setSupportVertexBinaryLinking_(MTL4::RenderPipelineDescriptor* self, bool supportVertexBinaryLinking) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineDescriptor*>(self)->setSupportVertexBinaryLinking(supportVertexBinaryLinking);
}
MTL::VertexDescriptor* pewter_MTL4RenderPipelineDescriptor_vertexDescriptor(const MTL4::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::VertexDescriptor*>(reinterpret_cast<const host::MTL4::RenderPipelineDescriptor*>(self)->vertexDescriptor());
}
void pewter_MTL4RenderPipelineDescriptor_setVertexDescriptor_(MTL4::RenderPipelineDescriptor* self, const MTL::VertexDescriptor* vertexDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineDescriptor*>(self)->setVertexDescriptor(reinterpret_cast<const host::MTL::VertexDescriptor*>(vertexDescriptor));
}
MTL4::FunctionDescriptor* pewter_MTL4RenderPipelineDescriptor_vertexFunctionDescriptor(const MTL4::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::FunctionDescriptor*>(reinterpret_cast<const host::MTL4::RenderPipelineDescriptor*>(self)->vertexFunctionDescriptor());
}
void pewter_MTL4RenderPipelineDescriptor_setVertexFunctionDescriptor_(MTL4::RenderPipelineDescriptor* self, const MTL4::FunctionDescriptor* vertexFunctionDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineDescriptor*>(self)->setVertexFunctionDescriptor(reinterpret_cast<const host::MTL4::FunctionDescriptor*>(vertexFunctionDescriptor));
}
MTL4::StaticLinkingDescriptor* pewter_MTL4RenderPipelineDescriptor_vertexStaticLinkingDescriptor(const MTL4::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::StaticLinkingDescriptor*>(reinterpret_cast<const host::MTL4::RenderPipelineDescriptor*>(self)->vertexStaticLinkingDescriptor());
}
void pewter_MTL4RenderPipelineDescriptor_setVertexStaticLinkingDescriptor_(MTL4::RenderPipelineDescriptor* self, const MTL4::StaticLinkingDescriptor* vertexStaticLinkingDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineDescriptor*>(self)->setVertexStaticLinkingDescriptor(reinterpret_cast<const host::MTL4::StaticLinkingDescriptor*>(vertexStaticLinkingDescriptor));
}
MTL4::RenderPipelineColorAttachmentDescriptorArray* pewter_MTL4RenderPipelineDescriptor_colorAttachments(const MTL4::RenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::RenderPipelineColorAttachmentDescriptorArray*>(reinterpret_cast<const host::MTL4::RenderPipelineDescriptor*>(self)->colorAttachments());
}
void pewter_MTL4RenderPipelineDescriptor_reset(MTL4::RenderPipelineDescriptor* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::RenderPipelineDescriptor*>(self)->reset();
}
MTL4::SpecializedFunctionDescriptor* pewter_MTL4SpecializedFunctionDescriptor_alloc() {
  return reinterpret_cast<MTL4::SpecializedFunctionDescriptor*>(host::MTL4::SpecializedFunctionDescriptor::alloc());
}
MTL4::SpecializedFunctionDescriptor* pewter_MTL4SpecializedFunctionDescriptor_init(MTL4::SpecializedFunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::SpecializedFunctionDescriptor*>(reinterpret_cast<host::MTL4::SpecializedFunctionDescriptor*>(self)->init());
}
MTL::FunctionConstantValues* pewter_MTL4SpecializedFunctionDescriptor_constantValues(const MTL4::SpecializedFunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionConstantValues*>(reinterpret_cast<const host::MTL4::SpecializedFunctionDescriptor*>(self)->constantValues());
}
void pewter_MTL4SpecializedFunctionDescriptor_setConstantValues_(MTL4::SpecializedFunctionDescriptor* self, const MTL::FunctionConstantValues* constantValues) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::SpecializedFunctionDescriptor*>(self)->setConstantValues(reinterpret_cast<const host::MTL::FunctionConstantValues*>(constantValues));
}
MTL4::FunctionDescriptor* pewter_MTL4SpecializedFunctionDescriptor_functionDescriptor(const MTL4::SpecializedFunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::FunctionDescriptor*>(reinterpret_cast<const host::MTL4::SpecializedFunctionDescriptor*>(self)->functionDescriptor());
}
void pewter_MTL4SpecializedFunctionDescriptor_setFunctionDescriptor_(MTL4::SpecializedFunctionDescriptor* self, const MTL4::FunctionDescriptor* functionDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::SpecializedFunctionDescriptor*>(self)->setFunctionDescriptor(reinterpret_cast<const host::MTL4::FunctionDescriptor*>(functionDescriptor));
}
NS::String* pewter_MTL4SpecializedFunctionDescriptor_specializedName(const MTL4::SpecializedFunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::MTL4::SpecializedFunctionDescriptor*>(self)->specializedName());
}
void pewter_MTL4SpecializedFunctionDescriptor_setSpecializedName_(MTL4::SpecializedFunctionDescriptor* self, const NS::String* specializedName) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::SpecializedFunctionDescriptor*>(self)->setSpecializedName(reinterpret_cast<const host::NS::String*>(specializedName));
}
MTL4::StitchedFunctionDescriptor* pewter_MTL4StitchedFunctionDescriptor_alloc() {
  return reinterpret_cast<MTL4::StitchedFunctionDescriptor*>(host::MTL4::StitchedFunctionDescriptor::alloc());
}
MTL4::StitchedFunctionDescriptor* pewter_MTL4StitchedFunctionDescriptor_init(MTL4::StitchedFunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::StitchedFunctionDescriptor*>(reinterpret_cast<host::MTL4::StitchedFunctionDescriptor*>(self)->init());
}
NS::Array* pewter_MTL4StitchedFunctionDescriptor_functionDescriptors(const MTL4::StitchedFunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::MTL4::StitchedFunctionDescriptor*>(self)->functionDescriptors());
}
void pewter_MTL4StitchedFunctionDescriptor_setFunctionDescriptors_(MTL4::StitchedFunctionDescriptor* self, const NS::Array* functionDescriptors) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::StitchedFunctionDescriptor*>(self)->setFunctionDescriptors(reinterpret_cast<const host::NS::Array*>(functionDescriptors));
}
MTL::FunctionStitchingGraph* pewter_MTL4StitchedFunctionDescriptor_functionGraph(const MTL4::StitchedFunctionDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::FunctionStitchingGraph*>(reinterpret_cast<const host::MTL4::StitchedFunctionDescriptor*>(self)->functionGraph());
}
void pewter_MTL4StitchedFunctionDescriptor_setFunctionGraph_(MTL4::StitchedFunctionDescriptor* self, const MTL::FunctionStitchingGraph* functionGraph) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::StitchedFunctionDescriptor*>(self)->setFunctionGraph(reinterpret_cast<const host::MTL::FunctionStitchingGraph*>(functionGraph));
}
MTL4::TileRenderPipelineDescriptor* pewter_MTL4TileRenderPipelineDescriptor_alloc() {
  return reinterpret_cast<MTL4::TileRenderPipelineDescriptor*>(host::MTL4::TileRenderPipelineDescriptor::alloc());
}
MTL4::TileRenderPipelineDescriptor* pewter_MTL4TileRenderPipelineDescriptor_init(MTL4::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::TileRenderPipelineDescriptor*>(reinterpret_cast<host::MTL4::TileRenderPipelineDescriptor*>(self)->init());
}
NS::UInteger pewter_MTL4TileRenderPipelineDescriptor_maxTotalThreadsPerThreadgroup(const MTL4::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::TileRenderPipelineDescriptor*>(self)->maxTotalThreadsPerThreadgroup();
}
void pewter_MTL4TileRenderPipelineDescriptor_setMaxTotalThreadsPerThreadgroup_(MTL4::TileRenderPipelineDescriptor* self, NS::UInteger maxTotalThreadsPerThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::TileRenderPipelineDescriptor*>(self)->setMaxTotalThreadsPerThreadgroup(maxTotalThreadsPerThreadgroup);
}
NS::UInteger pewter_MTL4TileRenderPipelineDescriptor_rasterSampleCount(const MTL4::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::TileRenderPipelineDescriptor*>(self)->rasterSampleCount();
}
void pewter_MTL4TileRenderPipelineDescriptor_setRasterSampleCount_(MTL4::TileRenderPipelineDescriptor* self, NS::UInteger rasterSampleCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::TileRenderPipelineDescriptor*>(self)->setRasterSampleCount(rasterSampleCount);
}
MTL::Size pewter_MTL4TileRenderPipelineDescriptor_requiredThreadsPerThreadgroup(const MTL4::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::TileRenderPipelineDescriptor*>(self)->requiredThreadsPerThreadgroup();
}
void pewter_MTL4TileRenderPipelineDescriptor_setRequiredThreadsPerThreadgroup_(MTL4::TileRenderPipelineDescriptor* self, MTL::Size requiredThreadsPerThreadgroup) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::TileRenderPipelineDescriptor*>(self)->setRequiredThreadsPerThreadgroup(requiredThreadsPerThreadgroup);
}
MTL4::StaticLinkingDescriptor* pewter_MTL4TileRenderPipelineDescriptor_staticLinkingDescriptor(const MTL4::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::StaticLinkingDescriptor*>(reinterpret_cast<const host::MTL4::TileRenderPipelineDescriptor*>(self)->staticLinkingDescriptor());
}
void pewter_MTL4TileRenderPipelineDescriptor_setStaticLinkingDescriptor_(MTL4::TileRenderPipelineDescriptor* self, const MTL4::StaticLinkingDescriptor* staticLinkingDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::TileRenderPipelineDescriptor*>(self)->setStaticLinkingDescriptor(reinterpret_cast<const host::MTL4::StaticLinkingDescriptor*>(staticLinkingDescriptor));
}
bool pewter_MTL4TileRenderPipelineDescriptor_supportBinaryLinking(const MTL4::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::TileRenderPipelineDescriptor*>(self)->supportBinaryLinking();
}
void pewter_MTL4TileRenderPipelineDescriptor_setSupportBinaryLinking_(MTL4::TileRenderPipelineDescriptor* self, bool supportBinaryLinking) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::TileRenderPipelineDescriptor*>(self)->setSupportBinaryLinking(supportBinaryLinking);
}
bool pewter_MTL4TileRenderPipelineDescriptor_threadgroupSizeMatchesTileSize(const MTL4::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::MTL4::TileRenderPipelineDescriptor*>(self)->threadgroupSizeMatchesTileSize();
}
void pewter_MTL4TileRenderPipelineDescriptor_setThreadgroupSizeMatchesTileSize_(MTL4::TileRenderPipelineDescriptor* self, bool threadgroupSizeMatchesTileSize) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::TileRenderPipelineDescriptor*>(self)->setThreadgroupSizeMatchesTileSize(threadgroupSizeMatchesTileSize);
}
MTL4::FunctionDescriptor* pewter_MTL4TileRenderPipelineDescriptor_tileFunctionDescriptor(const MTL4::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL4::FunctionDescriptor*>(reinterpret_cast<const host::MTL4::TileRenderPipelineDescriptor*>(self)->tileFunctionDescriptor());
}
void pewter_MTL4TileRenderPipelineDescriptor_setTileFunctionDescriptor_(MTL4::TileRenderPipelineDescriptor* self, const MTL4::FunctionDescriptor* tileFunctionDescriptor) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::TileRenderPipelineDescriptor*>(self)->setTileFunctionDescriptor(reinterpret_cast<const host::MTL4::FunctionDescriptor*>(tileFunctionDescriptor));
}
MTL::TileRenderPipelineColorAttachmentDescriptorArray* pewter_MTL4TileRenderPipelineDescriptor_colorAttachments(const MTL4::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::TileRenderPipelineColorAttachmentDescriptorArray*>(reinterpret_cast<const host::MTL4::TileRenderPipelineDescriptor*>(self)->colorAttachments());
}
void pewter_MTL4TileRenderPipelineDescriptor_reset(MTL4::TileRenderPipelineDescriptor* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::MTL4::TileRenderPipelineDescriptor*>(self)->reset();
}
}
