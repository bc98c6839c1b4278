// Generated from kernels/metal/interface/Metal/MTL4CommitFeedback.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@protocol MTL4CommitFeedback <NSObject>
@property (nonatomic, readonly) CFTimeInterval GPUEndTime;
@property (nonatomic, readonly) CFTimeInterval GPUStartTime;
@property (nonatomic, readonly) NSError *error;
@end
