// y = weight over windows of x.
//
//   direct   a SIMD group has a row of results along y's last axis: filters (channels last) or a row of
//   pixels
//            (channels first), and goes through the window. Filters that have a channel each:
//            depthwise.kernel.hpp
//   tiled    copies of windows, as rows or columns of a matrix, for gemm
#if !defined(PEWTER_GPU)
#include "kernels/convolution/depthwise.kernel.hpp"
#endif
#include "kernels/convolution/convolution.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::columns_arguments;

/// Channels last: the filters of one pixel of y.
[[gnu::noinline]] void filters_of_pixel(const convolution_arguments& a, std::size_t pixel) {
  const std::size_t pixels = a.rows.to * a.cols.to, image = pixel / pixels, in_image = pixel % pixels;
  const std::size_t channels = a.channels / a.groups, filters = a.filters / a.groups, n = window_elements(a);
  const stored_values x(a.x, a.type), weight(a.weight, a.type);
  const stored_results y(a.y, a.type);
  for_each_32(a.filters, [&](std::size_t f, auto some) {
    const lane_mask active(some);
    const auto in_group = static_cast<std::uint32_t>(f % filters);
    const lanes<std::uint32_t> groups = (lane_ids() + in_group) / static_cast<std::uint32_t>(filters);
    const lanes<std::uint32_t> of_channels = groups * static_cast<std::uint32_t>(channels);
    const lanes<std::uint32_t> of_weights = lane_ids() * static_cast<std::uint32_t>(n * channels);
    const std::size_t channel = f / filters * channels;
    lanes<float> sum = bias_of(a, f, active);
    for_each_element(a, in_image / a.cols.to, in_image % a.cols.to, [&](std::size_t k, std::size_t at) {
      const std::size_t from = (image * a.rows.from * a.cols.from + at) * a.channels + channel;
      for (std::size_t c = 0; c < channels; ++c)
        sum = fma(x.gathered(from + c, of_channels, active),
                  weight.gathered((f * n + k) * channels + c, of_weights, active), sum);
    });
    y.put(pixel * a.filters + f, sum, active);
  });
}

/// Channels first: a row of pixels of one filter.
[[gnu::noinline]] void pixels_of_row(const convolution_arguments& a, std::size_t task) {
  const std::size_t r = task % a.rows.to, f = task / a.rows.to % a.filters,
                    image = task / a.rows.to / a.filters;
  const std::size_t channels = a.channels / a.groups, n = window_elements(a);
  const std::size_t channel = image * a.channels + f / (a.filters / a.groups) * channels;
  const stored_values x(a.x, a.type), weight(a.weight, a.type);
  const stored_results y(a.y, a.type);
  const float bias = a.bias == nullptr ? 0.0f : stored_values(a.bias, a.type)[f];
  for_each_32(a.cols.to, [&](std::size_t column, auto some) {
    const lane_mask active(some);
    lanes<float> sum = bias;
    for (std::size_t l = 0; l < a.cols.window.extent; ++l) {
      const pixels_of_element pixels(a.cols, a.transposed, column, l, active);
      if (!any(pixels.inside)) continue;
      for (std::size_t k = 0; k < a.rows.window.extent; ++k) {
        const std::size_t row = source_of(a.rows, a.transposed, r, k);
        if (row == nowhere) continue;
        for (std::size_t c = 0; c < channels; ++c) {
          const float w = weight[(f * channels + c) * n + k * a.cols.window.extent + l];
          const std::size_t from = ((channel + c) * a.rows.from + row) * a.cols.from;
          sum = select(pixels.inside, fma(pixels.of(x, from), lanes<float>(w), sum), sum);
        }
      }
    }
    y.put(task * a.cols.to + column, sum, active);
  });
}

void convolve(threadgroup& tg, const convolution_arguments& arguments) {
  const convolution_arguments a = arguments;
  for_each_task(tg, a.tasks, [&](std::size_t task) {
    if (a.by_channels)
      a.channels_last ? channels_of_rows(a, task) : rows_of_channel(a, task);
    else if (!a.channels_last)
      pixels_of_row(a, task);
    else
      filters_of_pixel(a, task);
  });
}

// ---- copies of windows ----

/// Elements of 16 bits: those of float are two of them.
PEWTER_INLINE void copy_halves(const std::uint16_t* from, std::uint16_t* to, std::size_t n) {
  for_each_32(n, [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
    store(to + i, from == nullptr ? lanes<std::uint16_t>(std::uint16_t{0}) : load(from + i, active), active);
  });
}

