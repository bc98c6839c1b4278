// mbarriers as plain words: what arrives, what is expected, and who waits. This layer knows nothing of lanes.
//
// A phase of an mbarrier is complete once as many threads have arrived as it was initialised with and as many
// bytes have been copied as were expected; the next phase begins at once. Phases are told apart by their
// lowest bit: waiting for phase p ends once the mbarrier is not in a phase p.
#pragma once

#include <cstddef>

#include "pewter/detail/free_form.hpp"

namespace pewter::detail {

/// An mbarrier as one SIMD group knows it.
struct mbarrier_handle {
  mbarrier_state* state;
  std::uint32_t stage, stages;  ///< which of those that were allocated together
  call_site allocated;
};

/// The first of `stages` mbarriers in a row, none of them initialised: the SIMD group's n-th call gives what
/// the other ones' n-th calls give.
/// @throws error for more than 64 in all, or if another SIMD group's n-th call was another one
PEWTER_ONCE mbarrier_handle allocate_mbarriers(free_form_place&, std::uint32_t stages, call_site);
/// Another one of a row, by its index.
/// @throws error if there is none
PEWTER_ONCE mbarrier_handle mbarrier_at(const mbarrier_handle& first, std::uint32_t stage, call_site);

/// @param count of threads that arrive in each phase, 1 to 65535
/// @throws error if it is initialised already
PEWTER_ONCE void init(const mbarrier_handle&, std::uint32_t count, call_site);

/// `threads` arrive, which expect copies of `bytes` in all.
/// @param function of the caller, for errors
/// @throws error if it is not initialised, or if the phase expects fewer threads
PEWTER_ONCE void arrive(const mbarrier_handle&, std::uint32_t threads, std::size_t bytes,
                        const char* function, call_site);

/// Returns once the mbarrier is in a phase other than `phase`, 0 or 1.
/// @throws error if it is not initialised
PEWTER_ONCE void wait(const mbarrier_handle&, std::uint32_t phase, call_site);

/// Rows of elements of this many bytes in all, a stride apart.
struct copied_rows {
  std::size_t rows, bytes;
  std::size_t to_stride, from_stride;
};
/// Copies from anywhere into threadgroup memory, and completes the bytes on the mbarrier.
/// @throws error if it is not initialised, or if not all goes into threadgroup memory
PEWTER_ONCE void copy_async(const free_form_place&, void* to, const void* from, const copied_rows&,
                            const mbarrier_handle&, call_site);

}  // namespace pewter::detail

#if !defined(PEWTER_COMPILED)
#include "pewter/detail/mbarrier.ipp"
#endif
