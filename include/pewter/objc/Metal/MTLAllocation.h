// Generated from kernels/metal/interface/Metal/MTLAllocation.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLAllocation
#endif

#import <Metal/MTLDefines.h>

@protocol MTLAllocation <NSObject>
@property (nonatomic, readonly) NSUInteger allocatedSize;
@end

#ifdef PEWTER_METAL_FIRST_MTLAllocation
#import <Metal/Metal.h>
#endif
