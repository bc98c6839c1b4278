// The host side that max_pool and average_pool share, and the problems of their descriptions.
#pragma once

#include "kernels/common/row_parts.hpp"
#include "kernels/common/tasks.hpp"
#include "kernels/pooling/pooling.hpp"

namespace pewter::detail {

inline constexpr window pooling_cases[] = {
    {{2, 2, 0, 1}, {2, 2, 0, 1}},
    {{3, 2, 1, 1}, {3, 2, 1, 1}},
    {{3, 1, 1, 1}, {2, 3, 1, 2}},
    {{1, 1, 0, 1}, {5, 1, 4, 1}},
};
inline constexpr std::size_t pooling_case_count = sizeof pooling_cases / sizeof pooling_cases[0];
inline constexpr const char* pooling_dimensions[] = {"case", "outer", "height", "width", "inner"};

/// The largest element of a window, or the mean, with the padding or without.
struct pooled {
  const window& of;
  bool average, padding_counts;
};

template <class T>
void run_pooling(const launched_kernel& kernel, const T* x, T* y, const pooling_shape& shape, pooled how,
                 const launch& options) {
  const auto& [function, about, tables] = kernel;
  const window& w = how.of;
  check_window(function, "height", shape.height, w.height);
  check_window(function, "width", shape.width, w.width);
  const std::size_t to_height = windows_of(shape.height, w.height),
                    to_width = windows_of(shape.width, w.width);
  const std::size_t of_x =
      check_elements(function, sizeof(T), shape.outer, shape.height * shape.width, shape.inner);
  const std::size_t of_y =
      check_elements(function, sizeof(T), shape.outer, to_height * to_width, shape.inner);
  check_not_on_device(function, options);
  check_pointer(function, "x", x, of_x);
  check_pointer(function, "y", y, of_y);
  check_no_overlap(function, "x", x, of_x * sizeof(T), "y", y, of_y * sizeof(T));
  const pattern chosen = check_pattern(function, options, about, pattern::direct);
  const std::size_t rows = of_y == 0 ? 0 : shape.outer * to_height;
  const pooling_arguments arguments{x,
                                    y,
                                    shape.inner,
                                    {shape.height, to_height, w.height},
                                    {shape.width, to_width, w.width},
                                    how.average,
                                    how.padding_counts,
                                    element_type_of<T>,
                                    rows};
  std::size_t number = 0;
  while (number < pooling_case_count && !(pooling_cases[number] == w)) ++number;
  announce_shape({{number, shape.outer, shape.height, shape.width, shape.inner}});
  const double elements = static_cast<double>(to_width * shape.inner * w.height.extent * w.width.extent);
  run_tasks<T>(function, tables, chosen, arguments, rows, 20 + 0.1 * elements, options);
}

// ---- parts of descriptions ----

inline constexpr pattern pooling_patterns[] = {pattern::direct};
inline const window& window_of(const problem_shape& s) { return pooling_cases[s[0] % pooling_case_count]; }
inline pooling_shape pooling_of(const problem_shape& s) { return {s[1], s[2], s[3], s[4]}; }
inline std::size_t count_of_pooled(const problem_shape& s) { return s[1] * s[2] * s[3] * s[4]; }
inline std::size_t count_of_windows(const problem_shape& s) {
  return s[1] * windows_of(s[2], window_of(s).height) * windows_of(s[3], window_of(s).width) * s[4];
}
inline constexpr operand pooling_operands[] = {
    {"x", role::input, element_kind::storage, count_of_pooled},
    {"y", role::output, element_kind::storage, count_of_windows},
};
inline double bytes_of_pooling(const problem_shape& s, element_type t) {
  return static_cast<double>((count_of_pooled(s) + count_of_windows(s)) * size_of(t));
}
inline double flops_of_pooling(const problem_shape& s) {
  return static_cast<double>(count_of_windows(s) * window_of(s).height.extent * window_of(s).width.extent);
}
inline constexpr named_shape pooling_shapes[] = {
    {"resnet50 3 x 3, stride 2, 112 x 112, 64 channels first", {{1, 64, 112, 112, 1}}},
    {"resnet50 3 x 3, stride 2, 112 x 112, 64 channels last", {{1, 1, 112, 112, 64}}},
};

}  // namespace pewter::detail
