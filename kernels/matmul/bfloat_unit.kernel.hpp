// Products of bfloat by the instructions made for it: vdpbf16ps of AVX512-BF16, which adds the products of a
// pair to a float, and the tiles of AMX, of which one instruction multiplies 16 x 32 by 32 x 16.
//
// op(A) is packed in blocks of 16 rows by 32 steps of K, row by row: a tile of AMX, in which each pair of a
// row is also a word to broadcast. op(B) is packed in panels of 32 columns, pair by pair along K (gemm.hpp).
// Both are continued by zeros. The instructions take subnormal operands for zero and give zero for subnormal
// results.
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

PEWTER_INLINE __m512bh load_pairs(const bfloat* p) { return native::load_chunk<__m512bh>(p); }
PEWTER_INLINE __m512bh load_pairs(const bfloat* p, lane_mask active) {
  return (__m512bh)_mm512_maskz_loadu_epi16(active.bits, p);
}
PEWTER_INLINE __m512bh no_pairs() { return (__m512bh)_mm512_setzero_si512(); }
PEWTER_INLINE __m512bh load_pairs(const bfloat* p, all_lanes) { return load_pairs(p); }

/// Column c of the result is the pair (first[c], second[c]), 16 columns a register.
PEWTER_INLINE void pair_rows(__m512bh first, __m512bh second, __m512bh (&pairs)[2]) {
  using words = native::chunk<std::uint16_t>;
  using all = native::make_index_list<lane_count>::type;
  pairs[0] = (__m512bh)interleave_of<false>((words)first, (words)second, all{});
  pairs[1] = (__m512bh)interleave_of<true>((words)first, (words)second, all{});
}

// ---- packing ----

/// Blocks of 16 lines by 32 steps.
void pack_rows_in_blocks(threadgroup& tg, const pack_arguments& p) {
  const std::size_t blocks = divide_up(p.steps, unit_steps);
  for_each_panel<unit_rows, bfloat, bfloat>(
      tg, p, blocks * unit_block, [&](const bfloat* lines, bfloat* panel, std::size_t left) {
        for (std::size_t k = 0; k < p.steps; k += unit_steps)
          for (std::size_t r = 0; r < unit_rows; ++r) {
            bfloat* to = panel + k * unit_rows + r * unit_steps;
            const std::size_t present = r >= left ? 0 : p.steps - k < unit_steps ? p.steps - k : unit_steps;
            const bfloat* from = lines + r * p.line + k * p.step;
            if (p.step == 1 || present == 0) {
              const __m512bh row = load_pairs(from, first_lanes(static_cast<std::uint32_t>(present)));
              __builtin_memcpy(to, &row, sizeof row);
            } else {
              for (std::size_t s = 0; s < unit_steps; ++s)
                to[s] = s < present ? from[s * p.step] : bfloat::from_bits(0);
            }
          }
      });
}

/// A panel of 32 lines, of which some are inside, that lie beside each other, pair by pair.
PEWTER_INLINE void pack_pairs_across(const bfloat* lines, std::size_t step, std::size_t steps,
                                     lane_mask inside, bfloat* panel) {
  for (std::size_t k = 0; k < detail::packed_steps<bfloat>(steps); k += 2) {
    __m512bh pairs[2];
    pair_rows(k < steps ? load_pairs(lines + k * step, inside) : no_pairs(),
              k + 1 < steps ? load_pairs(lines + (k + 1) * step, inside) : no_pairs(), pairs);
    __builtin_memcpy(panel + k * panel_cols, pairs, sizeof pairs);
  }
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
        const __m512bh pairs = line < left ? load_pairs(lines + line * p.line + k, inside) : no_pairs();
        words[i] = (__m512)pairs;
      });
      store_interleaved(words, reinterpret_cast<float*>(panel + k * panel_cols) + eight, panel_cols);
    }
  }
}
void pack_panels_of_pairs(threadgroup& tg, const pack_arguments& p) {
  for_each_panel<panel_cols, bfloat, bfloat>(
      tg, p, panel_cols * detail::packed_steps<bfloat>(p.steps),
      [&](const bfloat* lines, bfloat* panel, std::size_t left) {
        if (p.line == 1)
          pack_pairs_across(lines, p.step, p.steps,
                            first_lanes(static_cast<std::uint32_t>(left < panel_cols ? left : panel_cols)),
                            panel);
        else
          pack_pairs_along(p, lines, panel, left);
      });
}

// ---- multiplying: vdpbf16ps ----

/// Where a stage finds op(B), two steps from step k on.
struct packed_panel {
  const bfloat* from;

  PEWTER_INLINE void load(std::size_t k, std::size_t, __m512bh (&pairs)[2], all_lanes) const {
    pairs[0] = load_pairs(from + k * panel_cols);
    pairs[1] = load_pairs(from + k * panel_cols + panel_cols);
  }
};
struct plain_rows {
  const bfloat* from;
  std::size_t row;

