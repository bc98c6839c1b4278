// Bodies, and the function by which the runtime runs one SIMD group.
#include "kernels/metal/compiler/barriers/phases.hpp"

#include <llvm/IR/Constants.h>

#include <cstddef>

#include "kernels/metal/simdgroup_context.hpp"

namespace pewter::metal {

using namespace llvm;

Function* create_body(Module& m, const Twine& name) {
  LLVMContext& c = m.getContext();
  std::vector<Type*> types(body_arguments::count, Type::getInt32Ty(c));
  for (const unsigned n : {body_arguments::bindings, body_arguments::simdgroup, body_arguments::frame})
    types[n] = PointerType::get(c, 0);
  auto* f = Function::Create(FunctionType::get(Type::getInt32Ty(c), types, false),
                             GlobalValue::InternalLinkage, name, m);
  for (const unsigned n : {body_arguments::bindings, body_arguments::simdgroup, body_arguments::frame})
    f->addParamAttr(n, Attribute::NoAlias);
  return f;
}

FunctionCallee barrier_of(Module& m) {
  FunctionCallee callee =
      m.getOrInsertFunction("pewter.wait", FunctionType::get(Type::getVoidTy(m.getContext()), false));
  auto* f = cast<Function>(callee.getCallee());
  f->setDoesNotThrow();
  f->addFnAttr(Attribute::Convergent);
  f->addFnAttr(Attribute::NoDuplicate);
  return callee;
}

LoadInst* constant_load(IRBuilder<>& b, Type* type, Value* base, std::uint64_t offset) {
  LoadInst* load = b.CreateLoad(type, b.CreateConstInBoundsGEP1_64(b.getInt8Ty(), base, offset));
  load->setMetadata(LLVMContext::MD_invariant_load, MDNode::get(b.getContext(), {}));
  return load;
}

Function* create_exported(Module& m, StringRef name, const Function& body, ArrayRef<Type*> parameters,
                          Type* result) {
  Function* f =
      Function::Create(FunctionType::get(result, parameters, false), GlobalValue::ExternalLinkage, name, m);
  f->copyAttributesFrom(&body);
  f->setAttributes(AttributeList().addFnAttributes(
      m.getContext(), AttrBuilder(m.getContext(), body.getAttributes().getFnAttrs())));
  f->setLinkage(GlobalValue::ExternalLinkage);
  f->addParamAttr(0, Attribute::NoAlias);
  f->addParamAttr(1, Attribute::NoAlias);
  return f;
}

void add_simdgroup_function(Function& body, StringRef name) {
  LLVMContext& context = body.getContext();
  IRBuilder<> b(context);
  Function* f = create_exported(*body.getParent(), name, body, {b.getPtrTy(), b.getPtrTy()}, b.getInt32Ty());
  b.SetInsertPoint(BasicBlock::Create(context, "entry", f));
  using c = simdgroup_context;
  const auto word = [&](std::size_t offset) -> Value* {
    return b.CreateLoad(b.getInt32Ty(), b.CreateConstGEP1_64(b.getInt8Ty(), f->getArg(1), offset));
  };
  Value* frame =
      b.CreateLoad(b.getPtrTy(), b.CreateConstGEP1_64(b.getInt8Ty(), f->getArg(1), offsetof(c, frame)));
  constexpr std::size_t first = offsetof(c, first_lane_position);
  CallInst* reached =
      b.CreateCall(&body, {f->getArg(0), f->getArg(1), frame, word(offsetof(c, threadgroup_position_in_grid)),
                           word(offsetof(c, simdgroup_index_in_threadgroup)), word(first), word(first + 4),
                           word(first + 8), word(offsetof(c, state))});
  b.CreateRet(reached);
}

}  // namespace pewter::metal
