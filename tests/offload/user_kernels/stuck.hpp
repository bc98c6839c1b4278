// A free-form kernel whose SIMD groups wait for each other for ever.
#pragma once

#include <cstdint>

#include "pewter/launch.hpp"

namespace pewter_test {

/// What SIMD group 0 waits for while the others are at the threadgroup's barrier.
enum class stuck_at : std::uint32_t { nothing, mbarrier, barrier_of_two };

struct stuck_arguments {
  std::uint32_t* y;  ///< (1): 1 behind the barrier
  stuck_at where;
};
void run_stuck(const stuck_arguments&, const pewter::launch&);

}  // namespace pewter_test
