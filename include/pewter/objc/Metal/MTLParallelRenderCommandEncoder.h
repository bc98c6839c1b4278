// Generated from kernels/metal/interface/Metal/MTLParallelRenderCommandEncoder.def.
// clang-format off
#pragma once

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