  template <class Active>
  PEWTER_INLINE void load(std::size_t k, std::size_t depth, __m512bh (&pairs)[2], Active active) const {
    const bfloat* p = from + k * row;
    pair_rows(load_pairs(p, active), k + 1 < depth ? load_pairs(p + row, active) : no_pairs(), pairs);
    const auto ahead = reinterpret_cast<std::uintptr_t>(p) + depth * row * sizeof(bfloat);
    __builtin_prefetch(reinterpret_cast<const void*>(ahead));
    __builtin_prefetch(reinterpret_cast<const void*>(ahead + row * sizeof(bfloat)));
  }
};

/// The 8 rows of sums are 16 registers; a pair of steps is 16 products, 2 loads and 8 broadcasts.
constexpr int pairs_strip = 8;

template <int rows, class B, class Active>
[[gnu::flatten, gnu::noinline]] void multiply_pairs(lanes<float>* block, bool from_zero, const bfloat* a, B b,
                                                    std::size_t depth, Active active) {
  native::vec<float> sum[2 * rows];
  native::each<2 * rows>(
      [&](auto i) { sum[i] = from_zero ? native::vec<float>(0.0f) : block[i.value / 2].v[i.value % 2]; });
  for (std::size_t k = 0; k < depth; k += 2) {
    __m512bh pairs[2];
    b.load(k, depth, pairs, active);
    const bfloat* a_pair = a + k / unit_steps * unit_block + k % unit_steps;
    native::each<rows>([&](auto r) {
      std::int32_t word;
      __builtin_memcpy(&word, a_pair + r.value * static_cast<int>(unit_steps), sizeof word);
      const auto a_part = (__m512bh)_mm512_set1_epi32(word);
      native::each<2>(
          [&](auto j) { sum[2 * r + j] = _mm512_dpbf16_ps(sum[2 * r + j].data, a_part, pairs[j.value]); });
    });
  }
  native::each<2 * rows>([&](auto i) { block[i.value / 2].v[i.value % 2] = sum[i]; });
}

/// The same for a number of rows that is known at run time only, at most pairs_strip.
template <int rows = pairs_strip, class B, class Active>
PEWTER_INLINE void multiply_strip_of_pairs(std::size_t present, lanes<float>* block, bool from_zero,
                                           const bfloat* a, B b, std::size_t depth, Active active) {
  if constexpr (rows > 1) {
    if (present < rows)
      return multiply_strip_of_pairs<rows - 1>(present, block, from_zero, a, b, depth, active);
  }
  multiply_pairs<rows>(block, from_zero, a, b, depth, active);
}
template <class B, class Active>
PEWTER_INLINE void multiply_rows_of_pairs(const part_of_product& p, lanes<float>* block, const bfloat* a,
                                          std::size_t a_panel, B b, Active active) {
  for (std::size_t r = 0; r < p.rows; r += pairs_strip)
    multiply_strip_of_pairs(p.rows - r < pairs_strip ? p.rows - r : pairs_strip, block + r, p.k == 0,
                            a + r / unit_rows * a_panel + r % unit_rows * unit_steps, b, p.depth, active);
}

/// A register of 32 steps, for dot products.
struct pair_steps {
  using a_element = bfloat;
  using b_element = bfloat;
  using part = __m512bh;
  static constexpr std::size_t width = unit_steps;

