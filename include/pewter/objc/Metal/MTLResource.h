// Generated from kernels/metal/interface/Metal/MTLResource.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLResource
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTLAllocation.h>

@protocol MTLResource <MTLAllocation>
@property (nonatomic, copy) NSString *label;
@property (nonatomic, readonly) NSUInteger allocatedSize;
@property (nonatomic, readonly) MTLCPUCacheMode cpuCacheMode;
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) MTLHazardTrackingMode hazardTrackingMode;
@property (nonatomic, readonly) id<MTLHeap> heap;
@property (nonatomic, readonly) NSUInteger heapOffset;
- (BOOL)isAliasable;
- (void)makeAliasable;
@property (nonatomic, readonly) MTLResourceOptions resourceOptions;
- (kern_return_t)setOwnerWithIdentity:(task_id_token_t)task_id_token;
- (MTLPurgeableState)setPurgeableState:(MTLPurgeableState)state;
@property (nonatomic, readonly) MTLStorageMode storageMode;
@end

#ifdef PEWTER_METAL_FIRST_MTLResource
#import <Metal/Metal.h>
#endif
