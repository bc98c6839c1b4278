// Packing of bfloat: op(A) in blocks of 16 rows by 32 steps of K, row by row: a tile of AMX, in which each
// pair of a row is also a word to broadcast. op(B) in panels of 32 columns, pair by pair along K (gemm.hpp).
// Both are continued by zeros. For AVX-512.
#pragma once

#include "kernels/matmul/pack/panels.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

constexpr std::size_t unit_rows = 16, unit_cols = panel_cols<bfloat>, unit_steps = 32,
                      unit_block = unit_rows * unit_steps;
static_assert(gemm_tile::block_rows == unit_rows && detail::packed_steps<bfloat>(1) == unit_steps);

using pair_register = __m512i;  ///< 16 pairs
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

/// A block of 16 lines by 32 steps, as far as there are so many.
PEWTER_INLINE void pack_block_along(const bfloat* lines, std::size_t line, std::size_t lines_left,
                                    std::size_t steps_left, bfloat* block) {
  const lane_mask present = first_lanes(static_cast<std::uint32_t>(steps_left < 32 ? steps_left : 32));
  for (std::size_t r = 0; r < unit_rows; ++r) {
    const pair_register row = r < lines_left ? load_pairs(lines + r * line, present) : no_pairs();
    __builtin_memcpy(block + r * unit_steps, &row, sizeof row);
  }
}
/// The same of lines that lie beside each other: two steps are a register of pairs, one a line, which change
/// rows as floats do.
PEWTER_INLINE void pack_block_across(const bfloat* lines, std::size_t step, std::size_t lines_left,
                                     std::size_t steps_left, bfloat* block) {
  const lane_mask present = first_lanes(static_cast<std::uint32_t>(lines_left < 16 ? lines_left : 16));
  const auto load_step = [&](std::size_t s) {
    return s < steps_left ? load_pairs(lines + s * step, present) : no_pairs();
  };
  native::chunk<float> words[unit_rows];
  native::each<static_cast<int>(unit_rows)>([&](auto i) {
    pair_register pairs[2];
    pair_rows(load_step(2 * std::size_t{i.value}), load_step(2 * std::size_t{i.value} + 1), pairs);
    words[i.value] = (native::chunk<float>)pairs[0];
  });
  native::transpose<float, static_cast<int>(unit_rows)>(words);
  __builtin_memcpy(block, words, sizeof words);
}
PEWTER_INLINE void pack_block(const bfloat* lines, std::size_t line, std::size_t step, std::size_t lines_left,
                              std::size_t steps_left, bfloat* block) {
  if (step == 1)
    pack_block_along(lines, line, lines_left, steps_left, block);
  else
    pack_block_across(lines, step, lines_left, steps_left, block);
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
  if (steps_left > 1 && all(inside))
    pair_rows(load_pairs(lines), load_pairs(lines + step), pairs);
  else
    pair_rows(steps_left > 0 ? load_pairs(lines, inside) : no_pairs(),
              steps_left > 1 ? load_pairs(lines + step, inside) : no_pairs(), pairs);
  // One by one: as an array they would go through memory twice.
  native::each<2>([&](auto i) { __builtin_memcpy(panel + i * unit_cols, &pairs[i], sizeof pairs[i]); });
}
/// A panel of them.
PEWTER_INLINE void pack_pairs_across(const bfloat* lines, std::size_t step, std::size_t steps,
                                     lane_mask inside, bfloat* panel) {
  for (std::size_t k = 0; k < detail::packed_steps<bfloat>(steps); k += 2)
    pack_pair_across(lines + k * step, step, k < steps ? steps - k : 0, inside, panel + k * unit_cols);
}
/// Panels of 32 lines that are read along K: pairs are words, which change rows as floats do.
PEWTER_INLINE void pack_pairs_along(const pack_arguments& p, const bfloat* lines, bfloat* panel,
                                    std::size_t left) {
  for (std::size_t k = 0; k < p.steps; k += unit_steps) {
    const std::size_t steps = p.steps - k < unit_steps ? p.steps - k : unit_steps;
    const lane_mask inside = first_lanes(static_cast<std::uint32_t>(steps));
    for (std::size_t eight = 0; eight < unit_cols; eight += 8) {
      native::vec<float> words[8];
      native::each<8>([&](auto i) {
        const std::size_t line = eight + static_cast<std::size_t>(i.value);
        const pair_register pairs = line < left ? load_pairs(lines + line * p.line + k, inside) : no_pairs();
        words[i] = (__m512)pairs;
      });
      store_interleaved(words, reinterpret_cast<float*>(panel + k * unit_cols) + eight, unit_cols,
                        unit_steps / 2);
    }
  }
}
void pack_panels_of_pairs(threadgroup& tg, const pack_arguments& p) {
  const std::size_t steps = detail::packed_steps<bfloat>(p.steps), panel_size = unit_cols * steps;
  const auto panels = panels_of<bfloat, bfloat>(tg, p, panel_size);
  tg.first_simdgroup([&](simdgroup&) {
    if (p.line != 1) {
      for (std::size_t i = 0; i < panels.count; ++i)
        pack_pairs_along(p, panels.from + i * unit_cols * p.line, panels.to + i * panel_size,
                         panels.lines - i * unit_cols);
      return;
    }
    for (std::size_t k = 0; k < steps; k += 2)
      for (std::size_t i = 0; i < panels.count; ++i) {
        const std::size_t left = panels.lines - i * unit_cols;
        pack_pair_across(panels.from + k * p.step + i * unit_cols, p.step, k < p.steps ? p.steps - k : 0,
                         first_lanes(static_cast<std::uint32_t>(left < unit_cols ? left : unit_cols)),
                         panels.to + i * panel_size + k * unit_cols);
      }
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
