// The device: names, limits and families, as properties and as messages; one C object is one Objective-C
// object.
#import "check.h"

int main(void) {
  @autoreleasepool {
    id<MTLDevice> device = MTLCreateSystemDefaultDevice();
    CHECK(device != nil);
    CHECK([device.name length] > 0);
    CHECK([device.name isEqualToString:[device name]]);
    CHECK(!device.isHeadless == !device.headless);
    CHECK(device.maxThreadgroupMemoryLength == 32768);
    CHECK(device.maxThreadsPerThreadgroup.width >= 1024 && [device maxThreadsPerThreadgroup].depth >= 1);
    CHECK(device.maxBufferLength > 1u << 20);
    CHECK([device supportsFamily:MTLGPUFamilyCommon1]);
    CHECK(![device supportsFamily:(MTLGPUFamily)123456]);
    CHECK(device.argumentBuffersSupport == MTLArgumentBuffersTier2);

    NSArray* all = [MTLCopyAllDevices() autorelease];
    CHECK([all count] >= 1 && [all objectAtIndex:0] == device);
    CHECK([all containsObject:device]);
    CHECK([device conformsToProtocol:@protocol(MTLDevice)]);
    CHECK([device respondsToSelector:@selector(newBufferWithLength:options:)]);

    id<MTLCommandQueue> queue = [device newCommandQueue];
    queue.label = @"a queue";
    CHECK([queue.label isEqual:@"a queue"]);
    CHECK(queue.device == device);
    CHECK([queue commandBuffer].commandQueue == queue);
    CHECK([[device description] length] > 0);
    [queue release];

    id<MTLDevice> nothing = nil;
    CHECK([nothing newBufferWithLength:16 options:0] == nil && nothing.maxThreadsPerThreadgroup.width == 0);
    [device release];
  }
  return failures != 0;
}
