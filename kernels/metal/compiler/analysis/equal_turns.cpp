#include "kernels/metal/compiler/analysis/equal_turns.hpp"

#include <llvm/ADT/SetVector.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IntrinsicInst.h>

#include <vector>

#include "kernels/metal/compiler/analysis/masked_accesses.hpp"

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

/// Whether it may change what a buffer holds, or order it with what others store.
bool may_store(const Instruction& i) {
  if (!i.mayWriteToMemory()) return false;
  if (const auto* store = dyn_cast<StoreInst>(&i))
    return !store->isSimple() || !(is_of_array(i) || i.hasMetadata(LLVMContext::MD_alias_scope));
  const auto* call = dyn_cast<IntrinsicInst>(&i);
  return call == nullptr || !(call->isAssumeLikeIntrinsic() || call->getIntrinsicID() == Intrinsic::prefetch);
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
      if (is_of_other_phase) return nullptr;
      before.insert(from);
    }
  }
  return simdgroups;
}

equal_turns::equal_turns(const Loop& l, const Loop& simdgroups)
    : loop_(l), simdgroups_(simdgroups), threadgroups_(*simdgroups.getParentLoop()) {
  for (const BasicBlock* b : threadgroups_.blocks()) {
    for (const Instruction& i : *b) {
      if (begins_to_vary(i)) varying_.insert(&i);
      if (isa<PHINode>(i) && b == simdgroups.getHeader()) own_.insert(&i);
    }
  }
  spread(varying_);
  spread(own_);
}

/// Whatever its operands are. What the loop has made at its end depends on how often it has turned.
bool equal_turns::begins_to_vary(const Instruction& i) const {
  if (const auto* phi = dyn_cast<PHINode>(&i)) {
    const bool counts = i.getParent() == loop_.getHeader() || i.getParent() == simdgroups_.getHeader();
    if (!counts && phi->getNumIncomingValues() > 1) return true;
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
    for (const User* u : i->users()) {
      const auto* user = cast<Instruction>(u);
      if (threadgroups_.contains(user) && of.insert(user).second) left.push_back(user);
    }
  }
}

}  // namespace pewter::metal
