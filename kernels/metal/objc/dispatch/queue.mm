#import "kernels/metal/objc/dispatch/queue.hpp"

#include <Block.h>

namespace pewter::dispatch {

void queue::begin() {
  while (!waiting_.empty() && !is_exclusive_) {
    item& next = waiting_.front();
    const bool is_alone = next.is_barrier || kind_ != kind::concurrent;
    if (is_alone && running_ != 0) return;
    is_exclusive_ = is_alone;
    ++running_;
    work w = std::move(next.w);
    const bool is_here = next.is_here;
    waiting_.pop_front();
    if (is_here) {
      w();  // tells the thread that waits
    } else if (kind_ == kind::main) {
      run_on_main_thread([this, w = std::move(w)] {
        w();
        end();
      });
    } else {
      run_on_thread([this, w = std::move(w)] {
        w();
        end();
      });
    }
  }
}

void queue::end() {
  const std::lock_guard lock(mutex_);
  --running_;
  is_exclusive_ = false;
  begin();
}

void queue::add(work w, bool is_barrier) {
  const std::lock_guard lock(mutex_);
  waiting_.push_back({std::move(w), is_barrier, false});
  begin();
}

void queue::run(const work& w, bool is_barrier) {
  if (kind_ == kind::main && ![NSThread isMainThread]) {
    std::mutex mutex;
    std::condition_variable changed;
    bool is_done = false;
    add([&] {
      w();
      const std::lock_guard lock(mutex);
      is_done = true;
      changed.notify_all();
    });
    std::unique_lock lock(mutex);
    return changed.wait(lock, [&] { return is_done; });
  }
  std::condition_variable changed;
  bool is_turn = false;
  {
    std::unique_lock lock(mutex_);
    waiting_.push_back({[&] {
                          is_turn = true;
                          changed.notify_all();
                        },
                        is_barrier, true});
    begin();
    changed.wait(lock, [&] { return is_turn; });
  }
  w();
  end();
}

work of_block(dispatch_block_t block) {
  const std::shared_ptr<void> own(_Block_copy(block), [](void* b) { _Block_release(b); });
  return [own] { ((dispatch_block_t)own.get())(); };
}

work of_function(dispatch_function_t function, void* context) {
  return [=] { function(context); };
}

}  // namespace pewter::dispatch

using pewter::dispatch::of_block;
using pewter::dispatch::of_function;
using pewter::dispatch::queue;
using pewter::dispatch::work;

@implementation PewterDispatchQueue
@end

// A queue lives as long as works on it that have not ended.
static void add(dispatch_queue_t to, work w, bool is_barrier) {
  const std::shared_ptr<queue> own = ((PewterDispatchQueue*)to)->_queue;
  own->add([own, w = std::move(w)] { w(); }, is_barrier);
}
static void run(dispatch_queue_t on, const work& w, bool is_barrier) {
  const std::shared_ptr<queue> own = ((PewterDispatchQueue*)on)->_queue;
  own->run(w, is_barrier);
}

static dispatch_queue_t made(const char* label, queue::kind kind) {
  PewterDispatchQueue* one = [[PewterDispatchQueue alloc] init];
  one->_queue = std::make_shared<queue>(label == nullptr ? "" : label, kind);
  return (dispatch_queue_t)one;
}

@interface PewterDispatchAttributes : NSObject
@end
@implementation PewterDispatchAttributes
@end

extern "C" {

void dispatch_retain(dispatch_object_t object) { [object retain]; }
void dispatch_release(dispatch_object_t object) { [object release]; }

dispatch_queue_attr_t pewter_dispatch_concurrent(void) {
  static PewterDispatchAttributes* const one = [[PewterDispatchAttributes alloc] init];
  return (dispatch_queue_attr_t)one;
}
dispatch_queue_attr_t dispatch_queue_attr_make_with_qos_class(dispatch_queue_attr_t attributes,
                                                              dispatch_qos_class_t, int) {
  return attributes;  // all threads have one priority
}
dispatch_queue_t dispatch_queue_create(const char* label, dispatch_queue_attr_t attributes) {
  return made(label, attributes == nil ? queue::kind::serial : queue::kind::concurrent);
}
dispatch_queue_t dispatch_queue_create_with_target(const char* label, dispatch_queue_attr_t attributes,
                                                   dispatch_queue_t) {
  return dispatch_queue_create(label, attributes);
}
dispatch_queue_t dispatch_get_global_queue(intptr_t, uintptr_t) {
  static const dispatch_queue_t one = made("com.apple.root.default-qos", queue::kind::concurrent);
  return one;
}
dispatch_queue_t dispatch_get_main_queue(void) {
  static const dispatch_queue_t one = made("com.apple.main-thread", queue::kind::main);
  return one;
}
const char* dispatch_queue_get_label(dispatch_queue_t of) {
  return of == nil ? "" : ((PewterDispatchQueue*)of)->_queue->label();
}

void dispatch_async(dispatch_queue_t to, dispatch_block_t block) { add(to, of_block(block), false); }
void dispatch_async_f(dispatch_queue_t to, void* context, dispatch_function_t w) {
  add(to, of_function(w, context), false);
}
void dispatch_barrier_async(dispatch_queue_t to, dispatch_block_t block) { add(to, of_block(block), true); }
void dispatch_barrier_async_f(dispatch_queue_t to, void* context, dispatch_function_t w) {
  add(to, of_function(w, context), true);
}
void dispatch_sync(dispatch_queue_t on, dispatch_block_t block) {
  run(
      on, [block] { block(); }, false);
}
void dispatch_async_and_wait(dispatch_queue_t on, dispatch_block_t block) { dispatch_sync(on, block); }
void dispatch_barrier_sync(dispatch_queue_t on, dispatch_block_t block) {
  run(
      on, [block] { block(); }, true);
}
void dispatch_sync_f(dispatch_queue_t on, void* context, dispatch_function_t w) {
  run(on, of_function(w, context), false);
}
void dispatch_barrier_sync_f(dispatch_queue_t on, void* context, dispatch_function_t w) {
  run(on, of_function(w, context), true);
}

}  // extern "C"
