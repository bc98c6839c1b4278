// Sums over lanes of what each lane reads in one piece. Why:
// kernels/metal/compiler/vectorize/neighbours.md#units-of-lanes.
#pragma once

#include <llvm/ADT/ArrayRef.h>
#include <llvm/IR/IRBuilder.h>

#include <vector>

#include "kernels/metal/compiler/vectorize/neighbours/lane_units.hpp"

namespace pewter::metal {

/// If nothing is made of the words of units but sums over 32 lanes, each by one operation of a vector's
/// halves, then of the halves of that: makes these of the units themselves, which need not be transposed.
/// Operations and their order are the same.
/// @param words loads of each lane's first word, second word and so on
/// @param load of a lane's unit
/// @param replaced gets what is then not used any more, users first
/// @returns whether it is so
bool sum_units(llvm::IRBuilder<>&, llvm::ArrayRef<llvm::Instruction*> words, lane_units::load_of load,
               std::vector<llvm::Instruction*>& replaced);

}  // namespace pewter::metal
