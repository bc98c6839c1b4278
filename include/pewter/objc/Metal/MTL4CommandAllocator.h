// Generated from kernels/metal/interface/Metal/MTL4CommandAllocator.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4CommandAllocator
#endif

#import <Metal/MTLDefines.h>

@interface MTL4CommandAllocatorDescriptor : PewterObject <NSCopying>
@property (nonatomic, copy) NSString *label;
@end

@protocol MTL4CommandAllocator <NSObject>
- (uint64_t)allocatedSize;
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) NSString *label;
- (void)reset;
@end

#ifdef PEWTER_METAL_FIRST_MTL4CommandAllocator
#import <Metal/Metal.h>
#endif
