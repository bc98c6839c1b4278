// The arguments of grayscale, and how many pixels a thread takes.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/common/operand_members.hpp"

namespace pewter::detail {

struct grayscale_arguments {
  const std::uint8_t* rgba;  // (height, width, 4)
  std::uint8_t* gray;        // (height, width)
  std::size_t width;

  PEWTER_OPERANDS(rgba, gray)
};

/// For the pattern vectorized: neighbours in a row.
inline constexpr std::uint32_t pixels_per_thread = 4;

}  // namespace pewter::detail
