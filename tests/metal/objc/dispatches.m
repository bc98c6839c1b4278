// Dispatches: threads that fill no whole threadgroup, threadgroup memory, bytes, offsets, indirect sizes,
// barriers; a wrong one is an error.
#import "check.h"

static NSString* const source = @"#include <metal_stdlib>\n"
                                 "using namespace metal;\n"
                                 "kernel void positions(device uint* out [[buffer(0)]], constant uint& width "
                                 "[[buffer(1)]], uint2 at [[thread_position_in_grid]]) {\n"
                                 "  out[at.y * width + at.x] += 1 + at.x + 100 * at.y;\n"
                                 "}\n"
                                 "kernel void sums(device const float* x [[buffer(0)]], device float* out "
                                 "[[buffer(1)]], threadgroup float* t [[threadgroup(0)]],\n"
                                 "                 uint i [[thread_index_in_threadgroup]], uint g "
                                 "[[threadgroup_position_in_grid]], uint n [[threads_per_threadgroup]]) {\n"
                                 "  t[i] = x[g * n + i];\n"
                                 "  threadgroup_barrier(mem_flags::mem_threadgroup);\n"
                                 "  for (uint s = n / 2; s > 0; s /= 2) {\n"
                                 "    if (i < s) t[i] += t[i + s];\n"
                                 "    threadgroup_barrier(mem_flags::mem_threadgroup);\n"
                                 "  }\n"
                                 "  if (i == 0) out[g] = t[0];\n"
                                 "}\n";

static void grids(id<MTLLibrary> library, id<MTLCommandQueue> queue) {
  id<MTLBuffer> out = [[queue.device newBufferWithLength:(4 + 5 * 7) * 4 options:0] autorelease];
  const MTLDispatchThreadgroupsIndirectArguments groups = {{5, 7, 1}};
  id<MTLBuffer> indirect = [[queue.device newBufferWithBytes:&groups length:sizeof groups
                                                     options:0] autorelease];
  id<MTLCommandBuffer> commands = [queue commandBuffer];
  id<MTLComputeCommandEncoder> encoder =
      [commands computeCommandEncoderWithDispatchType:MTLDispatchTypeConcurrent];
  CHECK(encoder.dispatchType == MTLDispatchTypeConcurrent);
  [encoder setLabel:@"grids"];
  [encoder pushDebugGroup:@"group"];
  [encoder setComputePipelineState:pipeline_of(library, @"positions")];
  const uint32_t width = 5;
  [encoder setBuffer:out offset:0 atIndex:0];
  [encoder setBufferOffset:16 atIndex:0];
  [encoder setBytes:&width length:sizeof width atIndex:1];
  [encoder dispatchThreads:MTLSizeMake(5, 7, 1) threadsPerThreadgroup:MTLSizeMake(4, 4, 1)];
  [encoder memoryBarrierWithScope:MTLBarrierScopeBuffers];
  [encoder dispatchThreadgroupsWithIndirectBuffer:indirect
                             indirectBufferOffset:0
                            threadsPerThreadgroup:MTLSizeMake(1, 1, 1)];
  [encoder popDebugGroup];
  [encoder endEncoding];
  [commands commit];
  [commands waitUntilCompleted];
  const uint32_t* values = out.contents;
  CHECK(values[3] == 0 && values[4] == 2 && values[4 + 6 * 5 + 4] == 2 * 605);
}

static void memory(id<MTLLibrary> library, id<MTLCommandQueue> queue) {
  float x[512];
  for (int i = 0; i < 512; ++i) x[i] = i;
  id<MTLBuffer> buffers[2] = {[[queue.device newBufferWithBytes:x length:sizeof x options:0] autorelease],
                              [[queue.device newBufferWithLength:16 options:0] autorelease]};
  const NSUInteger offsets[2] = {0, 8};
  id<MTLCommandBuffer> commands = [queue commandBuffer];
  id<MTLComputeCommandEncoder> encoder = [commands computeCommandEncoder];
  [encoder setComputePipelineState:pipeline_of(library, @"sums")];
  [encoder setBuffers:buffers offsets:offsets withRange:NSMakeRange(0, 2)];
  [encoder setThreadgroupMemoryLength:256 * sizeof(float) atIndex:0];
  [encoder dispatchThreadgroups:MTLSizeMake(2, 1, 1) threadsPerThreadgroup:MTLSizeMake(256, 1, 1)];
  [encoder endEncoding];
  [commands commit];
  [commands waitUntilCompleted];
  const float* sums = buffers[1].contents;
  CHECK(sums[0] == 0 && sums[2] == 255 * 128 && sums[3] == 255 * 128 + 65536);
  CHECK(commands.GPUEndTime >= commands.GPUStartTime);
}

int main(void) {
  @autoreleasepool {
    id<MTLDevice> device = [MTLCreateSystemDefaultDevice() autorelease];
    id<MTLLibrary> library = library_of(device, source);
    id<MTLCommandQueue> queue = [[device newCommandQueue] autorelease];
    grids(library, queue);
    memory(library, queue);

    // A kernel without its buffers.
    id<MTLCommandBuffer> commands = [queue commandBuffer];
    id<MTLComputeCommandEncoder> encoder = [commands computeCommandEncoder];
    [encoder setComputePipelineState:pipeline_of(library, @"positions")];
    [encoder dispatchThreads:MTLSizeMake(1, 1, 1) threadsPerThreadgroup:MTLSizeMake(1, 1, 1)];
    BOOL refused = NO;
    @try {
      [encoder setBuffer:(id) @"no buffer" offset:0 atIndex:3];
    } @catch (NSException* e) {
      refused = [[e name] isEqual:NSInvalidArgumentException];
    }
    CHECK(refused);
    [encoder endEncoding];
    [commands commit];
    [commands waitUntilCompleted];
    CHECK(commands.status == MTLCommandBufferStatusError);
    CHECK([commands.error.domain isEqual:MTLCommandBufferErrorDomain]);
    CHECK([[commands.error localizedDescription] rangeOfString:@"positions"].location != NSNotFound);
  }
  return failures != 0;
}
