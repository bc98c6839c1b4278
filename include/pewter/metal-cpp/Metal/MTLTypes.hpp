// Sizes and places in a grid or a texture.
#pragma once

#include "../Foundation/NSTypes.hpp"

namespace MTL {

struct Size {
  static constexpr Size Make(NS::UInteger width, NS::UInteger height, NS::UInteger depth) {
    return Size(width, height, depth);
  }
  constexpr Size() = default;
  constexpr Size(NS::UInteger w, NS::UInteger h, NS::UInteger d) : width(w), height(h), depth(d) {}

  NS::UInteger width = 0, height = 0, depth = 0;
};

struct Origin {
  static constexpr Origin Make(NS::UInteger x, NS::UInteger y, NS::UInteger z) { return Origin(x, y, z); }
  constexpr Origin() = default;
  constexpr Origin(NS::UInteger at_x, NS::UInteger at_y, NS::UInteger at_z) : x(at_x), y(at_y), z(at_z) {}

  NS::UInteger x = 0, y = 0, z = 0;
};

struct Region {
  static constexpr Region Make1D(NS::UInteger x, NS::UInteger width) { return Region(x, width); }
  static constexpr Region Make2D(NS::UInteger x, NS::UInteger y, NS::UInteger width, NS::UInteger height) {
    return Region(x, y, width, height);
  }
  static constexpr Region Make3D(NS::UInteger x, NS::UInteger y, NS::UInteger z, NS::UInteger width,
                                 NS::UInteger height, NS::UInteger depth) {
    return Region(x, y, z, width, height, depth);
  }
  constexpr Region() = default;
  constexpr Region(NS::UInteger x, NS::UInteger width) : origin(x, 0, 0), size(width, 1, 1) {}
  constexpr Region(NS::UInteger x, NS::UInteger y, NS::UInteger width, NS::UInteger height)
      : origin(x, y, 0), size(width, height, 1) {}
  constexpr Region(NS::UInteger x, NS::UInteger y, NS::UInteger z, NS::UInteger width, NS::UInteger height,
                   NS::UInteger depth)
      : origin(x, y, z), size(width, height, depth) {}

  Origin origin;
  Size size;
};

struct SamplePosition {
  static constexpr SamplePosition Make(float x, float y) { return SamplePosition(x, y); }
  constexpr SamplePosition() = default;
  constexpr SamplePosition(float at_x, float at_y) : x(at_x), y(at_y) {}

  float x = 0, y = 0;
};
using Coordinate2D = SamplePosition;

using GPUAddress = std::uint64_t;

/// What a kernel finds a resource by, in an argument buffer.
struct ResourceID {
  std::uint64_t _impl;
};

}  // namespace MTL
