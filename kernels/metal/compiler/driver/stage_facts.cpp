// What must hold of a module after stages, each in the shortest way in which it can be seen.
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Support/raw_ostream.h>

#include <string>

#include "kernels/metal/compiler/analysis/masked_accesses.hpp"
#include "kernels/metal/compiler/barriers/phases.hpp"
#include "kernels/metal/compiler/driver/stages.hpp"
#include "kernels/metal/compiler/import/shared_functions.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

std::string place_of_fault(const Instruction& i) {
  std::string text = "'" + i.getFunction()->getName().str() + "' has";
  raw_string_ostream(text) << i;
  return text;
}

/// The first instruction of a function for which `is_wrong`; empty: none.
template <class Test>
std::string first_that(const Function& f, const Test& is_wrong) {
  for (const Instruction& i : instructions(f))
    if (is_wrong(i)) return place_of_fault(i);
  return {};
}

/// The first fault of a kernel as a function of one thread; these functions are gone once there are vectors.
template <class Test>
std::string of_kernels(const staged_module& s, const Test& fault_of) {
  for (const kernel_info& k : s.kernels) {
    const Function* f = s.module->getFunction(k.name);
    if (f == nullptr || f->isDeclaration()) continue;
    if (std::string fault = fault_of(*f); !fault.empty()) return fault;
  }
  return {};
}

/// The first fault of all functions with code.
template <class Test>
std::string of_functions(const staged_module& s, const Test& is_wrong) {
  for (const Function& f : *s.module)
    if (std::string fault = first_that(f, is_wrong); !fault.empty()) return fault;
  return {};
}

bool calls_ours(const Instruction& i) {
  const auto* call = dyn_cast<CallInst>(&i);
  const Function* f = call == nullptr ? nullptr : call->getCalledFunction();
  return f != nullptr && f->getName().starts_with("pewter.");
}

std::string fault_of_imported(const staged_module& s) {
  return of_kernels(s, [](const Function& f) -> std::string {
    for (const Argument& a : f.args())
      if (a.getType()->isPointerTy() && !a.hasByValAttr() && !a.use_empty() &&
          !f.getAttributes().hasParamAttr(a.getArgNo(), "pewter-argument"))
        return "'" + f.getName().str() + "' has a pointer without an index: '" + a.getName().str() + "'";
    return {};
  });
}

std::string fault_of_inlined(const staged_module& s) {
  return of_kernels(s, [](const Function& f) {
    return first_that(f, [](const Instruction& i) {
      const auto* call = dyn_cast<CallBase>(&i);
      const Function* called = call == nullptr ? nullptr : call->getCalledFunction();
      return call != nullptr && !isa<IntrinsicInst>(call) && !calls_ours(i) &&
             (called == nullptr || !is_shared(*called));
    });
  });
}

std::string fault_of_placed(const staged_module& s) {
  return of_kernels(s, [](const Function& f) {
    return first_that(f, [](const Instruction& i) {
      return any_of(i.operands(), [](const Use& u) {
        const auto* g = dyn_cast<GlobalVariable>(u->stripPointerCasts());
        return g != nullptr && g->hasAttribute("pewter-threadgroup");
      });
    });
  });
}

std::string fault_of_expanded(const staged_module& s) {
  return of_kernels(s, [](const Function& f) {
    return first_that(f, [](const Instruction& i) {
      const auto* copy = dyn_cast<MemIntrinsic>(&i);
      return copy != nullptr && isa<ConstantInt>(copy->getLength());
    });
  });
}

std::string fault_of_scalar(const staged_module& s) {
  return of_kernels(s, [](const Function& f) {
    return first_that(f, [](const Instruction& i) {
      return i.getType()->isVectorTy() ||
             any_of(i.operands(), [](const Use& u) { return u->getType()->isVectorTy(); });
    });
  });
}

std::string fault_of_reachable(const staged_module& s) {
  return of_kernels(s, [](const Function& f) -> std::string {
    Function& seen = const_cast<Function&>(f);  // as LLVM's analyses take it
    DominatorTree tree(seen);
    const LoopInfo loops(tree);
    for (const Loop* l : loops.getLoopsInPreorder())
      if (l->hasNoExitBlocks()) return "'" + f.getName().str() + "' has a loop without an end";
    return first_that(f, [](const Instruction& i) { return isa<UnreachableInst>(i); });
  });
}

std::string fault_of_structured(const staged_module& s) {
  return of_kernels(s, [](const Function& f) -> std::string {
    Function& seen = const_cast<Function&>(f);
    DominatorTree tree(seen);
    const LoopInfo loops(tree);
    for (const Loop* l : loops.getLoopsInPreorder())
      if (l->getExitingBlock() == nullptr || l->getLoopLatch() == nullptr || l->getLoopPreheader() == nullptr)
        return "'" + f.getName().str() +
               "' has a loop with several exits: " + l->getHeader()->getName().str();
    for (const BasicBlock& b : f)
      if (!tree.isReachableFromEntry(&b))
        return "'" + f.getName().str() + "' has a block without a way in: " + b.getName().str();
    if (count_if(f, [](const BasicBlock& b) { return isa<ReturnInst>(b.getTerminator()); }) != 1)
      return "'" + f.getName().str() + "' has several returns";
    return first_that(
        f, [](const Instruction& i) { return i.isTerminator() && !isa<ReturnInst, BranchInst>(i); });
  });
}

std::string fault_of_vectors(const staged_module& s) {
  const std::string left =
      of_kernels(s, [](const Function& f) { return "'" + f.getName().str() + "' is left"; });
  if (!left.empty()) return left;
  for (const Function& f : *s.module)
    if (f.getName().ends_with(".body") &&
        (f.arg_size() != body_arguments::count || !f.getReturnType()->isIntegerTy(32)))
      return "'" + f.getName().str() + "' has other parameters than a body";
  return {};
}

std::string fault_of_integers(const staged_module& s) {
  return of_functions(s, [](const Instruction& i) {
    const bool computes =
        isa<BinaryOperator, FCmpInst, FPExtInst, FPTruncInst, FPToSIInst, FPToUIInst, SIToFPInst, UIToFPInst>(
            i) ||
        i.getOpcode() == Instruction::FNeg;
    return computes && (i.getType()->getScalarType()->isBFloatTy() ||
                        i.getOperand(0)->getType()->getScalarType()->isBFloatTy());
  });
}

std::string fault_of_phased(const staged_module& s) {
  return of_functions(s, [](const Instruction& i) {  // what masked accesses call is defined
    return calls_ours(i) && cast<CallInst>(i).getCalledFunction()->isDeclaration();
  });
}

std::string fault_of_accesses(const staged_module& s) {
  return of_functions(s, [&](const Instruction& i) { return is_lane_by_lane(i, s.target); });
}

struct verified_fact {
  const char* text;
  std::string (*fault)(const staged_module&);
};

constexpr verified_fact verified_facts[] = {
#define FACT(name, text) {text, fault_of_##name},
#include "kernels/metal/compiler/driver/stages.def"
#undef FACT
};

}  // namespace

void verify_facts(const staged_module& s, unsigned facts, const std::string& when) {
  std::string wrong;
  raw_string_ostream out(wrong);
  if (verifyModule(*s.module, &out)) throw error("metal: " + when + ": not LLVM's IR: " + wrong);
  for (unsigned n = 0; n < std::size(verified_facts); ++n) {
    if ((facts >> n & 1) == 0) continue;
    const std::string found = verified_facts[n].fault(s);
    if (!found.empty())
      throw error("metal: " + when + ": must hold: " + verified_facts[n].text + "; but " + found);
  }
}

}  // namespace pewter::metal
