// Generated from kernels/metal/interface/Metal/MTLCommandEncoder.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLCommandEncoder
#endif

#import <Metal/MTLDefines.h>

@protocol MTLCommandEncoder <NSObject>
@property (nonatomic, copy) NSString *label;
- (void)barrierAfterQueueStages:(MTLStages)afterQueueStages beforeStages:(MTLStages)beforeStages;
@property (nonatomic, readonly) id<MTLDevice> device;
- (void)endEncoding;
- (void)insertDebugSignpost:(NSString *)string;
- (void)popDebugGroup;
- (void)pushDebugGroup:(NSString *)string;
@end

#ifdef PEWTER_METAL_FIRST_MTLCommandEncoder
#import <Metal/Metal.h>
#endif
