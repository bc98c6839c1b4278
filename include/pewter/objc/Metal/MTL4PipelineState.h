// Generated from kernels/metal/interface/Metal/MTL4PipelineState.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@interface MTL4PipelineOptions : PewterObject <NSCopying>
@property (nonatomic) MTL4ShaderReflection shaderReflection;
@property (nonatomic) MTLShaderValidation shaderValidation;
@end

@interface MTL4PipelineDescriptor : PewterObject <NSCopying>
@property (nonatomic, copy) NSString *label;
@property (nonatomic, retain) MTL4PipelineOptions *options;
@end
