// @autoreleasepool of -fobjc-runtime=gnustep-1.9, protocols that are only named, and a catch of any object,
// over libobjc4 and gnustep-base.
#import <Foundation/Foundation.h>
#import <objc/objc-exception.h>
#import <objc/runtime.h>

#include <string.h>

#import "kernels/metal/objc/references.h"

// What @catch(id) names, as clang writes it.
static const char* const any_object = "@id";

void* objc_autoreleasePoolPush(void) {
  pewter_pool_returned();
  return [[NSAutoreleasePool alloc] init];
}
void objc_autoreleasePoolPop(void* pool) {
  pewter_pool_returned();
  [(id)pool release];
}

// Clang hangs protocols that a program only names on a category of this class.
@interface __ObjC_Protocol_Holder_Ugly_Hack : NSObject
@end
@implementation __ObjC_Protocol_Holder_Ugly_Hack
@end

static Class any_class;

static Class class_of_unknown_name(const char* name) {
  return strcmp(name, any_object) == 0 ? any_class : Nil;
}

// As libobjc4's own matcher, and any object for any_class.
static int matches(Class wanted, id exception) {
  if (wanted == Nil || wanted == any_class) return 1;  // Nil: @finally
  for (Class c = object_getClass(exception); c != Nil; c = class_getSuperclass(c)) {
    if (c == wanted) return 1;
  }
  return 0;
}

// A thread without a pool gets one, which ends with the thread, as on a Mac.
static id (*autorelease_of_foundation)(id self, SEL selector);
static id autorelease(id self, SEL selector) {
  const NSThread* thread = GSCurrentThread();
  if (thread != nil && thread->_autorelease_vars.current_pool == nil) (void)[[NSAutoreleasePool alloc] init];
  return autorelease_of_foundation(self, selector);
}

__attribute__((constructor)) static void take_autorelease(void) {
  const Method of = class_getInstanceMethod(objc_getClass("NSObject"), sel_registerName("autorelease"));
  *(void**)&autorelease_of_foundation = (void*)method_setImplementation(of, (IMP)(void*)autorelease);
}

__attribute__((constructor)) static void take_catches(void) {
  any_class = objc_allocateClassPair(objc_getClass("NSObject"), "PewterAnyObject", 0);
  objc_registerClassPair(any_class);
  objc_setGetUnknownClassHandler(class_of_unknown_name);
  objc_setExceptionMatcher(matches);
}
