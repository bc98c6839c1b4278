// Handlers: scheduled and completed, in their order, with a semaphore that keeps three command buffers in
// flight.
#import "check.h"

enum { buffers = 40 };

int main(void) {
  @autoreleasepool {
    id<MTLDevice> device = [MTLCreateSystemDefaultDevice() autorelease];
    id<MTLCommandQueue> queue = [[device newCommandQueue] autorelease];
    id<MTLBuffer> memory = [[device newBufferWithLength:buffers options:0] autorelease];
    dispatch_semaphore_t in_flight = dispatch_semaphore_create(3);
    dispatch_group_t all = dispatch_group_create();
    NSMutableArray* order = [NSMutableArray array];
    __block int scheduled = 0, wrong = 0;
    for (int i = 0; i < buffers; ++i) {
      @autoreleasepool {
        dispatch_semaphore_wait(in_flight, DISPATCH_TIME_FOREVER);
        dispatch_group_enter(all);
        id<MTLCommandBuffer> commands = [queue commandBuffer];
        commands.label = [NSString stringWithFormat:@"%d", i];
        id<MTLBlitCommandEncoder> blit = [commands blitCommandEncoder];
        [blit fillBuffer:memory range:NSMakeRange(i, 1) value:i + 1];
        [blit endEncoding];
        [commands addScheduledHandler:^(id<MTLCommandBuffer> of) {
          (void)of;
          ++scheduled;
        }];
        [commands addCompletedHandler:^(id<MTLCommandBuffer> of) {
          if (of.status != MTLCommandBufferStatusCompleted || ((unsigned char*)memory.contents)[i] != i + 1)
            ++wrong;
          @synchronized(order) {
            [order addObject:of.label];
          }
          dispatch_semaphore_signal(in_flight);
          dispatch_group_leave(all);
        }];
        [commands commit];
      }
    }
    CHECK(dispatch_group_wait(all, dispatch_time(DISPATCH_TIME_NOW, 60 * NSEC_PER_SEC)) == 0);
    CHECK(scheduled == buffers && wrong == 0 && [order count] == buffers);
    for (int i = 0; i < buffers; ++i) CHECK([[order objectAtIndex:i] intValue] == i);
    dispatch_release(in_flight);
    dispatch_release(all);
  }
  return failures != 0;
}
