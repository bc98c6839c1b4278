// Generated from kernels/metal/interface/Metal/MTLFunctionHandle.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@protocol MTLFunctionHandle <NSObject>
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) MTLFunctionType functionType;
@property (nonatomic, readonly) MTLResourceID gpuResourceID;
@property (nonatomic, readonly) NSString *name;
@end
