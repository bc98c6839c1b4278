// Generated from kernels/metal/interface/Metal/MTL4CommandQueue.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4CommandQueue
#endif

#import <Metal/MTLDefines.h>

@interface MTL4CommitOptions : PewterObject
- (void)addFeedbackHandler:(void (^)(id<MTL4CommitFeedback>))block;
@end

@interface MTL4CommandQueueDescriptor : PewterObject <NSCopying>
@property (nonatomic, retain) dispatch_queue_t feedbackQueue;
@property (nonatomic, copy) NSString *label;
@end

@protocol MTL4CommandQueue <NSObject>
- (void)addResidencySet:(id<MTLResidencySet>)residencySet;
- (void)addResidencySets:(id<MTLResidencySet> const *)residencySets count:(NSUInteger)count;
- (void)commit:(id<MTL4CommandBuffer> const *)commandBuffers count:(NSUInteger)count;
- (void)commit:(id<MTL4CommandBuffer> const *)commandBuffers count:(NSUInteger)count options:(MTL4CommitOptions *)options;
- (void)copyBufferMappingsFromBuffer:(id<MTLBuffer>)sourceBuffer toBuffer:(id<MTLBuffer>)destinationBuffer operations:(const MTL4CopySparseBufferMappingOperation*)operations count:(NSUInteger)count;
- (void)copyTextureMappingsFromTexture:(id<MTLTexture>)sourceTexture toTexture:(id<MTLTexture>)destinationTexture operations:(const MTL4CopySparseTextureMappingOperation*)operations count:(NSUInteger)count;
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) NSString *label;
- (void)removeResidencySet:(id<MTLResidencySet>)residencySet;
- (void)removeResidencySets:(id<MTLResidencySet> const *)residencySets count:(NSUInteger)count;
- (void)signalDrawable:(id<MTLDrawable>)drawable;
- (void)signalEvent:(id<MTLEvent>)event value:(uint64_t)value;
- (void)updateBufferMappings:(id<MTLBuffer>)buffer heap:(id<MTLHeap>)heap operations:(const MTL4UpdateSparseBufferMappingOperation*)operations count:(NSUInteger)count;
- (void)updateTextureMappings:(id<MTLTexture>)texture heap:(id<MTLHeap>)heap operations:(const MTL4UpdateSparseTextureMappingOperation*)operations count:(NSUInteger)count;
- (void)waitForEvent:(id<MTLEvent>)event value:(uint64_t)value;
- (void)waitForDrawable:(id<MTLDrawable>)drawable;
@end

#ifdef PEWTER_METAL_FIRST_MTL4CommandQueue
#import <Metal/Metal.h>
#endif
