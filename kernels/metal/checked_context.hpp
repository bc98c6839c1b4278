// What a thread of a kernel in checked mode has besides simdgroup_context: whom it asks before an access.
#pragma once

#include "kernels/metal/simdgroup_context.hpp"

namespace pewter::metal {

struct checked_context : simdgroup_context {
  /// Returns where the access may go: `address`, or memory that nobody reads if it lies out of bounds.
  /// @param site of the access, by the kernel's list of sites
  /// @param base of the thread's array or of the constant table that is accessed, else null
  /// @param value that is stored, or null
  void* (*check)(simdgroup_context*, void* address, std::uint64_t bytes, std::uint32_t site, const void* base,
                 const void* value);
};
/// Where generated code finds `check`.
inline constexpr std::size_t check_offset = sizeof(simdgroup_context);
static_assert(sizeof(checked_context) == check_offset + sizeof(void*));

}  // namespace pewter::metal
