#include "kernels/metal/compiler/lowering/vector_division.hpp"

#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <vector>

namespace pewter::metal {
namespace {

using namespace llvm;

/// Few lanes, so that a part's steps follow each other and need few registers.
constexpr unsigned lanes_at_a_time = 8;

Value* quotient(IRBuilder<>& b, Value* x, Value* y, bool is_signed) {
  const ElementCount lanes = cast<VectorType>(x->getType())->getElementCount();
  const bool is_narrow = x->getType()->getScalarSizeInBits() <= 16;
  Type* words = VectorType::get(b.getInt32Ty(), lanes);
  Type* numbers = VectorType::get(is_narrow ? b.getFloatTy() : b.getDoubleTy(), lanes);
  const auto number = [&](Value* v) {
    Value* word = is_signed ? b.CreateSExt(v, words) : b.CreateZExt(v, words);
    return is_signed || is_narrow ? b.CreateSIToFP(word, numbers) : b.CreateUIToFP(word, numbers);
  };
  Value* divided = b.CreateFDiv(number(x), number(y));
  Value* word = is_signed || is_narrow ? b.CreateFPToSI(divided, words) : b.CreateFPToUI(divided, words);
  return b.CreateTrunc(word, x->getType());
}

Value* divided(IRBuilder<>& b, const BinaryOperator& op) {
  const bool is_signed = op.getOpcode() == Instruction::SDiv || op.getOpcode() == Instruction::SRem;
  const unsigned lanes = cast<FixedVectorType>(op.getType())->getNumElements();
  std::vector<Value*> parts;
  for (unsigned first = 0; first < lanes; first += lanes_at_a_time) {
    SmallVector<int> mask;
    for (unsigned n = first; n < std::min(lanes, first + lanes_at_a_time); ++n)
      mask.push_back(static_cast<int>(n));
    const auto part = [&](unsigned n) { return b.CreateShuffleVector(op.getOperand(n), mask); };
    Value *x = part(0), *y = part(1);
    Value* q = quotient(b, x, y, is_signed);
    const bool is_remainder = op.getOpcode() == Instruction::URem || op.getOpcode() == Instruction::SRem;
    parts.push_back(is_remainder ? b.CreateSub(x, b.CreateMul(q, y)) : q);
  }
  return concatenateVectors(b, parts);
}

}  // namespace

void divide_in_floating_point(Module& m) {
  for (Function& f : m) {
    for (Instruction& i : make_early_inc_range(instructions(f))) {
      auto* op = dyn_cast<BinaryOperator>(&i);
      if (op == nullptr || !op->isIntDivRem() || !isa<FixedVectorType>(op->getType())) continue;
      if (op->getType()->getScalarSizeInBits() > 32 || isa<Constant>(op->getOperand(1))) continue;
      IRBuilder<> b(op);
      op->replaceAllUsesWith(divided(b, *op));
      op->eraseFromParent();
    }
  }
}

}  // namespace pewter::metal
