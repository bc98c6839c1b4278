// The order in which a host thread runs a threadgroup's SIMD groups. A right kernel's results do not depend
// on it. Checked mode tries others: scripts/check-kernel --seeds runs a user's program in each, by
// PEWTER_CHECK_TRY=seed=N (check_try.ipp).
#pragma once

#include <cstdint>

namespace pewter::detail {

/// The order for all later dispatches of the process. 0: by index; else the seed of another order.
#if defined(PEWTER_COMPILED)
extern std::uint32_t simdgroup_order;
#else
inline constinit std::uint32_t simdgroup_order = 0;
#endif

inline __attribute__((always_inline)) std::uint32_t order_of_simdgroups() {
  return __atomic_load_n(&simdgroup_order, __ATOMIC_RELAXED);
}

}  // namespace pewter::detail
