// A library from dispatch_data and from a file's URL, and what data does with its bytes.
#import "check.h"

#include <stdlib.h>
#include <unistd.h>

static const char text[] = "kernel void one(device int* x [[buffer(0)]]) { x[0] = 1; }\n"
                           "kernel void two(device int* x [[buffer(0)]]) { x[0] = 2; }\n";

static int run(id<MTLLibrary> library, NSString* name) {
  id<MTLBuffer> buffer = [[library.device newBufferWithLength:4 options:0] autorelease];
  id<MTLCommandBuffer> commands = [[[library.device newCommandQueue] autorelease] commandBuffer];
  id<MTLComputeCommandEncoder> encoder = [commands computeCommandEncoder];
  [encoder setComputePipelineState:pipeline_of(library, name)];
  [encoder setBuffer:buffer offset:0 atIndex:0];
  [encoder dispatchThreadgroups:MTLSizeMake(1, 1, 1) threadsPerThreadgroup:MTLSizeMake(1, 1, 1)];
  [encoder endEncoding];
  [commands commit];
  [commands waitUntilCompleted];
  return *(int*)buffer.contents;
}

static void parts(void) {
  __block int ended = 0;
  dispatch_queue_t queue = dispatch_queue_create("ends", NULL);
  dispatch_data_t whole = dispatch_data_create(text, 10, queue, ^{
    ++ended;
  });
  dispatch_data_t part = dispatch_data_create_subrange(whole, 7, 100);
  dispatch_data_t both = dispatch_data_create_concat(part, whole);
  dispatch_release(whole);
  dispatch_sync(queue, ^{
                });
  CHECK(ended == 0 && dispatch_data_get_size(part) == 3 && dispatch_data_get_size(both) == 13);
  dispatch_release(part);
  dispatch_sync(queue, ^{
                });
  CHECK(ended == 1);
  const void* bytes = NULL;
  size_t size = 0;
  dispatch_data_t map = dispatch_data_create_map(both, &bytes, &size);
  CHECK(size == 13 && memcmp(bytes, "voikernel voi", 13) == 0);
  __block size_t seen = 0;
  CHECK(
      dispatch_data_apply(both, ^bool(dispatch_data_t region, size_t offset, const void* at, size_t length) {
        (void)region, (void)at;
        seen += offset + length;
        return true;
      }));
  CHECK(seen == 13 && dispatch_data_get_size(dispatch_data_empty) == 0);
  dispatch_release(map);
  dispatch_release(both);
  dispatch_release(queue);
}

int main(void) {
  @autoreleasepool {
    id<MTLDevice> device = [MTLCreateSystemDefaultDevice() autorelease];
    NSError* error = nil;
    dispatch_data_t data = dispatch_data_create(text, sizeof text - 1, nil, DISPATCH_DATA_DESTRUCTOR_DEFAULT);
    id<MTLLibrary> library = [[device newLibraryWithData:data error:&error] autorelease];
    dispatch_release(data);
    CHECK(library != nil && run(library, @"one") == 1 && run(library, @"two") == 2);

    char path[4096];
    snprintf(path, sizeof path, "%s/pewter-objc-XXXXXX", [NSTemporaryDirectory() UTF8String]);
    const int file = mkstemp(path);
    CHECK(write(file, text, sizeof text - 1) == sizeof text - 1 && close(file) == 0);
    NSURL* url = [NSURL fileURLWithPath:[NSString stringWithUTF8String:path]];
    CHECK(run([[device newLibraryWithURL:url error:&error] autorelease], @"two") == 2);
    unlink(path);
    CHECK([device newLibraryWithURL:url error:&error] == nil && error != nil);
    CHECK([[error localizedDescription] length] > 0);
    parts();
  }
  return failures != 0;
}
