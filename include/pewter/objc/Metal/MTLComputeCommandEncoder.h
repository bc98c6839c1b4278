// Generated from kernels/metal/interface/Metal/MTLComputeCommandEncoder.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLComputeCommandEncoder
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTLCommandEncoder.h>

@protocol MTLComputeCommandEncoder <MTLCommandEncoder>
- (void)dispatchThreadgroups:(MTLSize)threadgroupsPerGrid threadsPerThreadgroup:(MTLSize)threadsPerThreadgroup;
- (void)dispatchThreadgroupsWithIndirectBuffer:(id<MTLBuffer>)indirectBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset threadsPerThreadgroup:(MTLSize)threadsPerThreadgroup;
- (void)dispatchThreads:(MTLSize)threadsPerGrid threadsPerThreadgroup:(MTLSize)threadsPerThreadgroup;
@property (nonatomic, readonly) MTLDispatchType dispatchType;
- (void)executeCommandsInBuffer:(id<MTLIndirectCommandBuffer>)indirectCommandBuffer withRange:(NSRange)executionRange;
- (void)executeCommandsInBuffer:(id<MTLIndirectCommandBuffer>)indirectCommandbuffer indirectBuffer:(id<MTLBuffer>)indirectRangeBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset;
- (void)memoryBarrierWithScope:(MTLBarrierScope)scope;
- (void)memoryBarrierWithResources:(id<MTLResource> const *)resources count:(NSUInteger)count;
- (void)sampleCountersInBuffer:(id<MTLCounterSampleBuffer>)sampleBuffer atSampleIndex:(NSUInteger)sampleIndex withBarrier:(BOOL)barrier;
- (void)setAccelerationStructure:(id<MTLAccelerationStructure>)accelerationStructure atBufferIndex:(NSUInteger)bufferIndex;
- (void)setBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index;
- (void)setBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset attributeStride:(NSUInteger)stride atIndex:(NSUInteger)index;
- (void)setBufferOffset:(NSUInteger)offset atIndex:(NSUInteger)index;
- (void)setBufferOffset:(NSUInteger)offset attributeStride:(NSUInteger)stride atIndex:(NSUInteger)index;
- (void)setBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets withRange:(NSRange)range;
- (void)setBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets attributeStrides:(const NSUInteger*)strides withRange:(NSRange)range;
- (void)setBytes:(const void*)bytes length:(NSUInteger)length atIndex:(NSUInteger)index;
- (void)setBytes:(const void*)bytes length:(NSUInteger)length attributeStride:(NSUInteger)stride atIndex:(NSUInteger)index;
- (void)setComputePipelineState:(id<MTLComputePipelineState>)state;
- (void)setImageblockWidth:(NSUInteger)width height:(NSUInteger)height;
- (void)setIntersectionFunctionTable:(id<MTLIntersectionFunctionTable>)intersectionFunctionTable atBufferIndex:(NSUInteger)bufferIndex;
- (void)setIntersectionFunctionTables:(id<MTLIntersectionFunctionTable> const *)intersectionFunctionTables withBufferRange:(NSRange)range;
- (void)setSamplerState:(id<MTLSamplerState>)sampler atIndex:(NSUInteger)index;
- (void)setSamplerState:(id<MTLSamplerState>)sampler lodMinClamp:(float)lodMinClamp lodMaxClamp:(float)lodMaxClamp atIndex:(NSUInteger)index;
- (void)setSamplerStates:(id<MTLSamplerState> const *)samplers withRange:(NSRange)range;
- (void)setSamplerStates:(id<MTLSamplerState> const *)samplers lodMinClamps:(const float*)lodMinClamps lodMaxClamps:(const float*)lodMaxClamps withRange:(NSRange)range;
- (void)setStageInRegion:(MTLRegion)region;
- (void)setStageInRegionWithIndirectBuffer:(id<MTLBuffer>)indirectBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset;
- (void)setTexture:(id<MTLTexture>)texture atIndex:(NSUInteger)index;
- (void)setTextures:(id<MTLTexture> const *)textures withRange:(NSRange)range;
- (void)setThreadgroupMemoryLength:(NSUInteger)length atIndex:(NSUInteger)index;
- (void)setVisibleFunctionTable:(id<MTLVisibleFunctionTable>)visibleFunctionTable atBufferIndex:(NSUInteger)bufferIndex;
- (void)setVisibleFunctionTables:(id<MTLVisibleFunctionTable> const *)visibleFunctionTables withBufferRange:(NSRange)range;
- (void)updateFence:(id<MTLFence>)fence;
- (void)useHeap:(id<MTLHeap>)heap;
- (void)useHeaps:(id<MTLHeap> const *)heaps count:(NSUInteger)count;
- (void)useResource:(id<MTLResource>)resource usage:(MTLResourceUsage)usage;
- (void)useResources:(id<MTLResource> const *)resources count:(NSUInteger)count usage:(MTLResourceUsage)usage;
- (void)waitForFence:(id<MTLFence>)fence;
@end

#ifdef PEWTER_METAL_FIRST_MTLComputeCommandEncoder
#import <Metal/Metal.h>
#endif
