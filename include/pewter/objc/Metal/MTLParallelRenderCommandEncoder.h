// Generated from kernels/metal/interface/Metal/MTLParallelRenderCommandEncoder.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLParallelRenderCommandEncoder
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTLCommandEncoder.h>

@protocol MTLParallelRenderCommandEncoder <MTLCommandEncoder>
- (id<MTLRenderCommandEncoder>)renderCommandEncoder;
- (void)setColorStoreAction:(MTLStoreAction)storeAction atIndex:(NSUInteger)colorAttachmentIndex;
- (void)setColorStoreActionOptions:(MTLStoreActionOptions)storeActionOptions atIndex:(NSUInteger)colorAttachmentIndex;
- (void)setDepthStoreAction:(MTLStoreAction)storeAction;
- (void)setDepthStoreActionOptions:(MTLStoreActionOptions)storeActionOptions;
- (void)setStencilStoreAction:(MTLStoreAction)storeAction;
- (void)setStencilStoreActionOptions:(MTLStoreActionOptions)storeActionOptions;
@end

#ifdef PEWTER_METAL_FIRST_MTLParallelRenderCommandEncoder
#import <Metal/Metal.h>
#endif
