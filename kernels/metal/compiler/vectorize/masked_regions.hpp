// Blocks that are run under a mask, and their copies for when all lanes are active.
#pragma once

#include <llvm/IR/Function.h>

#include <vector>

namespace pewter::metal {

/// Blocks that are run under a mask: from `then` to where it joins what goes around it.
struct masked_region {
  llvm::BasicBlock *from, *then, *join;
  llvm::Value* mask;
};

/// Regions whose masks scalars know to be full get a copy without masks.
void version_branches_on_full_masks(const std::vector<masked_region>&);

/// A loop whose lanes are all active until one leaves gets a copy without masks.
void version_loops_on_full_masks(llvm::Function&, const std::vector<masked_region>&);

}  // namespace pewter::metal
