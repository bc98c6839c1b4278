// Generated from kernels/metal/interface/Metal/MTLCommandQueue.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLCommandQueue
#endif

#import <Metal/MTLDefines.h>

@protocol MTLCommandQueue <NSObject>
@property (nonatomic, copy) NSString *label;
- (void)addResidencySet:(id<MTLResidencySet>)residencySet;
- (void)addResidencySets:(id<MTLResidencySet> const *)residencySets count:(NSUInteger)count;
- (id<MTLCommandBuffer>)commandBuffer;
- (id<MTLCommandBuffer>)commandBufferWithDescriptor:(MTLCommandBufferDescriptor *)descriptor;
- (id<MTLCommandBuffer>)commandBufferWithUnretainedReferences;
@property (nonatomic, readonly) id<MTLDevice> device;
- (void)insertDebugCaptureBoundary;
- (void)removeResidencySet:(id<MTLResidencySet>)residencySet;
- (void)removeResidencySets:(id<MTLResidencySet> const *)residencySets count:(NSUInteger)count;
@end

@interface MTLCommandQueueDescriptor : PewterObject <NSCopying>
@property (nonatomic, retain) id<MTLLogState> logState;
@property (nonatomic) NSUInteger maxCommandBufferCount;
@end

#ifdef PEWTER_METAL_FIRST_MTLCommandQueue
#import <Metal/Metal.h>
#endif
