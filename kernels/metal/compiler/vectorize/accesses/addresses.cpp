#include "kernels/metal/compiler/vectorize/accesses/addresses.hpp"

#include <llvm/IR/GetElementPtrTypeIterator.h>

namespace pewter::metal {

using namespace llvm;

void addresses::emit_pieces(GetElementPtrInst& gep) {
  const shape s = code_.shape_of(&gep);
  value_mapping::piece_values all;
  for (unsigned n = 0; n < s.pieces(); ++n) {
    const auto part = [&](Value* v) { return code_.piece(v, n, s.width); };
    if (is_interleaved(gep)) {
      all.push_back(interleaved_address(gep, b_.getInt64Ty(), part));
      continue;
    }
    auto* same = cast<GetElementPtrInst>(gep.clone());
    for (Use& u : same->operands()) u.set(part(u.get()));
    same->dropPoisonGeneratingFlags();
    all.push_back(b_.Insert(same));
  }
  code_.set_pieces(gep, all);
}

/// An offset counts 32 times in an array where lanes' elements are interleaved.
void addresses::emit(GetElementPtrInst& gep) {
  Value* base = gep.getPointerOperand();
  const bool interleaved = is_interleaved(gep);
  const shape s = code_.shape_of(&gep);
  const bool is_vector = !s.is_linear();
  if (s.is_in_pieces()) emit_pieces(gep);
  if (!interleaved && !is_vector) {
    auto* same = cast<GetElementPtrInst>(gep.clone());
    for (Use& u : same->operands()) u.set(code_.scalar(u.get()));
    if (!s.is_uniform() || code_.mask() != nullptr) same->dropPoisonGeneratingFlags();
    b_.Insert(same);
    return code_.set_uniform(gep, same);
  }
  if (!interleaved) {
    SmallVector<Value*> indices;
    for (Use& u : gep.indices()) {
      indices.push_back(isa<ConstantInt>(u.get())   ? u.get()
                        : code_.is_uniform(u.get()) ? code_.scalar(u.get())
                                                    : code_.vector(u.get()));
    }
    Value* from = code_.is_uniform(base) ? code_.scalar(base) : code_.vector(base);
    Value* result = b_.CreateGEP(gep.getSourceElementType(), from, indices);
    return code_.set_lanes(gep, result->getType()->isVectorTy() ? result : code_.splat(result));
  }
  if (is_vector)
    return code_.set_lanes(gep, interleaved_address(gep, code_.vector_type(b_.getInt64Ty()),
                                                    [&](Value* v) { return code_.vector(v); }));
  code_.set_uniform(gep,
                    interleaved_address(gep, b_.getInt64Ty(), [&](Value* v) { return code_.scalar(v); }));
}

/// As base + bytes; `offset_type` is an integer or a vector of them, as value_of's are.
Value* addresses::interleaved_address(GetElementPtrInst& gep, Type* offset_type,
                                      const std::function<Value*(Value*)>& value_of) {
  Value* offset = Constant::getNullValue(offset_type);
  for (auto i = gep_type_begin(gep); i != gep_type_end(gep); ++i) {
    if (StructType* structure = i.getStructTypeOrNull()) {
      const auto field = static_cast<unsigned>(cast<ConstantInt>(i.getOperand())->getZExtValue());
      const std::uint64_t bytes =
          code_.layout().getStructLayout(structure)->getElementOffset(field).getFixedValue();
      offset = b_.CreateAdd(offset, ConstantInt::get(offset_type, bytes));
    } else {
      const std::uint64_t bytes = i.getSequentialElementStride(code_.layout()).getFixedValue();
      Value* index = b_.CreateSExtOrTrunc(value_of(i.getOperand()), offset_type);
      offset = b_.CreateAdd(offset, b_.CreateMul(index, ConstantInt::get(offset_type, bytes)));
    }
  }
  offset = b_.CreateMul(offset, ConstantInt::get(offset_type, lane_count));
  return b_.CreateGEP(b_.getInt8Ty(), value_of(gep.getPointerOperand()), offset);
}

}  // namespace pewter::metal
