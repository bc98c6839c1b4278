// A dynamic library, from a source and from its file, and a pipeline that takes a function of it.
#import "check.h"

int main(void) {
  @autoreleasepool {
    id<MTLDevice> device = [MTLCreateSystemDefaultDevice() autorelease];
    CHECK(device.supportsDynamicLibraries);
    MTLCompileOptions* options = [[MTLCompileOptions new] autorelease];
    options.libraryType = MTLLibraryTypeDynamic;
    options.installName = @"@executable_path/rules.metallib";
    NSError* error = nil;
    id<MTLLibrary> library = [[device newLibraryWithSource:@"float rule(float x) { return 2 * x; }"
                                                   options:options
                                                     error:&error] autorelease];
    CHECK(library != nil && library.type == MTLLibraryTypeDynamic && [library.installName isEqual:options.installName]);
    id<MTLDynamicLibrary> rules = [[device newDynamicLibrary:library error:&error] autorelease];
    CHECK(rules != nil && [rules.installName isEqual:options.installName] && rules.device == device);

    NSString* path = [NSTemporaryDirectory() stringByAppendingPathComponent:[[NSProcessInfo processInfo] globallyUniqueString]];
    CHECK([rules serializeToURL:[NSURL fileURLWithPath:path] error:&error]);
    id<MTLDynamicLibrary> read = [[device newDynamicLibraryWithURL:[NSURL fileURLWithPath:path] error:&error] autorelease];
    CHECK(read != nil && [read.installName isEqual:rules.installName]);
    [[NSFileManager defaultManager] removeItemAtPath:path error:NULL];
    CHECK([device newDynamicLibraryWithURL:[NSURL fileURLWithPath:path] error:&error] == nil);
    CHECK([error.domain isEqual:MTLDynamicLibraryDomain] && error.code == MTLDynamicLibraryErrorInvalidFile);

    MTLCompileOptions* linked = [[MTLCompileOptions new] autorelease];
    linked.libraries = @[ read ];
    id<MTLLibrary> kernels = [[device
        newLibraryWithSource:@"float rule(float x);\nkernel void f(device float* x [[buffer(0)]]) { x[0] = rule(x[0]); }"
                     options:linked
                       error:&error] autorelease];
    CHECK(kernels != nil);
    id<MTLCommandQueue> queue = [[device newCommandQueue] autorelease];
    id<MTLBuffer> x = [[device newBufferWithLength:4 options:0] autorelease];
    *(float*)x.contents = 21;
    id<MTLCommandBuffer> commands = [queue commandBuffer];
    id<MTLComputeCommandEncoder> encoder = [commands computeCommandEncoder];
    [encoder setComputePipelineState:pipeline_of(kernels, @"f")];
    [encoder setBuffer:x offset:0 atIndex:0];
    [encoder dispatchThreads:MTLSizeMake(1, 1, 1) threadsPerThreadgroup:MTLSizeMake(1, 1, 1)];
    [encoder endEncoding];
    [commands commit];
    [commands waitUntilCompleted];
    CHECK(commands.error == nil && *(float*)x.contents == 42);
  }
  return failures != 0;
}
