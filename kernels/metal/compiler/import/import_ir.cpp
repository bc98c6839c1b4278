#include "kernels/metal/compiler/import/import_ir.hpp"

#include <llvm/ADT/MapVector.h>
#include <llvm/ADT/StringSwitch.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/ConstantRange.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include <algorithm>

#include "kernels/metal/compiler/analysis/builtins.hpp"
#include "kernels/metal/compiler/import/annotations.hpp"
#include "kernels/metal/compiler/import/parameters/position_variables.hpp"
#include "kernels/metal/compiler/import/parameters/structure_parameters.hpp"
#include "kernels/metal/compiler/import/parameters/threadgroup_variables.hpp"
#include "kernels/metal/compiler/import/parameters/unset_constants.hpp"
#include "kernels/metal/compiler/import/types/bfloat.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// [[max_total_threads_per_threadgroup(n)]]
std::uint32_t max_threads_of(const Function& f, const kernel_info& info) {
  if (!f.hasFnAttribute("pewter-max-threads")) return info.max_threads;
  const std::int64_t wanted = std::stoll(f.getFnAttribute("pewter-max-threads").getValueAsString().str());
  if (wanted < 1 || wanted > info.max_threads)
    detail::raise("%s: [[max_total_threads_per_threadgroup(%lld)]], must be 1 to %u", info.name.c_str(),
                  static_cast<long long>(wanted), info.max_threads);
  return static_cast<std::uint32_t>(wanted);
}

/// The name in the source: without parameters, template arguments and namespaces.
std::string source_name(const Function& f) {
  constexpr StringRef nameless = "(anonymous namespace)::";
  std::string name = demangle(f.getName().str());
  for (std::size_t at; (at = name.find(nameless)) != std::string::npos;) name.erase(at, nameless.size());
  name = name.substr(0, name.find('('));
  if (const std::size_t colon = name.rfind("::");
      colon != std::string::npos && name.find('<') == std::string::npos)
    name = name.substr(colon + 2);
  return name;
}

/// The name in the source, or those that templates are instantiated with.
using named_functions = MapVector<Function*, std::vector<std::string>>;

struct entry_functions {
  named_functions kernels, visible;
};

entry_functions find_entry_functions(Module& m) {
  entry_functions found;
  auto& [kernels, visible] = found;
  GlobalVariable* all = m.getNamedGlobal("llvm.global.annotations");
  if (all == nullptr) return found;
  std::vector<std::pair<Function*, std::string>> named;
  for (Use& u : cast<ConstantArray>(all->getInitializer())->operands()) {
    auto* entry = cast<ConstantStruct>(u.get());
    Value* what = entry->getOperand(0)->stripPointerCasts();
    StringRef text = text_of(entry->getOperand(1));
    if (auto* f = dyn_cast<Function>(what); f != nullptr && text == "pewter:kernel") {
      kernels[f];
      f->addFnAttr("pewter-place", place_of(entry->getOperand(2), entry->getOperand(3)));
    }
    if (auto* f = dyn_cast<Function>(what); f != nullptr && text == "pewter:visible") visible[f];
    if (auto* f = dyn_cast<Function>(what); f != nullptr && text == "pewter:max_threads")
      f->addFnAttr("pewter-max-threads", std::to_string(number_of(entry->getOperand(4), 0)));
    if (auto* f = dyn_cast<Function>(what); f != nullptr && text.consume_front("pewter:host_name:"))
      named.emplace_back(f, text.str());
    auto* g = dyn_cast<GlobalVariable>(what);
    if (g != nullptr) note_threadgroup_variable(*g, *entry);
    if (g != nullptr && text.consume_front("pewter:host_name:") && g->hasInitializer()) {
      if (auto* f = dyn_cast<Function>(g->getInitializer()->stripPointerCasts()))
        named.emplace_back(f, text.str());
    }
  }
  all->eraseFromParent();
  for (auto& [f, name] : named) {
    for (named_functions* group : {&kernels, &visible}) {
      const auto known = group->find(f);
      if (known != group->end() && !is_contained(known->second, name)) known->second.push_back(name);
    }
  }
  for (named_functions* group : {&kernels, &visible}) {
    for (auto& [f, names] : *group) {
      if (names.empty()) names.push_back(source_name(*f));
    }
    // An instance of a template has no name to be asked for by unless the source gives it one.
    group->remove_if([](const auto& entry) { return entry.second.front().find('<') != std::string::npos; });
  }
  return found;
}

/// Annotations of members that point into threadgroup memory have no use.
void drop_pointer_annotations(Function& f) {
  std::vector<IntrinsicInst*> all;
  for (Instruction& i : instructions(f)) {
    auto* a = dyn_cast<IntrinsicInst>(&i);
    if (a != nullptr && a->getIntrinsicID() == Intrinsic::ptr_annotation) all.push_back(a);
  }
  for (IntrinsicInst* a : all) {
    a->replaceAllUsesWith(a->getArgOperand(0));
    a->eraseFromParent();
  }
}

