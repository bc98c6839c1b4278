// Generated from kernels/metal/interface/Metal/MTL4RenderPipeline.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4RenderPipeline
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTL4PipelineState.h>

@interface MTL4RenderPipelineColorAttachmentDescriptor : PewterObject <NSCopying>
@property (nonatomic) MTLBlendOperation alphaBlendOperation;
@property (nonatomic) MTL4BlendState blendingState;
@property (nonatomic) MTLBlendFactor destinationAlphaBlendFactor;
@property (nonatomic) MTLBlendFactor destinationRGBBlendFactor;
@property (nonatomic) MTLPixelFormat pixelFormat;
@property (nonatomic) MTLBlendOperation rgbBlendOperation;
@property (nonatomic) MTLBlendFactor sourceAlphaBlendFactor;
@property (nonatomic) MTLBlendFactor sourceRGBBlendFactor;
@property (nonatomic) MTLColorWriteMask writeMask;
- (void)reset;
@end

@interface MTL4RenderPipelineColorAttachmentDescriptorArray : PewterObject <NSCopying>
- (MTL4RenderPipelineColorAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex;
- (void)reset;
- (void)setObject:(MTL4RenderPipelineColorAttachmentDescriptor *)attachment atIndexedSubscript:(NSUInteger)attachmentIndex;
@end

@interface MTL4RenderPipelineBinaryFunctionsDescriptor : PewterObject <NSCopying>
@property (nonatomic, retain) NSArray *fragmentAdditionalBinaryFunctions;
@property (nonatomic, retain) NSArray *meshAdditionalBinaryFunctions;
@property (nonatomic, retain) NSArray *objectAdditionalBinaryFunctions;
@property (nonatomic, retain) NSArray *tileAdditionalBinaryFunctions;
@property (nonatomic, retain) NSArray *vertexAdditionalBinaryFunctions;
- (void)reset;
@end

@interface MTL4RenderPipelineDescriptor : MTL4PipelineDescriptor <NSCopying>
@property (nonatomic) MTL4AlphaToCoverageState alphaToCoverageState;
@property (nonatomic) MTL4AlphaToOneState alphaToOneState;
@property (nonatomic) MTL4LogicalToPhysicalColorAttachmentMappingState colorAttachmentMappingState;
@property (nonatomic, retain) MTL4FunctionDescriptor *fragmentFunctionDescriptor;
@property (nonatomic, retain) MTL4StaticLinkingDescriptor *fragmentStaticLinkingDescriptor;
@property (nonatomic) MTLPrimitiveTopologyClass inputPrimitiveTopology;
@property (nonatomic) NSUInteger maxVertexAmplificationCount;
@property (nonatomic) NSUInteger rasterSampleCount;
@property (nonatomic, getter=isRasterizationEnabled) BOOL rasterizationEnabled;
@property (nonatomic) BOOL supportFragmentBinaryLinking;
@property (nonatomic) MTL4IndirectCommandBufferSupportState supportIndirectCommandBuffers;
@property (nonatomic) BOOL supportVertexBinaryLinking;
@property (nonatomic, retain) MTLVertexDescriptor *vertexDescriptor;
@property (nonatomic, retain) MTL4FunctionDescriptor *vertexFunctionDescriptor;
@property (nonatomic, retain) MTL4StaticLinkingDescriptor *vertexStaticLinkingDescriptor;
@property (nonatomic, readonly) MTL4RenderPipelineColorAttachmentDescriptorArray *colorAttachments;
- (void)reset;
@end

#ifdef PEWTER_METAL_FIRST_MTL4RenderPipeline
#import <Metal/Metal.h>
#endif
