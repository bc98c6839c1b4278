// What of Metal's classes no rule gives: listeners with queues of libdispatch, and observers of devices.
#import <Metal/Metal.h>

#import "kernels/metal/objc/by_hand.h"

id pewter_MTLSharedEventListener_initWithDispatchQueue_by_hand(MTLSharedEventListener* self,
                                                               dispatch_queue_t queue) {
  self =
      [self initWithPewterObject:pewter_MTLSharedEventListener_init(pewter_MTLSharedEventListener_alloc())];
  if (self != nil) pewter_keep(self, queue);
  return self;
}

dispatch_queue_t pewter_MTLSharedEventListener_dispatchQueue_by_hand(MTLSharedEventListener* self) {
  @synchronized(self) {
    if (self->_kept == nil)
      self->_kept = dispatch_queue_create("MTLSharedEventListener", DISPATCH_QUEUE_SERIAL);
  }
  return self->_kept;
}

// What waits for a value: the queue and the block, until C has called it or the event is gone.
@interface PewterNotification : NSObject {
 @public
  dispatch_queue_t _queue;
  MTLSharedEventNotificationBlock _block;
}
@end
@implementation PewterNotification
- (void)dealloc {
  [_queue release];
  pewter_block_release(_block);
  [super dealloc];
}
@end

static void notify(void* context, pewter_MTLSharedEvent* event, uint64_t value) {
  PEWTER_CALLBACK;
  PewterNotification* what = context;
  id<MTLSharedEvent> self = pewter_borrow(event);
  dispatch_async(what->_queue, ^{
    what->_block(self, value);
  });
}
static void end_notification(void* context) { [(id)context release]; }

void pewter_MTLSharedEvent_notifyListener_atValue_block_by_hand(id self, MTLSharedEventListener* listener,
                                                                uint64_t value,
                                                                MTLSharedEventNotificationBlock block) {
  if (listener == nil || block == nil) {
    [NSException raise:NSInvalidArgumentException
                format:@"notifyListener:atValue:block: needs a listener and a block"];
  }
  PewterNotification* what = [[PewterNotification alloc] init];
  what->_queue = [[listener dispatchQueue] retain];
  what->_block = pewter_block(block);
  pewter_MTLSharedEvent_notifyListener_atValue_block_(pewter_object(self), pewter_object(listener), value,
                                                      what, notify, end_notification);
}

// Devices neither come nor go: an observer has nothing to tell.
NSArray* MTLCopyAllDevicesWithObserver(id* observer, void (^handler)(id<MTLDevice>, NSString*)) {
  if (observer != NULL) *observer = [[[NSObject alloc] init] autorelease];
  (void)handler;
  return MTLCopyAllDevices();
}
void MTLRemoveDeviceObserver(id observer) { (void)observer; }
