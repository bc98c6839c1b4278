// Generated from kernels/metal/interface/Metal/MTLCounters.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLCounters
#endif

#import <Metal/MTLDefines.h>

@protocol MTLCounter <NSObject>
@property (nonatomic, readonly) NSString *name;
@end

@protocol MTLCounterSet <NSObject>
@property (nonatomic, readonly) NSArray *counters;
@property (nonatomic, readonly) NSString *name;
@end

@interface MTLCounterSampleBufferDescriptor : PewterObject <NSCopying>
@property (nonatomic, retain) id<MTLCounterSet> counterSet;
@property (nonatomic, copy) NSString *label;
@property (nonatomic) NSUInteger sampleCount;
@property (nonatomic) MTLStorageMode storageMode;
@end

@protocol MTLCounterSampleBuffer <NSObject>
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) NSString *label;
- (NSData *)resolveCounterRange:(NSRange)range;
@property (nonatomic, readonly) NSUInteger sampleCount;
@end

MTL_EXTERN NSString *const MTLCounterErrorDomain;
MTL_EXTERN NSString *const MTLCommonCounterTimestamp;
MTL_EXTERN NSString *const MTLCommonCounterTessellationInputPatches;
MTL_EXTERN NSString *const MTLCommonCounterVertexInvocations;
MTL_EXTERN NSString *const MTLCommonCounterPostTessellationVertexInvocations;
MTL_EXTERN NSString *const MTLCommonCounterClipperInvocations;
MTL_EXTERN NSString *const MTLCommonCounterClipperPrimitivesOut;
MTL_EXTERN NSString *const MTLCommonCounterFragmentInvocations;
MTL_EXTERN NSString *const MTLCommonCounterFragmentsPassed;
MTL_EXTERN NSString *const MTLCommonCounterComputeKernelInvocations;
MTL_EXTERN NSString *const MTLCommonCounterTotalCycles;
MTL_EXTERN NSString *const MTLCommonCounterVertexCycles;
MTL_EXTERN NSString *const MTLCommonCounterTessellationCycles;
MTL_EXTERN NSString *const MTLCommonCounterPostTessellationVertexCycles;
MTL_EXTERN NSString *const MTLCommonCounterFragmentCycles;
MTL_EXTERN NSString *const MTLCommonCounterRenderTargetWriteCycles;
MTL_EXTERN NSString *const MTLCommonCounterSetTimestamp;
MTL_EXTERN NSString *const MTLCommonCounterSetStageUtilization;
MTL_EXTERN NSString *const MTLCommonCounterSetStatistic;

#ifdef PEWTER_METAL_FIRST_MTLCounters
#import <Metal/Metal.h>
#endif
