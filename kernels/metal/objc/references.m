// What clang calls for -fobjc-arc: references that a program's variables hold.
#include <Block.h>
#import <Foundation/Foundation.h>

#include <pthread.h>

#import "kernels/metal/objc/references.h"

id objc_retain(id object) { return [object retain]; }
void objc_release(id object) { [object release]; }
id objc_autorelease(id object) { return [object autorelease]; }
id objc_retainAutorelease(id object) { return [[object retain] autorelease]; }
id objc_retainBlock(id block) { return block == nil ? nil : _Block_copy(block); }

// What a function returns waits here for its caller, who takes the reference over. Whatever else comes first
// moves it to the pool.
static _Thread_local id returned;

void pewter_pool_returned(void) {
  id waiting = returned;
  returned = nil;
  [waiting autorelease];
}
id objc_autoreleaseReturnValue(id object) {
  pewter_pool_returned();
  returned = object;
  return object;
}
id objc_retainAutoreleaseReturnValue(id object) { return objc_autoreleaseReturnValue([object retain]); }
id objc_retainAutoreleasedReturnValue(id object) {
  if (object == nil || object != returned) return [object retain];
  returned = nil;
  return object;
}
id objc_unsafeClaimAutoreleasedReturnValue(id object) {
  pewter_pool_returned();
  return object;
}

void objc_storeStrong(id* at, id value) {
  id before = *at;
  if (before == value) return;
  *at = [value retain];
  [before release];
}

// Atomic properties of C++'s types: one at a time.
typedef void copier(void* to, const void* from);
static void copy_atomically(void* to, const void* from, copier* copy) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&lock);
  copy(to, from);
  pthread_mutex_unlock(&lock);
}
void objc_getCppObjectAtomic(void* to, const void* from, copier* copy) { copy_atomically(to, from, copy); }
void objc_setCppObjectAtomic(void* to, const void* from, copier* copy) { copy_atomically(to, from, copy); }
