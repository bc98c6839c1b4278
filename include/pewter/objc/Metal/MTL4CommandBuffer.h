// Generated from kernels/metal/interface/Metal/MTL4CommandBuffer.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@interface MTL4CommandBufferOptions : PewterObject <NSCopying>
@property (nonatomic, retain) id<MTLLogState> logState;
@end

@protocol MTL4CommandBuffer <NSObject>
@property (nonatomic, copy) NSString *label;
- (void)beginCommandBufferWithAllocator:(const MTL4CommandAllocator*)allocator;
- (void)beginCommandBufferWithAllocator:(const MTL4CommandAllocator*)allocator options:(const MTL4CommandBufferOptions*)options;
- (MTL4ComputeCommandEncoder*)computeCommandEncoder;
@property (nonatomic, readonly) id<MTLDevice> device;
- (void)endCommandBuffer;
- (MTL4MachineLearningCommandEncoder*)machineLearningCommandEncoder;
- (void)popDebugGroup;
- (void)pushDebugGroup:(NSString *)string;
- (MTL4RenderCommandEncoder*)renderCommandEncoderWithDescriptor:(const MTL4RenderPassDescriptor*)descriptor;
- (MTL4RenderCommandEncoder*)renderCommandEncoderWithDescriptor:(const MTL4RenderPassDescriptor*)descriptor options:(MTL4RenderEncoderOptions)options;
- (void)resolveCounterHeap:(const MTL4CounterHeap*)counterHeap withRange:(NSRange)range intoBuffer:(MTL4BufferRange)bufferRange waitFence:(id<MTLFence>)fenceToWait updateFence:(id<MTLFence>)fenceToUpdate;
- (void)useResidencySet:(id<MTLResidencySet>)residencySet;
- (void)useResidencySets:(id<MTLResidencySet> const *)residencySets count:(NSUInteger)count;
- (void)writeTimestampIntoHeap:(const MTL4CounterHeap*)counterHeap atIndex:(NSUInteger)index;
@end
