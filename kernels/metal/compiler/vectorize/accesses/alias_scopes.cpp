#include "kernels/metal/compiler/vectorize/accesses/alias_scopes.hpp"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/MDBuilder.h>

#include "kernels/metal/compiler/analysis/builtins.hpp"

namespace pewter::metal {

using namespace llvm;

alias_scopes::alias_scopes(LLVMContext& context) {
  MDBuilder metadata(context);
  in_threadgroup_ = MDNode::get(
      context,
      metadata.createAnonymousAliasScope(metadata.createAnonymousAliasScopeDomain("pewter"), "threadgroup"));
}

Value* alias_scopes::mark(Value* access, const Value* pointer) const {
  auto* i = dyn_cast<Instruction>(access);
  if (i == nullptr) return access;
  SmallVector<const Value*> objects;
  getUnderlyingObjects(pointer, objects);
  if (all_of(objects, is_threadgroup_memory)) {
    i->setMetadata(LLVMContext::MD_alias_scope, in_threadgroup_);
  } else if (all_of(objects, [&](const Value* v) { return isa<Argument>(v) && !is_threadgroup_memory(v); })) {
    i->setMetadata(LLVMContext::MD_noalias, in_threadgroup_);
    const bool is_constant =
        all_of(objects, [](const Value* v) { return cast<Argument>(v)->hasNoAliasAttr(); });
    if (is_constant && isa<LoadInst>(i))
      i->setMetadata(LLVMContext::MD_invariant_load, MDNode::get(i->getContext(), {}));
  }
  return access;
}

}  // namespace pewter::metal
