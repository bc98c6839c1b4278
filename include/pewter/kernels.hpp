// The kernel collection: one function a kernel, the same contract for all. Most have a row in
// detail/kernels/<family>.inc, with their contract, and are declared from it; the others are declared below.
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
// pattern direct. Why: kernels/runtime/machine/machine.md#non-temporal-stores.
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
/// Several matrices of one shape.
struct batched_shape {
  std::size_t batches = 0, rows = 0, cols = 0;
};
/// Images or sequences, channel by channel.
struct group_norm_shape {
  std::size_t batches = 0, channels = 0, positions = 0;
};
/// A product's extents.
struct gemm_shape {
  std::size_t m = 0, n = 0, k = 0;  ///< C is m x n, A is m x k, B is k x n
};
/// Queries, keys and values.
struct attention_shape {
  std::size_t heads = 0, sequence = 0, head_dim = 0;
};
/// A table's extents, and how many rows are looked up.
struct embedding_shape {
  std::size_t tokens = 0, vocabulary = 0, dim = 0;
};
/// Queries or keys, by token.
struct rotary_shape {
  std::size_t tokens = 0, heads = 0, head_dim = 0;
};
/// Rows of logits, and how many tokens of each row's history count.
struct penalty_shape {
  std::size_t rows = 0, cols = 0, length = 0;
};
/// Rows, and how many of each are chosen.
struct top_k_shape {
  std::size_t rows = 0, cols = 0, k = 0;
};
/// Tokens, and how many experts each of them passes.
struct router_shape {
  std::size_t tokens = 0, experts = 0, k = 0;
};
/// An image's extents in pixels.
struct image_shape {
  std::size_t width = 0, height = 0;
};

/// Which columns sample draws from, and how.
struct sampling_options {
  float temperature = 1;    ///< logits are divided by it
  std::uint32_t top_k = 0;  ///< 0: all
  float top_p = 1, min_p = 0;
  std::uint64_t seed = 0;
  float typical = 1;  ///< the part of the probability that the most typical columns have
};

/// What router makes of the probabilities of the experts that it has chosen.
struct router_options {
  bool renormalise = true;  ///< they are divided by their sum
  float scale = 1;          ///< they are multiplied by it
};

/// How sample_gumbel draws.
struct gumbel_options {
  float temperature = 1;  ///< logits are divided by it
  std::uint64_t seed = 0;
};
/// What penalize makes of tokens that were there before.
struct penalty_options {
  float repeat = 1;                   ///< positive logits are divided by it, others multiplied
  float frequency = 0, presence = 0;  ///< what is taken off for each time, and for any
};

/// The label of a row that has no loss.
inline constexpr std::uint32_t ignored_label = 0xffffffff;

/// Tokens whose channels are filtered over time, `taps` tokens at a time.
struct causal_convolution_shape {
  std::size_t sequences = 0, tokens = 0, channels = 0, taps = 0;
};
/// A state-space model: heads of head_dim channels have `states` numbers a channel; heads / groups
/// neighbouring heads share b and c. Mamba: head_dim and groups are 1.
struct state_space_shape {
  std::size_t sequences = 0, tokens = 0, heads = 0, head_dim = 0, groups = 0, states = 0;
};
/// Heads whose state is a matrix.
struct recurrence_shape {
  std::size_t sequences = 0, tokens = 0, heads = 0, key_dim = 0, value_dim = 0;
};
/// The same where heads / key_heads neighbouring heads share queries and keys.
struct delta_rule_shape {
  std::size_t sequences = 0, tokens = 0, heads = 0, key_heads = 0, key_dim = 0, value_dim = 0;
};
/// Several transforms of one length.
struct transform_shape {
  std::size_t transforms = 0, length = 0;
};

/// A type that elements may be stored in.
template <class T>
concept element = std::is_same_v<T, float> || std::is_same_v<T, half> || std::is_same_v<T, bfloat>;

/// What masked_softmax does before its softmax.
struct softmax_options {
  float scale = 1;      ///< x is multiplied by it
  bool causal = false;  ///< the last row sees all columns, each row before it one less
};

// ---- the rows of kernels.inc: a function each, documented there -------------------------------------

// @throws error for rows times threads of a threadgroup beyond 32 bits, the limit of a grid: from 2^27 rows
//         on, where the library chooses 32 threads (tiled, which has a row a thread: from 2^32 - 31 on). A
//         call that has nothing to write does not throw.
#define PEWTER_KERNEL(family, name, summary, ...) \
  template <element T>                            \
  void name(PEWTER_FOR_EACH(PEWTER_PARAMETER_, __VA_ARGS__) const launch& options = {});
#define PEWTER_KERNEL_LIKE(family, name, other, ...) PEWTER_KERNEL(family, name, __VA_ARGS__)
#include "pewter/detail/kernels.inc"
#undef PEWTER_KERNEL
#undef PEWTER_KERNEL_LIKE

