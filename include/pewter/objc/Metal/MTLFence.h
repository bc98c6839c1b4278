// Generated from kernels/metal/interface/Metal/MTLFence.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@protocol MTLFence <NSObject>
@property (nonatomic, copy) NSString *label;
@property (nonatomic, readonly) id<MTLDevice> device;
@end
