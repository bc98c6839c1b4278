// Generated from kernels/metal/interface/Metal/MTL4PipelineDataSetSerializer.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4PipelineDataSetSerializer
#endif

#import <Metal/MTLDefines.h>

@interface MTL4PipelineDataSetSerializerDescriptor : PewterObject <NSCopying>
@property (nonatomic) MTL4PipelineDataSetSerializerConfiguration configuration;
@end

@protocol MTL4PipelineDataSetSerializer <NSObject>
- (BOOL)serializeAsArchiveAndFlushToURL:(NSURL *)url error:(NSError **)error;
- (NSData *)serializeAsPipelinesScriptWithError:(NSError **)error;
@end

#ifdef PEWTER_METAL_FIRST_MTL4PipelineDataSetSerializer
#import <Metal/Metal.h>
#endif
