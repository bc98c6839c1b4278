// Mach's clock, by which programs measure: libdispatch's, in nanoseconds.
#pragma once

#include <dispatch/dispatch.h>
#include <stdint.h>

typedef int kern_return_t;
#define KERN_SUCCESS 0

typedef struct mach_timebase_info {
  uint32_t numer;
  uint32_t denom;
} mach_timebase_info_data_t;
typedef mach_timebase_info_data_t* mach_timebase_info_t;

static inline uint64_t mach_absolute_time(void) { return dispatch_time(DISPATCH_TIME_NOW, 0); }

/// Nanoseconds are time * numer / denom.
static inline kern_return_t mach_timebase_info(mach_timebase_info_t info) {
  info->numer = info->denom = 1;
  return KERN_SUCCESS;
}
