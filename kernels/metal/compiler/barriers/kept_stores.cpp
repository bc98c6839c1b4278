#include "kernels/metal/compiler/barriers/kept_stores.hpp"

#include <llvm/IR/Constants.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Metadata.h>

namespace pewter::metal {

using namespace llvm;

namespace {

/// Null: the place is others', too, which LLVM may have joined stores of.
const MDNode* value_of(const Instruction& i) {
  const MDNode* value = i.getMetadata(kept_mark);
  return value != nullptr && value->getNumOperands() != 0 ? value : nullptr;
}

}  // namespace

MDNode& kept_mark_of(const Function& body, std::optional<unsigned> number) {
  LLVMContext& context = body.getContext();
  if (!number) return *MDNode::get(context, {});
  auto* as = ConstantInt::get(Type::getInt32Ty(context), *number);
  return *MDNode::get(context, {MDString::get(context, body.getName()), ConstantAsMetadata::get(as)});
}

kept_stores::kept_stores(const Function& f) {
  for (const Instruction& i : instructions(f)) {
    const MDNode* value = value_of(i);
    if (value == nullptr) continue;
    if (const auto* store = dyn_cast<StoreInst>(&i)) stores_[value].push_back(store);
    if (const auto* load = dyn_cast<LoadInst>(&i)) loads_[value].push_back(load);
  }
}

ArrayRef<const StoreInst*> kept_stores::stores_for(const LoadInst& load) const {
  const MDNode* value = value_of(load);
  const auto found = value == nullptr ? stores_.end() : stores_.find(value);
  if (found == stores_.end()) return {};
  return found->second;
}

ArrayRef<const LoadInst*> kept_stores::loads_of(const StoreInst& store) const {
  const MDNode* value = value_of(store);
  const auto found = value == nullptr ? loads_.end() : loads_.find(value);
  if (found == loads_.end()) return {};
  return found->second;
}

}  // namespace pewter::metal
