#include "kernels/metal/compiler/import/call_sizes.hpp"

#include <llvm/ADT/STLExtras.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include <algorithm>

namespace pewter::metal {

using namespace llvm;

namespace {

std::vector<Function*> called_in(Function& f) {
  std::vector<Function*> all;
  for (Instruction& i : instructions(f)) {
    auto* call = dyn_cast<CallInst>(&i);
    Function* called = call == nullptr ? nullptr : call->getCalledFunction();
    if (called != nullptr && !called->isDeclaration()) all.push_back(called);
  }
  return all;
}

}  // namespace

std::size_t call_sizes::size_of(Function& f) {
  const auto known = sizes_.find(&f);
  if (known != sizes_.end()) return known->second;
  sizes_[&f] = unknown;  // for those that call it from within
  std::size_t size = f.getInstructionCount();
  for (Function* called : called_in(f)) size = std::min(unknown, size + size_of(*called));
  order.push_back(&f);
  return sizes_[&f] = size;
}

std::map<Function*, std::size_t> call_sizes::calls_from(Function& kernel) const {
  std::map<Function*, std::size_t> times = {{&kernel, 1}};
  for (Function* f : reverse(order)) {
    for (Function* called : called_in(*f)) times[called] = std::min(unknown, times[called] + times[f]);
  }
  return times;
}

void inline_calls_but(Function& f, function_ref<bool(const Function&)> stays) {
  std::vector<CallInst*> left;
  const auto find = [&] {
    left.clear();
    for (Instruction& i : instructions(f)) {
      auto* call = dyn_cast<CallInst>(&i);
      Function* called = call == nullptr ? nullptr : call->getCalledFunction();
      if (called != nullptr && !called->isDeclaration() && called != &f && !stays(*called))
        left.push_back(call);
    }
    return !left.empty();
  };
  while (find()) {
    bool changed = false;
    for (CallInst* call : left) {
      InlineFunctionInfo info;
      changed |= InlineFunction(*call, info).isSuccess();
    }
    if (!changed) return;
  }
}

}  // namespace pewter::metal
