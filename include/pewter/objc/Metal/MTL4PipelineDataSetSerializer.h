// Generated from kernels/metal/interface/Metal/MTL4PipelineDataSetSerializer.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@interface MTL4PipelineDataSetSerializerDescriptor : PewterObject <NSCopying>
@property (nonatomic) MTL4PipelineDataSetSerializerConfiguration configuration;
@end

@protocol MTL4PipelineDataSetSerializer <NSObject>
- (BOOL)serializeAsArchiveAndFlushToURL:(NSURL *)url error:(NSError **)error;
- (NSData *)serializeAsPipelinesScriptWithError:(NSError **)error;
@end
