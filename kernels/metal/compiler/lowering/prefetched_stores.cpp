// Stores of whole SIMD groups to buffers prefetch the lines of those that follow: a kernel that writes each
// element once waits for lines that it then overwrites, and no earlier load has brought them.
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>

#include <vector>

#include "kernels/metal/compiler/analysis/masked_accesses.hpp"
#include "kernels/metal/compiler/analysis/shapes.hpp"
#include "kernels/metal/compiler/analysis/targets.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// The prefetch distance from a store (kernels/metal/compiler/lowering/lowering.md#prefetched-stores).
constexpr std::uint64_t ahead_bytes = 1024;
constexpr std::uint64_t line = 64;
/// Loops over threadgroups and their SIMD groups: what lies in others may meet its rows again.
constexpr unsigned deepest = 2;

}  // namespace

void prefetch_stores(Module& m, const std::string& target) {
  if (!find_target(target).is_x86()) return;
  for (Function& f : m) {
    if (!f.getName().ends_with(".threadgroups")) continue;
    DominatorTree tree(f);
    const LoopInfo loops(tree);
    std::vector<StoreInst*> all;
    for (Instruction& i : instructions(f)) {
      auto* store = dyn_cast<StoreInst>(&i);
      const auto* type =
          store == nullptr ? nullptr : dyn_cast<FixedVectorType>(store->getValueOperand()->getType());
      if (type != nullptr && type->getNumElements() % lane_count == 0 && is_of_buffer(*store) &&
          loops.getLoopDepth(store->getParent()) <= deepest)
        all.push_back(store);
    }
    for (StoreInst* store : all) {
      IRBuilder<> b(store);
      const std::uint64_t bytes = m.getDataLayout().getTypeStoreSize(store->getValueOperand()->getType());
      for (std::uint64_t n = 0; n < bytes; n += line) {
        Value* place = b.CreateGEP(b.getInt8Ty(), store->getPointerOperand(), b.getInt64(ahead_bytes + n));
        b.CreateIntrinsic(b.getVoidTy(), Intrinsic::prefetch,
                          {place, b.getInt32(0), b.getInt32(3), b.getInt32(1)});
      }
    }
  }
}

}  // namespace pewter::metal
