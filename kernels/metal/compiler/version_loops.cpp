// A copy of each innermost loop with a mask, for as long as all lanes are in it: loads and stores of whole
// vectors, no blends. When the first lane leaves, the loop with the mask goes on.
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include "kernels/metal/compiler/full_masks.hpp"
#include "kernels/metal/compiler/vectorizer.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// A vector goes where it is used, with what is only used for it.
void sink(Value* v, BasicBlock* to) {
  auto* i = dyn_cast<Instruction>(v);
  if (i == nullptr || isa<PHINode>(i) || i->mayReadOrWriteMemory() || !i->getType()->isVectorTy() ||
      i->getParent() == to)
    return;
  if (any_of(i->users(), [&](User* u) { return cast<Instruction>(u)->getParent() != to || isa<PHINode>(u); }))
    return;
  i->moveBefore(to->getFirstNonPHIIt());
  for (Use& u : i->operands()) sink(u.get(), to);
}

bool version(Function& f, PHINode* live) {
  DominatorTree tree(f);
  LoopInfo loops(tree);
  Loop* loop = loops.getLoopFor(live->getParent());
  if (loop == nullptr || !loop->isInnermost() || loop->getHeader() != live->getParent()) return false;
  BasicBlock* before = loop->getLoopPreheader();
  BasicBlock* header = loop->getHeader();
  BasicBlock* latch = loop->getLoopLatch();
  BasicBlock* exit = loop->getExitBlock();
  if (before == nullptr || latch == nullptr || exit == nullptr || loop->getExitingBlock() != latch)
    return false;
  if (before->getTerminator()->getNumSuccessors() != 1 || exit->getSinglePredecessor() != latch) return false;
  Value* start = live->getIncomingValueForBlock(before);
  Value* stays = live->getIncomingValueForBlock(latch);
  if (stays == live) return false;
  // What the loop defines reaches the exit by phis alone, so that these can take it from either copy.
  for (BasicBlock* b : loop->blocks()) {
    for (Instruction& i : *b) {
      for (User* u : i.users()) {
        auto* user = cast<Instruction>(u);
        if (!loop->contains(user) && !(user->getParent() == exit && isa<PHINode>(user))) return false;
      }
    }
  }
  ValueToValueMapTy copies;
  std::vector<BasicBlock*> made;
  for (BasicBlock* b : loop->blocks()) {
    BasicBlock* copy = CloneBasicBlock(b, copies, ".all", &f);
    copies[b] = copy;
    made.push_back(copy);
  }
  for (BasicBlock* b : made) {
    b->moveBefore(header);
    for (Instruction& i : *b) RemapInstruction(&i, copies, RF_NoModuleLevelChanges | RF_IgnoreMissingLocals);
  }
  const auto copy_of = [&](Value* v) -> Value* {
    const auto found = copies.find(v);
    return found == copies.end() ? v : static_cast<Value*>(found->second);
  };
  auto* fast_header = cast<BasicBlock>(copy_of(header));
  auto* fast_latch = cast<BasicBlock>(copy_of(latch));
  BasicBlock* end = BasicBlock::Create(f.getContext(), "first.left", &f, header);
  IRBuilder<> b(before->getTerminator());
  const auto bits = [&](Value* mask) { return b.CreateBitCast(mask, b.getInt32Ty()); };
  const auto all_of_them = [&](Value* mask) {
    Value* full = is_full(b, mask);
    return full != nullptr ? full : b.CreateICmpEQ(bits(mask), b.getInt32(~0u));
  };
  b.CreateCondBr(all_of_them(start), fast_header, header);
  before->getTerminator()->eraseFromParent();
  Value* fast_stays = copy_of(stays);
  auto* fast_live = cast<PHINode>(copy_of(live));
  fast_live->replaceAllUsesWith(
      ConstantVector::getSplat(ElementCount::getFixed(lane_count), ConstantInt::getTrue(f.getContext())));
  fast_live->eraseFromParent();
  b.SetInsertPoint(fast_latch->getTerminator());
  b.CreateCondBr(all_of_them(fast_stays), fast_header, end);
  fast_latch->getTerminator()->eraseFromParent();
  b.SetInsertPoint(end);
  b.CreateCondBr(b.CreateICmpNE(bits(fast_stays), b.getInt32(0)), header, exit);
  for (PHINode& phi : header->phis()) phi.addIncoming(copy_of(phi.getIncomingValueForBlock(latch)), end);
  for (PHINode& phi : exit->phis()) phi.addIncoming(copy_of(phi.getIncomingValueForBlock(latch)), end);
  if (auto* mask = dyn_cast<Instruction>(fast_stays); mask != nullptr && mask->getParent() != end) {
    // A copy for the end alone: in the loop scalars decide.
    Instruction* late = mask->clone();
    late->insertBefore(end->getFirstNonPHIIt());
    mask->replaceUsesWithIf(late, [&](Use& u) {
      auto* user = cast<Instruction>(u.getUser());
      auto* phi = dyn_cast<PHINode>(user);
      return user->getParent() == end || (phi != nullptr && phi->getIncomingBlock(u) == end);
    });
    for (Use& u : late->operands()) sink(u.get(), end);
  }
  return true;
}

}  // namespace

void version_loops_on_full_masks(Function& f) {
  std::vector<PHINode*> live;
  for (BasicBlock& b : f) {
    for (PHINode& phi : b.phis()) {
      if (phi.getName().starts_with("live")) live.push_back(&phi);
    }
  }
  for (PHINode* phi : live) version(f, phi);
}

}  // namespace pewter::metal
