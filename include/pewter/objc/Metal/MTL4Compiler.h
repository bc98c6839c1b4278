// Generated from kernels/metal/interface/Metal/MTL4Compiler.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@interface MTL4CompilerDescriptor : PewterObject <NSCopying>
@property (nonatomic, copy) NSString *label;
@property (nonatomic) MTL4PipelineDataSetSerializer*pipelineDataSetSerializer;
@end

@interface MTL4CompilerTaskOptions : PewterObject <NSCopying>
@property (nonatomic, retain) NSArray *lookupArchives;
@end

@protocol MTL4Compiler <NSObject>
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) NSString *label;
- (MTL4BinaryFunction*)newBinaryFunctionWithDescriptor:(const MTL4BinaryFunctionDescriptor*)descriptor compilerTaskOptions:(const MTL4CompilerTaskOptions*)compilerTaskOptions error:(NSError **)error;
- (MTL4CompilerTask*)newBinaryFunctionWithDescriptor:(const MTL4BinaryFunctionDescriptor*)descriptor compilerTaskOptions:(const MTL4CompilerTaskOptions*)compilerTaskOptions completionHandler:(void (^)(MTL4BinaryFunction*, NSError *))completionHandler;
- (id<MTLComputePipelineState>)newComputePipelineStateWithDescriptor:(const MTL4ComputePipelineDescriptor*)descriptor compilerTaskOptions:(const MTL4CompilerTaskOptions*)compilerTaskOptions error:(NSError **)error;
- (id<MTLComputePipelineState>)newComputePipelineStateWithDescriptor:(const MTL4ComputePipelineDescriptor*)descriptor dynamicLinkingDescriptor:(const MTL4PipelineStageDynamicLinkingDescriptor*)dynamicLinkingDescriptor compilerTaskOptions:(const MTL4CompilerTaskOptions*)compilerTaskOptions error:(NSError **)error;
- (MTL4CompilerTask*)newComputePipelineStateWithDescriptor:(const MTL4ComputePipelineDescriptor*)descriptor compilerTaskOptions:(const MTL4CompilerTaskOptions*)compilerTaskOptions completionHandler:(void (^)(id<MTLComputePipelineState>, NSError *))completionHandler;
- (MTL4CompilerTask*)newComputePipelineStateWithDescriptor:(const MTL4ComputePipelineDescriptor*)descriptor dynamicLinkingDescriptor:(const MTL4PipelineStageDynamicLinkingDescriptor*)dynamicLinkingDescriptor compilerTaskOptions:(const MTL4CompilerTaskOptions*)compilerTaskOptions completionHandler:(void (^)(id<MTLComputePipelineState>, NSError *))completionHandler;
- (id<MTLDynamicLibrary>)newDynamicLibrary:(id<MTLLibrary>)library error:(NSError **)error;
- (id<MTLDynamicLibrary>)newDynamicLibraryWithURL:(NSURL *)url error:(NSError **)error;
- (MTL4CompilerTask*)newDynamicLibrary:(id<MTLLibrary>)library completionHandler:(void (^)(id<MTLDynamicLibrary>, NSError *))completionHandler;
- (MTL4CompilerTask*)newDynamicLibraryWithURL:(NSURL *)url completionHandler:(void (^)(id<MTLDynamicLibrary>, NSError *))completionHandler;
- (id<MTLLibrary>)newLibraryWithDescriptor:(const MTL4LibraryDescriptor*)descriptor error:(NSError **)error;
- (MTL4CompilerTask*)newLibraryWithDescriptor:(const MTL4LibraryDescriptor*)descriptor completionHandler:(void (^)(id<MTLLibrary>, NSError *))completionHandler;
- (MTL4MachineLearningPipelineState*)newMachineLearningPipelineStateWithDescriptor:(const MTL4MachineLearningPipelineDescriptor*)descriptor error:(NSError **)error;
- (MTL4CompilerTask*)newMachineLearningPipelineStateWithDescriptor:(const MTL4MachineLearningPipelineDescriptor*)descriptor completionHandler:(void (^)(MTL4MachineLearningPipelineState*, NSError *))completionHandler;
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithDescriptor:(const MTL4PipelineDescriptor*)descriptor compilerTaskOptions:(const MTL4CompilerTaskOptions*)compilerTaskOptions error:(NSError **)error;
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithDescriptor:(const MTL4PipelineDescriptor*)descriptor dynamicLinkingDescriptor:(const MTL4RenderPipelineDynamicLinkingDescriptor*)dynamicLinkingDescriptor compilerTaskOptions:(const MTL4CompilerTaskOptions*)compilerTaskOptions error:(NSError **)error;
- (MTL4CompilerTask*)newRenderPipelineStateWithDescriptor:(const MTL4PipelineDescriptor*)descriptor compilerTaskOptions:(const MTL4CompilerTaskOptions*)compilerTaskOptions completionHandler:(void (^)(id<MTLRenderPipelineState>, NSError *))completionHandler;
- (MTL4CompilerTask*)newRenderPipelineStateWithDescriptor:(const MTL4PipelineDescriptor*)descriptor dynamicLinkingDescriptor:(const MTL4RenderPipelineDynamicLinkingDescriptor*)dynamicLinkingDescriptor compilerTaskOptions:(const MTL4CompilerTaskOptions*)compilerTaskOptions completionHandler:(void (^)(id<MTLRenderPipelineState>, NSError *))completionHandler;
- (id<MTLRenderPipelineState>)newRenderPipelineStateBySpecializationWithDescriptor:(const MTL4PipelineDescriptor*)descriptor pipeline:(id<MTLRenderPipelineState>)pipeline error:(NSError **)error;
- (MTL4CompilerTask*)newRenderPipelineStateBySpecializationWithDescriptor:(const MTL4PipelineDescriptor*)descriptor pipeline:(id<MTLRenderPipelineState>)pipeline completionHandler:(void (^)(id<MTLRenderPipelineState>, NSError *))completionHandler;
@property (nonatomic, readonly) MTL4PipelineDataSetSerializer*pipelineDataSetSerializer;
@end
