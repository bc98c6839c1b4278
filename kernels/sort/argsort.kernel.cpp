// ids[r] = the columns of row r in the order of their elements.
//
// direct       a bitonic network, in which a thread compares a pair of entries
// stride_loop  by digits, the lowest one first: each SIMD group has a part of the row, counts its digits, and
// moves its
//              entries to where those of the same digit begin, in order. Elements of 16 bits have fewer
//              digits.
#if !defined(PEWTER_GPU)
#include "kernels/sort/network.kernel.hpp"
#endif
#include "kernels/sort/sort.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::most_digits;

/// A part of an entry's key.
struct digit {
  unsigned shift, bits;
  PEWTER_INLINE std::size_t of(sort_entry e) const { return e >> shift & ((sort_entry{1} << bits) - 1); }
};
/// The digits of a type's keys, whose lowest bits are all equal where the type has less of them than float.
template <class T>
constexpr digit digits_of_type[] = {{32, 11}, {43, 11}, {54, 10}};
template <>
constexpr digit digits_of_type<half>[] = {{45, 10}, {55, 9}};
template <>
constexpr digit digits_of_type<bfloat>[] = {{48, 8}, {56, 8}};

[[gnu::noinline]] void count_digits(const sort_entry* entries, sorted_part part, digit of,
                                    std::uint32_t* counts) {
  for (std::size_t d = 0; d < std::size_t{1} << of.bits; d += lane_count)
    store(counts + d, lanes<std::uint32_t>(0u));
  for (std::size_t i = part.begin; i < part.end; ++i) ++counts[of.of(entries[i])];
}

/// Counts of digits by SIMD group become places: a digit's entries follow the lower ones', SIMD group by SIMD
/// group.
[[gnu::noinline]] void places_of_counts(std::uint32_t* counts, std::size_t digits, std::uint32_t simdgroups) {
  using U = lanes<std::uint32_t>;
  std::uint32_t before = 0;
  for (std::size_t d = 0; d < digits; d += lane_count) {
    U all(0u);
    for (std::size_t s = 0; s < simdgroups; ++s) all += load(counts + s * most_digits + d);
    U place = simd_prefix_exclusive_sum(all) + before;
    before += simd_sum(
        all, all_lanes {} PEWTER_UNCHECKED);
    for (std::size_t s = 0; s < simdgroups; ++s) {
      const U own = load(counts + s * most_digits + d);
      store(counts + s * most_digits + d, place);
      place += own;
    }
  }
}

[[gnu::noinline]] void move_entries(const sort_entry* from, sorted_part part, digit of, std::uint32_t* places,
                                    sort_entry* to) {
  for (std::size_t i = part.begin; i < part.end; ++i) to[places[of.of(from[i])]++] = from[i];
}
/// The last time, columns alone, and the first k.
[[gnu::noinline]] void move_columns(const sort_entry* from, sorted_part part, digit of, std::uint32_t* places,
                                    std::int32_t* ids, std::size_t k) {
  for (std::size_t i = part.begin; i < part.end; ++i) {
    const std::uint32_t place = places[of.of(from[i])]++;
    if (place < k) ids[place] = static_cast<std::int32_t>(static_cast<std::uint32_t>(from[i]));
  }
}

template <class T>
PEWTER_INLINE void sort_row_by_digits(threadgroup& tg, const sort_arguments& a, const T* x, std::int32_t* ids,
                                      sort_entry* from, std::uint32_t* counts) {
  const std::uint32_t simdgroups = tg.simdgroups_per_threadgroup();
  constexpr std::size_t passes = sizeof(digits_of_type<T>) / sizeof(digit);
  sort_entry* to = from + a.room / 2;
  for (std::size_t pass = 0; pass < passes; ++pass) {
    const digit of = digits_of_type<T>[pass];
    tg.for_each_simdgroup([&](simdgroup& sg) {
      const sorted_part part = part_of(a.cols, sg.index(), simdgroups);
      if (pass == 0) write_entries(x, from, part.begin, part.end, a.descending, 0);
      count_digits(from, part, of, counts + sg.index() * most_digits);
    });
    tg.first_simdgroup([&](simdgroup&) { places_of_counts(counts, std::size_t{1} << of.bits, simdgroups); });
    tg.for_each_simdgroup([&](simdgroup& sg) {
      const sorted_part part = part_of(a.cols, sg.index(), simdgroups);
      std::uint32_t* const places = counts + sg.index() * most_digits;
      if (pass + 1 == passes)
        move_columns(from, part, of, places, ids, a.k);
      else
        move_entries(from, part, of, places, to);
    });
    sort_entry* const sorted = to;
    to = from;
    from = sorted;
  }
}

