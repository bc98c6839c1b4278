// A function stitched of two, called by the kernel that declares it; Mach's clock, by which programs measure.
#import "check.h"

#include <mach/mach_time.h>

static NSString* const functions = @"[[stitchable]] float scaled(float x) { return 3 * x; }\n"
                                    "[[stitchable]] float sum(float x, float y) { return x + y; }\n";
static NSString* const kernels =
    @"[[stitchable]] float mixed(float x, float y);\n"
     "kernel void apply(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {\n"
     "  x[i] = mixed(x[i], 1);\n"
     "}\n";

int main(void) {
  @autoreleasepool {
    const uint64_t start = mach_absolute_time();
    id<MTLDevice> device = [MTLCreateSystemDefaultDevice() autorelease];
    id<MTLLibrary> library = library_of(device, functions);
    MTLFunctionStitchingInputNode* x =
        [[[MTLFunctionStitchingInputNode alloc] initWithArgumentIndex:0] autorelease];
    MTLFunctionStitchingInputNode* y =
        [[[MTLFunctionStitchingInputNode alloc] initWithArgumentIndex:1] autorelease];
    MTLFunctionStitchingFunctionNode* scaled =
        [[[MTLFunctionStitchingFunctionNode alloc] initWithName:@"scaled"
                                                      arguments:@[ x ]
                                            controlDependencies:@[]] autorelease];
    MTLFunctionStitchingFunctionNode* sum =
        [[[MTLFunctionStitchingFunctionNode alloc] initWithName:@"sum"
                                                      arguments:@[ scaled, y ]
                                            controlDependencies:@[]] autorelease];
    MTLFunctionStitchingGraph* graph =
        [[[MTLFunctionStitchingGraph alloc] initWithFunctionName:@"mixed"
                                                           nodes:@[ scaled ]
                                                      outputNode:sum
                                                      attributes:@[]] autorelease];
    CHECK([graph.nodes count] == 1 && [graph.functionName isEqualToString:@"mixed"] &&
          graph.outputNode == sum);
    MTLStitchedLibraryDescriptor* descriptor = [[MTLStitchedLibraryDescriptor new] autorelease];
    descriptor.functions = @[
      [[library newFunctionWithName:@"scaled"] autorelease],
      [[library newFunctionWithName:@"sum"] autorelease]
    ];
    descriptor.functionGraphs = @[ graph ];
    NSError* error = nil;
    id<MTLLibrary> stitched = [[device newLibraryWithStitchedDescriptor:descriptor error:&error] autorelease];
    CHECK(stitched != nil && error == nil);

    MTLLinkedFunctions* linked = [MTLLinkedFunctions linkedFunctions];
    linked.privateFunctions = @[ [[stitched newFunctionWithName:@"mixed"] autorelease] ];
    MTLComputePipelineDescriptor* of = [[MTLComputePipelineDescriptor new] autorelease];
    of.computeFunction = [[library_of(device, kernels) newFunctionWithName:@"apply"] autorelease];
    of.linkedFunctions = linked;
    id<MTLComputePipelineState> pipeline =
        [[device newComputePipelineStateWithDescriptor:of options:0 reflection:NULL
                                                 error:&error] autorelease];
    CHECK(pipeline != nil);
    const float given[4] = {1, 2, 3, 4};
    id<MTLBuffer> buffer = [[device newBufferWithBytes:given length:sizeof given options:0] autorelease];
    id<MTLCommandBuffer> commands = [[[device newCommandQueue] autorelease] commandBuffer];
    id<MTLComputeCommandEncoder> encoder = [commands computeCommandEncoder];
    [encoder setComputePipelineState:pipeline];
    [encoder setBuffer:buffer offset:0 atIndex:0];
    [encoder dispatchThreads:MTLSizeMake(4, 1, 1) threadsPerThreadgroup:MTLSizeMake(4, 1, 1)];
    [encoder endEncoding];
    [commands commit];
    [commands waitUntilCompleted];
    for (int i = 0; i < 4; ++i) CHECK(((const float*)[buffer contents])[i] == 3 * given[i] + 1);

    mach_timebase_info_data_t base = {0, 0};
    CHECK(mach_timebase_info(&base) == KERN_SUCCESS && base.denom != 0);
    const double seconds = 1e-9 * (double)(mach_absolute_time() - start) * base.numer / base.denom;
    CHECK(seconds > 0 && seconds < 3600);
  }
  return failures != 0;
}
