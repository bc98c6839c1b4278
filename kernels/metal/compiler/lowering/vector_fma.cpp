#include "kernels/metal/compiler/lowering/vector_fma.hpp"
#include "kernels/metal/compiler/analysis/targets.hpp"

#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <vector>

namespace pewter::metal {
namespace {

using namespace llvm;

/// Floats of a register, and their doubles of two.
constexpr int lanes_of_a_sum = 4;

/// a * b and c of some lanes, in double precision.
struct exact_terms {
  Value* product;
  Value* term;
};

exact_terms terms_of(IRBuilder<>& b, Value* const (&operands)[3], int first) {
  SmallVector<int> mask;
  for (int n = 0; n < lanes_of_a_sum; ++n) mask.push_back(first + n);
  Type* doubles = FixedVectorType::get(b.getDoubleTy(), lanes_of_a_sum);
  const auto wide = [&](Value* v) { return b.CreateFPExt(b.CreateShuffleVector(v, mask), doubles); };
  Value *x = wide(operands[0]), *y = wide(operands[1]);
  return {b.CreateFMul(x, y), wide(operands[2])};
}

/// The value's bits as integers of another width: `bits` wide, and as many as that makes.
Value* as_integers(IRBuilder<>& b, Value* v, unsigned bits) {
  const unsigned all = static_cast<unsigned>(v->getType()->getPrimitiveSizeInBits().getFixedValue());
  return b.CreateBitCast(v, FixedVectorType::get(b.getIntNTy(bits), all / bits));
}

/// -1 in lanes whose sum may have been rounded twice: it is in the middle of two normal floats, or at most
/// the least normal float, where fewer bits are kept.
Value* is_doubtful(IRBuilder<>& b, Value* sum, Value* rounded) {
  const auto all = [&](std::uint32_t n) { return b.CreateVectorSplat(lanes_of_a_sum, b.getInt32(n)); };
  SmallVector<int> low_halves;
  for (int n = 0; n < lanes_of_a_sum; ++n) low_halves.push_back(2 * n);
  Value* below = b.CreateShl(b.CreateShuffleVector(as_integers(b, sum, 32), low_halves), all(3));
  Value* is_middle = b.CreateICmpEQ(below, all(0x80000000u));
  Value* size = b.CreateSub(b.CreateShl(as_integers(b, rounded, 32), all(1)), all(1));  // of 0 the largest
  Value* is_small = b.CreateICmpULT(size, all(0x01000000u));
  return b.CreateSExt(b.CreateOr(is_middle, is_small), as_integers(b, rounded, 32)->getType());
}

/// The sum rounded to double's nearest, away from zero or towards it so that its last bit is 1 unless it is
/// exact, and then to float: one rounding in effect.
Value* rounded_once(IRBuilder<>& b, const exact_terms& t) {
  Value* sum = b.CreateFAdd(t.product, t.term);
  Value* other = b.CreateFSub(sum, t.product);
  Value* rest = b.CreateFAdd(b.CreateFSub(t.product, b.CreateFSub(sum, other)), b.CreateFSub(t.term, other));
  Value *bits = as_integers(b, sum, 64), *rest_bits = as_integers(b, rest, 64);
  Value* is_inexact = b.CreateFCmpONE(rest, ConstantFP::get(rest->getType(), 0));  // false for NaN
  Value* inexact = b.CreateZExt(is_inexact, bits->getType());
  Value* is_beyond = b.CreateLShr(b.CreateXor(bits, rest_bits), ConstantInt::get(bits->getType(), 63));
  bits = b.CreateSub(bits, b.CreateAnd(is_beyond, inexact));
  Value* odd = b.CreateBitCast(b.CreateOr(bits, inexact), sum->getType());
  return b.CreateFPTrunc(odd, FixedVectorType::get(b.getFloatTy(), lanes_of_a_sum));
}

/// The function that computes a whole vector so.
Function* exact_function(Module& m, FixedVectorType* type) {
  const std::string name = "pewter.fma." + std::to_string(type->getNumElements());
  if (Function* known = m.getFunction(name)) return known;
  Function* f = Function::Create(FunctionType::get(type, {type, type, type}, false),
                                 Function::InternalLinkage, name, m);
  f->addFnAttr(Attribute::NoInline);
  f->addFnAttr(Attribute::Cold);
  IRBuilder<> b(BasicBlock::Create(m.getContext(), "entry", f));
  std::vector<Value*> parts;
  for (int n = 0; n < static_cast<int>(type->getNumElements()); n += lanes_of_a_sum)
    parts.push_back(rounded_once(b, terms_of(b, {f->getArg(0), f->getArg(1), f->getArg(2)}, n)));
  b.CreateRet(concatenateVectors(b, parts));
  return f;
}

void expand(IntrinsicInst& fused) {
  auto* type = cast<FixedVectorType>(fused.getType());
  IRBuilder<> b(&fused);
  Value* const operands[3] = {fused.getArgOperand(0), fused.getArgOperand(1), fused.getArgOperand(2)};
  std::vector<Value*> parts;
  Value* doubtful = nullptr;
  for (int n = 0; n < static_cast<int>(type->getNumElements()); n += lanes_of_a_sum) {
    const exact_terms t = terms_of(b, operands, n);
    Value* sum = b.CreateFAdd(t.product, t.term);
    parts.push_back(b.CreateFPTrunc(sum, FixedVectorType::get(b.getFloatTy(), lanes_of_a_sum)));
    Value* these = is_doubtful(b, sum, parts.back());
    doubtful = doubtful == nullptr ? these : b.CreateOr(doubtful, these);
  }
  Value* quick = concatenateVectors(b, parts);
  Value* any =
      b.CreateICmpNE(b.CreateBitCast(doubtful, b.getInt128Ty()), ConstantInt::get(b.getInt128Ty(), 0));
  BasicBlock* before = fused.getParent();
  Instruction* rare = SplitBlockAndInsertIfThen(any, &fused, false,
                                                MDBuilder(fused.getContext()).createUnlikelyBranchWeights());
  b.SetInsertPoint(rare);
  Value* exact = b.CreateCall(exact_function(*fused.getModule(), type), operands);
  b.SetInsertPoint(&fused);
  PHINode* result = b.CreatePHI(type, 2);
  result->addIncoming(quick, before);
  result->addIncoming(exact, rare->getParent());
  fused.replaceAllUsesWith(result);
  fused.eraseFromParent();
}

}  // namespace

void fuse_in_double_precision(Module& m, const std::string& target) {
  if (find_target(target).fuses) return;
  std::vector<IntrinsicInst*> all;
  for (Function& f : m) {
    for (Instruction& i : instructions(f)) {
      auto* call = dyn_cast<IntrinsicInst>(&i);
      if (call == nullptr || call->getIntrinsicID() != Intrinsic::fma) continue;
      const auto* type = dyn_cast<FixedVectorType>(call->getType());
      if (type != nullptr && type->getElementType()->isFloatTy() &&
          type->getNumElements() % lanes_of_a_sum == 0)
        all.push_back(call);
    }
  }
  for (IntrinsicInst* each : all) expand(*each);
}

}  // namespace pewter::metal
