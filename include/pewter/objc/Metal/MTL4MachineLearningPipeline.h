// Generated from kernels/metal/interface/Metal/MTL4MachineLearningPipeline.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4MachineLearningPipeline
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTL4PipelineState.h>
#import <Metal/MTLAllocation.h>

@interface MTL4MachineLearningPipelineDescriptor : MTL4PipelineDescriptor <NSCopying>
@property (nonatomic, copy) NSString *label;
@property (nonatomic, retain) MTL4FunctionDescriptor *machineLearningFunctionDescriptor;
- (MTLTensorExtents *)inputDimensionsAtBufferIndex:(NSInteger)bufferIndex;
- (void)reset;
- (void)setInputDimensions:(MTLTensorExtents *)dimensions atBufferIndex:(NSInteger)bufferIndex;
- (void)setInputDimensions:(NSArray *)dimensions withRange:(NSRange)range;
@end

@interface MTL4MachineLearningPipelineReflection : PewterObject
@property (nonatomic, readonly) NSArray *bindings;
@end

@protocol MTL4MachineLearningPipelineState <MTLAllocation>
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) NSUInteger intermediatesHeapSize;
@property (nonatomic, readonly) NSString *label;
@property (nonatomic, readonly) MTL4MachineLearningPipelineReflection *reflection;
@end

#ifdef PEWTER_METAL_FIRST_MTL4MachineLearningPipeline
#import <Metal/Metal.h>
#endif
