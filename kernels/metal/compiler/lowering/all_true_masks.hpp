// Masks that have all lanes, as scalars say.
// Why: kernels/metal/compiler/vectorize/shapes.md#rows-of-16-and-8.
#pragma once

#include <llvm/IR/IRBuilder.h>

namespace pewter::metal {

/// Whether a mask has all lanes, from scalars alone; null: that is not known. False may also be said of a
/// full mask whose numbers come close to their type's largest.
llvm::Value* is_full(llvm::IRBuilder<>&, llvm::Value* mask);

}  // namespace pewter::metal
