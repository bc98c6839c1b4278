// A function of integers in one block: each of its instructions is one on vectors, too.
#pragma once

#include <llvm/IR/Function.h>

namespace pewter::metal {

/// One block of instructions that LLVM has on vectors of integers, and calls of shared functions.
bool is_flat(const llvm::Function&);

/// Branches become choices between values, where that is worth it: what both ways compute is done always.
/// Else the function stays as it is.
void flatten(llvm::Function&);

}  // namespace pewter::metal
