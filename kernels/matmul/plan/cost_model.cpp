// The cost model: a plan's loops, counted. All times are those of the busiest host thread.
#include "kernels/matmul/plan/cost_model.hpp"

#include <algorithm>
#include <cmath>

#include "kernels/matmul/plan/cycles.hpp"
#include "kernels/matmul/plan/partition.hpp"
#include "kernels/matmul/plan/rows_in_place.hpp"
#include "pewter/geometry.hpp"

namespace pewter::detail {
namespace {

using enum operand_form;
using enum gemm_algorithm;

/// How often the busiest host thread reads all of an operand, and how much of it for the first time. Tiles
/// are dealt in order, along the grid's x first.
struct passes {
  double read, touched;
};

class prediction {
 public:
  prediction(const gemm_plan& plan, const machine& profile, double host_threads)
      : p(plan), m(profile), threads(host_threads) {
    down = tiles_of(p.m, p.blocking.mc);
    across = tiles_of(p.n, p.partition.tile_cols);
    tiles = down * across * tiles_of(p.batches, p.partition.batches_per_threadgroup);
    rounds = std::ceil(tiles / threads);
    rows = real(std::min(p.m, p.blocking.mc));
    cols = real(std::min(p.n, p.partition.tile_cols));
    const double of_c = is_split() ? 1 : real(p.batches);
    a_elements = real(p.m) * k * (p.a.batch == 0 ? 1 : real(p.batches));
    b_elements = real(p.n) * k * (p.b.batch == 0 ? 1 : real(p.batches));
    touched_bytes = (a_elements + b_elements + real(p.m) * real(p.n) * of_c) * element;
    touched = of_byte(touched_bytes / threads);
    if (threads > 1) touched = std::max(touched, from_l3 / m.bandwidths.l3);  // others wrote or read it last
  }

  predicted_time all() const {
    predicted_time t;
    t.multiply = multiply();
    t.pack = pack_a() + pack_b();
    t.memory = bytes_of_a(t.multiply) + bytes_of_b(t.multiply) + bytes_of_c();
    if (p.transposed) t.pack += stored_sums() / vector * cycles_of_transposed() * cycle();
    t.dispatch = dispatches();
    return t;
  }

 private:
  const gemm_plan& p;
  const machine& m;
  double threads, down, across, tiles, rounds, rows, cols, a_elements, b_elements, touched_bytes, touched;
  double k = real(p.k), element = real(size_of(p.type)), vector = real(p.blocking.vector);
  double packed_element = is_vnni() ? 2 : 4, panel = real(panel_cols_of(p.type));

  bool is_vnni() const { return p.kernel != micro_kernel_kind::fma; }
  bool is_amx() const { return p.kernel == micro_kernel_kind::amx && p.of_parts != inner_product; }
  bool is_dot() const { return is_vnni() && !is_amx(); }
  bool is_split() const { return p.algorithm == split_k; }
  bool packs_a() const { return p.a_operand.form == packed; }
  bool packs_b() const { return p.b_operand.form == packed; }
  double cycle() const { return m.costs.fma * 2 * m.costs.floats * busy(); }
  /// Between 1 and the machine's, as more of the cores multiply.
  double busy() const { return 1 + (m.costs.busy - 1) * (threads - 1) / std::max(1.0, m.cores - 1.0); }
  double share() const { return rounds / tiles; }
  double stored_sums() const { return real(p.m) * real(p.n) * real(p.batches) * share(); }
  double blocks_of_k() const { return std::max(1.0, tiles_of(p.k, p.blocking.kc)); }
  bool is_beyond_l2() const { return touched_bytes > threads * real(m.l2.bytes); }

  /// Nanoseconds of a byte that is in the smallest level that holds that many.
  double of_byte(double bytes) const {
    if (bytes <= real(m.l2.bytes)) return from_l2 / m.bandwidths.cache;
    if (bytes * threads <= real(m.l3.bytes)) return from_l3 / m.bandwidths.l3;
    return std::max(1 / m.bandwidths.core, threads / m.bandwidths.memory);
  }

  // ---- multiply-adds ----

