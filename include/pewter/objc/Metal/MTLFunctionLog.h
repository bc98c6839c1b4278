// Generated from kernels/metal/interface/Metal/MTLFunctionLog.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLFunctionLog
#endif

#import <Metal/MTLDefines.h>

@protocol MTLLogContainer <NSObject>
@end

@protocol MTLFunctionLogDebugLocation <NSObject>
@property (nonatomic, readonly) NSURL *URL;
@property (nonatomic, readonly) NSUInteger column;
@property (nonatomic, readonly) NSString *functionName;
@property (nonatomic, readonly) NSUInteger line;
@end

@protocol MTLFunctionLog <NSObject>
@property (nonatomic, readonly) id<MTLFunctionLogDebugLocation> debugLocation;
@property (nonatomic, readonly) NSString *encoderLabel;
@property (nonatomic, readonly) id<MTLFunction> function;
@property (nonatomic, readonly) MTLFunctionLogType type;
@end

#ifdef PEWTER_METAL_FIRST_MTLFunctionLog
#import <Metal/Metal.h>
#endif
