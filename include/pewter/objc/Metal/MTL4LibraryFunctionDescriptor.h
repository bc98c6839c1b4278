// Generated from kernels/metal/interface/Metal/MTL4LibraryFunctionDescriptor.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4LibraryFunctionDescriptor
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTL4FunctionDescriptor.h>

@interface MTL4LibraryFunctionDescriptor : MTL4FunctionDescriptor <NSCopying>
@property (nonatomic, retain) id<MTLLibrary> library;
@property (nonatomic, copy) NSString *name;
@end

#ifdef PEWTER_METAL_FIRST_MTL4LibraryFunctionDescriptor
#import <Metal/Metal.h>
#endif
