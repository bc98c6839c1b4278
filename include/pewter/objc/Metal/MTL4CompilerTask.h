// Generated from kernels/metal/interface/Metal/MTL4CompilerTask.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4CompilerTask
#endif

#import <Metal/MTLDefines.h>

@protocol MTL4CompilerTask <NSObject>
@property (nonatomic, readonly) id<MTL4Compiler> compiler;
@property (nonatomic, readonly) MTL4CompilerTaskStatus status;
- (void)waitUntilCompleted;
@end

#ifdef PEWTER_METAL_FIRST_MTL4CompilerTask
#import <Metal/Metal.h>
#endif
