// What the threadgroups of gemm_warpgroups.hpp compute turn by turn, and where their stages of A and B lie.
#pragma once

#include "kernels/offload/gemm/gemm_block.hpp"
#include "kernels/offload/gemm/gemm_warpgroups.hpp"
#include "pewter/native/gpu/warpgroup.hpp"

#if defined(PEWTER_HAS_WARPGROUPS)

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::warpgroup_gemm;

/// What a threadgroup computes in one turn: a part of a tile.
struct warpgroup_unit {
  std::uint32_t tile, part, row, col, batch, first_stage, stages;
};

struct warpgroup_schedule {
  const warpgroup_gemm& p;
  std::uint32_t rows, cols, tile_cols, stages;  ///< tiles of C, and stages of k

  PEWTER_INLINE warpgroup_schedule(const warpgroup_gemm& problem, std::uint32_t cols_of_tile)
      : p(problem),
        rows((problem.of.m + 127) / 128),
        cols((problem.of.n + cols_of_tile - 1) / cols_of_tile),
        tile_cols(cols_of_tile),
        stages((problem.of.k + detail::warpgroup_kc - 1) / detail::warpgroup_kc) {}
  PEWTER_INLINE std::uint32_t units() const { return rows * cols * p.batches * p.parts; }
  PEWTER_INLINE warpgroup_unit at(std::uint32_t index) const {
    const std::uint32_t tile = index / p.parts, part = index % p.parts, batch = tile / (rows * cols);
    const detail::place_of_tile place = detail::place_of_tile_at<16>(tile % (rows * cols), rows, cols);
    const std::uint32_t first = part * p.stages_of_part, left = stages - first;
    return {tile,
            part,
            place.row * 128,
            place.col * tile_cols,
            batch,
            first,
            left < p.stages_of_part ? left : p.stages_of_part};
  }
};

/// Which stage is next, and the parity of its mbarriers' phase.
template <std::uint32_t stages>
struct stage_counter {
  std::uint32_t slot = 0, parity = 0;
  PEWTER_INLINE void advance() {
    if (++slot == stages) {
      slot = 0;
      parity ^= 1;
    }
  }
};

/// The threadgroup's memory, as addresses.
template <std::uint32_t cols>
struct warpgroup_stages {
  using memory = detail::warpgroup_memory<cols>;
  std::uint32_t base;

  PEWTER_INLINE std::uint32_t a(std::uint32_t slot) const { return base + slot * memory::stage; }
  PEWTER_INLINE std::uint32_t b(std::uint32_t slot) const { return a(slot) + memory::of_a; }
  PEWTER_INLINE std::uint32_t staged() const { return base + memory::staged; }
  PEWTER_INLINE std::uint32_t full(std::uint32_t slot) const { return base + memory::mbarriers + slot * 8; }
  PEWTER_INLINE std::uint32_t empty(std::uint32_t slot) const { return full(slot) + memory::stages * 8; }
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
#endif
