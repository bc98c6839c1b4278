// Prefetches within a block that is longer than what a processor looks ahead.
#pragma once

#include <llvm/ADT/ArrayRef.h>
#include <llvm/IR/Instructions.h>

namespace pewter::metal {

/// Each line is prefetched about a thousand instructions before it is loaded, once its address can be known.
/// @param loads of one block, in their order
void prefetch_in_block(llvm::BasicBlock&, llvm::ArrayRef<llvm::LoadInst*> loads, unsigned register_bytes);

}  // namespace pewter::metal
