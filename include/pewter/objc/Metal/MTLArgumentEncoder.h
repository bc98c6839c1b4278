// Generated from kernels/metal/interface/Metal/MTLArgumentEncoder.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLArgumentEncoder
#endif

#import <Metal/MTLDefines.h>

@protocol MTLArgumentEncoder <NSObject>
@property (nonatomic, copy) NSString *label;
@property (nonatomic, readonly) NSUInteger alignment;
- (void*)constantDataAtIndex:(NSUInteger)index;
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) NSUInteger encodedLength;
- (id<MTLArgumentEncoder>)newArgumentEncoderForBufferAtIndex:(NSUInteger)index;
- (void)setAccelerationStructure:(id<MTLAccelerationStructure>)accelerationStructure atIndex:(NSUInteger)index;
- (void)setArgumentBuffer:(id<MTLBuffer>)argumentBuffer offset:(NSUInteger)offset;
- (void)setArgumentBuffer:(id<MTLBuffer>)argumentBuffer startOffset:(NSUInteger)startOffset arrayElement:(NSUInteger)arrayElement;
- (void)setBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index;
- (void)setBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets withRange:(NSRange)range;
- (void)setComputePipelineState:(id<MTLComputePipelineState>)pipeline atIndex:(NSUInteger)index;
- (void)setComputePipelineStates:(id<MTLComputePipelineState> const *)pipelines withRange:(NSRange)range;
- (void)setDepthStencilState:(id<MTLDepthStencilState>)depthStencilState atIndex:(NSUInteger)index;
- (void)setDepthStencilStates:(id<MTLDepthStencilState> const *)depthStencilStates withRange:(NSRange)range;
- (void)setIndirectCommandBuffer:(id<MTLIndirectCommandBuffer>)indirectCommandBuffer atIndex:(NSUInteger)index;
- (void)setIndirectCommandBuffers:(id<MTLIndirectCommandBuffer> const *)buffers withRange:(NSRange)range;
- (void)setIntersectionFunctionTable:(id<MTLIntersectionFunctionTable>)intersectionFunctionTable atIndex:(NSUInteger)index;
- (void)setIntersectionFunctionTables:(id<MTLIntersectionFunctionTable> const *)intersectionFunctionTables withRange:(NSRange)range;
- (void)setRenderPipelineState:(id<MTLRenderPipelineState>)pipeline atIndex:(NSUInteger)index;
- (void)setRenderPipelineStates:(id<MTLRenderPipelineState> const *)pipelines withRange:(NSRange)range;
- (void)setSamplerState:(id<MTLSamplerState>)sampler atIndex:(NSUInteger)index;
- (void)setSamplerStates:(id<MTLSamplerState> const *)samplers withRange:(NSRange)range;
- (void)setTexture:(id<MTLTexture>)texture atIndex:(NSUInteger)index;
- (void)setTextures:(id<MTLTexture> const *)textures withRange:(NSRange)range;
- (void)setVisibleFunctionTable:(id<MTLVisibleFunctionTable>)visibleFunctionTable atIndex:(NSUInteger)index;
- (void)setVisibleFunctionTables:(id<MTLVisibleFunctionTable> const *)visibleFunctionTables withRange:(NSRange)range;
@end

#ifdef PEWTER_METAL_FIRST_MTLArgumentEncoder
#import <Metal/Metal.h>
#endif
