// Generated from kernels/metal/interface/Metal/MTL4StitchedFunctionDescriptor.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>
#import <Metal/MTL4FunctionDescriptor.h>

@interface MTL4StitchedFunctionDescriptor : MTL4FunctionDescriptor <NSCopying>
@property (nonatomic, retain) NSArray *functionDescriptors;
@property (nonatomic, retain) MTLFunctionStitchingGraph *functionGraph;
@end
