// Generated from kernels/metal/interface/Metal/MTLCaptureManager.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLCaptureManager
#endif

#import <Metal/MTLDefines.h>

@interface MTLCaptureDescriptor : PewterObject <NSCopying>
@property (nonatomic) MTLCaptureDestination destination;
@property (nonatomic, retain) NSURL *outputURL;
@property (nonatomic, retain) id captureObject;
@end

@interface MTLCaptureManager : PewterObject
+ (MTLCaptureManager *)sharedCaptureManager;
@property (nonatomic, retain) id<MTLCaptureScope> defaultCaptureScope;
@property (nonatomic, getter=isCapturing, readonly) BOOL capturing;
- (id<MTLCaptureScope>)newCaptureScopeWithDevice:(id<MTLDevice>)device;
- (id<MTLCaptureScope>)newCaptureScopeWithCommandQueue:(id<MTLCommandQueue>)commandQueue;
- (BOOL)startCaptureWithDescriptor:(MTLCaptureDescriptor *)descriptor error:(NSError **)error;
- (void)startCaptureWithDevice:(id<MTLDevice>)device;
- (void)startCaptureWithCommandQueue:(id<MTLCommandQueue>)commandQueue;
- (void)startCaptureWithScope:(id<MTLCaptureScope>)captureScope;
- (void)stopCapture;
- (BOOL)supportsDestination:(MTLCaptureDestination)destination;
- (id<MTLCaptureScope>)newCaptureScopeWithMTL4CommandQueue:(id<MTL4CommandQueue>)commandQueue;
@end

MTL_EXTERN NSString *const MTLCaptureErrorDomain;

#ifdef PEWTER_METAL_FIRST_MTLCaptureManager
#import <Metal/Metal.h>
#endif
