// A copy of each innermost loop with a mask, for as long as all lanes are in it: loads and stores of whole
// vectors, no blends. When the first lane leaves, the loop with the mask goes on.
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/PatternMatch.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include <optional>

#include "kernels/metal/compiler/vectorizer.hpp"

namespace pewter::metal {

using namespace llvm;
using namespace llvm::PatternMatch;

namespace {

/// A vector that is base + lane * stride.
struct linear {
  Value* base = nullptr;
  std::int64_t stride = 0;
};

std::optional<linear> linear_of(Value* v) {
  if (auto* c = dyn_cast<Constant>(v)) {
    if (Constant* one = c->getSplatValue(); one != nullptr && isa<ConstantInt>(one)) return linear{one, 0};
    return std::nullopt;
  }
  if (Value* one = getSplatValue(v)) return linear{one, 0};
  Value* base = nullptr;
  Constant* steps = nullptr;
  if (!match(v, m_c_Add(m_Value(base), m_Constant(steps)))) return std::nullopt;
  base = getSplatValue(base);
  auto* second = dyn_cast_or_null<ConstantInt>(steps->getAggregateElement(1u));
  if (base == nullptr || second == nullptr || second->getBitWidth() > 64) return std::nullopt;
  for (unsigned lane = 0; lane < lane_count; ++lane) {
    auto* step = dyn_cast_or_null<ConstantInt>(steps->getAggregateElement(lane));
    if (step == nullptr || step->getSExtValue() != lane * second->getSExtValue()) return std::nullopt;
  }
  return linear{base, second->getSExtValue()};
}

/// Whether a mask has all lanes, from scalars alone; null: that is not known. False may also be said of a
/// full mask whose numbers come close to their type's largest.
Value* is_full(IRBuilder<>& b, Value* mask) {
  CmpPredicate predicate;
  Value *x = nullptr, *y = nullptr, *inner = nullptr;
  bool inverse = false;
  if (match(mask, m_Not(m_Value(inner)))) inverse = true, mask = inner;
  if (match(mask, m_Select(m_AllOnes(), m_Value(inner), m_Zero())) && !inverse) return is_full(b, inner);
  if (!match(mask, m_ICmp(predicate, m_Value(x), m_Value(y)))) return nullptr;
  CmpInst::Predicate p = inverse ? CmpInst::getInversePredicate(predicate) : CmpInst::Predicate(predicate);
  if (p == CmpInst::ICMP_UGT || p == CmpInst::ICMP_UGE || p == CmpInst::ICMP_SGT || p == CmpInst::ICMP_SGE) {
    p = CmpInst::getSwappedPredicate(p);
    std::swap(x, y);
  }
  if (p != CmpInst::ICMP_ULT && p != CmpInst::ICMP_ULE && p != CmpInst::ICMP_SLT && p != CmpInst::ICMP_SLE)
    return nullptr;
  const std::optional<linear> from = linear_of(x), to = linear_of(y);
  if (!from || !to || to->stride != 0 || from->stride < 0 || from->stride > 64 ||
      from->base->getType()->getIntegerBitWidth() > 32)
    return nullptr;
  const auto wide = [&](Value* v) {
    return CmpInst::isSigned(p) ? b.CreateSExt(v, b.getInt64Ty()) : b.CreateZExt(v, b.getInt64Ty());
  };
  Value* last =
      b.CreateAdd(wide(from->base), b.getInt64(static_cast<std::uint64_t>(from->stride) * (lane_count - 1)),
                  "", true, true);
  return b.CreateICmp(p, last, wide(to->base));
}

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
