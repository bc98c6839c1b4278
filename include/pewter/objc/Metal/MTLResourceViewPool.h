// Generated from kernels/metal/interface/Metal/MTLResourceViewPool.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLResourceViewPool
#endif

#import <Metal/MTLDefines.h>

@interface MTLResourceViewPoolDescriptor : PewterObject <NSCopying>
@property (nonatomic, copy) NSString *label;
@property (nonatomic) NSUInteger resourceViewCount;
@end

@protocol MTLResourceViewPool <NSObject>
@property (nonatomic, readonly) MTLResourceID baseResourceID;
- (MTLResourceID)copyResourceViewsFromPool:(id<MTLResourceViewPool>)sourcePool sourceRange:(NSRange)sourceRange destinationIndex:(NSUInteger)destinationIndex;
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) NSString *label;
@property (nonatomic, readonly) NSUInteger resourceViewCount;
@end

#ifdef PEWTER_METAL_FIRST_MTLResourceViewPool
#import <Metal/Metal.h>
#endif
