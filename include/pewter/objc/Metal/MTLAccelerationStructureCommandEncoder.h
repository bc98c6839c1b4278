// Generated from kernels/metal/interface/Metal/MTLAccelerationStructureCommandEncoder.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLAccelerationStructureCommandEncoder
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTLCommandEncoder.h>

@protocol MTLAccelerationStructureCommandEncoder <MTLCommandEncoder>
- (void)buildAccelerationStructure:(id<MTLAccelerationStructure>)accelerationStructure descriptor:(MTLAccelerationStructureDescriptor *)descriptor scratchBuffer:(id<MTLBuffer>)scratchBuffer scratchBufferOffset:(NSUInteger)scratchBufferOffset;
- (void)copyAccelerationStructure:(id<MTLAccelerationStructure>)sourceAccelerationStructure toAccelerationStructure:(id<MTLAccelerationStructure>)destinationAccelerationStructure;
- (void)copyAndCompactAccelerationStructure:(id<MTLAccelerationStructure>)sourceAccelerationStructure toAccelerationStructure:(id<MTLAccelerationStructure>)destinationAccelerationStructure;
- (void)refitAccelerationStructure:(id<MTLAccelerationStructure>)sourceAccelerationStructure descriptor:(MTLAccelerationStructureDescriptor *)descriptor destination:(id<MTLAccelerationStructure>)destinationAccelerationStructure scratchBuffer:(id<MTLBuffer>)scratchBuffer scratchBufferOffset:(NSUInteger)scratchBufferOffset;
- (void)refitAccelerationStructure:(id<MTLAccelerationStructure>)sourceAccelerationStructure descriptor:(MTLAccelerationStructureDescriptor *)descriptor destination:(id<MTLAccelerationStructure>)destinationAccelerationStructure scratchBuffer:(id<MTLBuffer>)scratchBuffer scratchBufferOffset:(NSUInteger)scratchBufferOffset options:(MTLAccelerationStructureRefitOptions)options;
- (void)sampleCountersInBuffer:(id<MTLCounterSampleBuffer>)sampleBuffer atSampleIndex:(NSUInteger)sampleIndex withBarrier:(BOOL)barrier;
- (void)updateFence:(id<MTLFence>)fence;
- (void)useHeap:(id<MTLHeap>)heap;
- (void)useHeaps:(id<MTLHeap> const *)heaps count:(NSUInteger)count;
- (void)useResource:(id<MTLResource>)resource usage:(MTLResourceUsage)usage;
- (void)useResources:(id<MTLResource> const *)resources count:(NSUInteger)count usage:(MTLResourceUsage)usage;
- (void)waitForFence:(id<MTLFence>)fence;
- (void)writeCompactedAccelerationStructureSize:(id<MTLAccelerationStructure>)accelerationStructure toBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset;
- (void)writeCompactedAccelerationStructureSize:(id<MTLAccelerationStructure>)accelerationStructure toBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset sizeDataType:(MTLDataType)sizeDataType;
@end

@interface MTLAccelerationStructurePassSampleBufferAttachmentDescriptor : PewterObject <NSCopying>
@property (nonatomic) NSUInteger endOfEncoderSampleIndex;
@property (nonatomic, retain) id<MTLCounterSampleBuffer> sampleBuffer;
@property (nonatomic) NSUInteger startOfEncoderSampleIndex;
@end

@interface MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray : PewterObject <NSCopying>
- (MTLAccelerationStructurePassSampleBufferAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex;
- (void)setObject:(MTLAccelerationStructurePassSampleBufferAttachmentDescriptor *)attachment atIndexedSubscript:(NSUInteger)attachmentIndex;
@end

@interface MTLAccelerationStructurePassDescriptor : PewterObject <NSCopying>
+ (MTLAccelerationStructurePassDescriptor *)accelerationStructurePassDescriptor;
@property (nonatomic, readonly) MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray *sampleBufferAttachments;
@end

#ifdef PEWTER_METAL_FIRST_MTLAccelerationStructureCommandEncoder
#import <Metal/Metal.h>
#endif
