// What the SIMD groups of a free-form kernel share on a GPU, apart from their threadgroup memory, and what
// each of them counts. Relaxed atomics change the words that several SIMD groups change, between fences of
// the block.
#pragma once

#include <cstddef>

#include "pewter/error.hpp"
#include "pewter/geometry.hpp"
#include "pewter/native/gpu/device.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

/// All zero before the first SIMD group begins.
struct free_form_shared {
  static constexpr std::uint32_t group_limit = 64, mbarrier_limit = 64;

  /// SIMD groups that have returned, a bit each.
  std::uint32_t returned;
  /// Collectives that a SIMD group has taken part in.
  std::uint32_t collectives_of[lane_count];
  /// Barriers of groups of SIMD groups: which (first << 8 | count; 0: none), who waits, how often it was
  /// passed.
  std::uint32_t groups[group_limit], waiting[group_limit], passed[group_limit];
  std::uint32_t mbarrier_counts[mbarrier_limit];
  std::uint64_t mbarrier_words[mbarrier_limit];
  std::uint64_t partials[2][lane_count];
  // From here on not zero, but the launch's.
  std::uint64_t wait_nanoseconds;  ///< 0: SIMD groups wait for each other without end
  std::uint32_t* overran;          ///< where the host looks for what ended the launch
};
PEWTER_INLINE free_form_shared& shared_in_block() {
  return *reinterpret_cast<free_form_shared*>(block_memory<4, sizeof(free_form_shared)>());
}

/// A spin loop of a SIMD group that waits for another one: it ends the launch once the wait takes longer than
/// it may.
class bounded_wait {
 public:
  PEWTER_INLINE void look_again(const free_form_shared& shared) {
    constexpr std::uint32_t looks_between = 1024;
    if (++looks_ % looks_between != 0 || shared.wait_nanoseconds == 0) return;
    const std::uint64_t now = nanoseconds();
    if (begin_ == 0)
      begin_ = now;
    else if (now - begin_ > shared.wait_nanoseconds)
      end_launch(shared.overran);
  }

 private:
  std::uint32_t looks_ = 0;
  std::uint64_t begin_ = 0;
};

/// One SIMD group's place in the threadgroup.
struct free_form_place {
  std::uint32_t simdgroup;
  std::uint32_t collectives = 0, mbarriers = 0;
  std::size_t memory_top = 0;
};

/// The next part of the 32 KB, after what is allocated already.
template <class T>
PEWTER_INLINE T* allocated_in_block(std::size_t& top, std::size_t n) {
  constexpr std::size_t limit = max_threadgroup_memory;
  const std::size_t bytes = n > limit ? limit + 1 : (n * sizeof(T) + 15) / 16 * 16;
  if (bytes > limit - top) detail::raise("threadgroup memory");
  T* const values = reinterpret_cast<T*>(block_memory<0, limit>() + top);
  top += bytes;
  return values;
}

template <class T>
PEWTER_INLINE T seen(const T& word) {
  return __atomic_load_n(&word, __ATOMIC_RELAXED);
}
template <class T>
PEWTER_INLINE bool replace(T& word, T& expected, T desired) {
  return __atomic_compare_exchange_n(&word, &expected, desired, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
