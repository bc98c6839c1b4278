// A copy of what lies under a mask, for when scalars say that all lanes are in it: loads and stores of whole
// vectors, no blends. Behind it, nobody asks for lanes that took the other way.
#include <llvm/Analysis/InstructionSimplify.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include "kernels/metal/compiler/analysis/jump_threading.hpp"
#include "kernels/metal/compiler/barriers/phases.hpp"
#include "kernels/metal/compiler/lowering/all_true_masks.hpp"
#include "kernels/metal/compiler/vectorize/masked_regions.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// Instructions of a region beyond which a copy is not made
/// (kernels/metal/compiler/vectorize/shapes.md#regions).
constexpr std::size_t longest_region = 160;

/// Blocks from `then` on up to the join, in an order in which each comes after one that leads to it; none: a
/// region that has a loop, a barrier, another way out or too much.
std::vector<BasicBlock*> blocks_of(const masked_region& r) {
  std::vector<BasicBlock*> all = {r.then};
  SmallPtrSet<BasicBlock*, 16> known = {r.then};
  std::size_t size = 0;
  for (std::size_t n = 0; n < all.size(); ++n) {
    size += all[n]->size();
    if (size > longest_region || isa<ReturnInst, UnreachableInst>(all[n]->getTerminator())) return {};
    for (Instruction& i : *all[n]) {
      const auto* call = dyn_cast<CallInst>(&i);
      if (call != nullptr && call->getCalledFunction() == nullptr) return {};
      if (call != nullptr && !isa<IntrinsicInst>(call) && !call->doesNotAccessMemory()) return {};
    }
    for (BasicBlock* next : successors(all[n])) {
      if (next == r.then || next == r.from) return {};
      if (next != r.join && known.insert(next).second) all.push_back(next);
    }
  }
  for (BasicBlock* b : all) {
    for (BasicBlock* before : predecessors(b)) {
      if (b == r.then ? before != r.from : !known.contains(before)) return {};
    }
  }
  return all;
}

bool has_loop(ArrayRef<BasicBlock*> region) {
  SmallPtrSet<BasicBlock*, 16> done, open;
  const auto visit = [&](BasicBlock* b, const auto& self) -> bool {
    if (!is_contained(region, b) || done.contains(b)) return false;
    if (!open.insert(b).second) return true;
    for (BasicBlock* next : successors(b)) {
      if (self(next, self)) return true;
    }
    open.erase(b);
    done.insert(b);
    return false;
  };
  return visit(region.front(), visit);
}

/// What a region defines is used in it, and by phis of the join.
bool is_closed(ArrayRef<BasicBlock*> region, const BasicBlock* join) {
  return all_of(region, [&](BasicBlock* b) {
    return all_of(*b, [&](Instruction& i) {
      return all_of(i.uses(), [&](Use& u) {
        auto* user = cast<Instruction>(u.getUser());
        auto* phi = dyn_cast<PHINode>(user);
        BasicBlock* where = phi != nullptr ? phi->getIncomingBlock(u) : user->getParent();
        return is_contained(region, where) &&
               (is_contained(region, user->getParent()) || (phi != nullptr && phi->getParent() == join));
      });
    });
  });
}

class branch_versioning {
 public:
  explicit branch_versioning(std::vector<masked_region> regions) : regions_(std::move(regions)) {}

  void run() {
    for (std::size_t n = 0; n < regions_.size(); ++n) version(n);
  }

 private:
  void version(std::size_t number) {
    const masked_region r = regions_[number];
    auto* branch = cast<BranchInst>(r.from->getTerminator());
    if (!branch->isConditional() || r.then == r.join) return;
    const std::vector<BasicBlock*> region = blocks_of(r);
    if (region.empty() || has_loop(region) || !is_closed(region, r.join)) return;
    IRBuilder<> b(branch);
    Value* full = is_full(b, r.mask);
    if (full == nullptr || isa<Constant>(full)) return;
    Function* f = r.from->getParent();
    ValueToValueMapTy copies;
    copies[r.mask] = Constant::getAllOnesValue(r.mask->getType());
    std::vector<BasicBlock*> made;
    for (BasicBlock* each : region) {
      BasicBlock* copy = CloneBasicBlock(each, copies, ".all", f);
      copies[each] = copy;
      made.push_back(copy);
    }
    for (BasicBlock* each : made) {
      for (Instruction& i : *each) {
        RemapInstruction(&i, copies, RF_NoModuleLevelChanges | RF_IgnoreMissingLocals);
        if (Value* simple = simplifyInstruction(&i, f->getDataLayout())) i.replaceAllUsesWith(simple);
      }
    }
    const auto copy_of = [&](Value* v) -> Value* {
      const auto found = copies.find(v);
      return found == copies.end() ? v : static_cast<Value*>(found->second);
    };
    BasicBlock* some = BasicBlock::Create(f->getContext(), "some", f, r.then);
    branch->moveBefore(*some, some->end());
    b.SetInsertPoint(r.from);
    b.CreateCondBr(full, cast<BasicBlock>(copy_of(r.then)), some);
    for (PHINode& phi : r.then->phis()) phi.replaceIncomingBlockWith(r.from, some);
    for (PHINode& phi : r.join->phis()) {
      phi.replaceIncomingBlockWith(r.from, some);
      for (BasicBlock* each : region) {
        if (phi.getBasicBlockIndex(each) >= 0)
          phi.addIncoming(copy_of(phi.getIncomingValueForBlock(each)), cast<BasicBlock>(copy_of(each)));
      }
    }
    for (const masked_region& following : regions_) {
      if (following.from != r.join) continue;
      for (BasicBlock* each : made) go_past_known_branch(each, r.join, following.join);
    }
    // Regions within have their turn in the copy alone.
    for (std::size_t n = number + 1; n < regions_.size(); ++n) {
      masked_region& inner = regions_[n];
      if (inner.from == r.from) inner.from = some;
      if (!is_contained(region, inner.from)) continue;
      inner = {cast<BasicBlock>(copy_of(inner.from)), cast<BasicBlock>(copy_of(inner.then)),
               cast<BasicBlock>(copy_of(inner.join)), copy_of(inner.mask)};
    }
  }

  std::vector<masked_region> regions_;
};

}  // namespace

void version_branches_on_full_masks(const std::vector<masked_region>& regions) {
  branch_versioning(regions).run();
}

}  // namespace pewter::metal
