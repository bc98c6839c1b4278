// A SIMD group's block of C of bfloat by the instructions made for it: BF16 dot products (16 x 32) and, where
// the target has it, AMX (64 x 32). op(A) is read in place or packed.
#pragma once

#if defined(__AVX512BF16__)
#define PEWTER_BF16_BLOCKS 1
#if defined(__AMX_BF16__) || defined(__AMXBF16__)  // clang 14's name
#define PEWTER_AMX 1
#include "kernels/matmul/ukr/amx.kernel.hpp"
#endif
#include "kernels/matmul/ukr/bf16_dot.kernel.hpp"
#include "kernels/matmul/ukr/inner_product.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Packed panels of rows of op(A) or columns of op(B), in blocks of K or with all of it.
struct panels_in_memory {
  const bfloat* from;
  std::size_t lines_of_block, k, width;

  /// Iterations over k of a panel that lie together.
  PEWTER_INLINE std::size_t extent(std::size_t kc) const { return lines_of_block != 0 ? vnni_k(kc) : k; }
  /// A block of K of the panel whose first row or column is `line`.
  PEWTER_INLINE const bfloat* at(std::size_t line, std::size_t first, std::size_t kc) const {
    return from + offset(line, first, kc);
  }
  /// That of a block which need not be there.
  PEWTER_INLINE std::uintptr_t address(std::size_t line, std::size_t first, std::size_t most_kc,
                                       std::size_t whole_k) const {
    return reinterpret_cast<std::uintptr_t>(from) +
           offset(line, first, least_of(most_kc, whole_k - first)) * sizeof(bfloat);
  }

 private:
  PEWTER_INLINE std::size_t offset(std::size_t line, std::size_t first, std::size_t kc) const {
    return line * extent(kc) + first * (lines_of_block != 0 ? lines_of_block : width);
  }
};

struct bf16_blocks {
  using element = bfloat;
#if defined(PEWTER_AMX)
  static constexpr std::size_t rows = detail::amx_block_rows;
  using state_of_thread = configured_tiles;
#else
  static constexpr std::size_t rows = block_rows;
  struct state_of_thread {};
#endif
  static constexpr std::size_t cols = amx_cols;
  static constexpr auto pack_a = pack_amx_tiles;
  static constexpr auto pack_b = pack_vnni_panels;

  /// One block of K of a block of C.
  /// @return whether the sums are in C
  PEWTER_INLINE static bool multiply(const gemm_job& job, const block_coordinates& at,
                                     accumulator_view sums) {
    const gemm_plan& plan = job.plan;
    const bfloat* b = static_cast<const bfloat*>(job.b);
    if (plan.of_parts == gemm_algorithm::inner_product) {
      for (std::size_t r = 0; r < at.rows; r += amx_rows) {
        block_coordinates some = at;
        some.row += r;
        some.rows = least_of(at.rows - r, amx_rows);
        inner_product_block<bf16_dot, cols>(some, rows_of_a(job, some), plan.a.row,
                                            b + at.batch * plan.b.batch + at.col * plan.b.col, plan.b.col,
                                            plan.k, sums.below(r));
      }
      return false;
    } else if (plan.b_operand.form == operand_form::in_place) {
      const bfloat* from = b + at.batch * plan.b.batch + at.k * plan.b.row + at.col;
      const lane_mask inside = first_lanes(static_cast<std::uint32_t>(least_of(at.cols, cols)));
#if defined(PEWTER_AMX)
      alignas(64) bfloat panel[detail::vnni_rows_kc * amx_cols];
      pack_vnni_rows(from, plan.b.row, at.kc, inside, panel);
      by_panel(job, at, sums, panel);
      return false;
#else
      if (at.cols >= cols) return by_b(job, at, sums, rows_of_b{from, plan.b.row}, all_lanes{});
      return by_b(job, at, sums, rows_of_b{from, plan.b.row}, inside);
#endif
    } else {
      const panels_in_memory panels = panels_of_b(job, at);
      const bfloat* panel = panels.at(at.col_in_nc, at.k, at.kc);
#if defined(PEWTER_AMX)
      by_panel(job, at, sums, panel, what_is_next(job, at, panels));
      return false;
#else
      return by_b(job, at, sums, vnni_panel{panel, job.plan.memory.next_panel && at.row_in_tile == 0},
                  all_lanes{});
#endif
    }
  }

#if defined(PEWTER_AMX)
  /// @param b one block of K of a panel
  template <class Ahead = nothing_ahead>
  [[gnu::noinline]] static void by_panel(const gemm_job& job, const block_coordinates& at,
                                         accumulator_view sums, const bfloat* b, Ahead next = {}) {
    const std::size_t whole = at.kc / amx_k * amx_k, a_row = job.plan.a.row;
    if (job.plan.a_operand.form == operand_form::packed) {
      by_tiles(at.rows, sums, at.k == 0,
               {packed_rows_of_a(job, at), amx_k, amx_tile, panels_of_a(job, at).extent(at.kc) * amx_rows}, b,
               at.kc, next);
    } else if (at.rows % amx_rows == 0 && whole != 0) {
      by_tiles(at.rows, sums, at.k == 0, {rows_of_a(job, at), a_row, amx_k, amx_rows * a_row}, b, whole,
               next);
      by_copied_tiles(job, at, sums, b, whole);
    } else {
      by_copied_tiles(job, at, sums, b, 0);
    }
  }
#endif

