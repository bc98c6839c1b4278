// What a SIMD group is given of a product, and the dispatch that packs an operand: shared by the units that
// multiply (float_unit, bfloat_unit).
#pragma once

#include "kernels/kernel_entry.hpp"
#include "kernels/matmul/gemm.hpp"
#include "kernels/matmul/matmul.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::gemm_call;
using detail::gemm_tile;
using detail::panel_cols;
using detail::panel_rows;
using detail::strides;

/// Rows and columns of C that a SIMD group owns, and the stage of K it is in.
struct part_of_product {
  std::size_t batch, batch_in_group;
  std::size_t row, rows, col, cols;  // cols may be more than 32: the rest of the tile
  std::size_t col_in_slab;
  std::size_t k, depth;
};

/// The sums of a SIMD group between stages.
struct block_of_c {
  lanes<float> row[gemm_tile::block_rows];
};

/// One dispatch of the product: columns from `first_col` on, batches from `first_batch` on.
struct multiply_arguments {
  const gemm_call* call;
  std::size_t first_col, last_col, first_batch;
};

PEWTER_INLINE std::size_t divide_up(std::size_t a, std::size_t b) { return (a + b - 1) / b; }

/// A matrix of lines to be packed, `width` of which make a panel: line i at step k is from[i * line + k *
/// step].
struct pack_arguments {
  const void* from;
  void* to;  // (batches, panels of width lines)
  std::size_t lines, steps;
  std::size_t line, step, batch;  // strides of `from`
  std::size_t to_batch;           // elements of `to`
  std::size_t panels_per_threadgroup;
};

/// Packs op(A), or a slab of op(B), of all batches of a group; body packs panels of `width` lines.
template <auto body>
void pack(std::size_t width, pack_arguments p, std::size_t batches, double nanoseconds_per_element,
          dispatch_options options) {
  if (p.steps == 0) return;
  // 32 K elements of A, 128 K of B, some 10 us; less if host threads would be left without.
  const std::size_t panels = divide_up(p.lines, width),
                    share = divide_up(panels, detail::available_host_threads());
  const std::size_t most = divide_up(4096, p.steps);
  p.panels_per_threadgroup = share < most ? share : most;
  const std::size_t groups = divide_up(panels, p.panels_per_threadgroup);
  options.nanoseconds_per_threadgroup = nanoseconds_per_element * static_cast<double>(width) *
                                        static_cast<double>(p.panels_per_threadgroup * p.steps);
  entry<body>(
      &p,
      geometry_of_threadgroups({static_cast<std::uint32_t>(groups), 1, static_cast<std::uint32_t>(batches)},
                               {lane_count, 1, 1}),
      options);
}

/// Calls one(lines of the panel, the panel, how many lines are left) for the panels of a threadgroup.
template <std::size_t width, class From, class To, class One>
PEWTER_INLINE void for_each_panel(threadgroup& tg, const pack_arguments& p, std::size_t panel_size, One one) {
  const uint3 at = tg.threadgroup_position_in_grid();
  const From* from = static_cast<const From*>(p.from) + at.z * p.batch;
  To* to = static_cast<To*>(p.to) + at.z * p.to_batch;
  const std::size_t panels = divide_up(p.lines, width), first = at.x * p.panels_per_threadgroup;
  const std::size_t last =
      panels - first < p.panels_per_threadgroup ? panels : first + p.panels_per_threadgroup;
  tg.for_each_simdgroup([&](simdgroup& sg) {
    for (std::size_t i = first + sg.index(); i < last; i += tg.simdgroups_per_threadgroup())
      one(from + i * width * p.line, to + i * panel_size, p.lines - i * width);
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
