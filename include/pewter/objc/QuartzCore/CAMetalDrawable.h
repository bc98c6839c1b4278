// Generated from kernels/metal/interface/QuartzCore/CAMetalDrawable.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>
#import <Metal/MTLDrawable.h>

@protocol CAMetalDrawable <MTLDrawable>
@property (nonatomic, readonly) CAMetalLayer *layer;
@property (nonatomic, readonly) id<MTLTexture> texture;
@end
