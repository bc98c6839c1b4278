// Generated from kernels/metal/interface/Metal/MTL4MeshRenderPipeline.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4MeshRenderPipeline
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTL4PipelineState.h>

@interface MTL4MeshRenderPipelineDescriptor : MTL4PipelineDescriptor <NSCopying>
@property (nonatomic) MTL4AlphaToCoverageState alphaToCoverageState;
@property (nonatomic) MTL4AlphaToOneState alphaToOneState;
@property (nonatomic) MTL4LogicalToPhysicalColorAttachmentMappingState colorAttachmentMappingState;
@property (nonatomic, retain) MTL4FunctionDescriptor *fragmentFunctionDescriptor;
@property (nonatomic, retain) MTL4StaticLinkingDescriptor *fragmentStaticLinkingDescriptor;
@property (nonatomic) NSUInteger maxTotalThreadgroupsPerMeshGrid;
@property (nonatomic) NSUInteger maxTotalThreadsPerMeshThreadgroup;
@property (nonatomic) NSUInteger maxTotalThreadsPerObjectThreadgroup;
@property (nonatomic) NSUInteger maxVertexAmplificationCount;
@property (nonatomic, retain) MTL4FunctionDescriptor *meshFunctionDescriptor;
@property (nonatomic, retain) MTL4StaticLinkingDescriptor *meshStaticLinkingDescriptor;
@property (nonatomic) BOOL meshThreadgroupSizeIsMultipleOfThreadExecutionWidth;
@property (nonatomic, retain) MTL4FunctionDescriptor *objectFunctionDescriptor;
@property (nonatomic, retain) MTL4StaticLinkingDescriptor *objectStaticLinkingDescriptor;
@property (nonatomic) BOOL objectThreadgroupSizeIsMultipleOfThreadExecutionWidth;
@property (nonatomic) NSUInteger payloadMemoryLength;
@property (nonatomic) NSUInteger rasterSampleCount;
@property (nonatomic, getter=isRasterizationEnabled) BOOL rasterizationEnabled;
@property (nonatomic) MTLSize requiredThreadsPerMeshThreadgroup;
@property (nonatomic) MTLSize requiredThreadsPerObjectThreadgroup;
@property (nonatomic) BOOL supportFragmentBinaryLinking;
@property (nonatomic) MTL4IndirectCommandBufferSupportState supportIndirectCommandBuffers;
@property (nonatomic) BOOL supportMeshBinaryLinking;
@property (nonatomic) BOOL supportObjectBinaryLinking;
@property (nonatomic, readonly) MTL4RenderPipelineColorAttachmentDescriptorArray *colorAttachments;
- (void)reset;
@end

#ifdef PEWTER_METAL_FIRST_MTL4MeshRenderPipeline
#import <Metal/Metal.h>
#endif
