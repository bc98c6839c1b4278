// Blocks of many sums of products, whose order is the order of the machine's code.
#pragma once

#include <llvm/IR/Module.h>

namespace pewter::metal {

/// What such a block multiplies lies in memory until it is multiplied: elements that are broadcast one by one
/// are loaded so, values are loaded and permuted just before their first use, and what a SIMD group keeps
/// across a barrier is stored when it is there. Why: kernels/metal/compiler/lowering/lowering.md#tiles.
void order_tiles(llvm::Module&);

}  // namespace pewter::metal
