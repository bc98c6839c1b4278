// Generated from kernels/metal/interface/Metal/MTL4BinaryFunctionDescriptor.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4BinaryFunctionDescriptor
#endif

#import <Metal/MTLDefines.h>

@interface MTL4BinaryFunctionDescriptor : PewterObject <NSCopying>
@property (nonatomic, retain) MTL4FunctionDescriptor *functionDescriptor;
@property (nonatomic, copy) NSString *name;
@property (nonatomic) MTL4BinaryFunctionOptions options;
@end

#ifdef PEWTER_METAL_FIRST_MTL4BinaryFunctionDescriptor
#import <Metal/Metal.h>
#endif
