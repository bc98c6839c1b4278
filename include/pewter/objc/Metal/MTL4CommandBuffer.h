// Generated from kernels/metal/interface/Metal/MTL4CommandBuffer.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4CommandBuffer
#endif

#import <Metal/MTLDefines.h>

@interface MTL4CommandBufferOptions : PewterObject <NSCopying>
@property (nonatomic, retain) id<MTLLogState> logState;
@end

@protocol MTL4CommandBuffer <NSObject>
@property (nonatomic, copy) NSString *label;
- (void)beginCommandBufferWithAllocator:(id<MTL4CommandAllocator>)allocator;
- (void)beginCommandBufferWithAllocator:(id<MTL4CommandAllocator>)allocator options:(MTL4CommandBufferOptions *)options;
- (id<MTL4ComputeCommandEncoder>)computeCommandEncoder;
@property (nonatomic, readonly) id<MTLDevice> device;
- (void)endCommandBuffer;
- (id<MTL4MachineLearningCommandEncoder>)machineLearningCommandEncoder;
- (void)popDebugGroup;
- (void)pushDebugGroup:(NSString *)string;
- (id<MTL4RenderCommandEncoder>)renderCommandEncoderWithDescriptor:(MTL4RenderPassDescriptor *)descriptor;
- (id<MTL4RenderCommandEncoder>)renderCommandEncoderWithDescriptor:(MTL4RenderPassDescriptor *)descriptor options:(MTL4RenderEncoderOptions)options;
- (void)resolveCounterHeap:(id<MTL4CounterHeap>)counterHeap withRange:(NSRange)range intoBuffer:(MTL4BufferRange)bufferRange waitFence:(id<MTLFence>)fenceToWait updateFence:(id<MTLFence>)fenceToUpdate;
- (void)useResidencySet:(id<MTLResidencySet>)residencySet;
- (void)useResidencySets:(id<MTLResidencySet> const *)residencySets count:(NSUInteger)count;
- (void)writeTimestampIntoHeap:(id<MTL4CounterHeap>)counterHeap atIndex:(NSUInteger)index;
@end

#ifdef PEWTER_METAL_FIRST_MTL4CommandBuffer
#import <Metal/Metal.h>
#endif
