// Generated from kernels/metal/interface/Metal/MTLRenderPipeline.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLRenderPipeline
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTLAllocation.h>

@interface MTLRenderPipelineColorAttachmentDescriptor : PewterObject <NSCopying>
@property (nonatomic) MTLBlendOperation alphaBlendOperation;
@property (nonatomic, getter=isBlendingEnabled) BOOL blendingEnabled;
@property (nonatomic) MTLBlendFactor destinationAlphaBlendFactor;
@property (nonatomic) MTLBlendFactor destinationRGBBlendFactor;
@property (nonatomic) MTLPixelFormat pixelFormat;
@property (nonatomic) MTLBlendOperation rgbBlendOperation;
@property (nonatomic) MTLBlendFactor sourceAlphaBlendFactor;
@property (nonatomic) MTLBlendFactor sourceRGBBlendFactor;
@property (nonatomic) MTLColorWriteMask writeMask;
@end

@interface MTLLogicalToPhysicalColorAttachmentMap : PewterObject <NSCopying>
- (NSUInteger)getPhysicalIndexForLogicalIndex:(NSUInteger)logicalIndex;
- (void)reset;
- (void)setPhysicalIndex:(NSUInteger)physicalIndex forLogicalIndex:(NSUInteger)logicalIndex;
@end

@interface MTLRenderPipelineReflection : PewterObject
@property (nonatomic, readonly) NSArray *fragmentArguments;
@property (nonatomic, readonly) NSArray *fragmentBindings;
@property (nonatomic, readonly) NSArray *meshBindings;
@property (nonatomic, readonly) NSArray *objectBindings;
@property (nonatomic, readonly) NSArray *tileArguments;
@property (nonatomic, readonly) NSArray *tileBindings;
@property (nonatomic, readonly) NSArray *vertexArguments;
@property (nonatomic, readonly) NSArray *vertexBindings;
@end

@interface MTLRenderPipelineDescriptor : PewterObject <NSCopying>
@property (nonatomic, getter=isAlphaToCoverageEnabled) BOOL alphaToCoverageEnabled;
@property (nonatomic, getter=isAlphaToOneEnabled) BOOL alphaToOneEnabled;
@property (nonatomic, retain) NSArray *binaryArchives;
@property (nonatomic) MTLPixelFormat depthAttachmentPixelFormat;
@property (nonatomic, retain) id<MTLFunction> fragmentFunction;
@property (nonatomic, retain) MTLLinkedFunctions *fragmentLinkedFunctions;
@property (nonatomic, retain) NSArray *fragmentPreloadedLibraries;
@property (nonatomic) MTLPrimitiveTopologyClass inputPrimitiveTopology;
@property (nonatomic, copy) NSString *label;
@property (nonatomic) NSUInteger maxFragmentCallStackDepth;
@property (nonatomic) NSUInteger maxTessellationFactor;
@property (nonatomic) NSUInteger maxVertexAmplificationCount;
@property (nonatomic) NSUInteger maxVertexCallStackDepth;
@property (nonatomic) NSUInteger rasterSampleCount;
@property (nonatomic, getter=isRasterizationEnabled) BOOL rasterizationEnabled;
@property (nonatomic) NSUInteger sampleCount;
@property (nonatomic) MTLShaderValidation shaderValidation;
@property (nonatomic) MTLPixelFormat stencilAttachmentPixelFormat;
@property (nonatomic) BOOL supportAddingFragmentBinaryFunctions;
@property (nonatomic) BOOL supportAddingVertexBinaryFunctions;
@property (nonatomic) BOOL supportIndirectCommandBuffers;
@property (nonatomic) MTLTessellationControlPointIndexType tessellationControlPointIndexType;
@property (nonatomic) MTLTessellationFactorFormat tessellationFactorFormat;
@property (nonatomic, getter=isTessellationFactorScaleEnabled) BOOL tessellationFactorScaleEnabled;
@property (nonatomic) MTLTessellationFactorStepFunction tessellationFactorStepFunction;
@property (nonatomic) MTLWinding tessellationOutputWindingOrder;
@property (nonatomic) MTLTessellationPartitionMode tessellationPartitionMode;
@property (nonatomic, retain) MTLVertexDescriptor *vertexDescriptor;
@property (nonatomic, retain) id<MTLFunction> vertexFunction;
@property (nonatomic, retain) MTLLinkedFunctions *vertexLinkedFunctions;
@property (nonatomic, retain) NSArray *vertexPreloadedLibraries;
@property (nonatomic, readonly) MTLRenderPipelineColorAttachmentDescriptorArray *colorAttachments;
@property (nonatomic, readonly) MTLPipelineBufferDescriptorArray *fragmentBuffers;
- (void)reset;
@property (nonatomic, readonly) MTLPipelineBufferDescriptorArray *vertexBuffers;
@end

