// The oracles: each kernel again in float64, as plain loops that know nothing of lanes and threadgroups.
//
// An oracle gives each output element's exact value and its magnitude: what the rounding errors of the
// operation are relative to (for a sum, the sum of absolute values). An output that ends early (compact) is
// resized to what is written.
#pragma once

#include <span>
#include <vector>

#include "kernels/runtime/description.hpp"
#include "pewter/half.hpp"

namespace pewter::reference {

struct oracle_call {
  problem_shape shape;
  std::span<const std::vector<double>> inputs;  ///< in the description's order
  std::span<std::vector<double>> values;        ///< one an output, sized
  std::span<std::vector<double>> magnitudes;
  element_type type = element_type::float32;  ///< that storage operands have
};

/// A value as an element of the type holds it.
inline double stored(double value, element_type type) {
  const float x = static_cast<float>(value);
  if (type == element_type::float16) return static_cast<double>(static_cast<float>(half(x)));
  if (type == element_type::bfloat16) return static_cast<double>(static_cast<float>(bfloat(x)));
  return static_cast<double>(x);
}

#define PEWTER_KERNEL(family, name, ...) void name(const oracle_call&);
#include "kernels/registry.inc"
#undef PEWTER_KERNEL

}  // namespace pewter::reference
