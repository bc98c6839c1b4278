// The kernel collection: one function a kernel, the same contract for all.
//
// Pointers are to host memory, or to a GPU's for a launch there (device.hpp), rows are contiguous and
// row-major. T is float, half or bfloat; arithmetic is in float, results are rounded to nearest even. Inputs
// come first, then outputs, then sizes, scalar options and the launch. Every function throws pewter::error,
// before anything is touched, for a null pointer with a non-zero size, a threadgroup size above 1024, a
// pattern that the kernel does not offer, an unknown target, a grid beyond 32 bits, and operands that overlap
// where that is not supported. A size of 0 is a valid, empty call. "In place" means that y may be equal to x;
// other overlaps are errors. A kernel's comment names its other errors. Sizes and strides count elements,
// angles are in radians, all else is without a unit. `automatic` takes the threadgroup size and the pattern
// from the kernel and the shape: vectorized for rows and element-wise work, tiled for many short rows,
// stride_loop for short vectors. Sources are cited; a formula without one is the definition.
//
// Where the operands are larger than the last cache, element-wise kernels, row kernels and transpose may
// write results by non-temporal stores: not in place, by threadgroups of whole SIMD groups, not with the
// pattern direct. Why: kernels/runtime/machine.md#non-temporal-stores.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <type_traits>

#include "pewter/detail/for_each.hpp"
#include "pewter/error.hpp"
#include "pewter/half.hpp"
#include "pewter/launch.hpp"

