// Generated from kernels/metal/interface/Metal/MTLCommandBuffer.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLCommandBuffer
#endif

#import <Metal/MTLDefines.h>

@interface MTLCommandBufferDescriptor : PewterObject <NSCopying>
@property (nonatomic) MTLCommandBufferErrorOption errorOptions;
@property (nonatomic, retain) id<MTLLogState> logState;
@property (nonatomic) BOOL retainedReferences;
@end

@protocol MTLCommandBufferEncoderInfo <NSObject>
@property (nonatomic, readonly) NSArray *debugSignposts;
@property (nonatomic, readonly) MTLCommandEncoderErrorState errorState;
@property (nonatomic, readonly) NSString *label;
@end

@protocol MTLCommandBuffer <NSObject>
@property (nonatomic, copy) NSString *label;
@property (nonatomic, readonly) CFTimeInterval GPUEndTime;
@property (nonatomic, readonly) CFTimeInterval GPUStartTime;
- (id<MTLAccelerationStructureCommandEncoder>)accelerationStructureCommandEncoder;
- (id<MTLAccelerationStructureCommandEncoder>)accelerationStructureCommandEncoderWithDescriptor:(MTLAccelerationStructurePassDescriptor *)descriptor;
- (void)addCompletedHandler:(void (^)(id<MTLCommandBuffer>))block;
- (void)addScheduledHandler:(void (^)(id<MTLCommandBuffer>))block;
- (id<MTLBlitCommandEncoder>)blitCommandEncoder;
- (id<MTLBlitCommandEncoder>)blitCommandEncoderWithDescriptor:(MTLBlitPassDescriptor *)blitPassDescriptor;
@property (nonatomic, readonly) id<MTLCommandQueue> commandQueue;
- (void)commit;
- (id<MTLComputeCommandEncoder>)computeCommandEncoderWithDescriptor:(MTLComputePassDescriptor *)computePassDescriptor;
- (id<MTLComputeCommandEncoder>)computeCommandEncoder;
- (id<MTLComputeCommandEncoder>)computeCommandEncoderWithDispatchType:(MTLDispatchType)dispatchType;
@property (nonatomic, readonly) id<MTLDevice> device;
- (void)encodeSignalEvent:(id<MTLEvent>)event value:(uint64_t)value;
- (void)encodeWaitForEvent:(id<MTLEvent>)event value:(uint64_t)value;
- (void)enqueue;
@property (nonatomic, readonly) NSError *error;
@property (nonatomic, readonly) MTLCommandBufferErrorOption errorOptions;
@property (nonatomic, readonly) CFTimeInterval kernelEndTime;
@property (nonatomic, readonly) CFTimeInterval kernelStartTime;
@property (nonatomic, readonly) id<MTLLogContainer> logs;
- (id<MTLParallelRenderCommandEncoder>)parallelRenderCommandEncoderWithDescriptor:(MTLRenderPassDescriptor *)renderPassDescriptor;
- (void)popDebugGroup;
- (void)presentDrawable:(id<MTLDrawable>)drawable;
- (void)presentDrawable:(id<MTLDrawable>)drawable afterMinimumDuration:(CFTimeInterval)duration;
- (void)presentDrawable:(id<MTLDrawable>)drawable atTime:(CFTimeInterval)presentationTime;
- (void)pushDebugGroup:(NSString *)string;
- (id<MTLRenderCommandEncoder>)renderCommandEncoderWithDescriptor:(MTLRenderPassDescriptor *)renderPassDescriptor;
- (id<MTLResourceStateCommandEncoder>)resourceStateCommandEncoder;
- (id<MTLResourceStateCommandEncoder>)resourceStateCommandEncoderWithDescriptor:(MTLResourceStatePassDescriptor *)resourceStatePassDescriptor;
@property (nonatomic, readonly) BOOL retainedReferences;
@property (nonatomic, readonly) MTLCommandBufferStatus status;
- (void)useResidencySet:(id<MTLResidencySet>)residencySet;
- (void)useResidencySets:(id<MTLResidencySet> const *)residencySets count:(NSUInteger)count;
- (void)waitUntilCompleted;
- (void)waitUntilScheduled;
@end

MTL_EXTERN NSString *const MTLCommandBufferErrorDomain;

#ifdef PEWTER_METAL_FIRST_MTLCommandBuffer
#import <Metal/Metal.h>
#endif
