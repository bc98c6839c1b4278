// The row kernels and element-wise ones that are compared: what each takes and gives.
#pragma once

#include <cstddef>
#include <cstdint>

#include "pewter/kernels.hpp"

namespace pewter::peers {

enum class row_kernel {
  softmax,
  layer_norm,
  rms_norm,
  row_sum,
  row_prefix_sum,
  gelu,
  silu,
  add,
  relu,
  scale,
  gelu_erf,
  swiglu,
  geglu,
  convert,
  row_mean,
  row_max,
  row_min,
  row_argmax,
  logsumexp,
  log_softmax,
  masked_softmax,
  add_rms_norm,
  row_prefix_sum_exclusive,
  vector_sum,
  vector_prefix_sum,
  transpose,
  embedding,
  rotary_half,
};

/// What a kernel takes in addition to x (rows, cols), and what it gives.
struct row_kernel_facts {
  enum class per { element, row, matrix };
  row_kernel kernel;
  const char* name;
  bool elementwise = false;
  bool exact = false;             ///< nothing is rounded, or only once
  std::size_t vectors = 0;        ///< (cols): weight, then bias
  bool addend = false;            ///< (rows, cols)
  bool ids = false;               ///< (rows)
  per result = per::element;      ///< y
  std::size_t cols_multiple = 1;  ///< there are no other shapes
};

inline constexpr float epsilon = 1e-5f;  ///< of the norms
inline constexpr float factor = 0.125f;  ///< of scale and masked_softmax
inline constexpr float theta = 10000;    ///< of rotary_half
inline constexpr std::size_t head_dim = 128;

inline constexpr row_kernel_facts all_row_kernels[] = {
    {.kernel = row_kernel::softmax, .name = "softmax"},
    {.kernel = row_kernel::layer_norm, .name = "layer_norm", .vectors = 2},
    {.kernel = row_kernel::rms_norm, .name = "rms_norm", .vectors = 1},
    {.kernel = row_kernel::row_sum, .name = "row_sum", .result = row_kernel_facts::per::row},
    {.kernel = row_kernel::row_prefix_sum, .name = "row_prefix_sum"},
    {.kernel = row_kernel::gelu, .name = "gelu", .elementwise = true},
    {.kernel = row_kernel::silu, .name = "silu", .elementwise = true},
    {.kernel = row_kernel::add, .name = "add", .elementwise = true, .exact = true, .addend = true},
    {.kernel = row_kernel::relu, .name = "relu", .elementwise = true, .exact = true},
    {.kernel = row_kernel::scale, .name = "scale", .elementwise = true, .exact = true},
    {.kernel = row_kernel::gelu_erf, .name = "gelu_erf", .elementwise = true},
    {.kernel = row_kernel::swiglu, .name = "swiglu", .elementwise = true, .addend = true},
    {.kernel = row_kernel::geglu, .name = "geglu", .elementwise = true, .addend = true},
    {.kernel = row_kernel::convert, .name = "convert", .elementwise = true, .exact = true},
    {.kernel = row_kernel::row_mean, .name = "row_mean", .result = row_kernel_facts::per::row},
    {.kernel = row_kernel::row_max, .name = "row_max", .exact = true, .result = row_kernel_facts::per::row},
    {.kernel = row_kernel::row_min, .name = "row_min", .exact = true, .result = row_kernel_facts::per::row},
    {.kernel = row_kernel::row_argmax,
     .name = "row_argmax",
     .exact = true,
     .result = row_kernel_facts::per::row},
    {.kernel = row_kernel::logsumexp, .name = "logsumexp", .result = row_kernel_facts::per::row},
    {.kernel = row_kernel::log_softmax, .name = "log_softmax"},
    {.kernel = row_kernel::masked_softmax, .name = "masked_softmax", .addend = true},
    {.kernel = row_kernel::add_rms_norm, .name = "add_rms_norm", .vectors = 1, .addend = true},
    {.kernel = row_kernel::row_prefix_sum_exclusive, .name = "row_prefix_sum_exclusive"},
    {.kernel = row_kernel::vector_sum, .name = "vector_sum", .result = row_kernel_facts::per::matrix},
    {.kernel = row_kernel::vector_prefix_sum, .name = "vector_prefix_sum"},
    {.kernel = row_kernel::transpose, .name = "transpose", .exact = true},
    {.kernel = row_kernel::embedding, .name = "embedding", .exact = true, .ids = true},
    {.kernel = row_kernel::rotary_half, .name = "rotary_half", .ids = true, .cols_multiple = head_dim},
};

constexpr const row_kernel_facts& facts_of(row_kernel kernel) {
  const row_kernel_facts* facts = all_row_kernels;
  while (facts->kernel != kernel) ++facts;
  return *facts;
}

/// Operands that a kernel does not have are null.
struct row_problem {
  row_kernel kernel = row_kernel::softmax;
  matrix_shape shape;
  const float* x = nullptr;            ///< (rows, cols), of embedding the table
  const float* weight = nullptr;       ///< (cols)
  const float* bias = nullptr;         ///< (cols)
  const float* addend = nullptr;       ///< (rows, cols): the other summand, the mask, or what is gated
  const std::uint32_t* ids = nullptr;  ///< (rows): of embedding, or the positions of rotary_half
  float* y = nullptr;                  ///< (rows, cols), (cols, rows), (rows) or one value
  float* sum = nullptr;                ///< (rows, cols), of add_rms_norm
  bfloat* narrow = nullptr;            ///< (rows, cols), instead of y: of convert
  std::uint32_t* indices = nullptr;    ///< (rows), instead of y: of row_argmax

  std::size_t elements() const { return shape.rows * shape.cols; }
};

}  // namespace pewter::peers
