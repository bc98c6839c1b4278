// Filters that have a channel each: nothing is shared but a window's rows. Several results of a channel are
// summed together, so that a weight is read once for all of them.
// Why: kernels/common/kernels.md#depthwise-convolution.
#pragma once

#include "kernels/common/windows.kernel.hpp"
#include "kernels/convolution/convolution.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::convolution_arguments;

/// f(k, at) for the elements k of the window of result (r, c) that are in the image, at pixel `at`.
template <class F>
PEWTER_INLINE void for_each_element(const convolution_arguments& a, std::size_t r, std::size_t c,
                                    const F& f) {
  for (std::size_t k = 0; k < a.rows.window.extent; ++k) {
    const std::size_t row = source_of(a.rows, a.transposed, r, k);
    if (row == nowhere) continue;
    for (std::size_t l = 0; l < a.cols.window.extent; ++l) {
      const std::size_t column = source_of(a.cols, a.transposed, c, l);
      if (column != nowhere) f(k * a.cols.window.extent + l, row * a.cols.from + column);
    }
  }
}

PEWTER_INLINE std::size_t window_elements(const convolution_arguments& a) {
  return a.rows.window.extent * a.cols.window.extent;
}
PEWTER_INLINE lanes<float> bias_of(const convolution_arguments& a, std::size_t f, lane_mask active) {
  return a.bias == nullptr ? lanes<float>(0.0f) : stored_values(a.bias, a.type).at(f, active);
}

/// Elements of any type: of float without a call.
class near_values {
 public:
  PEWTER_INLINE near_values(const void* data, element_type type)
      : values_(data, type), type_(type), data_(data) {}

  PEWTER_INLINE lanes<float> at(std::size_t i, lane_mask active) const {
    if (type_ != element_type::float32) return values_.at(i, active);
    const float* const from = static_cast<const float*>(data_) + i;
    return all(active) ? load(from) : load(from, active);
  }
  PEWTER_INLINE lanes<float> gathered(std::size_t first, const lanes<std::uint32_t>& index,
                                      lane_mask active) const {
    return values_.gathered(first, index, active);
  }

 private:
  stored_values values_;
  element_type type_;
  const void* data_;
};

/// Results likewise.
class near_results {
 public:
  PEWTER_INLINE near_results(void* data, element_type type)
      : results_(data, type), type_(type), data_(data) {}

  PEWTER_INLINE void put(std::size_t i, const lanes<float>& values, lane_mask active) const {
    if (type_ != element_type::float32) return results_.put(i, values, active);
    float* const to = static_cast<float*>(data_) + i;
    all(active) ? store(to, values) : store(to, values, active);
  }

 private:
  stored_results results_;
  element_type type_;
  void* data_;
};

// ---- channels last ----

/// Columns whose windows have no element beyond an edge: [begin, end).
struct inner_columns {
  std::size_t begin, end;

  PEWTER_INLINE explicit inner_columns(const window_axis& a) {
    const std::size_t reach = a.window.dilation * (a.window.extent - 1), limit = a.from + a.window.padding;
    begin = (a.window.padding + a.window.stride - 1) / a.window.stride;
    end = limit > reach ? smaller_of(a.to, (limit - reach - 1) / a.window.stride + 1) : 0;
  }
};

/// 32 channels, or as many as there are, of an image.
struct channels_of_image {
  near_values x;
  near_results y;
  std::size_t of_x, of_y;  // their first elements
  std::size_t channels;
  lane_mask active;
  lanes<float> bias;
  const lanes<float>* weights;

  PEWTER_INLINE lanes<float> at(std::size_t pixel) const { return x.at(of_x + pixel * channels, active); }
  PEWTER_INLINE void put(std::size_t pixel, const lanes<float>& sum) const {
    y.put(of_y + pixel * channels, sum, active);
  }
};

constexpr int columns_together = 4;

