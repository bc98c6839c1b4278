// Lanes that parted wait for each other where their ways join, if SIMD-group functions follow.
//
// A GPU since compute capability 7.0 may go on with lanes that it has parted, and does so at joins that are
// no post-dominators, as those of a switch that falls through: a function would see some of its lanes.
// So the fork's active lanes are asked for, and waited for at the join. Lanes that have ended are not.
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/PostDominators.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/IntrinsicsNVPTX.h>

#include "kernels/metal/compiler/driver/passes.hpp"
#include "kernels/metal/compiler/gpu/gpu_code.hpp"
#include "kernels/metal/compiler/import/thread_passes.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

using block_set = SmallPtrSet<const BasicBlock*, 32>;

block_set blocks_with(const Function& f, Intrinsic::ID id) {
  block_set found;
  for (const Instruction& i : instructions(f)) {
    const auto* call = dyn_cast<IntrinsicInst>(&i);
    if (call != nullptr && call->getIntrinsicID() == id) found.insert(call->getParent());
  }
  return found;
}

/// @return the blocks and all that lead there, not through `border`
block_set leading_to(const block_set& blocks, const BasicBlock* border = nullptr) {
  block_set all;
  SmallVector<const BasicBlock*> left(blocks.begin(), blocks.end());
  while (!left.empty()) {
    const BasicBlock* b = left.pop_back_val();
    if (b == border || !all.insert(b).second) continue;
    append_range(left, predecessors(b));
  }
  return all;
}

struct join {
  BasicBlock *fork, *at;
};

class joins {
 public:
  explicit joins(Function& f)
      : f_(f),
        tree_(f),
        loops_(tree_),
        simd_(blocks_with(f, Intrinsic::nvvm_activemask)),
        before_simd_(leading_to(simd_)) {}

  /// @return whether each join that SIMD-group functions follow is among them
  bool find(std::vector<join>& found) {
    bool all = true;
    for (BasicBlock& b : f_) {
      if (before_simd_.count(&b) == 0 || !tree_.isReachableFromEntry(&b) || !is_join(b)) continue;
      if (const Loop* loop = loops_.getLoopFor(&b); loop != nullptr && !has_simd(*loop)) continue;
      BasicBlock* fork = fork_of(b);
      const bool all_come = fork != nullptr && all_come_to(b, *fork);
      if (all_come) found.push_back({fork, &b});
      all = all && all_come;
    }
    return all;
  }

 private:
  /// What loops begin with is none: each iteration's lanes are those of the one before.
  bool is_join(BasicBlock& b) const {
    if (loops_.isLoopHeader(&b)) return false;
    return pred_size(&b) > 1 || any_of(predecessors(&b), [&](const BasicBlock* from) {
             const Loop* loop = loops_.getLoopFor(from);
             return loop != nullptr && !loop->contains(&b);
           });
  }

  /// Lanes that part in a loop without any may stay so up to its end.
  bool has_simd(const Loop& loop) const {
    return any_of(simd_, [&](const BasicBlock* b) { return loop.contains(b); });
  }

  BasicBlock* fork_of(BasicBlock& at) {
    auto* node = tree_.getNode(&at)->getIDom();
    while (node != nullptr && loops_.getLoopFor(node->getBlock()) != loops_.getLoopFor(&at))
      node = node->getIDom();
    return node == nullptr ? nullptr : node->getBlock();
  }

  /// Whether lanes of the fork come to the join before they are at the fork again, or else end at once: lanes
  /// that are waited for and go elsewhere may themselves be held at a join that the driver's compiler knows.
  static bool all_come_to(const BasicBlock& at, const BasicBlock& fork) {
    const block_set coming = leading_to({&at}, &fork);
    block_set seen;
    SmallVector<const BasicBlock*> left(successors(&fork));
    while (!left.empty()) {
      const BasicBlock* b = left.pop_back_val();
      if (b == &at || !seen.insert(b).second) continue;
      if (b == &fork || (coming.count(b) == 0 && !ends_at_once(b))) return false;
      append_range(left, successors(b));
    }
    return true;
  }

  static bool ends_at_once(const BasicBlock* b) {
    for (unsigned n = 0; n < 3 && b != nullptr; ++n, b = b->getSingleSuccessor())
      if (isa<ReturnInst>(b->getTerminator())) return b->size() == 1;
    return false;
  }

  Function& f_;
  DominatorTree tree_;
  LoopInfo loops_;
  block_set simd_, before_simd_;
};

/// Where lanes return early, structured code leads them past the rest: none may wait at a join while others
/// wait for it in a barrier. So all that come to the first barrier or function come to each barrier, once.
bool may_be_structured(Function& f) {
  DominatorTree tree(f);
  const PostDominatorTree after(f);
  const LoopInfo loops(tree);
  const block_set barriers = blocks_with(f, Intrinsic::nvvm_barrier_cta_sync_aligned_all);
  const BasicBlock* first = nullptr;
  for (const Intrinsic::ID id : {Intrinsic::nvvm_activemask, Intrinsic::nvvm_barrier_cta_sync_aligned_all})
    for (const BasicBlock* b : blocks_with(f, id))
      if (tree.isReachableFromEntry(b))
        first = first == nullptr ? b : tree.findNearestCommonDominator(first, b);
  return all_of(barriers, [&](const BasicBlock* b) {
    return loops.getLoopFor(b) == nullptr && after.dominates(b, first);
  });
}

constexpr const char* structured =
    "function(mergereturn,fix-irreducible,loop-simplify,unify-loop-exits,structurizecfg,loop-simplify)";

}  // namespace

void join_lanes(Function& f, pass_runner& passes) {
  if (blocks_with(f, Intrinsic::nvvm_activemask).empty()) return;
  Module& m = *f.getParent();
  lower_switches(m, passes);
  passes.run(m, "function(loop-simplify)");
  std::vector<join> found;
  if (!joins(f).find(found) && may_be_structured(f)) {
    passes.run(m, structured);
    found.clear();
    joins(f).find(found);
  }
  IRBuilder<> b(f.getContext());
  for (const join& j : found) {
    b.SetInsertPoint(j.fork->getTerminator());
    Value* lanes = b.CreateIntrinsic(Intrinsic::nvvm_activemask, ArrayRef<Type*>(), ArrayRef<Value*>());
    b.SetInsertPoint(j.at, j.at->getFirstInsertionPt());
    b.CreateIntrinsic(Intrinsic::nvvm_bar_warp_sync, {}, {lanes});
  }
}

}  // namespace pewter::metal
