// Stores of what lanes have as neighbours.
#pragma once

#include <llvm/ADT/SmallVector.h>
#include <llvm/IR/Function.h>

#include "kernels/metal/compiler/vectorize/neighbours/neighbour_web.hpp"

namespace pewter::metal {

/// The same neighbours' stores, with the order of lanes that these have in common.
struct stored_neighbours {
  lane_neighbours of;
  lane_order order;
  neighbour_stores stores;
};

/// @param width elements of a register
llvm::SmallVector<stored_neighbours> find_stored_neighbours(llvm::Function&, unsigned width);

}  // namespace pewter::metal
