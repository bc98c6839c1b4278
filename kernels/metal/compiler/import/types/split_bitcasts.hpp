// Casts of bits that join or divide the elements of a thread's vector.
#pragma once

namespace llvm {
class Function;
}

namespace pewter::metal {

/// as_type<half2>(uint) and the like become shifts of single elements: LLVM's scalarizer, which splits all
/// other operations on vectors of a thread, leaves a cast that has a vector on one side alone.
void split_bitcasts(llvm::Function&);

}  // namespace pewter::metal
