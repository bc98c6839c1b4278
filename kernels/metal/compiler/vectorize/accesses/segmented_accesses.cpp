// Loads and stores of SIMD groups in rows of 16, 8 or 4 lanes: one access for each row.
#include <llvm/Analysis/VectorUtils.h>

#include "kernels/metal/compiler/vectorize/vectorizer.hpp"

namespace pewter::metal {

using namespace llvm;

/// A scalar for each piece. One without an active lane reads where another does.
void vectorizer::emit_load_of_piece_values(LoadInst& load) {
  Value* pointer = load.getPointerOperand();
  const shape s = shapes_.of(&load);
  SmallVector<Value*, 4> from, parts;
  for (unsigned n = 0; n < s.pieces(); ++n) from.push_back(piece(pointer, n, s.width));
  if (mask_ != nullptr) {
    Value* of_active = from.back();
    SmallVector<Value*, 4> active;
    for (unsigned n = 0; n < s.pieces(); ++n) active.push_back(piece_is_active(n, s.width));
    for (unsigned n = s.pieces() - 1; n-- > 0;) of_active = b_.CreateSelect(active[n], from[n], of_active);
    for (unsigned n = 0; n < s.pieces(); ++n) from[n] = b_.CreateSelect(active[n], from[n], of_active);
  }
  for (Value*& p : from) {
    p = of_place(b_.CreateAlignedLoad(load.getType(), p, load.getAlign()), pointer);
    parts.push_back(b_.CreateVectorSplat(s.width, p));
  }
  pieces_[&load] = from;
  set_lanes(load, concatenateVectors(b_, parts));
}

Value* vectorizer::load_pieces(LoadInst& load) {
  Value* pointer = load.getPointerOperand();
  const shape s = shapes_.of(pointer);
  auto* type = FixedVectorType::get(load.getType(), s.width);
  SmallVector<Value*, 4> parts;
  for (unsigned n = 0; n < s.pieces(); ++n) {
    Value* from = piece(pointer, n, s.width);
    Value* part = mask_ == nullptr
                      ? static_cast<Value*>(b_.CreateAlignedLoad(type, from, load.getAlign()))
                      : b_.CreateMaskedLoad(type, from, load.getAlign(), lanes_of_piece(mask_, n, s.width),
                                            PoisonValue::get(type));
    parts.push_back(of_place(part, pointer));
  }
  return concatenateVectors(b_, parts);
}

void vectorizer::store_pieces(StoreInst& store) {
  Value* pointer = store.getPointerOperand();
  const shape s = shapes_.of(pointer);
  Value* all = vector(store.getValueOperand());
  for (unsigned n = 0; n < s.pieces(); ++n) {
    Value* part = lanes_of_piece(all, n, s.width);
    Value* to = piece(pointer, n, s.width);
    of_place(mask_ == nullptr
                 ? static_cast<Value*>(b_.CreateAlignedStore(part, to, store.getAlign()))
                 : b_.CreateMaskedStore(part, to, store.getAlign(), lanes_of_piece(mask_, n, s.width)),
             pointer);
  }
}

/// Addresses of a piece: one scalar, and constants.
Value* vectorizer::addresses_of_piece(Value* pointer, unsigned n) {
  const shape s = shapes_.of(pointer);
  SmallVector<Constant*, 16> steps;
  for (unsigned lane = 0; lane < s.width; ++lane)
    steps.push_back(ConstantInt::getSigned(b_.getInt64Ty(), s.stride * static_cast<std::int64_t>(lane)));
  return b_.CreateGEP(b_.getInt8Ty(), piece(pointer, n, s.width), ConstantVector::get(steps));
}

Value* vectorizer::gather_pieces(LoadInst& load) {
  Value* pointer = load.getPointerOperand();
  const shape s = shapes_.of(pointer);
  auto* type = FixedVectorType::get(load.getType(), s.width);
  SmallVector<Value*, 4> parts;
  for (unsigned n = 0; n < s.pieces(); ++n) {
    Value* lanes = lanes_of_piece(mask_or_all(), n, s.width);
    parts.push_back(of_place(b_.CreateMaskedGather(type, addresses_of_piece(pointer, n), load.getAlign(),
                                                   lanes, PoisonValue::get(type)),
                             pointer));
  }
  return concatenateVectors(b_, parts);
}

void vectorizer::scatter_pieces(StoreInst& store) {
  Value* pointer = store.getPointerOperand();
  const shape s = shapes_.of(pointer);
  Value* all = vector(store.getValueOperand());
  for (unsigned n = 0; n < s.pieces(); ++n) {
    Value* lanes = lanes_of_piece(mask_or_all(), n, s.width);
    of_place(b_.CreateMaskedScatter(lanes_of_piece(all, n, s.width), addresses_of_piece(pointer, n),
                                    store.getAlign(), lanes),
             pointer);
  }
}

}  // namespace pewter::metal
