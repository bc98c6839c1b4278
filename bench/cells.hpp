// The cells of the matrix: every kernel of the registry x pattern x threadgroup size x element type x shape.
// A name reads kernel/pattern/threads/type/shape; automatic/0 is what the library chooses by itself.
#pragma once

#include <string>
#include <vector>

#include "bench/suite.hpp"
#include "kernels/runtime/registry.hpp"

namespace pewter::bench {

struct cell {
  const kernel* which;
  pewter::pattern pattern;
  std::uint32_t threads;  ///< of a threadgroup; 0: the library's choice
  element_type type;
  const named_shape* shape;

  std::string name() const {
    return std::string(which->name) + "/" + name_of(pattern) + "/" + std::to_string(threads) + "/" +
           name_of(type) + "/" + shape->label;
  }
  /// The kernel's first shape in its first type: part of the quick matrix.
  bool quick() const { return shape == which->about->shapes.data() && type == which->about->types.front(); }
};

/// The cells in the registry's order; quick ones only, or all.
std::vector<cell> cells_of_matrix(mode);

}  // namespace pewter::bench
