#include "kernels/metal/compiler/vectorize/accesses/atomics.hpp"

namespace pewter::metal {

using namespace llvm;

void atomics::emit(Instruction& i) {
  if (auto* rmw = dyn_cast<AtomicRMWInst>(&i); rmw != nullptr && emit_reduced(*rmw)) return;
  const auto one_of = [&](IRBuilder<>& b, Value* lane) {
    Instruction* one = i.clone();
    for (Use& u : one->operands()) u.set(code_.lane_value(u.get(), lane));
    return b.Insert(one);
  };
  if (isa<AtomicRMWInst>(i)) return code_.set_lanes(i, code_.for_each_lane(i.getType(), one_of));
  // A compare-and-exchange: what was there and whether it was exchanged, in one word.
  Type* value = cast<StructType>(i.getType())->getElementType(0);
  if (value->getIntegerBitWidth() > 32) return code_.fail("an exchange of 64 bits", &i);
  Value* pairs = code_.for_each_lane(b_.getInt64Ty(), [&](IRBuilder<>& b, Value* lane) -> Value* {
    Value* pair = one_of(b, lane);
    Value* there = b.CreateZExt(b.CreateExtractValue(pair, 0), b.getInt64Ty());
    Value* done = b.CreateZExt(b.CreateExtractValue(pair, 1), b.getInt64Ty());
    return b.CreateOr(there, b.CreateShl(done, 32));
  });
  for (User* u : i.users()) {
    auto* part = dyn_cast<ExtractValueInst>(u);
    if (part == nullptr) return code_.fail("an exchange", &i);
    Value* v = part->getIndices()[0] == 0
                   ? b_.CreateTrunc(pairs, code_.vector_type(value))
                   : b_.CreateTrunc(b_.CreateLShr(pairs, 32), code_.vector_type(b_.getInt1Ty()));
    code_.set_lanes(*part, v);
  }
}

/// All lanes to one address, and nobody wants the result: one operation with what they come to.
bool atomics::emit_reduced(AtomicRMWInst& i) {
  if (!i.use_empty() || !code_.is_uniform(i.getPointerOperand()) || !i.getType()->isIntegerTy()) return false;
  builtin b;
  b.kind = builtin::uniform_result;
  b.type = 'u';
  switch (i.getOperation()) {
    case AtomicRMWInst::Sub:
    case AtomicRMWInst::Add:
      b.name = "sum";
      break;
    case AtomicRMWInst::And:
      b.name = "and";
      break;
    case AtomicRMWInst::Or:
      b.name = "or";
      break;
    case AtomicRMWInst::Xor:
      b.name = "xor";
      break;
    case AtomicRMWInst::UMax:
      b.name = "max";
      break;
    case AtomicRMWInst::UMin:
      b.name = "min";
      break;
    case AtomicRMWInst::Max:
      b.name = "max", b.type = 'i';
      break;
    case AtomicRMWInst::Min:
      b.name = "min", b.type = 'i';
      break;
    default:
      return false;
  }
  auto* one = cast<AtomicRMWInst>(i.clone());
  Value* all = simd_.reduce(b, code_.vector(i.getValOperand()));
  one->setOperand(0, code_.scalar(i.getPointerOperand()));
  one->setOperand(1, all);
  b_.Insert(one);
  return true;
}

}  // namespace pewter::metal
