// Generated from kernels/metal/interface/Metal/MTLResourceStateCommandEncoder.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLResourceStateCommandEncoder
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTLCommandEncoder.h>

@protocol MTLResourceStateCommandEncoder <MTLCommandEncoder>
- (void)moveTextureMappingsFromTexture:(id<MTLTexture>)sourceTexture sourceSlice:(NSUInteger)sourceSlice sourceLevel:(NSUInteger)sourceLevel sourceOrigin:(MTLOrigin)sourceOrigin sourceSize:(MTLSize)sourceSize toTexture:(id<MTLTexture>)destinationTexture destinationSlice:(NSUInteger)destinationSlice destinationLevel:(NSUInteger)destinationLevel destinationOrigin:(MTLOrigin)destinationOrigin;
- (void)updateFence:(id<MTLFence>)fence;
- (void)updateTextureMapping:(id<MTLTexture>)texture mode:(const MTLSparseTextureMappingMode)mode region:(const MTLRegion)region mipLevel:(const NSUInteger)mipLevel slice:(const NSUInteger)slice;
- (void)updateTextureMapping:(id<MTLTexture>)texture mode:(const MTLSparseTextureMappingMode)mode indirectBuffer:(id<MTLBuffer>)indirectBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset;
- (void)updateTextureMappings:(id<MTLTexture>)texture mode:(const MTLSparseTextureMappingMode)mode regions:(const MTLRegion*)regions mipLevels:(const NSUInteger*)mipLevels slices:(const NSUInteger*)slices numRegions:(NSUInteger)numRegions;
- (void)waitForFence:(id<MTLFence>)fence;
@end

#ifdef PEWTER_METAL_FIRST_MTLResourceStateCommandEncoder
#import <Metal/Metal.h>
#endif
