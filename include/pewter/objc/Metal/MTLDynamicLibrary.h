// Generated from kernels/metal/interface/Metal/MTLDynamicLibrary.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@protocol MTLDynamicLibrary <NSObject>
@property (nonatomic, copy) NSString *label;
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) NSString *installName;
- (BOOL)serializeToURL:(NSURL *)url error:(NSError **)error;
@end

MTL_EXTERN NSString *const MTLDynamicLibraryDomain;
