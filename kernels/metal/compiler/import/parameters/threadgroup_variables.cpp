// Until everything is inlined a threadgroup variable is a global one, as it is one for all calls of the
// function that declares it; each kernel that uses it then has a place for it.
#include "kernels/metal/compiler/import/parameters/threadgroup_variables.hpp"

#include <llvm/ADT/SetVector.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/ReplaceConstant.h>

#include <algorithm>

#include "kernels/metal/compiler/import/annotations.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr const char* variable_name = "pewter-threadgroup";  ///< an attribute: as in the source
constexpr const char* has_value = "pewter-initialized";

bool holds_pointers(Type* t) {
  while (auto* array = dyn_cast<ArrayType>(t)) t = array->getElementType();
  return t->isPointerTy();
}

bool is_constructor(const std::string& name) {
  ItaniumPartialDemangler parts;
  return !parts.partialDemangle(name.c_str()) && parts.isCtorOrDtor();
}

/// Metal's threadgroup variables begin with anything: a constructor that each thread ran would undo what
/// others have written. Also those of an array's elements, in the loop that clang makes.
void remove_constructors(AllocaInst& variable) {
  SetVector<Value*> places;
  places.insert(&variable);
  std::vector<CallInst*> constructors;
  for (std::size_t n = 0; n < places.size(); ++n) {
    for (User* u : places[n]->users()) {
      auto* call = dyn_cast<CallInst>(u);
      const Function* f = call == nullptr ? nullptr : call->getCalledFunction();
      if (f != nullptr && call->arg_size() == 1 && is_constructor(f->getName().str())) {
        constructors.push_back(call);
      } else if (isa<GetElementPtrInst, PHINode>(u) && u->getName().starts_with("array")) {
        places.insert(u);
      }
    }
  }
  for (CallInst* call : constructors) call->eraseFromParent();
}

/// Stores a value of at most 64 bits, or an aggregate of such, as the machine does. Zeros are there already.
/// @return whether it is known
bool put(const Constant& value, const DataLayout& layout, char* to) {
  if (value.isNullValue() || isa<UndefValue>(value)) return true;
  Type* type = value.getType();
  const std::uint64_t bytes = layout.getTypeStoreSize(type).getFixedValue();
  const auto* number = dyn_cast<ConstantInt>(&value);
  const auto* real = dyn_cast<ConstantFP>(&value);
  if (number != nullptr || real != nullptr) {
    const APInt bits = number != nullptr ? number->getValue() : real->getValueAPF().bitcastToAPInt();
    for (std::uint64_t n = 0; n < bytes; ++n)
      to[n] = static_cast<char>(bits.extractBitsAsZExtValue(
          std::min(8u, bits.getBitWidth() - 8 * static_cast<unsigned>(n)), 8 * static_cast<unsigned>(n)));
    return true;
  }
  auto* structure = dyn_cast<StructType>(type);
  const std::uint64_t count = structure != nullptr         ? structure->getNumElements()
                              : isa<ArrayType>(type)       ? type->getArrayNumElements()
                              : isa<FixedVectorType>(type) ? cast<FixedVectorType>(type)->getNumElements()
                                                           : 0;
  for (std::uint64_t n = 0; n < count; ++n) {
    const Constant* element = value.getAggregateElement(static_cast<unsigned>(n));
    if (element == nullptr) return false;
    const std::uint64_t offset =
        structure != nullptr
            ? layout.getStructLayout(structure)->getElementOffset(static_cast<unsigned>(n)).getFixedValue()
            : n * layout.getTypeAllocSize(element->getType()).getFixedValue();
    if (!put(*element, layout, to + offset)) return false;
  }
  return count > 0;
}

/// The bytes that a threadgroup finds in the variable.
std::string bytes_of(const GlobalVariable& g) {
  std::string bytes(g.getDataLayout().getTypeAllocSize(g.getValueType()).getFixedValue(), '\0');
  if (!put(*g.getInitializer(), g.getDataLayout(), bytes.data()))
    detail::raise("threadgroup variable '%s': its initializer holds an address, which is not supported",
                  g.getAttribute(variable_name).getValueAsString().str().c_str());
  return bytes;
}

