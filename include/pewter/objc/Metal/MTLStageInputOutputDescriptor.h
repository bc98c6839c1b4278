// Generated from kernels/metal/interface/Metal/MTLStageInputOutputDescriptor.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLStageInputOutputDescriptor
#endif

#import <Metal/MTLDefines.h>

@interface MTLBufferLayoutDescriptor : PewterObject <NSCopying>
@property (nonatomic) MTLStepFunction stepFunction;
@property (nonatomic) NSUInteger stepRate;
@property (nonatomic) NSUInteger stride;
@end

@interface MTLBufferLayoutDescriptorArray : PewterObject <NSCopying>
- (MTLBufferLayoutDescriptor *)objectAtIndexedSubscript:(NSUInteger)index;
- (void)setObject:(MTLBufferLayoutDescriptor *)bufferDesc atIndexedSubscript:(NSUInteger)index;
@end

@interface MTLAttributeDescriptor : PewterObject <NSCopying>
@property (nonatomic) NSUInteger bufferIndex;
@property (nonatomic) MTLAttributeFormat format;
@property (nonatomic) NSUInteger offset;
@end

@interface MTLAttributeDescriptorArray : PewterObject <NSCopying>
- (MTLAttributeDescriptor *)objectAtIndexedSubscript:(NSUInteger)index;
- (void)setObject:(MTLAttributeDescriptor *)attributeDesc atIndexedSubscript:(NSUInteger)index;
@end

@interface MTLStageInputOutputDescriptor : PewterObject <NSCopying>
+ (MTLStageInputOutputDescriptor *)stageInputOutputDescriptor;
@property (nonatomic) NSUInteger indexBufferIndex;
@property (nonatomic) MTLIndexType indexType;
@property (nonatomic, readonly) MTLAttributeDescriptorArray *attributes;
@property (nonatomic, readonly) MTLBufferLayoutDescriptorArray *layouts;
- (void)reset;
@end

#ifdef PEWTER_METAL_FIRST_MTLStageInputOutputDescriptor
#import <Metal/Metal.h>
#endif
