// plan_for_threads: blocking, partition, memory policy, packing and costs of the product and algorithm that
// algorithm.hpp chooses.
#include "kernels/matmul/plan/plan.hpp"

#include <numeric>

#include "kernels/matmul/plan/algorithm.hpp"
#include "kernels/matmul/plan/partition.hpp"
#include "kernels/runtime/arguments.hpp"
#include "pewter/error.hpp"

namespace pewter::detail {
namespace {

// ---- blocking and partition ----

template <element_type type>
void set_shared_tiles(plan_builder& d) {
  using enum gemm_algorithm;
  gemm_plan& p = d.p;
  const simdgroup_tile tile = tile_of<type>(d, p.partition.threads);
  constexpr std::size_t rows_together = is_vnni(type) ? block_rows : panel_rows;
  p.blocking.mc = even_share<rows_together>(p.m, tile.rows());
  p.partition.simdgroup_rows = tile.simdgroup_rows;
  p.partition.over_n = partitions_n<type>(d);
  p.partition.tile_cols = streams_b<type>(d)   ? streamed_tile_cols<type>(d, tile.cols())
                          : p.partition.over_n ? least_excess<panel_columns<type>>(p.n, tile.cols())
                                               : even_share<panel_columns<type>>(p.n, tile.cols());
  const bool rows_of_b = p.of_parts == blocked && p.b_operand.form == in_place;
  // Tiles of AMX read a panel again for each 32 rows. Where there are no more, or op(A) is streamed in place,
  // KC is that of BF16 dot products.
  const bool reads_once = p.m <= most_skinny_rows || (p.transposed && p.n <= most_rows_of_long_kc);
  p.blocking.kc =
      p.of_parts == inner_product ? std::max(p.k, std::size_t{1})
      : rows_of_b && p.m <= most_skinny_rows
          ? kc_of_rows<type>(d)
          : kc_of(d.profile, d.is_amx() && reads_once ? micro_kernel_kind::bf16_dot : p.kernel, p.k);
  if (rows_of_b && !d.is_fma()) p.blocking.kc = vnni_rows_kc;
  const bool converts_a = type != element_type::float32 && d.is_fma() && p.a_operand.form == in_place;
  if (converts_a) p.blocking.kc = std::min(p.blocking.kc, converted_kc);
  p.blocking.kc = std::min(p.blocking.kc, std::max(p.k, std::size_t{1}));
}

/// Several tiles for each host thread, if L2 holds all panels: it reads them again for each. Where rows are
/// so far apart that they share few sets of L2, as many as find room in four of 16 ways, as the next block's
/// need as many. Of KC L1d holds a panel.
void set_streamed_rows(plan_builder& d) {
  gemm_plan& p = d.p;
  constexpr std::size_t element = 2, ways = 16, ways_of_rows = 4;
  const std::size_t way = d.l2() / ways, sets = way / std::gcd(way, p.a.row * element);
  const std::size_t most = std::clamp(sets * ways_of_rows, amx_mr, most_streamed_rows);
  p.blocking.mc = std::min(most, round_up(ceil_div(p.m, d.host_threads), amx_mr));
  p.blocking.kc = std::min(kc_of(d.profile, p.kernel, p.k), p.k);
  p.partition.tile_cols = round_up(p.n, panel_cols_of(p.type));
}

template <element_type type>
void set_tiles(plan_builder& d) {
  using enum gemm_algorithm;
  gemm_plan& p = d.p;
  const std::size_t simdgroups = ceil_div(p.partition.threads, simd_execution_width);
  p.partition.batches_per_threadgroup = 1;
  p.partition.simdgroup_rows = 1;
  p.blocking.nc = p.n;
  if (p.of_parts == private_blocks) return set_private_blocks(d);
  if (p.is_private())
    return set_private_tiles(d,
                             private_tile_of<type>(d, p.b_operand.form, d.is_amx() && !a_is_cache_lines(d)));
  if (p.of_parts == skinny_m) {
    p.partition.skinny_sums = simdgroups <= 4 ? skinny_sums_wide : skinny_sums_narrow;
    p.blocking.mc = p.m;
    p.blocking.kc = skinny_kc;
    p.partition.tile_cols = skinny_tile_cols(d, simdgroups, p.partition.skinny_sums);
  } else if (p.of_parts == skinny_m_amx) {
    p.blocking.mc = p.m;
    p.blocking.kc = simdgroups <= 16 ? skinny_amx_kc_wide : skinny_amx_kc_narrow;
    p.partition.tile_cols = skinny_amx_tile_cols(d, p.partition.threads);
  } else if (p.of_parts == streamed_rows) {
    set_streamed_rows(d);
  } else {
    set_shared_tiles<type>(d);
  }
}

void set_micro_tile(gemm_plan& p, const micro_kernel& kernel) {
  p.blocking.mr = p.of_parts == gemm_algorithm::inner_product ? inner_product_mr(kernel.vector)
                  : p.of_parts == gemm_algorithm::skinny_m    ? skinny_mr(kernel.vector)
                                                              : kernel.mr;
  p.blocking.nr = p.of_parts == gemm_algorithm::inner_product ? inner_product_nr
                  : p.of_parts == gemm_algorithm::skinny_m    ? simd_execution_width
                                                              : kernel.nr;
}

// ---- memory policy ----

/// How rarely a micro-tile prefetches a cache line of the next panel, so that all below each other have some:
/// what waits for memory at a time is no more than a core's first level has room for.
/// Why: kernels/matmul/prefetch.md.
template <element_type type>
std::size_t panel_period(const gemm_plan& p) {
  constexpr std::size_t lines = panel_columns<type> * sizeof(float) / 64, most = 8;
  const std::size_t behind_first = p.blocking.mc / p.blocking.mr - 1;
  std::size_t period = 1;
  while (period < most && 2 * period * lines <= behind_first) period *= 2;
  return period;
}

/// Of op(B): nothing that is in L1 or L2, as requests cost a tenth there; some iterations ahead where the
/// hardware prefetcher would come too late; pages ahead where each element serves so few rows that B is
/// streamed. Why: kernels/matmul/prefetch.md.
template <element_type type>
void set_memory_policy(plan_builder& d, const micro_kernel& kernel) {
  gemm_plan& p = d.p;
  const operand_form b = p.b_operand.form;
  const bool in_float = d.is_fma() && b != packed_by_caller;
  const std::size_t element = in_float ? 4 : bytes_of<type>;
  p.memory.next_panel = p.of_parts != gemm_algorithm::private_blocks && p.n * p.k * element > d.l2() / 2;
  p.memory.c = p.m * p.n * bytes_of<type> > d.l2();
  if (d.is_fma() && p.is_private() && p.memory.next_panel) p.memory.panel_period = panel_period<type>(p);
  constexpr std::size_t followed_bytes = 64 * 1024;
  const bool followed = kernel.nr == panel_columns<type> ||
                        std::min(p.blocking.kc, p.k) * panel_columns<type> * element <= followed_bytes;
  const bool in_l2 = !p.memory.next_panel && (b != packed || d.host_threads == 1);
  if (!d.is_fma())
    p.memory.b = prefetch_b::iterations;
  else if (p.is_private())
    p.memory.b = b == in_place || followed ? prefetch_b::none : prefetch_b::iterations;
  else if (b == in_place && p.of_parts == gemm_algorithm::blocked)
    p.memory.b = prefetches_next_rows<type>(d) ? prefetch_b::iterations : prefetch_b::along_rows;
  else if (b == packed_by_caller && p.m <= block_rows && p.memory.next_panel)
    p.memory.b = prefetch_b::pages;
  else
    p.memory.b = b != in_place && in_l2 && followed ? prefetch_b::none : prefetch_b::iterations;
}

// ---- packing ----

/// Panels that a threadgroup packs: along K 32 K elements of A or 200 K of B; `across` panels
/// where their rows lie beside each other. As many threadgroups for each host thread.
/// Why: kernels/matmul/packing.md#shared-panels.
std::size_t panels_per_threadgroup(const plan_builder& d, std::size_t panels, std::size_t stride,
                                   std::size_t across) {
  if (panels == 0 || d.p.k == 0) return 1;
  constexpr std::size_t most_threadgroups = std::size_t{1} << 26;
  const std::size_t wanted = stride == 1 ? across : ceil_div(4096, d.p.k);
  const std::size_t enough = std::max(wanted, ceil_div(panels, most_threadgroups));
  const std::size_t of_each = ceil_div(ceil_div(panels, enough), d.host_threads);
  return ceil_div(panels, of_each * d.host_threads);
}

/// Room for what is packed, NC columns at a time. What all batches share is packed once for a group of them.
/// By AMX a block of K of all panels lies together: panels of all of K begin at few sets of L2.
/// Why: kernels/matmul/packing.md#shared-panels.
template <element_type type>
void set_packing(plan_builder& d) {
  gemm_plan& p = d.p;
  const bool packs_a = p.a_operand.form == packed, packs_b = p.b_operand.form == packed;
  p.partition.batches_at_a_time = p.batches;
  if (packs_a || packs_b) {
    const std::size_t element = d.is_fma() ? 4 : bytes_of<type>, limit = bytes_of_nc(d.profile),
                      limit_of_b = d.is_fma() ? bytes_of_nc_in_float(d) : limit;
    const std::size_t line = (d.is_fma() ? p.k : packed_k(type, p.k)) * element;
    p.a_operand.panel_width = !d.is_fma() ? 16 : p.of_parts == gemm_algorithm::inner_product ? 1 : panel_rows;
    p.b_operand.panel_width = panel_columns<type>;
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

/// Nanoseconds, for the decision whether to fork. Half of the panels from another core's caches take a good
/// part of what a second host thread saves: most by AMX, which is so fast, and of half and bfloat, of which
/// both operands are packed that would else be read in place. Why: kernels/matmul/host_threads.md.
void set_costs(plan_builder& d) {
  gemm_plan& p = d.p;
  const bool panels_cross_cores = p.a_operand.form == packed && p.b_operand.form == packed;
  const double saved = !panels_cross_cores || p.type == element_type::float32 ? 1.0 : d.is_amx() ? 0.25 : 0.5;
  const std::size_t multiply_adds =
      p.partition.batches_per_threadgroup * p.blocking.mc * p.partition.tile_cols * p.k;
  p.costs.packed_element = packed_element_cost * saved;
  p.costs.threadgroup = multiply_add_cost(p.kernel) * static_cast<double>(multiply_adds) * saved;
  p.costs.partial_sum = partial_sum_cost;
}

void check_grid(const gemm_plan& p) {
  constexpr const char* function = "gemm";
  const auto check = [](const char* name, std::size_t tiles) { check_extent(function, name, tiles); };
  check(p.transposed ? "m" : "n", tiles_along(p.n, p.partition.tile_cols));
  check(p.transposed ? "n" : "m", tiles_along(p.m, p.blocking.mc));
  check("batches", tiles_along(p.batches, p.partition.batches_per_threadgroup));
}

template <element_type type>
void plan_product(plan_builder& d, const gemm_problem& q) {
  const std::uint32_t threads = q.threads_per_threadgroup;
  gemm_plan& p = d.p;
  const bool is_row = !q.b_is_packed && is_row_of_c(d, q);
  d.streams_rows = p.b.row == 1 && streams_rows_for_amx(d, threads);
  if (is_row) exchange_operands(d);
  if (!q.b_is_packed && splits_k(p)) {
    split_long_k<type>(d);
  } else if (!q.b_is_packed && parts_of_streamed_k(p) > 1) {
    d.splits_streamed_k = true;
    split_k<type>(d, parts_of_streamed_k(p), unit_of_streamed_k);
  } else if (!q.b_is_packed && !is_row && computes_transpose<type>(d, threads)) {
    exchange_operands(d);
    p.transposed = true;
  }
  choose_algorithm<type>(d, q);
  const bool in_its_place = reads_a_in_place<type>(d) || converts_a_for_own_columns<type>(d);
  p.a_operand.form = !p.is_private()                      ? (in_its_place ? in_place : packed)
                     : d.is_amx() && !a_is_cache_lines(d) ? packed_private
                                                          : in_place;
  p.partition.host_threads = static_cast<unsigned>(d.host_threads);
  p.partition.threads = threads != 0 ? threads : threads_of<type>(d);
  set_tiles<type>(d);
  set_micro_tile(p, q.kernel);
  if (!d.is_split()) p.algorithm = p.of_parts;
  p.sums = d.is_split() ? accumulators::c : accumulators::block;
  if (type == element_type::float32 && !d.is_split() && d.stores_sums()) {
    if (p.is_private())
      p.sums = accumulators::c;
    else if (p.blocking.kc >= p.k)
      p.sums = p.b_operand.form == in_place && p.of_parts == gemm_algorithm::blocked
                   ? accumulators::c
                   : accumulators::c_where_whole;
  }
  set_memory_policy<type>(d, q.kernel);
  set_packing<type>(d);
  set_costs(d);
  check_grid(p);
}

}  // namespace

micro_kernel micro_kernel_of(std::string_view target, element_type type) {
  using enum micro_kernel_kind;
  const bool vnni = is_vnni(type);
  if (vnni && target == "avx512_amx") return {amx, amx_mr, 32, 16};
  if (vnni && target == "avx512_bf16") return {bf16_dot, 8, 32, 16};
  if (target.starts_with("avx512")) return {fma, 8, vnni ? 32u : 48u, 16};
  if (target == "avx2") return {fma, 4, vnni ? 16u : 24u, 8};
  if (target == "sse42" || target == "generic") return {fma, 4, vnni ? 8u : 12u, 4};
  if (target == "neon") return {fma, 8, vnni ? 8u : 12u, 4};
  raise(
      "micro_kernel_of: target = \"%.40s\", must be one of avx512_amx, avx512_bf16, avx512, avx2, sse42, "
      "neon, generic",
      std::string(target).c_str());
}

gemm_plan plan_for_threads(const gemm_problem& q, const machine& profile, unsigned host_threads) {
  gemm_plan p;
  plan_builder d{p, profile, host_threads, q.a_alignment, q.b_alignment};
  p.type = q.type;
  p.kernel = q.kernel.kind;
  p.m = q.m;
  p.n = q.n;
  p.k = q.k;
  p.batches = q.batches;
  p.a = q.a;
  p.b = q.b;
  p.c_row = p.sums_row = q.c_row;
  p.c_batch = p.sums_batch = q.c_batch;
  p.has_epilogue = q.has_epilogue;
  switch (q.type) {
    case element_type::float32:
      plan_product<element_type::float32>(d, q);
      break;
    case element_type::float16:
      plan_product<element_type::float16>(d, q);
      break;
    case element_type::bfloat16:
      plan_product<element_type::bfloat16>(d, q);
      break;
  }
  return p;
}

gemm_problem tight_problem(std::size_t m, std::size_t n, std::size_t k, element_type type,
                           std::string_view target, unsigned host_threads, std::size_t batches,
                           bool transpose_a, bool transpose_b) {
  gemm_problem q;
  q.m = m;
  q.n = n;
  q.k = k;
  q.batches = batches;
  q.type = type;
  q.kernel = micro_kernel_of(target, type);
  q.a = transpose_a ? strides{1, m, m * k} : strides{k, 1, m * k};
  q.b = transpose_b ? strides{1, k, k * n} : strides{n, 1, k * n};
  q.c_row = n;
  q.c_batch = m * n;
  q.host_threads = host_threads;
  return q;
}

}  // namespace pewter::detail
