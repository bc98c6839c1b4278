// The bitonic network on entries, a power of two of them and at least 32: what lies 32 and more apart is
// compared set by set, what is nearer within the 32 lanes of a set. Entries are compared as signed numbers,
// which all instruction sets do.
#pragma once

#include "kernels/sort/entries.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// The lanes whose index does not have the bit, one of 1 to 16; of 32 all.
PEWTER_INLINE constexpr std::uint32_t lanes_without(std::uint32_t bit) {
  std::uint32_t m = 0;
  for (std::uint32_t lane = 0; lane < 32; ++lane) m |= (lane & bit) == 0 ? 1u << lane : 0u;
  return m;
}

/// Lanes `distance` apart are compared; those of `up` have their lower one first.
template <std::uint32_t distance>
PEWTER_INLINE lanes<signed_entry> compared(const lanes<signed_entry>& x, std::uint32_t up) {
  constexpr std::uint32_t first = lanes_without(distance);
  const lanes<signed_entry> other = simd_shuffle_xor(x, distance PEWTER_UNCHECKED);
  return select(lane_mask(~(first ^ up)), min(x, other), max(x, other));
}

/// What comparisons of a set's lanes from `span` / 2 apart on make of it.
PEWTER_INLINE lanes<signed_entry> compared_within(lanes<signed_entry> x, std::uint32_t span,
                                                  std::uint32_t up) {
  if (span >= 32) x = compared<16>(x, up);
  if (span >= 16) x = compared<8>(x, up);
  if (span >= 8) x = compared<4>(x, up);
  if (span >= 4) x = compared<2>(x, up);
  return compared<1>(x, up);
}

/// Sets [begin, end) end a stage: runs of `span` entries, up and down in turn, are sorted. Stages below 64
/// are all done here.
[[gnu::noinline]] void finish_sets(sort_entry* entries, std::size_t begin, std::size_t end,
                                   std::size_t span) {
  auto* const of = reinterpret_cast<signed_entry*>(entries);
  for (std::size_t set = begin; set < end; ++set) {
    const std::size_t first = set * lane_count;
    const std::uint32_t up = (first & span) == 0 ? ~0u : 0u;
    lanes<signed_entry> x = load(of + first);
    if (span <= 32) {
      for (std::uint32_t short_span = 2; short_span < 32; short_span *= 2) {
        std::uint32_t rising = 0;
        for (std::uint32_t lane = 0; lane < 32; ++lane) rising |= (lane & short_span) == 0 ? 1u << lane : 0u;
        x = compared_within(x, short_span, rising);
      }
    }
    store(of + first, compared_within(x, 32, up));
  }
}

/// Pairs of sets [begin, end), `distance` entries apart, of a stage of `span`.
[[gnu::noinline]] void compare_sets(sort_entry* entries, std::size_t begin, std::size_t end,
                                    std::size_t distance, std::size_t span) {
  auto* const of = reinterpret_cast<signed_entry*>(entries);
  for (std::size_t pair = begin; pair < end; ++pair) {
    const std::size_t at = pair * lane_count, first = at / distance * 2 * distance + at % distance;
    const lanes<signed_entry> a = load(of + first), b = load(of + first + distance);
    const bool up = (first & span) == 0;
    store(of + (up ? first : first + distance), min(a, b));
    store(of + (up ? first + distance : first), max(a, b));
  }
}

/// The least number of entries that the network takes n in.
PEWTER_INLINE std::size_t size_of_network(std::size_t n) {
  std::size_t size = lane_count;
  while (size < n) size *= 2;
  return size;
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
