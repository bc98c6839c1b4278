// Instructions one by one: a scalar for what is the same or linear, scalars for pieces, a vector for the
// rest.
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/IntrinsicInst.h>

#include "kernels/metal/compiler/vectorize/vectorizer.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// For the value of one lane, from which the others' follow: that lane may be one that does not run the
/// instruction, where bits meet that do not in those that do. What holds for all lanes then is the sum.
Instruction* copy_for_one_lane(const Instruction& i) {
  const auto* maybe = dyn_cast<PossiblyDisjointInst>(&i);
  if (maybe != nullptr && maybe->isDisjoint())
    return BinaryOperator::CreateAdd(i.getOperand(0), i.getOperand(1));
  return i.clone();
}

}  // namespace

void vectorizer::emit(Instruction& i) {
  if (auto* call = dyn_cast<CallInst>(&i)) return emit_call(*call);
  if (auto* store = dyn_cast<StoreInst>(&i)) return emit_store(*store);
  if (auto* load = dyn_cast<LoadInst>(&i)) return emit_load(*load);
  if (isa<AtomicRMWInst, AtomicCmpXchgInst>(i)) return atomics_.emit(i);
  if (auto* part = dyn_cast<ExtractValueInst>(&i);
      part != nullptr && isa<AtomicCmpXchgInst>(part->getAggregateOperand()))
    return;  // atomics made it
  if (auto* part = dyn_cast<ExtractValueInst>(&i);
      part != nullptr && !shapes_.of(part->getAggregateOperand()).is_linear())
    return set_lanes(i, b_.CreateExtractValue(vector(part->getAggregateOperand()), part->getIndices()));
  if (isa<FenceInst>(i)) {
    b_.Insert(i.clone());
    return;
  }
  if (auto* gep = dyn_cast<GetElementPtrInst>(&i)) return emit_address(*gep);
  if (auto* array = dyn_cast<AllocaInst>(&i)) {
    Builder::InsertPointGuard guard(b_);
    b_.SetInsertPoint(&new_->getEntryBlock(), new_->getEntryBlock().getFirstInsertionPt());
    AllocaInst* all = b_.CreateAlloca(ArrayType::get(array->getAllocatedType(), lane_count));
    all->setAlignment(Align(64));
    return set_uniform(i, all);
  }
  if (shapes_.of(&i).is_in_pieces()) emit_pieces(i);
  if (shapes_.of(&i).is_linear() || shapes_.of(&i).kind == shape::unknown) {
    Instruction* same = copy_for_one_lane(i);
    for (Use& u : same->operands()) u.set(scalar(u.get()));
    if (!shapes_.of(&i).is_uniform() || mask_ != nullptr) same->dropPoisonGeneratingFlags();
    same->dropUnknownNonDebugMetadata();
    b_.Insert(same);
    Value* result = same;
    if (shapes_.is_anchored(&i) && mask_ != nullptr) {
      result = from_first_active_lane(*same, bits_of(mask_), shapes_.of(&i).stride);
    }
    return set_uniform(i, result);
  }
  emit_vector(i);
}

/// The base of a widened index as the first active lane sees it: lanes before that one may have wrapped
/// around.
Value* vectorizer::from_first_active_lane(Instruction& made, Value* active, std::int64_t stride) {
  Value* narrow = made.getOperand(0);
  Type* wide = made.getType();
  Value* first = first_lane(active);
  Value* there = b_.CreateAdd(narrow, b_.CreateMul(b_.CreateZExtOrTrunc(first, narrow->getType()),
                                                   ConstantInt::getSigned(narrow->getType(), stride)));
  Value* back = b_.CreateMul(b_.CreateZExt(first, wide), ConstantInt::getSigned(wide, stride));
  return b_.CreateSub(b_.CreateZExt(there, wide), back);
}

