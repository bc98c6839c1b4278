// Generated from kernels/metal/interface/Metal/MTLIntersectionFunctionTable.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLIntersectionFunctionTable
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTLResource.h>

@interface MTLIntersectionFunctionTableDescriptor : PewterObject <NSCopying>
+ (MTLIntersectionFunctionTableDescriptor *)intersectionFunctionTableDescriptor;
@property (nonatomic) NSUInteger functionCount;
@end

@protocol MTLIntersectionFunctionTable <MTLResource>
@property (nonatomic, readonly) MTLResourceID gpuResourceID;
- (void)setBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index;
- (void)setBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets withRange:(NSRange)range;
- (void)setFunction:(id<MTLFunctionHandle>)function atIndex:(NSUInteger)index;
- (void)setFunctions:(id<MTLFunctionHandle> const *)functions withRange:(NSRange)range;
- (void)setOpaqueCurveIntersectionFunctionWithSignature:(MTLIntersectionFunctionSignature)signature atIndex:(NSUInteger)index;
- (void)setOpaqueCurveIntersectionFunctionWithSignature:(MTLIntersectionFunctionSignature)signature withRange:(NSRange)range;
- (void)setOpaqueTriangleIntersectionFunctionWithSignature:(MTLIntersectionFunctionSignature)signature atIndex:(NSUInteger)index;
- (void)setOpaqueTriangleIntersectionFunctionWithSignature:(MTLIntersectionFunctionSignature)signature withRange:(NSRange)range;
- (void)setVisibleFunctionTable:(id<MTLVisibleFunctionTable>)functionTable atBufferIndex:(NSUInteger)bufferIndex;
- (void)setVisibleFunctionTables:(id<MTLVisibleFunctionTable> const *)functionTables withBufferRange:(NSRange)bufferRange;
@end

#ifdef PEWTER_METAL_FIRST_MTLIntersectionFunctionTable
#import <Metal/Metal.h>
#endif
