// Generated from kernels/metal/interface/Metal/MTL4Counters.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4Counters
#endif

#import <Metal/MTLDefines.h>

@interface MTL4CounterHeapDescriptor : PewterObject <NSCopying>
@property (nonatomic) NSUInteger count;
@property (nonatomic) MTL4CounterHeapType type;
@end

@protocol MTL4CounterHeap <NSObject>
@property (nonatomic, copy) NSString *label;
@property (nonatomic, readonly) NSUInteger count;
- (void)invalidateCounterRange:(NSRange)range;
- (NSData *)resolveCounterRange:(NSRange)range;
@property (nonatomic, readonly) MTL4CounterHeapType type;
@end

#ifdef PEWTER_METAL_FIRST_MTL4Counters
#import <Metal/Metal.h>
#endif
