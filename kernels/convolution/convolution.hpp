// The arguments of convolution, of its copies of windows, and the problems of its description.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/common/windows.hpp"
#include "kernels/runtime/description.hpp"
#include "pewter/types.hpp"

namespace pewter::detail {

/// Weights of a channel that the fast path of filters of one channel keeps.
inline constexpr std::size_t most_kept_weights = 64;

/// Channels last: rows of y of a task of 32 channels.
inline constexpr std::size_t rows_of_channels = 8;

/// Channels first: rows of y that are summed together, those of a task, and rows of x that the former's
/// windows reach over, at most.
inline constexpr std::size_t rows_of_y_together = 4, rows_of_y_a_task = 32, most_rows_seen = 64;
PEWTER_INLINE constexpr std::size_t rows_seen_together(const window_side& rows) {
  return (rows_of_y_together - 1) * rows.stride + rows.dilation * (rows.extent - 1) + 1;
}

struct convolution_arguments {
  const void *x, *weight;
  const void* bias;  // (filters), null: 0
  void* y;
  std::size_t images, channels, filters, groups;
  window_axis rows, cols;
  bool channels_last, transposed, by_channels;  ///< by_channels: each filter has a channel of its own
  element_type type;
  std::size_t tasks;
};

/// A matrix of the windows of one group's results first ... first + count - 1, of an image (channels first)
/// or of all images (channels last): (count, window, channels), or (channels, window, count).
struct columns_arguments {
  convolution_arguments of;
  void* columns;
  std::size_t image, group, first, count;
  std::size_t
      copied;  ///< rows of the matrix; behind them tasks of channels first write the bias into rows of y
};

/// A problem of the description: its options, and what its channels and filters are multiples of.
struct convolution_case {
  convolution_options how;
  bool has_bias;
};
inline constexpr image_layout last = image_layout::channels_last, first = image_layout::channels_first;
inline constexpr convolution_case convolution_cases[] = {
    {{.window = {{3, 1, 1, 1}, {3, 1, 1, 1}}, .layout = last}, true},
    {{.window = {{3, 1, 1, 1}, {3, 1, 1, 1}}, .layout = first}, true},
    {{.window = {{1, 1, 0, 1}, {1, 1, 0, 1}}, .groups = 2, .layout = last}, false},
    {{.window = {{1, 1, 0, 1}, {1, 1, 0, 1}}, .layout = first}, true},
    {{.window = {{2, 3, 1, 2}, {5, 2, 2, 1}}, .groups = 2, .layout = last}, true},
    {{.window = {{2, 3, 1, 2}, {5, 2, 2, 1}}, .groups = 2, .layout = first}, false},
    {{.window = {{3, 2, 1, 1}, {2, 2, 0, 2}}, .layout = last, .transposed = true, .more_height = 1}, true},
    {{.window = {{3, 2, 1, 1}, {2, 3, 1, 2}}, .groups = 2, .layout = first, .transposed = true}, true},
    {{.window = {{3, 1, 1, 1}, {3, 1, 1, 1}}, .groups = 0, .layout = first}, true},  // a group a channel
    {{.window = {{3, 2, 1, 1}, {3, 1, 1, 2}}, .groups = 0, .layout = last}, true},
};
inline constexpr std::size_t convolution_case_count = sizeof convolution_cases / sizeof convolution_cases[0];

/// The case of a shape (case, images, height, width, channels, filters), with groups for its channels.
inline convolution_case case_of(const std::size_t number, std::size_t channels) {
  convolution_case c = convolution_cases[number % convolution_case_count];
  if (c.how.groups == 0) c.how.groups = channels == 0 ? 1 : channels;
  return c;
}

/// The extents by which the description knows a call; options that are no case's are counted as one behind
/// the last.
inline problem_shape problem_of_convolution(const convolution_shape& s, const convolution_options& how) {
  std::size_t number = 0;
  while (number < convolution_case_count && !(case_of(number, s.channels).how == how)) ++number;
  return {{number, s.images, s.height, s.width, s.channels, s.filters}};
}

}  // namespace pewter::detail