@interface MTLRenderPipelineFunctionsDescriptor : PewterObject <NSCopying>
@property (nonatomic, retain) NSArray *fragmentAdditionalBinaryFunctions;
@property (nonatomic, retain) NSArray *tileAdditionalBinaryFunctions;
@property (nonatomic, retain) NSArray *vertexAdditionalBinaryFunctions;
@end

@protocol MTLRenderPipelineState <MTLAllocation>
@property (nonatomic, readonly) id<MTLDevice> device;
- (id<MTLFunctionHandle>)functionHandleWithName:(NSString *)name stage:(MTLRenderStages)stage;
- (id<MTLFunctionHandle>)functionHandleWithFunction:(id<MTLFunction>)function stage:(MTLRenderStages)stage;
@property (nonatomic, readonly) MTLResourceID gpuResourceID;
- (NSUInteger)imageblockMemoryLengthForDimensions:(MTLSize)imageblockDimensions;
@property (nonatomic, readonly) NSUInteger imageblockSampleLength;
@property (nonatomic, readonly) NSString *label;
@property (nonatomic, readonly) NSUInteger maxTotalThreadgroupsPerMeshGrid;
@property (nonatomic, readonly) NSUInteger maxTotalThreadsPerMeshThreadgroup;
@property (nonatomic, readonly) NSUInteger maxTotalThreadsPerObjectThreadgroup;
@property (nonatomic, readonly) NSUInteger maxTotalThreadsPerThreadgroup;
@property (nonatomic, readonly) NSUInteger meshThreadExecutionWidth;
- (id<MTLIntersectionFunctionTable>)newIntersectionFunctionTableWithDescriptor:(MTLIntersectionFunctionTableDescriptor *)descriptor stage:(MTLRenderStages)stage;
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithAdditionalBinaryFunctions:(MTLRenderPipelineFunctionsDescriptor *)additionalBinaryFunctions error:(NSError **)error;
- (id<MTLVisibleFunctionTable>)newVisibleFunctionTableWithDescriptor:(MTLVisibleFunctionTableDescriptor *)descriptor stage:(MTLRenderStages)stage;
@property (nonatomic, readonly) NSUInteger objectThreadExecutionWidth;
@property (nonatomic, readonly) MTLRenderPipelineReflection *reflection;
@property (nonatomic, readonly) MTLSize requiredThreadsPerMeshThreadgroup;
@property (nonatomic, readonly) MTLSize requiredThreadsPerObjectThreadgroup;
@property (nonatomic, readonly) MTLSize requiredThreadsPerTileThreadgroup;
@property (nonatomic, readonly) MTLShaderValidation shaderValidation;
@property (nonatomic, readonly) BOOL supportIndirectCommandBuffers;
@property (nonatomic, readonly) BOOL threadgroupSizeMatchesTileSize;
- (id<MTLFunctionHandle>)functionHandleWithBinaryFunction:(id<MTL4BinaryFunction>)function stage:(MTLRenderStages)stage;
- (MTL4PipelineDescriptor *)newRenderPipelineDescriptorForSpecialization;
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithBinaryFunctions:(MTL4RenderPipelineBinaryFunctionsDescriptor *)binaryFunctionsDescriptor error:(NSError **)error;
@end

