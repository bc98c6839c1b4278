// Generated from kernels/metal/interface/Metal/MTL4SpecializedFunctionDescriptor.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>
#import <Metal/MTL4FunctionDescriptor.h>

@interface MTL4SpecializedFunctionDescriptor : MTL4FunctionDescriptor <NSCopying>
@property (nonatomic, retain) MTLFunctionConstantValues *constantValues;
@property (nonatomic, retain) MTL4FunctionDescriptor *functionDescriptor;
@property (nonatomic, copy) NSString *specializedName;
@end
