#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/Analysis/CFG.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/IntrinsicsNVPTX.h>

#include "kernels/metal/compiler/gpu/gpu_control_flow.hpp"

namespace pewter::metal {

using namespace llvm;

block_set blocks_with(const Function& f, Intrinsic::ID id) {
  block_set found;
  for (const Instruction& i : instructions(f)) {
    const auto* call = dyn_cast<IntrinsicInst>(&i);
    if (call != nullptr && call->getIntrinsicID() == id) found.insert(call->getParent());
  }
  return found;
}

block_set leading_to(const block_set& blocks, const BasicBlock* border) {
  block_set all;
  SmallVector<const BasicBlock*> left(blocks.begin(), blocks.end());
  while (!left.empty()) {
    const BasicBlock* b = left.pop_back_val();
    if (b == border || !all.insert(b).second) continue;
    append_range(left, predecessors(b));
  }
  return all;
}

control_flow::control_flow(Function& f)
    : of(f), tree(f), loops(tree), simd(blocks_with(f, Intrinsic::nvvm_activemask)) {}

BasicBlock* control_flow::fork_of(BasicBlock& join) const {
  auto* node = tree.getNode(&join)->getIDom();
  while (node != nullptr && loops.getLoopFor(node->getBlock()) != loops.getLoopFor(&join))
    node = node->getIDom();
  return node == nullptr ? nullptr : node->getBlock();
}

namespace {

bool ends_at_once(const BasicBlock* b) {
  for (unsigned n = 0; n < 3 && b != nullptr; ++n, b = b->getSingleSuccessor())
    if (isa<ReturnInst>(b->getTerminator())) return b->size() == 1;
  return false;
}

}  // namespace

arrival arrival_at(const BasicBlock& join, const BasicBlock& fork) {
  const block_set coming = leading_to({&join}, &fork);
  block_set seen;
  arrival found = arrival::all;
  SmallVector<const BasicBlock*> left(successors(&fork));
  while (!left.empty()) {
    const BasicBlock* b = left.pop_back_val();
    if (b == &join || !seen.insert(b).second) continue;
    const bool comes = coming.count(b) != 0;
    if (b == &fork || (!comes && !ends_at_once(b))) return arrival::some;
    if (!comes) found = arrival::all_but_ended;
    append_range(left, successors(b));
  }
  return found;
}

bool lane_masks::are_known() {
  const ReversePostOrderTraversal<const Function*> order(&flow_.of);
  if (containsIrreducibleCFG<const BasicBlock*>(order, flow_.loops)) return false;
  SmallPtrSet<const BasicBlock*, 32> seen;
  SmallVector<BasicBlock*> left;
  for (BasicBlock& b : flow_.of)
    if (flow_.simd.count(&b) != 0 && flow_.tree.isReachableFromEntry(&b)) left.push_back(&b);
  while (!left.empty()) {
    BasicBlock* b = left.pop_back_val();
    if (!seen.insert(b).second) continue;
    const origin from = origin_of(*b);
    if (from.kind == origin::unknown) return false;
    append_range(left, from.blocks);
  }
  return true;
}

void lane_masks::name() {
  SmallVector<IntrinsicInst*> asked;
  for (Instruction& i : instructions(flow_.of)) {
    auto* call = dyn_cast<IntrinsicInst>(&i);
    if (call != nullptr && call->getIntrinsicID() == Intrinsic::nvvm_activemask &&
        flow_.tree.isReachableFromEntry(call->getParent()))
      asked.push_back(call);
  }
  for (IntrinsicInst* call : asked) {
    call->replaceAllUsesWith(mask_of(*call->getParent()));
    call->eraseFromParent();
  }
}

lane_masks::origin lane_masks::origin_of(BasicBlock& b) const {
  if (b.isEntryBlock()) return {origin::entry, {}};
  const Loop* loop = flow_.loops.getLoopFor(&b);
  if (loop != nullptr && loop->getHeader() == &b) {
    BasicBlock *before = loop->getLoopPreheader(), *latch = loop->getLoopLatch();
    if (before == nullptr || latch == nullptr) return {};
    return {origin::header, {before, latch}};
  }
  BasicBlock* from = b.getSinglePredecessor();
  if (from != nullptr && flow_.loops.getLoopFor(from) == loop)
    return isa<BranchInst>(from->getTerminator()) ? origin{origin::edge, {from}} : origin{};
  BasicBlock* fork = flow_.fork_of(b);
  const arrival come = fork == nullptr ? arrival::some : arrival_at(b, *fork);
  if (come == arrival::some) return {};
  return {come == arrival::all ? origin::join : origin::join_of_those_left, {fork}};
}

Value* lane_masks::mask_of(BasicBlock& b) {
  if (const auto known = masks_.find(&b); known != masks_.end()) return known->second;
  const origin from = origin_of(b);
  if (from.kind == origin::header) {
    PHINode* phi = IRBuilder<>(&b, b.begin()).CreatePHI(Type::getInt32Ty(b.getContext()), 2);
    masks_[&b] = phi;
    for (BasicBlock* way : from.blocks) phi->addIncoming(of_edge(*way, b), way);
    return phi;
  }
  Value* mask = nullptr;
  if (from.kind == origin::edge)
    mask = of_edge(*from.blocks.front(), b);
  else if (from.kind != origin::entry)
    mask = mask_of(*from.blocks.front());
  IRBuilder<> at(&b, b.getFirstInsertionPt());
  if (from.kind == origin::entry)
    mask = at.CreateIntrinsic(Intrinsic::nvvm_activemask, ArrayRef<Type*>(), ArrayRef<Value*>());
  else if (from.kind == origin::join_of_those_left)
    mask = at.CreateIntrinsic(Intrinsic::nvvm_vote_ballot_sync, {}, {mask, at.getTrue()});
  return masks_[&b] = mask;
}

/// The mask of the lanes that go from one block to the next.
Value* lane_masks::of_edge(BasicBlock& from, const BasicBlock& to) {
  Value* all = mask_of(from);
  auto* branch = cast<BranchInst>(from.getTerminator());
  if (!branch->isConditional() || branch->getSuccessor(0) == branch->getSuccessor(1)) return all;
  auto& [taken, other] = ways_[&from];
  if (taken == nullptr) {
    IRBuilder<> at(branch);
    taken = at.CreateIntrinsic(Intrinsic::nvvm_vote_ballot_sync, {}, {all, branch->getCondition()});
    other = at.CreateAnd(all, at.CreateNot(taken));
  }
  return branch->getSuccessor(0) == &to ? taken : other;
}

}  // namespace pewter::metal
