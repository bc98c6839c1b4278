// Products of bfloat by the instructions made for it: vdpbf16ps of AVX512-BF16, which adds the products of a
// pair to a float, and the tiles of AMX, of which one instruction multiplies 16 x 32 by 32 x 16.
//
// op(A) is read where it is (`reads_a`) or packed in blocks of 16 rows by 32 steps of K, row by row: a tile
// of AMX, in which each pair of a row is also a word to broadcast. op(B) is packed in panels of 32 columns,
// pair by pair along K (gemm.hpp). Both are continued by zeros. The instructions take subnormal operands for
// zero and give zero for subnormal results.
#pragma once

#if defined(__AVX512BF16__)
#define PEWTER_BFLOAT_UNIT 1
#if defined(__AMX_BF16__) || defined(__AMXBF16__)  // clang 14's name
#define PEWTER_AMX 1
#endif

#include "kernels/matmul/dots.kernel.hpp"
#include "kernels/matmul/pack.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

constexpr std::size_t unit_rows = 16, unit_steps = 32, unit_block = unit_rows * unit_steps;
static_assert(gemm_tile::block_rows == unit_rows && detail::packed_steps<bfloat>(1) == unit_steps);

using pair_register = __m512i;  ///< 16 pairs
PEWTER_INLINE native::vec<float> add_products(const native::vec<float>& sum, pair_register a,
                                              pair_register b) {
#if defined(__clang__) && __clang_major__ == 16  // whose code for vectors of bfloat overflows its stack
  __m512 r = sum.data;
  __asm__("vdpbf16ps %2, %1, %0" : "+v"(r) : "v"(a), "v"(b));
  return r;
#else
  return _mm512_dpbf16_ps(sum.data, (__m512bh)a, (__m512bh)b);
#endif
}

PEWTER_INLINE pair_register load_pairs(const bfloat* p) { return native::load_chunk<pair_register>(p); }
PEWTER_INLINE pair_register load_pairs(const bfloat* p, lane_mask active) {
  return _mm512_maskz_loadu_epi16(active.bits, p);
}
PEWTER_INLINE pair_register no_pairs() { return _mm512_setzero_si512(); }
PEWTER_INLINE pair_register load_pairs(const bfloat* p, all_lanes) { return load_pairs(p); }

/// Column c of the result is the pair (first[c], second[c]), 16 columns a register.
PEWTER_INLINE void pair_rows(pair_register first, pair_register second, pair_register (&pairs)[2]) {
  using words = native::chunk<std::uint16_t>;
  using all = native::make_index_list<lane_count>::type;
  pairs[0] = (pair_register)interleave_of<false>((words)first, (words)second, all{});
  pairs[1] = (pair_register)interleave_of<true>((words)first, (words)second, all{});
}

// ---- packing ----

/// A block of 16 lines by 32 steps, as far as there are so many.
PEWTER_INLINE void pack_block(const bfloat* lines, std::size_t line, std::size_t step, std::size_t lines_left,
                              std::size_t steps_left, bfloat* block) {
  const std::size_t steps = steps_left < unit_steps ? steps_left : unit_steps;
  for (std::size_t r = 0; r < unit_rows; ++r) {
    bfloat* to = block + r * unit_steps;
    const std::size_t present = r < lines_left ? steps : 0;
    const bfloat* from = lines + r * line;
    if (step == 1 || present == 0) {
      const pair_register row = load_pairs(from, first_lanes(static_cast<std::uint32_t>(present)));
      __builtin_memcpy(to, &row, sizeof row);
    } else {
      for (std::size_t s = 0; s < unit_steps; ++s)
        to[s] = s < present ? from[s * step] : bfloat::from_bits(0);
    }
  }
}
void pack_rows_in_blocks(threadgroup& tg, const pack_arguments& p) {
  const std::size_t panel_size = divide_up(p.steps, unit_steps) * unit_block;
  const auto panels = panels_of<bfloat, bfloat>(tg, p, panel_size);
  tg.first_simdgroup([&](simdgroup&) {
    for (std::size_t i = 0; i < panels.count; ++i)
      for (std::size_t k = 0; k < p.steps; k += unit_steps)
        pack_block(panels.from + i * unit_rows * p.line + k * p.step, p.line, p.step,
                   panels.lines - i * unit_rows, p.steps - k, panels.to + i * panel_size + k * unit_rows);
  });
}

