// The clock by which programs measure.
#pragma once

#import <Foundation/Foundation.h>

#include <time.h>

/// Seconds of a clock that never goes back.
static inline CFTimeInterval CACurrentMediaTime(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (CFTimeInterval)now.tv_sec + 1e-9 * (CFTimeInterval)now.tv_nsec;
}
