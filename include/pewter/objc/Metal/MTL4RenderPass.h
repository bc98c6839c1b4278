// Generated from kernels/metal/interface/Metal/MTL4RenderPass.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4RenderPass
#endif

#import <Metal/MTLDefines.h>

@interface MTL4RenderPassDescriptor : PewterObject <NSCopying>
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
- (void)setSamplePositions:(const MTLSamplePosition*)positions count:(NSUInteger)count;
@end

#ifdef PEWTER_METAL_FIRST_MTL4RenderPass
#import <Metal/Metal.h>
#endif
