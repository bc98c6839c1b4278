// Heaps: buffers and textures from one allocation, by descriptors; fences; residency sets.
#import "check.h"

int main(void) {
  @autoreleasepool {
    id<MTLDevice> device = [MTLCreateSystemDefaultDevice() autorelease];
    MTLHeapDescriptor* descriptor = [[MTLHeapDescriptor new] autorelease];
    const MTLSizeAndAlign needed = [device heapBufferSizeAndAlignWithLength:1000
                                                                    options:MTLResourceStorageModeShared];
    CHECK(needed.size >= 1000 && needed.align > 0 && (needed.align & (needed.align - 1)) == 0);
    descriptor.size = 1 << 20;
    descriptor.storageMode = MTLStorageModeShared;
    descriptor.type = MTLHeapTypeAutomatic;
    id<MTLHeap> heap = [[device newHeapWithDescriptor:descriptor] autorelease];
    heap.label = @"heap";
    CHECK(heap.size == 1 << 20 && heap.usedSize == 0 && heap.device == device);
    id<MTLBuffer> buffer = [heap newBufferWithLength:1000 options:MTLResourceStorageModeShared];
    CHECK(buffer.heap == heap && buffer.length == 1000 && heap.usedSize >= 1000);
    CHECK([heap maxAvailableSizeWithAlignment:256] <= (1 << 20) - 1000);
    CHECK([heap newBufferWithLength:2 << 20 options:MTLResourceStorageModeShared] == nil);
    memset(buffer.contents, 5, 1000);

    id<MTLFence> fence = [[device newFence] autorelease];
    id<MTLCommandQueue> queue = [[device newCommandQueue] autorelease];
    id<MTLBuffer> other = [heap newBufferWithLength:1000 options:MTLResourceStorageModeShared];
    id<MTLCommandBuffer> commands = [queue commandBuffer];
    id<MTLBlitCommandEncoder> blit = [commands blitCommandEncoder];
    [blit copyFromBuffer:buffer sourceOffset:0 toBuffer:other destinationOffset:0 size:1000];
    [blit updateFence:fence];
    [blit endEncoding];
    blit = [commands blitCommandEncoder];
    [blit waitForFence:fence];
    [blit fillBuffer:buffer range:NSMakeRange(0, 1000) value:6];
    [blit endEncoding];
    [commands commit];
    [commands waitUntilCompleted];
    CHECK(((char*)other.contents)[999] == 5 && ((char*)buffer.contents)[999] == 6);

    MTLResidencySetDescriptor* resident = [[MTLResidencySetDescriptor new] autorelease];
    resident.initialCapacity = 2;
    CHECK(resident.initialCapacity == 2);
    NSError* error = nil;
    id<MTLResidencySet> set = [[device newResidencySetWithDescriptor:resident error:&error] autorelease];
    [set addAllocation:heap];
    [set commit];
    [set requestResidency];
    CHECK(set.allocationCount == 1 && [set containsAllocation:heap] &&
          [set.allAllocations containsObject:heap]);
    [buffer release];
    [other release];
  }
  return failures != 0;
}