/// The windows of some pixels, row by row of the matrix, of a group's channels.
[[gnu::noinline]] void copy_rows(const columns_arguments& c, std::size_t row) {
  const convolution_arguments& a = c.of;
  const std::size_t halves = size_of(a.type) / sizeof(std::uint16_t), channels = a.channels / a.groups;
  const std::size_t pixel = c.first + row, pixels = a.rows.to * a.cols.to, image = pixel / pixels;
  const auto* const x = static_cast<const std::uint16_t*>(a.x);
  auto* to = static_cast<std::uint16_t*>(c.columns) + row * window_elements(a) * channels * halves;
  const std::size_t r = pixel % pixels / a.cols.to, column = pixel % a.cols.to;
  for (std::size_t k = 0; k < a.rows.window.extent; ++k) {
    const std::size_t from_row = source_of(a.rows, a.transposed, r, k);
    for (std::size_t l = 0; l < a.cols.window.extent; ++l, to += channels * halves) {
      const std::size_t from_column = source_of(a.cols, a.transposed, column, l);
      const bool inside = from_row != nowhere && from_column != nowhere;
      const std::size_t at = ((image * a.rows.from + from_row) * a.cols.from + from_column) * a.channels;
      copy_halves(inside ? x + (at + c.group * channels) * halves : nullptr, to, channels * halves);
    }
  }
}

/// An element of all windows: a row of the matrix (channels of a group, window, pixels).
template <class E>
[[gnu::noinline]] void copy_pixels(const columns_arguments& c, std::size_t row) {
  const convolution_arguments& a = c.of;
  const std::size_t n = window_elements(a), element = row % n, channels = a.channels / a.groups;
  const std::size_t k = element / a.cols.window.extent, l = element % a.cols.window.extent;
  const std::size_t channel = c.image * a.channels + c.group * channels + row / n;
  E* const to = static_cast<E*>(c.columns) + row * c.count;
  for (std::size_t i = 0; i < c.count;) {
    const std::size_t r = (c.first + i) / a.cols.to, begin = (c.first + i) % a.cols.to;
    const std::size_t run = smaller_of(a.cols.to - begin, c.count - i);
    const std::size_t from_row = source_of(a.rows, a.transposed, r, k);
    const std::size_t known = from_row == nowhere ? 0 : from_row;
    const E* const x = static_cast<const E*>(a.x) + (channel * a.rows.from + known) * a.cols.from;
    for_each_32(run, [&](std::size_t j, auto some) PEWTER_INLINE_LAMBDA {
      const lane_mask active(some);
      const pixels_of_element pixels(a.cols, a.transposed, begin + j, l, active);
      lanes<E> values(E{0});
      if (from_row != nowhere && any(pixels.inside)) {
        if (pixels.in_a_row)
          values = load(x + pixels.first, pixels.inside);
        else
          values = gather(x, pixels.index, pixels.inside);
      }
      store(to + i + j, values, active);
    });
    i += run;
  }
}

/// A row of one filter's results in y becomes the bias, which the product is added to.
[[gnu::noinline]] void write_bias(const columns_arguments& c, std::size_t filter) {
  const convolution_arguments& a = c.of;
  const std::size_t f = c.group * (a.filters / a.groups) + filter;
  const std::size_t to = (c.image * a.filters + f) * a.rows.to * a.cols.to + c.first;
  const lanes<float> bias = stored_values(a.bias, a.type)[f];
  for_each_32(c.count,
              [&](std::size_t i, auto active) { stored_results(a.y, a.type).put(to + i, bias, active); });
}

void copy_windows(threadgroup& tg, const columns_arguments& arguments) {
  const columns_arguments c = arguments;
  for_each_task(tg, c.of.tasks, [&](std::size_t task) {
    if (c.of.channels_last)
      copy_rows(c, task);
    else if (task >= c.copied)
      write_bias(c, task - c.copied);
    else if (size_of(c.of.type) == sizeof(std::uint32_t))
      copy_pixels<std::uint32_t>(c, task);
    else
      copy_pixels<std::uint16_t>(c, task);
  });
}

constexpr kernel_function directly = entry<convolve, copies::any_threadgroup>;
constexpr kernel_function by_copies = entry<copy_windows, copies::any_threadgroup>;

}  // namespace
#endif

extern const kernel_table convolution_table;
#if defined(PEWTER_GPU)
constexpr kernel_table convolution_table;
#else
constexpr kernel_table convolution_table = kernel_table{}
                                               .with(pattern::direct, directly, directly, directly)
                                               .with(pattern::tiled, by_copies, by_copies, by_copies);
#endif
PEWTER_END_TARGET_NAMESPACE
