// Generated from kernels/metal/interface/Metal/MTLAccelerationStructure.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLAccelerationStructure
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTLResource.h>

@interface MTLAccelerationStructureDescriptor : PewterObject <NSCopying>
@property (nonatomic) MTLAccelerationStructureUsage usage;
@end

@interface MTLAccelerationStructureGeometryDescriptor : PewterObject <NSCopying>
@property (nonatomic) BOOL allowDuplicateIntersectionFunctionInvocation;
@property (nonatomic) NSUInteger intersectionFunctionTableOffset;
@property (nonatomic, copy) NSString *label;
@property (nonatomic) BOOL opaque;
@property (nonatomic, retain) id<MTLBuffer> primitiveDataBuffer;
@property (nonatomic) NSUInteger primitiveDataBufferOffset;
@property (nonatomic) NSUInteger primitiveDataElementSize;
@property (nonatomic) NSUInteger primitiveDataStride;
@end

@interface MTLPrimitiveAccelerationStructureDescriptor : MTLAccelerationStructureDescriptor <NSCopying>
+ (MTLPrimitiveAccelerationStructureDescriptor *)descriptor;
@property (nonatomic, retain) NSArray *geometryDescriptors;
@property (nonatomic) MTLMotionBorderMode motionEndBorderMode;
@property (nonatomic) float motionEndTime;
@property (nonatomic) NSUInteger motionKeyframeCount;
@property (nonatomic) MTLMotionBorderMode motionStartBorderMode;
@property (nonatomic) float motionStartTime;
@end

@interface MTLAccelerationStructureTriangleGeometryDescriptor : MTLAccelerationStructureGeometryDescriptor <NSCopying>
+ (MTLAccelerationStructureTriangleGeometryDescriptor *)descriptor;
@property (nonatomic, retain) id<MTLBuffer> indexBuffer;
@property (nonatomic) NSUInteger indexBufferOffset;
@property (nonatomic) MTLIndexType indexType;
@property (nonatomic, retain) id<MTLBuffer> transformationMatrixBuffer;
@property (nonatomic) NSUInteger transformationMatrixBufferOffset;
@property (nonatomic) MTLMatrixLayout transformationMatrixLayout;
@property (nonatomic) NSUInteger triangleCount;
@property (nonatomic, retain) id<MTLBuffer> vertexBuffer;
@property (nonatomic) NSUInteger vertexBufferOffset;
@property (nonatomic) MTLAttributeFormat vertexFormat;
@property (nonatomic) NSUInteger vertexStride;
@end

@interface MTLAccelerationStructureBoundingBoxGeometryDescriptor : MTLAccelerationStructureGeometryDescriptor <NSCopying>
+ (MTLAccelerationStructureBoundingBoxGeometryDescriptor *)descriptor;
@property (nonatomic, retain) id<MTLBuffer> boundingBoxBuffer;
@property (nonatomic) NSUInteger boundingBoxBufferOffset;
@property (nonatomic) NSUInteger boundingBoxCount;
@property (nonatomic) NSUInteger boundingBoxStride;
@end

@interface MTLMotionKeyframeData : PewterObject
+ (MTLMotionKeyframeData *)data;
@property (nonatomic, retain) id<MTLBuffer> buffer;
@property (nonatomic) NSUInteger offset;
@end

@interface MTLAccelerationStructureMotionTriangleGeometryDescriptor : MTLAccelerationStructureGeometryDescriptor <NSCopying>
+ (MTLAccelerationStructureMotionTriangleGeometryDescriptor *)descriptor;
@property (nonatomic, retain) id<MTLBuffer> indexBuffer;
@property (nonatomic) NSUInteger indexBufferOffset;
@property (nonatomic) MTLIndexType indexType;
@property (nonatomic, retain) id<MTLBuffer> transformationMatrixBuffer;
@property (nonatomic) NSUInteger transformationMatrixBufferOffset;
@property (nonatomic) MTLMatrixLayout transformationMatrixLayout;
@property (nonatomic) NSUInteger triangleCount;
@property (nonatomic, retain) NSArray *vertexBuffers;
@property (nonatomic) MTLAttributeFormat vertexFormat;
@property (nonatomic) NSUInteger vertexStride;
@end

@interface MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor : MTLAccelerationStructureGeometryDescriptor <NSCopying>
+ (MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor *)descriptor;
@property (nonatomic, retain) NSArray *boundingBoxBuffers;
@property (nonatomic) NSUInteger boundingBoxCount;
@property (nonatomic) NSUInteger boundingBoxStride;
@end

