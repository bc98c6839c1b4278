// A SIMD group's block of C in float, whatever the storage type: 16 rows by a panel's columns, covered by
// micro-tiles.
#pragma once

#include "kernels/matmul/pack/panels.kernel.hpp"
#include "kernels/matmul/ukr/fma.kernel.hpp"
#include "kernels/matmul/ukr/inner_product.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Rows of op(A) in place, in float: from row r of a block on.
struct rows_in_place {
  const float* from;
  std::size_t row, col;
  static constexpr bool row_after_row = true;

  PEWTER_INLINE micro_tile_a operator()(std::size_t r) const { return {from + r * row, row, col}; }
};
PEWTER_INLINE rows_in_place rows_of_a(const gemm_job& job, const block_coordinates& at) {
  const detail::strides& a = job.plan.a;
  return {static_cast<const float*>(job.a) + at.batch * a.batch + at.row * a.row + at.k * a.col, a.row,
          a.col};
}
/// Packed rows.
struct rows_in_panels {
  const float* from;
  std::size_t k;
  static constexpr bool row_after_row = false;

  PEWTER_INLINE micro_tile_a operator()(std::size_t r) const {
    return {from + r / panel_rows * panel_rows * k + r % panel_rows, 1, panel_rows};
  }
};

/// A SIMD group's block: adjacent columns of micro-tiles; those of the first column
/// prefetch the next panel. Whole micro-tiles are one call where A is not packed. Not inlined: bodies have
/// several of it.
/// @param a rows_in_place or rows_in_panels
template <std::size_t block_cols, class A, class B>
[[gnu::noinline]] void multiply_block(const block_coordinates& at, accumulator_view sums, const A& a,
                                      const B& of_b) {
  constexpr int registers = nr_registers<block_cols>;
  constexpr std::size_t nr = std::size_t{registers} * native::width<float>;
  constexpr bool is_one_column = micro_tile_is_panel<block_cols>;
  std::conditional_t<is_one_column, const B&, B> b = of_b;  // a copy would wait for the stores of the caller
  for (std::size_t col = 0; col < block_cols && (col == 0 || col < at.cols); col += nr) {
    const std::size_t cols = at.cols - col;
    for (std::size_t r = 0; r < at.rows;) {
      const std::size_t left = at.rows - r, present = least_of(left, mr);
      const std::size_t count = A::row_after_row && left >= mr ? left / mr : 1;
      const micro_tiles_below tiles{col == 0 ? (at.row_in_tile + r) / mr : beyond_tiles, count};
      const auto multiply = [&](auto active) PEWTER_INLINE_LAMBDA {
        multiply_micro_tiles<registers>(present, cols, sums.below(r), at.how_sums_begin(), a(r), b, at.kc,
                                        tiles, active);
      };
      if constexpr (!B::masked)
        multiply(all_lanes{});
      else if (cols >= nr || cols % native::width<float> == 0)
        multiply(all_lanes{});
      else
        multiply(first_columns(cols));
      r += count * present;
    }
    if constexpr (!is_one_column) {
      b.from += nr * B::steps;
      sums.first += nr;
    }
  }
}

template <class T>
[[gnu::flatten, gnu::noinline]] void convert_rows(const T* a, std::size_t a_row, const block_coordinates& at,
                                                  float* rows) {
  for (std::size_t r = 0; r < at.rows; ++r) copy_line(a + r * a_row, rows + r * detail::converted_kc, at.kc);
}

template <class T>
struct fma_blocks {
  using element = T;
  static constexpr std::size_t rows = block_rows, cols = panel_cols<T>;
  struct state_of_thread {};
  static constexpr auto pack_a = pack_panels<panel_rows, T>;
  static constexpr auto pack_b = pack_panels<cols, T>;

