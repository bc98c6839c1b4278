// Steps of mathematical functions on GPUs.
#include <llvm/IR/IntrinsicsNVPTX.h>

#include "kernels/metal/compiler/analysis/builtins.hpp"
#include "kernels/metal/compiler/gpu/gpu_code.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// A part of an exponent from -150 to 128, so that two factors that are normal numbers make the power.
Value* low_part(IRBuilder<>& b, Value* k) {
  const auto number = [&](double n) { return ConstantFP::get(k->getType(), n); };
  return b.CreateMinNum(b.CreateMaxNum(k, number(-100)), number(127));
}

/// 2^k of a whole k from -126 to 127: the sum's lowest bits are the exponent's.
Value* normal_power(IRBuilder<>& b, Value* k) {
  Value* sum = b.CreateFAdd(k, ConstantFP::get(k->getType(), 12582912.0 + 127));
  return b.CreateBitCast(b.CreateShl(b.CreateBitCast(sum, b.getInt32Ty()), 23), k->getType());
}

}  // namespace

Value* elementwise_on_gpu(IRBuilder<>& b, CallInst& call, const Function& caller) {
  const StringRef name = builtin_of(call).name;
  const SmallVector<Value*, 6> of(call.args());
  if (name == "fast_scale") return fast_scaled(b, of);
  if (name == "exp2_on_gpu")
    return b.CreateIntrinsic(Intrinsic::nvvm_ex2_approx, {of[0]->getType()}, {of[0]});
  if (name == "reciprocal_on_gpu") return b.CreateIntrinsic(Intrinsic::nvvm_rcp_approx_ftz_f, {}, {of[0]});
  if (name == "scale")
    return b.CreateFMul(b.CreateFMul(of[0], normal_power(b, low_part(b, of[1]))),
                        normal_power(b, b.CreateFSub(of[1], low_part(b, of[1]))));
  if (name == "bounded") return b.CreateMinimum(b.CreateMaximum(of[0], of[1]), of[2]);  // NaN stays
  raise_no_code(call, caller, "GPUs");
}

}  // namespace pewter::metal
