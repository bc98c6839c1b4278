// Generated from kernels/metal/interface/Metal/MTL4CommandEncoder.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4CommandEncoder
#endif

#import <Metal/MTLDefines.h>

@protocol MTL4CommandEncoder <NSObject>
@property (nonatomic, copy) NSString *label;
- (void)barrierAfterEncoderStages:(MTLStages)afterEncoderStages beforeEncoderStages:(MTLStages)beforeEncoderStages visibilityOptions:(MTL4VisibilityOptions)visibilityOptions;
- (void)barrierAfterQueueStages:(MTLStages)afterQueueStages beforeStages:(MTLStages)beforeStages visibilityOptions:(MTL4VisibilityOptions)visibilityOptions;
- (void)barrierAfterStages:(MTLStages)afterStages beforeQueueStages:(MTLStages)beforeQueueStages visibilityOptions:(MTL4VisibilityOptions)visibilityOptions;
@property (nonatomic, readonly) id<MTL4CommandBuffer> commandBuffer;
- (void)endEncoding;
- (void)insertDebugSignpost:(NSString *)string;
- (void)popDebugGroup;
- (void)pushDebugGroup:(NSString *)string;
- (void)updateFence:(id<MTLFence>)fence afterEncoderStages:(MTLStages)afterEncoderStages;
- (void)waitForFence:(id<MTLFence>)fence beforeEncoderStages:(MTLStages)beforeEncoderStages;
@end

#ifdef PEWTER_METAL_FIRST_MTL4CommandEncoder
#import <Metal/Metal.h>
#endif