  /// Cycles of an iteration that reads rows of op(B) where they are.
  double cycles_by_rows(double step, double registers) const {
    const double rows_of_step = is_dot() ? 2 : 1;
    if (is_dot())
      step += m.costs.shuffle * interleaved * (rows_exceed(m.l1d, p) ? aliased : 1) * registers / 2;
    step += rows_of_step * pages_of_row(p) * m.costs.translation / cycle();
    const double lines = rows_exceed(m.l2, p) ? rows_of_step * registers : 0;
    return std::max(step, lines * m.costs.l3_line / cycle());
  }

  /// AMX tiles in place whose rows are no cache lines lie in two each.
  double cycles_of_amx_block(std::size_t height, std::size_t width) const {
    const bool split = p.a.row * size_of(p.type) % 64 != 0 || p.k % amx_tile_k != 0;
    const double tile_of_a =
        p.a_operand.form != in_place ? amx_tile_packed : (split ? 2 : 1) * amx_tile_in_place;
    return cycles_of_amx_products(height, width, p.k, tile_of_a) * m.costs.amx * amx_multiply_adds /
           (m.costs.fma * 2 * m.costs.floats);
  }
  double cycles_of_block(std::size_t height, std::size_t width) const {
    if (is_amx()) return cycles_of_amx_block(height, width);
    const bool inner = p.of_parts == inner_product;
    const double per_step = (is_dot() ? 2 : 1) * (inner ? vector : 1), steps = std::ceil(k / per_step);
    double cycles = 0;
    for_tiles(width, p.blocking.nr, [&](std::size_t some_cols, double beside) {
      const double registers = inner ? real(some_cols) : std::ceil(real(some_cols) / vector);
      for_tiles(height, p.blocking.mr, [&](std::size_t some_rows, double below) {
        double step = cycles_of_step(real(some_rows), registers);
        if (has_rows_of_b_in_place(p)) step = cycles_by_rows(step, registers);
        cycles += beside * below * steps * step;
      });
    });
    return cycles * (is_dot() ? m.costs.bf16 * 2 / m.costs.fma : 1);
  }

  /// The busiest has between its share and that many whole tiles: others take over what they can.
  double multiply() const {
    double one_batch = 0;
    for_tiles(p.m, p.blocking.mc, [&](std::size_t height, double below) {
      for_tiles(p.n, p.partition.tile_cols, [&](std::size_t width, double beside) {
        one_batch += below * beside * cycles_of_block(height, width);
      });
    });
    const double total = one_batch * real(p.batches);
    const double whole = rounds * real(p.partition.batches_per_threadgroup) *
                         cycles_of_block(std::min(p.m, p.blocking.mc), std::min(p.n, p.partition.tile_cols));
    return (total * share() + std::min(total, whole)) / 2 * cycle();
  }

  // ---- packing ----

  double cycles_of_packed(bool lines_are_adjacent) const {
    const double adjacent = is_vnni() ? vnni_across : packed_across,
                 apart = is_vnni() ? vnni_along : packed_along;
    return m.costs.shuffle * (lines_are_adjacent ? adjacent : apart);
  }
  double cycles_of_packed_a() const {
    if (is_amx()) return m.costs.shuffle * amx_packed;
    return cycles_of_packed(p.a.row == 1 && !is_dot());
  }
  /// Sums of floats alone are transposed where they are stored.
  double cycles_of_transposed() const {
    if (is_amx()) return m.costs.shuffle * amx_transposed;
    return m.costs.shuffle * stored_transposed * (p.type == element_type::float32 && !p.has_epilogue ? 1 : 3);
  }
  double pack_a() const {
    if (is_amx() && !packs_a()) return copied_tiles() / vector * cycles_of_packed_a() * cycle();
    const bool converts =
        !packs_a() && !is_dot() && p.type != element_type::float32 && p.of_parts != inner_product;
    if (converts)
      return a_elements * passes_of_a().read * std::ceil(cols / panel) / vector * m.costs.shuffle *
             converted * cycle();
    if (!packs_a()) return 0;
    return a_elements / threads * (cycles_of_packed_a() * cycle() / vector + element * touched);
  }
  /// Elements of op(A) that AMX copies: what a SIMD group packs for itself, and partial tiles in place, for
  /// each panel again.
  double copied_tiles() const {
    const double passes = a_elements * passes_of_a().read;
    if (p.a_operand.form == packed_private) return passes;
    if (p.is_private()) return 0;
    const std::size_t some_rows = p.m % amx_tile_rows == 0 ? 0 : p.m % amx_block_rows;
    const double part = std::max(real(some_rows) / real(p.m), real(p.k % amx_tile_k) / k);
    return passes * part * std::ceil(cols / panel);
  }
  double pack_b() const {
    const bool of_rows = is_amx() && p.b_operand.form == in_place;  // for each block of rows
    if (!packs_b() && p.b_operand.form != packed_private && !of_rows) return 0;
    const double blocks = of_rows ? std::ceil(rows / real(amx_block_rows)) : 1,
                 times = packs_b() ? 1 / threads : passes_of_b().read * blocks;
    return b_elements * times / vector * cycles_of_packed(p.b.col == 1) * cycle();
  }

