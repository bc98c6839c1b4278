// Generated from kernels/metal/interface/Metal/MTL4FunctionDescriptor.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@interface MTL4FunctionDescriptor : PewterObject <NSCopying>
@end
