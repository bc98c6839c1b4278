// SIMD-group functions know which lanes are there.
//
// A GPU since compute capability 7.0 may go on with lanes that it has parted, and does so at joins that are
// no post-dominators, as those of a switch that falls through: asked for its lanes there, it names some.
// So the kernel keeps the masks itself (gpu_lane_masks.cpp). Where ways join in another manner than branches
// and loops do, the code is structured first. Where that may not be, the fork's active lanes are asked for,
// and waited for at the join. Lanes that have ended are not.
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/PostDominators.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/IntrinsicsNVPTX.h>

#include "kernels/metal/compiler/gpu/gpu_code.hpp"
#include "kernels/metal/compiler/gpu/gpu_control_flow.hpp"
#include "kernels/metal/compiler/import/passes.hpp"
#include "kernels/metal/compiler/import/thread_passes.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

struct join {
  BasicBlock *fork, *at;
};

/// Joins where lanes wait for each other, in a kernel whose masks are not known. All lanes must come there:
/// one that goes elsewhere might be held at a join that the driver's compiler knows.
class joins {
 public:
  explicit joins(Function& f) : flow_(f), before_simd_(leading_to(flow_.simd)) {}

  std::vector<join> find() {
    std::vector<join> found;
    for (BasicBlock& b : flow_.of) {
      if (before_simd_.count(&b) == 0 || !flow_.tree.isReachableFromEntry(&b) || !is_join(b)) continue;
      if (const Loop* loop = flow_.loops.getLoopFor(&b); loop != nullptr && !has_simd(*loop)) continue;
      BasicBlock* fork = flow_.fork_of(b);
      if (fork != nullptr && arrival_at(b, *fork) != arrival::some) found.push_back({fork, &b});
    }
    return found;
  }

 private:
  /// What loops begin with is none: each iteration's lanes are those of the one before.
  bool is_join(BasicBlock& b) const {
    if (flow_.loops.isLoopHeader(&b)) return false;
    return pred_size(&b) > 1 || any_of(predecessors(&b), [&](const BasicBlock* from) {
             const Loop* loop = flow_.loops.getLoopFor(from);
             return loop != nullptr && !loop->contains(&b);
           });
  }

  /// Lanes that diverge in a loop without any may stay so up to its end.
  bool has_simd(const Loop& loop) const {
    return any_of(flow_.simd, [&](const BasicBlock* b) { return loop.contains(b); });
  }

  control_flow flow_;
  block_set before_simd_;
};

/// Where lanes return early, structured code leads them past the rest: none may wait at a join while others
/// wait for it in a barrier. So none returns early, or all that come to the first barrier or function come to
/// each barrier, once.
bool may_be_structured(Function& f) {
  DominatorTree tree(f);
  const PostDominatorTree after(f);
  const LoopInfo loops(tree);
  const block_set barriers = blocks_with(f, Intrinsic::nvvm_barrier_cta_sync_aligned_all);
  const BasicBlock* first = nullptr;
  for (const Intrinsic::ID id : {Intrinsic::nvvm_activemask, Intrinsic::nvvm_barrier_cta_sync_aligned_all})
    for (const BasicBlock* b : blocks_with(f, id))
      if (tree.isReachableFromEntry(b) && !b->isEntryBlock())
        first = first == nullptr ? b : tree.findNearestCommonDominator(first, b);
  if (first == nullptr) return true;
  const auto returns = count_if(f, [&](const BasicBlock& b) {
    return isa<ReturnInst>(b.getTerminator()) && leading_to({&b}).count(first) != 0;
  });
  return returns <= 1 || all_of(barriers, [&](const BasicBlock* b) {
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
  bool are_known = lane_masks(f).are_known();
  if (!are_known && may_be_structured(f)) {
    passes.run(m, structured);
    are_known = lane_masks(f).are_known();
  }
  if (are_known) return lane_masks(f).name();
  IRBuilder<> b(f.getContext());
  for (const join& j : joins(f).find()) {
    b.SetInsertPoint(j.fork->getTerminator());
    Value* lanes = b.CreateIntrinsic(Intrinsic::nvvm_activemask, ArrayRef<Type*>(), ArrayRef<Value*>());
    b.SetInsertPoint(j.at, j.at->getFirstInsertionPt());
    b.CreateIntrinsic(Intrinsic::nvvm_bar_warp_sync, {}, {lanes});
  }
}

}  // namespace pewter::metal
