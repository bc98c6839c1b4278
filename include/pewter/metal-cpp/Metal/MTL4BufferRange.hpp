// Generated from kernels/metal/interface/Metal/MTL4BufferRange.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
struct BufferRange {
  static constexpr BufferRange Make(std::uint64_t bufferAddress_, std::uint64_t length_) { return BufferRange(bufferAddress_, length_); }
  constexpr BufferRange() = default;
  constexpr BufferRange(std::uint64_t bufferAddress_, std::uint64_t length_) : bufferAddress(bufferAddress_), length(length_) {}
  std::uint64_t bufferAddress = {};
  std::uint64_t length = {};
};
}  // namespace MTL4
namespace MTL4 {
}  // namespace MTL4