/// Adjacent results of a row, whose windows may cross edges by rows, but not by columns.
PEWTER_INLINE void sum_columns(const convolution_arguments& a, const channels_of_image& of,
                               const elements_inside& rows, std::size_t row, std::size_t column) {
  lanes<float> sums[columns_together];
  native::each<columns_together>([&](auto i) PEWTER_INLINE_LAMBDA { sums[i.value] = of.bias; });
  for (std::size_t k = rows.begin; k < rows.end; ++k) {
    std::size_t at = rows.at(k) * a.cols.from + column * a.cols.window.stride - a.cols.window.padding;
    for (std::size_t l = 0; l < a.cols.window.extent; ++l, at += a.cols.window.dilation)
      native::each<columns_together>([&](auto i) PEWTER_INLINE_LAMBDA {
        sums[i.value] = fma(of.at(at + i.value * a.cols.window.stride),
                            of.weights[k * a.cols.window.extent + l], sums[i.value]);
      });
  }
  native::each<columns_together>(
      [&](auto i) PEWTER_INLINE_LAMBDA { of.put(row * a.cols.to + column + i.value, sums[i.value]); });
}

/// 32 channels of some rows of y.
[[gnu::noinline]] void channels_of_rows(const convolution_arguments& a, std::size_t task) {
  const std::size_t blocks = (a.channels + lane_count - 1) / lane_count, n = window_elements(a);
  const std::size_t parts = (a.rows.to + detail::rows_of_channels - 1) / detail::rows_of_channels;
  const std::size_t c = task % blocks * lane_count, image = task / blocks / parts;
  const std::size_t first = task / blocks % parts * detail::rows_of_channels;
  const lane_mask active = lanes_of(a.channels - c);
  const stored_values weight(a.weight, a.type);
  lanes<float> weights[detail::most_kept_weights];
  for (std::size_t k = 0; k < n; ++k)
    weights[k] = weight.gathered(c * n + k, lane_ids() * static_cast<std::uint32_t>(n), active);
  const channels_of_image of{{a.x, a.type},
                             {a.y, a.type},
                             image * a.rows.from * a.cols.from * a.channels + c,
                             image * a.rows.to * a.cols.to * a.channels + c,
                             a.channels,
                             active,
                             bias_of(a, c, active),
                             weights};
  const inner_columns inner(a.cols);
  const bool together = !a.transposed && inner.begin + columns_together <= inner.end;
  for (std::size_t row = first; row < smaller_of(a.rows.to, first + detail::rows_of_channels); ++row) {
    const elements_inside rows(a.rows, row);
    for (std::size_t column = 0; column < a.cols.to;) {
      if (together && column >= inner.begin && column < inner.end) {
        // The last ones may be summed twice, which gives the same.
        sum_columns(a, of, rows, row, smaller_of(column, inner.end - columns_together));
        column = smaller_of(column + columns_together, inner.end);
        continue;
      }
      lanes<float> sum = of.bias;
      for_each_element(a, row, column, [&](std::size_t k, std::size_t at) PEWTER_INLINE_LAMBDA {
        sum = fma(of.at(at), weights[k], sum);
      });
      of.put(row * a.cols.to + column++, sum);
    }
  }
}

// ---- channels first ----

/// Which element of a window a row of x is for each of some rows of y, by the row's distance from the first
/// that the first window has; none: nothing.
struct window_rows {
  static constexpr std::int8_t none = -1;
  std::int8_t element[detail::most_rows_seen][detail::rows_of_y_together];
  std::size_t seen;

  PEWTER_INLINE explicit window_rows(const window_axis& a) : seen(detail::rows_seen_together(a.window)) {
    for (std::size_t distance = 0; distance < seen; ++distance)
      for (std::size_t r = 0; r < detail::rows_of_y_together; ++r) {
        const std::size_t reach = distance - r * a.window.stride;  // modulo 2^64: beyond every window
        const bool has = reach % a.window.dilation == 0 && reach / a.window.dilation < a.window.extent;
        element[distance][r] = has ? static_cast<std::int8_t>(reach / a.window.dilation) : none;
      }
  }
};