/// Division by zero and the like never trap, shifts count modulo the width, and a number that does not fit
/// into an integer becomes some integer.
void make_total(Function& f) {
  std::vector<Instruction*> all;
  for (Instruction& i : instructions(f)) all.push_back(&i);
  for (Instruction* i : all) {
    IRBuilder<> b(i);
    if (auto* op = dyn_cast<BinaryOperator>(i)) {
      Value* y = op->getOperand(1);
      if (isa<Constant>(y) && !cast<Constant>(y)->isNullValue()) continue;
      if (op->isShift()) {
        op->setOperand(
            1, b.CreateAnd(y, ConstantInt::get(y->getType(), y->getType()->getScalarSizeInBits() - 1)));
        op->dropPoisonGeneratingFlags();
      } else if (op->isIntDivRem()) {
        Value* one = ConstantInt::get(y->getType(), 1);
        Value* bad = b.CreateICmpEQ(y, Constant::getNullValue(y->getType()));
        if (op->getOpcode() == Instruction::SDiv || op->getOpcode() == Instruction::SRem) {
          Value* lowest =
              ConstantInt::get(y->getType(), APInt::getSignedMinValue(y->getType()->getScalarSizeInBits()));
          Value* overflows = b.CreateAnd(b.CreateICmpEQ(y, Constant::getAllOnesValue(y->getType())),
                                         b.CreateICmpEQ(op->getOperand(0), lowest));
          bad = b.CreateOr(bad, overflows);
        }
        op->setOperand(1, b.CreateSelect(bad, one, y));
        op->dropPoisonGeneratingFlags();
      }
    } else if (isa<FPToSIInst, FPToUIInst>(i)) {
      b.SetInsertPoint(i->getNextNode());
      Value* frozen = b.CreateFreeze(i);
      i->replaceUsesWithIf(frozen, [&](Use& u) { return u.getUser() != frozen; });
    }
  }
}

/// What the limits of threadgroups say of a position.
void bound_position(Function& f, StringRef position) {
  const std::uint32_t limit =
      StringSwitch<std::uint32_t>(position)
          .Case("thread_index_in_simdgroup", 32)
          .Case("threads_per_simdgroup", 33)
          .Case("simdgroup_index_in_threadgroup", 32)
          .Case("simdgroups_per_threadgroup", 33)
          .Cases({"thread_index_in_threadgroup", "thread_position_in_threadgroup"}, 1024)
          .Case("threads_per_threadgroup", 1025)
          .Default(0);
  if (limit != 0)
    f.addRetAttr(
        Attribute::get(f.getContext(), Attribute::Range, ConstantRange(APInt(32, 0), APInt(32, limit))));
}

void set_builtin_attributes(Module& m) {
  for (Function& f : m) {
    if (!f.getName().starts_with("pewter.")) continue;
    if (StringRef position = f.getName(); position.consume_front("pewter.position.")) {
      bound_position(f, position);
      continue;
    }
    f.setDoesNotThrow();
    if (f.getName() == "pewter.threadgroup_memory") continue;
    if (f.doesNotAccessMemory()) {  // as headers declare steps: which lanes ask is nothing to them
      f.setWillReturn();
      // A GPU's stay behind the question whether it is one: CPUs have no code for them.
      if (is_step(f)) f.addFnAttr(Attribute::Speculatable);
      continue;
    }
    f.addFnAttr(Attribute::Convergent);
    // Neither merged nor moved: their meaning depends on which lanes are active.
    if (f.getName().starts_with("pewter.simd.")) {
      f.setMemoryEffects(MemoryEffects::inaccessibleMemOnly());
      f.setWillReturn();
    }
  }
}

/// The function itself and copies of it: a function for each of its names.
std::vector<Function*> copies_of(Function& f, std::size_t count) {
  std::vector<Function*> all = {&f};
  while (all.size() < count) {
    ValueToValueMapTy values;
    all.push_back(CloneFunction(&f, values));
  }
  return all;
}

}  // namespace

std::vector<kernel_info> prepare(Module& m) {
  auto [kernels, visible] = find_entry_functions(m);
  place_program_positions(m);
  forget_promised_alignment(m);
  mark_unset_constants(m);
  std::vector<kernel_info> result;
  lower_bfloat(m);
  for (Function& f : m) {
    f.setComdat(nullptr);
    if (f.isDeclaration()) continue;
    f.removeFnAttr(Attribute::NoInline);
    f.removeFnAttr(Attribute::OptimizeNone);
    drop_pointer_annotations(f);
    move_bfloat_as_integers(f);
    make_total(f);
    if (kernels.count(&f) == 0) {
      share_threadgroup_variables(f);
      remove_annotations(f);
      f.setLinkage(GlobalValue::InternalLinkage);
      f.addFnAttr(Attribute::AlwaysInline);
      if (const auto named = visible.find(&f); named != visible.end()) {
        f.setLinkage(GlobalValue::ExternalLinkage);  // as function_pointers.cpp looks for it
        f.addFnAttr("pewter-visible", named->second.front());
      }
    } else {
      f.setLinkage(GlobalValue::ExternalLinkage);
    }
  }
  for (const char* kept : {"llvm.used", "llvm.compiler.used", "llvm.global_ctors"}) {
    if (GlobalVariable* g = m.getNamedGlobal(kept)) g->eraseFromParent();
  }
  for (GlobalVariable& g : m.globals()) {
    if (!g.isDeclaration()) g.setLinkage(GlobalValue::InternalLinkage), g.setComdat(nullptr);
  }
  for (auto& [f, names] : kernels) {
    if (f->isDeclaration()) continue;
    std::vector<Function*> copies = copies_of(*f, names.size());
    for (std::size_t n = 0; n < names.size(); ++n) {
      kernel_info info;
      info.name = names[n];
      copies[n]->setName(info.name);
      if (copies[n]->getName() != info.name)
        detail::raise("metal: two kernels are named '%s'", info.name.c_str());
      copies[n]->addFnAttr("pewter-kernel");
      info.max_threads = max_threads_of(*copies[n], info);
      copies[n] = &with_members_as_parameters(*copies[n]);
      prepare_variables(*copies[n], info);
      std::sort(info.arguments.begin(), info.arguments.end(),
                [](const auto& x, const auto& y) { return x.index < y.index; });
      result.push_back(info);
    }
  }
  set_builtin_attributes(m);
  std::sort(result.begin(), result.end(),
            [](const kernel_info& x, const kernel_info& y) { return x.name < y.name; });
  return result;
}

}  // namespace pewter::metal
