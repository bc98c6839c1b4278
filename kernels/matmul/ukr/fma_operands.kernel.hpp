// Where the FMA micro-kernel finds its operands: op(A) in place or packed, op(B) in panels or rows, of any
// storage type, and how their registers are loaded.
#pragma once

#include "kernels/matmul/loops/tile.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// op(A) of a micro-tile, in place or of a panel: element (r, k) is from[r * row + k * col].
struct micro_tile_a {
  const float* from;
  std::size_t row, col;
};
/// Software prefetch of the next panel into L2, a cache line an iteration over k. The cache lines of one of
/// the panel's rows are dealt to the micro-tiles below each other, from the second on: the first still waits
/// for this panel. Addresses need not be B's; none if `first` is 0.
struct panel_prefetch {
  std::uintptr_t first;
  std::size_t tile_to_tile, k_to_k;  // bytes
};
using detail::prefetch_b;
/// op(B) of a micro-tile, `steps` iterations over k at a time: in iteration s, column c is from[k * row + c],
/// or from[k * row + 2 c + s] in VNNI-2 layout.
template <class T, std::size_t cols>
struct packed_b {
  using element = T;
  const T* from;
  panel_prefetch next;
  prefetch_b prefetch;
  static constexpr std::size_t row = cols;
  static constexpr int steps = 1;
  static constexpr bool padded = true;   // by zeros, and contiguous
  static constexpr bool masked = false;  // for columns that C does not have
};
struct packed_vnni_b {
  using element = bfloat;
  const bfloat* from;
  panel_prefetch next;
  prefetch_b prefetch;
  static constexpr std::size_t row = panel_cols<bfloat>;
  static constexpr int steps = 2;
  static constexpr bool padded = true, masked = false;
};
/// A private panel, whose sums are in C itself, as far as it has columns.
struct private_panel_b : packed_b<float, panel_cols<float>> {
  static constexpr bool masked = true;
};
template <class T>
struct plain_b {
  using element = T;
  const T* from;
  std::size_t row;
  std::size_t distance;  // of the prefetch, in elements
  prefetch_b prefetch;
  static constexpr int steps = 1;
  static constexpr bool padded = false, masked = true;
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
/// The same of VNNI-2 layout: a word is two iterations; its upper half is a float but for its lower half.
template <int registers>
PEWTER_INLINE void load_registers(const bfloat* from, all_lanes, native::vec<float> (&to)[2][registers]) {
  using word = std::uint32_t;
  native::each<registers>([&](auto j) {
    const auto pairs =
        native::from_raw<word>(native::load_chunk<native::chunk<word>>(from + 2 * j * native::width<float>));
    to[0][j] =
        native::bitcast_register<float>(native::by_element<word>([](auto x) { return x << 16; }, pairs));
    to[1][j] = native::bitcast_register<float>(
        native::by_element<word>([](auto x) { return x & 0xffff0000u; }, pairs));
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
