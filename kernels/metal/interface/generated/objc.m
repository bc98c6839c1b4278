// Generated from kernels/metal/interface: Metal's classes, each over an object of the flat C functions.
// clang-format off
#import "kernels/metal/objc/by_hand.h"
#import <QuartzCore/QuartzCore.h>

static void call_block_0(void *block, pewter_MTL4CommitFeedback *a0) {
  PEWTER_CALLBACK;
  ((void (^)(id<MTL4CommitFeedback>))block)(pewter_borrow(a0));
}
static void call_block_1(void *block, pewter_MTL4BinaryFunction *a0, pewter_NSError *a1) {
  PEWTER_CALLBACK;
  ((void (^)(id<MTL4BinaryFunction>, NSError *))block)(pewter_borrow(a0), pewter_borrow(a1));
}
static void call_block_2(void *block, pewter_MTLComputePipelineState *a0, pewter_NSError *a1) {
  PEWTER_CALLBACK;
  ((void (^)(id<MTLComputePipelineState>, NSError *))block)(pewter_borrow(a0), pewter_borrow(a1));
}
static void call_block_3(void *block, pewter_MTLDynamicLibrary *a0, pewter_NSError *a1) {
  PEWTER_CALLBACK;
  ((void (^)(id<MTLDynamicLibrary>, NSError *))block)(pewter_borrow(a0), pewter_borrow(a1));
}
static void call_block_4(void *block, pewter_MTLLibrary *a0, pewter_NSError *a1) {
  PEWTER_CALLBACK;
  ((void (^)(id<MTLLibrary>, NSError *))block)(pewter_borrow(a0), pewter_borrow(a1));
}
static void call_block_5(void *block, pewter_MTL4MachineLearningPipelineState *a0, pewter_NSError *a1) {
  PEWTER_CALLBACK;
  ((void (^)(id<MTL4MachineLearningPipelineState>, NSError *))block)(pewter_borrow(a0), pewter_borrow(a1));
}
static void call_block_6(void *block, pewter_MTLRenderPipelineState *a0, pewter_NSError *a1) {
  PEWTER_CALLBACK;
  ((void (^)(id<MTLRenderPipelineState>, NSError *))block)(pewter_borrow(a0), pewter_borrow(a1));
}
static void call_block_7(void *block, pewter_MTLCommandBuffer *a0) {
  PEWTER_CALLBACK;
  ((void (^)(id<MTLCommandBuffer>))block)(pewter_borrow(a0));
}
static void call_block_8(void *block, void*a0, NSUInteger a1) {
  PEWTER_CALLBACK;
  ((void (^)(void*, NSUInteger))block)(a0, a1);
}
static void call_block_9(void *block, pewter_MTLComputePipelineState *a0, pewter_MTLComputePipelineReflection *a1, pewter_NSError *a2) {
  PEWTER_CALLBACK;
  ((void (^)(id<MTLComputePipelineState>, MTLComputePipelineReflection *, NSError *))block)(pewter_borrow(a0), pewter_borrow(a1), pewter_borrow(a2));
}
static void call_block_10(void *block, pewter_MTLRenderPipelineState *a0, pewter_MTLRenderPipelineReflection *a1, pewter_NSError *a2) {
  PEWTER_CALLBACK;
  ((void (^)(id<MTLRenderPipelineState>, MTLRenderPipelineReflection *, NSError *))block)(pewter_borrow(a0), pewter_borrow(a1), pewter_borrow(a2));
}
static void call_block_11(void *block, pewter_MTLDrawable *a0) {
  PEWTER_CALLBACK;
  ((void (^)(id<MTLDrawable>))block)(pewter_borrow(a0));
}
static void call_block_12(void *block, pewter_MTLIOCommandBuffer *a0) {
  PEWTER_CALLBACK;
  ((void (^)(id<MTLIOCommandBuffer>))block)(pewter_borrow(a0));
}
static void call_block_13(void *block, pewter_MTLFunction *a0, pewter_NSError *a1) {
  PEWTER_CALLBACK;
  ((void (^)(id<MTLFunction>, NSError *))block)(pewter_borrow(a0), pewter_borrow(a1));
}
static void call_block_14(void *block, pewter_NSString *a0, pewter_NSString *a1, MTLLogLevel a2, pewter_NSString *a3) {
  PEWTER_CALLBACK;
  ((void (^)(NSString *, NSString *, MTLLogLevel, NSString *))block)(pewter_borrow(a0), pewter_borrow(a1), a2, pewter_borrow(a3));
}

@implementation MTLAccelerationStructureDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLAccelerationStructureDescriptor_init(pewter_MTLAccelerationStructureDescriptor_alloc())];
}
- (MTLAccelerationStructureUsage)usage {
  return pewter_MTLAccelerationStructureDescriptor_usage((void *)_object);
}
- (void)setUsage:(MTLAccelerationStructureUsage)usage {
  pewter_MTLAccelerationStructureDescriptor_setUsage_((void *)_object, usage);
}
@end

@implementation MTL4AccelerationStructureDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4AccelerationStructureDescriptor_init(pewter_MTL4AccelerationStructureDescriptor_alloc())];
}
@end

@implementation MTL4AccelerationStructureGeometryDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4AccelerationStructureGeometryDescriptor_init(pewter_MTL4AccelerationStructureGeometryDescriptor_alloc())];
}
- (BOOL)allowDuplicateIntersectionFunctionInvocation {
  return pewter_MTL4AccelerationStructureGeometryDescriptor_allowDuplicateIntersectionFunctionInvocation((void *)_object);
}
- (void)setAllowDuplicateIntersectionFunctionInvocation:(BOOL)allowDuplicateIntersectionFunctionInvocation {
  pewter_MTL4AccelerationStructureGeometryDescriptor_setAllowDuplicateIntersectionFunctionInvocation_((void *)_object, allowDuplicateIntersectionFunctionInvocation);
}
- (NSUInteger)intersectionFunctionTableOffset {
  return pewter_MTL4AccelerationStructureGeometryDescriptor_intersectionFunctionTableOffset((void *)_object);
}
- (void)setIntersectionFunctionTableOffset:(NSUInteger)intersectionFunctionTableOffset {
  pewter_MTL4AccelerationStructureGeometryDescriptor_setIntersectionFunctionTableOffset_((void *)_object, intersectionFunctionTableOffset);
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4AccelerationStructureGeometryDescriptor_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTL4AccelerationStructureGeometryDescriptor_setLabel_((void *)_object, pewter_from(label));
}
- (BOOL)opaque {
  return pewter_MTL4AccelerationStructureGeometryDescriptor_opaque((void *)_object);
}
- (void)setOpaque:(BOOL)opaque {
  pewter_MTL4AccelerationStructureGeometryDescriptor_setOpaque_((void *)_object, opaque);
}
- (MTL4BufferRange)primitiveDataBuffer {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4AccelerationStructureGeometryDescriptor_primitiveDataBuffer((void *)_object));
}
- (void)setPrimitiveDataBuffer:(MTL4BufferRange)primitiveDataBuffer {
  pewter_MTL4AccelerationStructureGeometryDescriptor_setPrimitiveDataBuffer_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, primitiveDataBuffer));
}
- (NSUInteger)primitiveDataElementSize {
  return pewter_MTL4AccelerationStructureGeometryDescriptor_primitiveDataElementSize((void *)_object);
}
- (void)setPrimitiveDataElementSize:(NSUInteger)primitiveDataElementSize {
  pewter_MTL4AccelerationStructureGeometryDescriptor_setPrimitiveDataElementSize_((void *)_object, primitiveDataElementSize);
}
- (NSUInteger)primitiveDataStride {
  return pewter_MTL4AccelerationStructureGeometryDescriptor_primitiveDataStride((void *)_object);
}
- (void)setPrimitiveDataStride:(NSUInteger)primitiveDataStride {
  pewter_MTL4AccelerationStructureGeometryDescriptor_setPrimitiveDataStride_((void *)_object, primitiveDataStride);
}
@end

@implementation MTL4PrimitiveAccelerationStructureDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4PrimitiveAccelerationStructureDescriptor_init(pewter_MTL4PrimitiveAccelerationStructureDescriptor_alloc())];
}
- (NSArray *)geometryDescriptors {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4PrimitiveAccelerationStructureDescriptor_geometryDescriptors((void *)_object));
}
- (void)setGeometryDescriptors:(NSArray *)geometryDescriptors {
  PEWTER_POOL;
  pewter_MTL4PrimitiveAccelerationStructureDescriptor_setGeometryDescriptors_((void *)_object, pewter_from(geometryDescriptors));
}
- (MTLMotionBorderMode)motionEndBorderMode {
  return pewter_MTL4PrimitiveAccelerationStructureDescriptor_motionEndBorderMode((void *)_object);
}
- (void)setMotionEndBorderMode:(MTLMotionBorderMode)motionEndBorderMode {
  pewter_MTL4PrimitiveAccelerationStructureDescriptor_setMotionEndBorderMode_((void *)_object, motionEndBorderMode);
}
- (float)motionEndTime {
  return pewter_MTL4PrimitiveAccelerationStructureDescriptor_motionEndTime((void *)_object);
}
- (void)setMotionEndTime:(float)motionEndTime {
  pewter_MTL4PrimitiveAccelerationStructureDescriptor_setMotionEndTime_((void *)_object, motionEndTime);
}
- (NSUInteger)motionKeyframeCount {
  return pewter_MTL4PrimitiveAccelerationStructureDescriptor_motionKeyframeCount((void *)_object);
}
- (void)setMotionKeyframeCount:(NSUInteger)motionKeyframeCount {
  pewter_MTL4PrimitiveAccelerationStructureDescriptor_setMotionKeyframeCount_((void *)_object, motionKeyframeCount);
}
- (MTLMotionBorderMode)motionStartBorderMode {
  return pewter_MTL4PrimitiveAccelerationStructureDescriptor_motionStartBorderMode((void *)_object);
}
- (void)setMotionStartBorderMode:(MTLMotionBorderMode)motionStartBorderMode {
  pewter_MTL4PrimitiveAccelerationStructureDescriptor_setMotionStartBorderMode_((void *)_object, motionStartBorderMode);
}
- (float)motionStartTime {
  return pewter_MTL4PrimitiveAccelerationStructureDescriptor_motionStartTime((void *)_object);
}
- (void)setMotionStartTime:(float)motionStartTime {
  pewter_MTL4PrimitiveAccelerationStructureDescriptor_setMotionStartTime_((void *)_object, motionStartTime);
}
@end

@implementation MTL4AccelerationStructureTriangleGeometryDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_init(pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_alloc())];
}
- (MTL4BufferRange)indexBuffer {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_indexBuffer((void *)_object));
}
- (void)setIndexBuffer:(MTL4BufferRange)indexBuffer {
  pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_setIndexBuffer_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, indexBuffer));
}
- (MTLIndexType)indexType {
  return pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_indexType((void *)_object);
}
- (void)setIndexType:(MTLIndexType)indexType {
  pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_setIndexType_((void *)_object, indexType);
}
- (MTL4BufferRange)transformationMatrixBuffer {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_transformationMatrixBuffer((void *)_object));
}
- (void)setTransformationMatrixBuffer:(MTL4BufferRange)transformationMatrixBuffer {
  pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_setTransformationMatrixBuffer_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, transformationMatrixBuffer));
}
- (MTLMatrixLayout)transformationMatrixLayout {
  return pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_transformationMatrixLayout((void *)_object);
}
- (void)setTransformationMatrixLayout:(MTLMatrixLayout)transformationMatrixLayout {
  pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_setTransformationMatrixLayout_((void *)_object, transformationMatrixLayout);
}
- (NSUInteger)triangleCount {
  return pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_triangleCount((void *)_object);
}
- (void)setTriangleCount:(NSUInteger)triangleCount {
  pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_setTriangleCount_((void *)_object, triangleCount);
}
- (MTL4BufferRange)vertexBuffer {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_vertexBuffer((void *)_object));
}
- (void)setVertexBuffer:(MTL4BufferRange)vertexBuffer {
  pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_setVertexBuffer_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, vertexBuffer));
}
- (MTLAttributeFormat)vertexFormat {
  return pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_vertexFormat((void *)_object);
}
- (void)setVertexFormat:(MTLAttributeFormat)vertexFormat {
  pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_setVertexFormat_((void *)_object, vertexFormat);
}
- (NSUInteger)vertexStride {
  return pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_vertexStride((void *)_object);
}
- (void)setVertexStride:(NSUInteger)vertexStride {
  pewter_MTL4AccelerationStructureTriangleGeometryDescriptor_setVertexStride_((void *)_object, vertexStride);
}
@end

@implementation MTL4AccelerationStructureBoundingBoxGeometryDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4AccelerationStructureBoundingBoxGeometryDescriptor_init(pewter_MTL4AccelerationStructureBoundingBoxGeometryDescriptor_alloc())];
}
- (MTL4BufferRange)boundingBoxBuffer {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4AccelerationStructureBoundingBoxGeometryDescriptor_boundingBoxBuffer((void *)_object));
}
- (void)setBoundingBoxBuffer:(MTL4BufferRange)boundingBoxBuffer {
  pewter_MTL4AccelerationStructureBoundingBoxGeometryDescriptor_setBoundingBoxBuffer_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, boundingBoxBuffer));
}
- (NSUInteger)boundingBoxCount {
  return pewter_MTL4AccelerationStructureBoundingBoxGeometryDescriptor_boundingBoxCount((void *)_object);
}
- (void)setBoundingBoxCount:(NSUInteger)boundingBoxCount {
  pewter_MTL4AccelerationStructureBoundingBoxGeometryDescriptor_setBoundingBoxCount_((void *)_object, boundingBoxCount);
}
- (NSUInteger)boundingBoxStride {
  return pewter_MTL4AccelerationStructureBoundingBoxGeometryDescriptor_boundingBoxStride((void *)_object);
}
- (void)setBoundingBoxStride:(NSUInteger)boundingBoxStride {
  pewter_MTL4AccelerationStructureBoundingBoxGeometryDescriptor_setBoundingBoxStride_((void *)_object, boundingBoxStride);
}
@end

@implementation MTL4AccelerationStructureMotionTriangleGeometryDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_init(pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_alloc())];
}
- (MTL4BufferRange)indexBuffer {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_indexBuffer((void *)_object));
}
- (void)setIndexBuffer:(MTL4BufferRange)indexBuffer {
  pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_setIndexBuffer_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, indexBuffer));
}
- (MTLIndexType)indexType {
  return pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_indexType((void *)_object);
}
- (void)setIndexType:(MTLIndexType)indexType {
  pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_setIndexType_((void *)_object, indexType);
}
- (MTL4BufferRange)transformationMatrixBuffer {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_transformationMatrixBuffer((void *)_object));
}
- (void)setTransformationMatrixBuffer:(MTL4BufferRange)transformationMatrixBuffer {
  pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_setTransformationMatrixBuffer_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, transformationMatrixBuffer));
}
- (MTLMatrixLayout)transformationMatrixLayout {
  return pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_transformationMatrixLayout((void *)_object);
}
- (void)setTransformationMatrixLayout:(MTLMatrixLayout)transformationMatrixLayout {
  pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_setTransformationMatrixLayout_((void *)_object, transformationMatrixLayout);
}
- (NSUInteger)triangleCount {
  return pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_triangleCount((void *)_object);
}
- (void)setTriangleCount:(NSUInteger)triangleCount {
  pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_setTriangleCount_((void *)_object, triangleCount);
}
- (MTL4BufferRange)vertexBuffers {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_vertexBuffers((void *)_object));
}
- (void)setVertexBuffers:(MTL4BufferRange)vertexBuffers {
  pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_setVertexBuffers_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, vertexBuffers));
}
- (MTLAttributeFormat)vertexFormat {
  return pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_vertexFormat((void *)_object);
}
- (void)setVertexFormat:(MTLAttributeFormat)vertexFormat {
  pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_setVertexFormat_((void *)_object, vertexFormat);
}
- (NSUInteger)vertexStride {
  return pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_vertexStride((void *)_object);
}
- (void)setVertexStride:(NSUInteger)vertexStride {
  pewter_MTL4AccelerationStructureMotionTriangleGeometryDescriptor_setVertexStride_((void *)_object, vertexStride);
}
@end

@implementation MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor_init(pewter_MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor_alloc())];
}
- (MTL4BufferRange)boundingBoxBuffers {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor_boundingBoxBuffers((void *)_object));
}
- (void)setBoundingBoxBuffers:(MTL4BufferRange)boundingBoxBuffers {
  pewter_MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor_setBoundingBoxBuffers_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, boundingBoxBuffers));
}
- (NSUInteger)boundingBoxCount {
  return pewter_MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor_boundingBoxCount((void *)_object);
}
- (void)setBoundingBoxCount:(NSUInteger)boundingBoxCount {
  pewter_MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor_setBoundingBoxCount_((void *)_object, boundingBoxCount);
}
- (NSUInteger)boundingBoxStride {
  return pewter_MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor_boundingBoxStride((void *)_object);
}
- (void)setBoundingBoxStride:(NSUInteger)boundingBoxStride {
  pewter_MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor_setBoundingBoxStride_((void *)_object, boundingBoxStride);
}
@end

@implementation MTL4AccelerationStructureCurveGeometryDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4AccelerationStructureCurveGeometryDescriptor_init(pewter_MTL4AccelerationStructureCurveGeometryDescriptor_alloc())];
}
- (MTL4BufferRange)controlPointBuffer {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4AccelerationStructureCurveGeometryDescriptor_controlPointBuffer((void *)_object));
}
- (void)setControlPointBuffer:(MTL4BufferRange)controlPointBuffer {
  pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setControlPointBuffer_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, controlPointBuffer));
}
- (NSUInteger)controlPointCount {
  return pewter_MTL4AccelerationStructureCurveGeometryDescriptor_controlPointCount((void *)_object);
}
- (void)setControlPointCount:(NSUInteger)controlPointCount {
  pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setControlPointCount_((void *)_object, controlPointCount);
}
- (MTLAttributeFormat)controlPointFormat {
  return pewter_MTL4AccelerationStructureCurveGeometryDescriptor_controlPointFormat((void *)_object);
}
- (void)setControlPointFormat:(MTLAttributeFormat)controlPointFormat {
  pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setControlPointFormat_((void *)_object, controlPointFormat);
}
- (NSUInteger)controlPointStride {
  return pewter_MTL4AccelerationStructureCurveGeometryDescriptor_controlPointStride((void *)_object);
}
- (void)setControlPointStride:(NSUInteger)controlPointStride {
  pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setControlPointStride_((void *)_object, controlPointStride);
}
- (MTLCurveBasis)curveBasis {
  return pewter_MTL4AccelerationStructureCurveGeometryDescriptor_curveBasis((void *)_object);
}
- (void)setCurveBasis:(MTLCurveBasis)curveBasis {
  pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setCurveBasis_((void *)_object, curveBasis);
}
- (MTLCurveEndCaps)curveEndCaps {
  return pewter_MTL4AccelerationStructureCurveGeometryDescriptor_curveEndCaps((void *)_object);
}
- (void)setCurveEndCaps:(MTLCurveEndCaps)curveEndCaps {
  pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setCurveEndCaps_((void *)_object, curveEndCaps);
}
- (MTLCurveType)curveType {
  return pewter_MTL4AccelerationStructureCurveGeometryDescriptor_curveType((void *)_object);
}
- (void)setCurveType:(MTLCurveType)curveType {
  pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setCurveType_((void *)_object, curveType);
}
- (MTL4BufferRange)indexBuffer {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4AccelerationStructureCurveGeometryDescriptor_indexBuffer((void *)_object));
}
- (void)setIndexBuffer:(MTL4BufferRange)indexBuffer {
  pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setIndexBuffer_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, indexBuffer));
}
- (MTLIndexType)indexType {
  return pewter_MTL4AccelerationStructureCurveGeometryDescriptor_indexType((void *)_object);
}
- (void)setIndexType:(MTLIndexType)indexType {
  pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setIndexType_((void *)_object, indexType);
}
- (MTL4BufferRange)radiusBuffer {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4AccelerationStructureCurveGeometryDescriptor_radiusBuffer((void *)_object));
}
- (void)setRadiusBuffer:(MTL4BufferRange)radiusBuffer {
  pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setRadiusBuffer_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, radiusBuffer));
}
- (MTLAttributeFormat)radiusFormat {
  return pewter_MTL4AccelerationStructureCurveGeometryDescriptor_radiusFormat((void *)_object);
}
- (void)setRadiusFormat:(MTLAttributeFormat)radiusFormat {
  pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setRadiusFormat_((void *)_object, radiusFormat);
}
- (NSUInteger)radiusStride {
  return pewter_MTL4AccelerationStructureCurveGeometryDescriptor_radiusStride((void *)_object);
}
- (void)setRadiusStride:(NSUInteger)radiusStride {
  pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setRadiusStride_((void *)_object, radiusStride);
}
- (NSUInteger)segmentControlPointCount {
  return pewter_MTL4AccelerationStructureCurveGeometryDescriptor_segmentControlPointCount((void *)_object);
}
- (void)setSegmentControlPointCount:(NSUInteger)segmentControlPointCount {
  pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setSegmentControlPointCount_((void *)_object, segmentControlPointCount);
}
- (NSUInteger)segmentCount {
  return pewter_MTL4AccelerationStructureCurveGeometryDescriptor_segmentCount((void *)_object);
}
- (void)setSegmentCount:(NSUInteger)segmentCount {
  pewter_MTL4AccelerationStructureCurveGeometryDescriptor_setSegmentCount_((void *)_object, segmentCount);
}
@end

@implementation MTL4AccelerationStructureMotionCurveGeometryDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_init(pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_alloc())];
}
- (MTL4BufferRange)controlPointBuffers {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_controlPointBuffers((void *)_object));
}
- (void)setControlPointBuffers:(MTL4BufferRange)controlPointBuffers {
  pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setControlPointBuffers_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, controlPointBuffers));
}
- (NSUInteger)controlPointCount {
  return pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_controlPointCount((void *)_object);
}
- (void)setControlPointCount:(NSUInteger)controlPointCount {
  pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setControlPointCount_((void *)_object, controlPointCount);
}
- (MTLAttributeFormat)controlPointFormat {
  return pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_controlPointFormat((void *)_object);
}
- (void)setControlPointFormat:(MTLAttributeFormat)controlPointFormat {
  pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setControlPointFormat_((void *)_object, controlPointFormat);
}
- (NSUInteger)controlPointStride {
  return pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_controlPointStride((void *)_object);
}
- (void)setControlPointStride:(NSUInteger)controlPointStride {
  pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setControlPointStride_((void *)_object, controlPointStride);
}
- (MTLCurveBasis)curveBasis {
  return pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_curveBasis((void *)_object);
}
- (void)setCurveBasis:(MTLCurveBasis)curveBasis {
  pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setCurveBasis_((void *)_object, curveBasis);
}
- (MTLCurveEndCaps)curveEndCaps {
  return pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_curveEndCaps((void *)_object);
}
- (void)setCurveEndCaps:(MTLCurveEndCaps)curveEndCaps {
  pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setCurveEndCaps_((void *)_object, curveEndCaps);
}
- (MTLCurveType)curveType {
  return pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_curveType((void *)_object);
}
- (void)setCurveType:(MTLCurveType)curveType {
  pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setCurveType_((void *)_object, curveType);
}
- (MTL4BufferRange)indexBuffer {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_indexBuffer((void *)_object));
}
- (void)setIndexBuffer:(MTL4BufferRange)indexBuffer {
  pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setIndexBuffer_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, indexBuffer));
}
- (MTLIndexType)indexType {
  return pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_indexType((void *)_object);
}
- (void)setIndexType:(MTLIndexType)indexType {
  pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setIndexType_((void *)_object, indexType);
}
- (MTL4BufferRange)radiusBuffers {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_radiusBuffers((void *)_object));
}
- (void)setRadiusBuffers:(MTL4BufferRange)radiusBuffers {
  pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setRadiusBuffers_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, radiusBuffers));
}
- (MTLAttributeFormat)radiusFormat {
  return pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_radiusFormat((void *)_object);
}
- (void)setRadiusFormat:(MTLAttributeFormat)radiusFormat {
  pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setRadiusFormat_((void *)_object, radiusFormat);
}
- (NSUInteger)radiusStride {
  return pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_radiusStride((void *)_object);
}
- (void)setRadiusStride:(NSUInteger)radiusStride {
  pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setRadiusStride_((void *)_object, radiusStride);
}
- (NSUInteger)segmentControlPointCount {
  return pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_segmentControlPointCount((void *)_object);
}
- (void)setSegmentControlPointCount:(NSUInteger)segmentControlPointCount {
  pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setSegmentControlPointCount_((void *)_object, segmentControlPointCount);
}
- (NSUInteger)segmentCount {
  return pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_segmentCount((void *)_object);
}
- (void)setSegmentCount:(NSUInteger)segmentCount {
  pewter_MTL4AccelerationStructureMotionCurveGeometryDescriptor_setSegmentCount_((void *)_object, segmentCount);
}
@end

@implementation MTL4InstanceAccelerationStructureDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4InstanceAccelerationStructureDescriptor_init(pewter_MTL4InstanceAccelerationStructureDescriptor_alloc())];
}
- (NSUInteger)instanceCount {
  return pewter_MTL4InstanceAccelerationStructureDescriptor_instanceCount((void *)_object);
}
- (void)setInstanceCount:(NSUInteger)instanceCount {
  pewter_MTL4InstanceAccelerationStructureDescriptor_setInstanceCount_((void *)_object, instanceCount);
}
- (MTL4BufferRange)instanceDescriptorBuffer {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4InstanceAccelerationStructureDescriptor_instanceDescriptorBuffer((void *)_object));
}
- (void)setInstanceDescriptorBuffer:(MTL4BufferRange)instanceDescriptorBuffer {
  pewter_MTL4InstanceAccelerationStructureDescriptor_setInstanceDescriptorBuffer_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, instanceDescriptorBuffer));
}
- (NSUInteger)instanceDescriptorStride {
  return pewter_MTL4InstanceAccelerationStructureDescriptor_instanceDescriptorStride((void *)_object);
}
- (void)setInstanceDescriptorStride:(NSUInteger)instanceDescriptorStride {
  pewter_MTL4InstanceAccelerationStructureDescriptor_setInstanceDescriptorStride_((void *)_object, instanceDescriptorStride);
}
- (MTLAccelerationStructureInstanceDescriptorType)instanceDescriptorType {
  return pewter_MTL4InstanceAccelerationStructureDescriptor_instanceDescriptorType((void *)_object);
}
- (void)setInstanceDescriptorType:(MTLAccelerationStructureInstanceDescriptorType)instanceDescriptorType {
  pewter_MTL4InstanceAccelerationStructureDescriptor_setInstanceDescriptorType_((void *)_object, instanceDescriptorType);
}
- (MTLMatrixLayout)instanceTransformationMatrixLayout {
  return pewter_MTL4InstanceAccelerationStructureDescriptor_instanceTransformationMatrixLayout((void *)_object);
}
- (void)setInstanceTransformationMatrixLayout:(MTLMatrixLayout)instanceTransformationMatrixLayout {
  pewter_MTL4InstanceAccelerationStructureDescriptor_setInstanceTransformationMatrixLayout_((void *)_object, instanceTransformationMatrixLayout);
}
- (MTL4BufferRange)motionTransformBuffer {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4InstanceAccelerationStructureDescriptor_motionTransformBuffer((void *)_object));
}
- (void)setMotionTransformBuffer:(MTL4BufferRange)motionTransformBuffer {
  pewter_MTL4InstanceAccelerationStructureDescriptor_setMotionTransformBuffer_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, motionTransformBuffer));
}
- (NSUInteger)motionTransformCount {
  return pewter_MTL4InstanceAccelerationStructureDescriptor_motionTransformCount((void *)_object);
}
- (void)setMotionTransformCount:(NSUInteger)motionTransformCount {
  pewter_MTL4InstanceAccelerationStructureDescriptor_setMotionTransformCount_((void *)_object, motionTransformCount);
}
- (NSUInteger)motionTransformStride {
  return pewter_MTL4InstanceAccelerationStructureDescriptor_motionTransformStride((void *)_object);
}
- (void)setMotionTransformStride:(NSUInteger)motionTransformStride {
  pewter_MTL4InstanceAccelerationStructureDescriptor_setMotionTransformStride_((void *)_object, motionTransformStride);
}
- (MTLTransformType)motionTransformType {
  return pewter_MTL4InstanceAccelerationStructureDescriptor_motionTransformType((void *)_object);
}
- (void)setMotionTransformType:(MTLTransformType)motionTransformType {
  pewter_MTL4InstanceAccelerationStructureDescriptor_setMotionTransformType_((void *)_object, motionTransformType);
}
@end

@implementation MTL4IndirectInstanceAccelerationStructureDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_init(pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_alloc())];
}
- (MTL4BufferRange)instanceCountBuffer {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_instanceCountBuffer((void *)_object));
}
- (void)setInstanceCountBuffer:(MTL4BufferRange)instanceCountBuffer {
  pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setInstanceCountBuffer_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, instanceCountBuffer));
}
- (MTL4BufferRange)instanceDescriptorBuffer {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_instanceDescriptorBuffer((void *)_object));
}
- (void)setInstanceDescriptorBuffer:(MTL4BufferRange)instanceDescriptorBuffer {
  pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setInstanceDescriptorBuffer_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, instanceDescriptorBuffer));
}
- (NSUInteger)instanceDescriptorStride {
  return pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_instanceDescriptorStride((void *)_object);
}
- (void)setInstanceDescriptorStride:(NSUInteger)instanceDescriptorStride {
  pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setInstanceDescriptorStride_((void *)_object, instanceDescriptorStride);
}
- (MTLAccelerationStructureInstanceDescriptorType)instanceDescriptorType {
  return pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_instanceDescriptorType((void *)_object);
}
- (void)setInstanceDescriptorType:(MTLAccelerationStructureInstanceDescriptorType)instanceDescriptorType {
  pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setInstanceDescriptorType_((void *)_object, instanceDescriptorType);
}
- (MTLMatrixLayout)instanceTransformationMatrixLayout {
  return pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_instanceTransformationMatrixLayout((void *)_object);
}
- (void)setInstanceTransformationMatrixLayout:(MTLMatrixLayout)instanceTransformationMatrixLayout {
  pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setInstanceTransformationMatrixLayout_((void *)_object, instanceTransformationMatrixLayout);
}
- (NSUInteger)maxInstanceCount {
  return pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_maxInstanceCount((void *)_object);
}
- (void)setMaxInstanceCount:(NSUInteger)maxInstanceCount {
  pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setMaxInstanceCount_((void *)_object, maxInstanceCount);
}
- (NSUInteger)maxMotionTransformCount {
  return pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_maxMotionTransformCount((void *)_object);
}
- (void)setMaxMotionTransformCount:(NSUInteger)maxMotionTransformCount {
  pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setMaxMotionTransformCount_((void *)_object, maxMotionTransformCount);
}
- (MTL4BufferRange)motionTransformBuffer {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_motionTransformBuffer((void *)_object));
}
- (void)setMotionTransformBuffer:(MTL4BufferRange)motionTransformBuffer {
  pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setMotionTransformBuffer_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, motionTransformBuffer));
}
- (MTL4BufferRange)motionTransformCountBuffer {
  return PEWTER_AS(MTL4BufferRange, pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_motionTransformCountBuffer((void *)_object));
}
- (void)setMotionTransformCountBuffer:(MTL4BufferRange)motionTransformCountBuffer {
  pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setMotionTransformCountBuffer_((void *)_object, PEWTER_AS(pewter_MTL4BufferRange, motionTransformCountBuffer));
}
- (NSUInteger)motionTransformStride {
  return pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_motionTransformStride((void *)_object);
}
- (void)setMotionTransformStride:(NSUInteger)motionTransformStride {
  pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setMotionTransformStride_((void *)_object, motionTransformStride);
}
- (MTLTransformType)motionTransformType {
  return pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_motionTransformType((void *)_object);
}
- (void)setMotionTransformType:(MTLTransformType)motionTransformType {
  pewter_MTL4IndirectInstanceAccelerationStructureDescriptor_setMotionTransformType_((void *)_object, motionTransformType);
}
@end

@interface PewterMTL4Archive : PewterObject <MTL4Archive>
@end
@implementation PewterMTL4Archive
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4Archive_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTL4Archive_setLabel_((void *)_object, pewter_from(label));
}
- (id<MTL4BinaryFunction>)newBinaryFunctionWithDescriptor:(MTL4BinaryFunctionDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTL4BinaryFunction> result = pewter_own(pewter_MTL4Archive_newBinaryFunctionWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLComputePipelineState>)newComputePipelineStateWithDescriptor:(MTL4ComputePipelineDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLComputePipelineState> result = pewter_own(pewter_MTL4Archive_newComputePipelineStateWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLComputePipelineState>)newComputePipelineStateWithDescriptor:(MTL4ComputePipelineDescriptor *)descriptor dynamicLinkingDescriptor:(MTL4PipelineStageDynamicLinkingDescriptor *)dynamicLinkingDescriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLComputePipelineState> result = pewter_own(pewter_MTL4Archive_newComputePipelineStateWithDescriptor_dynamicLinkingDescriptor_error_((void *)_object, pewter_object(descriptor), pewter_object(dynamicLinkingDescriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithDescriptor:(MTL4PipelineDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLRenderPipelineState> result = pewter_own(pewter_MTL4Archive_newRenderPipelineStateWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithDescriptor:(MTL4PipelineDescriptor *)descriptor dynamicLinkingDescriptor:(MTL4RenderPipelineDynamicLinkingDescriptor *)dynamicLinkingDescriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLRenderPipelineState> result = pewter_own(pewter_MTL4Archive_newRenderPipelineStateWithDescriptor_dynamicLinkingDescriptor_error_((void *)_object, pewter_object(descriptor), pewter_object(dynamicLinkingDescriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
@end

@implementation MTL4ArgumentTableDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4ArgumentTableDescriptor_init(pewter_MTL4ArgumentTableDescriptor_alloc())];
}
- (BOOL)initializeBindings {
  return pewter_MTL4ArgumentTableDescriptor_initializeBindings((void *)_object);
}
- (void)setInitializeBindings:(BOOL)initializeBindings {
  pewter_MTL4ArgumentTableDescriptor_setInitializeBindings_((void *)_object, initializeBindings);
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4ArgumentTableDescriptor_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTL4ArgumentTableDescriptor_setLabel_((void *)_object, pewter_from(label));
}
- (NSUInteger)maxBufferBindCount {
  return pewter_MTL4ArgumentTableDescriptor_maxBufferBindCount((void *)_object);
}
- (void)setMaxBufferBindCount:(NSUInteger)maxBufferBindCount {
  pewter_MTL4ArgumentTableDescriptor_setMaxBufferBindCount_((void *)_object, maxBufferBindCount);
}
- (NSUInteger)maxSamplerStateBindCount {
  return pewter_MTL4ArgumentTableDescriptor_maxSamplerStateBindCount((void *)_object);
}
- (void)setMaxSamplerStateBindCount:(NSUInteger)maxSamplerStateBindCount {
  pewter_MTL4ArgumentTableDescriptor_setMaxSamplerStateBindCount_((void *)_object, maxSamplerStateBindCount);
}
- (NSUInteger)maxTextureBindCount {
  return pewter_MTL4ArgumentTableDescriptor_maxTextureBindCount((void *)_object);
}
- (void)setMaxTextureBindCount:(NSUInteger)maxTextureBindCount {
  pewter_MTL4ArgumentTableDescriptor_setMaxTextureBindCount_((void *)_object, maxTextureBindCount);
}
- (BOOL)supportAttributeStrides {
  return pewter_MTL4ArgumentTableDescriptor_supportAttributeStrides((void *)_object);
}
- (void)setSupportAttributeStrides:(BOOL)supportAttributeStrides {
  pewter_MTL4ArgumentTableDescriptor_setSupportAttributeStrides_((void *)_object, supportAttributeStrides);
}
@end

@interface PewterMTL4ArgumentTable : PewterObject <MTL4ArgumentTable>
@end
@implementation PewterMTL4ArgumentTable
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4ArgumentTable_device((void *)_object));
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4ArgumentTable_label((void *)_object));
}
- (void)setAddress:(MTLGPUAddress)gpuAddress atIndex:(NSUInteger)bindingIndex {
  pewter_MTL4ArgumentTable_setAddress_atIndex_((void *)_object, gpuAddress, bindingIndex);
}
- (void)setAddress:(MTLGPUAddress)gpuAddress attributeStride:(NSUInteger)stride atIndex:(NSUInteger)bindingIndex {
  pewter_MTL4ArgumentTable_setAddress_attributeStride_atIndex_((void *)_object, gpuAddress, stride, bindingIndex);
}
- (void)setResource:(MTLResourceID)resourceID atBufferIndex:(NSUInteger)bindingIndex {
  pewter_MTL4ArgumentTable_setResource_atBufferIndex_((void *)_object, PEWTER_AS(pewter_MTLResourceID, resourceID), bindingIndex);
}
- (void)setSamplerState:(MTLResourceID)resourceID atIndex:(NSUInteger)bindingIndex {
  pewter_MTL4ArgumentTable_setSamplerState_atIndex_((void *)_object, PEWTER_AS(pewter_MTLResourceID, resourceID), bindingIndex);
}
- (void)setTexture:(MTLResourceID)resourceID atIndex:(NSUInteger)bindingIndex {
  pewter_MTL4ArgumentTable_setTexture_atIndex_((void *)_object, PEWTER_AS(pewter_MTLResourceID, resourceID), bindingIndex);
}
@end

@interface PewterMTL4BinaryFunction : PewterObject <MTL4BinaryFunction>
@end
@implementation PewterMTL4BinaryFunction
- (MTLFunctionType)functionType {
  return pewter_MTL4BinaryFunction_functionType((void *)_object);
}
- (NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4BinaryFunction_name((void *)_object));
}
@end

@implementation MTL4BinaryFunctionDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4BinaryFunctionDescriptor_init(pewter_MTL4BinaryFunctionDescriptor_alloc())];
}
- (MTL4FunctionDescriptor *)functionDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4BinaryFunctionDescriptor_functionDescriptor((void *)_object));
}
- (void)setFunctionDescriptor:(MTL4FunctionDescriptor *)functionDescriptor {
  pewter_MTL4BinaryFunctionDescriptor_setFunctionDescriptor_((void *)_object, pewter_object(functionDescriptor));
}
- (NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4BinaryFunctionDescriptor_name((void *)_object));
}
- (void)setName:(NSString *)name {
  PEWTER_POOL;
  pewter_MTL4BinaryFunctionDescriptor_setName_((void *)_object, pewter_from(name));
}
- (MTL4BinaryFunctionOptions)options {
  return pewter_MTL4BinaryFunctionDescriptor_options((void *)_object);
}
- (void)setOptions:(MTL4BinaryFunctionOptions)options {
  pewter_MTL4BinaryFunctionDescriptor_setOptions_((void *)_object, options);
}
@end

@implementation MTL4CommandAllocatorDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4CommandAllocatorDescriptor_init(pewter_MTL4CommandAllocatorDescriptor_alloc())];
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CommandAllocatorDescriptor_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTL4CommandAllocatorDescriptor_setLabel_((void *)_object, pewter_from(label));
}
@end

@interface PewterMTL4CommandAllocator : PewterObject <MTL4CommandAllocator>
@end
@implementation PewterMTL4CommandAllocator
- (uint64_t)allocatedSize {
  return pewter_MTL4CommandAllocator_allocatedSize((void *)_object);
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CommandAllocator_device((void *)_object));
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CommandAllocator_label((void *)_object));
}
- (void)reset {
  pewter_MTL4CommandAllocator_reset((void *)_object);
}
@end

@implementation MTL4CommandBufferOptions
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4CommandBufferOptions_init(pewter_MTL4CommandBufferOptions_alloc())];
}
- (id<MTLLogState>)logState {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CommandBufferOptions_logState((void *)_object));
}
- (void)setLogState:(id<MTLLogState>)logState {
  pewter_MTL4CommandBufferOptions_setLogState_((void *)_object, pewter_object(logState));
}
@end

@interface PewterMTL4CommandBuffer : PewterObject <MTL4CommandBuffer>
@end
@implementation PewterMTL4CommandBuffer
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CommandBuffer_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTL4CommandBuffer_setLabel_((void *)_object, pewter_from(label));
}
- (void)beginCommandBufferWithAllocator:(id<MTL4CommandAllocator>)allocator {
  pewter_MTL4CommandBuffer_beginCommandBufferWithAllocator_((void *)_object, pewter_object(allocator));
}
- (void)beginCommandBufferWithAllocator:(id<MTL4CommandAllocator>)allocator options:(MTL4CommandBufferOptions *)options {
  pewter_MTL4CommandBuffer_beginCommandBufferWithAllocator_options_((void *)_object, pewter_object(allocator), pewter_object(options));
}
- (id<MTL4ComputeCommandEncoder>)computeCommandEncoder {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CommandBuffer_computeCommandEncoder((void *)_object));
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CommandBuffer_device((void *)_object));
}
- (void)endCommandBuffer {
  pewter_MTL4CommandBuffer_endCommandBuffer((void *)_object);
}
- (id<MTL4MachineLearningCommandEncoder>)machineLearningCommandEncoder {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CommandBuffer_machineLearningCommandEncoder((void *)_object));
}
- (void)popDebugGroup {
  pewter_MTL4CommandBuffer_popDebugGroup((void *)_object);
}
- (void)pushDebugGroup:(NSString *)string {
  PEWTER_POOL;
  pewter_MTL4CommandBuffer_pushDebugGroup_((void *)_object, pewter_from(string));
}
- (id<MTL4RenderCommandEncoder>)renderCommandEncoderWithDescriptor:(MTL4RenderPassDescriptor *)descriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CommandBuffer_renderCommandEncoderWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (id<MTL4RenderCommandEncoder>)renderCommandEncoderWithDescriptor:(MTL4RenderPassDescriptor *)descriptor options:(MTL4RenderEncoderOptions)options {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CommandBuffer_renderCommandEncoderWithDescriptor_options_((void *)_object, pewter_object(descriptor), options));
}
- (void)resolveCounterHeap:(id<MTL4CounterHeap>)counterHeap withRange:(NSRange)range intoBuffer:(MTL4BufferRange)bufferRange waitFence:(id<MTLFence>)fenceToWait updateFence:(id<MTLFence>)fenceToUpdate {
  pewter_MTL4CommandBuffer_resolveCounterHeap_withRange_intoBuffer_waitFence_updateFence_((void *)_object, pewter_object(counterHeap), PEWTER_AS(pewter_NSRange, range), PEWTER_AS(pewter_MTL4BufferRange, bufferRange), pewter_object(fenceToWait), pewter_object(fenceToUpdate));
}
- (void)useResidencySet:(id<MTLResidencySet>)residencySet {
  pewter_MTL4CommandBuffer_useResidencySet_((void *)_object, pewter_object(residencySet));
}
- (void)useResidencySets:(id<MTLResidencySet> const *)residencySets count:(NSUInteger)count {
  void **const residencySets_c = PEWTER_ARRAY(residencySets, count);
  pewter_MTL4CommandBuffer_useResidencySets_count_((void *)_object, (void *)residencySets_c, count);
}
- (void)writeTimestampIntoHeap:(id<MTL4CounterHeap>)counterHeap atIndex:(NSUInteger)index {
  pewter_MTL4CommandBuffer_writeTimestampIntoHeap_atIndex_((void *)_object, pewter_object(counterHeap), index);
}
@end

@interface PewterMTL4CommandEncoder : PewterObject <MTL4CommandEncoder>
@end
@implementation PewterMTL4CommandEncoder
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CommandEncoder_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTL4CommandEncoder_setLabel_((void *)_object, pewter_from(label));
}
- (void)barrierAfterEncoderStages:(MTLStages)afterEncoderStages beforeEncoderStages:(MTLStages)beforeEncoderStages visibilityOptions:(MTL4VisibilityOptions)visibilityOptions {
  pewter_MTL4CommandEncoder_barrierAfterEncoderStages_beforeEncoderStages_visibilityOptions_((void *)_object, afterEncoderStages, beforeEncoderStages, visibilityOptions);
}
- (void)barrierAfterQueueStages:(MTLStages)afterQueueStages beforeStages:(MTLStages)beforeStages visibilityOptions:(MTL4VisibilityOptions)visibilityOptions {
  pewter_MTL4CommandEncoder_barrierAfterQueueStages_beforeStages_visibilityOptions_((void *)_object, afterQueueStages, beforeStages, visibilityOptions);
}
- (void)barrierAfterStages:(MTLStages)afterStages beforeQueueStages:(MTLStages)beforeQueueStages visibilityOptions:(MTL4VisibilityOptions)visibilityOptions {
  pewter_MTL4CommandEncoder_barrierAfterStages_beforeQueueStages_visibilityOptions_((void *)_object, afterStages, beforeQueueStages, visibilityOptions);
}
- (id<MTL4CommandBuffer>)commandBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CommandEncoder_commandBuffer((void *)_object));
}
- (void)endEncoding {
  pewter_MTL4CommandEncoder_endEncoding((void *)_object);
}
- (void)insertDebugSignpost:(NSString *)string {
  PEWTER_POOL;
  pewter_MTL4CommandEncoder_insertDebugSignpost_((void *)_object, pewter_from(string));
}
- (void)popDebugGroup {
  pewter_MTL4CommandEncoder_popDebugGroup((void *)_object);
}
- (void)pushDebugGroup:(NSString *)string {
  PEWTER_POOL;
  pewter_MTL4CommandEncoder_pushDebugGroup_((void *)_object, pewter_from(string));
}
- (void)updateFence:(id<MTLFence>)fence afterEncoderStages:(MTLStages)afterEncoderStages {
  pewter_MTL4CommandEncoder_updateFence_afterEncoderStages_((void *)_object, pewter_object(fence), afterEncoderStages);
}
- (void)waitForFence:(id<MTLFence>)fence beforeEncoderStages:(MTLStages)beforeEncoderStages {
  pewter_MTL4CommandEncoder_waitForFence_beforeEncoderStages_((void *)_object, pewter_object(fence), beforeEncoderStages);
}
@end

@implementation MTL4CommitOptions
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4CommitOptions_init(pewter_MTL4CommitOptions_alloc())];
}
- (void)addFeedbackHandler:(void (^)(id<MTL4CommitFeedback>))block {
  pewter_MTL4CommitOptions_addFeedbackHandler_((void *)_object, pewter_block(block), block == nil ? NULL : call_block_0, pewter_block_release);
}
@end

@implementation MTL4CommandQueueDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4CommandQueueDescriptor_init(pewter_MTL4CommandQueueDescriptor_alloc())];
}
- (dispatch_queue_t)feedbackQueue {
  return _kept;
}
- (void)setFeedbackQueue:(dispatch_queue_t)feedbackQueue {
  pewter_keep(self, feedbackQueue);
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CommandQueueDescriptor_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTL4CommandQueueDescriptor_setLabel_((void *)_object, pewter_from(label));
}
@end

@interface PewterMTL4CommandQueue : PewterObject <MTL4CommandQueue>
@end
@implementation PewterMTL4CommandQueue
- (void)addResidencySet:(id<MTLResidencySet>)residencySet {
  pewter_MTL4CommandQueue_addResidencySet_((void *)_object, pewter_object(residencySet));
}
- (void)addResidencySets:(id<MTLResidencySet> const *)residencySets count:(NSUInteger)count {
  void **const residencySets_c = PEWTER_ARRAY(residencySets, count);
  pewter_MTL4CommandQueue_addResidencySets_count_((void *)_object, (void *)residencySets_c, count);
}
- (void)commit:(id<MTL4CommandBuffer> const *)commandBuffers count:(NSUInteger)count {
  void **const commandBuffers_c = PEWTER_ARRAY(commandBuffers, count);
  pewter_MTL4CommandQueue_commit_count_((void *)_object, (void *)commandBuffers_c, count);
}
- (void)commit:(id<MTL4CommandBuffer> const *)commandBuffers count:(NSUInteger)count options:(MTL4CommitOptions *)options {
  void **const commandBuffers_c = PEWTER_ARRAY(commandBuffers, count);
  pewter_MTL4CommandQueue_commit_count_options_((void *)_object, (void *)commandBuffers_c, count, pewter_object(options));
}
- (void)copyBufferMappingsFromBuffer:(id<MTLBuffer>)sourceBuffer toBuffer:(id<MTLBuffer>)destinationBuffer operations:(const MTL4CopySparseBufferMappingOperation*)operations count:(NSUInteger)count {
  pewter_MTL4CommandQueue_copyBufferMappingsFromBuffer_toBuffer_operations_count_((void *)_object, pewter_object(sourceBuffer), pewter_object(destinationBuffer), (void *)operations, count);
}
- (void)copyTextureMappingsFromTexture:(id<MTLTexture>)sourceTexture toTexture:(id<MTLTexture>)destinationTexture operations:(const MTL4CopySparseTextureMappingOperation*)operations count:(NSUInteger)count {
  pewter_MTL4CommandQueue_copyTextureMappingsFromTexture_toTexture_operations_count_((void *)_object, pewter_object(sourceTexture), pewter_object(destinationTexture), (void *)operations, count);
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CommandQueue_device((void *)_object));
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CommandQueue_label((void *)_object));
}
- (void)removeResidencySet:(id<MTLResidencySet>)residencySet {
  pewter_MTL4CommandQueue_removeResidencySet_((void *)_object, pewter_object(residencySet));
}
- (void)removeResidencySets:(id<MTLResidencySet> const *)residencySets count:(NSUInteger)count {
  void **const residencySets_c = PEWTER_ARRAY(residencySets, count);
  pewter_MTL4CommandQueue_removeResidencySets_count_((void *)_object, (void *)residencySets_c, count);
}
- (void)signalDrawable:(id<MTLDrawable>)drawable {
  pewter_MTL4CommandQueue_signalDrawable_((void *)_object, pewter_object(drawable));
}
- (void)signalEvent:(id<MTLEvent>)event value:(uint64_t)value {
  pewter_MTL4CommandQueue_signalEvent_value_((void *)_object, pewter_object(event), value);
}
- (void)updateBufferMappings:(id<MTLBuffer>)buffer heap:(id<MTLHeap>)heap operations:(const MTL4UpdateSparseBufferMappingOperation*)operations count:(NSUInteger)count {
  pewter_MTL4CommandQueue_updateBufferMappings_heap_operations_count_((void *)_object, pewter_object(buffer), pewter_object(heap), (void *)operations, count);
}
- (void)updateTextureMappings:(id<MTLTexture>)texture heap:(id<MTLHeap>)heap operations:(const MTL4UpdateSparseTextureMappingOperation*)operations count:(NSUInteger)count {
  pewter_MTL4CommandQueue_updateTextureMappings_heap_operations_count_((void *)_object, pewter_object(texture), pewter_object(heap), (void *)operations, count);
}
- (void)waitForEvent:(id<MTLEvent>)event value:(uint64_t)value {
  pewter_MTL4CommandQueue_waitForEvent_value_((void *)_object, pewter_object(event), value);
}
- (void)waitForDrawable:(id<MTLDrawable>)drawable {
  pewter_MTL4CommandQueue_waitForDrawable_((void *)_object, pewter_object(drawable));
}
@end

@interface PewterMTL4CommitFeedback : PewterObject <MTL4CommitFeedback>
@end
@implementation PewterMTL4CommitFeedback
- (CFTimeInterval)GPUEndTime {
  return pewter_MTL4CommitFeedback_GPUEndTime((void *)_object);
}
- (CFTimeInterval)GPUStartTime {
  return pewter_MTL4CommitFeedback_GPUStartTime((void *)_object);
}
- (NSError *)error {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CommitFeedback_error((void *)_object));
}
@end

@implementation MTL4CompilerDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4CompilerDescriptor_init(pewter_MTL4CompilerDescriptor_alloc())];
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CompilerDescriptor_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTL4CompilerDescriptor_setLabel_((void *)_object, pewter_from(label));
}
- (id<MTL4PipelineDataSetSerializer>)pipelineDataSetSerializer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CompilerDescriptor_pipelineDataSetSerializer((void *)_object));
}
- (void)setPipelineDataSetSerializer:(id<MTL4PipelineDataSetSerializer>)pipelineDataSetSerializer {
  pewter_MTL4CompilerDescriptor_setPipelineDataSetSerializer_((void *)_object, pewter_object(pipelineDataSetSerializer));
}
@end

@implementation MTL4CompilerTaskOptions
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4CompilerTaskOptions_init(pewter_MTL4CompilerTaskOptions_alloc())];
}
- (NSArray *)lookupArchives {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CompilerTaskOptions_lookupArchives((void *)_object));
}
- (void)setLookupArchives:(NSArray *)lookupArchives {
  PEWTER_POOL;
  pewter_MTL4CompilerTaskOptions_setLookupArchives_((void *)_object, pewter_from(lookupArchives));
}
@end

@interface PewterMTL4Compiler : PewterObject <MTL4Compiler>
@end
@implementation PewterMTL4Compiler
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4Compiler_device((void *)_object));
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4Compiler_label((void *)_object));
}
- (id<MTL4BinaryFunction>)newBinaryFunctionWithDescriptor:(MTL4BinaryFunctionDescriptor *)descriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTL4BinaryFunction> result = pewter_own(pewter_MTL4Compiler_newBinaryFunctionWithDescriptor_compilerTaskOptions_error_((void *)_object, pewter_object(descriptor), pewter_object(compilerTaskOptions), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTL4CompilerTask>)newBinaryFunctionWithDescriptor:(MTL4BinaryFunctionDescriptor *)descriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions completionHandler:(void (^)(id<MTL4BinaryFunction>, NSError *))completionHandler {
  return pewter_own(pewter_MTL4Compiler_newBinaryFunctionWithDescriptor_compilerTaskOptions_completionHandler_((void *)_object, pewter_object(descriptor), pewter_object(compilerTaskOptions), pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_1, pewter_block_release));
}
- (id<MTLComputePipelineState>)newComputePipelineStateWithDescriptor:(MTL4ComputePipelineDescriptor *)descriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLComputePipelineState> result = pewter_own(pewter_MTL4Compiler_newComputePipelineStateWithDescriptor_compilerTaskOptions_error_((void *)_object, pewter_object(descriptor), pewter_object(compilerTaskOptions), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLComputePipelineState>)newComputePipelineStateWithDescriptor:(MTL4ComputePipelineDescriptor *)descriptor dynamicLinkingDescriptor:(MTL4PipelineStageDynamicLinkingDescriptor *)dynamicLinkingDescriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLComputePipelineState> result = pewter_own(pewter_MTL4Compiler_newComputePipelineStateWithDescriptor_dynamicLinkingDescriptor_compilerTaskOptions_error_((void *)_object, pewter_object(descriptor), pewter_object(dynamicLinkingDescriptor), pewter_object(compilerTaskOptions), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTL4CompilerTask>)newComputePipelineStateWithDescriptor:(MTL4ComputePipelineDescriptor *)descriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions completionHandler:(void (^)(id<MTLComputePipelineState>, NSError *))completionHandler {
  return pewter_own(pewter_MTL4Compiler_newComputePipelineStateWithDescriptor_compilerTaskOptions_completionHandler_((void *)_object, pewter_object(descriptor), pewter_object(compilerTaskOptions), pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_2, pewter_block_release));
}
- (id<MTL4CompilerTask>)newComputePipelineStateWithDescriptor:(MTL4ComputePipelineDescriptor *)descriptor dynamicLinkingDescriptor:(MTL4PipelineStageDynamicLinkingDescriptor *)dynamicLinkingDescriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions completionHandler:(void (^)(id<MTLComputePipelineState>, NSError *))completionHandler {
  return pewter_own(pewter_MTL4Compiler_newComputePipelineStateWithDescriptor_dynamicLinkingDescriptor_compilerTaskOptions_completionHandler_((void *)_object, pewter_object(descriptor), pewter_object(dynamicLinkingDescriptor), pewter_object(compilerTaskOptions), pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_2, pewter_block_release));
}
- (id<MTLDynamicLibrary>)newDynamicLibrary:(id<MTLLibrary>)library error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLDynamicLibrary> result = pewter_own(pewter_MTL4Compiler_newDynamicLibrary_error_((void *)_object, pewter_object(library), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLDynamicLibrary>)newDynamicLibraryWithURL:(NSURL *)url error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLDynamicLibrary> result = pewter_own(pewter_MTL4Compiler_newDynamicLibraryWithURL_error_((void *)_object, pewter_from(url), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTL4CompilerTask>)newDynamicLibrary:(id<MTLLibrary>)library completionHandler:(void (^)(id<MTLDynamicLibrary>, NSError *))completionHandler {
  return pewter_own(pewter_MTL4Compiler_newDynamicLibrary_completionHandler_((void *)_object, pewter_object(library), pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_3, pewter_block_release));
}
- (id<MTL4CompilerTask>)newDynamicLibraryWithURL:(NSURL *)url completionHandler:(void (^)(id<MTLDynamicLibrary>, NSError *))completionHandler {
  PEWTER_POOL;
  return pewter_own(pewter_MTL4Compiler_newDynamicLibraryWithURL_completionHandler_((void *)_object, pewter_from(url), pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_3, pewter_block_release));
}
- (id<MTLLibrary>)newLibraryWithDescriptor:(MTL4LibraryDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLLibrary> result = pewter_own(pewter_MTL4Compiler_newLibraryWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTL4CompilerTask>)newLibraryWithDescriptor:(MTL4LibraryDescriptor *)descriptor completionHandler:(void (^)(id<MTLLibrary>, NSError *))completionHandler {
  return pewter_own(pewter_MTL4Compiler_newLibraryWithDescriptor_completionHandler_((void *)_object, pewter_object(descriptor), pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_4, pewter_block_release));
}
- (id<MTL4MachineLearningPipelineState>)newMachineLearningPipelineStateWithDescriptor:(MTL4MachineLearningPipelineDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTL4MachineLearningPipelineState> result = pewter_own(pewter_MTL4Compiler_newMachineLearningPipelineStateWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTL4CompilerTask>)newMachineLearningPipelineStateWithDescriptor:(MTL4MachineLearningPipelineDescriptor *)descriptor completionHandler:(void (^)(id<MTL4MachineLearningPipelineState>, NSError *))completionHandler {
  return pewter_own(pewter_MTL4Compiler_newMachineLearningPipelineStateWithDescriptor_completionHandler_((void *)_object, pewter_object(descriptor), pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_5, pewter_block_release));
}
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithDescriptor:(MTL4PipelineDescriptor *)descriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLRenderPipelineState> result = pewter_own(pewter_MTL4Compiler_newRenderPipelineStateWithDescriptor_compilerTaskOptions_error_((void *)_object, pewter_object(descriptor), pewter_object(compilerTaskOptions), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithDescriptor:(MTL4PipelineDescriptor *)descriptor dynamicLinkingDescriptor:(MTL4RenderPipelineDynamicLinkingDescriptor *)dynamicLinkingDescriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLRenderPipelineState> result = pewter_own(pewter_MTL4Compiler_newRenderPipelineStateWithDescriptor_dynamicLinkingDescriptor_compilerTaskOptions_error_((void *)_object, pewter_object(descriptor), pewter_object(dynamicLinkingDescriptor), pewter_object(compilerTaskOptions), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTL4CompilerTask>)newRenderPipelineStateWithDescriptor:(MTL4PipelineDescriptor *)descriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions completionHandler:(void (^)(id<MTLRenderPipelineState>, NSError *))completionHandler {
  return pewter_own(pewter_MTL4Compiler_newRenderPipelineStateWithDescriptor_compilerTaskOptions_completionHandler_((void *)_object, pewter_object(descriptor), pewter_object(compilerTaskOptions), pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_6, pewter_block_release));
}
- (id<MTL4CompilerTask>)newRenderPipelineStateWithDescriptor:(MTL4PipelineDescriptor *)descriptor dynamicLinkingDescriptor:(MTL4RenderPipelineDynamicLinkingDescriptor *)dynamicLinkingDescriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions completionHandler:(void (^)(id<MTLRenderPipelineState>, NSError *))completionHandler {
  return pewter_own(pewter_MTL4Compiler_newRenderPipelineStateWithDescriptor_dynamicLinkingDescriptor_compilerTaskOptions_completionHandler_((void *)_object, pewter_object(descriptor), pewter_object(dynamicLinkingDescriptor), pewter_object(compilerTaskOptions), pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_6, pewter_block_release));
}
- (id<MTLRenderPipelineState>)newRenderPipelineStateBySpecializationWithDescriptor:(MTL4PipelineDescriptor *)descriptor pipeline:(id<MTLRenderPipelineState>)pipeline error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLRenderPipelineState> result = pewter_own(pewter_MTL4Compiler_newRenderPipelineStateBySpecializationWithDescriptor_pipeline_error_((void *)_object, pewter_object(descriptor), pewter_object(pipeline), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTL4CompilerTask>)newRenderPipelineStateBySpecializationWithDescriptor:(MTL4PipelineDescriptor *)descriptor pipeline:(id<MTLRenderPipelineState>)pipeline completionHandler:(void (^)(id<MTLRenderPipelineState>, NSError *))completionHandler {
  return pewter_own(pewter_MTL4Compiler_newRenderPipelineStateBySpecializationWithDescriptor_pipeline_completionHandler_((void *)_object, pewter_object(descriptor), pewter_object(pipeline), pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_6, pewter_block_release));
}
- (id<MTL4PipelineDataSetSerializer>)pipelineDataSetSerializer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4Compiler_pipelineDataSetSerializer((void *)_object));
}
@end

@interface PewterMTL4CompilerTask : PewterObject <MTL4CompilerTask>
@end
@implementation PewterMTL4CompilerTask
- (id<MTL4Compiler>)compiler {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CompilerTask_compiler((void *)_object));
}
- (MTL4CompilerTaskStatus)status {
  return pewter_MTL4CompilerTask_status((void *)_object);
}
- (void)waitUntilCompleted {
  pewter_MTL4CompilerTask_waitUntilCompleted((void *)_object);
}
@end

@interface PewterMTL4ComputeCommandEncoder : PewterMTL4CommandEncoder <MTL4ComputeCommandEncoder>
@end
@implementation PewterMTL4ComputeCommandEncoder
- (void)buildAccelerationStructure:(id<MTLAccelerationStructure>)accelerationStructure descriptor:(MTL4AccelerationStructureDescriptor *)descriptor scratchBuffer:(MTL4BufferRange)scratchBuffer {
  pewter_MTL4ComputeCommandEncoder_buildAccelerationStructure_descriptor_scratchBuffer_((void *)_object, pewter_object(accelerationStructure), pewter_object(descriptor), PEWTER_AS(pewter_MTL4BufferRange, scratchBuffer));
}
- (void)copyAccelerationStructure:(id<MTLAccelerationStructure>)sourceAccelerationStructure toAccelerationStructure:(id<MTLAccelerationStructure>)destinationAccelerationStructure {
  pewter_MTL4ComputeCommandEncoder_copyAccelerationStructure_toAccelerationStructure_((void *)_object, pewter_object(sourceAccelerationStructure), pewter_object(destinationAccelerationStructure));
}
- (void)copyAndCompactAccelerationStructure:(id<MTLAccelerationStructure>)sourceAccelerationStructure toAccelerationStructure:(id<MTLAccelerationStructure>)destinationAccelerationStructure {
  pewter_MTL4ComputeCommandEncoder_copyAndCompactAccelerationStructure_toAccelerationStructure_((void *)_object, pewter_object(sourceAccelerationStructure), pewter_object(destinationAccelerationStructure));
}
- (void)copyFromBuffer:(id<MTLBuffer>)sourceBuffer sourceOffset:(NSUInteger)sourceOffset toBuffer:(id<MTLBuffer>)destinationBuffer destinationOffset:(NSUInteger)destinationOffset size:(NSUInteger)size {
  pewter_MTL4ComputeCommandEncoder_copyFromBuffer_sourceOffset_toBuffer_destinationOffset_size_((void *)_object, pewter_object(sourceBuffer), sourceOffset, pewter_object(destinationBuffer), destinationOffset, size);
}
- (void)copyFromBuffer:(id<MTLBuffer>)sourceBuffer sourceOffset:(NSUInteger)sourceOffset sourceBytesPerRow:(NSUInteger)sourceBytesPerRow sourceBytesPerImage:(NSUInteger)sourceBytesPerImage sourceSize:(MTLSize)sourceSize toTexture:(id<MTLTexture>)destinationTexture destinationSlice:(NSUInteger)destinationSlice destinationLevel:(NSUInteger)destinationLevel destinationOrigin:(MTLOrigin)destinationOrigin {
  pewter_MTL4ComputeCommandEncoder_copyFromBuffer_sourceOffset_sourceBytesPerRow_sourceBytesPerImage_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_((void *)_object, pewter_object(sourceBuffer), sourceOffset, sourceBytesPerRow, sourceBytesPerImage, PEWTER_AS(pewter_MTLSize, sourceSize), pewter_object(destinationTexture), destinationSlice, destinationLevel, PEWTER_AS(pewter_MTLOrigin, destinationOrigin));
}
- (void)copyFromBuffer:(id<MTLBuffer>)sourceBuffer sourceOffset:(NSUInteger)sourceOffset sourceBytesPerRow:(NSUInteger)sourceBytesPerRow sourceBytesPerImage:(NSUInteger)sourceBytesPerImage sourceSize:(MTLSize)sourceSize toTexture:(id<MTLTexture>)destinationTexture destinationSlice:(NSUInteger)destinationSlice destinationLevel:(NSUInteger)destinationLevel destinationOrigin:(MTLOrigin)destinationOrigin options:(MTLBlitOption)options {
  pewter_MTL4ComputeCommandEncoder_copyFromBuffer_sourceOffset_sourceBytesPerRow_sourceBytesPerImage_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_options_((void *)_object, pewter_object(sourceBuffer), sourceOffset, sourceBytesPerRow, sourceBytesPerImage, PEWTER_AS(pewter_MTLSize, sourceSize), pewter_object(destinationTexture), destinationSlice, destinationLevel, PEWTER_AS(pewter_MTLOrigin, destinationOrigin), options);
}
- (void)copyFromTensor:(id<MTLTensor>)sourceTensor sourceOrigin:(MTLTensorExtents *)sourceOrigin sourceDimensions:(MTLTensorExtents *)sourceDimensions toTensor:(id<MTLTensor>)destinationTensor destinationOrigin:(MTLTensorExtents *)destinationOrigin destinationDimensions:(MTLTensorExtents *)destinationDimensions {
  pewter_MTL4ComputeCommandEncoder_copyFromTensor_sourceOrigin_sourceDimensions_toTensor_destinationOrigin_destinationDimensions_((void *)_object, pewter_object(sourceTensor), pewter_object(sourceOrigin), pewter_object(sourceDimensions), pewter_object(destinationTensor), pewter_object(destinationOrigin), pewter_object(destinationDimensions));
}
- (void)copyFromTexture:(id<MTLTexture>)sourceTexture toTexture:(id<MTLTexture>)destinationTexture {
  pewter_MTL4ComputeCommandEncoder_copyFromTexture_toTexture_((void *)_object, pewter_object(sourceTexture), pewter_object(destinationTexture));
}
- (void)copyFromTexture:(id<MTLTexture>)sourceTexture sourceSlice:(NSUInteger)sourceSlice sourceLevel:(NSUInteger)sourceLevel toTexture:(id<MTLTexture>)destinationTexture destinationSlice:(NSUInteger)destinationSlice destinationLevel:(NSUInteger)destinationLevel sliceCount:(NSUInteger)sliceCount levelCount:(NSUInteger)levelCount {
  pewter_MTL4ComputeCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_toTexture_destinationSlice_destinationLevel_sliceCount_levelCount_((void *)_object, pewter_object(sourceTexture), sourceSlice, sourceLevel, pewter_object(destinationTexture), destinationSlice, destinationLevel, sliceCount, levelCount);
}
- (void)copyFromTexture:(id<MTLTexture>)sourceTexture sourceSlice:(NSUInteger)sourceSlice sourceLevel:(NSUInteger)sourceLevel sourceOrigin:(MTLOrigin)sourceOrigin sourceSize:(MTLSize)sourceSize toTexture:(id<MTLTexture>)destinationTexture destinationSlice:(NSUInteger)destinationSlice destinationLevel:(NSUInteger)destinationLevel destinationOrigin:(MTLOrigin)destinationOrigin {
  pewter_MTL4ComputeCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_((void *)_object, pewter_object(sourceTexture), sourceSlice, sourceLevel, PEWTER_AS(pewter_MTLOrigin, sourceOrigin), PEWTER_AS(pewter_MTLSize, sourceSize), pewter_object(destinationTexture), destinationSlice, destinationLevel, PEWTER_AS(pewter_MTLOrigin, destinationOrigin));
}
- (void)copyFromTexture:(id<MTLTexture>)sourceTexture sourceSlice:(NSUInteger)sourceSlice sourceLevel:(NSUInteger)sourceLevel sourceOrigin:(MTLOrigin)sourceOrigin sourceSize:(MTLSize)sourceSize toBuffer:(id<MTLBuffer>)destinationBuffer destinationOffset:(NSUInteger)destinationOffset destinationBytesPerRow:(NSUInteger)destinationBytesPerRow destinationBytesPerImage:(NSUInteger)destinationBytesPerImage {
  pewter_MTL4ComputeCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toBuffer_destinationOffset_destinationBytesPerRow_destinationBytesPerImage_((void *)_object, pewter_object(sourceTexture), sourceSlice, sourceLevel, PEWTER_AS(pewter_MTLOrigin, sourceOrigin), PEWTER_AS(pewter_MTLSize, sourceSize), pewter_object(destinationBuffer), destinationOffset, destinationBytesPerRow, destinationBytesPerImage);
}
- (void)copyFromTexture:(id<MTLTexture>)sourceTexture sourceSlice:(NSUInteger)sourceSlice sourceLevel:(NSUInteger)sourceLevel sourceOrigin:(MTLOrigin)sourceOrigin sourceSize:(MTLSize)sourceSize toBuffer:(id<MTLBuffer>)destinationBuffer destinationOffset:(NSUInteger)destinationOffset destinationBytesPerRow:(NSUInteger)destinationBytesPerRow destinationBytesPerImage:(NSUInteger)destinationBytesPerImage options:(MTLBlitOption)options {
  pewter_MTL4ComputeCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toBuffer_destinationOffset_destinationBytesPerRow_destinationBytesPerImage_options_((void *)_object, pewter_object(sourceTexture), sourceSlice, sourceLevel, PEWTER_AS(pewter_MTLOrigin, sourceOrigin), PEWTER_AS(pewter_MTLSize, sourceSize), pewter_object(destinationBuffer), destinationOffset, destinationBytesPerRow, destinationBytesPerImage, options);
}
- (void)copyIndirectCommandBuffer:(id<MTLIndirectCommandBuffer>)source sourceRange:(NSRange)sourceRange destination:(id<MTLIndirectCommandBuffer>)destination destinationIndex:(NSUInteger)destinationIndex {
  pewter_MTL4ComputeCommandEncoder_copyIndirectCommandBuffer_sourceRange_destination_destinationIndex_((void *)_object, pewter_object(source), PEWTER_AS(pewter_NSRange, sourceRange), pewter_object(destination), destinationIndex);
}
- (void)dispatchThreadgroups:(MTLSize)threadgroupsPerGrid threadsPerThreadgroup:(MTLSize)threadsPerThreadgroup {
  pewter_MTL4ComputeCommandEncoder_dispatchThreadgroups_threadsPerThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, threadgroupsPerGrid), PEWTER_AS(pewter_MTLSize, threadsPerThreadgroup));
}
- (void)dispatchThreadgroupsWithIndirectBuffer:(MTLGPUAddress)indirectBuffer threadsPerThreadgroup:(MTLSize)threadsPerThreadgroup {
  pewter_MTL4ComputeCommandEncoder_dispatchThreadgroupsWithIndirectBuffer_threadsPerThreadgroup_((void *)_object, indirectBuffer, PEWTER_AS(pewter_MTLSize, threadsPerThreadgroup));
}
- (void)dispatchThreads:(MTLSize)threadsPerGrid threadsPerThreadgroup:(MTLSize)threadsPerThreadgroup {
  pewter_MTL4ComputeCommandEncoder_dispatchThreads_threadsPerThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, threadsPerGrid), PEWTER_AS(pewter_MTLSize, threadsPerThreadgroup));
}
- (void)dispatchThreadsWithIndirectBuffer:(MTLGPUAddress)indirectBuffer {
  pewter_MTL4ComputeCommandEncoder_dispatchThreadsWithIndirectBuffer_((void *)_object, indirectBuffer);
}
- (void)executeCommandsInBuffer:(id<MTLIndirectCommandBuffer>)indirectCommandBuffer withRange:(NSRange)executionRange {
  pewter_MTL4ComputeCommandEncoder_executeCommandsInBuffer_withRange_((void *)_object, pewter_object(indirectCommandBuffer), PEWTER_AS(pewter_NSRange, executionRange));
}
- (void)executeCommandsInBuffer:(id<MTLIndirectCommandBuffer>)indirectCommandbuffer indirectBuffer:(MTLGPUAddress)indirectRangeBuffer {
  pewter_MTL4ComputeCommandEncoder_executeCommandsInBuffer_indirectBuffer_((void *)_object, pewter_object(indirectCommandbuffer), indirectRangeBuffer);
}
- (void)fillBuffer:(id<MTLBuffer>)buffer range:(NSRange)range value:(uint8_t)value {
  pewter_MTL4ComputeCommandEncoder_fillBuffer_range_value_((void *)_object, pewter_object(buffer), PEWTER_AS(pewter_NSRange, range), value);
}
- (void)generateMipmapsForTexture:(id<MTLTexture>)texture {
  pewter_MTL4ComputeCommandEncoder_generateMipmapsForTexture_((void *)_object, pewter_object(texture));
}
- (void)optimizeContentsForCPUAccess:(id<MTLTexture>)texture {
  pewter_MTL4ComputeCommandEncoder_optimizeContentsForCPUAccess_((void *)_object, pewter_object(texture));
}
- (void)optimizeContentsForCPUAccess:(id<MTLTexture>)texture slice:(NSUInteger)slice level:(NSUInteger)level {
  pewter_MTL4ComputeCommandEncoder_optimizeContentsForCPUAccess_slice_level_((void *)_object, pewter_object(texture), slice, level);
}
- (void)optimizeContentsForGPUAccess:(id<MTLTexture>)texture {
  pewter_MTL4ComputeCommandEncoder_optimizeContentsForGPUAccess_((void *)_object, pewter_object(texture));
}
- (void)optimizeContentsForGPUAccess:(id<MTLTexture>)texture slice:(NSUInteger)slice level:(NSUInteger)level {
  pewter_MTL4ComputeCommandEncoder_optimizeContentsForGPUAccess_slice_level_((void *)_object, pewter_object(texture), slice, level);
}
- (void)optimizeIndirectCommandBuffer:(id<MTLIndirectCommandBuffer>)indirectCommandBuffer withRange:(NSRange)range {
  pewter_MTL4ComputeCommandEncoder_optimizeIndirectCommandBuffer_withRange_((void *)_object, pewter_object(indirectCommandBuffer), PEWTER_AS(pewter_NSRange, range));
}
- (void)refitAccelerationStructure:(id<MTLAccelerationStructure>)sourceAccelerationStructure descriptor:(MTL4AccelerationStructureDescriptor *)descriptor destination:(id<MTLAccelerationStructure>)destinationAccelerationStructure scratchBuffer:(MTL4BufferRange)scratchBuffer {
  pewter_MTL4ComputeCommandEncoder_refitAccelerationStructure_descriptor_destination_scratchBuffer_((void *)_object, pewter_object(sourceAccelerationStructure), pewter_object(descriptor), pewter_object(destinationAccelerationStructure), PEWTER_AS(pewter_MTL4BufferRange, scratchBuffer));
}
- (void)refitAccelerationStructure:(id<MTLAccelerationStructure>)sourceAccelerationStructure descriptor:(MTL4AccelerationStructureDescriptor *)descriptor destination:(id<MTLAccelerationStructure>)destinationAccelerationStructure scratchBuffer:(MTL4BufferRange)scratchBuffer options:(MTLAccelerationStructureRefitOptions)options {
  pewter_MTL4ComputeCommandEncoder_refitAccelerationStructure_descriptor_destination_scratchBuffer_options_((void *)_object, pewter_object(sourceAccelerationStructure), pewter_object(descriptor), pewter_object(destinationAccelerationStructure), PEWTER_AS(pewter_MTL4BufferRange, scratchBuffer), options);
}
- (void)resetCommandsInBuffer:(id<MTLIndirectCommandBuffer>)buffer withRange:(NSRange)range {
  pewter_MTL4ComputeCommandEncoder_resetCommandsInBuffer_withRange_((void *)_object, pewter_object(buffer), PEWTER_AS(pewter_NSRange, range));
}
- (void)setArgumentTable:(id<MTL4ArgumentTable>)argumentTable {
  pewter_MTL4ComputeCommandEncoder_setArgumentTable_((void *)_object, pewter_object(argumentTable));
}
- (void)setComputePipelineState:(id<MTLComputePipelineState>)state {
  pewter_MTL4ComputeCommandEncoder_setComputePipelineState_((void *)_object, pewter_object(state));
}
- (void)setImageblockWidth:(NSUInteger)width height:(NSUInteger)height {
  pewter_MTL4ComputeCommandEncoder_setImageblockWidth_height_((void *)_object, width, height);
}
- (void)setThreadgroupMemoryLength:(NSUInteger)length atIndex:(NSUInteger)index {
  pewter_MTL4ComputeCommandEncoder_setThreadgroupMemoryLength_atIndex_((void *)_object, length, index);
}
- (MTLStages)stages {
  return pewter_MTL4ComputeCommandEncoder_stages((void *)_object);
}
- (void)writeCompactedAccelerationStructureSize:(id<MTLAccelerationStructure>)accelerationStructure toBuffer:(MTL4BufferRange)buffer {
  pewter_MTL4ComputeCommandEncoder_writeCompactedAccelerationStructureSize_toBuffer_((void *)_object, pewter_object(accelerationStructure), PEWTER_AS(pewter_MTL4BufferRange, buffer));
}
- (void)writeTimestampWithGranularity:(MTL4TimestampGranularity)granularity intoHeap:(id<MTL4CounterHeap>)counterHeap atIndex:(NSUInteger)index {
  pewter_MTL4ComputeCommandEncoder_writeTimestampWithGranularity_intoHeap_atIndex_((void *)_object, granularity, pewter_object(counterHeap), index);
}
@end

@implementation MTL4PipelineDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4PipelineDescriptor_init(pewter_MTL4PipelineDescriptor_alloc())];
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4PipelineDescriptor_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTL4PipelineDescriptor_setLabel_((void *)_object, pewter_from(label));
}
- (MTL4PipelineOptions *)options {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4PipelineDescriptor_options((void *)_object));
}
- (void)setOptions:(MTL4PipelineOptions *)options {
  pewter_MTL4PipelineDescriptor_setOptions_((void *)_object, pewter_object(options));
}
@end

@implementation MTL4ComputePipelineDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4ComputePipelineDescriptor_init(pewter_MTL4ComputePipelineDescriptor_alloc())];
}
- (MTL4FunctionDescriptor *)computeFunctionDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4ComputePipelineDescriptor_computeFunctionDescriptor((void *)_object));
}
- (void)setComputeFunctionDescriptor:(MTL4FunctionDescriptor *)computeFunctionDescriptor {
  pewter_MTL4ComputePipelineDescriptor_setComputeFunctionDescriptor_((void *)_object, pewter_object(computeFunctionDescriptor));
}
- (NSUInteger)maxTotalThreadsPerThreadgroup {
  return pewter_MTL4ComputePipelineDescriptor_maxTotalThreadsPerThreadgroup((void *)_object);
}
- (void)setMaxTotalThreadsPerThreadgroup:(NSUInteger)maxTotalThreadsPerThreadgroup {
  pewter_MTL4ComputePipelineDescriptor_setMaxTotalThreadsPerThreadgroup_((void *)_object, maxTotalThreadsPerThreadgroup);
}
- (MTLSize)requiredThreadsPerThreadgroup {
  return PEWTER_AS(MTLSize, pewter_MTL4ComputePipelineDescriptor_requiredThreadsPerThreadgroup((void *)_object));
}
- (void)setRequiredThreadsPerThreadgroup:(MTLSize)requiredThreadsPerThreadgroup {
  pewter_MTL4ComputePipelineDescriptor_setRequiredThreadsPerThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, requiredThreadsPerThreadgroup));
}
- (MTL4StaticLinkingDescriptor *)staticLinkingDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4ComputePipelineDescriptor_staticLinkingDescriptor((void *)_object));
}
- (void)setStaticLinkingDescriptor:(MTL4StaticLinkingDescriptor *)staticLinkingDescriptor {
  pewter_MTL4ComputePipelineDescriptor_setStaticLinkingDescriptor_((void *)_object, pewter_object(staticLinkingDescriptor));
}
- (BOOL)supportBinaryLinking {
  return pewter_MTL4ComputePipelineDescriptor_supportBinaryLinking((void *)_object);
}
- (void)setSupportBinaryLinking:(BOOL)supportBinaryLinking {
  pewter_MTL4ComputePipelineDescriptor_setSupportBinaryLinking_((void *)_object, supportBinaryLinking);
}
- (MTL4IndirectCommandBufferSupportState)supportIndirectCommandBuffers {
  return pewter_MTL4ComputePipelineDescriptor_supportIndirectCommandBuffers((void *)_object);
}
- (void)setSupportIndirectCommandBuffers:(MTL4IndirectCommandBufferSupportState)supportIndirectCommandBuffers {
  pewter_MTL4ComputePipelineDescriptor_setSupportIndirectCommandBuffers_((void *)_object, supportIndirectCommandBuffers);
}
- (BOOL)threadGroupSizeIsMultipleOfThreadExecutionWidth {
  return pewter_MTL4ComputePipelineDescriptor_threadGroupSizeIsMultipleOfThreadExecutionWidth((void *)_object);
}
- (void)setThreadGroupSizeIsMultipleOfThreadExecutionWidth:(BOOL)threadGroupSizeIsMultipleOfThreadExecutionWidth {
  pewter_MTL4ComputePipelineDescriptor_setThreadGroupSizeIsMultipleOfThreadExecutionWidth_((void *)_object, threadGroupSizeIsMultipleOfThreadExecutionWidth);
}
- (void)reset {
  pewter_MTL4ComputePipelineDescriptor_reset((void *)_object);
}
@end

@implementation MTL4CounterHeapDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4CounterHeapDescriptor_init(pewter_MTL4CounterHeapDescriptor_alloc())];
}
- (NSUInteger)count {
  return pewter_MTL4CounterHeapDescriptor_count((void *)_object);
}
- (void)setCount:(NSUInteger)count {
  pewter_MTL4CounterHeapDescriptor_setCount_((void *)_object, count);
}
- (MTL4CounterHeapType)type {
  return pewter_MTL4CounterHeapDescriptor_type((void *)_object);
}
- (void)setType:(MTL4CounterHeapType)type {
  pewter_MTL4CounterHeapDescriptor_setType_((void *)_object, type);
}
@end

@interface PewterMTL4CounterHeap : PewterObject <MTL4CounterHeap>
@end
@implementation PewterMTL4CounterHeap
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CounterHeap_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTL4CounterHeap_setLabel_((void *)_object, pewter_from(label));
}
- (NSUInteger)count {
  return pewter_MTL4CounterHeap_count((void *)_object);
}
- (void)invalidateCounterRange:(NSRange)range {
  pewter_MTL4CounterHeap_invalidateCounterRange_((void *)_object, PEWTER_AS(pewter_NSRange, range));
}
- (NSData *)resolveCounterRange:(NSRange)range {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4CounterHeap_resolveCounterRange_((void *)_object, PEWTER_AS(pewter_NSRange, range)));
}
- (MTL4CounterHeapType)type {
  return pewter_MTL4CounterHeap_type((void *)_object);
}
@end

@implementation MTL4FunctionDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4FunctionDescriptor_init(pewter_MTL4FunctionDescriptor_alloc())];
}
@end

@implementation MTL4LibraryDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4LibraryDescriptor_init(pewter_MTL4LibraryDescriptor_alloc())];
}
- (NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4LibraryDescriptor_name((void *)_object));
}
- (void)setName:(NSString *)name {
  PEWTER_POOL;
  pewter_MTL4LibraryDescriptor_setName_((void *)_object, pewter_from(name));
}
- (MTLCompileOptions *)options {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4LibraryDescriptor_options((void *)_object));
}
- (void)setOptions:(MTLCompileOptions *)options {
  pewter_MTL4LibraryDescriptor_setOptions_((void *)_object, pewter_object(options));
}
- (NSString *)source {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4LibraryDescriptor_source((void *)_object));
}
- (void)setSource:(NSString *)source {
  PEWTER_POOL;
  pewter_MTL4LibraryDescriptor_setSource_((void *)_object, pewter_from(source));
}
@end

@implementation MTL4LibraryFunctionDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4LibraryFunctionDescriptor_init(pewter_MTL4LibraryFunctionDescriptor_alloc())];
}
- (id<MTLLibrary>)library {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4LibraryFunctionDescriptor_library((void *)_object));
}
- (void)setLibrary:(id<MTLLibrary>)library {
  pewter_MTL4LibraryFunctionDescriptor_setLibrary_((void *)_object, pewter_object(library));
}
- (NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4LibraryFunctionDescriptor_name((void *)_object));
}
- (void)setName:(NSString *)name {
  PEWTER_POOL;
  pewter_MTL4LibraryFunctionDescriptor_setName_((void *)_object, pewter_from(name));
}
@end

@implementation MTL4StaticLinkingDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4StaticLinkingDescriptor_init(pewter_MTL4StaticLinkingDescriptor_alloc())];
}
- (NSArray *)functionDescriptors {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4StaticLinkingDescriptor_functionDescriptors((void *)_object));
}
- (void)setFunctionDescriptors:(NSArray *)functionDescriptors {
  PEWTER_POOL;
  pewter_MTL4StaticLinkingDescriptor_setFunctionDescriptors_((void *)_object, pewter_from(functionDescriptors));
}
- (NSDictionary *)groups {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4StaticLinkingDescriptor_groups((void *)_object));
}
- (void)setGroups:(NSDictionary *)groups {
  PEWTER_POOL;
  pewter_MTL4StaticLinkingDescriptor_setGroups_((void *)_object, pewter_from(groups));
}
- (NSArray *)privateFunctionDescriptors {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4StaticLinkingDescriptor_privateFunctionDescriptors((void *)_object));
}
- (void)setPrivateFunctionDescriptors:(NSArray *)privateFunctionDescriptors {
  PEWTER_POOL;
  pewter_MTL4StaticLinkingDescriptor_setPrivateFunctionDescriptors_((void *)_object, pewter_from(privateFunctionDescriptors));
}
@end

@implementation MTL4PipelineStageDynamicLinkingDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4PipelineStageDynamicLinkingDescriptor_init(pewter_MTL4PipelineStageDynamicLinkingDescriptor_alloc())];
}
- (NSArray *)binaryLinkedFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4PipelineStageDynamicLinkingDescriptor_binaryLinkedFunctions((void *)_object));
}
- (void)setBinaryLinkedFunctions:(NSArray *)binaryLinkedFunctions {
  PEWTER_POOL;
  pewter_MTL4PipelineStageDynamicLinkingDescriptor_setBinaryLinkedFunctions_((void *)_object, pewter_from(binaryLinkedFunctions));
}
- (NSUInteger)maxCallStackDepth {
  return pewter_MTL4PipelineStageDynamicLinkingDescriptor_maxCallStackDepth((void *)_object);
}
- (void)setMaxCallStackDepth:(NSUInteger)maxCallStackDepth {
  pewter_MTL4PipelineStageDynamicLinkingDescriptor_setMaxCallStackDepth_((void *)_object, maxCallStackDepth);
}
- (NSArray *)preloadedLibraries {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4PipelineStageDynamicLinkingDescriptor_preloadedLibraries((void *)_object));
}
- (void)setPreloadedLibraries:(NSArray *)preloadedLibraries {
  PEWTER_POOL;
  pewter_MTL4PipelineStageDynamicLinkingDescriptor_setPreloadedLibraries_((void *)_object, pewter_from(preloadedLibraries));
}
@end

@implementation MTL4RenderPipelineDynamicLinkingDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4RenderPipelineDynamicLinkingDescriptor_init(pewter_MTL4RenderPipelineDynamicLinkingDescriptor_alloc())];
}
- (MTL4PipelineStageDynamicLinkingDescriptor *)fragmentLinkingDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPipelineDynamicLinkingDescriptor_fragmentLinkingDescriptor((void *)_object));
}
- (MTL4PipelineStageDynamicLinkingDescriptor *)meshLinkingDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPipelineDynamicLinkingDescriptor_meshLinkingDescriptor((void *)_object));
}
- (MTL4PipelineStageDynamicLinkingDescriptor *)objectLinkingDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPipelineDynamicLinkingDescriptor_objectLinkingDescriptor((void *)_object));
}
- (MTL4PipelineStageDynamicLinkingDescriptor *)tileLinkingDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPipelineDynamicLinkingDescriptor_tileLinkingDescriptor((void *)_object));
}
- (MTL4PipelineStageDynamicLinkingDescriptor *)vertexLinkingDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPipelineDynamicLinkingDescriptor_vertexLinkingDescriptor((void *)_object));
}
@end

@interface PewterMTL4MachineLearningCommandEncoder : PewterMTL4CommandEncoder <MTL4MachineLearningCommandEncoder>
@end
@implementation PewterMTL4MachineLearningCommandEncoder
- (void)dispatchNetworkWithIntermediatesHeap:(id<MTLHeap>)heap {
  pewter_MTL4MachineLearningCommandEncoder_dispatchNetworkWithIntermediatesHeap_((void *)_object, pewter_object(heap));
}
- (void)setArgumentTable:(id<MTL4ArgumentTable>)argumentTable {
  pewter_MTL4MachineLearningCommandEncoder_setArgumentTable_((void *)_object, pewter_object(argumentTable));
}
- (void)setPipelineState:(id<MTL4MachineLearningPipelineState>)pipelineState {
  pewter_MTL4MachineLearningCommandEncoder_setPipelineState_((void *)_object, pewter_object(pipelineState));
}
@end

@implementation MTL4MachineLearningPipelineDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4MachineLearningPipelineDescriptor_init(pewter_MTL4MachineLearningPipelineDescriptor_alloc())];
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4MachineLearningPipelineDescriptor_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTL4MachineLearningPipelineDescriptor_setLabel_((void *)_object, pewter_from(label));
}
- (MTL4FunctionDescriptor *)machineLearningFunctionDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4MachineLearningPipelineDescriptor_machineLearningFunctionDescriptor((void *)_object));
}
- (void)setMachineLearningFunctionDescriptor:(MTL4FunctionDescriptor *)machineLearningFunctionDescriptor {
  pewter_MTL4MachineLearningPipelineDescriptor_setMachineLearningFunctionDescriptor_((void *)_object, pewter_object(machineLearningFunctionDescriptor));
}
- (MTLTensorExtents *)inputDimensionsAtBufferIndex:(NSInteger)bufferIndex {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4MachineLearningPipelineDescriptor_inputDimensionsAtBufferIndex_((void *)_object, bufferIndex));
}
- (void)reset {
  pewter_MTL4MachineLearningPipelineDescriptor_reset((void *)_object);
}
- (void)setInputDimensions:(MTLTensorExtents *)dimensions atBufferIndex:(NSInteger)bufferIndex {
  pewter_MTL4MachineLearningPipelineDescriptor_setInputDimensions_atBufferIndex_((void *)_object, pewter_object(dimensions), bufferIndex);
}
- (void)setInputDimensions:(NSArray *)dimensions withRange:(NSRange)range {
  PEWTER_POOL;
  pewter_MTL4MachineLearningPipelineDescriptor_setInputDimensions_withRange_((void *)_object, pewter_from(dimensions), PEWTER_AS(pewter_NSRange, range));
}
@end

@implementation MTL4MachineLearningPipelineReflection
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4MachineLearningPipelineReflection_init(pewter_MTL4MachineLearningPipelineReflection_alloc())];
}
- (NSArray *)bindings {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4MachineLearningPipelineReflection_bindings((void *)_object));
}
@end

@interface PewterMTLAllocation : PewterObject <MTLAllocation>
@end
@implementation PewterMTLAllocation
- (NSUInteger)allocatedSize {
  return pewter_MTLAllocation_allocatedSize((void *)_object);
}
@end

@interface PewterMTL4MachineLearningPipelineState : PewterMTLAllocation <MTL4MachineLearningPipelineState>
@end
@implementation PewterMTL4MachineLearningPipelineState
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4MachineLearningPipelineState_device((void *)_object));
}
- (NSUInteger)intermediatesHeapSize {
  return pewter_MTL4MachineLearningPipelineState_intermediatesHeapSize((void *)_object);
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4MachineLearningPipelineState_label((void *)_object));
}
- (MTL4MachineLearningPipelineReflection *)reflection {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4MachineLearningPipelineState_reflection((void *)_object));
}
@end

@implementation MTL4MeshRenderPipelineDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4MeshRenderPipelineDescriptor_init(pewter_MTL4MeshRenderPipelineDescriptor_alloc())];
}
- (MTL4AlphaToCoverageState)alphaToCoverageState {
  return pewter_MTL4MeshRenderPipelineDescriptor_alphaToCoverageState((void *)_object);
}
- (void)setAlphaToCoverageState:(MTL4AlphaToCoverageState)alphaToCoverageState {
  pewter_MTL4MeshRenderPipelineDescriptor_setAlphaToCoverageState_((void *)_object, alphaToCoverageState);
}
- (MTL4AlphaToOneState)alphaToOneState {
  return pewter_MTL4MeshRenderPipelineDescriptor_alphaToOneState((void *)_object);
}
- (void)setAlphaToOneState:(MTL4AlphaToOneState)alphaToOneState {
  pewter_MTL4MeshRenderPipelineDescriptor_setAlphaToOneState_((void *)_object, alphaToOneState);
}
- (MTL4LogicalToPhysicalColorAttachmentMappingState)colorAttachmentMappingState {
  return pewter_MTL4MeshRenderPipelineDescriptor_colorAttachmentMappingState((void *)_object);
}
- (void)setColorAttachmentMappingState:(MTL4LogicalToPhysicalColorAttachmentMappingState)colorAttachmentMappingState {
  pewter_MTL4MeshRenderPipelineDescriptor_setColorAttachmentMappingState_((void *)_object, colorAttachmentMappingState);
}
- (MTL4FunctionDescriptor *)fragmentFunctionDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4MeshRenderPipelineDescriptor_fragmentFunctionDescriptor((void *)_object));
}
- (void)setFragmentFunctionDescriptor:(MTL4FunctionDescriptor *)fragmentFunctionDescriptor {
  pewter_MTL4MeshRenderPipelineDescriptor_setFragmentFunctionDescriptor_((void *)_object, pewter_object(fragmentFunctionDescriptor));
}
- (MTL4StaticLinkingDescriptor *)fragmentStaticLinkingDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4MeshRenderPipelineDescriptor_fragmentStaticLinkingDescriptor((void *)_object));
}
- (void)setFragmentStaticLinkingDescriptor:(MTL4StaticLinkingDescriptor *)fragmentStaticLinkingDescriptor {
  pewter_MTL4MeshRenderPipelineDescriptor_setFragmentStaticLinkingDescriptor_((void *)_object, pewter_object(fragmentStaticLinkingDescriptor));
}
- (NSUInteger)maxTotalThreadgroupsPerMeshGrid {
  return pewter_MTL4MeshRenderPipelineDescriptor_maxTotalThreadgroupsPerMeshGrid((void *)_object);
}
- (void)setMaxTotalThreadgroupsPerMeshGrid:(NSUInteger)maxTotalThreadgroupsPerMeshGrid {
  pewter_MTL4MeshRenderPipelineDescriptor_setMaxTotalThreadgroupsPerMeshGrid_((void *)_object, maxTotalThreadgroupsPerMeshGrid);
}
- (NSUInteger)maxTotalThreadsPerMeshThreadgroup {
  return pewter_MTL4MeshRenderPipelineDescriptor_maxTotalThreadsPerMeshThreadgroup((void *)_object);
}
- (void)setMaxTotalThreadsPerMeshThreadgroup:(NSUInteger)maxTotalThreadsPerMeshThreadgroup {
  pewter_MTL4MeshRenderPipelineDescriptor_setMaxTotalThreadsPerMeshThreadgroup_((void *)_object, maxTotalThreadsPerMeshThreadgroup);
}
- (NSUInteger)maxTotalThreadsPerObjectThreadgroup {
  return pewter_MTL4MeshRenderPipelineDescriptor_maxTotalThreadsPerObjectThreadgroup((void *)_object);
}
- (void)setMaxTotalThreadsPerObjectThreadgroup:(NSUInteger)maxTotalThreadsPerObjectThreadgroup {
  pewter_MTL4MeshRenderPipelineDescriptor_setMaxTotalThreadsPerObjectThreadgroup_((void *)_object, maxTotalThreadsPerObjectThreadgroup);
}
- (NSUInteger)maxVertexAmplificationCount {
  return pewter_MTL4MeshRenderPipelineDescriptor_maxVertexAmplificationCount((void *)_object);
}
- (void)setMaxVertexAmplificationCount:(NSUInteger)maxVertexAmplificationCount {
  pewter_MTL4MeshRenderPipelineDescriptor_setMaxVertexAmplificationCount_((void *)_object, maxVertexAmplificationCount);
}
- (MTL4FunctionDescriptor *)meshFunctionDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4MeshRenderPipelineDescriptor_meshFunctionDescriptor((void *)_object));
}
- (void)setMeshFunctionDescriptor:(MTL4FunctionDescriptor *)meshFunctionDescriptor {
  pewter_MTL4MeshRenderPipelineDescriptor_setMeshFunctionDescriptor_((void *)_object, pewter_object(meshFunctionDescriptor));
}
- (MTL4StaticLinkingDescriptor *)meshStaticLinkingDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4MeshRenderPipelineDescriptor_meshStaticLinkingDescriptor((void *)_object));
}
- (void)setMeshStaticLinkingDescriptor:(MTL4StaticLinkingDescriptor *)meshStaticLinkingDescriptor {
  pewter_MTL4MeshRenderPipelineDescriptor_setMeshStaticLinkingDescriptor_((void *)_object, pewter_object(meshStaticLinkingDescriptor));
}
- (BOOL)meshThreadgroupSizeIsMultipleOfThreadExecutionWidth {
  return pewter_MTL4MeshRenderPipelineDescriptor_meshThreadgroupSizeIsMultipleOfThreadExecutionWidth((void *)_object);
}
- (void)setMeshThreadgroupSizeIsMultipleOfThreadExecutionWidth:(BOOL)meshThreadgroupSizeIsMultipleOfThreadExecutionWidth {
  pewter_MTL4MeshRenderPipelineDescriptor_setMeshThreadgroupSizeIsMultipleOfThreadExecutionWidth_((void *)_object, meshThreadgroupSizeIsMultipleOfThreadExecutionWidth);
}
- (MTL4FunctionDescriptor *)objectFunctionDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4MeshRenderPipelineDescriptor_objectFunctionDescriptor((void *)_object));
}
- (void)setObjectFunctionDescriptor:(MTL4FunctionDescriptor *)objectFunctionDescriptor {
  pewter_MTL4MeshRenderPipelineDescriptor_setObjectFunctionDescriptor_((void *)_object, pewter_object(objectFunctionDescriptor));
}
- (MTL4StaticLinkingDescriptor *)objectStaticLinkingDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4MeshRenderPipelineDescriptor_objectStaticLinkingDescriptor((void *)_object));
}
- (void)setObjectStaticLinkingDescriptor:(MTL4StaticLinkingDescriptor *)objectStaticLinkingDescriptor {
  pewter_MTL4MeshRenderPipelineDescriptor_setObjectStaticLinkingDescriptor_((void *)_object, pewter_object(objectStaticLinkingDescriptor));
}
- (BOOL)objectThreadgroupSizeIsMultipleOfThreadExecutionWidth {
  return pewter_MTL4MeshRenderPipelineDescriptor_objectThreadgroupSizeIsMultipleOfThreadExecutionWidth((void *)_object);
}
- (void)setObjectThreadgroupSizeIsMultipleOfThreadExecutionWidth:(BOOL)objectThreadgroupSizeIsMultipleOfThreadExecutionWidth {
  pewter_MTL4MeshRenderPipelineDescriptor_setObjectThreadgroupSizeIsMultipleOfThreadExecutionWidth_((void *)_object, objectThreadgroupSizeIsMultipleOfThreadExecutionWidth);
}
- (NSUInteger)payloadMemoryLength {
  return pewter_MTL4MeshRenderPipelineDescriptor_payloadMemoryLength((void *)_object);
}
- (void)setPayloadMemoryLength:(NSUInteger)payloadMemoryLength {
  pewter_MTL4MeshRenderPipelineDescriptor_setPayloadMemoryLength_((void *)_object, payloadMemoryLength);
}
- (NSUInteger)rasterSampleCount {
  return pewter_MTL4MeshRenderPipelineDescriptor_rasterSampleCount((void *)_object);
}
- (void)setRasterSampleCount:(NSUInteger)rasterSampleCount {
  pewter_MTL4MeshRenderPipelineDescriptor_setRasterSampleCount_((void *)_object, rasterSampleCount);
}
- (BOOL)isRasterizationEnabled {
  return pewter_MTL4MeshRenderPipelineDescriptor_isRasterizationEnabled((void *)_object);
}
- (void)setRasterizationEnabled:(BOOL)rasterizationEnabled {
  pewter_MTL4MeshRenderPipelineDescriptor_setRasterizationEnabled_((void *)_object, rasterizationEnabled);
}
- (MTLSize)requiredThreadsPerMeshThreadgroup {
  return PEWTER_AS(MTLSize, pewter_MTL4MeshRenderPipelineDescriptor_requiredThreadsPerMeshThreadgroup((void *)_object));
}
- (void)setRequiredThreadsPerMeshThreadgroup:(MTLSize)requiredThreadsPerMeshThreadgroup {
  pewter_MTL4MeshRenderPipelineDescriptor_setRequiredThreadsPerMeshThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, requiredThreadsPerMeshThreadgroup));
}
- (MTLSize)requiredThreadsPerObjectThreadgroup {
  return PEWTER_AS(MTLSize, pewter_MTL4MeshRenderPipelineDescriptor_requiredThreadsPerObjectThreadgroup((void *)_object));
}
- (void)setRequiredThreadsPerObjectThreadgroup:(MTLSize)requiredThreadsPerObjectThreadgroup {
  pewter_MTL4MeshRenderPipelineDescriptor_setRequiredThreadsPerObjectThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, requiredThreadsPerObjectThreadgroup));
}
- (BOOL)supportFragmentBinaryLinking {
  return pewter_MTL4MeshRenderPipelineDescriptor_supportFragmentBinaryLinking((void *)_object);
}
- (void)setSupportFragmentBinaryLinking:(BOOL)supportFragmentBinaryLinking {
  pewter_MTL4MeshRenderPipelineDescriptor_setSupportFragmentBinaryLinking_((void *)_object, supportFragmentBinaryLinking);
}
- (MTL4IndirectCommandBufferSupportState)supportIndirectCommandBuffers {
  return pewter_MTL4MeshRenderPipelineDescriptor_supportIndirectCommandBuffers((void *)_object);
}
- (void)setSupportIndirectCommandBuffers:(MTL4IndirectCommandBufferSupportState)supportIndirectCommandBuffers {
  pewter_MTL4MeshRenderPipelineDescriptor_setSupportIndirectCommandBuffers_((void *)_object, supportIndirectCommandBuffers);
}
- (BOOL)supportMeshBinaryLinking {
  return pewter_MTL4MeshRenderPipelineDescriptor_supportMeshBinaryLinking((void *)_object);
}
- (void)setSupportMeshBinaryLinking:(BOOL)supportMeshBinaryLinking {
  pewter_MTL4MeshRenderPipelineDescriptor_setSupportMeshBinaryLinking_((void *)_object, supportMeshBinaryLinking);
}
- (BOOL)supportObjectBinaryLinking {
  return pewter_MTL4MeshRenderPipelineDescriptor_supportObjectBinaryLinking((void *)_object);
}
- (void)setSupportObjectBinaryLinking:(BOOL)supportObjectBinaryLinking {
  pewter_MTL4MeshRenderPipelineDescriptor_setSupportObjectBinaryLinking_((void *)_object, supportObjectBinaryLinking);
}
- (MTL4RenderPipelineColorAttachmentDescriptorArray *)colorAttachments {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4MeshRenderPipelineDescriptor_colorAttachments((void *)_object));
}
- (void)reset {
  pewter_MTL4MeshRenderPipelineDescriptor_reset((void *)_object);
}
@end

@implementation MTL4PipelineDataSetSerializerDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4PipelineDataSetSerializerDescriptor_init(pewter_MTL4PipelineDataSetSerializerDescriptor_alloc())];
}
- (MTL4PipelineDataSetSerializerConfiguration)configuration {
  return pewter_MTL4PipelineDataSetSerializerDescriptor_configuration((void *)_object);
}
- (void)setConfiguration:(MTL4PipelineDataSetSerializerConfiguration)configuration {
  pewter_MTL4PipelineDataSetSerializerDescriptor_setConfiguration_((void *)_object, configuration);
}
@end

@interface PewterMTL4PipelineDataSetSerializer : PewterObject <MTL4PipelineDataSetSerializer>
@end
@implementation PewterMTL4PipelineDataSetSerializer
- (BOOL)serializeAsArchiveAndFlushToURL:(NSURL *)url error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  BOOL result = pewter_MTL4PipelineDataSetSerializer_serializeAsArchiveAndFlushToURL_error_((void *)_object, pewter_from(url), error == NULL ? NULL : (void *)&error_given);
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (NSData *)serializeAsPipelinesScriptWithError:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  NSData *result = pewter_borrow(pewter_MTL4PipelineDataSetSerializer_serializeAsPipelinesScriptWithError_((void *)_object, error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
@end

@implementation MTL4PipelineOptions
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4PipelineOptions_init(pewter_MTL4PipelineOptions_alloc())];
}
- (MTL4ShaderReflection)shaderReflection {
  return pewter_MTL4PipelineOptions_shaderReflection((void *)_object);
}
- (void)setShaderReflection:(MTL4ShaderReflection)shaderReflection {
  pewter_MTL4PipelineOptions_setShaderReflection_((void *)_object, shaderReflection);
}
- (MTLShaderValidation)shaderValidation {
  return pewter_MTL4PipelineOptions_shaderValidation((void *)_object);
}
- (void)setShaderValidation:(MTLShaderValidation)shaderValidation {
  pewter_MTL4PipelineOptions_setShaderValidation_((void *)_object, shaderValidation);
}
@end

@interface PewterMTL4RenderCommandEncoder : PewterMTL4CommandEncoder <MTL4RenderCommandEncoder>
@end
@implementation PewterMTL4RenderCommandEncoder
- (void)dispatchThreadsPerTile:(MTLSize)threadsPerTile {
  pewter_MTL4RenderCommandEncoder_dispatchThreadsPerTile_((void *)_object, PEWTER_AS(pewter_MTLSize, threadsPerTile));
}
- (void)drawIndexedPrimitives:(MTLPrimitiveType)primitiveType indexCount:(NSUInteger)indexCount indexType:(MTLIndexType)indexType indexBuffer:(MTLGPUAddress)indexBuffer indexBufferLength:(NSUInteger)indexBufferLength {
  pewter_MTL4RenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferLength_((void *)_object, primitiveType, indexCount, indexType, indexBuffer, indexBufferLength);
}
- (void)drawIndexedPrimitives:(MTLPrimitiveType)primitiveType indexCount:(NSUInteger)indexCount indexType:(MTLIndexType)indexType indexBuffer:(MTLGPUAddress)indexBuffer indexBufferLength:(NSUInteger)indexBufferLength instanceCount:(NSUInteger)instanceCount {
  pewter_MTL4RenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferLength_instanceCount_((void *)_object, primitiveType, indexCount, indexType, indexBuffer, indexBufferLength, instanceCount);
}
- (void)drawIndexedPrimitives:(MTLPrimitiveType)primitiveType indexCount:(NSUInteger)indexCount indexType:(MTLIndexType)indexType indexBuffer:(MTLGPUAddress)indexBuffer indexBufferLength:(NSUInteger)indexBufferLength instanceCount:(NSUInteger)instanceCount baseVertex:(NSInteger)baseVertex baseInstance:(NSUInteger)baseInstance {
  pewter_MTL4RenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferLength_instanceCount_baseVertex_baseInstance_((void *)_object, primitiveType, indexCount, indexType, indexBuffer, indexBufferLength, instanceCount, baseVertex, baseInstance);
}
- (void)drawIndexedPrimitives:(MTLPrimitiveType)primitiveType indexType:(MTLIndexType)indexType indexBuffer:(MTLGPUAddress)indexBuffer indexBufferLength:(NSUInteger)indexBufferLength indirectBuffer:(MTLGPUAddress)indirectBuffer {
  pewter_MTL4RenderCommandEncoder_drawIndexedPrimitives_indexType_indexBuffer_indexBufferLength_indirectBuffer_((void *)_object, primitiveType, indexType, indexBuffer, indexBufferLength, indirectBuffer);
}
- (void)drawMeshThreadgroups:(MTLSize)threadgroupsPerGrid threadsPerObjectThreadgroup:(MTLSize)threadsPerObjectThreadgroup threadsPerMeshThreadgroup:(MTLSize)threadsPerMeshThreadgroup {
  pewter_MTL4RenderCommandEncoder_drawMeshThreadgroups_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, threadgroupsPerGrid), PEWTER_AS(pewter_MTLSize, threadsPerObjectThreadgroup), PEWTER_AS(pewter_MTLSize, threadsPerMeshThreadgroup));
}
- (void)drawMeshThreadgroupsWithIndirectBuffer:(MTLGPUAddress)indirectBuffer threadsPerObjectThreadgroup:(MTLSize)threadsPerObjectThreadgroup threadsPerMeshThreadgroup:(MTLSize)threadsPerMeshThreadgroup {
  pewter_MTL4RenderCommandEncoder_drawMeshThreadgroupsWithIndirectBuffer_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_((void *)_object, indirectBuffer, PEWTER_AS(pewter_MTLSize, threadsPerObjectThreadgroup), PEWTER_AS(pewter_MTLSize, threadsPerMeshThreadgroup));
}
- (void)drawMeshThreads:(MTLSize)threadsPerGrid threadsPerObjectThreadgroup:(MTLSize)threadsPerObjectThreadgroup threadsPerMeshThreadgroup:(MTLSize)threadsPerMeshThreadgroup {
  pewter_MTL4RenderCommandEncoder_drawMeshThreads_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, threadsPerGrid), PEWTER_AS(pewter_MTLSize, threadsPerObjectThreadgroup), PEWTER_AS(pewter_MTLSize, threadsPerMeshThreadgroup));
}
- (void)drawPrimitives:(MTLPrimitiveType)primitiveType vertexStart:(NSUInteger)vertexStart vertexCount:(NSUInteger)vertexCount {
  pewter_MTL4RenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_((void *)_object, primitiveType, vertexStart, vertexCount);
}
- (void)drawPrimitives:(MTLPrimitiveType)primitiveType vertexStart:(NSUInteger)vertexStart vertexCount:(NSUInteger)vertexCount instanceCount:(NSUInteger)instanceCount {
  pewter_MTL4RenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_instanceCount_((void *)_object, primitiveType, vertexStart, vertexCount, instanceCount);
}
- (void)drawPrimitives:(MTLPrimitiveType)primitiveType vertexStart:(NSUInteger)vertexStart vertexCount:(NSUInteger)vertexCount instanceCount:(NSUInteger)instanceCount baseInstance:(NSUInteger)baseInstance {
  pewter_MTL4RenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_instanceCount_baseInstance_((void *)_object, primitiveType, vertexStart, vertexCount, instanceCount, baseInstance);
}
- (void)drawPrimitives:(MTLPrimitiveType)primitiveType indirectBuffer:(MTLGPUAddress)indirectBuffer {
  pewter_MTL4RenderCommandEncoder_drawPrimitives_indirectBuffer_((void *)_object, primitiveType, indirectBuffer);
}
- (void)executeCommandsInBuffer:(id<MTLIndirectCommandBuffer>)indirectCommandBuffer withRange:(NSRange)executionRange {
  pewter_MTL4RenderCommandEncoder_executeCommandsInBuffer_withRange_((void *)_object, pewter_object(indirectCommandBuffer), PEWTER_AS(pewter_NSRange, executionRange));
}
- (void)executeCommandsInBuffer:(id<MTLIndirectCommandBuffer>)indirectCommandBuffer indirectBuffer:(MTLGPUAddress)indirectRangeBuffer {
  pewter_MTL4RenderCommandEncoder_executeCommandsInBuffer_indirectBuffer_((void *)_object, pewter_object(indirectCommandBuffer), indirectRangeBuffer);
}
- (void)setArgumentTable:(id<MTL4ArgumentTable>)argumentTable atStages:(MTLRenderStages)stages {
  pewter_MTL4RenderCommandEncoder_setArgumentTable_atStages_((void *)_object, pewter_object(argumentTable), stages);
}
- (void)setBlendColorRed:(float)red green:(float)green blue:(float)blue alpha:(float)alpha {
  pewter_MTL4RenderCommandEncoder_setBlendColorRed_green_blue_alpha_((void *)_object, red, green, blue, alpha);
}
- (void)setColorAttachmentMap:(MTLLogicalToPhysicalColorAttachmentMap *)mapping {
  pewter_MTL4RenderCommandEncoder_setColorAttachmentMap_((void *)_object, pewter_object(mapping));
}
- (void)setColorStoreAction:(MTLStoreAction)storeAction atIndex:(NSUInteger)colorAttachmentIndex {
  pewter_MTL4RenderCommandEncoder_setColorStoreAction_atIndex_((void *)_object, storeAction, colorAttachmentIndex);
}
- (void)setCullMode:(MTLCullMode)cullMode {
  pewter_MTL4RenderCommandEncoder_setCullMode_((void *)_object, cullMode);
}
- (void)setDepthBias:(float)depthBias slopeScale:(float)slopeScale clamp:(float)clamp {
  pewter_MTL4RenderCommandEncoder_setDepthBias_slopeScale_clamp_((void *)_object, depthBias, slopeScale, clamp);
}
- (void)setDepthClipMode:(MTLDepthClipMode)depthClipMode {
  pewter_MTL4RenderCommandEncoder_setDepthClipMode_((void *)_object, depthClipMode);
}
- (void)setDepthStencilState:(id<MTLDepthStencilState>)depthStencilState {
  pewter_MTL4RenderCommandEncoder_setDepthStencilState_((void *)_object, pewter_object(depthStencilState));
}
- (void)setDepthStoreAction:(MTLStoreAction)storeAction {
  pewter_MTL4RenderCommandEncoder_setDepthStoreAction_((void *)_object, storeAction);
}
- (void)setDepthTestMinBound:(float)minBound maxBound:(float)maxBound {
  pewter_MTL4RenderCommandEncoder_setDepthTestMinBound_maxBound_((void *)_object, minBound, maxBound);
}
- (void)setFrontFacingWinding:(MTLWinding)frontFacingWinding {
  pewter_MTL4RenderCommandEncoder_setFrontFacingWinding_((void *)_object, frontFacingWinding);
}
- (void)setObjectThreadgroupMemoryLength:(NSUInteger)length atIndex:(NSUInteger)index {
  pewter_MTL4RenderCommandEncoder_setObjectThreadgroupMemoryLength_atIndex_((void *)_object, length, index);
}
- (void)setRenderPipelineState:(id<MTLRenderPipelineState>)pipelineState {
  pewter_MTL4RenderCommandEncoder_setRenderPipelineState_((void *)_object, pewter_object(pipelineState));
}
- (void)setScissorRect:(MTLScissorRect)rect {
  pewter_MTL4RenderCommandEncoder_setScissorRect_((void *)_object, PEWTER_AS(pewter_MTLScissorRect, rect));
}
- (void)setScissorRects:(const MTLScissorRect*)scissorRects count:(NSUInteger)count {
  pewter_MTL4RenderCommandEncoder_setScissorRects_count_((void *)_object, (void *)scissorRects, count);
}
- (void)setStencilReferenceValue:(uint32_t)referenceValue {
  pewter_MTL4RenderCommandEncoder_setStencilReferenceValue_((void *)_object, referenceValue);
}
- (void)setStencilFrontReferenceValue:(uint32_t)frontReferenceValue backReferenceValue:(uint32_t)backReferenceValue {
  pewter_MTL4RenderCommandEncoder_setStencilFrontReferenceValue_backReferenceValue_((void *)_object, frontReferenceValue, backReferenceValue);
}
- (void)setStencilStoreAction:(MTLStoreAction)storeAction {
  pewter_MTL4RenderCommandEncoder_setStencilStoreAction_((void *)_object, storeAction);
}
- (void)setThreadgroupMemoryLength:(NSUInteger)length offset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTL4RenderCommandEncoder_setThreadgroupMemoryLength_offset_atIndex_((void *)_object, length, offset, index);
}
- (void)setTriangleFillMode:(MTLTriangleFillMode)fillMode {
  pewter_MTL4RenderCommandEncoder_setTriangleFillMode_((void *)_object, fillMode);
}
- (void)setVertexAmplificationCount:(NSUInteger)count viewMappings:(const MTLVertexAmplificationViewMapping*)viewMappings {
  pewter_MTL4RenderCommandEncoder_setVertexAmplificationCount_viewMappings_((void *)_object, count, (void *)viewMappings);
}
- (void)setViewport:(MTLViewport)viewport {
  pewter_MTL4RenderCommandEncoder_setViewport_((void *)_object, PEWTER_AS(pewter_MTLViewport, viewport));
}
- (void)setViewports:(const MTLViewport*)viewports count:(NSUInteger)count {
  pewter_MTL4RenderCommandEncoder_setViewports_count_((void *)_object, (void *)viewports, count);
}
- (void)setVisibilityResultMode:(MTLVisibilityResultMode)mode offset:(NSUInteger)offset {
  pewter_MTL4RenderCommandEncoder_setVisibilityResultMode_offset_((void *)_object, mode, offset);
}
- (NSUInteger)tileHeight {
  return pewter_MTL4RenderCommandEncoder_tileHeight((void *)_object);
}
- (NSUInteger)tileWidth {
  return pewter_MTL4RenderCommandEncoder_tileWidth((void *)_object);
}
- (void)writeTimestampWithGranularity:(MTL4TimestampGranularity)granularity afterStage:(MTLRenderStages)stage intoHeap:(id<MTL4CounterHeap>)counterHeap atIndex:(NSUInteger)index {
  pewter_MTL4RenderCommandEncoder_writeTimestampWithGranularity_afterStage_intoHeap_atIndex_((void *)_object, granularity, stage, pewter_object(counterHeap), index);
}
@end

@implementation MTL4RenderPassDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4RenderPassDescriptor_init(pewter_MTL4RenderPassDescriptor_alloc())];
}
- (NSUInteger)defaultRasterSampleCount {
  return pewter_MTL4RenderPassDescriptor_defaultRasterSampleCount((void *)_object);
}
- (void)setDefaultRasterSampleCount:(NSUInteger)defaultRasterSampleCount {
  pewter_MTL4RenderPassDescriptor_setDefaultRasterSampleCount_((void *)_object, defaultRasterSampleCount);
}
- (MTLRenderPassDepthAttachmentDescriptor *)depthAttachment {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPassDescriptor_depthAttachment((void *)_object));
}
- (void)setDepthAttachment:(MTLRenderPassDepthAttachmentDescriptor *)depthAttachment {
  pewter_MTL4RenderPassDescriptor_setDepthAttachment_((void *)_object, pewter_object(depthAttachment));
}
- (NSUInteger)imageblockSampleLength {
  return pewter_MTL4RenderPassDescriptor_imageblockSampleLength((void *)_object);
}
- (void)setImageblockSampleLength:(NSUInteger)imageblockSampleLength {
  pewter_MTL4RenderPassDescriptor_setImageblockSampleLength_((void *)_object, imageblockSampleLength);
}
- (id<MTLRasterizationRateMap>)rasterizationRateMap {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPassDescriptor_rasterizationRateMap((void *)_object));
}
- (void)setRasterizationRateMap:(id<MTLRasterizationRateMap>)rasterizationRateMap {
  pewter_MTL4RenderPassDescriptor_setRasterizationRateMap_((void *)_object, pewter_object(rasterizationRateMap));
}
- (NSUInteger)renderTargetArrayLength {
  return pewter_MTL4RenderPassDescriptor_renderTargetArrayLength((void *)_object);
}
- (void)setRenderTargetArrayLength:(NSUInteger)renderTargetArrayLength {
  pewter_MTL4RenderPassDescriptor_setRenderTargetArrayLength_((void *)_object, renderTargetArrayLength);
}
- (NSUInteger)renderTargetHeight {
  return pewter_MTL4RenderPassDescriptor_renderTargetHeight((void *)_object);
}
- (void)setRenderTargetHeight:(NSUInteger)renderTargetHeight {
  pewter_MTL4RenderPassDescriptor_setRenderTargetHeight_((void *)_object, renderTargetHeight);
}
- (NSUInteger)renderTargetWidth {
  return pewter_MTL4RenderPassDescriptor_renderTargetWidth((void *)_object);
}
- (void)setRenderTargetWidth:(NSUInteger)renderTargetWidth {
  pewter_MTL4RenderPassDescriptor_setRenderTargetWidth_((void *)_object, renderTargetWidth);
}
- (MTLRenderPassStencilAttachmentDescriptor *)stencilAttachment {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPassDescriptor_stencilAttachment((void *)_object));
}
- (void)setStencilAttachment:(MTLRenderPassStencilAttachmentDescriptor *)stencilAttachment {
  pewter_MTL4RenderPassDescriptor_setStencilAttachment_((void *)_object, pewter_object(stencilAttachment));
}
- (BOOL)supportColorAttachmentMapping {
  return pewter_MTL4RenderPassDescriptor_supportColorAttachmentMapping((void *)_object);
}
- (void)setSupportColorAttachmentMapping:(BOOL)supportColorAttachmentMapping {
  pewter_MTL4RenderPassDescriptor_setSupportColorAttachmentMapping_((void *)_object, supportColorAttachmentMapping);
}
- (NSUInteger)threadgroupMemoryLength {
  return pewter_MTL4RenderPassDescriptor_threadgroupMemoryLength((void *)_object);
}
- (void)setThreadgroupMemoryLength:(NSUInteger)threadgroupMemoryLength {
  pewter_MTL4RenderPassDescriptor_setThreadgroupMemoryLength_((void *)_object, threadgroupMemoryLength);
}
- (NSUInteger)tileHeight {
  return pewter_MTL4RenderPassDescriptor_tileHeight((void *)_object);
}
- (void)setTileHeight:(NSUInteger)tileHeight {
  pewter_MTL4RenderPassDescriptor_setTileHeight_((void *)_object, tileHeight);
}
- (NSUInteger)tileWidth {
  return pewter_MTL4RenderPassDescriptor_tileWidth((void *)_object);
}
- (void)setTileWidth:(NSUInteger)tileWidth {
  pewter_MTL4RenderPassDescriptor_setTileWidth_((void *)_object, tileWidth);
}
- (id<MTLBuffer>)visibilityResultBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPassDescriptor_visibilityResultBuffer((void *)_object));
}
- (void)setVisibilityResultBuffer:(id<MTLBuffer>)visibilityResultBuffer {
  pewter_MTL4RenderPassDescriptor_setVisibilityResultBuffer_((void *)_object, pewter_object(visibilityResultBuffer));
}
- (MTLVisibilityResultType)visibilityResultType {
  return pewter_MTL4RenderPassDescriptor_visibilityResultType((void *)_object);
}
- (void)setVisibilityResultType:(MTLVisibilityResultType)visibilityResultType {
  pewter_MTL4RenderPassDescriptor_setVisibilityResultType_((void *)_object, visibilityResultType);
}
- (MTLRenderPassColorAttachmentDescriptorArray *)colorAttachments {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPassDescriptor_colorAttachments((void *)_object));
}
- (NSUInteger)getSamplePositions:(MTLSamplePosition*)positions count:(NSUInteger)count {
  return pewter_MTL4RenderPassDescriptor_getSamplePositions_count_((void *)_object, (void *)positions, count);
}
- (void)setSamplePositions:(const MTLSamplePosition*)positions count:(NSUInteger)count {
  pewter_MTL4RenderPassDescriptor_setSamplePositions_count_((void *)_object, (void *)positions, count);
}
@end

@implementation MTL4RenderPipelineColorAttachmentDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4RenderPipelineColorAttachmentDescriptor_init(pewter_MTL4RenderPipelineColorAttachmentDescriptor_alloc())];
}
- (MTLBlendOperation)alphaBlendOperation {
  return pewter_MTL4RenderPipelineColorAttachmentDescriptor_alphaBlendOperation((void *)_object);
}
- (void)setAlphaBlendOperation:(MTLBlendOperation)alphaBlendOperation {
  pewter_MTL4RenderPipelineColorAttachmentDescriptor_setAlphaBlendOperation_((void *)_object, alphaBlendOperation);
}
- (MTL4BlendState)blendingState {
  return pewter_MTL4RenderPipelineColorAttachmentDescriptor_blendingState((void *)_object);
}
- (void)setBlendingState:(MTL4BlendState)blendingState {
  pewter_MTL4RenderPipelineColorAttachmentDescriptor_setBlendingState_((void *)_object, blendingState);
}
- (MTLBlendFactor)destinationAlphaBlendFactor {
  return pewter_MTL4RenderPipelineColorAttachmentDescriptor_destinationAlphaBlendFactor((void *)_object);
}
- (void)setDestinationAlphaBlendFactor:(MTLBlendFactor)destinationAlphaBlendFactor {
  pewter_MTL4RenderPipelineColorAttachmentDescriptor_setDestinationAlphaBlendFactor_((void *)_object, destinationAlphaBlendFactor);
}
- (MTLBlendFactor)destinationRGBBlendFactor {
  return pewter_MTL4RenderPipelineColorAttachmentDescriptor_destinationRGBBlendFactor((void *)_object);
}
- (void)setDestinationRGBBlendFactor:(MTLBlendFactor)destinationRGBBlendFactor {
  pewter_MTL4RenderPipelineColorAttachmentDescriptor_setDestinationRGBBlendFactor_((void *)_object, destinationRGBBlendFactor);
}
- (MTLPixelFormat)pixelFormat {
  return pewter_MTL4RenderPipelineColorAttachmentDescriptor_pixelFormat((void *)_object);
}
- (void)setPixelFormat:(MTLPixelFormat)pixelFormat {
  pewter_MTL4RenderPipelineColorAttachmentDescriptor_setPixelFormat_((void *)_object, pixelFormat);
}
- (MTLBlendOperation)rgbBlendOperation {
  return pewter_MTL4RenderPipelineColorAttachmentDescriptor_rgbBlendOperation((void *)_object);
}
- (void)setRgbBlendOperation:(MTLBlendOperation)rgbBlendOperation {
  pewter_MTL4RenderPipelineColorAttachmentDescriptor_setRgbBlendOperation_((void *)_object, rgbBlendOperation);
}
- (MTLBlendFactor)sourceAlphaBlendFactor {
  return pewter_MTL4RenderPipelineColorAttachmentDescriptor_sourceAlphaBlendFactor((void *)_object);
}
- (void)setSourceAlphaBlendFactor:(MTLBlendFactor)sourceAlphaBlendFactor {
  pewter_MTL4RenderPipelineColorAttachmentDescriptor_setSourceAlphaBlendFactor_((void *)_object, sourceAlphaBlendFactor);
}
- (MTLBlendFactor)sourceRGBBlendFactor {
  return pewter_MTL4RenderPipelineColorAttachmentDescriptor_sourceRGBBlendFactor((void *)_object);
}
- (void)setSourceRGBBlendFactor:(MTLBlendFactor)sourceRGBBlendFactor {
  pewter_MTL4RenderPipelineColorAttachmentDescriptor_setSourceRGBBlendFactor_((void *)_object, sourceRGBBlendFactor);
}
- (MTLColorWriteMask)writeMask {
  return pewter_MTL4RenderPipelineColorAttachmentDescriptor_writeMask((void *)_object);
}
- (void)setWriteMask:(MTLColorWriteMask)writeMask {
  pewter_MTL4RenderPipelineColorAttachmentDescriptor_setWriteMask_((void *)_object, writeMask);
}
- (void)reset {
  pewter_MTL4RenderPipelineColorAttachmentDescriptor_reset((void *)_object);
}
@end

@implementation MTL4RenderPipelineColorAttachmentDescriptorArray
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_init(pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_alloc())];
}
- (MTL4RenderPipelineColorAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_objectAtIndexedSubscript_((void *)_object, attachmentIndex));
}
- (void)reset {
  pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_reset((void *)_object);
}
- (void)setObject:(MTL4RenderPipelineColorAttachmentDescriptor *)attachment atIndexedSubscript:(NSUInteger)attachmentIndex {
  pewter_MTL4RenderPipelineColorAttachmentDescriptorArray_setObject_atIndexedSubscript_((void *)_object, pewter_object(attachment), attachmentIndex);
}
@end

@implementation MTL4RenderPipelineBinaryFunctionsDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_init(pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_alloc())];
}
- (NSArray *)fragmentAdditionalBinaryFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_fragmentAdditionalBinaryFunctions((void *)_object));
}
- (void)setFragmentAdditionalBinaryFunctions:(NSArray *)fragmentAdditionalBinaryFunctions {
  PEWTER_POOL;
  pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setFragmentAdditionalBinaryFunctions_((void *)_object, pewter_from(fragmentAdditionalBinaryFunctions));
}
- (NSArray *)meshAdditionalBinaryFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_meshAdditionalBinaryFunctions((void *)_object));
}
- (void)setMeshAdditionalBinaryFunctions:(NSArray *)meshAdditionalBinaryFunctions {
  PEWTER_POOL;
  pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setMeshAdditionalBinaryFunctions_((void *)_object, pewter_from(meshAdditionalBinaryFunctions));
}
- (NSArray *)objectAdditionalBinaryFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_objectAdditionalBinaryFunctions((void *)_object));
}
- (void)setObjectAdditionalBinaryFunctions:(NSArray *)objectAdditionalBinaryFunctions {
  PEWTER_POOL;
  pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setObjectAdditionalBinaryFunctions_((void *)_object, pewter_from(objectAdditionalBinaryFunctions));
}
- (NSArray *)tileAdditionalBinaryFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_tileAdditionalBinaryFunctions((void *)_object));
}
- (void)setTileAdditionalBinaryFunctions:(NSArray *)tileAdditionalBinaryFunctions {
  PEWTER_POOL;
  pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setTileAdditionalBinaryFunctions_((void *)_object, pewter_from(tileAdditionalBinaryFunctions));
}
- (NSArray *)vertexAdditionalBinaryFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_vertexAdditionalBinaryFunctions((void *)_object));
}
- (void)setVertexAdditionalBinaryFunctions:(NSArray *)vertexAdditionalBinaryFunctions {
  PEWTER_POOL;
  pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_setVertexAdditionalBinaryFunctions_((void *)_object, pewter_from(vertexAdditionalBinaryFunctions));
}
- (void)reset {
  pewter_MTL4RenderPipelineBinaryFunctionsDescriptor_reset((void *)_object);
}
@end

@implementation MTL4RenderPipelineDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4RenderPipelineDescriptor_init(pewter_MTL4RenderPipelineDescriptor_alloc())];
}
- (MTL4AlphaToCoverageState)alphaToCoverageState {
  return pewter_MTL4RenderPipelineDescriptor_alphaToCoverageState((void *)_object);
}
- (void)setAlphaToCoverageState:(MTL4AlphaToCoverageState)alphaToCoverageState {
  pewter_MTL4RenderPipelineDescriptor_setAlphaToCoverageState_((void *)_object, alphaToCoverageState);
}
- (MTL4AlphaToOneState)alphaToOneState {
  return pewter_MTL4RenderPipelineDescriptor_alphaToOneState((void *)_object);
}
- (void)setAlphaToOneState:(MTL4AlphaToOneState)alphaToOneState {
  pewter_MTL4RenderPipelineDescriptor_setAlphaToOneState_((void *)_object, alphaToOneState);
}
- (MTL4LogicalToPhysicalColorAttachmentMappingState)colorAttachmentMappingState {
  return pewter_MTL4RenderPipelineDescriptor_colorAttachmentMappingState((void *)_object);
}
- (void)setColorAttachmentMappingState:(MTL4LogicalToPhysicalColorAttachmentMappingState)colorAttachmentMappingState {
  pewter_MTL4RenderPipelineDescriptor_setColorAttachmentMappingState_((void *)_object, colorAttachmentMappingState);
}
- (MTL4FunctionDescriptor *)fragmentFunctionDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPipelineDescriptor_fragmentFunctionDescriptor((void *)_object));
}
- (void)setFragmentFunctionDescriptor:(MTL4FunctionDescriptor *)fragmentFunctionDescriptor {
  pewter_MTL4RenderPipelineDescriptor_setFragmentFunctionDescriptor_((void *)_object, pewter_object(fragmentFunctionDescriptor));
}
- (MTL4StaticLinkingDescriptor *)fragmentStaticLinkingDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPipelineDescriptor_fragmentStaticLinkingDescriptor((void *)_object));
}
- (void)setFragmentStaticLinkingDescriptor:(MTL4StaticLinkingDescriptor *)fragmentStaticLinkingDescriptor {
  pewter_MTL4RenderPipelineDescriptor_setFragmentStaticLinkingDescriptor_((void *)_object, pewter_object(fragmentStaticLinkingDescriptor));
}
- (MTLPrimitiveTopologyClass)inputPrimitiveTopology {
  return pewter_MTL4RenderPipelineDescriptor_inputPrimitiveTopology((void *)_object);
}
- (void)setInputPrimitiveTopology:(MTLPrimitiveTopologyClass)inputPrimitiveTopology {
  pewter_MTL4RenderPipelineDescriptor_setInputPrimitiveTopology_((void *)_object, inputPrimitiveTopology);
}
- (NSUInteger)maxVertexAmplificationCount {
  return pewter_MTL4RenderPipelineDescriptor_maxVertexAmplificationCount((void *)_object);
}
- (void)setMaxVertexAmplificationCount:(NSUInteger)maxVertexAmplificationCount {
  pewter_MTL4RenderPipelineDescriptor_setMaxVertexAmplificationCount_((void *)_object, maxVertexAmplificationCount);
}
- (NSUInteger)rasterSampleCount {
  return pewter_MTL4RenderPipelineDescriptor_rasterSampleCount((void *)_object);
}
- (void)setRasterSampleCount:(NSUInteger)rasterSampleCount {
  pewter_MTL4RenderPipelineDescriptor_setRasterSampleCount_((void *)_object, rasterSampleCount);
}
- (BOOL)isRasterizationEnabled {
  return pewter_MTL4RenderPipelineDescriptor_isRasterizationEnabled((void *)_object);
}
- (void)setRasterizationEnabled:(BOOL)rasterizationEnabled {
  pewter_MTL4RenderPipelineDescriptor_setRasterizationEnabled_((void *)_object, rasterizationEnabled);
}
- (BOOL)supportFragmentBinaryLinking {
  return pewter_MTL4RenderPipelineDescriptor_supportFragmentBinaryLinking((void *)_object);
}
- (void)setSupportFragmentBinaryLinking:(BOOL)supportFragmentBinaryLinking {
  pewter_MTL4RenderPipelineDescriptor_setSupportFragmentBinaryLinking_((void *)_object, supportFragmentBinaryLinking);
}
- (MTL4IndirectCommandBufferSupportState)supportIndirectCommandBuffers {
  return pewter_MTL4RenderPipelineDescriptor_supportIndirectCommandBuffers((void *)_object);
}
- (void)setSupportIndirectCommandBuffers:(MTL4IndirectCommandBufferSupportState)supportIndirectCommandBuffers {
  pewter_MTL4RenderPipelineDescriptor_setSupportIndirectCommandBuffers_((void *)_object, supportIndirectCommandBuffers);
}
- (BOOL)supportVertexBinaryLinking {
  return pewter_MTL4RenderPipelineDescriptor_supportVertexBinaryLinking((void *)_object);
}
- (void)setSupportVertexBinaryLinking:(BOOL)supportVertexBinaryLinking {
  pewter_MTL4RenderPipelineDescriptor_setSupportVertexBinaryLinking_((void *)_object, supportVertexBinaryLinking);
}
- (MTLVertexDescriptor *)vertexDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPipelineDescriptor_vertexDescriptor((void *)_object));
}
- (void)setVertexDescriptor:(MTLVertexDescriptor *)vertexDescriptor {
  pewter_MTL4RenderPipelineDescriptor_setVertexDescriptor_((void *)_object, pewter_object(vertexDescriptor));
}
- (MTL4FunctionDescriptor *)vertexFunctionDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPipelineDescriptor_vertexFunctionDescriptor((void *)_object));
}
- (void)setVertexFunctionDescriptor:(MTL4FunctionDescriptor *)vertexFunctionDescriptor {
  pewter_MTL4RenderPipelineDescriptor_setVertexFunctionDescriptor_((void *)_object, pewter_object(vertexFunctionDescriptor));
}
- (MTL4StaticLinkingDescriptor *)vertexStaticLinkingDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPipelineDescriptor_vertexStaticLinkingDescriptor((void *)_object));
}
- (void)setVertexStaticLinkingDescriptor:(MTL4StaticLinkingDescriptor *)vertexStaticLinkingDescriptor {
  pewter_MTL4RenderPipelineDescriptor_setVertexStaticLinkingDescriptor_((void *)_object, pewter_object(vertexStaticLinkingDescriptor));
}
- (MTL4RenderPipelineColorAttachmentDescriptorArray *)colorAttachments {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4RenderPipelineDescriptor_colorAttachments((void *)_object));
}
- (void)reset {
  pewter_MTL4RenderPipelineDescriptor_reset((void *)_object);
}
@end

@implementation MTL4SpecializedFunctionDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4SpecializedFunctionDescriptor_init(pewter_MTL4SpecializedFunctionDescriptor_alloc())];
}
- (MTLFunctionConstantValues *)constantValues {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4SpecializedFunctionDescriptor_constantValues((void *)_object));
}
- (void)setConstantValues:(MTLFunctionConstantValues *)constantValues {
  pewter_MTL4SpecializedFunctionDescriptor_setConstantValues_((void *)_object, pewter_object(constantValues));
}
- (MTL4FunctionDescriptor *)functionDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4SpecializedFunctionDescriptor_functionDescriptor((void *)_object));
}
- (void)setFunctionDescriptor:(MTL4FunctionDescriptor *)functionDescriptor {
  pewter_MTL4SpecializedFunctionDescriptor_setFunctionDescriptor_((void *)_object, pewter_object(functionDescriptor));
}
- (NSString *)specializedName {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4SpecializedFunctionDescriptor_specializedName((void *)_object));
}
- (void)setSpecializedName:(NSString *)specializedName {
  PEWTER_POOL;
  pewter_MTL4SpecializedFunctionDescriptor_setSpecializedName_((void *)_object, pewter_from(specializedName));
}
@end

@implementation MTL4StitchedFunctionDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4StitchedFunctionDescriptor_init(pewter_MTL4StitchedFunctionDescriptor_alloc())];
}
- (NSArray *)functionDescriptors {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4StitchedFunctionDescriptor_functionDescriptors((void *)_object));
}
- (void)setFunctionDescriptors:(NSArray *)functionDescriptors {
  PEWTER_POOL;
  pewter_MTL4StitchedFunctionDescriptor_setFunctionDescriptors_((void *)_object, pewter_from(functionDescriptors));
}
- (MTLFunctionStitchingGraph *)functionGraph {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4StitchedFunctionDescriptor_functionGraph((void *)_object));
}
- (void)setFunctionGraph:(MTLFunctionStitchingGraph *)functionGraph {
  pewter_MTL4StitchedFunctionDescriptor_setFunctionGraph_((void *)_object, pewter_object(functionGraph));
}
@end

@implementation MTL4TileRenderPipelineDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTL4TileRenderPipelineDescriptor_init(pewter_MTL4TileRenderPipelineDescriptor_alloc())];
}
- (NSUInteger)maxTotalThreadsPerThreadgroup {
  return pewter_MTL4TileRenderPipelineDescriptor_maxTotalThreadsPerThreadgroup((void *)_object);
}
- (void)setMaxTotalThreadsPerThreadgroup:(NSUInteger)maxTotalThreadsPerThreadgroup {
  pewter_MTL4TileRenderPipelineDescriptor_setMaxTotalThreadsPerThreadgroup_((void *)_object, maxTotalThreadsPerThreadgroup);
}
- (NSUInteger)rasterSampleCount {
  return pewter_MTL4TileRenderPipelineDescriptor_rasterSampleCount((void *)_object);
}
- (void)setRasterSampleCount:(NSUInteger)rasterSampleCount {
  pewter_MTL4TileRenderPipelineDescriptor_setRasterSampleCount_((void *)_object, rasterSampleCount);
}
- (MTLSize)requiredThreadsPerThreadgroup {
  return PEWTER_AS(MTLSize, pewter_MTL4TileRenderPipelineDescriptor_requiredThreadsPerThreadgroup((void *)_object));
}
- (void)setRequiredThreadsPerThreadgroup:(MTLSize)requiredThreadsPerThreadgroup {
  pewter_MTL4TileRenderPipelineDescriptor_setRequiredThreadsPerThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, requiredThreadsPerThreadgroup));
}
- (MTL4StaticLinkingDescriptor *)staticLinkingDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4TileRenderPipelineDescriptor_staticLinkingDescriptor((void *)_object));
}
- (void)setStaticLinkingDescriptor:(MTL4StaticLinkingDescriptor *)staticLinkingDescriptor {
  pewter_MTL4TileRenderPipelineDescriptor_setStaticLinkingDescriptor_((void *)_object, pewter_object(staticLinkingDescriptor));
}
- (BOOL)supportBinaryLinking {
  return pewter_MTL4TileRenderPipelineDescriptor_supportBinaryLinking((void *)_object);
}
- (void)setSupportBinaryLinking:(BOOL)supportBinaryLinking {
  pewter_MTL4TileRenderPipelineDescriptor_setSupportBinaryLinking_((void *)_object, supportBinaryLinking);
}
- (BOOL)threadgroupSizeMatchesTileSize {
  return pewter_MTL4TileRenderPipelineDescriptor_threadgroupSizeMatchesTileSize((void *)_object);
}
- (void)setThreadgroupSizeMatchesTileSize:(BOOL)threadgroupSizeMatchesTileSize {
  pewter_MTL4TileRenderPipelineDescriptor_setThreadgroupSizeMatchesTileSize_((void *)_object, threadgroupSizeMatchesTileSize);
}
- (MTL4FunctionDescriptor *)tileFunctionDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4TileRenderPipelineDescriptor_tileFunctionDescriptor((void *)_object));
}
- (void)setTileFunctionDescriptor:(MTL4FunctionDescriptor *)tileFunctionDescriptor {
  pewter_MTL4TileRenderPipelineDescriptor_setTileFunctionDescriptor_((void *)_object, pewter_object(tileFunctionDescriptor));
}
- (MTLTileRenderPipelineColorAttachmentDescriptorArray *)colorAttachments {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTL4TileRenderPipelineDescriptor_colorAttachments((void *)_object));
}
- (void)reset {
  pewter_MTL4TileRenderPipelineDescriptor_reset((void *)_object);
}
@end

@implementation MTLAccelerationStructureGeometryDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLAccelerationStructureGeometryDescriptor_init(pewter_MTLAccelerationStructureGeometryDescriptor_alloc())];
}
- (BOOL)allowDuplicateIntersectionFunctionInvocation {
  return pewter_MTLAccelerationStructureGeometryDescriptor_allowDuplicateIntersectionFunctionInvocation((void *)_object);
}
- (void)setAllowDuplicateIntersectionFunctionInvocation:(BOOL)allowDuplicateIntersectionFunctionInvocation {
  pewter_MTLAccelerationStructureGeometryDescriptor_setAllowDuplicateIntersectionFunctionInvocation_((void *)_object, allowDuplicateIntersectionFunctionInvocation);
}
- (NSUInteger)intersectionFunctionTableOffset {
  return pewter_MTLAccelerationStructureGeometryDescriptor_intersectionFunctionTableOffset((void *)_object);
}
- (void)setIntersectionFunctionTableOffset:(NSUInteger)intersectionFunctionTableOffset {
  pewter_MTLAccelerationStructureGeometryDescriptor_setIntersectionFunctionTableOffset_((void *)_object, intersectionFunctionTableOffset);
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureGeometryDescriptor_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLAccelerationStructureGeometryDescriptor_setLabel_((void *)_object, pewter_from(label));
}
- (BOOL)opaque {
  return pewter_MTLAccelerationStructureGeometryDescriptor_opaque((void *)_object);
}
- (void)setOpaque:(BOOL)opaque {
  pewter_MTLAccelerationStructureGeometryDescriptor_setOpaque_((void *)_object, opaque);
}
- (id<MTLBuffer>)primitiveDataBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureGeometryDescriptor_primitiveDataBuffer((void *)_object));
}
- (void)setPrimitiveDataBuffer:(id<MTLBuffer>)primitiveDataBuffer {
  pewter_MTLAccelerationStructureGeometryDescriptor_setPrimitiveDataBuffer_((void *)_object, pewter_object(primitiveDataBuffer));
}
- (NSUInteger)primitiveDataBufferOffset {
  return pewter_MTLAccelerationStructureGeometryDescriptor_primitiveDataBufferOffset((void *)_object);
}
- (void)setPrimitiveDataBufferOffset:(NSUInteger)primitiveDataBufferOffset {
  pewter_MTLAccelerationStructureGeometryDescriptor_setPrimitiveDataBufferOffset_((void *)_object, primitiveDataBufferOffset);
}
- (NSUInteger)primitiveDataElementSize {
  return pewter_MTLAccelerationStructureGeometryDescriptor_primitiveDataElementSize((void *)_object);
}
- (void)setPrimitiveDataElementSize:(NSUInteger)primitiveDataElementSize {
  pewter_MTLAccelerationStructureGeometryDescriptor_setPrimitiveDataElementSize_((void *)_object, primitiveDataElementSize);
}
- (NSUInteger)primitiveDataStride {
  return pewter_MTLAccelerationStructureGeometryDescriptor_primitiveDataStride((void *)_object);
}
- (void)setPrimitiveDataStride:(NSUInteger)primitiveDataStride {
  pewter_MTLAccelerationStructureGeometryDescriptor_setPrimitiveDataStride_((void *)_object, primitiveDataStride);
}
@end

@implementation MTLPrimitiveAccelerationStructureDescriptor
+ (MTLPrimitiveAccelerationStructureDescriptor *)descriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLPrimitiveAccelerationStructureDescriptor_descriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLPrimitiveAccelerationStructureDescriptor_init(pewter_MTLPrimitiveAccelerationStructureDescriptor_alloc())];
}
- (NSArray *)geometryDescriptors {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLPrimitiveAccelerationStructureDescriptor_geometryDescriptors((void *)_object));
}
- (void)setGeometryDescriptors:(NSArray *)geometryDescriptors {
  PEWTER_POOL;
  pewter_MTLPrimitiveAccelerationStructureDescriptor_setGeometryDescriptors_((void *)_object, pewter_from(geometryDescriptors));
}
- (MTLMotionBorderMode)motionEndBorderMode {
  return pewter_MTLPrimitiveAccelerationStructureDescriptor_motionEndBorderMode((void *)_object);
}
- (void)setMotionEndBorderMode:(MTLMotionBorderMode)motionEndBorderMode {
  pewter_MTLPrimitiveAccelerationStructureDescriptor_setMotionEndBorderMode_((void *)_object, motionEndBorderMode);
}
- (float)motionEndTime {
  return pewter_MTLPrimitiveAccelerationStructureDescriptor_motionEndTime((void *)_object);
}
- (void)setMotionEndTime:(float)motionEndTime {
  pewter_MTLPrimitiveAccelerationStructureDescriptor_setMotionEndTime_((void *)_object, motionEndTime);
}
- (NSUInteger)motionKeyframeCount {
  return pewter_MTLPrimitiveAccelerationStructureDescriptor_motionKeyframeCount((void *)_object);
}
- (void)setMotionKeyframeCount:(NSUInteger)motionKeyframeCount {
  pewter_MTLPrimitiveAccelerationStructureDescriptor_setMotionKeyframeCount_((void *)_object, motionKeyframeCount);
}
- (MTLMotionBorderMode)motionStartBorderMode {
  return pewter_MTLPrimitiveAccelerationStructureDescriptor_motionStartBorderMode((void *)_object);
}
- (void)setMotionStartBorderMode:(MTLMotionBorderMode)motionStartBorderMode {
  pewter_MTLPrimitiveAccelerationStructureDescriptor_setMotionStartBorderMode_((void *)_object, motionStartBorderMode);
}
- (float)motionStartTime {
  return pewter_MTLPrimitiveAccelerationStructureDescriptor_motionStartTime((void *)_object);
}
- (void)setMotionStartTime:(float)motionStartTime {
  pewter_MTLPrimitiveAccelerationStructureDescriptor_setMotionStartTime_((void *)_object, motionStartTime);
}
@end

@implementation MTLAccelerationStructureTriangleGeometryDescriptor
+ (MTLAccelerationStructureTriangleGeometryDescriptor *)descriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureTriangleGeometryDescriptor_descriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLAccelerationStructureTriangleGeometryDescriptor_init(pewter_MTLAccelerationStructureTriangleGeometryDescriptor_alloc())];
}
- (id<MTLBuffer>)indexBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureTriangleGeometryDescriptor_indexBuffer((void *)_object));
}
- (void)setIndexBuffer:(id<MTLBuffer>)indexBuffer {
  pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setIndexBuffer_((void *)_object, pewter_object(indexBuffer));
}
- (NSUInteger)indexBufferOffset {
  return pewter_MTLAccelerationStructureTriangleGeometryDescriptor_indexBufferOffset((void *)_object);
}
- (void)setIndexBufferOffset:(NSUInteger)indexBufferOffset {
  pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setIndexBufferOffset_((void *)_object, indexBufferOffset);
}
- (MTLIndexType)indexType {
  return pewter_MTLAccelerationStructureTriangleGeometryDescriptor_indexType((void *)_object);
}
- (void)setIndexType:(MTLIndexType)indexType {
  pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setIndexType_((void *)_object, indexType);
}
- (id<MTLBuffer>)transformationMatrixBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureTriangleGeometryDescriptor_transformationMatrixBuffer((void *)_object));
}
- (void)setTransformationMatrixBuffer:(id<MTLBuffer>)transformationMatrixBuffer {
  pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setTransformationMatrixBuffer_((void *)_object, pewter_object(transformationMatrixBuffer));
}
- (NSUInteger)transformationMatrixBufferOffset {
  return pewter_MTLAccelerationStructureTriangleGeometryDescriptor_transformationMatrixBufferOffset((void *)_object);
}
- (void)setTransformationMatrixBufferOffset:(NSUInteger)transformationMatrixBufferOffset {
  pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setTransformationMatrixBufferOffset_((void *)_object, transformationMatrixBufferOffset);
}
- (MTLMatrixLayout)transformationMatrixLayout {
  return pewter_MTLAccelerationStructureTriangleGeometryDescriptor_transformationMatrixLayout((void *)_object);
}
- (void)setTransformationMatrixLayout:(MTLMatrixLayout)transformationMatrixLayout {
  pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setTransformationMatrixLayout_((void *)_object, transformationMatrixLayout);
}
- (NSUInteger)triangleCount {
  return pewter_MTLAccelerationStructureTriangleGeometryDescriptor_triangleCount((void *)_object);
}
- (void)setTriangleCount:(NSUInteger)triangleCount {
  pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setTriangleCount_((void *)_object, triangleCount);
}
- (id<MTLBuffer>)vertexBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureTriangleGeometryDescriptor_vertexBuffer((void *)_object));
}
- (void)setVertexBuffer:(id<MTLBuffer>)vertexBuffer {
  pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setVertexBuffer_((void *)_object, pewter_object(vertexBuffer));
}
- (NSUInteger)vertexBufferOffset {
  return pewter_MTLAccelerationStructureTriangleGeometryDescriptor_vertexBufferOffset((void *)_object);
}
- (void)setVertexBufferOffset:(NSUInteger)vertexBufferOffset {
  pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setVertexBufferOffset_((void *)_object, vertexBufferOffset);
}
- (MTLAttributeFormat)vertexFormat {
  return pewter_MTLAccelerationStructureTriangleGeometryDescriptor_vertexFormat((void *)_object);
}
- (void)setVertexFormat:(MTLAttributeFormat)vertexFormat {
  pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setVertexFormat_((void *)_object, vertexFormat);
}
- (NSUInteger)vertexStride {
  return pewter_MTLAccelerationStructureTriangleGeometryDescriptor_vertexStride((void *)_object);
}
- (void)setVertexStride:(NSUInteger)vertexStride {
  pewter_MTLAccelerationStructureTriangleGeometryDescriptor_setVertexStride_((void *)_object, vertexStride);
}
@end

@implementation MTLAccelerationStructureBoundingBoxGeometryDescriptor
+ (MTLAccelerationStructureBoundingBoxGeometryDescriptor *)descriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_descriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_init(pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_alloc())];
}
- (id<MTLBuffer>)boundingBoxBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_boundingBoxBuffer((void *)_object));
}
- (void)setBoundingBoxBuffer:(id<MTLBuffer>)boundingBoxBuffer {
  pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_setBoundingBoxBuffer_((void *)_object, pewter_object(boundingBoxBuffer));
}
- (NSUInteger)boundingBoxBufferOffset {
  return pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_boundingBoxBufferOffset((void *)_object);
}
- (void)setBoundingBoxBufferOffset:(NSUInteger)boundingBoxBufferOffset {
  pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_setBoundingBoxBufferOffset_((void *)_object, boundingBoxBufferOffset);
}
- (NSUInteger)boundingBoxCount {
  return pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_boundingBoxCount((void *)_object);
}
- (void)setBoundingBoxCount:(NSUInteger)boundingBoxCount {
  pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_setBoundingBoxCount_((void *)_object, boundingBoxCount);
}
- (NSUInteger)boundingBoxStride {
  return pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_boundingBoxStride((void *)_object);
}
- (void)setBoundingBoxStride:(NSUInteger)boundingBoxStride {
  pewter_MTLAccelerationStructureBoundingBoxGeometryDescriptor_setBoundingBoxStride_((void *)_object, boundingBoxStride);
}
@end

@implementation MTLMotionKeyframeData
+ (MTLMotionKeyframeData *)data {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLMotionKeyframeData_data());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLMotionKeyframeData_init(pewter_MTLMotionKeyframeData_alloc())];
}
- (id<MTLBuffer>)buffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLMotionKeyframeData_buffer((void *)_object));
}
- (void)setBuffer:(id<MTLBuffer>)buffer {
  pewter_MTLMotionKeyframeData_setBuffer_((void *)_object, pewter_object(buffer));
}
- (NSUInteger)offset {
  return pewter_MTLMotionKeyframeData_offset((void *)_object);
}
- (void)setOffset:(NSUInteger)offset {
  pewter_MTLMotionKeyframeData_setOffset_((void *)_object, offset);
}
@end

@implementation MTLAccelerationStructureMotionTriangleGeometryDescriptor
+ (MTLAccelerationStructureMotionTriangleGeometryDescriptor *)descriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_descriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_init(pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_alloc())];
}
- (id<MTLBuffer>)indexBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_indexBuffer((void *)_object));
}
- (void)setIndexBuffer:(id<MTLBuffer>)indexBuffer {
  pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setIndexBuffer_((void *)_object, pewter_object(indexBuffer));
}
- (NSUInteger)indexBufferOffset {
  return pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_indexBufferOffset((void *)_object);
}
- (void)setIndexBufferOffset:(NSUInteger)indexBufferOffset {
  pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setIndexBufferOffset_((void *)_object, indexBufferOffset);
}
- (MTLIndexType)indexType {
  return pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_indexType((void *)_object);
}
- (void)setIndexType:(MTLIndexType)indexType {
  pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setIndexType_((void *)_object, indexType);
}
- (id<MTLBuffer>)transformationMatrixBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_transformationMatrixBuffer((void *)_object));
}
- (void)setTransformationMatrixBuffer:(id<MTLBuffer>)transformationMatrixBuffer {
  pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setTransformationMatrixBuffer_((void *)_object, pewter_object(transformationMatrixBuffer));
}
- (NSUInteger)transformationMatrixBufferOffset {
  return pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_transformationMatrixBufferOffset((void *)_object);
}
- (void)setTransformationMatrixBufferOffset:(NSUInteger)transformationMatrixBufferOffset {
  pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setTransformationMatrixBufferOffset_((void *)_object, transformationMatrixBufferOffset);
}
- (MTLMatrixLayout)transformationMatrixLayout {
  return pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_transformationMatrixLayout((void *)_object);
}
- (void)setTransformationMatrixLayout:(MTLMatrixLayout)transformationMatrixLayout {
  pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setTransformationMatrixLayout_((void *)_object, transformationMatrixLayout);
}
- (NSUInteger)triangleCount {
  return pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_triangleCount((void *)_object);
}
- (void)setTriangleCount:(NSUInteger)triangleCount {
  pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setTriangleCount_((void *)_object, triangleCount);
}
- (NSArray *)vertexBuffers {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_vertexBuffers((void *)_object));
}
- (void)setVertexBuffers:(NSArray *)vertexBuffers {
  PEWTER_POOL;
  pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setVertexBuffers_((void *)_object, pewter_from(vertexBuffers));
}
- (MTLAttributeFormat)vertexFormat {
  return pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_vertexFormat((void *)_object);
}
- (void)setVertexFormat:(MTLAttributeFormat)vertexFormat {
  pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setVertexFormat_((void *)_object, vertexFormat);
}
- (NSUInteger)vertexStride {
  return pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_vertexStride((void *)_object);
}
- (void)setVertexStride:(NSUInteger)vertexStride {
  pewter_MTLAccelerationStructureMotionTriangleGeometryDescriptor_setVertexStride_((void *)_object, vertexStride);
}
@end

@implementation MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor
+ (MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor *)descriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor_descriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor_init(pewter_MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor_alloc())];
}
- (NSArray *)boundingBoxBuffers {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor_boundingBoxBuffers((void *)_object));
}
- (void)setBoundingBoxBuffers:(NSArray *)boundingBoxBuffers {
  PEWTER_POOL;
  pewter_MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor_setBoundingBoxBuffers_((void *)_object, pewter_from(boundingBoxBuffers));
}
- (NSUInteger)boundingBoxCount {
  return pewter_MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor_boundingBoxCount((void *)_object);
}
- (void)setBoundingBoxCount:(NSUInteger)boundingBoxCount {
  pewter_MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor_setBoundingBoxCount_((void *)_object, boundingBoxCount);
}
- (NSUInteger)boundingBoxStride {
  return pewter_MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor_boundingBoxStride((void *)_object);
}
- (void)setBoundingBoxStride:(NSUInteger)boundingBoxStride {
  pewter_MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor_setBoundingBoxStride_((void *)_object, boundingBoxStride);
}
@end

@implementation MTLAccelerationStructureCurveGeometryDescriptor
+ (MTLAccelerationStructureCurveGeometryDescriptor *)descriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureCurveGeometryDescriptor_descriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLAccelerationStructureCurveGeometryDescriptor_init(pewter_MTLAccelerationStructureCurveGeometryDescriptor_alloc())];
}
- (id<MTLBuffer>)controlPointBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureCurveGeometryDescriptor_controlPointBuffer((void *)_object));
}
- (void)setControlPointBuffer:(id<MTLBuffer>)controlPointBuffer {
  pewter_MTLAccelerationStructureCurveGeometryDescriptor_setControlPointBuffer_((void *)_object, pewter_object(controlPointBuffer));
}
- (NSUInteger)controlPointBufferOffset {
  return pewter_MTLAccelerationStructureCurveGeometryDescriptor_controlPointBufferOffset((void *)_object);
}
- (void)setControlPointBufferOffset:(NSUInteger)controlPointBufferOffset {
  pewter_MTLAccelerationStructureCurveGeometryDescriptor_setControlPointBufferOffset_((void *)_object, controlPointBufferOffset);
}
- (NSUInteger)controlPointCount {
  return pewter_MTLAccelerationStructureCurveGeometryDescriptor_controlPointCount((void *)_object);
}
- (void)setControlPointCount:(NSUInteger)controlPointCount {
  pewter_MTLAccelerationStructureCurveGeometryDescriptor_setControlPointCount_((void *)_object, controlPointCount);
}
- (MTLAttributeFormat)controlPointFormat {
  return pewter_MTLAccelerationStructureCurveGeometryDescriptor_controlPointFormat((void *)_object);
}
- (void)setControlPointFormat:(MTLAttributeFormat)controlPointFormat {
  pewter_MTLAccelerationStructureCurveGeometryDescriptor_setControlPointFormat_((void *)_object, controlPointFormat);
}
- (NSUInteger)controlPointStride {
  return pewter_MTLAccelerationStructureCurveGeometryDescriptor_controlPointStride((void *)_object);
}
- (void)setControlPointStride:(NSUInteger)controlPointStride {
  pewter_MTLAccelerationStructureCurveGeometryDescriptor_setControlPointStride_((void *)_object, controlPointStride);
}
- (MTLCurveBasis)curveBasis {
  return pewter_MTLAccelerationStructureCurveGeometryDescriptor_curveBasis((void *)_object);
}
- (void)setCurveBasis:(MTLCurveBasis)curveBasis {
  pewter_MTLAccelerationStructureCurveGeometryDescriptor_setCurveBasis_((void *)_object, curveBasis);
}
- (MTLCurveEndCaps)curveEndCaps {
  return pewter_MTLAccelerationStructureCurveGeometryDescriptor_curveEndCaps((void *)_object);
}
- (void)setCurveEndCaps:(MTLCurveEndCaps)curveEndCaps {
  pewter_MTLAccelerationStructureCurveGeometryDescriptor_setCurveEndCaps_((void *)_object, curveEndCaps);
}
- (MTLCurveType)curveType {
  return pewter_MTLAccelerationStructureCurveGeometryDescriptor_curveType((void *)_object);
}
- (void)setCurveType:(MTLCurveType)curveType {
  pewter_MTLAccelerationStructureCurveGeometryDescriptor_setCurveType_((void *)_object, curveType);
}
- (id<MTLBuffer>)indexBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureCurveGeometryDescriptor_indexBuffer((void *)_object));
}
- (void)setIndexBuffer:(id<MTLBuffer>)indexBuffer {
  pewter_MTLAccelerationStructureCurveGeometryDescriptor_setIndexBuffer_((void *)_object, pewter_object(indexBuffer));
}
- (NSUInteger)indexBufferOffset {
  return pewter_MTLAccelerationStructureCurveGeometryDescriptor_indexBufferOffset((void *)_object);
}
- (void)setIndexBufferOffset:(NSUInteger)indexBufferOffset {
  pewter_MTLAccelerationStructureCurveGeometryDescriptor_setIndexBufferOffset_((void *)_object, indexBufferOffset);
}
- (MTLIndexType)indexType {
  return pewter_MTLAccelerationStructureCurveGeometryDescriptor_indexType((void *)_object);
}
- (void)setIndexType:(MTLIndexType)indexType {
  pewter_MTLAccelerationStructureCurveGeometryDescriptor_setIndexType_((void *)_object, indexType);
}
- (id<MTLBuffer>)radiusBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureCurveGeometryDescriptor_radiusBuffer((void *)_object));
}
- (void)setRadiusBuffer:(id<MTLBuffer>)radiusBuffer {
  pewter_MTLAccelerationStructureCurveGeometryDescriptor_setRadiusBuffer_((void *)_object, pewter_object(radiusBuffer));
}
- (NSUInteger)radiusBufferOffset {
  return pewter_MTLAccelerationStructureCurveGeometryDescriptor_radiusBufferOffset((void *)_object);
}
- (void)setRadiusBufferOffset:(NSUInteger)radiusBufferOffset {
  pewter_MTLAccelerationStructureCurveGeometryDescriptor_setRadiusBufferOffset_((void *)_object, radiusBufferOffset);
}
- (MTLAttributeFormat)radiusFormat {
  return pewter_MTLAccelerationStructureCurveGeometryDescriptor_radiusFormat((void *)_object);
}
- (void)setRadiusFormat:(MTLAttributeFormat)radiusFormat {
  pewter_MTLAccelerationStructureCurveGeometryDescriptor_setRadiusFormat_((void *)_object, radiusFormat);
}
- (NSUInteger)radiusStride {
  return pewter_MTLAccelerationStructureCurveGeometryDescriptor_radiusStride((void *)_object);
}
- (void)setRadiusStride:(NSUInteger)radiusStride {
  pewter_MTLAccelerationStructureCurveGeometryDescriptor_setRadiusStride_((void *)_object, radiusStride);
}
- (NSUInteger)segmentControlPointCount {
  return pewter_MTLAccelerationStructureCurveGeometryDescriptor_segmentControlPointCount((void *)_object);
}
- (void)setSegmentControlPointCount:(NSUInteger)segmentControlPointCount {
  pewter_MTLAccelerationStructureCurveGeometryDescriptor_setSegmentControlPointCount_((void *)_object, segmentControlPointCount);
}
- (NSUInteger)segmentCount {
  return pewter_MTLAccelerationStructureCurveGeometryDescriptor_segmentCount((void *)_object);
}
- (void)setSegmentCount:(NSUInteger)segmentCount {
  pewter_MTLAccelerationStructureCurveGeometryDescriptor_setSegmentCount_((void *)_object, segmentCount);
}
@end

@implementation MTLAccelerationStructureMotionCurveGeometryDescriptor
+ (MTLAccelerationStructureMotionCurveGeometryDescriptor *)descriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_descriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_init(pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_alloc())];
}
- (NSArray *)controlPointBuffers {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_controlPointBuffers((void *)_object));
}
- (void)setControlPointBuffers:(NSArray *)controlPointBuffers {
  PEWTER_POOL;
  pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setControlPointBuffers_((void *)_object, pewter_from(controlPointBuffers));
}
- (NSUInteger)controlPointCount {
  return pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_controlPointCount((void *)_object);
}
- (void)setControlPointCount:(NSUInteger)controlPointCount {
  pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setControlPointCount_((void *)_object, controlPointCount);
}
- (MTLAttributeFormat)controlPointFormat {
  return pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_controlPointFormat((void *)_object);
}
- (void)setControlPointFormat:(MTLAttributeFormat)controlPointFormat {
  pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setControlPointFormat_((void *)_object, controlPointFormat);
}
- (NSUInteger)controlPointStride {
  return pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_controlPointStride((void *)_object);
}
- (void)setControlPointStride:(NSUInteger)controlPointStride {
  pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setControlPointStride_((void *)_object, controlPointStride);
}
- (MTLCurveBasis)curveBasis {
  return pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_curveBasis((void *)_object);
}
- (void)setCurveBasis:(MTLCurveBasis)curveBasis {
  pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setCurveBasis_((void *)_object, curveBasis);
}
- (MTLCurveEndCaps)curveEndCaps {
  return pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_curveEndCaps((void *)_object);
}
- (void)setCurveEndCaps:(MTLCurveEndCaps)curveEndCaps {
  pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setCurveEndCaps_((void *)_object, curveEndCaps);
}
- (MTLCurveType)curveType {
  return pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_curveType((void *)_object);
}
- (void)setCurveType:(MTLCurveType)curveType {
  pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setCurveType_((void *)_object, curveType);
}
- (id<MTLBuffer>)indexBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_indexBuffer((void *)_object));
}
- (void)setIndexBuffer:(id<MTLBuffer>)indexBuffer {
  pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setIndexBuffer_((void *)_object, pewter_object(indexBuffer));
}
- (NSUInteger)indexBufferOffset {
  return pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_indexBufferOffset((void *)_object);
}
- (void)setIndexBufferOffset:(NSUInteger)indexBufferOffset {
  pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setIndexBufferOffset_((void *)_object, indexBufferOffset);
}
- (MTLIndexType)indexType {
  return pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_indexType((void *)_object);
}
- (void)setIndexType:(MTLIndexType)indexType {
  pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setIndexType_((void *)_object, indexType);
}
- (NSArray *)radiusBuffers {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_radiusBuffers((void *)_object));
}
- (void)setRadiusBuffers:(NSArray *)radiusBuffers {
  PEWTER_POOL;
  pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setRadiusBuffers_((void *)_object, pewter_from(radiusBuffers));
}
- (MTLAttributeFormat)radiusFormat {
  return pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_radiusFormat((void *)_object);
}
- (void)setRadiusFormat:(MTLAttributeFormat)radiusFormat {
  pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setRadiusFormat_((void *)_object, radiusFormat);
}
- (NSUInteger)radiusStride {
  return pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_radiusStride((void *)_object);
}
- (void)setRadiusStride:(NSUInteger)radiusStride {
  pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setRadiusStride_((void *)_object, radiusStride);
}
- (NSUInteger)segmentControlPointCount {
  return pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_segmentControlPointCount((void *)_object);
}
- (void)setSegmentControlPointCount:(NSUInteger)segmentControlPointCount {
  pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setSegmentControlPointCount_((void *)_object, segmentControlPointCount);
}
- (NSUInteger)segmentCount {
  return pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_segmentCount((void *)_object);
}
- (void)setSegmentCount:(NSUInteger)segmentCount {
  pewter_MTLAccelerationStructureMotionCurveGeometryDescriptor_setSegmentCount_((void *)_object, segmentCount);
}
@end

@implementation MTLInstanceAccelerationStructureDescriptor
+ (MTLInstanceAccelerationStructureDescriptor *)descriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLInstanceAccelerationStructureDescriptor_descriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLInstanceAccelerationStructureDescriptor_init(pewter_MTLInstanceAccelerationStructureDescriptor_alloc())];
}
- (NSUInteger)instanceCount {
  return pewter_MTLInstanceAccelerationStructureDescriptor_instanceCount((void *)_object);
}
- (void)setInstanceCount:(NSUInteger)instanceCount {
  pewter_MTLInstanceAccelerationStructureDescriptor_setInstanceCount_((void *)_object, instanceCount);
}
- (id<MTLBuffer>)instanceDescriptorBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLInstanceAccelerationStructureDescriptor_instanceDescriptorBuffer((void *)_object));
}
- (void)setInstanceDescriptorBuffer:(id<MTLBuffer>)instanceDescriptorBuffer {
  pewter_MTLInstanceAccelerationStructureDescriptor_setInstanceDescriptorBuffer_((void *)_object, pewter_object(instanceDescriptorBuffer));
}
- (NSUInteger)instanceDescriptorBufferOffset {
  return pewter_MTLInstanceAccelerationStructureDescriptor_instanceDescriptorBufferOffset((void *)_object);
}
- (void)setInstanceDescriptorBufferOffset:(NSUInteger)instanceDescriptorBufferOffset {
  pewter_MTLInstanceAccelerationStructureDescriptor_setInstanceDescriptorBufferOffset_((void *)_object, instanceDescriptorBufferOffset);
}
- (NSUInteger)instanceDescriptorStride {
  return pewter_MTLInstanceAccelerationStructureDescriptor_instanceDescriptorStride((void *)_object);
}
- (void)setInstanceDescriptorStride:(NSUInteger)instanceDescriptorStride {
  pewter_MTLInstanceAccelerationStructureDescriptor_setInstanceDescriptorStride_((void *)_object, instanceDescriptorStride);
}
- (MTLAccelerationStructureInstanceDescriptorType)instanceDescriptorType {
  return pewter_MTLInstanceAccelerationStructureDescriptor_instanceDescriptorType((void *)_object);
}
- (void)setInstanceDescriptorType:(MTLAccelerationStructureInstanceDescriptorType)instanceDescriptorType {
  pewter_MTLInstanceAccelerationStructureDescriptor_setInstanceDescriptorType_((void *)_object, instanceDescriptorType);
}
- (MTLMatrixLayout)instanceTransformationMatrixLayout {
  return pewter_MTLInstanceAccelerationStructureDescriptor_instanceTransformationMatrixLayout((void *)_object);
}
- (void)setInstanceTransformationMatrixLayout:(MTLMatrixLayout)instanceTransformationMatrixLayout {
  pewter_MTLInstanceAccelerationStructureDescriptor_setInstanceTransformationMatrixLayout_((void *)_object, instanceTransformationMatrixLayout);
}
- (NSArray *)instancedAccelerationStructures {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLInstanceAccelerationStructureDescriptor_instancedAccelerationStructures((void *)_object));
}
- (void)setInstancedAccelerationStructures:(NSArray *)instancedAccelerationStructures {
  PEWTER_POOL;
  pewter_MTLInstanceAccelerationStructureDescriptor_setInstancedAccelerationStructures_((void *)_object, pewter_from(instancedAccelerationStructures));
}
- (id<MTLBuffer>)motionTransformBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLInstanceAccelerationStructureDescriptor_motionTransformBuffer((void *)_object));
}
- (void)setMotionTransformBuffer:(id<MTLBuffer>)motionTransformBuffer {
  pewter_MTLInstanceAccelerationStructureDescriptor_setMotionTransformBuffer_((void *)_object, pewter_object(motionTransformBuffer));
}
- (NSUInteger)motionTransformBufferOffset {
  return pewter_MTLInstanceAccelerationStructureDescriptor_motionTransformBufferOffset((void *)_object);
}
- (void)setMotionTransformBufferOffset:(NSUInteger)motionTransformBufferOffset {
  pewter_MTLInstanceAccelerationStructureDescriptor_setMotionTransformBufferOffset_((void *)_object, motionTransformBufferOffset);
}
- (NSUInteger)motionTransformCount {
  return pewter_MTLInstanceAccelerationStructureDescriptor_motionTransformCount((void *)_object);
}
- (void)setMotionTransformCount:(NSUInteger)motionTransformCount {
  pewter_MTLInstanceAccelerationStructureDescriptor_setMotionTransformCount_((void *)_object, motionTransformCount);
}
- (NSUInteger)motionTransformStride {
  return pewter_MTLInstanceAccelerationStructureDescriptor_motionTransformStride((void *)_object);
}
- (void)setMotionTransformStride:(NSUInteger)motionTransformStride {
  pewter_MTLInstanceAccelerationStructureDescriptor_setMotionTransformStride_((void *)_object, motionTransformStride);
}
- (MTLTransformType)motionTransformType {
  return pewter_MTLInstanceAccelerationStructureDescriptor_motionTransformType((void *)_object);
}
- (void)setMotionTransformType:(MTLTransformType)motionTransformType {
  pewter_MTLInstanceAccelerationStructureDescriptor_setMotionTransformType_((void *)_object, motionTransformType);
}
@end

@implementation MTLIndirectInstanceAccelerationStructureDescriptor
+ (MTLIndirectInstanceAccelerationStructureDescriptor *)descriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLIndirectInstanceAccelerationStructureDescriptor_descriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLIndirectInstanceAccelerationStructureDescriptor_init(pewter_MTLIndirectInstanceAccelerationStructureDescriptor_alloc())];
}
- (id<MTLBuffer>)instanceCountBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLIndirectInstanceAccelerationStructureDescriptor_instanceCountBuffer((void *)_object));
}
- (void)setInstanceCountBuffer:(id<MTLBuffer>)instanceCountBuffer {
  pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setInstanceCountBuffer_((void *)_object, pewter_object(instanceCountBuffer));
}
- (NSUInteger)instanceCountBufferOffset {
  return pewter_MTLIndirectInstanceAccelerationStructureDescriptor_instanceCountBufferOffset((void *)_object);
}
- (void)setInstanceCountBufferOffset:(NSUInteger)instanceCountBufferOffset {
  pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setInstanceCountBufferOffset_((void *)_object, instanceCountBufferOffset);
}
- (id<MTLBuffer>)instanceDescriptorBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLIndirectInstanceAccelerationStructureDescriptor_instanceDescriptorBuffer((void *)_object));
}
- (void)setInstanceDescriptorBuffer:(id<MTLBuffer>)instanceDescriptorBuffer {
  pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setInstanceDescriptorBuffer_((void *)_object, pewter_object(instanceDescriptorBuffer));
}
- (NSUInteger)instanceDescriptorBufferOffset {
  return pewter_MTLIndirectInstanceAccelerationStructureDescriptor_instanceDescriptorBufferOffset((void *)_object);
}
- (void)setInstanceDescriptorBufferOffset:(NSUInteger)instanceDescriptorBufferOffset {
  pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setInstanceDescriptorBufferOffset_((void *)_object, instanceDescriptorBufferOffset);
}
- (NSUInteger)instanceDescriptorStride {
  return pewter_MTLIndirectInstanceAccelerationStructureDescriptor_instanceDescriptorStride((void *)_object);
}
- (void)setInstanceDescriptorStride:(NSUInteger)instanceDescriptorStride {
  pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setInstanceDescriptorStride_((void *)_object, instanceDescriptorStride);
}
- (MTLAccelerationStructureInstanceDescriptorType)instanceDescriptorType {
  return pewter_MTLIndirectInstanceAccelerationStructureDescriptor_instanceDescriptorType((void *)_object);
}
- (void)setInstanceDescriptorType:(MTLAccelerationStructureInstanceDescriptorType)instanceDescriptorType {
  pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setInstanceDescriptorType_((void *)_object, instanceDescriptorType);
}
- (MTLMatrixLayout)instanceTransformationMatrixLayout {
  return pewter_MTLIndirectInstanceAccelerationStructureDescriptor_instanceTransformationMatrixLayout((void *)_object);
}
- (void)setInstanceTransformationMatrixLayout:(MTLMatrixLayout)instanceTransformationMatrixLayout {
  pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setInstanceTransformationMatrixLayout_((void *)_object, instanceTransformationMatrixLayout);
}
- (NSUInteger)maxInstanceCount {
  return pewter_MTLIndirectInstanceAccelerationStructureDescriptor_maxInstanceCount((void *)_object);
}
- (void)setMaxInstanceCount:(NSUInteger)maxInstanceCount {
  pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setMaxInstanceCount_((void *)_object, maxInstanceCount);
}
- (NSUInteger)maxMotionTransformCount {
  return pewter_MTLIndirectInstanceAccelerationStructureDescriptor_maxMotionTransformCount((void *)_object);
}
- (void)setMaxMotionTransformCount:(NSUInteger)maxMotionTransformCount {
  pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setMaxMotionTransformCount_((void *)_object, maxMotionTransformCount);
}
- (id<MTLBuffer>)motionTransformBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLIndirectInstanceAccelerationStructureDescriptor_motionTransformBuffer((void *)_object));
}
- (void)setMotionTransformBuffer:(id<MTLBuffer>)motionTransformBuffer {
  pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setMotionTransformBuffer_((void *)_object, pewter_object(motionTransformBuffer));
}
- (NSUInteger)motionTransformBufferOffset {
  return pewter_MTLIndirectInstanceAccelerationStructureDescriptor_motionTransformBufferOffset((void *)_object);
}
- (void)setMotionTransformBufferOffset:(NSUInteger)motionTransformBufferOffset {
  pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setMotionTransformBufferOffset_((void *)_object, motionTransformBufferOffset);
}
- (id<MTLBuffer>)motionTransformCountBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLIndirectInstanceAccelerationStructureDescriptor_motionTransformCountBuffer((void *)_object));
}
- (void)setMotionTransformCountBuffer:(id<MTLBuffer>)motionTransformCountBuffer {
  pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setMotionTransformCountBuffer_((void *)_object, pewter_object(motionTransformCountBuffer));
}
- (NSUInteger)motionTransformCountBufferOffset {
  return pewter_MTLIndirectInstanceAccelerationStructureDescriptor_motionTransformCountBufferOffset((void *)_object);
}
- (void)setMotionTransformCountBufferOffset:(NSUInteger)motionTransformCountBufferOffset {
  pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setMotionTransformCountBufferOffset_((void *)_object, motionTransformCountBufferOffset);
}
- (NSUInteger)motionTransformStride {
  return pewter_MTLIndirectInstanceAccelerationStructureDescriptor_motionTransformStride((void *)_object);
}
- (void)setMotionTransformStride:(NSUInteger)motionTransformStride {
  pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setMotionTransformStride_((void *)_object, motionTransformStride);
}
- (MTLTransformType)motionTransformType {
  return pewter_MTLIndirectInstanceAccelerationStructureDescriptor_motionTransformType((void *)_object);
}
- (void)setMotionTransformType:(MTLTransformType)motionTransformType {
  pewter_MTLIndirectInstanceAccelerationStructureDescriptor_setMotionTransformType_((void *)_object, motionTransformType);
}
@end

@interface PewterMTLResource : PewterMTLAllocation <MTLResource>
@end
@implementation PewterMTLResource
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLResource_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLResource_setLabel_((void *)_object, pewter_from(label));
}
- (NSUInteger)allocatedSize {
  return pewter_MTLResource_allocatedSize((void *)_object);
}
- (MTLCPUCacheMode)cpuCacheMode {
  return pewter_MTLResource_cpuCacheMode((void *)_object);
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLResource_device((void *)_object));
}
- (MTLHazardTrackingMode)hazardTrackingMode {
  return pewter_MTLResource_hazardTrackingMode((void *)_object);
}
- (id<MTLHeap>)heap {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLResource_heap((void *)_object));
}
- (NSUInteger)heapOffset {
  return pewter_MTLResource_heapOffset((void *)_object);
}
- (BOOL)isAliasable {
  return pewter_MTLResource_isAliasable((void *)_object);
}
- (void)makeAliasable {
  pewter_MTLResource_makeAliasable((void *)_object);
}
- (MTLResourceOptions)resourceOptions {
  return pewter_MTLResource_resourceOptions((void *)_object);
}
- (kern_return_t)setOwnerWithIdentity:(task_id_token_t)task_id_token {
  return pewter_MTLResource_setOwnerWithIdentity_((void *)_object, task_id_token);
}
- (MTLPurgeableState)setPurgeableState:(MTLPurgeableState)state {
  return pewter_MTLResource_setPurgeableState_((void *)_object, state);
}
- (MTLStorageMode)storageMode {
  return pewter_MTLResource_storageMode((void *)_object);
}
@end

@interface PewterMTLAccelerationStructure : PewterMTLResource <MTLAccelerationStructure>
@end
@implementation PewterMTLAccelerationStructure
- (MTLResourceID)gpuResourceID {
  return PEWTER_AS(MTLResourceID, pewter_MTLAccelerationStructure_gpuResourceID((void *)_object));
}
- (NSUInteger)size {
  return pewter_MTLAccelerationStructure_size((void *)_object);
}
@end

@interface PewterMTLCommandEncoder : PewterObject <MTLCommandEncoder>
@end
@implementation PewterMTLCommandEncoder
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandEncoder_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLCommandEncoder_setLabel_((void *)_object, pewter_from(label));
}
- (void)barrierAfterQueueStages:(MTLStages)afterQueueStages beforeStages:(MTLStages)beforeStages {
  pewter_MTLCommandEncoder_barrierAfterQueueStages_beforeStages_((void *)_object, afterQueueStages, beforeStages);
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandEncoder_device((void *)_object));
}
- (void)endEncoding {
  pewter_MTLCommandEncoder_endEncoding((void *)_object);
}
- (void)insertDebugSignpost:(NSString *)string {
  PEWTER_POOL;
  pewter_MTLCommandEncoder_insertDebugSignpost_((void *)_object, pewter_from(string));
}
- (void)popDebugGroup {
  pewter_MTLCommandEncoder_popDebugGroup((void *)_object);
}
- (void)pushDebugGroup:(NSString *)string {
  PEWTER_POOL;
  pewter_MTLCommandEncoder_pushDebugGroup_((void *)_object, pewter_from(string));
}
@end

@interface PewterMTLAccelerationStructureCommandEncoder : PewterMTLCommandEncoder <MTLAccelerationStructureCommandEncoder>
@end
@implementation PewterMTLAccelerationStructureCommandEncoder
- (void)buildAccelerationStructure:(id<MTLAccelerationStructure>)accelerationStructure descriptor:(MTLAccelerationStructureDescriptor *)descriptor scratchBuffer:(id<MTLBuffer>)scratchBuffer scratchBufferOffset:(NSUInteger)scratchBufferOffset {
  pewter_MTLAccelerationStructureCommandEncoder_buildAccelerationStructure_descriptor_scratchBuffer_scratchBufferOffset_((void *)_object, pewter_object(accelerationStructure), pewter_object(descriptor), pewter_object(scratchBuffer), scratchBufferOffset);
}
- (void)copyAccelerationStructure:(id<MTLAccelerationStructure>)sourceAccelerationStructure toAccelerationStructure:(id<MTLAccelerationStructure>)destinationAccelerationStructure {
  pewter_MTLAccelerationStructureCommandEncoder_copyAccelerationStructure_toAccelerationStructure_((void *)_object, pewter_object(sourceAccelerationStructure), pewter_object(destinationAccelerationStructure));
}
- (void)copyAndCompactAccelerationStructure:(id<MTLAccelerationStructure>)sourceAccelerationStructure toAccelerationStructure:(id<MTLAccelerationStructure>)destinationAccelerationStructure {
  pewter_MTLAccelerationStructureCommandEncoder_copyAndCompactAccelerationStructure_toAccelerationStructure_((void *)_object, pewter_object(sourceAccelerationStructure), pewter_object(destinationAccelerationStructure));
}
- (void)refitAccelerationStructure:(id<MTLAccelerationStructure>)sourceAccelerationStructure descriptor:(MTLAccelerationStructureDescriptor *)descriptor destination:(id<MTLAccelerationStructure>)destinationAccelerationStructure scratchBuffer:(id<MTLBuffer>)scratchBuffer scratchBufferOffset:(NSUInteger)scratchBufferOffset {
  pewter_MTLAccelerationStructureCommandEncoder_refitAccelerationStructure_descriptor_destination_scratchBuffer_scratchBufferOffset_((void *)_object, pewter_object(sourceAccelerationStructure), pewter_object(descriptor), pewter_object(destinationAccelerationStructure), pewter_object(scratchBuffer), scratchBufferOffset);
}
- (void)refitAccelerationStructure:(id<MTLAccelerationStructure>)sourceAccelerationStructure descriptor:(MTLAccelerationStructureDescriptor *)descriptor destination:(id<MTLAccelerationStructure>)destinationAccelerationStructure scratchBuffer:(id<MTLBuffer>)scratchBuffer scratchBufferOffset:(NSUInteger)scratchBufferOffset options:(MTLAccelerationStructureRefitOptions)options {
  pewter_MTLAccelerationStructureCommandEncoder_refitAccelerationStructure_descriptor_destination_scratchBuffer_scratchBufferOffset_options_((void *)_object, pewter_object(sourceAccelerationStructure), pewter_object(descriptor), pewter_object(destinationAccelerationStructure), pewter_object(scratchBuffer), scratchBufferOffset, options);
}
- (void)sampleCountersInBuffer:(id<MTLCounterSampleBuffer>)sampleBuffer atSampleIndex:(NSUInteger)sampleIndex withBarrier:(BOOL)barrier {
  pewter_MTLAccelerationStructureCommandEncoder_sampleCountersInBuffer_atSampleIndex_withBarrier_((void *)_object, pewter_object(sampleBuffer), sampleIndex, barrier);
}
- (void)updateFence:(id<MTLFence>)fence {
  pewter_MTLAccelerationStructureCommandEncoder_updateFence_((void *)_object, pewter_object(fence));
}
- (void)useHeap:(id<MTLHeap>)heap {
  pewter_MTLAccelerationStructureCommandEncoder_useHeap_((void *)_object, pewter_object(heap));
}
- (void)useHeaps:(id<MTLHeap> const *)heaps count:(NSUInteger)count {
  void **const heaps_c = PEWTER_ARRAY(heaps, count);
  pewter_MTLAccelerationStructureCommandEncoder_useHeaps_count_((void *)_object, (void *)heaps_c, count);
}
- (void)useResource:(id<MTLResource>)resource usage:(MTLResourceUsage)usage {
  pewter_MTLAccelerationStructureCommandEncoder_useResource_usage_((void *)_object, pewter_object(resource), usage);
}
- (void)useResources:(id<MTLResource> const *)resources count:(NSUInteger)count usage:(MTLResourceUsage)usage {
  void **const resources_c = PEWTER_ARRAY(resources, count);
  pewter_MTLAccelerationStructureCommandEncoder_useResources_count_usage_((void *)_object, (void *)resources_c, count, usage);
}
- (void)waitForFence:(id<MTLFence>)fence {
  pewter_MTLAccelerationStructureCommandEncoder_waitForFence_((void *)_object, pewter_object(fence));
}
- (void)writeCompactedAccelerationStructureSize:(id<MTLAccelerationStructure>)accelerationStructure toBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset {
  pewter_MTLAccelerationStructureCommandEncoder_writeCompactedAccelerationStructureSize_toBuffer_offset_((void *)_object, pewter_object(accelerationStructure), pewter_object(buffer), offset);
}
- (void)writeCompactedAccelerationStructureSize:(id<MTLAccelerationStructure>)accelerationStructure toBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset sizeDataType:(MTLDataType)sizeDataType {
  pewter_MTLAccelerationStructureCommandEncoder_writeCompactedAccelerationStructureSize_toBuffer_offset_sizeDataType_((void *)_object, pewter_object(accelerationStructure), pewter_object(buffer), offset, sizeDataType);
}
@end

@implementation MTLAccelerationStructurePassSampleBufferAttachmentDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_init(pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_alloc())];
}
- (NSUInteger)endOfEncoderSampleIndex {
  return pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_endOfEncoderSampleIndex((void *)_object);
}
- (void)setEndOfEncoderSampleIndex:(NSUInteger)endOfEncoderSampleIndex {
  pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_setEndOfEncoderSampleIndex_((void *)_object, endOfEncoderSampleIndex);
}
- (id<MTLCounterSampleBuffer>)sampleBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_sampleBuffer((void *)_object));
}
- (void)setSampleBuffer:(id<MTLCounterSampleBuffer>)sampleBuffer {
  pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_setSampleBuffer_((void *)_object, pewter_object(sampleBuffer));
}
- (NSUInteger)startOfEncoderSampleIndex {
  return pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_startOfEncoderSampleIndex((void *)_object);
}
- (void)setStartOfEncoderSampleIndex:(NSUInteger)startOfEncoderSampleIndex {
  pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_setStartOfEncoderSampleIndex_((void *)_object, startOfEncoderSampleIndex);
}
@end

@implementation MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray_init(pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray_alloc())];
}
- (MTLAccelerationStructurePassSampleBufferAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_((void *)_object, attachmentIndex));
}
- (void)setObject:(MTLAccelerationStructurePassSampleBufferAttachmentDescriptor *)attachment atIndexedSubscript:(NSUInteger)attachmentIndex {
  pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_((void *)_object, pewter_object(attachment), attachmentIndex);
}
@end

@implementation MTLAccelerationStructurePassDescriptor
+ (MTLAccelerationStructurePassDescriptor *)accelerationStructurePassDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructurePassDescriptor_accelerationStructurePassDescriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLAccelerationStructurePassDescriptor_init(pewter_MTLAccelerationStructurePassDescriptor_alloc())];
}
- (MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray *)sampleBufferAttachments {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAccelerationStructurePassDescriptor_sampleBufferAttachments((void *)_object));
}
@end

@implementation MTLType
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLType_init(pewter_MTLType_alloc())];
}
- (MTLDataType)dataType {
  return pewter_MTLType_dataType((void *)_object);
}
@end

@implementation MTLStructMember
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLStructMember_init(pewter_MTLStructMember_alloc())];
}
- (NSUInteger)argumentIndex {
  return pewter_MTLStructMember_argumentIndex((void *)_object);
}
- (MTLArrayType *)arrayType {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLStructMember_arrayType((void *)_object));
}
- (MTLDataType)dataType {
  return pewter_MTLStructMember_dataType((void *)_object);
}
- (NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLStructMember_name((void *)_object));
}
- (NSUInteger)offset {
  return pewter_MTLStructMember_offset((void *)_object);
}
- (MTLPointerType *)pointerType {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLStructMember_pointerType((void *)_object));
}
- (MTLStructType *)structType {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLStructMember_structType((void *)_object));
}
- (MTLTensorReferenceType *)tensorReferenceType {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLStructMember_tensorReferenceType((void *)_object));
}
- (MTLTextureReferenceType *)textureReferenceType {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLStructMember_textureReferenceType((void *)_object));
}
@end

@implementation MTLStructType
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLStructType_init(pewter_MTLStructType_alloc())];
}
- (MTLStructMember *)memberByName:(NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLStructType_memberByName_((void *)_object, pewter_from(name)));
}
- (NSArray *)members {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLStructType_members((void *)_object));
}
@end

@implementation MTLArrayType
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLArrayType_init(pewter_MTLArrayType_alloc())];
}
- (NSUInteger)argumentIndexStride {
  return pewter_MTLArrayType_argumentIndexStride((void *)_object);
}
- (NSUInteger)arrayLength {
  return pewter_MTLArrayType_arrayLength((void *)_object);
}
- (MTLArrayType *)elementArrayType {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLArrayType_elementArrayType((void *)_object));
}
- (MTLPointerType *)elementPointerType {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLArrayType_elementPointerType((void *)_object));
}
- (MTLStructType *)elementStructType {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLArrayType_elementStructType((void *)_object));
}
- (MTLTensorReferenceType *)elementTensorReferenceType {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLArrayType_elementTensorReferenceType((void *)_object));
}
- (MTLTextureReferenceType *)elementTextureReferenceType {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLArrayType_elementTextureReferenceType((void *)_object));
}
- (MTLDataType)elementType {
  return pewter_MTLArrayType_elementType((void *)_object);
}
- (NSUInteger)stride {
  return pewter_MTLArrayType_stride((void *)_object);
}
@end

@implementation MTLPointerType
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLPointerType_init(pewter_MTLPointerType_alloc())];
}
- (MTLBindingAccess)access {
  return pewter_MTLPointerType_access((void *)_object);
}
- (NSUInteger)alignment {
  return pewter_MTLPointerType_alignment((void *)_object);
}
- (NSUInteger)dataSize {
  return pewter_MTLPointerType_dataSize((void *)_object);
}
- (MTLArrayType *)elementArrayType {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLPointerType_elementArrayType((void *)_object));
}
- (BOOL)elementIsArgumentBuffer {
  return pewter_MTLPointerType_elementIsArgumentBuffer((void *)_object);
}
- (MTLStructType *)elementStructType {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLPointerType_elementStructType((void *)_object));
}
- (MTLDataType)elementType {
  return pewter_MTLPointerType_elementType((void *)_object);
}
@end

@implementation MTLTextureReferenceType
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLTextureReferenceType_init(pewter_MTLTextureReferenceType_alloc())];
}
- (MTLBindingAccess)access {
  return pewter_MTLTextureReferenceType_access((void *)_object);
}
- (BOOL)isDepthTexture {
  return pewter_MTLTextureReferenceType_isDepthTexture((void *)_object);
}
- (MTLDataType)textureDataType {
  return pewter_MTLTextureReferenceType_textureDataType((void *)_object);
}
- (MTLTextureType)textureType {
  return pewter_MTLTextureReferenceType_textureType((void *)_object);
}
@end

@implementation MTLTensorReferenceType
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLTensorReferenceType_init(pewter_MTLTensorReferenceType_alloc())];
}
- (MTLBindingAccess)access {
  return pewter_MTLTensorReferenceType_access((void *)_object);
}
- (MTLTensorExtents *)dimensions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTensorReferenceType_dimensions((void *)_object));
}
- (MTLDataType)indexType {
  return pewter_MTLTensorReferenceType_indexType((void *)_object);
}
- (MTLTensorDataType)tensorDataType {
  return pewter_MTLTensorReferenceType_tensorDataType((void *)_object);
}
@end

@implementation MTLArgument
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLArgument_init(pewter_MTLArgument_alloc())];
}
- (MTLBindingAccess)access {
  return pewter_MTLArgument_access((void *)_object);
}
- (BOOL)isActive {
  return pewter_MTLArgument_isActive((void *)_object);
}
- (NSUInteger)arrayLength {
  return pewter_MTLArgument_arrayLength((void *)_object);
}
- (NSUInteger)bufferAlignment {
  return pewter_MTLArgument_bufferAlignment((void *)_object);
}
- (NSUInteger)bufferDataSize {
  return pewter_MTLArgument_bufferDataSize((void *)_object);
}
- (MTLDataType)bufferDataType {
  return pewter_MTLArgument_bufferDataType((void *)_object);
}
- (MTLPointerType *)bufferPointerType {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLArgument_bufferPointerType((void *)_object));
}
- (MTLStructType *)bufferStructType {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLArgument_bufferStructType((void *)_object));
}
- (NSUInteger)index {
  return pewter_MTLArgument_index((void *)_object);
}
- (BOOL)isDepthTexture {
  return pewter_MTLArgument_isDepthTexture((void *)_object);
}
- (NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLArgument_name((void *)_object));
}
- (MTLDataType)textureDataType {
  return pewter_MTLArgument_textureDataType((void *)_object);
}
- (MTLTextureType)textureType {
  return pewter_MTLArgument_textureType((void *)_object);
}
- (NSUInteger)threadgroupMemoryAlignment {
  return pewter_MTLArgument_threadgroupMemoryAlignment((void *)_object);
}
- (NSUInteger)threadgroupMemoryDataSize {
  return pewter_MTLArgument_threadgroupMemoryDataSize((void *)_object);
}
- (MTLArgumentType)type {
  return pewter_MTLArgument_type((void *)_object);
}
@end

@interface PewterMTLBinding : PewterObject <MTLBinding>
@end
@implementation PewterMTLBinding
- (MTLBindingAccess)access {
  return pewter_MTLBinding_access((void *)_object);
}
- (BOOL)isArgument {
  return pewter_MTLBinding_isArgument((void *)_object);
}
- (NSUInteger)index {
  return pewter_MTLBinding_index((void *)_object);
}
- (BOOL)isUsed {
  return pewter_MTLBinding_isUsed((void *)_object);
}
- (NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLBinding_name((void *)_object));
}
- (MTLBindingType)type {
  return pewter_MTLBinding_type((void *)_object);
}
@end

@interface PewterMTLBufferBinding : PewterMTLBinding <MTLBufferBinding>
@end
@implementation PewterMTLBufferBinding
- (NSUInteger)bufferAlignment {
  return pewter_MTLBufferBinding_bufferAlignment((void *)_object);
}
- (NSUInteger)bufferDataSize {
  return pewter_MTLBufferBinding_bufferDataSize((void *)_object);
}
- (MTLDataType)bufferDataType {
  return pewter_MTLBufferBinding_bufferDataType((void *)_object);
}
- (MTLPointerType *)bufferPointerType {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLBufferBinding_bufferPointerType((void *)_object));
}
- (MTLStructType *)bufferStructType {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLBufferBinding_bufferStructType((void *)_object));
}
@end

@interface PewterMTLThreadgroupBinding : PewterMTLBinding <MTLThreadgroupBinding>
@end
@implementation PewterMTLThreadgroupBinding
- (NSUInteger)threadgroupMemoryAlignment {
  return pewter_MTLThreadgroupBinding_threadgroupMemoryAlignment((void *)_object);
}
- (NSUInteger)threadgroupMemoryDataSize {
  return pewter_MTLThreadgroupBinding_threadgroupMemoryDataSize((void *)_object);
}
@end

@interface PewterMTLTextureBinding : PewterMTLBinding <MTLTextureBinding>
@end
@implementation PewterMTLTextureBinding
- (NSUInteger)arrayLength {
  return pewter_MTLTextureBinding_arrayLength((void *)_object);
}
- (BOOL)isDepthTexture {
  return pewter_MTLTextureBinding_isDepthTexture((void *)_object);
}
- (MTLDataType)textureDataType {
  return pewter_MTLTextureBinding_textureDataType((void *)_object);
}
- (MTLTextureType)textureType {
  return pewter_MTLTextureBinding_textureType((void *)_object);
}
@end

@interface PewterMTLObjectPayloadBinding : PewterMTLBinding <MTLObjectPayloadBinding>
@end
@implementation PewterMTLObjectPayloadBinding
- (NSUInteger)objectPayloadAlignment {
  return pewter_MTLObjectPayloadBinding_objectPayloadAlignment((void *)_object);
}
- (NSUInteger)objectPayloadDataSize {
  return pewter_MTLObjectPayloadBinding_objectPayloadDataSize((void *)_object);
}
@end

@interface PewterMTLTensorBinding : PewterMTLBinding <MTLTensorBinding>
@end
@implementation PewterMTLTensorBinding
- (MTLTensorExtents *)dimensions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTensorBinding_dimensions((void *)_object));
}
- (MTLDataType)indexType {
  return pewter_MTLTensorBinding_indexType((void *)_object);
}
- (MTLTensorDataType)tensorDataType {
  return pewter_MTLTensorBinding_tensorDataType((void *)_object);
}
@end

@interface PewterMTLArgumentEncoder : PewterObject <MTLArgumentEncoder>
@end
@implementation PewterMTLArgumentEncoder
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLArgumentEncoder_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLArgumentEncoder_setLabel_((void *)_object, pewter_from(label));
}
- (NSUInteger)alignment {
  return pewter_MTLArgumentEncoder_alignment((void *)_object);
}
- (void*)constantDataAtIndex:(NSUInteger)index {
  return pewter_MTLArgumentEncoder_constantDataAtIndex_((void *)_object, index);
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLArgumentEncoder_device((void *)_object));
}
- (NSUInteger)encodedLength {
  return pewter_MTLArgumentEncoder_encodedLength((void *)_object);
}
- (id<MTLArgumentEncoder>)newArgumentEncoderForBufferAtIndex:(NSUInteger)index {
  return pewter_own(pewter_MTLArgumentEncoder_newArgumentEncoderForBufferAtIndex_((void *)_object, index));
}
- (void)setAccelerationStructure:(id<MTLAccelerationStructure>)accelerationStructure atIndex:(NSUInteger)index {
  pewter_MTLArgumentEncoder_setAccelerationStructure_atIndex_((void *)_object, pewter_object(accelerationStructure), index);
}
- (void)setArgumentBuffer:(id<MTLBuffer>)argumentBuffer offset:(NSUInteger)offset {
  pewter_MTLArgumentEncoder_setArgumentBuffer_offset_((void *)_object, pewter_object(argumentBuffer), offset);
}
- (void)setArgumentBuffer:(id<MTLBuffer>)argumentBuffer startOffset:(NSUInteger)startOffset arrayElement:(NSUInteger)arrayElement {
  pewter_MTLArgumentEncoder_setArgumentBuffer_startOffset_arrayElement_((void *)_object, pewter_object(argumentBuffer), startOffset, arrayElement);
}
- (void)setBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLArgumentEncoder_setBuffer_offset_atIndex_((void *)_object, pewter_object(buffer), offset, index);
}
- (void)setBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets withRange:(NSRange)range {
  void **const buffers_c = PEWTER_ARRAY(buffers, range.length);
  pewter_MTLArgumentEncoder_setBuffers_offsets_withRange_((void *)_object, (void *)buffers_c, (void *)offsets, PEWTER_AS(pewter_NSRange, range));
}
- (void)setComputePipelineState:(id<MTLComputePipelineState>)pipeline atIndex:(NSUInteger)index {
  pewter_MTLArgumentEncoder_setComputePipelineState_atIndex_((void *)_object, pewter_object(pipeline), index);
}
- (void)setComputePipelineStates:(id<MTLComputePipelineState> const *)pipelines withRange:(NSRange)range {
  void **const pipelines_c = PEWTER_ARRAY(pipelines, range.length);
  pewter_MTLArgumentEncoder_setComputePipelineStates_withRange_((void *)_object, (void *)pipelines_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setDepthStencilState:(id<MTLDepthStencilState>)depthStencilState atIndex:(NSUInteger)index {
  pewter_MTLArgumentEncoder_setDepthStencilState_atIndex_((void *)_object, pewter_object(depthStencilState), index);
}
- (void)setDepthStencilStates:(id<MTLDepthStencilState> const *)depthStencilStates withRange:(NSRange)range {
  void **const depthStencilStates_c = PEWTER_ARRAY(depthStencilStates, range.length);
  pewter_MTLArgumentEncoder_setDepthStencilStates_withRange_((void *)_object, (void *)depthStencilStates_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setIndirectCommandBuffer:(id<MTLIndirectCommandBuffer>)indirectCommandBuffer atIndex:(NSUInteger)index {
  pewter_MTLArgumentEncoder_setIndirectCommandBuffer_atIndex_((void *)_object, pewter_object(indirectCommandBuffer), index);
}
- (void)setIndirectCommandBuffers:(id<MTLIndirectCommandBuffer> const *)buffers withRange:(NSRange)range {
  void **const buffers_c = PEWTER_ARRAY(buffers, range.length);
  pewter_MTLArgumentEncoder_setIndirectCommandBuffers_withRange_((void *)_object, (void *)buffers_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setIntersectionFunctionTable:(id<MTLIntersectionFunctionTable>)intersectionFunctionTable atIndex:(NSUInteger)index {
  pewter_MTLArgumentEncoder_setIntersectionFunctionTable_atIndex_((void *)_object, pewter_object(intersectionFunctionTable), index);
}
- (void)setIntersectionFunctionTables:(id<MTLIntersectionFunctionTable> const *)intersectionFunctionTables withRange:(NSRange)range {
  void **const intersectionFunctionTables_c = PEWTER_ARRAY(intersectionFunctionTables, range.length);
  pewter_MTLArgumentEncoder_setIntersectionFunctionTables_withRange_((void *)_object, (void *)intersectionFunctionTables_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setRenderPipelineState:(id<MTLRenderPipelineState>)pipeline atIndex:(NSUInteger)index {
  pewter_MTLArgumentEncoder_setRenderPipelineState_atIndex_((void *)_object, pewter_object(pipeline), index);
}
- (void)setRenderPipelineStates:(id<MTLRenderPipelineState> const *)pipelines withRange:(NSRange)range {
  void **const pipelines_c = PEWTER_ARRAY(pipelines, range.length);
  pewter_MTLArgumentEncoder_setRenderPipelineStates_withRange_((void *)_object, (void *)pipelines_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setSamplerState:(id<MTLSamplerState>)sampler atIndex:(NSUInteger)index {
  pewter_MTLArgumentEncoder_setSamplerState_atIndex_((void *)_object, pewter_object(sampler), index);
}
- (void)setSamplerStates:(id<MTLSamplerState> const *)samplers withRange:(NSRange)range {
  void **const samplers_c = PEWTER_ARRAY(samplers, range.length);
  pewter_MTLArgumentEncoder_setSamplerStates_withRange_((void *)_object, (void *)samplers_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setTexture:(id<MTLTexture>)texture atIndex:(NSUInteger)index {
  pewter_MTLArgumentEncoder_setTexture_atIndex_((void *)_object, pewter_object(texture), index);
}
- (void)setTextures:(id<MTLTexture> const *)textures withRange:(NSRange)range {
  void **const textures_c = PEWTER_ARRAY(textures, range.length);
  pewter_MTLArgumentEncoder_setTextures_withRange_((void *)_object, (void *)textures_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setVisibleFunctionTable:(id<MTLVisibleFunctionTable>)visibleFunctionTable atIndex:(NSUInteger)index {
  pewter_MTLArgumentEncoder_setVisibleFunctionTable_atIndex_((void *)_object, pewter_object(visibleFunctionTable), index);
}
- (void)setVisibleFunctionTables:(id<MTLVisibleFunctionTable> const *)visibleFunctionTables withRange:(NSRange)range {
  void **const visibleFunctionTables_c = PEWTER_ARRAY(visibleFunctionTables, range.length);
  pewter_MTLArgumentEncoder_setVisibleFunctionTables_withRange_((void *)_object, (void *)visibleFunctionTables_c, PEWTER_AS(pewter_NSRange, range));
}
@end

@implementation MTLBinaryArchiveDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLBinaryArchiveDescriptor_init(pewter_MTLBinaryArchiveDescriptor_alloc())];
}
- (NSURL *)url {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLBinaryArchiveDescriptor_url((void *)_object));
}
- (void)setUrl:(NSURL *)url {
  PEWTER_POOL;
  pewter_MTLBinaryArchiveDescriptor_setUrl_((void *)_object, pewter_from(url));
}
@end

@interface PewterMTLBinaryArchive : PewterObject <MTLBinaryArchive>
@end
@implementation PewterMTLBinaryArchive
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLBinaryArchive_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLBinaryArchive_setLabel_((void *)_object, pewter_from(label));
}
- (BOOL)addComputePipelineFunctionsWithDescriptor:(MTLComputePipelineDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  BOOL result = pewter_MTLBinaryArchive_addComputePipelineFunctionsWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given);
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (BOOL)addFunctionWithDescriptor:(MTLFunctionDescriptor *)descriptor library:(id<MTLLibrary>)library error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  BOOL result = pewter_MTLBinaryArchive_addFunctionWithDescriptor_library_error_((void *)_object, pewter_object(descriptor), pewter_object(library), error == NULL ? NULL : (void *)&error_given);
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (BOOL)addLibraryWithDescriptor:(MTLStitchedLibraryDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  BOOL result = pewter_MTLBinaryArchive_addLibraryWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given);
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (BOOL)addMeshRenderPipelineFunctionsWithDescriptor:(MTLMeshRenderPipelineDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  BOOL result = pewter_MTLBinaryArchive_addMeshRenderPipelineFunctionsWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given);
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (BOOL)addRenderPipelineFunctionsWithDescriptor:(MTLRenderPipelineDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  BOOL result = pewter_MTLBinaryArchive_addRenderPipelineFunctionsWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given);
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (BOOL)addTileRenderPipelineFunctionsWithDescriptor:(MTLTileRenderPipelineDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  BOOL result = pewter_MTLBinaryArchive_addTileRenderPipelineFunctionsWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given);
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLBinaryArchive_device((void *)_object));
}
- (BOOL)serializeToURL:(NSURL *)url error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  BOOL result = pewter_MTLBinaryArchive_serializeToURL_error_((void *)_object, pewter_from(url), error == NULL ? NULL : (void *)&error_given);
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
@end

@interface PewterMTLBlitCommandEncoder : PewterMTLCommandEncoder <MTLBlitCommandEncoder>
@end
@implementation PewterMTLBlitCommandEncoder
- (void)copyFromBuffer:(id<MTLBuffer>)sourceBuffer sourceOffset:(NSUInteger)sourceOffset sourceBytesPerRow:(NSUInteger)sourceBytesPerRow sourceBytesPerImage:(NSUInteger)sourceBytesPerImage sourceSize:(MTLSize)sourceSize toTexture:(id<MTLTexture>)destinationTexture destinationSlice:(NSUInteger)destinationSlice destinationLevel:(NSUInteger)destinationLevel destinationOrigin:(MTLOrigin)destinationOrigin {
  pewter_MTLBlitCommandEncoder_copyFromBuffer_sourceOffset_sourceBytesPerRow_sourceBytesPerImage_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_((void *)_object, pewter_object(sourceBuffer), sourceOffset, sourceBytesPerRow, sourceBytesPerImage, PEWTER_AS(pewter_MTLSize, sourceSize), pewter_object(destinationTexture), destinationSlice, destinationLevel, PEWTER_AS(pewter_MTLOrigin, destinationOrigin));
}
- (void)copyFromBuffer:(id<MTLBuffer>)sourceBuffer sourceOffset:(NSUInteger)sourceOffset sourceBytesPerRow:(NSUInteger)sourceBytesPerRow sourceBytesPerImage:(NSUInteger)sourceBytesPerImage sourceSize:(MTLSize)sourceSize toTexture:(id<MTLTexture>)destinationTexture destinationSlice:(NSUInteger)destinationSlice destinationLevel:(NSUInteger)destinationLevel destinationOrigin:(MTLOrigin)destinationOrigin options:(MTLBlitOption)options {
  pewter_MTLBlitCommandEncoder_copyFromBuffer_sourceOffset_sourceBytesPerRow_sourceBytesPerImage_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_options_((void *)_object, pewter_object(sourceBuffer), sourceOffset, sourceBytesPerRow, sourceBytesPerImage, PEWTER_AS(pewter_MTLSize, sourceSize), pewter_object(destinationTexture), destinationSlice, destinationLevel, PEWTER_AS(pewter_MTLOrigin, destinationOrigin), options);
}
- (void)copyFromBuffer:(id<MTLBuffer>)sourceBuffer sourceOffset:(NSUInteger)sourceOffset toBuffer:(id<MTLBuffer>)destinationBuffer destinationOffset:(NSUInteger)destinationOffset size:(NSUInteger)size {
  pewter_MTLBlitCommandEncoder_copyFromBuffer_sourceOffset_toBuffer_destinationOffset_size_((void *)_object, pewter_object(sourceBuffer), sourceOffset, pewter_object(destinationBuffer), destinationOffset, size);
}
- (void)copyFromTensor:(id<MTLTensor>)sourceTensor sourceOrigin:(MTLTensorExtents *)sourceOrigin sourceDimensions:(MTLTensorExtents *)sourceDimensions toTensor:(id<MTLTensor>)destinationTensor destinationOrigin:(MTLTensorExtents *)destinationOrigin destinationDimensions:(MTLTensorExtents *)destinationDimensions {
  pewter_MTLBlitCommandEncoder_copyFromTensor_sourceOrigin_sourceDimensions_toTensor_destinationOrigin_destinationDimensions_((void *)_object, pewter_object(sourceTensor), pewter_object(sourceOrigin), pewter_object(sourceDimensions), pewter_object(destinationTensor), pewter_object(destinationOrigin), pewter_object(destinationDimensions));
}
- (void)copyFromTexture:(id<MTLTexture>)sourceTexture sourceSlice:(NSUInteger)sourceSlice sourceLevel:(NSUInteger)sourceLevel sourceOrigin:(MTLOrigin)sourceOrigin sourceSize:(MTLSize)sourceSize toTexture:(id<MTLTexture>)destinationTexture destinationSlice:(NSUInteger)destinationSlice destinationLevel:(NSUInteger)destinationLevel destinationOrigin:(MTLOrigin)destinationOrigin {
  pewter_MTLBlitCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_((void *)_object, pewter_object(sourceTexture), sourceSlice, sourceLevel, PEWTER_AS(pewter_MTLOrigin, sourceOrigin), PEWTER_AS(pewter_MTLSize, sourceSize), pewter_object(destinationTexture), destinationSlice, destinationLevel, PEWTER_AS(pewter_MTLOrigin, destinationOrigin));
}
- (void)copyFromTexture:(id<MTLTexture>)sourceTexture sourceSlice:(NSUInteger)sourceSlice sourceLevel:(NSUInteger)sourceLevel sourceOrigin:(MTLOrigin)sourceOrigin sourceSize:(MTLSize)sourceSize toBuffer:(id<MTLBuffer>)destinationBuffer destinationOffset:(NSUInteger)destinationOffset destinationBytesPerRow:(NSUInteger)destinationBytesPerRow destinationBytesPerImage:(NSUInteger)destinationBytesPerImage {
  pewter_MTLBlitCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toBuffer_destinationOffset_destinationBytesPerRow_destinationBytesPerImage_((void *)_object, pewter_object(sourceTexture), sourceSlice, sourceLevel, PEWTER_AS(pewter_MTLOrigin, sourceOrigin), PEWTER_AS(pewter_MTLSize, sourceSize), pewter_object(destinationBuffer), destinationOffset, destinationBytesPerRow, destinationBytesPerImage);
}
- (void)copyFromTexture:(id<MTLTexture>)sourceTexture sourceSlice:(NSUInteger)sourceSlice sourceLevel:(NSUInteger)sourceLevel sourceOrigin:(MTLOrigin)sourceOrigin sourceSize:(MTLSize)sourceSize toBuffer:(id<MTLBuffer>)destinationBuffer destinationOffset:(NSUInteger)destinationOffset destinationBytesPerRow:(NSUInteger)destinationBytesPerRow destinationBytesPerImage:(NSUInteger)destinationBytesPerImage options:(MTLBlitOption)options {
  pewter_MTLBlitCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toBuffer_destinationOffset_destinationBytesPerRow_destinationBytesPerImage_options_((void *)_object, pewter_object(sourceTexture), sourceSlice, sourceLevel, PEWTER_AS(pewter_MTLOrigin, sourceOrigin), PEWTER_AS(pewter_MTLSize, sourceSize), pewter_object(destinationBuffer), destinationOffset, destinationBytesPerRow, destinationBytesPerImage, options);
}
- (void)copyFromTexture:(id<MTLTexture>)sourceTexture sourceSlice:(NSUInteger)sourceSlice sourceLevel:(NSUInteger)sourceLevel toTexture:(id<MTLTexture>)destinationTexture destinationSlice:(NSUInteger)destinationSlice destinationLevel:(NSUInteger)destinationLevel sliceCount:(NSUInteger)sliceCount levelCount:(NSUInteger)levelCount {
  pewter_MTLBlitCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_toTexture_destinationSlice_destinationLevel_sliceCount_levelCount_((void *)_object, pewter_object(sourceTexture), sourceSlice, sourceLevel, pewter_object(destinationTexture), destinationSlice, destinationLevel, sliceCount, levelCount);
}
- (void)copyFromTexture:(id<MTLTexture>)sourceTexture toTexture:(id<MTLTexture>)destinationTexture {
  pewter_MTLBlitCommandEncoder_copyFromTexture_toTexture_((void *)_object, pewter_object(sourceTexture), pewter_object(destinationTexture));
}
- (void)copyIndirectCommandBuffer:(id<MTLIndirectCommandBuffer>)source sourceRange:(NSRange)sourceRange destination:(id<MTLIndirectCommandBuffer>)destination destinationIndex:(NSUInteger)destinationIndex {
  pewter_MTLBlitCommandEncoder_copyIndirectCommandBuffer_sourceRange_destination_destinationIndex_((void *)_object, pewter_object(source), PEWTER_AS(pewter_NSRange, sourceRange), pewter_object(destination), destinationIndex);
}
- (void)fillBuffer:(id<MTLBuffer>)buffer range:(NSRange)range value:(uint8_t)value {
  pewter_MTLBlitCommandEncoder_fillBuffer_range_value_((void *)_object, pewter_object(buffer), PEWTER_AS(pewter_NSRange, range), value);
}
- (void)generateMipmapsForTexture:(id<MTLTexture>)texture {
  pewter_MTLBlitCommandEncoder_generateMipmapsForTexture_((void *)_object, pewter_object(texture));
}
- (void)getTextureAccessCounters:(id<MTLTexture>)texture region:(MTLRegion)region mipLevel:(NSUInteger)mipLevel slice:(NSUInteger)slice resetCounters:(BOOL)resetCounters countersBuffer:(id<MTLBuffer>)countersBuffer countersBufferOffset:(NSUInteger)countersBufferOffset {
  pewter_MTLBlitCommandEncoder_getTextureAccessCounters_region_mipLevel_slice_resetCounters_countersBuffer_countersBufferOffset_((void *)_object, pewter_object(texture), PEWTER_AS(pewter_MTLRegion, region), mipLevel, slice, resetCounters, pewter_object(countersBuffer), countersBufferOffset);
}
- (void)optimizeContentsForCPUAccess:(id<MTLTexture>)texture {
  pewter_MTLBlitCommandEncoder_optimizeContentsForCPUAccess_((void *)_object, pewter_object(texture));
}
- (void)optimizeContentsForCPUAccess:(id<MTLTexture>)texture slice:(NSUInteger)slice level:(NSUInteger)level {
  pewter_MTLBlitCommandEncoder_optimizeContentsForCPUAccess_slice_level_((void *)_object, pewter_object(texture), slice, level);
}
- (void)optimizeContentsForGPUAccess:(id<MTLTexture>)texture {
  pewter_MTLBlitCommandEncoder_optimizeContentsForGPUAccess_((void *)_object, pewter_object(texture));
}
- (void)optimizeContentsForGPUAccess:(id<MTLTexture>)texture slice:(NSUInteger)slice level:(NSUInteger)level {
  pewter_MTLBlitCommandEncoder_optimizeContentsForGPUAccess_slice_level_((void *)_object, pewter_object(texture), slice, level);
}
- (void)optimizeIndirectCommandBuffer:(id<MTLIndirectCommandBuffer>)indirectCommandBuffer withRange:(NSRange)range {
  pewter_MTLBlitCommandEncoder_optimizeIndirectCommandBuffer_withRange_((void *)_object, pewter_object(indirectCommandBuffer), PEWTER_AS(pewter_NSRange, range));
}
- (void)resetCommandsInBuffer:(id<MTLIndirectCommandBuffer>)buffer withRange:(NSRange)range {
  pewter_MTLBlitCommandEncoder_resetCommandsInBuffer_withRange_((void *)_object, pewter_object(buffer), PEWTER_AS(pewter_NSRange, range));
}
- (void)resetTextureAccessCounters:(id<MTLTexture>)texture region:(MTLRegion)region mipLevel:(NSUInteger)mipLevel slice:(NSUInteger)slice {
  pewter_MTLBlitCommandEncoder_resetTextureAccessCounters_region_mipLevel_slice_((void *)_object, pewter_object(texture), PEWTER_AS(pewter_MTLRegion, region), mipLevel, slice);
}
- (void)resolveCounters:(id<MTLCounterSampleBuffer>)sampleBuffer inRange:(NSRange)range destinationBuffer:(id<MTLBuffer>)destinationBuffer destinationOffset:(NSUInteger)destinationOffset {
  pewter_MTLBlitCommandEncoder_resolveCounters_inRange_destinationBuffer_destinationOffset_((void *)_object, pewter_object(sampleBuffer), PEWTER_AS(pewter_NSRange, range), pewter_object(destinationBuffer), destinationOffset);
}
- (void)sampleCountersInBuffer:(id<MTLCounterSampleBuffer>)sampleBuffer atSampleIndex:(NSUInteger)sampleIndex withBarrier:(BOOL)barrier {
  pewter_MTLBlitCommandEncoder_sampleCountersInBuffer_atSampleIndex_withBarrier_((void *)_object, pewter_object(sampleBuffer), sampleIndex, barrier);
}
- (void)synchronizeResource:(id<MTLResource>)resource {
  pewter_MTLBlitCommandEncoder_synchronizeResource_((void *)_object, pewter_object(resource));
}
- (void)synchronizeTexture:(id<MTLTexture>)texture slice:(NSUInteger)slice level:(NSUInteger)level {
  pewter_MTLBlitCommandEncoder_synchronizeTexture_slice_level_((void *)_object, pewter_object(texture), slice, level);
}
- (void)updateFence:(id<MTLFence>)fence {
  pewter_MTLBlitCommandEncoder_updateFence_((void *)_object, pewter_object(fence));
}
- (void)waitForFence:(id<MTLFence>)fence {
  pewter_MTLBlitCommandEncoder_waitForFence_((void *)_object, pewter_object(fence));
}
@end

@implementation MTLBlitPassSampleBufferAttachmentDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLBlitPassSampleBufferAttachmentDescriptor_init(pewter_MTLBlitPassSampleBufferAttachmentDescriptor_alloc())];
}
- (NSUInteger)endOfEncoderSampleIndex {
  return pewter_MTLBlitPassSampleBufferAttachmentDescriptor_endOfEncoderSampleIndex((void *)_object);
}
- (void)setEndOfEncoderSampleIndex:(NSUInteger)endOfEncoderSampleIndex {
  pewter_MTLBlitPassSampleBufferAttachmentDescriptor_setEndOfEncoderSampleIndex_((void *)_object, endOfEncoderSampleIndex);
}
- (id<MTLCounterSampleBuffer>)sampleBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLBlitPassSampleBufferAttachmentDescriptor_sampleBuffer((void *)_object));
}
- (void)setSampleBuffer:(id<MTLCounterSampleBuffer>)sampleBuffer {
  pewter_MTLBlitPassSampleBufferAttachmentDescriptor_setSampleBuffer_((void *)_object, pewter_object(sampleBuffer));
}
- (NSUInteger)startOfEncoderSampleIndex {
  return pewter_MTLBlitPassSampleBufferAttachmentDescriptor_startOfEncoderSampleIndex((void *)_object);
}
- (void)setStartOfEncoderSampleIndex:(NSUInteger)startOfEncoderSampleIndex {
  pewter_MTLBlitPassSampleBufferAttachmentDescriptor_setStartOfEncoderSampleIndex_((void *)_object, startOfEncoderSampleIndex);
}
@end

@implementation MTLBlitPassSampleBufferAttachmentDescriptorArray
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLBlitPassSampleBufferAttachmentDescriptorArray_init(pewter_MTLBlitPassSampleBufferAttachmentDescriptorArray_alloc())];
}
- (MTLBlitPassSampleBufferAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLBlitPassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_((void *)_object, attachmentIndex));
}
- (void)setObject:(MTLBlitPassSampleBufferAttachmentDescriptor *)attachment atIndexedSubscript:(NSUInteger)attachmentIndex {
  pewter_MTLBlitPassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_((void *)_object, pewter_object(attachment), attachmentIndex);
}
@end

@implementation MTLBlitPassDescriptor
+ (MTLBlitPassDescriptor *)blitPassDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLBlitPassDescriptor_blitPassDescriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLBlitPassDescriptor_init(pewter_MTLBlitPassDescriptor_alloc())];
}
- (MTLBlitPassSampleBufferAttachmentDescriptorArray *)sampleBufferAttachments {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLBlitPassDescriptor_sampleBufferAttachments((void *)_object));
}
@end

@interface PewterMTLBuffer : PewterMTLResource <MTLBuffer>
@end
@implementation PewterMTLBuffer
- (void)addDebugMarker:(NSString *)marker range:(NSRange)range {
  PEWTER_POOL;
  pewter_MTLBuffer_addDebugMarker_range_((void *)_object, pewter_from(marker), PEWTER_AS(pewter_NSRange, range));
}
- (void*)contents {
  return pewter_MTLBuffer_contents((void *)_object);
}
- (void)didModifyRange:(NSRange)range {
  pewter_MTLBuffer_didModifyRange_((void *)_object, PEWTER_AS(pewter_NSRange, range));
}
- (MTLGPUAddress)gpuAddress {
  return pewter_MTLBuffer_gpuAddress((void *)_object);
}
- (NSUInteger)length {
  return pewter_MTLBuffer_length((void *)_object);
}
- (id<MTLBuffer>)newRemoteBufferViewForDevice:(id<MTLDevice>)device {
  return pewter_own(pewter_MTLBuffer_newRemoteBufferViewForDevice_((void *)_object, pewter_object(device)));
}
- (id<MTLTensor>)newTensorWithDescriptor:(MTLTensorDescriptor *)descriptor offset:(NSUInteger)offset error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLTensor> result = pewter_own(pewter_MTLBuffer_newTensorWithDescriptor_offset_error_((void *)_object, pewter_object(descriptor), offset, error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLTexture>)newTextureWithDescriptor:(MTLTextureDescriptor *)descriptor offset:(NSUInteger)offset bytesPerRow:(NSUInteger)bytesPerRow {
  return pewter_own(pewter_MTLBuffer_newTextureWithDescriptor_offset_bytesPerRow_((void *)_object, pewter_object(descriptor), offset, bytesPerRow));
}
- (id<MTLBuffer>)remoteStorageBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLBuffer_remoteStorageBuffer((void *)_object));
}
- (void)removeAllDebugMarkers {
  pewter_MTLBuffer_removeAllDebugMarkers((void *)_object);
}
- (MTLBufferSparseTier)sparseBufferTier {
  return pewter_MTLBuffer_sparseBufferTier((void *)_object);
}
@end

@implementation MTLCaptureDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLCaptureDescriptor_init(pewter_MTLCaptureDescriptor_alloc())];
}
- (MTLCaptureDestination)destination {
  return pewter_MTLCaptureDescriptor_destination((void *)_object);
}
- (void)setDestination:(MTLCaptureDestination)destination {
  pewter_MTLCaptureDescriptor_setDestination_((void *)_object, destination);
}
- (NSURL *)outputURL {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCaptureDescriptor_outputURL((void *)_object));
}
- (void)setOutputURL:(NSURL *)outputURL {
  PEWTER_POOL;
  pewter_MTLCaptureDescriptor_setOutputURL_((void *)_object, pewter_from(outputURL));
}
- (id)captureObject {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCaptureDescriptor_captureObject((void *)_object));
}
- (void)setCaptureObject:(id)captureObject {
  PEWTER_POOL;
  pewter_MTLCaptureDescriptor_setCaptureObject_((void *)_object, pewter_from(captureObject));
}
@end

@implementation MTLCaptureManager
+ (MTLCaptureManager *)sharedCaptureManager {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCaptureManager_sharedCaptureManager());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLCaptureManager_init(pewter_MTLCaptureManager_alloc())];
}
- (id<MTLCaptureScope>)defaultCaptureScope {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCaptureManager_defaultCaptureScope((void *)_object));
}
- (void)setDefaultCaptureScope:(id<MTLCaptureScope>)defaultCaptureScope {
  pewter_MTLCaptureManager_setDefaultCaptureScope_((void *)_object, pewter_object(defaultCaptureScope));
}
- (BOOL)isCapturing {
  return pewter_MTLCaptureManager_isCapturing((void *)_object);
}
- (id<MTLCaptureScope>)newCaptureScopeWithDevice:(id<MTLDevice>)device {
  return pewter_own(pewter_MTLCaptureManager_newCaptureScopeWithDevice_((void *)_object, pewter_object(device)));
}
- (id<MTLCaptureScope>)newCaptureScopeWithCommandQueue:(id<MTLCommandQueue>)commandQueue {
  return pewter_own(pewter_MTLCaptureManager_newCaptureScopeWithCommandQueue_((void *)_object, pewter_object(commandQueue)));
}
- (BOOL)startCaptureWithDescriptor:(MTLCaptureDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  BOOL result = pewter_MTLCaptureManager_startCaptureWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given);
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (void)startCaptureWithDevice:(id<MTLDevice>)device {
  pewter_MTLCaptureManager_startCaptureWithDevice_((void *)_object, pewter_object(device));
}
- (void)startCaptureWithCommandQueue:(id<MTLCommandQueue>)commandQueue {
  pewter_MTLCaptureManager_startCaptureWithCommandQueue_((void *)_object, pewter_object(commandQueue));
}
- (void)startCaptureWithScope:(id<MTLCaptureScope>)captureScope {
  pewter_MTLCaptureManager_startCaptureWithScope_((void *)_object, pewter_object(captureScope));
}
- (void)stopCapture {
  pewter_MTLCaptureManager_stopCapture((void *)_object);
}
- (BOOL)supportsDestination:(MTLCaptureDestination)destination {
  return pewter_MTLCaptureManager_supportsDestination_((void *)_object, destination);
}
- (id<MTLCaptureScope>)newCaptureScopeWithMTL4CommandQueue:(id<MTL4CommandQueue>)commandQueue {
  return pewter_own(pewter_MTLCaptureManager_newCaptureScopeWithMTL4CommandQueue_((void *)_object, pewter_object(commandQueue)));
}
@end

@interface PewterMTLCaptureScope : PewterObject <MTLCaptureScope>
@end
@implementation PewterMTLCaptureScope
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCaptureScope_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLCaptureScope_setLabel_((void *)_object, pewter_from(label));
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCaptureScope_device((void *)_object));
}
- (id<MTLCommandQueue>)commandQueue {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCaptureScope_commandQueue((void *)_object));
}
- (void)beginScope {
  pewter_MTLCaptureScope_beginScope((void *)_object);
}
- (void)endScope {
  pewter_MTLCaptureScope_endScope((void *)_object);
}
@end

@implementation MTLCommandBufferDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLCommandBufferDescriptor_init(pewter_MTLCommandBufferDescriptor_alloc())];
}
- (MTLCommandBufferErrorOption)errorOptions {
  return pewter_MTLCommandBufferDescriptor_errorOptions((void *)_object);
}
- (void)setErrorOptions:(MTLCommandBufferErrorOption)errorOptions {
  pewter_MTLCommandBufferDescriptor_setErrorOptions_((void *)_object, errorOptions);
}
- (id<MTLLogState>)logState {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBufferDescriptor_logState((void *)_object));
}
- (void)setLogState:(id<MTLLogState>)logState {
  pewter_MTLCommandBufferDescriptor_setLogState_((void *)_object, pewter_object(logState));
}
- (BOOL)retainedReferences {
  return pewter_MTLCommandBufferDescriptor_retainedReferences((void *)_object);
}
- (void)setRetainedReferences:(BOOL)retainedReferences {
  pewter_MTLCommandBufferDescriptor_setRetainedReferences_((void *)_object, retainedReferences);
}
@end

@interface PewterMTLCommandBufferEncoderInfo : PewterObject <MTLCommandBufferEncoderInfo>
@end
@implementation PewterMTLCommandBufferEncoderInfo
- (NSArray *)debugSignposts {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBufferEncoderInfo_debugSignposts((void *)_object));
}
- (MTLCommandEncoderErrorState)errorState {
  return pewter_MTLCommandBufferEncoderInfo_errorState((void *)_object);
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBufferEncoderInfo_label((void *)_object));
}
@end

@interface PewterMTLCommandBuffer : PewterObject <MTLCommandBuffer>
@end
@implementation PewterMTLCommandBuffer
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBuffer_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLCommandBuffer_setLabel_((void *)_object, pewter_from(label));
}
- (CFTimeInterval)GPUEndTime {
  return pewter_MTLCommandBuffer_GPUEndTime((void *)_object);
}
- (CFTimeInterval)GPUStartTime {
  return pewter_MTLCommandBuffer_GPUStartTime((void *)_object);
}
- (id<MTLAccelerationStructureCommandEncoder>)accelerationStructureCommandEncoder {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBuffer_accelerationStructureCommandEncoder((void *)_object));
}
- (id<MTLAccelerationStructureCommandEncoder>)accelerationStructureCommandEncoderWithDescriptor:(MTLAccelerationStructurePassDescriptor *)descriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBuffer_accelerationStructureCommandEncoderWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (void)addCompletedHandler:(void (^)(id<MTLCommandBuffer>))block {
  pewter_MTLCommandBuffer_addCompletedHandler_((void *)_object, pewter_block(block), block == nil ? NULL : call_block_7, pewter_block_release);
}
- (void)addScheduledHandler:(void (^)(id<MTLCommandBuffer>))block {
  pewter_MTLCommandBuffer_addScheduledHandler_((void *)_object, pewter_block(block), block == nil ? NULL : call_block_7, pewter_block_release);
}
- (id<MTLBlitCommandEncoder>)blitCommandEncoder {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBuffer_blitCommandEncoder((void *)_object));
}
- (id<MTLBlitCommandEncoder>)blitCommandEncoderWithDescriptor:(MTLBlitPassDescriptor *)blitPassDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBuffer_blitCommandEncoderWithDescriptor_((void *)_object, pewter_object(blitPassDescriptor)));
}
- (id<MTLCommandQueue>)commandQueue {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBuffer_commandQueue((void *)_object));
}
- (void)commit {
  pewter_MTLCommandBuffer_commit((void *)_object);
}
- (id<MTLComputeCommandEncoder>)computeCommandEncoderWithDescriptor:(MTLComputePassDescriptor *)computePassDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBuffer_computeCommandEncoderWithDescriptor_((void *)_object, pewter_object(computePassDescriptor)));
}
- (id<MTLComputeCommandEncoder>)computeCommandEncoder {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBuffer_computeCommandEncoder((void *)_object));
}
- (id<MTLComputeCommandEncoder>)computeCommandEncoderWithDispatchType:(MTLDispatchType)dispatchType {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBuffer_computeCommandEncoderWithDispatchType_((void *)_object, dispatchType));
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBuffer_device((void *)_object));
}
- (void)encodeSignalEvent:(id<MTLEvent>)event value:(uint64_t)value {
  pewter_MTLCommandBuffer_encodeSignalEvent_value_((void *)_object, pewter_object(event), value);
}
- (void)encodeWaitForEvent:(id<MTLEvent>)event value:(uint64_t)value {
  pewter_MTLCommandBuffer_encodeWaitForEvent_value_((void *)_object, pewter_object(event), value);
}
- (void)enqueue {
  pewter_MTLCommandBuffer_enqueue((void *)_object);
}
- (NSError *)error {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBuffer_error((void *)_object));
}
- (MTLCommandBufferErrorOption)errorOptions {
  return pewter_MTLCommandBuffer_errorOptions((void *)_object);
}
- (CFTimeInterval)kernelEndTime {
  return pewter_MTLCommandBuffer_kernelEndTime((void *)_object);
}
- (CFTimeInterval)kernelStartTime {
  return pewter_MTLCommandBuffer_kernelStartTime((void *)_object);
}
- (id<MTLLogContainer>)logs {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBuffer_logs((void *)_object));
}
- (id<MTLParallelRenderCommandEncoder>)parallelRenderCommandEncoderWithDescriptor:(MTLRenderPassDescriptor *)renderPassDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBuffer_parallelRenderCommandEncoderWithDescriptor_((void *)_object, pewter_object(renderPassDescriptor)));
}
- (void)popDebugGroup {
  pewter_MTLCommandBuffer_popDebugGroup((void *)_object);
}
- (void)presentDrawable:(id<MTLDrawable>)drawable {
  pewter_MTLCommandBuffer_presentDrawable_((void *)_object, pewter_object(drawable));
}
- (void)presentDrawable:(id<MTLDrawable>)drawable afterMinimumDuration:(CFTimeInterval)duration {
  pewter_MTLCommandBuffer_presentDrawable_afterMinimumDuration_((void *)_object, pewter_object(drawable), duration);
}
- (void)presentDrawable:(id<MTLDrawable>)drawable atTime:(CFTimeInterval)presentationTime {
  pewter_MTLCommandBuffer_presentDrawable_atTime_((void *)_object, pewter_object(drawable), presentationTime);
}
- (void)pushDebugGroup:(NSString *)string {
  PEWTER_POOL;
  pewter_MTLCommandBuffer_pushDebugGroup_((void *)_object, pewter_from(string));
}
- (id<MTLRenderCommandEncoder>)renderCommandEncoderWithDescriptor:(MTLRenderPassDescriptor *)renderPassDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBuffer_renderCommandEncoderWithDescriptor_((void *)_object, pewter_object(renderPassDescriptor)));
}
- (id<MTLResourceStateCommandEncoder>)resourceStateCommandEncoder {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBuffer_resourceStateCommandEncoder((void *)_object));
}
- (id<MTLResourceStateCommandEncoder>)resourceStateCommandEncoderWithDescriptor:(MTLResourceStatePassDescriptor *)resourceStatePassDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandBuffer_resourceStateCommandEncoderWithDescriptor_((void *)_object, pewter_object(resourceStatePassDescriptor)));
}
- (BOOL)retainedReferences {
  return pewter_MTLCommandBuffer_retainedReferences((void *)_object);
}
- (MTLCommandBufferStatus)status {
  return pewter_MTLCommandBuffer_status((void *)_object);
}
- (void)useResidencySet:(id<MTLResidencySet>)residencySet {
  pewter_MTLCommandBuffer_useResidencySet_((void *)_object, pewter_object(residencySet));
}
- (void)useResidencySets:(id<MTLResidencySet> const *)residencySets count:(NSUInteger)count {
  void **const residencySets_c = PEWTER_ARRAY(residencySets, count);
  pewter_MTLCommandBuffer_useResidencySets_count_((void *)_object, (void *)residencySets_c, count);
}
- (void)waitUntilCompleted {
  pewter_MTLCommandBuffer_waitUntilCompleted((void *)_object);
}
- (void)waitUntilScheduled {
  pewter_MTLCommandBuffer_waitUntilScheduled((void *)_object);
}
@end

@interface PewterMTLCommandQueue : PewterObject <MTLCommandQueue>
@end
@implementation PewterMTLCommandQueue
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandQueue_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLCommandQueue_setLabel_((void *)_object, pewter_from(label));
}
- (void)addResidencySet:(id<MTLResidencySet>)residencySet {
  pewter_MTLCommandQueue_addResidencySet_((void *)_object, pewter_object(residencySet));
}
- (void)addResidencySets:(id<MTLResidencySet> const *)residencySets count:(NSUInteger)count {
  void **const residencySets_c = PEWTER_ARRAY(residencySets, count);
  pewter_MTLCommandQueue_addResidencySets_count_((void *)_object, (void *)residencySets_c, count);
}
- (id<MTLCommandBuffer>)commandBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandQueue_commandBuffer((void *)_object));
}
- (id<MTLCommandBuffer>)commandBufferWithDescriptor:(MTLCommandBufferDescriptor *)descriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandQueue_commandBufferWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (id<MTLCommandBuffer>)commandBufferWithUnretainedReferences {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandQueue_commandBufferWithUnretainedReferences((void *)_object));
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandQueue_device((void *)_object));
}
- (void)insertDebugCaptureBoundary {
  pewter_MTLCommandQueue_insertDebugCaptureBoundary((void *)_object);
}
- (void)removeResidencySet:(id<MTLResidencySet>)residencySet {
  pewter_MTLCommandQueue_removeResidencySet_((void *)_object, pewter_object(residencySet));
}
- (void)removeResidencySets:(id<MTLResidencySet> const *)residencySets count:(NSUInteger)count {
  void **const residencySets_c = PEWTER_ARRAY(residencySets, count);
  pewter_MTLCommandQueue_removeResidencySets_count_((void *)_object, (void *)residencySets_c, count);
}
@end

@implementation MTLCommandQueueDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLCommandQueueDescriptor_init(pewter_MTLCommandQueueDescriptor_alloc())];
}
- (id<MTLLogState>)logState {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCommandQueueDescriptor_logState((void *)_object));
}
- (void)setLogState:(id<MTLLogState>)logState {
  pewter_MTLCommandQueueDescriptor_setLogState_((void *)_object, pewter_object(logState));
}
- (NSUInteger)maxCommandBufferCount {
  return pewter_MTLCommandQueueDescriptor_maxCommandBufferCount((void *)_object);
}
- (void)setMaxCommandBufferCount:(NSUInteger)maxCommandBufferCount {
  pewter_MTLCommandQueueDescriptor_setMaxCommandBufferCount_((void *)_object, maxCommandBufferCount);
}
@end

@interface PewterMTLComputeCommandEncoder : PewterMTLCommandEncoder <MTLComputeCommandEncoder>
@end
@implementation PewterMTLComputeCommandEncoder
- (void)dispatchThreadgroups:(MTLSize)threadgroupsPerGrid threadsPerThreadgroup:(MTLSize)threadsPerThreadgroup {
  pewter_MTLComputeCommandEncoder_dispatchThreadgroups_threadsPerThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, threadgroupsPerGrid), PEWTER_AS(pewter_MTLSize, threadsPerThreadgroup));
}
- (void)dispatchThreadgroupsWithIndirectBuffer:(id<MTLBuffer>)indirectBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset threadsPerThreadgroup:(MTLSize)threadsPerThreadgroup {
  pewter_MTLComputeCommandEncoder_dispatchThreadgroupsWithIndirectBuffer_indirectBufferOffset_threadsPerThreadgroup_((void *)_object, pewter_object(indirectBuffer), indirectBufferOffset, PEWTER_AS(pewter_MTLSize, threadsPerThreadgroup));
}
- (void)dispatchThreads:(MTLSize)threadsPerGrid threadsPerThreadgroup:(MTLSize)threadsPerThreadgroup {
  pewter_MTLComputeCommandEncoder_dispatchThreads_threadsPerThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, threadsPerGrid), PEWTER_AS(pewter_MTLSize, threadsPerThreadgroup));
}
- (MTLDispatchType)dispatchType {
  return pewter_MTLComputeCommandEncoder_dispatchType((void *)_object);
}
- (void)executeCommandsInBuffer:(id<MTLIndirectCommandBuffer>)indirectCommandBuffer withRange:(NSRange)executionRange {
  pewter_MTLComputeCommandEncoder_executeCommandsInBuffer_withRange_((void *)_object, pewter_object(indirectCommandBuffer), PEWTER_AS(pewter_NSRange, executionRange));
}
- (void)executeCommandsInBuffer:(id<MTLIndirectCommandBuffer>)indirectCommandbuffer indirectBuffer:(id<MTLBuffer>)indirectRangeBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset {
  pewter_MTLComputeCommandEncoder_executeCommandsInBuffer_indirectBuffer_indirectBufferOffset_((void *)_object, pewter_object(indirectCommandbuffer), pewter_object(indirectRangeBuffer), indirectBufferOffset);
}
- (void)memoryBarrierWithScope:(MTLBarrierScope)scope {
  pewter_MTLComputeCommandEncoder_memoryBarrierWithScope_((void *)_object, scope);
}
- (void)memoryBarrierWithResources:(id<MTLResource> const *)resources count:(NSUInteger)count {
  void **const resources_c = PEWTER_ARRAY(resources, count);
  pewter_MTLComputeCommandEncoder_memoryBarrierWithResources_count_((void *)_object, (void *)resources_c, count);
}
- (void)sampleCountersInBuffer:(id<MTLCounterSampleBuffer>)sampleBuffer atSampleIndex:(NSUInteger)sampleIndex withBarrier:(BOOL)barrier {
  pewter_MTLComputeCommandEncoder_sampleCountersInBuffer_atSampleIndex_withBarrier_((void *)_object, pewter_object(sampleBuffer), sampleIndex, barrier);
}
- (void)setAccelerationStructure:(id<MTLAccelerationStructure>)accelerationStructure atBufferIndex:(NSUInteger)bufferIndex {
  pewter_MTLComputeCommandEncoder_setAccelerationStructure_atBufferIndex_((void *)_object, pewter_object(accelerationStructure), bufferIndex);
}
- (void)setBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLComputeCommandEncoder_setBuffer_offset_atIndex_((void *)_object, pewter_object(buffer), offset, index);
}
- (void)setBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset attributeStride:(NSUInteger)stride atIndex:(NSUInteger)index {
  pewter_MTLComputeCommandEncoder_setBuffer_offset_attributeStride_atIndex_((void *)_object, pewter_object(buffer), offset, stride, index);
}
- (void)setBufferOffset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLComputeCommandEncoder_setBufferOffset_atIndex_((void *)_object, offset, index);
}
- (void)setBufferOffset:(NSUInteger)offset attributeStride:(NSUInteger)stride atIndex:(NSUInteger)index {
  pewter_MTLComputeCommandEncoder_setBufferOffset_attributeStride_atIndex_((void *)_object, offset, stride, index);
}
- (void)setBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets withRange:(NSRange)range {
  void **const buffers_c = PEWTER_ARRAY(buffers, range.length);
  pewter_MTLComputeCommandEncoder_setBuffers_offsets_withRange_((void *)_object, (void *)buffers_c, (void *)offsets, PEWTER_AS(pewter_NSRange, range));
}
- (void)setBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets attributeStrides:(const NSUInteger*)strides withRange:(NSRange)range {
  void **const buffers_c = PEWTER_ARRAY(buffers, range.length);
  pewter_MTLComputeCommandEncoder_setBuffers_offsets_attributeStrides_withRange_((void *)_object, (void *)buffers_c, (void *)offsets, (void *)strides, PEWTER_AS(pewter_NSRange, range));
}
- (void)setBytes:(const void*)bytes length:(NSUInteger)length atIndex:(NSUInteger)index {
  pewter_MTLComputeCommandEncoder_setBytes_length_atIndex_((void *)_object, bytes, length, index);
}
- (void)setBytes:(const void*)bytes length:(NSUInteger)length attributeStride:(NSUInteger)stride atIndex:(NSUInteger)index {
  pewter_MTLComputeCommandEncoder_setBytes_length_attributeStride_atIndex_((void *)_object, bytes, length, stride, index);
}
- (void)setComputePipelineState:(id<MTLComputePipelineState>)state {
  pewter_MTLComputeCommandEncoder_setComputePipelineState_((void *)_object, pewter_object(state));
}
- (void)setImageblockWidth:(NSUInteger)width height:(NSUInteger)height {
  pewter_MTLComputeCommandEncoder_setImageblockWidth_height_((void *)_object, width, height);
}
- (void)setIntersectionFunctionTable:(id<MTLIntersectionFunctionTable>)intersectionFunctionTable atBufferIndex:(NSUInteger)bufferIndex {
  pewter_MTLComputeCommandEncoder_setIntersectionFunctionTable_atBufferIndex_((void *)_object, pewter_object(intersectionFunctionTable), bufferIndex);
}
- (void)setIntersectionFunctionTables:(id<MTLIntersectionFunctionTable> const *)intersectionFunctionTables withBufferRange:(NSRange)range {
  void **const intersectionFunctionTables_c = PEWTER_ARRAY(intersectionFunctionTables, range.length);
  pewter_MTLComputeCommandEncoder_setIntersectionFunctionTables_withBufferRange_((void *)_object, (void *)intersectionFunctionTables_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setSamplerState:(id<MTLSamplerState>)sampler atIndex:(NSUInteger)index {
  pewter_MTLComputeCommandEncoder_setSamplerState_atIndex_((void *)_object, pewter_object(sampler), index);
}
- (void)setSamplerState:(id<MTLSamplerState>)sampler lodMinClamp:(float)lodMinClamp lodMaxClamp:(float)lodMaxClamp atIndex:(NSUInteger)index {
  pewter_MTLComputeCommandEncoder_setSamplerState_lodMinClamp_lodMaxClamp_atIndex_((void *)_object, pewter_object(sampler), lodMinClamp, lodMaxClamp, index);
}
- (void)setSamplerStates:(id<MTLSamplerState> const *)samplers withRange:(NSRange)range {
  void **const samplers_c = PEWTER_ARRAY(samplers, range.length);
  pewter_MTLComputeCommandEncoder_setSamplerStates_withRange_((void *)_object, (void *)samplers_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setSamplerStates:(id<MTLSamplerState> const *)samplers lodMinClamps:(const float*)lodMinClamps lodMaxClamps:(const float*)lodMaxClamps withRange:(NSRange)range {
  void **const samplers_c = PEWTER_ARRAY(samplers, range.length);
  pewter_MTLComputeCommandEncoder_setSamplerStates_lodMinClamps_lodMaxClamps_withRange_((void *)_object, (void *)samplers_c, (void *)lodMinClamps, (void *)lodMaxClamps, PEWTER_AS(pewter_NSRange, range));
}
- (void)setStageInRegion:(MTLRegion)region {
  pewter_MTLComputeCommandEncoder_setStageInRegion_((void *)_object, PEWTER_AS(pewter_MTLRegion, region));
}
- (void)setStageInRegionWithIndirectBuffer:(id<MTLBuffer>)indirectBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset {
  pewter_MTLComputeCommandEncoder_setStageInRegionWithIndirectBuffer_indirectBufferOffset_((void *)_object, pewter_object(indirectBuffer), indirectBufferOffset);
}
- (void)setTexture:(id<MTLTexture>)texture atIndex:(NSUInteger)index {
  pewter_MTLComputeCommandEncoder_setTexture_atIndex_((void *)_object, pewter_object(texture), index);
}
- (void)setTextures:(id<MTLTexture> const *)textures withRange:(NSRange)range {
  void **const textures_c = PEWTER_ARRAY(textures, range.length);
  pewter_MTLComputeCommandEncoder_setTextures_withRange_((void *)_object, (void *)textures_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setThreadgroupMemoryLength:(NSUInteger)length atIndex:(NSUInteger)index {
  pewter_MTLComputeCommandEncoder_setThreadgroupMemoryLength_atIndex_((void *)_object, length, index);
}
- (void)setVisibleFunctionTable:(id<MTLVisibleFunctionTable>)visibleFunctionTable atBufferIndex:(NSUInteger)bufferIndex {
  pewter_MTLComputeCommandEncoder_setVisibleFunctionTable_atBufferIndex_((void *)_object, pewter_object(visibleFunctionTable), bufferIndex);
}
- (void)setVisibleFunctionTables:(id<MTLVisibleFunctionTable> const *)visibleFunctionTables withBufferRange:(NSRange)range {
  void **const visibleFunctionTables_c = PEWTER_ARRAY(visibleFunctionTables, range.length);
  pewter_MTLComputeCommandEncoder_setVisibleFunctionTables_withBufferRange_((void *)_object, (void *)visibleFunctionTables_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)updateFence:(id<MTLFence>)fence {
  pewter_MTLComputeCommandEncoder_updateFence_((void *)_object, pewter_object(fence));
}
- (void)useHeap:(id<MTLHeap>)heap {
  pewter_MTLComputeCommandEncoder_useHeap_((void *)_object, pewter_object(heap));
}
- (void)useHeaps:(id<MTLHeap> const *)heaps count:(NSUInteger)count {
  void **const heaps_c = PEWTER_ARRAY(heaps, count);
  pewter_MTLComputeCommandEncoder_useHeaps_count_((void *)_object, (void *)heaps_c, count);
}
- (void)useResource:(id<MTLResource>)resource usage:(MTLResourceUsage)usage {
  pewter_MTLComputeCommandEncoder_useResource_usage_((void *)_object, pewter_object(resource), usage);
}
- (void)useResources:(id<MTLResource> const *)resources count:(NSUInteger)count usage:(MTLResourceUsage)usage {
  void **const resources_c = PEWTER_ARRAY(resources, count);
  pewter_MTLComputeCommandEncoder_useResources_count_usage_((void *)_object, (void *)resources_c, count, usage);
}
- (void)waitForFence:(id<MTLFence>)fence {
  pewter_MTLComputeCommandEncoder_waitForFence_((void *)_object, pewter_object(fence));
}
@end

@implementation MTLComputePassSampleBufferAttachmentDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLComputePassSampleBufferAttachmentDescriptor_init(pewter_MTLComputePassSampleBufferAttachmentDescriptor_alloc())];
}
- (NSUInteger)endOfEncoderSampleIndex {
  return pewter_MTLComputePassSampleBufferAttachmentDescriptor_endOfEncoderSampleIndex((void *)_object);
}
- (void)setEndOfEncoderSampleIndex:(NSUInteger)endOfEncoderSampleIndex {
  pewter_MTLComputePassSampleBufferAttachmentDescriptor_setEndOfEncoderSampleIndex_((void *)_object, endOfEncoderSampleIndex);
}
- (id<MTLCounterSampleBuffer>)sampleBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePassSampleBufferAttachmentDescriptor_sampleBuffer((void *)_object));
}
- (void)setSampleBuffer:(id<MTLCounterSampleBuffer>)sampleBuffer {
  pewter_MTLComputePassSampleBufferAttachmentDescriptor_setSampleBuffer_((void *)_object, pewter_object(sampleBuffer));
}
- (NSUInteger)startOfEncoderSampleIndex {
  return pewter_MTLComputePassSampleBufferAttachmentDescriptor_startOfEncoderSampleIndex((void *)_object);
}
- (void)setStartOfEncoderSampleIndex:(NSUInteger)startOfEncoderSampleIndex {
  pewter_MTLComputePassSampleBufferAttachmentDescriptor_setStartOfEncoderSampleIndex_((void *)_object, startOfEncoderSampleIndex);
}
@end

@implementation MTLComputePassSampleBufferAttachmentDescriptorArray
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLComputePassSampleBufferAttachmentDescriptorArray_init(pewter_MTLComputePassSampleBufferAttachmentDescriptorArray_alloc())];
}
- (MTLComputePassSampleBufferAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_((void *)_object, attachmentIndex));
}
- (void)setObject:(MTLComputePassSampleBufferAttachmentDescriptor *)attachment atIndexedSubscript:(NSUInteger)attachmentIndex {
  pewter_MTLComputePassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_((void *)_object, pewter_object(attachment), attachmentIndex);
}
@end

@implementation MTLComputePassDescriptor
+ (MTLComputePassDescriptor *)computePassDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePassDescriptor_computePassDescriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLComputePassDescriptor_init(pewter_MTLComputePassDescriptor_alloc())];
}
- (MTLDispatchType)dispatchType {
  return pewter_MTLComputePassDescriptor_dispatchType((void *)_object);
}
- (void)setDispatchType:(MTLDispatchType)dispatchType {
  pewter_MTLComputePassDescriptor_setDispatchType_((void *)_object, dispatchType);
}
- (MTLComputePassSampleBufferAttachmentDescriptorArray *)sampleBufferAttachments {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePassDescriptor_sampleBufferAttachments((void *)_object));
}
@end

@implementation MTLComputePipelineReflection
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLComputePipelineReflection_init(pewter_MTLComputePipelineReflection_alloc())];
}
- (NSArray *)arguments {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePipelineReflection_arguments((void *)_object));
}
- (NSArray *)bindings {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePipelineReflection_bindings((void *)_object));
}
@end

@implementation MTLComputePipelineDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLComputePipelineDescriptor_init(pewter_MTLComputePipelineDescriptor_alloc())];
}
- (NSArray *)binaryArchives {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePipelineDescriptor_binaryArchives((void *)_object));
}
- (void)setBinaryArchives:(NSArray *)binaryArchives {
  PEWTER_POOL;
  pewter_MTLComputePipelineDescriptor_setBinaryArchives_((void *)_object, pewter_from(binaryArchives));
}
- (id<MTLFunction>)computeFunction {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePipelineDescriptor_computeFunction((void *)_object));
}
- (void)setComputeFunction:(id<MTLFunction>)computeFunction {
  pewter_MTLComputePipelineDescriptor_setComputeFunction_((void *)_object, pewter_object(computeFunction));
}
- (NSArray *)insertLibraries {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePipelineDescriptor_insertLibraries((void *)_object));
}
- (void)setInsertLibraries:(NSArray *)insertLibraries {
  PEWTER_POOL;
  pewter_MTLComputePipelineDescriptor_setInsertLibraries_((void *)_object, pewter_from(insertLibraries));
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePipelineDescriptor_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLComputePipelineDescriptor_setLabel_((void *)_object, pewter_from(label));
}
- (MTLLinkedFunctions *)linkedFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePipelineDescriptor_linkedFunctions((void *)_object));
}
- (void)setLinkedFunctions:(MTLLinkedFunctions *)linkedFunctions {
  pewter_MTLComputePipelineDescriptor_setLinkedFunctions_((void *)_object, pewter_object(linkedFunctions));
}
- (NSUInteger)maxCallStackDepth {
  return pewter_MTLComputePipelineDescriptor_maxCallStackDepth((void *)_object);
}
- (void)setMaxCallStackDepth:(NSUInteger)maxCallStackDepth {
  pewter_MTLComputePipelineDescriptor_setMaxCallStackDepth_((void *)_object, maxCallStackDepth);
}
- (NSUInteger)maxTotalThreadsPerThreadgroup {
  return pewter_MTLComputePipelineDescriptor_maxTotalThreadsPerThreadgroup((void *)_object);
}
- (void)setMaxTotalThreadsPerThreadgroup:(NSUInteger)maxTotalThreadsPerThreadgroup {
  pewter_MTLComputePipelineDescriptor_setMaxTotalThreadsPerThreadgroup_((void *)_object, maxTotalThreadsPerThreadgroup);
}
- (NSArray *)preloadedLibraries {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePipelineDescriptor_preloadedLibraries((void *)_object));
}
- (void)setPreloadedLibraries:(NSArray *)preloadedLibraries {
  PEWTER_POOL;
  pewter_MTLComputePipelineDescriptor_setPreloadedLibraries_((void *)_object, pewter_from(preloadedLibraries));
}
- (MTLSize)requiredThreadsPerThreadgroup {
  return PEWTER_AS(MTLSize, pewter_MTLComputePipelineDescriptor_requiredThreadsPerThreadgroup((void *)_object));
}
- (void)setRequiredThreadsPerThreadgroup:(MTLSize)requiredThreadsPerThreadgroup {
  pewter_MTLComputePipelineDescriptor_setRequiredThreadsPerThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, requiredThreadsPerThreadgroup));
}
- (MTLShaderValidation)shaderValidation {
  return pewter_MTLComputePipelineDescriptor_shaderValidation((void *)_object);
}
- (void)setShaderValidation:(MTLShaderValidation)shaderValidation {
  pewter_MTLComputePipelineDescriptor_setShaderValidation_((void *)_object, shaderValidation);
}
- (MTLStageInputOutputDescriptor *)stageInputDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePipelineDescriptor_stageInputDescriptor((void *)_object));
}
- (void)setStageInputDescriptor:(MTLStageInputOutputDescriptor *)stageInputDescriptor {
  pewter_MTLComputePipelineDescriptor_setStageInputDescriptor_((void *)_object, pewter_object(stageInputDescriptor));
}
- (BOOL)supportAddingBinaryFunctions {
  return pewter_MTLComputePipelineDescriptor_supportAddingBinaryFunctions((void *)_object);
}
- (void)setSupportAddingBinaryFunctions:(BOOL)supportAddingBinaryFunctions {
  pewter_MTLComputePipelineDescriptor_setSupportAddingBinaryFunctions_((void *)_object, supportAddingBinaryFunctions);
}
- (BOOL)supportIndirectCommandBuffers {
  return pewter_MTLComputePipelineDescriptor_supportIndirectCommandBuffers((void *)_object);
}
- (void)setSupportIndirectCommandBuffers:(BOOL)supportIndirectCommandBuffers {
  pewter_MTLComputePipelineDescriptor_setSupportIndirectCommandBuffers_((void *)_object, supportIndirectCommandBuffers);
}
- (BOOL)threadGroupSizeIsMultipleOfThreadExecutionWidth {
  return pewter_MTLComputePipelineDescriptor_threadGroupSizeIsMultipleOfThreadExecutionWidth((void *)_object);
}
- (void)setThreadGroupSizeIsMultipleOfThreadExecutionWidth:(BOOL)threadGroupSizeIsMultipleOfThreadExecutionWidth {
  pewter_MTLComputePipelineDescriptor_setThreadGroupSizeIsMultipleOfThreadExecutionWidth_((void *)_object, threadGroupSizeIsMultipleOfThreadExecutionWidth);
}
- (MTLPipelineBufferDescriptorArray *)buffers {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePipelineDescriptor_buffers((void *)_object));
}
- (void)reset {
  pewter_MTLComputePipelineDescriptor_reset((void *)_object);
}
@end

@interface PewterMTLComputePipelineState : PewterMTLAllocation <MTLComputePipelineState>
@end
@implementation PewterMTLComputePipelineState
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePipelineState_device((void *)_object));
}
- (id<MTLFunctionHandle>)functionHandleWithName:(NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePipelineState_functionHandleWithName_((void *)_object, pewter_from(name)));
}
- (id<MTLFunctionHandle>)functionHandleWithFunction:(id<MTLFunction>)function {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePipelineState_functionHandleWithFunction_((void *)_object, pewter_object(function)));
}
- (MTLResourceID)gpuResourceID {
  return PEWTER_AS(MTLResourceID, pewter_MTLComputePipelineState_gpuResourceID((void *)_object));
}
- (NSUInteger)imageblockMemoryLengthForDimensions:(MTLSize)imageblockDimensions {
  return pewter_MTLComputePipelineState_imageblockMemoryLengthForDimensions_((void *)_object, PEWTER_AS(pewter_MTLSize, imageblockDimensions));
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePipelineState_label((void *)_object));
}
- (NSUInteger)maxTotalThreadsPerThreadgroup {
  return pewter_MTLComputePipelineState_maxTotalThreadsPerThreadgroup((void *)_object);
}
- (id<MTLComputePipelineState>)newComputePipelineStateWithBinaryFunctions:(NSArray *)additionalBinaryFunctions error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLComputePipelineState> result = pewter_own(pewter_MTLComputePipelineState_newComputePipelineStateWithBinaryFunctions_error_((void *)_object, pewter_from(additionalBinaryFunctions), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLComputePipelineState>)newComputePipelineStateWithAdditionalBinaryFunctions:(NSArray *)functions error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLComputePipelineState> result = pewter_own(pewter_MTLComputePipelineState_newComputePipelineStateWithAdditionalBinaryFunctions_error_((void *)_object, pewter_from(functions), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLIntersectionFunctionTable>)newIntersectionFunctionTableWithDescriptor:(MTLIntersectionFunctionTableDescriptor *)descriptor {
  return pewter_own(pewter_MTLComputePipelineState_newIntersectionFunctionTableWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (id<MTLVisibleFunctionTable>)newVisibleFunctionTableWithDescriptor:(MTLVisibleFunctionTableDescriptor *)descriptor {
  return pewter_own(pewter_MTLComputePipelineState_newVisibleFunctionTableWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (MTLComputePipelineReflection *)reflection {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePipelineState_reflection((void *)_object));
}
- (MTLSize)requiredThreadsPerThreadgroup {
  return PEWTER_AS(MTLSize, pewter_MTLComputePipelineState_requiredThreadsPerThreadgroup((void *)_object));
}
- (MTLShaderValidation)shaderValidation {
  return pewter_MTLComputePipelineState_shaderValidation((void *)_object);
}
- (NSUInteger)staticThreadgroupMemoryLength {
  return pewter_MTLComputePipelineState_staticThreadgroupMemoryLength((void *)_object);
}
- (BOOL)supportIndirectCommandBuffers {
  return pewter_MTLComputePipelineState_supportIndirectCommandBuffers((void *)_object);
}
- (NSUInteger)threadExecutionWidth {
  return pewter_MTLComputePipelineState_threadExecutionWidth((void *)_object);
}
- (id<MTLFunctionHandle>)functionHandleWithBinaryFunction:(id<MTL4BinaryFunction>)function {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLComputePipelineState_functionHandleWithBinaryFunction_((void *)_object, pewter_object(function)));
}
@end

@interface PewterMTLCounter : PewterObject <MTLCounter>
@end
@implementation PewterMTLCounter
- (NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCounter_name((void *)_object));
}
@end

@interface PewterMTLCounterSet : PewterObject <MTLCounterSet>
@end
@implementation PewterMTLCounterSet
- (NSArray *)counters {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCounterSet_counters((void *)_object));
}
- (NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCounterSet_name((void *)_object));
}
@end

@implementation MTLCounterSampleBufferDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLCounterSampleBufferDescriptor_init(pewter_MTLCounterSampleBufferDescriptor_alloc())];
}
- (id<MTLCounterSet>)counterSet {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCounterSampleBufferDescriptor_counterSet((void *)_object));
}
- (void)setCounterSet:(id<MTLCounterSet>)counterSet {
  pewter_MTLCounterSampleBufferDescriptor_setCounterSet_((void *)_object, pewter_object(counterSet));
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCounterSampleBufferDescriptor_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLCounterSampleBufferDescriptor_setLabel_((void *)_object, pewter_from(label));
}
- (NSUInteger)sampleCount {
  return pewter_MTLCounterSampleBufferDescriptor_sampleCount((void *)_object);
}
- (void)setSampleCount:(NSUInteger)sampleCount {
  pewter_MTLCounterSampleBufferDescriptor_setSampleCount_((void *)_object, sampleCount);
}
- (MTLStorageMode)storageMode {
  return pewter_MTLCounterSampleBufferDescriptor_storageMode((void *)_object);
}
- (void)setStorageMode:(MTLStorageMode)storageMode {
  pewter_MTLCounterSampleBufferDescriptor_setStorageMode_((void *)_object, storageMode);
}
@end

@interface PewterMTLCounterSampleBuffer : PewterObject <MTLCounterSampleBuffer>
@end
@implementation PewterMTLCounterSampleBuffer
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCounterSampleBuffer_device((void *)_object));
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCounterSampleBuffer_label((void *)_object));
}
- (NSData *)resolveCounterRange:(NSRange)range {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCounterSampleBuffer_resolveCounterRange_((void *)_object, PEWTER_AS(pewter_NSRange, range)));
}
- (NSUInteger)sampleCount {
  return pewter_MTLCounterSampleBuffer_sampleCount((void *)_object);
}
@end

@implementation MTLStencilDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLStencilDescriptor_init(pewter_MTLStencilDescriptor_alloc())];
}
- (MTLStencilOperation)depthFailureOperation {
  return pewter_MTLStencilDescriptor_depthFailureOperation((void *)_object);
}
- (void)setDepthFailureOperation:(MTLStencilOperation)depthFailureOperation {
  pewter_MTLStencilDescriptor_setDepthFailureOperation_((void *)_object, depthFailureOperation);
}
- (MTLStencilOperation)depthStencilPassOperation {
  return pewter_MTLStencilDescriptor_depthStencilPassOperation((void *)_object);
}
- (void)setDepthStencilPassOperation:(MTLStencilOperation)depthStencilPassOperation {
  pewter_MTLStencilDescriptor_setDepthStencilPassOperation_((void *)_object, depthStencilPassOperation);
}
- (uint32_t)readMask {
  return pewter_MTLStencilDescriptor_readMask((void *)_object);
}
- (void)setReadMask:(uint32_t)readMask {
  pewter_MTLStencilDescriptor_setReadMask_((void *)_object, readMask);
}
- (MTLCompareFunction)stencilCompareFunction {
  return pewter_MTLStencilDescriptor_stencilCompareFunction((void *)_object);
}
- (void)setStencilCompareFunction:(MTLCompareFunction)stencilCompareFunction {
  pewter_MTLStencilDescriptor_setStencilCompareFunction_((void *)_object, stencilCompareFunction);
}
- (MTLStencilOperation)stencilFailureOperation {
  return pewter_MTLStencilDescriptor_stencilFailureOperation((void *)_object);
}
- (void)setStencilFailureOperation:(MTLStencilOperation)stencilFailureOperation {
  pewter_MTLStencilDescriptor_setStencilFailureOperation_((void *)_object, stencilFailureOperation);
}
- (uint32_t)writeMask {
  return pewter_MTLStencilDescriptor_writeMask((void *)_object);
}
- (void)setWriteMask:(uint32_t)writeMask {
  pewter_MTLStencilDescriptor_setWriteMask_((void *)_object, writeMask);
}
@end

@implementation MTLDepthStencilDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLDepthStencilDescriptor_init(pewter_MTLDepthStencilDescriptor_alloc())];
}
- (MTLStencilDescriptor *)backFaceStencil {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLDepthStencilDescriptor_backFaceStencil((void *)_object));
}
- (void)setBackFaceStencil:(MTLStencilDescriptor *)backFaceStencil {
  pewter_MTLDepthStencilDescriptor_setBackFaceStencil_((void *)_object, pewter_object(backFaceStencil));
}
- (MTLCompareFunction)depthCompareFunction {
  return pewter_MTLDepthStencilDescriptor_depthCompareFunction((void *)_object);
}
- (void)setDepthCompareFunction:(MTLCompareFunction)depthCompareFunction {
  pewter_MTLDepthStencilDescriptor_setDepthCompareFunction_((void *)_object, depthCompareFunction);
}
- (BOOL)isDepthWriteEnabled {
  return pewter_MTLDepthStencilDescriptor_isDepthWriteEnabled((void *)_object);
}
- (void)setDepthWriteEnabled:(BOOL)depthWriteEnabled {
  pewter_MTLDepthStencilDescriptor_setDepthWriteEnabled_((void *)_object, depthWriteEnabled);
}
- (MTLStencilDescriptor *)frontFaceStencil {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLDepthStencilDescriptor_frontFaceStencil((void *)_object));
}
- (void)setFrontFaceStencil:(MTLStencilDescriptor *)frontFaceStencil {
  pewter_MTLDepthStencilDescriptor_setFrontFaceStencil_((void *)_object, pewter_object(frontFaceStencil));
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLDepthStencilDescriptor_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLDepthStencilDescriptor_setLabel_((void *)_object, pewter_from(label));
}
@end

@interface PewterMTLDepthStencilState : PewterObject <MTLDepthStencilState>
@end
@implementation PewterMTLDepthStencilState
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLDepthStencilState_device((void *)_object));
}
- (MTLResourceID)gpuResourceID {
  return PEWTER_AS(MTLResourceID, pewter_MTLDepthStencilState_gpuResourceID((void *)_object));
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLDepthStencilState_label((void *)_object));
}
@end

@implementation MTLArgumentDescriptor
+ (MTLArgumentDescriptor *)argumentDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLArgumentDescriptor_argumentDescriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLArgumentDescriptor_init(pewter_MTLArgumentDescriptor_alloc())];
}
- (MTLBindingAccess)access {
  return pewter_MTLArgumentDescriptor_access((void *)_object);
}
- (void)setAccess:(MTLBindingAccess)access {
  pewter_MTLArgumentDescriptor_setAccess_((void *)_object, access);
}
- (NSUInteger)arrayLength {
  return pewter_MTLArgumentDescriptor_arrayLength((void *)_object);
}
- (void)setArrayLength:(NSUInteger)arrayLength {
  pewter_MTLArgumentDescriptor_setArrayLength_((void *)_object, arrayLength);
}
- (NSUInteger)constantBlockAlignment {
  return pewter_MTLArgumentDescriptor_constantBlockAlignment((void *)_object);
}
- (void)setConstantBlockAlignment:(NSUInteger)constantBlockAlignment {
  pewter_MTLArgumentDescriptor_setConstantBlockAlignment_((void *)_object, constantBlockAlignment);
}
- (MTLDataType)dataType {
  return pewter_MTLArgumentDescriptor_dataType((void *)_object);
}
- (void)setDataType:(MTLDataType)dataType {
  pewter_MTLArgumentDescriptor_setDataType_((void *)_object, dataType);
}
- (NSUInteger)index {
  return pewter_MTLArgumentDescriptor_index((void *)_object);
}
- (void)setIndex:(NSUInteger)index {
  pewter_MTLArgumentDescriptor_setIndex_((void *)_object, index);
}
- (MTLTextureType)textureType {
  return pewter_MTLArgumentDescriptor_textureType((void *)_object);
}
- (void)setTextureType:(MTLTextureType)textureType {
  pewter_MTLArgumentDescriptor_setTextureType_((void *)_object, textureType);
}
@end

@implementation MTLArchitecture
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLArchitecture_init(pewter_MTLArchitecture_alloc())];
}
- (NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLArchitecture_name((void *)_object));
}
@end

@interface PewterMTLDevice : PewterObject <MTLDevice>
@end
@implementation PewterMTLDevice
- (BOOL)shouldMaximizeConcurrentCompilation {
  return pewter_MTLDevice_shouldMaximizeConcurrentCompilation((void *)_object);
}
- (void)setShouldMaximizeConcurrentCompilation:(BOOL)shouldMaximizeConcurrentCompilation {
  pewter_MTLDevice_setShouldMaximizeConcurrentCompilation_((void *)_object, shouldMaximizeConcurrentCompilation);
}
- (MTLAccelerationStructureSizes)accelerationStructureSizesWithDescriptor:(MTLAccelerationStructureDescriptor *)descriptor {
  return PEWTER_AS(MTLAccelerationStructureSizes, pewter_MTLDevice_accelerationStructureSizesWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (MTLArchitecture *)architecture {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLDevice_architecture((void *)_object));
}
- (BOOL)areBarycentricCoordsSupported {
  return pewter_MTLDevice_areBarycentricCoordsSupported((void *)_object);
}
- (BOOL)areProgrammableSamplePositionsSupported {
  return pewter_MTLDevice_areProgrammableSamplePositionsSupported((void *)_object);
}
- (BOOL)areRasterOrderGroupsSupported {
  return pewter_MTLDevice_areRasterOrderGroupsSupported((void *)_object);
}
- (MTLArgumentBuffersTier)argumentBuffersSupport {
  return pewter_MTLDevice_argumentBuffersSupport((void *)_object);
}
- (void)convertSparsePixelRegions:(const MTLRegion*)pixelRegions toTileRegions:(MTLRegion*)tileRegions withTileSize:(MTLSize)tileSize alignmentMode:(MTLSparseTextureRegionAlignmentMode)mode numRegions:(NSUInteger)numRegions {
  pewter_MTLDevice_convertSparsePixelRegions_toTileRegions_withTileSize_alignmentMode_numRegions_((void *)_object, (void *)pixelRegions, (void *)tileRegions, PEWTER_AS(pewter_MTLSize, tileSize), mode, numRegions);
}
- (void)convertSparseTileRegions:(const MTLRegion*)tileRegions toPixelRegions:(MTLRegion*)pixelRegions withTileSize:(MTLSize)tileSize numRegions:(NSUInteger)numRegions {
  pewter_MTLDevice_convertSparseTileRegions_toPixelRegions_withTileSize_numRegions_((void *)_object, (void *)tileRegions, (void *)pixelRegions, PEWTER_AS(pewter_MTLSize, tileSize), numRegions);
}
- (NSArray *)counterSets {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLDevice_counterSets((void *)_object));
}
- (NSUInteger)currentAllocatedSize {
  return pewter_MTLDevice_currentAllocatedSize((void *)_object);
}
- (BOOL)isDepth24Stencil8PixelFormatSupported {
  return pewter_MTLDevice_isDepth24Stencil8PixelFormatSupported((void *)_object);
}
- (id<MTLFunctionHandle>)functionHandleWithFunction:(id<MTLFunction>)function {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLDevice_functionHandleWithFunction_((void *)_object, pewter_object(function)));
}
- (void)getDefaultSamplePositions:(MTLSamplePosition*)positions count:(NSUInteger)count {
  pewter_MTLDevice_getDefaultSamplePositions_count_((void *)_object, (void *)positions, count);
}
- (BOOL)hasUnifiedMemory {
  return pewter_MTLDevice_hasUnifiedMemory((void *)_object);
}
- (BOOL)isHeadless {
  return pewter_MTLDevice_isHeadless((void *)_object);
}
- (MTLSizeAndAlign)heapAccelerationStructureSizeAndAlignWithSize:(NSUInteger)size {
  return PEWTER_AS(MTLSizeAndAlign, pewter_MTLDevice_heapAccelerationStructureSizeAndAlignWithSize_((void *)_object, size));
}
- (MTLSizeAndAlign)heapAccelerationStructureSizeAndAlignWithDescriptor:(MTLAccelerationStructureDescriptor *)descriptor {
  return PEWTER_AS(MTLSizeAndAlign, pewter_MTLDevice_heapAccelerationStructureSizeAndAlignWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (MTLSizeAndAlign)heapBufferSizeAndAlignWithLength:(NSUInteger)length options:(MTLResourceOptions)options {
  return PEWTER_AS(MTLSizeAndAlign, pewter_MTLDevice_heapBufferSizeAndAlignWithLength_options_((void *)_object, length, options));
}
- (MTLSizeAndAlign)heapTextureSizeAndAlignWithDescriptor:(MTLTextureDescriptor *)desc {
  return PEWTER_AS(MTLSizeAndAlign, pewter_MTLDevice_heapTextureSizeAndAlignWithDescriptor_((void *)_object, pewter_object(desc)));
}
- (BOOL)isLowPower {
  return pewter_MTLDevice_isLowPower((void *)_object);
}
- (BOOL)isRemovable {
  return pewter_MTLDevice_isRemovable((void *)_object);
}
- (MTLDeviceLocation)location {
  return pewter_MTLDevice_location((void *)_object);
}
- (NSUInteger)locationNumber {
  return pewter_MTLDevice_locationNumber((void *)_object);
}
- (NSUInteger)maxArgumentBufferSamplerCount {
  return pewter_MTLDevice_maxArgumentBufferSamplerCount((void *)_object);
}
- (NSUInteger)maxBufferLength {
  return pewter_MTLDevice_maxBufferLength((void *)_object);
}
- (NSUInteger)maxThreadgroupMemoryLength {
  return pewter_MTLDevice_maxThreadgroupMemoryLength((void *)_object);
}
- (MTLSize)maxThreadsPerThreadgroup {
  return PEWTER_AS(MTLSize, pewter_MTLDevice_maxThreadsPerThreadgroup((void *)_object));
}
- (uint64_t)maxTransferRate {
  return pewter_MTLDevice_maxTransferRate((void *)_object);
}
- (NSUInteger)maximumConcurrentCompilationTaskCount {
  return pewter_MTLDevice_maximumConcurrentCompilationTaskCount((void *)_object);
}
- (NSUInteger)minimumLinearTextureAlignmentForPixelFormat:(MTLPixelFormat)format {
  return pewter_MTLDevice_minimumLinearTextureAlignmentForPixelFormat_((void *)_object, format);
}
- (NSUInteger)minimumTextureBufferAlignmentForPixelFormat:(MTLPixelFormat)format {
  return pewter_MTLDevice_minimumTextureBufferAlignmentForPixelFormat_((void *)_object, format);
}
- (NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLDevice_name((void *)_object));
}
- (id<MTLAccelerationStructure>)newAccelerationStructureWithSize:(NSUInteger)size {
  return pewter_own(pewter_MTLDevice_newAccelerationStructureWithSize_((void *)_object, size));
}
- (id<MTLAccelerationStructure>)newAccelerationStructureWithDescriptor:(MTLAccelerationStructureDescriptor *)descriptor {
  return pewter_own(pewter_MTLDevice_newAccelerationStructureWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (id<MTLArgumentEncoder>)newArgumentEncoderWithArguments:(NSArray *)arguments {
  PEWTER_POOL;
  return pewter_own(pewter_MTLDevice_newArgumentEncoderWithArguments_((void *)_object, pewter_from(arguments)));
}
- (id<MTLArgumentEncoder>)newArgumentEncoderWithBufferBinding:(id<MTLBufferBinding>)bufferBinding {
  return pewter_own(pewter_MTLDevice_newArgumentEncoderWithBufferBinding_((void *)_object, pewter_object(bufferBinding)));
}
- (id<MTLBinaryArchive>)newBinaryArchiveWithDescriptor:(MTLBinaryArchiveDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLBinaryArchive> result = pewter_own(pewter_MTLDevice_newBinaryArchiveWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLBuffer>)newBufferWithLength:(NSUInteger)length options:(MTLResourceOptions)options {
  return pewter_own(pewter_MTLDevice_newBufferWithLength_options_((void *)_object, length, options));
}
- (id<MTLBuffer>)newBufferWithBytes:(const void*)pointer length:(NSUInteger)length options:(MTLResourceOptions)options {
  return pewter_own(pewter_MTLDevice_newBufferWithBytes_length_options_((void *)_object, pointer, length, options));
}
- (id<MTLBuffer>)newBufferWithBytesNoCopy:(const void*)pointer length:(NSUInteger)length options:(MTLResourceOptions)options deallocator:(void (^)(void*, NSUInteger))deallocator {
  return pewter_own(pewter_MTLDevice_newBufferWithBytesNoCopy_length_options_deallocator_((void *)_object, pointer, length, options, pewter_block(deallocator), deallocator == nil ? NULL : call_block_8, pewter_block_release));
}
- (id<MTLBuffer>)newBufferWithLength:(NSUInteger)length options:(MTLResourceOptions)options placementSparsePageSize:(MTLSparsePageSize)placementSparsePageSize {
  return pewter_own(pewter_MTLDevice_newBufferWithLength_options_placementSparsePageSize_((void *)_object, length, options, placementSparsePageSize));
}
- (id<MTLCommandQueue>)newCommandQueue {
  return pewter_own(pewter_MTLDevice_newCommandQueue((void *)_object));
}
- (id<MTLCommandQueue>)newCommandQueueWithMaxCommandBufferCount:(NSUInteger)maxCommandBufferCount {
  return pewter_own(pewter_MTLDevice_newCommandQueueWithMaxCommandBufferCount_((void *)_object, maxCommandBufferCount));
}
- (id<MTLCommandQueue>)newCommandQueueWithDescriptor:(MTLCommandQueueDescriptor *)descriptor {
  return pewter_own(pewter_MTLDevice_newCommandQueueWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (id<MTLComputePipelineState>)newComputePipelineStateWithFunction:(id<MTLFunction>)computeFunction error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLComputePipelineState> result = pewter_own(pewter_MTLDevice_newComputePipelineStateWithFunction_error_((void *)_object, pewter_object(computeFunction), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLComputePipelineState>)newComputePipelineStateWithFunction:(id<MTLFunction>)computeFunction options:(MTLPipelineOption)options reflection:(MTLComputePipelineReflection **)reflection error:(NSError **)error {
  PEWTER_POOL;
  pewter_MTLComputePipelineReflection *reflection_given = NULL;
  pewter_NSError *error_given = NULL;
  id<MTLComputePipelineState> result = pewter_own(pewter_MTLDevice_newComputePipelineStateWithFunction_options_reflection_error_((void *)_object, pewter_object(computeFunction), options, reflection == NULL ? NULL : (void *)&reflection_given, error == NULL ? NULL : (void *)&error_given));
  if (reflection != NULL && reflection_given != NULL) *reflection = pewter_borrow(reflection_given);
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (void)newComputePipelineStateWithFunction:(id<MTLFunction>)computeFunction completionHandler:(void (^)(id<MTLComputePipelineState>, NSError *))completionHandler {
  pewter_MTLDevice_newComputePipelineStateWithFunction_completionHandler_((void *)_object, pewter_object(computeFunction), pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_2, pewter_block_release);
}
- (void)newComputePipelineStateWithFunction:(id<MTLFunction>)computeFunction options:(MTLPipelineOption)options completionHandler:(void (^)(id<MTLComputePipelineState>, MTLComputePipelineReflection *, NSError *))completionHandler {
  pewter_MTLDevice_newComputePipelineStateWithFunction_options_completionHandler_((void *)_object, pewter_object(computeFunction), options, pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_9, pewter_block_release);
}
- (id<MTLComputePipelineState>)newComputePipelineStateWithDescriptor:(MTLComputePipelineDescriptor *)descriptor options:(MTLPipelineOption)options reflection:(MTLComputePipelineReflection **)reflection error:(NSError **)error {
  PEWTER_POOL;
  pewter_MTLComputePipelineReflection *reflection_given = NULL;
  pewter_NSError *error_given = NULL;
  id<MTLComputePipelineState> result = pewter_own(pewter_MTLDevice_newComputePipelineStateWithDescriptor_options_reflection_error_((void *)_object, pewter_object(descriptor), options, reflection == NULL ? NULL : (void *)&reflection_given, error == NULL ? NULL : (void *)&error_given));
  if (reflection != NULL && reflection_given != NULL) *reflection = pewter_borrow(reflection_given);
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (void)newComputePipelineStateWithDescriptor:(MTLComputePipelineDescriptor *)descriptor options:(MTLPipelineOption)options completionHandler:(void (^)(id<MTLComputePipelineState>, MTLComputePipelineReflection *, NSError *))completionHandler {
  pewter_MTLDevice_newComputePipelineStateWithDescriptor_options_completionHandler_((void *)_object, pewter_object(descriptor), options, pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_9, pewter_block_release);
}
- (id<MTLCounterSampleBuffer>)newCounterSampleBufferWithDescriptor:(MTLCounterSampleBufferDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLCounterSampleBuffer> result = pewter_own(pewter_MTLDevice_newCounterSampleBufferWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLLibrary>)newDefaultLibrary {
  return pewter_own(pewter_MTLDevice_newDefaultLibrary((void *)_object));
}
- (id<MTLLibrary>)newDefaultLibraryWithBundle:(NSBundle *)bundle error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLLibrary> result = pewter_own(pewter_MTLDevice_newDefaultLibraryWithBundle_error_((void *)_object, pewter_from(bundle), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLDepthStencilState>)newDepthStencilStateWithDescriptor:(MTLDepthStencilDescriptor *)descriptor {
  return pewter_own(pewter_MTLDevice_newDepthStencilStateWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (id<MTLDynamicLibrary>)newDynamicLibrary:(id<MTLLibrary>)library error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLDynamicLibrary> result = pewter_own(pewter_MTLDevice_newDynamicLibrary_error_((void *)_object, pewter_object(library), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLDynamicLibrary>)newDynamicLibraryWithURL:(NSURL *)url error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLDynamicLibrary> result = pewter_own(pewter_MTLDevice_newDynamicLibraryWithURL_error_((void *)_object, pewter_from(url), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLEvent>)newEvent {
  return pewter_own(pewter_MTLDevice_newEvent((void *)_object));
}
- (id<MTLFence>)newFence {
  return pewter_own(pewter_MTLDevice_newFence((void *)_object));
}
- (id<MTLHeap>)newHeapWithDescriptor:(MTLHeapDescriptor *)descriptor {
  return pewter_own(pewter_MTLDevice_newHeapWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (id<MTLIOCommandQueue>)newIOCommandQueueWithDescriptor:(MTLIOCommandQueueDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLIOCommandQueue> result = pewter_own(pewter_MTLDevice_newIOCommandQueueWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLIOFileHandle>)newIOFileHandleWithURL:(NSURL *)url error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLIOFileHandle> result = pewter_own(pewter_MTLDevice_newIOFileHandleWithURL_error_((void *)_object, pewter_from(url), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLIOFileHandle>)newIOFileHandleWithURL:(NSURL *)url compressionMethod:(MTLIOCompressionMethod)compressionMethod error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLIOFileHandle> result = pewter_own(pewter_MTLDevice_newIOFileHandleWithURL_compressionMethod_error_((void *)_object, pewter_from(url), compressionMethod, error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLIOFileHandle>)newIOHandleWithURL:(NSURL *)url error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLIOFileHandle> result = pewter_own(pewter_MTLDevice_newIOHandleWithURL_error_((void *)_object, pewter_from(url), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLIOFileHandle>)newIOHandleWithURL:(NSURL *)url compressionMethod:(MTLIOCompressionMethod)compressionMethod error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLIOFileHandle> result = pewter_own(pewter_MTLDevice_newIOHandleWithURL_compressionMethod_error_((void *)_object, pewter_from(url), compressionMethod, error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLIndirectCommandBuffer>)newIndirectCommandBufferWithDescriptor:(MTLIndirectCommandBufferDescriptor *)descriptor maxCommandCount:(NSUInteger)maxCount options:(MTLResourceOptions)options {
  return pewter_own(pewter_MTLDevice_newIndirectCommandBufferWithDescriptor_maxCommandCount_options_((void *)_object, pewter_object(descriptor), maxCount, options));
}
- (id<MTLLibrary>)newLibraryWithFile:(NSString *)filepath error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLLibrary> result = pewter_own(pewter_MTLDevice_newLibraryWithFile_error_((void *)_object, pewter_from(filepath), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLLibrary>)newLibraryWithURL:(NSURL *)url error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLLibrary> result = pewter_own(pewter_MTLDevice_newLibraryWithURL_error_((void *)_object, pewter_from(url), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLLibrary>)newLibraryWithData:(dispatch_data_t)data error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLLibrary> result = pewter_own(pewter_MTLDevice_newLibraryWithData_error_((void *)_object, pewter_dispatch_object(data), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLLibrary>)newLibraryWithSource:(NSString *)source options:(MTLCompileOptions *)options error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLLibrary> result = pewter_own(pewter_MTLDevice_newLibraryWithSource_options_error_((void *)_object, pewter_from(source), pewter_object(options), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (void)newLibraryWithSource:(NSString *)source options:(MTLCompileOptions *)options completionHandler:(void (^)(id<MTLLibrary>, NSError *))completionHandler {
  PEWTER_POOL;
  pewter_MTLDevice_newLibraryWithSource_options_completionHandler_((void *)_object, pewter_from(source), pewter_object(options), pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_4, pewter_block_release);
}
- (id<MTLLibrary>)newLibraryWithStitchedDescriptor:(MTLStitchedLibraryDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLLibrary> result = pewter_own(pewter_MTLDevice_newLibraryWithStitchedDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (void)newLibraryWithStitchedDescriptor:(MTLStitchedLibraryDescriptor *)descriptor completionHandler:(void (^)(id<MTLLibrary>, NSError *))completionHandler {
  pewter_MTLDevice_newLibraryWithStitchedDescriptor_completionHandler_((void *)_object, pewter_object(descriptor), pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_4, pewter_block_release);
}
- (id<MTLLogState>)newLogStateWithDescriptor:(MTLLogStateDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLLogState> result = pewter_own(pewter_MTLDevice_newLogStateWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLRasterizationRateMap>)newRasterizationRateMapWithDescriptor:(MTLRasterizationRateMapDescriptor *)descriptor {
  return pewter_own(pewter_MTLDevice_newRasterizationRateMapWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithDescriptor:(MTLRenderPipelineDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLRenderPipelineState> result = pewter_own(pewter_MTLDevice_newRenderPipelineStateWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithDescriptor:(MTLRenderPipelineDescriptor *)descriptor options:(MTLPipelineOption)options reflection:(MTLRenderPipelineReflection **)reflection error:(NSError **)error {
  PEWTER_POOL;
  pewter_MTLRenderPipelineReflection *reflection_given = NULL;
  pewter_NSError *error_given = NULL;
  id<MTLRenderPipelineState> result = pewter_own(pewter_MTLDevice_newRenderPipelineStateWithDescriptor_options_reflection_error_((void *)_object, pewter_object(descriptor), options, reflection == NULL ? NULL : (void *)&reflection_given, error == NULL ? NULL : (void *)&error_given));
  if (reflection != NULL && reflection_given != NULL) *reflection = pewter_borrow(reflection_given);
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (void)newRenderPipelineStateWithDescriptor:(MTLRenderPipelineDescriptor *)descriptor completionHandler:(void (^)(id<MTLRenderPipelineState>, NSError *))completionHandler {
  pewter_MTLDevice_newRenderPipelineStateWithDescriptor_completionHandler_((void *)_object, pewter_object(descriptor), pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_6, pewter_block_release);
}
- (void)newRenderPipelineStateWithDescriptor:(MTLRenderPipelineDescriptor *)descriptor options:(MTLPipelineOption)options completionHandler:(void (^)(id<MTLRenderPipelineState>, MTLRenderPipelineReflection *, NSError *))completionHandler {
  pewter_MTLDevice_newRenderPipelineStateWithDescriptor_options_completionHandler_((void *)_object, pewter_object(descriptor), options, pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_10, pewter_block_release);
}
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithTileDescriptor:(MTLTileRenderPipelineDescriptor *)descriptor options:(MTLPipelineOption)options reflection:(MTLRenderPipelineReflection **)reflection error:(NSError **)error {
  PEWTER_POOL;
  pewter_MTLRenderPipelineReflection *reflection_given = NULL;
  pewter_NSError *error_given = NULL;
  id<MTLRenderPipelineState> result = pewter_own(pewter_MTLDevice_newRenderPipelineStateWithTileDescriptor_options_reflection_error_((void *)_object, pewter_object(descriptor), options, reflection == NULL ? NULL : (void *)&reflection_given, error == NULL ? NULL : (void *)&error_given));
  if (reflection != NULL && reflection_given != NULL) *reflection = pewter_borrow(reflection_given);
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (void)newRenderPipelineStateWithTileDescriptor:(MTLTileRenderPipelineDescriptor *)descriptor options:(MTLPipelineOption)options completionHandler:(void (^)(id<MTLRenderPipelineState>, MTLRenderPipelineReflection *, NSError *))completionHandler {
  pewter_MTLDevice_newRenderPipelineStateWithTileDescriptor_options_completionHandler_((void *)_object, pewter_object(descriptor), options, pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_10, pewter_block_release);
}
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithMeshDescriptor:(MTLMeshRenderPipelineDescriptor *)descriptor options:(MTLPipelineOption)options reflection:(MTLRenderPipelineReflection **)reflection error:(NSError **)error {
  PEWTER_POOL;
  pewter_MTLRenderPipelineReflection *reflection_given = NULL;
  pewter_NSError *error_given = NULL;
  id<MTLRenderPipelineState> result = pewter_own(pewter_MTLDevice_newRenderPipelineStateWithMeshDescriptor_options_reflection_error_((void *)_object, pewter_object(descriptor), options, reflection == NULL ? NULL : (void *)&reflection_given, error == NULL ? NULL : (void *)&error_given));
  if (reflection != NULL && reflection_given != NULL) *reflection = pewter_borrow(reflection_given);
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (void)newRenderPipelineStateWithMeshDescriptor:(MTLMeshRenderPipelineDescriptor *)descriptor options:(MTLPipelineOption)options completionHandler:(void (^)(id<MTLRenderPipelineState>, MTLRenderPipelineReflection *, NSError *))completionHandler {
  pewter_MTLDevice_newRenderPipelineStateWithMeshDescriptor_options_completionHandler_((void *)_object, pewter_object(descriptor), options, pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_10, pewter_block_release);
}
- (id<MTLResidencySet>)newResidencySetWithDescriptor:(MTLResidencySetDescriptor *)desc error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLResidencySet> result = pewter_own(pewter_MTLDevice_newResidencySetWithDescriptor_error_((void *)_object, pewter_object(desc), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLSamplerState>)newSamplerStateWithDescriptor:(MTLSamplerDescriptor *)descriptor {
  return pewter_own(pewter_MTLDevice_newSamplerStateWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (id<MTLSharedEvent>)newSharedEvent {
  return pewter_own(pewter_MTLDevice_newSharedEvent((void *)_object));
}
- (id<MTLSharedEvent>)newSharedEventWithHandle:(MTLSharedEventHandle *)sharedEventHandle {
  return pewter_own(pewter_MTLDevice_newSharedEventWithHandle_((void *)_object, pewter_object(sharedEventHandle)));
}
- (id<MTLTexture>)newSharedTextureWithDescriptor:(MTLTextureDescriptor *)descriptor {
  return pewter_own(pewter_MTLDevice_newSharedTextureWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (id<MTLTexture>)newSharedTextureWithHandle:(MTLSharedTextureHandle *)sharedHandle {
  return pewter_own(pewter_MTLDevice_newSharedTextureWithHandle_((void *)_object, pewter_object(sharedHandle)));
}
- (id<MTLTensor>)newTensorWithDescriptor:(MTLTensorDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLTensor> result = pewter_own(pewter_MTLDevice_newTensorWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLTexture>)newTextureWithDescriptor:(MTLTextureDescriptor *)descriptor {
  return pewter_own(pewter_MTLDevice_newTextureWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (id<MTLTexture>)newTextureWithDescriptor:(MTLTextureDescriptor *)descriptor iosurface:(const IOSurfaceRef)iosurface plane:(NSUInteger)plane {
  return pewter_own(pewter_MTLDevice_newTextureWithDescriptor_iosurface_plane_((void *)_object, pewter_object(descriptor), iosurface, plane));
}
- (id<MTLTextureViewPool>)newTextureViewPoolWithDescriptor:(MTLResourceViewPoolDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLTextureViewPool> result = pewter_own(pewter_MTLDevice_newTextureViewPoolWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (uint32_t)peerCount {
  return pewter_MTLDevice_peerCount((void *)_object);
}
- (uint64_t)peerGroupID {
  return pewter_MTLDevice_peerGroupID((void *)_object);
}
- (uint32_t)peerIndex {
  return pewter_MTLDevice_peerIndex((void *)_object);
}
- (uint64_t)queryTimestampFrequency {
  return pewter_MTLDevice_queryTimestampFrequency((void *)_object);
}
- (MTLReadWriteTextureTier)readWriteTextureSupport {
  return pewter_MTLDevice_readWriteTextureSupport((void *)_object);
}
- (uint64_t)recommendedMaxWorkingSetSize {
  return pewter_MTLDevice_recommendedMaxWorkingSetSize((void *)_object);
}
- (uint64_t)registryID {
  return pewter_MTLDevice_registryID((void *)_object);
}
- (void)sampleTimestamps:(MTLTimestamp*)cpuTimestamp gpuTimestamp:(MTLTimestamp*)gpuTimestamp {
  pewter_MTLDevice_sampleTimestamps_gpuTimestamp_((void *)_object, (void *)cpuTimestamp, (void *)gpuTimestamp);
}
- (MTLSize)sparseTileSizeWithTextureType:(MTLTextureType)textureType pixelFormat:(MTLPixelFormat)pixelFormat sampleCount:(NSUInteger)sampleCount {
  return PEWTER_AS(MTLSize, pewter_MTLDevice_sparseTileSizeWithTextureType_pixelFormat_sampleCount_((void *)_object, textureType, pixelFormat, sampleCount));
}
- (MTLSize)sparseTileSizeWithTextureType:(MTLTextureType)textureType pixelFormat:(MTLPixelFormat)pixelFormat sampleCount:(NSUInteger)sampleCount sparsePageSize:(MTLSparsePageSize)sparsePageSize {
  return PEWTER_AS(MTLSize, pewter_MTLDevice_sparseTileSizeWithTextureType_pixelFormat_sampleCount_sparsePageSize_((void *)_object, textureType, pixelFormat, sampleCount, sparsePageSize));
}
- (NSUInteger)sparseTileSizeInBytes {
  return pewter_MTLDevice_sparseTileSizeInBytes((void *)_object);
}
- (NSUInteger)sparseTileSizeInBytesForSparsePageSize:(MTLSparsePageSize)sparsePageSize {
  return pewter_MTLDevice_sparseTileSizeInBytesForSparsePageSize_((void *)_object, sparsePageSize);
}
- (BOOL)supports32BitFloatFiltering {
  return pewter_MTLDevice_supports32BitFloatFiltering((void *)_object);
}
- (BOOL)supports32BitMSAA {
  return pewter_MTLDevice_supports32BitMSAA((void *)_object);
}
- (BOOL)supportsBCTextureCompression {
  return pewter_MTLDevice_supportsBCTextureCompression((void *)_object);
}
- (BOOL)supportsCounterSampling:(MTLCounterSamplingPoint)samplingPoint {
  return pewter_MTLDevice_supportsCounterSampling_((void *)_object, samplingPoint);
}
- (BOOL)supportsDynamicLibraries {
  return pewter_MTLDevice_supportsDynamicLibraries((void *)_object);
}
- (BOOL)supportsFamily:(MTLGPUFamily)gpuFamily {
  return pewter_MTLDevice_supportsFamily_((void *)_object, gpuFamily);
}
- (BOOL)supportsFeatureSet:(MTLFeatureSet)featureSet {
  return pewter_MTLDevice_supportsFeatureSet_((void *)_object, featureSet);
}
- (BOOL)supportsFunctionPointers {
  return pewter_MTLDevice_supportsFunctionPointers((void *)_object);
}
- (BOOL)supportsFunctionPointersFromRender {
  return pewter_MTLDevice_supportsFunctionPointersFromRender((void *)_object);
}
- (BOOL)supportsPrimitiveMotionBlur {
  return pewter_MTLDevice_supportsPrimitiveMotionBlur((void *)_object);
}
- (BOOL)supportsPullModelInterpolation {
  return pewter_MTLDevice_supportsPullModelInterpolation((void *)_object);
}
- (BOOL)supportsQueryTextureLOD {
  return pewter_MTLDevice_supportsQueryTextureLOD((void *)_object);
}
- (BOOL)supportsRasterizationRateMapWithLayerCount:(NSUInteger)layerCount {
  return pewter_MTLDevice_supportsRasterizationRateMapWithLayerCount_((void *)_object, layerCount);
}
- (BOOL)supportsRaytracing {
  return pewter_MTLDevice_supportsRaytracing((void *)_object);
}
- (BOOL)supportsRaytracingFromRender {
  return pewter_MTLDevice_supportsRaytracingFromRender((void *)_object);
}
- (BOOL)supportsRenderDynamicLibraries {
  return pewter_MTLDevice_supportsRenderDynamicLibraries((void *)_object);
}
- (BOOL)supportsShaderBarycentricCoordinates {
  return pewter_MTLDevice_supportsShaderBarycentricCoordinates((void *)_object);
}
- (BOOL)supportsTextureSampleCount:(NSUInteger)sampleCount {
  return pewter_MTLDevice_supportsTextureSampleCount_((void *)_object, sampleCount);
}
- (BOOL)supportsVertexAmplificationCount:(NSUInteger)count {
  return pewter_MTLDevice_supportsVertexAmplificationCount_((void *)_object, count);
}
- (MTLSizeAndAlign)tensorSizeAndAlignWithDescriptor:(MTLTensorDescriptor *)descriptor {
  return PEWTER_AS(MTLSizeAndAlign, pewter_MTLDevice_tensorSizeAndAlignWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (id<MTLFunctionHandle>)functionHandleWithBinaryFunction:(id<MTL4BinaryFunction>)function {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLDevice_functionHandleWithBinaryFunction_((void *)_object, pewter_object(function)));
}
- (id<MTL4Archive>)newArchiveWithURL:(NSURL *)url error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTL4Archive> result = pewter_own(pewter_MTLDevice_newArchiveWithURL_error_((void *)_object, pewter_from(url), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTL4ArgumentTable>)newArgumentTableWithDescriptor:(MTL4ArgumentTableDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTL4ArgumentTable> result = pewter_own(pewter_MTLDevice_newArgumentTableWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTL4CommandAllocator>)newCommandAllocator {
  return pewter_own(pewter_MTLDevice_newCommandAllocator((void *)_object));
}
- (id<MTL4CommandAllocator>)newCommandAllocatorWithDescriptor:(MTL4CommandAllocatorDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTL4CommandAllocator> result = pewter_own(pewter_MTLDevice_newCommandAllocatorWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTL4CommandBuffer>)newCommandBuffer {
  return pewter_own(pewter_MTLDevice_newCommandBuffer((void *)_object));
}
- (id<MTL4Compiler>)newCompilerWithDescriptor:(MTL4CompilerDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTL4Compiler> result = pewter_own(pewter_MTLDevice_newCompilerWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTL4CounterHeap>)newCounterHeapWithDescriptor:(MTL4CounterHeapDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTL4CounterHeap> result = pewter_own(pewter_MTLDevice_newCounterHeapWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTL4CommandQueue>)newMTL4CommandQueue {
  return pewter_own(pewter_MTLDevice_newMTL4CommandQueue((void *)_object));
}
- (id<MTL4CommandQueue>)newMTL4CommandQueueWithDescriptor:(MTL4CommandQueueDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTL4CommandQueue> result = pewter_own(pewter_MTLDevice_newMTL4CommandQueueWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTL4PipelineDataSetSerializer>)newPipelineDataSetSerializerWithDescriptor:(MTL4PipelineDataSetSerializerDescriptor *)descriptor {
  return pewter_own(pewter_MTLDevice_newPipelineDataSetSerializerWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (NSUInteger)sizeOfCounterHeapEntry:(MTL4CounterHeapType)type {
  return pewter_MTLDevice_sizeOfCounterHeapEntry_((void *)_object, type);
}
@end

@interface PewterMTLDrawable : PewterObject <MTLDrawable>
@end
@implementation PewterMTLDrawable
- (void)addPresentedHandler:(void (^)(id<MTLDrawable>))block {
  pewter_MTLDrawable_addPresentedHandler_((void *)_object, pewter_block(block), block == nil ? NULL : call_block_11, pewter_block_release);
}
- (NSUInteger)drawableID {
  return pewter_MTLDrawable_drawableID((void *)_object);
}
- (void)present {
  pewter_MTLDrawable_present((void *)_object);
}
- (void)presentAfterMinimumDuration:(CFTimeInterval)duration {
  pewter_MTLDrawable_presentAfterMinimumDuration_((void *)_object, duration);
}
- (void)presentAtTime:(CFTimeInterval)presentationTime {
  pewter_MTLDrawable_presentAtTime_((void *)_object, presentationTime);
}
- (CFTimeInterval)presentedTime {
  return pewter_MTLDrawable_presentedTime((void *)_object);
}
@end

@interface PewterMTLDynamicLibrary : PewterObject <MTLDynamicLibrary>
@end
@implementation PewterMTLDynamicLibrary
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLDynamicLibrary_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLDynamicLibrary_setLabel_((void *)_object, pewter_from(label));
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLDynamicLibrary_device((void *)_object));
}
- (NSString *)installName {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLDynamicLibrary_installName((void *)_object));
}
- (BOOL)serializeToURL:(NSURL *)url error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  BOOL result = pewter_MTLDynamicLibrary_serializeToURL_error_((void *)_object, pewter_from(url), error == NULL ? NULL : (void *)&error_given);
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
@end

@interface PewterMTLEvent : PewterObject <MTLEvent>
@end
@implementation PewterMTLEvent
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLEvent_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLEvent_setLabel_((void *)_object, pewter_from(label));
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLEvent_device((void *)_object));
}
@end

@implementation MTLSharedEventListener
+ (MTLSharedEventListener *)sharedListener {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLSharedEventListener_sharedListener());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLSharedEventListener_init(pewter_MTLSharedEventListener_alloc())];
}
- (instancetype)initWithDispatchQueue:(dispatch_queue_t)dispatchQueue {
  return pewter_MTLSharedEventListener_initWithDispatchQueue_by_hand(self, dispatchQueue);
}
- (dispatch_queue_t)dispatchQueue {
  return pewter_MTLSharedEventListener_dispatchQueue_by_hand(self);
}
@end

@interface PewterMTLSharedEvent : PewterMTLEvent <MTLSharedEvent>
@end
@implementation PewterMTLSharedEvent
- (uint64_t)signaledValue {
  return pewter_MTLSharedEvent_signaledValue((void *)_object);
}
- (void)setSignaledValue:(uint64_t)signaledValue {
  pewter_MTLSharedEvent_setSignaledValue_((void *)_object, signaledValue);
}
- (MTLSharedEventHandle *)newSharedEventHandle {
  return pewter_own(pewter_MTLSharedEvent_newSharedEventHandle((void *)_object));
}
- (void)notifyListener:(MTLSharedEventListener *)listener atValue:(uint64_t)value block:(void (^)(id<MTLSharedEvent>, uint64_t))block {
  pewter_MTLSharedEvent_notifyListener_atValue_block_by_hand(self, listener, value, block);
}
- (BOOL)waitUntilSignaledValue:(uint64_t)value timeoutMS:(uint64_t)milliseconds {
  return pewter_MTLSharedEvent_waitUntilSignaledValue_timeoutMS_((void *)_object, value, milliseconds);
}
@end

@implementation MTLSharedEventHandle
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLSharedEventHandle_init(pewter_MTLSharedEventHandle_alloc())];
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLSharedEventHandle_label((void *)_object));
}
@end

@interface PewterMTLFence : PewterObject <MTLFence>
@end
@implementation PewterMTLFence
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFence_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLFence_setLabel_((void *)_object, pewter_from(label));
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFence_device((void *)_object));
}
@end

@implementation MTLFunctionConstantValues
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLFunctionConstantValues_init(pewter_MTLFunctionConstantValues_alloc())];
}
- (void)reset {
  pewter_MTLFunctionConstantValues_reset((void *)_object);
}
- (void)setConstantValue:(const void*)value type:(MTLDataType)type atIndex:(NSUInteger)index {
  pewter_MTLFunctionConstantValues_setConstantValue_type_atIndex_((void *)_object, value, type, index);
}
- (void)setConstantValue:(const void*)value type:(MTLDataType)type withName:(NSString *)name {
  PEWTER_POOL;
  pewter_MTLFunctionConstantValues_setConstantValue_type_withName_((void *)_object, value, type, pewter_from(name));
}
- (void)setConstantValues:(const void*)values type:(MTLDataType)type withRange:(NSRange)range {
  pewter_MTLFunctionConstantValues_setConstantValues_type_withRange_((void *)_object, values, type, PEWTER_AS(pewter_NSRange, range));
}
@end

@implementation MTLFunctionDescriptor
+ (MTLFunctionDescriptor *)functionDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionDescriptor_functionDescriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLFunctionDescriptor_init(pewter_MTLFunctionDescriptor_alloc())];
}
- (NSArray *)binaryArchives {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionDescriptor_binaryArchives((void *)_object));
}
- (void)setBinaryArchives:(NSArray *)binaryArchives {
  PEWTER_POOL;
  pewter_MTLFunctionDescriptor_setBinaryArchives_((void *)_object, pewter_from(binaryArchives));
}
- (MTLFunctionConstantValues *)constantValues {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionDescriptor_constantValues((void *)_object));
}
- (void)setConstantValues:(MTLFunctionConstantValues *)constantValues {
  pewter_MTLFunctionDescriptor_setConstantValues_((void *)_object, pewter_object(constantValues));
}
- (NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionDescriptor_name((void *)_object));
}
- (void)setName:(NSString *)name {
  PEWTER_POOL;
  pewter_MTLFunctionDescriptor_setName_((void *)_object, pewter_from(name));
}
- (MTLFunctionOptions)options {
  return pewter_MTLFunctionDescriptor_options((void *)_object);
}
- (void)setOptions:(MTLFunctionOptions)options {
  pewter_MTLFunctionDescriptor_setOptions_((void *)_object, options);
}
- (NSString *)specializedName {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionDescriptor_specializedName((void *)_object));
}
- (void)setSpecializedName:(NSString *)specializedName {
  PEWTER_POOL;
  pewter_MTLFunctionDescriptor_setSpecializedName_((void *)_object, pewter_from(specializedName));
}
@end

@implementation MTLIntersectionFunctionDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLIntersectionFunctionDescriptor_init(pewter_MTLIntersectionFunctionDescriptor_alloc())];
}
@end

@interface PewterMTLFunctionHandle : PewterObject <MTLFunctionHandle>
@end
@implementation PewterMTLFunctionHandle
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionHandle_device((void *)_object));
}
- (MTLFunctionType)functionType {
  return pewter_MTLFunctionHandle_functionType((void *)_object);
}
- (MTLResourceID)gpuResourceID {
  return PEWTER_AS(MTLResourceID, pewter_MTLFunctionHandle_gpuResourceID((void *)_object));
}
- (NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionHandle_name((void *)_object));
}
@end

@interface PewterMTLLogContainer : PewterObject <MTLLogContainer>
@end
@implementation PewterMTLLogContainer
@end

@interface PewterMTLFunctionLogDebugLocation : PewterObject <MTLFunctionLogDebugLocation>
@end
@implementation PewterMTLFunctionLogDebugLocation
- (NSURL *)URL {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionLogDebugLocation_URL((void *)_object));
}
- (NSUInteger)column {
  return pewter_MTLFunctionLogDebugLocation_column((void *)_object);
}
- (NSString *)functionName {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionLogDebugLocation_functionName((void *)_object));
}
- (NSUInteger)line {
  return pewter_MTLFunctionLogDebugLocation_line((void *)_object);
}
@end

@interface PewterMTLFunctionLog : PewterObject <MTLFunctionLog>
@end
@implementation PewterMTLFunctionLog
- (id<MTLFunctionLogDebugLocation>)debugLocation {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionLog_debugLocation((void *)_object));
}
- (NSString *)encoderLabel {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionLog_encoderLabel((void *)_object));
}
- (id<MTLFunction>)function {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionLog_function((void *)_object));
}
- (MTLFunctionLogType)type {
  return pewter_MTLFunctionLog_type((void *)_object);
}
@end

@interface PewterMTLFunctionStitchingAttribute : PewterObject <MTLFunctionStitchingAttribute>
@end
@implementation PewterMTLFunctionStitchingAttribute
@end

@implementation MTLFunctionStitchingAttributeAlwaysInline
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLFunctionStitchingAttributeAlwaysInline_init(pewter_MTLFunctionStitchingAttributeAlwaysInline_alloc())];
}
@end

@interface PewterMTLFunctionStitchingNode : PewterObject <MTLFunctionStitchingNode>
@end
@implementation PewterMTLFunctionStitchingNode
@end

@implementation MTLFunctionStitchingInputNode
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLFunctionStitchingInputNode_init(pewter_MTLFunctionStitchingInputNode_alloc())];
}
- (instancetype)initWithArgumentIndex:(NSUInteger)argument {
  return [self initWithPewterObject:pewter_MTLFunctionStitchingInputNode_initWithArgumentIndex_(pewter_MTLFunctionStitchingInputNode_alloc(), argument)];
}
- (NSUInteger)argumentIndex {
  return pewter_MTLFunctionStitchingInputNode_argumentIndex((void *)_object);
}
- (void)setArgumentIndex:(NSUInteger)argumentIndex {
  pewter_MTLFunctionStitchingInputNode_setArgumentIndex_((void *)_object, argumentIndex);
}
@end

@implementation MTLFunctionStitchingFunctionNode
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLFunctionStitchingFunctionNode_init(pewter_MTLFunctionStitchingFunctionNode_alloc())];
}
- (instancetype)initWithName:(NSString *)name arguments:(NSArray *)arguments controlDependencies:(NSArray *)controlDependencies {
  PEWTER_POOL;
  return [self initWithPewterObject:pewter_MTLFunctionStitchingFunctionNode_initWithName_arguments_controlDependencies_(pewter_MTLFunctionStitchingFunctionNode_alloc(), pewter_from(name), pewter_from(arguments), pewter_from(controlDependencies))];
}
- (NSArray *)arguments {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionStitchingFunctionNode_arguments((void *)_object));
}
- (void)setArguments:(NSArray *)arguments {
  PEWTER_POOL;
  pewter_MTLFunctionStitchingFunctionNode_setArguments_((void *)_object, pewter_from(arguments));
}
- (NSArray *)controlDependencies {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionStitchingFunctionNode_controlDependencies((void *)_object));
}
- (void)setControlDependencies:(NSArray *)controlDependencies {
  PEWTER_POOL;
  pewter_MTLFunctionStitchingFunctionNode_setControlDependencies_((void *)_object, pewter_from(controlDependencies));
}
- (NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionStitchingFunctionNode_name((void *)_object));
}
- (void)setName:(NSString *)name {
  PEWTER_POOL;
  pewter_MTLFunctionStitchingFunctionNode_setName_((void *)_object, pewter_from(name));
}
@end

@implementation MTLFunctionStitchingGraph
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLFunctionStitchingGraph_init(pewter_MTLFunctionStitchingGraph_alloc())];
}
- (instancetype)initWithFunctionName:(NSString *)functionName nodes:(NSArray *)nodes outputNode:(MTLFunctionStitchingFunctionNode *)outputNode attributes:(NSArray *)attributes {
  PEWTER_POOL;
  return [self initWithPewterObject:pewter_MTLFunctionStitchingGraph_initWithFunctionName_nodes_outputNode_attributes_(pewter_MTLFunctionStitchingGraph_alloc(), pewter_from(functionName), pewter_from(nodes), pewter_object(outputNode), pewter_from(attributes))];
}
- (NSArray *)attributes {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionStitchingGraph_attributes((void *)_object));
}
- (void)setAttributes:(NSArray *)attributes {
  PEWTER_POOL;
  pewter_MTLFunctionStitchingGraph_setAttributes_((void *)_object, pewter_from(attributes));
}
- (NSString *)functionName {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionStitchingGraph_functionName((void *)_object));
}
- (void)setFunctionName:(NSString *)functionName {
  PEWTER_POOL;
  pewter_MTLFunctionStitchingGraph_setFunctionName_((void *)_object, pewter_from(functionName));
}
- (NSArray *)nodes {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionStitchingGraph_nodes((void *)_object));
}
- (void)setNodes:(NSArray *)nodes {
  PEWTER_POOL;
  pewter_MTLFunctionStitchingGraph_setNodes_((void *)_object, pewter_from(nodes));
}
- (MTLFunctionStitchingFunctionNode *)outputNode {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionStitchingGraph_outputNode((void *)_object));
}
- (void)setOutputNode:(MTLFunctionStitchingFunctionNode *)outputNode {
  pewter_MTLFunctionStitchingGraph_setOutputNode_((void *)_object, pewter_object(outputNode));
}
@end

@implementation MTLStitchedLibraryDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLStitchedLibraryDescriptor_init(pewter_MTLStitchedLibraryDescriptor_alloc())];
}
- (NSArray *)binaryArchives {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLStitchedLibraryDescriptor_binaryArchives((void *)_object));
}
- (void)setBinaryArchives:(NSArray *)binaryArchives {
  PEWTER_POOL;
  pewter_MTLStitchedLibraryDescriptor_setBinaryArchives_((void *)_object, pewter_from(binaryArchives));
}
- (NSArray *)functionGraphs {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLStitchedLibraryDescriptor_functionGraphs((void *)_object));
}
- (void)setFunctionGraphs:(NSArray *)functionGraphs {
  PEWTER_POOL;
  pewter_MTLStitchedLibraryDescriptor_setFunctionGraphs_((void *)_object, pewter_from(functionGraphs));
}
- (NSArray *)functions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLStitchedLibraryDescriptor_functions((void *)_object));
}
- (void)setFunctions:(NSArray *)functions {
  PEWTER_POOL;
  pewter_MTLStitchedLibraryDescriptor_setFunctions_((void *)_object, pewter_from(functions));
}
- (MTLStitchedLibraryOptions)options {
  return pewter_MTLStitchedLibraryDescriptor_options((void *)_object);
}
- (void)setOptions:(MTLStitchedLibraryOptions)options {
  pewter_MTLStitchedLibraryDescriptor_setOptions_((void *)_object, options);
}
@end

@implementation MTLHeapDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLHeapDescriptor_init(pewter_MTLHeapDescriptor_alloc())];
}
- (MTLCPUCacheMode)cpuCacheMode {
  return pewter_MTLHeapDescriptor_cpuCacheMode((void *)_object);
}
- (void)setCpuCacheMode:(MTLCPUCacheMode)cpuCacheMode {
  pewter_MTLHeapDescriptor_setCpuCacheMode_((void *)_object, cpuCacheMode);
}
- (MTLHazardTrackingMode)hazardTrackingMode {
  return pewter_MTLHeapDescriptor_hazardTrackingMode((void *)_object);
}
- (void)setHazardTrackingMode:(MTLHazardTrackingMode)hazardTrackingMode {
  pewter_MTLHeapDescriptor_setHazardTrackingMode_((void *)_object, hazardTrackingMode);
}
- (MTLSparsePageSize)maxCompatiblePlacementSparsePageSize {
  return pewter_MTLHeapDescriptor_maxCompatiblePlacementSparsePageSize((void *)_object);
}
- (void)setMaxCompatiblePlacementSparsePageSize:(MTLSparsePageSize)maxCompatiblePlacementSparsePageSize {
  pewter_MTLHeapDescriptor_setMaxCompatiblePlacementSparsePageSize_((void *)_object, maxCompatiblePlacementSparsePageSize);
}
- (MTLResourceOptions)resourceOptions {
  return pewter_MTLHeapDescriptor_resourceOptions((void *)_object);
}
- (void)setResourceOptions:(MTLResourceOptions)resourceOptions {
  pewter_MTLHeapDescriptor_setResourceOptions_((void *)_object, resourceOptions);
}
- (NSUInteger)size {
  return pewter_MTLHeapDescriptor_size((void *)_object);
}
- (void)setSize:(NSUInteger)size {
  pewter_MTLHeapDescriptor_setSize_((void *)_object, size);
}
- (MTLSparsePageSize)sparsePageSize {
  return pewter_MTLHeapDescriptor_sparsePageSize((void *)_object);
}
- (void)setSparsePageSize:(MTLSparsePageSize)sparsePageSize {
  pewter_MTLHeapDescriptor_setSparsePageSize_((void *)_object, sparsePageSize);
}
- (MTLStorageMode)storageMode {
  return pewter_MTLHeapDescriptor_storageMode((void *)_object);
}
- (void)setStorageMode:(MTLStorageMode)storageMode {
  pewter_MTLHeapDescriptor_setStorageMode_((void *)_object, storageMode);
}
- (MTLHeapType)type {
  return pewter_MTLHeapDescriptor_type((void *)_object);
}
- (void)setType:(MTLHeapType)type {
  pewter_MTLHeapDescriptor_setType_((void *)_object, type);
}
@end

@interface PewterMTLHeap : PewterMTLAllocation <MTLHeap>
@end
@implementation PewterMTLHeap
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLHeap_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLHeap_setLabel_((void *)_object, pewter_from(label));
}
- (MTLCPUCacheMode)cpuCacheMode {
  return pewter_MTLHeap_cpuCacheMode((void *)_object);
}
- (NSUInteger)currentAllocatedSize {
  return pewter_MTLHeap_currentAllocatedSize((void *)_object);
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLHeap_device((void *)_object));
}
- (MTLHazardTrackingMode)hazardTrackingMode {
  return pewter_MTLHeap_hazardTrackingMode((void *)_object);
}
- (NSUInteger)maxAvailableSizeWithAlignment:(NSUInteger)alignment {
  return pewter_MTLHeap_maxAvailableSizeWithAlignment_((void *)_object, alignment);
}
- (id<MTLAccelerationStructure>)newAccelerationStructureWithSize:(NSUInteger)size {
  return pewter_own(pewter_MTLHeap_newAccelerationStructureWithSize_((void *)_object, size));
}
- (id<MTLAccelerationStructure>)newAccelerationStructureWithDescriptor:(MTLAccelerationStructureDescriptor *)descriptor {
  return pewter_own(pewter_MTLHeap_newAccelerationStructureWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (id<MTLAccelerationStructure>)newAccelerationStructureWithSize:(NSUInteger)size offset:(NSUInteger)offset {
  return pewter_own(pewter_MTLHeap_newAccelerationStructureWithSize_offset_((void *)_object, size, offset));
}
- (id<MTLAccelerationStructure>)newAccelerationStructureWithDescriptor:(MTLAccelerationStructureDescriptor *)descriptor offset:(NSUInteger)offset {
  return pewter_own(pewter_MTLHeap_newAccelerationStructureWithDescriptor_offset_((void *)_object, pewter_object(descriptor), offset));
}
- (id<MTLBuffer>)newBufferWithLength:(NSUInteger)length options:(MTLResourceOptions)options {
  return pewter_own(pewter_MTLHeap_newBufferWithLength_options_((void *)_object, length, options));
}
- (id<MTLBuffer>)newBufferWithLength:(NSUInteger)length options:(MTLResourceOptions)options offset:(NSUInteger)offset {
  return pewter_own(pewter_MTLHeap_newBufferWithLength_options_offset_((void *)_object, length, options, offset));
}
- (id<MTLTexture>)newTextureWithDescriptor:(MTLTextureDescriptor *)descriptor {
  return pewter_own(pewter_MTLHeap_newTextureWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (id<MTLTexture>)newTextureWithDescriptor:(MTLTextureDescriptor *)descriptor offset:(NSUInteger)offset {
  return pewter_own(pewter_MTLHeap_newTextureWithDescriptor_offset_((void *)_object, pewter_object(descriptor), offset));
}
- (MTLResourceOptions)resourceOptions {
  return pewter_MTLHeap_resourceOptions((void *)_object);
}
- (MTLPurgeableState)setPurgeableState:(MTLPurgeableState)state {
  return pewter_MTLHeap_setPurgeableState_((void *)_object, state);
}
- (NSUInteger)size {
  return pewter_MTLHeap_size((void *)_object);
}
- (MTLStorageMode)storageMode {
  return pewter_MTLHeap_storageMode((void *)_object);
}
- (MTLHeapType)type {
  return pewter_MTLHeap_type((void *)_object);
}
- (NSUInteger)usedSize {
  return pewter_MTLHeap_usedSize((void *)_object);
}
@end

@interface PewterMTLIOCommandBuffer : PewterObject <MTLIOCommandBuffer>
@end
@implementation PewterMTLIOCommandBuffer
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLIOCommandBuffer_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLIOCommandBuffer_setLabel_((void *)_object, pewter_from(label));
}
- (void)addBarrier {
  pewter_MTLIOCommandBuffer_addBarrier((void *)_object);
}
- (void)addCompletedHandler:(void (^)(id<MTLIOCommandBuffer>))block {
  pewter_MTLIOCommandBuffer_addCompletedHandler_((void *)_object, pewter_block(block), block == nil ? NULL : call_block_12, pewter_block_release);
}
- (void)commit {
  pewter_MTLIOCommandBuffer_commit((void *)_object);
}
- (void)copyStatusToBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset {
  pewter_MTLIOCommandBuffer_copyStatusToBuffer_offset_((void *)_object, pewter_object(buffer), offset);
}
- (void)enqueue {
  pewter_MTLIOCommandBuffer_enqueue((void *)_object);
}
- (NSError *)error {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLIOCommandBuffer_error((void *)_object));
}
- (void)loadBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset size:(NSUInteger)size sourceHandle:(id<MTLIOFileHandle>)sourceHandle sourceHandleOffset:(NSUInteger)sourceHandleOffset {
  pewter_MTLIOCommandBuffer_loadBuffer_offset_size_sourceHandle_sourceHandleOffset_((void *)_object, pewter_object(buffer), offset, size, pewter_object(sourceHandle), sourceHandleOffset);
}
- (void)loadBytes:(const void*)pointer size:(NSUInteger)size sourceHandle:(id<MTLIOFileHandle>)sourceHandle sourceHandleOffset:(NSUInteger)sourceHandleOffset {
  pewter_MTLIOCommandBuffer_loadBytes_size_sourceHandle_sourceHandleOffset_((void *)_object, pointer, size, pewter_object(sourceHandle), sourceHandleOffset);
}
- (void)loadTexture:(id<MTLTexture>)texture slice:(NSUInteger)slice level:(NSUInteger)level size:(MTLSize)size sourceBytesPerRow:(NSUInteger)sourceBytesPerRow sourceBytesPerImage:(NSUInteger)sourceBytesPerImage destinationOrigin:(MTLOrigin)destinationOrigin sourceHandle:(id<MTLIOFileHandle>)sourceHandle sourceHandleOffset:(NSUInteger)sourceHandleOffset {
  pewter_MTLIOCommandBuffer_loadTexture_slice_level_size_sourceBytesPerRow_sourceBytesPerImage_destinationOrigin_sourceHandle_sourceHandleOffset_((void *)_object, pewter_object(texture), slice, level, PEWTER_AS(pewter_MTLSize, size), sourceBytesPerRow, sourceBytesPerImage, PEWTER_AS(pewter_MTLOrigin, destinationOrigin), pewter_object(sourceHandle), sourceHandleOffset);
}
- (void)popDebugGroup {
  pewter_MTLIOCommandBuffer_popDebugGroup((void *)_object);
}
- (void)pushDebugGroup:(NSString *)string {
  PEWTER_POOL;
  pewter_MTLIOCommandBuffer_pushDebugGroup_((void *)_object, pewter_from(string));
}
- (void)signalEvent:(id<MTLSharedEvent>)event value:(uint64_t)value {
  pewter_MTLIOCommandBuffer_signalEvent_value_((void *)_object, pewter_object(event), value);
}
- (MTLIOStatus)status {
  return pewter_MTLIOCommandBuffer_status((void *)_object);
}
- (void)tryCancel {
  pewter_MTLIOCommandBuffer_tryCancel((void *)_object);
}
- (void)waitForEvent:(id<MTLSharedEvent>)event value:(uint64_t)value {
  pewter_MTLIOCommandBuffer_waitForEvent_value_((void *)_object, pewter_object(event), value);
}
- (void)waitUntilCompleted {
  pewter_MTLIOCommandBuffer_waitUntilCompleted((void *)_object);
}
@end

@interface PewterMTLIOCommandQueue : PewterObject <MTLIOCommandQueue>
@end
@implementation PewterMTLIOCommandQueue
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLIOCommandQueue_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLIOCommandQueue_setLabel_((void *)_object, pewter_from(label));
}
- (id<MTLIOCommandBuffer>)commandBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLIOCommandQueue_commandBuffer((void *)_object));
}
- (id<MTLIOCommandBuffer>)commandBufferWithUnretainedReferences {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLIOCommandQueue_commandBufferWithUnretainedReferences((void *)_object));
}
- (void)enqueueBarrier {
  pewter_MTLIOCommandQueue_enqueueBarrier((void *)_object);
}
@end

@interface PewterMTLIOScratchBuffer : PewterObject <MTLIOScratchBuffer>
@end
@implementation PewterMTLIOScratchBuffer
- (id<MTLBuffer>)buffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLIOScratchBuffer_buffer((void *)_object));
}
@end

@interface PewterMTLIOScratchBufferAllocator : PewterObject <MTLIOScratchBufferAllocator>
@end
@implementation PewterMTLIOScratchBufferAllocator
- (id<MTLIOScratchBuffer>)newScratchBufferWithMinimumSize:(NSUInteger)minimumSize {
  return pewter_own(pewter_MTLIOScratchBufferAllocator_newScratchBufferWithMinimumSize_((void *)_object, minimumSize));
}
@end

@implementation MTLIOCommandQueueDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLIOCommandQueueDescriptor_init(pewter_MTLIOCommandQueueDescriptor_alloc())];
}
- (NSUInteger)maxCommandBufferCount {
  return pewter_MTLIOCommandQueueDescriptor_maxCommandBufferCount((void *)_object);
}
- (void)setMaxCommandBufferCount:(NSUInteger)maxCommandBufferCount {
  pewter_MTLIOCommandQueueDescriptor_setMaxCommandBufferCount_((void *)_object, maxCommandBufferCount);
}
- (NSUInteger)maxCommandsInFlight {
  return pewter_MTLIOCommandQueueDescriptor_maxCommandsInFlight((void *)_object);
}
- (void)setMaxCommandsInFlight:(NSUInteger)maxCommandsInFlight {
  pewter_MTLIOCommandQueueDescriptor_setMaxCommandsInFlight_((void *)_object, maxCommandsInFlight);
}
- (MTLIOPriority)priority {
  return pewter_MTLIOCommandQueueDescriptor_priority((void *)_object);
}
- (void)setPriority:(MTLIOPriority)priority {
  pewter_MTLIOCommandQueueDescriptor_setPriority_((void *)_object, priority);
}
- (id<MTLIOScratchBufferAllocator>)scratchBufferAllocator {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLIOCommandQueueDescriptor_scratchBufferAllocator((void *)_object));
}
- (void)setScratchBufferAllocator:(id<MTLIOScratchBufferAllocator>)scratchBufferAllocator {
  pewter_MTLIOCommandQueueDescriptor_setScratchBufferAllocator_((void *)_object, pewter_object(scratchBufferAllocator));
}
- (MTLIOCommandQueueType)type {
  return pewter_MTLIOCommandQueueDescriptor_type((void *)_object);
}
- (void)setType:(MTLIOCommandQueueType)type {
  pewter_MTLIOCommandQueueDescriptor_setType_((void *)_object, type);
}
@end

@interface PewterMTLIOFileHandle : PewterObject <MTLIOFileHandle>
@end
@implementation PewterMTLIOFileHandle
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLIOFileHandle_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLIOFileHandle_setLabel_((void *)_object, pewter_from(label));
}
@end

@implementation MTLIndirectCommandBufferDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLIndirectCommandBufferDescriptor_init(pewter_MTLIndirectCommandBufferDescriptor_alloc())];
}
- (MTLIndirectCommandType)commandTypes {
  return pewter_MTLIndirectCommandBufferDescriptor_commandTypes((void *)_object);
}
- (void)setCommandTypes:(MTLIndirectCommandType)commandTypes {
  pewter_MTLIndirectCommandBufferDescriptor_setCommandTypes_((void *)_object, commandTypes);
}
- (BOOL)inheritBuffers {
  return pewter_MTLIndirectCommandBufferDescriptor_inheritBuffers((void *)_object);
}
- (void)setInheritBuffers:(BOOL)inheritBuffers {
  pewter_MTLIndirectCommandBufferDescriptor_setInheritBuffers_((void *)_object, inheritBuffers);
}
- (BOOL)inheritCullMode {
  return pewter_MTLIndirectCommandBufferDescriptor_inheritCullMode((void *)_object);
}
- (void)setInheritCullMode:(BOOL)inheritCullMode {
  pewter_MTLIndirectCommandBufferDescriptor_setInheritCullMode_((void *)_object, inheritCullMode);
}
- (BOOL)inheritDepthBias {
  return pewter_MTLIndirectCommandBufferDescriptor_inheritDepthBias((void *)_object);
}
- (void)setInheritDepthBias:(BOOL)inheritDepthBias {
  pewter_MTLIndirectCommandBufferDescriptor_setInheritDepthBias_((void *)_object, inheritDepthBias);
}
- (BOOL)inheritDepthClipMode {
  return pewter_MTLIndirectCommandBufferDescriptor_inheritDepthClipMode((void *)_object);
}
- (void)setInheritDepthClipMode:(BOOL)inheritDepthClipMode {
  pewter_MTLIndirectCommandBufferDescriptor_setInheritDepthClipMode_((void *)_object, inheritDepthClipMode);
}
- (BOOL)inheritDepthStencilState {
  return pewter_MTLIndirectCommandBufferDescriptor_inheritDepthStencilState((void *)_object);
}
- (void)setInheritDepthStencilState:(BOOL)inheritDepthStencilState {
  pewter_MTLIndirectCommandBufferDescriptor_setInheritDepthStencilState_((void *)_object, inheritDepthStencilState);
}
- (BOOL)inheritFrontFacingWinding {
  return pewter_MTLIndirectCommandBufferDescriptor_inheritFrontFacingWinding((void *)_object);
}
- (void)setInheritFrontFacingWinding:(BOOL)inheritFrontFacingWinding {
  pewter_MTLIndirectCommandBufferDescriptor_setInheritFrontFacingWinding_((void *)_object, inheritFrontFacingWinding);
}
- (BOOL)inheritPipelineState {
  return pewter_MTLIndirectCommandBufferDescriptor_inheritPipelineState((void *)_object);
}
- (void)setInheritPipelineState:(BOOL)inheritPipelineState {
  pewter_MTLIndirectCommandBufferDescriptor_setInheritPipelineState_((void *)_object, inheritPipelineState);
}
- (BOOL)inheritTriangleFillMode {
  return pewter_MTLIndirectCommandBufferDescriptor_inheritTriangleFillMode((void *)_object);
}
- (void)setInheritTriangleFillMode:(BOOL)inheritTriangleFillMode {
  pewter_MTLIndirectCommandBufferDescriptor_setInheritTriangleFillMode_((void *)_object, inheritTriangleFillMode);
}
- (NSUInteger)maxFragmentBufferBindCount {
  return pewter_MTLIndirectCommandBufferDescriptor_maxFragmentBufferBindCount((void *)_object);
}
- (void)setMaxFragmentBufferBindCount:(NSUInteger)maxFragmentBufferBindCount {
  pewter_MTLIndirectCommandBufferDescriptor_setMaxFragmentBufferBindCount_((void *)_object, maxFragmentBufferBindCount);
}
- (NSUInteger)maxKernelBufferBindCount {
  return pewter_MTLIndirectCommandBufferDescriptor_maxKernelBufferBindCount((void *)_object);
}
- (void)setMaxKernelBufferBindCount:(NSUInteger)maxKernelBufferBindCount {
  pewter_MTLIndirectCommandBufferDescriptor_setMaxKernelBufferBindCount_((void *)_object, maxKernelBufferBindCount);
}
- (NSUInteger)maxKernelThreadgroupMemoryBindCount {
  return pewter_MTLIndirectCommandBufferDescriptor_maxKernelThreadgroupMemoryBindCount((void *)_object);
}
- (void)setMaxKernelThreadgroupMemoryBindCount:(NSUInteger)maxKernelThreadgroupMemoryBindCount {
  pewter_MTLIndirectCommandBufferDescriptor_setMaxKernelThreadgroupMemoryBindCount_((void *)_object, maxKernelThreadgroupMemoryBindCount);
}
- (NSUInteger)maxMeshBufferBindCount {
  return pewter_MTLIndirectCommandBufferDescriptor_maxMeshBufferBindCount((void *)_object);
}
- (void)setMaxMeshBufferBindCount:(NSUInteger)maxMeshBufferBindCount {
  pewter_MTLIndirectCommandBufferDescriptor_setMaxMeshBufferBindCount_((void *)_object, maxMeshBufferBindCount);
}
- (NSUInteger)maxObjectBufferBindCount {
  return pewter_MTLIndirectCommandBufferDescriptor_maxObjectBufferBindCount((void *)_object);
}
- (void)setMaxObjectBufferBindCount:(NSUInteger)maxObjectBufferBindCount {
  pewter_MTLIndirectCommandBufferDescriptor_setMaxObjectBufferBindCount_((void *)_object, maxObjectBufferBindCount);
}
- (NSUInteger)maxObjectThreadgroupMemoryBindCount {
  return pewter_MTLIndirectCommandBufferDescriptor_maxObjectThreadgroupMemoryBindCount((void *)_object);
}
- (void)setMaxObjectThreadgroupMemoryBindCount:(NSUInteger)maxObjectThreadgroupMemoryBindCount {
  pewter_MTLIndirectCommandBufferDescriptor_setMaxObjectThreadgroupMemoryBindCount_((void *)_object, maxObjectThreadgroupMemoryBindCount);
}
- (NSUInteger)maxVertexBufferBindCount {
  return pewter_MTLIndirectCommandBufferDescriptor_maxVertexBufferBindCount((void *)_object);
}
- (void)setMaxVertexBufferBindCount:(NSUInteger)maxVertexBufferBindCount {
  pewter_MTLIndirectCommandBufferDescriptor_setMaxVertexBufferBindCount_((void *)_object, maxVertexBufferBindCount);
}
- (BOOL)supportColorAttachmentMapping {
  return pewter_MTLIndirectCommandBufferDescriptor_supportColorAttachmentMapping((void *)_object);
}
- (void)setSupportColorAttachmentMapping:(BOOL)supportColorAttachmentMapping {
  pewter_MTLIndirectCommandBufferDescriptor_setSupportColorAttachmentMapping_((void *)_object, supportColorAttachmentMapping);
}
- (BOOL)supportDynamicAttributeStride {
  return pewter_MTLIndirectCommandBufferDescriptor_supportDynamicAttributeStride((void *)_object);
}
- (void)setSupportDynamicAttributeStride:(BOOL)supportDynamicAttributeStride {
  pewter_MTLIndirectCommandBufferDescriptor_setSupportDynamicAttributeStride_((void *)_object, supportDynamicAttributeStride);
}
- (BOOL)supportRayTracing {
  return pewter_MTLIndirectCommandBufferDescriptor_supportRayTracing((void *)_object);
}
- (void)setSupportRayTracing:(BOOL)supportRayTracing {
  pewter_MTLIndirectCommandBufferDescriptor_setSupportRayTracing_((void *)_object, supportRayTracing);
}
@end

@interface PewterMTLIndirectCommandBuffer : PewterMTLResource <MTLIndirectCommandBuffer>
@end
@implementation PewterMTLIndirectCommandBuffer
- (MTLResourceID)gpuResourceID {
  return PEWTER_AS(MTLResourceID, pewter_MTLIndirectCommandBuffer_gpuResourceID((void *)_object));
}
- (id<MTLIndirectComputeCommand>)indirectComputeCommandAtIndex:(NSUInteger)commandIndex {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLIndirectCommandBuffer_indirectComputeCommandAtIndex_((void *)_object, commandIndex));
}
- (id<MTLIndirectRenderCommand>)indirectRenderCommandAtIndex:(NSUInteger)commandIndex {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLIndirectCommandBuffer_indirectRenderCommandAtIndex_((void *)_object, commandIndex));
}
- (void)resetWithRange:(NSRange)range {
  pewter_MTLIndirectCommandBuffer_resetWithRange_((void *)_object, PEWTER_AS(pewter_NSRange, range));
}
- (NSUInteger)size {
  return pewter_MTLIndirectCommandBuffer_size((void *)_object);
}
@end

@interface PewterMTLIndirectRenderCommand : PewterObject <MTLIndirectRenderCommand>
@end
@implementation PewterMTLIndirectRenderCommand
- (void)clearBarrier {
  pewter_MTLIndirectRenderCommand_clearBarrier((void *)_object);
}
- (void)drawIndexedPatches:(NSUInteger)numberOfPatchControlPoints patchStart:(NSUInteger)patchStart patchCount:(NSUInteger)patchCount patchIndexBuffer:(id<MTLBuffer>)patchIndexBuffer patchIndexBufferOffset:(NSUInteger)patchIndexBufferOffset controlPointIndexBuffer:(id<MTLBuffer>)controlPointIndexBuffer controlPointIndexBufferOffset:(NSUInteger)controlPointIndexBufferOffset instanceCount:(NSUInteger)instanceCount baseInstance:(NSUInteger)baseInstance tessellationFactorBuffer:(id<MTLBuffer>)buffer tessellationFactorBufferOffset:(NSUInteger)offset tessellationFactorBufferInstanceStride:(NSUInteger)instanceStride {
  pewter_MTLIndirectRenderCommand_drawIndexedPatches_patchStart_patchCount_patchIndexBuffer_patchIndexBufferOffset_controlPointIndexBuffer_controlPointIndexBufferOffset_instanceCount_baseInstance_tessellationFactorBuffer_tessellationFactorBufferOffset_tessellationFactorBufferInstanceStride_((void *)_object, numberOfPatchControlPoints, patchStart, patchCount, pewter_object(patchIndexBuffer), patchIndexBufferOffset, pewter_object(controlPointIndexBuffer), controlPointIndexBufferOffset, instanceCount, baseInstance, pewter_object(buffer), offset, instanceStride);
}
- (void)drawIndexedPrimitives:(MTLPrimitiveType)primitiveType indexCount:(NSUInteger)indexCount indexType:(MTLIndexType)indexType indexBuffer:(id<MTLBuffer>)indexBuffer indexBufferOffset:(NSUInteger)indexBufferOffset instanceCount:(NSUInteger)instanceCount baseVertex:(NSInteger)baseVertex baseInstance:(NSUInteger)baseInstance {
  pewter_MTLIndirectRenderCommand_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferOffset_instanceCount_baseVertex_baseInstance_((void *)_object, primitiveType, indexCount, indexType, pewter_object(indexBuffer), indexBufferOffset, instanceCount, baseVertex, baseInstance);
}
- (void)drawMeshThreadgroups:(MTLSize)threadgroupsPerGrid threadsPerObjectThreadgroup:(MTLSize)threadsPerObjectThreadgroup threadsPerMeshThreadgroup:(MTLSize)threadsPerMeshThreadgroup {
  pewter_MTLIndirectRenderCommand_drawMeshThreadgroups_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, threadgroupsPerGrid), PEWTER_AS(pewter_MTLSize, threadsPerObjectThreadgroup), PEWTER_AS(pewter_MTLSize, threadsPerMeshThreadgroup));
}
- (void)drawMeshThreads:(MTLSize)threadsPerGrid threadsPerObjectThreadgroup:(MTLSize)threadsPerObjectThreadgroup threadsPerMeshThreadgroup:(MTLSize)threadsPerMeshThreadgroup {
  pewter_MTLIndirectRenderCommand_drawMeshThreads_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, threadsPerGrid), PEWTER_AS(pewter_MTLSize, threadsPerObjectThreadgroup), PEWTER_AS(pewter_MTLSize, threadsPerMeshThreadgroup));
}
- (void)drawPatches:(NSUInteger)numberOfPatchControlPoints patchStart:(NSUInteger)patchStart patchCount:(NSUInteger)patchCount patchIndexBuffer:(id<MTLBuffer>)patchIndexBuffer patchIndexBufferOffset:(NSUInteger)patchIndexBufferOffset instanceCount:(NSUInteger)instanceCount baseInstance:(NSUInteger)baseInstance tessellationFactorBuffer:(id<MTLBuffer>)buffer tessellationFactorBufferOffset:(NSUInteger)offset tessellationFactorBufferInstanceStride:(NSUInteger)instanceStride {
  pewter_MTLIndirectRenderCommand_drawPatches_patchStart_patchCount_patchIndexBuffer_patchIndexBufferOffset_instanceCount_baseInstance_tessellationFactorBuffer_tessellationFactorBufferOffset_tessellationFactorBufferInstanceStride_((void *)_object, numberOfPatchControlPoints, patchStart, patchCount, pewter_object(patchIndexBuffer), patchIndexBufferOffset, instanceCount, baseInstance, pewter_object(buffer), offset, instanceStride);
}
- (void)drawPrimitives:(MTLPrimitiveType)primitiveType vertexStart:(NSUInteger)vertexStart vertexCount:(NSUInteger)vertexCount instanceCount:(NSUInteger)instanceCount baseInstance:(NSUInteger)baseInstance {
  pewter_MTLIndirectRenderCommand_drawPrimitives_vertexStart_vertexCount_instanceCount_baseInstance_((void *)_object, primitiveType, vertexStart, vertexCount, instanceCount, baseInstance);
}
- (void)reset {
  pewter_MTLIndirectRenderCommand_reset((void *)_object);
}
- (void)setBarrier {
  pewter_MTLIndirectRenderCommand_setBarrier((void *)_object);
}
- (void)setCullMode:(MTLCullMode)cullMode {
  pewter_MTLIndirectRenderCommand_setCullMode_((void *)_object, cullMode);
}
- (void)setDepthBias:(float)depthBias slopeScale:(float)slopeScale clamp:(float)clamp {
  pewter_MTLIndirectRenderCommand_setDepthBias_slopeScale_clamp_((void *)_object, depthBias, slopeScale, clamp);
}
- (void)setDepthClipMode:(MTLDepthClipMode)depthClipMode {
  pewter_MTLIndirectRenderCommand_setDepthClipMode_((void *)_object, depthClipMode);
}
- (void)setDepthStencilState:(id<MTLDepthStencilState>)depthStencilState {
  pewter_MTLIndirectRenderCommand_setDepthStencilState_((void *)_object, pewter_object(depthStencilState));
}
- (void)setFragmentBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLIndirectRenderCommand_setFragmentBuffer_offset_atIndex_((void *)_object, pewter_object(buffer), offset, index);
}
- (void)setFrontFacingWinding:(MTLWinding)frontFacingWindning {
  pewter_MTLIndirectRenderCommand_setFrontFacingWinding_((void *)_object, frontFacingWindning);
}
- (void)setMeshBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLIndirectRenderCommand_setMeshBuffer_offset_atIndex_((void *)_object, pewter_object(buffer), offset, index);
}
- (void)setObjectBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLIndirectRenderCommand_setObjectBuffer_offset_atIndex_((void *)_object, pewter_object(buffer), offset, index);
}
- (void)setObjectThreadgroupMemoryLength:(NSUInteger)length atIndex:(NSUInteger)index {
  pewter_MTLIndirectRenderCommand_setObjectThreadgroupMemoryLength_atIndex_((void *)_object, length, index);
}
- (void)setRenderPipelineState:(id<MTLRenderPipelineState>)pipelineState {
  pewter_MTLIndirectRenderCommand_setRenderPipelineState_((void *)_object, pewter_object(pipelineState));
}
- (void)setTriangleFillMode:(MTLTriangleFillMode)fillMode {
  pewter_MTLIndirectRenderCommand_setTriangleFillMode_((void *)_object, fillMode);
}
- (void)setVertexBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLIndirectRenderCommand_setVertexBuffer_offset_atIndex_((void *)_object, pewter_object(buffer), offset, index);
}
- (void)setVertexBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset attributeStride:(NSUInteger)stride atIndex:(NSUInteger)index {
  pewter_MTLIndirectRenderCommand_setVertexBuffer_offset_attributeStride_atIndex_((void *)_object, pewter_object(buffer), offset, stride, index);
}
@end

@interface PewterMTLIndirectComputeCommand : PewterObject <MTLIndirectComputeCommand>
@end
@implementation PewterMTLIndirectComputeCommand
- (void)clearBarrier {
  pewter_MTLIndirectComputeCommand_clearBarrier((void *)_object);
}
- (void)concurrentDispatchThreadgroups:(MTLSize)threadgroupsPerGrid threadsPerThreadgroup:(MTLSize)threadsPerThreadgroup {
  pewter_MTLIndirectComputeCommand_concurrentDispatchThreadgroups_threadsPerThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, threadgroupsPerGrid), PEWTER_AS(pewter_MTLSize, threadsPerThreadgroup));
}
- (void)concurrentDispatchThreads:(MTLSize)threadsPerGrid threadsPerThreadgroup:(MTLSize)threadsPerThreadgroup {
  pewter_MTLIndirectComputeCommand_concurrentDispatchThreads_threadsPerThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, threadsPerGrid), PEWTER_AS(pewter_MTLSize, threadsPerThreadgroup));
}
- (void)reset {
  pewter_MTLIndirectComputeCommand_reset((void *)_object);
}
- (void)setBarrier {
  pewter_MTLIndirectComputeCommand_setBarrier((void *)_object);
}
- (void)setComputePipelineState:(id<MTLComputePipelineState>)pipelineState {
  pewter_MTLIndirectComputeCommand_setComputePipelineState_((void *)_object, pewter_object(pipelineState));
}
- (void)setImageblockWidth:(NSUInteger)width height:(NSUInteger)height {
  pewter_MTLIndirectComputeCommand_setImageblockWidth_height_((void *)_object, width, height);
}
- (void)setKernelBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLIndirectComputeCommand_setKernelBuffer_offset_atIndex_((void *)_object, pewter_object(buffer), offset, index);
}
- (void)setKernelBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset attributeStride:(NSUInteger)stride atIndex:(NSUInteger)index {
  pewter_MTLIndirectComputeCommand_setKernelBuffer_offset_attributeStride_atIndex_((void *)_object, pewter_object(buffer), offset, stride, index);
}
- (void)setStageInRegion:(MTLRegion)region {
  pewter_MTLIndirectComputeCommand_setStageInRegion_((void *)_object, PEWTER_AS(pewter_MTLRegion, region));
}
- (void)setThreadgroupMemoryLength:(NSUInteger)length atIndex:(NSUInteger)index {
  pewter_MTLIndirectComputeCommand_setThreadgroupMemoryLength_atIndex_((void *)_object, length, index);
}
@end

@implementation MTLIntersectionFunctionTableDescriptor
+ (MTLIntersectionFunctionTableDescriptor *)intersectionFunctionTableDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLIntersectionFunctionTableDescriptor_intersectionFunctionTableDescriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLIntersectionFunctionTableDescriptor_init(pewter_MTLIntersectionFunctionTableDescriptor_alloc())];
}
- (NSUInteger)functionCount {
  return pewter_MTLIntersectionFunctionTableDescriptor_functionCount((void *)_object);
}
- (void)setFunctionCount:(NSUInteger)functionCount {
  pewter_MTLIntersectionFunctionTableDescriptor_setFunctionCount_((void *)_object, functionCount);
}
@end

@interface PewterMTLIntersectionFunctionTable : PewterMTLResource <MTLIntersectionFunctionTable>
@end
@implementation PewterMTLIntersectionFunctionTable
- (MTLResourceID)gpuResourceID {
  return PEWTER_AS(MTLResourceID, pewter_MTLIntersectionFunctionTable_gpuResourceID((void *)_object));
}
- (void)setBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLIntersectionFunctionTable_setBuffer_offset_atIndex_((void *)_object, pewter_object(buffer), offset, index);
}
- (void)setBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets withRange:(NSRange)range {
  void **const buffers_c = PEWTER_ARRAY(buffers, range.length);
  pewter_MTLIntersectionFunctionTable_setBuffers_offsets_withRange_((void *)_object, (void *)buffers_c, (void *)offsets, PEWTER_AS(pewter_NSRange, range));
}
- (void)setFunction:(id<MTLFunctionHandle>)function atIndex:(NSUInteger)index {
  pewter_MTLIntersectionFunctionTable_setFunction_atIndex_((void *)_object, pewter_object(function), index);
}
- (void)setFunctions:(id<MTLFunctionHandle> const *)functions withRange:(NSRange)range {
  void **const functions_c = PEWTER_ARRAY(functions, range.length);
  pewter_MTLIntersectionFunctionTable_setFunctions_withRange_((void *)_object, (void *)functions_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setOpaqueCurveIntersectionFunctionWithSignature:(MTLIntersectionFunctionSignature)signature atIndex:(NSUInteger)index {
  pewter_MTLIntersectionFunctionTable_setOpaqueCurveIntersectionFunctionWithSignature_atIndex_((void *)_object, signature, index);
}
- (void)setOpaqueCurveIntersectionFunctionWithSignature:(MTLIntersectionFunctionSignature)signature withRange:(NSRange)range {
  pewter_MTLIntersectionFunctionTable_setOpaqueCurveIntersectionFunctionWithSignature_withRange_((void *)_object, signature, PEWTER_AS(pewter_NSRange, range));
}
- (void)setOpaqueTriangleIntersectionFunctionWithSignature:(MTLIntersectionFunctionSignature)signature atIndex:(NSUInteger)index {
  pewter_MTLIntersectionFunctionTable_setOpaqueTriangleIntersectionFunctionWithSignature_atIndex_((void *)_object, signature, index);
}
- (void)setOpaqueTriangleIntersectionFunctionWithSignature:(MTLIntersectionFunctionSignature)signature withRange:(NSRange)range {
  pewter_MTLIntersectionFunctionTable_setOpaqueTriangleIntersectionFunctionWithSignature_withRange_((void *)_object, signature, PEWTER_AS(pewter_NSRange, range));
}
- (void)setVisibleFunctionTable:(id<MTLVisibleFunctionTable>)functionTable atBufferIndex:(NSUInteger)bufferIndex {
  pewter_MTLIntersectionFunctionTable_setVisibleFunctionTable_atBufferIndex_((void *)_object, pewter_object(functionTable), bufferIndex);
}
- (void)setVisibleFunctionTables:(id<MTLVisibleFunctionTable> const *)functionTables withBufferRange:(NSRange)bufferRange {
  void **const functionTables_c = PEWTER_ARRAY(functionTables, bufferRange.length);
  pewter_MTLIntersectionFunctionTable_setVisibleFunctionTables_withBufferRange_((void *)_object, (void *)functionTables_c, PEWTER_AS(pewter_NSRange, bufferRange));
}
@end

@implementation MTLVertexAttribute
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLVertexAttribute_init(pewter_MTLVertexAttribute_alloc())];
}
- (BOOL)isActive {
  return pewter_MTLVertexAttribute_isActive((void *)_object);
}
- (NSUInteger)attributeIndex {
  return pewter_MTLVertexAttribute_attributeIndex((void *)_object);
}
- (MTLDataType)attributeType {
  return pewter_MTLVertexAttribute_attributeType((void *)_object);
}
- (BOOL)isPatchControlPointData {
  return pewter_MTLVertexAttribute_isPatchControlPointData((void *)_object);
}
- (BOOL)isPatchData {
  return pewter_MTLVertexAttribute_isPatchData((void *)_object);
}
- (NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLVertexAttribute_name((void *)_object));
}
@end

@implementation MTLAttribute
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLAttribute_init(pewter_MTLAttribute_alloc())];
}
- (BOOL)isActive {
  return pewter_MTLAttribute_isActive((void *)_object);
}
- (NSUInteger)attributeIndex {
  return pewter_MTLAttribute_attributeIndex((void *)_object);
}
- (MTLDataType)attributeType {
  return pewter_MTLAttribute_attributeType((void *)_object);
}
- (BOOL)isPatchControlPointData {
  return pewter_MTLAttribute_isPatchControlPointData((void *)_object);
}
- (BOOL)isPatchData {
  return pewter_MTLAttribute_isPatchData((void *)_object);
}
- (NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAttribute_name((void *)_object));
}
@end

@implementation MTLFunctionConstant
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLFunctionConstant_init(pewter_MTLFunctionConstant_alloc())];
}
- (NSUInteger)index {
  return pewter_MTLFunctionConstant_index((void *)_object);
}
- (NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionConstant_name((void *)_object));
}
- (BOOL)required {
  return pewter_MTLFunctionConstant_required((void *)_object);
}
- (MTLDataType)type {
  return pewter_MTLFunctionConstant_type((void *)_object);
}
@end

@interface PewterMTLFunction : PewterObject <MTLFunction>
@end
@implementation PewterMTLFunction
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunction_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLFunction_setLabel_((void *)_object, pewter_from(label));
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunction_device((void *)_object));
}
- (NSDictionary *)functionConstantsDictionary {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunction_functionConstantsDictionary((void *)_object));
}
- (MTLFunctionType)functionType {
  return pewter_MTLFunction_functionType((void *)_object);
}
- (NSString *)name {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunction_name((void *)_object));
}
- (id<MTLArgumentEncoder>)newArgumentEncoderWithBufferIndex:(NSUInteger)bufferIndex {
  return pewter_own(pewter_MTLFunction_newArgumentEncoderWithBufferIndex_((void *)_object, bufferIndex));
}
- (id<MTLArgumentEncoder>)newArgumentEncoderWithBufferIndex:(NSUInteger)bufferIndex reflection:(MTLArgument **)reflection {
  PEWTER_POOL;
  pewter_MTLArgument *reflection_given = NULL;
  id<MTLArgumentEncoder> result = pewter_own(pewter_MTLFunction_newArgumentEncoderWithBufferIndex_reflection_((void *)_object, bufferIndex, reflection == NULL ? NULL : (void *)&reflection_given));
  if (reflection != NULL && reflection_given != NULL) *reflection = pewter_borrow(reflection_given);
  return result;
}
- (MTLFunctionOptions)options {
  return pewter_MTLFunction_options((void *)_object);
}
- (NSInteger)patchControlPointCount {
  return pewter_MTLFunction_patchControlPointCount((void *)_object);
}
- (MTLPatchType)patchType {
  return pewter_MTLFunction_patchType((void *)_object);
}
- (NSArray *)stageInputAttributes {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunction_stageInputAttributes((void *)_object));
}
- (NSArray *)vertexAttributes {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunction_vertexAttributes((void *)_object));
}
@end

@implementation MTLCompileOptions
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLCompileOptions_init(pewter_MTLCompileOptions_alloc())];
}
- (BOOL)allowReferencingUndefinedSymbols {
  return pewter_MTLCompileOptions_allowReferencingUndefinedSymbols((void *)_object);
}
- (void)setAllowReferencingUndefinedSymbols:(BOOL)allowReferencingUndefinedSymbols {
  pewter_MTLCompileOptions_setAllowReferencingUndefinedSymbols_((void *)_object, allowReferencingUndefinedSymbols);
}
- (MTLCompileSymbolVisibility)compileSymbolVisibility {
  return pewter_MTLCompileOptions_compileSymbolVisibility((void *)_object);
}
- (void)setCompileSymbolVisibility:(MTLCompileSymbolVisibility)compileSymbolVisibility {
  pewter_MTLCompileOptions_setCompileSymbolVisibility_((void *)_object, compileSymbolVisibility);
}
- (BOOL)enableLogging {
  return pewter_MTLCompileOptions_enableLogging((void *)_object);
}
- (void)setEnableLogging:(BOOL)enableLogging {
  pewter_MTLCompileOptions_setEnableLogging_((void *)_object, enableLogging);
}
- (BOOL)fastMathEnabled {
  return pewter_MTLCompileOptions_fastMathEnabled((void *)_object);
}
- (void)setFastMathEnabled:(BOOL)fastMathEnabled {
  pewter_MTLCompileOptions_setFastMathEnabled_((void *)_object, fastMathEnabled);
}
- (NSString *)installName {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCompileOptions_installName((void *)_object));
}
- (void)setInstallName:(NSString *)installName {
  PEWTER_POOL;
  pewter_MTLCompileOptions_setInstallName_((void *)_object, pewter_from(installName));
}
- (MTLLanguageVersion)languageVersion {
  return pewter_MTLCompileOptions_languageVersion((void *)_object);
}
- (void)setLanguageVersion:(MTLLanguageVersion)languageVersion {
  pewter_MTLCompileOptions_setLanguageVersion_((void *)_object, languageVersion);
}
- (NSArray *)libraries {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCompileOptions_libraries((void *)_object));
}
- (void)setLibraries:(NSArray *)libraries {
  PEWTER_POOL;
  pewter_MTLCompileOptions_setLibraries_((void *)_object, pewter_from(libraries));
}
- (MTLLibraryType)libraryType {
  return pewter_MTLCompileOptions_libraryType((void *)_object);
}
- (void)setLibraryType:(MTLLibraryType)libraryType {
  pewter_MTLCompileOptions_setLibraryType_((void *)_object, libraryType);
}
- (MTLMathFloatingPointFunctions)mathFloatingPointFunctions {
  return pewter_MTLCompileOptions_mathFloatingPointFunctions((void *)_object);
}
- (void)setMathFloatingPointFunctions:(MTLMathFloatingPointFunctions)mathFloatingPointFunctions {
  pewter_MTLCompileOptions_setMathFloatingPointFunctions_((void *)_object, mathFloatingPointFunctions);
}
- (MTLMathMode)mathMode {
  return pewter_MTLCompileOptions_mathMode((void *)_object);
}
- (void)setMathMode:(MTLMathMode)mathMode {
  pewter_MTLCompileOptions_setMathMode_((void *)_object, mathMode);
}
- (NSUInteger)maxTotalThreadsPerThreadgroup {
  return pewter_MTLCompileOptions_maxTotalThreadsPerThreadgroup((void *)_object);
}
- (void)setMaxTotalThreadsPerThreadgroup:(NSUInteger)maxTotalThreadsPerThreadgroup {
  pewter_MTLCompileOptions_setMaxTotalThreadsPerThreadgroup_((void *)_object, maxTotalThreadsPerThreadgroup);
}
- (MTLLibraryOptimizationLevel)optimizationLevel {
  return pewter_MTLCompileOptions_optimizationLevel((void *)_object);
}
- (void)setOptimizationLevel:(MTLLibraryOptimizationLevel)optimizationLevel {
  pewter_MTLCompileOptions_setOptimizationLevel_((void *)_object, optimizationLevel);
}
- (NSDictionary *)preprocessorMacros {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLCompileOptions_preprocessorMacros((void *)_object));
}
- (void)setPreprocessorMacros:(NSDictionary *)preprocessorMacros {
  PEWTER_POOL;
  pewter_MTLCompileOptions_setPreprocessorMacros_((void *)_object, pewter_from(preprocessorMacros));
}
- (BOOL)preserveInvariance {
  return pewter_MTLCompileOptions_preserveInvariance((void *)_object);
}
- (void)setPreserveInvariance:(BOOL)preserveInvariance {
  pewter_MTLCompileOptions_setPreserveInvariance_((void *)_object, preserveInvariance);
}
- (MTLSize)requiredThreadsPerThreadgroup {
  return PEWTER_AS(MTLSize, pewter_MTLCompileOptions_requiredThreadsPerThreadgroup((void *)_object));
}
- (void)setRequiredThreadsPerThreadgroup:(MTLSize)requiredThreadsPerThreadgroup {
  pewter_MTLCompileOptions_setRequiredThreadsPerThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, requiredThreadsPerThreadgroup));
}
@end

@implementation MTLFunctionReflection
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLFunctionReflection_init(pewter_MTLFunctionReflection_alloc())];
}
- (NSArray *)bindings {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLFunctionReflection_bindings((void *)_object));
}
@end

@interface PewterMTLLibrary : PewterObject <MTLLibrary>
@end
@implementation PewterMTLLibrary
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLLibrary_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLLibrary_setLabel_((void *)_object, pewter_from(label));
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLLibrary_device((void *)_object));
}
- (NSArray *)functionNames {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLLibrary_functionNames((void *)_object));
}
- (NSString *)installName {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLLibrary_installName((void *)_object));
}
- (id<MTLFunction>)newFunctionWithName:(NSString *)functionName {
  PEWTER_POOL;
  return pewter_own(pewter_MTLLibrary_newFunctionWithName_((void *)_object, pewter_from(functionName)));
}
- (id<MTLFunction>)newFunctionWithName:(NSString *)name constantValues:(MTLFunctionConstantValues *)constantValues error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLFunction> result = pewter_own(pewter_MTLLibrary_newFunctionWithName_constantValues_error_((void *)_object, pewter_from(name), pewter_object(constantValues), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (void)newFunctionWithName:(NSString *)name constantValues:(MTLFunctionConstantValues *)constantValues completionHandler:(void (^)(id<MTLFunction>, NSError *))completionHandler {
  PEWTER_POOL;
  pewter_MTLLibrary_newFunctionWithName_constantValues_completionHandler_((void *)_object, pewter_from(name), pewter_object(constantValues), pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_13, pewter_block_release);
}
- (void)newFunctionWithDescriptor:(MTLFunctionDescriptor *)descriptor completionHandler:(void (^)(id<MTLFunction>, NSError *))completionHandler {
  pewter_MTLLibrary_newFunctionWithDescriptor_completionHandler_((void *)_object, pewter_object(descriptor), pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_13, pewter_block_release);
}
- (id<MTLFunction>)newFunctionWithDescriptor:(MTLFunctionDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLFunction> result = pewter_own(pewter_MTLLibrary_newFunctionWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (void)newIntersectionFunctionWithDescriptor:(MTLIntersectionFunctionDescriptor *)descriptor completionHandler:(void (^)(id<MTLFunction>, NSError *))completionHandler {
  pewter_MTLLibrary_newIntersectionFunctionWithDescriptor_completionHandler_((void *)_object, pewter_object(descriptor), pewter_block(completionHandler), completionHandler == nil ? NULL : call_block_13, pewter_block_release);
}
- (id<MTLFunction>)newIntersectionFunctionWithDescriptor:(MTLIntersectionFunctionDescriptor *)descriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLFunction> result = pewter_own(pewter_MTLLibrary_newIntersectionFunctionWithDescriptor_error_((void *)_object, pewter_object(descriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (MTLFunctionReflection *)reflectionForFunctionWithName:(NSString *)functionName {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLLibrary_reflectionForFunctionWithName_((void *)_object, pewter_from(functionName)));
}
- (MTLLibraryType)type {
  return pewter_MTLLibrary_type((void *)_object);
}
@end

@implementation MTLLinkedFunctions
+ (MTLLinkedFunctions *)linkedFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLLinkedFunctions_linkedFunctions());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLLinkedFunctions_init(pewter_MTLLinkedFunctions_alloc())];
}
- (NSArray *)binaryFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLLinkedFunctions_binaryFunctions((void *)_object));
}
- (void)setBinaryFunctions:(NSArray *)binaryFunctions {
  PEWTER_POOL;
  pewter_MTLLinkedFunctions_setBinaryFunctions_((void *)_object, pewter_from(binaryFunctions));
}
- (NSArray *)functions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLLinkedFunctions_functions((void *)_object));
}
- (void)setFunctions:(NSArray *)functions {
  PEWTER_POOL;
  pewter_MTLLinkedFunctions_setFunctions_((void *)_object, pewter_from(functions));
}
- (NSDictionary *)groups {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLLinkedFunctions_groups((void *)_object));
}
- (void)setGroups:(NSDictionary *)groups {
  PEWTER_POOL;
  pewter_MTLLinkedFunctions_setGroups_((void *)_object, pewter_from(groups));
}
- (NSArray *)privateFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLLinkedFunctions_privateFunctions((void *)_object));
}
- (void)setPrivateFunctions:(NSArray *)privateFunctions {
  PEWTER_POOL;
  pewter_MTLLinkedFunctions_setPrivateFunctions_((void *)_object, pewter_from(privateFunctions));
}
@end

@interface PewterMTLLogState : PewterObject <MTLLogState>
@end
@implementation PewterMTLLogState
- (void)addLogHandler:(void (^)(NSString *, NSString *, MTLLogLevel, NSString *))block {
  pewter_MTLLogState_addLogHandler_((void *)_object, pewter_block(block), block == nil ? NULL : call_block_14, pewter_block_release);
}
@end

@implementation MTLLogStateDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLLogStateDescriptor_init(pewter_MTLLogStateDescriptor_alloc())];
}
- (NSInteger)bufferSize {
  return pewter_MTLLogStateDescriptor_bufferSize((void *)_object);
}
- (void)setBufferSize:(NSInteger)bufferSize {
  pewter_MTLLogStateDescriptor_setBufferSize_((void *)_object, bufferSize);
}
- (MTLLogLevel)level {
  return pewter_MTLLogStateDescriptor_level((void *)_object);
}
- (void)setLevel:(MTLLogLevel)level {
  pewter_MTLLogStateDescriptor_setLevel_((void *)_object, level);
}
@end

@interface PewterMTLParallelRenderCommandEncoder : PewterMTLCommandEncoder <MTLParallelRenderCommandEncoder>
@end
@implementation PewterMTLParallelRenderCommandEncoder
- (id<MTLRenderCommandEncoder>)renderCommandEncoder {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLParallelRenderCommandEncoder_renderCommandEncoder((void *)_object));
}
- (void)setColorStoreAction:(MTLStoreAction)storeAction atIndex:(NSUInteger)colorAttachmentIndex {
  pewter_MTLParallelRenderCommandEncoder_setColorStoreAction_atIndex_((void *)_object, storeAction, colorAttachmentIndex);
}
- (void)setColorStoreActionOptions:(MTLStoreActionOptions)storeActionOptions atIndex:(NSUInteger)colorAttachmentIndex {
  pewter_MTLParallelRenderCommandEncoder_setColorStoreActionOptions_atIndex_((void *)_object, storeActionOptions, colorAttachmentIndex);
}
- (void)setDepthStoreAction:(MTLStoreAction)storeAction {
  pewter_MTLParallelRenderCommandEncoder_setDepthStoreAction_((void *)_object, storeAction);
}
- (void)setDepthStoreActionOptions:(MTLStoreActionOptions)storeActionOptions {
  pewter_MTLParallelRenderCommandEncoder_setDepthStoreActionOptions_((void *)_object, storeActionOptions);
}
- (void)setStencilStoreAction:(MTLStoreAction)storeAction {
  pewter_MTLParallelRenderCommandEncoder_setStencilStoreAction_((void *)_object, storeAction);
}
- (void)setStencilStoreActionOptions:(MTLStoreActionOptions)storeActionOptions {
  pewter_MTLParallelRenderCommandEncoder_setStencilStoreActionOptions_((void *)_object, storeActionOptions);
}
@end

@implementation MTLPipelineBufferDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLPipelineBufferDescriptor_init(pewter_MTLPipelineBufferDescriptor_alloc())];
}
- (MTLMutability)mutability {
  return pewter_MTLPipelineBufferDescriptor_mutability((void *)_object);
}
- (void)setMutability:(MTLMutability)mutability {
  pewter_MTLPipelineBufferDescriptor_setMutability_((void *)_object, mutability);
}
@end

@implementation MTLPipelineBufferDescriptorArray
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLPipelineBufferDescriptorArray_init(pewter_MTLPipelineBufferDescriptorArray_alloc())];
}
- (MTLPipelineBufferDescriptor *)objectAtIndexedSubscript:(NSUInteger)bufferIndex {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLPipelineBufferDescriptorArray_objectAtIndexedSubscript_((void *)_object, bufferIndex));
}
- (void)setObject:(MTLPipelineBufferDescriptor *)buffer atIndexedSubscript:(NSUInteger)bufferIndex {
  pewter_MTLPipelineBufferDescriptorArray_setObject_atIndexedSubscript_((void *)_object, pewter_object(buffer), bufferIndex);
}
@end

@implementation MTLRasterizationRateSampleArray
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLRasterizationRateSampleArray_init(pewter_MTLRasterizationRateSampleArray_alloc())];
}
- (NSNumber *)objectAtIndexedSubscript:(NSUInteger)index {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRasterizationRateSampleArray_objectAtIndexedSubscript_((void *)_object, index));
}
- (void)setObject:(NSNumber *)value atIndexedSubscript:(NSUInteger)index {
  PEWTER_POOL;
  pewter_MTLRasterizationRateSampleArray_setObject_atIndexedSubscript_((void *)_object, pewter_from(value), index);
}
@end

@implementation MTLRasterizationRateLayerDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLRasterizationRateLayerDescriptor_init(pewter_MTLRasterizationRateLayerDescriptor_alloc())];
}
- (instancetype)initWithSampleCount:(MTLSize)sampleCount {
  return [self initWithPewterObject:pewter_MTLRasterizationRateLayerDescriptor_initWithSampleCount_(pewter_MTLRasterizationRateLayerDescriptor_alloc(), PEWTER_AS(pewter_MTLSize, sampleCount))];
}
- (instancetype)initWithSampleCount:(MTLSize)sampleCount horizontal:(const float*)horizontal vertical:(const float*)vertical {
  return [self initWithPewterObject:pewter_MTLRasterizationRateLayerDescriptor_initWithSampleCount_horizontal_vertical_(pewter_MTLRasterizationRateLayerDescriptor_alloc(), PEWTER_AS(pewter_MTLSize, sampleCount), (void *)horizontal, (void *)vertical)];
}
- (MTLSize)sampleCount {
  return PEWTER_AS(MTLSize, pewter_MTLRasterizationRateLayerDescriptor_sampleCount((void *)_object));
}
- (void)setSampleCount:(MTLSize)sampleCount {
  pewter_MTLRasterizationRateLayerDescriptor_setSampleCount_((void *)_object, PEWTER_AS(pewter_MTLSize, sampleCount));
}
- (MTLRasterizationRateSampleArray *)horizontal {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRasterizationRateLayerDescriptor_horizontal((void *)_object));
}
- (float*)horizontalSampleStorage {
  return pewter_MTLRasterizationRateLayerDescriptor_horizontalSampleStorage((void *)_object);
}
- (MTLSize)maxSampleCount {
  return PEWTER_AS(MTLSize, pewter_MTLRasterizationRateLayerDescriptor_maxSampleCount((void *)_object));
}
- (MTLRasterizationRateSampleArray *)vertical {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRasterizationRateLayerDescriptor_vertical((void *)_object));
}
- (float*)verticalSampleStorage {
  return pewter_MTLRasterizationRateLayerDescriptor_verticalSampleStorage((void *)_object);
}
@end

@implementation MTLRasterizationRateLayerArray
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLRasterizationRateLayerArray_init(pewter_MTLRasterizationRateLayerArray_alloc())];
}
- (MTLRasterizationRateLayerDescriptor *)objectAtIndexedSubscript:(NSUInteger)layerIndex {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRasterizationRateLayerArray_objectAtIndexedSubscript_((void *)_object, layerIndex));
}
- (void)setObject:(MTLRasterizationRateLayerDescriptor *)layer atIndexedSubscript:(NSUInteger)layerIndex {
  pewter_MTLRasterizationRateLayerArray_setObject_atIndexedSubscript_((void *)_object, pewter_object(layer), layerIndex);
}
@end

@implementation MTLRasterizationRateMapDescriptor
+ (MTLRasterizationRateMapDescriptor *)rasterizationRateMapDescriptorWithScreenSize:(MTLSize)screenSize {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRasterizationRateMapDescriptor_rasterizationRateMapDescriptorWithScreenSize_(PEWTER_AS(pewter_MTLSize, screenSize)));
}
+ (MTLRasterizationRateMapDescriptor *)rasterizationRateMapDescriptorWithScreenSize:(MTLSize)screenSize layer:(MTLRasterizationRateLayerDescriptor *)layer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRasterizationRateMapDescriptor_rasterizationRateMapDescriptorWithScreenSize_layer_(PEWTER_AS(pewter_MTLSize, screenSize), pewter_object(layer)));
}
+ (MTLRasterizationRateMapDescriptor *)rasterizationRateMapDescriptorWithScreenSize:(MTLSize)screenSize layerCount:(NSUInteger)layerCount layers:(MTLRasterizationRateLayerDescriptor * const *)layers {
  PEWTER_POOL;
  void **const layers_c = PEWTER_ARRAY(layers, layerCount);
  return pewter_borrow(pewter_MTLRasterizationRateMapDescriptor_rasterizationRateMapDescriptorWithScreenSize_layerCount_layers_(PEWTER_AS(pewter_MTLSize, screenSize), layerCount, (void *)layers_c));
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLRasterizationRateMapDescriptor_init(pewter_MTLRasterizationRateMapDescriptor_alloc())];
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRasterizationRateMapDescriptor_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLRasterizationRateMapDescriptor_setLabel_((void *)_object, pewter_from(label));
}
- (MTLSize)screenSize {
  return PEWTER_AS(MTLSize, pewter_MTLRasterizationRateMapDescriptor_screenSize((void *)_object));
}
- (void)setScreenSize:(MTLSize)screenSize {
  pewter_MTLRasterizationRateMapDescriptor_setScreenSize_((void *)_object, PEWTER_AS(pewter_MTLSize, screenSize));
}
- (MTLRasterizationRateLayerDescriptor *)layerAtIndex:(NSUInteger)layerIndex {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRasterizationRateMapDescriptor_layerAtIndex_((void *)_object, layerIndex));
}
- (NSUInteger)layerCount {
  return pewter_MTLRasterizationRateMapDescriptor_layerCount((void *)_object);
}
- (MTLRasterizationRateLayerArray *)layers {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRasterizationRateMapDescriptor_layers((void *)_object));
}
- (void)setLayer:(MTLRasterizationRateLayerDescriptor *)layer atIndex:(NSUInteger)layerIndex {
  pewter_MTLRasterizationRateMapDescriptor_setLayer_atIndex_((void *)_object, pewter_object(layer), layerIndex);
}
@end

@interface PewterMTLRasterizationRateMap : PewterObject <MTLRasterizationRateMap>
@end
@implementation PewterMTLRasterizationRateMap
- (void)copyParameterDataToBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset {
  pewter_MTLRasterizationRateMap_copyParameterDataToBuffer_offset_((void *)_object, pewter_object(buffer), offset);
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRasterizationRateMap_device((void *)_object));
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRasterizationRateMap_label((void *)_object));
}
- (NSUInteger)layerCount {
  return pewter_MTLRasterizationRateMap_layerCount((void *)_object);
}
- (MTLCoordinate2D)mapPhysicalToScreenCoordinates:(MTLCoordinate2D)physicalCoordinates forLayer:(NSUInteger)layerIndex {
  return PEWTER_AS(MTLCoordinate2D, pewter_MTLRasterizationRateMap_mapPhysicalToScreenCoordinates_forLayer_((void *)_object, PEWTER_AS(pewter_MTLSamplePosition, physicalCoordinates), layerIndex));
}
- (MTLCoordinate2D)mapScreenToPhysicalCoordinates:(MTLCoordinate2D)screenCoordinates forLayer:(NSUInteger)layerIndex {
  return PEWTER_AS(MTLCoordinate2D, pewter_MTLRasterizationRateMap_mapScreenToPhysicalCoordinates_forLayer_((void *)_object, PEWTER_AS(pewter_MTLSamplePosition, screenCoordinates), layerIndex));
}
- (MTLSizeAndAlign)parameterBufferSizeAndAlign {
  return PEWTER_AS(MTLSizeAndAlign, pewter_MTLRasterizationRateMap_parameterBufferSizeAndAlign((void *)_object));
}
- (MTLSize)physicalGranularity {
  return PEWTER_AS(MTLSize, pewter_MTLRasterizationRateMap_physicalGranularity((void *)_object));
}
- (MTLSize)physicalSizeForLayer:(NSUInteger)layerIndex {
  return PEWTER_AS(MTLSize, pewter_MTLRasterizationRateMap_physicalSizeForLayer_((void *)_object, layerIndex));
}
- (MTLSize)screenSize {
  return PEWTER_AS(MTLSize, pewter_MTLRasterizationRateMap_screenSize((void *)_object));
}
@end

@interface PewterMTLRenderCommandEncoder : PewterMTLCommandEncoder <MTLRenderCommandEncoder>
@end
@implementation PewterMTLRenderCommandEncoder
- (void)dispatchThreadsPerTile:(MTLSize)threadsPerTile {
  pewter_MTLRenderCommandEncoder_dispatchThreadsPerTile_((void *)_object, PEWTER_AS(pewter_MTLSize, threadsPerTile));
}
- (void)drawIndexedPatches:(NSUInteger)numberOfPatchControlPoints patchStart:(NSUInteger)patchStart patchCount:(NSUInteger)patchCount patchIndexBuffer:(id<MTLBuffer>)patchIndexBuffer patchIndexBufferOffset:(NSUInteger)patchIndexBufferOffset controlPointIndexBuffer:(id<MTLBuffer>)controlPointIndexBuffer controlPointIndexBufferOffset:(NSUInteger)controlPointIndexBufferOffset instanceCount:(NSUInteger)instanceCount baseInstance:(NSUInteger)baseInstance {
  pewter_MTLRenderCommandEncoder_drawIndexedPatches_patchStart_patchCount_patchIndexBuffer_patchIndexBufferOffset_controlPointIndexBuffer_controlPointIndexBufferOffset_instanceCount_baseInstance_((void *)_object, numberOfPatchControlPoints, patchStart, patchCount, pewter_object(patchIndexBuffer), patchIndexBufferOffset, pewter_object(controlPointIndexBuffer), controlPointIndexBufferOffset, instanceCount, baseInstance);
}
- (void)drawIndexedPatches:(NSUInteger)numberOfPatchControlPoints patchIndexBuffer:(id<MTLBuffer>)patchIndexBuffer patchIndexBufferOffset:(NSUInteger)patchIndexBufferOffset controlPointIndexBuffer:(id<MTLBuffer>)controlPointIndexBuffer controlPointIndexBufferOffset:(NSUInteger)controlPointIndexBufferOffset indirectBuffer:(id<MTLBuffer>)indirectBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset {
  pewter_MTLRenderCommandEncoder_drawIndexedPatches_patchIndexBuffer_patchIndexBufferOffset_controlPointIndexBuffer_controlPointIndexBufferOffset_indirectBuffer_indirectBufferOffset_((void *)_object, numberOfPatchControlPoints, pewter_object(patchIndexBuffer), patchIndexBufferOffset, pewter_object(controlPointIndexBuffer), controlPointIndexBufferOffset, pewter_object(indirectBuffer), indirectBufferOffset);
}
- (void)drawIndexedPrimitives:(MTLPrimitiveType)primitiveType indexCount:(NSUInteger)indexCount indexType:(MTLIndexType)indexType indexBuffer:(id<MTLBuffer>)indexBuffer indexBufferOffset:(NSUInteger)indexBufferOffset instanceCount:(NSUInteger)instanceCount {
  pewter_MTLRenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferOffset_instanceCount_((void *)_object, primitiveType, indexCount, indexType, pewter_object(indexBuffer), indexBufferOffset, instanceCount);
}
- (void)drawIndexedPrimitives:(MTLPrimitiveType)primitiveType indexCount:(NSUInteger)indexCount indexType:(MTLIndexType)indexType indexBuffer:(id<MTLBuffer>)indexBuffer indexBufferOffset:(NSUInteger)indexBufferOffset {
  pewter_MTLRenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferOffset_((void *)_object, primitiveType, indexCount, indexType, pewter_object(indexBuffer), indexBufferOffset);
}
- (void)drawIndexedPrimitives:(MTLPrimitiveType)primitiveType indexCount:(NSUInteger)indexCount indexType:(MTLIndexType)indexType indexBuffer:(id<MTLBuffer>)indexBuffer indexBufferOffset:(NSUInteger)indexBufferOffset instanceCount:(NSUInteger)instanceCount baseVertex:(NSInteger)baseVertex baseInstance:(NSUInteger)baseInstance {
  pewter_MTLRenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferOffset_instanceCount_baseVertex_baseInstance_((void *)_object, primitiveType, indexCount, indexType, pewter_object(indexBuffer), indexBufferOffset, instanceCount, baseVertex, baseInstance);
}
- (void)drawIndexedPrimitives:(MTLPrimitiveType)primitiveType indexType:(MTLIndexType)indexType indexBuffer:(id<MTLBuffer>)indexBuffer indexBufferOffset:(NSUInteger)indexBufferOffset indirectBuffer:(id<MTLBuffer>)indirectBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset {
  pewter_MTLRenderCommandEncoder_drawIndexedPrimitives_indexType_indexBuffer_indexBufferOffset_indirectBuffer_indirectBufferOffset_((void *)_object, primitiveType, indexType, pewter_object(indexBuffer), indexBufferOffset, pewter_object(indirectBuffer), indirectBufferOffset);
}
- (void)drawMeshThreadgroups:(MTLSize)threadgroupsPerGrid threadsPerObjectThreadgroup:(MTLSize)threadsPerObjectThreadgroup threadsPerMeshThreadgroup:(MTLSize)threadsPerMeshThreadgroup {
  pewter_MTLRenderCommandEncoder_drawMeshThreadgroups_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, threadgroupsPerGrid), PEWTER_AS(pewter_MTLSize, threadsPerObjectThreadgroup), PEWTER_AS(pewter_MTLSize, threadsPerMeshThreadgroup));
}
- (void)drawMeshThreadgroupsWithIndirectBuffer:(id<MTLBuffer>)indirectBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset threadsPerObjectThreadgroup:(MTLSize)threadsPerObjectThreadgroup threadsPerMeshThreadgroup:(MTLSize)threadsPerMeshThreadgroup {
  pewter_MTLRenderCommandEncoder_drawMeshThreadgroupsWithIndirectBuffer_indirectBufferOffset_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_((void *)_object, pewter_object(indirectBuffer), indirectBufferOffset, PEWTER_AS(pewter_MTLSize, threadsPerObjectThreadgroup), PEWTER_AS(pewter_MTLSize, threadsPerMeshThreadgroup));
}
- (void)drawMeshThreads:(MTLSize)threadsPerGrid threadsPerObjectThreadgroup:(MTLSize)threadsPerObjectThreadgroup threadsPerMeshThreadgroup:(MTLSize)threadsPerMeshThreadgroup {
  pewter_MTLRenderCommandEncoder_drawMeshThreads_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, threadsPerGrid), PEWTER_AS(pewter_MTLSize, threadsPerObjectThreadgroup), PEWTER_AS(pewter_MTLSize, threadsPerMeshThreadgroup));
}
- (void)drawPatches:(NSUInteger)numberOfPatchControlPoints patchStart:(NSUInteger)patchStart patchCount:(NSUInteger)patchCount patchIndexBuffer:(id<MTLBuffer>)patchIndexBuffer patchIndexBufferOffset:(NSUInteger)patchIndexBufferOffset instanceCount:(NSUInteger)instanceCount baseInstance:(NSUInteger)baseInstance {
  pewter_MTLRenderCommandEncoder_drawPatches_patchStart_patchCount_patchIndexBuffer_patchIndexBufferOffset_instanceCount_baseInstance_((void *)_object, numberOfPatchControlPoints, patchStart, patchCount, pewter_object(patchIndexBuffer), patchIndexBufferOffset, instanceCount, baseInstance);
}
- (void)drawPatches:(NSUInteger)numberOfPatchControlPoints patchIndexBuffer:(id<MTLBuffer>)patchIndexBuffer patchIndexBufferOffset:(NSUInteger)patchIndexBufferOffset indirectBuffer:(id<MTLBuffer>)indirectBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset {
  pewter_MTLRenderCommandEncoder_drawPatches_patchIndexBuffer_patchIndexBufferOffset_indirectBuffer_indirectBufferOffset_((void *)_object, numberOfPatchControlPoints, pewter_object(patchIndexBuffer), patchIndexBufferOffset, pewter_object(indirectBuffer), indirectBufferOffset);
}
- (void)drawPrimitives:(MTLPrimitiveType)primitiveType vertexStart:(NSUInteger)vertexStart vertexCount:(NSUInteger)vertexCount instanceCount:(NSUInteger)instanceCount {
  pewter_MTLRenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_instanceCount_((void *)_object, primitiveType, vertexStart, vertexCount, instanceCount);
}
- (void)drawPrimitives:(MTLPrimitiveType)primitiveType vertexStart:(NSUInteger)vertexStart vertexCount:(NSUInteger)vertexCount {
  pewter_MTLRenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_((void *)_object, primitiveType, vertexStart, vertexCount);
}
- (void)drawPrimitives:(MTLPrimitiveType)primitiveType vertexStart:(NSUInteger)vertexStart vertexCount:(NSUInteger)vertexCount instanceCount:(NSUInteger)instanceCount baseInstance:(NSUInteger)baseInstance {
  pewter_MTLRenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_instanceCount_baseInstance_((void *)_object, primitiveType, vertexStart, vertexCount, instanceCount, baseInstance);
}
- (void)drawPrimitives:(MTLPrimitiveType)primitiveType indirectBuffer:(id<MTLBuffer>)indirectBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset {
  pewter_MTLRenderCommandEncoder_drawPrimitives_indirectBuffer_indirectBufferOffset_((void *)_object, primitiveType, pewter_object(indirectBuffer), indirectBufferOffset);
}
- (void)executeCommandsInBuffer:(id<MTLIndirectCommandBuffer>)indirectCommandBuffer withRange:(NSRange)executionRange {
  pewter_MTLRenderCommandEncoder_executeCommandsInBuffer_withRange_((void *)_object, pewter_object(indirectCommandBuffer), PEWTER_AS(pewter_NSRange, executionRange));
}
- (void)executeCommandsInBuffer:(id<MTLIndirectCommandBuffer>)indirectCommandbuffer indirectBuffer:(id<MTLBuffer>)indirectRangeBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset {
  pewter_MTLRenderCommandEncoder_executeCommandsInBuffer_indirectBuffer_indirectBufferOffset_((void *)_object, pewter_object(indirectCommandbuffer), pewter_object(indirectRangeBuffer), indirectBufferOffset);
}
- (void)memoryBarrierWithScope:(MTLBarrierScope)scope afterStages:(MTLRenderStages)after beforeStages:(MTLRenderStages)before {
  pewter_MTLRenderCommandEncoder_memoryBarrierWithScope_afterStages_beforeStages_((void *)_object, scope, after, before);
}
- (void)memoryBarrierWithResources:(id<MTLResource> const *)resources count:(NSUInteger)count afterStages:(MTLRenderStages)after beforeStages:(MTLRenderStages)before {
  void **const resources_c = PEWTER_ARRAY(resources, count);
  pewter_MTLRenderCommandEncoder_memoryBarrierWithResources_count_afterStages_beforeStages_((void *)_object, (void *)resources_c, count, after, before);
}
- (void)sampleCountersInBuffer:(id<MTLCounterSampleBuffer>)sampleBuffer atSampleIndex:(NSUInteger)sampleIndex withBarrier:(BOOL)barrier {
  pewter_MTLRenderCommandEncoder_sampleCountersInBuffer_atSampleIndex_withBarrier_((void *)_object, pewter_object(sampleBuffer), sampleIndex, barrier);
}
- (void)setBlendColorRed:(float)red green:(float)green blue:(float)blue alpha:(float)alpha {
  pewter_MTLRenderCommandEncoder_setBlendColorRed_green_blue_alpha_((void *)_object, red, green, blue, alpha);
}
- (void)setColorAttachmentMap:(MTLLogicalToPhysicalColorAttachmentMap *)mapping {
  pewter_MTLRenderCommandEncoder_setColorAttachmentMap_((void *)_object, pewter_object(mapping));
}
- (void)setColorStoreAction:(MTLStoreAction)storeAction atIndex:(NSUInteger)colorAttachmentIndex {
  pewter_MTLRenderCommandEncoder_setColorStoreAction_atIndex_((void *)_object, storeAction, colorAttachmentIndex);
}
- (void)setColorStoreActionOptions:(MTLStoreActionOptions)storeActionOptions atIndex:(NSUInteger)colorAttachmentIndex {
  pewter_MTLRenderCommandEncoder_setColorStoreActionOptions_atIndex_((void *)_object, storeActionOptions, colorAttachmentIndex);
}
- (void)setCullMode:(MTLCullMode)cullMode {
  pewter_MTLRenderCommandEncoder_setCullMode_((void *)_object, cullMode);
}
- (void)setDepthBias:(float)depthBias slopeScale:(float)slopeScale clamp:(float)clamp {
  pewter_MTLRenderCommandEncoder_setDepthBias_slopeScale_clamp_((void *)_object, depthBias, slopeScale, clamp);
}
- (void)setDepthClipMode:(MTLDepthClipMode)depthClipMode {
  pewter_MTLRenderCommandEncoder_setDepthClipMode_((void *)_object, depthClipMode);
}
- (void)setDepthStencilState:(id<MTLDepthStencilState>)depthStencilState {
  pewter_MTLRenderCommandEncoder_setDepthStencilState_((void *)_object, pewter_object(depthStencilState));
}
- (void)setDepthStoreAction:(MTLStoreAction)storeAction {
  pewter_MTLRenderCommandEncoder_setDepthStoreAction_((void *)_object, storeAction);
}
- (void)setDepthStoreActionOptions:(MTLStoreActionOptions)storeActionOptions {
  pewter_MTLRenderCommandEncoder_setDepthStoreActionOptions_((void *)_object, storeActionOptions);
}
- (void)setDepthTestMinBound:(float)minBound maxBound:(float)maxBound {
  pewter_MTLRenderCommandEncoder_setDepthTestMinBound_maxBound_((void *)_object, minBound, maxBound);
}
- (void)setFragmentAccelerationStructure:(id<MTLAccelerationStructure>)accelerationStructure atBufferIndex:(NSUInteger)bufferIndex {
  pewter_MTLRenderCommandEncoder_setFragmentAccelerationStructure_atBufferIndex_((void *)_object, pewter_object(accelerationStructure), bufferIndex);
}
- (void)setFragmentBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setFragmentBuffer_offset_atIndex_((void *)_object, pewter_object(buffer), offset, index);
}
- (void)setFragmentBufferOffset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setFragmentBufferOffset_atIndex_((void *)_object, offset, index);
}
- (void)setFragmentBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets withRange:(NSRange)range {
  void **const buffers_c = PEWTER_ARRAY(buffers, range.length);
  pewter_MTLRenderCommandEncoder_setFragmentBuffers_offsets_withRange_((void *)_object, (void *)buffers_c, (void *)offsets, PEWTER_AS(pewter_NSRange, range));
}
- (void)setFragmentBytes:(const void*)bytes length:(NSUInteger)length atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setFragmentBytes_length_atIndex_((void *)_object, bytes, length, index);
}
- (void)setFragmentIntersectionFunctionTable:(id<MTLIntersectionFunctionTable>)intersectionFunctionTable atBufferIndex:(NSUInteger)bufferIndex {
  pewter_MTLRenderCommandEncoder_setFragmentIntersectionFunctionTable_atBufferIndex_((void *)_object, pewter_object(intersectionFunctionTable), bufferIndex);
}
- (void)setFragmentIntersectionFunctionTables:(id<MTLIntersectionFunctionTable> const *)intersectionFunctionTables withBufferRange:(NSRange)range {
  void **const intersectionFunctionTables_c = PEWTER_ARRAY(intersectionFunctionTables, range.length);
  pewter_MTLRenderCommandEncoder_setFragmentIntersectionFunctionTables_withBufferRange_((void *)_object, (void *)intersectionFunctionTables_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setFragmentSamplerState:(id<MTLSamplerState>)sampler atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setFragmentSamplerState_atIndex_((void *)_object, pewter_object(sampler), index);
}
- (void)setFragmentSamplerState:(id<MTLSamplerState>)sampler lodMinClamp:(float)lodMinClamp lodMaxClamp:(float)lodMaxClamp atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setFragmentSamplerState_lodMinClamp_lodMaxClamp_atIndex_((void *)_object, pewter_object(sampler), lodMinClamp, lodMaxClamp, index);
}
- (void)setFragmentSamplerStates:(id<MTLSamplerState> const *)samplers withRange:(NSRange)range {
  void **const samplers_c = PEWTER_ARRAY(samplers, range.length);
  pewter_MTLRenderCommandEncoder_setFragmentSamplerStates_withRange_((void *)_object, (void *)samplers_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setFragmentSamplerStates:(id<MTLSamplerState> const *)samplers lodMinClamps:(const float*)lodMinClamps lodMaxClamps:(const float*)lodMaxClamps withRange:(NSRange)range {
  void **const samplers_c = PEWTER_ARRAY(samplers, range.length);
  pewter_MTLRenderCommandEncoder_setFragmentSamplerStates_lodMinClamps_lodMaxClamps_withRange_((void *)_object, (void *)samplers_c, (void *)lodMinClamps, (void *)lodMaxClamps, PEWTER_AS(pewter_NSRange, range));
}
- (void)setFragmentTexture:(id<MTLTexture>)texture atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setFragmentTexture_atIndex_((void *)_object, pewter_object(texture), index);
}
- (void)setFragmentTextures:(id<MTLTexture> const *)textures withRange:(NSRange)range {
  void **const textures_c = PEWTER_ARRAY(textures, range.length);
  pewter_MTLRenderCommandEncoder_setFragmentTextures_withRange_((void *)_object, (void *)textures_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setFragmentVisibleFunctionTable:(id<MTLVisibleFunctionTable>)functionTable atBufferIndex:(NSUInteger)bufferIndex {
  pewter_MTLRenderCommandEncoder_setFragmentVisibleFunctionTable_atBufferIndex_((void *)_object, pewter_object(functionTable), bufferIndex);
}
- (void)setFragmentVisibleFunctionTables:(id<MTLVisibleFunctionTable> const *)functionTables withBufferRange:(NSRange)range {
  void **const functionTables_c = PEWTER_ARRAY(functionTables, range.length);
  pewter_MTLRenderCommandEncoder_setFragmentVisibleFunctionTables_withBufferRange_((void *)_object, (void *)functionTables_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setFrontFacingWinding:(MTLWinding)frontFacingWinding {
  pewter_MTLRenderCommandEncoder_setFrontFacingWinding_((void *)_object, frontFacingWinding);
}
- (void)setMeshBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setMeshBuffer_offset_atIndex_((void *)_object, pewter_object(buffer), offset, index);
}
- (void)setMeshBufferOffset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setMeshBufferOffset_atIndex_((void *)_object, offset, index);
}
- (void)setMeshBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets withRange:(NSRange)range {
  void **const buffers_c = PEWTER_ARRAY(buffers, range.length);
  pewter_MTLRenderCommandEncoder_setMeshBuffers_offsets_withRange_((void *)_object, (void *)buffers_c, (void *)offsets, PEWTER_AS(pewter_NSRange, range));
}
- (void)setMeshBytes:(const void*)bytes length:(NSUInteger)length atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setMeshBytes_length_atIndex_((void *)_object, bytes, length, index);
}
- (void)setMeshSamplerState:(id<MTLSamplerState>)sampler atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setMeshSamplerState_atIndex_((void *)_object, pewter_object(sampler), index);
}
- (void)setMeshSamplerState:(id<MTLSamplerState>)sampler lodMinClamp:(float)lodMinClamp lodMaxClamp:(float)lodMaxClamp atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setMeshSamplerState_lodMinClamp_lodMaxClamp_atIndex_((void *)_object, pewter_object(sampler), lodMinClamp, lodMaxClamp, index);
}
- (void)setMeshSamplerStates:(id<MTLSamplerState> const *)samplers withRange:(NSRange)range {
  void **const samplers_c = PEWTER_ARRAY(samplers, range.length);
  pewter_MTLRenderCommandEncoder_setMeshSamplerStates_withRange_((void *)_object, (void *)samplers_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setMeshSamplerStates:(id<MTLSamplerState> const *)samplers lodMinClamps:(const float*)lodMinClamps lodMaxClamps:(const float*)lodMaxClamps withRange:(NSRange)range {
  void **const samplers_c = PEWTER_ARRAY(samplers, range.length);
  pewter_MTLRenderCommandEncoder_setMeshSamplerStates_lodMinClamps_lodMaxClamps_withRange_((void *)_object, (void *)samplers_c, (void *)lodMinClamps, (void *)lodMaxClamps, PEWTER_AS(pewter_NSRange, range));
}
- (void)setMeshTexture:(id<MTLTexture>)texture atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setMeshTexture_atIndex_((void *)_object, pewter_object(texture), index);
}
- (void)setMeshTextures:(id<MTLTexture> const *)textures withRange:(NSRange)range {
  void **const textures_c = PEWTER_ARRAY(textures, range.length);
  pewter_MTLRenderCommandEncoder_setMeshTextures_withRange_((void *)_object, (void *)textures_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setObjectBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setObjectBuffer_offset_atIndex_((void *)_object, pewter_object(buffer), offset, index);
}
- (void)setObjectBufferOffset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setObjectBufferOffset_atIndex_((void *)_object, offset, index);
}
- (void)setObjectBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets withRange:(NSRange)range {
  void **const buffers_c = PEWTER_ARRAY(buffers, range.length);
  pewter_MTLRenderCommandEncoder_setObjectBuffers_offsets_withRange_((void *)_object, (void *)buffers_c, (void *)offsets, PEWTER_AS(pewter_NSRange, range));
}
- (void)setObjectBytes:(const void*)bytes length:(NSUInteger)length atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setObjectBytes_length_atIndex_((void *)_object, bytes, length, index);
}
- (void)setObjectSamplerState:(id<MTLSamplerState>)sampler atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setObjectSamplerState_atIndex_((void *)_object, pewter_object(sampler), index);
}
- (void)setObjectSamplerState:(id<MTLSamplerState>)sampler lodMinClamp:(float)lodMinClamp lodMaxClamp:(float)lodMaxClamp atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setObjectSamplerState_lodMinClamp_lodMaxClamp_atIndex_((void *)_object, pewter_object(sampler), lodMinClamp, lodMaxClamp, index);
}
- (void)setObjectSamplerStates:(id<MTLSamplerState> const *)samplers withRange:(NSRange)range {
  void **const samplers_c = PEWTER_ARRAY(samplers, range.length);
  pewter_MTLRenderCommandEncoder_setObjectSamplerStates_withRange_((void *)_object, (void *)samplers_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setObjectSamplerStates:(id<MTLSamplerState> const *)samplers lodMinClamps:(const float*)lodMinClamps lodMaxClamps:(const float*)lodMaxClamps withRange:(NSRange)range {
  void **const samplers_c = PEWTER_ARRAY(samplers, range.length);
  pewter_MTLRenderCommandEncoder_setObjectSamplerStates_lodMinClamps_lodMaxClamps_withRange_((void *)_object, (void *)samplers_c, (void *)lodMinClamps, (void *)lodMaxClamps, PEWTER_AS(pewter_NSRange, range));
}
- (void)setObjectTexture:(id<MTLTexture>)texture atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setObjectTexture_atIndex_((void *)_object, pewter_object(texture), index);
}
- (void)setObjectTextures:(id<MTLTexture> const *)textures withRange:(NSRange)range {
  void **const textures_c = PEWTER_ARRAY(textures, range.length);
  pewter_MTLRenderCommandEncoder_setObjectTextures_withRange_((void *)_object, (void *)textures_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setObjectThreadgroupMemoryLength:(NSUInteger)length atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setObjectThreadgroupMemoryLength_atIndex_((void *)_object, length, index);
}
- (void)setRenderPipelineState:(id<MTLRenderPipelineState>)pipelineState {
  pewter_MTLRenderCommandEncoder_setRenderPipelineState_((void *)_object, pewter_object(pipelineState));
}
- (void)setScissorRect:(MTLScissorRect)rect {
  pewter_MTLRenderCommandEncoder_setScissorRect_((void *)_object, PEWTER_AS(pewter_MTLScissorRect, rect));
}
- (void)setScissorRects:(const MTLScissorRect*)scissorRects count:(NSUInteger)count {
  pewter_MTLRenderCommandEncoder_setScissorRects_count_((void *)_object, (void *)scissorRects, count);
}
- (void)setStencilReferenceValue:(uint32_t)referenceValue {
  pewter_MTLRenderCommandEncoder_setStencilReferenceValue_((void *)_object, referenceValue);
}
- (void)setStencilFrontReferenceValue:(uint32_t)frontReferenceValue backReferenceValue:(uint32_t)backReferenceValue {
  pewter_MTLRenderCommandEncoder_setStencilFrontReferenceValue_backReferenceValue_((void *)_object, frontReferenceValue, backReferenceValue);
}
- (void)setStencilStoreAction:(MTLStoreAction)storeAction {
  pewter_MTLRenderCommandEncoder_setStencilStoreAction_((void *)_object, storeAction);
}
- (void)setStencilStoreActionOptions:(MTLStoreActionOptions)storeActionOptions {
  pewter_MTLRenderCommandEncoder_setStencilStoreActionOptions_((void *)_object, storeActionOptions);
}
- (void)setTessellationFactorBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset instanceStride:(NSUInteger)instanceStride {
  pewter_MTLRenderCommandEncoder_setTessellationFactorBuffer_offset_instanceStride_((void *)_object, pewter_object(buffer), offset, instanceStride);
}
- (void)setTessellationFactorScale:(float)scale {
  pewter_MTLRenderCommandEncoder_setTessellationFactorScale_((void *)_object, scale);
}
- (void)setThreadgroupMemoryLength:(NSUInteger)length offset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setThreadgroupMemoryLength_offset_atIndex_((void *)_object, length, offset, index);
}
- (void)setTileAccelerationStructure:(id<MTLAccelerationStructure>)accelerationStructure atBufferIndex:(NSUInteger)bufferIndex {
  pewter_MTLRenderCommandEncoder_setTileAccelerationStructure_atBufferIndex_((void *)_object, pewter_object(accelerationStructure), bufferIndex);
}
- (void)setTileBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setTileBuffer_offset_atIndex_((void *)_object, pewter_object(buffer), offset, index);
}
- (void)setTileBufferOffset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setTileBufferOffset_atIndex_((void *)_object, offset, index);
}
- (void)setTileBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets withRange:(NSRange)range {
  void **const buffers_c = PEWTER_ARRAY(buffers, range.length);
  pewter_MTLRenderCommandEncoder_setTileBuffers_offsets_withRange_((void *)_object, (void *)buffers_c, (void *)offsets, PEWTER_AS(pewter_NSRange, range));
}
- (void)setTileBytes:(const void*)bytes length:(NSUInteger)length atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setTileBytes_length_atIndex_((void *)_object, bytes, length, index);
}
- (void)setTileIntersectionFunctionTable:(id<MTLIntersectionFunctionTable>)intersectionFunctionTable atBufferIndex:(NSUInteger)bufferIndex {
  pewter_MTLRenderCommandEncoder_setTileIntersectionFunctionTable_atBufferIndex_((void *)_object, pewter_object(intersectionFunctionTable), bufferIndex);
}
- (void)setTileIntersectionFunctionTables:(id<MTLIntersectionFunctionTable> const *)intersectionFunctionTables withBufferRange:(NSRange)range {
  void **const intersectionFunctionTables_c = PEWTER_ARRAY(intersectionFunctionTables, range.length);
  pewter_MTLRenderCommandEncoder_setTileIntersectionFunctionTables_withBufferRange_((void *)_object, (void *)intersectionFunctionTables_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setTileSamplerState:(id<MTLSamplerState>)sampler atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setTileSamplerState_atIndex_((void *)_object, pewter_object(sampler), index);
}
- (void)setTileSamplerState:(id<MTLSamplerState>)sampler lodMinClamp:(float)lodMinClamp lodMaxClamp:(float)lodMaxClamp atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setTileSamplerState_lodMinClamp_lodMaxClamp_atIndex_((void *)_object, pewter_object(sampler), lodMinClamp, lodMaxClamp, index);
}
- (void)setTileSamplerStates:(id<MTLSamplerState> const *)samplers withRange:(NSRange)range {
  void **const samplers_c = PEWTER_ARRAY(samplers, range.length);
  pewter_MTLRenderCommandEncoder_setTileSamplerStates_withRange_((void *)_object, (void *)samplers_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setTileSamplerStates:(id<MTLSamplerState> const *)samplers lodMinClamps:(const float*)lodMinClamps lodMaxClamps:(const float*)lodMaxClamps withRange:(NSRange)range {
  void **const samplers_c = PEWTER_ARRAY(samplers, range.length);
  pewter_MTLRenderCommandEncoder_setTileSamplerStates_lodMinClamps_lodMaxClamps_withRange_((void *)_object, (void *)samplers_c, (void *)lodMinClamps, (void *)lodMaxClamps, PEWTER_AS(pewter_NSRange, range));
}
- (void)setTileTexture:(id<MTLTexture>)texture atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setTileTexture_atIndex_((void *)_object, pewter_object(texture), index);
}
- (void)setTileTextures:(id<MTLTexture> const *)textures withRange:(NSRange)range {
  void **const textures_c = PEWTER_ARRAY(textures, range.length);
  pewter_MTLRenderCommandEncoder_setTileTextures_withRange_((void *)_object, (void *)textures_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setTileVisibleFunctionTable:(id<MTLVisibleFunctionTable>)functionTable atBufferIndex:(NSUInteger)bufferIndex {
  pewter_MTLRenderCommandEncoder_setTileVisibleFunctionTable_atBufferIndex_((void *)_object, pewter_object(functionTable), bufferIndex);
}
- (void)setTileVisibleFunctionTables:(id<MTLVisibleFunctionTable> const *)functionTables withBufferRange:(NSRange)range {
  void **const functionTables_c = PEWTER_ARRAY(functionTables, range.length);
  pewter_MTLRenderCommandEncoder_setTileVisibleFunctionTables_withBufferRange_((void *)_object, (void *)functionTables_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setTriangleFillMode:(MTLTriangleFillMode)fillMode {
  pewter_MTLRenderCommandEncoder_setTriangleFillMode_((void *)_object, fillMode);
}
- (void)setVertexAccelerationStructure:(id<MTLAccelerationStructure>)accelerationStructure atBufferIndex:(NSUInteger)bufferIndex {
  pewter_MTLRenderCommandEncoder_setVertexAccelerationStructure_atBufferIndex_((void *)_object, pewter_object(accelerationStructure), bufferIndex);
}
- (void)setVertexAmplificationCount:(NSUInteger)count viewMappings:(const MTLVertexAmplificationViewMapping*)viewMappings {
  pewter_MTLRenderCommandEncoder_setVertexAmplificationCount_viewMappings_((void *)_object, count, (void *)viewMappings);
}
- (void)setVertexBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setVertexBuffer_offset_atIndex_((void *)_object, pewter_object(buffer), offset, index);
}
- (void)setVertexBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset attributeStride:(NSUInteger)stride atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setVertexBuffer_offset_attributeStride_atIndex_((void *)_object, pewter_object(buffer), offset, stride, index);
}
- (void)setVertexBufferOffset:(NSUInteger)offset atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setVertexBufferOffset_atIndex_((void *)_object, offset, index);
}
- (void)setVertexBufferOffset:(NSUInteger)offset attributeStride:(NSUInteger)stride atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setVertexBufferOffset_attributeStride_atIndex_((void *)_object, offset, stride, index);
}
- (void)setVertexBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets withRange:(NSRange)range {
  void **const buffers_c = PEWTER_ARRAY(buffers, range.length);
  pewter_MTLRenderCommandEncoder_setVertexBuffers_offsets_withRange_((void *)_object, (void *)buffers_c, (void *)offsets, PEWTER_AS(pewter_NSRange, range));
}
- (void)setVertexBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets attributeStrides:(const NSUInteger*)strides withRange:(NSRange)range {
  void **const buffers_c = PEWTER_ARRAY(buffers, range.length);
  pewter_MTLRenderCommandEncoder_setVertexBuffers_offsets_attributeStrides_withRange_((void *)_object, (void *)buffers_c, (void *)offsets, (void *)strides, PEWTER_AS(pewter_NSRange, range));
}
- (void)setVertexBytes:(const void*)bytes length:(NSUInteger)length atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setVertexBytes_length_atIndex_((void *)_object, bytes, length, index);
}
- (void)setVertexBytes:(const void*)bytes length:(NSUInteger)length attributeStride:(NSUInteger)stride atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setVertexBytes_length_attributeStride_atIndex_((void *)_object, bytes, length, stride, index);
}
- (void)setVertexIntersectionFunctionTable:(id<MTLIntersectionFunctionTable>)intersectionFunctionTable atBufferIndex:(NSUInteger)bufferIndex {
  pewter_MTLRenderCommandEncoder_setVertexIntersectionFunctionTable_atBufferIndex_((void *)_object, pewter_object(intersectionFunctionTable), bufferIndex);
}
- (void)setVertexIntersectionFunctionTables:(id<MTLIntersectionFunctionTable> const *)intersectionFunctionTables withBufferRange:(NSRange)range {
  void **const intersectionFunctionTables_c = PEWTER_ARRAY(intersectionFunctionTables, range.length);
  pewter_MTLRenderCommandEncoder_setVertexIntersectionFunctionTables_withBufferRange_((void *)_object, (void *)intersectionFunctionTables_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setVertexSamplerState:(id<MTLSamplerState>)sampler atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setVertexSamplerState_atIndex_((void *)_object, pewter_object(sampler), index);
}
- (void)setVertexSamplerState:(id<MTLSamplerState>)sampler lodMinClamp:(float)lodMinClamp lodMaxClamp:(float)lodMaxClamp atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setVertexSamplerState_lodMinClamp_lodMaxClamp_atIndex_((void *)_object, pewter_object(sampler), lodMinClamp, lodMaxClamp, index);
}
- (void)setVertexSamplerStates:(id<MTLSamplerState> const *)samplers withRange:(NSRange)range {
  void **const samplers_c = PEWTER_ARRAY(samplers, range.length);
  pewter_MTLRenderCommandEncoder_setVertexSamplerStates_withRange_((void *)_object, (void *)samplers_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setVertexSamplerStates:(id<MTLSamplerState> const *)samplers lodMinClamps:(const float*)lodMinClamps lodMaxClamps:(const float*)lodMaxClamps withRange:(NSRange)range {
  void **const samplers_c = PEWTER_ARRAY(samplers, range.length);
  pewter_MTLRenderCommandEncoder_setVertexSamplerStates_lodMinClamps_lodMaxClamps_withRange_((void *)_object, (void *)samplers_c, (void *)lodMinClamps, (void *)lodMaxClamps, PEWTER_AS(pewter_NSRange, range));
}
- (void)setVertexTexture:(id<MTLTexture>)texture atIndex:(NSUInteger)index {
  pewter_MTLRenderCommandEncoder_setVertexTexture_atIndex_((void *)_object, pewter_object(texture), index);
}
- (void)setVertexTextures:(id<MTLTexture> const *)textures withRange:(NSRange)range {
  void **const textures_c = PEWTER_ARRAY(textures, range.length);
  pewter_MTLRenderCommandEncoder_setVertexTextures_withRange_((void *)_object, (void *)textures_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setVertexVisibleFunctionTable:(id<MTLVisibleFunctionTable>)functionTable atBufferIndex:(NSUInteger)bufferIndex {
  pewter_MTLRenderCommandEncoder_setVertexVisibleFunctionTable_atBufferIndex_((void *)_object, pewter_object(functionTable), bufferIndex);
}
- (void)setVertexVisibleFunctionTables:(id<MTLVisibleFunctionTable> const *)functionTables withBufferRange:(NSRange)range {
  void **const functionTables_c = PEWTER_ARRAY(functionTables, range.length);
  pewter_MTLRenderCommandEncoder_setVertexVisibleFunctionTables_withBufferRange_((void *)_object, (void *)functionTables_c, PEWTER_AS(pewter_NSRange, range));
}
- (void)setViewport:(MTLViewport)viewport {
  pewter_MTLRenderCommandEncoder_setViewport_((void *)_object, PEWTER_AS(pewter_MTLViewport, viewport));
}
- (void)setViewports:(const MTLViewport*)viewports count:(NSUInteger)count {
  pewter_MTLRenderCommandEncoder_setViewports_count_((void *)_object, (void *)viewports, count);
}
- (void)setVisibilityResultMode:(MTLVisibilityResultMode)mode offset:(NSUInteger)offset {
  pewter_MTLRenderCommandEncoder_setVisibilityResultMode_offset_((void *)_object, mode, offset);
}
- (void)textureBarrier {
  pewter_MTLRenderCommandEncoder_textureBarrier((void *)_object);
}
- (NSUInteger)tileHeight {
  return pewter_MTLRenderCommandEncoder_tileHeight((void *)_object);
}
- (NSUInteger)tileWidth {
  return pewter_MTLRenderCommandEncoder_tileWidth((void *)_object);
}
- (void)updateFence:(id<MTLFence>)fence afterStages:(MTLRenderStages)stages {
  pewter_MTLRenderCommandEncoder_updateFence_afterStages_((void *)_object, pewter_object(fence), stages);
}
- (void)useHeap:(id<MTLHeap>)heap {
  pewter_MTLRenderCommandEncoder_useHeap_((void *)_object, pewter_object(heap));
}
- (void)useHeap:(id<MTLHeap>)heap stages:(MTLRenderStages)stages {
  pewter_MTLRenderCommandEncoder_useHeap_stages_((void *)_object, pewter_object(heap), stages);
}
- (void)useHeaps:(id<MTLHeap> const *)heaps count:(NSUInteger)count {
  void **const heaps_c = PEWTER_ARRAY(heaps, count);
  pewter_MTLRenderCommandEncoder_useHeaps_count_((void *)_object, (void *)heaps_c, count);
}
- (void)useHeaps:(id<MTLHeap> const *)heaps count:(NSUInteger)count stages:(MTLRenderStages)stages {
  void **const heaps_c = PEWTER_ARRAY(heaps, count);
  pewter_MTLRenderCommandEncoder_useHeaps_count_stages_((void *)_object, (void *)heaps_c, count, stages);
}
- (void)useResource:(id<MTLResource>)resource usage:(MTLResourceUsage)usage {
  pewter_MTLRenderCommandEncoder_useResource_usage_((void *)_object, pewter_object(resource), usage);
}
- (void)useResource:(id<MTLResource>)resource usage:(MTLResourceUsage)usage stages:(MTLRenderStages)stages {
  pewter_MTLRenderCommandEncoder_useResource_usage_stages_((void *)_object, pewter_object(resource), usage, stages);
}
- (void)useResources:(id<MTLResource> const *)resources count:(NSUInteger)count usage:(MTLResourceUsage)usage {
  void **const resources_c = PEWTER_ARRAY(resources, count);
  pewter_MTLRenderCommandEncoder_useResources_count_usage_((void *)_object, (void *)resources_c, count, usage);
}
- (void)useResources:(id<MTLResource> const *)resources count:(NSUInteger)count usage:(MTLResourceUsage)usage stages:(MTLRenderStages)stages {
  void **const resources_c = PEWTER_ARRAY(resources, count);
  pewter_MTLRenderCommandEncoder_useResources_count_usage_stages_((void *)_object, (void *)resources_c, count, usage, stages);
}
- (void)waitForFence:(id<MTLFence>)fence beforeStages:(MTLRenderStages)stages {
  pewter_MTLRenderCommandEncoder_waitForFence_beforeStages_((void *)_object, pewter_object(fence), stages);
}
@end

@implementation MTLRenderPassAttachmentDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLRenderPassAttachmentDescriptor_init(pewter_MTLRenderPassAttachmentDescriptor_alloc())];
}
- (NSUInteger)depthPlane {
  return pewter_MTLRenderPassAttachmentDescriptor_depthPlane((void *)_object);
}
- (void)setDepthPlane:(NSUInteger)depthPlane {
  pewter_MTLRenderPassAttachmentDescriptor_setDepthPlane_((void *)_object, depthPlane);
}
- (NSUInteger)level {
  return pewter_MTLRenderPassAttachmentDescriptor_level((void *)_object);
}
- (void)setLevel:(NSUInteger)level {
  pewter_MTLRenderPassAttachmentDescriptor_setLevel_((void *)_object, level);
}
- (MTLLoadAction)loadAction {
  return pewter_MTLRenderPassAttachmentDescriptor_loadAction((void *)_object);
}
- (void)setLoadAction:(MTLLoadAction)loadAction {
  pewter_MTLRenderPassAttachmentDescriptor_setLoadAction_((void *)_object, loadAction);
}
- (NSUInteger)resolveDepthPlane {
  return pewter_MTLRenderPassAttachmentDescriptor_resolveDepthPlane((void *)_object);
}
- (void)setResolveDepthPlane:(NSUInteger)resolveDepthPlane {
  pewter_MTLRenderPassAttachmentDescriptor_setResolveDepthPlane_((void *)_object, resolveDepthPlane);
}
- (NSUInteger)resolveLevel {
  return pewter_MTLRenderPassAttachmentDescriptor_resolveLevel((void *)_object);
}
- (void)setResolveLevel:(NSUInteger)resolveLevel {
  pewter_MTLRenderPassAttachmentDescriptor_setResolveLevel_((void *)_object, resolveLevel);
}
- (NSUInteger)resolveSlice {
  return pewter_MTLRenderPassAttachmentDescriptor_resolveSlice((void *)_object);
}
- (void)setResolveSlice:(NSUInteger)resolveSlice {
  pewter_MTLRenderPassAttachmentDescriptor_setResolveSlice_((void *)_object, resolveSlice);
}
- (id<MTLTexture>)resolveTexture {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPassAttachmentDescriptor_resolveTexture((void *)_object));
}
- (void)setResolveTexture:(id<MTLTexture>)resolveTexture {
  pewter_MTLRenderPassAttachmentDescriptor_setResolveTexture_((void *)_object, pewter_object(resolveTexture));
}
- (NSUInteger)slice {
  return pewter_MTLRenderPassAttachmentDescriptor_slice((void *)_object);
}
- (void)setSlice:(NSUInteger)slice {
  pewter_MTLRenderPassAttachmentDescriptor_setSlice_((void *)_object, slice);
}
- (MTLStoreAction)storeAction {
  return pewter_MTLRenderPassAttachmentDescriptor_storeAction((void *)_object);
}
- (void)setStoreAction:(MTLStoreAction)storeAction {
  pewter_MTLRenderPassAttachmentDescriptor_setStoreAction_((void *)_object, storeAction);
}
- (MTLStoreActionOptions)storeActionOptions {
  return pewter_MTLRenderPassAttachmentDescriptor_storeActionOptions((void *)_object);
}
- (void)setStoreActionOptions:(MTLStoreActionOptions)storeActionOptions {
  pewter_MTLRenderPassAttachmentDescriptor_setStoreActionOptions_((void *)_object, storeActionOptions);
}
- (id<MTLTexture>)texture {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPassAttachmentDescriptor_texture((void *)_object));
}
- (void)setTexture:(id<MTLTexture>)texture {
  pewter_MTLRenderPassAttachmentDescriptor_setTexture_((void *)_object, pewter_object(texture));
}
@end

@implementation MTLRenderPassColorAttachmentDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLRenderPassColorAttachmentDescriptor_init(pewter_MTLRenderPassColorAttachmentDescriptor_alloc())];
}
- (MTLClearColor)clearColor {
  return PEWTER_AS(MTLClearColor, pewter_MTLRenderPassColorAttachmentDescriptor_clearColor((void *)_object));
}
- (void)setClearColor:(MTLClearColor)clearColor {
  pewter_MTLRenderPassColorAttachmentDescriptor_setClearColor_((void *)_object, PEWTER_AS(pewter_MTLClearColor, clearColor));
}
@end

@implementation MTLRenderPassDepthAttachmentDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLRenderPassDepthAttachmentDescriptor_init(pewter_MTLRenderPassDepthAttachmentDescriptor_alloc())];
}
- (double)clearDepth {
  return pewter_MTLRenderPassDepthAttachmentDescriptor_clearDepth((void *)_object);
}
- (void)setClearDepth:(double)clearDepth {
  pewter_MTLRenderPassDepthAttachmentDescriptor_setClearDepth_((void *)_object, clearDepth);
}
- (MTLMultisampleDepthResolveFilter)depthResolveFilter {
  return pewter_MTLRenderPassDepthAttachmentDescriptor_depthResolveFilter((void *)_object);
}
- (void)setDepthResolveFilter:(MTLMultisampleDepthResolveFilter)depthResolveFilter {
  pewter_MTLRenderPassDepthAttachmentDescriptor_setDepthResolveFilter_((void *)_object, depthResolveFilter);
}
@end

@implementation MTLRenderPassStencilAttachmentDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLRenderPassStencilAttachmentDescriptor_init(pewter_MTLRenderPassStencilAttachmentDescriptor_alloc())];
}
- (uint32_t)clearStencil {
  return pewter_MTLRenderPassStencilAttachmentDescriptor_clearStencil((void *)_object);
}
- (void)setClearStencil:(uint32_t)clearStencil {
  pewter_MTLRenderPassStencilAttachmentDescriptor_setClearStencil_((void *)_object, clearStencil);
}
- (MTLMultisampleStencilResolveFilter)stencilResolveFilter {
  return pewter_MTLRenderPassStencilAttachmentDescriptor_stencilResolveFilter((void *)_object);
}
- (void)setStencilResolveFilter:(MTLMultisampleStencilResolveFilter)stencilResolveFilter {
  pewter_MTLRenderPassStencilAttachmentDescriptor_setStencilResolveFilter_((void *)_object, stencilResolveFilter);
}
@end

@implementation MTLRenderPassColorAttachmentDescriptorArray
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLRenderPassColorAttachmentDescriptorArray_init(pewter_MTLRenderPassColorAttachmentDescriptorArray_alloc())];
}
- (MTLRenderPassColorAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPassColorAttachmentDescriptorArray_objectAtIndexedSubscript_((void *)_object, attachmentIndex));
}
- (void)setObject:(MTLRenderPassColorAttachmentDescriptor *)attachment atIndexedSubscript:(NSUInteger)attachmentIndex {
  pewter_MTLRenderPassColorAttachmentDescriptorArray_setObject_atIndexedSubscript_((void *)_object, pewter_object(attachment), attachmentIndex);
}
@end

@implementation MTLRenderPassSampleBufferAttachmentDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLRenderPassSampleBufferAttachmentDescriptor_init(pewter_MTLRenderPassSampleBufferAttachmentDescriptor_alloc())];
}
- (NSUInteger)endOfFragmentSampleIndex {
  return pewter_MTLRenderPassSampleBufferAttachmentDescriptor_endOfFragmentSampleIndex((void *)_object);
}
- (void)setEndOfFragmentSampleIndex:(NSUInteger)endOfFragmentSampleIndex {
  pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setEndOfFragmentSampleIndex_((void *)_object, endOfFragmentSampleIndex);
}
- (NSUInteger)endOfVertexSampleIndex {
  return pewter_MTLRenderPassSampleBufferAttachmentDescriptor_endOfVertexSampleIndex((void *)_object);
}
- (void)setEndOfVertexSampleIndex:(NSUInteger)endOfVertexSampleIndex {
  pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setEndOfVertexSampleIndex_((void *)_object, endOfVertexSampleIndex);
}
- (id<MTLCounterSampleBuffer>)sampleBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPassSampleBufferAttachmentDescriptor_sampleBuffer((void *)_object));
}
- (void)setSampleBuffer:(id<MTLCounterSampleBuffer>)sampleBuffer {
  pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setSampleBuffer_((void *)_object, pewter_object(sampleBuffer));
}
- (NSUInteger)startOfFragmentSampleIndex {
  return pewter_MTLRenderPassSampleBufferAttachmentDescriptor_startOfFragmentSampleIndex((void *)_object);
}
- (void)setStartOfFragmentSampleIndex:(NSUInteger)startOfFragmentSampleIndex {
  pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setStartOfFragmentSampleIndex_((void *)_object, startOfFragmentSampleIndex);
}
- (NSUInteger)startOfVertexSampleIndex {
  return pewter_MTLRenderPassSampleBufferAttachmentDescriptor_startOfVertexSampleIndex((void *)_object);
}
- (void)setStartOfVertexSampleIndex:(NSUInteger)startOfVertexSampleIndex {
  pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setStartOfVertexSampleIndex_((void *)_object, startOfVertexSampleIndex);
}
@end

@implementation MTLRenderPassSampleBufferAttachmentDescriptorArray
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLRenderPassSampleBufferAttachmentDescriptorArray_init(pewter_MTLRenderPassSampleBufferAttachmentDescriptorArray_alloc())];
}
- (MTLRenderPassSampleBufferAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_((void *)_object, attachmentIndex));
}
- (void)setObject:(MTLRenderPassSampleBufferAttachmentDescriptor *)attachment atIndexedSubscript:(NSUInteger)attachmentIndex {
  pewter_MTLRenderPassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_((void *)_object, pewter_object(attachment), attachmentIndex);
}
@end

@implementation MTLRenderPassDescriptor
+ (MTLRenderPassDescriptor *)renderPassDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPassDescriptor_renderPassDescriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLRenderPassDescriptor_init(pewter_MTLRenderPassDescriptor_alloc())];
}
- (NSUInteger)defaultRasterSampleCount {
  return pewter_MTLRenderPassDescriptor_defaultRasterSampleCount((void *)_object);
}
- (void)setDefaultRasterSampleCount:(NSUInteger)defaultRasterSampleCount {
  pewter_MTLRenderPassDescriptor_setDefaultRasterSampleCount_((void *)_object, defaultRasterSampleCount);
}
- (MTLRenderPassDepthAttachmentDescriptor *)depthAttachment {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPassDescriptor_depthAttachment((void *)_object));
}
- (void)setDepthAttachment:(MTLRenderPassDepthAttachmentDescriptor *)depthAttachment {
  pewter_MTLRenderPassDescriptor_setDepthAttachment_((void *)_object, pewter_object(depthAttachment));
}
- (NSUInteger)imageblockSampleLength {
  return pewter_MTLRenderPassDescriptor_imageblockSampleLength((void *)_object);
}
- (void)setImageblockSampleLength:(NSUInteger)imageblockSampleLength {
  pewter_MTLRenderPassDescriptor_setImageblockSampleLength_((void *)_object, imageblockSampleLength);
}
- (id<MTLRasterizationRateMap>)rasterizationRateMap {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPassDescriptor_rasterizationRateMap((void *)_object));
}
- (void)setRasterizationRateMap:(id<MTLRasterizationRateMap>)rasterizationRateMap {
  pewter_MTLRenderPassDescriptor_setRasterizationRateMap_((void *)_object, pewter_object(rasterizationRateMap));
}
- (NSUInteger)renderTargetArrayLength {
  return pewter_MTLRenderPassDescriptor_renderTargetArrayLength((void *)_object);
}
- (void)setRenderTargetArrayLength:(NSUInteger)renderTargetArrayLength {
  pewter_MTLRenderPassDescriptor_setRenderTargetArrayLength_((void *)_object, renderTargetArrayLength);
}
- (NSUInteger)renderTargetHeight {
  return pewter_MTLRenderPassDescriptor_renderTargetHeight((void *)_object);
}
- (void)setRenderTargetHeight:(NSUInteger)renderTargetHeight {
  pewter_MTLRenderPassDescriptor_setRenderTargetHeight_((void *)_object, renderTargetHeight);
}
- (NSUInteger)renderTargetWidth {
  return pewter_MTLRenderPassDescriptor_renderTargetWidth((void *)_object);
}
- (void)setRenderTargetWidth:(NSUInteger)renderTargetWidth {
  pewter_MTLRenderPassDescriptor_setRenderTargetWidth_((void *)_object, renderTargetWidth);
}
- (MTLRenderPassStencilAttachmentDescriptor *)stencilAttachment {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPassDescriptor_stencilAttachment((void *)_object));
}
- (void)setStencilAttachment:(MTLRenderPassStencilAttachmentDescriptor *)stencilAttachment {
  pewter_MTLRenderPassDescriptor_setStencilAttachment_((void *)_object, pewter_object(stencilAttachment));
}
- (BOOL)supportColorAttachmentMapping {
  return pewter_MTLRenderPassDescriptor_supportColorAttachmentMapping((void *)_object);
}
- (void)setSupportColorAttachmentMapping:(BOOL)supportColorAttachmentMapping {
  pewter_MTLRenderPassDescriptor_setSupportColorAttachmentMapping_((void *)_object, supportColorAttachmentMapping);
}
- (NSUInteger)threadgroupMemoryLength {
  return pewter_MTLRenderPassDescriptor_threadgroupMemoryLength((void *)_object);
}
- (void)setThreadgroupMemoryLength:(NSUInteger)threadgroupMemoryLength {
  pewter_MTLRenderPassDescriptor_setThreadgroupMemoryLength_((void *)_object, threadgroupMemoryLength);
}
- (NSUInteger)tileHeight {
  return pewter_MTLRenderPassDescriptor_tileHeight((void *)_object);
}
- (void)setTileHeight:(NSUInteger)tileHeight {
  pewter_MTLRenderPassDescriptor_setTileHeight_((void *)_object, tileHeight);
}
- (NSUInteger)tileWidth {
  return pewter_MTLRenderPassDescriptor_tileWidth((void *)_object);
}
- (void)setTileWidth:(NSUInteger)tileWidth {
  pewter_MTLRenderPassDescriptor_setTileWidth_((void *)_object, tileWidth);
}
- (id<MTLBuffer>)visibilityResultBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPassDescriptor_visibilityResultBuffer((void *)_object));
}
- (void)setVisibilityResultBuffer:(id<MTLBuffer>)visibilityResultBuffer {
  pewter_MTLRenderPassDescriptor_setVisibilityResultBuffer_((void *)_object, pewter_object(visibilityResultBuffer));
}
- (MTLVisibilityResultType)visibilityResultType {
  return pewter_MTLRenderPassDescriptor_visibilityResultType((void *)_object);
}
- (void)setVisibilityResultType:(MTLVisibilityResultType)visibilityResultType {
  pewter_MTLRenderPassDescriptor_setVisibilityResultType_((void *)_object, visibilityResultType);
}
- (MTLRenderPassColorAttachmentDescriptorArray *)colorAttachments {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPassDescriptor_colorAttachments((void *)_object));
}
- (NSUInteger)getSamplePositions:(MTLSamplePosition*)positions count:(NSUInteger)count {
  return pewter_MTLRenderPassDescriptor_getSamplePositions_count_((void *)_object, (void *)positions, count);
}
- (MTLRenderPassSampleBufferAttachmentDescriptorArray *)sampleBufferAttachments {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPassDescriptor_sampleBufferAttachments((void *)_object));
}
- (void)setSamplePositions:(const MTLSamplePosition*)positions count:(NSUInteger)count {
  pewter_MTLRenderPassDescriptor_setSamplePositions_count_((void *)_object, (void *)positions, count);
}
@end

@implementation MTLRenderPipelineColorAttachmentDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLRenderPipelineColorAttachmentDescriptor_init(pewter_MTLRenderPipelineColorAttachmentDescriptor_alloc())];
}
- (MTLBlendOperation)alphaBlendOperation {
  return pewter_MTLRenderPipelineColorAttachmentDescriptor_alphaBlendOperation((void *)_object);
}
- (void)setAlphaBlendOperation:(MTLBlendOperation)alphaBlendOperation {
  pewter_MTLRenderPipelineColorAttachmentDescriptor_setAlphaBlendOperation_((void *)_object, alphaBlendOperation);
}
- (BOOL)isBlendingEnabled {
  return pewter_MTLRenderPipelineColorAttachmentDescriptor_isBlendingEnabled((void *)_object);
}
- (void)setBlendingEnabled:(BOOL)blendingEnabled {
  pewter_MTLRenderPipelineColorAttachmentDescriptor_setBlendingEnabled_((void *)_object, blendingEnabled);
}
- (MTLBlendFactor)destinationAlphaBlendFactor {
  return pewter_MTLRenderPipelineColorAttachmentDescriptor_destinationAlphaBlendFactor((void *)_object);
}
- (void)setDestinationAlphaBlendFactor:(MTLBlendFactor)destinationAlphaBlendFactor {
  pewter_MTLRenderPipelineColorAttachmentDescriptor_setDestinationAlphaBlendFactor_((void *)_object, destinationAlphaBlendFactor);
}
- (MTLBlendFactor)destinationRGBBlendFactor {
  return pewter_MTLRenderPipelineColorAttachmentDescriptor_destinationRGBBlendFactor((void *)_object);
}
- (void)setDestinationRGBBlendFactor:(MTLBlendFactor)destinationRGBBlendFactor {
  pewter_MTLRenderPipelineColorAttachmentDescriptor_setDestinationRGBBlendFactor_((void *)_object, destinationRGBBlendFactor);
}
- (MTLPixelFormat)pixelFormat {
  return pewter_MTLRenderPipelineColorAttachmentDescriptor_pixelFormat((void *)_object);
}
- (void)setPixelFormat:(MTLPixelFormat)pixelFormat {
  pewter_MTLRenderPipelineColorAttachmentDescriptor_setPixelFormat_((void *)_object, pixelFormat);
}
- (MTLBlendOperation)rgbBlendOperation {
  return pewter_MTLRenderPipelineColorAttachmentDescriptor_rgbBlendOperation((void *)_object);
}
- (void)setRgbBlendOperation:(MTLBlendOperation)rgbBlendOperation {
  pewter_MTLRenderPipelineColorAttachmentDescriptor_setRgbBlendOperation_((void *)_object, rgbBlendOperation);
}
- (MTLBlendFactor)sourceAlphaBlendFactor {
  return pewter_MTLRenderPipelineColorAttachmentDescriptor_sourceAlphaBlendFactor((void *)_object);
}
- (void)setSourceAlphaBlendFactor:(MTLBlendFactor)sourceAlphaBlendFactor {
  pewter_MTLRenderPipelineColorAttachmentDescriptor_setSourceAlphaBlendFactor_((void *)_object, sourceAlphaBlendFactor);
}
- (MTLBlendFactor)sourceRGBBlendFactor {
  return pewter_MTLRenderPipelineColorAttachmentDescriptor_sourceRGBBlendFactor((void *)_object);
}
- (void)setSourceRGBBlendFactor:(MTLBlendFactor)sourceRGBBlendFactor {
  pewter_MTLRenderPipelineColorAttachmentDescriptor_setSourceRGBBlendFactor_((void *)_object, sourceRGBBlendFactor);
}
- (MTLColorWriteMask)writeMask {
  return pewter_MTLRenderPipelineColorAttachmentDescriptor_writeMask((void *)_object);
}
- (void)setWriteMask:(MTLColorWriteMask)writeMask {
  pewter_MTLRenderPipelineColorAttachmentDescriptor_setWriteMask_((void *)_object, writeMask);
}
@end

@implementation MTLLogicalToPhysicalColorAttachmentMap
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLLogicalToPhysicalColorAttachmentMap_init(pewter_MTLLogicalToPhysicalColorAttachmentMap_alloc())];
}
- (NSUInteger)getPhysicalIndexForLogicalIndex:(NSUInteger)logicalIndex {
  return pewter_MTLLogicalToPhysicalColorAttachmentMap_getPhysicalIndexForLogicalIndex_((void *)_object, logicalIndex);
}
- (void)reset {
  pewter_MTLLogicalToPhysicalColorAttachmentMap_reset((void *)_object);
}
- (void)setPhysicalIndex:(NSUInteger)physicalIndex forLogicalIndex:(NSUInteger)logicalIndex {
  pewter_MTLLogicalToPhysicalColorAttachmentMap_setPhysicalIndex_forLogicalIndex_((void *)_object, physicalIndex, logicalIndex);
}
@end

@implementation MTLRenderPipelineReflection
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLRenderPipelineReflection_init(pewter_MTLRenderPipelineReflection_alloc())];
}
- (NSArray *)fragmentArguments {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineReflection_fragmentArguments((void *)_object));
}
- (NSArray *)fragmentBindings {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineReflection_fragmentBindings((void *)_object));
}
- (NSArray *)meshBindings {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineReflection_meshBindings((void *)_object));
}
- (NSArray *)objectBindings {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineReflection_objectBindings((void *)_object));
}
- (NSArray *)tileArguments {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineReflection_tileArguments((void *)_object));
}
- (NSArray *)tileBindings {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineReflection_tileBindings((void *)_object));
}
- (NSArray *)vertexArguments {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineReflection_vertexArguments((void *)_object));
}
- (NSArray *)vertexBindings {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineReflection_vertexBindings((void *)_object));
}
@end

@implementation MTLRenderPipelineDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLRenderPipelineDescriptor_init(pewter_MTLRenderPipelineDescriptor_alloc())];
}
- (BOOL)isAlphaToCoverageEnabled {
  return pewter_MTLRenderPipelineDescriptor_isAlphaToCoverageEnabled((void *)_object);
}
- (void)setAlphaToCoverageEnabled:(BOOL)alphaToCoverageEnabled {
  pewter_MTLRenderPipelineDescriptor_setAlphaToCoverageEnabled_((void *)_object, alphaToCoverageEnabled);
}
- (BOOL)isAlphaToOneEnabled {
  return pewter_MTLRenderPipelineDescriptor_isAlphaToOneEnabled((void *)_object);
}
- (void)setAlphaToOneEnabled:(BOOL)alphaToOneEnabled {
  pewter_MTLRenderPipelineDescriptor_setAlphaToOneEnabled_((void *)_object, alphaToOneEnabled);
}
- (NSArray *)binaryArchives {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineDescriptor_binaryArchives((void *)_object));
}
- (void)setBinaryArchives:(NSArray *)binaryArchives {
  PEWTER_POOL;
  pewter_MTLRenderPipelineDescriptor_setBinaryArchives_((void *)_object, pewter_from(binaryArchives));
}
- (MTLPixelFormat)depthAttachmentPixelFormat {
  return pewter_MTLRenderPipelineDescriptor_depthAttachmentPixelFormat((void *)_object);
}
- (void)setDepthAttachmentPixelFormat:(MTLPixelFormat)depthAttachmentPixelFormat {
  pewter_MTLRenderPipelineDescriptor_setDepthAttachmentPixelFormat_((void *)_object, depthAttachmentPixelFormat);
}
- (id<MTLFunction>)fragmentFunction {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineDescriptor_fragmentFunction((void *)_object));
}
- (void)setFragmentFunction:(id<MTLFunction>)fragmentFunction {
  pewter_MTLRenderPipelineDescriptor_setFragmentFunction_((void *)_object, pewter_object(fragmentFunction));
}
- (MTLLinkedFunctions *)fragmentLinkedFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineDescriptor_fragmentLinkedFunctions((void *)_object));
}
- (void)setFragmentLinkedFunctions:(MTLLinkedFunctions *)fragmentLinkedFunctions {
  pewter_MTLRenderPipelineDescriptor_setFragmentLinkedFunctions_((void *)_object, pewter_object(fragmentLinkedFunctions));
}
- (NSArray *)fragmentPreloadedLibraries {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineDescriptor_fragmentPreloadedLibraries((void *)_object));
}
- (void)setFragmentPreloadedLibraries:(NSArray *)fragmentPreloadedLibraries {
  PEWTER_POOL;
  pewter_MTLRenderPipelineDescriptor_setFragmentPreloadedLibraries_((void *)_object, pewter_from(fragmentPreloadedLibraries));
}
- (MTLPrimitiveTopologyClass)inputPrimitiveTopology {
  return pewter_MTLRenderPipelineDescriptor_inputPrimitiveTopology((void *)_object);
}
- (void)setInputPrimitiveTopology:(MTLPrimitiveTopologyClass)inputPrimitiveTopology {
  pewter_MTLRenderPipelineDescriptor_setInputPrimitiveTopology_((void *)_object, inputPrimitiveTopology);
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineDescriptor_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLRenderPipelineDescriptor_setLabel_((void *)_object, pewter_from(label));
}
- (NSUInteger)maxFragmentCallStackDepth {
  return pewter_MTLRenderPipelineDescriptor_maxFragmentCallStackDepth((void *)_object);
}
- (void)setMaxFragmentCallStackDepth:(NSUInteger)maxFragmentCallStackDepth {
  pewter_MTLRenderPipelineDescriptor_setMaxFragmentCallStackDepth_((void *)_object, maxFragmentCallStackDepth);
}
- (NSUInteger)maxTessellationFactor {
  return pewter_MTLRenderPipelineDescriptor_maxTessellationFactor((void *)_object);
}
- (void)setMaxTessellationFactor:(NSUInteger)maxTessellationFactor {
  pewter_MTLRenderPipelineDescriptor_setMaxTessellationFactor_((void *)_object, maxTessellationFactor);
}
- (NSUInteger)maxVertexAmplificationCount {
  return pewter_MTLRenderPipelineDescriptor_maxVertexAmplificationCount((void *)_object);
}
- (void)setMaxVertexAmplificationCount:(NSUInteger)maxVertexAmplificationCount {
  pewter_MTLRenderPipelineDescriptor_setMaxVertexAmplificationCount_((void *)_object, maxVertexAmplificationCount);
}
- (NSUInteger)maxVertexCallStackDepth {
  return pewter_MTLRenderPipelineDescriptor_maxVertexCallStackDepth((void *)_object);
}
- (void)setMaxVertexCallStackDepth:(NSUInteger)maxVertexCallStackDepth {
  pewter_MTLRenderPipelineDescriptor_setMaxVertexCallStackDepth_((void *)_object, maxVertexCallStackDepth);
}
- (NSUInteger)rasterSampleCount {
  return pewter_MTLRenderPipelineDescriptor_rasterSampleCount((void *)_object);
}
- (void)setRasterSampleCount:(NSUInteger)rasterSampleCount {
  pewter_MTLRenderPipelineDescriptor_setRasterSampleCount_((void *)_object, rasterSampleCount);
}
- (BOOL)isRasterizationEnabled {
  return pewter_MTLRenderPipelineDescriptor_isRasterizationEnabled((void *)_object);
}
- (void)setRasterizationEnabled:(BOOL)rasterizationEnabled {
  pewter_MTLRenderPipelineDescriptor_setRasterizationEnabled_((void *)_object, rasterizationEnabled);
}
- (NSUInteger)sampleCount {
  return pewter_MTLRenderPipelineDescriptor_sampleCount((void *)_object);
}
- (void)setSampleCount:(NSUInteger)sampleCount {
  pewter_MTLRenderPipelineDescriptor_setSampleCount_((void *)_object, sampleCount);
}
- (MTLShaderValidation)shaderValidation {
  return pewter_MTLRenderPipelineDescriptor_shaderValidation((void *)_object);
}
- (void)setShaderValidation:(MTLShaderValidation)shaderValidation {
  pewter_MTLRenderPipelineDescriptor_setShaderValidation_((void *)_object, shaderValidation);
}
- (MTLPixelFormat)stencilAttachmentPixelFormat {
  return pewter_MTLRenderPipelineDescriptor_stencilAttachmentPixelFormat((void *)_object);
}
- (void)setStencilAttachmentPixelFormat:(MTLPixelFormat)stencilAttachmentPixelFormat {
  pewter_MTLRenderPipelineDescriptor_setStencilAttachmentPixelFormat_((void *)_object, stencilAttachmentPixelFormat);
}
- (BOOL)supportAddingFragmentBinaryFunctions {
  return pewter_MTLRenderPipelineDescriptor_supportAddingFragmentBinaryFunctions((void *)_object);
}
- (void)setSupportAddingFragmentBinaryFunctions:(BOOL)supportAddingFragmentBinaryFunctions {
  pewter_MTLRenderPipelineDescriptor_setSupportAddingFragmentBinaryFunctions_((void *)_object, supportAddingFragmentBinaryFunctions);
}
- (BOOL)supportAddingVertexBinaryFunctions {
  return pewter_MTLRenderPipelineDescriptor_supportAddingVertexBinaryFunctions((void *)_object);
}
- (void)setSupportAddingVertexBinaryFunctions:(BOOL)supportAddingVertexBinaryFunctions {
  pewter_MTLRenderPipelineDescriptor_setSupportAddingVertexBinaryFunctions_((void *)_object, supportAddingVertexBinaryFunctions);
}
- (BOOL)supportIndirectCommandBuffers {
  return pewter_MTLRenderPipelineDescriptor_supportIndirectCommandBuffers((void *)_object);
}
- (void)setSupportIndirectCommandBuffers:(BOOL)supportIndirectCommandBuffers {
  pewter_MTLRenderPipelineDescriptor_setSupportIndirectCommandBuffers_((void *)_object, supportIndirectCommandBuffers);
}
- (MTLTessellationControlPointIndexType)tessellationControlPointIndexType {
  return pewter_MTLRenderPipelineDescriptor_tessellationControlPointIndexType((void *)_object);
}
- (void)setTessellationControlPointIndexType:(MTLTessellationControlPointIndexType)tessellationControlPointIndexType {
  pewter_MTLRenderPipelineDescriptor_setTessellationControlPointIndexType_((void *)_object, tessellationControlPointIndexType);
}
- (MTLTessellationFactorFormat)tessellationFactorFormat {
  return pewter_MTLRenderPipelineDescriptor_tessellationFactorFormat((void *)_object);
}
- (void)setTessellationFactorFormat:(MTLTessellationFactorFormat)tessellationFactorFormat {
  pewter_MTLRenderPipelineDescriptor_setTessellationFactorFormat_((void *)_object, tessellationFactorFormat);
}
- (BOOL)isTessellationFactorScaleEnabled {
  return pewter_MTLRenderPipelineDescriptor_isTessellationFactorScaleEnabled((void *)_object);
}
- (void)setTessellationFactorScaleEnabled:(BOOL)tessellationFactorScaleEnabled {
  pewter_MTLRenderPipelineDescriptor_setTessellationFactorScaleEnabled_((void *)_object, tessellationFactorScaleEnabled);
}
- (MTLTessellationFactorStepFunction)tessellationFactorStepFunction {
  return pewter_MTLRenderPipelineDescriptor_tessellationFactorStepFunction((void *)_object);
}
- (void)setTessellationFactorStepFunction:(MTLTessellationFactorStepFunction)tessellationFactorStepFunction {
  pewter_MTLRenderPipelineDescriptor_setTessellationFactorStepFunction_((void *)_object, tessellationFactorStepFunction);
}
- (MTLWinding)tessellationOutputWindingOrder {
  return pewter_MTLRenderPipelineDescriptor_tessellationOutputWindingOrder((void *)_object);
}
- (void)setTessellationOutputWindingOrder:(MTLWinding)tessellationOutputWindingOrder {
  pewter_MTLRenderPipelineDescriptor_setTessellationOutputWindingOrder_((void *)_object, tessellationOutputWindingOrder);
}
- (MTLTessellationPartitionMode)tessellationPartitionMode {
  return pewter_MTLRenderPipelineDescriptor_tessellationPartitionMode((void *)_object);
}
- (void)setTessellationPartitionMode:(MTLTessellationPartitionMode)tessellationPartitionMode {
  pewter_MTLRenderPipelineDescriptor_setTessellationPartitionMode_((void *)_object, tessellationPartitionMode);
}
- (MTLVertexDescriptor *)vertexDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineDescriptor_vertexDescriptor((void *)_object));
}
- (void)setVertexDescriptor:(MTLVertexDescriptor *)vertexDescriptor {
  pewter_MTLRenderPipelineDescriptor_setVertexDescriptor_((void *)_object, pewter_object(vertexDescriptor));
}
- (id<MTLFunction>)vertexFunction {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineDescriptor_vertexFunction((void *)_object));
}
- (void)setVertexFunction:(id<MTLFunction>)vertexFunction {
  pewter_MTLRenderPipelineDescriptor_setVertexFunction_((void *)_object, pewter_object(vertexFunction));
}
- (MTLLinkedFunctions *)vertexLinkedFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineDescriptor_vertexLinkedFunctions((void *)_object));
}
- (void)setVertexLinkedFunctions:(MTLLinkedFunctions *)vertexLinkedFunctions {
  pewter_MTLRenderPipelineDescriptor_setVertexLinkedFunctions_((void *)_object, pewter_object(vertexLinkedFunctions));
}
- (NSArray *)vertexPreloadedLibraries {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineDescriptor_vertexPreloadedLibraries((void *)_object));
}
- (void)setVertexPreloadedLibraries:(NSArray *)vertexPreloadedLibraries {
  PEWTER_POOL;
  pewter_MTLRenderPipelineDescriptor_setVertexPreloadedLibraries_((void *)_object, pewter_from(vertexPreloadedLibraries));
}
- (MTLRenderPipelineColorAttachmentDescriptorArray *)colorAttachments {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineDescriptor_colorAttachments((void *)_object));
}
- (MTLPipelineBufferDescriptorArray *)fragmentBuffers {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineDescriptor_fragmentBuffers((void *)_object));
}
- (void)reset {
  pewter_MTLRenderPipelineDescriptor_reset((void *)_object);
}
- (MTLPipelineBufferDescriptorArray *)vertexBuffers {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineDescriptor_vertexBuffers((void *)_object));
}
@end

@implementation MTLRenderPipelineFunctionsDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLRenderPipelineFunctionsDescriptor_init(pewter_MTLRenderPipelineFunctionsDescriptor_alloc())];
}
- (NSArray *)fragmentAdditionalBinaryFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineFunctionsDescriptor_fragmentAdditionalBinaryFunctions((void *)_object));
}
- (void)setFragmentAdditionalBinaryFunctions:(NSArray *)fragmentAdditionalBinaryFunctions {
  PEWTER_POOL;
  pewter_MTLRenderPipelineFunctionsDescriptor_setFragmentAdditionalBinaryFunctions_((void *)_object, pewter_from(fragmentAdditionalBinaryFunctions));
}
- (NSArray *)tileAdditionalBinaryFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineFunctionsDescriptor_tileAdditionalBinaryFunctions((void *)_object));
}
- (void)setTileAdditionalBinaryFunctions:(NSArray *)tileAdditionalBinaryFunctions {
  PEWTER_POOL;
  pewter_MTLRenderPipelineFunctionsDescriptor_setTileAdditionalBinaryFunctions_((void *)_object, pewter_from(tileAdditionalBinaryFunctions));
}
- (NSArray *)vertexAdditionalBinaryFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineFunctionsDescriptor_vertexAdditionalBinaryFunctions((void *)_object));
}
- (void)setVertexAdditionalBinaryFunctions:(NSArray *)vertexAdditionalBinaryFunctions {
  PEWTER_POOL;
  pewter_MTLRenderPipelineFunctionsDescriptor_setVertexAdditionalBinaryFunctions_((void *)_object, pewter_from(vertexAdditionalBinaryFunctions));
}
@end

@interface PewterMTLRenderPipelineState : PewterMTLAllocation <MTLRenderPipelineState>
@end
@implementation PewterMTLRenderPipelineState
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineState_device((void *)_object));
}
- (id<MTLFunctionHandle>)functionHandleWithName:(NSString *)name stage:(MTLRenderStages)stage {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineState_functionHandleWithName_stage_((void *)_object, pewter_from(name), stage));
}
- (id<MTLFunctionHandle>)functionHandleWithFunction:(id<MTLFunction>)function stage:(MTLRenderStages)stage {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineState_functionHandleWithFunction_stage_((void *)_object, pewter_object(function), stage));
}
- (MTLResourceID)gpuResourceID {
  return PEWTER_AS(MTLResourceID, pewter_MTLRenderPipelineState_gpuResourceID((void *)_object));
}
- (NSUInteger)imageblockMemoryLengthForDimensions:(MTLSize)imageblockDimensions {
  return pewter_MTLRenderPipelineState_imageblockMemoryLengthForDimensions_((void *)_object, PEWTER_AS(pewter_MTLSize, imageblockDimensions));
}
- (NSUInteger)imageblockSampleLength {
  return pewter_MTLRenderPipelineState_imageblockSampleLength((void *)_object);
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineState_label((void *)_object));
}
- (NSUInteger)maxTotalThreadgroupsPerMeshGrid {
  return pewter_MTLRenderPipelineState_maxTotalThreadgroupsPerMeshGrid((void *)_object);
}
- (NSUInteger)maxTotalThreadsPerMeshThreadgroup {
  return pewter_MTLRenderPipelineState_maxTotalThreadsPerMeshThreadgroup((void *)_object);
}
- (NSUInteger)maxTotalThreadsPerObjectThreadgroup {
  return pewter_MTLRenderPipelineState_maxTotalThreadsPerObjectThreadgroup((void *)_object);
}
- (NSUInteger)maxTotalThreadsPerThreadgroup {
  return pewter_MTLRenderPipelineState_maxTotalThreadsPerThreadgroup((void *)_object);
}
- (NSUInteger)meshThreadExecutionWidth {
  return pewter_MTLRenderPipelineState_meshThreadExecutionWidth((void *)_object);
}
- (id<MTLIntersectionFunctionTable>)newIntersectionFunctionTableWithDescriptor:(MTLIntersectionFunctionTableDescriptor *)descriptor stage:(MTLRenderStages)stage {
  return pewter_own(pewter_MTLRenderPipelineState_newIntersectionFunctionTableWithDescriptor_stage_((void *)_object, pewter_object(descriptor), stage));
}
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithAdditionalBinaryFunctions:(MTLRenderPipelineFunctionsDescriptor *)additionalBinaryFunctions error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLRenderPipelineState> result = pewter_own(pewter_MTLRenderPipelineState_newRenderPipelineStateWithAdditionalBinaryFunctions_error_((void *)_object, pewter_object(additionalBinaryFunctions), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
- (id<MTLVisibleFunctionTable>)newVisibleFunctionTableWithDescriptor:(MTLVisibleFunctionTableDescriptor *)descriptor stage:(MTLRenderStages)stage {
  return pewter_own(pewter_MTLRenderPipelineState_newVisibleFunctionTableWithDescriptor_stage_((void *)_object, pewter_object(descriptor), stage));
}
- (NSUInteger)objectThreadExecutionWidth {
  return pewter_MTLRenderPipelineState_objectThreadExecutionWidth((void *)_object);
}
- (MTLRenderPipelineReflection *)reflection {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineState_reflection((void *)_object));
}
- (MTLSize)requiredThreadsPerMeshThreadgroup {
  return PEWTER_AS(MTLSize, pewter_MTLRenderPipelineState_requiredThreadsPerMeshThreadgroup((void *)_object));
}
- (MTLSize)requiredThreadsPerObjectThreadgroup {
  return PEWTER_AS(MTLSize, pewter_MTLRenderPipelineState_requiredThreadsPerObjectThreadgroup((void *)_object));
}
- (MTLSize)requiredThreadsPerTileThreadgroup {
  return PEWTER_AS(MTLSize, pewter_MTLRenderPipelineState_requiredThreadsPerTileThreadgroup((void *)_object));
}
- (MTLShaderValidation)shaderValidation {
  return pewter_MTLRenderPipelineState_shaderValidation((void *)_object);
}
- (BOOL)supportIndirectCommandBuffers {
  return pewter_MTLRenderPipelineState_supportIndirectCommandBuffers((void *)_object);
}
- (BOOL)threadgroupSizeMatchesTileSize {
  return pewter_MTLRenderPipelineState_threadgroupSizeMatchesTileSize((void *)_object);
}
- (id<MTLFunctionHandle>)functionHandleWithBinaryFunction:(id<MTL4BinaryFunction>)function stage:(MTLRenderStages)stage {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineState_functionHandleWithBinaryFunction_stage_((void *)_object, pewter_object(function), stage));
}
- (MTL4PipelineDescriptor *)newRenderPipelineDescriptorForSpecialization {
  return pewter_own(pewter_MTLRenderPipelineState_newRenderPipelineDescriptorForSpecialization((void *)_object));
}
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithBinaryFunctions:(MTL4RenderPipelineBinaryFunctionsDescriptor *)binaryFunctionsDescriptor error:(NSError **)error {
  PEWTER_POOL;
  pewter_NSError *error_given = NULL;
  id<MTLRenderPipelineState> result = pewter_own(pewter_MTLRenderPipelineState_newRenderPipelineStateWithBinaryFunctions_error_((void *)_object, pewter_object(binaryFunctionsDescriptor), error == NULL ? NULL : (void *)&error_given));
  if (error != NULL && error_given != NULL) *error = pewter_borrow(error_given);
  return result;
}
@end

@implementation MTLRenderPipelineColorAttachmentDescriptorArray
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLRenderPipelineColorAttachmentDescriptorArray_init(pewter_MTLRenderPipelineColorAttachmentDescriptorArray_alloc())];
}
- (MTLRenderPipelineColorAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLRenderPipelineColorAttachmentDescriptorArray_objectAtIndexedSubscript_((void *)_object, attachmentIndex));
}
- (void)setObject:(MTLRenderPipelineColorAttachmentDescriptor *)attachment atIndexedSubscript:(NSUInteger)attachmentIndex {
  pewter_MTLRenderPipelineColorAttachmentDescriptorArray_setObject_atIndexedSubscript_((void *)_object, pewter_object(attachment), attachmentIndex);
}
@end

@implementation MTLTileRenderPipelineColorAttachmentDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLTileRenderPipelineColorAttachmentDescriptor_init(pewter_MTLTileRenderPipelineColorAttachmentDescriptor_alloc())];
}
- (MTLPixelFormat)pixelFormat {
  return pewter_MTLTileRenderPipelineColorAttachmentDescriptor_pixelFormat((void *)_object);
}
- (void)setPixelFormat:(MTLPixelFormat)pixelFormat {
  pewter_MTLTileRenderPipelineColorAttachmentDescriptor_setPixelFormat_((void *)_object, pixelFormat);
}
@end

@implementation MTLTileRenderPipelineColorAttachmentDescriptorArray
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLTileRenderPipelineColorAttachmentDescriptorArray_init(pewter_MTLTileRenderPipelineColorAttachmentDescriptorArray_alloc())];
}
- (MTLTileRenderPipelineColorAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTileRenderPipelineColorAttachmentDescriptorArray_objectAtIndexedSubscript_((void *)_object, attachmentIndex));
}
- (void)setObject:(MTLTileRenderPipelineColorAttachmentDescriptor *)attachment atIndexedSubscript:(NSUInteger)attachmentIndex {
  pewter_MTLTileRenderPipelineColorAttachmentDescriptorArray_setObject_atIndexedSubscript_((void *)_object, pewter_object(attachment), attachmentIndex);
}
@end

@implementation MTLTileRenderPipelineDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLTileRenderPipelineDescriptor_init(pewter_MTLTileRenderPipelineDescriptor_alloc())];
}
- (NSArray *)binaryArchives {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTileRenderPipelineDescriptor_binaryArchives((void *)_object));
}
- (void)setBinaryArchives:(NSArray *)binaryArchives {
  PEWTER_POOL;
  pewter_MTLTileRenderPipelineDescriptor_setBinaryArchives_((void *)_object, pewter_from(binaryArchives));
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTileRenderPipelineDescriptor_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLTileRenderPipelineDescriptor_setLabel_((void *)_object, pewter_from(label));
}
- (MTLLinkedFunctions *)linkedFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTileRenderPipelineDescriptor_linkedFunctions((void *)_object));
}
- (void)setLinkedFunctions:(MTLLinkedFunctions *)linkedFunctions {
  pewter_MTLTileRenderPipelineDescriptor_setLinkedFunctions_((void *)_object, pewter_object(linkedFunctions));
}
- (NSUInteger)maxCallStackDepth {
  return pewter_MTLTileRenderPipelineDescriptor_maxCallStackDepth((void *)_object);
}
- (void)setMaxCallStackDepth:(NSUInteger)maxCallStackDepth {
  pewter_MTLTileRenderPipelineDescriptor_setMaxCallStackDepth_((void *)_object, maxCallStackDepth);
}
- (NSUInteger)maxTotalThreadsPerThreadgroup {
  return pewter_MTLTileRenderPipelineDescriptor_maxTotalThreadsPerThreadgroup((void *)_object);
}
- (void)setMaxTotalThreadsPerThreadgroup:(NSUInteger)maxTotalThreadsPerThreadgroup {
  pewter_MTLTileRenderPipelineDescriptor_setMaxTotalThreadsPerThreadgroup_((void *)_object, maxTotalThreadsPerThreadgroup);
}
- (NSArray *)preloadedLibraries {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTileRenderPipelineDescriptor_preloadedLibraries((void *)_object));
}
- (void)setPreloadedLibraries:(NSArray *)preloadedLibraries {
  PEWTER_POOL;
  pewter_MTLTileRenderPipelineDescriptor_setPreloadedLibraries_((void *)_object, pewter_from(preloadedLibraries));
}
- (NSUInteger)rasterSampleCount {
  return pewter_MTLTileRenderPipelineDescriptor_rasterSampleCount((void *)_object);
}
- (void)setRasterSampleCount:(NSUInteger)rasterSampleCount {
  pewter_MTLTileRenderPipelineDescriptor_setRasterSampleCount_((void *)_object, rasterSampleCount);
}
- (MTLSize)requiredThreadsPerThreadgroup {
  return PEWTER_AS(MTLSize, pewter_MTLTileRenderPipelineDescriptor_requiredThreadsPerThreadgroup((void *)_object));
}
- (void)setRequiredThreadsPerThreadgroup:(MTLSize)requiredThreadsPerThreadgroup {
  pewter_MTLTileRenderPipelineDescriptor_setRequiredThreadsPerThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, requiredThreadsPerThreadgroup));
}
- (MTLShaderValidation)shaderValidation {
  return pewter_MTLTileRenderPipelineDescriptor_shaderValidation((void *)_object);
}
- (void)setShaderValidation:(MTLShaderValidation)shaderValidation {
  pewter_MTLTileRenderPipelineDescriptor_setShaderValidation_((void *)_object, shaderValidation);
}
- (BOOL)supportAddingBinaryFunctions {
  return pewter_MTLTileRenderPipelineDescriptor_supportAddingBinaryFunctions((void *)_object);
}
- (void)setSupportAddingBinaryFunctions:(BOOL)supportAddingBinaryFunctions {
  pewter_MTLTileRenderPipelineDescriptor_setSupportAddingBinaryFunctions_((void *)_object, supportAddingBinaryFunctions);
}
- (BOOL)threadgroupSizeMatchesTileSize {
  return pewter_MTLTileRenderPipelineDescriptor_threadgroupSizeMatchesTileSize((void *)_object);
}
- (void)setThreadgroupSizeMatchesTileSize:(BOOL)threadgroupSizeMatchesTileSize {
  pewter_MTLTileRenderPipelineDescriptor_setThreadgroupSizeMatchesTileSize_((void *)_object, threadgroupSizeMatchesTileSize);
}
- (id<MTLFunction>)tileFunction {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTileRenderPipelineDescriptor_tileFunction((void *)_object));
}
- (void)setTileFunction:(id<MTLFunction>)tileFunction {
  pewter_MTLTileRenderPipelineDescriptor_setTileFunction_((void *)_object, pewter_object(tileFunction));
}
- (MTLTileRenderPipelineColorAttachmentDescriptorArray *)colorAttachments {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTileRenderPipelineDescriptor_colorAttachments((void *)_object));
}
- (void)reset {
  pewter_MTLTileRenderPipelineDescriptor_reset((void *)_object);
}
- (MTLPipelineBufferDescriptorArray *)tileBuffers {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTileRenderPipelineDescriptor_tileBuffers((void *)_object));
}
@end

@implementation MTLMeshRenderPipelineDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLMeshRenderPipelineDescriptor_init(pewter_MTLMeshRenderPipelineDescriptor_alloc())];
}
- (BOOL)isAlphaToCoverageEnabled {
  return pewter_MTLMeshRenderPipelineDescriptor_isAlphaToCoverageEnabled((void *)_object);
}
- (void)setAlphaToCoverageEnabled:(BOOL)alphaToCoverageEnabled {
  pewter_MTLMeshRenderPipelineDescriptor_setAlphaToCoverageEnabled_((void *)_object, alphaToCoverageEnabled);
}
- (BOOL)isAlphaToOneEnabled {
  return pewter_MTLMeshRenderPipelineDescriptor_isAlphaToOneEnabled((void *)_object);
}
- (void)setAlphaToOneEnabled:(BOOL)alphaToOneEnabled {
  pewter_MTLMeshRenderPipelineDescriptor_setAlphaToOneEnabled_((void *)_object, alphaToOneEnabled);
}
- (NSArray *)binaryArchives {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLMeshRenderPipelineDescriptor_binaryArchives((void *)_object));
}
- (void)setBinaryArchives:(NSArray *)binaryArchives {
  PEWTER_POOL;
  pewter_MTLMeshRenderPipelineDescriptor_setBinaryArchives_((void *)_object, pewter_from(binaryArchives));
}
- (MTLPixelFormat)depthAttachmentPixelFormat {
  return pewter_MTLMeshRenderPipelineDescriptor_depthAttachmentPixelFormat((void *)_object);
}
- (void)setDepthAttachmentPixelFormat:(MTLPixelFormat)depthAttachmentPixelFormat {
  pewter_MTLMeshRenderPipelineDescriptor_setDepthAttachmentPixelFormat_((void *)_object, depthAttachmentPixelFormat);
}
- (id<MTLFunction>)fragmentFunction {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLMeshRenderPipelineDescriptor_fragmentFunction((void *)_object));
}
- (void)setFragmentFunction:(id<MTLFunction>)fragmentFunction {
  pewter_MTLMeshRenderPipelineDescriptor_setFragmentFunction_((void *)_object, pewter_object(fragmentFunction));
}
- (MTLLinkedFunctions *)fragmentLinkedFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLMeshRenderPipelineDescriptor_fragmentLinkedFunctions((void *)_object));
}
- (void)setFragmentLinkedFunctions:(MTLLinkedFunctions *)fragmentLinkedFunctions {
  pewter_MTLMeshRenderPipelineDescriptor_setFragmentLinkedFunctions_((void *)_object, pewter_object(fragmentLinkedFunctions));
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLMeshRenderPipelineDescriptor_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLMeshRenderPipelineDescriptor_setLabel_((void *)_object, pewter_from(label));
}
- (NSUInteger)maxTotalThreadgroupsPerMeshGrid {
  return pewter_MTLMeshRenderPipelineDescriptor_maxTotalThreadgroupsPerMeshGrid((void *)_object);
}
- (void)setMaxTotalThreadgroupsPerMeshGrid:(NSUInteger)maxTotalThreadgroupsPerMeshGrid {
  pewter_MTLMeshRenderPipelineDescriptor_setMaxTotalThreadgroupsPerMeshGrid_((void *)_object, maxTotalThreadgroupsPerMeshGrid);
}
- (NSUInteger)maxTotalThreadsPerMeshThreadgroup {
  return pewter_MTLMeshRenderPipelineDescriptor_maxTotalThreadsPerMeshThreadgroup((void *)_object);
}
- (void)setMaxTotalThreadsPerMeshThreadgroup:(NSUInteger)maxTotalThreadsPerMeshThreadgroup {
  pewter_MTLMeshRenderPipelineDescriptor_setMaxTotalThreadsPerMeshThreadgroup_((void *)_object, maxTotalThreadsPerMeshThreadgroup);
}
- (NSUInteger)maxTotalThreadsPerObjectThreadgroup {
  return pewter_MTLMeshRenderPipelineDescriptor_maxTotalThreadsPerObjectThreadgroup((void *)_object);
}
- (void)setMaxTotalThreadsPerObjectThreadgroup:(NSUInteger)maxTotalThreadsPerObjectThreadgroup {
  pewter_MTLMeshRenderPipelineDescriptor_setMaxTotalThreadsPerObjectThreadgroup_((void *)_object, maxTotalThreadsPerObjectThreadgroup);
}
- (NSUInteger)maxVertexAmplificationCount {
  return pewter_MTLMeshRenderPipelineDescriptor_maxVertexAmplificationCount((void *)_object);
}
- (void)setMaxVertexAmplificationCount:(NSUInteger)maxVertexAmplificationCount {
  pewter_MTLMeshRenderPipelineDescriptor_setMaxVertexAmplificationCount_((void *)_object, maxVertexAmplificationCount);
}
- (id<MTLFunction>)meshFunction {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLMeshRenderPipelineDescriptor_meshFunction((void *)_object));
}
- (void)setMeshFunction:(id<MTLFunction>)meshFunction {
  pewter_MTLMeshRenderPipelineDescriptor_setMeshFunction_((void *)_object, pewter_object(meshFunction));
}
- (MTLLinkedFunctions *)meshLinkedFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLMeshRenderPipelineDescriptor_meshLinkedFunctions((void *)_object));
}
- (void)setMeshLinkedFunctions:(MTLLinkedFunctions *)meshLinkedFunctions {
  pewter_MTLMeshRenderPipelineDescriptor_setMeshLinkedFunctions_((void *)_object, pewter_object(meshLinkedFunctions));
}
- (BOOL)meshThreadgroupSizeIsMultipleOfThreadExecutionWidth {
  return pewter_MTLMeshRenderPipelineDescriptor_meshThreadgroupSizeIsMultipleOfThreadExecutionWidth((void *)_object);
}
- (void)setMeshThreadgroupSizeIsMultipleOfThreadExecutionWidth:(BOOL)meshThreadgroupSizeIsMultipleOfThreadExecutionWidth {
  pewter_MTLMeshRenderPipelineDescriptor_setMeshThreadgroupSizeIsMultipleOfThreadExecutionWidth_((void *)_object, meshThreadgroupSizeIsMultipleOfThreadExecutionWidth);
}
- (id<MTLFunction>)objectFunction {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLMeshRenderPipelineDescriptor_objectFunction((void *)_object));
}
- (void)setObjectFunction:(id<MTLFunction>)objectFunction {
  pewter_MTLMeshRenderPipelineDescriptor_setObjectFunction_((void *)_object, pewter_object(objectFunction));
}
- (MTLLinkedFunctions *)objectLinkedFunctions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLMeshRenderPipelineDescriptor_objectLinkedFunctions((void *)_object));
}
- (void)setObjectLinkedFunctions:(MTLLinkedFunctions *)objectLinkedFunctions {
  pewter_MTLMeshRenderPipelineDescriptor_setObjectLinkedFunctions_((void *)_object, pewter_object(objectLinkedFunctions));
}
- (BOOL)objectThreadgroupSizeIsMultipleOfThreadExecutionWidth {
  return pewter_MTLMeshRenderPipelineDescriptor_objectThreadgroupSizeIsMultipleOfThreadExecutionWidth((void *)_object);
}
- (void)setObjectThreadgroupSizeIsMultipleOfThreadExecutionWidth:(BOOL)objectThreadgroupSizeIsMultipleOfThreadExecutionWidth {
  pewter_MTLMeshRenderPipelineDescriptor_setObjectThreadgroupSizeIsMultipleOfThreadExecutionWidth_((void *)_object, objectThreadgroupSizeIsMultipleOfThreadExecutionWidth);
}
- (NSUInteger)payloadMemoryLength {
  return pewter_MTLMeshRenderPipelineDescriptor_payloadMemoryLength((void *)_object);
}
- (void)setPayloadMemoryLength:(NSUInteger)payloadMemoryLength {
  pewter_MTLMeshRenderPipelineDescriptor_setPayloadMemoryLength_((void *)_object, payloadMemoryLength);
}
- (NSUInteger)rasterSampleCount {
  return pewter_MTLMeshRenderPipelineDescriptor_rasterSampleCount((void *)_object);
}
- (void)setRasterSampleCount:(NSUInteger)rasterSampleCount {
  pewter_MTLMeshRenderPipelineDescriptor_setRasterSampleCount_((void *)_object, rasterSampleCount);
}
- (BOOL)isRasterizationEnabled {
  return pewter_MTLMeshRenderPipelineDescriptor_isRasterizationEnabled((void *)_object);
}
- (void)setRasterizationEnabled:(BOOL)rasterizationEnabled {
  pewter_MTLMeshRenderPipelineDescriptor_setRasterizationEnabled_((void *)_object, rasterizationEnabled);
}
- (MTLSize)requiredThreadsPerMeshThreadgroup {
  return PEWTER_AS(MTLSize, pewter_MTLMeshRenderPipelineDescriptor_requiredThreadsPerMeshThreadgroup((void *)_object));
}
- (void)setRequiredThreadsPerMeshThreadgroup:(MTLSize)requiredThreadsPerMeshThreadgroup {
  pewter_MTLMeshRenderPipelineDescriptor_setRequiredThreadsPerMeshThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, requiredThreadsPerMeshThreadgroup));
}
- (MTLSize)requiredThreadsPerObjectThreadgroup {
  return PEWTER_AS(MTLSize, pewter_MTLMeshRenderPipelineDescriptor_requiredThreadsPerObjectThreadgroup((void *)_object));
}
- (void)setRequiredThreadsPerObjectThreadgroup:(MTLSize)requiredThreadsPerObjectThreadgroup {
  pewter_MTLMeshRenderPipelineDescriptor_setRequiredThreadsPerObjectThreadgroup_((void *)_object, PEWTER_AS(pewter_MTLSize, requiredThreadsPerObjectThreadgroup));
}
- (MTLShaderValidation)shaderValidation {
  return pewter_MTLMeshRenderPipelineDescriptor_shaderValidation((void *)_object);
}
- (void)setShaderValidation:(MTLShaderValidation)shaderValidation {
  pewter_MTLMeshRenderPipelineDescriptor_setShaderValidation_((void *)_object, shaderValidation);
}
- (MTLPixelFormat)stencilAttachmentPixelFormat {
  return pewter_MTLMeshRenderPipelineDescriptor_stencilAttachmentPixelFormat((void *)_object);
}
- (void)setStencilAttachmentPixelFormat:(MTLPixelFormat)stencilAttachmentPixelFormat {
  pewter_MTLMeshRenderPipelineDescriptor_setStencilAttachmentPixelFormat_((void *)_object, stencilAttachmentPixelFormat);
}
- (BOOL)supportIndirectCommandBuffers {
  return pewter_MTLMeshRenderPipelineDescriptor_supportIndirectCommandBuffers((void *)_object);
}
- (void)setSupportIndirectCommandBuffers:(BOOL)supportIndirectCommandBuffers {
  pewter_MTLMeshRenderPipelineDescriptor_setSupportIndirectCommandBuffers_((void *)_object, supportIndirectCommandBuffers);
}
- (MTLRenderPipelineColorAttachmentDescriptorArray *)colorAttachments {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLMeshRenderPipelineDescriptor_colorAttachments((void *)_object));
}
- (MTLPipelineBufferDescriptorArray *)fragmentBuffers {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLMeshRenderPipelineDescriptor_fragmentBuffers((void *)_object));
}
- (MTLPipelineBufferDescriptorArray *)meshBuffers {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLMeshRenderPipelineDescriptor_meshBuffers((void *)_object));
}
- (MTLPipelineBufferDescriptorArray *)objectBuffers {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLMeshRenderPipelineDescriptor_objectBuffers((void *)_object));
}
- (void)reset {
  pewter_MTLMeshRenderPipelineDescriptor_reset((void *)_object);
}
@end

@implementation MTLResidencySetDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLResidencySetDescriptor_init(pewter_MTLResidencySetDescriptor_alloc())];
}
- (NSUInteger)initialCapacity {
  return pewter_MTLResidencySetDescriptor_initialCapacity((void *)_object);
}
- (void)setInitialCapacity:(NSUInteger)initialCapacity {
  pewter_MTLResidencySetDescriptor_setInitialCapacity_((void *)_object, initialCapacity);
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLResidencySetDescriptor_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLResidencySetDescriptor_setLabel_((void *)_object, pewter_from(label));
}
@end

@interface PewterMTLResidencySet : PewterObject <MTLResidencySet>
@end
@implementation PewterMTLResidencySet
- (void)addAllocation:(id<MTLAllocation>)allocation {
  pewter_MTLResidencySet_addAllocation_((void *)_object, pewter_object(allocation));
}
- (void)addAllocations:(id<MTLAllocation> const *)allocations count:(NSUInteger)count {
  void **const allocations_c = PEWTER_ARRAY(allocations, count);
  pewter_MTLResidencySet_addAllocations_count_((void *)_object, (void *)allocations_c, count);
}
- (NSArray *)allAllocations {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLResidencySet_allAllocations((void *)_object));
}
- (uint64_t)allocatedSize {
  return pewter_MTLResidencySet_allocatedSize((void *)_object);
}
- (NSUInteger)allocationCount {
  return pewter_MTLResidencySet_allocationCount((void *)_object);
}
- (void)commit {
  pewter_MTLResidencySet_commit((void *)_object);
}
- (BOOL)containsAllocation:(id<MTLAllocation>)allocation {
  return pewter_MTLResidencySet_containsAllocation_((void *)_object, pewter_object(allocation));
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLResidencySet_device((void *)_object));
}
- (void)endResidency {
  pewter_MTLResidencySet_endResidency((void *)_object);
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLResidencySet_label((void *)_object));
}
- (void)removeAllAllocations {
  pewter_MTLResidencySet_removeAllAllocations((void *)_object);
}
- (void)removeAllocation:(id<MTLAllocation>)allocation {
  pewter_MTLResidencySet_removeAllocation_((void *)_object, pewter_object(allocation));
}
- (void)removeAllocations:(id<MTLAllocation> const *)allocations count:(NSUInteger)count {
  void **const allocations_c = PEWTER_ARRAY(allocations, count);
  pewter_MTLResidencySet_removeAllocations_count_((void *)_object, (void *)allocations_c, count);
}
- (void)requestResidency {
  pewter_MTLResidencySet_requestResidency((void *)_object);
}
@end

@interface PewterMTLResourceStateCommandEncoder : PewterMTLCommandEncoder <MTLResourceStateCommandEncoder>
@end
@implementation PewterMTLResourceStateCommandEncoder
- (void)moveTextureMappingsFromTexture:(id<MTLTexture>)sourceTexture sourceSlice:(NSUInteger)sourceSlice sourceLevel:(NSUInteger)sourceLevel sourceOrigin:(MTLOrigin)sourceOrigin sourceSize:(MTLSize)sourceSize toTexture:(id<MTLTexture>)destinationTexture destinationSlice:(NSUInteger)destinationSlice destinationLevel:(NSUInteger)destinationLevel destinationOrigin:(MTLOrigin)destinationOrigin {
  pewter_MTLResourceStateCommandEncoder_moveTextureMappingsFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_((void *)_object, pewter_object(sourceTexture), sourceSlice, sourceLevel, PEWTER_AS(pewter_MTLOrigin, sourceOrigin), PEWTER_AS(pewter_MTLSize, sourceSize), pewter_object(destinationTexture), destinationSlice, destinationLevel, PEWTER_AS(pewter_MTLOrigin, destinationOrigin));
}
- (void)updateFence:(id<MTLFence>)fence {
  pewter_MTLResourceStateCommandEncoder_updateFence_((void *)_object, pewter_object(fence));
}
- (void)updateTextureMapping:(id<MTLTexture>)texture mode:(const MTLSparseTextureMappingMode)mode region:(const MTLRegion)region mipLevel:(const NSUInteger)mipLevel slice:(const NSUInteger)slice {
  pewter_MTLResourceStateCommandEncoder_updateTextureMapping_mode_region_mipLevel_slice_((void *)_object, pewter_object(texture), mode, PEWTER_AS(pewter_MTLRegion, region), mipLevel, slice);
}
- (void)updateTextureMapping:(id<MTLTexture>)texture mode:(const MTLSparseTextureMappingMode)mode indirectBuffer:(id<MTLBuffer>)indirectBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset {
  pewter_MTLResourceStateCommandEncoder_updateTextureMapping_mode_indirectBuffer_indirectBufferOffset_((void *)_object, pewter_object(texture), mode, pewter_object(indirectBuffer), indirectBufferOffset);
}
- (void)updateTextureMappings:(id<MTLTexture>)texture mode:(const MTLSparseTextureMappingMode)mode regions:(const MTLRegion*)regions mipLevels:(const NSUInteger*)mipLevels slices:(const NSUInteger*)slices numRegions:(NSUInteger)numRegions {
  pewter_MTLResourceStateCommandEncoder_updateTextureMappings_mode_regions_mipLevels_slices_numRegions_((void *)_object, pewter_object(texture), mode, (void *)regions, (void *)mipLevels, (void *)slices, numRegions);
}
- (void)waitForFence:(id<MTLFence>)fence {
  pewter_MTLResourceStateCommandEncoder_waitForFence_((void *)_object, pewter_object(fence));
}
@end

@implementation MTLResourceStatePassSampleBufferAttachmentDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_init(pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_alloc())];
}
- (NSUInteger)endOfEncoderSampleIndex {
  return pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_endOfEncoderSampleIndex((void *)_object);
}
- (void)setEndOfEncoderSampleIndex:(NSUInteger)endOfEncoderSampleIndex {
  pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_setEndOfEncoderSampleIndex_((void *)_object, endOfEncoderSampleIndex);
}
- (id<MTLCounterSampleBuffer>)sampleBuffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_sampleBuffer((void *)_object));
}
- (void)setSampleBuffer:(id<MTLCounterSampleBuffer>)sampleBuffer {
  pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_setSampleBuffer_((void *)_object, pewter_object(sampleBuffer));
}
- (NSUInteger)startOfEncoderSampleIndex {
  return pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_startOfEncoderSampleIndex((void *)_object);
}
- (void)setStartOfEncoderSampleIndex:(NSUInteger)startOfEncoderSampleIndex {
  pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_setStartOfEncoderSampleIndex_((void *)_object, startOfEncoderSampleIndex);
}
@end

@implementation MTLResourceStatePassSampleBufferAttachmentDescriptorArray
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLResourceStatePassSampleBufferAttachmentDescriptorArray_init(pewter_MTLResourceStatePassSampleBufferAttachmentDescriptorArray_alloc())];
}
- (MTLResourceStatePassSampleBufferAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLResourceStatePassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_((void *)_object, attachmentIndex));
}
- (void)setObject:(MTLResourceStatePassSampleBufferAttachmentDescriptor *)attachment atIndexedSubscript:(NSUInteger)attachmentIndex {
  pewter_MTLResourceStatePassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_((void *)_object, pewter_object(attachment), attachmentIndex);
}
@end

@implementation MTLResourceStatePassDescriptor
+ (MTLResourceStatePassDescriptor *)resourceStatePassDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLResourceStatePassDescriptor_resourceStatePassDescriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLResourceStatePassDescriptor_init(pewter_MTLResourceStatePassDescriptor_alloc())];
}
- (MTLResourceStatePassSampleBufferAttachmentDescriptorArray *)sampleBufferAttachments {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLResourceStatePassDescriptor_sampleBufferAttachments((void *)_object));
}
@end

@implementation MTLResourceViewPoolDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLResourceViewPoolDescriptor_init(pewter_MTLResourceViewPoolDescriptor_alloc())];
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLResourceViewPoolDescriptor_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLResourceViewPoolDescriptor_setLabel_((void *)_object, pewter_from(label));
}
- (NSUInteger)resourceViewCount {
  return pewter_MTLResourceViewPoolDescriptor_resourceViewCount((void *)_object);
}
- (void)setResourceViewCount:(NSUInteger)resourceViewCount {
  pewter_MTLResourceViewPoolDescriptor_setResourceViewCount_((void *)_object, resourceViewCount);
}
@end

@interface PewterMTLResourceViewPool : PewterObject <MTLResourceViewPool>
@end
@implementation PewterMTLResourceViewPool
- (MTLResourceID)baseResourceID {
  return PEWTER_AS(MTLResourceID, pewter_MTLResourceViewPool_baseResourceID((void *)_object));
}
- (MTLResourceID)copyResourceViewsFromPool:(id<MTLResourceViewPool>)sourcePool sourceRange:(NSRange)sourceRange destinationIndex:(NSUInteger)destinationIndex {
  return PEWTER_AS(MTLResourceID, pewter_MTLResourceViewPool_copyResourceViewsFromPool_sourceRange_destinationIndex_((void *)_object, pewter_object(sourcePool), PEWTER_AS(pewter_NSRange, sourceRange), destinationIndex));
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLResourceViewPool_device((void *)_object));
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLResourceViewPool_label((void *)_object));
}
- (NSUInteger)resourceViewCount {
  return pewter_MTLResourceViewPool_resourceViewCount((void *)_object);
}
@end

@implementation MTLSamplerDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLSamplerDescriptor_init(pewter_MTLSamplerDescriptor_alloc())];
}
- (MTLSamplerBorderColor)borderColor {
  return pewter_MTLSamplerDescriptor_borderColor((void *)_object);
}
- (void)setBorderColor:(MTLSamplerBorderColor)borderColor {
  pewter_MTLSamplerDescriptor_setBorderColor_((void *)_object, borderColor);
}
- (MTLCompareFunction)compareFunction {
  return pewter_MTLSamplerDescriptor_compareFunction((void *)_object);
}
- (void)setCompareFunction:(MTLCompareFunction)compareFunction {
  pewter_MTLSamplerDescriptor_setCompareFunction_((void *)_object, compareFunction);
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLSamplerDescriptor_label((void *)_object));
}
- (void)setLabel:(NSString *)label {
  PEWTER_POOL;
  pewter_MTLSamplerDescriptor_setLabel_((void *)_object, pewter_from(label));
}
- (BOOL)lodAverage {
  return pewter_MTLSamplerDescriptor_lodAverage((void *)_object);
}
- (void)setLodAverage:(BOOL)lodAverage {
  pewter_MTLSamplerDescriptor_setLodAverage_((void *)_object, lodAverage);
}
- (float)lodBias {
  return pewter_MTLSamplerDescriptor_lodBias((void *)_object);
}
- (void)setLodBias:(float)lodBias {
  pewter_MTLSamplerDescriptor_setLodBias_((void *)_object, lodBias);
}
- (float)lodMaxClamp {
  return pewter_MTLSamplerDescriptor_lodMaxClamp((void *)_object);
}
- (void)setLodMaxClamp:(float)lodMaxClamp {
  pewter_MTLSamplerDescriptor_setLodMaxClamp_((void *)_object, lodMaxClamp);
}
- (float)lodMinClamp {
  return pewter_MTLSamplerDescriptor_lodMinClamp((void *)_object);
}
- (void)setLodMinClamp:(float)lodMinClamp {
  pewter_MTLSamplerDescriptor_setLodMinClamp_((void *)_object, lodMinClamp);
}
- (MTLSamplerMinMagFilter)magFilter {
  return pewter_MTLSamplerDescriptor_magFilter((void *)_object);
}
- (void)setMagFilter:(MTLSamplerMinMagFilter)magFilter {
  pewter_MTLSamplerDescriptor_setMagFilter_((void *)_object, magFilter);
}
- (NSUInteger)maxAnisotropy {
  return pewter_MTLSamplerDescriptor_maxAnisotropy((void *)_object);
}
- (void)setMaxAnisotropy:(NSUInteger)maxAnisotropy {
  pewter_MTLSamplerDescriptor_setMaxAnisotropy_((void *)_object, maxAnisotropy);
}
- (MTLSamplerMinMagFilter)minFilter {
  return pewter_MTLSamplerDescriptor_minFilter((void *)_object);
}
- (void)setMinFilter:(MTLSamplerMinMagFilter)minFilter {
  pewter_MTLSamplerDescriptor_setMinFilter_((void *)_object, minFilter);
}
- (MTLSamplerMipFilter)mipFilter {
  return pewter_MTLSamplerDescriptor_mipFilter((void *)_object);
}
- (void)setMipFilter:(MTLSamplerMipFilter)mipFilter {
  pewter_MTLSamplerDescriptor_setMipFilter_((void *)_object, mipFilter);
}
- (BOOL)normalizedCoordinates {
  return pewter_MTLSamplerDescriptor_normalizedCoordinates((void *)_object);
}
- (void)setNormalizedCoordinates:(BOOL)normalizedCoordinates {
  pewter_MTLSamplerDescriptor_setNormalizedCoordinates_((void *)_object, normalizedCoordinates);
}
- (MTLSamplerAddressMode)rAddressMode {
  return pewter_MTLSamplerDescriptor_rAddressMode((void *)_object);
}
- (void)setRAddressMode:(MTLSamplerAddressMode)rAddressMode {
  pewter_MTLSamplerDescriptor_setRAddressMode_((void *)_object, rAddressMode);
}
- (MTLSamplerReductionMode)reductionMode {
  return pewter_MTLSamplerDescriptor_reductionMode((void *)_object);
}
- (void)setReductionMode:(MTLSamplerReductionMode)reductionMode {
  pewter_MTLSamplerDescriptor_setReductionMode_((void *)_object, reductionMode);
}
- (MTLSamplerAddressMode)sAddressMode {
  return pewter_MTLSamplerDescriptor_sAddressMode((void *)_object);
}
- (void)setSAddressMode:(MTLSamplerAddressMode)sAddressMode {
  pewter_MTLSamplerDescriptor_setSAddressMode_((void *)_object, sAddressMode);
}
- (BOOL)supportArgumentBuffers {
  return pewter_MTLSamplerDescriptor_supportArgumentBuffers((void *)_object);
}
- (void)setSupportArgumentBuffers:(BOOL)supportArgumentBuffers {
  pewter_MTLSamplerDescriptor_setSupportArgumentBuffers_((void *)_object, supportArgumentBuffers);
}
- (MTLSamplerAddressMode)tAddressMode {
  return pewter_MTLSamplerDescriptor_tAddressMode((void *)_object);
}
- (void)setTAddressMode:(MTLSamplerAddressMode)tAddressMode {
  pewter_MTLSamplerDescriptor_setTAddressMode_((void *)_object, tAddressMode);
}
@end

@interface PewterMTLSamplerState : PewterObject <MTLSamplerState>
@end
@implementation PewterMTLSamplerState
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLSamplerState_device((void *)_object));
}
- (MTLResourceID)gpuResourceID {
  return PEWTER_AS(MTLResourceID, pewter_MTLSamplerState_gpuResourceID((void *)_object));
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLSamplerState_label((void *)_object));
}
@end

@implementation MTLBufferLayoutDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLBufferLayoutDescriptor_init(pewter_MTLBufferLayoutDescriptor_alloc())];
}
- (MTLStepFunction)stepFunction {
  return pewter_MTLBufferLayoutDescriptor_stepFunction((void *)_object);
}
- (void)setStepFunction:(MTLStepFunction)stepFunction {
  pewter_MTLBufferLayoutDescriptor_setStepFunction_((void *)_object, stepFunction);
}
- (NSUInteger)stepRate {
  return pewter_MTLBufferLayoutDescriptor_stepRate((void *)_object);
}
- (void)setStepRate:(NSUInteger)stepRate {
  pewter_MTLBufferLayoutDescriptor_setStepRate_((void *)_object, stepRate);
}
- (NSUInteger)stride {
  return pewter_MTLBufferLayoutDescriptor_stride((void *)_object);
}
- (void)setStride:(NSUInteger)stride {
  pewter_MTLBufferLayoutDescriptor_setStride_((void *)_object, stride);
}
@end

@implementation MTLBufferLayoutDescriptorArray
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLBufferLayoutDescriptorArray_init(pewter_MTLBufferLayoutDescriptorArray_alloc())];
}
- (MTLBufferLayoutDescriptor *)objectAtIndexedSubscript:(NSUInteger)index {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLBufferLayoutDescriptorArray_objectAtIndexedSubscript_((void *)_object, index));
}
- (void)setObject:(MTLBufferLayoutDescriptor *)bufferDesc atIndexedSubscript:(NSUInteger)index {
  pewter_MTLBufferLayoutDescriptorArray_setObject_atIndexedSubscript_((void *)_object, pewter_object(bufferDesc), index);
}
@end

@implementation MTLAttributeDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLAttributeDescriptor_init(pewter_MTLAttributeDescriptor_alloc())];
}
- (NSUInteger)bufferIndex {
  return pewter_MTLAttributeDescriptor_bufferIndex((void *)_object);
}
- (void)setBufferIndex:(NSUInteger)bufferIndex {
  pewter_MTLAttributeDescriptor_setBufferIndex_((void *)_object, bufferIndex);
}
- (MTLAttributeFormat)format {
  return pewter_MTLAttributeDescriptor_format((void *)_object);
}
- (void)setFormat:(MTLAttributeFormat)format {
  pewter_MTLAttributeDescriptor_setFormat_((void *)_object, format);
}
- (NSUInteger)offset {
  return pewter_MTLAttributeDescriptor_offset((void *)_object);
}
- (void)setOffset:(NSUInteger)offset {
  pewter_MTLAttributeDescriptor_setOffset_((void *)_object, offset);
}
@end

@implementation MTLAttributeDescriptorArray
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLAttributeDescriptorArray_init(pewter_MTLAttributeDescriptorArray_alloc())];
}
- (MTLAttributeDescriptor *)objectAtIndexedSubscript:(NSUInteger)index {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLAttributeDescriptorArray_objectAtIndexedSubscript_((void *)_object, index));
}
- (void)setObject:(MTLAttributeDescriptor *)attributeDesc atIndexedSubscript:(NSUInteger)index {
  pewter_MTLAttributeDescriptorArray_setObject_atIndexedSubscript_((void *)_object, pewter_object(attributeDesc), index);
}
@end

@implementation MTLStageInputOutputDescriptor
+ (MTLStageInputOutputDescriptor *)stageInputOutputDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLStageInputOutputDescriptor_stageInputOutputDescriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLStageInputOutputDescriptor_init(pewter_MTLStageInputOutputDescriptor_alloc())];
}
- (NSUInteger)indexBufferIndex {
  return pewter_MTLStageInputOutputDescriptor_indexBufferIndex((void *)_object);
}
- (void)setIndexBufferIndex:(NSUInteger)indexBufferIndex {
  pewter_MTLStageInputOutputDescriptor_setIndexBufferIndex_((void *)_object, indexBufferIndex);
}
- (MTLIndexType)indexType {
  return pewter_MTLStageInputOutputDescriptor_indexType((void *)_object);
}
- (void)setIndexType:(MTLIndexType)indexType {
  pewter_MTLStageInputOutputDescriptor_setIndexType_((void *)_object, indexType);
}
- (MTLAttributeDescriptorArray *)attributes {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLStageInputOutputDescriptor_attributes((void *)_object));
}
- (MTLBufferLayoutDescriptorArray *)layouts {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLStageInputOutputDescriptor_layouts((void *)_object));
}
- (void)reset {
  pewter_MTLStageInputOutputDescriptor_reset((void *)_object);
}
@end

@implementation MTLTensorExtents
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLTensorExtents_init(pewter_MTLTensorExtents_alloc())];
}
- (instancetype)initWithRank:(NSUInteger)rank values:(const NSInteger*)values {
  return [self initWithPewterObject:pewter_MTLTensorExtents_initWithRank_values_(pewter_MTLTensorExtents_alloc(), rank, (void *)values)];
}
- (NSInteger)extentAtDimensionIndex:(NSUInteger)dimensionIndex {
  return pewter_MTLTensorExtents_extentAtDimensionIndex_((void *)_object, dimensionIndex);
}
- (NSUInteger)rank {
  return pewter_MTLTensorExtents_rank((void *)_object);
}
@end

@implementation MTLTensorDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLTensorDescriptor_init(pewter_MTLTensorDescriptor_alloc())];
}
- (MTLCPUCacheMode)cpuCacheMode {
  return pewter_MTLTensorDescriptor_cpuCacheMode((void *)_object);
}
- (void)setCpuCacheMode:(MTLCPUCacheMode)cpuCacheMode {
  pewter_MTLTensorDescriptor_setCpuCacheMode_((void *)_object, cpuCacheMode);
}
- (MTLTensorDataType)dataType {
  return pewter_MTLTensorDescriptor_dataType((void *)_object);
}
- (void)setDataType:(MTLTensorDataType)dataType {
  pewter_MTLTensorDescriptor_setDataType_((void *)_object, dataType);
}
- (MTLTensorExtents *)dimensions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTensorDescriptor_dimensions((void *)_object));
}
- (void)setDimensions:(MTLTensorExtents *)dimensions {
  pewter_MTLTensorDescriptor_setDimensions_((void *)_object, pewter_object(dimensions));
}
- (MTLHazardTrackingMode)hazardTrackingMode {
  return pewter_MTLTensorDescriptor_hazardTrackingMode((void *)_object);
}
- (void)setHazardTrackingMode:(MTLHazardTrackingMode)hazardTrackingMode {
  pewter_MTLTensorDescriptor_setHazardTrackingMode_((void *)_object, hazardTrackingMode);
}
- (MTLResourceOptions)resourceOptions {
  return pewter_MTLTensorDescriptor_resourceOptions((void *)_object);
}
- (void)setResourceOptions:(MTLResourceOptions)resourceOptions {
  pewter_MTLTensorDescriptor_setResourceOptions_((void *)_object, resourceOptions);
}
- (MTLStorageMode)storageMode {
  return pewter_MTLTensorDescriptor_storageMode((void *)_object);
}
- (void)setStorageMode:(MTLStorageMode)storageMode {
  pewter_MTLTensorDescriptor_setStorageMode_((void *)_object, storageMode);
}
- (MTLTensorExtents *)strides {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTensorDescriptor_strides((void *)_object));
}
- (void)setStrides:(MTLTensorExtents *)strides {
  pewter_MTLTensorDescriptor_setStrides_((void *)_object, pewter_object(strides));
}
- (MTLTensorUsage)usage {
  return pewter_MTLTensorDescriptor_usage((void *)_object);
}
- (void)setUsage:(MTLTensorUsage)usage {
  pewter_MTLTensorDescriptor_setUsage_((void *)_object, usage);
}
@end

@interface PewterMTLTensor : PewterMTLResource <MTLTensor>
@end
@implementation PewterMTLTensor
- (id<MTLBuffer>)buffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTensor_buffer((void *)_object));
}
- (NSUInteger)bufferOffset {
  return pewter_MTLTensor_bufferOffset((void *)_object);
}
- (MTLTensorDataType)dataType {
  return pewter_MTLTensor_dataType((void *)_object);
}
- (MTLTensorExtents *)dimensions {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTensor_dimensions((void *)_object));
}
- (void)getBytes:(void*)bytes strides:(MTLTensorExtents *)strides fromSliceOrigin:(MTLTensorExtents *)sliceOrigin sliceDimensions:(MTLTensorExtents *)sliceDimensions {
  pewter_MTLTensor_getBytes_strides_fromSliceOrigin_sliceDimensions_((void *)_object, bytes, pewter_object(strides), pewter_object(sliceOrigin), pewter_object(sliceDimensions));
}
- (MTLResourceID)gpuResourceID {
  return PEWTER_AS(MTLResourceID, pewter_MTLTensor_gpuResourceID((void *)_object));
}
- (void)replaceSliceOrigin:(MTLTensorExtents *)sliceOrigin sliceDimensions:(MTLTensorExtents *)sliceDimensions withBytes:(const void*)bytes strides:(MTLTensorExtents *)strides {
  pewter_MTLTensor_replaceSliceOrigin_sliceDimensions_withBytes_strides_((void *)_object, pewter_object(sliceOrigin), pewter_object(sliceDimensions), bytes, pewter_object(strides));
}
- (MTLTensorExtents *)strides {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTensor_strides((void *)_object));
}
- (MTLTensorUsage)usage {
  return pewter_MTLTensor_usage((void *)_object);
}
@end

@implementation MTLSharedTextureHandle
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLSharedTextureHandle_init(pewter_MTLSharedTextureHandle_alloc())];
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLSharedTextureHandle_device((void *)_object));
}
- (NSString *)label {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLSharedTextureHandle_label((void *)_object));
}
@end

@implementation MTLTextureDescriptor
+ (MTLTextureDescriptor *)texture2DDescriptorWithPixelFormat:(MTLPixelFormat)pixelFormat width:(NSUInteger)width height:(NSUInteger)height mipmapped:(BOOL)mipmapped {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTextureDescriptor_texture2DDescriptorWithPixelFormat_width_height_mipmapped_(pixelFormat, width, height, mipmapped));
}
+ (MTLTextureDescriptor *)textureBufferDescriptorWithPixelFormat:(MTLPixelFormat)pixelFormat width:(NSUInteger)width resourceOptions:(MTLResourceOptions)resourceOptions usage:(MTLTextureUsage)usage {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTextureDescriptor_textureBufferDescriptorWithPixelFormat_width_resourceOptions_usage_(pixelFormat, width, resourceOptions, usage));
}
+ (MTLTextureDescriptor *)textureCubeDescriptorWithPixelFormat:(MTLPixelFormat)pixelFormat size:(NSUInteger)size mipmapped:(BOOL)mipmapped {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTextureDescriptor_textureCubeDescriptorWithPixelFormat_size_mipmapped_(pixelFormat, size, mipmapped));
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLTextureDescriptor_init(pewter_MTLTextureDescriptor_alloc())];
}
- (BOOL)allowGPUOptimizedContents {
  return pewter_MTLTextureDescriptor_allowGPUOptimizedContents((void *)_object);
}
- (void)setAllowGPUOptimizedContents:(BOOL)allowGPUOptimizedContents {
  pewter_MTLTextureDescriptor_setAllowGPUOptimizedContents_((void *)_object, allowGPUOptimizedContents);
}
- (NSUInteger)arrayLength {
  return pewter_MTLTextureDescriptor_arrayLength((void *)_object);
}
- (void)setArrayLength:(NSUInteger)arrayLength {
  pewter_MTLTextureDescriptor_setArrayLength_((void *)_object, arrayLength);
}
- (MTLTextureCompressionType)compressionType {
  return pewter_MTLTextureDescriptor_compressionType((void *)_object);
}
- (void)setCompressionType:(MTLTextureCompressionType)compressionType {
  pewter_MTLTextureDescriptor_setCompressionType_((void *)_object, compressionType);
}
- (MTLCPUCacheMode)cpuCacheMode {
  return pewter_MTLTextureDescriptor_cpuCacheMode((void *)_object);
}
- (void)setCpuCacheMode:(MTLCPUCacheMode)cpuCacheMode {
  pewter_MTLTextureDescriptor_setCpuCacheMode_((void *)_object, cpuCacheMode);
}
- (NSUInteger)depth {
  return pewter_MTLTextureDescriptor_depth((void *)_object);
}
- (void)setDepth:(NSUInteger)depth {
  pewter_MTLTextureDescriptor_setDepth_((void *)_object, depth);
}
- (MTLHazardTrackingMode)hazardTrackingMode {
  return pewter_MTLTextureDescriptor_hazardTrackingMode((void *)_object);
}
- (void)setHazardTrackingMode:(MTLHazardTrackingMode)hazardTrackingMode {
  pewter_MTLTextureDescriptor_setHazardTrackingMode_((void *)_object, hazardTrackingMode);
}
- (NSUInteger)height {
  return pewter_MTLTextureDescriptor_height((void *)_object);
}
- (void)setHeight:(NSUInteger)height {
  pewter_MTLTextureDescriptor_setHeight_((void *)_object, height);
}
- (NSUInteger)mipmapLevelCount {
  return pewter_MTLTextureDescriptor_mipmapLevelCount((void *)_object);
}
- (void)setMipmapLevelCount:(NSUInteger)mipmapLevelCount {
  pewter_MTLTextureDescriptor_setMipmapLevelCount_((void *)_object, mipmapLevelCount);
}
- (MTLPixelFormat)pixelFormat {
  return pewter_MTLTextureDescriptor_pixelFormat((void *)_object);
}
- (void)setPixelFormat:(MTLPixelFormat)pixelFormat {
  pewter_MTLTextureDescriptor_setPixelFormat_((void *)_object, pixelFormat);
}
- (MTLSparsePageSize)placementSparsePageSize {
  return pewter_MTLTextureDescriptor_placementSparsePageSize((void *)_object);
}
- (void)setPlacementSparsePageSize:(MTLSparsePageSize)placementSparsePageSize {
  pewter_MTLTextureDescriptor_setPlacementSparsePageSize_((void *)_object, placementSparsePageSize);
}
- (MTLResourceOptions)resourceOptions {
  return pewter_MTLTextureDescriptor_resourceOptions((void *)_object);
}
- (void)setResourceOptions:(MTLResourceOptions)resourceOptions {
  pewter_MTLTextureDescriptor_setResourceOptions_((void *)_object, resourceOptions);
}
- (NSUInteger)sampleCount {
  return pewter_MTLTextureDescriptor_sampleCount((void *)_object);
}
- (void)setSampleCount:(NSUInteger)sampleCount {
  pewter_MTLTextureDescriptor_setSampleCount_((void *)_object, sampleCount);
}
- (MTLStorageMode)storageMode {
  return pewter_MTLTextureDescriptor_storageMode((void *)_object);
}
- (void)setStorageMode:(MTLStorageMode)storageMode {
  pewter_MTLTextureDescriptor_setStorageMode_((void *)_object, storageMode);
}
- (MTLTextureSwizzleChannels)swizzle {
  return PEWTER_AS(MTLTextureSwizzleChannels, pewter_MTLTextureDescriptor_swizzle((void *)_object));
}
- (void)setSwizzle:(MTLTextureSwizzleChannels)swizzle {
  pewter_MTLTextureDescriptor_setSwizzle_((void *)_object, PEWTER_AS(pewter_MTLTextureSwizzleChannels, swizzle));
}
- (MTLTextureType)textureType {
  return pewter_MTLTextureDescriptor_textureType((void *)_object);
}
- (void)setTextureType:(MTLTextureType)textureType {
  pewter_MTLTextureDescriptor_setTextureType_((void *)_object, textureType);
}
- (MTLTextureUsage)usage {
  return pewter_MTLTextureDescriptor_usage((void *)_object);
}
- (void)setUsage:(MTLTextureUsage)usage {
  pewter_MTLTextureDescriptor_setUsage_((void *)_object, usage);
}
- (NSUInteger)width {
  return pewter_MTLTextureDescriptor_width((void *)_object);
}
- (void)setWidth:(NSUInteger)width {
  pewter_MTLTextureDescriptor_setWidth_((void *)_object, width);
}
@end

@implementation MTLTextureViewDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLTextureViewDescriptor_init(pewter_MTLTextureViewDescriptor_alloc())];
}
- (NSRange)levelRange {
  return PEWTER_AS(NSRange, pewter_MTLTextureViewDescriptor_levelRange((void *)_object));
}
- (void)setLevelRange:(NSRange)levelRange {
  pewter_MTLTextureViewDescriptor_setLevelRange_((void *)_object, PEWTER_AS(pewter_NSRange, levelRange));
}
- (MTLPixelFormat)pixelFormat {
  return pewter_MTLTextureViewDescriptor_pixelFormat((void *)_object);
}
- (void)setPixelFormat:(MTLPixelFormat)pixelFormat {
  pewter_MTLTextureViewDescriptor_setPixelFormat_((void *)_object, pixelFormat);
}
- (NSRange)sliceRange {
  return PEWTER_AS(NSRange, pewter_MTLTextureViewDescriptor_sliceRange((void *)_object));
}
- (void)setSliceRange:(NSRange)sliceRange {
  pewter_MTLTextureViewDescriptor_setSliceRange_((void *)_object, PEWTER_AS(pewter_NSRange, sliceRange));
}
- (MTLTextureSwizzleChannels)swizzle {
  return PEWTER_AS(MTLTextureSwizzleChannels, pewter_MTLTextureViewDescriptor_swizzle((void *)_object));
}
- (void)setSwizzle:(MTLTextureSwizzleChannels)swizzle {
  pewter_MTLTextureViewDescriptor_setSwizzle_((void *)_object, PEWTER_AS(pewter_MTLTextureSwizzleChannels, swizzle));
}
- (MTLTextureType)textureType {
  return pewter_MTLTextureViewDescriptor_textureType((void *)_object);
}
- (void)setTextureType:(MTLTextureType)textureType {
  pewter_MTLTextureViewDescriptor_setTextureType_((void *)_object, textureType);
}
@end

@interface PewterMTLTexture : PewterMTLResource <MTLTexture>
@end
@implementation PewterMTLTexture
- (BOOL)allowGPUOptimizedContents {
  return pewter_MTLTexture_allowGPUOptimizedContents((void *)_object);
}
- (NSUInteger)arrayLength {
  return pewter_MTLTexture_arrayLength((void *)_object);
}
- (id<MTLBuffer>)buffer {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTexture_buffer((void *)_object));
}
- (NSUInteger)bufferBytesPerRow {
  return pewter_MTLTexture_bufferBytesPerRow((void *)_object);
}
- (NSUInteger)bufferOffset {
  return pewter_MTLTexture_bufferOffset((void *)_object);
}
- (MTLTextureCompressionType)compressionType {
  return pewter_MTLTexture_compressionType((void *)_object);
}
- (NSUInteger)depth {
  return pewter_MTLTexture_depth((void *)_object);
}
- (NSUInteger)firstMipmapInTail {
  return pewter_MTLTexture_firstMipmapInTail((void *)_object);
}
- (BOOL)isFramebufferOnly {
  return pewter_MTLTexture_isFramebufferOnly((void *)_object);
}
- (void)getBytes:(void*)pixelBytes bytesPerRow:(NSUInteger)bytesPerRow bytesPerImage:(NSUInteger)bytesPerImage fromRegion:(MTLRegion)region mipmapLevel:(NSUInteger)level slice:(NSUInteger)slice {
  pewter_MTLTexture_getBytes_bytesPerRow_bytesPerImage_fromRegion_mipmapLevel_slice_((void *)_object, pixelBytes, bytesPerRow, bytesPerImage, PEWTER_AS(pewter_MTLRegion, region), level, slice);
}
- (void)getBytes:(void*)pixelBytes bytesPerRow:(NSUInteger)bytesPerRow fromRegion:(MTLRegion)region mipmapLevel:(NSUInteger)level {
  pewter_MTLTexture_getBytes_bytesPerRow_fromRegion_mipmapLevel_((void *)_object, pixelBytes, bytesPerRow, PEWTER_AS(pewter_MTLRegion, region), level);
}
- (MTLResourceID)gpuResourceID {
  return PEWTER_AS(MTLResourceID, pewter_MTLTexture_gpuResourceID((void *)_object));
}
- (NSUInteger)height {
  return pewter_MTLTexture_height((void *)_object);
}
- (IOSurfaceRef)iosurface {
  return pewter_MTLTexture_iosurface((void *)_object);
}
- (NSUInteger)iosurfacePlane {
  return pewter_MTLTexture_iosurfacePlane((void *)_object);
}
- (BOOL)isShareable {
  return pewter_MTLTexture_isShareable((void *)_object);
}
- (BOOL)isSparse {
  return pewter_MTLTexture_isSparse((void *)_object);
}
- (NSUInteger)mipmapLevelCount {
  return pewter_MTLTexture_mipmapLevelCount((void *)_object);
}
- (id<MTLTexture>)newRemoteTextureViewForDevice:(id<MTLDevice>)device {
  return pewter_own(pewter_MTLTexture_newRemoteTextureViewForDevice_((void *)_object, pewter_object(device)));
}
- (MTLSharedTextureHandle *)newSharedTextureHandle {
  return pewter_own(pewter_MTLTexture_newSharedTextureHandle((void *)_object));
}
- (id<MTLTexture>)newTextureViewWithPixelFormat:(MTLPixelFormat)pixelFormat {
  return pewter_own(pewter_MTLTexture_newTextureViewWithPixelFormat_((void *)_object, pixelFormat));
}
- (id<MTLTexture>)newTextureViewWithPixelFormat:(MTLPixelFormat)pixelFormat textureType:(MTLTextureType)textureType levels:(NSRange)levelRange slices:(NSRange)sliceRange {
  return pewter_own(pewter_MTLTexture_newTextureViewWithPixelFormat_textureType_levels_slices_((void *)_object, pixelFormat, textureType, PEWTER_AS(pewter_NSRange, levelRange), PEWTER_AS(pewter_NSRange, sliceRange)));
}
- (id<MTLTexture>)newTextureViewWithDescriptor:(MTLTextureViewDescriptor *)descriptor {
  return pewter_own(pewter_MTLTexture_newTextureViewWithDescriptor_((void *)_object, pewter_object(descriptor)));
}
- (id<MTLTexture>)newTextureViewWithPixelFormat:(MTLPixelFormat)pixelFormat textureType:(MTLTextureType)textureType levels:(NSRange)levelRange slices:(NSRange)sliceRange swizzle:(MTLTextureSwizzleChannels)swizzle {
  return pewter_own(pewter_MTLTexture_newTextureViewWithPixelFormat_textureType_levels_slices_swizzle_((void *)_object, pixelFormat, textureType, PEWTER_AS(pewter_NSRange, levelRange), PEWTER_AS(pewter_NSRange, sliceRange), PEWTER_AS(pewter_MTLTextureSwizzleChannels, swizzle)));
}
- (NSUInteger)parentRelativeLevel {
  return pewter_MTLTexture_parentRelativeLevel((void *)_object);
}
- (NSUInteger)parentRelativeSlice {
  return pewter_MTLTexture_parentRelativeSlice((void *)_object);
}
- (id<MTLTexture>)parentTexture {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTexture_parentTexture((void *)_object));
}
- (MTLPixelFormat)pixelFormat {
  return pewter_MTLTexture_pixelFormat((void *)_object);
}
- (id<MTLTexture>)remoteStorageTexture {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTexture_remoteStorageTexture((void *)_object));
}
- (void)replaceRegion:(MTLRegion)region mipmapLevel:(NSUInteger)level slice:(NSUInteger)slice withBytes:(const void*)pixelBytes bytesPerRow:(NSUInteger)bytesPerRow bytesPerImage:(NSUInteger)bytesPerImage {
  pewter_MTLTexture_replaceRegion_mipmapLevel_slice_withBytes_bytesPerRow_bytesPerImage_((void *)_object, PEWTER_AS(pewter_MTLRegion, region), level, slice, pixelBytes, bytesPerRow, bytesPerImage);
}
- (void)replaceRegion:(MTLRegion)region mipmapLevel:(NSUInteger)level withBytes:(const void*)pixelBytes bytesPerRow:(NSUInteger)bytesPerRow {
  pewter_MTLTexture_replaceRegion_mipmapLevel_withBytes_bytesPerRow_((void *)_object, PEWTER_AS(pewter_MTLRegion, region), level, pixelBytes, bytesPerRow);
}
- (id<MTLResource>)rootResource {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLTexture_rootResource((void *)_object));
}
- (NSUInteger)sampleCount {
  return pewter_MTLTexture_sampleCount((void *)_object);
}
- (MTLTextureSparseTier)sparseTextureTier {
  return pewter_MTLTexture_sparseTextureTier((void *)_object);
}
- (MTLTextureSwizzleChannels)swizzle {
  return PEWTER_AS(MTLTextureSwizzleChannels, pewter_MTLTexture_swizzle((void *)_object));
}
- (NSUInteger)tailSizeInBytes {
  return pewter_MTLTexture_tailSizeInBytes((void *)_object);
}
- (MTLTextureType)textureType {
  return pewter_MTLTexture_textureType((void *)_object);
}
- (MTLTextureUsage)usage {
  return pewter_MTLTexture_usage((void *)_object);
}
- (NSUInteger)width {
  return pewter_MTLTexture_width((void *)_object);
}
@end

@interface PewterMTLTextureViewPool : PewterMTLResourceViewPool <MTLTextureViewPool>
@end
@implementation PewterMTLTextureViewPool
- (MTLResourceID)setTextureView:(id<MTLTexture>)texture atIndex:(NSUInteger)index {
  return PEWTER_AS(MTLResourceID, pewter_MTLTextureViewPool_setTextureView_atIndex_((void *)_object, pewter_object(texture), index));
}
- (MTLResourceID)setTextureView:(id<MTLTexture>)texture descriptor:(MTLTextureViewDescriptor *)descriptor atIndex:(NSUInteger)index {
  return PEWTER_AS(MTLResourceID, pewter_MTLTextureViewPool_setTextureView_descriptor_atIndex_((void *)_object, pewter_object(texture), pewter_object(descriptor), index));
}
- (MTLResourceID)setTextureViewFromBuffer:(id<MTLBuffer>)buffer descriptor:(MTLTextureDescriptor *)descriptor offset:(NSUInteger)offset bytesPerRow:(NSUInteger)bytesPerRow atIndex:(NSUInteger)index {
  return PEWTER_AS(MTLResourceID, pewter_MTLTextureViewPool_setTextureViewFromBuffer_descriptor_offset_bytesPerRow_atIndex_((void *)_object, pewter_object(buffer), pewter_object(descriptor), offset, bytesPerRow, index));
}
@end

@implementation MTLVertexBufferLayoutDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLVertexBufferLayoutDescriptor_init(pewter_MTLVertexBufferLayoutDescriptor_alloc())];
}
- (MTLVertexStepFunction)stepFunction {
  return pewter_MTLVertexBufferLayoutDescriptor_stepFunction((void *)_object);
}
- (void)setStepFunction:(MTLVertexStepFunction)stepFunction {
  pewter_MTLVertexBufferLayoutDescriptor_setStepFunction_((void *)_object, stepFunction);
}
- (NSUInteger)stepRate {
  return pewter_MTLVertexBufferLayoutDescriptor_stepRate((void *)_object);
}
- (void)setStepRate:(NSUInteger)stepRate {
  pewter_MTLVertexBufferLayoutDescriptor_setStepRate_((void *)_object, stepRate);
}
- (NSUInteger)stride {
  return pewter_MTLVertexBufferLayoutDescriptor_stride((void *)_object);
}
- (void)setStride:(NSUInteger)stride {
  pewter_MTLVertexBufferLayoutDescriptor_setStride_((void *)_object, stride);
}
@end

@implementation MTLVertexBufferLayoutDescriptorArray
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLVertexBufferLayoutDescriptorArray_init(pewter_MTLVertexBufferLayoutDescriptorArray_alloc())];
}
- (MTLVertexBufferLayoutDescriptor *)objectAtIndexedSubscript:(NSUInteger)index {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLVertexBufferLayoutDescriptorArray_objectAtIndexedSubscript_((void *)_object, index));
}
- (void)setObject:(MTLVertexBufferLayoutDescriptor *)bufferDesc atIndexedSubscript:(NSUInteger)index {
  pewter_MTLVertexBufferLayoutDescriptorArray_setObject_atIndexedSubscript_((void *)_object, pewter_object(bufferDesc), index);
}
@end

@implementation MTLVertexAttributeDescriptor
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLVertexAttributeDescriptor_init(pewter_MTLVertexAttributeDescriptor_alloc())];
}
- (NSUInteger)bufferIndex {
  return pewter_MTLVertexAttributeDescriptor_bufferIndex((void *)_object);
}
- (void)setBufferIndex:(NSUInteger)bufferIndex {
  pewter_MTLVertexAttributeDescriptor_setBufferIndex_((void *)_object, bufferIndex);
}
- (MTLVertexFormat)format {
  return pewter_MTLVertexAttributeDescriptor_format((void *)_object);
}
- (void)setFormat:(MTLVertexFormat)format {
  pewter_MTLVertexAttributeDescriptor_setFormat_((void *)_object, format);
}
- (NSUInteger)offset {
  return pewter_MTLVertexAttributeDescriptor_offset((void *)_object);
}
- (void)setOffset:(NSUInteger)offset {
  pewter_MTLVertexAttributeDescriptor_setOffset_((void *)_object, offset);
}
@end

@implementation MTLVertexAttributeDescriptorArray
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLVertexAttributeDescriptorArray_init(pewter_MTLVertexAttributeDescriptorArray_alloc())];
}
- (MTLVertexAttributeDescriptor *)objectAtIndexedSubscript:(NSUInteger)index {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLVertexAttributeDescriptorArray_objectAtIndexedSubscript_((void *)_object, index));
}
- (void)setObject:(MTLVertexAttributeDescriptor *)attributeDesc atIndexedSubscript:(NSUInteger)index {
  pewter_MTLVertexAttributeDescriptorArray_setObject_atIndexedSubscript_((void *)_object, pewter_object(attributeDesc), index);
}
@end

@implementation MTLVertexDescriptor
+ (MTLVertexDescriptor *)vertexDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLVertexDescriptor_vertexDescriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLVertexDescriptor_init(pewter_MTLVertexDescriptor_alloc())];
}
- (MTLVertexAttributeDescriptorArray *)attributes {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLVertexDescriptor_attributes((void *)_object));
}
- (MTLVertexBufferLayoutDescriptorArray *)layouts {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLVertexDescriptor_layouts((void *)_object));
}
- (void)reset {
  pewter_MTLVertexDescriptor_reset((void *)_object);
}
@end

@implementation MTLVisibleFunctionTableDescriptor
+ (MTLVisibleFunctionTableDescriptor *)visibleFunctionTableDescriptor {
  PEWTER_POOL;
  return pewter_borrow(pewter_MTLVisibleFunctionTableDescriptor_visibleFunctionTableDescriptor());
}
- (instancetype)init {
  return [self initWithPewterObject:pewter_MTLVisibleFunctionTableDescriptor_init(pewter_MTLVisibleFunctionTableDescriptor_alloc())];
}
- (NSUInteger)functionCount {
  return pewter_MTLVisibleFunctionTableDescriptor_functionCount((void *)_object);
}
- (void)setFunctionCount:(NSUInteger)functionCount {
  pewter_MTLVisibleFunctionTableDescriptor_setFunctionCount_((void *)_object, functionCount);
}
@end

@interface PewterMTLVisibleFunctionTable : PewterMTLResource <MTLVisibleFunctionTable>
@end
@implementation PewterMTLVisibleFunctionTable
- (MTLResourceID)gpuResourceID {
  return PEWTER_AS(MTLResourceID, pewter_MTLVisibleFunctionTable_gpuResourceID((void *)_object));
}
- (void)setFunction:(id<MTLFunctionHandle>)function atIndex:(NSUInteger)index {
  pewter_MTLVisibleFunctionTable_setFunction_atIndex_((void *)_object, pewter_object(function), index);
}
- (void)setFunctions:(id<MTLFunctionHandle> const *)functions withRange:(NSRange)range {
  void **const functions_c = PEWTER_ARRAY(functions, range.length);
  pewter_MTLVisibleFunctionTable_setFunctions_withRange_((void *)_object, (void *)functions_c, PEWTER_AS(pewter_NSRange, range));
}
@end

@interface PewterCAMetalDrawable : PewterMTLDrawable <CAMetalDrawable>
@end
@implementation PewterCAMetalDrawable
- (CAMetalLayer *)layer {
  PEWTER_POOL;
  return pewter_borrow(pewter_CAMetalDrawable_layer((void *)_object));
}
- (id<MTLTexture>)texture {
  PEWTER_POOL;
  return pewter_borrow(pewter_CAMetalDrawable_texture((void *)_object));
}
@end

@implementation CAMetalLayer
- (instancetype)init {
  return [self initWithPewterObject:pewter_CAMetalLayer_init(pewter_CAMetalLayer_alloc())];
}
+ (CAMetalLayer *)layer {
  PEWTER_POOL;
  return pewter_borrow(pewter_CAMetalLayer_layer());
}
- (MTLPixelFormat)pixelFormat {
  return pewter_CAMetalLayer_pixelFormat((void *)_object);
}
- (void)setPixelFormat:(MTLPixelFormat)pixelFormat {
  pewter_CAMetalLayer_setPixelFormat_((void *)_object, pixelFormat);
}
- (BOOL)framebufferOnly {
  return pewter_CAMetalLayer_framebufferOnly((void *)_object);
}
- (void)setFramebufferOnly:(BOOL)framebufferOnly {
  pewter_CAMetalLayer_setFramebufferOnly_((void *)_object, framebufferOnly);
}
- (CGSize)drawableSize {
  return PEWTER_AS(CGSize, pewter_CAMetalLayer_drawableSize((void *)_object));
}
- (void)setDrawableSize:(CGSize)drawableSize {
  pewter_CAMetalLayer_setDrawableSize_((void *)_object, PEWTER_AS(pewter_CGSize, drawableSize));
}
- (NSUInteger)maximumDrawableCount {
  return pewter_CAMetalLayer_maximumDrawableCount((void *)_object);
}
- (void)setMaximumDrawableCount:(NSUInteger)maximumDrawableCount {
  pewter_CAMetalLayer_setMaximumDrawableCount_((void *)_object, maximumDrawableCount);
}
- (BOOL)displaySyncEnabled {
  return pewter_CAMetalLayer_displaySyncEnabled((void *)_object);
}
- (void)setDisplaySyncEnabled:(BOOL)displaySyncEnabled {
  pewter_CAMetalLayer_setDisplaySyncEnabled_((void *)_object, displaySyncEnabled);
}
- (CGColorSpaceRef)colorspace {
  return pewter_CAMetalLayer_colorspace((void *)_object);
}
- (void)setColorspace:(CGColorSpaceRef)colorspace {
  pewter_CAMetalLayer_setColorspace_((void *)_object, colorspace);
}
- (BOOL)allowsNextDrawableTimeout {
  return pewter_CAMetalLayer_allowsNextDrawableTimeout((void *)_object);
}
- (void)setAllowsNextDrawableTimeout:(BOOL)allowsNextDrawableTimeout {
  pewter_CAMetalLayer_setAllowsNextDrawableTimeout_((void *)_object, allowsNextDrawableTimeout);
}
- (BOOL)presentsWithTransaction {
  return pewter_CAMetalLayer_presentsWithTransaction((void *)_object);
}
- (void)setPresentsWithTransaction:(BOOL)presentsWithTransaction {
  pewter_CAMetalLayer_setPresentsWithTransaction_((void *)_object, presentsWithTransaction);
}
- (BOOL)wantsExtendedDynamicRangeContent {
  return pewter_CAMetalLayer_wantsExtendedDynamicRangeContent((void *)_object);
}
- (void)setWantsExtendedDynamicRangeContent:(BOOL)wantsExtendedDynamicRangeContent {
  pewter_CAMetalLayer_setWantsExtendedDynamicRangeContent_((void *)_object, wantsExtendedDynamicRangeContent);
}
- (id<MTLDevice>)device {
  PEWTER_POOL;
  return pewter_borrow(pewter_CAMetalLayer_device((void *)_object));
}
- (void)setDevice:(id<MTLDevice>)device {
  pewter_CAMetalLayer_setDevice_((void *)_object, pewter_object(device));
}
- (id<CAMetalDrawable>)nextDrawable {
  PEWTER_POOL;
  return pewter_borrow(pewter_CAMetalLayer_nextDrawable((void *)_object));
}
- (id<MTLResidencySet>)residencySet {
  PEWTER_POOL;
  return pewter_borrow(pewter_CAMetalLayer_residencySet((void *)_object));
}
@end

NSString *const MTLBinaryArchiveDomain = @"MTLBinaryArchiveDomain";
NSString *const MTLCaptureErrorDomain = @"MTLCaptureErrorDomain";
NSString *const MTLCommandBufferErrorDomain = @"MTLCommandBufferErrorDomain";
NSString *const MTLCounterErrorDomain = @"MTLCounterErrorDomain";
NSString *const MTLCommonCounterTimestamp = @"Timestamp";
NSString *const MTLCommonCounterTessellationInputPatches = @"TessellationInputPatches";
NSString *const MTLCommonCounterVertexInvocations = @"VertexInvocations";
NSString *const MTLCommonCounterPostTessellationVertexInvocations = @"PostTessellationVertexInvocations";
NSString *const MTLCommonCounterClipperInvocations = @"ClipperInvocations";
NSString *const MTLCommonCounterClipperPrimitivesOut = @"ClipperPrimitivesOut";
NSString *const MTLCommonCounterFragmentInvocations = @"FragmentInvocations";
NSString *const MTLCommonCounterFragmentsPassed = @"FragmentsPassed";
NSString *const MTLCommonCounterComputeKernelInvocations = @"ComputeKernelInvocations";
NSString *const MTLCommonCounterTotalCycles = @"TotalCycles";
NSString *const MTLCommonCounterVertexCycles = @"VertexCycles";
NSString *const MTLCommonCounterTessellationCycles = @"TessellationCycles";
NSString *const MTLCommonCounterPostTessellationVertexCycles = @"PostTessellationVertexCycles";
NSString *const MTLCommonCounterFragmentCycles = @"FragmentCycles";
NSString *const MTLCommonCounterRenderTargetWriteCycles = @"RenderTargetWriteCycles";
NSString *const MTLCommonCounterSetTimestamp = @"Timestamp";
NSString *const MTLCommonCounterSetStageUtilization = @"StageUtilization";
NSString *const MTLCommonCounterSetStatistic = @"Statistic";
NSString *const MTLDeviceWasAddedNotification = @"MTLDeviceWasAddedNotification";
NSString *const MTLDeviceRemovalRequestedNotification = @"MTLDeviceRemovalRequestedNotification";
NSString *const MTLDeviceWasRemovedNotification = @"MTLDeviceWasRemovedNotification";
NSString *const MTLCommandBufferEncoderInfoErrorKey = @"MTLCommandBufferEncoderInfoErrorKey";
id<MTLDevice> MTLCreateSystemDefaultDevice(void) {
  return pewter_own(pewter_MTLCreateSystemDefaultDevice());
}
NSArray *MTLCopyAllDevices(void) {
  return pewter_own(pewter_MTLCopyAllDevices());
}
NSString *const MTLDynamicLibraryDomain = @"MTLDynamicLibraryDomain";
NSString *const MTLIOErrorDomain = @"MTLIOErrorDomain";
size_t MTLIOCompressionContextDefaultChunkSize(void) {
  return pewter_MTLIOCompressionContextDefaultChunkSize();
}
void*MTLIOCreateCompressionContext(const char*path, MTLIOCompressionMethod type, size_t chunkSize) {
  return pewter_MTLIOCreateCompressionContext(path, type, chunkSize);
}
void MTLIOCompressionContextAppendData(void*context, const void*data, size_t size) {
  pewter_MTLIOCompressionContextAppendData(context, data, size);
}
MTLIOCompressionStatus MTLIOFlushAndDestroyCompressionContext(void*context) {
  return pewter_MTLIOFlushAndDestroyCompressionContext(context);
}
NSString *const MTLLibraryErrorDomain = @"MTLLibraryErrorDomain";
NSString *const MTLLogStateErrorDomain = @"MTLLogStateErrorDomain";
NSString *const MTLTensorDomain = @"MTLTensorDomain";
