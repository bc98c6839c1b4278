#include "kernels/metal/compiler/analysis/short_loops.hpp"

#include <llvm/Analysis/AssumptionCache.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/ScalarEvolution.h>
#include <llvm/Analysis/ScalarEvolutionExpressions.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/LoopUtils.h>

#include <vector>

namespace pewter::metal {
namespace {

using namespace llvm;

/// Whether a thread's array is accessed at a place that the loop computes.
bool indexes_array(const Loop& loop) {
  for (const BasicBlock* block : loop.blocks()) {
    for (const Instruction& i : *block) {
      const Value* pointer = getLoadStorePointerOperand(&i);
      if (pointer == nullptr || !isa<AllocaInst>(getUnderlyingObject(pointer))) continue;
      const auto* gep = dyn_cast<GetElementPtrInst>(pointer);
      if (gep != nullptr && !gep->hasAllConstantIndices() && !loop.isLoopInvariant(gep)) return true;
    }
  }
  return false;
}

/// How often a loop's body is executed; 0: not known. A loop that asks at its head, as before rotation, asks
/// once more.
unsigned turns_of(const Loop& loop, ScalarEvolution& evolution) {
  const unsigned count = evolution.getSmallConstantTripCount(&loop);
  const bool asks_first = loop.isLoopExiting(loop.getHeader()) && !loop.isLoopLatch(loop.getHeader());
  return count != 0 && asks_first ? count - 1 : count;
}

/// Whether it is gone once loops are unrolled: what follows from their counters alone, and accesses of a
/// thread's arrays, whose elements are then registers.
bool is_folded(Instruction& i, ScalarEvolution& evolution) {
  const auto* address = isa<GetElementPtrInst>(i) ? &i : getLoadStorePointerOperand(&i);
  if (address != nullptr && isa<AllocaInst>(getUnderlyingObject(address))) return true;
  if (!evolution.isSCEVable(i.getType()) || !i.getType()->isIntegerTy()) return i.isTerminator();
  return !SCEVExprContains(evolution.getSCEV(&i), [](const SCEV* s) { return isa<SCEVUnknown>(s); });
}

/// The size of a loop without its inner loops: what is left when it is unrolled.
std::size_t own_size(const Loop& loop, ScalarEvolution& evolution, const LoopInfo& loops) {
  std::size_t size = 0;
  for (BasicBlock* block : loop.blocks()) {
    if (loops.getLoopFor(block) != &loop) continue;
    const auto stays = [&](Instruction& i) { return !is_folded(i, evolution); };
    size += static_cast<std::size_t>(count_if(*block, stays));
  }
  return size;
}

/// Instructions when all loops within are unrolled whose counts are known.
std::size_t unrolled_size(const Loop& loop, ScalarEvolution& evolution, const LoopInfo& loops) {
  std::size_t size = own_size(loop, evolution, loops);
  for (const Loop* inner : loop.getSubLoops()) size += unrolled_size(*inner, evolution, loops);
  return size * std::max(1u, turns_of(loop, evolution));
}

bool is_unrolled_by_source(const Loop& loop) { return hasUnrollTransformation(&loop) == TM_ForcedByUser; }

/// Instructions of a function when all loops are unrolled that its source wants to be.
std::size_t size_by_source(const LoopInfo& loops, ScalarEvolution& evolution) {
  std::size_t size = 0;
  const auto add = [&](const Loop* loop, std::size_t times, const auto& self) -> void {
    if (is_unrolled_by_source(*loop)) times *= std::max(1u, turns_of(*loop, evolution));
    size += own_size(*loop, evolution, loops) * times;
    for (const Loop* inner : loop->getSubLoops()) self(inner, times, self);
  };
  for (const Loop* loop : loops) add(loop, 1, add);
  return size;
}

/// Whether a thread's array is accessed at a place that follows from the loop's own counter.
bool indexes_array_by_turns(const Loop& loop, ScalarEvolution& evolution) {
  const auto follows = [&](const SCEV* s) {
    const auto* counted = dyn_cast<SCEVAddRecExpr>(s);
    const auto* unknown = dyn_cast<SCEVUnknown>(s);
    return (counted != nullptr && counted->getLoop() == &loop) ||
           (unknown != nullptr && !loop.isLoopInvariant(unknown->getValue()));
  };
  for (const BasicBlock* block : loop.blocks()) {
    for (const Instruction& i : *block) {
      const auto* gep = dyn_cast_or_null<GetElementPtrInst>(getLoadStorePointerOperand(&i));
      if (gep == nullptr || !isa<AllocaInst>(getUnderlyingObject(gep))) continue;
      for (Value* index : gep->indices())
        if (SCEVExprContains(evolution.getSCEV(index), follows)) return true;
    }
  }
  return false;
}

/// Whether it calls a SIMD-group function. Products of matrices do, which are laid out for all turns
/// together.
bool works_together(const Loop& loop) {
  return any_of(loop.blocks(), [](const BasicBlock* block) {
    return any_of(*block, [](const Instruction& i) {
      const auto* call = dyn_cast<CallInst>(&i);
      const Function* called = call == nullptr ? nullptr : call->getCalledFunction();
      return called != nullptr && called->getName().starts_with("pewter.simd.");
    });
  });
}

/// Loops stay that the source wants to be unrolled, those of most turns first, until the function is no
/// longer than the limit; but not those by whose turns a thread's array is indexed, which would stay in
/// memory.
void keep_loops_above(std::size_t limit, LoopInfo& loops, ScalarEvolution& evolution) {
  if (size_by_source(loops, evolution) <= limit) return;
  std::vector<Loop*> all;
  for (Loop* loop : loops.getLoopsInPreorder())
    if (is_unrolled_by_source(*loop) && !works_together(*loop) && !indexes_array_by_turns(*loop, evolution))
      all.push_back(loop);
  stable_sort(all, [&](Loop* a, Loop* b) { return turns_of(*a, evolution) > turns_of(*b, evolution); });
  for (Loop* loop : all) {
    if (size_by_source(loops, evolution) <= limit) return;
    LLVMContext& context = loop->getHeader()->getContext();
    MDNode* stays = MDNode::get(context, MDString::get(context, "llvm.loop.unroll.disable"));
    loop->setLoopID(
        makePostTransformationMetadata(context, loop->getLoopID(), {"llvm.loop.unroll."}, {stays}));
  }
}

}  // namespace

void mark_short_loops(Function& f) { mark_loops_up_to(f, {}); }

void mark_loops_up_to(Function& f, unrolling_limits limits) {
  DominatorTree tree(f);
  LoopInfo loops(tree);
  AssumptionCache assumptions(f);
  TargetLibraryInfoImpl library(f.getParent()->getTargetTriple());
  TargetLibraryInfo info(library);
  ScalarEvolution evolution(f, info, assumptions, tree, loops);
  keep_loops_above(limits.by_source, loops, evolution);
  std::size_t growth = 0;
  std::vector<Loop*> marked;
  for (Loop* loop : loops.getLoopsInPreorder()) {
    const unsigned count = turns_of(*loop, evolution);
    if (count == 0 || count > limits.turns || hasUnrollTransformation(loop) != TM_Unspecified ||
        !indexes_array(*loop))
      continue;
    // Loops within one that is marked are counted with it.
    const bool is_within = any_of(marked, [&](const Loop* l) { return l->contains(loop); });
    const std::size_t size = is_within ? 0 : unrolled_size(*loop, evolution, loops);
    if (growth + size > limits.growth) continue;
    growth += size;
    marked.push_back(loop);
    addStringMetadataToLoop(loop, "llvm.loop.unroll.full");
  }
}

}  // namespace pewter::metal
