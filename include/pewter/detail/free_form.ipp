// Threadgroup memory of free-form kernels.
#include "pewter/detail/free_form.hpp"

namespace pewter::detail {

PEWTER_ONCE void clear(free_form_shared& shared) {
  __builtin_memset(static_cast<void*>(&shared), 0, sizeof shared);
}
PEWTER_ONCE void clear_used(free_form_shared& shared) {
  const auto zero = [](auto& part) { __builtin_memset(&part, 0, sizeof part); };
  if (shared.has_allocations != 0) zero(shared.allocations);
  if (shared.has_mbarriers != 0) {
    zero(shared.mbarrier_allocations);
    zero(shared.mbarriers);
  }
  if (shared.has_collectives != 0) {
    zero(shared.collectives_of);
    zero(shared.combined);
  }
  shared.has_allocations = shared.has_mbarriers = shared.has_collectives = 0;
}

/// Enters call number `n` of a SIMD group into the list, or compares it with what another one has entered.
/// Returns what differs, 0 if nothing does.
inline std::uint64_t entered(std::uint8_t& has_some, std::uint64_t* list, std::uint32_t n,
                             std::uint64_t what) {
  __atomic_store_n(&has_some, std::uint8_t{1}, __ATOMIC_RELAXED);
  std::uint64_t found = 0;
  if (__atomic_compare_exchange_n(&list[n], &found, what, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
    return 0;
  return found == what ? 0 : found;
}

PEWTER_ONCE void* allocate_threadgroup_memory(free_form_place& own, std::size_t n, std::size_t size,
                                              call_site site) {
  using printed = unsigned long long;
  const std::size_t limit = own.threadgroup.memory_limit;
  const std::size_t bytes = n > limit ? limit + 1 : (n * size + 15) / 16 * 16;
  if (bytes > limit - own.memory_bytes)
    raise("simdgroup::memory: %llu values of %llu bytes after %llu bytes, at most %llu bytes in all",
          printed{n}, printed{size}, printed{own.memory_bytes}, printed{limit});
  const std::uint32_t number = own.allocations++;
  if (number == free_form_shared::allocation_limit)
    raise("simdgroup::memory: %u calls, at most %u", number + 1, free_form_shared::allocation_limit);
  const std::uint64_t what = (std::uint64_t{bytes} + 1) << 32 | site.line;
  if (own.threadgroup.simdgroups > 1)
    if (const std::uint64_t other = entered(own.threadgroup.shared->has_allocations,
                                            own.threadgroup.shared->allocations, number, what))
      raise(
          "simdgroup::memory: call %u of SIMD group %u is of %llu bytes at line %u, another SIMD group's of "
          "%llu bytes at line %u; must be the same in all SIMD groups",
          number + 1, own.simdgroup, printed{bytes}, site.line, printed{(other >> 32) - 1},
          static_cast<std::uint32_t>(other));
  own.memory_bytes += static_cast<std::uint32_t>(bytes);
  const std::size_t alignment = bytes < 64 ? 16 : 64;
  const std::size_t offset = (own.memory_top + alignment - 1) / alignment * alignment;
  own.memory_top = static_cast<std::uint32_t>(offset + bytes);
  return own.threadgroup.memory + offset;
}

PEWTER_ONCE void named_barrier(std::uint32_t first, std::uint32_t count, call_site site, const char* name) {
  if (this_fiber.team != nullptr) this_fiber.team->barrier(first, count, site, name);
}

}  // namespace pewter::detail
