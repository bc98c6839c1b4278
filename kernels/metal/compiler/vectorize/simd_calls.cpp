#include "kernels/metal/compiler/vectorize/simd_calls.hpp"

#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IntrinsicsX86.h>

namespace pewter::metal {

using namespace llvm;

Constant* simd_calls::identity(const builtin& b, StringRef operation, Type* type) {
  if (b.type == 'f') {
    if (operation == "sum") return ConstantFP::get(type, -0.0);
    if (operation == "product") return ConstantFP::get(type, 1.0);
    return ConstantFP::getNaN(type);  // of min and max: loses to any number
  }
  const unsigned bits = type->getIntegerBitWidth();
  if (operation == "product") return ConstantInt::get(type, 1);
  if (operation == "and") return Constant::getAllOnesValue(type);
  if (operation == "min")
    return ConstantInt::get(type, b.type == 'i' ? APInt::getSignedMaxValue(bits) : APInt::getMaxValue(bits));
  if (operation == "max")
    return ConstantInt::get(type, b.type == 'i' ? APInt::getSignedMinValue(bits) : APInt::getMinValue(bits));
  return ConstantInt::get(type, 0);
}

Value* simd_calls::combine(const builtin& b, StringRef operation, Value* x, Value* y, bool y_is_number) {
  const bool f = b.type == 'f';
  const bool is_signed = b.type == 'i';
  if (operation == "sum") return f ? b_.CreateFAdd(x, y) : b_.CreateAdd(x, y);
  if (operation == "product") return f ? b_.CreateFMul(x, y) : b_.CreateMul(x, y);
  if (operation == "and") return b_.CreateAnd(x, y);
  if (operation == "or") return b_.CreateOr(x, y);
  if (operation == "xor") return b_.CreateXor(x, y);
  if (f && y_is_number && operation == "min") return b_.CreateSelect(b_.CreateFCmpOLT(x, y), x, y);
  if (f && y_is_number && operation == "max") return b_.CreateSelect(b_.CreateFCmpOGT(x, y), x, y);
  if (operation == "min")
    return b_.CreateBinaryIntrinsic(f           ? Intrinsic::minnum
                                    : is_signed ? Intrinsic::smin
                                                : Intrinsic::umin,
                                    x, y);
  return b_.CreateBinaryIntrinsic(f           ? Intrinsic::maxnum
                                  : is_signed ? Intrinsic::smax
                                              : Intrinsic::umax,
                                  x, y);
}

Value* simd_calls::masked_or_identity(const builtin& b, StringRef operation, Value* lanes) {
  if (code_.mask() == nullptr) return lanes;
  Type* element = cast<VectorType>(lanes->getType())->getElementType();
  Constant* all =
      ConstantVector::getSplat(ElementCount::getFixed(lane_count), identity(b, operation, element));
  return b_.CreateSelect(code_.mask(), lanes, all);
}

Value* simd_calls::reduce(const builtin& b, Value* lanes, bool is_number) {
  Value* v = masked_or_identity(b, b.name, lanes);
  const bool are_numbers = code_.mask() == nullptr && is_number;
  for (unsigned half = lane_count / 2; half != 0; half /= 2) {
    SmallVector<int> low, high;
    for (unsigned n = 0; n < half; ++n) {
      low.push_back(static_cast<int>(n));
      high.push_back(static_cast<int>(n + half));
    }
    v = combine(b, b.name, b_.CreateShuffleVector(v, low), b_.CreateShuffleVector(v, high), are_numbers);
  }
  return b_.CreateExtractElement(v, std::uint64_t{0});
}

Value* simd_calls::shuffle_by(Value* lanes, const std::function<int(int)>& source) {
  SmallVector<int> indices;
  for (int lane = 0; lane < static_cast<int>(lane_count); ++lane) indices.push_back(source(lane));
  return b_.CreateShuffleVector(lanes, indices);
}

/// prefix_<inclusive or exclusive>_<sum or product>, over active lanes.
Value* simd_calls::scan(const builtin& b, Value* lanes) {
  const StringRef operation = b.name.ends_with("product") ? "product" : "sum";
  Type* element = cast<VectorType>(lanes->getType())->getElementType();
  Constant* none = identity(b, operation, element);
  if (b.type == 'f' && operation == "sum") none = ConstantFP::get(element, 0.0);
  Constant* nothing = ConstantVector::getSplat(ElementCount::getFixed(lane_count), none);
  const auto shifted = [&](Value* v, int by) {
    SmallVector<int> indices;
    for (int lane = 0; lane < static_cast<int>(lane_count); ++lane)
      indices.push_back(lane < by ? static_cast<int>(lane_count) : lane - by);
    return b_.CreateShuffleVector(v, nothing, indices);
  };
  // In each 2 * half lanes the upper ones take the sum of the lower ones (Sklansky 1960).
  const auto lower_total = [&](Value* v, int half) {
    SmallVector<int> indices;
    for (int lane = 0; lane < static_cast<int>(lane_count); ++lane)
      indices.push_back((lane & half) == 0 ? static_cast<int>(lane_count)
                                           : (lane & ~(2 * half - 1)) + half - 1);
    return b_.CreateShuffleVector(v, nothing, indices);
  };
  Value* v = masked_or_identity(b, operation, lanes);
  for (int half = 1; half < static_cast<int>(lane_count); half *= 2)
    v = combine(b, operation, lower_total(v, half), v);
  return b.name.contains("exclusive") ? shifted(v, 1) : v;
}

/// Each lane takes the value of lane indices[lane] modulo 32.
Value* simd_calls::shuffle(Value* lanes, Value* indices) {
  if (auto* constant = dyn_cast<Constant>(indices)) {
    SmallVector<int> source;
    for (unsigned lane = 0; lane < lane_count; ++lane) {
      auto* index = dyn_cast_or_null<ConstantInt>(constant->getAggregateElement(lane));
      if (index == nullptr) break;
      source.push_back(static_cast<int>(index->getZExtValue() % lane_count));
    }
    if (source.size() == lane_count) return b_.CreateShuffleVector(lanes, source);
  }
  Type* element = cast<VectorType>(lanes->getType())->getElementType();
  if (code_.registers() == 16 && element->getScalarSizeInBits() == 32) {
    const auto half = [&](Value* v, unsigned first) {
      SmallVector<int> source;
      for (unsigned lane = 0; lane < lane_count / 2; ++lane) source.push_back(static_cast<int>(first + lane));
      return b_.CreateShuffleVector(v, source);
    };
    SmallVector<Value*> parts;
    for (const unsigned first : {0u, lane_count / 2}) {
      parts.push_back(
          b_.CreateIntrinsic(element->isFloatTy() ? Intrinsic::x86_avx512_vpermi2var_ps_512
                                                  : Intrinsic::x86_avx512_vpermi2var_d_512,
                             {}, {half(lanes, 0), half(indices, first), half(lanes, lane_count / 2)}));
    }
    return concatenateVectors(b_, parts);
  }
  AllocaInst* memory = nullptr;
  {
    IRBuilder<>::InsertPointGuard guard(b_);
    b_.SetInsertPoint(&code_.function()->getEntryBlock(),
                      code_.function()->getEntryBlock().getFirstInsertionPt());
    memory = b_.CreateAlloca(lanes->getType());
  }
  b_.CreateStore(lanes, memory);
  Value* wrapped =
      b_.CreateAnd(b_.CreateFreeze(indices), ConstantInt::get(indices->getType(), lane_count - 1));
  Value* from = b_.CreateGEP(element, memory, wrapped);
  const Align align(code_.layout().getTypeStoreSize(element).getFixedValue());
  return b_.CreateMaskedGather(lanes->getType(), from, align, code_.all_ones(),
                               PoisonValue::get(lanes->getType()));
}

void simd_calls::emit(CallInst& call, const builtin& b, bool is_number) {
  IRBuilder<>::FastMathFlagGuard guard(b_);
  if (isa<FPMathOperator>(call)) b_.setFastMathFlags(call.getFastMathFlags());
  const StringRef name = b.name;
  if (name == "ballot") {
    Value* bits = code_.bits_of(code_.both(code_.mask(), code_.vector(call.getArgOperand(0))));
    return code_.set_uniform(call, b_.CreateZExt(bits, call.getType()));
  }
  const auto first = [&]() -> Value* {
    return code_.mask() == nullptr ? b_.getInt32(0) : code_.first_lane(code_.bits_of(code_.mask()));
  };
  if (name == "is_first")
    return code_.set_lanes(call, b_.CreateICmpEQ(code_.steps(b_.getInt32Ty(), 1), code_.splat(first())));
  Value* lanes = code_.vector(call.getArgOperand(0));
  if (name == "broadcast_first") return code_.set_uniform(call, b_.CreateExtractElement(lanes, first()));
  if (name.starts_with("prefix_")) return code_.set_lanes(call, scan(b, lanes));
  if (name.starts_with("quad_")) {
    const StringRef operation = name.drop_front(5);
    Value* v = masked_or_identity(b, operation, lanes);
    for (const int distance : {1, 2})
      v = combine(b, operation, v, shuffle_by(v, [&](int lane) { return lane ^ distance; }));
    return code_.set_lanes(call, v);
  }
  if (call.arg_size() == 1) return code_.set_uniform(call, reduce(b, lanes, is_number));
  Value* other = call.getArgOperand(1);
  if ((name == "broadcast" || name == "shuffle") && code_.is_uniform(other)) {
    Value* lane = b_.CreateAnd(code_.scalar(other), b_.getInt32(lane_count - 1));
    return code_.set_uniform(call, b_.CreateExtractElement(lanes, lane));
  }
  Value* index = code_.vector(other);
  Value* own = code_.steps(b_.getInt32Ty(), 1);
  if (name == "shuffle_xor") index = b_.CreateXor(own, index);
  // A lane whose source lies outside keeps its own value.
  if (name == "shuffle_up")
    index = b_.CreateSelect(b_.CreateICmpULT(own, index), own, b_.CreateSub(own, index));
  if (name == "shuffle_down") {
    Value* room = b_.CreateSub(code_.splat(b_.getInt32(lane_count - 1)), own);
    index = b_.CreateSelect(b_.CreateICmpULT(room, index), own, b_.CreateAdd(own, index));
  }
  code_.set_lanes(call, shuffle(lanes, index));
}

}  // namespace pewter::metal
