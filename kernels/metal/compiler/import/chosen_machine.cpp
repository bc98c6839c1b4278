// Functions of Metal's library that have other code on GPUs ask pewter.on_gpu.
#include <llvm/ADT/SetVector.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>
#include <llvm/Transforms/Utils/Local.h>

#include "kernels/metal/compiler/import/import_ir.hpp"

namespace pewter::metal {

using namespace llvm;

void choose_machine(Module& m, bool is_gpu) {
  Function* asked = m.getFunction("pewter.on_gpu");
  if (asked == nullptr) return;
  SmallSetVector<Function*, 8> changed;
  for (User* u : make_early_inc_range(asked->users())) {
    auto* call = cast<CallInst>(u);
    changed.insert(call->getFunction());
    call->replaceAllUsesWith(ConstantInt::getBool(call->getType(), is_gpu));
    call->eraseFromParent();
  }
  asked->eraseFromParent();
  for (Function* f : changed) {
    for (BasicBlock& b : *f) ConstantFoldTerminator(&b, true);
    removeUnreachableBlocks(*f);
  }
}

}  // namespace pewter::metal
