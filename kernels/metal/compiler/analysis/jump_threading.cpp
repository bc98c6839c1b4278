#include "kernels/metal/compiler/analysis/jump_threading.hpp"

#include <llvm/Analysis/InstructionSimplify.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/Cloning.h>
#include <llvm/Transforms/Utils/SSAUpdater.h>

namespace pewter::metal {

using namespace llvm;

namespace {

/// What values of a block are if control comes from a given block before it.
class way {
 public:
  way(BasicBlock* from, BasicBlock* block) : from_(from), block_(block), layout_(block->getDataLayout()) {}

  Value* operator()(Value* v) const {
    auto* i = dyn_cast<Instruction>(v);
    if (i == nullptr || i->getParent() != block_) return v;
    if (auto* phi = dyn_cast<PHINode>(i)) return phi->getIncomingValueForBlock(from_);
    SmallVector<Value*> operands;
    for (Use& u : i->operands()) operands.push_back((*this)(u.get()));
    Value* simple = simplifyInstructionWithOperands(i, operands, SimplifyQuery(layout_));
    return simple != nullptr ? simple : v;
  }

 private:
  BasicBlock *from_, *block_;
  const DataLayout& layout_;
};

/// Uses outside of the block, and by phis of other ways.
void reach_uses(Instruction& i, Value* in_copy, BasicBlock* copy) {
  BasicBlock* block = i.getParent();
  SmallVector<Use*> outside;
  for (Use& u : i.uses()) {
    auto* user = cast<Instruction>(u.getUser());
    auto* phi = dyn_cast<PHINode>(user);
    if ((phi != nullptr ? phi->getIncomingBlock(u) : user->getParent()) != block) outside.push_back(&u);
  }
  if (outside.empty()) return;
  SSAUpdater updater;
  updater.Initialize(i.getType(), i.getName());
  updater.AddAvailableValue(block, &i);
  updater.AddAvailableValue(copy, in_copy);
  for (Use* u : outside) updater.RewriteUse(*u);
}

}  // namespace

void go_past_known_branch(BasicBlock* from, BasicBlock* block, BasicBlock* to) {
  constexpr std::size_t longest = 24;
  auto* branch = dyn_cast<BranchInst>(block->getTerminator());
  if (branch == nullptr || !branch->isConditional() || from->getSingleSuccessor() != block ||
      block->size() > longest || block->getSinglePredecessor() != nullptr ||
      any_of(*block, [](Instruction& i) { return i.mayReadOrWriteMemory() || isa<CallInst>(i); }))
    return;
  const auto* decision = dyn_cast<ConstantInt>(way(from, block)(branch->getCondition()));
  if (decision == nullptr || branch->getSuccessor(decision->isOne() ? 0 : 1) != to) return;
  BasicBlock* past =
      BasicBlock::Create(block->getContext(), block->getName() + ".past", block->getParent(), to);
  ValueToValueMapTy copies;
  for (Instruction& i : *block) {
    if (auto* phi = dyn_cast<PHINode>(&i)) {
      copies[phi] = phi->getIncomingValueForBlock(from);
    } else if (!i.isTerminator()) {
      Instruction* copy = i.clone();
      copy->insertInto(past, past->end());
      RemapInstruction(copy, copies, RF_NoModuleLevelChanges | RF_IgnoreMissingLocals);
      copies[&i] = copy;
    }
  }
  BranchInst::Create(to, past);
  from->getTerminator()->replaceSuccessorWith(block, past);
  for (PHINode& phi : block->phis()) phi.removeIncomingValue(from, false);
  for (PHINode& phi : to->phis()) {
    Value* v = phi.getIncomingValueForBlock(block);
    const auto copy = copies.find(v);
    phi.addIncoming(copy == copies.end() ? v : static_cast<Value*>(copy->second), past);
  }
  for (Instruction& i : *block) {
    if (!i.isTerminator()) reach_uses(i, copies[&i], past);
  }
}

}  // namespace pewter::metal
