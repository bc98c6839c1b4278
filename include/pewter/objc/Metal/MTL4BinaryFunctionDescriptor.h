// Generated from kernels/metal/interface/Metal/MTL4BinaryFunctionDescriptor.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@interface MTL4BinaryFunctionDescriptor : PewterObject <NSCopying>
@property (nonatomic, retain) MTL4FunctionDescriptor *functionDescriptor;
@property (nonatomic, copy) NSString *name;
@property (nonatomic) MTL4BinaryFunctionOptions options;
@end
