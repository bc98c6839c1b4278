// A part of libdispatch: queues, groups, semaphores, once, apply, after, time and data. Sources, IO and
// queue-specific values are not here. Each object is also an Objective-C object, which may be retained,
// released and kept in collections.
#ifndef PEWTER_OBJC_DISPATCH_H
#define PEWTER_OBJC_DISPATCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <time.h>

#ifdef __OBJC__
#import <Foundation/NSObject.h>
#define PEWTER_DISPATCH_TYPE(name) \
  @protocol OS_                    \
  ##name<NSObject> @end            \
  typedef NSObject<OS_##name>* name##_t
typedef id dispatch_object_t;
#define PEWTER_DISPATCH_OWNED NS_RETURNS_RETAINED
#else
#define PEWTER_DISPATCH_OWNED
#define PEWTER_DISPATCH_TYPE(name) typedef struct name##_s* name##_t
typedef void* dispatch_object_t;
#endif

PEWTER_DISPATCH_TYPE(dispatch_queue);
PEWTER_DISPATCH_TYPE(dispatch_queue_attr);
PEWTER_DISPATCH_TYPE(dispatch_group);
PEWTER_DISPATCH_TYPE(dispatch_semaphore);
PEWTER_DISPATCH_TYPE(dispatch_data);

typedef uint64_t dispatch_time_t;
typedef long dispatch_once_t;
typedef void (*dispatch_function_t)(void* context);
typedef unsigned int dispatch_qos_class_t;
typedef unsigned int qos_class_t;
#ifdef __BLOCKS__
typedef void (^dispatch_block_t)(void);
typedef bool (^dispatch_data_applier_t)(dispatch_data_t region, size_t offset, const void* bytes,
                                        size_t size);
#endif

#define NSEC_PER_SEC 1000000000ull
#define NSEC_PER_MSEC 1000000ull
#define NSEC_PER_USEC 1000ull
#define USEC_PER_SEC 1000000ull
#define DISPATCH_TIME_NOW ((dispatch_time_t)0)
#define DISPATCH_TIME_FOREVER (~(dispatch_time_t)0)

#define DISPATCH_QUEUE_PRIORITY_HIGH 2
#define DISPATCH_QUEUE_PRIORITY_DEFAULT 0
#define DISPATCH_QUEUE_PRIORITY_LOW (-2)
#define DISPATCH_QUEUE_PRIORITY_BACKGROUND INT16_MIN
#define QOS_CLASS_USER_INTERACTIVE 0x21u
#define QOS_CLASS_USER_INITIATED 0x19u
#define QOS_CLASS_DEFAULT 0x15u
#define QOS_CLASS_UTILITY 0x11u
#define QOS_CLASS_BACKGROUND 0x09u
#define QOS_CLASS_UNSPECIFIED 0x00u

#define DISPATCH_QUEUE_SERIAL ((dispatch_queue_attr_t)0)
#define DISPATCH_QUEUE_CONCURRENT pewter_dispatch_concurrent()
#define DISPATCH_TARGET_QUEUE_DEFAULT ((dispatch_queue_t)0)
#define DISPATCH_APPLY_AUTO ((dispatch_queue_t)0)
#define DISPATCH_CURRENT_QUEUE_LABEL ((dispatch_queue_t)0)
#define DISPATCH_DATA_DESTRUCTOR_DEFAULT ((dispatch_block_t)0)
#define DISPATCH_DATA_DESTRUCTOR_FREE pewter_dispatch_free()
#define DISPATCH_DATA_DESTRUCTOR_MUNMAP pewter_dispatch_munmap()
#define dispatch_data_empty pewter_dispatch_no_data()

