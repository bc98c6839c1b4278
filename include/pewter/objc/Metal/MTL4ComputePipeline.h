// Generated from kernels/metal/interface/Metal/MTL4ComputePipeline.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4ComputePipeline
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTL4PipelineState.h>

@interface MTL4ComputePipelineDescriptor : MTL4PipelineDescriptor <NSCopying>
@property (nonatomic, retain) MTL4FunctionDescriptor *computeFunctionDescriptor;
@property (nonatomic) NSUInteger maxTotalThreadsPerThreadgroup;
@property (nonatomic) MTLSize requiredThreadsPerThreadgroup;
@property (nonatomic, retain) MTL4StaticLinkingDescriptor *staticLinkingDescriptor;
@property (nonatomic) BOOL supportBinaryLinking;
@property (nonatomic) MTL4IndirectCommandBufferSupportState supportIndirectCommandBuffers;
@property (nonatomic) BOOL threadGroupSizeIsMultipleOfThreadExecutionWidth;
- (void)reset;
@end

#ifdef PEWTER_METAL_FIRST_MTL4ComputePipeline
#import <Metal/Metal.h>
#endif
