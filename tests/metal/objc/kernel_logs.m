// Messages of kernels come to a log state's handlers.
#import "check.h"

static NSString* const source =
    @"#include <metal_stdlib>\n#include <metal_logging>\nusing namespace metal;\n"
     "constant os_log mine(\"com.example\", \"kernels\");\n"
     "kernel void f(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { if (x[i] > 2) mine.log_error(\"x[%u] = %.1f\", i, x[i]); }\n";

int main(void) {
  @autoreleasepool {
    id<MTLDevice> device = [MTLCreateSystemDefaultDevice() autorelease];
    MTLCompileOptions* options = [[MTLCompileOptions new] autorelease];
    options.enableLogging = YES;
    NSError* error = nil;
    id<MTLLibrary> library = [[device newLibraryWithSource:source options:options error:&error] autorelease];
    CHECK(library != nil);
    MTLLogStateDescriptor* descriptor = [[MTLLogStateDescriptor new] autorelease];
    descriptor.level = MTLLogLevelInfo;
    id<MTLLogState> state = [[device newLogStateWithDescriptor:descriptor error:&error] autorelease];
    __block int count = 0;
    [state addLogHandler:^(NSString* subsystem, NSString* category, MTLLogLevel level, NSString* message) {
      CHECK([subsystem isEqual:@"com.example"] && [category isEqual:@"kernels"]);
      CHECK(level == MTLLogLevelError && [message isEqual:@"x[3] = 3.5"]);
      ++count;
    }];
    MTLCommandQueueDescriptor* ofQueue = [[MTLCommandQueueDescriptor new] autorelease];
    ofQueue.logState = state;
    id<MTLCommandQueue> queue = [[device newCommandQueueWithDescriptor:ofQueue] autorelease];
    id<MTLBuffer> x = [[device newBufferWithLength:16 options:0] autorelease];
    ((float*)x.contents)[3] = 3.5f;
    id<MTLCommandBuffer> commands = [queue commandBuffer];
    id<MTLComputeCommandEncoder> encoder = [commands computeCommandEncoder];
    [encoder setComputePipelineState:pipeline_of(library, @"f")];
    [encoder setBuffer:x offset:0 atIndex:0];
    [encoder dispatchThreads:MTLSizeMake(4, 1, 1) threadsPerThreadgroup:MTLSizeMake(4, 1, 1)];
    [encoder endEncoding];
    [commands commit];
    [commands waitUntilCompleted];
    CHECK(commands.error == nil && count == 1);
  }
  return failures != 0;
}
