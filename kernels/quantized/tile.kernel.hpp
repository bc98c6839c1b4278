// Tiles of y by dot products of bytes: 32 rows of W, its columns here, become a panel of bytes in which each
// register has four elements of several columns; then each six rows of x go past it.
//
// With w = scale * (code - offset) + addend and x = step * byte, a sum of integers begins with -offset times
// the bytes' sum, and is exact; scale * step times it is added in float, run after run. So the bits of a sum
// do not depend on how many rows or blocks of K there are.
#pragma once

#include "kernels/quantized/finish.kernel.hpp"
#include "kernels/quantized/round.kernel.hpp"
#include "pewter/native/transpose.hpp"

#if defined(PEWTER_BYTE_TILES)
PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::cols_of_byte_panel;
using detail::rows_of_byte_tile;

constexpr std::size_t tile_width = native::width<float>;
constexpr std::size_t registers_of_strip = native::tile_registers;
constexpr std::size_t cols_of_strip = tile_width * registers_of_strip;
constexpr std::size_t quads_of_run = lane_count / 4;
constexpr std::size_t bytes_of_quads = 4 * cols_of_strip;  // four elements of each column of a strip

/// Elements of a block of K, so that a panel stays in a second-level cache beside rows of x.
constexpr std::size_t most_tile_k = 2048, most_tile_runs = most_tile_k / lane_count;

/// What a SIMD group multiplies by and into.
struct byte_tile_room {
  alignas(64) std::uint8_t codes[most_tile_k * cols_of_byte_panel];    // (strip, run, quad, column, 4)
  alignas(64) float scales[2 * most_tile_runs * cols_of_byte_panel];   // (run, part, column)
  alignas(64) float addends[2 * most_tile_runs * cols_of_byte_panel];  // the same
  alignas(64) float sums[detail::most_rows_in_tiles * cols_of_byte_panel];
};

// ---- panels ----

/// A section of some columns, a column after the other.
template <class F>
struct section_of_columns {
  static constexpr std::size_t numbers = runs_of_section * F::parts;
  alignas(64) std::uint8_t codes[tile_width][runs_of_section * lane_count];
  alignas(64) float scales[tile_width][numbers], addends[tile_width][numbers];

  template <class Runs>
  PEWTER_INLINE void read(const weight_row& w, std::size_t column, std::size_t first, Runs runs) {
    const section_scales<F, tile_codes<F>::is_moved> of(w, first, runs);
    __builtin_memcpy(scales[column], of.scale, sizeof scales[column]);
    if constexpr (F::has_addend) __builtin_memcpy(addends[column], of.addend, sizeof addends[column]);
    const std::uint8_t* const blocks = block_of_run<F>(w, first);
    prefetch_section<runs_of_section * F::bytes / F::runs>(blocks);
    each_run(runs, [&](std::size_t run) PEWTER_INLINE_LAMBDA {
      tile_codes<F>::at(blocks + run / F::runs * F::bytes, static_cast<int>(run % F::runs))
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

/// A panel's block of K: columns [col, col + cols), of which there is at least one, and runs [first, first +
/// runs). The columns that are missing are the last one again.
template <class F>
[[gnu::flatten, gnu::noinline]] void make_panel(const quantized_matmul_arguments& arguments,
                                                std::size_t first_col, std::size_t cols, std::size_t first,
                                                std::size_t runs, byte_tile_room& room) {
  const quantized_matmul_arguments a = arguments;
  const std::size_t sections = (runs + runs_of_section - 1) / runs_of_section;
  const std::size_t bytes_of_strip = sections * runs_of_section * quads_of_run * bytes_of_quads;
  section_of_columns<F> section;
  for (std::size_t col = 0; col < cols_of_byte_panel; col += tile_width) {
    std::uint8_t* const strip = room.codes + col / cols_of_strip * bytes_of_strip + col % cols_of_strip * 4;
    for (std::size_t s = 0; s < sections; ++s) {
      const std::size_t run = s * runs_of_section, left = runs - run;
      for (std::size_t c = 0; c < tile_width; ++c) {
        const std::size_t present = col + c < cols ? col + c : cols - 1;
        const weight_row w = weight_row::of(a, first_col + present);
        if (left >= runs_of_section)
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

// ---- products ----

/// Up to six rows of x in a block of K, and where their sums are.
struct byte_tile {
  const std::int8_t* codes;   // (run, row, 32)
  const float *steps, *sums;  // (run, row), (run, part, row)
  float* to;                  // (row, 32 columns)
};

PEWTER_INLINE native::tile_ints tile_ints_at(const void* p) {
  std::int32_t x;
  __builtin_memcpy(&x, p, sizeof x);
  return native::all_tile_ints(x);
}
PEWTER_INLINE native::tile_floats tile_floats_at(const float* p) {
  native::tile_floats x;
  __builtin_memcpy(&x, p, sizeof x);
  return x;
}

/// What a format's tiles need; formats that agree share the code.
template <int parts_of_run, bool adds, bool offsets>
struct tile_kind {
  static constexpr int parts = parts_of_run;
  static constexpr bool has_addend = adds, has_offset = offsets;
};

/// A strip of a panel times some rows of x.
template <class Kind, int rows>
[[gnu::flatten, gnu::noinline]] void multiply_strip(const std::uint8_t* codes, const float* scales,
                                                    const float* addends, byte_tile x, std::size_t runs,
                                                    bool begins) {
  constexpr int parts = Kind::parts, registers = int{registers_of_strip};
  constexpr int quads_of_part = int{quads_of_run} / parts, together = int{rows_of_byte_tile};
  native::tile_floats sums[rows][registers];
  const auto at = [](int row, int c)
                      PEWTER_INLINE_LAMBDA { return row * int{cols_of_byte_panel} + c * int{tile_width}; };
  native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
    native::each<registers>([&](auto c) PEWTER_INLINE_LAMBDA {
      sums[r.value][c.value] = begins ? native::tile_floats{} : tile_floats_at(x.to + at(r.value, c.value));
    });
  });
#pragma GCC unroll 1
  for (std::size_t run = 0; run < runs; ++run) {
    native::each<parts>([&](auto part) PEWTER_INLINE_LAMBDA {
      native::tile_ints products[rows][registers];
      native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
        native::each<registers>([&](auto c) PEWTER_INLINE_LAMBDA {
          products[r.value][c.value] =
              Kind::has_offset ? tile_ints_at(x.sums + part.value * together + r.value) : native::tile_ints{};
        });
      });
      native::each<quads_of_part>([&](auto q) PEWTER_INLINE_LAMBDA {
        constexpr int quad = part.value * quads_of_part + q.value;
        native::tile_ints columns[registers];
        __builtin_memcpy(columns, codes + quad * int{bytes_of_quads}, sizeof columns);
        native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
          const native::tile_ints row = tile_ints_at(x.codes + r.value * int{lane_count} + 4 * quad);
          native::each<registers>([&](auto c) PEWTER_INLINE_LAMBDA {
            products[r.value][c.value] =
                native::add_tile_products(products[r.value][c.value], columns[c.value], row);
          });
        });
      });
      native::each<registers>([&](auto c) PEWTER_INLINE_LAMBDA {
        constexpr int column = part.value * int{cols_of_byte_panel} + c.value * int{tile_width};
        const native::tile_floats scale = tile_floats_at(scales + column);
        native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
          native::tile_floats& sum = sums[r.value][c.value];
          sum += __builtin_convertvector(products[r.value][c.value], native::tile_floats) *
                 (scale * native::all_tile_floats(x.steps[r.value]));
          if constexpr (Kind::has_addend)
            sum += tile_floats_at(addends + column) *
                   native::all_tile_floats(x.sums[part.value * together + r.value]);
        });
      });
    });
    codes += quads_of_run * bytes_of_quads;
    scales += parts * cols_of_byte_panel;
    addends += parts * cols_of_byte_panel;
    x.codes += rows_of_byte_tile * lane_count;
    x.steps += rows_of_byte_tile;
    x.sums += parts * together;
  }
  native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
    __builtin_memcpy(x.to + at(r.value, 0), sums[r.value], sizeof sums[r.value]);
  });
}

