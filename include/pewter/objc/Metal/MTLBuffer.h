// Generated from kernels/metal/interface/Metal/MTLBuffer.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLBuffer
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTLResource.h>

@protocol MTLBuffer <MTLResource>
- (void)addDebugMarker:(NSString *)marker range:(NSRange)range;
- (void*)contents;
- (void)didModifyRange:(NSRange)range;
@property (nonatomic, readonly) MTLGPUAddress gpuAddress;
@property (nonatomic, readonly) NSUInteger length;
- (id<MTLBuffer>)newRemoteBufferViewForDevice:(id<MTLDevice>)device;
- (id<MTLTensor>)newTensorWithDescriptor:(MTLTensorDescriptor *)descriptor offset:(NSUInteger)offset error:(NSError **)error;
- (id<MTLTexture>)newTextureWithDescriptor:(MTLTextureDescriptor *)descriptor offset:(NSUInteger)offset bytesPerRow:(NSUInteger)bytesPerRow;
@property (nonatomic, readonly) id<MTLBuffer> remoteStorageBuffer;
- (void)removeAllDebugMarkers;
@property (nonatomic, readonly) MTLBufferSparseTier sparseBufferTier;
@end

#ifdef PEWTER_METAL_FIRST_MTLBuffer
#import <Metal/Metal.h>
#endif