  PEWTER_INLINE static part load_part(const bfloat* p) { return load_pairs(p); }
  PEWTER_INLINE static part load_part(const bfloat* p, lane_mask rest) { return load_pairs(p, rest); }
  PEWTER_INLINE static native::vec<float> multiply_add(part a, part b, const native::vec<float>& sum) {
    return _mm512_dpbf16_ps(sum.data, a, b);
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

/// Blocks of 16 or 32 rows by 32 columns: tiles 0 to 3 are C, 4 and 5 A, 6 and 7 B. Four sums hide the 52
/// cycles of a product, of which one begins every 16, and four loads of 8 cycles each serve four products.
template <bool two_blocks>
[[gnu::noinline]] void multiply_tiles(lanes<float>* block, bool from_zero, const bfloat* a,
                                      std::size_t a_panel, const bfloat* b, std::size_t depth) {
  constexpr long a_row = 64, row = 128;  // bytes
  char* const c = reinterpret_cast<char*>(block);
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
    _tile_loadd(6, b, row);
    _tile_loadd(4, a, a_row);
    _tile_dpbf16ps(0, 4, 6);
    _tile_loadd(7, b + 32, row);
    _tile_dpbf16ps(1, 4, 7);
    if constexpr (two_blocks) {
      _tile_loadd(5, a + a_panel, a_row);
      _tile_dpbf16ps(2, 5, 6);
      _tile_dpbf16ps(3, 5, 7);
    }
    a += unit_block;
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
  static std::size_t blocks_of_rows(const gemm_call&) { return 2; }
#else
  static std::size_t blocks_of_rows(const gemm_call&) { return 1; }
#endif
  static constexpr std::size_t plain_depth = 64;

  /// Half as large elements, twice as long stages; rows of B that are not packed are short ones.
  static std::size_t stage(const gemm_call& g) {
    if (g.b_form == form::rows_of_k) return g.depth;
    return g.b_form == form::rows_of_n ? plain_depth : divide_up(2 * g.depth, unit_steps) * unit_steps;
  }

  static void pack_a(const gemm_call& g, std::size_t batch, std::size_t batches,
                     const dispatch_options& options) {
    if (g.b_form == form::rows_of_k) return;  // read where it is
    pack<pack_rows_in_blocks>(unit_rows,
                              {static_cast<const bfloat*>(g.a) + batch * g.a_at.batch, g.packed_a, g.m, g.k,
                               g.a_at.row, g.a_at.col, g.a_at.batch, a_batch(g), 0},
                              batches, g.nanoseconds_per_element, options);
  }
  static void pack_b(const gemm_call& g, std::size_t col, std::size_t cols, std::size_t batch,
                     std::size_t batches, const dispatch_options& options) {
    pack<pack_panels_of_pairs>(
        panel_cols,
        {static_cast<const bfloat*>(g.b) + batch * g.b_at.batch + col * g.b_at.col, g.packed_b, cols, g.k,
         g.b_at.col, g.b_at.row, g.b_at.batch, g.slab_cols * detail::packed_steps<bfloat>(g.k), 0},
        batches, g.nanoseconds_per_element, options);
  }

  static void multiply(const gemm_call& g, const part_of_product& p, lanes<float>* block) {
    const bfloat* b = static_cast<const bfloat*>(g.b);
    if (g.b_form == form::rows_of_k) {
      for (std::size_t r = 0; r < p.rows; r += unit_rows) {
        part_of_product part = p;
        part.rows = p.rows - r < unit_rows ? p.rows - r : unit_rows;
        block_of_dots<pair_steps>(
            part, static_cast<const bfloat*>(g.a) + p.batch * g.a_at.batch + (p.row + r) * g.a_at.row,
            g.a_at.row, b + p.batch * g.b_at.batch + p.col * g.b_at.col, g.b_at.col, g.k, block + r);
      }
      return;
    }
    const std::size_t steps = detail::packed_steps<bfloat>(g.k), a_panel = steps * unit_rows;
    const bfloat* a = reinterpret_cast<const bfloat*>(g.packed_a) + p.batch_in_group * a_batch(g) +
                      p.row / unit_rows * a_panel + p.k * unit_rows;
    if (g.b_form == form::rows_of_n) {
      const bfloat* rows = b + p.batch * g.b_at.batch + p.k * g.b_at.row + p.col;
      const lane_mask inside = first_lanes(static_cast<std::uint32_t>(p.cols < lane_count ? p.cols : 32));
#if defined(PEWTER_AMX)
      alignas(64) bfloat panel[plain_depth * panel_cols];
      pack_pairs_across(rows, g.b_at.row, p.depth, inside, panel);
      multiply_blocks(p, block, a, a_panel, panel);
#else
      if (p.cols >= lane_count)
        multiply_rows_of_pairs(p, block, a, a_panel, plain_rows{rows, g.b_at.row}, all_lanes{});
      else
        multiply_rows_of_pairs(p, block, a, a_panel, plain_rows{rows, g.b_at.row}, inside);
#endif
      return;
    }
    const bfloat* panel =
        (g.b_form == form::packed_here ? reinterpret_cast<const bfloat*>(g.packed_b) +
                                             (p.batch_in_group * g.slab_cols + p.col_in_slab) * steps
                                       : b + p.col * steps) +
        p.k * panel_cols;
#if defined(PEWTER_AMX)
    multiply_blocks(p, block, a, a_panel, panel);
#else
    multiply_rows_of_pairs(p, block, a, a_panel, packed_panel{panel}, all_lanes{});
#endif
  }

 private:
#if defined(PEWTER_AMX)
  static void multiply_blocks(const part_of_product& p, lanes<float>* block, const bfloat* a,
                              std::size_t a_panel, const bfloat* b) {
    if (p.rows > unit_rows)
      multiply_tiles<true>(block, p.k == 0, a, a_panel, b, p.depth);
    else
      multiply_tiles<false>(block, p.k == 0, a, a_panel, b, p.depth);
  }
#endif
  static std::size_t a_batch(const gemm_call& g) {
    return divide_up(g.m, unit_rows) * unit_rows * detail::packed_steps<bfloat>(g.k);
  }
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE

#endif
