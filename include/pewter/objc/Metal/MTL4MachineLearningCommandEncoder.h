// Generated from kernels/metal/interface/Metal/MTL4MachineLearningCommandEncoder.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4MachineLearningCommandEncoder
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTL4CommandEncoder.h>

@protocol MTL4MachineLearningCommandEncoder <MTL4CommandEncoder>
- (void)dispatchNetworkWithIntermediatesHeap:(id<MTLHeap>)heap;
- (void)setArgumentTable:(id<MTL4ArgumentTable>)argumentTable;
- (void)setPipelineState:(id<MTL4MachineLearningPipelineState>)pipelineState;
@end

#ifdef PEWTER_METAL_FIRST_MTL4MachineLearningCommandEncoder
#import <Metal/Metal.h>
#endif
