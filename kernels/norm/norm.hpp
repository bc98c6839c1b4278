// The arguments of the normalisations: each row divided by its spread, times weight, plus bias.
#pragma once

#include <cstddef>

namespace pewter::detail {

struct norm_arguments {
  const void* x;       // (rows, cols)
  const void* weight;  // (cols)
  const void* bias;    // (cols), null for rms_norm
  void* y;             // (rows, cols), may be x
  std::size_t rows, cols;
  float epsilon;
  bool past_caches = false;  // whether y is stored so
  bool fetching = false;     // whether operands are asked for before they are met
};

struct add_norm_arguments {
  const void* x;         // (rows, cols)
  const void* residual;  // (rows, cols)
  const void* weight;    // (cols)
  void* sum;             // (rows, cols), may be x or residual
  void* y;               // (rows, cols), may be x or residual, not sum
  std::size_t cols;
  float epsilon;
  bool past_caches = false, sum_past_caches = false;  // whether y and the sum are stored so
  bool fetching = false;                              // whether operands are asked for before they are met
};

}  // namespace pewter::detail
