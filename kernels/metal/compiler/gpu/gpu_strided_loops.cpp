// Loops that threads stride through, `for (uint i = thread; i < n; i += threads)`, get a count of iterations
// and are unrolled: a warp then has the loads of several iterations in flight. LLVM does not find the count,
// as the index might pass 2^32. A loop whose index would pass 2^32 and begin again ends
// there instead.
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/Transforms/Utils/LoopUtils.h>

#include "kernels/metal/compiler/gpu/gpu_code.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr unsigned largest_unrolled_loop = 100;  ///< of a loop that is unrolled

/// The index of a loop and what it is compared with after each iteration.
struct strided_loop {
  PHINode* index = nullptr;
  Value *begin = nullptr, *step = nullptr, *end = nullptr;
  bool is_signed = false;
};

/// Whether its loads gain from being in flight together, and it may be copied.
bool is_worth_it(const Loop& loop) {
  unsigned count = 0;
  bool loads = false;
  for (const BasicBlock* block : loop.blocks()) {
    for (const Instruction& i : *block) {
      ++count;
      if (i.isAtomic()) return false;  // fences, too
      const auto* call = dyn_cast<CallBase>(&i);
      if (call != nullptr && (call->isConvergent() || !isa<IntrinsicInst>(call))) return false;
      const auto* load = dyn_cast<LoadInst>(&i);
      const Value* object = load == nullptr ? nullptr : getUnderlyingObject(load->getPointerOperand());
      loads = loads || (object != nullptr && isa<Argument>(object));
    }
  }
  return loads && count <= largest_unrolled_loop;
}

bool find_stride(const Loop& loop, strided_loop& found) {
  BasicBlock *latch = loop.getLoopLatch(), *before = loop.getLoopPreheader();
  if (latch == nullptr || before == nullptr || loop.getExitingBlock() != latch) return false;
  auto* branch = dyn_cast<BranchInst>(latch->getTerminator());
  auto* compare =
      branch == nullptr || !branch->isConditional() ? nullptr : dyn_cast<ICmpInst>(branch->getCondition());
  if (compare == nullptr) return false;
  const bool stays = branch->getSuccessor(0) == loop.getHeader();
  const ICmpInst::Predicate p = stays ? compare->getPredicate() : compare->getInversePredicate();
  if (p != ICmpInst::ICMP_ULT && p != ICmpInst::ICMP_SLT) return false;
  found.is_signed = p == ICmpInst::ICMP_SLT;
  found.end = compare->getOperand(1);
  auto* next = dyn_cast<BinaryOperator>(compare->getOperand(0));
  if (next == nullptr || next->getOpcode() != Instruction::Add || !loop.isLoopInvariant(found.end))
    return false;
  for (const unsigned n : {0u, 1u}) {
    auto* phi = dyn_cast<PHINode>(next->getOperand(n));
    if (phi == nullptr || phi->getParent() != loop.getHeader() ||
        phi->getIncomingValueForBlock(latch) != next)
      continue;
    found.index = phi;
    found.begin = phi->getIncomingValueForBlock(before);
    found.step = next->getOperand(1 - n);
  }
  if (found.index == nullptr || !loop.isLoopInvariant(found.step)) return false;
  const auto* constant = dyn_cast<ConstantInt>(found.step);  // one that counts down is none
  return constant == nullptr || constant->getValue().isStrictlyPositive();
}

/// How often the loop runs, of one that has been entered: at least once.
Value* iterations(IRBuilder<>& b, const strided_loop& s) {
  Type* type = s.index->getType();
  Value* one = ConstantInt::get(type, 1);
  Value* inside = s.is_signed ? b.CreateICmpSLT(s.begin, s.end) : b.CreateICmpULT(s.begin, s.end);
  Value* positive = s.is_signed ? b.CreateICmpSGT(s.step, Constant::getNullValue(type))
                                : b.CreateICmpNE(s.step, Constant::getNullValue(type));
  Value* last = b.CreateSub(b.CreateSub(s.end, s.begin), one);
  Value* more = b.CreateUDiv(last, b.CreateSelect(positive, s.step, one));
  Value* endless = Constant::getAllOnesValue(type);
  return b.CreateSelect(inside, b.CreateSelect(positive, b.CreateAdd(more, one), endless), one);
}

void count(Loop& loop, const strided_loop& s) {
  BasicBlock *latch = loop.getLoopLatch(), *before = loop.getLoopPreheader();
  IRBuilder<> b(before->getTerminator());
  Value* all = iterations(b, s);
  b.SetInsertPoint(loop.getHeader(), loop.getHeader()->begin());
  PHINode* done = b.CreatePHI(all->getType(), 2);
  auto* branch = cast<BranchInst>(latch->getTerminator());
  b.SetInsertPoint(branch);
  Value* next = b.CreateAdd(done, ConstantInt::get(all->getType(), 1), "", true);
  done->addIncoming(Constant::getNullValue(all->getType()), before);
  done->addIncoming(next, latch);
  const bool stays = branch->getSuccessor(0) == loop.getHeader();
  branch->setCondition(stays ? b.CreateICmpNE(next, all) : b.CreateICmpEQ(next, all));
}

}  // namespace

void unroll_strided_loops(Function& f, unsigned times) {
  DominatorTree tree(f);
  LoopInfo loops(tree);
  for (Loop* loop : loops.getLoopsInPreorder()) {
    strided_loop s;
    if (!loop->getSubLoops().empty() || !is_worth_it(*loop) || !find_stride(*loop, s)) continue;
    count(*loop, s);
    addStringMetadataToLoop(loop, "llvm.loop.unroll.count", times);
  }
}

}  // namespace pewter::metal
