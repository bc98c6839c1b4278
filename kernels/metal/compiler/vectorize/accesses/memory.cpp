// Loads and stores of a SIMD group: whole vectors where lanes are neighbours, one access and shuffles where
// each lane has k neighbours, a scalar where all are the same, gathers and scatters for the rest.
#include <llvm/Analysis/ValueTracking.h>

#include "kernels/metal/compiler/vectorize/vectorizer.hpp"

namespace pewter::metal {

using namespace llvm;

/// Threadgroup memory and buffers never overlap, and what lies in constant memory does not change.
Value* vectorizer::of_place(Value* access, const Value* pointer) {
  auto* i = dyn_cast<Instruction>(access);
  if (i == nullptr) return access;
  SmallVector<const Value*> objects;
  getUnderlyingObjects(pointer, objects);
  if (all_of(objects, is_threadgroup_memory)) {
    i->setMetadata(LLVMContext::MD_alias_scope, in_threadgroup_);
  } else if (all_of(objects, [&](const Value* v) { return isa<Argument>(v) && !is_threadgroup_memory(v); })) {
    i->setMetadata(LLVMContext::MD_noalias, in_threadgroup_);
    const bool is_constant =
        all_of(objects, [](const Value* v) { return cast<Argument>(v)->hasNoAliasAttr(); });
    if (is_constant && isa<LoadInst>(i))
      i->setMetadata(LLVMContext::MD_invariant_load, MDNode::get(context_, {}));
  }
  return access;
}

/// Whether scalars for its pieces would be of no use: no address and no decision depends on them.
bool vectorizer::is_for_vectors(const Instruction& v) const {
  return all_of(v.users(), [&](const User* u) {
    const auto* i = cast<Instruction>(u);
    if (isa<StoreInst>(i)) return getLoadStorePointerOperand(i) != &v;
    if (isa<PHINode, CmpInst, GetElementPtrInst, LoadInst, CallBase>(i) || i->isTerminator() ||
        i->isIntDivRem())
      return false;
    return !shapes_.of(i).is_in_pieces() || is_for_vectors(*i);
  });
}

void vectorizer::emit_load(LoadInst& load) {
  Value* pointer = load.getPointerOperand();
  if (!load.isSimple() && !shapes_.is_uniform(&load)) {
    set_lanes(load, for_each_lane(load.getType(), [&](Builder& b, Value* lane) {
                auto* one = cast<LoadInst>(load.clone());
                Value* from = lane_value(pointer, lane);
                one->setOperand(0, from);
                return static_cast<Value*>(b.Insert(one));
              }));
    return;
  }
  if (shapes_.is_uniform(pointer)) {
    auto* one = cast<LoadInst>(load.clone());
    one->setOperand(0, scalar(pointer));
    one->dropUnknownNonDebugMetadata();
    b_.Insert(one);
    of_place(one, pointer);
    if (shapes_.of(&load).kind == shape::varying) return set_lanes(load, splat(one));
    return set_uniform(load, one);
  }
  if (const auto member = member_of_.find(&load); member != member_of_.end())
    return emit_group_load(load, groups_[member->second.first]);
  Type* type = vector_type(load.getType());
  const shape s = shapes_.of(pointer);
  const bool by_gather =
      shapes_.which.is_linear() && is_for_vectors(load);  // row_accesses.cpp does it better
  if (shapes_.of(&load).is_in_pieces() && !by_gather) return emit_load_of_piece_values(load);
  const TypeSize size = shapes_.layout.getTypeStoreSize(load.getType());
  const bool is_whole = s.kind == shape::strided &&
                        s.stride == static_cast<std::int64_t>(size.getFixedValue()) &&
                        !load.getType()->isIntegerTy(1);
  if (is_whole && !s.is_linear()) return set_lanes(load, load_pieces(load));
  if (is_whole) {
    Value* all =
        mask_ == nullptr
            ? static_cast<Value*>(b_.CreateAlignedLoad(type, scalar(pointer), load.getAlign()))
            : b_.CreateMaskedLoad(type, scalar(pointer), load.getAlign(), mask_, PoisonValue::get(type));
    return set_lanes(load, of_place(all, pointer));
  }
  if (s.is_in_pieces() && shapes_.which.is_in_rows()) return set_lanes(load, gather_pieces(load));
  Value* all = of_place(
      b_.CreateMaskedGather(type, vector(pointer), load.getAlign(), mask_or_all(), PoisonValue::get(type)),
      pointer);
  set_lanes(load, all);
  const shape own = shapes_.of(&load);
  for (unsigned n = 0; own.is_in_pieces() && n < own.pieces(); ++n)
    pieces_[&load].push_back(b_.CreateExtractElement(all, n * own.width));
}

void vectorizer::emit_store(StoreInst& store) {
  Value* pointer = store.getPointerOperand();
  Value* value = store.getValueOperand();
  if (!store.isSimple()) {
    for_each_lane(nullptr, [&](Builder& b, Value* lane) {
      auto* one = cast<StoreInst>(store.clone());
      Value* v = lane_value(value, lane);
      Value* to = lane_value(pointer, lane);
      one->setOperand(0, v);
      one->setOperand(1, to);
      return static_cast<Value*>(b.Insert(one));
    });
    return;
  }
  if (shapes_.is_uniform(pointer)) {  // the last lane's value stays
    Value* v = nullptr;
    if (shapes_.is_uniform(value)) {
      v = scalar(value);
    } else {
      Value* last = b_.getInt32(lane_count - 1);
      if (mask_ != nullptr) {
        Value* some = b_.CreateOr(bits_of(mask_), 1);  // as first_bit: this may move to where there are none
        last = b_.CreateSub(last, b_.CreateBinaryIntrinsic(Intrinsic::ctlz, some, b_.getTrue()));
      }
      v = b_.CreateExtractElement(vector(value), last);
    }
    of_place(b_.CreateAlignedStore(v, scalar(pointer), store.getAlign()), pointer);
    return;
  }
  if (const auto member = member_of_.find(&store); member != member_of_.end())
    return emit_group_store(store, groups_[member->second.first]);
  const shape s = shapes_.of(pointer);
  const TypeSize size = shapes_.layout.getTypeStoreSize(value->getType());
  const bool is_whole = s.kind == shape::strided &&
                        s.stride == static_cast<std::int64_t>(size.getFixedValue()) &&
                        !value->getType()->isIntegerTy(1);
  if (is_whole && !s.is_linear()) return store_pieces(store);
  if (is_whole) {
    Value* all =
        mask_ == nullptr
            ? static_cast<Value*>(b_.CreateAlignedStore(vector(value), scalar(pointer), store.getAlign()))
            : b_.CreateMaskedStore(vector(value), scalar(pointer), store.getAlign(), mask_);
    of_place(all, pointer);
    return;
  }
  if (s.is_in_pieces()) return scatter_pieces(store);
  of_place(b_.CreateMaskedScatter(vector(value), vector(pointer), store.getAlign(), mask_or_all()), pointer);
}

}  // namespace pewter::metal
