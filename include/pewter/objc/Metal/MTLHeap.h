// Generated from kernels/metal/interface/Metal/MTLHeap.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLHeap
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTLAllocation.h>

@interface MTLHeapDescriptor : PewterObject <NSCopying>
@property (nonatomic) MTLCPUCacheMode cpuCacheMode;
@property (nonatomic) MTLHazardTrackingMode hazardTrackingMode;
@property (nonatomic) MTLSparsePageSize maxCompatiblePlacementSparsePageSize;
@property (nonatomic) MTLResourceOptions resourceOptions;
@property (nonatomic) NSUInteger size;
@property (nonatomic) MTLSparsePageSize sparsePageSize;
@property (nonatomic) MTLStorageMode storageMode;
@property (nonatomic) MTLHeapType type;
@end

@protocol MTLHeap <MTLAllocation>
@property (nonatomic, copy) NSString *label;
@property (nonatomic, readonly) MTLCPUCacheMode cpuCacheMode;
@property (nonatomic, readonly) NSUInteger currentAllocatedSize;
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) MTLHazardTrackingMode hazardTrackingMode;
- (NSUInteger)maxAvailableSizeWithAlignment:(NSUInteger)alignment;
- (id<MTLAccelerationStructure>)newAccelerationStructureWithSize:(NSUInteger)size;
- (id<MTLAccelerationStructure>)newAccelerationStructureWithDescriptor:(MTLAccelerationStructureDescriptor *)descriptor;
- (id<MTLAccelerationStructure>)newAccelerationStructureWithSize:(NSUInteger)size offset:(NSUInteger)offset;
- (id<MTLAccelerationStructure>)newAccelerationStructureWithDescriptor:(MTLAccelerationStructureDescriptor *)descriptor offset:(NSUInteger)offset;
- (id<MTLBuffer>)newBufferWithLength:(NSUInteger)length options:(MTLResourceOptions)options;
- (id<MTLBuffer>)newBufferWithLength:(NSUInteger)length options:(MTLResourceOptions)options offset:(NSUInteger)offset;
- (id<MTLTexture>)newTextureWithDescriptor:(MTLTextureDescriptor *)descriptor;
- (id<MTLTexture>)newTextureWithDescriptor:(MTLTextureDescriptor *)descriptor offset:(NSUInteger)offset;
@property (nonatomic, readonly) MTLResourceOptions resourceOptions;
- (MTLPurgeableState)setPurgeableState:(MTLPurgeableState)state;
@property (nonatomic, readonly) NSUInteger size;
@property (nonatomic, readonly) MTLStorageMode storageMode;
@property (nonatomic, readonly) MTLHeapType type;
@property (nonatomic, readonly) NSUInteger usedSize;
@end

#ifdef PEWTER_METAL_FIRST_MTLHeap
#import <Metal/Metal.h>
#endif
