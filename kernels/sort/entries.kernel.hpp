// Entries: an element becomes a whole number that has its order, and carries its column.
#pragma once

#include "kernels/common/kernel_entry.hpp"
#include "kernels/sort/sort.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::sort_arguments;
using detail::sort_entry;
/// What entries are compared as: all instruction sets compare signed numbers.
using signed_entry = std::int64_t;

/// The bit in which unsigned order differs from signed order, and the entry behind all others.
constexpr sort_entry flipped_entry = sort_entry{1} << 63;
constexpr sort_entry last_entry = flipped_entry - 1;

/// A float's bits, of negative ones inverted, have the order of the numbers. NaN is behind all of them.
PEWTER_INLINE lanes<std::uint32_t> keys_of(const lanes<float>& x, bool descending) {
  using U = lanes<std::uint32_t>;
  const lanes<float> number = x + 0.0f;  // -0 becomes 0
  const U sign = bitcast<std::uint32_t>(bitcast<std::int32_t>(number) >> lanes<std::int32_t>(31));
  const U inverted = (sign | U(0x80000000u)) ^ U(descending ? ~0u : 0u);
  return select(number == number, bitcast<std::uint32_t>(number) ^ inverted, U(~0u));
}

/// The entries of columns first, first + 1, ...
PEWTER_INLINE lanes<sort_entry> entries_of(const lanes<float>& x, std::size_t first, bool descending) {
  using E = lanes<sort_entry>;
  const lanes<std::uint32_t> column = lane_ids() + static_cast<std::uint32_t>(first);
  return convert<sort_entry>(keys_of(x, descending)) << E(32) | convert<sort_entry>(column);
}

/// Entries of columns [begin, end) of a row. `flipped` bits are those that the order by which they are sorted
/// has otherwise.
template <class T>
[[gnu::noinline]] void write_entries(const T* x, sort_entry* to, std::size_t begin, std::size_t end,
                                     bool descending, sort_entry flipped) {
  const lanes<sort_entry> flip(flipped);
  std::size_t i = begin;
  for (; i + lane_count <= end; i += lane_count) store(to + i, entries_of(load(x + i), i, descending) ^ flip);
  if (i == end) return;
  const lane_mask active = first_lanes(static_cast<std::uint32_t>(end - i));
  store(to + i, entries_of(load(x + i, active), i, descending) ^ flip, active);
}

/// The part of [0, n) that SIMD group `index` of `simdgroups` has, in whole sets of 32 except at the end.
struct sorted_part {
  std::size_t begin, end;
};
PEWTER_INLINE sorted_part part_of(std::size_t n, std::uint32_t index, std::uint32_t simdgroups) {
  const std::size_t sets = ceil_div(n, lane_count);
  const std::size_t begin = sets * index / simdgroups * lane_count,
                    end = sets * (index + 1) / simdgroups * lane_count;
  return {begin < n ? begin : n, end < n ? end : n};
}

/// A row's results: the first k entries' columns, and their elements as bits.
template <class Bits>
[[gnu::noinline]] void write_results(const void* x, const sort_entry* entries, std::size_t k, void* values,
                                     std::int32_t* ids) {
  for (std::size_t i = 0; i < k; ++i) {
    const auto column = static_cast<std::uint32_t>(entries[i]);
    ids[i] = static_cast<std::int32_t>(column);
    if (values != nullptr) static_cast<Bits*>(values)[i] = static_cast<const Bits*>(x)[column];
  }
}

/// Elements are copied as bits.
template <class T>
struct bits_of_element {
  using type = std::uint16_t;
};
template <>
struct bits_of_element<float> {
  using type = std::uint32_t;
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
