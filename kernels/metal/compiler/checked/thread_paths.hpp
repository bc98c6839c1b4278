// Where threads of a SIMD group meet, and where they end, for checks that say which are missing.
#pragma once

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Function.h>

namespace pewter::metal {

/// Lanes that leave out the rest of a loop's body wait at its end for those that do not.
void add_meetings(llvm::Function&, llvm::LoopInfo&);

/// Whether a thread that comes from a block to another one does nothing more.
bool ends_at(const llvm::BasicBlock& came_from, const llvm::BasicBlock& came_to);

}  // namespace pewter::metal
