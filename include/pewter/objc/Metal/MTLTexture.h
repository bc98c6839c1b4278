// Generated from kernels/metal/interface/Metal/MTLTexture.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLTexture
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTLResource.h>

@interface MTLSharedTextureHandle : PewterObject <NSCopying>
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) NSString *label;
@end

@interface MTLTextureDescriptor : PewterObject <NSCopying>
+ (MTLTextureDescriptor *)texture2DDescriptorWithPixelFormat:(MTLPixelFormat)pixelFormat width:(NSUInteger)width height:(NSUInteger)height mipmapped:(BOOL)mipmapped;
+ (MTLTextureDescriptor *)textureBufferDescriptorWithPixelFormat:(MTLPixelFormat)pixelFormat width:(NSUInteger)width resourceOptions:(MTLResourceOptions)resourceOptions usage:(MTLTextureUsage)usage;
+ (MTLTextureDescriptor *)textureCubeDescriptorWithPixelFormat:(MTLPixelFormat)pixelFormat size:(NSUInteger)size mipmapped:(BOOL)mipmapped;
@property (nonatomic) BOOL allowGPUOptimizedContents;
@property (nonatomic) NSUInteger arrayLength;
@property (nonatomic) MTLTextureCompressionType compressionType;
@property (nonatomic) MTLCPUCacheMode cpuCacheMode;
@property (nonatomic) NSUInteger depth;
@property (nonatomic) MTLHazardTrackingMode hazardTrackingMode;
@property (nonatomic) NSUInteger height;
@property (nonatomic) NSUInteger mipmapLevelCount;
@property (nonatomic) MTLPixelFormat pixelFormat;
@property (nonatomic) MTLSparsePageSize placementSparsePageSize;
@property (nonatomic) MTLResourceOptions resourceOptions;
@property (nonatomic) NSUInteger sampleCount;
@property (nonatomic) MTLStorageMode storageMode;
@property (nonatomic) MTLTextureSwizzleChannels swizzle;
@property (nonatomic) MTLTextureType textureType;
@property (nonatomic) MTLTextureUsage usage;
@property (nonatomic) NSUInteger width;
@end

@interface MTLTextureViewDescriptor : PewterObject <NSCopying>
@property (nonatomic) NSRange levelRange;
@property (nonatomic) MTLPixelFormat pixelFormat;
@property (nonatomic) NSRange sliceRange;
@property (nonatomic) MTLTextureSwizzleChannels swizzle;
@property (nonatomic) MTLTextureType textureType;
@end

@protocol MTLTexture <MTLResource>
@property (nonatomic, readonly) BOOL allowGPUOptimizedContents;
@property (nonatomic, readonly) NSUInteger arrayLength;
@property (nonatomic, readonly) id<MTLBuffer> buffer;
@property (nonatomic, readonly) NSUInteger bufferBytesPerRow;
@property (nonatomic, readonly) NSUInteger bufferOffset;
@property (nonatomic, readonly) MTLTextureCompressionType compressionType;
@property (nonatomic, readonly) NSUInteger depth;
@property (nonatomic, readonly) NSUInteger firstMipmapInTail;
@property (nonatomic, getter=isFramebufferOnly, readonly) BOOL framebufferOnly;
- (void)getBytes:(void*)pixelBytes bytesPerRow:(NSUInteger)bytesPerRow bytesPerImage:(NSUInteger)bytesPerImage fromRegion:(MTLRegion)region mipmapLevel:(NSUInteger)level slice:(NSUInteger)slice;
- (void)getBytes:(void*)pixelBytes bytesPerRow:(NSUInteger)bytesPerRow fromRegion:(MTLRegion)region mipmapLevel:(NSUInteger)level;
@property (nonatomic, readonly) MTLResourceID gpuResourceID;
@property (nonatomic, readonly) NSUInteger height;
@property (nonatomic, readonly) IOSurfaceRef iosurface;
@property (nonatomic, readonly) NSUInteger iosurfacePlane;
@property (nonatomic, getter=isShareable, readonly) BOOL shareable;
@property (nonatomic, getter=isSparse, readonly) BOOL sparse;
@property (nonatomic, readonly) NSUInteger mipmapLevelCount;
- (id<MTLTexture>)newRemoteTextureViewForDevice:(id<MTLDevice>)device;
- (MTLSharedTextureHandle *)newSharedTextureHandle;
- (id<MTLTexture>)newTextureViewWithPixelFormat:(MTLPixelFormat)pixelFormat;
- (id<MTLTexture>)newTextureViewWithPixelFormat:(MTLPixelFormat)pixelFormat textureType:(MTLTextureType)textureType levels:(NSRange)levelRange slices:(NSRange)sliceRange;
- (id<MTLTexture>)newTextureViewWithDescriptor:(MTLTextureViewDescriptor *)descriptor;
- (id<MTLTexture>)newTextureViewWithPixelFormat:(MTLPixelFormat)pixelFormat textureType:(MTLTextureType)textureType levels:(NSRange)levelRange slices:(NSRange)sliceRange swizzle:(MTLTextureSwizzleChannels)swizzle;
@property (nonatomic, readonly) NSUInteger parentRelativeLevel;
@property (nonatomic, readonly) NSUInteger parentRelativeSlice;
@property (nonatomic, readonly) id<MTLTexture> parentTexture;
@property (nonatomic, readonly) MTLPixelFormat pixelFormat;
@property (nonatomic, readonly) id<MTLTexture> remoteStorageTexture;
- (void)replaceRegion:(MTLRegion)region mipmapLevel:(NSUInteger)level slice:(NSUInteger)slice withBytes:(const void*)pixelBytes bytesPerRow:(NSUInteger)bytesPerRow bytesPerImage:(NSUInteger)bytesPerImage;
- (void)replaceRegion:(MTLRegion)region mipmapLevel:(NSUInteger)level withBytes:(const void*)pixelBytes bytesPerRow:(NSUInteger)bytesPerRow;
@property (nonatomic, readonly) id<MTLResource> rootResource;
@property (nonatomic, readonly) NSUInteger sampleCount;
@property (nonatomic, readonly) MTLTextureSparseTier sparseTextureTier;
@property (nonatomic, readonly) MTLTextureSwizzleChannels swizzle;
@property (nonatomic, readonly) NSUInteger tailSizeInBytes;
@property (nonatomic, readonly) MTLTextureType textureType;
@property (nonatomic, readonly) MTLTextureUsage usage;
@property (nonatomic, readonly) NSUInteger width;
@end

#ifdef PEWTER_METAL_FIRST_MTLTexture
#import <Metal/Metal.h>
#endif
