// Panels: 32 rows of W, columns of y, as bytes, in blocks of K. A register holds four elements of each of
// several columns.
#pragma once

#include "kernels/quantized/packed.kernel.hpp"
#include "pewter/native/transpose.hpp"

#if defined(PEWTER_BYTE_TILES)
PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::cols_of_byte_panel;
using detail::rows_of_byte_tile;

constexpr std::size_t tile_width = native::width<float>;
constexpr std::size_t registers_of_strip = native::tile_registers;
constexpr std::size_t cols_of_strip = tile_width * registers_of_strip;
constexpr std::size_t bytes_of_quads = 4 * cols_of_strip;  // four elements of each column of a strip

/// Elements of a block of K, so that a panel stays in L2 together with rows of x.
constexpr std::size_t most_tile_k = 2048, most_tile_runs = most_tile_k / lane_count;

/// What a SIMD group multiplies by and into.
struct byte_tile_room {
  alignas(64) std::uint8_t codes[most_tile_k * cols_of_byte_panel];    // (strip, run, quad, column, 4)
  alignas(64) float scales[2 * most_tile_runs * cols_of_byte_panel];   // (run, part, column)
  alignas(64) float addends[2 * most_tile_runs * cols_of_byte_panel];  // the same
  alignas(64) float sums[detail::most_rows_in_tiles * cols_of_byte_panel];
};

/// Runs of a strip are whole sections.
PEWTER_INLINE std::size_t bytes_of_panel_strip(std::size_t runs) {
  return (runs + runs_of_section - 1) / runs_of_section * runs_of_section * quads_of_run * bytes_of_quads;
}

/// A section of some columns, a column after the other.
template <class F>
struct section_of_columns {
  static constexpr std::size_t numbers = runs_of_section * F::parts;
  alignas(64) std::uint8_t codes[tile_width][runs_of_section * lane_count];
  alignas(64) float scales[tile_width][numbers], addends[tile_width][numbers];

  template <class Runs>
  PEWTER_INLINE void read(const weight_row& w, std::size_t column, std::size_t first, Runs runs) {
    const section_scales<F, column_codes<F>::is_moved> of(w, first, runs);
    __builtin_memcpy(scales[column], of.scale, sizeof scales[column]);
    if constexpr (F::has_addend) __builtin_memcpy(addends[column], of.addend, sizeof addends[column]);
    const std::uint8_t* const blocks = block_of_run<F>(w, first);
    prefetch_section<runs_of_section * F::bytes / F::runs>(blocks);
    each_run(runs, [&](std::size_t run) PEWTER_INLINE_LAMBDA {
      column_codes<F>::at(blocks + run / F::runs * F::bytes, static_cast<int>(run % F::runs))
          .to_array(codes[column] + run * lane_count);
    });
  }
};

/// to[i][j] = from[j][i] of a square; rows are some numbers apart.
template <int side>
PEWTER_INLINE void transpose_square(const void* from, std::size_t bytes_of_row, void* to,
                                    std::size_t bytes_of_result) {
  native::chunk<float, side> square[side];
  native::each<side>([&](auto i) PEWTER_INLINE_LAMBDA {
    __builtin_memcpy(&square[i.value], static_cast<const char*>(from) + i.value * bytes_of_row,
                     sizeof square[0]);
  });
  native::transpose<float, side>(square);
  native::each<side>([&](auto i) PEWTER_INLINE_LAMBDA {
    __builtin_memcpy(static_cast<char*>(to) + i.value * bytes_of_result, &square[i.value], sizeof square[0]);
  });
}

/// (tile_width columns, numbers) to (numbers, 32 columns).
template <std::size_t numbers>
PEWTER_INLINE void put_scales(const float (&from)[tile_width][numbers], float* to) {
  constexpr std::size_t side = tile_width < 8 ? tile_width : 8;
#pragma GCC unroll 1
  for (std::size_t i = 0; i < numbers; i += side)
#pragma GCC unroll 1
    for (std::size_t column = 0; column < tile_width; column += side)
      transpose_square<int{side}>(from[column] + i, sizeof from[0], to + i * cols_of_byte_panel + column,
                                  sizeof(float) * cols_of_byte_panel);
}

