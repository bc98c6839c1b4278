// Generated from kernels/metal/interface/Metal/MTLCaptureScope.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@protocol MTLCaptureScope <NSObject>
@property (nonatomic, copy) NSString *label;
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) id<MTLCommandQueue> commandQueue;
- (void)beginScope;
- (void)endScope;
@end
