// Generated from kernels/metal/interface/Metal/MTLComputePipeline.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLComputePipeline
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTLAllocation.h>

@interface MTLComputePipelineReflection : PewterObject
@property (nonatomic, readonly) NSArray *arguments;
@property (nonatomic, readonly) NSArray *bindings;
@end

@interface MTLComputePipelineDescriptor : PewterObject <NSCopying>
@property (nonatomic, retain) NSArray *binaryArchives;
@property (nonatomic, retain) id<MTLFunction> computeFunction;
@property (nonatomic, retain) NSArray *insertLibraries;
@property (nonatomic, copy) NSString *label;
@property (nonatomic, retain) MTLLinkedFunctions *linkedFunctions;
@property (nonatomic) NSUInteger maxCallStackDepth;
@property (nonatomic) NSUInteger maxTotalThreadsPerThreadgroup;
@property (nonatomic, retain) NSArray *preloadedLibraries;
@property (nonatomic) MTLSize requiredThreadsPerThreadgroup;
@property (nonatomic) MTLShaderValidation shaderValidation;
@property (nonatomic, retain) MTLStageInputOutputDescriptor *stageInputDescriptor;
@property (nonatomic) BOOL supportAddingBinaryFunctions;
@property (nonatomic) BOOL supportIndirectCommandBuffers;
@property (nonatomic) BOOL threadGroupSizeIsMultipleOfThreadExecutionWidth;
@property (nonatomic, readonly) MTLPipelineBufferDescriptorArray *buffers;
- (void)reset;
@end

@protocol MTLComputePipelineState <MTLAllocation>
@property (nonatomic, readonly) id<MTLDevice> device;
- (id<MTLFunctionHandle>)functionHandleWithName:(NSString *)name;
- (id<MTLFunctionHandle>)functionHandleWithFunction:(id<MTLFunction>)function;
@property (nonatomic, readonly) MTLResourceID gpuResourceID;
- (NSUInteger)imageblockMemoryLengthForDimensions:(MTLSize)imageblockDimensions;
@property (nonatomic, readonly) NSString *label;
@property (nonatomic, readonly) NSUInteger maxTotalThreadsPerThreadgroup;
- (id<MTLComputePipelineState>)newComputePipelineStateWithBinaryFunctions:(NSArray *)additionalBinaryFunctions error:(NSError **)error;
- (id<MTLComputePipelineState>)newComputePipelineStateWithAdditionalBinaryFunctions:(NSArray *)functions error:(NSError **)error;
- (id<MTLIntersectionFunctionTable>)newIntersectionFunctionTableWithDescriptor:(MTLIntersectionFunctionTableDescriptor *)descriptor;
- (id<MTLVisibleFunctionTable>)newVisibleFunctionTableWithDescriptor:(MTLVisibleFunctionTableDescriptor *)descriptor;
@property (nonatomic, readonly) MTLComputePipelineReflection *reflection;
@property (nonatomic, readonly) MTLSize requiredThreadsPerThreadgroup;
@property (nonatomic, readonly) MTLShaderValidation shaderValidation;
@property (nonatomic, readonly) NSUInteger staticThreadgroupMemoryLength;
@property (nonatomic, readonly) BOOL supportIndirectCommandBuffers;
@property (nonatomic, readonly) NSUInteger threadExecutionWidth;
- (id<MTLFunctionHandle>)functionHandleWithBinaryFunction:(id<MTL4BinaryFunction>)function;
@end

#ifdef PEWTER_METAL_FIRST_MTLComputePipeline
#import <Metal/Metal.h>
#endif
