// Generated from kernels/metal/interface/Metal/MTL4LibraryFunctionDescriptor.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>
#import <Metal/MTL4FunctionDescriptor.h>

@interface MTL4LibraryFunctionDescriptor : MTL4FunctionDescriptor <NSCopying>
@property (nonatomic, retain) id<MTLLibrary> library;
@property (nonatomic, copy) NSString *name;
@end
