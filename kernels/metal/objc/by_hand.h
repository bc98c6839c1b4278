// Messages that no rule of the generator gives: functions of shared_events.m.
#pragma once

#import <Metal/Metal.h>

#import "kernels/metal/objc/bridge.h"

id pewter_MTLSharedEventListener_initWithDispatchQueue_by_hand(MTLSharedEventListener* self,
                                                               dispatch_queue_t queue);
dispatch_queue_t pewter_MTLSharedEventListener_dispatchQueue_by_hand(MTLSharedEventListener* self);
void pewter_MTLSharedEvent_notifyListener_atValue_block_by_hand(id self, MTLSharedEventListener* listener,
                                                                uint64_t value,
                                                                MTLSharedEventNotificationBlock block);
