// Generated from kernels/metal/interface/Metal/MTL4StitchedFunctionDescriptor.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4StitchedFunctionDescriptor
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTL4FunctionDescriptor.h>

@interface MTL4StitchedFunctionDescriptor : MTL4FunctionDescriptor <NSCopying>
@property (nonatomic, retain) NSArray *functionDescriptors;
@property (nonatomic, retain) MTLFunctionStitchingGraph *functionGraph;
@end

#ifdef PEWTER_METAL_FIRST_MTL4StitchedFunctionDescriptor
#import <Metal/Metal.h>
#endif