  // ---- bytes ----

  /// Tiles of one batch that the busiest host thread has, and of how many of the batches.
  double tiles_in_batch() const {
    return std::min(rounds / std::max(1.0, std::floor(rounds / (down * across))), down * across);
  }
  double part_of_batches() const { return std::max(1.0, rounds / (down * across)) * down * across / tiles; }
  passes passes_of_a() const {
    const double in_batch = tiles_in_batch();
    const double part = p.partition.over_n ? in_batch / down : std::max(in_batch / across, 1.0) / down;
    return {rounds * across / tiles, std::min(1.0, part) * part_of_batches()};
  }
  passes passes_of_b() const {
    const double in_batch = tiles_in_batch();
    const double part = p.partition.over_n ? std::max(in_batch / down, 1.0) / across : in_batch / across;
    return {rounds * down / tiles, std::min(1.0, part) * part_of_batches()};
  }

  /// What AMX has in L2 while panels pass: rows, sums, and a panel. Loads from L2 are a part of each product.
  double amx_block_bytes(double kc) const {
    const double row = p.a_operand.form == in_place ? bytes_of_row_of_a(m.l2, p, kc) : kc * element,
                 sums = 4 * std::min(cols, real(p.blocking.nc));
    return spilled * (rows * (row + sums) + panel * kc * packed_element);
  }
  double bytes_of_a(double multiplying) const {
    const double bytes = a_elements * (packs_a() ? packed_element : element);
    const passes of = passes_of_a();
    const double of_tile = (rows + cols) * k * element,
                 again = p.partition.over_n ? real(p.m) * k * element : of_tile;
    // Pieces of rows that are shorter than hardware prefetchers need come from memory one after the other.
    const double kc = std::min(k, real(p.blocking.kc));
    const bool in_pieces = !packs_a() && p.a.col == 1 && kc < k && kc * element <= 256 && is_beyond_l2();
    const double source = packs_a()   ? of_packed_byte(bytes / threads, p.partition.over_n)
                          : in_pieces ? unfollowed * std::max(touched, 1 / m.bandwidths.core)
                                      : touched;
    const double first = bytes * of.touched * source;
    const bool ahead = p.of_parts == streamed_rows && cols > panel;  // while other panels are multiplied
    double time = first - (ahead ? overlap * std::min(first, multiplying) : 0) +
                  bytes * std::max(0.0, of.read - of.touched) * of_byte(again);
    // Within a tile rows pass panel after panel.
    if (is_amx())
      time += bytes * of.read * (std::ceil(cols / panel) - 1) * (of_byte(amx_block_bytes(kc)) - of_byte(0));
    else if (p.of_parts != inner_product && p.of_parts != skinny_m)
      time += bytes * of.read * (std::ceil(cols / panel) - 1) *
              of_byte(rows * kc * element + panel * kc * packed_element);
    else if (p.of_parts == inner_product && rows * k * element > real(m.l1d.bytes))
      time += bytes * of.read * cols / real(p.blocking.nr) / m.bandwidths.cache;
    return time;
  }

