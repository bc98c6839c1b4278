// Neighbours that lanes load and store stay in the order of memory in between. Why:
// kernels/metal/compiler/vectorize/neighbours.md#order-of-memory.
#pragma once

#include <llvm/IR/Module.h>

#include <string>

namespace pewter::metal {

/// What is stored as neighbours of each lane, and made element by element, through phis too, of what is
/// loaded so, is computed in registers as they lie in memory, where that takes fewer shuffles.
void propagate_memory_layout(llvm::Module&, const std::string& target);

}  // namespace pewter::metal
