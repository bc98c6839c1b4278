#include "kernels/metal/compiler/import/annotations.hpp"

#include <llvm/IR/Constants.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>

namespace pewter::metal {

using namespace llvm;

StringRef text_of(Value* annotation) {
  auto* global = dyn_cast<GlobalVariable>(annotation->stripPointerCasts());
  if (global == nullptr || !global->hasInitializer()) return "";
  auto* data = dyn_cast<ConstantDataArray>(global->getInitializer());
  return data != nullptr && data->isCString() ? data->getAsCString() : StringRef();
}

std::int64_t number_of(Value* arguments, unsigned n) {
  auto* global = dyn_cast<GlobalVariable>(arguments->stripPointerCasts());
  if (global == nullptr || !global->hasInitializer()) return -1;
  auto* number = dyn_cast_or_null<ConstantInt>(global->getInitializer()->getAggregateElement(n));
  return number == nullptr ? -1 : number->getSExtValue();
}

std::string place_of(Value* file, Value* line) {
  return text_of(file).str() + ":" + std::to_string(cast<ConstantInt>(line)->getZExtValue());
}

void remove_annotations(Function& f) {
  for (Instruction& i : make_early_inc_range(instructions(f))) {
    auto* a = dyn_cast<IntrinsicInst>(&i);
    if (a != nullptr && a->getIntrinsicID() == Intrinsic::var_annotation) a->eraseFromParent();
  }
}

}  // namespace pewter::metal
