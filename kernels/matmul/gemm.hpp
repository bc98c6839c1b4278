// The arguments of gemm: C = activation(row_scale (alpha op(A) op(B) + beta C) + bias) + residual, for each
// batch; and the format of packed operands.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "pewter/kernels.hpp"

namespace pewter::detail {

/// A matrix in memory: element (r, c) of batch z is at z * batch + r * row + c * col.
struct strides {
  std::size_t row, col, batch;
};

/// What the caller packs once is kept in T. Panels of bfloat go pair by pair along K, as the instructions for
/// bfloat take them: element (k, c) at k / 2 * 64 + 2 c + k % 2; and they are continued to a multiple of 32
/// steps.
template <class T>
inline constexpr bool packed_in_pairs = std::is_same_v<T, bfloat>;

/// Packed operands are panels of 8 rows of op(A), or `panel_cols` columns of op(B), step by step along K: a
/// SIMD group then reads both in the order of memory, whatever the matrices' order was. Beyond the matrix a
/// panel is continued by zeros. A panel is as wide as a SIMD group's block of C: six tiles of 8x8, three
/// registers of AVX-512, so that 24 multiply-adds take 11 loads (1024 cubed on a Granite Rapids: 158 GFLOP/s
/// by 8 x 32, 172 by 8 x 48); of bfloat four, as the tiles of AMX are.
inline constexpr std::size_t panel_rows = 8;
template <class T>
inline constexpr std::size_t panel_cols = packed_in_pairs<T> ? 32 : 48;

template <class T>
constexpr std::size_t packed_steps(std::size_t k) {
  return packed_in_pairs<T> ? (k + 31) / 32 * 32 : k;
}

/// Up to so many rows, B is read where it is: each of its elements serves few products, and packing it would
/// move it three times instead of once.
inline constexpr std::size_t few_rows = 32;

/// Of a product of few rows with long rows of B, in floats: at most so many rows, steps of K a phase, and
/// sums of 32 columns that a SIMD group has: 16 KB, half of a first-level cache, or 2 KB where there
/// are many of them.
inline constexpr std::size_t most_long_rows = 4, long_rows_depth = 8, most_long_simdgroups = 4;
constexpr std::size_t long_rows_sums(std::size_t simdgroups) {
  return simdgroups <= most_long_simdgroups ? 128 : 16;
}

/// Steps of K of a panel that a SIMD group packs by itself: 192 KB, of the 256 KB of its state.
inline constexpr std::size_t own_panel_depth = 1024;

/// Of op(A) and of panels of op(B) that a SIMD group packs by itself for AMX, of the 256 KB of its state.
inline constexpr std::size_t own_a_bytes = 160 * 1024, own_panels_bytes = 48 * 1024;

/// Rows that a SIMD group owns where AMX multiplies: 64 x 32 of C are two blocks of four tiles; and of one of
/// them.
inline constexpr std::size_t rows_of_tiles = 64, rows_of_strip = 32;

/// Up to so many rows of C by AMX and a transposed op(B), stages are long, so that it is read as streams.
inline constexpr std::size_t rows_of_long_stages = 96;

struct gemm_call {
  const void *a, *b;
  void* c;
  std::size_t m, n, k, batches;
  strides a_at, b_at;  // of op(A) (m, k) and op(B) (k, n)
  std::size_t c_row, c_batch;
  float alpha, beta;
  const void* bias;        // (n) or null
  const void* residual;    // (m, n), where C is, or null
  const float* row_scale;  // (m) or null
  pewter::activation activation;
  bool has_epilogue;       // whether anything of the above changes the sums
  bool transposed;         // op(A), op(B), m and n are those of C^T, what is above of C those of C
  const gemm_call* whole;  // or null: the batches are parts of its K, and c is room for their sums, in float

  std::size_t tile_rows, tile_cols;  // of C, a threadgroup; multiples of 8 and panel_cols (alone: any)
  std::uint32_t simdgroup_rows;      // SIMD groups below each other in a tile, a power of two
  bool down_columns;                 // the grid's x goes down the rows of C: host threads tend to own columns
  std::size_t depth;                 // of K in one stage
  bool alone;                        // a threadgroup is one SIMD group (gemm_alone.hpp)
  bool packs_a;                      // alone, by AMX: and it packs op(A)
  std::size_t batches_together;      // that a threadgroup multiplies one after the other; 1 unless alone
  bool panels_are_near;              // in caches of the core that multiplies by them
  bool fetches_panels;               // while a panel of B is multiplied, the next comes from afar
  bool c_is_far;                     // no second-level cache holds C

  /// How op(B) is found: as it is stored, in rows of n (`long_rows_of_n`: of few_rows*.kernel.hpp) or,
  /// transposed, in rows of k; or in panels, which are packed before the product, by each threadgroup for
  /// itself (own_*.kernel.hpp), or by the caller.
  enum class form : std::uint8_t {
    rows_of_n,
    long_rows_of_n,
    rows_of_k,
    packed_here,
    own_panels,
    packed_by_caller
  };
  form b_form;
  float* packed_a;  // room for a batch group's panels (rows, for rows_of_k), or null: A is read where it is
  float* packed_b;  // packed_here: room for a slab's panels of a batch group
  std::size_t packed_a_batch, packed_b_batch;  // elements from a batch's panels to the next one's; 0: shared
  std::size_t
      slab_cols;  // of B that are packed at a time: a multiple of tile_cols, n, or (alone) some panels
  std::size_t batches_at_a_time;
  double nanoseconds_per_element;  // of packing, for the decision whether to fork
};

}  // namespace pewter::detail
