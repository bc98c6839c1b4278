// Generated from kernels/metal/interface/Metal/MTLRasterizationRate.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLRasterizationRate
#endif

#import <Metal/MTLDefines.h>

@interface MTLRasterizationRateSampleArray : PewterObject
- (NSNumber *)objectAtIndexedSubscript:(NSUInteger)index;
- (void)setObject:(NSNumber *)value atIndexedSubscript:(NSUInteger)index;
@end

@interface MTLRasterizationRateLayerDescriptor : PewterObject <NSCopying>
- (instancetype)initWithSampleCount:(MTLSize)sampleCount;
- (instancetype)initWithSampleCount:(MTLSize)sampleCount horizontal:(const float*)horizontal vertical:(const float*)vertical;
@property (nonatomic) MTLSize sampleCount;
@property (nonatomic, readonly) MTLRasterizationRateSampleArray *horizontal;
@property (nonatomic, readonly) float*horizontalSampleStorage;
@property (nonatomic, readonly) MTLSize maxSampleCount;
@property (nonatomic, readonly) MTLRasterizationRateSampleArray *vertical;
@property (nonatomic, readonly) float*verticalSampleStorage;
@end

@interface MTLRasterizationRateLayerArray : PewterObject
- (MTLRasterizationRateLayerDescriptor *)objectAtIndexedSubscript:(NSUInteger)layerIndex;
- (void)setObject:(MTLRasterizationRateLayerDescriptor *)layer atIndexedSubscript:(NSUInteger)layerIndex;
@end

@interface MTLRasterizationRateMapDescriptor : PewterObject <NSCopying>
+ (MTLRasterizationRateMapDescriptor *)rasterizationRateMapDescriptorWithScreenSize:(MTLSize)screenSize;
+ (MTLRasterizationRateMapDescriptor *)rasterizationRateMapDescriptorWithScreenSize:(MTLSize)screenSize layer:(MTLRasterizationRateLayerDescriptor *)layer;
+ (MTLRasterizationRateMapDescriptor *)rasterizationRateMapDescriptorWithScreenSize:(MTLSize)screenSize layerCount:(NSUInteger)layerCount layers:(MTLRasterizationRateLayerDescriptor * const *)layers;
@property (nonatomic, copy) NSString *label;
@property (nonatomic) MTLSize screenSize;
- (MTLRasterizationRateLayerDescriptor *)layerAtIndex:(NSUInteger)layerIndex;
@property (nonatomic, readonly) NSUInteger layerCount;
@property (nonatomic, readonly) MTLRasterizationRateLayerArray *layers;
- (void)setLayer:(MTLRasterizationRateLayerDescriptor *)layer atIndex:(NSUInteger)layerIndex;
@end

@protocol MTLRasterizationRateMap <NSObject>
- (void)copyParameterDataToBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset;
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) NSString *label;
@property (nonatomic, readonly) NSUInteger layerCount;
- (MTLCoordinate2D)mapPhysicalToScreenCoordinates:(MTLCoordinate2D)physicalCoordinates forLayer:(NSUInteger)layerIndex;
- (MTLCoordinate2D)mapScreenToPhysicalCoordinates:(MTLCoordinate2D)screenCoordinates forLayer:(NSUInteger)layerIndex;
@property (nonatomic, readonly) MTLSizeAndAlign parameterBufferSizeAndAlign;
@property (nonatomic, readonly) MTLSize physicalGranularity;
- (MTLSize)physicalSizeForLayer:(NSUInteger)layerIndex;
@property (nonatomic, readonly) MTLSize screenSize;
@end

#ifdef PEWTER_METAL_FIRST_MTLRasterizationRate
#import <Metal/Metal.h>
#endif
