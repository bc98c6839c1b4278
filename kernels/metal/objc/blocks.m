// Blocks are objects: they are sent messages and kept in collections. A block's first word is the address of
// an array, one for each place where blocks lie; here these are classes. gnustep-base has an array and
// functions of the same names for blocks of its own: this library, which comes first, has all of them and
// calls libBlocksRuntime's functions.
#define _GNU_SOURCE
#include <Block.h>
#import <Foundation/Foundation.h>

#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#import "kernels/metal/objc/module.h"

enum { WORDS_OF_ARRAY = 32 };
void* _NSConcreteStackBlock[WORDS_OF_ARRAY];
void* _NSConcreteMallocBlock[WORDS_OF_ARRAY];
void* _NSConcreteGlobalBlock[WORDS_OF_ARRAY];

static void* of_blocks_runtime(const char* name) {
  void* library = dlopen("libBlocksRuntime.so.0", RTLD_LAZY);
  void* found = library == NULL ? NULL : dlsym(library, name);
  if (found == NULL) {
    fprintf(stderr, "pewter: %s is not found in libBlocksRuntime.so.0\n", name);
    abort();
  }
  return found;
}

void* _Block_copy(const void* block) {
  static void* (*function)(const void* block);
  if (function == NULL) *(void**)&function = of_blocks_runtime("_Block_copy");
  return function(block);
}
void _Block_release(const void* block) {
  static void (*function)(const void* block);
  if (function == NULL) *(void**)&function = of_blocks_runtime("_Block_release");
  function(block);
}

// A captured object lives as long as the block; libBlocksRuntime leaves it alone.
enum { CAPTURED_OBJECT = 3 };

void _Block_object_assign(void* to, const void* object, const int kind) {
  static void (*function)(void* to, const void* object, const int kind);
  if (kind == CAPTURED_OBJECT) {
    *(id*)to = [(id)object retain];
    return;
  }
  if (function == NULL) *(void**)&function = of_blocks_runtime("_Block_object_assign");
  function(to, object, kind);
}
void _Block_object_dispose(const void* object, const int kind) {
  static void (*function)(const void* object, const int kind);
  if (kind == CAPTURED_OBJECT) return [(id)object release];
  if (function == NULL) *(void**)&function = of_blocks_runtime("_Block_object_dispose");
  function(object, kind);
}

// The superclass that a block's class names.
@interface PewterBlock : NSObject
@end

// The flags tell: a copy keeps the first word of what was copied.
static bool is_on_stack(id block) {
  enum { ON_HEAP = 1 << 24, GLOBAL = 1 << 28 };
  const struct {
    void* isa;
    int flags;
  }* header = (void*)block;
  return (header->flags & (ON_HEAP | GLOBAL)) == 0;
}

@implementation PewterBlock
- (id)retain {
  return is_on_stack(self) ? self : _Block_copy(self);
}
- (oneway void)release {
  if (!is_on_stack(self)) _Block_release(self);
}
- (id)copy {
  return _Block_copy(self);
}
- (id)copyWithZone:(NSZone*)zone {
  (void)zone;
  return _Block_copy(self);
}
- (NSUInteger)retainCount {
  return 1;
}
- (BOOL)retainWeakReference {
  [self retain];
  return YES;
}
@end

static void make_class(void* array, struct class* meta, const char* name) {
  enum { IS_CLASS = 1, IS_META = 2, HEADER_OF_BLOCK = 32 };
  *meta =
      (struct class){.isa = (void*)"NSObject", .super = (void*)"PewterBlock", .name = name, .info = IS_META};
  meta->instance_size = offsetof(struct class, abi_version);
  struct class* made = array;
  *made = (struct class){.isa = meta, .super = (void*)"PewterBlock", .name = name, .info = IS_CLASS};
  made->instance_size = HEADER_OF_BLOCK;
}

// Before any program's code: a library is initialised before those that it is linked to.
__attribute__((constructor)) static void make_classes(void) {
  _Static_assert(sizeof(struct class) <= WORDS_OF_ARRAY * sizeof(void*), "a class lies in a block's array");
  enum { CLASSES = 3 };
  struct symbols* symbols =
      calloc(1, sizeof *symbols + (CLASSES + 1) * sizeof(void*));  // no static instances
  if (symbols == NULL) abort();
  symbols->class_count = CLASSES;
  static struct class metas[CLASSES];
  static struct module module = {.version = MODULE_OF_GCC, .size = sizeof module, .name = "blocks"};
  void* const arrays[] = {_NSConcreteStackBlock, _NSConcreteMallocBlock, _NSConcreteGlobalBlock};
  const char* const names[] = {"__NSStackBlock__", "__NSMallocBlock__", "__NSGlobalBlock__"};
  for (int i = 0; i < CLASSES; ++i) {
    make_class(arrays[i], &metas[i], names[i]);
    symbols->definitions[i] = arrays[i];
  }
  module.symbols = symbols;
  __objc_exec_class(&module);
}