/// A channel: where its x and y begin, its weights.
struct one_channel {
  near_values x;
  near_results y;
  std::size_t of_x, of_y;
  const float* weights;
  float bias;

  /// Elements of a row of x, one for each of 32 windows; 0 beyond its edges.
  PEWTER_INLINE lanes<float> pixels(std::size_t row, const pixels_of_element& p) const {
    return p.in_a_row ? x.at(of_x + row + p.first, p.inside) : x.gathered(of_x + row, p.index, p.inside);
  }
};

/// sums += what element l of the windows gives to `count` rows of y from `first` on. @param partly whether
/// some active lanes have no such element
template <int count, bool partly>
PEWTER_INLINE void add_column(const convolution_arguments& a, const one_channel& of, const window_rows& rows,
                              const pixels_of_element& pixels, std::size_t l, std::size_t first,
                              lanes<float> (&sums)[count]) {
  const std::size_t begin = first * a.rows.window.stride - a.rows.window.padding;
  for (std::size_t distance = 0; distance < rows.seen; ++distance) {
    const std::size_t row = begin + distance;
    if (row >= a.rows.from) continue;
    const lanes<float> values = of.pixels(row * a.cols.from, pixels);
    native::each<count>([&](auto r) PEWTER_INLINE_LAMBDA {
      const int k = rows.element[distance][r.value];
      if (k == window_rows::none) return;
      const lanes<float> weight = of.weights[static_cast<std::size_t>(k) * a.cols.window.extent + l];
      const lanes<float> sum = fma(values, weight, sums[r.value]);
      sums[r.value] = partly ? select(pixels.inside, sum, sums[r.value]) : sum;
    });
  }
}

/// `count` rows of y from `first` on.
template <int count>
PEWTER_INLINE void sum_rows(const convolution_arguments& a, const one_channel& of, const window_rows& rows,
                            std::size_t first) {
  for_each_32(a.cols.to, [&](std::size_t column, auto some) PEWTER_INLINE_LAMBDA {
    const lane_mask active(some);
    lanes<float> sums[count];
    native::each<count>([&](auto r) PEWTER_INLINE_LAMBDA { sums[r.value] = of.bias; });
    for (std::size_t l = 0; l < a.cols.window.extent; ++l) {
      const pixels_of_element pixels(a.cols, false, column, l, active);
      if (!any(pixels.inside)) continue;
      if (all(pixels.inside | ~active))
        add_column<count, false>(a, of, rows, pixels, l, first, sums);
      else
        add_column<count, true>(a, of, rows, pixels, l, first, sums);
    }
    native::each<count>([&](auto r) PEWTER_INLINE_LAMBDA {
      of.y.put(of.of_y + (first + r.value) * a.cols.to + column, sums[r.value], active);
    });
  });
}

/// Some rows of y of a channel.
[[gnu::noinline]] void rows_of_channel(const convolution_arguments& a, std::size_t task) {
  constexpr std::size_t together = detail::rows_of_y_together;
  const std::size_t parts = (a.rows.to + detail::rows_of_y_a_task - 1) / detail::rows_of_y_a_task;
  const std::size_t first = task % parts * detail::rows_of_y_a_task, channel = task / parts,
                    n = window_elements(a);
  const std::size_t end = smaller_of(a.rows.to, first + detail::rows_of_y_a_task), f = channel % a.channels;
  float weights[detail::most_kept_weights];
  stored_values(a.weight, a.type).copy(f * n, n, weights);
  const one_channel of{{a.x, a.type},
                       {a.y, a.type},
                       channel * a.rows.from * a.cols.from,
                       channel * a.rows.to * a.cols.to,
                       weights,
                       a.bias == nullptr ? 0.0f : stored_values(a.bias, a.type)[f]};
  const window_rows rows(a.rows);
  std::size_t row = first;
  for (; row + together <= end; row += together) sum_rows<together>(a, of, rows, row);
  for (; row < end; ++row) sum_rows<1>(a, of, rows, row);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
