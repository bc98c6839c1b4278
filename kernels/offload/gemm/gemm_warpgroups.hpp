// gemm on a GPU with warpgroup instructions (sm_90): half and bfloat, sums in float.
//
// A threadgroup stays on its multiprocessor and computes tiles of 128 x 64, 128 or 256 of C one after the
// other. One of its three warpgroups has the tensor memory accelerator copy operands ahead, 64 of k a stage;
// two multiply, 64 rows of the tile each. mbarriers say when a stage is full, and when it may be filled anew.
// Where tiles are few, several threadgroups share a tile's k: the last one to finish adds their sums, in
// order.
#pragma once

#include "kernels/offload/gemm/gemm_tile.hpp"

namespace pewter::detail {

/// What the accelerator knows of an operand: 64 bytes aligned, made by the driver.
struct alignas(64) tensor_map {
  std::uint64_t words[16];
};

/// A product in the device's memory.
struct warpgroup_gemm {
  tensor_map a, b;
  device_gemm_arguments of;
  std::uint32_t batches;
  bool a_is_batched, b_is_batched;  ///< or each batch has the same
  bool in_whole_rows;               ///< no epilogue, and eights of C are 16 bytes, aligned
  std::uint32_t parts;              ///< threadgroups that share a tile's k
  std::uint32_t stages_of_part;
  float* sums;              // (tiles, parts, 128 x cols), where there are parts
  std::uint32_t* finished;  // (tiles): parts whose sums are stored; zeros between launches
};

/// Tiles whose k may be shared.
inline constexpr std::uint32_t warpgroup_counters = 16 * 1024;

/// What goes along with a launch.
struct warpgroup_gemm_launch {
  const warpgroup_gemm* problem;
};

inline constexpr std::uint32_t warpgroup_threads = 128, warpgroup_gemm_threads = 3 * warpgroup_threads,
                               warpgroup_tile_rows = 128, warpgroup_kc = 64,
                               warpgroup_box = 8 * 1024,  ///< 64 x 64 elements
    warpgroup_staged_cols = 64;                           ///< of C, through threadgroup memory

/// Threadgroup memory of a tile `cols` wide, in bytes: as many stages as fit in addition to the staged part
/// of C and the mbarriers.
template <std::uint32_t cols>
struct warpgroup_memory {
  static constexpr std::uint32_t of_a = 2 * warpgroup_box, stage = of_a + cols / 64 * warpgroup_box,
                                 stages = 192 * 1024 / stage, staged = stages * stage,
                                 mbarriers = staged + warpgroup_tile_rows * warpgroup_staged_cols * 4,
                                 /// With what is lost where memory does not begin at a multiple of 1024.
      bytes = mbarriers + 2 * stages * 8 + 1024;
};

// ---- the plan, on the host side ----

/// A tile's columns, and how many threadgroups share its k.
struct warpgroup_plan {
  std::uint32_t cols, parts;
};

/// The least of the predicted times. Follows from the shape alone: a split k shows in bits.
constexpr warpgroup_plan plan_of_warpgroups(std::uint64_t m, std::uint64_t n, std::uint64_t k,
                                            std::uint64_t batches) {
  // Nanoseconds, of one multiprocessor with the others at work: a stage by columns of the tile, what a tile
  // costs apart from its stages, a float of sums that parts exchange.
  struct width {
    std::uint32_t cols;
    double stage;
  };
  constexpr width widths[] = {{256, 700}, {128, 385}, {64, 255}};
  constexpr double tile = 1200, exchanged = 0.13;
  constexpr std::uint64_t multiprocessors = 132;
  const auto rows = static_cast<double>(m < 16 ? 16 : m < 128 ? m : 128);
  warpgroup_plan best{256, 1};
  double least = 0;
  for (const width& w : widths) {
    const std::uint64_t tiles = (m + 127) / 128 * ((n + w.cols - 1) / w.cols) * batches,
                        stages = (k + 63) / 64;
    for (std::uint32_t parts = 1;
         parts <= 16 && (parts == 1 || (stages / parts >= 4 && tiles <= warpgroup_counters)); ++parts) {
      const std::uint64_t of_part = (stages + parts - 1) / parts;
      if ((stages + of_part - 1) / of_part != parts) continue;  // the last one would be empty
      const std::uint64_t turns = (tiles * parts + multiprocessors - 1) / multiprocessors;
      const double sums = parts == 1 ? 0 : exchanged * rows * w.cols * (1 + parts);
      const double time = static_cast<double>(turns) * (tile + static_cast<double>(of_part) * w.stage + sums);
      if (least == 0 || time < least) {
        least = time;
        best = {w.cols, parts};
      }
    }
  }
  return best;
}

}  // namespace pewter::detail
