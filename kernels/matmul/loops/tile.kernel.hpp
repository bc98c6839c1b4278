// What a SIMD group is given of a product, and the dispatch that packs an operand: shared by the units that
// multiply (float_unit, bfloat_unit).
#pragma once

#include "kernels/kernel_entry.hpp"
#include "kernels/matmul/gemm.hpp"
#include "kernels/matmul_ladder/arguments.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::gemm_call;
using detail::gemm_tile;
using detail::panel_cols;
using detail::panel_rows;

constexpr std::size_t line_bytes = 64;  ///< of a cache

/// How sums begin: as those of the stage before, or by zeros; of those for a far C, lines are asked for.
enum class sums_begin { as_they_are, by_zeros, by_zeros_for_far_c };

/// Rows and columns of C that a SIMD group owns, and the stage of K it is in.
struct part_of_product {
  std::size_t batch, batch_in_group;
  std::size_t row, rows, col, cols;  // cols may be more than a block's: the rest of the tile
  std::size_t row_in_tile = 0, col_in_slab = 0;
  std::size_t k = 0, depth = 0;
  bool stores_far = false;  // the sums go to lines of C that the second-level cache does not hold

  PEWTER_INLINE sums_begin how_sums_begin() const {
    return k != 0       ? sums_begin::as_they_are
           : stores_far ? sums_begin::by_zeros_for_far_c
                        : sums_begin::by_zeros;
  }
};

/// The first columns of a block.
struct column_mask {
  std::uint64_t bits;
};
PEWTER_INLINE column_mask first_columns(std::size_t count) { return {(std::uint64_t{1} << count) - 1}; }
/// Those of register j of a row.
PEWTER_INLINE std::uint32_t bits_of_register(column_mask columns, int j) {
  return static_cast<std::uint32_t>(columns.bits >> (j * native::width<float>));
}

/// Where a SIMD group puts its sums: into its block between stages, or into C.
struct sums_of_part {
  float* first;
  std::size_t row;

  PEWTER_INLINE sums_of_part below(std::size_t rows) const { return {first + rows * row, row}; }
  PEWTER_INLINE native::vec<float> load(std::size_t r, int j, all_lanes) const {
    return native::load(first + r * row + j * native::width<float>);
  }
  PEWTER_INLINE native::vec<float> load(std::size_t r, int j, column_mask columns) const {
    return native::load(first + r * row + j * native::width<float>, bits_of_register(columns, j));
  }
  PEWTER_INLINE void store(std::size_t r, int j, const native::vec<float>& sum, all_lanes) const {
    native::store<float>(first + r * row + j * native::width<float>, sum);
  }
  PEWTER_INLINE void store(std::size_t r, int j, const native::vec<float>& sum, column_mask columns) const {
    native::store<float>(first + r * row + j * native::width<float>, sum, bits_of_register(columns, j));
  }
};
/// The block.
template <std::size_t rows, std::size_t cols>
struct block_of_c {
  alignas(line_bytes) float sums[rows * cols];

  PEWTER_INLINE sums_of_part all() { return {sums, cols}; }
};

/// One dispatch of the product: columns from `first_col` on, batches from `first_batch` on.
struct multiply_arguments {
  const gemm_call* call;
  std::size_t first_col, last_col, first_batch;
};

/// Batches of a threadgroup that is one SIMD group.
struct own_batches {
  std::size_t first, last;
};
PEWTER_INLINE own_batches batches_of(const gemm_call& g, std::size_t threadgroup) {
  const std::size_t first = threadgroup * g.batches_together, last = first + g.batches_together;
  return {first, last < g.batches ? last : g.batches};
}

PEWTER_INLINE constexpr std::size_t divide_up(std::size_t a, std::size_t b) { return (a + b - 1) / b; }

/// A matrix of lines to be packed, `width` of which make a panel: line i at step k is from[i * line + k *
/// step].
struct pack_arguments {
  const void* from;
  void* to;  // (batches, panels of width lines)
  std::size_t width, lines, steps;
  std::size_t line, step, batch;  // strides of `from`
  std::size_t to_batch;           // elements of `to`
  std::size_t panels_per_threadgroup;
};

/// Panels that are packed together where their lines lie beside each other: a step of K is then a long row
/// of op(B), and not yet so many streams of results that their lines share one set of a cache (128 x
/// 4096 by 4096 x 4096 on a Zen 4: 50 ms one by one, 46 by fours, 50 by sixteens).
constexpr std::size_t panels_across = 4;
/// Pairs take so little time to make that reading is what counts, and the machine fetches ahead in long rows
/// (128 x 11008 by 4096 on two cores of a Granite Rapids: 14.2 ms by fours, 12.5 by 32).
constexpr std::size_t pair_panels_across = 32;

/// The dispatch that packs op(A), or a slab of op(B), of all batches of a group. By default none.
struct packing {
  pack_arguments arguments{};
  launch_geometry geometry;
  double nanoseconds_per_threadgroup = 0;

  packing() { geometry.threadgroups_per_grid.x = 0; }
  packing(const pack_arguments& p, std::size_t batches, double nanoseconds_per_element,
          std::size_t across = panels_across)
      : packing() {
    if (p.steps == 0 || batches == 0) return;
    arguments = p;
    // Along K 32 K elements of A or 200 K of B, some 10 us; more where the grid would become too large. As
    // many threadgroups for each host thread.
    const std::size_t panels = divide_up(p.lines, p.width), host_threads = detail::available_host_threads();
    constexpr std::size_t most_groups = std::size_t{1} << 26;
    const std::size_t wanted = p.line == 1 ? across : divide_up(4096, p.steps);
    const std::size_t least = divide_up(panels, most_groups), enough = wanted > least ? wanted : least;
    const std::size_t of_each = divide_up(divide_up(panels, enough), host_threads);
    arguments.panels_per_threadgroup = divide_up(panels, of_each * host_threads);
    const std::size_t groups = divide_up(panels, arguments.panels_per_threadgroup);
    geometry = geometry_of_threadgroups(
        {static_cast<std::uint32_t>(groups), 1, static_cast<std::uint32_t>(batches)}, {lane_count, 1, 1});
    nanoseconds_per_threadgroup =
        nanoseconds_per_element * static_cast<double>(p.width * arguments.panels_per_threadgroup * p.steps);
  }
};

/// Panels beside each other that a threadgroup packs.
template <class From, class To>
struct panels_of_threadgroup {
  const From* from;
  To* to;
  std::size_t count, lines;  // lines that are left: the last panel may have fewer than the others
};
template <class From, class To>
PEWTER_INLINE panels_of_threadgroup<From, To> panels_of(threadgroup& tg, const pack_arguments& p,
                                                        std::size_t panel_size) {
  const uint3 at = tg.threadgroup_position_in_grid();
  const std::size_t panels = divide_up(p.lines, p.width), first = at.x * p.panels_per_threadgroup;
  return {static_cast<const From*>(p.from) + at.z * p.batch + first * p.width * p.line,
          static_cast<To*>(p.to) + at.z * p.to_batch + first * panel_size,
          panels - first < p.panels_per_threadgroup ? panels - first : p.panels_per_threadgroup,
          p.lines - first * p.width};
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
