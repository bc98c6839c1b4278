#include "kernels/metal/compiler/barriers/rematerialization.hpp"

#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>

#include <vector>

namespace pewter::metal {

using namespace llvm;

namespace {

bool is_splat(const Instruction& i) {
  const auto* s = dyn_cast<ShuffleVectorInst>(&i);
  if (s == nullptr || !s->isZeroEltSplat()) return false;
  const auto* in = dyn_cast<InsertElementInst>(s->getOperand(0));
  return in != nullptr && isa<UndefValue>(in->getOperand(0));
}

}  // namespace

bool rematerialized_values::is_free(const Value* v, unsigned depth) {
  if (isa<Constant>(v) || isa<Argument>(v)) return true;
  const auto* i = dyn_cast<Instruction>(v);
  if (i == nullptr || depth > 6) return false;
  if (const auto known = free_.find(i); known != free_.end()) return known->second;
  bool result = false;
  if (const auto* load = dyn_cast<LoadInst>(i)) {
    APInt offset(64, 0);
    result = load->hasMetadata(LLVMContext::MD_invariant_load) &&
             isa<Argument>(load->getPointerOperand()->stripAndAccumulateConstantOffsets(f_.getDataLayout(),
                                                                                        offset, true));
  } else if (const auto* op = dyn_cast<BinaryOperator>(i)) {
    result =
        !op->isIntDivRem() && op->getOpcode() != Instruction::FDiv && op->getOpcode() != Instruction::FRem;
  } else {
    result = isa<GetElementPtrInst, CastInst, CmpInst, SelectInst, InsertElementInst, ShuffleVectorInst>(i);
  }
  for (const Use& u : i->operands()) result = result && is_free(u.get(), depth + 1);
  if (depth == 0 || result) free_[i] = result;
  return result;
}

void rematerialized_values::bring_to(BasicBlock& entry) {
  std::vector<Instruction*> free;
  for (Instruction& i : instructions(f_)) {
    if (i.getParent() != &entry && is_free(&i)) free.push_back(&i);
  }
  const auto bring = [&](Value* v, const auto& self) -> void {
    auto* i = dyn_cast<Instruction>(v);
    if (i == nullptr || i->getParent() == &entry) return;
    for (Use& u : i->operands()) self(u.get(), self);
    i->moveBefore(entry.getTerminator()->getIterator());
    i->dropPoisonGeneratingFlags();
  };
  for (Instruction* i : free) bring(i, bring);
}

void rematerialized_values::bring_splats_to_their_uses() {
  std::vector<Instruction*> splats;
  for (Instruction& i : instructions(f_)) {
    if (is_splat(i) && !is_free(&i)) splats.push_back(&i);
  }
  for (Instruction* s : splats) {
    DenseMap<BasicBlock*, Instruction*> made;
    for (Use& u : make_early_inc_range(s->uses())) {
      auto* user = cast<Instruction>(u.getUser());
      auto* phi = dyn_cast<PHINode>(user);
      BasicBlock* where = phi != nullptr ? phi->getIncomingBlock(u) : user->getParent();
      if (where == s->getParent()) continue;
      Instruction*& copy = made[where];
      if (copy == nullptr) {
        IRBuilder<> b(where, where->getFirstInsertionPt());
        copy =
            cast<Instruction>(b.CreateVectorSplat(cast<FixedVectorType>(s->getType())->getNumElements(),
                                                  cast<InsertElementInst>(s->getOperand(0))->getOperand(1)));
      }
      u.set(copy);
    }
  }
}

}  // namespace pewter::metal
