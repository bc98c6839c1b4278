// Where a SIMD group's lanes diverge and reconverge, in a kernel lowered for a GPU.
#pragma once

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Intrinsics.h>

#include <map>
#include <vector>

namespace pewter::metal {

using block_set = llvm::SmallPtrSet<const llvm::BasicBlock*, 32>;

block_set blocks_with(const llvm::Function&, llvm::Intrinsic::ID);

/// @return the blocks and all that lead there, not through `border`
block_set leading_to(const block_set& blocks, const llvm::BasicBlock* border = nullptr);

struct control_flow {
  explicit control_flow(llvm::Function&);

  /// Where lanes of a join, in no loop that the join is not in, were together; nullptr: nowhere.
  llvm::BasicBlock* fork_of(llvm::BasicBlock& join) const;

  llvm::Function& of;
  llvm::DominatorTree tree;
  llvm::LoopInfo loops;
  block_set simd;  ///< blocks with SIMD-group functions
};

/// Whether lanes of the fork come to the join before they are at the fork again.
enum class arrival { some, all_but_ended, all };  ///< some: others go on elsewhere
arrival arrival_at(const llvm::BasicBlock& join, const llvm::BasicBlock& fork);

/// Which lanes are in a block, as values of the kernel: from those that it began with, by what its branches
/// ask and where their ways join. So a function names its lanes whether or not the GPU has them together.
class lane_masks {
 public:
  explicit lane_masks(llvm::Function& f) : flow_(f) {}
  /// Whether the lanes of each SIMD-group function are known.
  bool are_known();
  /// Replaces requests to the GPU for active lanes by the masks, if all masks of the kernel are known.
  void name();

 private:
  struct origin {
    enum kinds { unknown, entry, edge, header, join, join_of_those_left } kind = unknown;
    llvm::SmallVector<llvm::BasicBlock*, 2> blocks;  ///< whose masks it is made of
  };
  origin origin_of(llvm::BasicBlock&) const;
  llvm::Value* mask_of(llvm::BasicBlock&);
  llvm::Value* of_edge(llvm::BasicBlock& from, const llvm::BasicBlock& to);

  control_flow flow_;
  std::map<llvm::BasicBlock*, llvm::Value*> masks_;
  std::map<llvm::BasicBlock*, std::pair<llvm::Value*, llvm::Value*>> ways_;  ///< of a branch's two successors
};

}  // namespace pewter::metal
