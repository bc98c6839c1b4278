// What the tiled form of a row kernel is made of: each thread has a row, and a SIMD group goes through its
// rows one after the other with all lanes. What the lanes have taken of each row is combined for all rows
// together: a short row by itself is a chain of steps that wait for each other, longer than its loads.
#pragma once

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

/// Lane j of row a, or of row b where j has the bit `distance`, combined with the same row's lane `distance`
/// away.
template <int distance, class Op, int... j>
PEWTER_INLINE vec<float> combine_two_rows(const vec<float>& a, const vec<float>& b, Op op, index_list<j...>) {
#if defined(PEWTER_GPU)
  const bool upper = (own_lane() & distance) != 0;
  return op(upper ? b : a, swap_blocks<distance>(upper ? a : b));
#else
  constexpr int n = static_cast<int>(sizeof...(j));
  const auto one = raw(a), other = raw(b);
  const chunk<float> own = shuffle<((j & distance) != 0 ? n + j : j)...>(one, other);
  const chunk<float> partner =
      shuffle<((j & distance) != 0 ? n + j - distance : j + distance)...>(one, other);
  return op(from_raw<float>(own), from_raw<float>(partner));
#endif
}

/// Lane j: the lanes of rows[j] combined pairwise, in the order in which reduce does that.
template <int distance = 1, class Op>
PEWTER_INLINE vec<float> reduce_rows(const vec<float>* rows, Op op) {
  constexpr int n = width<float>;
  if constexpr (distance == n)
    return rows[0];
  else
    return combine_two_rows<distance>(reduce_rows<2 * distance>(rows, op),
                                      reduce_rows<2 * distance>(rows + distance, op), op,
                                      typename make_index_list<n>::type{});
}

}  // namespace native

namespace {

/// What a SIMD group's lanes have taken of each of its rows, to be combined by Op.
template <class Op>
class taken_of_rows {
 public:
  PEWTER_INLINE void set(std::uint32_t row, const lanes<float>& taken) {
    rows_[row] = native::reduce_to_register(taken, Op{});
  }
  /// Lane r: row r's lanes combined, with the bits of native::reduce.
  /// @param rows how many were set, at least one
  PEWTER_INLINE lanes<float> reduced(std::uint32_t rows) {
    for (std::uint32_t r = rows; r < lane_count; ++r) rows_[r] = rows_[0];
    lanes<float> all;
    native::each<lanes<float>::registers>(
        [&](auto k) { all.v[k] = native::reduce_rows(rows_ + k * native::width<float>, Op{}); });
    return all;
  }

 private:
  native::vec<float> rows_[lane_count];
};

/// One number for each of a SIMD group's rows.
struct one_a_row {
  lane_array of;

  PEWTER_INLINE explicit one_a_row(const lanes<float>& numbers) : of(numbers) {}
};

/// A phase: body(alone, first, rows) for each SIMD group that has rows, those from `first` on. `alone` walks
/// over a row without the threadgroup's others.
template <class Body>
PEWTER_INLINE void for_each_row_tile(threadgroup& tg, std::size_t rows, const Body& body) {
  const std::size_t before = std::size_t{tg.threadgroup_position_in_grid().x} * tg.thread_count();
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    const std::size_t first = before + sg.index() * lane_count;
    if (first >= rows) return;
    simdgroup alone = sg.alone();
    const std::size_t left = rows - first, threads = count(sg.active());
    body(alone, first, static_cast<std::uint32_t>(left < threads ? left : threads));
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
