// Generated from kernels/metal/interface/Metal/MTLAccelerationStructureTypes.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
struct PackedFloat3 {
  static constexpr PackedFloat3 Make(float x_, float y_, float z_) { return PackedFloat3(x_, y_, z_); }
  constexpr PackedFloat3() = default;
  constexpr PackedFloat3(float x_, float y_, float z_) : x(x_), y(y_), z(z_) {}
  float x = {};
  float y = {};
  float z = {};
};
struct PackedFloat4x3 {
  MTL::PackedFloat3 columns[4];
};
struct AxisAlignedBoundingBox {
  static constexpr AxisAlignedBoundingBox Make(MTL::PackedFloat3 min_, MTL::PackedFloat3 max_) { return AxisAlignedBoundingBox(min_, max_); }
  constexpr AxisAlignedBoundingBox() = default;
  constexpr AxisAlignedBoundingBox(MTL::PackedFloat3 min_, MTL::PackedFloat3 max_) : min(min_), max(max_) {}
  MTL::PackedFloat3 min = {};
  MTL::PackedFloat3 max = {};
};
struct PackedFloatQuaternion {
  static constexpr PackedFloatQuaternion Make(float x_, float y_, float z_, float w_) { return PackedFloatQuaternion(x_, y_, z_, w_); }
  constexpr PackedFloatQuaternion() = default;
  constexpr PackedFloatQuaternion(float x_, float y_, float z_, float w_) : x(x_), y(y_), z(z_), w(w_) {}
  float x = {};
  float y = {};
  float z = {};
  float w = {};
};
struct ComponentTransform {
  MTL::PackedFloat3 scale;
  MTL::PackedFloat3 shear;
  MTL::PackedFloat3 pivot;
  MTL::PackedFloatQuaternion rotation;
  MTL::PackedFloat3 translation;
};
}  // namespace MTL
namespace MTL {
}  // namespace MTL
