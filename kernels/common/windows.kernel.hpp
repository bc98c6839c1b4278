// Which elements of an image the windows of results have.
#pragma once

#include "kernels/common/tasks.kernel.hpp"
#include "kernels/common/windows.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::window_axis;

constexpr std::size_t nowhere = ~std::size_t{0};

/// The element of x that element k of the window of result i is at; nowhere beyond the edges.
PEWTER_INLINE std::size_t source_of(const window_axis& a, bool transposed, std::size_t i, std::size_t k) {
  const std::size_t reach = k * a.window.dilation;  // unsigned: what is below 0 is beyond every extent
  if (!transposed) {
    const std::size_t at = i * a.window.stride + reach - a.window.padding;
    return at < a.from ? at : nowhere;
  }
  const std::size_t at = i + a.window.padding - reach;
  if (at > a.to + a.window.padding || at % a.window.stride != 0) return nowhere;
  return at / a.window.stride < a.from ? at / a.window.stride : nowhere;
}

/// The elements of the window of result i that x has, where it is not transposed.
struct elements_inside {
  std::size_t begin, end, first, dilation;  // first: where element 0 is, modulo 2^64

  PEWTER_INLINE elements_inside(const window_axis& a, std::size_t i)
      : first(i * a.window.stride - a.window.padding), dilation(a.window.dilation) {
    const std::size_t at = i * a.window.stride, limit = a.from + a.window.padding;
    begin = at < a.window.padding ? (a.window.padding - at + dilation - 1) / dilation : 0;
    end = at < limit ? smaller_of(a.window.extent, (limit - at + dilation - 1) / dilation) : 0;
  }
  PEWTER_INLINE std::size_t at(std::size_t k) const { return first + k * dilation; }
};

/// The pixels of x that element l of the windows of 32 results from `column` on is at.
struct pixels_of_element {
  lanes<std::uint32_t> index;  // in the row; modulo 2^32, as `first` is
  lane_mask inside;            // those that the row has
  std::size_t first;           // the first lane's, where they are neighbours
  bool in_a_row;

  PEWTER_INLINE pixels_of_element(const window_axis& a, bool transposed, std::size_t column, std::size_t l,
                                  lane_mask active)
      : in_a_row(a.window.stride == 1) {
    using U = lanes<std::uint32_t>;
    const auto stride = static_cast<std::uint32_t>(a.window.stride);
    const std::size_t reach = l * a.window.dilation;
    if (!transposed) {
      first = column * a.window.stride + reach - a.window.padding;
      index = U(static_cast<std::uint32_t>(first)) + lane_ids() * stride;
      inside = (index < U(static_cast<std::uint32_t>(a.from))) & active;
      return;
    }
    first = column + a.window.padding - reach;
    const U at = U(static_cast<std::uint32_t>(first)) + lane_ids();
    index = at / U(stride);
    inside = (at < U(1u << 31)) & (index * U(stride) == at) &
             (index < U(static_cast<std::uint32_t>(a.from))) & active;
  }
  /// Those of a row that begins at element `row` of x; 0 where they are not inside.
  PEWTER_INLINE lanes<float> of(const stored_values& x, std::size_t row) const {
    if (!in_a_row) return x.gathered(row, index, inside);
    return all(inside) ? x.at(row + first, all_lanes{}) : x.at(row + first, inside);
  }
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
