// Loads and stores of a SIMD group: whole vectors where lanes are neighbours, one access and shuffles where
// each lane has k neighbours, a scalar where all are the same, gathers and scatters for the rest; atomics
// lane by lane.
#include <llvm/Analysis/AssumptionCache.h>
#include <llvm/Analysis/ScalarEvolution.h>
#include <llvm/Analysis/ScalarEvolutionExpressions.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/GetElementPtrTypeIterator.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>
#include <optional>

#include "kernels/metal/compiler/vectorizer.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr std::int64_t largest_group = 16;

bool is_plain(Instruction& i) {
  if (auto* load = dyn_cast<LoadInst>(&i)) return load->isSimple();
  if (auto* store = dyn_cast<StoreInst>(&i)) return store->isSimple();
  return false;
}

/// Objects that never overlap: a thread's arrays, and arguments that are said to be constant.
bool are_apart(const Value* a, const Value* b) {
  const Value* x = getUnderlyingObject(a);
  const Value* y = getUnderlyingObject(b);
  if (x == y) return false;
  const auto is_own = [](const Value* v) {
    const auto* argument = dyn_cast<Argument>(v);
    return isa<AllocaInst>(v) || (argument != nullptr && argument->hasNoAliasAttr());
  };
  return is_own(x) || is_own(y);
}

}  // namespace

void vectorizer::find_groups() {
  TargetLibraryInfoImpl library(module_.getTargetTriple());
  TargetLibraryInfo info(library);
  AssumptionCache assumptions(old_);
  ScalarEvolution evolution(old_, info, assumptions, shapes_.tree, shapes_.loops);
  struct access {
    std::int64_t offset;
    Instruction* at;
  };
  struct family {
    Value* base;
    Type* type;
    bool loads;
    std::vector<access> members;
  };
  const auto distance = [&](Value* a, Value* b) -> std::optional<std::int64_t> {
    const auto* d =
        dyn_cast<SCEVConstant>(evolution.getMinusSCEV(evolution.getSCEV(a), evolution.getSCEV(b)));
    if (d == nullptr) return std::nullopt;
    return d->getAPInt().getSExtValue();
  };
  for (BasicBlock* b : shapes_.order) {
    std::vector<family> families;
    for (Instruction& i : *b) {
      Value* pointer = getLoadStorePointerOperand(&i);
      if (pointer == nullptr || !is_plain(i)) continue;
      Type* type = getLoadStoreType(&i);
      const auto size = static_cast<std::int64_t>(shapes_.layout.getTypeStoreSize(type).getFixedValue());
      const shape s = shapes_.of(pointer);
      if (s.kind != shape::strided || s.stride <= size || s.stride % size != 0 ||
          s.stride / size > largest_group)
        continue;
      bool placed = false;
      for (family& f : families) {
        if (f.type != type || f.loads != isa<LoadInst>(i) || f.members.size() > 64 ||
            shapes_.of(f.base).stride != s.stride)
          continue;
        if (const auto d = distance(pointer, f.base)) {
          f.members.push_back({*d, &i});
          placed = true;
          break;
        }
      }
      if (!placed) families.push_back({pointer, type, isa<LoadInst>(i), {{0, &i}}});
    }
    for (family& f : families) {
      std::stable_sort(f.members.begin(), f.members.end(),
                       [](const access& x, const access& y) { return x.offset < y.offset; });
      const auto size = static_cast<std::int64_t>(shapes_.layout.getTypeStoreSize(f.type).getFixedValue());
      const auto k = static_cast<std::size_t>(shapes_.of(f.base).stride / size);
      for (std::size_t first = 0; first + k <= f.members.size();) {
        group g;
        bool neighbours = true;
        for (std::size_t j = 0; j < k; ++j) {
          neighbours = neighbours && f.members[first + j].offset ==
                                         f.members[first].offset + static_cast<std::int64_t>(j) * size;
          g.members.push_back(f.members[first + j].at);
        }
        std::vector<Instruction*> in_order = g.members;
        std::sort(in_order.begin(), in_order.end(),
                  [](Instruction* x, Instruction* y) { return x->comesBefore(y); });
        g.at = f.loads ? in_order.front() : in_order.back();
        if (!neighbours || !may_move(g, in_order)) {
          ++first;
          continue;
        }
        for (std::size_t j = 0; j < k; ++j) member_of_[g.members[j]] = {groups_.size(), j};
        groups_.push_back(g);
        first += k;
      }
    }
  }
}

/// Whether all members may happen at one of them: nothing between that they could overlap with, or that
/// waits.
bool vectorizer::may_move(const group& g, ArrayRef<Instruction*> members) const {
  const bool loads = isa<LoadInst>(g.at);
  for (auto i = members.front()->getIterator(); &*i != members.back(); ++i) {
    if (is_contained(members, &*i)) continue;
    if (!(loads ? i->mayWriteToMemory() : i->mayReadOrWriteMemory())) continue;
    if (isa<IntrinsicInst>(*i) && cast<IntrinsicInst>(*i).isAssumeLikeIntrinsic()) continue;
    const Value* other = getLoadStorePointerOperand(&*i);
    if (other == nullptr || !are_apart(other, getLoadStorePointerOperand(g.at))) return false;
  }
  return true;
}

Value* vectorizer::wide_mask(std::size_t k) {
  SmallVector<int> source;
  for (std::size_t n = 0; n < lane_count * k; ++n) source.push_back(static_cast<int>(n / k));
  return b_.CreateShuffleVector(mask_, source);
}

