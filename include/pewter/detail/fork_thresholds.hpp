// From how much work on host threads take part: dispatch decides by it, and plans foresee what it decides.
// Why: include/pewter/model/dispatch.md#when-to-fork.
#pragma once

namespace pewter::detail {

/// Less work than this in all is not worth a fork: twice its cost.
inline constexpr double fork_pays_from_nanoseconds = 2000;
/// Work per dispatch from which a batch is worth a team: apart from the barriers, workers fetch what the
/// dispatch before wrote from each other's caches.
inline constexpr double batched_dispatch_pays_from_nanoseconds = 4000;
/// Time saved from which it pays to share each threadgroup: that costs a fork, and a barrier a phase.
inline constexpr double sharing_pays_from_nanoseconds = 5000;

}  // namespace pewter::detail
