// Generated from kernels/metal/interface/Metal/MTLVertexDescriptor.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLVertexDescriptor
#endif

#import <Metal/MTLDefines.h>

@interface MTLVertexBufferLayoutDescriptor : PewterObject <NSCopying>
@property (nonatomic) MTLVertexStepFunction stepFunction;
@property (nonatomic) NSUInteger stepRate;
@property (nonatomic) NSUInteger stride;
@end

@interface MTLVertexBufferLayoutDescriptorArray : PewterObject <NSCopying>
- (MTLVertexBufferLayoutDescriptor *)objectAtIndexedSubscript:(NSUInteger)index;
- (void)setObject:(MTLVertexBufferLayoutDescriptor *)bufferDesc atIndexedSubscript:(NSUInteger)index;
@end

@interface MTLVertexAttributeDescriptor : PewterObject <NSCopying>
@property (nonatomic) NSUInteger bufferIndex;
@property (nonatomic) MTLVertexFormat format;
@property (nonatomic) NSUInteger offset;
@end

@interface MTLVertexAttributeDescriptorArray : PewterObject <NSCopying>
- (MTLVertexAttributeDescriptor *)objectAtIndexedSubscript:(NSUInteger)index;
- (void)setObject:(MTLVertexAttributeDescriptor *)attributeDesc atIndexedSubscript:(NSUInteger)index;
@end

@interface MTLVertexDescriptor : PewterObject <NSCopying>
+ (MTLVertexDescriptor *)vertexDescriptor;
@property (nonatomic, readonly) MTLVertexAttributeDescriptorArray *attributes;
@property (nonatomic, readonly) MTLVertexBufferLayoutDescriptorArray *layouts;
- (void)reset;
@end

#ifdef PEWTER_METAL_FIRST_MTLVertexDescriptor
#import <Metal/Metal.h>
#endif
