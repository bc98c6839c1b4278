// A thread's own array with an index that may leave it: on a GPU such an access touches nothing but the
// thread's registers, and sources have loops over empty rests that count on it. Here other lanes' values and
// the stack lie next to the array.
#include <llvm/Analysis/AssumptionCache.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/ScalarEvolution.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/Analysis/Utils/Local.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>

#include <optional>
#include <vector>

#include "kernels/metal/compiler/import/import_ir.hpp"

namespace pewter::metal {
namespace {

using namespace llvm;

/// The array that an address is of by indexing alone, and those indexings, the outermost last.
AllocaInst* array_of(Value* pointer, std::vector<GEPOperator*>& steps) {
  while (auto* gep = dyn_cast<GEPOperator>(pointer)) {
    steps.push_back(gep);
    pointer = gep->getPointerOperand();
  }
  auto* array = dyn_cast<AllocaInst>(pointer);
  return array != nullptr && !array->isArrayAllocation() ? array : nullptr;
}

struct array_access {
  Instruction* at;
  AllocaInst* array;
  std::uint64_t bytes, size;  ///< of the array and of the access
  bool in_elements;           ///< the offset is a multiple of the size
};

std::optional<array_access> unbounded(Instruction& i, ScalarEvolution& evolution, const DataLayout& layout) {
  std::vector<GEPOperator*> steps;
  Value* pointer = getPointerOperand(&i);
  AllocaInst* array = array_of(pointer, steps);
  if (array == nullptr || all_of(steps, [](GEPOperator* g) { return g->hasAllConstantIndices(); })) return {};
  const std::uint64_t bytes = layout.getTypeAllocSize(array->getAllocatedType()).getFixedValue();
  const std::uint64_t size = layout.getTypeStoreSize(getLoadStoreType(&i)).getFixedValue();
  const SCEV* offset = evolution.getMinusSCEV(evolution.getSCEV(pointer), evolution.getSCEV(array));
  if (isa<SCEVCouldNotCompute>(offset) || size > bytes) return {};
  if (evolution.getUnsignedRangeMax(offset).ule(bytes - size)) return {};
  const bool in_elements =
      isPowerOf2_64(size) && bytes % size == 0 && evolution.getMinTrailingZeros(offset) >= Log2_64(size);
  return array_access{&i, array, bytes, size, in_elements};
}

/// Outside, a load reads the first element and a store keeps it as it is.
void bound(const array_access& a, const DataLayout& layout) {
  IRBuilder<> b(a.at);
  std::vector<GEPOperator*> steps;
  array_of(getPointerOperand(a.at), steps);
  Value* offset = b.getInt64(0);
  for (GEPOperator* gep : steps) offset = b.CreateAdd(offset, emitGEPOffset(&b, layout, gep, true));
  Value* inside = b.CreateICmpULE(offset, b.getInt64(a.bytes - a.size));
  Type* element = a.in_elements ? b.getIntNTy(static_cast<unsigned>(8 * a.size)) : b.getInt8Ty();
  if (a.in_elements) offset = b.CreateLShr(offset, Log2_64(a.size));
  Value* place = b.CreateGEP(element, a.array, b.CreateSelect(inside, offset, b.getInt64(0)));
  if (auto* load = dyn_cast<LoadInst>(a.at)) {
    load->setOperand(0, place);
    return;
  }
  auto* store = cast<StoreInst>(a.at);
  Value* value = store->getValueOperand();
  Value* there = b.CreateAlignedLoad(value->getType(), place, store->getAlign());
  store->setOperand(0, b.CreateSelect(inside, value, there));
  store->setOperand(1, place);
}

}  // namespace

void bound_arrays(Function& f) {
  const DataLayout& layout = f.getParent()->getDataLayout();
  DominatorTree tree(f);
  LoopInfo loops(tree);
  AssumptionCache assumptions(f);
  TargetLibraryInfoImpl library(f.getParent()->getTargetTriple());
  TargetLibraryInfo info(library);
  std::vector<array_access> all;
  {
    ScalarEvolution evolution(f, info, assumptions, tree, loops);
    for (Instruction& i : instructions(f)) {
      const bool is_plain = (isa<LoadInst>(i) && cast<LoadInst>(i).isSimple()) ||
                            (isa<StoreInst>(i) && cast<StoreInst>(i).isSimple());
      if (!is_plain) continue;
      if (const auto a = unbounded(i, evolution, layout)) all.push_back(*a);
    }
  }
  for (const array_access& a : all) bound(a, layout);
}

}  // namespace pewter::metal
