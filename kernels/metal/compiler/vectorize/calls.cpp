// Calls: position attributes, barriers, and mathematical functions that LLVM or the target has on vectors.
#include <llvm/ADT/StringSwitch.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/IntrinsicsX86.h>

#include "kernels/metal/compiler/barriers/phases.hpp"
#include "kernels/metal/compiler/import/shared_functions.hpp"
#include "kernels/metal/compiler/vectorize/vectorizer.hpp"
#include "kernels/metal/simdgroup_context.hpp"

namespace pewter::metal {

using namespace llvm;

void vectorizer::emit_call(CallInst& call) {
  const builtin b = builtin_of(call);
  if (b.kind == builtin::position) return emit_position(call, b);
  if (b.is_simd) return simd_.emit(call, b, call.arg_size() > 0 && is_number(call.getArgOperand(0)));
  if (b.kind == builtin::elementwise) return emit_elementwise(call, b);
  if (b.kind != builtin::none) {
    if (b.name == "threadgroup_memory") {
      Value* memory = context_pointer(offsetof(simdgroup_context, threadgroup_memory));
      return set_uniform(call, b_.CreateGEP(b_.getInt8Ty(), memory, scalar(call.getArgOperand(0))));
    }
    if (b.name == "barrier") {
      b_.CreateCall(barrier_of(module_));
    } else if (b.name != "fence") {
      raise_no_code(call, old_, "vectors");
    }
    return;  // a fence: lanes are in step, and their accesses in order
  }
  if (Function* f = call.getCalledFunction(); f != nullptr && is_shared(*f)) {
    SmallVector<Value*> operands;
    for (Use& u : call.args()) operands.push_back(vector(u.get()));
    return set_lanes(call, b_.CreateCall(&lanes_of_shared(*f), operands));
  }
  auto* intrinsic = dyn_cast<IntrinsicInst>(&call);
  if (intrinsic == nullptr) return fail("a call of a function that is not known", &call);
  if (intrinsic->isAssumeLikeIntrinsic()) return;
  const Intrinsic::ID id = intrinsic->getIntrinsicID();
  CallInst* made = nullptr;
  if (shapes_.of(&call).is_in_pieces()) emit_pieces(call);
  if (shapes_.of(&call).is_linear()) {
    SmallVector<Value*> operands;
    for (Use& u : call.args()) operands.push_back(scalar(u.get()));
    made = b_.CreateCall(call.getCalledFunction(), operands);
    set_uniform(call, made);
  } else if (isTriviallyVectorizable(id)) {
    return set_lanes(call,
                     vector_of_intrinsic(*intrinsic, [&](unsigned n) { return vector_operand(call, n); }));
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

/// One that LLVM has on vectors.
Value* vectorizer::vector_of_intrinsic(IntrinsicInst& call, operand_of operand) {
  const Intrinsic::ID id = call.getIntrinsicID();
  if ((id == Intrinsic::maxnum || id == Intrinsic::minnum) && registers() != 0 &&
      (is_number(call.getArgOperand(0)) || is_number(call.getArgOperand(1)))) {
    const unsigned number = is_number(call.getArgOperand(1)) ? 1 : 0;
    builtin b32;
    b32.type = 'f';
    return simd_.combine(b32, id == Intrinsic::maxnum ? "max" : "min", operand(1 - number), operand(number),
                         true);
  }
  SmallVector<Value*> operands;
  SmallVector<Type*> types;
  if (isVectorIntrinsicWithOverloadTypeAtArg(id, -1, nullptr)) types.push_back(vector_type(call.getType()));
  for (unsigned n = 0; n < call.arg_size(); ++n) {
    operands.push_back(operand(n));
    if (isVectorIntrinsicWithOverloadTypeAtArg(id, static_cast<int>(n), nullptr))
      types.push_back(operands.back()->getType());
  }
  CallInst* made = b_.CreateIntrinsic(id, types, operands);
  if (isa<FPMathOperator>(made)) made->copyFastMathFlags(&call);
  return made;
}

/// Whether it is never NaN: constants, and what starts as one and only takes larger or smaller numbers.
bool vectorizer::is_number(const Value* v) const {
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

void vectorizer::emit_elementwise(CallInst& call, const builtin& b) {
  const bool is_vector = !shapes_.of(&call).is_linear();
  const auto operand = [&](unsigned n) {
    return is_vector ? vector(call.getArgOperand(n)) : scalar(call.getArgOperand(n));
  };
  Value* result = elementwise(call, b, operand, is_vector);
  is_vector ? set_lanes(call, result) : set_uniform(call, result);
}

Value* vectorizer::elementwise(CallInst& call, const builtin& b, operand_of operand, bool is_vector) {
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
    raise_no_code(call, old_, "vectors");
  } else if (is_vector && registers() == 16) {
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

std::pair<Intrinsic::ID, Intrinsic::ID> vectorizer::extremes() const {
  switch (registers()) {
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
Value* vectorizer::by_registers(Intrinsic::ID id, Value* x, Value* y) {
  SmallVector<Value*> parts;
  const unsigned width = registers();
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

/// A vector where the shape is not linear, else of lane 0.
Value* vectorizer::position(const builtin& b) {
  const auto at = [&](std::size_t offset) { return context_u32(offset + 4 * std::size_t{b.component}); };
  using c = simdgroup_context;
  const StringRef name = b.name;
  Value* group_index = new_->getArg(body_arguments::index);
  const auto index_in_threadgroup = [&] { return b_.CreateShl(group_index, 5); };
  if (name == "thread_index_in_simdgroup") return b_.getInt32(0);
  if (name == "thread_index_in_threadgroup") return index_in_threadgroup();
  if (name == "thread_index_in_quadgroup") return steps(b_.getInt32Ty(), 4, 0, 1);
  if (name == "quadgroup_index_in_threadgroup")
    return b_.CreateAdd(splat(b_.CreateShl(group_index, 3)), steps(b_.getInt32Ty(), 4, 1, 0));
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
  if (name == "pewter_log") return at(offsetof(c, log));
  Value* local = nullptr;
  const bool is_scalar = shape_of_position(b, shapes_.which).is_linear();
  if (is_scalar) {
    local = new_->getArg(body_arguments::first_lane + b.component);
  } else if (shapes_.which.is_in_rows() && b.component == 0) {
    local = steps(b_.getInt32Ty(), shapes_.which.width, 0, 1);
  } else if (shapes_.which.is_in_rows()) {
    local = b_.CreateAdd(splat(new_->getArg(body_arguments::first_lane + b.component)),
                         steps(b_.getInt32Ty(), shapes_.which.width, 1, 0));
  } else {
    Value* all = context_pointer(offsetof(c, lane_positions));
    local =
        b_.CreateAlignedLoad(vector_type(b_.getInt32Ty()),
                             b_.CreateConstGEP1_64(b_.getInt32Ty(), all, lane_count * b.component), Align(4));
  }
  if (name == "thread_position_in_threadgroup") return local;
  Value* base = b_.CreateMul(threadgroup(), at(offsetof(c, dispatch_threads_per_threadgroup)));
  return b_.CreateAdd(is_scalar ? base : splat(base), local);
}

/// The position of a piece's first lane.
Value* vectorizer::position_of_piece(const builtin& b, unsigned n) {
  if (b.name == "thread_index_in_quadgroup") return b_.getInt32(0);
  if (b.name == "quadgroup_index_in_threadgroup")
    return b_.CreateAdd(b_.CreateShl(new_->getArg(body_arguments::index), 3), b_.getInt32(n));
  Value* local = b.component == 0
                     ? static_cast<Value*>(b_.getInt32(0))
                     : b_.CreateAdd(new_->getArg(body_arguments::first_lane + b.component), b_.getInt32(n));
  if (b.name == "thread_position_in_threadgroup") return local;
  builtin threadgroup = b, size = b;
  threadgroup.name = "threadgroup_position_in_grid";
  size.name = "dispatch_threads_per_threadgroup";
  return b_.CreateAdd(b_.CreateMul(position(threadgroup), position(size)), local);
}

void vectorizer::emit_position(CallInst& call, const builtin& b) {
  Value* v = position(b);
  const shape s = shapes_.of(&call);
  if (s.is_linear()) return set_uniform(call, v);
  for (unsigned n = 0; s.is_in_pieces() && n < s.pieces(); ++n)
    pieces_[&call].push_back(position_of_piece(b, n));
  set_lanes(call, v);
}

}  // namespace pewter::metal
