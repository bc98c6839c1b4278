// The plan of a candidate: blocking, partition, memory policy, packing and costs.
#include "kernels/matmul/plan/plan.hpp"

#include <algorithm>
#include <numeric>

#include "kernels/matmul/plan/candidates.hpp"
#include "kernels/matmul/plan/packing.hpp"
#include "kernels/matmul/plan/partition.hpp"
#include "kernels/matmul/plan/private_tiles.hpp"
#include "kernels/matmul/plan/product_form.hpp"
#include "pewter/error.hpp"

namespace pewter::detail {
namespace {

using enum operand_form;

// ---- blocking and partition ----

void set_shared_tiles(plan_builder& d) {
  using enum gemm_algorithm;
  gemm_plan& p = d.p;
  const simdgroup_tile tile = tile_of(d, p.partition.threads);
  const std::size_t rows_together = is_vnni(d.p.type) ? block_rows : panel_rows;
  p.blocking.mc = even_share(rows_together, p.m, tile.rows());
  p.partition.simdgroup_rows = tile.simdgroup_rows;
  p.partition.over_n = partitions_n(d);
  p.partition.tile_cols = is_bound_by_reading_b(d) ? streamed_tile_cols(d, tile.cols())
                          : p.partition.over_n     ? least_excess(d.panel_cols(), p.n, tile.cols())
                                                   : even_share(d.panel_cols(), p.n, tile.cols());
  const bool rows_of_b = p.of_parts == blocked && p.b_operand.form == in_place;
  // Tiles of AMX read a panel again for each 32 rows. Where there are no more, or op(A) is streamed in place,
  // KC is that of BF16 dot products.
  constexpr std::size_t most_rows_of_long_kc = 96;
  const bool reads_once = p.m <= most_skinny_rows || (p.transposed && p.n <= most_rows_of_long_kc);
  p.blocking.kc =
      p.of_parts == inner_product ? std::max(p.k, std::size_t{1})
      : rows_of_b && p.m <= most_skinny_rows
          ? kc_of_rows(d)
          : kc_of(d.profile, d.is_amx() && reads_once ? micro_kernel_kind::bf16_dot : p.kernel, p.k);
  if (rows_of_b && !d.is_fma()) p.blocking.kc = vnni_rows_kc;
  const bool converts_a = !d.is_float() && d.is_fma() && p.a_operand.form == in_place;
  if (converts_a) p.blocking.kc = std::min(p.blocking.kc, converted_kc);
  p.blocking.kc = std::min(p.blocking.kc, std::max(p.k, std::size_t{1}));
}

/// Several tiles for each host thread, if L2 holds all panels: it reads them again for each. Where rows are
/// so far apart that they share few sets of L2, as many as find room in four of 16 ways, as the next block's
/// need as many. KC is such that L1d holds a panel.
void set_streamed_rows(plan_builder& d) {
  gemm_plan& p = d.p;
  constexpr std::size_t element = 2, ways = 16, ways_of_rows = 4;
  const std::size_t way = d.l2() / ways, sets = way / std::gcd(way, p.a.row * element);
  const std::size_t most = std::clamp(sets * ways_of_rows / amx_mr * amx_mr, amx_mr, most_streamed_rows);
  p.blocking.mc = std::min(most, round_up(ceil_div(p.m, d.host_threads), amx_mr));
  p.blocking.kc = std::min(kc_of(d.profile, p.kernel, p.k), p.k);
  p.partition.tile_cols = round_up(p.n, panel_cols_of(p.type));
}

void set_tiles(plan_builder& d) {
  using enum gemm_algorithm;
  gemm_plan& p = d.p;
  const std::size_t simdgroups = ceil_div(p.partition.threads, simd_execution_width);
  p.partition.batches_per_threadgroup = 1;
  p.partition.simdgroup_rows = 1;
  p.blocking.nc = p.n;
  if (p.of_parts == private_blocks) return set_private_blocks(d);
  if (p.is_private())
    return set_private_tiles(d, private_tile_of(d, p.b_operand.form, p.a_operand.form == packed_private));
  if (p.of_parts == skinny_m) {
    p.partition.skinny_sums = simdgroups <= 4 ? skinny_sums_wide : skinny_sums_narrow;
    p.blocking.mc = p.m;
    p.blocking.kc = skinny_kc;
    p.partition.tile_cols = skinny_tile_cols(d, simdgroups, p.partition.skinny_sums);
  } else if (p.of_parts == packed_rows) {
    p.blocking.mc = p.m;
    p.blocking.kc = p.k;
    p.partition.tile_cols = packed_row_tile_cols(d);
  } else if (p.of_parts == skinny_m_amx) {
    p.blocking.mc = p.m;
    p.blocking.kc = simdgroups <= 16 ? skinny_amx_kc_wide : skinny_amx_kc_narrow;
    p.partition.tile_cols = skinny_amx_tile_cols(d, p.partition.threads);
  } else if (p.of_parts == streamed_rows) {
    set_streamed_rows(d);
  } else {
    set_shared_tiles(d);
  }
}

void set_micro_tile(gemm_plan& p, const micro_kernel& kernel) {
  const std::size_t rows_of_dots = inner_product_rows(std::max(p.m, std::size_t{1}), kernel.vector);
  p.blocking.mr = p.of_parts == gemm_algorithm::inner_product ? rows_of_dots
                  : p.of_parts == gemm_algorithm::skinny_m    ? skinny_mr(kernel.vector)
                  : p.of_parts == gemm_algorithm::packed_rows ? p.m
                                                              : kernel.mr;
  p.blocking.nr = p.of_parts == gemm_algorithm::inner_product ? inner_product_nr(rows_of_dots, kernel.vector)
                  : p.of_parts == gemm_algorithm::skinny_m    ? simd_execution_width
                  : p.of_parts == gemm_algorithm::packed_rows ? packed_row_panels(p.m) * panel_cols_of(p.type)
                                                              : kernel.nr;
}

/// Nanoseconds, for the decision whether to fork. Panels that cross cores cost a good part of what a second
/// host thread saves: most of it with AMX, which is fast, and with half and bfloat, whose operands are both
/// packed instead of read in place. Why: kernels/matmul/blocking.md#number-of-host-threads.
void set_costs(plan_builder& d) {
  gemm_plan& p = d.p;
  const bool panels_cross_cores = p.a_operand.form == packed && p.b_operand.form == packed;
  const double saved = !panels_cross_cores || d.is_float() ? 1.0 : d.is_amx() ? 0.25 : 0.5;
  const std::size_t multiply_adds =
      p.partition.batches_per_threadgroup * p.blocking.mc * p.partition.tile_cols * p.k;
  p.costs.packed_element = packed_element_cost * saved;
  p.costs.threadgroup = multiply_add_cost(p.kernel) * static_cast<double>(multiply_adds) * saved;
  p.costs.partial_sum = partial_sum_cost;
}

/// Whether A is read in place. Contiguous rows of float are, and columns that serve few columns of C. Other
/// types are converted or become VNNI-2 blocks, each row once if there is only one panel; BF16 dot products
/// broadcast pairs.
bool reads_a_in_place(const plan_builder& d) {
  const gemm_plan& p = d.p;
  if (p.kernel == micro_kernel_kind::bf16_dot) return p.a.col == 1;
  if (d.is_amx()) return p.transposed || p.of_parts == gemm_algorithm::inner_product;
  if (!d.is_float()) return p.transposed;
  if (p.a.col == 1 || p.of_parts == gemm_algorithm::skinny_m) return true;
  return p.b_operand.form == packed_by_caller
             ? p.m <= most_skinny_rows
             : p.of_parts == gemm_algorithm::blocked && p.b_operand.form == in_place;
}

accumulators sums_of(const plan_builder& d) {
  const gemm_plan& p = d.p;
  if (d.is_split()) return accumulators::c;
  if (!d.is_float() || !d.stores_sums()) return accumulators::block;
  if (p.is_private()) return accumulators::c;
  if (p.blocking.kc < p.k) return accumulators::block;
  return p.b_operand.form == in_place && p.of_parts == gemm_algorithm::blocked ? accumulators::c
                                                                               : accumulators::c_where_whole;
}

}  // namespace

micro_kernel micro_kernel_of(std::string_view target, element_type type) {
  using enum micro_kernel_kind;
  struct traits {
    std::string_view name;
    std::uint32_t bytes, mr;
    micro_kernel_kind bf16;
  };
  static constexpr traits all[] = {
#define PEWTER_EXTENSION_ROW PEWTER_TARGET_ROW
#define PEWTER_TARGET_ROW(name, architecture, flags, level, bytes, registers, mr, bf16, ...) \
  {#name, bytes, mr, bf16},
#include "kernels/targets.inc"
  };
  const auto* const found = std::ranges::find(all, target, &traits::name);
  if (found == std::end(all)) {
    std::string names;
    for (const traits& t : all) names.append(names.empty() ? "" : ", ").append(t.name);
    raise("micro_kernel_of: target = \"%.40s\", must be one of %s", std::string(target).c_str(),
          names.c_str());
  }
  const bool vnni = is_vnni(type);
  const micro_kernel_kind kind = vnni ? found->bf16 : fma;
  const std::uint32_t vector = found->bytes / std::uint32_t{sizeof(float)};
  const std::uint32_t mr = kind == amx ? std::uint32_t{amx_mr} : found->mr;
  return {kind, mr, (vnni ? 2 : 3) * vector, vector};
}

plan_builder product_of(const gemm_problem& q, const machine& profile, unsigned host_threads) {
  plan_builder d{{},           profile, host_threads, q.a_alignment, q.b_alignment, q.threads_per_threadgroup,
                 q.b_is_packed};
  gemm_plan& p = d.p;
  p.type = q.type;
  p.kernel = q.kernel.kind;
  p.blocking.vector = q.kernel.vector;
  p.m = q.m;
  p.n = q.n;
  p.k = q.k;
  p.batches = q.batches;
  p.a = q.a;
  p.b = q.b;
  p.c_row = p.sums_row = q.c_row;
  p.c_batch = p.sums_batch = q.c_batch;
  p.has_epilogue = q.has_epilogue;
  p.partition.host_threads = host_threads;
  if (q.b_is_packed) return d;
  if (is_row_of_c(d, q)) exchange_operands(d);
  if (splits_k(p)) {
    split_long_k(d);
  } else if (const std::size_t parts = parts_of_streamed_k(p); parts > 1) {
    d.splits_streamed_k = true;
    split_k(d, parts, unit_of_streamed_k);
  }
  return d;
}

gemm_plan plan_of(plan_builder d, const candidate& c, const micro_kernel& kernel) {
  gemm_plan& p = d.p;
  p.of_parts = c.how.algorithm;
  p.b_operand.form = c.how.b;
  if (p.of_parts == gemm_algorithm::skinny_m) p.kernel = micro_kernel_kind::fma;
  const bool in_its_place = reads_a_in_place(d) || c.how.rows_in_place;
  p.a_operand.form = !p.is_private()                      ? (in_its_place ? in_place : packed)
                     : d.is_amx() && !a_is_cache_lines(d) ? packed_private
                                                          : in_place;
  p.partition.threads = d.threads != 0 ? d.threads : threads_of(d);
  set_tiles(d);
  set_micro_tile(p, kernel);
  if (!d.is_split()) p.algorithm = p.of_parts;
  p.sums = sums_of(d);
  set_memory_policy(d, kernel);
  set_packing(d);
  set_costs(d);
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
