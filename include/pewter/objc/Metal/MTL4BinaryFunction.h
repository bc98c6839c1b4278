// Generated from kernels/metal/interface/Metal/MTL4BinaryFunction.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4BinaryFunction
#endif

#import <Metal/MTLDefines.h>

@protocol MTL4BinaryFunction <NSObject>
@property (nonatomic, readonly) MTLFunctionType functionType;
@property (nonatomic, readonly) NSString *name;
@end

#ifdef PEWTER_METAL_FIRST_MTL4BinaryFunction
#import <Metal/Metal.h>
#endif