/// A panel's block of K times rows of x that are there.
template <class Kind>
[[gnu::noinline]] void multiply_panel(const quantized_matmul_arguments& a, const quantized_rows& rows,
                                      std::size_t first, std::size_t runs, byte_tile_room& room) {
  const std::size_t all_runs = a.k / lane_count;
  const std::size_t padded = (runs + runs_of_section - 1) / runs_of_section * runs_of_section;
  for (std::size_t r = 0; r < rows.count; r += rows_of_byte_tile) {
    const std::size_t place = rows.first + r, left = rows.count - r;
    const byte_tile x = {a.codes + place * a.k + first * rows_of_byte_tile * lane_count,
                         a.steps + place * all_runs + first * rows_of_byte_tile,
                         a.sums + (place * all_runs + first * rows_of_byte_tile) * Kind::parts,
                         room.sums + r * cols_of_byte_panel};
    for (std::size_t col = 0; col < cols_of_byte_panel; col += cols_of_strip) {
      const std::uint8_t* const codes = room.codes + col * padded * lane_count;
      byte_tile part = x;
      part.to += col;
      const auto multiply = [&]<int count>(std::integral_constant<int, count>) PEWTER_INLINE_LAMBDA {
        multiply_strip<Kind, count>(codes, room.scales + col, room.addends + col, part, runs, first == 0);
      };
      switch (left) {
        case 1:
          multiply(std::integral_constant<int, 1>{});
          break;
        case 2:
          multiply(std::integral_constant<int, 2>{});
          break;
        case 3:
          multiply(std::integral_constant<int, 3>{});
          break;
        case 4:
          multiply(std::integral_constant<int, 4>{});
          break;
        case 5:
          multiply(std::integral_constant<int, 5>{});
          break;
        default:
          multiply(std::integral_constant<int, 6>{});
      }
    }
  }
}

/// Rows of x times columns [begin, end) of y.
template <class T>
PEWTER_INLINE void multiply_tiles(const quantized_matmul_arguments& a, const quantized_rows& rows,
                                  std::size_t begin, std::size_t end, byte_tile_room& room) {
  const std::size_t runs = a.k / lane_count;
  for (std::size_t col = begin; col < end; col += cols_of_byte_panel) {
    const std::size_t cols = end - col < cols_of_byte_panel ? end - col : cols_of_byte_panel;
    for (std::size_t first = 0; first < runs; first += most_tile_runs) {
      const std::size_t count = runs - first < most_tile_runs ? runs - first : most_tile_runs;
      with_format(a.type, [&]<class F>(F) PEWTER_INLINE_LAMBDA {
        make_panel<F>(a, rows.matrix * a.n + col, cols, first, count, room);
        multiply_panel<tile_kind<F::parts, F::has_addend, !F::has_addend && tile_codes<F>::offset != 0>>(
            a, rows, first, count, room);
      });
    }
    for (std::size_t r = 0; r < rows.count; ++r)
      finish_some<T>(a, rows, rows.first + r, col, room.sums + r * cols_of_byte_panel, cols);
  }
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
#endif
