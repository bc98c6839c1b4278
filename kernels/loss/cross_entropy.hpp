// The arguments of cross_entropy and its backward pass: a threadgroup a row.
#pragma once

#include <cstddef>
#include <cstdint>

#include "pewter/types.hpp"

namespace pewter::detail {

struct cross_entropy_arguments {
  const void* logits;           // (rows, cols)
  const std::uint32_t* labels;  // (rows)
  const float* gradient;        // (rows), of the backward pass
  void* results;                // (rows) in float, or (rows, cols)
  std::size_t cols;
  float smoothing;
  element_type type;
};

}  // namespace pewter::detail
