#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>

#include "kernels/metal/compiler/analysis/shapes.hpp"
#include "kernels/metal/compiler/vectorize/neighbours/lane_offsets.hpp"

namespace pewter::metal {

using namespace llvm;

bool is_vector_of_lanes(const Value* v) {
  const auto* type = dyn_cast<FixedVectorType>(v->getType());
  return type != nullptr && type->getNumElements() == lane_count;
}

bool is_first_for_all(const Value* v) {
  const auto* s = dyn_cast<ShuffleVectorInst>(v);
  return s != nullptr && s->isZeroEltSplat() && is_vector_of_lanes(s->getOperand(0));
}

const Instruction* lane_offsets_analysis::step_of(const PHINode& phi, unsigned incoming) {
  const auto* next = dyn_cast<Instruction>(phi.getIncomingValue(incoming));
  if (next == nullptr || next->getNumOperands() != 2 || next->getOperand(0) != &phi) return nullptr;
  return isa<GetElementPtrInst>(next) || next->getOpcode() == Instruction::Add ? next : nullptr;
}

unsigned lane_offsets_analysis::start_of(const PHINode& phi) { return step_of(phi, 0) != nullptr ? 1 : 0; }

/// What has been added to an address or integer since a loop began, where all lanes add the same; else null.
Value* lane_offsets_analysis::induction_offset(PHINode& phi) {
  if (const auto found = inductions_.find(&phi); found != inductions_.end()) return found->second;
  Value*& result = inductions_[&phi] = nullptr;
  const bool is_address = phi.getType()->isPtrOrPtrVectorTy();
  if ((!is_address && !phi.getType()->isIntOrIntVectorTy()) || phi.getNumIncomingValues() != 2)
    return nullptr;
  const unsigned start = start_of(phi);
  const Instruction* next = step_of(phi, 1 - start);
  if (next == nullptr || !isa<Instruction, Constant>(phi.getIncomingValue(start)) ||
      step_of(phi, start) != nullptr)
    return nullptr;
  Value* each = next->getOperand(1);
  Value* step = is_vector_of_lanes(each) ? getSplatValue(each) : each;
  if (step == nullptr) return nullptr;
  Type* type = is_address ? Type::getInt64Ty(phi.getContext()) : phi.getType()->getScalarType();
  IRBuilder<> b(&phi);
  PHINode* sum = b.CreatePHI(type, 2);
  b.SetInsertPoint(const_cast<Instruction*>(next));
  if (const auto* gep = dyn_cast<GetElementPtrInst>(next))
    step = b.CreateMul(b.CreateSExtOrTrunc(step, type),
                       b.getInt64(layout_.getTypeAllocSize(gep->getSourceElementType()).getFixedValue()));
  sum->addIncoming(ConstantInt::get(type, 0), phi.getIncomingBlock(start));
  sum->addIncoming(b.CreateAdd(sum, step), phi.getIncomingBlock(1 - start));
  return result = sum;
}

Value* lane_offsets_analysis::scalar(Value* v, unsigned lane) {
  if (!is_vector_of_lanes(v)) return v;
  if (auto* c = dyn_cast<Constant>(v)) return c->getAggregateElement(lane);
  if (Value* splat = getSplatValue(v)) return splat;
  Value*& made = scalars_[{v, lane}];
  if (made != nullptr) return made;
  auto* i = dyn_cast<Instruction>(v);
  if (i == nullptr) return nullptr;
  Value* result = is_first_for_all(v) ? scalar(i->getOperand(0), 0) : scalar_of_instruction(*i, lane);
  return scalars_[{v, lane}] = result;
}

Value* lane_offsets_analysis::scalar_of_instruction(Instruction& i, unsigned lane) {
  IRBuilder<> b(i.getParent(), *i.getInsertionPointAfterDef());
  if (auto* phi = dyn_cast<PHINode>(&i)) {
    if (Value* sum = induction_offset(*phi)) {
      Value* start = scalar(phi->getIncomingValue(start_of(*phi)), lane);
      return start->getType()->isPointerTy() ? b.CreatePtrAdd(start, sum) : b.CreateAdd(start, sum);
    }
  }
  if (auto* least = dyn_cast<MinMaxIntrinsic>(&i))
    return b.CreateBinaryIntrinsic(least->getIntrinsicID(), scalar(least->getLHS(), lane),
                                   scalar(least->getRHS(), lane));
  const bool is_lanewise = isa<BinaryOperator, CmpInst, FreezeInst, SelectInst, GetElementPtrInst>(i) ||
                           (isa<CastInst>(i) && !isa<BitCastInst>(i));
  if (!is_lanewise) return b.CreateExtractElement(&i, lane);
  SmallVector<Value*> operands;
  for (Value* v : i.operand_values()) operands.push_back(scalar(v, lane));
  Instruction* copy = nullptr;
  if (isa<CastInst>(i)) {
    copy = CastInst::Create(cast<CastInst>(i).getOpcode(), operands[0], i.getType()->getScalarType());
  } else if (auto* compare = dyn_cast<CmpInst>(&i)) {
    copy = CmpInst::Create(compare->getOpcode(), compare->getPredicate(), operands[0], operands[1]);
  } else if (auto* op = dyn_cast<BinaryOperator>(&i)) {
    copy = BinaryOperator::Create(op->getOpcode(), operands[0], operands[1]);
  } else if (auto* gep = dyn_cast<GetElementPtrInst>(&i)) {
    copy =
        GetElementPtrInst::Create(gep->getSourceElementType(), operands[0], ArrayRef(operands).drop_front());
  } else if (isa<SelectInst>(i)) {
    copy = SelectInst::Create(operands[0], operands[1], operands[2]);
  } else {
    copy = new FreezeInst(operands[0]);
  }
  copy->copyIRFlags(&i);
  return b.Insert(copy);
}

std::int64_t lane_offsets_analysis::without_constants(Value*& address) const {
  std::int64_t offset = 0;
  while (auto* gep = dyn_cast<GetElementPtrInst>(address)) {
    APInt step(64, 0);
    if (!gep->getPointerOperandType()->isVectorTy() || !gep->accumulateConstantOffset(layout_, step)) break;
    offset += step.getSExtValue();
    address = gep->getPointerOperand();
  }
  return offset;
}

std::optional<std::int64_t> lane_offsets_analysis::distance(Value* from, Value* to) const {
  if (from == to) return 0;
  auto *x = dyn_cast_or_null<GetElementPtrInst>(from), *y = dyn_cast<GetElementPtrInst>(to);
  if (x == nullptr || y == nullptr || !llvm::equal(x->indices(), y->indices()) ||
      x->getSourceElementType() != y->getSourceElementType() ||
      x->getPointerOperandType() != y->getPointerOperandType())
    return std::nullopt;
  from = x->getPointerOperand(), to = y->getPointerOperand();
  if (isa<VectorType>(from->getType())) {
    const std::int64_t apart = without_constants(to) - without_constants(from);
    const auto bases = distance(from, to);
    return bases ? std::optional(*bases + apart) : std::nullopt;
  }
  APInt a(64, 0), b(64, 0);
  if (from->stripAndAccumulateConstantOffsets(layout_, a, true) !=
      to->stripAndAccumulateConstantOffsets(layout_, b, true))
    return std::nullopt;
  return (b - a).getSExtValue();
}

}  // namespace pewter::metal