/// A panel's block of K: columns [col, col + cols), at least one, and runs [first, first +
/// runs). The columns that are missing are the last one again.
template <class F>
[[gnu::flatten, gnu::noinline]] void make_panel(const quantized_matmul_arguments& arguments,
                                                std::size_t first_col, std::size_t cols, std::size_t first,
                                                std::size_t runs, byte_tile_room& room) {
  const quantized_matmul_arguments a = arguments;
  const std::size_t sections = (runs + runs_of_section - 1) / runs_of_section;
  const std::size_t bytes_of_strip = bytes_of_panel_strip(runs);
  section_of_columns<F> section;
  for (std::size_t col = 0; col < cols_of_byte_panel; col += tile_width) {
    std::uint8_t* const strip = room.codes + col / cols_of_strip * bytes_of_strip + col % cols_of_strip * 4;
    for (std::size_t s = 0; s < sections; ++s) {
      const std::size_t run = s * runs_of_section, left = runs - run;
      for (std::size_t c = 0; c < tile_width; ++c) {
        const std::size_t present = col + c < cols ? col + c : cols - 1;
        const weight_row w = weight_row::of(a, first_col + present);
        if (F::runs == runs_of_section || left >= runs_of_section)
          section.read(w, c, first + run, whole_section{});
        else
          section.read(w, c, first + run, left);
      }
      constexpr std::size_t quads = runs_of_section * quads_of_run;
#pragma GCC unroll 1
      for (std::size_t quad = 0; quad < quads; quad += tile_width)
        transpose_square<int{tile_width}>(section.codes[0] + 4 * quad, sizeof section.codes[0],
                                          strip + (s * quads + quad) * bytes_of_quads, bytes_of_quads);
      const std::size_t numbers = run * F::parts * cols_of_byte_panel + col;
      put_scales(section.scales, room.scales + numbers);
      if constexpr (F::has_addend) put_scales(section.addends, room.addends + numbers);
    }
  }
}

/// The same of packed weights, from whose blocks [first, first + runs) are whole ones.
template <class F>
[[gnu::flatten, gnu::noinline]] void unpack_panel(const quantized_matmul_arguments& arguments,
                                                  const std::uint8_t* group, std::size_t first,
                                                  std::size_t runs, byte_tile_room& room) {
  const quantized_matmul_arguments a = arguments;
  const detail::packed_layout at = packed_layout_in<F>(a);
  const std::size_t bytes_of_strip = bytes_of_panel_strip(runs);
  for (std::size_t run = 0; run < runs; run += a.runs_of_block) {
    const std::uint8_t* const block = group + (first + run) / a.runs_of_block * at.bytes;
    const packed_block<F> of_block(block, at, a.element);
    for (std::size_t i = 0; i < a.runs_of_block; ++i) {
      native::each<quads_of_run>([&](auto quad) PEWTER_INLINE_LAMBDA {
        const column_lanes columns = packed_quad<F, quad.value>(block + at.runs + i * at.bytes_of_run);
        std::uint8_t* const to =
            room.codes + ((run + i) * quads_of_run + static_cast<std::size_t>(quad.value)) * bytes_of_quads;
        native::each<column_lanes::registers>([&](auto k) PEWTER_INLINE_LAMBDA {
          constexpr std::size_t column = k.value * tile_width;
          __builtin_memcpy(to + column / cols_of_strip * bytes_of_strip + column % cols_of_strip * 4,
                           &columns.v[k.value], tile_width * 4);
        });
      });
      for (std::size_t p = 0; p < F::parts; ++p) {
        const std::size_t number = i * F::parts + p, place = (run * F::parts + number) * packed_columns;
        of_block.scale(number).to_array(room.scales + place);
        if constexpr (F::has_addend) of_block.addend(number).to_array(room.addends + place);
      }
    }
  }
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
#endif
