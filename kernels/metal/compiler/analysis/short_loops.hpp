// Short loops over a thread's arrays, which are unrolled whatever they do besides: the arrays then stay in
// registers, and the loop around them may be the innermost one.
// Why: kernels/metal/compiler/vectorize/neighbours.md#short-loops.
#pragma once

#include <llvm/IR/Function.h>

#include <cstddef>

namespace pewter::metal {

struct unrolling_limits {
  unsigned turns = 16;
  std::size_t growth = 2000;     ///< of a function, in instructions: half of a large kernel
  std::size_t by_source = 8000;  ///< of a function in which loops are unrolled as its source wants
};

/// Marks them for LLVM's unrolling.
void mark_short_loops(llvm::Function&);
void mark_loops_up_to(llvm::Function&, unrolling_limits);

}  // namespace pewter::metal
