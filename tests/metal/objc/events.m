// Events between queues, shared events with the host, and their listeners on queues of libdispatch.
#import "check.h"

static void queues(id<MTLDevice> device) {
  id<MTLCommandQueue> first = [[device newCommandQueue] autorelease],
                      second = [[device newCommandQueue] autorelease];
  id<MTLEvent> event = [[device newEvent] autorelease];
  id<MTLBuffer> buffer = [[device newBufferWithLength:4 options:0] autorelease];
  id<MTLCommandBuffer> late = [second commandBuffer], early = [first commandBuffer];
  [late encodeWaitForEvent:event value:1];
  id<MTLBlitCommandEncoder> blit = [late blitCommandEncoder];
  [blit fillBuffer:buffer range:NSMakeRange(0, 2) value:2];
  [blit endEncoding];
  [late commit];
  blit = [early blitCommandEncoder];
  [blit fillBuffer:buffer range:NSMakeRange(0, 4) value:1];
  [blit endEncoding];
  [early encodeSignalEvent:event value:1];
  [early commit];
  [late waitUntilCompleted];
  CHECK(*(uint32_t*)buffer.contents == 0x01010202);
}

static void listeners(id<MTLDevice> device) {
  dispatch_queue_t queue = dispatch_queue_create("listener", DISPATCH_QUEUE_SERIAL);
  dispatch_semaphore_t told = dispatch_semaphore_create(0);
  MTLSharedEventListener* listener = [[MTLSharedEventListener alloc] initWithDispatchQueue:queue];
  CHECK(listener.dispatchQueue == queue);
  id<MTLSharedEvent> event = [device newSharedEvent];
  __block uint64_t seen = 0;
  [event notifyListener:listener
                atValue:3
                  block:^(id<MTLSharedEvent> which, uint64_t value) {
                    CHECK(which == event && value == 4);
                    seen = which.signaledValue;
                    dispatch_semaphore_signal(told);
                  }];
  event.signaledValue = 2;
  CHECK(dispatch_semaphore_wait(told, dispatch_time(DISPATCH_TIME_NOW, 20 * NSEC_PER_MSEC)) != 0);
  event.signaledValue = 4;
  CHECK(dispatch_semaphore_wait(told, DISPATCH_TIME_FOREVER) == 0 && seen == 4);
  CHECK([event waitUntilSignaledValue:4 timeoutMS:0] && ![event waitUntilSignaledValue:5 timeoutMS:5]);

  MTLSharedEventHandle* handle = [event newSharedEventHandle];
  id<MTLSharedEvent> same = [device newSharedEventWithHandle:handle];
  CHECK(same.signaledValue == 4);
  [same release];
  [handle release];
  [event release];
  [listener release];
  dispatch_release(queue);
  dispatch_release(told);
}

int main(void) {
  @autoreleasepool {
    id<MTLDevice> device = [MTLCreateSystemDefaultDevice() autorelease];
    queues(device);
    listeners(device);
    id<MTLCommandQueue> queue = [[device newCommandQueue] autorelease];
    id<MTLSharedEvent> event = [[device newSharedEvent] autorelease];
    id<MTLCommandBuffer> commands = [queue commandBuffer];
    [commands encodeWaitForEvent:event value:7];
    [commands encodeSignalEvent:event value:8];
    [commands commit];
    CHECK(![event waitUntilSignaledValue:8 timeoutMS:10]);
    event.signaledValue = 7;
    CHECK([event waitUntilSignaledValue:8 timeoutMS:10000]);
    [commands waitUntilCompleted];
    CHECK(commands.status == MTLCommandBufferStatusCompleted);
  }
  return failures != 0;
}