  /// One block of K of a block of C.
  /// @return whether the sums are in C
  PEWTER_INLINE static bool multiply(const gemm_job& job, const block_coordinates& at,
                                     accumulator_view sums) {
    const gemm_plan& plan = job.plan;
    const T* b = static_cast<const T*>(job.b);
    constexpr element_type type = detail::storage_of<T>;
    using panel_of_caller = std::conditional_t<detail::is_vnni(type), packed_vnni_b, packed_b<T, cols>>;
    const auto by_b = [&]<class B>(const B& of_b) PEWTER_INLINE_LAMBDA {
      constexpr bool in_float = sizeof(T) == sizeof(float);
      if (plan.a_operand.form == operand_form::packed) {
        const float* panels =
            job.packed_a + at.batch_in_group * plan.a_operand.batch + at.row * plan.k + at.k * panel_rows;
        multiply_block<cols>(at, sums, rows_in_panels{panels, plan.k}, of_b);
      } else if constexpr (in_float) {
        multiply_block<cols>(at, sums, rows_of_a(job, at), of_b);
      } else if constexpr (std::is_same_v<typename B::element, float>) {
        const T* a =
            static_cast<const T*>(job.a) + at.batch * plan.a.batch + at.row * plan.a.row + at.k * plan.a.col;
        alignas(64) float converted[block_rows * detail::converted_kc];
        convert_rows(a, plan.a.row, at, converted);
        multiply_block<cols>(at, sums, rows_in_place{converted, detail::converted_kc, 1}, of_b);
      }
    };
    if (plan.of_parts == gemm_algorithm::inner_product) {
      const bool packed = plan.a_operand.form == operand_form::packed;
      inner_product_block<float_dot<T>, cols>(
          at,
          packed ? job.packed_a + at.batch_in_group * plan.a_operand.batch + at.row * plan.k
                 : static_cast<const float*>(job.a) + at.batch * plan.a.batch + at.row * plan.a.row,
          packed ? plan.k : plan.a.row, b + at.batch * plan.b.batch + at.col * plan.b.col, plan.b.col, plan.k,
          sums);
    } else if (plan.b_operand.form == operand_form::packed) {
      const float* panel =
          job.packed_b + at.batch_in_group * plan.b_operand.batch + at.col_in_nc * plan.k + at.k * cols;
      by_b(packed_b<float, cols>{panel, next_panel(job, at, panel, plan.k, 1), plan.memory.b});
    } else if (plan.b_operand.form == operand_form::in_place) {
      by_b(plain_b<T>{b + at.batch * plan.b.batch + at.k * plan.b.row + at.col, plan.b.row,
                      prefetch_distance(job, at), prefetch_b::iterations});
    } else {
      const std::size_t k = detail::packed_k(type, plan.k);
      const T* panel = b + at.col * k + at.k * cols;
      by_b(panel_of_caller{panel, next_panel(job, at, panel, k, panel_of_caller::steps), plan.memory.b});
    }
    return false;
  }

 private:
  /// @param k extent of a panel
  /// @param steps iterations that share a row of a panel
  template <class E>
  PEWTER_INLINE static panel_prefetch next_panel(const gemm_job& job, const block_coordinates& at,
                                                 const E* panel, std::size_t k, std::size_t steps) {
    if (!job.plan.memory.next_panel) return {};
    return {reinterpret_cast<std::uintptr_t>(panel + k * cols), at.kc / steps * cache_line, cache_line};
  }
  /// Rows of B in place, in elements. Along rows, which are adjacent streams and more than hardware
  /// prefetchers follow, 256 bytes further; for the last panels of a tile in those of the next block of K.
  PEWTER_INLINE static std::size_t prefetch_distance(const gemm_job& job, const block_coordinates& at) {
    constexpr std::size_t iterations = 8, along = 256 / sizeof(T);
    const std::size_t row = job.plan.b.row;
    if (job.plan.memory.b != prefetch_b::along_rows) return iterations * row;
    if (at.cols > along) return along;
    return at.k + at.kc < job.plan.k ? at.kc * row + along - job.plan.partition.tile_cols : 0;
  }
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
