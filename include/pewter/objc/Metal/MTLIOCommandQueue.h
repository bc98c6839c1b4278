// Generated from kernels/metal/interface/Metal/MTLIOCommandQueue.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLIOCommandQueue
#endif

#import <Metal/MTLDefines.h>

@protocol MTLIOCommandQueue <NSObject>
@property (nonatomic, copy) NSString *label;
- (id<MTLIOCommandBuffer>)commandBuffer;
- (id<MTLIOCommandBuffer>)commandBufferWithUnretainedReferences;
- (void)enqueueBarrier;
@end

@protocol MTLIOScratchBuffer <NSObject>
@property (nonatomic, readonly) id<MTLBuffer> buffer;
@end

@protocol MTLIOScratchBufferAllocator <NSObject>
- (id<MTLIOScratchBuffer>)newScratchBufferWithMinimumSize:(NSUInteger)minimumSize;
@end

@interface MTLIOCommandQueueDescriptor : PewterObject <NSCopying>
@property (nonatomic) NSUInteger maxCommandBufferCount;
@property (nonatomic) NSUInteger maxCommandsInFlight;
@property (nonatomic) MTLIOPriority priority;
@property (nonatomic, retain) id<MTLIOScratchBufferAllocator> scratchBufferAllocator;
@property (nonatomic) MTLIOCommandQueueType type;
@end

@protocol MTLIOFileHandle <NSObject>
@property (nonatomic, copy) NSString *label;
@end

MTL_EXTERN NSString *const MTLIOErrorDomain;

#ifdef PEWTER_METAL_FIRST_MTLIOCommandQueue
#import <Metal/Metal.h>
#endif