namespace pewter {

/// A matrix's extents.
struct matrix_shape {
  std::size_t rows = 0, cols = 0;
};
/// Of several matrices of one shape.
struct batched_shape {
  std::size_t batches = 0, rows = 0, cols = 0;
};
/// A product's extents.
struct gemm_shape {
  std::size_t m = 0, n = 0, k = 0;  ///< C is m x n, A is m x k, B is k x n
};
/// Of queries, keys and values.
struct attention_shape {
  std::size_t heads = 0, sequence = 0, head_dim = 0;
};
/// A table's extents, and how many rows are looked up.
struct embedding_shape {
  std::size_t tokens = 0, vocabulary = 0, dim = 0;
};
/// Of queries or keys, by token.
struct rotary_shape {
  std::size_t tokens = 0, heads = 0, head_dim = 0;
};
/// In pixels.
struct image_shape {
  std::size_t width = 0, height = 0;
};

/// A type that elements may be stored in.
template <class T>
concept element = std::is_same_v<T, float> || std::is_same_v<T, half> || std::is_same_v<T, bfloat>;

// ---- the rows of kernels.inc, where what they compute is documented ---------------------------------

#define PEWTER_PARAMETER_input(type, name, ...) const type *name,
#define PEWTER_PARAMETER_positive(type, name, ...) const type *name,
#define PEWTER_PARAMETER_optional(type, name, ...) const type *name,
#define PEWTER_PARAMETER_indices(name, ...) const std::uint32_t *name,
#define PEWTER_PARAMETER_output(type, name, ...) type *name,
#define PEWTER_PARAMETER_extents(type, ...) type shape,
#define PEWTER_PARAMETER_size(name) std::size_t name,
#define PEWTER_PARAMETER_scalar(type, name, ...) type name,
#define PEWTER_PARAMETER_option(type, name, value, ...) type name = value,
#define PEWTER_PARAMETER_options(type, name, ...) const type &name = {},
#define PEWTER_KERNEL(family, name, summary, ...) \
  template <element T>                            \
  void name(PEWTER_FOR_EACH(PEWTER_PARAMETER_, __VA_ARGS__) const launch& options = {});
#define PEWTER_KERNEL_LIKE(family, name, other, ...) PEWTER_KERNEL(family, name, __VA_ARGS__)
#include "pewter/detail/kernels.inc"
#undef PEWTER_KERNEL
#undef PEWTER_KERNEL_LIKE
#undef PEWTER_PARAMETER_input
#undef PEWTER_PARAMETER_positive
#undef PEWTER_PARAMETER_optional
#undef PEWTER_PARAMETER_indices
#undef PEWTER_PARAMETER_output
#undef PEWTER_PARAMETER_extents
#undef PEWTER_PARAMETER_size
#undef PEWTER_PARAMETER_scalar
#undef PEWTER_PARAMETER_option
#undef PEWTER_PARAMETER_options

// ---- elementwise: x, a, b, y (n) -------------------------------------------------------------------

/// y[i] = factor * x[i]. In place. Patterns: direct, stride_loop, vectorized.
/// As Metal's `dispatchThreads` allows it: a grid of n threads, no bounds check needed.
template <element T>
void scale(const T* x, float factor, T* y, std::size_t n, const launch& options = {});

/// As scale, dispatched in whole threadgroups (`dispatchThreadgroups`) with a bounds check in the kernel,
/// as hardware without non-uniform threadgroups (Metal Feature Set Tables) needs it. In place.
/// Patterns: direct, vectorized.
template <element T>
void safe_scale(const T* x, float factor, T* y, std::size_t n, const launch& options = {});

// Each row of elementwise.inc, where what it computes is documented, is one of these two:
//   void name(const T* x, T* y, std::size_t n, const launch& options = {});
//   void name(const T* a, const T* b, T* y, std::size_t n, const launch& options = {});
#define PEWTER_UNARY(name, ...) \
  template <element T>          \
  void name(const T* x, T* y, std::size_t n, const launch& options = {});
#define PEWTER_BINARY(name, a, b, ...) \
  template <element T>                 \
  void name(const T* a, const T* b, T* y, std::size_t n, const launch& options = {});
#include "pewter/detail/elementwise.inc"
#undef PEWTER_UNARY
#undef PEWTER_BINARY

/// y[i] = x[i]: a copy, bit for bit, where From and To are the same type; else converted between float, half
/// and bfloat with one rounding to nearest, ties to even (IEEE 754). NaN stays NaN. Not in place.
/// Patterns: direct, stride_loop, vectorized.
template <element From, element To>
void convert(const From* x, To* y, std::size_t n, const launch& options = {});

// ---- one threadgroup a row, or, tiled, one thread: x, y (rows, cols) --------------------------------

// @throws error for rows times threads of a threadgroup beyond 32 bits, the limit of a grid: from 2^27 rows
//         on, where the library chooses 32 threads (tiled, which has a row a thread: from 2^32 - 31 on). A
//         call that has nothing to write does not throw.

/// y[r][i] = exp(x[r][i] - max) / sum over j of exp(x[r][j] - max), max taken over row r. In place.
/// A row with a NaN, with +infinity, or of nothing but -infinity becomes NaN. The three passes that Milakov
/// and Gimelshein 2018 (arXiv:1805.02867) call safe softmax. Patterns: stride_loop, vectorized, tiled.
template <element T>
void softmax(const T* x, T* y, matrix_shape shape, const launch& options = {});

/// As softmax for each row of each batch: x, y (batches, rows, cols), batches along the grid's z. In place.
/// At most 2^32 - 1 batches. Patterns: stride_loop, vectorized, tiled.
template <element T>
void batched_softmax(const T* x, T* y, batched_shape shape, const launch& options = {});

/// What masked_softmax does before its softmax.
struct softmax_options {
  float scale = 1;      ///< x is multiplied by it
  bool causal = false;  ///< the last row sees all columns, each row before it one less
};

/// Attention weights: softmax of scale * x[b][r] + mask[r] over the columns that row r sees; the others get
/// 0. x, y (batches, rows, cols); mask (rows, cols), the same for all batches, or null. In place. The mask is
/// added after the scale: -infinity in it hides a column, whatever x is there. causal aligns the last row
/// with the last column, as queries that follow cached keys need it; what it hides is not read. A row that
/// sees nothing, by the mask or by causal, gets zeros. Else as batched_softmax. Vaswani et al. 2017
/// (arXiv:1706.03762), 3.2.1 and 3.2.3.
/// @param how its scale must be finite. Patterns: stride_loop, vectorized.
template <element T>
void masked_softmax(const T* x, const T* mask, T* y, batched_shape shape, const softmax_options& how = {},
                    const launch& options = {});

/// y[r][i] = x[r][i] - max - log(sum over j of exp(x[r][j] - max)): the logarithm of softmax, exact where
/// softmax itself is too small for its type. In place. Rows as in softmax. Patterns: stride_loop, vectorized,
/// tiled.
template <element T>
void log_softmax(const T* x, T* y, matrix_shape shape, const launch& options = {});

/// y[r][i] = x[r][i] weight[i] / sqrt(mean of row r's squares + epsilon). weight (cols). In place.
/// Zhang and Sennrich 2019 (arXiv:1910.07467). Squares are summed in float: where that overflows (one element
/// of 2e19 does) y is 0. A row of zeros with epsilon 0 becomes NaN.
/// @param epsilon at least 0, finite. Patterns: stride_loop, vectorized.
template <element T>
void rms_norm(const T* x, const T* weight, T* y, matrix_shape shape, float epsilon = 1e-5f,
              const launch& options = {});

/// sum = x + residual, rounded to T, and y = rms_norm of that sum: the bits that add and rms_norm give, in
/// one pass over memory less. x, residual, sum, y (rows, cols), weight (cols). sum may be x or residual, and
/// y may be x or residual, but not sum. @param epsilon at least 0, finite. Patterns: stride_loop, vectorized.
template <element T>
void add_rms_norm(const T* x, const T* residual, const T* weight, T* sum, T* y, matrix_shape shape,
                  float epsilon = 1e-5f, const launch& options = {});

/// y[r][i] = (x[r][i] - mean) / sqrt(variance + epsilon) weight[i] + bias[i], mean and (population)
/// variance of row r. weight, bias (cols). In place. Ba et al. 2016 (arXiv:1607.06450). The statistics are
/// of deviations from a number near the mean, so a mean much larger than they are costs no accuracy. Squares
/// are summed in float: where that alone overflows (one element of 2e19 does) y is the bias. A row of zeros
/// with epsilon 0 becomes NaN.
/// @param epsilon at least 0, finite. Patterns: stride_loop, vectorized, tiled.
template <element T>
void layer_norm(const T* x, const T* weight, const T* bias, T* y, matrix_shape shape, float epsilon = 1e-5f,
                const launch& options = {});

/// y[r][i] = x[r][0] + ... + x[r][i] (inclusive), carried along the row in float. In place.
/// Metal specification, `simd_prefix_inclusive_sum`, widened to a threadgroup as by Blelloch 1990.
/// Patterns: stride_loop, vectorized (each SIMD group a part of the row).
template <element T>
void row_prefix_sum(const T* x, T* y, matrix_shape shape, const launch& options = {});

/// y[r][i] = x[r][0] + ... + x[r][i - 1] (exclusive), y[r][0] = 0; else as row_prefix_sum, patterns and all.
template <element T>
void row_prefix_sum_exclusive(const T* x, T* y, matrix_shape shape, const launch& options = {});

/// y[r][i] = x[r][i-1]/4 + x[r][i]/2 + x[r][i+1]/4; beyond its ends a row goes on with its first and last
/// element. Rows are independent: the binomial filter of three points. Not in place.
/// Patterns: direct, stride_loop.
template <element T>
void stencil3(const T* x, T* y, matrix_shape shape, const launch& options = {});

// ---- layout ----------------------------------------------------------------------------------------

/// y[c][r] = x[r][c], bit for bit: x (rows, cols), y (cols, rows). Not in place. rows and cols must fit 32
/// bits. Patterns: direct, tiled (staged through threadgroup memory, transposed in registers).
template <element T>
void transpose(const T* x, T* y, matrix_shape shape, const launch& options = {});

/// y[i] = table[ids[i]]: table (vocabulary, dim), ids (tokens), y (tokens, dim), bit for bit. Not in place.
/// @param ids each below vocabulary, else an error that names the first one that is not
/// Patterns: stride_loop, vectorized.
template <element T>
void embedding(const T* table, const std::uint32_t* ids, T* y, embedding_shape shape,
               const launch& options = {});

// ---- position --------------------------------------------------------------------------------------

/// Rotary position embedding of Su et al. 2021 (arXiv:2104.09864): pair i of each head is turned by the angle
/// positions[token] theta^(-2i / head_dim), (a, b) to (a cos - b sin, b cos + a sin). Pairs are neighbours,
/// x[2i] and x[2i + 1]. x, y (tokens, heads, head_dim), positions (tokens). In place. The angle is reduced in
/// 64-bit integers, so every position is as accurate as a small one: sin and cos within 1.5 eps.
/// @param shape its head_dim is even, at most 4096
/// @param theta finite, at least 1
/// Patterns: direct, stride_loop.
template <element T>
void rotary_interleaved(const T* x, const std::uint32_t* positions, T* y, rotary_shape shape,
                        float theta = 10000.0f, const launch& options = {});

/// As rotary_interleaved with pairs half a head apart, x[i] and x[i + head_dim / 2], as GPT-NeoX and Llama's
/// converted weights have them.
template <element T>
void rotary_half(const T* x, const std::uint32_t* positions, T* y, rotary_shape shape, float theta = 10000.0f,
                 const launch& options = {});

// ---- one vector, split over all cores: x (n) -------------------------------------------------------

/// y[i] = x[0] + ... + x[i] (inclusive). In place. Split as vector_sum, so with the same bits for any number
/// of host threads. Reduce-then-scan: the sums of chunks of 16384, then each chunk from the sum before it
/// (Merrill and Grimshaw 2009). vectorized writes y by non-temporal stores where x and y exceed the last
/// cache and y begins on a cache line. Patterns: stride_loop, vectorized.
template <element T>
void vector_prefix_sum(const T* x, T* y, std::size_t n, const launch& options = {});

/// y[i] = x[0] + ... + x[i - 1] (exclusive), y[0] = 0; else as vector_prefix_sum, patterns and all.
template <element T>
void vector_prefix_sum_exclusive(const T* x, T* y, std::size_t n, const launch& options = {});

// ---- counting and selection ------------------------------------------------------------------------

/// Keeps the elements x[i] > threshold in their order: y[0 ... *count - 1]. NaN is not kept. Positions come
/// from an exclusive sum of flags (Blelloch 1990). Not in place. Patterns: direct, stride_loop.
/// @param y room for n elements; what lies behind the kept ones is not written
/// @param count one value, overwritten
/// @throws error for n beyond 32 bits
template <element T>
void compact(const T* x, float threshold, T* y, std::uint32_t* count, std::size_t n,
             const launch& options = {});

/// counts[b] = number of x[i] in bin b of `bins` equal ones over [low, high). Values outside count in the
/// first or last bin, NaN nowhere. Privatised per threadgroup in threadgroup memory, then merged.
/// Patterns: stride_loop, vectorized (several copies of the bins).
/// @param counts (bins), overwritten
/// @param bins 1 to 4096
/// @param low, high finite, low < high; their distance too must be a finite float
template <element T>
void histogram(const T* x, std::uint32_t* counts, std::size_t n, std::uint32_t bins, float low, float high,
               const launch& options = {});

// ---- linear algebra --------------------------------------------------------------------------------

/// y = A x: matrix (rows, cols), x (cols), y (rows). Sums in float; zeros for no columns. Not in place.
/// Patterns: stride_loop, vectorized.
template <element T>
void gemv(const T* matrix, const T* x, T* y, matrix_shape shape, const launch& options = {});

/// C = A B from `simdgroup_matrix<T,8,8>` tiles (Metal specification, SIMD-group matrix functions): each
/// SIMD group computes one tile of C. a (m, k), b (k, n), c (m, n). Sums in float. Not in place.
/// Pattern: direct.
template <element T>
void gemm_simdgroup(const T* a, const T* b, T* c, gemm_shape shape, const launch& options = {});

/// C = A B with blocks of A and B staged through threadgroup memory: a threadgroup of 128 threads computes
/// 32 x 64 of C, each of its four SIMD groups 16 x 32; other sizes 16 x 32 (32 threads) to 128 x 128 (1024).
/// Shapes as gemm_simdgroup. Not in place. Pattern: tiled.
template <element T>
void gemm_tiled(const T* a, const T* b, T* c, gemm_shape shape, const launch& options = {});

/// The function that gemm's epilogue applies to a product.
enum class activation : std::uint8_t {
  none,
  relu,
  silu,
  gelu,  ///< the tanh form
};

/// The layout of gemm's operands, the number of products, and the epilogue. The defaults are one product of
/// tight row-major matrices, C = A B.
template <element T>
struct gemm_options {
  float alpha = 1, beta = 0;  ///< with beta = 0, C is not read; with alpha = 0, A and B are not
  bool transpose_a = false;   ///< A is stored as (k, m)
  bool transpose_b = false;   ///< B is stored as (n, k), as the weights of a linear layer are
  /// The leading dimension: elements from the beginning of a stored row to the next one's; 0: the row's
  /// length.
  std::size_t elements_per_row_a = 0, elements_per_row_b = 0, elements_per_row_c = 0;
  std::size_t batches = 1;
  /// Elements from one batch's matrix to the next one's; `tight`: the stored matrix's rows times elements a
  /// row. 0 is allowed for A and B: all batches share it. Those of C may also lie beside each other: at least
  /// n apart, and together within elements_per_row_c.
  std::size_t batch_stride_a = tight, batch_stride_b = tight, batch_stride_c = tight;
  const float* row_scale = nullptr;  ///< (m), shared by the batches
  const T* bias = nullptr;           ///< (n), shared by the batches
  pewter::activation activation = activation::none;
  const T* residual = nullptr;  ///< (m, n) a batch, with C's elements a row and batch stride

