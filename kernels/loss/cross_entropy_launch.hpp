// The host side that cross_entropy and its backward pass share.
#pragma once

#include "kernels/common/rows.hpp"
#include "kernels/loss/cross_entropy.hpp"
#include "kernels/softmax/softmax_launch.hpp"

#define PEWTER_FAMILY "pewter/detail/kernels/loss.inc"
#include "kernels/common/described.hpp"

namespace pewter::detail {

/// What both check before the labels are read.
template <class T>
void check_cross_entropy(const char* function, const T* logits, const std::uint32_t* labels,
                         matrix_shape shape, float smoothing, const launch& options) {
  const std::size_t n = check_elements(function, sizeof(T), shape.rows, shape.cols);
  check_elements(function, sizeof(float), shape.rows, 1);
  check_not_on_device(function, options);
  check_pointer(function, "logits", logits, n);
  check_pointer(function, "labels", labels, shape.rows);
  if (shape.rows != 0 && shape.cols == 0) raise("%s: cols = 0, must be at least 1", function);
  if (!(smoothing >= 0 && smoothing <= 1))
    raise("%s: label_smoothing = %g, must be 0 to 1", function, static_cast<double>(smoothing));
}
inline void check_labels(const char* function, const std::uint32_t* labels, matrix_shape shape) {
  for (std::size_t r = 0; r < shape.rows; ++r)
    if (labels[r] >= shape.cols && labels[r] != ignored_label)
      raise("%s: labels[%zu] = %u, must be below the %zu columns or ignored_label", function, r, labels[r],
            shape.cols);
}

inline bool has_columns(const problem_shape& s) { return s[0] == 0 || s[1] != 0; }

inline constexpr named_shape cross_entropy_shapes[] = {
    {"llama3 vocabulary 128256, 16 tokens", {{16, 128256}}},
    {"gpt2 vocabulary 50257, 512 tokens", {{512, 50257}}},
    {"imagenet 1000 classes, 256 images", {{256, 1000}}},
};

}  // namespace pewter::detail
