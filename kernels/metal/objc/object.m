// PewterObject, and objects that go between Objective-C and C.
#include <Block.h>
#import <objc/runtime.h>

#include <stdio.h>
#include <string.h>

#import "kernels/metal/objc/bridge.h"
#include "kernels/metal/objc/identities.h"
#import "kernels/metal/objc/values.h"

@implementation PewterObject

+ (id)allocWithZone:(NSZone*)zone {
  PewterObject* made = [super allocWithZone:zone];
  made->_references = 1;
  return made;
}

- (instancetype)initWithPewterObject:(void*)object {
  self = [super init];
  if (self == nil || object == NULL) {
    [self release];
    return nil;
  }
  _object = object;
  id known = pewter_identity_add(object, self, &_references);
  if (known == self) return self;
  [self release];  // with the reference that was given
  return known;
}

- (id)retain {
  __atomic_fetch_add(&_references, 1, __ATOMIC_RELAXED);
  return self;
}

- (oneway void)release {
  if (__atomic_fetch_sub(&_references, 1, __ATOMIC_ACQ_REL) == 1) [self dealloc];
}

- (BOOL)retainWeakReference {
  return pewter_retain_living(&_references) != 0;
}

- (NSUInteger)retainCount {
  return __atomic_load_n(&_references, __ATOMIC_RELAXED);
}

- (void)dealloc {
  if (_object != NULL) {
    pewter_identity_remove(_object, self);
    pewter_NSObject_release(_object);
  }
  [_kept release];
  [super dealloc];
}

- (id)copyWithZone:(NSZone*)zone {
  (void)zone;
  return pewter_own(pewter_NSObject_copy(_object));
}

- (NSString*)description {
  PEWTER_POOL;
  return pewter_borrow(pewter_NSObject_description(_object));
}

@end

static Class class_named(const char* name) {
  char behind[128];
  snprintf(behind, sizeof behind, "Pewter%s", name);
  Class found = objc_lookUpClass(behind);
  if (found == Nil) found = objc_lookUpClass(name);
  return found == Nil ? [PewterObject class] : found;
}

id pewter_own(void* object) {
  if (object == NULL) return nil;
  id known = pewter_identity_find(object);
  if (known != nil) {
    pewter_NSObject_release(object);
    return known;
  }
  const char* name = pewter_NSObject_className(object);
  if (strncmp(name, "NS", 2) == 0 && pewter_is_value(name)) {
    PEWTER_POOL;
    id value = [pewter_value(object, name) retain];
    pewter_NSObject_release(object);
    return value;
  }
  return [[class_named(name) alloc] initWithPewterObject:object];
}

id pewter_borrow(void* object) { return [pewter_own(pewter_NSObject_retain(object)) autorelease]; }

void* pewter_object(id object) {
  if (object == nil) return NULL;
  if (![object isKindOfClass:[PewterObject class]]) {
    [NSException raise:NSInvalidArgumentException
                format:@"Metal: an object of class %@ is none of Metal's", [object class]];
  }
  return ((PewterObject*)object)->_object;
}

void** pewter_objects(id const* objects, NSUInteger count, void** to) {
  if (objects == NULL) return NULL;
  for (NSUInteger i = 0; i < count; ++i) to[i] = pewter_object(objects[i]);
  return to;
}

void pewter_keep(PewterObject* object, id kept) {
  id before = object->_kept;
  object->_kept = [kept retain];
  [before release];
}

void* pewter_block(id block) { return block == nil ? NULL : _Block_copy(block); }
void pewter_block_release(void* block) {
  if (block != NULL) _Block_release(block);
}

void* pewter_open_pool(void) { return pewter_NSAutoreleasePool_init(pewter_NSAutoreleasePool_alloc()); }
void pewter_drain_pool(void** pool) { pewter_NSAutoreleasePool_drain(*pool); }
void pewter_drain_callback(NSAutoreleasePool** pool) { [*pool release]; }
