// Coordinates of a SIMD group's block within a product, and views of its accumulators.
#pragma once

#include "kernels/common/kernel_entry.hpp"
#include "kernels/matmul/plan/plan.hpp"
#include "kernels/runtime/machine/memory_policy.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::block_rows;
using detail::gemm_algorithm;
using detail::gemm_job;
using detail::gemm_plan;
using detail::operand_form;
using detail::panel_cols;
using detail::panel_rows;
using detail::tiles_along;

PEWTER_INLINE constexpr std::size_t divide_up(std::size_t a, std::size_t b) { return (a + b - 1) / b; }
PEWTER_INLINE constexpr std::size_t least_of(std::size_t a, std::size_t b) { return a < b ? a : b; }

/// The extent along k of a panel of bfloat.
PEWTER_INLINE constexpr std::size_t vnni_k(std::size_t k) {
  return detail::packed_k(element_type::bfloat16, k);
}

/// How far ahead panels that are read from beyond L2 are prefetched into it: hardware prefetchers follow a
/// stream to the end of a page only. Why: kernels/matmul/packing.md#prefetch.
constexpr std::size_t panel_bytes_ahead = 12 * 1024;

/// How accumulators begin: as the block of K before left them, with a prefetch of those of the micro-tile
/// below; or by zeros, with a prefetch of where they go.
enum class sums_begin { as_they_are, as_they_are_with_prefetch, by_zeros, by_zeros_with_prefetch };
PEWTER_INLINE constexpr bool begins_by_zeros(sums_begin how) {
  return how == sums_begin::by_zeros || how == sums_begin::by_zeros_with_prefetch;
}

/// Rows and columns of C that a SIMD group owns, and the block of K it is in.
struct block_coordinates {
  std::size_t batch, batch_in_group;
  std::size_t row, rows, col, cols;  // cols may be more than a block's: the rest of the tile
  std::size_t row_in_tile = 0, col_in_nc = 0;
  std::size_t k = 0, kc = 0;
  bool prefetches_c = false;  // the accumulators are in C, which exceeds L2

  PEWTER_INLINE sums_begin how_sums_begin() const {
    if (k != 0) return prefetches_c ? sums_begin::as_they_are_with_prefetch : sums_begin::as_they_are;
    return prefetches_c ? sums_begin::by_zeros_with_prefetch : sums_begin::by_zeros;
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

/// Accumulators: those of a block, or C.
struct accumulator_view {
  float* first;
  std::size_t row;

  PEWTER_INLINE accumulator_view below(std::size_t rows) const { return {first + rows * row, row}; }
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
template <std::size_t rows, std::size_t cols>
struct accumulator_block {
  alignas(cache_line) float sums[rows * cols];

  PEWTER_INLINE accumulator_view all() { return {sums, cols}; }
};
/// Accumulators in C, or the partial sums of split K.
PEWTER_INLINE accumulator_view accumulators_in_c(const gemm_job& job, const block_coordinates& at) {
  const gemm_plan& plan = job.plan;
  return {job.sums + at.batch * plan.sums_batch + at.row * plan.sums_row + at.col, plan.sums_row};
}

/// One dispatch of the product: columns from `first_col` on, batches from `first_batch` on.
struct multiply_arguments {
  const gemm_job* job;
  std::size_t first_col, last_col, first_batch;
};

/// Batches that a threadgroup multiplies one after the other.
struct batch_range {
  std::size_t first, last;
};
PEWTER_INLINE batch_range batches_of(const gemm_plan& plan, std::size_t threadgroup) {
  const std::size_t count = plan.partition.batches_per_threadgroup, first = threadgroup * count;
  return {first, least_of(first + count, plan.batches)};
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
