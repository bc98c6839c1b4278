// Generated from kernels/metal/interface/Metal/MTLEvent.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLEvent
#endif

#import <Metal/MTLDefines.h>

@protocol MTLEvent <NSObject>
@property (nonatomic, copy) NSString *label;
@property (nonatomic, readonly) id<MTLDevice> device;
@end

@interface MTLSharedEventListener : PewterObject
+ (MTLSharedEventListener *)sharedListener;
- (instancetype)initWithDispatchQueue:(dispatch_queue_t)dispatchQueue;
@property (nonatomic, readonly) dispatch_queue_t dispatchQueue;
@end

@protocol MTLSharedEvent <MTLEvent>
@property (nonatomic) uint64_t signaledValue;
- (MTLSharedEventHandle *)newSharedEventHandle;
- (void)notifyListener:(MTLSharedEventListener *)listener atValue:(uint64_t)value block:(void (^)(id<MTLSharedEvent>, uint64_t))block;
- (BOOL)waitUntilSignaledValue:(uint64_t)value timeoutMS:(uint64_t)milliseconds;
@end

@interface MTLSharedEventHandle : PewterObject <NSCopying>
@property (nonatomic, readonly) NSString *label;
@end

#ifdef PEWTER_METAL_FIRST_MTLEvent
#import <Metal/Metal.h>
#endif
