// Generated from kernels/metal/interface/Metal/MTL4CommitFeedback.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4CommitFeedback
#endif

#import <Metal/MTLDefines.h>

@protocol MTL4CommitFeedback <NSObject>
@property (nonatomic, readonly) CFTimeInterval GPUEndTime;
@property (nonatomic, readonly) CFTimeInterval GPUStartTime;
@property (nonatomic, readonly) NSError *error;
@end

#ifdef PEWTER_METAL_FIRST_MTL4CommitFeedback
#import <Metal/Metal.h>
#endif
