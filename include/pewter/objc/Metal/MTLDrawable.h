// Generated from kernels/metal/interface/Metal/MTLDrawable.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLDrawable
#endif

#import <Metal/MTLDefines.h>

@protocol MTLDrawable <NSObject>
- (void)addPresentedHandler:(void (^)(id<MTLDrawable>))block;
@property (nonatomic, readonly) NSUInteger drawableID;
- (void)present;
- (void)presentAfterMinimumDuration:(CFTimeInterval)duration;
- (void)presentAtTime:(CFTimeInterval)presentationTime;
@property (nonatomic, readonly) CFTimeInterval presentedTime;
@end

#ifdef PEWTER_METAL_FIRST_MTLDrawable
#import <Metal/Metal.h>
#endif
