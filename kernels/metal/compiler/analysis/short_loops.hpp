// Short loops over a thread's arrays, which are unrolled whatever they do besides: the arrays then stay in
// registers, and the loop around them may be the innermost one.
// Why: kernels/metal/compiler/vectorize/neighbours.md#short-loops.
#pragma once

#include <llvm/IR/Function.h>

namespace pewter::metal {

/// Marks them for LLVM's unrolling.
void mark_short_loops(llvm::Function&);

}  // namespace pewter::metal
