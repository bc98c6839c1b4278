// Generated from kernels/metal/interface/Metal/MTLIOCommandBuffer.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLIOCommandBuffer
#endif

#import <Metal/MTLDefines.h>

@protocol MTLIOCommandBuffer <NSObject>
@property (nonatomic, copy) NSString *label;
- (void)addBarrier;
- (void)addCompletedHandler:(void (^)(id<MTLIOCommandBuffer>))block;
- (void)commit;
- (void)copyStatusToBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset;
- (void)enqueue;
@property (nonatomic, readonly) NSError *error;
- (void)loadBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset size:(NSUInteger)size sourceHandle:(id<MTLIOFileHandle>)sourceHandle sourceHandleOffset:(NSUInteger)sourceHandleOffset;
- (void)loadBytes:(const void*)pointer size:(NSUInteger)size sourceHandle:(id<MTLIOFileHandle>)sourceHandle sourceHandleOffset:(NSUInteger)sourceHandleOffset;
- (void)loadTexture:(id<MTLTexture>)texture slice:(NSUInteger)slice level:(NSUInteger)level size:(MTLSize)size sourceBytesPerRow:(NSUInteger)sourceBytesPerRow sourceBytesPerImage:(NSUInteger)sourceBytesPerImage destinationOrigin:(MTLOrigin)destinationOrigin sourceHandle:(id<MTLIOFileHandle>)sourceHandle sourceHandleOffset:(NSUInteger)sourceHandleOffset;
- (void)popDebugGroup;
- (void)pushDebugGroup:(NSString *)string;
- (void)signalEvent:(id<MTLSharedEvent>)event value:(uint64_t)value;
@property (nonatomic, readonly) MTLIOStatus status;
- (void)tryCancel;
- (void)waitForEvent:(id<MTLSharedEvent>)event value:(uint64_t)value;
- (void)waitUntilCompleted;
@end

#ifdef PEWTER_METAL_FIRST_MTLIOCommandBuffer
#import <Metal/Metal.h>
#endif