#ifdef __cplusplus
extern "C" {
#endif

#if !defined(__OBJC__) || !__has_feature(objc_arc)
void dispatch_retain(dispatch_object_t object);
void dispatch_release(dispatch_object_t object);
#endif

dispatch_queue_attr_t pewter_dispatch_concurrent(void);
dispatch_queue_attr_t dispatch_queue_attr_make_with_qos_class(dispatch_queue_attr_t attributes,
                                                              dispatch_qos_class_t kind, int priority);
dispatch_queue_t dispatch_queue_create(const char* label,
                                       dispatch_queue_attr_t attributes) PEWTER_DISPATCH_OWNED;
dispatch_queue_t dispatch_queue_create_with_target(const char* label, dispatch_queue_attr_t attributes,
                                                   dispatch_queue_t target) PEWTER_DISPATCH_OWNED;
dispatch_queue_t dispatch_get_global_queue(intptr_t kind, uintptr_t flags);
// Its blocks run where the main thread runs its NSRunLoop, or dispatch_main.
dispatch_queue_t dispatch_get_main_queue(void);
void dispatch_main(void) __attribute__((noreturn));
const char* dispatch_queue_get_label(dispatch_queue_t queue);

void dispatch_async_f(dispatch_queue_t queue, void* context, dispatch_function_t work);
void dispatch_sync_f(dispatch_queue_t queue, void* context, dispatch_function_t work);
void dispatch_barrier_async_f(dispatch_queue_t queue, void* context, dispatch_function_t work);
void dispatch_barrier_sync_f(dispatch_queue_t queue, void* context, dispatch_function_t work);
void dispatch_apply_f(size_t count, dispatch_queue_t queue, void* context,
                      void (*work)(void* context, size_t index));
void dispatch_after_f(dispatch_time_t when, dispatch_queue_t queue, void* context, dispatch_function_t work);
void dispatch_once_f(dispatch_once_t* once, void* context, dispatch_function_t work);

dispatch_time_t dispatch_time(dispatch_time_t when, int64_t nanoseconds);
dispatch_time_t dispatch_walltime(const struct timespec* when, int64_t nanoseconds);

dispatch_group_t dispatch_group_create(void) PEWTER_DISPATCH_OWNED;
void dispatch_group_enter(dispatch_group_t group);
void dispatch_group_leave(dispatch_group_t group);
intptr_t dispatch_group_wait(dispatch_group_t group, dispatch_time_t until);
void dispatch_group_async_f(dispatch_group_t group, dispatch_queue_t queue, void* context,
                            dispatch_function_t work);
void dispatch_group_notify_f(dispatch_group_t group, dispatch_queue_t queue, void* context,
                             dispatch_function_t work);

dispatch_semaphore_t dispatch_semaphore_create(intptr_t value) PEWTER_DISPATCH_OWNED;
intptr_t dispatch_semaphore_wait(dispatch_semaphore_t semaphore, dispatch_time_t until);
intptr_t dispatch_semaphore_signal(dispatch_semaphore_t semaphore);

dispatch_data_t pewter_dispatch_no_data(void);
size_t dispatch_data_get_size(dispatch_data_t data);
dispatch_data_t dispatch_data_create_map(dispatch_data_t data, const void** bytes,
                                         size_t* size) PEWTER_DISPATCH_OWNED;
dispatch_data_t dispatch_data_create_concat(dispatch_data_t first,
                                            dispatch_data_t second) PEWTER_DISPATCH_OWNED;
dispatch_data_t dispatch_data_create_subrange(dispatch_data_t data, size_t offset,
                                              size_t length) PEWTER_DISPATCH_OWNED;

#ifdef __BLOCKS__
void dispatch_async(dispatch_queue_t queue, dispatch_block_t block);
void dispatch_sync(dispatch_queue_t queue, dispatch_block_t block);
void dispatch_async_and_wait(dispatch_queue_t queue, dispatch_block_t block);
void dispatch_barrier_async(dispatch_queue_t queue, dispatch_block_t block);
void dispatch_barrier_sync(dispatch_queue_t queue, dispatch_block_t block);
void dispatch_apply(size_t count, dispatch_queue_t queue, void (^block)(size_t index));
void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block);
void dispatch_once(dispatch_once_t* once, dispatch_block_t block);
void dispatch_group_async(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block);
void dispatch_group_notify(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block);
dispatch_block_t pewter_dispatch_free(void);
dispatch_block_t pewter_dispatch_munmap(void);
// With a destructor of the caller's, the bytes are used in place until it is called; with DEFAULT they are
// copied.
dispatch_data_t dispatch_data_create(const void* bytes, size_t size, dispatch_queue_t queue,
                                     dispatch_block_t destructor) PEWTER_DISPATCH_OWNED;
bool dispatch_data_apply(dispatch_data_t data, dispatch_data_applier_t applier);
#endif

#ifdef __cplusplus
}
#endif
#endif
