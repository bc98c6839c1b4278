// Generated from kernels/metal/interface/Metal/MTL4Archive.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@protocol MTL4Archive <NSObject>
@property (nonatomic, copy) NSString *label;
- (MTL4BinaryFunction*)newBinaryFunctionWithDescriptor:(const MTL4BinaryFunctionDescriptor*)descriptor error:(NSError **)error;
- (id<MTLComputePipelineState>)newComputePipelineStateWithDescriptor:(const MTL4ComputePipelineDescriptor*)descriptor error:(NSError **)error;
- (id<MTLComputePipelineState>)newComputePipelineStateWithDescriptor:(const MTL4ComputePipelineDescriptor*)descriptor dynamicLinkingDescriptor:(const MTL4PipelineStageDynamicLinkingDescriptor*)dynamicLinkingDescriptor error:(NSError **)error;
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithDescriptor:(const MTL4PipelineDescriptor*)descriptor error:(NSError **)error;
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithDescriptor:(const MTL4PipelineDescriptor*)descriptor dynamicLinkingDescriptor:(const MTL4RenderPipelineDynamicLinkingDescriptor*)dynamicLinkingDescriptor error:(NSError **)error;
@end
