// Buffers: by length, of bytes, over memory of the program's whose deallocator is a block; labels; what is
// not retained is gone.
#import "check.h"

#include <stdlib.h>

static void lengths(id<MTLDevice> device) {
  const int values[4] = {1, 2, 3, 4};
  id<MTLBuffer> empty = [device newBufferWithLength:100 options:MTLResourceStorageModeShared];
  id<MTLBuffer> copy = [device newBufferWithBytes:values
                                           length:sizeof values
                                          options:MTLResourceStorageModeShared];
  CHECK(empty.length == 100 && ((char*)empty.contents)[99] == 0);
  CHECK(copy.contents != values && ((int*)[copy contents])[3] == 4);
  CHECK(copy.storageMode == MTLStorageModeShared && copy.allocatedSize >= 16 && copy.device == device);
  copy.label = @"four numbers \u2713";
  CHECK([copy.label isEqual:@"four numbers \u2713"]);
  [copy addDebugMarker:@"two" range:NSMakeRange(0, 8)];
  CHECK([copy retainCount] == 1);
  [empty release];
  [copy release];
}

static void deallocators(id<MTLDevice> device) {
  __block NSUInteger freed = 0;
  void* memory = aligned_alloc(16384, 32768);
  id<MTLBuffer> buffer = [device newBufferWithBytesNoCopy:memory
                                                   length:32768
                                                  options:MTLResourceStorageModeShared
                                              deallocator:^(void* pointer, NSUInteger length) {
                                                CHECK(pointer == memory);
                                                freed += length;
                                                free(pointer);
                                              }];
  CHECK(buffer.contents == memory && freed == 0);
  id<MTLBuffer> again = [buffer retain];
  [buffer release];
  CHECK(freed == 0 && again.length == 32768);
  [again release];
  CHECK(freed == 32768);

  char kept[64] __attribute__((aligned(64))) = "no deallocator";
  buffer = [device newBufferWithBytesNoCopy:kept length:sizeof kept options:0 deallocator:nil];
  CHECK(strcmp(buffer.contents, "no deallocator") == 0);
  [buffer release];
}

static void fields_of_options(void) {
  const MTLResourceOptions options = MTLResourceStorageModePrivate | MTLResourceCPUCacheModeWriteCombined |
                                     MTLResourceHazardTrackingModeUntracked;
  CHECK((options & MTLResourceStorageModeMask) >> MTLResourceStorageModeShift == MTLStorageModePrivate);
  CHECK((options & MTLResourceCPUCacheModeMask) >> MTLResourceCPUCacheModeShift ==
        MTLCPUCacheModeWriteCombined);
  CHECK((options & MTLResourceHazardTrackingModeMask) >> MTLResourceHazardTrackingModeShift ==
        MTLHazardTrackingModeUntracked);
}

static void lifetimes(id<MTLDevice> device) {
  NSMutableArray* all = [NSMutableArray array];
  const NSUInteger before = device.currentAllocatedSize;
  for (int i = 0; i < 10; ++i) [all addObject:[[device newBufferWithLength:1 << 20 options:0] autorelease]];
  CHECK(device.currentAllocatedSize >= before + (10u << 20));
  CHECK([all indexOfObject:all[7]] == 7);
}

int main(void) {
  id<MTLDevice> device = nil;
  NSUInteger before = 0;
  @autoreleasepool {
    device = MTLCreateSystemDefaultDevice();
    before = device.currentAllocatedSize;
    lengths(device);
    deallocators(device);
    fields_of_options();
    lifetimes(device);
  }
  CHECK(device.currentAllocatedSize == before);
  [device release];
  return failures != 0;
}
