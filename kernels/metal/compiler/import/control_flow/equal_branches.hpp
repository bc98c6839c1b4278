// Two branches that compute the same values under the same condition.
#pragma once

#include <llvm/IR/Function.h>

namespace pewter::metal {

/// Replaces the values of `if (c) v = f(x)` where the same stands before on each way: sin(x) + cos(x) reduces
/// x once. LLVM merges equal instructions, not equal branches. What is dead then is left to its passes; true
/// if there is any.
bool merge_equal_branches(llvm::Function& f);

}  // namespace pewter::metal
