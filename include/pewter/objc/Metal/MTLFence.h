// Generated from kernels/metal/interface/Metal/MTLFence.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLFence
#endif

#import <Metal/MTLDefines.h>

@protocol MTLFence <NSObject>
@property (nonatomic, copy) NSString *label;
@property (nonatomic, readonly) id<MTLDevice> device;
@end

#ifdef PEWTER_METAL_FIRST_MTLFence
#import <Metal/Metal.h>
#endif
