// Products of which a threadgroup is one SIMD group, which packs what it multiplies by itself, or finds it in
// its caches (own_panels.kernel.hpp, own_tiles.kernel.hpp): which ones, and how C is divided among them.
#pragma once

#include <algorithm>

#include "kernels/matmul/gemm_unit.hpp"
#include "pewter/host_threads.hpp"

namespace pewter::detail {

/// Up to so many rows C is made of dot products where both operands lie in rows of K. (Tiles take 1.5 ms for
/// 1 to 32 rows by 4096 x 4096 on a Granite Rapids, the time of reading it; dot products for 4, 2.8 ms
/// for 8.)
template <class T>
std::size_t dotted_rows(unit by) {
  return by == unit::tiles ? 4 : packed_in_pairs<T> ? 16 : 8;
}
/// So small an operand is read where it is, from the caches next to the core (160 cubed: 144 thousand cycles
/// by packed panels, 132); other types would be converted, or pairs made, again for each strip of rows.
template <class T>
std::size_t small_operand_bytes() {
  if (packed_in_pairs<T>) return 8 * 1024;
  constexpr std::size_t converted = 64 * 1024, in_place = 128 * 1024;
  return sizeof(T) == sizeof(float) ? std::min(in_place, cpu_cache_sizes().l2 / 8) : converted;
}
/// Rows of B may be as far apart as four times as many bytes allow.
template <class T>
bool has_small_operands(const gemm_call& g) {
  const std::size_t apart = g.b_at.col == 1 ? g.b_at.row / 4 : 0;
  return std::max({g.m, g.n, apart}) * g.k * sizeof(T) <= small_operand_bytes<T>();
}

/// Steps of K of a panel of float that a SIMD group packs by itself.
inline std::size_t own_depth() { return std::min(own_panel_depth, most_depth_of_stage(unit::floats)); }

/// A host thread's part of C.
struct own_tile {
  std::size_t rows, cols;

