// Generated from kernels/metal/interface/Metal/MTLBinaryArchive.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLBinaryArchive
#endif

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

#ifdef PEWTER_METAL_FIRST_MTLBinaryArchive
#import <Metal/Metal.h>
#endif