/// An instruction on integers, once for each piece: for addresses. Its vector is made in addition.
void vectorizer::emit_pieces(Instruction& i) {
  const shape s = shapes_.of(&i);
  for (unsigned n = 0; n < s.pieces(); ++n) {
    const auto* mask = i.getOpcode() == Instruction::And ? dyn_cast<ConstantInt>(i.getOperand(1)) : nullptr;
    if (mask != nullptr && s.stride * s.width - 1 == mask->getSExtValue()) {  // a remainder begins at 0
      pieces_[&i].push_back(Constant::getNullValue(i.getType()));
      continue;
    }
    Instruction* same = copy_for_one_lane(i);
    for (Use& u : same->operands()) {
      if (!isa<Function>(u.get())) u.set(piece(u.get(), n, s.width));
    }
    same->dropPoisonGeneratingFlags();
    same->dropUnknownNonDebugMetadata();
    auto* op = dyn_cast<BinaryOperator>(same);
    if (mask_ != nullptr && op != nullptr && op->isIntDivRem() && !isa<Constant>(i.getOperand(1))) {
      Value* one = ConstantInt::get(op->getType(), 1);
      op->setOperand(1, b_.CreateSelect(piece_is_active(n, s.width), op->getOperand(1), one));
    }
    b_.Insert(same);
    Value* result = same;
    if (shapes_.is_anchored(&i) && mask_ != nullptr) {
      Value* active = b_.CreateAnd(b_.CreateLShr(bits_of(mask_), n * s.width), (1u << s.width) - 1);
      result = from_first_active_lane(*same, active, s.stride);
    }
    pieces_[&i].push_back(result);
  }
}

void vectorizer::emit_vector(Instruction& i) {
  if (i.getType()->isVectorTy() || i.getType()->isAggregateType())
    return fail("an operation on vectors that was not split", &i);
  Value* result = vector_of_operation(i, [&](unsigned n) { return vector_operand(i, n); });
  if (result == nullptr) return fail("an operation without a vector form", &i);
  if (auto* made = dyn_cast<Instruction>(result)) made->copyIRFlags(&i);
  set_lanes(i, result);
}

/// Whether operand n of an intrinsic is one scalar for all lanes.
bool vectorizer::takes_scalar(const Instruction& i, unsigned n) {
  const auto* call = dyn_cast<IntrinsicInst>(&i);
  return call != nullptr && isVectorIntrinsicWithScalarOpAtArg(call->getIntrinsicID(), n, nullptr);
}

/// A vector, or a scalar where one serves for all lanes.
Value* vectorizer::vector_operand(Instruction& i, unsigned n) {
  Value* v = i.getOperand(n);
  const bool is_scalar = takes_scalar(i, n) || (isa<SelectInst>(i) && n == 0 && shapes_.is_uniform(v));
  return is_scalar ? scalar(v) : vector(v);
}

Value* vectorizer::vector_of_operation(Instruction& i, operand_of operand) {
  if (auto* op = dyn_cast<BinaryOperator>(&i)) {
    Value* y = operand(1);
    if (op->isIntDivRem() && mask_ != nullptr && !isa<Constant>(op->getOperand(1)))
      y = b_.CreateSelect(mask_, y, ConstantInt::get(y->getType(), 1));
    return b_.CreateBinOp(op->getOpcode(), operand(0), y);
  }
  if (auto* op = dyn_cast<UnaryOperator>(&i)) return b_.CreateUnOp(op->getOpcode(), operand(0));
  if (auto* op = dyn_cast<CastInst>(&i))
    return b_.CreateCast(op->getOpcode(), operand(0), vector_type(op->getType()));
  if (auto* op = dyn_cast<CmpInst>(&i)) return b_.CreateCmp(op->getPredicate(), operand(0), operand(1));
  if (isa<FreezeInst>(i)) return b_.CreateFreeze(operand(0));
  if (isa<SelectInst>(i)) return b_.CreateSelect(operand(0), operand(1), operand(2));
  return nullptr;
}

}  // namespace pewter::metal
