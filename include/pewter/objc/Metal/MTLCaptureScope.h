// Generated from kernels/metal/interface/Metal/MTLCaptureScope.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLCaptureScope
#endif

#import <Metal/MTLDefines.h>

@protocol MTLCaptureScope <NSObject>
@property (nonatomic, copy) NSString *label;
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) id<MTLCommandQueue> commandQueue;
- (void)beginScope;
- (void)endScope;
@end

#ifdef PEWTER_METAL_FIRST_MTLCaptureScope
#import <Metal/Metal.h>
#endif