// ---- conversion ------------------------------------------------------------------------------------

/// y[i] = x[i]: a copy, bit for bit, where From and To are the same type; else converted between float, half
/// and bfloat with one rounding to nearest, ties to even (IEEE 754). NaN stays NaN. Not in place.
/// Patterns: direct, stride_loop, vectorized.
template <element From, element To>
void convert(const From* x, To* y, std::size_t n, const launch& options = {});

// ---- linear algebra --------------------------------------------------------------------------------

/// The function that gemm's epilogue applies to a product.
enum class activation : std::uint8_t {
  none,
  relu,
  silu,
  gelu,  ///< the tanh form
};

/// How gemm multiplies floats. An element's error is that of alpha times the sum, before the rest of the
/// epilogue: E times the sum of |a| |b|.
enum class float_products : std::uint8_t {
  fma,  ///< each product added to a float's sum: E at most k 2^-24
  /// On GPUs from sm_80 on, by matrix units: three products of TF32, floats with eleven bits. A float is
  /// high + low + rest, |low| below 2^-10, |rest| at most 2^-21 of it; low high + high low + high high leave
  /// out 2^-19. Matrix units cut sums off: 10 2^-23 each time, twelve times each 32 of k, whose sums are
  /// added by rounding to nearest. So E is at most (272 + k / 32) 2^-24. Infinities make infinities or NaN;
  /// of numbers below 2^-103 the low parts may count as zero.
  three_tf32,
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
  /// row. 0 is allowed for A and B: all batches share it. C's batches may also be side by side within its
  /// rows: at least n apart, and together within elements_per_row_c.
  std::size_t batch_stride_a = tight, batch_stride_b = tight, batch_stride_c = tight;
  const float* row_scale = nullptr;  ///< (m), shared by the batches
  const T* bias = nullptr;           ///< (n), shared by the batches
  pewter::activation activation = activation::none;
  const T* residual = nullptr;  ///< (m, n) a batch, with C's elements a row and batch stride
  /// Other than fma only for floats on a GPU.
  pewter::float_products float_products = float_products::fma;

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
/// not overlap A or B, from the first element of each to its last, with all that is between rows and
/// batches; the residual may be C itself. Packing uses memory that the calling thread keeps for its next call
/// (`release_workspace` frees it). Goto and van de Geijn 2008, "Anatomy of high-performance matrix
/// multiplication"; Van Zee and van de Geijn 2015, "BLIS". The order of a sum, and so its last bits, may
/// depend on the shape, on how A and B are stored and on the target, not on threads. bfloat by AVX512-BF16
/// and AMX: operands and sums below 2^-126 may count as zero, and a sum's products may be added in pairs
/// (Intel's manual, VDPBF16PS and TDPBF16PS). Pattern: tiled; threadgroups of 32 to 1024 threads own tiles of
/// C as in gemm_tiled, by AMX 64 x 32, 64 x 64, 128 x 64, 128 x 128, 256 x 128 and 256 x 256; other tiles
/// where C has few rows or columns. On a GPU B is not packed. Threadgroups for floats have 256 threads, or
/// 128 where fewer are asked for, or none are and C has fewer than 128 tiles of 128 x 128; for three_tf32
/// always 256. half and bfloat are multiplied by the matrix units, by threadgroups of 384, or of 256 or 128
/// where fewer are asked for.
/// @throws error for elements a row below the row's length, for matrices of C that overlap each other, and
///   for products of TF32 on a CPU, of other elements than floats, or on a GPU before sm_80; std::bad_alloc
///   if there is no memory to pack in
template <element T>
void gemm(const T* a, const T* b, T* c, gemm_shape shape, const gemm_options<T>& how = {},
          const launch& options = {});
/// The same with a packed B; `how` must not set transpose_b, elements_per_row_b and batch_stride_b.
/// @throws error if b is not (shape.k, shape.n)
template <element T>
void gemm(const T* a, const packed_matrix<T>& b, T* c, gemm_shape shape, const gemm_options<T>& how = {},
          const launch& options = {});

/// Frees the workspace that gemm, quantized_matmul, attention, sorting, gradients of norms, fft and
/// convolution keep for the calling thread.
void release_workspace();

// ---- images ----------------------------------------------------------------------------------------

/// gray = 0.2126 R + 0.7152 G + 0.0722 B (ITU-R BT.709, luma), of the bytes as they are, rounded to nearest.
/// Not in place. Patterns: direct, vectorized (four pixels a thread).
/// @param rgba (height, width), 4 bytes a pixel: red, green, blue, alpha (ignored)
/// @param gray (height, width), 1 byte a pixel
void grayscale(const std::uint8_t* rgba, std::uint8_t* gray, image_shape shape, const launch& options = {});

}  // namespace pewter
