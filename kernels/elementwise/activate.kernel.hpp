// The activation that a fused kernel was told to apply, on lanes.
#pragma once

#include "kernels/elementwise/activations.kernel.hpp"
#include "pewter/kernels.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

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

}  // namespace
PEWTER_END_TARGET_NAMESPACE