  std::size_t size() const { return rows * cols; }
};
/// Columns from top to bottom, or rows, whichever is the smaller share. Who packs B had better have columns:
/// of float even if they are a little more, unless they are narrow; by AMX, which packs as fast as it reads,
/// if C is no higher than wide, and not if all would pack op(A), too.
template <class T>
own_tile own_tile_of(const gemm_call& g, unit by, bool packs_a = false) {
  const bool by_tiles = by == unit::tiles, packed = g.b_form == gemm_call::form::packed_by_caller;
  const std::size_t host_threads = available_host_threads();
  const std::size_t least_shared = by_tiles ? 64 * 64 * 64 : 56 * 56 * 56;  // multiply-adds
  const bool even = g.batches % host_threads == 0 || g.batches >= 4 * host_threads;
  if (even || g.m * g.n * g.k <= least_shared) return {g.m, g.n};
  constexpr std::size_t register_cols = 16;
  const std::size_t col_unit = by_tiles || packed ? panel_cols<T> : register_cols;
  const std::size_t row_unit = by_tiles ? rows_of_strip : panel_rows;
  const own_tile columns{g.m, round_up(ceil_div(g.n, host_threads), col_unit)},
      rows{round_up(ceil_div(g.m, host_threads), row_unit), g.n};
  if (columns.cols < panel_cols<T>) return rows;
  const std::size_t sixteenths = by_tiles ? (g.m <= g.n && !packs_a ? 16 : 15) : packed ? 15 : 18;
  return 16 * columns.size() <= sixteenths * rows.size() ? columns : rows;
}

/// Whether host threads have about the same to do, or the product is one threadgroup's.
inline bool is_fair(const gemm_call& g, const own_tile& tile) {
  return (tile.rows == g.m && tile.cols == g.n) ||
         2 * tile.size() * available_host_threads() <= 3 * g.m * g.n;
}

/// Whether each threadgroup packs its own panels of B: it has rows enough that this is little of the work,
/// yet so few that a stage of A stays in the second-level cache from panel to panel. (Where B would be packed
/// from rows of K, so it would be anyway, and there is no dispatch.)
template <class T>
bool packs_own_panels(const gemm_call& g, unit by, std::uint32_t threads) {
  if (by != unit::floats || sizeof(T) != sizeof(float) || threads > simd_execution_width) return false;
  if (g.a_at.col != 1 || g.k == 0 || g.m <= dotted_rows<T>(by)) return false;
  const bool in_place = !g.has_epilogue && !g.transposed;
  if ((g.k > own_depth() && !in_place) ||
      g.m * std::min(g.k, own_depth()) * sizeof(T) > cpu_cache_sizes().l2 / 2)
    return false;
  const std::size_t rows = own_tile_of<T>(g, by).rows;
  return (g.m > few_rows && rows >= few_rows) || (rows == g.m && g.b_at.col != 1);
}

/// Whether rows of K are whole lines, which AMX can read where they are.
inline bool rows_are_lines(const void* rows, std::size_t k, std::size_t row, std::size_t batch) {
  constexpr std::size_t line = 64;
  return k % 32 == 0 && k != 0 &&
         (reinterpret_cast<std::uintptr_t>(rows) | (row | batch) * sizeof(bfloat)) % line == 0;
}
inline bool lies_in_lines(const gemm_call& g) {
  return g.a_at.col == 1 && rows_are_lines(g.a, g.k, g.a_at.row, g.a_at.batch);
}

/// Panels of all steps of K that a first-level cache holds beside each other.
inline std::size_t own_panels_together(const gemm_call& g) {
  constexpr std::size_t bytes_of_step = panel_cols<bfloat> * sizeof(bfloat);
  return std::min(most_depth_of_stage(unit::tiles), own_panels_bytes / bytes_of_step) /
         packed_steps<bfloat>(g.k);
}

/// Whether a SIMD group makes a host thread's part of C by AMX: K is one stage, and what it reads again and
/// again stays in its second-level cache. (On two cores of a Granite Rapids, by SIMD groups that share panels
/// and alone: 333 cubed 85 us and 41, 512 cubed 90 and 77.) Not if panels would be packed from afar in pieces
/// of less than four lines (512 x 4096 x 512 by one core: 1.7 ms and 2.1), or an operand often: for each
/// batch or for few rows or columns.
inline bool multiplies_alone_by_tiles(const gemm_call& g) {
  using form = gemm_call::form;
  constexpr std::size_t bytes = sizeof(bfloat);
  if (g.transposed || g.whole != nullptr) return false;
  const std::size_t panels = own_panels_together(g), row = packed_steps<bfloat>(g.k) * bytes;
  const bool packs_a = !lies_in_lines(g);
  const own_tile tile = own_tile_of<bfloat>(g, unit::tiles, packs_a);
  if (panels == 0 || !is_fair(g, tile)) return false;
  if (packs_a && round_up(tile.rows, rows_of_strip) * row > own_a_bytes) return false;
  if (g.b_form == form::rows_of_n) return has_small_operands<bfloat>(g);
  const bool packed = g.b_form == form::packed_by_caller, packs_b = g.b_form == form::packed_here;
  if (g.m <= few_rows || (!packed && !packs_b)) return false;
  constexpr std::size_t least_shared = 64, reads_b_few_times = 128;
  if (packs_b && tile.rows < std::min(g.m, least_shared)) return false;
  if (packs_a && tile.cols < std::min(g.n, least_shared)) return false;
  if (g.batches > 1 && ((packs_b && g.b_at.batch == 0) || (packs_a && g.a_at.batch == 0))) return false;
  const std::size_t l2 = cpu_cache_sizes().l2;
  if (g.n * row > l2 / 2 && (packed || (g.b_at.col == 1 && panels < 4))) return false;
  if (g.m <= reads_b_few_times || g.n <= panels * panel_cols<bfloat>) return true;
  const std::size_t row_of_a = packs_a ? row : g.a_at.row * bytes;
  return std::max(g.m * row_of_a, g.n * row) <= l2 / 4 && g.m * g.n * bytes <= l2 / 2;
}

/// Whether a SIMD group makes a host thread's part of C: by panels of its own, or by what is in its caches
/// anyway, a small B or packed weights that are no more than A may be.
template <class T>
bool multiplies_alone(const gemm_call& g, unit by, std::uint32_t threads) {
  using form = gemm_call::form;
  if (g.b_form == form::own_panels) return true;
  if (threads > simd_execution_width || g.k == 0) return false;
  if (by == unit::tiles) return multiplies_alone_by_tiles(g);
  if (by != unit::floats || sizeof(T) != sizeof(float) || g.whole != nullptr) return false;
  const bool in_place = !g.has_epilogue && !g.transposed;
  if ((g.k > own_depth() && !in_place) || !is_fair(g, own_tile_of<T>(g, by))) return false;
  if (g.b_form == form::rows_of_n) return has_small_operands<T>(g);
  const std::size_t l2 = cpu_cache_sizes().l2;
  return g.b_form == form::packed_by_caller && g.a_at.col == 1 && g.m > gemm_tile::block_rows &&
         std::max(g.n * g.k, g.m * std::min(g.k, own_depth())) * sizeof(T) <= l2 / 2 &&
         g.m * g.n * sizeof(T) <= l2;
}

/// So many small products that a threadgroup has a microsecond of work, as long as there are some for each
/// host thread, and as many: to begin one, and to configure tiles, is a sixth of 32 cubed by AMX.
inline std::size_t own_batches_together(const gemm_call& g, unit by) {
  if (g.batches == 1) return 1;
  const std::size_t host_threads = available_host_threads();
  const double of_batch = nanoseconds_per_multiply_add_by(by) * static_cast<double>(g.m * g.n * g.k);
  const std::size_t most = std::max(g.batches / (4 * host_threads), std::size_t{1});
  const std::size_t together =
      1000 / of_batch < static_cast<double>(most) ? static_cast<std::size_t>(1000 / of_batch) + 1 : most;
  return ceil_div(g.batches, round_up(ceil_div(g.batches, together), host_threads));
}

}  // namespace pewter::detail
