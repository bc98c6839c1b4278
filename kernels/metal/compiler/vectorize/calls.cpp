#include "kernels/metal/compiler/vectorize/calls.hpp"

#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/IntrinsicInst.h>

#include "kernels/metal/compiler/barriers/phases.hpp"
#include "kernels/metal/compiler/import/shared_functions.hpp"
#include "kernels/metal/simdgroup_context.hpp"

namespace pewter::metal {

using namespace llvm;

void calls::emit(CallInst& call) {
  const builtin b = builtin_of(call);
  if (b.kind != builtin::none) return emit_builtin(call, b);
  if (Function* f = call.getCalledFunction(); f != nullptr && is_shared(*f)) {
    SmallVector<Value*> operands;
    for (Use& u : call.args()) operands.push_back(code_.vector(u.get()));
    return code_.set_lanes(call, b_.CreateCall(&lanes_of_shared(*f), operands));
  }
  auto* intrinsic = dyn_cast<IntrinsicInst>(&call);
  if (intrinsic == nullptr) return code_.fail("a call of a function that is not known", &call);
  if (!intrinsic->isAssumeLikeIntrinsic()) emit_intrinsic(*intrinsic);
}

void calls::emit_builtin(CallInst& call, const builtin& b) {
  if (b.kind == builtin::position) return positions_.emit(call, b);
  if (b.is_simd) {
    const bool is_number = call.arg_size() > 0 && elementwise::is_number(call.getArgOperand(0));
    return simd_.emit(call, b, is_number);
  }
  if (b.kind == builtin::elementwise) {
    const bool is_vector = !code_.shape_of(&call).is_linear();
    const auto operand = [&](unsigned n) {
      return is_vector ? code_.vector(call.getArgOperand(n)) : code_.scalar(call.getArgOperand(n));
    };
    Value* result = lanes_.of_builtin(call, b, operand, is_vector);
    return is_vector ? code_.set_lanes(call, result) : code_.set_uniform(call, result);
  }
  if (b.name == "threadgroup_memory") {
    Value* memory = code_.context_pointer(offsetof(simdgroup_context, threadgroup_memory));
    return code_.set_uniform(call, b_.CreateGEP(b_.getInt8Ty(), memory, code_.scalar(call.getArgOperand(0))));
  }
  if (b.name == "barrier") {
    b_.CreateCall(barrier_of(*code_.kernel().getParent()));
  } else if (b.name != "fence") {  // a fence: lanes are in step, and their accesses in order
    raise_no_code(call, code_.kernel(), "vectors");
  }
}

void calls::emit_intrinsic(IntrinsicInst& call) {
  if (code_.shape_of(&call).is_in_pieces()) operations_.emit_pieces(call);
  if (code_.shape_of(&call).is_linear()) {
    SmallVector<Value*> operands;
    for (Use& u : call.args()) operands.push_back(code_.scalar(u.get()));
    CallInst* made = b_.CreateCall(call.getCalledFunction(), operands);
    if (isa<FPMathOperator>(made)) made->copyFastMathFlags(&call);
    return code_.set_uniform(call, made);
  }
  if (isTriviallyVectorizable(call.getIntrinsicID())) return code_.set_lanes(call, lanes_.of(call));
  Value* all = code_.for_each_lane(call.getType(), [&](IRBuilder<>& b, Value* lane) {
    SmallVector<Value*> operands;
    for (Use& u : call.args()) operands.push_back(code_.lane_value(u.get(), lane));
    return static_cast<Value*>(b.CreateCall(call.getCalledFunction(), operands));
  });
  if (all != nullptr) code_.set_lanes(call, all);
}

}  // namespace pewter::metal
