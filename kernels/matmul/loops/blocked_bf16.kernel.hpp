// gemm of bfloat by the instructions made for it, vdpbf16ps and, where the target has it, AMX. op(A) is read
// where it is (`reads_a`) or packed.
#pragma once

#if defined(__AVX512BF16__)
#define PEWTER_BFLOAT_UNIT 1
#if defined(__AMX_BF16__) || defined(__AMXBF16__)  // clang 14's name
#define PEWTER_AMX 1
#include "kernels/matmul/ukr/amx.kernel.hpp"
#endif
#include "kernels/matmul/ukr/bf16_dot.kernel.hpp"
#include "kernels/matmul/ukr/inner_product.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct bfloat_unit {
  using element = bfloat;
  using form = gemm_call::form;
#if defined(PEWTER_AMX)
  static constexpr std::size_t block_rows = detail::rows_of_tiles;
  using state_of_thread = configured_tiles;
#else
  static constexpr std::size_t block_rows = gemm_tile::block_rows;
  struct state_of_thread {};
#endif
  static constexpr std::size_t block_cols = unit_cols, plain_depth = 64;

  /// Rows of B that are not packed are short ones.
  static std::size_t stage(const gemm_call& g) { return g.b_form == form::rows_of_n ? plain_depth : g.depth; }

  /// Whether op(A) is read where it is.
  static bool reads_a(const gemm_call& g) { return g.packed_a == nullptr; }
  static packing packing_of_a(const gemm_call& g, std::size_t batch, std::size_t batches) {
    if (reads_a(g)) return {};
    return {{static_cast<const bfloat*>(g.a) + batch * g.a_at.batch, g.packed_a, unit_rows, g.m, g.k,
             g.a_at.row, g.a_at.col, g.a_at.batch, g.packed_a_batch, 0},
            batches,
            g.nanoseconds_per_element};
  }
  static constexpr auto pack_a = pack_rows_in_blocks;

  static packing packing_of_b(const gemm_call& g, std::size_t col, std::size_t cols, std::size_t batch,
                              std::size_t batches) {
    return {{static_cast<const bfloat*>(g.b) + batch * g.b_at.batch + col * g.b_at.col, g.packed_b, unit_cols,
             cols, g.k, g.b_at.col, g.b_at.row, g.b_at.batch, g.packed_b_batch, 0},
            batches,
            g.nanoseconds_per_element,
            pair_panels_across};
  }
  static constexpr auto pack_b = pack_panels_of_pairs;

  static void multiply(const gemm_call& g, const part_of_product& p, sums_of_part sums) {
    const bfloat* b = static_cast<const bfloat*>(g.b);
    if (g.b_form == form::rows_of_k) {
      for (std::size_t r = 0; r < p.rows; r += unit_rows) {
        part_of_product part = p;
        part.row += r;
        part.rows = p.rows - r < unit_rows ? p.rows - r : unit_rows;
        block_of_dots<pair_steps, block_cols>(part, rows_of(g, part), g.a_at.row,
                                              b + p.batch * g.b_at.batch + p.col * g.b_at.col, g.b_at.col,
                                              g.k, sums.below(r));
      }
      return;
    }
    const std::size_t steps = detail::packed_steps<bfloat>(g.k);
    if (g.b_form == form::rows_of_n) {
      const bfloat* rows = b + p.batch * g.b_at.batch + p.k * g.b_at.row + p.col;
      const lane_mask inside =
          first_lanes(static_cast<std::uint32_t>(p.cols < block_cols ? p.cols : block_cols));
#if defined(PEWTER_AMX)
      alignas(64) bfloat panel[plain_depth * unit_cols];
      pack_pairs_across(rows, g.b_at.row, p.depth, inside, panel);
      multiply_blocks(g, p, sums, panel);
#else
      if (p.cols >= block_cols)
        multiply_rows(g, p, sums, plain_rows{rows, g.b_at.row}, all_lanes{});
      else
        multiply_rows(g, p, sums, plain_rows{rows, g.b_at.row}, inside);
#endif
      return;
    }
    const bfloat* panel =
        (g.b_form == form::packed_here ? reinterpret_cast<const bfloat*>(g.packed_b) +
                                             p.batch_in_group * g.packed_b_batch + p.col_in_slab * steps
                                       : b + p.col * steps) +
        p.k * unit_cols;
#if defined(PEWTER_AMX)
    multiply_blocks(g, p, sums, panel, next_panel(p, panel, steps));
#else
    multiply_rows(g, p, sums, packed_panel{panel}, all_lanes{});
#endif
  }

