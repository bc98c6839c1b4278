// Loops without an end, as one whose step is a function constant without a value has: structured control flow
// wants a way out.
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include "kernels/metal/compiler/import/import_ir.hpp"

namespace pewter::metal {

using namespace llvm;

void leave_endless_loops(Function& f) {
  DominatorTree tree(f);
  const LoopInfo loops(tree);
  std::vector<std::pair<BasicBlock*, BasicBlock*>> edges;
  for (const Loop* l : loops.getLoopsInPreorder()) {
    SmallVector<BasicBlock*> exits, latches;
    l->getExitBlocks(exits);
    l->getLoopLatches(latches);
    if (exits.empty() && !latches.empty()) edges.emplace_back(latches.front(), l->getHeader());
  }
  for (const auto& [latch, header] : edges) {
    BasicBlock* between = SplitEdge(latch, header);
    IRBuilder<> b(between->getTerminator());
    FunctionCallee size =
        f.getParent()->getOrInsertFunction("pewter.position.threads_per_threadgroup",
                                           FunctionType::get(b.getInt32Ty(), {b.getInt32Ty()}, false));
    auto* declared = cast<Function>(size.getCallee());
    declared->setDoesNotAccessMemory();
    declared->setDoesNotThrow();
    declared->setWillReturn();
    Value* never = b.CreateICmpEQ(b.CreateCall(size, {b.getInt32(0)}), b.getInt32(0));
    BasicBlock* out = BasicBlock::Create(f.getContext(), "never", &f);
    ReturnInst::Create(f.getContext(), out);
    ReplaceInstWithInst(between->getTerminator(), BranchInst::Create(out, header, never));
  }
}

}  // namespace pewter::metal
