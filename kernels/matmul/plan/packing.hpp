// What is packed and how, and what is prefetched. No choice here shows in bits.
#pragma once

#include "kernels/matmul/plan/blocking.hpp"

namespace pewter::detail {

/// Whether AMX can read its tiles of op(A) in place: rows of k are whole cache lines.
inline bool a_is_cache_lines(const plan_builder& d) {
  constexpr std::size_t line = 64;
  const gemm_plan& p = d.p;
  return p.a.col == 1 && p.k % 32 == 0 && p.k != 0 && d.a_alignment >= line &&
         (p.a.row | p.a.batch) * d.bytes() % line == 0;
}

// ---- memory policy ----

/// How rarely a micro-tile prefetches a cache line of the next panel, so that each in a column has some: no
/// more lines are in flight at a time than a core's first level has room for.
/// Why: kernels/matmul/packing.md#prefetch.
inline std::size_t panel_period(const gemm_plan& p) {
  const std::size_t lines = panel_cols_of(p.type) * sizeof(float) / 64, most = 8;
  const std::size_t behind_first = p.blocking.mc / p.blocking.mr - 1;
  std::size_t period = 1;
  while (period < most && 2 * period * lines <= behind_first) period *= 2;
  return period;
}

/// How op(B) is prefetched: not at all if it is in L1 or L2, where requests cost a tenth; some iterations
/// ahead where the hardware prefetcher would come too late; pages ahead if B is streamed, as each element
/// serves few rows. Why: kernels/matmul/packing.md#prefetch.
inline void set_memory_policy(plan_builder& d, const micro_kernel& kernel) {
  gemm_plan& p = d.p;
  if (p.of_parts == gemm_algorithm::packed_rows) {
    if (d.profile.prefetch.pays && p.n * p.k * d.bytes() > d.l2() / 2) p.memory.b = prefetch_b::pages;
    return;
  }
  const operand_form b = p.b_operand.form;
  const bool in_float = d.is_fma() && b != operand_form::packed_by_caller;
  const std::size_t element = in_float ? 4 : d.bytes();
  p.memory.next_panel = p.of_parts != gemm_algorithm::private_blocks && p.n * p.k * element > d.l2() / 2;
  p.memory.c = p.m * p.n * d.bytes() > d.l2();
  if (d.is_fma() && p.is_private() && p.memory.next_panel) p.memory.panel_period = panel_period(p);
  constexpr std::size_t followed_bytes = 64 * 1024;
  const bool followed = kernel.nr == d.panel_cols() ||
                        std::min(p.blocking.kc, p.k) * d.panel_cols() * element <= followed_bytes;
  const bool in_l2 = !p.memory.next_panel && (b != operand_form::packed || d.host_threads == 1);
  if (!d.is_fma())
    p.memory.b = prefetch_b::iterations;
  else if (p.is_private())
    p.memory.b = b == operand_form::in_place || followed ? prefetch_b::none : prefetch_b::iterations;
  else if (b == operand_form::in_place && p.of_parts == gemm_algorithm::blocked)
    p.memory.b = prefetches_next_rows(d) ? prefetch_b::iterations : prefetch_b::along_rows;
  else if (b == operand_form::packed_by_caller && p.m <= block_rows && p.memory.next_panel)
    p.memory.b = prefetch_b::pages;
  else
    p.memory.b = b != operand_form::in_place && in_l2 && followed ? prefetch_b::none : prefetch_b::iterations;
}

// ---- packing ----

/// Panels that a threadgroup packs: 32 K elements of A or 200 K of B if lines are contiguous along K,
/// `across` panels if they are contiguous across. Each host thread has as many threadgroups.
/// Why: kernels/matmul/packing.md#shared-panels.
inline std::size_t panels_per_threadgroup(const plan_builder& d, std::size_t panels, std::size_t stride,
                                          std::size_t across) {
  if (panels == 0 || d.p.k == 0) return 1;
  constexpr std::size_t most_threadgroups = std::size_t{1} << 26;
  const std::size_t wanted = stride == 1 ? across : ceil_div(4096, d.p.k);
  const std::size_t enough = std::max(wanted, ceil_div(panels, most_threadgroups));
  const std::size_t of_each = ceil_div(ceil_div(panels, enough), d.host_threads);
  return ceil_div(panels, of_each * d.host_threads);
}

/// Room for what is packed, NC columns at a time. What all batches share is packed once for a group of them.
/// With AMX a block of K of all panels is contiguous: panels of all of K begin at few sets of L2.
/// Why: kernels/matmul/packing.md#shared-panels.
inline void set_packing(plan_builder& d) {
  gemm_plan& p = d.p;
  const bool packs_a = p.a_operand.form == operand_form::packed,
             packs_b = p.b_operand.form == operand_form::packed;
  p.partition.batches_at_a_time = p.batches;
  if (packs_a || packs_b) {
    const std::size_t element = d.is_fma() ? 4 : d.bytes(), limit = bytes_of_nc(d.profile),
                      limit_of_b = d.is_fma() ? bytes_of_nc_in_float(d) : limit;
    const std::size_t line = (d.is_fma() ? p.k : packed_k(p.type, p.k)) * element;
    p.a_operand.panel_width = !d.is_fma() ? 16 : p.of_parts == gemm_algorithm::inner_product ? 1 : panel_rows;
    p.b_operand.panel_width = d.panel_cols();
    constexpr std::size_t cache_line = 64, across_of_float = 4, across_of_vnni = 32;
    const std::size_t a = packs_a ? round_up(round_up(p.m, p.a_operand.panel_width) * line, cache_line) : 0;
    std::size_t& nc = p.blocking.nc = round_up(p.n, p.partition.tile_cols);
    std::size_t b = 0;
    if (packs_b) {
      if (nc * line > limit_of_b) {
        // NC columns still have a tile for each host thread; each turn has about as many.
        const std::size_t least_tiles = ceil_div(d.host_threads, ceil_div(p.m, p.blocking.mc)),
                          most_tiles = std::max(limit_of_b / line / p.partition.tile_cols, least_tiles),
                          tiles = nc / p.partition.tile_cols;
        nc = ceil_div(tiles, ceil_div(tiles, most_tiles)) * p.partition.tile_cols;
      }
      b = nc * line;
    }
    const std::size_t a_batch = p.a.batch == 0 ? 0 : a, b_batch = p.b.batch == 0 ? 0 : b;
    if (a_batch + b_batch != 0 && p.batches != 1)
      p.partition.batches_at_a_time = std::clamp(limit / (a_batch + b_batch), std::size_t{1}, p.batches);
    p.a_operand.batch = a_batch / element;
    p.b_operand.batch = b_batch / element;
    if (d.is_amx() && p.of_parts == gemm_algorithm::blocked && p.blocking.kc < p.k) {
      if (packs_a) p.a_operand.lines_of_block = round_up(p.m, p.a_operand.panel_width);
      if (packs_b) p.b_operand.lines_of_block = nc;
      p.memory.next_rows = a > d.l2() / 2;
    }
    p.a_operand.panels_per_threadgroup =
        panels_per_threadgroup(d, ceil_div(p.m, p.a_operand.panel_width), p.a.row, across_of_float);
    p.b_operand.panels_per_threadgroup =
        panels_per_threadgroup(d, ceil_div(std::min(nc, p.n), p.b_operand.panel_width), p.b.col,
                               d.is_fma() ? across_of_float : across_of_vnni);
    const std::size_t more = p.partition.batches_at_a_time - 1;
    p.workspace.packed_b = (a + more * a_batch) / sizeof(float);
    p.workspace.partial_sums = p.workspace.size = p.workspace.packed_b + (b + more * b_batch) / sizeof(float);
  }
  if (d.is_split()) p.workspace.size += (p.batches + 1) * p.sums_batch;
}

}  // namespace pewter::detail
