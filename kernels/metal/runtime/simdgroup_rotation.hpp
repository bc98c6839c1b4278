// The SIMD groups of a threadgroup in turn on one host thread, each with a stack of its own, from barrier to
// barrier.
//
// A barrier passes the turn to the next SIMD group that has not returned; when the turn comes round, all have
// arrived. Stacks live as long as the host thread and serve all threadgroups of a dispatch, one after the
// other. Compiled kernels throw nothing.
#pragma once

#include <cstdint>

#include "kernels/metal/simdgroup_context.hpp"

namespace pewter::metal {

/// What a rotation runs: SIMD group `index` of the threadgroup that `next` has last begun.
struct rotation_work {
  void* self;
  /// Begins the next threadgroup of `simdgroups` SIMD groups; false: there is none.
  bool (*next)(void* self);
  /// @param rotation for the SIMD group's context
  void (*run)(void* self, std::uint32_t index, void* rotation);
};

/// Runs threadgroups until `next` says that there is none; the first has been begun.
void rotate_simdgroups(const rotation_work&, std::uint32_t simdgroups);

/// The barrier of a SIMD group that rotates: for simdgroup_context::barrier.
void rotation_barrier(simdgroup_context*);

}  // namespace pewter::metal
