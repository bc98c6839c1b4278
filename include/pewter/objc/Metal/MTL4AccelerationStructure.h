// Generated from kernels/metal/interface/Metal/MTL4AccelerationStructure.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4AccelerationStructure
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTLAccelerationStructure.h>

@interface MTL4AccelerationStructureDescriptor : MTLAccelerationStructureDescriptor <NSCopying>
@end

@interface MTL4AccelerationStructureGeometryDescriptor : PewterObject <NSCopying>
@property (nonatomic) BOOL allowDuplicateIntersectionFunctionInvocation;
@property (nonatomic) NSUInteger intersectionFunctionTableOffset;
@property (nonatomic, copy) NSString *label;
@property (nonatomic) BOOL opaque;
@property (nonatomic) MTL4BufferRange primitiveDataBuffer;
@property (nonatomic) NSUInteger primitiveDataElementSize;
@property (nonatomic) NSUInteger primitiveDataStride;
@end

@interface MTL4PrimitiveAccelerationStructureDescriptor : MTL4AccelerationStructureDescriptor <NSCopying>
@property (nonatomic, retain) NSArray *geometryDescriptors;
@property (nonatomic) MTLMotionBorderMode motionEndBorderMode;
@property (nonatomic) float motionEndTime;
@property (nonatomic) NSUInteger motionKeyframeCount;
@property (nonatomic) MTLMotionBorderMode motionStartBorderMode;
@property (nonatomic) float motionStartTime;
@end

@interface MTL4AccelerationStructureTriangleGeometryDescriptor : MTL4AccelerationStructureGeometryDescriptor <NSCopying>
@property (nonatomic) MTL4BufferRange indexBuffer;
@property (nonatomic) MTLIndexType indexType;
@property (nonatomic) MTL4BufferRange transformationMatrixBuffer;
@property (nonatomic) MTLMatrixLayout transformationMatrixLayout;
@property (nonatomic) NSUInteger triangleCount;
@property (nonatomic) MTL4BufferRange vertexBuffer;
@property (nonatomic) MTLAttributeFormat vertexFormat;
@property (nonatomic) NSUInteger vertexStride;
@end

@interface MTL4AccelerationStructureBoundingBoxGeometryDescriptor : MTL4AccelerationStructureGeometryDescriptor <NSCopying>
@property (nonatomic) MTL4BufferRange boundingBoxBuffer;
@property (nonatomic) NSUInteger boundingBoxCount;
@property (nonatomic) NSUInteger boundingBoxStride;
@end

@interface MTL4AccelerationStructureMotionTriangleGeometryDescriptor : MTL4AccelerationStructureGeometryDescriptor <NSCopying>
@property (nonatomic) MTL4BufferRange indexBuffer;
@property (nonatomic) MTLIndexType indexType;
@property (nonatomic) MTL4BufferRange transformationMatrixBuffer;
@property (nonatomic) MTLMatrixLayout transformationMatrixLayout;
@property (nonatomic) NSUInteger triangleCount;
@property (nonatomic) MTL4BufferRange vertexBuffers;
@property (nonatomic) MTLAttributeFormat vertexFormat;
@property (nonatomic) NSUInteger vertexStride;
@end

@interface MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor : MTL4AccelerationStructureGeometryDescriptor <NSCopying>
@property (nonatomic) MTL4BufferRange boundingBoxBuffers;
@property (nonatomic) NSUInteger boundingBoxCount;
@property (nonatomic) NSUInteger boundingBoxStride;
@end

@interface MTL4AccelerationStructureCurveGeometryDescriptor : MTL4AccelerationStructureGeometryDescriptor <NSCopying>
@property (nonatomic) MTL4BufferRange controlPointBuffer;
@property (nonatomic) NSUInteger controlPointCount;
@property (nonatomic) MTLAttributeFormat controlPointFormat;
@property (nonatomic) NSUInteger controlPointStride;
@property (nonatomic) MTLCurveBasis curveBasis;
@property (nonatomic) MTLCurveEndCaps curveEndCaps;
@property (nonatomic) MTLCurveType curveType;
@property (nonatomic) MTL4BufferRange indexBuffer;
@property (nonatomic) MTLIndexType indexType;
@property (nonatomic) MTL4BufferRange radiusBuffer;
@property (nonatomic) MTLAttributeFormat radiusFormat;
@property (nonatomic) NSUInteger radiusStride;
@property (nonatomic) NSUInteger segmentControlPointCount;
@property (nonatomic) NSUInteger segmentCount;
@end

@interface MTL4AccelerationStructureMotionCurveGeometryDescriptor : MTL4AccelerationStructureGeometryDescriptor <NSCopying>
@property (nonatomic) MTL4BufferRange controlPointBuffers;
@property (nonatomic) NSUInteger controlPointCount;
@property (nonatomic) MTLAttributeFormat controlPointFormat;
@property (nonatomic) NSUInteger controlPointStride;
@property (nonatomic) MTLCurveBasis curveBasis;
@property (nonatomic) MTLCurveEndCaps curveEndCaps;
@property (nonatomic) MTLCurveType curveType;
@property (nonatomic) MTL4BufferRange indexBuffer;
@property (nonatomic) MTLIndexType indexType;
@property (nonatomic) MTL4BufferRange radiusBuffers;
@property (nonatomic) MTLAttributeFormat radiusFormat;
@property (nonatomic) NSUInteger radiusStride;
@property (nonatomic) NSUInteger segmentControlPointCount;
@property (nonatomic) NSUInteger segmentCount;
@end

@interface MTL4InstanceAccelerationStructureDescriptor : MTL4AccelerationStructureDescriptor <NSCopying>
@property (nonatomic) NSUInteger instanceCount;
@property (nonatomic) MTL4BufferRange instanceDescriptorBuffer;
@property (nonatomic) NSUInteger instanceDescriptorStride;
@property (nonatomic) MTLAccelerationStructureInstanceDescriptorType instanceDescriptorType;
@property (nonatomic) MTLMatrixLayout instanceTransformationMatrixLayout;
@property (nonatomic) MTL4BufferRange motionTransformBuffer;
@property (nonatomic) NSUInteger motionTransformCount;
@property (nonatomic) NSUInteger motionTransformStride;
@property (nonatomic) MTLTransformType motionTransformType;
@end

@interface MTL4IndirectInstanceAccelerationStructureDescriptor : MTL4AccelerationStructureDescriptor <NSCopying>
@property (nonatomic) MTL4BufferRange instanceCountBuffer;
@property (nonatomic) MTL4BufferRange instanceDescriptorBuffer;
@property (nonatomic) NSUInteger instanceDescriptorStride;
@property (nonatomic) MTLAccelerationStructureInstanceDescriptorType instanceDescriptorType;
@property (nonatomic) MTLMatrixLayout instanceTransformationMatrixLayout;
@property (nonatomic) NSUInteger maxInstanceCount;
@property (nonatomic) NSUInteger maxMotionTransformCount;
@property (nonatomic) MTL4BufferRange motionTransformBuffer;
@property (nonatomic) MTL4BufferRange motionTransformCountBuffer;
@property (nonatomic) NSUInteger motionTransformStride;
@property (nonatomic) MTLTransformType motionTransformType;
@end

#ifdef PEWTER_METAL_FIRST_MTL4AccelerationStructure
#import <Metal/Metal.h>
#endif
