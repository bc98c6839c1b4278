// The arguments of kernels on quantised matrices, which these take as blocks, or groups, one after the other.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/common/row_map.hpp"
#include "pewter/kernels.hpp"
#include "pewter/types.hpp"

namespace pewter::detail {

/// Elements of a run: what a SIMD group takes at a time. Every block is a whole number of runs.
inline constexpr std::size_t run_of_elements = 32;

/// The grid's y counts rows: get_rows maps them, dequantize has a single one, the whole matrix.
struct dequantize_arguments {
  const std::uint8_t* blocks;
  const void *scales, *biases;  // of T; null but for affine types
  void* y;                      // (blocks * elements of one)
  std::size_t runs;             // of a row
  std::size_t runs_of_threadgroup;
  std::size_t runs_of_block, bytes_of_block;
  block_type type;
  row_map map;
};

/// Rows as those of dequantize_arguments, for set_rows and quantize.
struct quantize_arguments {
  const void* x;  // (blocks * elements of one)
  std::uint8_t* blocks;
  void *scales, *biases;  // of T; null but for affine types
  std::size_t count;      // of a row's blocks
  std::size_t blocks_of_threadgroup;
  std::size_t elements_of_block, bytes_of_block;
  block_type type;
  row_map map;
};

/// A place among the rows of x as bytes. Without a list of places, place i is row i of x and of y.
struct quantized_place {
  static constexpr std::size_t none = static_cast<std::size_t>(-1);
  std::size_t row_of_x, row_of_y;  // none: nothing is here
};

/// Rows that are multiplied with one matrix of weights.
struct quantized_rows {
  std::size_t matrix;
  std::size_t first, count;  // places; the first one of tiles is a multiple of rows_of_tile
  bool in_tiles;             // else one by one, at most most_single_rows
};
inline constexpr std::size_t rows_of_byte_tile = 6, most_rows_in_tiles = 86 * rows_of_byte_tile;
inline constexpr std::size_t most_single_rows = 8, most_single_cols = 512;
inline constexpr std::size_t cols_of_byte_panel = 32;

struct quantized_matmul_arguments {
  const void* x;                // (rows of x, k)
  const std::uint8_t* blocks;   // (matrices, n, k); null if there are packed ones
  const std::uint8_t* packed;   // (matrices, groups of 32 columns, blocks); packed_weights.hpp
  std::size_t bytes_of_packed;  // a block of 32 columns
  const void *scales, *biases;  // of `element`; null but for affine types
  void* y;                      // (rows of y, n)
  const void *bias, *residual;  // (matrices, n) and as y; may be null
  std::size_t n, k;
  std::size_t places, places_in_tiles;      // the latter are the first ones
  std::size_t rows_of_tile;                 // of x, at most rows_of_byte_tile
  const quantized_place* place;             // may be null
  const quantized_rows* rows;               // a list for each y of the grid
  std::size_t cols_of_threadgroup;          // rows of W
  std::size_t runs_of_threadgroup;          // of x, when it becomes bytes
  std::size_t blocks_of_row, bytes_of_row;  // of W
  std::size_t runs_of_block;
  // Scratch: x as bytes, and of each of its runs the step, and what its sum gives, or two of 16 elements
  // each.
  std::int8_t* codes;
  float *steps, *sums;
  block_type type;
  element_type element;
  activation how;
};

}  // namespace pewter::detail
