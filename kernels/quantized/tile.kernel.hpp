// Tiles of y by dot products of bytes: each six rows of x go past a panel of 32 columns.
//
// With w = scale * (code - offset) + addend and x = step * byte, a sum of integers begins with -offset times
// the bytes' sum, and is exact; scale * step times it is added in float, run after run. So the bits of a sum
// do not depend on how many rows or blocks of K there are.
#pragma once

#include "kernels/quantized/finish.kernel.hpp"
#include "kernels/quantized/panel.kernel.hpp"

#if defined(PEWTER_BYTE_TILES)
PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

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
                                                    const float* addends, byte_tile x, float* to,
                                                    std::size_t runs, bool begins) {
  constexpr int parts = Kind::parts, registers = int{registers_of_strip};
  constexpr int quads_of_part = quads_of_run / parts;
  const std::size_t together = x.rows_of_tile;
  native::tile_floats sums[rows][registers];
  const auto at = [](int row, int c)
                      PEWTER_INLINE_LAMBDA { return row * int{cols_of_byte_panel} + c * int{tile_width}; };
  native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
    native::each<registers>([&](auto c) PEWTER_INLINE_LAMBDA {
      sums[r.value][c.value] = begins ? native::tile_floats{} : tile_floats_at(to + at(r.value, c.value));
    });
  });
#pragma GCC unroll 1
  for (std::size_t run = 0; run < runs; ++run) {
    native::each<parts>([&](auto part) PEWTER_INLINE_LAMBDA {
      native::tile_ints products[rows][registers];
      native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
        native::each<registers>([&](auto c) PEWTER_INLINE_LAMBDA {
          products[r.value][c.value] =
              Kind::has_offset
                  ? tile_ints_at(x.sums + static_cast<std::size_t>(part.value) * together + r.value)
                  : native::tile_ints{};
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
                   native::all_tile_floats(x.sums[static_cast<std::size_t>(part.value) * together + r.value]);
        });
      });
    });
    codes += quads_of_run * bytes_of_quads;
    scales += parts * cols_of_byte_panel;
    addends += parts * cols_of_byte_panel;
    x.codes += together * lane_count;
    x.steps += together;
    x.sums += parts * together;
  }
  native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
    __builtin_memcpy(to + at(r.value, 0), sums[r.value], sizeof sums[r.value]);
  });
}

/// A panel's block of K times rows of x that are there.
template <class Kind>
[[gnu::noinline]] void multiply_panel(const quantized_matmul_arguments& a, const quantized_rows& rows,
                                      std::size_t first, std::size_t runs, byte_tile_room& room) {
  const std::size_t bytes_of_strip = bytes_of_panel_strip(runs);
  for (std::size_t r = 0; r < rows.count; r += a.rows_of_tile) {
    const std::size_t left = rows.count - r;
    const byte_tile x = byte_tile::of(a, rows.first + r, first, Kind::parts);
    for (std::size_t col = 0; col < cols_of_byte_panel; col += cols_of_strip) {
      const std::uint8_t* const codes = room.codes + col / cols_of_strip * bytes_of_strip;
      float* const to = room.sums + r * cols_of_byte_panel + col;
      const auto multiply = [&]<int count>(std::integral_constant<int, count>) PEWTER_INLINE_LAMBDA {
        multiply_strip<Kind, count>(codes, room.scales + col, room.addends + col, x, to, runs, first == 0);
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

/// A block of K of a panel, and what it adds to the sums.
[[gnu::noinline]] inline void multiply_block_of_k(const quantized_matmul_arguments& a,
                                                  const quantized_rows& rows, std::size_t col,
                                                  std::size_t cols, std::size_t first, std::size_t runs,
                                                  byte_tile_room& room) {
  with_format(a.type, [&]<class F>(F) {
    if (a.packed != nullptr)
      unpack_panel<F>(a, packed_group(a, rows.matrix, col), first, runs, room);
    else
      make_panel<F>(a, rows.matrix * a.n + col, cols, first, runs, room);
    multiply_panel<tile_kind<F::parts, F::has_addend, !F::has_addend && column_codes<F>::offset != 0>>(
        a, rows, first, runs, room);
  });
}

/// Rows of x times columns [begin, end) of y.
template <class T>
PEWTER_INLINE void multiply_tiles(const quantized_matmul_arguments& a, const quantized_rows& rows,
                                  std::size_t begin, std::size_t end, byte_tile_room& room) {
  const std::size_t runs = a.k / lane_count;
  for (std::size_t col = begin; col < end; col += cols_of_byte_panel) {
    const std::size_t cols = least_of_columns(end - col);
    for (std::size_t first = 0; first < runs; first += most_tile_runs)
      multiply_block_of_k(a, rows, col, cols, first,
                          runs - first < most_tile_runs ? runs - first : most_tile_runs, room);
    finish_rows<T>(a, rows.matrix, rows.first, rows.count, col, cols, {room.sums, cols_of_byte_panel});
  }
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
#endif
