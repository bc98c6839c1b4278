#include "kernels/metal/compiler/vectorize/accesses/memory.hpp"

namespace pewter::metal {

using namespace llvm;

/// Whether scalars for its pieces would be of no use: no address and no decision depends on them.
bool memory_accesses::is_for_vectors(const Instruction& v) const {
  return all_of(v.users(), [&](const User* u) {
    const auto* i = cast<Instruction>(u);
    if (isa<StoreInst>(i)) return getLoadStorePointerOperand(i) != &v;
    if (isa<PHINode, CmpInst, GetElementPtrInst, LoadInst, CallBase>(i) || i->isTerminator() ||
        i->isIntDivRem())
      return false;
    return !code_.shape_of(i).is_in_pieces() || is_for_vectors(*i);
  });
}

/// Whether lanes are neighbours, at least in each piece.
bool memory_accesses::is_whole(const Instruction& access) const {
  const shape s = code_.shape_of(getLoadStorePointerOperand(&access));
  Type* type = getLoadStoreType(&access);
  const TypeSize size = code_.layout().getTypeStoreSize(type);
  return s.kind == shape::strided && s.stride == static_cast<std::int64_t>(size.getFixedValue()) &&
         !type->isIntegerTy(1);
}

/// A volatile or atomic access by each active lane.
Value* memory_accesses::one_by_one(Instruction& access) {
  return code_.for_each_lane(access.getType(), [&](IRBuilder<>& b, Value* lane) {
    Instruction* one = access.clone();
    for (Use& u : one->operands()) u.set(code_.lane_value(u.get(), lane));
    return static_cast<Value*>(b.Insert(one));
  });
}

void memory_accesses::emit(LoadInst& load) {
  Value* pointer = load.getPointerOperand();
  if (!load.isSimple() && !code_.is_uniform(&load)) return code_.set_lanes(load, one_by_one(load));
  if (code_.is_uniform(pointer)) {
    auto* one = cast<LoadInst>(load.clone());
    one->setOperand(0, code_.scalar(pointer));
    one->dropUnknownNonDebugMetadata();
    b_.Insert(one);
    scopes_.mark(one, pointer);
    if (code_.shape_of(&load).kind == shape::varying) return code_.set_lanes(load, code_.splat(one));
    return code_.set_uniform(load, one);
  }
  if (access_group* group = groups_.of(load)) return grouped_.load(load, *group);
  Type* type = code_.vector_type(load.getType());
  const shape s = code_.shape_of(pointer);
  const bool by_gather =
      code_.which().is_linear() && is_for_vectors(load);  // row_accesses.cpp does it better
  if (code_.shape_of(&load).is_in_pieces() && !by_gather) return segmented_.load_values(load);
  const bool whole = is_whole(load);
  if (whole && !s.is_linear()) return segmented_.load(load);
  if (whole) {
    Value* all = code_.mask() == nullptr
                     ? static_cast<Value*>(b_.CreateAlignedLoad(type, code_.scalar(pointer), load.getAlign()))
                     : b_.CreateMaskedLoad(type, code_.scalar(pointer), load.getAlign(), code_.mask(),
                                           PoisonValue::get(type));
    return code_.set_lanes(load, scopes_.mark(all, pointer));
  }
  if (s.is_in_pieces() && code_.which().is_in_rows()) return segmented_.gather(load);
  Value* all = scopes_.mark(b_.CreateMaskedGather(type, code_.vector(pointer), load.getAlign(),
                                                  code_.mask_or_all(), PoisonValue::get(type)),
                            pointer);
  code_.set_lanes(load, all);
  const shape own = code_.shape_of(&load);
  if (!own.is_in_pieces()) return;
  value_mapping::piece_values pieces;
  for (unsigned n = 0; n < own.pieces(); ++n) pieces.push_back(b_.CreateExtractElement(all, n * own.width));
  code_.set_pieces(load, pieces);
}

/// To one address for all lanes: the last lane's value stays.
void memory_accesses::store_last(StoreInst& store) {
  Value* value = store.getValueOperand();
  Value* v = nullptr;
  if (code_.is_uniform(value)) {
    v = code_.scalar(value);
  } else {
    Value* last = b_.getInt32(lane_count - 1);
    if (code_.mask() != nullptr) {
      // As first_bit: this may move to where there are none.
      Value* some = b_.CreateOr(code_.bits_of(code_.mask()), 1);
      last = b_.CreateSub(last, b_.CreateBinaryIntrinsic(Intrinsic::ctlz, some, b_.getTrue()));
    }
    v = b_.CreateExtractElement(code_.vector(value), last);
  }
  Value* pointer = store.getPointerOperand();
  scopes_.mark(b_.CreateAlignedStore(v, code_.scalar(pointer), store.getAlign()), pointer);
}

void memory_accesses::emit(StoreInst& store) {
  Value* pointer = store.getPointerOperand();
  Value* value = store.getValueOperand();
  if (!store.isSimple()) {
    one_by_one(store);
    return;
  }
  if (code_.is_uniform(pointer)) return store_last(store);
  if (const access_group* group = groups_.of(store)) return grouped_.store(store, *group);
  const shape s = code_.shape_of(pointer);
  const bool whole = is_whole(store);
  if (whole && !s.is_linear()) return segmented_.store(store);
  if (whole) {
    Value* all = code_.mask() == nullptr ? static_cast<Value*>(b_.CreateAlignedStore(
                                               code_.vector(value), code_.scalar(pointer), store.getAlign()))
                                         : b_.CreateMaskedStore(code_.vector(value), code_.scalar(pointer),
                                                                store.getAlign(), code_.mask());
    scopes_.mark(all, pointer);
    return;
  }
  if (s.is_in_pieces()) return segmented_.scatter(store);
  scopes_.mark(b_.CreateMaskedScatter(code_.vector(value), code_.vector(pointer), store.getAlign(),
                                      code_.mask_or_all()),
               pointer);
}

}  // namespace pewter::metal