void vectorizer::emit_group_load(LoadInst& load, group& g) {
  const std::size_t k = g.members.size();
  const std::size_t place = member_of_[&load].second;
  const std::uint64_t size = shapes_.layout.getTypeStoreSize(load.getType());
  if (g.whole == nullptr) {
    Type* type = FixedVectorType::get(load.getType(), static_cast<unsigned>(lane_count * k));
    Value* from =
        b_.CreateGEP(b_.getInt8Ty(), scalar(load.getPointerOperand()), b_.getInt64(0 - place * size));
    g.whole = if_all_active([&]() -> Value* { return b_.CreateAlignedLoad(type, from, load.getAlign()); },
                            [&]() -> Value* {
                              return b_.CreateMaskedLoad(type, from, load.getAlign(), wide_mask(k),
                                                         PoisonValue::get(type));
                            });
  }
  SmallVector<int> source;
  for (unsigned lane = 0; lane < lane_count; ++lane) source.push_back(static_cast<int>(lane * k + place));
  set_lanes(load, b_.CreateShuffleVector(g.whole, source));
}

void vectorizer::emit_group_store(StoreInst& store, group& g) {
  if (g.at != &store) return;
  const std::size_t k = g.members.size();
  SmallVector<Value*> parts;
  for (Instruction* member : g.members) parts.push_back(vector(cast<StoreInst>(member)->getValueOperand()));
  SmallVector<int> source;
  for (std::size_t n = 0; n < lane_count * k; ++n)
    source.push_back(static_cast<int>(n % k * lane_count + n / k));
  Value* all = b_.CreateShuffleVector(concatenateVectors(b_, parts), source);
  const std::size_t place = member_of_[&store].second;
  const std::uint64_t size = shapes_.layout.getTypeStoreSize(store.getValueOperand()->getType());
  Value* to = b_.CreateGEP(b_.getInt8Ty(), scalar(store.getPointerOperand()), b_.getInt64(0 - place * size));
  if_all_active([&]() -> Value* { return b_.CreateAlignedStore(all, to, store.getAlign()); },
                [&]() -> Value* { return b_.CreateMaskedStore(all, to, store.getAlign(), wide_mask(k)); });
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
    if (shapes_.of(&load).kind == shape::varying) return set_lanes(load, splat(one));
    return set_uniform(load, one);
  }
  if (const auto member = member_of_.find(&load); member != member_of_.end())
    return emit_group_load(load, groups_[member->second.first]);
  Type* type = vector_type(load.getType());
  const shape s = shapes_.of(pointer);
  const TypeSize size = shapes_.layout.getTypeStoreSize(load.getType());
  if (s.kind == shape::strided && s.stride == static_cast<std::int64_t>(size.getFixedValue()) &&
      !load.getType()->isIntegerTy(1)) {
    set_lanes(load, mask_ == nullptr
                        ? static_cast<Value*>(b_.CreateAlignedLoad(type, scalar(pointer), load.getAlign()))
                        : b_.CreateMaskedLoad(type, scalar(pointer), load.getAlign(), mask_,
                                              PoisonValue::get(type)));
    return;
  }
  set_lanes(load, b_.CreateMaskedGather(type, vector(pointer), load.getAlign(), mask_or_all(),
                                        PoisonValue::get(type)));
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
    b_.CreateAlignedStore(v, scalar(pointer), store.getAlign());
    return;
  }
  if (const auto member = member_of_.find(&store); member != member_of_.end())
    return emit_group_store(store, groups_[member->second.first]);
  const shape s = shapes_.of(pointer);
  const TypeSize size = shapes_.layout.getTypeStoreSize(value->getType());
  if (s.kind == shape::strided && s.stride == static_cast<std::int64_t>(size.getFixedValue()) &&
      !value->getType()->isIntegerTy(1)) {
    if (mask_ == nullptr) {
      b_.CreateAlignedStore(vector(value), scalar(pointer), store.getAlign());
    } else {
      b_.CreateMaskedStore(vector(value), scalar(pointer), store.getAlign(), mask_);
    }
    return;
  }
  b_.CreateMaskedScatter(vector(value), vector(pointer), store.getAlign(), mask_or_all());
}

/// An address as base + bytes. In an array of which lanes' elements lie together, an offset counts 32 times.
void vectorizer::emit_address(GetElementPtrInst& gep) {
  Value* base = gep.getPointerOperand();
  const bool interleaved = shapes_.interleaved_size(base) != 0;
  const shape s = shapes_.of(&gep);
  const bool is_vector = s.kind == shape::varying;
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
  Type* type = is_vector ? vector_type(b_.getInt64Ty()) : b_.getInt64Ty();
  Value* offset = Constant::getNullValue(type);
  for (auto i = gep_type_begin(gep); i != gep_type_end(gep); ++i) {
    Value* part = nullptr;
    if (StructType* structure = i.getStructTypeOrNull()) {
      const auto field = static_cast<unsigned>(cast<ConstantInt>(i.getOperand())->getZExtValue());
      part = ConstantInt::get(
          type, shapes_.layout.getStructLayout(structure)->getElementOffset(field).getFixedValue());
    } else {
      Value* index = b_.CreateSExtOrTrunc(is_vector ? vector(i.getOperand()) : scalar(i.getOperand()), type);
      part = b_.CreateMul(
          index, ConstantInt::get(type, i.getSequentialElementStride(shapes_.layout).getFixedValue()));
    }
    offset = b_.CreateAdd(offset, part);
  }
  offset = b_.CreateMul(offset, ConstantInt::get(type, lane_count));
  Value* result = b_.CreateGEP(b_.getInt8Ty(), is_vector ? vector(base) : scalar(base), offset);
  if (is_vector) return set_lanes(gep, result);
  set_uniform(gep, result);
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
