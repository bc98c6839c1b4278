// Generated from kernels/metal/interface/Metal/MTL4TileRenderPipeline.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4TileRenderPipeline
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTL4PipelineState.h>

@interface MTL4TileRenderPipelineDescriptor : MTL4PipelineDescriptor <NSCopying>
@property (nonatomic) NSUInteger maxTotalThreadsPerThreadgroup;
@property (nonatomic) NSUInteger rasterSampleCount;
@property (nonatomic) MTLSize requiredThreadsPerThreadgroup;
@property (nonatomic, retain) MTL4StaticLinkingDescriptor *staticLinkingDescriptor;
@property (nonatomic) BOOL supportBinaryLinking;
@property (nonatomic) BOOL threadgroupSizeMatchesTileSize;
@property (nonatomic, retain) MTL4FunctionDescriptor *tileFunctionDescriptor;
@property (nonatomic, readonly) MTLTileRenderPipelineColorAttachmentDescriptorArray *colorAttachments;
- (void)reset;
@end

#ifdef PEWTER_METAL_FIRST_MTL4TileRenderPipeline
#import <Metal/Metal.h>
#endif
