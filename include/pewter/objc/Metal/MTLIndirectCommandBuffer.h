// Generated from kernels/metal/interface/Metal/MTLIndirectCommandBuffer.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLIndirectCommandBuffer
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTLResource.h>

@interface MTLIndirectCommandBufferDescriptor : PewterObject <NSCopying>
@property (nonatomic) MTLIndirectCommandType commandTypes;
@property (nonatomic) BOOL inheritBuffers;
@property (nonatomic) BOOL inheritCullMode;
@property (nonatomic) BOOL inheritDepthBias;
@property (nonatomic) BOOL inheritDepthClipMode;
@property (nonatomic) BOOL inheritDepthStencilState;
@property (nonatomic) BOOL inheritFrontFacingWinding;
@property (nonatomic) BOOL inheritPipelineState;
@property (nonatomic) BOOL inheritTriangleFillMode;
@property (nonatomic) NSUInteger maxFragmentBufferBindCount;
@property (nonatomic) NSUInteger maxKernelBufferBindCount;
@property (nonatomic) NSUInteger maxKernelThreadgroupMemoryBindCount;
@property (nonatomic) NSUInteger maxMeshBufferBindCount;
@property (nonatomic) NSUInteger maxObjectBufferBindCount;
@property (nonatomic) NSUInteger maxObjectThreadgroupMemoryBindCount;
@property (nonatomic) NSUInteger maxVertexBufferBindCount;
@property (nonatomic) BOOL supportColorAttachmentMapping;
@property (nonatomic) BOOL supportDynamicAttributeStride;
@property (nonatomic) BOOL supportRayTracing;
@end

@protocol MTLIndirectCommandBuffer <MTLResource>
@property (nonatomic, readonly) MTLResourceID gpuResourceID;
- (id<MTLIndirectComputeCommand>)indirectComputeCommandAtIndex:(NSUInteger)commandIndex;
- (id<MTLIndirectRenderCommand>)indirectRenderCommandAtIndex:(NSUInteger)commandIndex;
- (void)resetWithRange:(NSRange)range;
@property (nonatomic, readonly) NSUInteger size;
@end

#ifdef PEWTER_METAL_FIRST_MTLIndirectCommandBuffer
#import <Metal/Metal.h>
#endif
