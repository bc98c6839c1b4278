// Quantised matrices: GGUF's blocks and MLX's affine groups (types.hpp, block_type). The contract is that of
// kernels.hpp. Layouts, formulas and bounds of errors: kernels/quantized/README.md.
#pragma once

#include "pewter/kernels.hpp"

namespace pewter {

/// Where a quantised matrix's rows lie, one after the other, each a whole number of blocks. Blocks may have
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

/// y = the numbers that the blocks of w stand for: y (rows, cols). By the formulas of GGUF's documentation in
/// float, bit for bit, and then rounded to T; affine types are scale * code + bias, product and sum each
/// rounded to float. Not in place. Patterns: stride_loop, vectorized.
/// @param shape its cols a multiple of the type's elements a block
template <element T>
void dequantize(const quantized_matrix<T>& w, T* y, matrix_shape shape, const launch& options = {});

/// y = x (rows, cols) in blocks. q4_0 to q8_0, mxfp4, nvfp4 and the affine types as their authors' references
/// do, the others by a search for the scale of the least squares. Elements that are not finite spoil their
/// block alone. Not in place. Patterns: stride_loop, vectorized.
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
/// bits of y depend on shape, type and target, not on host threads. Not in place. Patterns: stride_loop,
/// vectorized, which is how threads take rows of W; many rows of x have tiles instead.
/// @param shape its k a multiple of the type's elements a block
template <element T>
void quantized_matmul(const T* x, const quantized_matrix<T>& w, T* y, gemm_shape shape,
                      const quantized_matmul_options<T>& how = {}, const launch& options = {});

}  // namespace pewter
