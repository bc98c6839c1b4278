// What a loop makes in its n-th turn whichever threadgroup runs it: loads that no store can have preceded,
// and what follows from them and from loops' counters. Why:
// kernels/metal/compiler/lowering/lowering.md#kept-turns.
#pragma once

#include <llvm/ADT/DenseSet.h>
#include <llvm/Analysis/LoopInfo.h>

#include "kernels/metal/compiler/barriers/kept_stores.hpp"

namespace pewter::metal {

/// Values of an innermost loop that lies in the loop over SIMD groups, which lies in that over threadgroups.
class equal_turns {
 public:
  /// Null: the loop does not lie so, or threads of its threadgroup may have stored to a buffer before one of
  /// its turns, or learned what others stored.
  static const llvm::Loop* simdgroups_around(const llvm::Loop&);

  equal_turns(const llvm::Loop&, const llvm::Loop& simdgroups);

  /// Whether a value is the same in each threadgroup, in that turn of the SIMD group with that index.
  bool has(const llvm::Instruction& i) const { return !varying_.contains(&i); }
  /// Whether it differs from one SIMD group to another.
  bool differs_in_simdgroups(const llvm::Instruction& i) const { return own_.contains(&i); }

 private:
  using set = llvm::DenseSet<const llvm::Instruction*>;
  bool counts_simdgroups(const llvm::BasicBlock&) const;
  bool is_stored_once(const llvm::LoadInst&) const;
  bool begins_to_vary(const llvm::Instruction&) const;
  void spread(set&) const;

  const llvm::Loop &loop_, &simdgroups_, &threadgroups_;
  kept_stores kept_;
  set varying_, own_;
};

}  // namespace pewter::metal
