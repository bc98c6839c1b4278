// Quantised matrices: GGUF's blocks and MLX's affine groups (types.hpp, block_type). The contract is that of
// kernels.hpp. Layouts, formulas and bounds of errors: kernels/quantized/README.md.
#pragma once

#include <memory>
#include <new>

#include "pewter/kernels.hpp"

namespace pewter {

/// Where a quantised matrix's rows are, one after the other, each a whole number of blocks. Blocks may have
/// any address. Affine types have a scale and a bias a group in arrays of their own, rows of cols / group
/// elements; for GGUF's types both are null, as the blocks hold all.
template <element T>
struct quantized_matrix {
  block_type type = block_type::q8_0;
  const void* blocks = nullptr;
  const T* scales = nullptr;
  const T* biases = nullptr;
};
/// The same to be written.
template <element T>
struct quantized_result {
  block_type type = block_type::q8_0;
  void* blocks = nullptr;
  T* scales = nullptr;
  T* biases = nullptr;
};

/// y = the numbers that the blocks of w stand for: y (rows, cols). They follow the formulas of GGUF's
/// documentation in float, bit for bit, and are then rounded to T; affine types are scale * code + bias, with
/// product and sum each rounded to float. Not in place. Pattern: vectorized.
/// @param shape its cols a multiple of the type's elements a block
template <element T>
void dequantize(const quantized_matrix<T>& w, T* y, matrix_shape shape, const launch& options = {});

/// y = x (rows, cols) in blocks. q4_0 to q8_0, mxfp4, nvfp4 and the affine types as their authors' references
/// do, the others by a search for the scale of the least squares. Elements that are not finite spoil their
/// block alone. Not in place. Pattern: vectorized.
/// @param shape its cols a multiple of the type's elements a block
template <element T>
void quantize(const T* x, const quantized_result<T>& y, matrix_shape shape, const launch& options = {});

/// What rows of x are to a product with a quantised matrix.
enum class activations : std::uint8_t {
  bytes,  ///< each 32 elements become bytes with a step of their own; without dot products of bytes
          ///< (AVX-VNNI, AVX512-VNNI, NEON's) from 9 rows on, they are as they are, and W's elements are
          ///< rounded to T
  exact,  ///< as they are, and all of the product in float
};

/// What a product makes of its sums: activation(sum + bias) + residual.
template <element T>
struct quantized_matmul_options {
  activations x = activations::bytes;
  const T* bias = nullptr;  ///< (n)
  pewter::activation activation = activation::none;
  const T* residual = nullptr;  ///< (m, n); may be y
};

/// y = activation(x W^T + bias) + residual: x (m, k), w (n, k) quantised, y (m, n). As bytes, an element of x
/// is off by at most half a 127th of its 32 elements' largest; sums of bytes are exact and those of runs in
/// float. Non-finite elements of x or W make those of y that they are part of non-finite or any number. The
/// bits of y depend on shape, type and target, not on host threads. Not in place. Pattern: vectorized; many
/// rows of x have tiles instead. On a GPU W is read once for each eight rows of x, four if they are exact;
/// where its blocks have an even size and begin at no multiple of four bytes, once for each row.
/// @param shape its k a multiple of the type's elements a block
template <element T>
void quantized_matmul(const T* x, const quantized_matrix<T>& w, T* y, gemm_shape shape,
                      const quantized_matmul_options<T>& how = {}, const launch& options = {});

/// W of a product, or several of them, packed once for many products: 32 rows side by side, in some 1.0
/// to 1.2 times the blocks' bytes, aligned to a cache line. Products of few rows of x are faster with it.
/// Affine types' scales and biases are packed, too; nothing of `w` is kept.
template <element T>
class packed_weights {
 public:
  /// @param w (matrices, n, k)
  /// @param k a multiple of the type's elements a block
  /// @throws error for an unknown type, other k, and a null w that has elements; std::bad_alloc
  packed_weights(const quantized_matrix<T>& w, std::size_t n, std::size_t k, std::size_t matrices = 1);
  /// How W was stored.
  block_type type() const { return type_; }
  /// Rows of a matrix.
  std::size_t n() const { return n_; }
  /// Columns of a matrix.
  std::size_t k() const { return k_; }
  /// How many matrices there are.
  std::size_t matrices() const { return matrices_; }
  /// The packed weights, bytes() of them: kernels/quantized/packed_weights.hpp.
  const std::uint8_t* data() const { return data_.get(); }
  /// How much memory they take.
  std::size_t bytes() const { return bytes_; }
  /// How much packed weights would take.
  /// @throws error as the constructor
  static std::size_t bytes_of(block_type type, std::size_t n, std::size_t k, std::size_t matrices = 1);

 private:
  static constexpr std::align_val_t alignment{64};
  struct deleter {
    void operator()(std::uint8_t* data) const { ::operator delete[](data, alignment); }
  };
  block_type type_;
  std::size_t n_, k_, matrices_, bytes_;
  std::unique_ptr<std::uint8_t[], deleter> data_;
};

/// The same with packed weights, for activations as bytes.
/// @throws error if w is not one matrix (shape.n, shape.k), activations are exact, or the launch is a GPU's
template <element T>
void quantized_matmul(const T* x, const packed_weights<T>& w, T* y, gemm_shape shape,
                      const quantized_matmul_options<T>& how = {}, const launch& options = {});

/// Products whose matrices are chosen by ids, as experts are.
struct gathered_shape {
  std::size_t tokens = 0, ids_of_token = 1;
  std::size_t matrices = 0;  ///< each (n, k)
  std::size_t n = 0, k = 0;
  bool row_an_id = false;  ///< whether each id has a row of x of its own, else each token
};

/// y[t][i] = activation(x W[ids[t][i]]^T + bias[ids[t][i]]) + residual[t][i]: x (tokens, k), or (tokens,
/// ids_of_token, k), w (matrices, n, k), ids (tokens, ids_of_token), y (tokens, ids_of_token, n), bias
/// (matrices, n). Rows are sorted by matrix, and each matrix is read once for its first 516 of them. All else
/// as quantized_matmul. Pattern: vectorized.
/// @throws error for ids that are not below `matrices`
template <element T>
void gather_quantized_matmul(const T* x, const quantized_matrix<T>& w, const std::uint32_t* ids, T* y,
                             const gathered_shape& shape, const quantized_matmul_options<T>& how = {},
                             const launch& options = {});
/// The same with packed weights, for activations as bytes.
/// @throws error if w is not (shape.matrices, shape.n, shape.k), or activations are exact
template <element T>
void gather_quantized_matmul(const T* x, const packed_weights<T>& w, const std::uint32_t* ids, T* y,
                             const gathered_shape& shape, const quantized_matmul_options<T>& how = {},
                             const launch& options = {});

}  // namespace pewter
