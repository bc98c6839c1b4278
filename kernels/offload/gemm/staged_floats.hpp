// What a thread copies of a tile of floats into threadgroup memory, asynchronously (cp.async).
#pragma once

#include "kernels/offload/gemm/gemm_tile.hpp"

namespace pewter::detail {

struct stored_floats {
  const float* matrix;
  std::size_t elements_per_row;
  std::uint32_t rows, cols;
  bool in_chunks;  ///< rows begin at multiples of 16 bytes
};

/// A tile (rows, cols) as it is stored, its rows `pitch` floats apart in threadgroup memory: sixteen bytes at
/// a time where the matrix's rows begin at multiples of them, else a float at a time. Behind the matrix's end
/// are zeros.
template <class Block, std::uint32_t threads, std::uint32_t rows, std::uint32_t cols, std::uint32_t pitch>
class staged_rows {
  static constexpr std::uint32_t in_row = cols / 4, apart = threads / in_row, copies = rows / apart;
  static_assert(threads % in_row == 0 && rows % apart == 0 && pitch % 4 == 0);

 public:
  /// @param row, col of the tile at the first stage
  PEWTER_INLINE staged_rows(const stored_floats& of, std::uint32_t row, std::uint32_t col,
                            std::uint32_t thread)
      : row_(row),
        col_(col),
        own_row_(thread / in_row),
        own_col_(thread % in_row * 4),
        row_end_(of.rows),
        col_end_(of.cols),
        in_chunks_(of.in_chunks),
        elements_per_row_(of.elements_per_row),
        matrix_(of.matrix) {}

  /// Copies the tile `down` rows further down and `beside` columns further right.
  PEWTER_INLINE void begin_copies(Block& block, float* stage, std::uint32_t down,
                                  std::uint32_t beside) const {
    const std::uint32_t row = row_ + down, col = col_ + beside;
    const float* const from = matrix_ + (row + own_row_) * elements_per_row_ + col + own_col_;
    float* const to = stage + own_row_ * pitch + own_col_;
    // Tests are most of what a copy costs.
    if (in_chunks_ && row + rows <= row_end_ && col + cols <= col_end_) {
      PEWTER_UNROLLED
      for (std::uint32_t i = 0; i < copies; ++i)
        block.template begin_copy<16>(to + i * apart * pitch, from + i * apart * elements_per_row_, 16);
    } else {
      begin_partial_copies(block, to, from, row + own_row_, elements_left(col + own_col_, col_end_, 4));
    }
  }

 private:
  PEWTER_INLINE void begin_partial_copies(Block& block, float* to, const float* from, std::uint32_t row,
                                          std::uint32_t in_cols) const {
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < copies; ++i) {
      const std::uint32_t present = row < row_end_ ? in_cols : 0;
      if (in_chunks_) {
        block.template begin_copy<16>(to, present == 0 ? matrix_ : from, present * 4);
      } else {
        PEWTER_UNROLLED
        for (std::uint32_t e = 0; e < 4; ++e)
          block.template begin_copy<4>(to + e, e < present ? from + e : matrix_, e < present ? 4 : 0);
      }
      from += apart * elements_per_row_;
      to += apart * pitch;
      row += apart;
    }
  }

  std::uint32_t row_, col_, own_row_, own_col_, row_end_, col_end_;
  bool in_chunks_;
  std::size_t elements_per_row_;
  const float* matrix_;
};

/// A tile of `outer` elements of M or N by `kc` of k, contiguous along M or N in threadgroup memory. If the
/// matrix is contiguous along k, the tile is transposed while it is copied, a float at a time.
template <class Block, std::uint32_t threads, std::uint32_t outer, std::uint32_t kc, bool along_k>
class staged_floats {
 public:
  static constexpr std::uint32_t pitch = outer + 4;

  /// @param first element of M or N of the tile, `extent` of them in all
  PEWTER_INLINE staged_floats(const float* matrix, std::size_t elements_per_row, std::uint32_t first,
                              std::uint32_t extent, std::uint32_t k, bool in_chunks, std::uint32_t thread)
      : rows_({matrix, elements_per_row, k, extent, in_chunks}, 0, first, thread) {}
  PEWTER_INLINE void begin_copies(Block& block, float* stage, std::uint32_t k) const {
    rows_.begin_copies(block, stage, k, 0);
  }

 private:
  staged_rows<Block, threads, kc, outer, pitch> rows_;
};

template <class Block, std::uint32_t threads, std::uint32_t outer, std::uint32_t kc>
class staged_floats<Block, threads, outer, kc, true> {
  static constexpr std::uint32_t copies = outer * kc / threads, apart = threads / kc;

 public:
  static constexpr std::uint32_t pitch = outer + 4;

  PEWTER_INLINE staged_floats(const float* matrix, std::size_t elements_per_row, std::uint32_t first,
                              std::uint32_t extent, std::uint32_t k, bool, std::uint32_t thread)
      : at_(thread / kc),
        k_at_(thread % kc),
        left_(extent - first),
        k_(k),
        is_whole_(outer <= extent - first),
        step_(elements_per_row * apart),
        from_(matrix + (first + at_) * elements_per_row + k_at_),
        matrix_(matrix) {}

  PEWTER_INLINE void begin_copies(Block& block, float* stage, std::uint32_t k) const {
    const float* from = from_ + k;
    float* to = stage + k_at_ * pitch + at_;
    if (is_whole_ && k + kc <= k_) {
      PEWTER_UNROLLED
      for (std::uint32_t i = 0; i < copies; ++i)
        block.template begin_copy<4>(to + i * apart, from + i * step_, 4);
      return;
    }
    const bool in_k = k_at_ < k_ - k;
    std::uint32_t at = at_;
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < copies; ++i) {
      const bool present = in_k && at < left_;
      block.template begin_copy<4>(to, present ? from : matrix_, present ? 4 : 0);
      from += step_;
      to += apart;
      at += apart;
    }
  }

 private:
  std::uint32_t at_, k_at_, left_, k_;
  bool is_whole_;
  std::size_t step_;
  const float *from_, *matrix_;
};

/// Four elements, aligned to their size.
PEWTER_INLINE void read_four(float* to, const float* from) {
  __builtin_memcpy(to, __builtin_assume_aligned(from, 16), 16);
}
PEWTER_INLINE void write_four(float* to, const float* from) {
  __builtin_memcpy(__builtin_assume_aligned(to, 16), from, 16);
}

}  // namespace pewter::detail
