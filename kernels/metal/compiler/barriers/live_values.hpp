// Which values a body reads behind a barrier that it has made before, and which of these live at one time.
#pragma once

#include <llvm/ADT/BitVector.h>
#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>

#include <vector>

#include "kernels/metal/compiler/barriers/rematerialization.hpp"

namespace pewter::metal {

/// Where a body waits: the block that returns, and the one at which it goes on.
struct resumption {
  llvm::ReturnInst* end;
  llvm::BasicBlock* next;
};

class live_values {
 public:
  /// Of a body that has been cut; what each state makes anew is none.
  live_values(llvm::Function&, llvm::ArrayRef<resumption>, rematerialized_values&);

  /// Read behind a barrier and made before it, the longest first.
  llvm::ArrayRef<llvm::Instruction*> crossing() const { return crossing_; }
  bool is_crossing(const llvm::Value* v) const { return place_of(v) >= 0; }
  /// The numbers of the barriers that it lives at.
  const llvm::BitVector& barriers_of(const llvm::Instruction& v) const { return barriers_[index(v)]; }
  /// Whether one is made, or goes on, where the other lives.
  bool live_at_one_time(const llvm::Instruction& a, const llvm::Instruction& b) const {
    return together_[index(a)].test(index(b));
  }
  /// Whether no way leads to a block but through the other: a branch there begins a loop's next turn.
  bool comes_back(llvm::BasicBlock& from, llvm::BasicBlock& to);
  /// Whether it is read in the block or behind it, or by the block's phis when they come from the other.
  bool is_wanted(const llvm::Instruction& v, llvm::BasicBlock& in, llvm::BasicBlock& from) const;

 private:
  void number_values(rematerialized_values&);
  void find_reads(llvm::BasicBlock&);
  void follow_reads();
  void find_crossing();
  void find_together(llvm::BasicBlock&);
  llvm::BitVector behind(llvm::BasicBlock&) const;
  /// In crossing(); -1: it is not there.
  int place_of(const llvm::Value* v) const {
    const auto found = number_.find(v);
    return found == number_.end() ? -1 : place_of_number_[found->second];
  }
  unsigned index(const llvm::Instruction& v) const { return static_cast<unsigned>(place_of(&v)); }

  llvm::Function& f_;
  llvm::ArrayRef<resumption> waits_;
  llvm::DenseMap<llvm::BasicBlock*, llvm::BasicBlock*> next_of_;
  llvm::DenseMap<const llvm::Value*, unsigned> number_;  ///< of all values that are read in other blocks
  std::vector<llvm::Instruction*> all_;
  llvm::DenseMap<llvm::BasicBlock*, llvm::BitVector> reads_, has_;
  std::vector<llvm::Instruction*> crossing_;
  std::vector<int> place_of_number_;
  std::vector<llvm::BitVector> barriers_, together_;
  llvm::DenseMap<llvm::BasicBlock*, llvm::SmallPtrSet<llvm::BasicBlock*, 16>> without_;  ///< what is reached
};

}  // namespace pewter::metal
