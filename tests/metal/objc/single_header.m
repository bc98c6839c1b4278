// Programs import a few of Metal's headers by name: each brings along what it mentions, in strict C too.
// check.h would hide that.
#import <Metal/MTLDevice.h>
#import <QuartzCore/CABase.h>

int main(void) {
  @autoreleasepool {
    const CFTimeInterval start = CACurrentMediaTime();
    id<MTLDevice> device = MTLCreateSystemDefaultDevice();
    NSString* source = @"kernel void set(device int* x [[buffer(0)]]) { *x = 5; }";
    id<MTLLibrary> library = [device newLibraryWithSource:source options:nil error:NULL];
    id<MTLFunction> function = [library newFunctionWithName:@"set"];
    id<MTLComputePipelineState> pipeline = [device newComputePipelineStateWithFunction:function error:NULL];
    id<MTLBuffer> buffer = [device newBufferWithLength:4 options:MTLResourceStorageModeShared];
    id<MTLCommandQueue> queue = [device newCommandQueue];
    id<MTLCommandBuffer> commands = [queue commandBuffer];
    id<MTLComputeCommandEncoder> encoder = [commands computeCommandEncoder];
    [encoder setComputePipelineState:pipeline];
    [encoder setBuffer:buffer offset:0 atIndex:0];
    [encoder dispatchThreads:MTLSizeMake(1, 1, 1)
        threadsPerThreadgroup:MTLSizeMake(pipeline.threadExecutionWidth, 1, 1)];
    [encoder endEncoding];
    [commands commit];
    [commands waitUntilCompleted];
    if (!(start > 0 && CACurrentMediaTime() > start && CACurrentMediaTime() < start + 250)) return 1;
    return *(const int*)[buffer contents] == 5 && commands.status == MTLCommandBufferStatusCompleted ? 0 : 1;
  }
}
