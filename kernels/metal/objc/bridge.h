// What the generated classes are written with: objects and values from Objective-C to the flat C functions
// and back.
#pragma once

#include <alloca.h>

#import <Foundation/Foundation.h>
#import <Metal/PewterObject.h>
#include <dispatch/dispatch.h>

#include "pewter/metal-cpp/pewter_metal_host.h"

// The Objective-C object of a C object. own: a reference of the caller's goes over and one is returned;
// borrow: neither. Strings, arrays, errors and the like become Foundation's, by value.
id pewter_own(void* object);
id pewter_borrow(void* object);

// The C object behind one of Metal's; nil: NULL. What others made is refused by NSInvalidArgumentException.
void* pewter_object(id object);
// A C object with the value of one of Foundation's, autoreleased in C's pools.
void* pewter_from(id object);
// What an object remembers is another one, or nil.
void pewter_keep(PewterObject* object, id kept);
void* pewter_dispatch_object(dispatch_data_t data);
void** pewter_objects(id const* objects, NSUInteger count, void** to);
#define PEWTER_ARRAY(objects, count) pewter_objects(objects, count, alloca(((count) + 1) * sizeof(void*)))

// A block as what a C function is given: the copy, and what ends it.
void* pewter_block(id block);
void pewter_block_release(void* block);

// Between the structs of both sides, which are laid out alike.
#define PEWTER_AS(To, value)                                               \
  ({                                                                       \
    const __typeof__(value) given = (value);                               \
    To made;                                                               \
    _Static_assert(sizeof made == sizeof given, "structs of two layouts"); \
    __builtin_memcpy(&made, &given, sizeof made);                          \
    made;                                                                  \
  })

void* pewter_open_pool(void);
void pewter_drain_pool(void** pool);
void pewter_drain_callback(NSAutoreleasePool** pool);
// A pool of C's to the end of the block, and one of Foundation's where C calls back, perhaps on a thread of
// its own.
#define PEWTER_POOL void* pool __attribute__((cleanup(pewter_drain_pool), unused)) = pewter_open_pool()
#define PEWTER_CALLBACK                                                             \
  NSAutoreleasePool* pool __attribute__((cleanup(pewter_drain_callback), unused)) = \
      [[NSAutoreleasePool alloc] init]
