// Blocks of many sums of products, whose order is the order of the machine's code.
#pragma once

#include <llvm/IR/Module.h>

namespace pewter::metal {

/// Keeps the factors of such a block in memory until they are used: elements that are broadcast one by one
/// are loaded one by one, values are loaded and permuted just before their first use, and values that a SIMD
/// group keeps across a barrier are stored when made. Why: kernels/metal/compiler/lowering/lowering.md#tiles.
void order_tiles(llvm::Module&);

}  // namespace pewter::metal
