// What the cost model counts with: constants that the machine profile lacks, and cycles of micro-tiles.
// How they were fitted: kernels/matmul/cost_model.md#terms.
#pragma once

#include <algorithm>
#include <cstddef>

#include "kernels/matmul/plan/plan.hpp"
#include "pewter/geometry.hpp"

namespace pewter::detail {

// ---- constants that the profile lacks, in cycles unless they say otherwise ----

inline constexpr double packed_across = 5;   // a register of lines that are contiguous
inline constexpr double packed_along = 5.6;  // a register of lines that are transposed
inline constexpr double vnni_across = 2.5;   // the same of bfloat in VNNI-2 layout
inline constexpr double vnni_along = 1.5;
inline constexpr double amx_packed = 2;           // the same into AMX tiles
inline constexpr double converted = 2;            // a register of half or bfloat, to float
inline constexpr double interleaved = 1.5;        // two rows of bfloat in place, a pair of registers
inline constexpr double aliased = 8.5;            // times that, where rows share sets of L1d
inline constexpr double stored_transposed = 3.1;  // a register of sums of C^T
inline constexpr double amx_transposed = 5;       // the same of bfloat by AMX
inline constexpr double amx_tile_packed = 40;     // an AMX tile of op(A), loaded from L2, as fitted
inline constexpr double amx_tile_in_place = 44;
inline constexpr double amx_configured = 700;  // AMX tiles, for each threadgroup
inline constexpr double around_call = 180;
inline constexpr double around_step = 58;  // a dispatch, a threadgroup, or a SIMD group's block of K
inline constexpr double unfollowed = 2.3;  // times the bytes that hardware prefetchers do not follow
inline constexpr double crossing = 2.3;    // times a fork, and the bytes of panels that another core packed
inline constexpr double awaited = 4;  // times a barrier behind panels that all have packed, for the last one
inline constexpr double overlap = 0.81;  // of the shorter part, where panels are prefetched pages ahead
inline constexpr double from_l2 = 0.27;  // of bytes from L2, which multiply-adds do not hide
inline constexpr double spilled = 1.15;  // times what AMX reads from L2 again and again, for it to stay
inline constexpr double from_l3 = 0.58;  // the same of the last-level cache

inline double real(std::size_t n) { return static_cast<double>(n); }
inline double tiles_of(std::size_t extent, std::size_t tile) { return real(tiles_along(extent, tile)); }

/// Cycles of an iteration over K of a micro-tile: two multiply-adds and two loads a cycle, and a latency of
/// four cycles, which eight sums hide.
inline double cycles_of_step(double rows, double registers) {
  return std::max({rows * registers / 2, (rows + registers) / 2, 4.0});
}

/// Cycles of 32 iterations over K of one or two AMX tiles of rows by two of columns. A product begins every
/// 16, and is there after 52; a tile of packed op(B) is loaded from L1d in 8.
/// @param tile_of_a cycles that loading one takes
inline double cycles_of_amx_step(double tiles, double tile_of_a) {
  return std::max({32 * tiles, 16 + tiles * tile_of_a, 52.0});
}

/// f(extent, times) for the tiles that cover an extent: whole ones, and what is left.
template <class F>
void for_tiles(std::size_t extent, std::size_t tile, F f) {
  if (extent >= tile) f(tile, real(extent / tile));
  if (extent % tile != 0) f(extent % tile, 1.0);
}

inline constexpr double amx_multiply_adds = 512;  // of a cycle
/// A product of a block of C by AMX.
inline double cycles_of_amx_products(std::size_t rows, std::size_t cols, std::size_t k, double tile_of_a) {
  double cycles = 0;
  for_tiles(rows, amx_mr, [&](std::size_t some_rows, double below) {
    cycles += below * cycles_of_amx_step(some_rows > amx_tile_rows ? 2 : 1, tile_of_a);
  });
  return cycles * tiles_of(cols, panel_cols_of(element_type::bfloat16)) * tiles_of(k, amx_tile_k);
}

}  // namespace pewter::detail
