// What a call of the public API launches: the geometry that the library chose, seen from outside.
#pragma once

#include <vector>

#include "bench/cells.hpp"
#include "pewter/geometry.hpp"

namespace pewter::bench {

/// The geometry of every launch of one call of the cell's kernel, in order. Empty where the library is linked
/// as a shared one, whose calls cannot be watched.
std::vector<launch_geometry> launches_of(const cell&, void* const* operands);

}  // namespace pewter::bench
