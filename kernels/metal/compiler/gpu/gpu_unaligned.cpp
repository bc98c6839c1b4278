// Vectors at addresses that are multiples of their elements' size alone. Metal wants more, Apple's GPUs do
// not, and programs rest on that: rows of any length, by float4. An access whose address the kernel has
// computed is two: of the whole vector, and of its elements, by what the address is.
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include "kernels/metal/compiler/gpu/gpu_code.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// The address that says whether others, which lie multiples of the alignment from it, have the alignment.
Value* root_of(Value* pointer, Align alignment, const DataLayout& layout) {
  for (;;) {
    auto* gep = dyn_cast<GEPOperator>(pointer);
    if (gep == nullptr) return pointer;
    SmallMapVector<Value*, APInt, 4> variable;
    APInt constant(layout.getIndexTypeSizeInBits(gep->getType()), 0);
    if (!gep->collectOffset(layout, constant.getBitWidth(), variable, constant)) return pointer;
    const auto is_multiple = [&](const APInt& n, unsigned zeros) {
      return ((n.getZExtValue() << zeros) & (alignment.value() - 1)) == 0;
    };
    if (!is_multiple(constant, 0) || any_of(variable, [&](const auto& v) {
          return !is_multiple(v.second, computeKnownBits(v.first, layout).countMinTrailingZeros());
        }))
      return pointer;
    pointer = gep->getPointerOperand();
  }
}

/// Of memory that hosts bind, where somebody computed the address.
bool is_computed(const Value* root) {
  if (isa<Argument>(root)) return false;
  const Value* object = getUnderlyingObject(root);
  if (isa<AllocaInst, GlobalValue>(object)) return false;
  const auto* cast = dyn_cast<AddrSpaceCastOperator>(object);
  return cast == nullptr || cast->getSrcAddressSpace() == 0;
}

class unaligned_accesses {
 public:
  explicit unaligned_accesses(Function& f) : f_(f), layout_(f.getDataLayout()) {}

  void run() {
    SmallVector<Instruction*> all;
    for (Instruction& i : instructions(f_))
      if (wants_two(i)) all.push_back(&i);
    for (Instruction* i : all) split(*i);
  }

 private:
  static Align alignment_of(const Instruction& i) { return getLoadStoreAlignment(&i); }
  Align of_elements(const Instruction& i) const {
    return Align(layout_.getTypeStoreSize(getLoadStoreType(&i)->getScalarType()));
  }

  bool wants_two(Instruction& i) const {
    if (!isa<LoadInst, StoreInst>(i) || i.isAtomic() || i.isVolatile()) return false;
    if (!isa<FixedVectorType>(getLoadStoreType(&i)) || alignment_of(i) <= of_elements(i)) return false;
    Value* pointer = getLoadStorePointerOperand(&i);
    return pointer->getType()->getPointerAddressSpace() == 0 &&
           (i.hasMetadata(any_address) || is_computed(root_of(pointer, alignment_of(i), layout_)));
  }

  /// Whether the root is a multiple; computed where the root is.
  Value* is_aligned(Value* root, Align alignment) {
    Value*& known = known_[{root, alignment.value()}];
    if (known != nullptr) return known;
    auto* made = dyn_cast<Instruction>(root);
    BasicBlock::iterator at = f_.getEntryBlock().getFirstInsertionPt();
    if (made != nullptr) at = *made->getInsertionPointAfterDef();
    IRBuilder<> b(at->getParent(), at);
    Value* low = b.CreateAnd(b.CreatePtrToInt(root, b.getInt64Ty()), alignment.value() - 1);
    return known = b.CreateICmpEQ(low, b.getInt64(0));
  }

  void split(Instruction& i) {
    Value* whole =
        is_aligned(root_of(getLoadStorePointerOperand(&i), alignment_of(i), layout_), alignment_of(i));
    Instruction *then = nullptr, *otherwise = nullptr;
    SplitBlockAndInsertIfThenElse(whole, i.getIterator(), &then, &otherwise,
                                  MDBuilder(f_.getContext()).createLikelyBranchWeights());
    IRBuilder<> b(otherwise);
    Value* loaded = by_elements(b, i);
    BasicBlock* after = i.getParent();
    i.moveBefore(then->getIterator());
    if (loaded == nullptr) return;
    b.SetInsertPoint(after, after->begin());
    PHINode* value = b.CreatePHI(i.getType(), 2);
    i.replaceAllUsesWith(value);
    value->addIncoming(&i, then->getParent());
    value->addIncoming(loaded, otherwise->getParent());
  }

  /// One after the other, so that LLVM does not see the same access in both ways and makes one of less
  /// alignment.
  Value* by_elements(IRBuilder<>& b, Instruction& i) const {
    auto* type = cast<FixedVectorType>(getLoadStoreType(&i));
    Type* element = type->getElementType();
    Value* all = isa<LoadInst>(i) ? PoisonValue::get(type) : nullptr;
    for (unsigned n = 0; n < type->getNumElements(); ++n) {
      Value* at = b.CreateConstInBoundsGEP1_64(element, getLoadStorePointerOperand(&i), n);
      if (all != nullptr)
        all = b.CreateInsertElement(all, b.CreateAlignedLoad(element, at, of_elements(i)), n);
      else
        b.CreateAlignedStore(b.CreateExtractElement(cast<StoreInst>(i).getValueOperand(), n), at,
                             of_elements(i));
    }
    return all;
  }

  Function& f_;
  const DataLayout& layout_;
  DenseMap<std::pair<Value*, std::uint64_t>, Value*> known_;
};

}  // namespace

void allow_unaligned_vectors(Function& kernel) { unaligned_accesses(kernel).run(); }

}  // namespace pewter::metal