#if defined(PEWTER_AMX)
  /// One stage of a SIMD group's block and of a panel of op(B).
  /// @param fetched from where on to fetch meanwhile (amx_tiles.kernel.hpp), or 0
  static void multiply_blocks(const gemm_call& g, const part_of_product& p, sums_of_part sums,
                              const bfloat* b, std::uintptr_t fetched = 0) {
    const std::size_t whole = p.depth / unit_steps * unit_steps;
    if (!reads_a(g)) {
      multiply_tiles_of(
          p.rows, sums, p.k == 0,
          {blocks_of(g, p), unit_steps, unit_block, detail::packed_steps<bfloat>(g.k) * unit_rows}, b,
          p.depth, fetched);
    } else if (p.rows % unit_rows == 0 && whole != 0) {
      multiply_tiles_of(p.rows, sums, p.k == 0,
                        {rows_of(g, p), g.a_at.row, unit_steps, unit_rows * g.a_at.row}, b, whole, fetched);
      multiply_staged(g, p, sums, b, whole);
    } else {
      multiply_staged(g, p, sums, b, 0);
    }
  }
#endif

 private:
  static const bfloat* rows_of(const gemm_call& g, const part_of_product& p) {
    return static_cast<const bfloat*>(g.a) + p.batch * g.a_at.batch + p.row * g.a_at.row + p.k;
  }
  static const bfloat* blocks_of(const gemm_call& g, const part_of_product& p) {
    return reinterpret_cast<const bfloat*>(g.packed_a) + p.batch_in_group * g.packed_a_batch +
           p.row * detail::packed_steps<bfloat>(g.k) + p.k * unit_rows;
  }
#if defined(PEWTER_AMX)
  /// What to have ready when the SIMD groups below have gone through this stage of a panel: each fetches
  /// its part of the next panel's. An address that need not be B's.
  static std::uintptr_t next_panel(const part_of_product& p, const bfloat* b, std::size_t steps) {
    return reinterpret_cast<std::uintptr_t>(b) + steps * unit_cols * sizeof(bfloat) +
           p.row_in_tile / (2 * unit_rows) * bytes_fetched(p.depth);
  }
  static void multiply_tiles_of(std::size_t rows, sums_of_part sums, bool from_zero, tiles_of_a a,
                                const bfloat* b, std::size_t depth, std::uintptr_t fetched) {
    for (std::size_t r = 0; r < rows; r += 2 * unit_rows) {
      if (rows - r > unit_rows)
        multiply_tiles<true>(sums.below(r), from_zero, a, b, depth, fetched);
      else
        multiply_tiles<false>(sums.below(r), from_zero, a, b, depth, fetched);
      a.from += 2 * a.lower;
      if (fetched != 0) fetched += bytes_fetched(depth);
    }
  }
  /// From step `first` on by way of full blocks: a tile of AMX would read rows and steps that are not there.
  static void multiply_staged(const gemm_call& g, const part_of_product& p, sums_of_part sums,
                              const bfloat* b, std::size_t first) {
    for (std::size_t k = first; k < p.depth; k += unit_steps) {
      alignas(64) bfloat blocks[block_rows / unit_rows * unit_block];
      for (std::size_t r = 0; r < p.rows; r += unit_rows)
        pack_block(rows_of(g, p) + r * g.a_at.row + k, g.a_at.row, 1, p.rows - r, p.depth - k,
                   blocks + r * unit_steps);
      multiply_tiles_of(p.rows, sums, p.k + k == 0, {blocks, unit_steps, unit_block, unit_block},
                        b + k * unit_cols, unit_steps, 0);
    }
  }
#else
  template <class B, class Active>
  static void multiply_rows(const gemm_call& g, const part_of_product& p, sums_of_part sums, B b,
                            Active active) {
    if (reads_a(g))
      multiply_rows_of_pairs(p, sums, rows_of_a{rows_of(g, p), g.a_at.row}, b, active);
    else
      multiply_rows_of_pairs(p, sums, blocks_of_a{blocks_of(g, p)}, b, active);
  }
#endif
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE

#endif
