// Generated from kernels/metal/interface/Metal/MTLBinaryArchive.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@interface MTLBinaryArchiveDescriptor : PewterObject <NSCopying>
@property (nonatomic, retain) NSURL *url;
@end

@protocol MTLBinaryArchive <NSObject>
@property (nonatomic, copy) NSString *label;
- (BOOL)addComputePipelineFunctionsWithDescriptor:(MTLComputePipelineDescriptor *)descriptor error:(NSError **)error;
- (BOOL)addFunctionWithDescriptor:(MTLFunctionDescriptor *)descriptor library:(id<MTLLibrary>)library error:(NSError **)error;
- (BOOL)addLibraryWithDescriptor:(MTLStitchedLibraryDescriptor *)descriptor error:(NSError **)error;
- (BOOL)addMeshRenderPipelineFunctionsWithDescriptor:(MTLMeshRenderPipelineDescriptor *)descriptor error:(NSError **)error;
- (BOOL)addRenderPipelineFunctionsWithDescriptor:(MTLRenderPipelineDescriptor *)descriptor error:(NSError **)error;
- (BOOL)addTileRenderPipelineFunctionsWithDescriptor:(MTLTileRenderPipelineDescriptor *)descriptor error:(NSError **)error;
@property (nonatomic, readonly) id<MTLDevice> device;
- (BOOL)serializeToURL:(NSURL *)url error:(NSError **)error;
@end

MTL_EXTERN NSString *const MTLBinaryArchiveDomain;