  /// Whether hardware prefetchers follow op(B) where it is.
  bool is_followed() const {
    const bool adjacent = p.b.col == 1;
    if (p.is_private()) return p.b_operand.form == packed_private && adjacent && p.m > block_rows;
    if (packs_b()) return adjacent;
    if (is_amx() && p.of_parts == blocked && p.b_operand.form == in_place) return false;  // 64 bytes of a row
    const bool rows_share_pages = adjacent && real(p.b.row) * element <= 1024;
    return p.of_parts != blocked || p.b_operand.form == packed_by_caller || p.m <= most_skinny_rows ||
           rows_share_pages;
  }
  double bytes_of_b(double multiplying) const {
    const double source = touched * (is_followed() || !is_beyond_l2() ? 1 : unfollowed);
    const double bytes = b_elements * element;
    const passes of = passes_of_b();
    if (packs_b()) return bytes / threads * source + bytes_of_shared_panels(of);
    const double of_tile = (cols + rows) * k * element;
    const double again =
        p.partition.over_n && p.b_operand.form != packed_private ? of_tile : real(p.n) * k * element;
    const double first = bytes * of.touched * source;
    const bool ahead = p.b_operand.form == packed_by_caller && !p.is_private();
    return first - (ahead ? overlap * std::min(first, multiplying) : 0) +
           bytes * std::max(0.0, of.read - of.touched) * of_byte(again);
  }
  /// Nanoseconds of a packed byte; others packed a part of them.
  double of_packed_byte(double bytes, bool by_others) const {
    const double here = of_byte(bytes), away = std::max(here, crossing * from_l3 / m.bandwidths.l3),
                 others = by_others ? (threads - 1) / threads : 0;
    return others * away + (1 - others) * here;
  }
  /// Written, and read by each tile below the others.
  double bytes_of_shared_panels(const passes& of) const {
    const double bytes = b_elements * packed_element,
                 near = std::min(real(p.n), real(p.blocking.nc)) * k * packed_element,
                 again = p.partition.over_n ? (cols + rows) * k * packed_element : near;
    return bytes / threads * of_byte(near / threads) +
           bytes * of.touched * of_packed_byte(near, !p.partition.over_n) +
           bytes * std::max(0.0, of.read - of.touched) * of_byte(again);
  }

  double bytes_of_c() const {
    const double sums = stored_sums();
    if (is_amx())  // in blocks, which tiles are loaded from and stored to for each block of K
      return sums * (element * touched +
                     8 * (blocks_of_k() - 1) * of_byte(rows * std::min(cols, real(p.blocking.nc)) * 4));
    if (p.sums == accumulators::block) return sums * element * touched;
    const double again = p.of_parts == skinny_m ? 0 : 2 * (blocks_of_k() - 1) * of_byte(rows * cols * 4);
    return sums * 4 * ((is_split() ? of_byte(sums * 4) : touched) + again);
  }

  // ---- dispatches ----

  double dispatches() const {
    const double count = 1 + (packs_a() || packs_b()) + is_split();
    double time = around_call * cycle();
    if (!p.is_private() || tiles > 1) {
      const double simdgroups =
          p.is_private()
              ? 1
              : std::ceil(rows / real(is_amx() ? amx_block_rows : block_rows)) * std::ceil(cols / panel);
      time += around_step *
              (count + rounds * (1 + simdgroups * (p.of_parts == skinny_m ? 1 : blocks_of_k()))) * cycle();
    }
    if (is_amx()) time += rounds * amx_configured * cycle();
    if (threads > 1)
      time += (crossing * m.costs.fork + awaited * (count - 1) * m.costs.barrier) * std::log2(threads);
    return time;
  }
};

}  // namespace

predicted_time predict(const gemm_plan& p, const machine& m) {
  if (p.m == 0 || p.n == 0 || p.batches == 0) return {};
  return prediction(p, m, is_forked(p) ? p.partition.host_threads : 1).all();
}

}  // namespace pewter::detail
