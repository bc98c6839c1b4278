#include "kernels/metal/compiler/import/types/split_bitcasts.hpp"

#include <llvm/ADT/SmallVector.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>

namespace pewter::metal {

using namespace llvm;

namespace {

unsigned elements_of(Type* t) {
  const auto* v = dyn_cast<FixedVectorType>(t);
  return v == nullptr ? 1 : v->getNumElements();
}

bool joins_or_divides(const Instruction& i) {
  return isa<BitCastInst>(i) && elements_of(i.getType()) != elements_of(i.getOperand(0)->getType());
}

/// Its elements' bits as integers.
SmallVector<Value*> integers_of(IRBuilder<>& b, Value* v) {
  Type* element = v->getType()->getScalarType();
  Type* integer = b.getIntNTy(element->getScalarSizeInBits());
  SmallVector<Value*> all;
  for (unsigned n = 0; n < elements_of(v->getType()); ++n) {
    Value* one = v->getType()->isVectorTy() ? b.CreateExtractElement(v, n) : v;
    all.push_back(b.CreateBitCast(one, integer));
  }
  return all;
}

/// The `width` bits from `first_bit` on of a row of integers, whichever of them they lie in.
Value* bits_at(IRBuilder<>& b, ArrayRef<Value*> from, unsigned first_bit, unsigned width) {
  const unsigned from_width = from[0]->getType()->getIntegerBitWidth();
  Type* integer = b.getIntNTy(width);
  Value* all = nullptr;
  for (unsigned n = first_bit / from_width; n * from_width < first_bit + width; ++n) {
    const unsigned at = n * from_width;
    Value* part = at < first_bit ? b.CreateLShr(from[n], first_bit - at) : from[n];
    part = b.CreateZExtOrTrunc(part, integer);
    if (at > first_bit) part = b.CreateShl(part, at - first_bit);
    all = all == nullptr ? part : b.CreateOr(all, part);
  }
  return all;
}

}  // namespace

void split_bitcasts(Function& f) {
  SmallVector<Instruction*> casts;
  for (Instruction& i : instructions(f)) {
    if (joins_or_divides(i)) casts.push_back(&i);
  }
  for (Instruction* cast : casts) {
    IRBuilder<> b(cast);
    Type* to = cast->getType();
    const SmallVector<Value*> from = integers_of(b, cast->getOperand(0));
    const unsigned width = to->getScalarSizeInBits();
    Value* made = PoisonValue::get(to);
    for (unsigned n = 0; n < elements_of(to); ++n) {
      Value* one = b.CreateBitCast(bits_at(b, from, n * width, width), to->getScalarType());
      made = to->isVectorTy() ? b.CreateInsertElement(made, one, n) : one;
    }
    cast->replaceAllUsesWith(made);
    cast->eraseFromParent();
  }
}

}  // namespace pewter::metal