/// 32 lines, of which some are inside, that lie beside each other: two steps.
PEWTER_INLINE void pack_pair_across(const bfloat* lines, std::size_t step, std::size_t steps_left,
                                    lane_mask inside, bfloat* panel) {
  pair_register pairs[2];
  pair_rows(steps_left > 0 ? load_pairs(lines, inside) : no_pairs(),
            steps_left > 1 ? load_pairs(lines + step, inside) : no_pairs(), pairs);
  __builtin_memcpy(panel, pairs, sizeof pairs);
}
/// A panel of them.
PEWTER_INLINE void pack_pairs_across(const bfloat* lines, std::size_t step, std::size_t steps,
                                     lane_mask inside, bfloat* panel) {
  for (std::size_t k = 0; k < detail::packed_steps<bfloat>(steps); k += 2)
    pack_pair_across(lines + k * step, step, k < steps ? steps - k : 0, inside, panel + k * panel_cols);
}
/// Panels of 32 lines that are read along K: pairs are words, which change rows as floats do.
PEWTER_INLINE void pack_pairs_along(const pack_arguments& p, const bfloat* lines, bfloat* panel,
                                    std::size_t left) {
  for (std::size_t k = 0; k < p.steps; k += unit_steps) {
    const std::size_t steps = p.steps - k < unit_steps ? p.steps - k : unit_steps;
    const lane_mask inside = first_lanes(static_cast<std::uint32_t>(steps));
    for (std::size_t eight = 0; eight < panel_cols; eight += 8) {
      native::vec<float> words[8];
      native::each<8>([&](auto i) {
        const std::size_t line = eight + static_cast<std::size_t>(i.value);
        const pair_register pairs = line < left ? load_pairs(lines + line * p.line + k, inside) : no_pairs();
        words[i] = (__m512)pairs;
      });
      store_interleaved(words, reinterpret_cast<float*>(panel + k * panel_cols) + eight, panel_cols,
                        unit_steps / 2);
    }
  }
}
void pack_panels_of_pairs(threadgroup& tg, const pack_arguments& p) {
  const std::size_t steps = detail::packed_steps<bfloat>(p.steps), panel_size = panel_cols * steps;
  const auto panels = panels_of<bfloat, bfloat>(tg, p, panel_size);
  tg.first_simdgroup([&](simdgroup&) {
    if (p.line != 1) {
      for (std::size_t i = 0; i < panels.count; ++i)
        pack_pairs_along(p, panels.from + i * panel_cols * p.line, panels.to + i * panel_size,
                         panels.lines - i * panel_cols);
      return;
    }
    for (std::size_t k = 0; k < steps; k += 2)
      for (std::size_t i = 0; i < panels.count; ++i) {
        const std::size_t left = panels.lines - i * panel_cols;
        pack_pair_across(panels.from + k * p.step + i * panel_cols, p.step, k < p.steps ? p.steps - k : 0,
                         first_lanes(static_cast<std::uint32_t>(left < panel_cols ? left : panel_cols)),
                         panels.to + i * panel_size + k * panel_cols);
      }
  });
}

// ---- multiplying: vdpbf16ps ----

/// Where a stage finds op(A): the pair of row r at step k is at(k) + r * row.
struct blocks_of_a {
  const bfloat* from;
  static constexpr std::size_t row = unit_steps;
  static constexpr bool padded = true;  // by zeros

  PEWTER_INLINE const bfloat* at(std::size_t k) const {
    return from + k / unit_steps * unit_block + k % unit_steps;
  }
};
struct rows_of_a {
  const bfloat* from;
  std::size_t row;
  static constexpr bool padded = false;

  PEWTER_INLINE const bfloat* at(std::size_t k) const { return from + k; }
};
/// Where it finds op(B), two steps from step k on.
struct packed_panel {
  const bfloat* from;

  PEWTER_INLINE void load(std::size_t k, std::size_t, pair_register (&pairs)[2], all_lanes) const {
    pairs[0] = load_pairs(from + k * panel_cols);
    pairs[1] = load_pairs(from + k * panel_cols + panel_cols);
  }
};
struct plain_rows {
  const bfloat* from;
  std::size_t row;

  template <class Active>
  PEWTER_INLINE void load(std::size_t k, std::size_t depth, pair_register (&pairs)[2], Active active) const {
    const bfloat* p = from + k * row;
    pair_rows(load_pairs(p, active), k + 1 < depth ? load_pairs(p + row, active) : no_pairs(), pairs);
    const auto ahead = reinterpret_cast<std::uintptr_t>(p) + depth * row * sizeof(bfloat);
    __builtin_prefetch(reinterpret_cast<const void*>(ahead));
    __builtin_prefetch(reinterpret_cast<const void*>(ahead + row * sizeof(bfloat)));
  }
};

