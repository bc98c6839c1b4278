// One side of images that windows go over.
#pragma once

#include <cstddef>

#include "pewter/error.hpp"
#include "pewter/images.hpp"

namespace pewter::detail {

struct window_axis {
  std::size_t from, to;  ///< elements, and results
  window_side window;
};

/// The limit for an image's side with its padding.
inline constexpr std::size_t most_extent = std::size_t{1} << 31;

/// @param side "height" or "width"
/// @throws error for a window, stride or dilation of 0, for padding of a window or more, and for extents
/// beyond 2^31
inline void check_window(const char* function, const char* side, std::size_t extent, const window_side& w) {
  const struct {
    const char* name;
    std::size_t value;
  } at_least_one[] = {{"extent", w.extent}, {"stride", w.stride}, {"dilation", w.dilation}};
  for (const auto& field : at_least_one)
    if (field.value == 0 || field.value > most_extent)
      raise("%s: window.%s.%s = %zu, must be at least 1 and at most %zu", function, side, field.name,
            field.value, most_extent);
  const std::size_t reach = w.dilation * (w.extent - 1);
  if (reach >= most_extent)
    raise("%s: window.%s reaches over %zu elements, must be at most %zu", function, side, reach + 1,
          most_extent);
  if (w.padding > reach)
    raise("%s: window.%s.padding = %zu, must be at most dilation (extent - 1) = %zu", function, side,
          w.padding, reach);
  if (extent > most_extent || extent + 2 * w.padding > most_extent)
    raise("%s: %s = %zu with padding of %zu, must be at most %zu in all", function, side, extent, w.padding,
          most_extent);
}

}  // namespace pewter::detail
