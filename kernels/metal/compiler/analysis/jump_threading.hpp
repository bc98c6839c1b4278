// Branches that are known on one of the ways to them.
#pragma once

#include <llvm/IR/BasicBlock.h>

namespace pewter::metal {

/// Where `block` does nothing but decide, and its decision is constant on entry from `from`, that entry goes
/// to the successor at once.
/// @param to the successor that it must decide for
void go_past_known_branch(llvm::BasicBlock* from, llvm::BasicBlock* block, llvm::BasicBlock* to);

}  // namespace pewter::metal
