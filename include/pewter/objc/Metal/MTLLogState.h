// Generated from kernels/metal/interface/Metal/MTLLogState.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLLogState
#endif

#import <Metal/MTLDefines.h>

@protocol MTLLogState <NSObject>
- (void)addLogHandler:(void (^)(NSString *, NSString *, MTLLogLevel, NSString *))block;
@end

@interface MTLLogStateDescriptor : PewterObject <NSCopying>
@property (nonatomic) NSInteger bufferSize;
@property (nonatomic) MTLLogLevel level;
@end

MTL_EXTERN NSString *const MTLLogStateErrorDomain;

#ifdef PEWTER_METAL_FIRST_MTLLogState
#import <Metal/Metal.h>
#endif
