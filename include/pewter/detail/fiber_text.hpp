// How diagnoses name SIMD groups and threadgroups.
#pragma once

#include <cstdint>
#include <string>

#include "pewter/geometry.hpp"

namespace pewter::detail {

/// "0", "0-3", "1, 4-7".
[[gnu::cold]] inline std::string text_of_fibers(std::uint32_t fibers) {
  std::string text;
  for (int i = 0; i < 32; ++i) {
    if ((fibers >> i & 1) == 0) continue;
    int last = i;
    while (last < 31 && (fibers >> (last + 1) & 1) != 0) ++last;
    if (!text.empty()) text += ", ";
    text += std::to_string(i);
    if (last > i) text.append("-").append(std::to_string(last));
    i = last;
  }
  return text;
}
[[gnu::cold]] inline std::string simdgroups_of_text(std::uint32_t fibers) {
  return ((fibers & (fibers - 1)) == 0 ? "SIMD group " : "SIMD groups ") + text_of_fibers(fibers);
}
[[gnu::cold]] inline std::string text_of_position(const char* name, uint3 at) {
  return std::string(name) + ": threadgroup (" + std::to_string(at.x) + ", " + std::to_string(at.y) + ", " +
         std::to_string(at.z) + "): ";
}

}  // namespace pewter::detail
