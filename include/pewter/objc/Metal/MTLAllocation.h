// Generated from kernels/metal/interface/Metal/MTLAllocation.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@protocol MTLAllocation <NSObject>
@property (nonatomic, readonly) NSUInteger allocatedSize;
@end