/// The 8 rows of sums are 16 registers; a pair of steps is 16 products, 2 loads and 8 broadcasts.
constexpr int pairs_strip = 8;

/// `rows` rows of `registers` registers, of 16 columns each.
template <int rows, int registers, class A, class B, class Active>
[[gnu::flatten, gnu::noinline]] void multiply_pairs(sums_of_part sums, bool from_zero, A a, B b,
                                                    std::size_t depth, Active active) {
  native::vec<float> sum[registers * rows];
  native::each<registers * rows>([&](auto i) {
    sum[i] = from_zero ? native::vec<float>(0.0f)
                       : sums.load(std::size_t{i.value / registers}, i.value % registers, all_lanes{});
  });
  const auto multiply = [&]<class Word>(std::size_t k, Word word) PEWTER_INLINE_LAMBDA {
    pair_register pairs[2];
    b.load(k, depth, pairs, active);
    const bfloat* a_pair = a.at(k);
    native::each<rows>([&](auto r) {
      __builtin_memcpy(&word, a_pair + std::size_t{r.value} * a.row, sizeof word);
      const pair_register a_part = _mm512_set1_epi32(static_cast<std::int32_t>(word));
      native::each<registers>([&](auto j) {
        sum[registers * r + j] = add_products(sum[registers * r + j], a_part, pairs[j.value]);
      });
    });
  };
  const std::size_t whole_pairs = A::padded ? depth : depth / 2 * 2;
  for (std::size_t k = 0; k < whole_pairs; k += 2) multiply(k, std::int32_t{});
  if (whole_pairs < depth) multiply(whole_pairs, std::uint16_t{});
  native::each<registers * rows>([&](auto i) {
    sums.store(std::size_t{i.value / registers}, i.value % registers, sum[i], all_lanes{});
  });
}

/// The same for a number of rows that is known at run time only, at most pairs_strip.
template <int rows = pairs_strip, class A, class B, class Active>
PEWTER_INLINE void multiply_strip_of_pairs(std::size_t present, std::size_t cols, sums_of_part sums,
                                           bool from_zero, A a, B b, std::size_t depth, Active active) {
  if constexpr (rows > 1) {
    if (present < rows)
      return multiply_strip_of_pairs<rows - 1>(present, cols, sums, from_zero, a, b, depth, active);
  }
  if (cols <= native::width<float>)
    multiply_pairs<rows, 1>(sums, from_zero, a, b, depth, active);
  else
    multiply_pairs<rows, 2>(sums, from_zero, a, b, depth, active);
}
template <class A, class B, class Active>
PEWTER_INLINE void multiply_rows_of_pairs(const part_of_product& p, sums_of_part sums, A a, B b,
                                          Active active) {
  for (std::size_t r = 0; r < p.rows; r += pairs_strip) {
    A strip = a;
    strip.from += r * a.row;
    multiply_strip_of_pairs(p.rows - r < pairs_strip ? p.rows - r : pairs_strip, p.cols, sums.below(r),
                            p.k == 0, strip, b, p.depth, active);
  }
}

/// A register of 32 steps, for dot products.
struct pair_steps {
  using a_element = bfloat;
  using b_element = bfloat;
  using part = pair_register;
  static constexpr std::size_t width = unit_steps;

  PEWTER_INLINE static part load_part(const bfloat* p) { return load_pairs(p); }
  PEWTER_INLINE static part load_part(const bfloat* p, lane_mask rest) { return load_pairs(p, rest); }
  PEWTER_INLINE static native::vec<float> multiply_add(part a, part b, const native::vec<float>& sum) {
    return add_products(sum, a, b);
  }
};

#if defined(PEWTER_AMX)

// ---- multiplying: tiles of AMX ----

/// What ldtilecfg reads: eight tiles of 16 rows of 64 bytes.
struct alignas(64) tile_configuration {
  std::uint8_t palette = 1, start_row = 0, reserved[14] = {};
  std::uint16_t bytes_a_row[16] = {64, 64, 64, 64, 64, 64, 64, 64};
  std::uint8_t rows[16] = {16, 16, 16, 16, 16, 16, 16, 16};
};
static_assert(sizeof(tile_configuration) == 64);

/// Where the tiles of op(A) are: rows that are `row` apart, the next 32 steps, the block of rows below.
struct tiles_of_a {
  const bfloat* from;
  std::size_t row, step, lower;
};

