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
  PEWTER_INLINE static void multiply(const gemm_job& job, const block_coordinates& at,
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
    } else if (plan.b_operand.form == operand_form::in_place) {
      const bfloat* from = b + at.batch * plan.b.batch + at.k * plan.b.row + at.col;
      const lane_mask inside = first_lanes(static_cast<std::uint32_t>(least_of(at.cols, cols)));
#if defined(PEWTER_AMX)
      alignas(64) bfloat panel[detail::vnni_rows_kc * amx_cols];
      pack_vnni_rows(from, plan.b.row, at.kc, inside, panel);
      by_panel(job, at, sums, panel);
#else
      if (at.cols >= cols)
        by_b(job, at, sums, rows_of_b{from, plan.b.row}, all_lanes{});
      else
        by_b(job, at, sums, rows_of_b{from, plan.b.row}, inside);
#endif
    } else {
      const std::size_t k = vnni_k(plan.k);
      const bfloat* panel = (plan.b_operand.form == operand_form::packed
                                 ? reinterpret_cast<const bfloat*>(job.packed_b) +
                                       at.batch_in_group * plan.b_operand.batch + at.col_in_nc * k
                                 : b + at.col * k) +
                            at.k * amx_cols;
#if defined(PEWTER_AMX)
      by_panel(job, at, sums, panel, next_panel(at, panel, k));
#else
      by_b(job, at, sums, vnni_panel{panel}, all_lanes{});
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
               {packed_rows_of_a(job, at), amx_k, amx_tile, vnni_k(job.plan.k) * amx_rows}, b, at.kc, next);
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
  PEWTER_INLINE static const bfloat* packed_rows_of_a(const gemm_job& job, const block_coordinates& at) {
    return reinterpret_cast<const bfloat*>(job.packed_a) + at.batch_in_group * job.plan.a_operand.batch +
           at.row * vnni_k(job.plan.k) + at.k * amx_rows;
  }
#if defined(PEWTER_AMX)
  /// Of the next panel's block of K each of the micro-tiles below each other prefetches a part.
  PEWTER_INLINE static panel_ahead next_panel(const block_coordinates& at, const bfloat* b, std::size_t k) {
    panel_ahead next{reinterpret_cast<std::uintptr_t>(b) + k * amx_cols * sizeof(bfloat)};
    next.skip_micro_tiles(at.row_in_tile / detail::amx_mr, at.kc);
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
  /// From iteration `first` on by whole AMX tiles made on the stack: others would read rows and columns that
  /// are not there.
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
  template <class B, class Active>
  PEWTER_INLINE static void by_b(const gemm_job& job, const block_coordinates& at, accumulator_view sums,
                                 const B& b, Active active) {
    if (job.plan.a_operand.form == operand_form::packed)
      multiply_bf16_block(at, sums, amx_tiles_of_a{packed_rows_of_a(job, at)}, b, active);
    else
      multiply_bf16_block(at, sums, plain_rows_of_a{rows_of_a(job, at), job.plan.a.row}, b, active);
  }
#endif
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE

#endif
