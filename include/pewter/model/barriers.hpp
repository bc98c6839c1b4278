// Metal's barriers, for free-form kernels and whatever they call. In kernels of phases the end of a phase is
// the barrier.
#pragma once

#include "pewter/check.hpp"
#include "pewter/model/fiber.hpp"
#include "pewter/model/mem_flags.hpp"

namespace pewter {

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
