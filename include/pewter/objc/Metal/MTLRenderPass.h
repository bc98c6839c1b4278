// Generated from kernels/metal/interface/Metal/MTLRenderPass.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLRenderPass
#endif

#import <Metal/MTLDefines.h>

@interface MTLRenderPassAttachmentDescriptor : PewterObject <NSCopying>
@property (nonatomic) NSUInteger depthPlane;
@property (nonatomic) NSUInteger level;
@property (nonatomic) MTLLoadAction loadAction;
@property (nonatomic) NSUInteger resolveDepthPlane;
@property (nonatomic) NSUInteger resolveLevel;
@property (nonatomic) NSUInteger resolveSlice;
@property (nonatomic, retain) id<MTLTexture> resolveTexture;
@property (nonatomic) NSUInteger slice;
@property (nonatomic) MTLStoreAction storeAction;
@property (nonatomic) MTLStoreActionOptions storeActionOptions;
@property (nonatomic, retain) id<MTLTexture> texture;
@end

@interface MTLRenderPassColorAttachmentDescriptor : MTLRenderPassAttachmentDescriptor <NSCopying>
@property (nonatomic) MTLClearColor clearColor;
@end

@interface MTLRenderPassDepthAttachmentDescriptor : MTLRenderPassAttachmentDescriptor <NSCopying>
@property (nonatomic) double clearDepth;
@property (nonatomic) MTLMultisampleDepthResolveFilter depthResolveFilter;
@end

@interface MTLRenderPassStencilAttachmentDescriptor : MTLRenderPassAttachmentDescriptor <NSCopying>
@property (nonatomic) uint32_t clearStencil;
@property (nonatomic) MTLMultisampleStencilResolveFilter stencilResolveFilter;
@end

@interface MTLRenderPassColorAttachmentDescriptorArray : PewterObject <NSCopying>
- (MTLRenderPassColorAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex;
- (void)setObject:(MTLRenderPassColorAttachmentDescriptor *)attachment atIndexedSubscript:(NSUInteger)attachmentIndex;
@end

@interface MTLRenderPassSampleBufferAttachmentDescriptor : PewterObject <NSCopying>
@property (nonatomic) NSUInteger endOfFragmentSampleIndex;
@property (nonatomic) NSUInteger endOfVertexSampleIndex;
@property (nonatomic, retain) id<MTLCounterSampleBuffer> sampleBuffer;
@property (nonatomic) NSUInteger startOfFragmentSampleIndex;
@property (nonatomic) NSUInteger startOfVertexSampleIndex;
@end

@interface MTLRenderPassSampleBufferAttachmentDescriptorArray : PewterObject <NSCopying>
- (MTLRenderPassSampleBufferAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex;
- (void)setObject:(MTLRenderPassSampleBufferAttachmentDescriptor *)attachment atIndexedSubscript:(NSUInteger)attachmentIndex;
@end

@interface MTLRenderPassDescriptor : PewterObject <NSCopying>
+ (MTLRenderPassDescriptor *)renderPassDescriptor;
@property (nonatomic) NSUInteger defaultRasterSampleCount;
@property (nonatomic, retain) MTLRenderPassDepthAttachmentDescriptor *depthAttachment;
@property (nonatomic) NSUInteger imageblockSampleLength;
@property (nonatomic, retain) id<MTLRasterizationRateMap> rasterizationRateMap;
@property (nonatomic) NSUInteger renderTargetArrayLength;
@property (nonatomic) NSUInteger renderTargetHeight;
@property (nonatomic) NSUInteger renderTargetWidth;
@property (nonatomic, retain) MTLRenderPassStencilAttachmentDescriptor *stencilAttachment;
@property (nonatomic) BOOL supportColorAttachmentMapping;
@property (nonatomic) NSUInteger threadgroupMemoryLength;
@property (nonatomic) NSUInteger tileHeight;
@property (nonatomic) NSUInteger tileWidth;
@property (nonatomic, retain) id<MTLBuffer> visibilityResultBuffer;
@property (nonatomic) MTLVisibilityResultType visibilityResultType;
@property (nonatomic, readonly) MTLRenderPassColorAttachmentDescriptorArray *colorAttachments;
- (NSUInteger)getSamplePositions:(MTLSamplePosition*)positions count:(NSUInteger)count;
@property (nonatomic, readonly) MTLRenderPassSampleBufferAttachmentDescriptorArray *sampleBufferAttachments;
- (void)setSamplePositions:(const MTLSamplePosition*)positions count:(NSUInteger)count;
@end

#ifdef PEWTER_METAL_FIRST_MTLRenderPass
#import <Metal/Metal.h>
#endif
