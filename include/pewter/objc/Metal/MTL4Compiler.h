// Generated from kernels/metal/interface/Metal/MTL4Compiler.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4Compiler
#endif

#import <Metal/MTLDefines.h>

@interface MTL4CompilerDescriptor : PewterObject <NSCopying>
@property (nonatomic, copy) NSString *label;
@property (nonatomic, retain) id<MTL4PipelineDataSetSerializer> pipelineDataSetSerializer;
@end

@interface MTL4CompilerTaskOptions : PewterObject <NSCopying>
@property (nonatomic, retain) NSArray *lookupArchives;
@end

@protocol MTL4Compiler <NSObject>
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) NSString *label;
- (id<MTL4BinaryFunction>)newBinaryFunctionWithDescriptor:(MTL4BinaryFunctionDescriptor *)descriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions error:(NSError **)error;
- (id<MTL4CompilerTask>)newBinaryFunctionWithDescriptor:(MTL4BinaryFunctionDescriptor *)descriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions completionHandler:(void (^)(id<MTL4BinaryFunction>, NSError *))completionHandler;
- (id<MTLComputePipelineState>)newComputePipelineStateWithDescriptor:(MTL4ComputePipelineDescriptor *)descriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions error:(NSError **)error;
- (id<MTLComputePipelineState>)newComputePipelineStateWithDescriptor:(MTL4ComputePipelineDescriptor *)descriptor dynamicLinkingDescriptor:(MTL4PipelineStageDynamicLinkingDescriptor *)dynamicLinkingDescriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions error:(NSError **)error;
- (id<MTL4CompilerTask>)newComputePipelineStateWithDescriptor:(MTL4ComputePipelineDescriptor *)descriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions completionHandler:(void (^)(id<MTLComputePipelineState>, NSError *))completionHandler;
- (id<MTL4CompilerTask>)newComputePipelineStateWithDescriptor:(MTL4ComputePipelineDescriptor *)descriptor dynamicLinkingDescriptor:(MTL4PipelineStageDynamicLinkingDescriptor *)dynamicLinkingDescriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions completionHandler:(void (^)(id<MTLComputePipelineState>, NSError *))completionHandler;
- (id<MTLDynamicLibrary>)newDynamicLibrary:(id<MTLLibrary>)library error:(NSError **)error;
- (id<MTLDynamicLibrary>)newDynamicLibraryWithURL:(NSURL *)url error:(NSError **)error;
- (id<MTL4CompilerTask>)newDynamicLibrary:(id<MTLLibrary>)library completionHandler:(void (^)(id<MTLDynamicLibrary>, NSError *))completionHandler;
- (id<MTL4CompilerTask>)newDynamicLibraryWithURL:(NSURL *)url completionHandler:(void (^)(id<MTLDynamicLibrary>, NSError *))completionHandler;
- (id<MTLLibrary>)newLibraryWithDescriptor:(MTL4LibraryDescriptor *)descriptor error:(NSError **)error;
- (id<MTL4CompilerTask>)newLibraryWithDescriptor:(MTL4LibraryDescriptor *)descriptor completionHandler:(void (^)(id<MTLLibrary>, NSError *))completionHandler;
- (id<MTL4MachineLearningPipelineState>)newMachineLearningPipelineStateWithDescriptor:(MTL4MachineLearningPipelineDescriptor *)descriptor error:(NSError **)error;
- (id<MTL4CompilerTask>)newMachineLearningPipelineStateWithDescriptor:(MTL4MachineLearningPipelineDescriptor *)descriptor completionHandler:(void (^)(id<MTL4MachineLearningPipelineState>, NSError *))completionHandler;
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithDescriptor:(MTL4PipelineDescriptor *)descriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions error:(NSError **)error;
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithDescriptor:(MTL4PipelineDescriptor *)descriptor dynamicLinkingDescriptor:(MTL4RenderPipelineDynamicLinkingDescriptor *)dynamicLinkingDescriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions error:(NSError **)error;
- (id<MTL4CompilerTask>)newRenderPipelineStateWithDescriptor:(MTL4PipelineDescriptor *)descriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions completionHandler:(void (^)(id<MTLRenderPipelineState>, NSError *))completionHandler;
- (id<MTL4CompilerTask>)newRenderPipelineStateWithDescriptor:(MTL4PipelineDescriptor *)descriptor dynamicLinkingDescriptor:(MTL4RenderPipelineDynamicLinkingDescriptor *)dynamicLinkingDescriptor compilerTaskOptions:(MTL4CompilerTaskOptions *)compilerTaskOptions completionHandler:(void (^)(id<MTLRenderPipelineState>, NSError *))completionHandler;
- (id<MTLRenderPipelineState>)newRenderPipelineStateBySpecializationWithDescriptor:(MTL4PipelineDescriptor *)descriptor pipeline:(id<MTLRenderPipelineState>)pipeline error:(NSError **)error;
- (id<MTL4CompilerTask>)newRenderPipelineStateBySpecializationWithDescriptor:(MTL4PipelineDescriptor *)descriptor pipeline:(id<MTLRenderPipelineState>)pipeline completionHandler:(void (^)(id<MTLRenderPipelineState>, NSError *))completionHandler;
@property (nonatomic, readonly) id<MTL4PipelineDataSetSerializer> pipelineDataSetSerializer;
@end

#ifdef PEWTER_METAL_FIRST_MTL4Compiler
#import <Metal/Metal.h>
#endif
