// detail/mbarrier.hpp for a GPU: the same words in the block's memory, for which SIMD groups spin.
#pragma once

#include "pewter/detail/mbarrier_word.hpp"
#include "pewter/model/call_site.hpp"
#include "pewter/model/gpu/free_form.hpp"

namespace pewter::detail {

namespace gpu_native = pewter::PEWTER_NAMESPACE::native;
using pewter::PEWTER_NAMESPACE::lane_count;

struct mbarrier_handle {
  std::uint32_t at, stages;
};

PEWTER_INLINE mbarrier_handle allocate_mbarriers(gpu_native::free_form_place& own, std::uint32_t stages,
                                                 call_site) {
  constexpr std::uint32_t limit = gpu_native::free_form_shared::mbarrier_limit;
  if (stages == 0 || stages > limit - own.mbarriers) raise("mbarriers::alloc");
  const mbarrier_handle first{own.mbarriers, stages};
  own.mbarriers += stages;
  return first;
}
PEWTER_INLINE mbarrier_handle mbarrier_at(const mbarrier_handle& first, std::uint32_t stage, call_site) {
  if (stage >= first.stages) raise("mbarriers::at");
  return {first.at + stage, first.stages};
}

PEWTER_INLINE void init(const mbarrier_handle& own, std::uint32_t count, call_site) {
  gpu_native::free_form_shared& shared = gpu_native::shared_in_block();
  if (count == 0 || count > 0xffff) raise("mbarrier::init");
  shared.mbarrier_counts[own.at] = count;
  shared.mbarrier_words[own.at] = mbarrier_word{count, 0, 0}.packed();
}

/// Threads arrive and bytes are missing, fewer if negative. What the SIMD group wrote before is seen by those
/// that wait.
PEWTER_INLINE void change_word(const mbarrier_handle& own, std::uint32_t threads, std::int64_t bytes) {
  gpu_native::wait_for_simdgroup();
  if (gpu_native::own_lane() == 0) {
    gpu_native::free_form_shared& shared = gpu_native::shared_in_block();
    std::uint64_t before = gpu_native::seen(shared.mbarrier_words[own.at]);
    gpu_native::fence_in_block();
    for (;;) {
      mbarrier_word next = mbarrier_word::of(before);
      if (threads > next.missing) raise("mbarrier::arrive");
      next.missing -= threads;
      next.bytes += bytes;
      if (!next.holds_bytes()) raise("mbarrier::arrive_and_expect_tx");
      next.end_phase_if_complete(shared.mbarrier_counts[own.at]);
      if (gpu_native::replace(shared.mbarrier_words[own.at], before, next.packed())) break;
    }
  }
  gpu_native::wait_for_simdgroup();
}

PEWTER_INLINE void arrive(const mbarrier_handle& own, std::uint32_t threads, std::size_t bytes, const char*,
                          call_site) {
  change_word(own, threads, static_cast<std::int64_t>(bytes));
}

PEWTER_INLINE void wait(const mbarrier_handle& own, std::uint32_t phase, call_site) {
  const gpu_native::free_form_shared& shared = gpu_native::shared_in_block();
  if (phase > 1 || shared.mbarrier_counts[own.at] == 0) raise("mbarrier::wait");
  const std::uint64_t& word = shared.mbarrier_words[own.at];
  gpu_native::bounded_wait wait;
  while ((gpu_native::seen(word) >> mbarrier_word::phases_at & 1) == phase) wait.look_again(shared);
  gpu_native::fence_in_block();
  gpu_native::wait_for_simdgroup();
}

struct copied_rows {
  std::size_t rows, bytes;
  std::size_t to_stride, from_stride;
};
template <class Word>
PEWTER_INLINE void copy_by_lanes(void* to, const void* from, std::size_t bytes) {
  for (std::size_t i = static_cast<std::size_t>(gpu_native::own_lane()); i < bytes / sizeof(Word);
       i += lane_count)
    static_cast<Word*>(to)[i] = static_cast<const Word*>(from)[i];
}
PEWTER_INLINE void copy_async(const gpu_native::free_form_place&, void* to, const void* from,
                              const copied_rows& what, const mbarrier_handle& own, call_site) {
  for (std::size_t r = 0; r < what.rows; ++r) {
    char* const to_row = static_cast<char*>(to) + r * what.to_stride;
    const char* const from_row = static_cast<const char*>(from) + r * what.from_stride;
    const auto bits =
        reinterpret_cast<std::uintptr_t>(to_row) | reinterpret_cast<std::uintptr_t>(from_row) | what.bytes;
    if (bits % sizeof(std::uint32_t) == 0)
      copy_by_lanes<std::uint32_t>(to_row, from_row, what.bytes);
    else
      copy_by_lanes<unsigned char>(to_row, from_row, what.bytes);
  }
  change_word(own, 0, -static_cast<std::int64_t>(what.rows * what.bytes));
}

}  // namespace pewter::detail
