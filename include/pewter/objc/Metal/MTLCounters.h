// Generated from kernels/metal/interface/Metal/MTLCounters.def.
// clang-format off
#pragma once

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

FOUNDATION_EXPORT NSString *const MTLCounterErrorDomain;
FOUNDATION_EXPORT NSString *const MTLCommonCounterTimestamp;
FOUNDATION_EXPORT NSString *const MTLCommonCounterTessellationInputPatches;
FOUNDATION_EXPORT NSString *const MTLCommonCounterVertexInvocations;
FOUNDATION_EXPORT NSString *const MTLCommonCounterPostTessellationVertexInvocations;
FOUNDATION_EXPORT NSString *const MTLCommonCounterClipperInvocations;
FOUNDATION_EXPORT NSString *const MTLCommonCounterClipperPrimitivesOut;
FOUNDATION_EXPORT NSString *const MTLCommonCounterFragmentInvocations;
FOUNDATION_EXPORT NSString *const MTLCommonCounterFragmentsPassed;
FOUNDATION_EXPORT NSString *const MTLCommonCounterComputeKernelInvocations;
FOUNDATION_EXPORT NSString *const MTLCommonCounterTotalCycles;
FOUNDATION_EXPORT NSString *const MTLCommonCounterVertexCycles;
FOUNDATION_EXPORT NSString *const MTLCommonCounterTessellationCycles;
FOUNDATION_EXPORT NSString *const MTLCommonCounterPostTessellationVertexCycles;
FOUNDATION_EXPORT NSString *const MTLCommonCounterFragmentCycles;
FOUNDATION_EXPORT NSString *const MTLCommonCounterRenderTargetWriteCycles;
FOUNDATION_EXPORT NSString *const MTLCommonCounterSetTimestamp;
FOUNDATION_EXPORT NSString *const MTLCommonCounterSetStageUtilization;
FOUNDATION_EXPORT NSString *const MTLCommonCounterSetStatistic;
