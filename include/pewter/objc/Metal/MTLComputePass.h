// Generated from kernels/metal/interface/Metal/MTLComputePass.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLComputePass
#endif

#import <Metal/MTLDefines.h>

@interface MTLComputePassSampleBufferAttachmentDescriptor : PewterObject <NSCopying>
@property (nonatomic) NSUInteger endOfEncoderSampleIndex;
@property (nonatomic, retain) id<MTLCounterSampleBuffer> sampleBuffer;
@property (nonatomic) NSUInteger startOfEncoderSampleIndex;
@end

@interface MTLComputePassSampleBufferAttachmentDescriptorArray : PewterObject <NSCopying>
- (MTLComputePassSampleBufferAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex;
- (void)setObject:(MTLComputePassSampleBufferAttachmentDescriptor *)attachment atIndexedSubscript:(NSUInteger)attachmentIndex;
@end

@interface MTLComputePassDescriptor : PewterObject <NSCopying>
+ (MTLComputePassDescriptor *)computePassDescriptor;
@property (nonatomic) MTLDispatchType dispatchType;
@property (nonatomic, readonly) MTLComputePassSampleBufferAttachmentDescriptorArray *sampleBufferAttachments;
@end

#ifdef PEWTER_METAL_FIRST_MTLComputePass
#import <Metal/Metal.h>
#endif
