// Addresses: scalars where lanes are neighbours, vectors for the rest.
#include <llvm/IR/GetElementPtrTypeIterator.h>

#include "kernels/metal/compiler/vectorize/vectorizer.hpp"

namespace pewter::metal {

using namespace llvm;

/// An offset counts 32 times in an array where lanes' elements are interleaved.
void vectorizer::emit_address(GetElementPtrInst& gep) {
  Value* base = gep.getPointerOperand();
  const bool interleaved = shapes_.interleaved_size(base) != 0;
  const shape s = shapes_.of(&gep);
  const bool is_vector = !s.is_linear();
  if (s.is_in_pieces()) {
    SmallVector<Value*, 4> all;
    for (unsigned n = 0; n < s.pieces(); ++n) {
      const auto part = [&](Value* v) { return piece(v, n, s.width); };
      if (interleaved) {
        all.push_back(interleaved_address(gep, b_.getInt64Ty(), part));
        continue;
      }
      auto* same = cast<GetElementPtrInst>(gep.clone());
      for (Use& u : same->operands()) u.set(part(u.get()));
      same->dropPoisonGeneratingFlags();
      all.push_back(b_.Insert(same));
    }
    pieces_[&gep] = all;
  }
  if (!interleaved && !is_vector) {
    auto* same = cast<GetElementPtrInst>(gep.clone());
    for (Use& u : same->operands()) u.set(scalar(u.get()));
    if (!s.is_uniform() || mask_ != nullptr) same->dropPoisonGeneratingFlags();
    b_.Insert(same);
    return set_uniform(gep, same);
  }
  if (!interleaved) {
    SmallVector<Value*> indices;
    for (Use& u : gep.indices()) {
      indices.push_back(isa<ConstantInt>(u.get())     ? u.get()
                        : shapes_.is_uniform(u.get()) ? scalar(u.get())
                                                      : vector(u.get()));
    }
    Value* from = shapes_.is_uniform(base) ? scalar(base) : vector(base);
    Value* result = b_.CreateGEP(gep.getSourceElementType(), from, indices);
    return set_lanes(gep, result->getType()->isVectorTy() ? result : splat(result));
  }
  if (is_vector)
    return set_lanes(
        gep, interleaved_address(gep, vector_type(b_.getInt64Ty()), [&](Value* v) { return vector(v); }));
  set_uniform(gep, interleaved_address(gep, b_.getInt64Ty(), [&](Value* v) { return scalar(v); }));
}

/// As base + bytes; `offset_type` is an integer or a vector of them, as value_of's are.
Value* vectorizer::interleaved_address(GetElementPtrInst& gep, Type* offset_type,
                                       const std::function<Value*(Value*)>& value_of) {
  Value* offset = Constant::getNullValue(offset_type);
  for (auto i = gep_type_begin(gep); i != gep_type_end(gep); ++i) {
    if (StructType* structure = i.getStructTypeOrNull()) {
      const auto field = static_cast<unsigned>(cast<ConstantInt>(i.getOperand())->getZExtValue());
      const std::uint64_t bytes =
          shapes_.layout.getStructLayout(structure)->getElementOffset(field).getFixedValue();
      offset = b_.CreateAdd(offset, ConstantInt::get(offset_type, bytes));
    } else {
      const std::uint64_t bytes = i.getSequentialElementStride(shapes_.layout).getFixedValue();
      Value* index = b_.CreateSExtOrTrunc(value_of(i.getOperand()), offset_type);
      offset = b_.CreateAdd(offset, b_.CreateMul(index, ConstantInt::get(offset_type, bytes)));
    }
  }
  offset = b_.CreateMul(offset, ConstantInt::get(offset_type, lane_count));
  return b_.CreateGEP(b_.getInt8Ty(), value_of(gep.getPointerOperand()), offset);
}

}  // namespace pewter::metal
