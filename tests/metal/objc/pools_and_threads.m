// Objects in pools of several threads: what is autoreleased lives to its pool's end, and one object is shared
// without a lock.
#include <pthread.h>

#import "check.h"

enum { threads = 8, rounds = 200 };

static NSUInteger work(id<MTLDevice> device, id<MTLCommandQueue> queue, int seed) {
  NSUInteger sum = 0;
  for (int i = 0; i < rounds; ++i) {
    @autoreleasepool {
      id<MTLBuffer> buffer = [[device newBufferWithLength:4096 options:0] autorelease];
      id<MTLCommandBuffer> commands = [queue commandBuffer];
      id<MTLBlitCommandEncoder> blit = [commands blitCommandEncoder];
      [blit fillBuffer:buffer range:NSMakeRange(0, 4096) value:(seed + i) & 127];
      [blit endEncoding];
      [commands commit];
      [commands waitUntilCompleted];
      if (buffer.device == device && commands.commandQueue == queue)
        sum += ((unsigned char*)buffer.contents)[4095];
    }
  }
  return sum;
}

@interface Worker : NSObject {
  id<MTLDevice> _device;
  id<MTLCommandQueue> _queue;
}
@property(retain) id<MTLDevice> device;
@property(retain) id<MTLCommandQueue> queue;
@property NSUInteger sum;
@property BOOL isDone;
- (void)run:(id)unused;
@end

@implementation Worker
@synthesize device = _device, queue = _queue, sum, isDone;
- (void)run:(id)unused {
  (void)unused;
  @autoreleasepool {
    self.sum = work(self.device, self.queue, 3);
    self.isDone = YES;
  }
}
- (void)dealloc {
  [_device release];
  [_queue release];
  [super dealloc];
}
@end

static int ended;
@interface Ending : NSObject
@end
@implementation Ending
- (void)dealloc {
  ++ended;
  [super dealloc];
}
@end

// A thread of the program's own, without a pool: it gets one, which ends with it.
static void* without_pool(void* unused) {
  for (int i = 0; i < 3; ++i) [[[Ending alloc] init] autorelease];
  CHECK(ended == 0);
  return unused;
}

static NSUInteger expected(int seed) {
  NSUInteger sum = 0;
  for (int i = 0; i < rounds; ++i) sum += (seed + i) & 127;
  return sum;
}

int main(void) {
  id<MTLDevice> device = MTLCreateSystemDefaultDevice();
  NSUInteger before = device.currentAllocatedSize;
  @autoreleasepool {
    id<MTLCommandQueue> queue = [[device newCommandQueue] autorelease];
    __block int right = 0;
    dispatch_queue_t counting = dispatch_queue_create("counting", NULL);
    dispatch_apply(threads, dispatch_get_global_queue(QOS_CLASS_DEFAULT, 0), ^(size_t t) {
      const NSUInteger sum = work(device, queue, (int)t);
      dispatch_sync(counting, ^{
        right += sum == expected((int)t);
      });
    });
    CHECK(right == threads);
    dispatch_release(counting);

    Worker* worker = [[Worker new] autorelease];
    worker.device = device;
    worker.queue = queue;
    [NSThread detachNewThreadSelector:@selector(run:) toTarget:worker withObject:nil];
    for (int i = 0; i < 6000 && !worker.isDone; ++i) [NSThread sleepForTimeInterval:0.01];
    CHECK(worker.isDone && worker.sum == expected(3));
  }
  pthread_t thread;
  CHECK(pthread_create(&thread, NULL, without_pool, NULL) == 0 && pthread_join(thread, NULL) == 0);
  CHECK(ended == 3);
  CHECK(device.currentAllocatedSize == before);
  CHECK([device retainCount] == 1);
  [device release];
  return failures != 0;
}
