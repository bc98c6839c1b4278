// Sizes and places in a grid or a texture, and plain types of Apple's that Metal's interface mentions.
#pragma once

#import <Metal/PewterObject.h>
#include <dispatch/dispatch.h>
#include <stdint.h>

typedef struct __IOSurface* IOSurfaceRef;
typedef struct CGColorSpace* CGColorSpaceRef;
typedef NSSize CGSize;
#define CGSizeMake NSMakeSize
typedef int kern_return_t;
typedef uint32_t task_id_token_t;

// The fields of MTLResourceOptions.
#define MTLResourceCPUCacheModeShift 0
#define MTLResourceCPUCacheModeMask (0xfUL << MTLResourceCPUCacheModeShift)
#define MTLResourceStorageModeShift 4
#define MTLResourceStorageModeMask (0xfUL << MTLResourceStorageModeShift)
#define MTLResourceHazardTrackingModeShift 8
#define MTLResourceHazardTrackingModeMask (0x3UL << MTLResourceHazardTrackingModeShift)

typedef struct {
  NSUInteger x, y, z;
} MTLOrigin;

typedef struct {
  NSUInteger width, height, depth;
} MTLSize;

typedef struct {
  MTLOrigin origin;
  MTLSize size;
} MTLRegion;

typedef struct {
  float x, y;
} MTLSamplePosition;
typedef MTLSamplePosition MTLCoordinate2D;

typedef uint64_t MTLGPUAddress;

// What a kernel finds a resource by, in an argument buffer.
typedef struct {
  uint64_t _impl;
} MTLResourceID;

NS_INLINE MTLOrigin MTLOriginMake(NSUInteger x, NSUInteger y, NSUInteger z) {
  const MTLOrigin made = {x, y, z};
  return made;
}
NS_INLINE MTLSize MTLSizeMake(NSUInteger width, NSUInteger height, NSUInteger depth) {
  const MTLSize made = {width, height, depth};
  return made;
}
NS_INLINE MTLRegion MTLRegionMake3D(NSUInteger x, NSUInteger y, NSUInteger z, NSUInteger width,
                                    NSUInteger height, NSUInteger depth) {
  const MTLRegion made = {{x, y, z}, {width, height, depth}};
  return made;
}
NS_INLINE MTLRegion MTLRegionMake2D(NSUInteger x, NSUInteger y, NSUInteger width, NSUInteger height) {
  return MTLRegionMake3D(x, y, 0, width, height, 1);
}
NS_INLINE MTLRegion MTLRegionMake1D(NSUInteger x, NSUInteger width) {
  return MTLRegionMake3D(x, 0, 0, width, 1, 1);
}
NS_INLINE MTLSamplePosition MTLSamplePositionMake(float x, float y) {
  const MTLSamplePosition made = {x, y};
  return made;
}
NS_INLINE MTLCoordinate2D MTLCoordinate2DMake(float x, float y) { return MTLSamplePositionMake(x, y); }
