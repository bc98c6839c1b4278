// Foundation's plain types.
#pragma once

#include <cstdint>

namespace NS {

using TimeInterval = double;  ///< seconds
using Integer = std::intptr_t;
using UInteger = std::uintptr_t;

inline constexpr Integer IntegerMax = INTPTR_MAX;
inline constexpr Integer IntegerMin = INTPTR_MIN;
inline constexpr UInteger UIntegerMax = UINTPTR_MAX;
inline constexpr Integer NotFound = IntegerMax;

enum ComparisonResult : Integer { OrderedAscending = -1, OrderedSame = 0, OrderedDescending = 1 };

struct OperatingSystemVersion {
  Integer majorVersion, minorVersion, patchVersion;
};

struct Range {
  static constexpr Range Make(UInteger first, UInteger count) { return Range(first, count); }
  constexpr Range() = default;
  constexpr Range(UInteger first, UInteger count) : location(first), length(count) {}
  constexpr bool Equal(const Range& other) const {
    return location == other.location && length == other.length;
  }
  constexpr bool LocationInRange(UInteger at) const { return at - location < length; }
  constexpr UInteger Max() const { return location + length; }

  UInteger location = 0, length = 0;
};

}  // namespace NS
