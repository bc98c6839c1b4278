// Generated from kernels/metal/interface/Metal/MTL4BinaryFunction.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@protocol MTL4BinaryFunction <NSObject>
@property (nonatomic, readonly) MTLFunctionType functionType;
@property (nonatomic, readonly) NSString *name;
@end
