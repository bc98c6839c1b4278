#include "kernels/metal/compiler/checked/thread_paths.hpp"

#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>

#include "kernels/metal/compiler/analysis/builtins.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// Where a thread goes on that has come from a block: that of a switch over where it came from, too.
const BasicBlock* next_of(const BasicBlock& from, const BasicBlock& block) {
  const Instruction* last = block.getTerminator();
  if (const auto* choice = dyn_cast<SwitchInst>(last)) {
    const auto* phi = dyn_cast<PHINode>(choice->getCondition());
    if (phi == nullptr || phi->getParent() != &block) return nullptr;
    const auto* value = dyn_cast<ConstantInt>(phi->getIncomingValueForBlock(&from));
    return value == nullptr ? nullptr : choice->findCaseValue(value)->getCaseSuccessor();
  }
  return last->getNumSuccessors() == 1 ? last->getSuccessor(0) : nullptr;
}

}  // namespace

bool ends_at(const BasicBlock& came_from, const BasicBlock& came_to) {
  const BasicBlock *from = &came_from, *block = &came_to;
  constexpr int most = 16;  // blocks, as a loop has no end
  for (int n = 0; n < most && block != nullptr; ++n) {
    const bool does_nothing = all_of(*block, [](const Instruction& i) {
      const auto* intrinsic = dyn_cast<IntrinsicInst>(&i);
      return isa<PHINode>(i) || i.isTerminator() ||
             (intrinsic != nullptr && intrinsic->isAssumeLikeIntrinsic());
    });
    if (!does_nothing) return false;
    if (isa<ReturnInst>(block->getTerminator())) return true;
    const BasicBlock* next = next_of(*from, *block);
    from = block;
    block = next;
  }
  return false;
}

void add_meetings(Function& f, LoopInfo& loops) {
  IRBuilder<> b(f.getContext());
  for (Loop* l : loops.getLoopsInPreorder()) {
    BasicBlock* latch = l->getLoopLatch();
    const bool meets = any_of(l->blocks(), [](const BasicBlock* block) {
      return any_of(*block, [](const Instruction& i) {
        const auto* call = dyn_cast<CallInst>(&i);
        return call != nullptr && builtin_of(*call).is_simd;
      });
    });
    if (latch == nullptr || !meets) continue;
    // SIMD-group functions take their turns in the blocks' order.
    BasicBlock* last = latch;
    for (BasicBlock& block : f)
      if (l->contains(&block)) last = &block;
    if (last != latch) latch->moveAfter(last);
    b.SetInsertPoint(latch->getTerminator());
    FunctionCallee meet = f.getParent()->getOrInsertFunction(
        "pewter.simd.meet.u", FunctionType::get(b.getInt32Ty(), {b.getInt32Ty()}, false));
    cast<Function>(meet.getCallee())->addFnAttr(Attribute::Convergent);
    cast<Function>(meet.getCallee())->setDoesNotThrow();
    b.CreateCall(meet, {b.getInt32(0)});
  }
}

}  // namespace pewter::metal
