// Packing of bfloat. op(A) becomes AMX tiles of 16 rows by 32 iterations over k, row by row: two iterations
// of a row are also a word to broadcast. op(B) becomes panels of 32 columns in VNNI-2 layout (plan.hpp). Both
// are continued by zeros. For AVX-512.
#pragma once

#include "kernels/matmul/pack/panels.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

constexpr std::size_t amx_rows = 16, amx_cols = panel_cols<bfloat>, amx_k = 32, amx_tile = amx_rows * amx_k;
static_assert(block_rows == amx_rows && vnni_k(1) == amx_k);

using vnni_register = __m512i;  ///< 16 columns (or rows) by two iterations over k
PEWTER_INLINE vnni_register load_vnni(const bfloat* p) { return native::load_chunk<vnni_register>(p); }
PEWTER_INLINE vnni_register load_vnni(const bfloat* p, lane_mask active) {
  return _mm512_maskz_loadu_epi16(active.bits, p);
}
PEWTER_INLINE vnni_register zero_vnni() { return _mm512_setzero_si512(); }
PEWTER_INLINE vnni_register load_vnni(const bfloat* p, all_lanes) { return load_vnni(p); }

/// Two rows in VNNI-2 layout: column c is (first[c], second[c]), 16 columns a register.
PEWTER_INLINE void interleave_rows(vnni_register first, vnni_register second, vnni_register (&pairs)[2]) {
  using words = native::chunk<std::uint16_t>;
  using all = native::make_index_list<lane_count>::type;
  pairs[0] = (vnni_register)interleave_of<false>((words)first, (words)second, all{});
  pairs[1] = (vnni_register)interleave_of<true>((words)first, (words)second, all{});
}

/// An AMX tile of 16 lines by 32 iterations, zeros where there are fewer; lines are read along k.
PEWTER_INLINE void pack_amx_tile_along(const bfloat* lines, std::size_t line, std::size_t lines_left,
                                       std::size_t k_left, bfloat* tile) {
  const lane_mask present = first_lanes(static_cast<std::uint32_t>(k_left < 32 ? k_left : 32));
  for (std::size_t r = 0; r < amx_rows; ++r) {
    const vnni_register row = r < lines_left ? load_vnni(lines + r * line, present) : zero_vnni();
    __builtin_memcpy(tile + r * amx_k, &row, sizeof row);
  }
}
/// The same of adjacent lines: two iterations are a word a line, and words are transposed as floats are.
PEWTER_INLINE void pack_amx_tile_across(const bfloat* lines, std::size_t step, std::size_t lines_left,
                                        std::size_t k_left, bfloat* tile) {
  const lane_mask present = first_lanes(static_cast<std::uint32_t>(lines_left < 16 ? lines_left : 16));
  const auto load_row = [&](std::size_t s) {
    return s < k_left ? load_vnni(lines + s * step, present) : zero_vnni();
  };
  native::chunk<float> words[amx_rows];
  native::each<static_cast<int>(amx_rows)>([&](auto i) {
    vnni_register pairs[2];
    interleave_rows(load_row(2 * std::size_t{i.value}), load_row(2 * std::size_t{i.value} + 1), pairs);
    words[i.value] = (native::chunk<float>)pairs[0];
  });
  native::transpose<float, static_cast<int>(amx_rows)>(words);
  __builtin_memcpy(tile, words, sizeof words);
}
PEWTER_INLINE void pack_amx_tile(const bfloat* lines, std::size_t line, std::size_t step,
                                 std::size_t lines_left, std::size_t k_left, bfloat* tile) {
  if (step == 1)
    pack_amx_tile_along(lines, line, lines_left, k_left, tile);
  else
    pack_amx_tile_across(lines, step, lines_left, k_left, tile);
}
/// Calls pack(panels, k, extent, panel_size) for each block of K: `extent` iterations from k on.
template <class Pack>
PEWTER_INLINE void for_each_block_of_k(threadgroup& tg, const pack_arguments& p, Pack pack) {
  const std::size_t k_packed = vnni_k(p.k), most = p.lines_of_block != 0 ? p.kc : k_packed;
  for (std::size_t k = 0; k < k_packed; k += most) {
    const std::size_t extent = least_of(most, k_packed - k), panel_size = p.width * extent;
    auto panels = panels_of<bfloat, bfloat>(tg, p, panel_size);
    panels.from += k * p.step;
    panels.to += k * p.lines_of_block;
    pack(panels, k, extent, panel_size);
  }
}

