// What becomes of a row of a product before it is stored: scaled, biased, activated, added to.
#pragma once

#include "kernels/elementwise/activations.kernel.hpp"
#include "kernels/kernel_entry.hpp"
#include "kernels/matmul/gemm.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::gemm_call;

PEWTER_INLINE lanes<float> activate(activation how, const lanes<float>& x) {
  switch (how) {
    case activation::relu:
      return relu(x);
    case activation::silu:
      return silu(x);
    case activation::gelu:
      return gelu_by_tanh(x);
    case activation::none:
      break;
  }
  return x;
}

/// Stores columns [col, col + 32), as far as they are active, of one row of batch `z`.
template <class T, class Active>
PEWTER_INLINE void store_row(const gemm_call& g, std::size_t z, std::size_t row, std::size_t col,
                             const lanes<float>& sum, Active active) {
  const std::size_t at = z * g.c_batch + row * g.c_row + col;
  T* c = static_cast<T*>(g.c) + at;
  lanes<float> value = sum * g.alpha;
  if (g.beta != 0) value = fma(load(static_cast<const T*>(c), active), lanes<float>(g.beta), value);
  if (g.row_scale != nullptr) value = value * g.row_scale[row];
  if (g.bias != nullptr) value += load(static_cast<const T*>(g.bias) + col, active);
  if (g.activation != activation::none) value = activate(g.activation, value);
  if (g.residual != nullptr) value += load(static_cast<const T*>(g.residual) + at, active);
  store(c, value, active);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
