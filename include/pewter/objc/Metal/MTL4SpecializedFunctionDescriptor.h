// Generated from kernels/metal/interface/Metal/MTL4SpecializedFunctionDescriptor.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4SpecializedFunctionDescriptor
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTL4FunctionDescriptor.h>

@interface MTL4SpecializedFunctionDescriptor : MTL4FunctionDescriptor <NSCopying>
@property (nonatomic, retain) MTLFunctionConstantValues *constantValues;
@property (nonatomic, retain) MTL4FunctionDescriptor *functionDescriptor;
@property (nonatomic, copy) NSString *specializedName;
@end

#ifdef PEWTER_METAL_FIRST_MTL4SpecializedFunctionDescriptor
#import <Metal/Metal.h>
#endif
