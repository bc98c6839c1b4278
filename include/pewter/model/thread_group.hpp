// Parts of a threadgroup's threads, and what each of its SIMD groups keeps across barriers.
#pragma once

#include "pewter/check.hpp"
#include "pewter/model/simdgroup.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

class threadgroup;

#if !defined(PEWTER_GPU)
/// A value for each SIMD group that survives barriers: state[sg].
template <class T>
class per_simdgroup {
 public:
  explicit per_simdgroup(T* values) : values_(values) {}
  PEWTER_INLINE T& operator[](const simdgroup& sg) const { return values_[sg.index()]; }
  /// Another SIMD group's value, by index: only in a later phase than the one that wrote it.
  PEWTER_INLINE T& at(std::uint32_t index PEWTER_CALLED_FROM) const {
    PEWTER_CHECKED(detail::check_result(values_, index, site);)
    return values_[index];
  }

 private:
  T* values_;
};
#endif

/// Threads [begin, begin + count) of a threadgroup, the whole of it or a part.
class thread_group {
 public:
  thread_group(threadgroup& whole, std::uint32_t begin, std::uint32_t count)
      : whole_(whole), begin_(begin), count_(count) {}

  PEWTER_INLINE std::uint32_t begin() const { return begin_; }
  PEWTER_INLINE std::uint32_t thread_count() const { return count_; }

  /// A phase of this group: f(simdgroup&) for each SIMD group that has threads in it. Its end is the group's
  /// barrier: what the phase wrote, the group's next one reads. SIMD groups that are partly in the group have
  /// the other lanes inactive. (The barrier waits for all workers of the threadgroup, more than is promised.)
  template <class F>
  PEWTER_INLINE void for_each_simdgroup(F&& f PEWTER_CALLED_FROM);

  /// Threads [begin, begin + count) of this group as a group: body(thread_group&).
  /// @throws error if they are not all in this group, or if the part neither begins at a multiple of 32 nor
  ///         is in one SIMD group.
  template <class F>
  void partition(std::uint32_t begin, std::uint32_t count, F&& body);
  /// Only thread `index` of this group.
  template <class F>
  void single_thread(std::uint32_t index, F&& body) {
    partition(index, 1, body);
  }
  /// Only SIMD group `index` of this group.
  template <class F>
  void single_simdgroup(std::uint32_t index, F&& body) {
    simdgroup_range(index, 1, body);
  }
  /// `count` SIMD groups from `first` on; the last SIMD group of a threadgroup may be short.
  /// @throws error if they are not all in this group
  template <class F>
  void simdgroup_range(std::uint32_t first, std::uint32_t count, F&& body) {
    const native::thread_range part =
        native::threads_of_simdgroups("thread_group::simdgroup_range", count_, first, count);
    partition(part.begin, part.count, body);
  }

 protected:
  threadgroup& whole_;
  std::uint32_t begin_, count_;
};

PEWTER_END_TARGET_NAMESPACE
