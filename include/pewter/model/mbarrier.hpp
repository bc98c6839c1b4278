// mbarriers: what a producer and its consumers wait for, in free-form kernels, and copies that complete them.
//
// An mbarrier counts threads that arrive and bytes that are copied. Once as many threads have arrived as it
// was initialised with, and all expected bytes are there, it is in its next phase. wait(p) returns once it is
// not in a phase whose lowest bit is p. Phases begin with 0, so that consumers begin to wait for 0, and
// producers, to whom all stages of a ring are free, for 1:
//
//   mbarriers full = mbarriers::alloc(sg, stages), empty = mbarriers::alloc(sg, stages);
//   producer: empty[s].wait(phase ^ 1); full[s].arrive_and_expect_tx(sg, bytes); copy_async(sg, ...,
//   full[s]); consumer: full[s].wait(phase); ... use stage s ...; empty[s].arrive(sg);
#pragma once

#if defined(PEWTER_GPU)
#include "pewter/model/gpu/mbarrier.hpp"
#else
#include "pewter/detail/mbarrier.hpp"
#include "pewter/model/free_form.hpp"
#endif

PEWTER_BEGIN_TARGET_NAMESPACE

/// A copy's source must not change until the mbarrier's phase has ended. Threads are a SIMD group's active
/// lanes: a whole SIMD group arrives as 32.
class mbarrier {
 public:
  PEWTER_INLINE explicit mbarrier(const detail::mbarrier_handle& handle) : handle_(handle) {}

  /// One thread calls it; a barrier must follow before any use of the mbarrier.
  /// @param count of threads that arrive in a phase, 1 to 65535
  PEWTER_INLINE void init(std::uint32_t count, call_site site = {__builtin_FILE(), __builtin_LINE()}) const {
    detail::init(handle_, count, site);
  }
  PEWTER_INLINE void arrive(lane_mask threads, call_site site = {__builtin_FILE(), __builtin_LINE()}) const {
    PEWTER_CHECKED(detail::check_release(handle_.state);)
    detail::arrive(handle_, count(threads), 0, "mbarrier::arrive", site);
  }
  /// Arrives, and makes the phase last until copies of `bytes` in all have completed.
  PEWTER_INLINE void arrive_and_expect_tx(lane_mask threads, std::size_t bytes,
                                          call_site site = {__builtin_FILE(), __builtin_LINE()}) const {
    PEWTER_CHECKED(detail::check_release(handle_.state);)
    detail::arrive(handle_, count(threads), bytes, "mbarrier::arrive_and_expect_tx", site);
  }
  /// @param phase 0 or 1
  PEWTER_INLINE void wait(std::uint32_t phase, call_site site = {__builtin_FILE(), __builtin_LINE()}) const {
    detail::wait(handle_, phase, site);
    PEWTER_CHECKED(detail::check_acquire(handle_.state);)
  }
  PEWTER_INLINE const detail::mbarrier_handle& handle() const { return handle_; }

 private:
  detail::mbarrier_handle handle_;
};

/// A row of mbarriers in threadgroup memory's company, one for each stage of a ring.
class mbarriers {
 public:
  /// All SIMD groups of the threadgroup make the same allocations in the same order, before they part; 64
  /// mbarriers in all.
  PEWTER_INLINE static mbarriers alloc(const simdgroup& sg, std::uint32_t stages,
                                       call_site site = {__builtin_FILE(), __builtin_LINE()}) {
    return mbarriers(detail::allocate_mbarriers(sg.free_form("mbarriers::alloc"), stages, site));
  }
  PEWTER_INLINE std::uint32_t stages() const { return first_.stages; }
  /// @throws error beyond the stages
  PEWTER_INLINE mbarrier at(std::uint32_t stage,
                            call_site site = {__builtin_FILE(), __builtin_LINE()}) const {
    return mbarrier(detail::mbarrier_at(first_, stage, site));
  }
  PEWTER_INLINE mbarrier operator[](std::uint32_t stage) const { return at(stage, {}); }

 private:
  PEWTER_INLINE explicit mbarriers(const detail::mbarrier_handle& first) : first_(first) {}

  detail::mbarrier_handle first_;
};

/// Begins to copy n elements into threadgroup memory; the mbarrier is told of their bytes. Once a call,
/// however many lanes are active. The calling SIMD group's host thread does the work, while those of others
/// go on.
/// @throws error if the mbarrier is not initialised, or if not all goes into allocated threadgroup memory
template <class T>
PEWTER_INLINE void copy_async(const simdgroup& sg, T* to, const T* from, std::size_t n, const mbarrier& done,
                              call_site site = {__builtin_FILE(), __builtin_LINE()}) {
  static_assert(__is_trivially_copyable(T));
  PEWTER_CHECKED(detail::check_rows(to, 0, 1, n * sizeof(T), site);
                 detail::check_release(done.handle().state);)
  detail::copy_async(sg.free_form("copy_async"), to, from, {1, n * sizeof(T), 0, 0}, done.handle(), site);
}

/// A tile in memory: rows of `cols` elements, `elements_per_row` from one row to the next.
struct tile_shape {
  std::size_t rows, cols;
};
/// The same for a tile: to (rows, to_elements_per_row), from (rows, from_elements_per_row).
template <class T>
PEWTER_INLINE void copy_tile_async(const simdgroup& sg, T* to, std::size_t to_elements_per_row, const T* from,
                                   std::size_t from_elements_per_row, tile_shape tile, const mbarrier& done,
                                   call_site site = {__builtin_FILE(), __builtin_LINE()}) {
  static_assert(__is_trivially_copyable(T));
  PEWTER_CHECKED(
      detail::check_rows(to, to_elements_per_row * sizeof(T), tile.rows, tile.cols * sizeof(T), site);
      detail::check_release(done.handle().state);)
  detail::copy_async(
      sg.free_form("copy_tile_async"), to, from,
      {tile.rows, tile.cols * sizeof(T), to_elements_per_row * sizeof(T), from_elements_per_row * sizeof(T)},
      done.handle(), site);
}

PEWTER_END_TARGET_NAMESPACE
