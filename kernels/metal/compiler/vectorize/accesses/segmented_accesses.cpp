#include "kernels/metal/compiler/vectorize/accesses/segmented_accesses.hpp"

#include <llvm/Analysis/VectorUtils.h>

namespace pewter::metal {

using namespace llvm;

/// A piece without an active lane reads where another does.
void segmented_accesses::load_values(LoadInst& load) {
  Value* pointer = load.getPointerOperand();
  const shape s = code_.shape_of(&load);
  SmallVector<Value*, 4> from, parts;
  for (unsigned n = 0; n < s.pieces(); ++n) from.push_back(code_.piece(pointer, n, s.width));
  if (code_.mask() != nullptr) {
    Value* of_active = from.back();
    SmallVector<Value*, 4> active;
    for (unsigned n = 0; n < s.pieces(); ++n) active.push_back(code_.piece_is_active(n, s.width));
    for (unsigned n = s.pieces() - 1; n-- > 0;) of_active = b_.CreateSelect(active[n], from[n], of_active);
    for (unsigned n = 0; n < s.pieces(); ++n) from[n] = b_.CreateSelect(active[n], from[n], of_active);
  }
  for (Value*& p : from) {
    p = scopes_.mark(b_.CreateAlignedLoad(load.getType(), p, load.getAlign()), pointer);
    parts.push_back(b_.CreateVectorSplat(s.width, p));
  }
  code_.set_pieces(load, from);
  code_.set_lanes(load, concatenateVectors(b_, parts));
}

void segmented_accesses::load(LoadInst& load) {
  Value* pointer = load.getPointerOperand();
  const shape s = code_.shape_of(pointer);
  auto* type = FixedVectorType::get(load.getType(), s.width);
  SmallVector<Value*, 4> parts;
  for (unsigned n = 0; n < s.pieces(); ++n) {
    Value* from = code_.piece(pointer, n, s.width);
    Value* part =
        code_.mask() == nullptr
            ? static_cast<Value*>(b_.CreateAlignedLoad(type, from, load.getAlign()))
            : b_.CreateMaskedLoad(type, from, load.getAlign(), code_.lanes_of_piece(code_.mask(), n, s.width),
                                  PoisonValue::get(type));
    parts.push_back(scopes_.mark(part, pointer));
  }
  code_.set_lanes(load, concatenateVectors(b_, parts));
}

void segmented_accesses::store(StoreInst& store) {
  Value* pointer = store.getPointerOperand();
  const shape s = code_.shape_of(pointer);
  Value* all = code_.vector(store.getValueOperand());
  for (unsigned n = 0; n < s.pieces(); ++n) {
    Value* part = code_.lanes_of_piece(all, n, s.width);
    Value* to = code_.piece(pointer, n, s.width);
    scopes_.mark(code_.mask() == nullptr
                     ? static_cast<Value*>(b_.CreateAlignedStore(part, to, store.getAlign()))
                     : b_.CreateMaskedStore(part, to, store.getAlign(),
                                            code_.lanes_of_piece(code_.mask(), n, s.width)),
                 pointer);
  }
}

/// Addresses of a piece: one scalar, and constants.
Value* segmented_accesses::addresses_of_piece(Value* pointer, unsigned n) {
  const shape s = code_.shape_of(pointer);
  SmallVector<Constant*, 16> steps;
  for (unsigned lane = 0; lane < s.width; ++lane)
    steps.push_back(ConstantInt::getSigned(b_.getInt64Ty(), s.stride * static_cast<std::int64_t>(lane)));
  return b_.CreateGEP(b_.getInt8Ty(), code_.piece(pointer, n, s.width), ConstantVector::get(steps));
}

void segmented_accesses::gather(LoadInst& load) {
  Value* pointer = load.getPointerOperand();
  const shape s = code_.shape_of(pointer);
  auto* type = FixedVectorType::get(load.getType(), s.width);
  SmallVector<Value*, 4> parts;
  for (unsigned n = 0; n < s.pieces(); ++n) {
    Value* lanes = code_.lanes_of_piece(code_.mask_or_all(), n, s.width);
    parts.push_back(scopes_.mark(b_.CreateMaskedGather(type, addresses_of_piece(pointer, n), load.getAlign(),
                                                       lanes, PoisonValue::get(type)),
                                 pointer));
  }
  code_.set_lanes(load, concatenateVectors(b_, parts));
}

void segmented_accesses::scatter(StoreInst& store) {
  Value* pointer = store.getPointerOperand();
  const shape s = code_.shape_of(pointer);
  Value* all = code_.vector(store.getValueOperand());
  for (unsigned n = 0; n < s.pieces(); ++n) {
    Value* lanes = code_.lanes_of_piece(code_.mask_or_all(), n, s.width);
    scopes_.mark(b_.CreateMaskedScatter(code_.lanes_of_piece(all, n, s.width), addresses_of_piece(pointer, n),
                                        store.getAlign(), lanes),
                 pointer);
  }
}

}  // namespace pewter::metal
