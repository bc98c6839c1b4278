// Threads for works: one is started whenever none is idle, up to a limit, since a work may wait for another;
// an idle one ends after a while.
#import "kernels/metal/objc/dispatch/queue.hpp"

#include <atomic>
#include <thread>

namespace pewter::dispatch {
namespace {

constexpr std::chrono::seconds idle_time{5};
// As many works may wait for one another; Apple's limit.
constexpr std::size_t most_threads = 64;

struct threads {
  std::mutex mutex;
  std::condition_variable has_work;
  std::deque<work> waiting;
  std::size_t idle = 0, count = 0;
};

// Threads may outlive the destructors of a process.
threads& all() {
  static threads* const one = new threads;
  return *one;
}

void run_one(const work& w) {
  NSAutoreleasePool* pool = [[NSAutoreleasePool alloc] init];
  w();
  [pool release];
}

void live() {
  GSRegisterCurrentThread();
  threads& t = all();
  std::unique_lock lock(t.mutex);
  for (;;) {
    ++t.idle;
    const bool is_needed = t.has_work.wait_for(lock, idle_time, [&] { return !t.waiting.empty(); });
    --t.idle;
    if (!is_needed) {
      --t.count;
      break;
    }
    work w = std::move(t.waiting.front());
    t.waiting.pop_front();
    lock.unlock();
    run_one(w);
    w = nullptr;
    lock.lock();
  }
  lock.unlock();
  GSUnregisterCurrentThread();
}

}  // namespace

void run_on_thread(work w) {
  threads& t = all();
  const std::lock_guard lock(t.mutex);
  t.waiting.push_back(std::move(w));
  if (t.idle >= t.waiting.size()) {
    t.has_work.notify_one();
  } else if (t.count < most_threads) {
    ++t.count;
    std::thread(live).detach();
  }
}

}  // namespace pewter::dispatch

@interface PewterMainWork : NSObject {
 @public
  pewter::dispatch::work _work;
}
- (void)run;
@end
@implementation PewterMainWork
- (void)run {
  _work();
}
@end

namespace pewter::dispatch {

void run_on_main_thread(work w) {
  NSAutoreleasePool* pool = [[NSAutoreleasePool alloc] init];
  PewterMainWork* one = [[[PewterMainWork alloc] init] autorelease];
  one->_work = std::move(w);
  if ([NSThread isMainThread]) {  // where gnustep-base would perform it at once
    [one performSelector:@selector(run) withObject:nil afterDelay:0];
  } else {
    [one performSelectorOnMainThread:@selector(run) withObject:nil waitUntilDone:NO];
  }
  [pool release];
}

}  // namespace pewter::dispatch

extern "C" {

void dispatch_main(void) {
  NSAutoreleasePool* pool = [[NSAutoreleasePool alloc] init];
  [[NSRunLoop currentRunLoop] addPort:[NSPort port] forMode:NSDefaultRunLoopMode];
  for (;;) {
    NSAutoreleasePool* turn = [[NSAutoreleasePool alloc] init];
    [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate distantFuture]];
    [turn release];
  }
  [pool release];
}

void dispatch_apply_f(size_t count, dispatch_queue_t, void* context, void (*work)(void*, size_t)) {
  dispatch_apply(count, nil, ^(size_t index) {
    work(context, index);
  });
}

// The calling thread takes indices too, so that it ends whatever the others do.
void dispatch_apply(size_t count, dispatch_queue_t on, void (^block)(size_t)) {
  const bool is_serial = on != nil && !((PewterDispatchQueue*)on)->_queue->is_concurrent();
  if (is_serial) {
    return dispatch_sync(on, ^{
      for (size_t i = 0; i < count; ++i) block(i);
    });
  }
  struct shared {
    std::atomic<std::size_t> next{0}, busy{0};
    std::mutex mutex;
    std::condition_variable changed;
  };
  const auto s = std::make_shared<shared>();
  const auto take = [s, count, block] {
    for (std::size_t i = s->next++; i < count; i = s->next++) block(i);
  };
  const std::size_t cores = std::max(1u, std::thread::hardware_concurrency());
  const std::size_t helpers = count == 0 ? 0 : std::min<std::size_t>(cores, count) - 1;
  for (std::size_t h = 0; h < helpers; ++h) {
    pewter::dispatch::run_on_thread([s, take, count] {
      ++s->busy;
      if (s->next < count) take();  // one that comes late leaves the block alone
      const std::lock_guard lock(s->mutex);
      --s->busy;
      s->changed.notify_all();
    });
  }
  take();
  std::unique_lock lock(s->mutex);
  s->changed.wait(lock, [&] { return s->busy == 0; });
}

}  // extern "C"
