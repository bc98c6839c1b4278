// Generated from kernels/metal/interface/Metal/MTLCommandEncoder.def.
// clang-format off
#pragma once

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
