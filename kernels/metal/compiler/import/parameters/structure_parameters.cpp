#include "kernels/metal/compiler/import/parameters/structure_parameters.hpp"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>

#include <cstdint>
#include <string>
#include <vector>

namespace pewter::metal {

using namespace llvm;

namespace {

/// Adds the offsets of a type's pointers. @return whether it holds nothing else
bool find_pointers(Type* type, std::uint64_t offset, const DataLayout& layout,
                   std::vector<std::uint64_t>& found) {
  if (type->isPointerTy()) {
    found.push_back(offset);
    return true;
  }
  if (auto* array = dyn_cast<ArrayType>(type)) {
    const std::uint64_t bytes = layout.getTypeAllocSize(array->getElementType()).getFixedValue();
    for (std::uint64_t n = 0; n < array->getNumElements(); ++n)
      if (!find_pointers(array->getElementType(), offset + n * bytes, layout, found)) return false;
    return true;
  }
  auto* structure = dyn_cast<StructType>(type);
  if (structure == nullptr) return false;
  for (unsigned n = 0; n < structure->getNumElements(); ++n) {
    const std::uint64_t at = layout.getStructLayout(structure)->getElementOffset(n).getFixedValue();
    if (!find_pointers(structure->getElementType(n), offset + at, layout, found)) return false;
  }
  return true;
}

/// The type of a parameter that lies in memory, or in registers as one value.
Type* type_of(const Argument& a) { return a.hasByValAttr() ? a.getParamByValType() : a.getType(); }

/// Where the pointers of a parameter lie, if it is such a structure; else nothing.
std::vector<std::uint64_t> pointers_in(const Argument& a) {
  std::vector<std::uint64_t> found;
  if (!a.hasByValAttr() && !a.getType()->isAggregateType()) return found;
  const DataLayout& layout = a.getParent()->getDataLayout();
  if (!find_pointers(type_of(a), 0, layout, found)) found.clear();
  return found;
}

/// An object of one pointer for which no register is left comes as a number that becomes a pointer.
bool is_pointer_as_number(const Argument& a) {
  return a.getType()->isIntegerTy(64) && !a.use_empty() &&
         all_of(a.users(), [](const User* u) { return isa<IntToPtrInst>(u); });
}

void replace_number(Argument& a, Value* pointer) {
  for (User* u : make_early_inc_range(a.users())) {
    u->replaceAllUsesWith(pointer);
    cast<Instruction>(u)->eraseFromParent();
  }
}

}  // namespace

Function& with_members_as_parameters(Function& kernel) {
  std::vector<Type*> types;
  std::vector<AttributeSet> attributes;
  bool has_structure = false;
  for (const Argument& a : kernel.args()) {
    const std::vector<std::uint64_t> pointers = pointers_in(a);
    has_structure = has_structure || !pointers.empty() || is_pointer_as_number(a);
    types.insert(types.end(), pointers.size(), PointerType::get(kernel.getContext(), 0));
    attributes.insert(attributes.end(), pointers.size(), AttributeSet());
    if (!pointers.empty()) continue;
    types.push_back(is_pointer_as_number(a) ? PointerType::get(kernel.getContext(), 0) : a.getType());
    attributes.push_back(kernel.getAttributes().getParamAttrs(a.getArgNo()));
  }
  if (!has_structure) return kernel;
  Function* made = Function::Create(FunctionType::get(kernel.getReturnType(), types, false),
                                    kernel.getLinkage(), "", kernel.getParent());
  made->copyAttributesFrom(&kernel);
  made->setAttributes(AttributeList::get(kernel.getContext(), kernel.getAttributes().getFnAttrs(),
                                         kernel.getAttributes().getRetAttrs(), attributes));
  made->takeName(&kernel);
  made->splice(made->begin(), &kernel);
  IRBuilder<> b(&*made->getEntryBlock().getFirstInsertionPt());
  auto* next = made->arg_begin();
  for (Argument& a : kernel.args()) {
    if (is_pointer_as_number(a)) {
      next->takeName(&a);
      replace_number(a, next++);
      continue;
    }
    const std::vector<std::uint64_t> pointers = pointers_in(a);
    Value* now = pointers.empty() ? static_cast<Value*>(next) : b.CreateAlloca(type_of(a));
    for (std::size_t n = 0; n < pointers.size(); ++n, ++next) {
      next->setName(a.getName() + "." + std::to_string(n));
      b.CreateStore(next, b.CreateConstGEP1_64(b.getInt8Ty(), now, pointers[n]));
    }
    if (pointers.empty()) {
      (next++)->takeName(&a);
    } else if (!a.hasByValAttr()) {
      now = b.CreateLoad(a.getType(), now);
    }
    a.replaceAllUsesWith(now);
  }
  kernel.replaceAllUsesWith(made);
  kernel.eraseFromParent();
  return *made;
}

}  // namespace pewter::metal
