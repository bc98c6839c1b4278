// Generated from kernels/metal/interface/Metal/MTL4ArgumentTable.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4ArgumentTable
#endif

#import <Metal/MTLDefines.h>

@interface MTL4ArgumentTableDescriptor : PewterObject <NSCopying>
@property (nonatomic) BOOL initializeBindings;
@property (nonatomic, copy) NSString *label;
@property (nonatomic) NSUInteger maxBufferBindCount;
@property (nonatomic) NSUInteger maxSamplerStateBindCount;
@property (nonatomic) NSUInteger maxTextureBindCount;
@property (nonatomic) BOOL supportAttributeStrides;
@end

@protocol MTL4ArgumentTable <NSObject>
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) NSString *label;
- (void)setAddress:(MTLGPUAddress)gpuAddress atIndex:(NSUInteger)bindingIndex;
- (void)setAddress:(MTLGPUAddress)gpuAddress attributeStride:(NSUInteger)stride atIndex:(NSUInteger)bindingIndex;
- (void)setResource:(MTLResourceID)resourceID atBufferIndex:(NSUInteger)bindingIndex;
- (void)setSamplerState:(MTLResourceID)resourceID atIndex:(NSUInteger)bindingIndex;
- (void)setTexture:(MTLResourceID)resourceID atIndex:(NSUInteger)bindingIndex;
@end

#ifdef PEWTER_METAL_FIRST_MTL4ArgumentTable
#import <Metal/Metal.h>
#endif
