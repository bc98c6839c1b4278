#include "kernels/metal/compiler/vectorize/elementwise.hpp"

#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/IntrinsicsX86.h>

namespace pewter::metal {

using namespace llvm;

Value* elementwise::of(Instruction& i, operand_of operand) {
  if (auto* intrinsic = dyn_cast<IntrinsicInst>(&i)) return of_intrinsic(*intrinsic, operand);
  if (auto* call = dyn_cast<CallInst>(&i)) return of_builtin(*call, builtin_of(*call), operand, true);
  Value* result = of_operation(i, operand);
  if (auto* made = dyn_cast_or_null<Instruction>(result)) made->copyIRFlags(&i);
  return result;
}

Value* elementwise::of(Instruction& i) {
  return of(i, [&](unsigned n) { return operand(i, n); });
}

bool elementwise::takes_scalar(const Instruction& i, unsigned n) {
  const auto* call = dyn_cast<IntrinsicInst>(&i);
  return call != nullptr && isVectorIntrinsicWithScalarOpAtArg(call->getIntrinsicID(), n, nullptr);
}

Value* elementwise::operand(Instruction& i, unsigned n) {
  Value* v = i.getOperand(n);
  const bool is_scalar = takes_scalar(i, n) || (isa<SelectInst>(i) && n == 0 && code_.is_uniform(v));
  return is_scalar ? code_.scalar(v) : code_.vector(v);
}

Value* elementwise::of_operation(Instruction& i, operand_of operand) {
  if (auto* op = dyn_cast<BinaryOperator>(&i)) {
    Value* y = operand(1);
    if (op->isIntDivRem() && code_.mask() != nullptr && !isa<Constant>(op->getOperand(1)))
      y = b_.CreateSelect(code_.mask(), y, ConstantInt::get(y->getType(), 1));
    return b_.CreateBinOp(op->getOpcode(), operand(0), y);
  }
  if (auto* op = dyn_cast<UnaryOperator>(&i)) return b_.CreateUnOp(op->getOpcode(), operand(0));
  if (auto* op = dyn_cast<CastInst>(&i))
    return b_.CreateCast(op->getOpcode(), operand(0), code_.vector_type(op->getType()));
  if (auto* op = dyn_cast<CmpInst>(&i)) return b_.CreateCmp(op->getPredicate(), operand(0), operand(1));
  if (isa<FreezeInst>(i)) return b_.CreateFreeze(operand(0));
  if (isa<SelectInst>(i)) return b_.CreateSelect(operand(0), operand(1), operand(2));
  return nullptr;
}

/// One that LLVM has on vectors.
Value* elementwise::of_intrinsic(IntrinsicInst& call, operand_of operand) {
  const Intrinsic::ID id = call.getIntrinsicID();
  if ((id == Intrinsic::maxnum || id == Intrinsic::minnum) && code_.registers() != 0 &&
      (is_number(call.getArgOperand(0)) || is_number(call.getArgOperand(1)))) {
    const unsigned number = is_number(call.getArgOperand(1)) ? 1 : 0;
    builtin b32;
    b32.type = 'f';
    return simd_.combine(b32, id == Intrinsic::maxnum ? "max" : "min", operand(1 - number), operand(number),
                         true);
  }
  SmallVector<Value*> operands;
  SmallVector<Type*> types;
  if (isVectorIntrinsicWithOverloadTypeAtArg(id, -1, nullptr))
    types.push_back(code_.vector_type(call.getType()));
  for (unsigned n = 0; n < call.arg_size(); ++n) {
    operands.push_back(operand(n));
    if (isVectorIntrinsicWithOverloadTypeAtArg(id, static_cast<int>(n), nullptr))
      types.push_back(operands.back()->getType());
  }
  CallInst* made = b_.CreateIntrinsic(id, types, operands);
  if (isa<FPMathOperator>(made)) made->copyFastMathFlags(&call);
  return made;
}

Value* elementwise::of_builtin(CallInst& call, const builtin& b, operand_of operand, bool is_vector) {
  Value* result = nullptr;
  if (b.name == "bounded") {
    const auto [least, greatest] = extremes();
    if (!is_vector || least == Intrinsic::not_intrinsic) {
      result = bounded(b_, operand(0), operand(1), operand(2));
    } else {  // of two, x86 takes the second where one is NaN
      const auto* lowest = dyn_cast<ConstantFP>(call.getArgOperand(1));
      const bool has_lowest = lowest == nullptr || !lowest->isInfinity();
      Value* x = has_lowest ? by_registers(greatest, operand(1), operand(0)) : operand(0);
      result = by_registers(least, operand(2), x);
    }
  } else if (b.name != "scale" && b.name != "fast_scale") {
    raise_no_code(call, code_.kernel(), "vectors");
  } else if (is_vector && code_.registers() == 16) {
    Value* p = operand(0);
    if (b.name == "fast_scale")
      p = b_.CreateSelect(b_.CreateFCmpOLE(operand(3), operand(4)), ConstantFP::get(p->getType(), 0), p);
    result = by_registers(Intrinsic::x86_avx512_mask_scalef_ps_512, p, operand(1));
  } else if (b.name == "fast_scale") {
    result = fast_scaled(b_, {operand(0), operand(1), operand(2), operand(3), operand(4), operand(5)});
  } else {
    result = scaled(b_, operand(0), operand(1));
  }
  return result;
}

std::pair<Intrinsic::ID, Intrinsic::ID> elementwise::extremes() const {
  switch (code_.registers()) {
    case 16:
      return {Intrinsic::x86_avx512_min_ps_512, Intrinsic::x86_avx512_max_ps_512};
    case 8:
      return {Intrinsic::x86_avx_min_ps_256, Intrinsic::x86_avx_max_ps_256};
    case 4:
      return {Intrinsic::x86_sse_min_ps, Intrinsic::x86_sse_max_ps};
    default:
      return {Intrinsic::not_intrinsic, Intrinsic::not_intrinsic};
  }
}

/// An intrinsic of the target on registers of both.
Value* elementwise::by_registers(Intrinsic::ID id, Value* x, Value* y) {
  SmallVector<Value*> parts;
  const unsigned width = code_.registers();
  for (unsigned first = 0; first < lane_count; first += width) {
    SmallVector<int> lanes;
    for (unsigned lane = 0; lane < width; ++lane) lanes.push_back(static_cast<int>(first + lane));
    SmallVector<Value*> operands = {b_.CreateShuffleVector(x, lanes), b_.CreateShuffleVector(y, lanes)};
    if (id == Intrinsic::x86_avx512_mask_scalef_ps_512) {
      operands.push_back(PoisonValue::get(operands[0]->getType()));
      operands.push_back(b_.getInt16(0xffff));
    }
    if (width == 16) operands.push_back(b_.getInt32(4));  // rounding as it is
    parts.push_back(b_.CreateIntrinsic(id, {}, operands));
  }
  return concatenateVectors(b_, parts);
}

bool elementwise::is_number(const Value* v) {
  SmallPtrSet<const Value*, 8> assumed;
  const auto holds = [&](const Value* x, const auto& self) -> bool {
    if (const auto* c = dyn_cast<ConstantFP>(x)) return !c->isNaN();
    if (isa<UIToFPInst, SIToFPInst>(x) || !assumed.insert(x).second) return true;
    const auto any_of_two = [&](const Value* a, const Value* b) {
      const auto before = assumed;
      if (self(a, self)) return true;
      assumed = before;
      return self(b, self);
    };
    if (const auto* phi = dyn_cast<PHINode>(x))
      return all_of(phi->incoming_values(), [&](const Use& u) { return self(u.get(), self); });
    if (const auto* s = dyn_cast<SelectInst>(x))
      return self(s->getTrueValue(), self) && self(s->getFalseValue(), self);
    if (const auto* i = dyn_cast<IntrinsicInst>(x);
        i != nullptr &&
        (i->getIntrinsicID() == Intrinsic::maxnum || i->getIntrinsicID() == Intrinsic::minnum))
      return any_of_two(i->getArgOperand(0), i->getArgOperand(1));
    return false;
  };
  return v->getType()->isFloatTy() && holds(v, holds);
}

}  // namespace pewter::metal