 private:
  PEWTER_INLINE static const bfloat* rows_of_a(const gemm_job& job, const block_coordinates& at) {
    const detail::strides& a = job.plan.a;
    return static_cast<const bfloat*>(job.a) + at.batch * a.batch + at.row * a.row + at.k;
  }
  PEWTER_INLINE static panels_in_memory panels_of_a(const gemm_job& job, const block_coordinates& at) {
    const detail::gemm_operand& a = job.plan.a_operand;
    return {reinterpret_cast<const bfloat*>(job.packed_a) + at.batch_in_group * a.batch, a.lines_of_block,
            vnni_k(job.plan.k), amx_rows};
  }
  /// In a B that the caller packed, the first panel is that of the block of NC columns.
  PEWTER_INLINE static panels_in_memory panels_of_b(const gemm_job& job, const block_coordinates& at) {
    const detail::gemm_operand& b = job.plan.b_operand;
    const std::size_t k = vnni_k(job.plan.k);
    const bfloat* const from =
        b.form == operand_form::packed
            ? reinterpret_cast<const bfloat*>(job.packed_b) + at.batch_in_group * b.batch
            : static_cast<const bfloat*>(job.b) + (at.col - at.col_in_nc) * k;
    return {from, b.lines_of_block, k, amx_cols};
  }
  PEWTER_INLINE static const bfloat* packed_rows_of_a(const gemm_job& job, const block_coordinates& at) {
    return panels_of_a(job, at).at(at.row, at.k, at.kc);
  }
#if defined(PEWTER_AMX)
  /// What comes after a block of K of a block of C: the tile's next panel or, behind the last one, the first
  /// of what the next tile or block of K has. Each micro-tile prefetches a part of both operands.
  PEWTER_INLINE static panel_and_rows_ahead what_is_next(const gemm_job& job, const block_coordinates& at,
                                                         const panels_in_memory& b) {
    const gemm_plan& plan = job.plan;
    const std::size_t tile_cols = plan.partition.tile_cols, micro_tile = at.row_in_tile / detail::amx_mr;
    const std::size_t before = (tile_cols - least_of(at.cols, tile_cols)) / cols;  // panels of the tile
    const std::size_t next_k = at.k + at.kc < plan.k ? at.k + at.kc : 0;
    const bool last_panel = at.cols <= cols, same_cols = last_panel && (next_k != 0 || plan.partition.over_n),
               same_rows = next_k != 0 || !plan.partition.over_n;
    const std::size_t k = last_panel ? next_k : at.k,
                      col = same_cols ? at.col_in_nc - before * cols : at.col_in_nc + cols;
    panel_and_rows_ahead next{b.address(col, k, plan.blocking.kc, plan.k) +
                                  micro_tile * panel_and_rows_ahead::bytes_of_panel(at.kc),
                              {},
                              0};
    const std::size_t lines = tile_cols >= 8 * cols ? 4 : 8;
    if (!plan.memory.next_rows || before * lines >= amx_k) return next;
    const panels_in_memory a = panels_of_a(job, at);
    const std::uintptr_t next_rows =
        a.address(same_rows ? at.row : at.row + plan.blocking.mc, next_k, plan.blocking.kc, plan.k);
    next.rows = {next_rows + before * divide_up(at.kc, amx_k) * lines * cache_line, lines, cache_line,
                 lines * cache_line};
    next.bytes_of_rows = detail::amx_mr * a.extent(at.kc) * sizeof(bfloat);
    return next;
  }
  template <class Ahead>
  PEWTER_INLINE static void by_tiles(std::size_t rows_present, accumulator_view sums, bool from_zero,
                                     tiles_of_a a, const bfloat* b, std::size_t kc, Ahead next) {
    for (std::size_t r = 0; r < rows_present; r += detail::amx_mr) {
      multiply_amx_micro_tile(rows_present - r, sums.below(r), from_zero, a, b, kc, next);
      a.from += 2 * a.lower;
      next.skip_micro_tiles(1, kc);
    }
  }
  /// Multiplies from iteration `first` on by whole AMX tiles made on the stack: tiles in place would read
  /// rows and columns that do not exist.
  PEWTER_INLINE static void by_copied_tiles(const gemm_job& job, const block_coordinates& at,
                                            accumulator_view sums, const bfloat* b, std::size_t first) {
    const std::size_t a_row = job.plan.a.row;
    for (std::size_t k = first; k < at.kc; k += amx_k) {
      alignas(64) bfloat tiles[rows / amx_rows * amx_tile];
      for (std::size_t r = 0; r < at.rows; r += amx_rows)
        pack_amx_tile(rows_of_a(job, at) + r * a_row + k, a_row, 1, at.rows - r, at.kc - k,
                      tiles + r * amx_k);
      by_tiles(at.rows, sums, at.k + k == 0, {tiles, amx_k, amx_tile, amx_tile}, b + k * amx_cols, amx_k,
               nothing_ahead{});
    }
  }
#else
  /// C's rows where the sums are complete and are only rounded; null: they wait.
  PEWTER_INLINE static bfloat* rounded_rows(const gemm_job& job, const block_coordinates& at) {
    const gemm_plan& plan = job.plan;
    if (at.k + at.kc < plan.k || plan.has_epilogue || plan.transposed ||
        plan.sums != detail::accumulators::block)
      return nullptr;
    return static_cast<bfloat*>(job.c) + at.batch * plan.c_batch + at.row * plan.c_row + at.col;
  }
  template <class B, class Active>
  PEWTER_INLINE static bool by_b(const gemm_job& job, const block_coordinates& at, accumulator_view of_block,
                                 B b, Active active) {
    const bf16_sums sums{of_block, at.k == 0, rounded_rows(job, at), job.plan.c_row, least_of(at.cols, cols)};
    if (job.plan.a_operand.form == operand_form::packed)
      multiply_bf16_block(at, sums, amx_tiles_of_a{packed_rows_of_a(job, at)}, b, active);
    else
      multiply_bf16_block(at, sums, plain_rows_of_a{rows_of_a(job, at), job.plan.a.row}, b, active);
    return sums.c != nullptr;
  }
#endif
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE

#endif
