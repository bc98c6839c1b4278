// Generated from kernels/metal/interface/Metal/MTL4FunctionDescriptor.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4FunctionDescriptor
#endif

#import <Metal/MTLDefines.h>

@interface MTL4FunctionDescriptor : PewterObject <NSCopying>
@end

#ifdef PEWTER_METAL_FIRST_MTL4FunctionDescriptor
#import <Metal/Metal.h>
#endif
