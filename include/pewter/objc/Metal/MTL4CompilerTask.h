// Generated from kernels/metal/interface/Metal/MTL4CompilerTask.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@protocol MTL4CompilerTask <NSObject>
@property (nonatomic, readonly) id<MTL4Compiler> compiler;
@property (nonatomic, readonly) MTL4CompilerTaskStatus status;
- (void)waitUntilCompleted;
@end
