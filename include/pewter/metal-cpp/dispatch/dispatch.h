/* What Metal's interface takes of libdispatch: data and serial queues. A queue of this header is only a
   label; Metal's notifications run on their own threads. */
#ifndef PEWTER_DISPATCH_H
#define PEWTER_DISPATCH_H

#include <stddef.h>
#include <stdlib.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct dispatch_data_s* dispatch_data_t;
typedef struct dispatch_queue_s* dispatch_queue_t;
typedef struct dispatch_queue_attr_s* dispatch_queue_attr_t;
#ifdef __BLOCKS__
typedef void (^dispatch_block_t)(void);
#else
typedef void (*dispatch_block_t)(void);
#endif

dispatch_data_t pewter_dispatch_data_create(const void* bytes, size_t size);
size_t pewter_dispatch_data_get_size(dispatch_data_t data);
const void* pewter_dispatch_data_get_bytes(dispatch_data_t data);
dispatch_queue_t pewter_dispatch_queue_create(const char* label);
void* pewter_NSObject_retain(void* object);
void pewter_NSObject_release(void* object);

#define DISPATCH_DATA_DESTRUCTOR_DEFAULT ((dispatch_block_t)0)
#define DISPATCH_DATA_DESTRUCTOR_FREE ((dispatch_block_t)1)
#define DISPATCH_QUEUE_SERIAL ((dispatch_queue_attr_t)0)

/* A copy of the bytes; a destructor is called at once, since they are not needed longer. */
static inline dispatch_data_t dispatch_data_create(const void* bytes, size_t size, dispatch_queue_t queue,
                                                   dispatch_block_t destructor) {
  dispatch_data_t data = pewter_dispatch_data_create(bytes, size);
  (void)queue;
  if (destructor == DISPATCH_DATA_DESTRUCTOR_FREE) {
    free((void*)bytes);
  } else if (destructor != DISPATCH_DATA_DESTRUCTOR_DEFAULT) {
    destructor();
  }
  return data;
}

static inline size_t dispatch_data_get_size(dispatch_data_t data) {
  return pewter_dispatch_data_get_size(data);
}

/* The same data once more, whose bytes lie in one piece, as they always do here. */
static inline dispatch_data_t dispatch_data_create_map(dispatch_data_t data, const void** bytes,
                                                       size_t* size) {
  if (bytes != NULL) *bytes = pewter_dispatch_data_get_bytes(data);
  if (size != NULL) *size = pewter_dispatch_data_get_size(data);
  return (dispatch_data_t)pewter_NSObject_retain(data);
}

static inline dispatch_queue_t dispatch_queue_create(const char* label, dispatch_queue_attr_t attributes) {
  (void)attributes;
  return pewter_dispatch_queue_create(label);
}

static inline void dispatch_retain(void* object) { pewter_NSObject_retain(object); }
static inline void dispatch_release(void* object) { pewter_NSObject_release(object); }

#ifdef __cplusplus
}
#endif
#endif
