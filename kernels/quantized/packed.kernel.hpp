// Products of packed weights with few rows of x: codes are unpacked in registers for each use.
#pragma once

#include "kernels/quantized/packed_block.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Up to six rows of x in a block of K.
struct byte_tile {
  const std::int8_t* codes;   // (run, row, 32)
  const float *steps, *sums;  // (run, row), (run, part, row)
  std::size_t rows_of_tile;

  /// The tile at a place, from a run on.
  PEWTER_INLINE static byte_tile of(const quantized_matmul_arguments& a, std::size_t place, std::size_t run,
                                    std::size_t parts) {
    const std::size_t first = place * (a.k / lane_count) + run * a.rows_of_tile;
    return {a.codes + first * lane_count, a.steps + first, a.sums + first * parts, a.rows_of_tile};
  }
};

/// Where a group of 32 columns begins.
PEWTER_INLINE const std::uint8_t* packed_group(const quantized_matmul_arguments& a, std::size_t matrix,
                                               std::size_t col) {
  const std::size_t groups = (a.n + packed_columns - 1) / packed_columns;
  return a.packed + (matrix * groups + col / packed_columns) * a.blocks_of_row * a.bytes_of_packed;
}

/// Scales and addends of 32 columns for a part of a run.
template <class F>
struct part_of_columns {
  lanes<float> scale, addend;

  PEWTER_INLINE part_of_columns(const packed_block<F>& block, std::size_t part) : scale(block.scale(part)) {
    if constexpr (F::has_addend) addend = block.addend(part);
  }
};

#if defined(PEWTER_COLUMN_REGISTERS)
/// sums += a part of a run of 32 columns times rows of x. It loops over registers of columns, with an
/// accumulator a row: this has an eighth of the text of a loop over rows with all columns.
template <class F, int part, int rows>
PEWTER_INLINE void add_part(float (&sums)[rows][lane_count], const part_of_columns<F>& of,
                            const std::uint8_t* codes, const byte_tile& x) {
  using native::column_floats, native::column_ints, native::column_words;
  constexpr int quads = quads_of_run / F::parts;
  constexpr bool begins = !F::has_addend && column_codes<F>::offset != 0;
  const float* const of_sums = x.sums + part * x.rows_of_tile;
  alignas(64) float scales[lane_count], addends[lane_count];
  of.scale.to_array(scales);
  if constexpr (F::has_addend) of.addend.to_array(addends);
  const auto floats_at = [](const float* p)
                             PEWTER_INLINE_LAMBDA { return native::column_at<column_floats>(p); };
#pragma GCC unroll 1
  for (int first = 0; first < lane_count; first += native::width<float>) {
    column_ints products[rows];
    native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
      products[r.value] = (begins ? __builtin_bit_cast(std::int32_t, of_sums[r.value]) : 0) + column_ints{};
    });
    const auto vector = [&](int k) PEWTER_INLINE_LAMBDA {
      return native::column_at<column_words>(codes + k * int{detail::bytes_of_packed_plane} + 4 * first);
    };
    const auto look_up = [](column_words indices) PEWTER_INLINE_LAMBDA {
      return native::look_up_columns(values_of<F>(), indices);
    };
    native::each<quads>([&](auto q) PEWTER_INLINE_LAMBDA {
      constexpr int quad = part * quads + q.value;
      const auto columns = (column_ints)packed_quad<F, quad>(vector, look_up);
      native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
        const auto row = native::column_at<std::int32_t>(x.codes + r.value * lane_count + 4 * quad);
        products[r.value] =
            native::add_column_products<column_codes<F>::is_signed>(products[r.value], columns, row);
      });
    });
    const column_floats scale = floats_at(scales + first);
    native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
      float* const to = sums[r.value] + first;
      column_floats sum = floats_at(to);
      sum += __builtin_convertvector(products[r.value], column_floats) * (scale * x.steps[r.value]);
      if constexpr (F::has_addend) sum += floats_at(addends + first) * of_sums[r.value];
      __builtin_memcpy(to, &sum, sizeof sum);
    });
  }
}
template <int rows>
struct packed_sums {
  alignas(64) float of[rows][lane_count] = {};

