// libdispatch: orders, barriers, groups, once, apply, after, time and semaphores.
#import "check.h"

static void orders(void) {
  dispatch_queue_t serial = dispatch_queue_create("orders", DISPATCH_QUEUE_SERIAL);
  CHECK(strcmp(dispatch_queue_get_label(serial), "orders") == 0);
  NSMutableArray* order = [NSMutableArray array];
  for (int i = 0; i < 100; ++i) {
    dispatch_async(serial, ^{
      [order addObject:@(i)];
    });
  }
  dispatch_sync(serial, ^{
    CHECK([order count] == 100);
  });
  for (int i = 0; i < 100; ++i) CHECK([order[i] intValue] == i);
  dispatch_release(serial);

  dispatch_queue_t together = dispatch_queue_create("together", DISPATCH_QUEUE_CONCURRENT);
  dispatch_semaphore_t met = dispatch_semaphore_create(0), go = dispatch_semaphore_create(0);
  __block int after = 0;
  for (int i = 0; i < 6; ++i) {  // all six must run at once
    dispatch_async(together, ^{
      dispatch_semaphore_signal(met);
      dispatch_semaphore_wait(go, DISPATCH_TIME_FOREVER);
    });
  }
  dispatch_barrier_async(together, ^{
    after = 1;
  });
  for (int i = 0; i < 6; ++i)
    CHECK(dispatch_semaphore_wait(met, dispatch_time(DISPATCH_TIME_NOW, 10 * NSEC_PER_SEC)) == 0);
  CHECK(after == 0);
  for (int i = 0; i < 6; ++i) dispatch_semaphore_signal(go);
  dispatch_barrier_sync(together, ^{
    CHECK(after == 1);
  });
  __block int ran = 0;
  for (int i = 0; i < 5000; ++i) {  // more than there are threads for
    dispatch_async(together, ^{
      __sync_fetch_and_add(&ran, 1);
    });
  }
  dispatch_barrier_sync(together, ^{
    CHECK(ran == 5000);
  });
  dispatch_release(together);
  dispatch_release(met);
  dispatch_release(go);
}

static void groups(void) {
  dispatch_group_t group = dispatch_group_create();
  dispatch_queue_t queue = dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0);
  dispatch_semaphore_t told = dispatch_semaphore_create(0);
  __block int sum = 0;
  CHECK(dispatch_group_wait(group, DISPATCH_TIME_NOW) == 0);
  for (int i = 1; i <= 10; ++i) {
    dispatch_group_async(group, queue, ^{
      __sync_fetch_and_add(&sum, i);
    });
  }
  dispatch_group_notify(group, queue, ^{
    dispatch_semaphore_signal(told);
  });
  CHECK(dispatch_group_wait(group, DISPATCH_TIME_FOREVER) == 0 && sum == 55);
  CHECK(dispatch_semaphore_wait(told, dispatch_time(DISPATCH_TIME_NOW, 10 * NSEC_PER_SEC)) == 0);
  dispatch_group_enter(group);
  CHECK(dispatch_group_wait(group, dispatch_time(DISPATCH_TIME_NOW, 5 * NSEC_PER_MSEC)) != 0);
  dispatch_group_leave(group);
  BOOL refused = NO;
  @try {
    dispatch_group_leave(group);
  } @catch (NSException* e) {
    refused = YES;
  }
  CHECK(refused);
  dispatch_release(group);
  dispatch_release(told);
}

static void add_one(void* context, size_t index) { __sync_fetch_and_add((int*)context + index % 2, 1); }

static void many(void) {
  __block int count = 0, calls = 0;
  dispatch_apply(1000, dispatch_get_global_queue(0, 0), ^(size_t i) {
    __sync_fetch_and_add(&count, (int)i);
  });
  CHECK(count == 999 * 500);
  dispatch_apply(0, DISPATCH_APPLY_AUTO, ^(size_t i) {
    (void)i;
    count = 0;
  });
  CHECK(count != 0);
  int parity[2] = {0, 0};
  dispatch_apply_f(101, DISPATCH_APPLY_AUTO, parity, add_one);
  CHECK(parity[0] == 51 && parity[1] == 50);

  static dispatch_once_t once;
  dispatch_apply(20, DISPATCH_APPLY_AUTO, ^(size_t i) {
    (void)i;
    dispatch_once(&once, ^{
      ++calls;
    });
  });
  CHECK(calls == 1);
}

static void times(void) {
  dispatch_semaphore_t told = dispatch_semaphore_create(0);
  dispatch_queue_t queue = dispatch_queue_create("times", NULL);
  NSMutableArray* order = [NSMutableArray array];
  NSDate* start = [NSDate date];
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 60 * NSEC_PER_MSEC), queue, ^{
    [order addObject:@"late"];
    dispatch_semaphore_signal(told);
  });
  dispatch_after(dispatch_walltime(NULL, 20 * NSEC_PER_MSEC), queue, ^{
    [order addObject:@"early"];
  });
  CHECK(dispatch_semaphore_wait(told, dispatch_time(DISPATCH_TIME_NOW, 10 * NSEC_PER_SEC)) == 0);
  CHECK(-[start timeIntervalSinceNow] > 0.055);
  CHECK([order isEqual:@[ @"early", @"late" ]]);
  CHECK(dispatch_time(DISPATCH_TIME_FOREVER, -5) == DISPATCH_TIME_FOREVER);
  CHECK(dispatch_semaphore_wait(told, DISPATCH_TIME_NOW) != 0);
  dispatch_release(queue);
  dispatch_release(told);
}

static int main_ran = 0;

int main(void) {
  @autoreleasepool {
    orders();
    groups();
    many();
    times();
    dispatch_async(dispatch_get_main_queue(), ^{
      main_ran = [NSThread isMainThread] ? 1 : 2;
    });
    for (int i = 0; i < 100 && main_ran == 0; ++i) {
      [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode
                               beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.02]];
    }
    CHECK(main_ran == 1);
  }
  return failures != 0;
}
