#include "kernels/metal/compiler/analysis/short_loops.hpp"

#include <llvm/Analysis/AssumptionCache.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/ScalarEvolution.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/LoopUtils.h>

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

/// Instructions when all loops within are unrolled whose counts are known.
std::size_t unrolled_size(const Loop& loop, ScalarEvolution& evolution, const LoopInfo& loops) {
  std::size_t size = 0;
  for (const BasicBlock* block : loop.blocks()) {
    if (loops.getLoopFor(block) == &loop) size += block->size();
  }
  for (const Loop* inner : loop.getSubLoops()) size += unrolled_size(*inner, evolution, loops);
  return size * std::max(1u, turns_of(loop, evolution));
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
  std::size_t growth = 0;
  for (Loop* loop : loops.getLoopsInPreorder()) {
    const unsigned count = turns_of(*loop, evolution);
    if (count == 0 || count > limits.turns || hasUnrollTransformation(loop) != TM_Unspecified ||
        !indexes_array(*loop))
      continue;
    const std::size_t size = unrolled_size(*loop, evolution, loops);
    if (growth + size > limits.growth) continue;
    growth += size;
    addStringMetadataToLoop(loop, "llvm.loop.unroll.full");
  }
}

}  // namespace pewter::metal
