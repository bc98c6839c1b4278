#include "kernels/metal/compiler/barriers/equal_turns.hpp"

#include <llvm/ADT/SetVector.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IntrinsicInst.h>

#include <cstddef>
#include <vector>

#include "kernels/metal/compiler/analysis/masked_accesses.hpp"
#include "kernels/metal/compiler/barriers/phases.hpp"
#include "kernels/metal/simdgroup_context.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// Whether the access surely is of a thread's array.
bool is_of_array(const Instruction& i) {
  const Value* address = getLoadStorePointerOperand(&i);
  return address != nullptr && isa<AllocaInst>(getUnderlyingObject(address));
}

/// Whether it is a pointer that the context has, which phases get behind the arguments: to the SIMD group's
/// frame, where a kernel with barriers has its arrays, or to threadgroup memory.
bool is_of_context(const LoadInst& load) {
  const auto* from = dyn_cast<Argument>(getUnderlyingObject(load.getPointerOperand()));
  return load.getType()->isPointerTy() && from != nullptr && from->getArgNo() == 1;
}

/// Whether an address is made of a thread's array's, by whatever steps: of gathers they are numbers on the
/// way.
bool may_be_in_array(const Value& address) {
  SmallSetVector<const Value*, 16> from;
  from.insert(&address);
  for (unsigned n = 0; n < from.size(); ++n) {
    const auto* i = dyn_cast<Instruction>(from[n]);
    if (i == nullptr) continue;
    if (const auto* load = dyn_cast<LoadInst>(i)) {
      if (is_of_context(*load)) return true;
      continue;
    }
    if (isa<AllocaInst>(i)) return true;
    for (const Value* v : i->operands()) from.insert(v);
  }
  return false;
}

/// Whether it may change what a buffer holds, or order it with what others store. Threadgroup memory and
/// frames have scopes of their own.
bool may_store(const Instruction& i) {
  if (!i.mayWriteToMemory()) return false;
  const bool has_scope = i.hasMetadata(LLVMContext::MD_alias_scope);
  if (const auto* store = dyn_cast<StoreInst>(&i))
    return !store->isSimple() || !(is_of_array(i) || has_scope);
  const auto* call = dyn_cast<IntrinsicInst>(&i);
  if (call == nullptr) return true;
  const Intrinsic::ID id = call->getIntrinsicID();
  if (id == Intrinsic::masked_store || id == Intrinsic::masked_scatter) return !has_scope;
  return !(call->isAssumeLikeIntrinsic() || id == Intrinsic::prefetch);
}

/// Whether a loop turns once for each SIMD group, as those of phases do: not several of them around barriers.
bool runs_through_simdgroups(const Loop& l) {
  const BasicBlock* latch = l.getLoopLatch();
  const auto* branch = latch == nullptr ? nullptr : dyn_cast<BranchInst>(latch->getTerminator());
  const auto* ends =
      branch == nullptr || !branch->isConditional() ? nullptr : dyn_cast<ICmpInst>(branch->getCondition());
  if (ends == nullptr || !l.isLoopExiting(latch)) return false;
  return any_of(ends->operands(), [](const Value* v) {
    const auto* load = dyn_cast<LoadInst>(v);
    const auto* place = load == nullptr ? nullptr : dyn_cast<GetElementPtrInst>(load->getPointerOperand());
    APInt offset(64, 0);
    return place != nullptr && isa<Argument>(place->getPointerOperand()) &&
           cast<Argument>(place->getPointerOperand())->getArgNo() == 1 &&
           place->accumulateConstantOffset(load->getDataLayout(), offset) &&
           offset == offsetof(simdgroup_context, simdgroups_per_threadgroup);
  });
}

/// A load of a buffer, or of what does not change while a kernel runs.
bool is_plain_load(const Instruction& i) {
  if (const auto* load = dyn_cast<LoadInst>(&i)) {
    if (!load->isSimple() || may_be_in_array(*load->getPointerOperand())) return false;
    return is_of_buffer(i) || load->hasMetadata(LLVMContext::MD_invariant_load);
  }
  const auto* call = dyn_cast<IntrinsicInst>(&i);
  return call != nullptr && is_of_buffer(i) &&
         (call->getIntrinsicID() == Intrinsic::masked_gather ||
          call->getIntrinsicID() == Intrinsic::masked_load) &&
         !may_be_in_array(*call->getArgOperand(0));
}