void pack_amx_tiles(threadgroup& tg, const pack_arguments& p) {
  using panels = panels_of_threadgroup<bfloat, bfloat>;
  tg.first_simdgroup([&](simdgroup&) {
    for_each_block_of_k(
        tg, p, [&](const panels& to, std::size_t first, std::size_t extent, std::size_t size) {
          for (std::size_t i = 0; i < to.count; ++i)
            for (std::size_t k = 0; k < extent; k += amx_k)
              pack_amx_tile(to.from + i * amx_rows * p.line + k * p.step, p.line, p.step,
                            to.lines - i * amx_rows, p.k - first - k, to.to + i * size + k * amx_rows);
        });
  });
}

/// Two iterations of 32 adjacent lines; some are inside.
PEWTER_INLINE void pack_vnni_row(const bfloat* lines, std::size_t step, std::size_t k_left, lane_mask inside,
                                 bfloat* panel) {
  vnni_register pairs[2];
  if (k_left > 1 && all(inside))
    interleave_rows(load_vnni(lines), load_vnni(lines + step), pairs);
  else
    interleave_rows(k_left > 0 ? load_vnni(lines, inside) : zero_vnni(),
                    k_left > 1 ? load_vnni(lines + step, inside) : zero_vnni(), pairs);
  // One by one: as an array they would go through memory twice.
  native::each<2>([&](auto i) { __builtin_memcpy(panel + i * amx_cols, &pairs[i], sizeof pairs[i]); });
}
/// A panel of them.
PEWTER_INLINE void pack_vnni_rows(const bfloat* lines, std::size_t step, std::size_t k_extent,
                                  lane_mask inside, bfloat* panel) {
  for (std::size_t k = 0; k < vnni_k(k_extent); k += 2)
    pack_vnni_row(lines + k * step, step, k < k_extent ? k_extent - k : 0, inside, panel + k * amx_cols);
}
/// Eight lines of a panel that are read along k, at most 32 iterations: two iterations are a word, and words
/// are transposed as floats are. Only `left` lines exist; the others are zeros.
PEWTER_INLINE void pack_vnni_eight(const bfloat* lines, std::size_t line, lane_mask inside, std::size_t left,
                                   bfloat* panel) {
  native::vec<float> words[8];
  native::each<8>([&](auto i) {
    const std::size_t l = static_cast<std::size_t>(i.value);
    const vnni_register pairs = l < left ? load_vnni(lines + l * line, inside) : zero_vnni();
    words[i] = (__m512)pairs;
  });
  store_interleaved(words, reinterpret_cast<float*>(panel), amx_cols, amx_k / 2);
}
/// A panel of 32 lines that are read along k.
PEWTER_INLINE void pack_vnni_columns(std::size_t line, std::size_t k_extent, const bfloat* lines,
                                     bfloat* panel, std::size_t left) {
  for (std::size_t k = 0; k < k_extent; k += amx_k) {
    const std::size_t steps = least_of(k_extent - k, amx_k);
    const lane_mask inside = first_lanes(static_cast<std::uint32_t>(steps));
    for (std::size_t eight = 0; eight < amx_cols; eight += 8)
      pack_vnni_eight(lines + eight * line + k, line, inside, left > eight ? left - eight : 0,
                      panel + k * amx_cols + 2 * eight);
  }
}
void pack_vnni_panels(threadgroup& tg, const pack_arguments& p) {
  using panels = panels_of_threadgroup<bfloat, bfloat>;
  const auto pack = [&](const panels& to, std::size_t first, std::size_t extent, std::size_t size) {
    const std::size_t k_left = p.k - first;
    if (p.line != 1) {
      for (std::size_t i = 0; i < to.count; ++i)
        pack_vnni_columns(p.line, least_of(extent, k_left), to.from + i * amx_cols * p.line, to.to + i * size,
                          to.lines - i * amx_cols);
      return;
    }
    constexpr std::size_t together = 4;  // lines of more panels share sets of L1d
    for (std::size_t first_panel = 0; first_panel < to.count; first_panel += together)
      for (std::size_t k = 0; k < extent; k += 2)
        for (std::size_t i = first_panel; i < least_of(first_panel + together, to.count); ++i) {
          const std::size_t left = to.lines - i * amx_cols;
          pack_vnni_row(to.from + k * p.step + i * amx_cols, p.step, k < k_left ? k_left - k : 0,
                        first_lanes(static_cast<std::uint32_t>(least_of(left, amx_cols))),
                        to.to + i * size + k * amx_cols);
        }
  };
  tg.first_simdgroup([&](simdgroup&) { for_each_block_of_k(tg, p, pack); });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
