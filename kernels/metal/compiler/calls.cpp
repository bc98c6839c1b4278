// Calls: position attributes, barriers, the SIMD-group functions, and mathematical functions that LLVM has on
// vectors.
#include <llvm/ADT/StringSwitch.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IntrinsicInst.h>

#include "kernels/metal/compiler/phases.hpp"
#include "kernels/metal/compiler/vectorizer.hpp"
#include "kernels/metal/simdgroup_context.hpp"

namespace pewter::metal {

using namespace llvm;

void vectorizer::emit_call(CallInst& call) {
  const builtin b = builtin_of(call);
  if (b.kind == builtin::position) return emit_position(call, b);
  if (b.is_simd) return emit_simd(call, b);
  if (b.kind != builtin::none) {
    if (b.name == "threadgroup_memory") {
      Value* memory = context_pointer(offsetof(simdgroup_context, threadgroup_memory));
      return set_uniform(call, b_.CreateGEP(b_.getInt8Ty(), memory, scalar(call.getArgOperand(0))));
    }
    if (b.name == "barrier") {
      b_.CreateCall(barrier_of(module_));
    }
    return;  // a fence: lanes are in step, and their accesses in order
  }
  auto* intrinsic = dyn_cast<IntrinsicInst>(&call);
  if (intrinsic == nullptr) return fail("a call of a function that is not known", &call);
  if (intrinsic->isAssumeLikeIntrinsic()) return;
  const Intrinsic::ID id = intrinsic->getIntrinsicID();
  CallInst* made = nullptr;
  if (shapes_.of(&call).kind != shape::varying) {
    SmallVector<Value*> operands;
    for (Use& u : call.args()) operands.push_back(scalar(u.get()));
    made = b_.CreateCall(call.getCalledFunction(), operands);
    set_uniform(call, made);
  } else if (isTriviallyVectorizable(id)) {
    SmallVector<Value*> operands;
    SmallVector<Type*> types;
    if (isVectorIntrinsicWithOverloadTypeAtArg(id, -1, nullptr)) types.push_back(vector_type(call.getType()));
    for (unsigned n = 0; n < call.arg_size(); ++n) {
      Value* original = call.getArgOperand(n);
      Value* o = isVectorIntrinsicWithScalarOpAtArg(id, n, nullptr) ? scalar(original) : vector(original);
      if (isVectorIntrinsicWithOverloadTypeAtArg(id, static_cast<int>(n), nullptr))
        types.push_back(o->getType());
      operands.push_back(o);
    }
    made = b_.CreateIntrinsic(id, types, operands);
    set_lanes(call, made);
  } else {
    Value* all = for_each_lane(call.getType(), [&](Builder& builder, Value* lane) {
      SmallVector<Value*> operands;
      for (Use& u : call.args()) operands.push_back(lane_value(u.get(), lane));
      return static_cast<Value*>(builder.CreateCall(call.getCalledFunction(), operands));
    });
    if (all != nullptr) set_lanes(call, all);
  }
  if (made != nullptr && isa<FPMathOperator>(made)) made->copyFastMathFlags(&call);
}

/// In lanes where the shape varies, else of lane 0.
Value* vectorizer::position(const builtin& b) {
  const auto at = [&](std::size_t offset) { return context_u32(offset + 4 * std::size_t{b.component}); };
  using c = simdgroup_context;
  const StringRef name = b.name;
  Value* group_index = new_->getArg(body_arguments::index);
  const auto index_in_threadgroup = [&] { return b_.CreateShl(group_index, 5); };
  if (name == "thread_index_in_simdgroup") return b_.getInt32(0);
  if (name == "thread_index_in_threadgroup") return index_in_threadgroup();
  if (name == "thread_index_in_quadgroup")
    return b_.CreateAnd(steps(b_.getInt32Ty(), 1), splat(b_.getInt32(3)));
  if (name == "quadgroup_index_in_threadgroup") {
    return b_.CreateLShr(b_.CreateAdd(splat(index_in_threadgroup()), steps(b_.getInt32Ty(), 1)),
                         splat(b_.getInt32(2)));
  }
  if (name == "simdgroup_index_in_threadgroup") return group_index;
  if (name == "simdgroups_per_threadgroup" || name == "dispatch_simdgroups_per_threadgroup")
    return context_u32(offsetof(c, simdgroups_per_threadgroup));
  if (name == "quadgroups_per_threadgroup" || name == "dispatch_quadgroups_per_threadgroup") {
    return b_.CreateShl(context_u32(offsetof(c, simdgroups_per_threadgroup)), 3);
  }
  if (name == "threads_per_simdgroup" || name == "thread_execution_width") return b_.getInt32(lane_count);
  const auto threadgroup = [&]() -> Value* {
    return b.component == 0 ? new_->getArg(body_arguments::threadgroup_x)
                            : at(offsetof(c, threadgroup_position_in_grid));
  };
  if (name == "threadgroup_position_in_grid") return threadgroup();
  if (name == "threads_per_threadgroup") return at(offsetof(c, threads_per_threadgroup));
  if (name == "dispatch_threads_per_threadgroup") return at(offsetof(c, dispatch_threads_per_threadgroup));
  if (name == "threadgroups_per_grid") return at(offsetof(c, threadgroups_per_grid));
  if (name == "threads_per_grid" || name == "grid_size") return at(offsetof(c, threads_per_grid));
  if (name == "grid_origin") return b_.getInt32(0);
  Value* local = nullptr;
  if (shapes_.which.linear) {
    local = new_->getArg(body_arguments::first_lane + b.component);
  } else {
    Value* all = context_pointer(offsetof(c, lane_positions));
    local =
        b_.CreateAlignedLoad(vector_type(b_.getInt32Ty()),
                             b_.CreateConstGEP1_64(b_.getInt32Ty(), all, lane_count * b.component), Align(4));
  }
  if (name == "thread_position_in_threadgroup") return local;
  Value* base = b_.CreateMul(threadgroup(), at(offsetof(c, dispatch_threads_per_threadgroup)));
  return b_.CreateAdd(shapes_.which.linear ? base : splat(base), local);
}

void vectorizer::emit_position(CallInst& call, const builtin& b) {
  Value* v = position(b);
  if (shapes_.of(&call).kind == shape::varying) {
    set_lanes(call, v->getType()->isVectorTy() ? v : splat(v));
  } else {
    set_uniform(call, v);
  }
}

Constant* vectorizer::identity(const builtin& b, StringRef operation, Type* type) {
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

Value* vectorizer::combine(const builtin& b, StringRef operation, Value* x, Value* y) {
  const bool f = b.type == 'f';
  const bool is_signed = b.type == 'i';
  if (operation == "sum") return f ? b_.CreateFAdd(x, y) : b_.CreateAdd(x, y);
  if (operation == "product") return f ? b_.CreateFMul(x, y) : b_.CreateMul(x, y);
  if (operation == "and") return b_.CreateAnd(x, y);
  if (operation == "or") return b_.CreateOr(x, y);
  if (operation == "xor") return b_.CreateXor(x, y);
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

Value* vectorizer::masked_or_identity(const builtin& b, StringRef operation, Value* lanes) {
  if (mask_ == nullptr) return lanes;
  Type* element = cast<VectorType>(lanes->getType())->getElementType();
  Constant* all =
      ConstantVector::getSplat(ElementCount::getFixed(lane_count), identity(b, operation, element));
  return b_.CreateSelect(mask_, lanes, all);
}

/// Halves are combined until one is left: the same order for every target.
Value* vectorizer::reduce(const builtin& b, Value* lanes) {
  Value* v = masked_or_identity(b, b.name, lanes);
  for (unsigned half = lane_count / 2; half != 0; half /= 2) {
    SmallVector<int> low, high;
    for (unsigned n = 0; n < half; ++n) {
      low.push_back(static_cast<int>(n));
      high.push_back(static_cast<int>(n + half));
    }
    v = combine(b, b.name, b_.CreateShuffleVector(v, low), b_.CreateShuffleVector(v, high));
  }
  return b_.CreateExtractElement(v, std::uint64_t{0});
}

Value* vectorizer::shuffle_by(Value* lanes, const std::function<int(int)>& source) {
  SmallVector<int> indices;
  for (int lane = 0; lane < static_cast<int>(lane_count); ++lane) indices.push_back(source(lane));
  return b_.CreateShuffleVector(lanes, indices);
}

/// prefix_<inclusive or exclusive>_<sum or product>, over active lanes.
Value* vectorizer::scan(const builtin& b, Value* lanes) {
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
  Value* v = masked_or_identity(b, operation, lanes);
  for (int by = 1; by < static_cast<int>(lane_count); by *= 2) v = combine(b, operation, shifted(v, by), v);
  return b.name.contains("exclusive") ? shifted(v, 1) : v;
}

/// Each lane takes the value of lane indices[lane] modulo 32.
Value* vectorizer::shuffle(Value* lanes, Value* indices) {
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
  AllocaInst* memory = nullptr;
  {
    Builder::InsertPointGuard guard(b_);
    b_.SetInsertPoint(&new_->getEntryBlock(), new_->getEntryBlock().getFirstInsertionPt());
    memory = b_.CreateAlloca(lanes->getType());
  }
  b_.CreateStore(lanes, memory);
  Value* wrapped =
      b_.CreateAnd(b_.CreateFreeze(indices), ConstantInt::get(indices->getType(), lane_count - 1));
  Value* from = b_.CreateGEP(element, memory, wrapped);
  const Align align(shapes_.layout.getTypeStoreSize(element).getFixedValue());
  return b_.CreateMaskedGather(lanes->getType(), from, align, all_ones(), PoisonValue::get(lanes->getType()));
}

void vectorizer::emit_simd(CallInst& call, const builtin& b) {
  const StringRef name = b.name;
  if (name == "ballot") {
    Value* bits = bits_of(both(mask_, vector(call.getArgOperand(0))));
    return set_uniform(call, b_.CreateZExt(bits, call.getType()));
  }
  if (name == "is_first")
    return set_lanes(call, b_.CreateICmpEQ(steps(b_.getInt32Ty(), 1), splat(first_lane())));
  Value* lanes = vector(call.getArgOperand(0));
  if (name == "broadcast_first") return set_uniform(call, b_.CreateExtractElement(lanes, first_lane()));
  if (name.starts_with("prefix_")) return set_lanes(call, scan(b, lanes));
  if (name.starts_with("quad_")) {
    const StringRef operation = name.drop_front(5);
    Value* v = masked_or_identity(b, operation, lanes);
    for (const int distance : {1, 2})
      v = combine(b, operation, v, shuffle_by(v, [&](int lane) { return lane ^ distance; }));
    return set_lanes(call, v);
  }
  if (call.arg_size() == 1) return set_uniform(call, reduce(b, lanes));
  Value* other = call.getArgOperand(1);
  if (name == "broadcast" && shapes_.is_uniform(other)) {
    Value* lane = b_.CreateAnd(scalar(other), b_.getInt32(lane_count - 1));
    return set_uniform(call, b_.CreateExtractElement(lanes, lane));
  }
  Value* index = vector(other);
  Value* own = steps(b_.getInt32Ty(), 1);
  if (name == "shuffle_xor") index = b_.CreateXor(own, index);
  if (name == "shuffle_up") index = b_.CreateSub(own, index);
  if (name == "shuffle_down") index = b_.CreateAdd(own, index);
  set_lanes(call, shuffle(lanes, index));
}

}  // namespace pewter::metal
