// Groups, semaphores and once.
#import "kernels/metal/objc/dispatch/queue.hpp"

#include <vector>

using pewter::dispatch::of_block;
using pewter::dispatch::of_function;
using pewter::dispatch::wait_until;
using pewter::dispatch::work;

namespace {

struct notice {
  dispatch_queue_t queue;  // retained
  work w;
};

void tell(notice n) {
  dispatch_async(n.queue, ^{
    n.w();
  });
  [n.queue release];
}

}  // namespace

@interface PewterDispatchGroup : NSObject {
 @public
  std::mutex _mutex;
  std::condition_variable _changed;
  std::size_t _inside;
  std::vector<notice> _notices;
}
@end
@implementation PewterDispatchGroup
@end

@interface PewterDispatchSemaphore : NSObject {
 @public
  std::mutex _mutex;
  std::condition_variable _changed;
  intptr_t _value;
  std::size_t _waiting;
}
@end
@implementation PewterDispatchSemaphore
@end

static PewterDispatchGroup* group_of(dispatch_group_t group) { return (PewterDispatchGroup*)group; }

static void group_add(dispatch_group_t group, dispatch_queue_t queue, work w) {
  dispatch_group_enter(group);
  [group retain];
  const auto own = std::make_shared<work>(std::move(w));
  dispatch_async(queue, ^{
    (*own)();
    dispatch_group_leave(group);
    [group release];
  });
}

static void group_tell(dispatch_group_t group, dispatch_queue_t queue, work w) {
  PewterDispatchGroup* g = group_of(group);
  const notice n{[queue retain], std::move(w)};
  {
    const std::lock_guard lock(g->_mutex);
    if (g->_inside != 0) return g->_notices.push_back(n);
  }
  tell(n);
}

extern "C" {

dispatch_group_t dispatch_group_create(void) { return (dispatch_group_t)[[PewterDispatchGroup alloc] init]; }

void dispatch_group_enter(dispatch_group_t group) {
  const std::lock_guard lock(group_of(group)->_mutex);
  ++group_of(group)->_inside;
}

void dispatch_group_leave(dispatch_group_t group) {
  PewterDispatchGroup* g = group_of(group);
  std::vector<notice> now;
  {
    const std::lock_guard lock(g->_mutex);
    if (g->_inside == 0)
      [NSException raise:NSInternalInconsistencyException format:@"dispatch_group_leave without an enter"];
    if (--g->_inside == 0) {
      now.swap(g->_notices);
      g->_changed.notify_all();
    }
  }
  for (const notice& n : now) tell(n);
}

intptr_t dispatch_group_wait(dispatch_group_t group, dispatch_time_t until) {
  PewterDispatchGroup* g = group_of(group);
  std::unique_lock lock(g->_mutex);
  return wait_until(g->_changed, lock, until, [g] { return g->_inside == 0; }) ? 0 : 1;
}

void dispatch_group_async(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block) {
  group_add(group, queue, of_block(block));
}
void dispatch_group_async_f(dispatch_group_t group, dispatch_queue_t queue, void* context,
                            dispatch_function_t w) {
  group_add(group, queue, of_function(w, context));
}
void dispatch_group_notify(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block) {
  group_tell(group, queue, of_block(block));
}
void dispatch_group_notify_f(dispatch_group_t group, dispatch_queue_t queue, void* context,
                             dispatch_function_t w) {
  group_tell(group, queue, of_function(w, context));
}

dispatch_semaphore_t dispatch_semaphore_create(intptr_t value) {
  if (value < 0) return nil;
  PewterDispatchSemaphore* one = [[PewterDispatchSemaphore alloc] init];
  one->_value = value;
  return (dispatch_semaphore_t)one;
}

intptr_t dispatch_semaphore_wait(dispatch_semaphore_t semaphore, dispatch_time_t until) {
  PewterDispatchSemaphore* s = (PewterDispatchSemaphore*)semaphore;
  std::unique_lock lock(s->_mutex);
  ++s->_waiting;
  const bool is_mine = wait_until(s->_changed, lock, until, [s] { return s->_value > 0; });
  --s->_waiting;
  if (is_mine) --s->_value;
  return is_mine ? 0 : 1;
}

intptr_t dispatch_semaphore_signal(dispatch_semaphore_t semaphore) {
  PewterDispatchSemaphore* s = (PewterDispatchSemaphore*)semaphore;
  const std::lock_guard lock(s->_mutex);
  ++s->_value;
  s->_changed.notify_one();
  return s->_waiting != 0 ? 1 : 0;
}

void dispatch_once_f(dispatch_once_t* once, void* context, dispatch_function_t w) {
  dispatch_once(once, ^{
    w(context);
  });
}

// 0: not yet, 1: one thread runs it, 2: done.
void dispatch_once(dispatch_once_t* once, dispatch_block_t block) {
  static std::mutex* const mutex = new std::mutex;
  static std::condition_variable* const changed = new std::condition_variable;
  if (__atomic_load_n(once, __ATOMIC_ACQUIRE) == 2) return;
  std::unique_lock lock(*mutex);
  if (*once == 0) {
    *once = 1;
    lock.unlock();
    block();
    lock.lock();
    __atomic_store_n(once, 2, __ATOMIC_RELEASE);
    changed->notify_all();
  }
  changed->wait(lock, [once] { return __atomic_load_n(once, __ATOMIC_ACQUIRE) == 2; });
}

}  // extern "C"
