#include "kernels/metal/compiler/vectorize/operations.hpp"

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

void operations::emit(Instruction& i) {
  if (auto* part = dyn_cast<ExtractValueInst>(&i)) {
    Value* whole = part->getAggregateOperand();
    if (isa<AtomicCmpXchgInst>(whole)) return;  // atomics made it
    if (!code_.shape_of(whole).is_linear())
      return code_.set_lanes(i, b_.CreateExtractValue(code_.vector(whole), part->getIndices()));
  }
  if (isa<FenceInst>(i)) {
    b_.Insert(i.clone());
    return;
  }
  if (auto* array = dyn_cast<AllocaInst>(&i)) return emit_array(*array);
  const shape s = code_.shape_of(&i);
  if (s.is_in_pieces()) emit_pieces(i);
  s.is_linear() || s.kind == shape::unknown ? emit_scalar(i) : emit_vector(i);
}

/// Lanes' elements lie beside each other.
void operations::emit_array(AllocaInst& array) {
  IRBuilder<>::InsertPointGuard guard(b_);
  BasicBlock& entry = code_.function()->getEntryBlock();
  b_.SetInsertPoint(&entry, entry.getFirstInsertionPt());
  AllocaInst* all = b_.CreateAlloca(ArrayType::get(array.getAllocatedType(), lane_count));
  all->setAlignment(Align(64));
  code_.set_uniform(array, all);
}

void operations::emit_scalar(Instruction& i) {
  Instruction* same = copy_for_one_lane(i);
  for (Use& u : same->operands()) u.set(code_.scalar(u.get()));
  if (!code_.shape_of(&i).is_uniform() || code_.mask() != nullptr) same->dropPoisonGeneratingFlags();
  same->dropUnknownNonDebugMetadata();
  b_.Insert(same);
  Value* result = same;
  if (code_.kernel_shapes().is_anchored(&i) && code_.mask() != nullptr)
    result = from_first_active_lane(*same, code_.bits_of(code_.mask()), code_.shape_of(&i).stride);
  code_.set_uniform(i, result);
}

/// The base of a widened index as the first active lane sees it: lanes before that one may have wrapped
/// around.
Value* operations::from_first_active_lane(Instruction& made, Value* active, std::int64_t stride) {
  Value* narrow = made.getOperand(0);
  Type* wide = made.getType();
  Value* first = code_.first_lane(active);
  Value* there = b_.CreateAdd(narrow, b_.CreateMul(b_.CreateZExtOrTrunc(first, narrow->getType()),
                                                   ConstantInt::getSigned(narrow->getType(), stride)));
  Value* back = b_.CreateMul(b_.CreateZExt(first, wide), ConstantInt::getSigned(wide, stride));
  return b_.CreateSub(b_.CreateZExt(there, wide), back);
}

void operations::emit_pieces(Instruction& i) {
  const shape s = code_.shape_of(&i);
  value_mapping::piece_values pieces;
  for (unsigned n = 0; n < s.pieces(); ++n) {
    const auto* mask = i.getOpcode() == Instruction::And ? dyn_cast<ConstantInt>(i.getOperand(1)) : nullptr;
    if (mask != nullptr && s.stride * s.width - 1 == mask->getSExtValue()) {  // a remainder begins at 0
      pieces.push_back(Constant::getNullValue(i.getType()));
      continue;
    }
    Instruction* same = copy_for_one_lane(i);
    for (Use& u : same->operands()) {
      if (!isa<Function>(u.get())) u.set(code_.piece(u.get(), n, s.width));
    }
    same->dropPoisonGeneratingFlags();
    same->dropUnknownNonDebugMetadata();
    auto* op = dyn_cast<BinaryOperator>(same);
    if (code_.mask() != nullptr && op != nullptr && op->isIntDivRem() && !isa<Constant>(i.getOperand(1))) {
      Value* one = ConstantInt::get(op->getType(), 1);
      op->setOperand(1, b_.CreateSelect(code_.piece_is_active(n, s.width), op->getOperand(1), one));
    }
    b_.Insert(same);
    Value* result = same;
    if (code_.kernel_shapes().is_anchored(&i) && code_.mask() != nullptr) {
      Value* active =
          b_.CreateAnd(b_.CreateLShr(code_.bits_of(code_.mask()), n * s.width), (1u << s.width) - 1);
      result = from_first_active_lane(*same, active, s.stride);
    }
    pieces.push_back(result);
  }
  code_.set_pieces(i, pieces);
}

void operations::emit_vector(Instruction& i) {
  if (i.getType()->isVectorTy() || i.getType()->isAggregateType())
    return code_.fail("an operation on vectors that was not split", &i);
  Value* result = lanes_.of(i);
  if (result == nullptr) return code_.fail("an operation without a vector form", &i);
  code_.set_lanes(i, result);
}

}  // namespace pewter::metal
