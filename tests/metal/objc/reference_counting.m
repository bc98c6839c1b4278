// Automatic reference counting: what variables, properties, blocks and weak references hold, and associated
// objects. Compiled with -fobjc-arc.
#import <objc/runtime.h>

#import "check.h"

static int living;

@interface Counted : NSObject
@property(nonatomic, strong) Counted* next;
@property(nonatomic, weak) Counted* owner;
@property(nonatomic, copy) int (^work)(int);
@property(atomic, strong) NSString* name;
@end
@implementation Counted
- (instancetype)init {
  if ((self = [super init])) __atomic_fetch_add(&living, 1, __ATOMIC_RELAXED);
  return self;
}
- (void)dealloc {
  __atomic_fetch_sub(&living, 1, __ATOMIC_RELAXED);
}
@end

static Counted* made(void) { return [Counted new]; }

static void check_variables(void) {
  @autoreleasepool {
    Counted* one = made();
    Counted* two = one;
    one = nil;
    CHECK(living == 1 && two != nil);
    two = made();
    CHECK(living == 1);
  }
  CHECK(living == 0);
}

static void check_properties(void) {
  @autoreleasepool {
    Counted* first = made();
    first.next = made();
    first.next.owner = first;  // no cycle
    first.name = [NSString stringWithFormat:@"%d", 42];
    CHECK(living == 2 && first.next.owner == first && [first.name isEqual:@"42"]);
  }
  CHECK(living == 0);
}

static void check_bridges(void) {
  __weak Counted* weak = nil;
  @autoreleasepool {
    CFTypeRef held = CFBridgingRetain(made());
    void* pointer = (__bridge_retained void*)made();
    CHECK(living == 2);
    CFRelease(CFRetain(held));
    Counted* one = CFBridgingRelease(held);
    weak = one;
    CFRelease(pointer);
    CHECK(living == 1 && weak == one);
  }
  CHECK(living == 0 && weak == nil);
}

static void check_weak(void) {
  __weak Counted* weak = nil;
  __weak id of_metal = nil;
  @autoreleasepool {
    Counted* one = made();
    id<MTLDevice> device = MTLCreateSystemDefaultDevice();
    id<MTLBuffer> buffer = [device newBufferWithLength:16 options:0];
    weak = one;
    of_metal = buffer;
    __weak Counted* second = weak;
    CHECK(weak == one && second == one && of_metal == buffer && [buffer length] == 16);
  }
  CHECK(weak == nil && of_metal == nil && living == 0);
}

static void check_blocks(void) {
  __weak Counted* weak = nil;
  @autoreleasepool {
    Counted* captured = made();
    weak = captured;
    int base = 40;
    NSArray* blocks = @[ ^(int a) {
      return a + base + (captured != nil);
    } ];
    captured = nil;
    int (^work)(int) = blocks[0];
    CHECK(weak != nil && work(1) == 42);
    Counted* holder = made();
    holder.work = work;
    holder.name = @"x";
    __weak Counted* back = holder;
    holder.next = made();
    holder.next.work = ^(int a) {
      return a + (int)back.name.length;  // weakly: no cycle
    };
    CHECK(holder.work(1) == 42 && holder.next.work(1) == 2);
    id object = work;
    CHECK([object isKindOfClass:[NSObject class]] && [object copy] != nil);
    __block Counted* changed = nil;
    void (^change)(void) = ^{
      changed = made();
    };
    change();
    CHECK(changed != nil);
  }
  CHECK(weak == nil && living == 0);
}

static void check_associated(void) {
  static char key, another;
  @autoreleasepool {
    id<MTLDevice> device = MTLCreateSystemDefaultDevice();
    Counted* one = made();
    objc_setAssociatedObject(one, &key, made(), OBJC_ASSOCIATION_RETAIN_NONATOMIC);
    objc_setAssociatedObject(one, &another, @"text", OBJC_ASSOCIATION_COPY);
    objc_setAssociatedObject(device, &key, made(), OBJC_ASSOCIATION_RETAIN);
    CHECK(living == 3 && [objc_getAssociatedObject(one, &another) isEqual:@"text"]);
    CHECK([objc_getAssociatedObject(device, &key) isKindOfClass:[Counted class]]);
    objc_setAssociatedObject(one, &key, nil, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
    CHECK(objc_getAssociatedObject(one, &key) == nil);
    objc_removeAssociatedObjects(device);
  }
  CHECK(living == 0);
}

// Threads load a weak reference while others drop the object.
static void check_threads(void) {
  enum { rounds = 2000 };
  __block int seen = 0;
  for (int i = 0; i < rounds; ++i) {
    @autoreleasepool {
      Counted* one = made();
      __weak Counted* weak = one;
      dispatch_group_t group = dispatch_group_create();
      dispatch_queue_t queue = dispatch_get_global_queue(0, 0);
      dispatch_group_async(group, queue, ^{
        Counted* loaded = weak;
        if (loaded != nil && [loaded isKindOfClass:[Counted class]])
          __atomic_fetch_add(&seen, 1, __ATOMIC_RELAXED);
      });
      one = nil;
      dispatch_group_wait(group, DISPATCH_TIME_FOREVER);
    }
  }
  CHECK(living == 0 && seen <= rounds);
}

static NSError* compile(id<MTLDevice> device, NSString* source) {
  NSError* error = nil;
  id<MTLLibrary> library = [device newLibraryWithSource:source options:nil error:&error];
  CHECK((library == nil) == (error != nil));
  return error;
}

static void check_metal(void) {
  __weak id<MTLCommandQueue> weak = nil;
  @autoreleasepool {
    id<MTLDevice> device = MTLCreateSystemDefaultDevice();
    CHECK([MTLCopyAllDevices() count] >= 1);
    CHECK(compile(device, @"kernel void f(device int* x [[buffer(0)]]) { x[0] = 1; }") == nil);
    CHECK([[compile(device, @"kernel void f( {") localizedDescription] length] > 0);
    id<MTLCommandQueue> queue = [device newCommandQueue];
    weak = queue;
    id<MTLBuffer> buffer = [device newBufferWithLength:64 options:MTLResourceStorageModeShared];
    id<MTLCommandBuffer> commands = [queue commandBuffer];
    id<MTLBlitCommandEncoder> blit = [commands blitCommandEncoder];
    [blit fillBuffer:buffer range:NSMakeRange(0, 64) value:7];
    [blit endEncoding];
    dispatch_semaphore_t done = dispatch_semaphore_create(0);
    Counted* kept = made();
    [commands addCompletedHandler:^(id<MTLCommandBuffer> of) {
      CHECK(kept != nil && of.status == MTLCommandBufferStatusCompleted);
      dispatch_semaphore_signal(done);
    }];
    [commands commit];
    dispatch_semaphore_wait(done, DISPATCH_TIME_FOREVER);
    [commands waitUntilCompleted];
    CHECK(((unsigned char*)buffer.contents)[63] == 7);
  }
  CHECK(weak == nil);
}

int main(void) {
  check_variables();
  check_properties();
  check_bridges();
  check_weak();
  check_blocks();
  check_associated();
  check_threads();
  check_metal();
  if (failures == 0) puts("reference counting: as it should be");
  return failures != 0;
}