/// Blocks of 16 or 32 rows by 32 columns: tiles 0 to 3 are C, 4 and 5 A, 6 and 7 B. Four sums hide the 52
/// cycles of a product, of which one begins every 16, and four loads of 8 cycles each serve four products.
template <bool two_blocks>
[[gnu::noinline]] void multiply_tiles(sums_of_part sums, bool from_zero, tiles_of_a a, const bfloat* b,
                                      std::size_t depth) {
  constexpr long b_row = 128;  // bytes
  const long row = static_cast<long>(sums.row * sizeof(float)),
             a_row = static_cast<long>(a.row * sizeof(bfloat));
  const bfloat* upper_a = a.from;
  char* const c = reinterpret_cast<char*>(sums.first);
  char* const lower = c + 16 * row;
  static constexpr tile_configuration configuration;
  _tile_loadconfig(&configuration);
  if (from_zero) {
    _tile_zero(0);
    _tile_zero(1);
    _tile_zero(2);
    _tile_zero(3);
  } else {
    __asm__ volatile("" ::: "memory");  // g++'s intrinsics do not say that they read memory
    _tile_loadd(0, c, row);
    _tile_loadd(1, c + 64, row);
    if constexpr (two_blocks) {
      _tile_loadd(2, lower, row);
      _tile_loadd(3, lower + 64, row);
    }
  }
  for (std::size_t k = 0; k < depth; k += unit_steps) {
    _tile_loadd(6, b, b_row);
    _tile_loadd(4, upper_a, a_row);
    _tile_dpbf16ps(0, 4, 6);
    _tile_loadd(7, b + 32, b_row);
    _tile_dpbf16ps(1, 4, 7);
    if constexpr (two_blocks) {
      _tile_loadd(5, upper_a + a.lower, a_row);
      _tile_dpbf16ps(2, 5, 6);
      _tile_dpbf16ps(3, 5, 7);
    }
    upper_a += a.step;
    b += unit_steps * panel_cols;
  }
  _tile_stored(0, c, row);
  _tile_stored(1, c + 64, row);
  if constexpr (two_blocks) {
    _tile_stored(2, lower, row);
    _tile_stored(3, lower + 64, row);
  }
  __asm__ volatile("" ::: "memory");
  _tile_release();
}

#endif

struct bfloat_unit {
  using element = bfloat;
  using form = gemm_call::form;
#if defined(PEWTER_AMX)
  static constexpr std::size_t blocks_of_rows = 2;
#else
  static constexpr std::size_t blocks_of_rows = 1;
#endif
  static constexpr std::size_t plain_depth = 64;

  /// Half as large elements, twice as long stages; rows of B that are not packed are short ones.
  static std::size_t stage(const gemm_call& g) {
    if (g.b_form == form::rows_of_k) return g.depth;
    if (g.b_form == form::rows_of_n) return plain_depth;
    return divide_up(2 * g.depth, unit_steps) * unit_steps;
  }

  /// Whether op(A) is read where it is.
  static bool reads_a(const gemm_call& g) {
#if defined(PEWTER_AMX)
    return g.b_form == form::rows_of_k || g.packed_a == nullptr;
#else
    return g.a_at.col == 1;
#endif
  }
  static packing packing_of_a(const gemm_call& g, std::size_t batch, std::size_t batches) {
    if (reads_a(g)) return {};
    return {{static_cast<const bfloat*>(g.a) + batch * g.a_at.batch, g.packed_a, unit_rows, g.m, g.k,
             g.a_at.row, g.a_at.col, g.a_at.batch, a_batch(g), 0},
            batches,
            g.nanoseconds_per_element};
  }
  static constexpr auto pack_a = pack_rows_in_blocks;

  static packing packing_of_b(const gemm_call& g, std::size_t col, std::size_t cols, std::size_t batch,
                              std::size_t batches) {
    return {
        {static_cast<const bfloat*>(g.b) + batch * g.b_at.batch + col * g.b_at.col, g.packed_b, panel_cols,
         cols, g.k, g.b_at.col, g.b_at.row, g.b_at.batch, g.slab_cols * detail::packed_steps<bfloat>(g.k), 0},
        batches,
        g.nanoseconds_per_element};
  }
  static constexpr auto pack_b = pack_panels_of_pairs;

