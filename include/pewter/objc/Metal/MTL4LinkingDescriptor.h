// Generated from kernels/metal/interface/Metal/MTL4LinkingDescriptor.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4LinkingDescriptor
#endif

#import <Metal/MTLDefines.h>

@interface MTL4StaticLinkingDescriptor : PewterObject <NSCopying>
@property (nonatomic, retain) NSArray *functionDescriptors;
@property (nonatomic, retain) NSDictionary *groups;
@property (nonatomic, retain) NSArray *privateFunctionDescriptors;
@end

@interface MTL4PipelineStageDynamicLinkingDescriptor : PewterObject <NSCopying>
@property (nonatomic, retain) NSArray *binaryLinkedFunctions;
@property (nonatomic) NSUInteger maxCallStackDepth;
@property (nonatomic, retain) NSArray *preloadedLibraries;
@end

@interface MTL4RenderPipelineDynamicLinkingDescriptor : PewterObject <NSCopying>
@property (nonatomic, readonly) MTL4PipelineStageDynamicLinkingDescriptor *fragmentLinkingDescriptor;
@property (nonatomic, readonly) MTL4PipelineStageDynamicLinkingDescriptor *meshLinkingDescriptor;
@property (nonatomic, readonly) MTL4PipelineStageDynamicLinkingDescriptor *objectLinkingDescriptor;
@property (nonatomic, readonly) MTL4PipelineStageDynamicLinkingDescriptor *tileLinkingDescriptor;
@property (nonatomic, readonly) MTL4PipelineStageDynamicLinkingDescriptor *vertexLinkingDescriptor;
@end

#ifdef PEWTER_METAL_FIRST_MTL4LinkingDescriptor
#import <Metal/Metal.h>
#endif
