// A library from source: options with macros, names of functions, an error with the compiler's words, a
// handler.
#import "check.h"

static NSString* const source = @"#include <metal_stdlib>\n"
                                 "using namespace metal;\n"
                                 "kernel void scale(device float* x [[buffer(0)]], uint i "
                                 "[[thread_position_in_grid]]) { x[i] *= FACTOR; }\n"
                                 "kernel void negate(device float* x [[buffer(0)]], uint i "
                                 "[[thread_position_in_grid]]) { x[i] = -x[i]; }\n";

static float run(id<MTLLibrary> library, NSString* name, float value) {
  id<MTLComputePipelineState> pipeline = pipeline_of(library, name);
  id<MTLDevice> device = library.device;
  id<MTLBuffer> buffer = [[device newBufferWithBytes:&value
                                              length:sizeof value
                                             options:MTLResourceStorageModeShared] autorelease];
  id<MTLCommandQueue> queue = [[device newCommandQueue] autorelease];
  id<MTLCommandBuffer> commands = [queue commandBuffer];
  id<MTLComputeCommandEncoder> encoder = [commands computeCommandEncoder];
  [encoder setComputePipelineState:pipeline];
  [encoder setBuffer:buffer offset:0 atIndex:0];
  [encoder dispatchThreads:MTLSizeMake(1, 1, 1) threadsPerThreadgroup:MTLSizeMake(1, 1, 1)];
  [encoder endEncoding];
  [commands commit];
  [commands waitUntilCompleted];
  CHECK(commands.status == MTLCommandBufferStatusCompleted && commands.error == nil);
  return *(float*)buffer.contents;
}

/// A pipeline that an archive has, written and read.
static void archived(id<MTLDevice> device, id<MTLLibrary> library) {
  NSURL* url = [NSURL
      fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:[[NSUUID UUID] UUIDString]]];
  MTLBinaryArchiveDescriptor* place = [[MTLBinaryArchiveDescriptor new] autorelease];
  NSError* error = nil;
  id<MTLBinaryArchive> archive = [[device newBinaryArchiveWithDescriptor:place error:&error] autorelease];
  MTLComputePipelineDescriptor* descriptor = [[MTLComputePipelineDescriptor new] autorelease];
  descriptor.computeFunction = [[library newFunctionWithName:@"scale"] autorelease];
  CHECK([archive addComputePipelineFunctionsWithDescriptor:descriptor error:&error]);
  CHECK([archive serializeToURL:url error:&error]);
  place.url = url;
  id<MTLBinaryArchive> known = [[device newBinaryArchiveWithDescriptor:place error:&error] autorelease];
  const MTLPipelineOption options = MTLPipelineOptionFailOnBinaryArchiveMiss;
  CHECK(known != nil && [device newComputePipelineStateWithDescriptor:descriptor
                                                              options:options
                                                           reflection:NULL
                                                                error:&error] == nil);
  descriptor.binaryArchives = @[ known ];
  CHECK([[device newComputePipelineStateWithDescriptor:descriptor
                                               options:options
                                            reflection:NULL
                                                 error:&error] autorelease] != nil);
  [[NSFileManager defaultManager] removeItemAtPath:[url path] error:NULL];
}

int main(void) {
  @autoreleasepool {
    id<MTLDevice> device = [MTLCreateSystemDefaultDevice() autorelease];
    MTLCompileOptions* options = [[MTLCompileOptions new] autorelease];
    options.preprocessorMacros = @{@"FACTOR" : @3};
    options.languageVersion = MTLLanguageVersion3_1;
    CHECK(options.languageVersion == MTLLanguageVersion3_1);
    CHECK([options.preprocessorMacros[@"FACTOR"] intValue] == 3);
    MTLCompileOptions* copy = [[options copy] autorelease];
    CHECK(copy != options && [copy.preprocessorMacros count] == 1);

    NSError* error = nil;
    id<MTLLibrary> library = [device newLibraryWithSource:source options:options error:&error];
    CHECK(library != nil && error == nil);
    CHECK(
        [[NSSet setWithArray:library.functionNames] isEqual:[NSSet setWithObjects:@"scale", @"negate", nil]]);
    CHECK(run(library, @"scale", 14) == 42);
    CHECK(run(library, @"negate", 14) == -14);
    CHECK([[library newFunctionWithName:@"scale"] autorelease].functionType == MTLFunctionTypeKernel);
    CHECK([library newFunctionWithName:@"absent"] == nil);
    archived(device, library);
    [library release];

    // Without the macro: an error with the compiler's words; without a place for it, nil alone.
    CHECK([device newLibraryWithSource:source options:nil error:NULL] == nil);
    CHECK([device newLibraryWithSource:source options:nil error:&error] == nil);
    CHECK(error != nil && [error.domain isEqual:MTLLibraryErrorDomain] &&
          error.code == MTLLibraryErrorCompileFailure);
    CHECK([[error localizedDescription] rangeOfString:@"FACTOR"].location != NSNotFound);

    dispatch_semaphore_t done = dispatch_semaphore_create(0);
    __block id<MTLLibrary> later = nil;
    [device newLibraryWithSource:source
                         options:options
               completionHandler:^(id<MTLLibrary> made, NSError* why) {
                 CHECK(why == nil);
                 later = [made retain];
                 dispatch_semaphore_signal(done);
               }];
    dispatch_semaphore_wait(done, DISPATCH_TIME_FOREVER);
    CHECK([later.functionNames count] == 2);
    CHECK(run(later, @"scale", 2) == 6);
    [later release];
    dispatch_release(done);
  }
  return failures != 0;
}