  static void multiply(const gemm_call& g, const part_of_product& p, sums_of_part sums) {
    const bfloat* b = static_cast<const bfloat*>(g.b);
    if (g.b_form == form::rows_of_k) {
      for (std::size_t r = 0; r < p.rows; r += unit_rows) {
        part_of_product part = p;
        part.row += r;
        part.rows = p.rows - r < unit_rows ? p.rows - r : unit_rows;
        block_of_dots<pair_steps>(part, rows_of(g, part), g.a_at.row,
                                  b + p.batch * g.b_at.batch + p.col * g.b_at.col, g.b_at.col, g.k,
                                  sums.below(r));
      }
      return;
    }
    const std::size_t steps = detail::packed_steps<bfloat>(g.k);
    if (g.b_form == form::rows_of_n) {
      const bfloat* rows = b + p.batch * g.b_at.batch + p.k * g.b_at.row + p.col;
      const lane_mask inside = first_lanes(static_cast<std::uint32_t>(p.cols < lane_count ? p.cols : 32));
#if defined(PEWTER_AMX)
      alignas(64) bfloat panel[plain_depth * panel_cols];
      pack_pairs_across(rows, g.b_at.row, p.depth, inside, panel);
      multiply_blocks(g, p, sums, panel);
#else
      if (p.cols >= lane_count)
        multiply_rows(g, p, sums, plain_rows{rows, g.b_at.row}, all_lanes{});
      else
        multiply_rows(g, p, sums, plain_rows{rows, g.b_at.row}, inside);
#endif
      return;
    }
    const bfloat* panel =
        (g.b_form == form::packed_here ? reinterpret_cast<const bfloat*>(g.packed_b) +
                                             (p.batch_in_group * g.slab_cols + p.col_in_slab) * steps
                                       : b + p.col * steps) +
        p.k * panel_cols;
#if defined(PEWTER_AMX)
    multiply_blocks(g, p, sums, panel);
#else
    multiply_rows(g, p, sums, packed_panel{panel}, all_lanes{});
#endif
  }

 private:
  static const bfloat* rows_of(const gemm_call& g, const part_of_product& p) {
    return static_cast<const bfloat*>(g.a) + p.batch * g.a_at.batch + p.row * g.a_at.row + p.k;
  }
  static const bfloat* blocks_of(const gemm_call& g, const part_of_product& p) {
    return reinterpret_cast<const bfloat*>(g.packed_a) + p.batch_in_group * a_batch(g) +
           p.row * detail::packed_steps<bfloat>(g.k) + p.k * unit_rows;
  }
#if defined(PEWTER_AMX)
  static void multiply_blocks(const gemm_call& g, const part_of_product& p, sums_of_part sums,
                              const bfloat* b) {
    const std::size_t whole = p.depth / unit_steps * unit_steps;
    if (!reads_a(g)) {
      multiply_tiles_of(
          p.rows, sums, p.k == 0,
          {blocks_of(g, p), unit_steps, unit_block, detail::packed_steps<bfloat>(g.k) * unit_rows}, b,
          p.depth);
    } else if (p.rows % unit_rows == 0 && whole != 0) {
      multiply_tiles_of(p.rows, sums, p.k == 0,
                        {rows_of(g, p), g.a_at.row, unit_steps, unit_rows * g.a_at.row}, b, whole);
      multiply_staged(g, p, sums, b, whole);
    } else {
      multiply_staged(g, p, sums, b, 0);
    }
  }
  static void multiply_tiles_of(std::size_t rows, sums_of_part sums, bool from_zero, tiles_of_a a,
                                const bfloat* b, std::size_t depth) {
    if (rows > unit_rows)
      multiply_tiles<true>(sums, from_zero, a, b, depth);
    else
      multiply_tiles<false>(sums, from_zero, a, b, depth);
  }
  /// From step `first` on by way of full blocks: a tile of AMX would read rows and steps that are not there.
  static void multiply_staged(const gemm_call& g, const part_of_product& p, sums_of_part sums,
                              const bfloat* b, std::size_t first) {
    for (std::size_t k = first; k < p.depth; k += unit_steps) {
      alignas(64) bfloat blocks[2 * unit_block];
      for (std::size_t r = 0; r < p.rows; r += unit_rows)
        pack_block(rows_of(g, p) + r * g.a_at.row + k, g.a_at.row, 1, p.rows - r, p.depth - k,
                   blocks + r * unit_steps);
      multiply_tiles_of(p.rows, sums, p.k + k == 0, {blocks, unit_steps, unit_block, unit_block},
                        b + k * panel_cols, unit_steps);
    }
  }
#else
  template <class B, class Active>
  static void multiply_rows(const gemm_call& g, const part_of_product& p, sums_of_part sums, B b,
                            Active active) {
    if (reads_a(g))
      multiply_rows_of_pairs(p, sums, rows_of_a{rows_of(g, p), g.a_at.row}, b, active);
    else
      multiply_rows_of_pairs(p, sums, blocks_of_a{blocks_of(g, p)}, b, active);
  }
#endif
  static std::size_t a_batch(const gemm_call& g) {
    return divide_up(g.m, unit_rows) * unit_rows * detail::packed_steps<bfloat>(g.k);
  }
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE

#endif
