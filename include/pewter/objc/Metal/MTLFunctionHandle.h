// Generated from kernels/metal/interface/Metal/MTLFunctionHandle.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLFunctionHandle
#endif

#import <Metal/MTLDefines.h>

@protocol MTLFunctionHandle <NSObject>
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) MTLFunctionType functionType;
@property (nonatomic, readonly) MTLResourceID gpuResourceID;
@property (nonatomic, readonly) NSString *name;
@end

#ifdef PEWTER_METAL_FIRST_MTLFunctionHandle
#import <Metal/Metal.h>
#endif
