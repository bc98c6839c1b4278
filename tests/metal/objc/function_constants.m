// Function constants by index and by name, one that is not set, and a function from a descriptor.
#import "check.h"

static NSString* const source =
    @"#include <metal_stdlib>\n"
     "using namespace metal;\n"
     "constant int factor [[function_constant(0)]];\n"
     "constant bool minus [[function_constant(1)]];\n"
     "constant float shift [[function_constant(2)]];\n"
     "constant float more [[function_constant(3)]];\n"
     "kernel void apply(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {\n"
     "  x[i] = (minus ? -1 : 1) * factor * x[i] + shift + 2 * more;\n"
     "}\n";

static float run(id<MTLFunction> function, float value) {
  id<MTLDevice> device = function.device;
  id<MTLComputePipelineState> pipeline = [[device newComputePipelineStateWithFunction:function
                                                                                error:NULL] autorelease];
  CHECK(pipeline != nil && pipeline.maxTotalThreadsPerThreadgroup >= 1 &&
        pipeline.threadExecutionWidth == 32);
  id<MTLCommandQueue> queue = [[device newCommandQueueWithMaxCommandBufferCount:4] autorelease];
  id<MTLCommandBuffer> commands = [queue commandBufferWithUnretainedReferences];
  id<MTLBuffer> buffer = [[device newBufferWithBytes:&value length:sizeof value options:0] autorelease];
  id<MTLComputeCommandEncoder> encoder = [commands computeCommandEncoder];
  [encoder setComputePipelineState:pipeline];
  [encoder setBuffer:buffer offset:0 atIndex:0];
  [encoder dispatchThreadgroups:MTLSizeMake(1, 1, 1) threadsPerThreadgroup:MTLSizeMake(1, 1, 1)];
  [encoder endEncoding];
  [commands commit];
  [commands waitUntilCompleted];
  return *(float*)buffer.contents;
}

int main(void) {
  @autoreleasepool {
    id<MTLDevice> device = [MTLCreateSystemDefaultDevice() autorelease];
    id<MTLLibrary> library = library_of(device, source);
    const int factor = 5;
    const BOOL minus = YES;
    const float shift[2] = {1, 1};
    MTLFunctionConstantValues* values = [[MTLFunctionConstantValues new] autorelease];
    [values setConstantValue:&factor type:MTLDataTypeInt atIndex:0];
    [values setConstantValue:&minus type:MTLDataTypeBool withName:@"minus"];
    [values setConstantValues:shift type:MTLDataTypeFloat withRange:NSMakeRange(2, 2)];

    NSError* error = nil;
    id<MTLFunction> function = [[library newFunctionWithName:@"apply" constantValues:values
                                                       error:&error] autorelease];
    CHECK(function != nil && error == nil);
    CHECK(run(function, 8) == -37);

    MTLFunctionDescriptor* descriptor = [MTLFunctionDescriptor functionDescriptor];
    descriptor.name = @"apply";
    descriptor.constantValues = values;
    const int other = 2;
    [values setConstantValue:&other type:MTLDataTypeInt atIndex:0];
    function = [[library newFunctionWithDescriptor:descriptor error:&error] autorelease];
    CHECK(function != nil && run(function, 8) == -13);

    [values reset];
    CHECK([library newFunctionWithName:@"absent" constantValues:values error:&error] == nil);
    CHECK([error.domain isEqual:MTLLibraryErrorDomain] && error.code == MTLLibraryErrorFunctionNotFound);
  }
  return failures != 0;
}
