#include "kernels/metal/compiler/import/control_flow/equal_branches.hpp"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/GlobalVariable.h>
#include <llvm/IR/Instructions.h>

#include <optional>

namespace pewter::metal {

using namespace llvm;

namespace {

/// A branch to `then`, which goes on to `join`, or past it.
struct triangle {
  BranchInst* branch;
  BasicBlock *then, *join;
};

/// Whether an instruction gives the same wherever its operands are there.
bool is_pure(const Instruction& i) {
  if (i.isTerminator() || isa<PHINode>(i)) return i.isTerminator();
  if (i.mayHaveSideEffects() || isa<AllocaInst>(i)) return false;
  if (!i.mayReadFromMemory()) return true;
  const auto* load = dyn_cast<LoadInst>(&i);
  const auto* table =
      load == nullptr ? nullptr : dyn_cast<GlobalVariable>(getUnderlyingObject(load->getPointerOperand()));
  return table != nullptr && table->isConstant() && load->isSimple();
}

std::optional<triangle> triangle_at(BasicBlock& b) {
  auto* branch = dyn_cast<BranchInst>(b.getTerminator());
  if (branch == nullptr || !branch->isConditional()) return std::nullopt;
  for (BasicBlock* then : branch->successors()) {
    BasicBlock* join = branch->getSuccessor(then == branch->getSuccessor(0) ? 1 : 0);
    if (then != join && then->getSinglePredecessor() == &b && then->getSingleSuccessor() == join &&
        join->hasNPredecessors(2) && all_of(*then, is_pure))
      return triangle{branch, then, join};
  }
  return std::nullopt;
}

bool have_same_condition(const triangle& a, const triangle& b) {
  return a.branch->getCondition() == b.branch->getCondition() &&
         (a.branch->getSuccessor(0) == a.then) == (b.branch->getSuccessor(0) == b.then);
}

/// The value of the earlier branch for each of the later one's; nothing where they differ.
std::optional<DenseMap<const Value*, Value*>> values_of_earlier(const triangle& earlier,
                                                                const triangle& later) {
  if (earlier.then->size() != later.then->size()) return std::nullopt;
  DenseMap<const Value*, Value*> same;
  for (auto [mine, other] : zip(*later.then, *earlier.then)) {
    if (mine.isTerminator()) break;
    if (!mine.isSameOperationAs(&other) || !mine.hasSameSubclassOptionalData(&other)) return std::nullopt;
    for (auto [operand, its] : zip(mine.operands(), other.operands())) {
      const auto known = same.find(operand);
      if ((known == same.end() ? operand.get() : known->second) != its) return std::nullopt;
    }
    same[&mine] = &other;
  }
  return same;
}

/// What joins the same two values.
PHINode* phi_of_earlier(const triangle& earlier, Value* then, Value* otherwise) {
  for (PHINode& phi : earlier.join->phis()) {
    if (phi.getIncomingValueForBlock(earlier.then) == then &&
        phi.getIncomingValueForBlock(earlier.branch->getParent()) == otherwise)
      return &phi;
  }
  return nullptr;
}

bool merge(const triangle& earlier, const triangle& later) {
  const auto same = values_of_earlier(earlier, later);
  if (!same) return false;
  bool changed = false;
  for (PHINode& phi : make_early_inc_range(later.join->phis())) {
    Value* then = phi.getIncomingValueForBlock(later.then);
    const auto known = same->find(then);
    PHINode* other = phi_of_earlier(earlier, known == same->end() ? then : known->second,
                                    phi.getIncomingValueForBlock(later.branch->getParent()));
    if (other == nullptr) continue;
    phi.replaceAllUsesWith(other);
    phi.eraseFromParent();
    changed = true;
  }
  return changed;
}

}  // namespace

bool merge_equal_branches(Function& f) {
  if (f.isDeclaration()) return false;
  const DominatorTree dominators(f);
  SmallVector<triangle> found;
  bool changed = false;
  for (BasicBlock* b : ReversePostOrderTraversal<Function*>(&f)) {
    const std::optional<triangle> later = triangle_at(*b);
    if (!later) continue;
    const bool merged = any_of(found, [&](const triangle& earlier) {
      return have_same_condition(earlier, *later) && dominators.dominates(earlier.join, b) &&
             merge(earlier, *later);
    });
    changed |= merged;
    if (!merged) found.push_back(*later);
  }
  return changed;
}

}  // namespace pewter::metal
