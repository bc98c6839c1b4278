// Generated from kernels/metal/interface/Metal/MTLSampler.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLSampler
#endif

#import <Metal/MTLDefines.h>

@interface MTLSamplerDescriptor : PewterObject <NSCopying>
@property (nonatomic) MTLSamplerBorderColor borderColor;
@property (nonatomic) MTLCompareFunction compareFunction;
@property (nonatomic, copy) NSString *label;
@property (nonatomic) BOOL lodAverage;
@property (nonatomic) float lodBias;
@property (nonatomic) float lodMaxClamp;
@property (nonatomic) float lodMinClamp;
@property (nonatomic) MTLSamplerMinMagFilter magFilter;
@property (nonatomic) NSUInteger maxAnisotropy;
@property (nonatomic) MTLSamplerMinMagFilter minFilter;
@property (nonatomic) MTLSamplerMipFilter mipFilter;
@property (nonatomic) BOOL normalizedCoordinates;
@property (nonatomic) MTLSamplerAddressMode rAddressMode;
@property (nonatomic) MTLSamplerReductionMode reductionMode;
@property (nonatomic) MTLSamplerAddressMode sAddressMode;
@property (nonatomic) BOOL supportArgumentBuffers;
@property (nonatomic) MTLSamplerAddressMode tAddressMode;
@end

@protocol MTLSamplerState <NSObject>
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) MTLResourceID gpuResourceID;
@property (nonatomic, readonly) NSString *label;
@end

#ifdef PEWTER_METAL_FIRST_MTLSampler
#import <Metal/Metal.h>
#endif