void place(GlobalVariable& g, Function& kernel, kernel_info& info) {
  std::vector<Use*> uses;
  for (Use& u : g.uses()) {
    auto* i = dyn_cast<Instruction>(u.getUser());
    if (i != nullptr && i->getFunction() == &kernel) uses.push_back(&u);
  }
  if (uses.empty()) return;
  Module& m = *kernel.getParent();
  IRBuilder<> b(&*kernel.getEntryBlock().getFirstInsertionPt());
  FunctionCallee callee = m.getOrInsertFunction("pewter.threadgroup_memory",
                                                FunctionType::get(b.getPtrTy(), {b.getInt64Ty()}, false));
  auto* memory = cast<Function>(callee.getCallee());
  memory->setDoesNotAccessMemory();
  memory->setDoesNotThrow();
  memory->setWillReturn();
  Value* address = b.CreateCall(callee, {b.getInt64(info.threadgroup_memory)});
  for (Use* u : uses) u->set(address);
  const std::uint64_t bytes = m.getDataLayout().getTypeAllocSize(g.getValueType()).getFixedValue();
  info.variables.push_back(
      {info.threadgroup_memory, bytes, g.getAttribute(variable_name).getValueAsString().str()});
  if (g.hasAttribute(has_value)) info.initial_values.push_back({info.threadgroup_memory, bytes_of(g)});
  info.threadgroup_memory = alignTo(info.threadgroup_memory + bytes, 64);
}

}  // namespace

void note_threadgroup_variable(GlobalVariable& g, const ConstantStruct& annotation) {
  if (text_of(annotation.getOperand(1)) != "pewter:threadgroup") return;
  std::string name = demangle(g.getName());
  if (!g.getName().starts_with("_ZZ")) {  // it is no function's
    throw error(place_of(annotation.getOperand(2), annotation.getOperand(3)) + ": '" + name +
                "': variables of the program cannot be in threadgroup memory, only those of functions");
  }
  if (const std::size_t colon = name.rfind("::"); colon != std::string::npos) name = name.substr(colon + 2);
  g.addAttribute(variable_name, name);
  g.addAttribute(has_value);
}

void share_with_threadgroup(AllocaInst& variable) {
  remove_constructors(variable);
  std::vector<Instruction*> lifetimes;
  for (User* u : variable.users()) {
    auto* i = dyn_cast<IntrinsicInst>(u);
    if (i != nullptr && i->isLifetimeStartOrEnd()) lifetimes.push_back(i);
  }
  for (Instruction* i : lifetimes) i->eraseFromParent();
  Type* type = variable.getAllocatedType();
  auto* g = new GlobalVariable(*variable.getModule(), type, false, GlobalValue::InternalLinkage,
                               UndefValue::get(type), variable.getName());
  g->setAlignment(variable.getAlign());
  g->addAttribute(variable_name, variable.getName());
  variable.replaceAllUsesWith(g);
  variable.eraseFromParent();
}

void share_threadgroup_variables(Function& f) {
  std::vector<IntrinsicInst*> annotations;
  for (Instruction& i : instructions(f)) {
    auto* a = dyn_cast<IntrinsicInst>(&i);
    if (a != nullptr && a->getIntrinsicID() == Intrinsic::var_annotation) annotations.push_back(a);
  }
  for (IntrinsicInst* a : annotations) {
    auto* variable = dyn_cast<AllocaInst>(a->getArgOperand(0)->stripPointerCasts());
    if (text_of(a->getArgOperand(1)) != "pewter:threadgroup" || variable == nullptr ||
        holds_pointers(variable->getAllocatedType()))
      continue;
    a->eraseFromParent();
    share_with_threadgroup(*variable);
  }
}

void place_threadgroup_variables(Module& m, std::vector<kernel_info>& kernels) {
  std::vector<GlobalVariable*> all;
  for (GlobalVariable& g : m.globals())
    if (g.hasAttribute(variable_name)) all.push_back(&g);
  for (GlobalVariable* g : all) {
    convertUsersOfConstantsToInstructions({g});
    for (kernel_info& k : kernels) place(*g, *m.getFunction(k.name), k);
    if (g->use_empty()) g->eraseFromParent();
  }
}

}  // namespace pewter::metal
