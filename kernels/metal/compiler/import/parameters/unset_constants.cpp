#include "kernels/metal/compiler/import/parameters/unset_constants.hpp"

#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>

#include <algorithm>

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr const char* marked = "pewter-unset";

/// INDEX of a call of __pw_fc<INDEX>::get, which source_rewriter.cpp declares for constants without a value.
StringRef index_of(const CallBase& call) {
  const Function* f = call.getCalledFunction();
  StringRef name = f == nullptr ? StringRef() : f->getName();
  if (!f || !f->isDeclaration() || !name.consume_front("_ZN7__pw_fcILi")) return {};
  return name.take_while([](char c) { return c >= '0' && c <= '9'; });
}

/// Without the number that a variable of several linked sources has got: "factor (.6)".
std::string source_name(const GlobalVariable& g) {
  const std::string demangled = demangle(g.getName().str());
  const std::string name = demangled.substr(0, demangled.find(" (."));
  const std::size_t colon = name.rfind("::");
  return colon == std::string::npos ? name : name.substr(colon + 2);
}

GlobalVariable* variable_of(Value* v) { return dyn_cast<GlobalVariable>(v->stripInBoundsConstantOffsets()); }

/// Which variable a function of clang's initialises, and by which unset constants.
struct initialisation {
  GlobalVariable* variable = nullptr;
  std::string by;
  StringRef index;  ///< of a constant that is the variable itself
};

initialisation initialisation_in(Function& f) {
  initialisation found;
  StringRef& index = found.index;
  for (Instruction& i : instructions(f)) {
    if (const auto* call = dyn_cast<CallBase>(&i); call != nullptr && index.empty()) index = index_of(*call);
    for (Value* operand : i.operands()) {
      GlobalVariable* g = variable_of(operand);
      if (g == nullptr || g->isConstant()) continue;
      if (g->hasAttribute(marked)) {
        if (found.by.empty()) found.by = g->getAttribute(marked).getValueAsString();
      } else if (!isa<LoadInst>(i)) {
        found.variable = g;
      }
    }
  }
  if (!index.empty() && found.variable != nullptr)
    found.by = "'" + source_name(*found.variable) + "' (index " + index.str() + ")";
  return found;
}

void make_empty(Function& f) {
  f.deleteBody();
  f.setLinkage(GlobalValue::InternalLinkage);
  IRBuilder<>(BasicBlock::Create(f.getContext(), "entry", &f)).CreateRetVoid();
}

}  // namespace

std::vector<unset_constant> unset_constants_in(Module& m) {
  std::vector<unset_constant> all;
  for (Function& f : m) {
    if (!f.getName().starts_with("__cxx_global_var_init")) continue;
    const initialisation i = initialisation_in(f);
    if (i.variable != nullptr && !i.index.empty()) all.push_back({i.variable, i.index.str()});
  }
  return all;
}

void mark_unset_constants(Module& m) {
  for (bool changed = true;
       changed;) {  // by clang's order one round is enough, and another one that finds none
    changed = false;
    for (Function& f : m) {
      if (!f.getName().starts_with("__cxx_global_var_init")) continue;
      const initialisation i = initialisation_in(f);
      if (i.variable == nullptr || i.by.empty()) continue;
      i.variable->addAttribute(marked, i.by);
      make_empty(f);
      changed = true;
    }
  }
}

std::vector<std::string> unset_constants_of(const Function& f) {
  std::vector<std::string> all;
  for (const Instruction& i : instructions(f)) {
    for (Value* operand : i.operands()) {
      const GlobalVariable* g = variable_of(operand);
      if (g == nullptr || !g->hasAttribute(marked)) continue;
      const std::string by = g->getAttribute(marked).getValueAsString().str();
      if (std::find(all.begin(), all.end(), by) == all.end()) all.push_back(by);
    }
  }
  return all;
}

}  // namespace pewter::metal
