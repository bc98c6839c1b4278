// Huge pages for what is read again and again.
#pragma once

#include <cstddef>
#include <cstdint>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace pewter::detail {

/// Asks the system for huge pages where [begin, begin + bytes) has some whole ones; before the memory is
/// touched. Without an answer the memory is what it was. Why: kernels/runtime/machine/machine.md#huge-pages.
inline void prefer_huge_pages([[maybe_unused]] void* begin, [[maybe_unused]] std::size_t bytes) {
#if defined(MADV_HUGEPAGE)
  constexpr std::uintptr_t page = std::uintptr_t{2} << 20;  // x86-64's; AArch64's with pages of 4 KB
  constexpr std::uintptr_t least_pages = 4;
  const auto at = reinterpret_cast<std::uintptr_t>(begin);
  const std::uintptr_t first = (at + page - 1) / page * page, end = (at + bytes) / page * page;
  if (end < first + least_pages * page) return;
  ::madvise(static_cast<char*>(begin) + (first - at), end - first, MADV_HUGEPAGE);
#endif
}

}  // namespace pewter::detail
