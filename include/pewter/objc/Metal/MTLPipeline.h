// Generated from kernels/metal/interface/Metal/MTLPipeline.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLPipeline
#endif

#import <Metal/MTLDefines.h>

@interface MTLPipelineBufferDescriptor : PewterObject <NSCopying>
@property (nonatomic) MTLMutability mutability;
@end

@interface MTLPipelineBufferDescriptorArray : PewterObject <NSCopying>
- (MTLPipelineBufferDescriptor *)objectAtIndexedSubscript:(NSUInteger)bufferIndex;
- (void)setObject:(MTLPipelineBufferDescriptor *)buffer atIndexedSubscript:(NSUInteger)bufferIndex;
@end

#ifdef PEWTER_METAL_FIRST_MTLPipeline
#import <Metal/Metal.h>
#endif
