// A number and the size of what it was made of: the same sums and products of absolute values, which rounding
// errors are relative to.
#pragma once

#include <cmath>
#include <limits>

namespace pewter::reference {

struct sized {
  double value = 0, size = 0;

  sized() = default;
  /// The size of an operand: one that is not finite must be met as it is, and has no size.
  sized(double v) : value(v), size(std::isfinite(v) ? std::abs(v) : 0) {}
  sized(double v, double s) : value(v), size(s) {}

  friend sized operator+(sized a, sized b) { return {a.value + b.value, a.size + b.size}; }
  friend sized operator-(sized a, sized b) { return {a.value - b.value, a.size + b.size}; }
  friend sized operator*(sized a, sized b) { return {a.value * b.value, a.size * b.size}; }
  sized& operator+=(sized b) { return *this = *this + b; }

  /// The size, or infinity where a float on the way may have been infinite.
  double magnitude() const {
    constexpr double largest = 1e37;
    return size < largest ? size : std::numeric_limits<double>::infinity();
  }
};

}  // namespace pewter::reference