bool is_of_values_alone(const Instruction& i) {
  if (const auto* call = dyn_cast<CallBase>(&i))
    return isa<IntrinsicInst>(i) && call->doesNotAccessMemory() && call->willReturn() &&
           !call->isConvergent();
  return !i.mayReadOrWriteMemory();
}

}  // namespace

const Loop* equal_turns::simdgroups_around(const Loop& l) {
  const Loop* simdgroups = &l;
  while (simdgroups->getLoopDepth() > 2) simdgroups = simdgroups->getParentLoop();
  if (simdgroups == &l || simdgroups->getParentLoop() == nullptr || l.getLoopPredecessor() == nullptr)
    return nullptr;
  const Loop& threadgroups = *simdgroups->getParentLoop();
  SmallSetVector<const BasicBlock*, 16> before;
  before.insert(l.getHeader());
  for (unsigned n = 0; n < before.size(); ++n) {
    const BasicBlock* b = before[n];
    if (any_of(*b, may_store)) return nullptr;
    if (b == threadgroups.getHeader()) continue;
    for (const BasicBlock* from : predecessors(b)) {
      if (b == simdgroups->getHeader() && simdgroups->contains(from)) continue;
      const bool is_of_other_phase = !simdgroups->contains(from) && any_of(threadgroups, [&](const Loop* o) {
        return o != simdgroups && o->contains(from);
      });
      if (is_of_other_phase && !runs_through_simdgroups(*simdgroups)) return nullptr;
      before.insert(from);
    }
  }
  return simdgroups;
}

equal_turns::equal_turns(const Loop& l, const Loop& simdgroups)
    : loop_(l),
      simdgroups_(simdgroups),
      threadgroups_(*simdgroups.getParentLoop()),
      kept_(*l.getHeader()->getParent()) {
  for (const BasicBlock* b : threadgroups_.blocks()) {
    for (const Instruction& i : *b) {
      if (begins_to_vary(i)) varying_.insert(&i);
      if (isa<PHINode>(i) && counts_simdgroups(*b)) own_.insert(&i);
    }
  }
  spread(varying_);
  spread(own_);
}

/// Whether it is where a loop of this phase's SIMD groups begins, or of another's.
bool equal_turns::counts_simdgroups(const BasicBlock& b) const {
  if (&b == simdgroups_.getHeader()) return true;
  return any_of(threadgroups_, [&](const Loop* phase) {
    return phase->getHeader() == &b && runs_through_simdgroups(*phase);
  });
}

/// Whether what a frame brings was stored in phases that come once a threadgroup. Others' last values depend
/// on how often these came.
bool equal_turns::is_stored_once(const LoadInst& load) const {
  const ArrayRef<const StoreInst*> stores = kept_.stores_for(load);
  return !stores.empty() && all_of(stores, [&](const StoreInst* store) {
    return any_of(threadgroups_, [&](const Loop* phase) {
      return phase->contains(store) && runs_through_simdgroups(*phase);
    });
  });
}

/// Whatever its operands are. What the loop has made at its end depends on how often it has turned.
bool equal_turns::begins_to_vary(const Instruction& i) const {
  if (const auto* phi = dyn_cast<PHINode>(&i)) {
    const bool counts = i.getParent() == loop_.getHeader() || counts_simdgroups(*i.getParent());
    if (!counts && phi->getNumIncomingValues() > 1) return true;
  } else if (is_kept(i) && isa<LoadInst>(i)) {
    return !is_stored_once(cast<LoadInst>(i));
  } else if (!is_plain_load(i) && !is_of_values_alone(i)) {
    return true;
  }
  return !loop_.contains(&i) && any_of(i.operands(), [&](const Value* v) {
    const auto* from = dyn_cast<Instruction>(v);
    return from != nullptr && loop_.contains(from);
  });
}

void equal_turns::spread(set& of) const {
  std::vector<const Instruction*> left(of.begin(), of.end());
  while (!left.empty()) {
    const Instruction* i = left.back();
    left.pop_back();
    const auto add = [&](const Instruction* user) {
      if (threadgroups_.contains(user) && of.insert(user).second) left.push_back(user);
    };
    for (const User* u : i->users()) {
      const auto* user = cast<Instruction>(u);
      const auto* store = dyn_cast<StoreInst>(user);
      if (store != nullptr && is_kept(*store)) {
        if (store->getValueOperand() == i)
          for (const LoadInst* load : kept_.loads_of(*store)) add(load);
      } else if (!(isa<LoadInst>(user) && is_kept(*user))) {  // where its place is says nothing of a value
        add(user);
      }
    }
  }
}

}  // namespace pewter::metal
