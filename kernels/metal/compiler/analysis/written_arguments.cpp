#include "kernels/metal/compiler/analysis/written_arguments.hpp"

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/IR/Instructions.h>

namespace pewter::metal {

using namespace llvm;

namespace {

enum class effect { none, same_pointer, write };

effect effect_of(const Use& use, bool is_descriptor) {
  const auto* i = cast<Instruction>(use.getUser());
  if (isa<LoadInst>(i) && is_descriptor && i->getType()->isPointerTy()) return effect::same_pointer;
  if (isa<LoadInst, ICmpInst>(i)) return effect::none;
  if (isa<GetElementPtrInst, PHINode, SelectInst, BitCastInst, AddrSpaceCastInst, FreezeInst>(i))
    return effect::same_pointer;
  const auto* call = dyn_cast<CallBase>(i);
  if (call == nullptr || !call->isArgOperand(&use)) return effect::write;
  const unsigned n = call->getArgOperandNo(&use);
  return call->onlyReadsMemory(n) && call->doesNotCapture(n) ? effect::none : effect::write;
}

}  // namespace

bool may_write_through(const Argument& argument, bool is_descriptor) {
  SmallPtrSet<const Value*, 16> seen = {&argument};
  SmallVector<const Value*, 16> left = {&argument};
  while (!left.empty()) {
    for (const Use& use : left.pop_back_val()->uses()) {
      const effect e = effect_of(use, is_descriptor);
      if (e == effect::write) return true;
      if (e == effect::same_pointer && seen.insert(use.getUser()).second) left.push_back(use.getUser());
    }
  }
  return false;
}

}  // namespace pewter::metal