  static constexpr std::size_t tight = static_cast<std::size_t>(-1);
};

/// B of a product, packed once for many products. Elements are kept as T, aligned to a cache line.
template <element T>
class packed_matrix {
 public:
  /// @param b (k, n), or (n, k) if `transposed`
  /// @param k, n op(B)'s extents
  /// @param transposed whether b is stored as (n, k)
  /// @param elements_per_row of b as it is stored; 0: the row's length
  /// @throws error for a null b that has elements, and for elements a row below the row's length;
  ///   std::bad_alloc
  packed_matrix(const T* b, std::size_t k, std::size_t n, bool transposed = false,
                std::size_t elements_per_row = 0);
  /// Rows of op(B).
  std::size_t k() const { return k_; }
  /// Columns of op(B).
  std::size_t n() const { return n_; }
  /// Panels of NR = 48 columns, k by k (bfloat: of 32 in the VNNI-2 layout, two k at a time), padded with
  /// zeros.
  const T* panels() const { return panels_.get(); }

 private:
  static constexpr std::align_val_t alignment{64};
  struct deleter {
    void operator()(T* panels) const { ::operator delete[](panels, alignment); }
  };
  std::size_t k_, n_;
  std::unique_ptr<T[], deleter> panels_;
};

/// C = activation(row_scale (alpha op(A) op(B) + beta C) + bias) + residual, for each batch: blocked for the
/// caches, with packed panels where an operand is not contiguous along the inner loop. Sums in float. C must
/// not overlap A or B, from the first element of each to its last, with all that lies between rows and
/// batches; the residual may be C itself. Packing uses memory that the calling thread keeps for its next call
/// (`release_workspace` frees it). Goto and van de Geijn 2008, "Anatomy of high-performance matrix
/// multiplication"; Van Zee and van de Geijn 2015, "BLIS". The order of a sum, and so its last bits, may
/// depend on the shape, on how A and B are stored and on the target, not on threads. bfloat by AVX512-BF16
/// and AMX: operands and sums below 2^-126 may count as zero, and a sum's products may be added in pairs
/// (Intel's manual, VDPBF16PS and TDPBF16PS). Pattern: tiled; threadgroups of 32 to 1024 threads own tiles of
/// C as in gemm_tiled, by AMX 64 x 32, 64 x 64, 128 x 64, 128 x 128, 256 x 128 and 256 x 256; other tiles
/// where C has few rows or columns. On a GPU B is not packed, and threadgroups have 256 threads, or 128 where
/// fewer are asked for; half and bfloat are multiplied by the matrix units.
/// @throws error for elements a row below the row's length, and for matrices of C that overlap each other;
///   std::bad_alloc if there is no memory to pack in
template <element T>
void gemm(const T* a, const T* b, T* c, gemm_shape shape, const gemm_options<T>& how = {},
          const launch& options = {});
/// The same with a packed B; `how` must leave transpose_b, elements_per_row_b and batch_stride_b alone.
/// @throws error if b is not (shape.k, shape.n)
template <element T>
void gemm(const T* a, const packed_matrix<T>& b, T* c, gemm_shape shape, const gemm_options<T>& how = {},
          const launch& options = {});

/// Frees the workspace that gemm keeps for the calling thread.
void release_workspace();

/// One new token's attention over a cache: y[h] = softmax(keys[h] q[h] / sqrt(head_dim)) values[h].
/// q, y (heads, head_dim); keys, values (heads, sequence, head_dim). Three steps: scores,
/// softmax (scores are kept in float, in scratch that the call allocates), weighted sum. An empty sequence
/// gives zeros. Not in place. Vaswani et al. 2017 (arXiv:1706.03762), 3.2.1.
/// Patterns: stride_loop, vectorized.
template <element T>
void decode_attention(const T* q, const T* keys, const T* values, T* y, attention_shape shape,
                      const launch& options = {});

// ---- images ----------------------------------------------------------------------------------------

/// gray = 0.2126 R + 0.7152 G + 0.0722 B (ITU-R BT.709, luma), of the bytes as they are, rounded to nearest.
/// Not in place. Patterns: direct, vectorized (four pixels a thread).
/// @param rgba (height, width), 4 bytes a pixel: red, green, blue, alpha (ignored)
/// @param gray (height, width), 1 byte a pixel
void grayscale(const std::uint8_t* rgba, std::uint8_t* gray, image_shape shape, const launch& options = {});

}  // namespace pewter
