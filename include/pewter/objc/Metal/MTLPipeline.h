// Generated from kernels/metal/interface/Metal/MTLPipeline.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@interface MTLPipelineBufferDescriptor : PewterObject <NSCopying>
@property (nonatomic) MTLMutability mutability;
@end

@interface MTLPipelineBufferDescriptorArray : PewterObject <NSCopying>
- (MTLPipelineBufferDescriptor *)objectAtIndexedSubscript:(NSUInteger)bufferIndex;
- (void)setObject:(MTLPipelineBufferDescriptor *)buffer atIndexedSubscript:(NSUInteger)bufferIndex;
@end
