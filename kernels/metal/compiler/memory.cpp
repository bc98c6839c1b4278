// Loads and stores of a SIMD group: whole vectors where lanes are neighbours, one access and shuffles where
// each lane has k neighbours, a scalar where all are the same, gathers and scatters for the rest; atomics
// lane by lane.
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/GetElementPtrTypeIterator.h>

#include "kernels/metal/compiler/vectorizer.hpp"

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
  if (shapes_.of(&load).is_in_pieces()) return emit_load_of_piece_values(load);
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
  set_lanes(load, of_place(b_.CreateMaskedGather(type, vector(pointer), load.getAlign(), mask_or_all(),
                                                 PoisonValue::get(type)),
                           pointer));
}

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
      if (mask_ != nullptr)
        last = b_.CreateSub(last, b_.CreateBinaryIntrinsic(Intrinsic::ctlz, bits_of(mask_), b_.getTrue()));
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
  of_place(b_.CreateMaskedScatter(vector(value), vector(pointer), store.getAlign(), mask_or_all()), pointer);
}

/// In an array of which lanes' elements lie together, an offset counts 32 times.
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

void vectorizer::emit_atomic(Instruction& i) {
  if (auto* rmw = dyn_cast<AtomicRMWInst>(&i); rmw != nullptr && emit_reduced_atomic(*rmw)) return;
  const auto one_of = [&](Builder& b, Value* lane) {
    Instruction* one = i.clone();
    for (Use& u : one->operands()) u.set(lane_value(u.get(), lane));
    return b.Insert(one);
  };
  if (isa<AtomicRMWInst>(i)) return set_lanes(i, for_each_lane(i.getType(), one_of));
  // A compare-and-exchange: what was there and whether it was exchanged, in one word.
  Type* value = cast<StructType>(i.getType())->getElementType(0);
  if (value->getIntegerBitWidth() > 32) return fail("an exchange of 64 bits", &i);
  Value* pairs = for_each_lane(b_.getInt64Ty(), [&](Builder& b, Value* lane) -> Value* {
    Value* pair = one_of(b, lane);
    Value* there = b.CreateZExt(b.CreateExtractValue(pair, 0), b.getInt64Ty());
    Value* done = b.CreateZExt(b.CreateExtractValue(pair, 1), b.getInt64Ty());
    return b.CreateOr(there, b.CreateShl(done, 32));
  });
  for (User* u : i.users()) {
    auto* part = dyn_cast<ExtractValueInst>(u);
    if (part == nullptr) return fail("an exchange", &i);
    Value* v = part->getIndices()[0] == 0
                   ? b_.CreateTrunc(pairs, vector_type(value))
                   : b_.CreateTrunc(b_.CreateLShr(pairs, 32), vector_type(b_.getInt1Ty()));
    set_lanes(*part, v);
  }
}

/// All lanes to one address, and nobody wants the result: one operation with what they come to.
bool vectorizer::emit_reduced_atomic(AtomicRMWInst& i) {
  if (!i.use_empty() || !shapes_.is_uniform(i.getPointerOperand()) || !i.getType()->isIntegerTy())
    return false;
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
  Value* all = reduce(b, vector(i.getValOperand()));
  one->setOperand(0, scalar(i.getPointerOperand()));
  one->setOperand(1, all);
  b_.Insert(one);
  return true;
}

}  // namespace pewter::metal
