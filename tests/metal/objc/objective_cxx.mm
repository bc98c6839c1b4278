// Objective-C++: C functions, options as numbers, containers of objects, blocks that capture, C++'s
// exceptions.
#import "check.h"

#include <stdexcept>
#include <string>
#include <vector>

static std::string caught(int value) {
  try {
    @autoreleasepool {
      if (value != 0) throw std::runtime_error("thrown " + std::to_string(value));
    }
  } catch (const std::exception& e) {
    return e.what();
  }
  return "nothing";
}

int main() {
  @autoreleasepool {
    id<MTLDevice> device = [MTLCreateSystemDefaultDevice() autorelease];
    std::vector<id<MTLBuffer>> buffers;
    for (NSUInteger n = 1; n <= 4; ++n)
      buffers.push_back([[device newBufferWithLength:16 * n
                                             options:MTLResourceStorageModeShared] autorelease]);
    CHECK(buffers.back().length == 64 && buffers[0].device == device);
    MTLTextureDescriptor* descriptor = [[MTLTextureDescriptor new] autorelease];
    descriptor.usage = MTLTextureUsageShaderRead | MTLTextureUsageShaderWrite;
    CHECK(descriptor.usage == 3);
    const MTLSize size = MTLSizeMake(1, 2, 3);
    CHECK(size.depth == 3 && MTLRegionMake2D(1, 2, 3, 4).size.height == 4);

    const std::vector<int> values = {3, 4, 5};
    __block int sum = 0;
    dispatch_queue_t queue = dispatch_queue_create("sum", DISPATCH_QUEUE_SERIAL);
    for (std::size_t i = 0; i < values.size(); ++i) {
      dispatch_async(queue, ^{
        sum += values[i];
      });
    }
    dispatch_sync(queue, ^{
                  });
    CHECK(sum == 12);
    dispatch_release(queue);
    CHECK(caught(7) == "thrown 7" && caught(0) == "nothing");

    NSError* error = nil;
    CHECK([device newLibraryWithSource:@"kernel void f( {" options:nil error:&error] == nil);
    CHECK([error.domain isEqualToString:MTLLibraryErrorDomain]);
  }
  return failures != 0;
}
