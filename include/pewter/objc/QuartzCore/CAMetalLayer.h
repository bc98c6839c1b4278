// Generated from kernels/metal/interface/QuartzCore/CAMetalLayer.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@interface CAMetalLayer : PewterObject
+ (CAMetalLayer *)layer;
@property (nonatomic) MTLPixelFormat pixelFormat;
@property (nonatomic) BOOL framebufferOnly;
@property (nonatomic) CGSize drawableSize;
@property (nonatomic) NSUInteger maximumDrawableCount;
@property (nonatomic) BOOL displaySyncEnabled;
@property (nonatomic) CGColorSpaceRef colorspace;
@property (nonatomic) BOOL allowsNextDrawableTimeout;
@property (nonatomic) BOOL presentsWithTransaction;
@property (nonatomic) BOOL wantsExtendedDynamicRangeContent;
@property (nonatomic, retain) id<MTLDevice> device;
- (id<CAMetalDrawable>)nextDrawable;
@property (nonatomic, readonly) id<MTLResidencySet> residencySet;
@end
