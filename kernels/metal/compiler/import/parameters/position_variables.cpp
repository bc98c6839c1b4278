#include "kernels/metal/compiler/import/parameters/position_variables.hpp"

#include <llvm/ADT/MapVector.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/ReplaceConstant.h>

#include <algorithm>
#include <vector>

#include "kernels/metal/compiler/analysis/builtins.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

std::uint64_t put_position(StringRef attribute, AllocaInst& variable, Instruction& at,
                           const std::string& of) {
  Module& m = *at.getModule();
  if (!is_position_attribute(attribute))
    detail::raise("%s: [[%s]] is not supported", of.c_str(), attribute.str().c_str());
  IRBuilder<> b(&at);
  Type* type = variable.getAllocatedType();
  Type* element = type;
  while (auto* structure = dyn_cast<StructType>(element)) element = structure->getElementType(0);
  const std::uint64_t bytes = m.getDataLayout().getTypeStoreSize(element);
  std::uint64_t count = 1;
  if (auto* structure = dyn_cast<StructType>(type)) {
    while (structure->getNumElements() == 1 && isa<StructType>(structure->getElementType(0)))
      structure = cast<StructType>(structure->getElementType(0));
    count = static_cast<std::uint64_t>(std::count_if(structure->element_begin(), structure->element_end(),
                                                     [&](Type* t) { return t == element; }));
  }
  if (!element->isIntegerTy() || count > 3)
    detail::raise("%s: the type of [[%s]]", of.c_str(), attribute.str().c_str());
  for (std::uint64_t n = 0; n < count; ++n) {
    FunctionCallee callee = m.getOrInsertFunction(("pewter.position." + attribute).str(),
                                                  FunctionType::get(b.getInt32Ty(), {b.getInt32Ty()}, false));
    auto* f = cast<Function>(callee.getCallee());
    f->setDoesNotAccessMemory();
    f->setDoesNotThrow();
    f->setWillReturn();
    CallInst* v = b.CreateCall(callee, {b.getInt32(static_cast<unsigned>(n))});
    b.CreateStore(b.CreateZExtOrTrunc(v, element), b.CreateConstGEP1_64(b.getInt8Ty(), &variable, n * bytes));
  }
  return count;
}

void place_program_positions(Module& m) {
  std::vector<GlobalVariable*> all;
  for (GlobalVariable& g : m.globals())
    if (g.getName().starts_with("pewter.global.")) all.push_back(&g);
  for (GlobalVariable* g : all) {
    convertUsersOfConstantsToInstructions({g});
    MapVector<Function*, std::vector<Use*>> uses;
    for (Use& u : g->uses())
      if (auto* i = dyn_cast<Instruction>(u.getUser())) uses[i->getFunction()].push_back(&u);
    for (auto& [f, of_function] : uses) {
      IRBuilder<> b(&*f->getEntryBlock().getFirstInsertionPt());
      AllocaInst* own = b.CreateAlloca(g->getValueType());
      own->setAlignment(g->getAlign().valueOrOne());
      put_position(g->getName().rsplit('.').second, *own, *own->getNextNode(), f->getName().str());
      for (Use* u : of_function) u->set(own);
    }
    if (g->use_empty()) g->eraseFromParent();
  }
}

}  // namespace pewter::metal
