// Products with quantised weights by gemm: rows of W become elements, some at a time.
#pragma once

#include <algorithm>
#include <memory>

#include "kernels/quantized/quantized_launch.hpp"
#include "kernels/runtime/workspace.hpp"

namespace pewter::detail {

/// Elements of W that are unpacked at a time: what a second-level cache has room for.
constexpr std::size_t elements_of_panel = std::size_t{1} << 18;

/// A call's operands. `shape` is a matrix's, its m the rows of y.
template <class T>
struct product {
  const T* x;
  quantized_matrix<T> w;
  const std::uint8_t* packed;  // or null
  T* y;
  gemm_shape shape;
  quantized_matmul_options<T> how;
  launch options;
  pattern chosen;
  std::uint32_t threads;
};

/// Rows of W, some at a time, unpacked into a panel and multiplied.
template <class T>
void multiply_panels(const product<T>& p) {
  const auto [m, n, k] = p.shape;
  launch options = p.options;
  options.pattern = pattern::automatic;
  options.threads_per_threadgroup = 0;
  const std::size_t rows =
      std::min(n, std::max<std::size_t>(elements_of_panel / std::max<std::size_t>(k, 1), 64));
  T* const panel =
      reinterpret_cast<T*>(scratch_of_thread().room_for(rows * k * sizeof(T) / sizeof(float) + 1));
  const element_traits traits = traits_of(p.w.type);
  const std::size_t blocks_of_row = k / traits.elements;
  const bool affine = is_affine(p.w.type);
  for (std::size_t first = 0; first < n; first += rows) {
    const std::size_t count = std::min(rows, n - first), block = first * blocks_of_row;
    dequantize<T>({p.w.type, static_cast<const std::uint8_t*>(p.w.blocks) + block * traits.bytes,
                   affine ? p.w.scales + block : nullptr, affine ? p.w.biases + block : nullptr},
                  panel, {count, k}, options);
    const gemm_options<T> how{.transpose_b = true,
                              .elements_per_row_c = n,
                              .bias = p.how.bias != nullptr ? p.how.bias + first : nullptr,
                              .activation = p.how.activation,
                              .residual = p.how.residual != nullptr ? p.how.residual + first : nullptr};
    gemm(p.x, panel, p.y + first, {m, count, k}, how, options);
  }
}

/// The same in float, whatever T is.
template <class T>
void multiply_as_floats(const product<T>& p) {
  if constexpr (std::is_same_v<T, float>) {
    multiply_panels(p);
  } else {
    const auto [m, n, k] = p.shape;
    launch conversion = p.options;
    conversion.pattern = pattern::automatic;
    conversion.threads_per_threadgroup = 0;
    const std::size_t scales = is_affine(p.w.type) ? n * k / traits_of(p.w.type).elements : 0;
    const std::size_t bias = p.how.bias != nullptr ? n : 0, residual = p.how.residual != nullptr ? m * n : 0;
    const auto all = std::make_unique_for_overwrite<float[]>(m * (k + n) + 2 * scales + bias + residual);
    float* next = all.get();
    const auto as_floats = [&](const T* from, std::size_t count) {
      float* const to = next;
      convert(from, to, count, conversion);
      next += count;
      return count != 0 ? to : nullptr;
    };
    const float* const x = as_floats(p.x, m * k);
    const quantized_matrix<float> w{p.w.type, p.w.blocks, as_floats(p.w.scales, scales),
                                    as_floats(p.w.biases, scales)};
    const quantized_matmul_options<float> how{activations::exact, as_floats(p.how.bias, bias),
                                              p.how.activation, as_floats(p.how.residual, residual)};
    multiply_panels(product<float>{x, w, nullptr, next, p.shape, how, p.options, p.chosen, p.threads});
    convert(next, p.y, m * n, conversion);
  }
}

}  // namespace pewter::detail
