// Generated from kernels/metal/interface/Metal/MTLBlitPass.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLBlitPass
#endif

#import <Metal/MTLDefines.h>

@interface MTLBlitPassSampleBufferAttachmentDescriptor : PewterObject <NSCopying>
@property (nonatomic) NSUInteger endOfEncoderSampleIndex;
@property (nonatomic, retain) id<MTLCounterSampleBuffer> sampleBuffer;
@property (nonatomic) NSUInteger startOfEncoderSampleIndex;
@end

@interface MTLBlitPassSampleBufferAttachmentDescriptorArray : PewterObject <NSCopying>
- (MTLBlitPassSampleBufferAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex;
- (void)setObject:(MTLBlitPassSampleBufferAttachmentDescriptor *)attachment atIndexedSubscript:(NSUInteger)attachmentIndex;
@end

@interface MTLBlitPassDescriptor : PewterObject <NSCopying>
+ (MTLBlitPassDescriptor *)blitPassDescriptor;
@property (nonatomic, readonly) MTLBlitPassSampleBufferAttachmentDescriptorArray *sampleBufferAttachments;
@end

#ifdef PEWTER_METAL_FIRST_MTLBlitPass
#import <Metal/Metal.h>
#endif
