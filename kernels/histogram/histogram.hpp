// The arguments of histogram: counts[b] = number of x[i] in bin b.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/common/operand_members.hpp"

namespace pewter::detail {

struct histogram_arguments {
  const void* x;          // (n)
  std::uint32_t* counts;  // (bins), zeros at first
  std::size_t n;
  std::uint32_t bins;
  float low, scale;  // bin (x - low) * scale, rounded down

  PEWTER_OPERANDS(x, counts)
};

/// A threadgroup's share of x: 16 times as many as there can be bins to clear and to merge.
inline constexpr std::size_t elements_per_histogram = 65536;
inline constexpr std::uint32_t most_bins = 4096;

}  // namespace pewter::detail
