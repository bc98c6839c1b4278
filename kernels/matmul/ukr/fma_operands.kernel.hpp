// Where a micro-kernel in float finds its operands: op(A) in place or packed, op(B) in panels or rows, of any
// storage type, and how their registers are loaded.
#pragma once

#include "kernels/matmul/loops/tile.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Where the strips of a stage find op(A), element (r, k) being from[r * row + k * col].
struct packed_a {
  const float* from;
  static constexpr std::size_t row = 1, col = panel_rows;
  static constexpr bool row_is_constant = true;
};
struct plain_a {
  const float* from;
  std::size_t row, col;
  static constexpr bool row_is_constant = false;
};
/// What is fetched meanwhile into the second-level cache, a line with each step of K: of the next panel's
/// lines of a step one for each strip from the second one on (the first one still waits for this panel's), as
/// long as there are any. Addresses that need not be B's; none if `first` is 0.
struct fetched_panel {
  std::uintptr_t first;
  std::size_t strip_to_strip, step_to_step;  // bytes
};
/// What of op(B) is asked for while it is multiplied: nothing of what is in a cache near by (it costs a
/// tenth: 128 cubed on a Granite Rapids 79 thousand cycles, and 73), some steps further where the machine
/// would come too late, and pages further too, where each element serves so few rows that it is read from
/// memory. (Of 32 rows that is slower.)
enum class asked_for { nothing, steps, pages };
/// Where they find op(B): `steps` steps of K at a time, step s of which is, for column c, from[k * row + c]
/// in rows, or from[k * row + 2 c + s] in pairs.
template <class T, std::size_t cols>
struct packed_b {
  using element = T;
  const T* from;
  fetched_panel next;
  static constexpr std::size_t row = cols;
  static constexpr int steps = 1;
  static constexpr bool padded = true;   // by zeros, and a stream to the machine
  static constexpr bool masked = false;  // for columns that C does not have
  static constexpr asked_for ahead_of_it = asked_for::steps;
};
struct packed_pairs {
  using element = bfloat;
  const bfloat* from;
  fetched_panel next;
  static constexpr std::size_t row = panel_cols<bfloat>;
  static constexpr int steps = 2;
  static constexpr bool padded = true, masked = false;
  static constexpr asked_for ahead_of_it = asked_for::steps;
};
/// Of which sums are stored into C itself, as far as it has columns.
struct own_panel_b : packed_b<float, panel_cols<float>> {
  static constexpr bool masked = true;
  static constexpr asked_for ahead_of_it = asked_for::nothing;
};
template <class T>
struct plain_b {
  using element = T;
  const T* from;
  std::size_t row;
  std::size_t ahead;  // elements from here to what is asked for meanwhile
  static constexpr int steps = 1;
  static constexpr bool padded = false, masked = true;
  static constexpr asked_for ahead_of_it = asked_for::steps;
};
template <asked_for more, class B>
struct asking : B {
  static constexpr asked_for ahead_of_it = more;
};

/// Register j of a row of op(B).
PEWTER_INLINE native::vec<float> load_register(const float* row, int j, all_lanes) {
  return native::load(row + j * native::width<float>);
}
PEWTER_INLINE native::vec<float> load_register(const float* row, int j, column_mask active) {
  return native::load(row + j * native::width<float>, bits_of_register(active, j));
}
template <class H>
PEWTER_INLINE native::vec<float> load_register(const H* row, int j, all_lanes) {
  return native::to_float(native::load_chunk<native::half_bits>(row + j * native::width<float>), row);
}
template <int registers, class T, class Active>
PEWTER_INLINE void load_registers(const T* row, Active active, native::vec<float> (&to)[1][registers]) {
  native::each<registers>([&](auto j) { to[0][j] = load_register(row, j.value, active); });
}
/// Masks of 16-bit elements are those of 32 lanes.
template <int registers, class H>
requires(sizeof(H) == 2) PEWTER_INLINE
    void load_registers(const H* row, column_mask active, native::vec<float> (&to)[1][registers]) {
  constexpr int of_lanes = lanes<float>::registers;
  native::each<(registers + of_lanes - 1) / of_lanes>([&](auto i) {
    const lane_mask inside(static_cast<std::uint32_t>(active.bits >> (i * 32)));
    const lanes<float> some = load(row + i * 32, inside);
    native::each<of_lanes>([&](auto j) {
      if constexpr (i.value * of_lanes + j.value < registers)
        to[0][i.value * of_lanes + j.value] = some.v[j.value];
    });
  });
}
/// The same of two steps: a pair is a word, whose upper half is a float but for its lower half.
template <int registers>
PEWTER_INLINE void load_registers(const bfloat* from, all_lanes, native::vec<float> (&to)[2][registers]) {
  using words = native::chunk<std::uint32_t>;
  native::each<registers>([&](auto j) {
    const words pairs = native::load_chunk<words>(from + 2 * j * native::width<float>);
    to[0][j] = native::from_raw<float>((native::chunk<float>)(pairs << 16));
    to[1][j] = native::from_raw<float>((native::chunk<float>)(pairs & 0xffff0000u));
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
