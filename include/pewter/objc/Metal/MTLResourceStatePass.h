// Generated from kernels/metal/interface/Metal/MTLResourceStatePass.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLResourceStatePass
#endif

#import <Metal/MTLDefines.h>

@interface MTLResourceStatePassSampleBufferAttachmentDescriptor : PewterObject <NSCopying>
@property (nonatomic) NSUInteger endOfEncoderSampleIndex;
@property (nonatomic, retain) id<MTLCounterSampleBuffer> sampleBuffer;
@property (nonatomic) NSUInteger startOfEncoderSampleIndex;
@end

@interface MTLResourceStatePassSampleBufferAttachmentDescriptorArray : PewterObject <NSCopying>
- (MTLResourceStatePassSampleBufferAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex;
- (void)setObject:(MTLResourceStatePassSampleBufferAttachmentDescriptor *)attachment atIndexedSubscript:(NSUInteger)attachmentIndex;
@end

@interface MTLResourceStatePassDescriptor : PewterObject <NSCopying>
+ (MTLResourceStatePassDescriptor *)resourceStatePassDescriptor;
@property (nonatomic, readonly) MTLResourceStatePassSampleBufferAttachmentDescriptorArray *sampleBufferAttachments;
@end

#ifdef PEWTER_METAL_FIRST_MTLResourceStatePass
#import <Metal/Metal.h>
#endif
