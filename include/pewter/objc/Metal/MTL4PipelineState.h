// Generated from kernels/metal/interface/Metal/MTL4PipelineState.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4PipelineState
#endif

#import <Metal/MTLDefines.h>

@interface MTL4PipelineOptions : PewterObject <NSCopying>
@property (nonatomic) MTL4ShaderReflection shaderReflection;
@property (nonatomic) MTLShaderValidation shaderValidation;
@end

@interface MTL4PipelineDescriptor : PewterObject <NSCopying>
@property (nonatomic, copy) NSString *label;
@property (nonatomic, retain) MTL4PipelineOptions *options;
@end

#ifdef PEWTER_METAL_FIRST_MTL4PipelineState
#import <Metal/Metal.h>
#endif