  PEWTER_INLINE void store_to(float* results) const { __builtin_memcpy(results, of, sizeof of); }
};
#else
/// sums += a part of a run of 32 columns times rows of x.
template <class F, int part, int rows>
PEWTER_INLINE void add_part(lanes<float> (&sums)[rows], const part_of_columns<F>& of,
                            const std::uint8_t* codes, const byte_tile& x) {
  constexpr int quads = quads_of_run / F::parts;
  constexpr bool begins = !F::has_addend && column_codes<F>::offset != 0;
  const float* const of_sums = x.sums + part * x.rows_of_tile;
  lanes<std::int32_t> products[rows];
  native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
    products[r.value] = lanes<std::int32_t>(begins ? __builtin_bit_cast(std::int32_t, of_sums[r.value]) : 0);
  });
  native::each<quads>([&](auto q) PEWTER_INLINE_LAMBDA {
    constexpr int quad = part * quads + q.value;
    const column_lanes columns = packed_quad<F, quad>(codes);
    native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
      add_column_products<column_codes<F>::is_signed>(products[r.value], columns,
                                                      x.codes + r.value * lane_count + 4 * quad);
    });
  });
  native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
    sums[r.value] =
        fma(convert<float>(products[r.value]), of.scale * lanes<float>(x.steps[r.value]), sums[r.value]);
    if constexpr (F::has_addend)
      sums[r.value] = fma(of.addend, lanes<float>(of_sums[r.value]), sums[r.value]);
  });
}
template <int rows>
struct packed_sums {
  lanes<float> of[rows];

  PEWTER_INLINE packed_sums() {
    native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA { of[r.value] = lanes<float>(0); });
  }
  PEWTER_INLINE void store_to(float* results) const {
    native::each<rows>([&](auto r)
                           PEWTER_INLINE_LAMBDA { of[r.value].to_array(results + r.value * lane_count); });
  }
};
#endif

/// Cache lines of a block, its scales with it, that a run prefetches; for affine types, whose blocks are
/// known in the launch, at least so many: those of codes and two.
template <class F>
constexpr int lines_of_run = [] {
  if constexpr (is_affine_format<F>) return packed_format<F>::form.bits * 2 + 2;
  constexpr std::size_t runs = F::runs;
  return static_cast<int>((detail::packed_layout_of(packed_format<F>::form, runs, 0).bytes / runs + 63) / 64);
}();

/// 32 columns times some rows of x. What is 4 KB ahead in the columns' blocks is prefetched, each line by
/// one run: hardware prefetchers stop at pages, and a line that none has fetched stalls all.
template <class F, int rows>
[[gnu::flatten, gnu::noinline]] void multiply_packed(const quantized_matmul_arguments& a,
                                                     const std::uint8_t* group, byte_tile x, float* results) {
  const detail::packed_layout at = packed_layout_in<F>(a);
  const std::size_t runs = runs_in_block<F>(a), each = at.bytes / runs;
  const element_type element = a.element;
  packed_sums<rows> sums;
  const std::uint8_t* const end = group + a.blocks_of_row * at.bytes;
  for (const std::uint8_t* block = group; block < end; block += at.bytes) {
    const packed_block<F> of_block(block, at, element);
    const std::uint8_t* codes = block + at.runs;
    std::uintptr_t later = reinterpret_cast<std::uintptr_t>(block) + 4096;
#pragma GCC unroll 1
    for (std::size_t run = 0; run < runs; ++run, later += each) {
      for (int line = 0; line < lines_of_run<F>; ++line)
        __builtin_prefetch(reinterpret_cast<const void*>(later + static_cast<std::uintptr_t>(line) * 64));
      if constexpr (is_affine_format<F>)  // scales and addends of floats
        for (std::size_t at_line = lines_of_run<F> * 64; at_line < each; at_line += 64)
          __builtin_prefetch(reinterpret_cast<const void*>(later + at_line));
      native::each<F::parts>([&](auto part) PEWTER_INLINE_LAMBDA {
        const part_of_columns<F> of(of_block, run * F::parts + static_cast<std::size_t>(part.value));
        add_part<F, part.value>(sums.of, of, codes, x);
      });
      codes += at.bytes_of_run;
      x.codes += x.rows_of_tile * lane_count;
      x.steps += x.rows_of_tile;
      x.sums += x.rows_of_tile * F::parts;
    }
  }
  sums.store_to(results);
}

/// Rows [r, r + count) of a list, which are of one tile, times 32 columns: one of them, or four
/// at a time; rows beyond `count` may be anything. @param results room for (8, 32)
[[gnu::noinline]] inline void multiply_group(const quantized_matmul_arguments& a, const quantized_rows& rows,
                                             std::size_t r, std::size_t count, std::size_t col,
                                             float* results) {
  const std::uint8_t* const group = packed_group(a, rows.matrix, col);
  with_format(a.type, [&]<class F>(F) {
    byte_tile x = byte_tile::of(a, rows.first + r, 0, F::parts);
    if (count == 1) return multiply_packed<F, 1>(a, group, x, results);
    for (std::size_t done = 0; done < count; done += 4) {
      multiply_packed<F, 4>(a, group, x, results + done * lane_count);
      x.codes += 4 * lane_count;
      x.steps += 4;
      x.sums += 4;
    }
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
