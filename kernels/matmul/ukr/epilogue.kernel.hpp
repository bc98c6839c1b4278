// The epilogue: a row of sums is scaled, biased, activated, added to, and stored.
#pragma once

#include "kernels/elementwise/activate.kernel.hpp"
#include "kernels/matmul/tile.kernel.hpp"
#include "pewter/native/transpose.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// A row of sums without an epilogue. The instruction takes subnormals for zeros, as do those that made the
/// sums.
template <class T, class Active>
PEWTER_INLINE void store_plain(T* c, const lanes<float>& sum, Active active) {
#if defined(__AVX512BF16__)
  if constexpr (std::is_same_v<T, bfloat>) {
#if defined(__clang__) && __clang_major__ == 16  // as in bf16_dot.kernel.hpp
    __m512i rounded;
    __asm__("vcvtne2ps2bf16 %2, %1, %0" : "=v"(rounded) : "v"(sum.v[1].data), "v"(sum.v[0].data));
#else
    const auto rounded = (__m512i)_mm512_cvtne2ps_pbh(sum.v[1].data, sum.v[0].data);
#endif
    if constexpr (std::is_same_v<Active, all_lanes>)
      return _mm512_storeu_si512(c, rounded);
    else
      return _mm512_mask_storeu_epi16(c, active.bits, rounded);
  }
#endif
  store(c, sum, active);
}

/// Stores columns [col, col + 32), as far as they are active, of one row of batch `z`.
template <class T, class Active>
PEWTER_INLINE void store_sums(const gemm_job& job, std::size_t z, std::size_t row, std::size_t col,
                              const lanes<float>& sum, Active active) {
  const std::size_t at = z * job.plan.c_batch + row * job.plan.c_row + col;
  T* c = static_cast<T*>(job.c) + at;
  if (!job.plan.has_epilogue) return store_plain(c, sum, active);
  lanes<float> value = sum * job.alpha;
  if (job.beta != 0) value = fma(load(static_cast<const T*>(c), active), lanes<float>(job.beta), value);
  if (job.row_scale != nullptr) value = value * job.row_scale[row];
  if (job.bias != nullptr) value += load(static_cast<const T*>(job.bias) + col, active);
  if (job.activation != activation::none) value = activate(job.activation, value);
  if (job.residual != nullptr) value += load(static_cast<const T*>(job.residual) + at, active);
  store(c, value, active);
}

/// Stores a block of sums of C^T, whose rows are columns of C. A whole block without an epilogue is
/// transposed into C, any other into memory first.
/// @param rows,cols of C^T, at most a block's
template <class T>
[[gnu::flatten, gnu::noinline]] void store_columns(const gemm_job& job, std::size_t z, std::size_t row,
                                                   std::size_t rows, std::size_t col, std::size_t cols,
                                                   const float* sums) {
  constexpr int side = native::width<float>, rows_of_block = static_cast<int>(block_rows);
  constexpr std::size_t block_cols = panel_cols<T>;
  alignas(64) float columns[block_cols][rows_of_block];
  float* to = columns[0];
  std::size_t to_row = rows_of_block;
  const bool whole =
      sizeof(T) == sizeof(float) && !job.plan.has_epilogue && rows == rows_of_block && cols == block_cols;
  if (whole) {
    to = static_cast<float*>(job.c) + z * job.plan.c_batch + col * job.plan.c_row + row;
    to_row = job.plan.c_row;
  }
  native::each<int{block_cols} / side>([&](auto j) PEWTER_INLINE_LAMBDA {
    if (std::size_t{j.value} * side >= cols) return;
    for (int first = 0; first < rows_of_block; first += side) {
      native::chunk<float> square[side];
      native::each<side>([&](auto i) {
        square[i.value] = native::raw(
            native::load(sums + static_cast<std::size_t>(first + i.value) * block_cols + j * side));
      });
      native::transpose<float, side>(square);
      native::each<side>([&](auto i) {
        native::store<float>(to + static_cast<std::size_t>(j * side + i.value) * to_row + first,
                             native::from_raw<float>(square[i.value]));
      });
    }
  });
  if (whole) return;
  const lane_mask present = first_lanes(static_cast<std::uint32_t>(rows));
  for (std::size_t c = 0; c < cols; ++c)
    store_sums<T>(job, z, col + c, row, load(columns[c], present), present);
}

/// Stores sums of C, or of a part of K.
template <class T, class Active>
PEWTER_INLINE void store_sums_or_part(const gemm_job& job, std::size_t z, std::size_t row, std::size_t col,
                                      const lanes<float>& sum, Active active) {
  if (job.plan.sums == detail::accumulators::c)
    store(job.sums + z * job.plan.sums_batch + row * job.plan.sums_row + col, sum, active);
  else
    store_sums<T>(job, z, row, col, sum, active);
}

/// Stores `cols` sums of row r of a block.
template <class T>
PEWTER_INLINE void store_row(const gemm_job& job, const block_coordinates& at, std::size_t r,
                             std::size_t cols, const float* sums) {
  std::size_t c = 0;
  for (; c + lane_count <= cols; c += lane_count)
    store_sums<T>(job, at.batch, at.row + r, at.col + c, load(sums + c), all_lanes{});
  if (c == cols) return;
  const lane_mask inside = first_lanes(static_cast<std::uint32_t>(cols - c));
  store_sums<T>(job, at.batch, at.row + r, at.col + c, load(sums + c, inside), inside);
}

/// Stores sums of C^T.
template <class T>
void store_transposed(const gemm_job& job, const block_coordinates& at, std::size_t cols, const float* sums) {
  for (std::size_t r = 0; r < at.rows; r += block_rows) {
    const std::size_t rows = least_of(at.rows - r, block_rows);
    store_columns<T>(job, at.batch, at.row + r, rows, at.col, cols, sums + r * panel_cols<T>);
  }
}

/// Stores a block: rows of sums of C, or of C^T.
template <class T>
PEWTER_INLINE void store_block(const gemm_job& job, const block_coordinates& at, const float* sums) {
  constexpr std::size_t block_cols = panel_cols<T>;
  const std::size_t cols = least_of(at.cols, block_cols);
  if (job.plan.transposed) return store_transposed<T>(job, at, cols, sums);
  for (std::size_t r = 0; r < at.rows; ++r) store_row<T>(job, at, r, cols, sums + r * block_cols);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
