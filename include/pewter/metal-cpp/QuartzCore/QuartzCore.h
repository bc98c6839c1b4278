// What C++ programs have of Apple's header of this name: the clock by which they measure.
#pragma once

#include <chrono>

#include "../objc/types.hpp"

/// Seconds of a clock that never goes back.
inline CFTimeInterval CACurrentMediaTime() {
  return std::chrono::duration<CFTimeInterval>(std::chrono::steady_clock::now().time_since_epoch()).count();
}