@interface MTLRenderPipelineColorAttachmentDescriptorArray : PewterObject <NSCopying>
- (MTLRenderPipelineColorAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex;
- (void)setObject:(MTLRenderPipelineColorAttachmentDescriptor *)attachment atIndexedSubscript:(NSUInteger)attachmentIndex;
@end

@interface MTLTileRenderPipelineColorAttachmentDescriptor : PewterObject <NSCopying>
@property (nonatomic) MTLPixelFormat pixelFormat;
@end

@interface MTLTileRenderPipelineColorAttachmentDescriptorArray : PewterObject <NSCopying>
- (MTLTileRenderPipelineColorAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex;
- (void)setObject:(MTLTileRenderPipelineColorAttachmentDescriptor *)attachment atIndexedSubscript:(NSUInteger)attachmentIndex;
@end

@interface MTLTileRenderPipelineDescriptor : PewterObject <NSCopying>
@property (nonatomic, retain) NSArray *binaryArchives;
@property (nonatomic, copy) NSString *label;
@property (nonatomic, retain) MTLLinkedFunctions *linkedFunctions;
@property (nonatomic) NSUInteger maxCallStackDepth;
@property (nonatomic) NSUInteger maxTotalThreadsPerThreadgroup;
@property (nonatomic, retain) NSArray *preloadedLibraries;
@property (nonatomic) NSUInteger rasterSampleCount;
@property (nonatomic) MTLSize requiredThreadsPerThreadgroup;
@property (nonatomic) MTLShaderValidation shaderValidation;
@property (nonatomic) BOOL supportAddingBinaryFunctions;
@property (nonatomic) BOOL threadgroupSizeMatchesTileSize;
@property (nonatomic, retain) id<MTLFunction> tileFunction;
@property (nonatomic, readonly) MTLTileRenderPipelineColorAttachmentDescriptorArray *colorAttachments;
- (void)reset;
@property (nonatomic, readonly) MTLPipelineBufferDescriptorArray *tileBuffers;
@end

@interface MTLMeshRenderPipelineDescriptor : PewterObject <NSCopying>
@property (nonatomic, getter=isAlphaToCoverageEnabled) BOOL alphaToCoverageEnabled;
@property (nonatomic, getter=isAlphaToOneEnabled) BOOL alphaToOneEnabled;
@property (nonatomic, retain) NSArray *binaryArchives;
@property (nonatomic) MTLPixelFormat depthAttachmentPixelFormat;
@property (nonatomic, retain) id<MTLFunction> fragmentFunction;
@property (nonatomic, retain) MTLLinkedFunctions *fragmentLinkedFunctions;
@property (nonatomic, copy) NSString *label;
@property (nonatomic) NSUInteger maxTotalThreadgroupsPerMeshGrid;
@property (nonatomic) NSUInteger maxTotalThreadsPerMeshThreadgroup;
@property (nonatomic) NSUInteger maxTotalThreadsPerObjectThreadgroup;
@property (nonatomic) NSUInteger maxVertexAmplificationCount;
@property (nonatomic, retain) id<MTLFunction> meshFunction;
@property (nonatomic, retain) MTLLinkedFunctions *meshLinkedFunctions;
@property (nonatomic) BOOL meshThreadgroupSizeIsMultipleOfThreadExecutionWidth;
@property (nonatomic, retain) id<MTLFunction> objectFunction;
@property (nonatomic, retain) MTLLinkedFunctions *objectLinkedFunctions;
@property (nonatomic) BOOL objectThreadgroupSizeIsMultipleOfThreadExecutionWidth;
@property (nonatomic) NSUInteger payloadMemoryLength;
@property (nonatomic) NSUInteger rasterSampleCount;
@property (nonatomic, getter=isRasterizationEnabled) BOOL rasterizationEnabled;
@property (nonatomic) MTLSize requiredThreadsPerMeshThreadgroup;
@property (nonatomic) MTLSize requiredThreadsPerObjectThreadgroup;
@property (nonatomic) MTLShaderValidation shaderValidation;
@property (nonatomic) MTLPixelFormat stencilAttachmentPixelFormat;
@property (nonatomic) BOOL supportIndirectCommandBuffers;
@property (nonatomic, readonly) MTLRenderPipelineColorAttachmentDescriptorArray *colorAttachments;
@property (nonatomic, readonly) MTLPipelineBufferDescriptorArray *fragmentBuffers;
@property (nonatomic, readonly) MTLPipelineBufferDescriptorArray *meshBuffers;
@property (nonatomic, readonly) MTLPipelineBufferDescriptorArray *objectBuffers;
- (void)reset;
@end

#ifdef PEWTER_METAL_FIRST_MTLRenderPipeline
#import <Metal/Metal.h>
#endif
