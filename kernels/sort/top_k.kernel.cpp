// values[r], ids[r] = the k best elements of row r and their columns, in order.
//
// Each SIMD group goes through its part of the row with a bound: the k-th best that it has met. What is
// better goes to its buffer, and where that is full, the buffer is sorted, its first k stay and give the next
// bound. At last the SIMD groups' best are sorted together.
#if !defined(PEWTER_GPU)
#include "kernels/sort/network.kernel.hpp"
#endif
#include "kernels/sort/sort.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

/// Sorts n entries by one SIMD group; there is room for size_of_network(n).
[[gnu::noinline]] void sort_alone(sort_entry* entries, std::size_t n) {
  const std::size_t size = size_of_network(n), sets = size / lane_count;
  for (std::size_t i = n; i < size; ++i) entries[i] = last_entry;
  finish_sets(entries, 0, sets, lane_count);
  for (std::size_t span = 2 * lane_count; span <= size; span *= 2) {
    for (std::size_t distance = span / 2; distance >= lane_count; distance /= 2)
      compare_sets(entries, 0, sets / 2, distance, span);
    finish_sets(entries, 0, sets, span);
  }
}

/// Appends the wanted ones of columns first, first + 1, ... to n entries; how many there are then.
PEWTER_INLINE std::size_t append_entries(sort_entry* kept, std::size_t n, lanes<float> x, std::size_t first,
                                         std::uint32_t wanted, bool descending) {
  const lanes<sort_entry> all = entries_of(x, first, descending) ^ lanes<sort_entry>(flipped_entry);
  if (wanted == ~0u) {
    store(kept + n, all);
    return n + lane_count;
  }
  sort_entry one_by_one[lane_count];
  all.to_array(one_by_one);
  for (; wanted != 0; wanted &= wanted - 1) kept[n++] = one_by_one[__builtin_ctz(wanted)];
  return n;
}

/// The best k of what the SIMD group walks over, sorted, at the beginning of `kept`, which has room for
/// `room`.
template <class T>
PEWTER_INLINE void keep_best(simdgroup& sg, const T* x, const sort_arguments& a, sort_entry* kept,
                             std::size_t room) {
  const float sign = a.descending ? 1.0f : -1.0f;
  std::size_t n = 0;
  lanes<float> bound(__builtin_nanf(""));  // everything is better
  vectorized_walk::elements(sg, a.cols, [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
    const lanes<float> value = load(x + i, active);
    const lane_mask wanted = lane_mask(active) & ~(value * sign <= bound);
    if (!any(wanted)) return;
    n = append_entries(kept, n, value, i, wanted.bits, a.descending);
    if (n + lane_count <= room) return;
    sort_alone(kept, n);
    n = a.k;
    bound = static_cast<float>(x[static_cast<std::uint32_t>(kept[n - 1])]) * sign;
  });
  sort_alone(kept, n);
  for (; n < a.k; ++n) kept[n] = last_entry;
}

/// The best of all SIMD groups, sorted, at the beginning of the first one's buffer.
[[gnu::noinline]] void merge_best(sort_entry* kept, std::size_t room, std::size_t k, std::size_t simdgroups) {
  if (simdgroups == 1) return;
  for (std::size_t s = 1; s < simdgroups; ++s)
    for (std::size_t i = 0; i < k; ++i) kept[s * k + i] = kept[s * room + i];
  sort_alone(kept, simdgroups * k);
}

template <class T>
void top_k(threadgroup& tg, const sort_arguments& arguments) {
  const sort_arguments a = arguments;
  const std::size_t first = tg.threadgroup_position_in_grid().x;
  const std::size_t simdgroups = tg.simdgroups_per_threadgroup(), room = a.room / simdgroups;
  sort_entry* const kept = a.entries + first * a.room;
  for (std::size_t row = first; row < a.rows; row += tg.threadgroups_per_grid().x) {
    const T* const x = static_cast<const T*>(a.x) + row * a.cols;
    tg.for_each_simdgroup([&](simdgroup& sg) { keep_best(sg, x, a, kept + sg.index() * room, room); });
    tg.single_thread([&] {
      merge_best(kept, room, a.k, simdgroups);
      write_results<typename bits_of_element<T>::type>(x, kept, a.k, static_cast<T*>(a.values) + row * a.k,
                                                       a.ids + row * a.k);
    });
  }
}

}  // namespace
#endif

extern const kernel_table top_k_table;
#if defined(PEWTER_GPU)
constexpr kernel_table top_k_table;
#else
constexpr kernel_table top_k_table = kernel_table{}.with(
    pattern::vectorized, entry<top_k<float>, copies::any_threadgroup>,
    entry<top_k<stored_half>, copies::any_threadgroup>, entry<top_k<stored_bfloat>, copies::any_threadgroup>);
#endif
PEWTER_END_TARGET_NAMESPACE
