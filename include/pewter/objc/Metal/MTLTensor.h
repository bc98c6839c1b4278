// Generated from kernels/metal/interface/Metal/MTLTensor.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLTensor
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTLResource.h>

@interface MTLTensorExtents : PewterObject
- (instancetype)initWithRank:(NSUInteger)rank values:(const NSInteger*)values;
- (NSInteger)extentAtDimensionIndex:(NSUInteger)dimensionIndex;
@property (nonatomic, readonly) NSUInteger rank;
@end

@interface MTLTensorDescriptor : PewterObject <NSCopying>
@property (nonatomic) MTLCPUCacheMode cpuCacheMode;
@property (nonatomic) MTLTensorDataType dataType;
@property (nonatomic, retain) MTLTensorExtents *dimensions;
@property (nonatomic) MTLHazardTrackingMode hazardTrackingMode;
@property (nonatomic) MTLResourceOptions resourceOptions;
@property (nonatomic) MTLStorageMode storageMode;
@property (nonatomic, retain) MTLTensorExtents *strides;
@property (nonatomic) MTLTensorUsage usage;
@end

@protocol MTLTensor <MTLResource>
@property (nonatomic, readonly) id<MTLBuffer> buffer;
@property (nonatomic, readonly) NSUInteger bufferOffset;
@property (nonatomic, readonly) MTLTensorDataType dataType;
@property (nonatomic, readonly) MTLTensorExtents *dimensions;
- (void)getBytes:(void*)bytes strides:(MTLTensorExtents *)strides fromSliceOrigin:(MTLTensorExtents *)sliceOrigin sliceDimensions:(MTLTensorExtents *)sliceDimensions;
@property (nonatomic, readonly) MTLResourceID gpuResourceID;
- (void)replaceSliceOrigin:(MTLTensorExtents *)sliceOrigin sliceDimensions:(MTLTensorExtents *)sliceDimensions withBytes:(const void*)bytes strides:(MTLTensorExtents *)strides;
@property (nonatomic, readonly) MTLTensorExtents *strides;
@property (nonatomic, readonly) MTLTensorUsage usage;
@end

MTL_EXTERN NSString *const MTLTensorDomain;

#ifdef PEWTER_METAL_FIRST_MTLTensor
#import <Metal/Metal.h>
#endif
