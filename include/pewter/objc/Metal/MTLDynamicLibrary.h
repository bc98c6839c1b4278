// Generated from kernels/metal/interface/Metal/MTLDynamicLibrary.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLDynamicLibrary
#endif

#import <Metal/MTLDefines.h>

@protocol MTLDynamicLibrary <NSObject>
@property (nonatomic, copy) NSString *label;
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) NSString *installName;
- (BOOL)serializeToURL:(NSURL *)url error:(NSError **)error;
@end

MTL_EXTERN NSString *const MTLDynamicLibraryDomain;

#ifdef PEWTER_METAL_FIRST_MTLDynamicLibrary
#import <Metal/Metal.h>
#endif
