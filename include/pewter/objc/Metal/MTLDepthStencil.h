// Generated from kernels/metal/interface/Metal/MTLDepthStencil.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLDepthStencil
#endif

#import <Metal/MTLDefines.h>

@interface MTLStencilDescriptor : PewterObject <NSCopying>
@property (nonatomic) MTLStencilOperation depthFailureOperation;
@property (nonatomic) MTLStencilOperation depthStencilPassOperation;
@property (nonatomic) uint32_t readMask;
@property (nonatomic) MTLCompareFunction stencilCompareFunction;
@property (nonatomic) MTLStencilOperation stencilFailureOperation;
@property (nonatomic) uint32_t writeMask;
@end

@interface MTLDepthStencilDescriptor : PewterObject <NSCopying>
@property (nonatomic, retain) MTLStencilDescriptor *backFaceStencil;
@property (nonatomic) MTLCompareFunction depthCompareFunction;
@property (nonatomic, getter=isDepthWriteEnabled) BOOL depthWriteEnabled;
@property (nonatomic, retain) MTLStencilDescriptor *frontFaceStencil;
@property (nonatomic, copy) NSString *label;
@end

@protocol MTLDepthStencilState <NSObject>
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) MTLResourceID gpuResourceID;
@property (nonatomic, readonly) NSString *label;
@end

#ifdef PEWTER_METAL_FIRST_MTLDepthStencil
#import <Metal/Metal.h>
#endif
