// The clock by which programs measure.
#pragma once

#import <Foundation/Foundation.h>
#import <dispatch/dispatch.h>

/// Seconds of a clock that never goes back: libdispatch's, as <time.h> has it not in strict C.
static inline CFTimeInterval CACurrentMediaTime(void) {
  return 1e-9 * (CFTimeInterval)dispatch_time(DISPATCH_TIME_NOW, 0);
}
