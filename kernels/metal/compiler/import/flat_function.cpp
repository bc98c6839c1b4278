#include "kernels/metal/compiler/import/flat_function.hpp"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/ADT/STLExtras.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/IntrinsicInst.h>

#include <vector>

#include "kernels/metal/compiler/import/shared_functions.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

bool is_of_integers(const Instruction& i) {
  return i.getType()->isIntegerTy() &&
         all_of(i.operands(), [](const Use& u) { return u->getType()->isIntegerTy() || isa<Function>(u); });
}

/// Whether it may be done on vectors, also where the function would not have come to it.
bool is_possible(const Instruction& i) {
  if (isa<ExtractValueInst, InsertValueInst>(i)) return true;
  if (const auto* call = dyn_cast<CallInst>(&i)) {
    const Function* f = call->getCalledFunction();
    if (f != nullptr && is_shared(*f)) return true;
    return f != nullptr && f->isIntrinsic() && isTriviallyVectorizable(f->getIntrinsicID()) &&
           is_of_integers(i);
  }
  if (i.isIntDivRem()) return isa<ConstantInt>(i.getOperand(1)) && is_of_integers(i);
  return isa<BinaryOperator, CastInst, ICmpInst, SelectInst, FreezeInst>(i) && is_of_integers(i);
}

class flattening {
 public:
  explicit flattening(Function& f) : f_(f) {}

  void run() {
    ReversePostOrderTraversal<Function*> all(&f_);
    blocks_.assign(all.begin(), all.end());
    if (!is_worth_it()) return;
    BasicBlock* entry = blocks_.front();
    for (BasicBlock* b : blocks_) add(*b);
    Instruction* end = blocks_.back()->getTerminator();
    end->removeFromParent();
    for (BasicBlock* b : drop_end(blocks_)) b->getTerminator()->eraseFromParent();
    end->insertInto(entry, entry->end());
    for (BasicBlock* b : drop_begin(blocks_)) b->eraseFromParent();
  }

 private:
  /// What is not always done is the smaller part, calls no function, and no block comes twice.
  bool is_worth_it() const {
    DominatorTree tree(f_);
    SmallPtrSet<const BasicBlock*, 16> before;
    const BasicBlock* end = blocks_.back();
    std::size_t size = 0, often = 0;
    if (!isa<ReturnInst>(end->getTerminator()) || blocks_.size() < 2) return false;
    for (const BasicBlock* b : blocks_) {
      const auto* branch = dyn_cast<BranchInst>(b->getTerminator());
      if (b != end && branch == nullptr) return false;
      if (branch != nullptr && branch->isConditional() && branch->getSuccessor(0) == branch->getSuccessor(1))
        return false;
      if (any_of(predecessors(b), [&](const BasicBlock* from) { return !before.contains(from); }))
        return false;
      before.insert(b);
      const bool is_always = tree.dominates(b, end);
      for (const Instruction& i : *b) {
        if (isa<PHINode>(i) ? !i.getType()->isIntegerTy() : !i.isTerminator() && !is_possible(i))
          return false;
        if (!is_always && isa<CallInst>(i) && !isa<IntrinsicInst>(i)) return false;
      }
      (is_always ? size : often) += b->size();
    }
    return often <= size;
  }

  /// Whether the function comes to the block from there; null: always.
  Value* along(BasicBlock* from, BasicBlock* to, IRBuilder<>& b) {
    auto* branch = cast<BranchInst>(from->getTerminator());
    Value* comes = comes_to_.lookup(from);
    if (branch->isUnconditional()) return comes;
    Value* takes = branch->getCondition();
    if (branch->getSuccessor(0) != to) takes = b.CreateNot(takes);
    return comes == nullptr ? takes : b.CreateLogicalAnd(comes, takes);
  }

  void add(BasicBlock& block) {
    BasicBlock* entry = blocks_.front();
    if (&block == entry) return;
    IRBuilder<> b(entry->getTerminator());
    Value* comes = nullptr;
    DenseMap<BasicBlock*, Value*> edges;
    bool is_always = false;
    for (BasicBlock* from : predecessors(&block)) {
      Value* edge = edges[from] = along(from, &block, b);
      is_always |= edge == nullptr;
      comes = comes == nullptr || edge == nullptr ? edge : b.CreateLogicalOr(comes, edge);
    }
    comes_to_[&block] = is_always ? nullptr : comes;
    for (PHINode& phi : make_early_inc_range(block.phis())) {
      Value* v = phi.getIncomingValue(0);
      for (unsigned n = 1; n < phi.getNumIncomingValues(); ++n) {
        Value* edge = edges[phi.getIncomingBlock(n)];
        v = edge == nullptr ? phi.getIncomingValue(n) : b.CreateSelect(edge, phi.getIncomingValue(n), v);
      }
      phi.replaceAllUsesWith(v);
      phi.eraseFromParent();
    }
    for (Instruction& i : make_early_inc_range(block)) {
      if (!i.isTerminator()) i.moveBefore(entry->getTerminator()->getIterator());
    }
  }

  Function& f_;
  std::vector<BasicBlock*> blocks_;
  DenseMap<BasicBlock*, Value*> comes_to_;
};

}  // namespace

bool is_flat(const Function& f) {
  if (f.size() != 1 || !isa<ReturnInst>(f.front().getTerminator())) return false;
  return all_of(f.front(), [](const Instruction& i) { return i.isTerminator() || is_possible(i); });
}

void flatten(Function& f) { flattening(f).run(); }

}  // namespace pewter::metal