@interface MTLAccelerationStructureCurveGeometryDescriptor : MTLAccelerationStructureGeometryDescriptor <NSCopying>
+ (MTLAccelerationStructureCurveGeometryDescriptor *)descriptor;
@property (nonatomic, retain) id<MTLBuffer> controlPointBuffer;
@property (nonatomic) NSUInteger controlPointBufferOffset;
@property (nonatomic) NSUInteger controlPointCount;
@property (nonatomic) MTLAttributeFormat controlPointFormat;
@property (nonatomic) NSUInteger controlPointStride;
@property (nonatomic) MTLCurveBasis curveBasis;
@property (nonatomic) MTLCurveEndCaps curveEndCaps;
@property (nonatomic) MTLCurveType curveType;
@property (nonatomic, retain) id<MTLBuffer> indexBuffer;
@property (nonatomic) NSUInteger indexBufferOffset;
@property (nonatomic) MTLIndexType indexType;
@property (nonatomic, retain) id<MTLBuffer> radiusBuffer;
@property (nonatomic) NSUInteger radiusBufferOffset;
@property (nonatomic) MTLAttributeFormat radiusFormat;
@property (nonatomic) NSUInteger radiusStride;
@property (nonatomic) NSUInteger segmentControlPointCount;
@property (nonatomic) NSUInteger segmentCount;
@end

@interface MTLAccelerationStructureMotionCurveGeometryDescriptor : MTLAccelerationStructureGeometryDescriptor <NSCopying>
+ (MTLAccelerationStructureMotionCurveGeometryDescriptor *)descriptor;
@property (nonatomic, retain) NSArray *controlPointBuffers;
@property (nonatomic) NSUInteger controlPointCount;
@property (nonatomic) MTLAttributeFormat controlPointFormat;
@property (nonatomic) NSUInteger controlPointStride;
@property (nonatomic) MTLCurveBasis curveBasis;
@property (nonatomic) MTLCurveEndCaps curveEndCaps;
@property (nonatomic) MTLCurveType curveType;
@property (nonatomic, retain) id<MTLBuffer> indexBuffer;
@property (nonatomic) NSUInteger indexBufferOffset;
@property (nonatomic) MTLIndexType indexType;
@property (nonatomic, retain) NSArray *radiusBuffers;
@property (nonatomic) MTLAttributeFormat radiusFormat;
@property (nonatomic) NSUInteger radiusStride;
@property (nonatomic) NSUInteger segmentControlPointCount;
@property (nonatomic) NSUInteger segmentCount;
@end

@interface MTLInstanceAccelerationStructureDescriptor : MTLAccelerationStructureDescriptor <NSCopying>
+ (MTLInstanceAccelerationStructureDescriptor *)descriptor;
@property (nonatomic) NSUInteger instanceCount;
@property (nonatomic, retain) id<MTLBuffer> instanceDescriptorBuffer;
@property (nonatomic) NSUInteger instanceDescriptorBufferOffset;
@property (nonatomic) NSUInteger instanceDescriptorStride;
@property (nonatomic) MTLAccelerationStructureInstanceDescriptorType instanceDescriptorType;
@property (nonatomic) MTLMatrixLayout instanceTransformationMatrixLayout;
@property (nonatomic, retain) NSArray *instancedAccelerationStructures;
@property (nonatomic, retain) id<MTLBuffer> motionTransformBuffer;
@property (nonatomic) NSUInteger motionTransformBufferOffset;
@property (nonatomic) NSUInteger motionTransformCount;
@property (nonatomic) NSUInteger motionTransformStride;
@property (nonatomic) MTLTransformType motionTransformType;
@end

@interface MTLIndirectInstanceAccelerationStructureDescriptor : MTLAccelerationStructureDescriptor <NSCopying>
+ (MTLIndirectInstanceAccelerationStructureDescriptor *)descriptor;
@property (nonatomic, retain) id<MTLBuffer> instanceCountBuffer;
@property (nonatomic) NSUInteger instanceCountBufferOffset;
@property (nonatomic, retain) id<MTLBuffer> instanceDescriptorBuffer;
@property (nonatomic) NSUInteger instanceDescriptorBufferOffset;
@property (nonatomic) NSUInteger instanceDescriptorStride;
@property (nonatomic) MTLAccelerationStructureInstanceDescriptorType instanceDescriptorType;
@property (nonatomic) MTLMatrixLayout instanceTransformationMatrixLayout;
@property (nonatomic) NSUInteger maxInstanceCount;
@property (nonatomic) NSUInteger maxMotionTransformCount;
@property (nonatomic, retain) id<MTLBuffer> motionTransformBuffer;
@property (nonatomic) NSUInteger motionTransformBufferOffset;
@property (nonatomic, retain) id<MTLBuffer> motionTransformCountBuffer;
@property (nonatomic) NSUInteger motionTransformCountBufferOffset;
@property (nonatomic) NSUInteger motionTransformStride;
@property (nonatomic) MTLTransformType motionTransformType;
@end

@protocol MTLAccelerationStructure <MTLResource>
@property (nonatomic, readonly) MTLResourceID gpuResourceID;
@property (nonatomic, readonly) NSUInteger size;
@end

#ifdef PEWTER_METAL_FIRST_MTLAccelerationStructure
#import <Metal/Metal.h>
#endif