/// The elements of the columns.
template <class T>
PEWTER_INLINE void copy_values(threadgroup& tg, const T* x, const std::int32_t* ids, std::size_t k,
                               void* to) {
  using bits = typename bits_of_element<T>::type;
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const sorted_part part = part_of(k, sg.index(), tg.simdgroups_per_threadgroup());
    for (std::size_t i = part.begin; i < part.end; ++i)
      static_cast<bits*>(to)[i] = reinterpret_cast<const bits*>(x)[ids[i]];
  });
}

template <class T>
void sort_by_digits(threadgroup& tg, const sort_arguments& a) {
  const std::size_t first = tg.threadgroup_position_in_grid().x;
  sort_entry* const entries = a.entries + first * a.room;
  std::uint32_t* const counts = a.counts + first * tg.simdgroups_per_threadgroup() * most_digits;
  for (std::size_t row = first; row < a.rows; row += tg.threadgroups_per_grid().x) {
    const T* const x = static_cast<const T*>(a.x) + row * a.cols;
    std::int32_t* const ids = a.ids + row * a.k;
    sort_row_by_digits(tg, a, x, ids, entries, counts);
    if (a.values != nullptr) copy_values(tg, x, ids, a.k, static_cast<T*>(a.values) + row * a.k);
  }
}

/// Sorts a power of two of entries; these are phases of the threadgroup.
PEWTER_INLINE void sort_together(threadgroup& tg, sort_entry* entries, std::size_t size) {
  const std::uint32_t simdgroups = tg.simdgroups_per_threadgroup();
  const std::size_t sets = size / lane_count;
  const auto share = [&](std::size_t n, std::uint32_t index) { return n * index / simdgroups; };
  for (std::size_t span = lane_count; span <= size; span *= 2) {
    for (std::size_t distance = span / 2; distance >= lane_count; distance /= 2)
      tg.for_each_simdgroup([&](simdgroup& sg) {
        compare_sets(entries, share(sets / 2, sg.index()), share(sets / 2, sg.index() + 1), distance, span);
      });
    tg.for_each_simdgroup([&](simdgroup& sg) {
      finish_sets(entries, share(sets, sg.index()), share(sets, sg.index() + 1), span);
    });
  }
}

template <class T>
void sort_by_network(threadgroup& tg, const sort_arguments& a) {
  const std::size_t first = tg.threadgroup_position_in_grid().x, size = size_of_network(a.cols);
  sort_entry* const entries = a.entries + first * a.room;
  for (std::size_t row = first; row < a.rows; row += tg.threadgroups_per_grid().x) {
    const T* const x = static_cast<const T*>(a.x) + row * a.cols;
    tg.for_each_simdgroup([&](simdgroup& sg) {
      const sorted_part part = part_of(size, sg.index(), tg.simdgroups_per_threadgroup());
      const std::size_t end = part.end < a.cols ? part.end : a.cols;
      if (part.begin < end) write_entries(x, entries, part.begin, end, a.descending, flipped_entry);
      for (std::size_t i = part.begin < end ? end : part.begin; i < part.end; ++i) entries[i] = last_entry;
    });
    sort_together(tg, entries, size);
    tg.for_each_simdgroup([&](simdgroup& sg) {
      const sorted_part part = part_of(a.k, sg.index(), tg.simdgroups_per_threadgroup());
      T* const values = a.values == nullptr ? nullptr : static_cast<T*>(a.values) + row * a.k + part.begin;
      write_results<typename bits_of_element<T>::type>(x, entries + part.begin, part.end - part.begin, values,
                                                       a.ids + row * a.k + part.begin);
    });
  }
}

}  // namespace
#endif

extern const kernel_table argsort_table;
#if defined(PEWTER_GPU)
constexpr kernel_table argsort_table;
#else
constexpr kernel_table argsort_table =
    kernel_table{}
        .with(pattern::direct, entry<sort_by_network<float>, copies::any_threadgroup>,
              entry<sort_by_network<half>, copies::any_threadgroup>,
              entry<sort_by_network<bfloat>, copies::any_threadgroup>)
        .with(pattern::stride_loop, entry<sort_by_digits<float>, copies::any_threadgroup>,
              entry<sort_by_digits<half>, copies::any_threadgroup>,
              entry<sort_by_digits<bfloat>, copies::any_threadgroup>);
#endif
PEWTER_END_TARGET_NAMESPACE
