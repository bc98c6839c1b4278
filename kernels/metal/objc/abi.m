// What clang's code for -fobjc-runtime=gnustep-1.9 asks of the runtime and GCC's libobjc4 does not have:
// modules of version 9 (whose instance variables have places known at load time, and whose protocols are of
// version 3), super calls by slots, accessors by kind, exceptions and autorelease pools. README.md says why
// this runtime is used.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#import "kernels/metal/objc/module.h"

// id, SEL and IMP are Objective-C's own words.
typedef void (*method)(void);

enum { PROTOCOL_OF_GCC = 2, PROTOCOL_OF_CLANG = 3, CLASS_OF_CLANG = 0x10, RESOLVED = 0x8 };

void* objc_lookUpClass(const char* name);
void objc_exception_throw(id exception) __attribute__((noreturn));
int strcmp(const char* a, const char* b);

static void load_protocol(struct protocol* one);

static void load_protocols(struct protocol_list* list) {
  for (; list != NULL; list = list->next) {
    for (size_t i = 0; i < list->count; ++i) load_protocol(list->list[i]);
  }
}

static void load_protocol(struct protocol* one) {
  if (one == NULL || (uintptr_t)one->isa != PROTOCOL_OF_CLANG) return;
  one->isa = (void*)(uintptr_t)PROTOCOL_OF_GCC;
  load_protocols(one->inherited);
}

// Classes whose superclass a later module has.
static struct class** waiting;
static size_t waiting_count, waiting_room;

static struct class* known_class(const char* name, const struct symbols* own) {
  for (unsigned i = 0; own != NULL && i < own->class_count; ++i) {
    struct class* one = own->definitions[i];
    if (strcmp(one->name, name) == 0) return one;
  }
  for (size_t i = 0; i < waiting_count; ++i) {
    if (strcmp(waiting[i]->name, name) == 0) return waiting[i];
  }
  return objc_lookUpClass(name);
}

// Gives a class of clang its size and its instance variables their places, behind its superclass'. False:
// that is not known yet.
static bool place(struct class* one, const struct symbols* own) {
  if (one->instance_size > 0) return true;  // of GCC, or placed
  long start = 0;
  if (one->super != NULL) {
    struct class* super = (one->info & RESOLVED) != 0 ? one->super : known_class(one->super, own);
    if (super == NULL || !place(super, own)) return false;
    start = super->instance_size;
  }
  const int count = one->ivars == NULL || one->instance_size == 0 ? 0 : one->ivars->count;
  if (count != 0) start = (start + 15) / 16 * 16;  // whatever alignment its first variable needs
  one->instance_size = start - one->instance_size;
  for (int i = 0; i < count; ++i) {
    one->ivars->list[i].offset += (int)start;
    if (one->ivar_offsets != NULL) *one->ivar_offsets[i] = one->ivars->list[i].offset;
  }
  return true;
}

static void place_later(struct class* one) {
  if (waiting_count == waiting_room) {
    waiting_room = 2 * waiting_room + 16;
    waiting = realloc(waiting, waiting_room * sizeof *waiting);
    if (waiting == NULL) abort();
  }
  waiting[waiting_count++] = one;
}

static void place_those_that_wait(const struct symbols* own) {
  for (bool found = true; found;) {
    found = false;
    for (size_t i = 0; i < waiting_count; ++i) {
      if (!place(waiting[i], own)) continue;
      waiting[i--] = waiting[--waiting_count];
      found = true;
    }
  }
}

static void load_symbols(struct symbols* own) {
  for (unsigned i = 0; i < own->class_count; ++i) {
    struct class* one = own->definitions[i];
    load_protocols(one->protocols);
    one->info &= ~(unsigned long)CLASS_OF_CLANG;  // to GCC: still made by hand
    one->isa->info &= ~(unsigned long)CLASS_OF_CLANG;
    if (!place(one, own)) place_later(one);
  }
  for (unsigned i = 0; i < own->category_count; ++i) {
    load_protocols(((struct category*)own->definitions[own->class_count + i])->protocols);
  }
  struct static_instances** statics = own->definitions[own->class_count + own->category_count];
  for (; statics != NULL && *statics != NULL; ++statics) {
    if (strcmp((*statics)->class_name, "Protocol") != 0) continue;
    for (void** p = (*statics)->instances; *p != NULL; ++p) load_protocol(*p);
  }
}

// Every module of every library is told here first, since this library comes before libobjc4.
void __objc_exec_class(struct module* one) {
  static void (*load)(struct module*);
  if (load == NULL) *(void**)&load = dlsym(RTLD_NEXT, "__objc_exec_class");
  if (load == NULL) {
    fprintf(stderr, "pewter: libobjc.so.4 is not loaded behind libpewter_metal_objc\n");
    abort();
  }
  if (one->version > MODULE_OF_GCC) {
    if (one->symbols != NULL) load_symbols(one->symbols);
    one->version = MODULE_OF_GCC;
    one->size = sizeof *one;
  }
  if (waiting_count != 0) place_those_that_wait(one->symbols);
  load(one);
}

struct super_call {
  id self;
  struct class* super;
};
struct slot {
  struct class* owner;
  struct class* cached_for;
  const char* types;
  int version;
  method method;
};
method objc_msg_lookup_super(struct super_call* call, SEL selector);

// The caller reads the method at once.
struct slot* objc_slot_lookup_super(struct super_call* call, SEL selector) {
  static _Thread_local struct slot found;
  found.method = objc_msg_lookup_super(call, selector);
  return &found;
}

void objc_setProperty(id self, SEL selector, ptrdiff_t offset, id value, signed char is_atomic,
                      signed char is_copy);
void objc_setProperty_atomic(id self, SEL s, id value, ptrdiff_t offset) {
  objc_setProperty(self, s, offset, value, 1, 0);
}
void objc_setProperty_nonatomic(id self, SEL s, id value, ptrdiff_t offset) {
  objc_setProperty(self, s, offset, value, 0, 0);
}
void objc_setProperty_atomic_copy(id self, SEL s, id value, ptrdiff_t offset) {
  objc_setProperty(self, s, offset, value, 1, 1);
}
void objc_setProperty_nonatomic_copy(id self, SEL s, id value, ptrdiff_t offset) {
  objc_setProperty(self, s, offset, value, 0, 1);
}

// With libobjc4 a handler gets the thrown object, and cleanups on the way get the unwinder's header.
void* objc_begin_catch(void* exception) { return exception; }
void objc_end_catch(void) {}
void objc_exception_rethrow(void* exception) { objc_exception_throw(exception); }

int __gnu_objc_personality_v0(int version, int actions, uint64_t kind, void* exception, void* context);
int __gnustep_objc_personality_v0(int version, int actions, uint64_t kind, void* exception, void* context) {
  return __gnu_objc_personality_v0(version, actions, kind, exception, context);
}
// Objective-C++: C++'s exceptions are caught, Objective-C's pass through.
int __gxx_personality_v0(int version, int actions, uint64_t kind, void* exception, void* context);
int __gnustep_objcxx_personality_v0(int version, int actions, uint64_t kind, void* exception, void* context) {
  return __gxx_personality_v0(version, actions, kind, exception, context);
}
