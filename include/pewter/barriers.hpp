// Metal's barriers, for free-form kernels and whatever they call. In kernels of phases the end of a phase is
// the barrier.
#pragma once

#include "pewter/check.hpp"
#include "pewter/fiber.hpp"

namespace pewter {

/// Which memory a barrier orders. Here every barrier orders all of it; checked mode goes by the flags.
enum class mem_flags : std::uint8_t { mem_none = 0, mem_device = 1, mem_threadgroup = 2, mem_texture = 4 };
PEWTER_INLINE constexpr mem_flags operator|(mem_flags a, mem_flags b) {
  return static_cast<mem_flags>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

/// Returns once all SIMD groups of the threadgroup that have not returned have called it as often.
/// @throws error outside of a free-form kernel
PEWTER_INLINE void threadgroup_barrier([[maybe_unused]] mem_flags flags = mem_flags::mem_threadgroup,
                                       call_site site = {__builtin_FILE(), __builtin_LINE()}) {
  PEWTER_CHECKED(const detail::checked_barrier scope(0, detail::fibers_here(), static_cast<unsigned>(flags));)
  if (!detail::barrier_by_turns(site, "threadgroup_barrier")) fiber_barrier(site);
}
/// The lanes of a SIMD group go together: nothing to wait for.
PEWTER_INLINE void simdgroup_barrier(mem_flags = mem_flags::mem_threadgroup) {}

}  // namespace pewter
