// Generated from kernels/metal/interface/Metal/MTLResidencySet.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLResidencySet
#endif

#import <Metal/MTLDefines.h>

@interface MTLResidencySetDescriptor : PewterObject <NSCopying>
@property (nonatomic) NSUInteger initialCapacity;
@property (nonatomic, copy) NSString *label;
@end

@protocol MTLResidencySet <NSObject>
- (void)addAllocation:(id<MTLAllocation>)allocation;
- (void)addAllocations:(id<MTLAllocation> const *)allocations count:(NSUInteger)count;
@property (nonatomic, readonly) NSArray *allAllocations;
@property (nonatomic, readonly) uint64_t allocatedSize;
@property (nonatomic, readonly) NSUInteger allocationCount;
- (void)commit;
- (BOOL)containsAllocation:(id<MTLAllocation>)allocation;
@property (nonatomic, readonly) id<MTLDevice> device;
- (void)endResidency;
@property (nonatomic, readonly) NSString *label;
- (void)removeAllAllocations;
- (void)removeAllocation:(id<MTLAllocation>)allocation;
- (void)removeAllocations:(id<MTLAllocation> const *)allocations count:(NSUInteger)count;
- (void)requestResidency;
@end

#ifdef PEWTER_METAL_FIRST_MTLResidencySet
#import <Metal/Metal.h>
#endif
