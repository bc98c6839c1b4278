// Generated from kernels/metal/interface/Metal/MTLTextureViewPool.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLTextureViewPool
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTLResourceViewPool.h>

@protocol MTLTextureViewPool <MTLResourceViewPool>
- (MTLResourceID)setTextureView:(id<MTLTexture>)texture atIndex:(NSUInteger)index;
- (MTLResourceID)setTextureView:(id<MTLTexture>)texture descriptor:(MTLTextureViewDescriptor *)descriptor atIndex:(NSUInteger)index;
- (MTLResourceID)setTextureViewFromBuffer:(id<MTLBuffer>)buffer descriptor:(MTLTextureDescriptor *)descriptor offset:(NSUInteger)offset bytesPerRow:(NSUInteger)bytesPerRow atIndex:(NSUInteger)index;
@end

#ifdef PEWTER_METAL_FIRST_MTLTextureViewPool
#import <Metal/Metal.h>
#endif
