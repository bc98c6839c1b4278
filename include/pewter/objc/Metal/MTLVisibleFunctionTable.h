// Generated from kernels/metal/interface/Metal/MTLVisibleFunctionTable.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLVisibleFunctionTable
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTLResource.h>

@interface MTLVisibleFunctionTableDescriptor : PewterObject <NSCopying>
+ (MTLVisibleFunctionTableDescriptor *)visibleFunctionTableDescriptor;
@property (nonatomic) NSUInteger functionCount;
@end

@protocol MTLVisibleFunctionTable <MTLResource>
@property (nonatomic, readonly) MTLResourceID gpuResourceID;
- (void)setFunction:(id<MTLFunctionHandle>)function atIndex:(NSUInteger)index;
- (void)setFunctions:(id<MTLFunctionHandle> const *)functions withRange:(NSRange)range;
@end

#ifdef PEWTER_METAL_FIRST_MTLVisibleFunctionTable
#import <Metal/Metal.h>
#endif
