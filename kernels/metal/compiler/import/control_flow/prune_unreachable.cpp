#include <llvm/IR/Instructions.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>
#include <llvm/Transforms/Utils/Local.h>

#include "kernels/metal/compiler/import/import_ir.hpp"
#include "kernels/metal/compiler/import/thread_passes.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

bool is_never_entered(const BasicBlock& b) {
  return isa<UnreachableInst>(b.getTerminator()) && none_of(b, [](const Instruction& i) {
           return i.mayReadOrWriteMemory() && (isa<CallBase>(i) || i.isVolatile());
         });
}

BasicBlock* other_successor(const Instruction& end, const BasicBlock* dead) {
  for (unsigned n = 0; n < end.getNumSuccessors(); ++n) {
    if (end.getSuccessor(n) != dead) return end.getSuccessor(n);
  }
  return nullptr;
}

/// The way to `dead` becomes one of the others.
void turn_away(BasicBlock& from, BasicBlock& dead) {
  Instruction* end = from.getTerminator();
  BasicBlock* other = other_successor(*end, &dead);
  if (other == nullptr) return;
  if (isa<BranchInst>(end)) {
    dead.removePredecessor(&from);
    ReplaceInstWithInst(end, BranchInst::Create(other));
    return;
  }
  auto* choice = cast<SwitchInst>(end);
  for (auto c = choice->case_begin(); c != choice->case_end();) {
    if (c->getCaseSuccessor() != &dead) {
      ++c;
      continue;
    }
    dead.removePredecessor(&from);
    c = choice->removeCase(c);
  }
  if (choice->getDefaultDest() != &dead) return;
  dead.removePredecessor(&from);
  // The first case's way is the default's.
  const auto first = choice->case_begin();
  choice->setDefaultDest(first->getCaseSuccessor());
  choice->removeCase(first);
}

}  // namespace

void leave_out_unreachable(Function& f) {
  SmallVector<BasicBlock*> dead;
  for (BasicBlock& b : f) {
    if (is_never_entered(b)) dead.push_back(&b);
  }
  while (!dead.empty()) {
    BasicBlock* const b = dead.pop_back_val();
    const SmallVector<BasicBlock*> from(predecessors(b));
    for (BasicBlock* p : SmallSetVector<BasicBlock*, 4>(from.begin(), from.end())) {
      if (!isa<BranchInst, SwitchInst>(p->getTerminator())) continue;
      turn_away(*p, *b);
      if (p->getUniqueSuccessor() != b) continue;
      // Whoever comes to p comes to b.
      changeToUnreachable(p->getTerminator());
      if (is_never_entered(*p)) dead.push_back(p);
    }
  }
  EliminateUnreachableBlocks(f);
}

void lower_switches(Module& m, pass_runner& passes) {
  passes.run(m, "function(lower-switch)");
  for (Function& f : m)
    if (!f.isDeclaration()) EliminateUnreachableBlocks(f);
}

}  // namespace pewter::metal
