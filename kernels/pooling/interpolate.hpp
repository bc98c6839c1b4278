// The arguments of interpolate: a task is a row of results; each result takes `taps` elements a side.
#pragma once

#include <cstddef>
#include <cstdint>

#include "pewter/types.hpp"

namespace pewter::detail {

/// The k-th element of result i and its weight are at k to + i.
struct interpolated_side {
  std::size_t from, to;
  const std::uint32_t* index;  // (taps, to)
  const float* weight;         // (taps, to)
};
struct interpolate_arguments {
  const void* x;
  void* y;
  std::size_t inner, taps;
  interpolated_side rows, cols;
  element_type type;
  std::size_t tasks;
};

}  // namespace pewter::detail
