// Where each lane has k neighbours of a type: one access of 32 k and shuffles.
// Why: kernels/metal/compiler/vectorize/neighbours.md#groups-of-accesses.
#include <llvm/Analysis/AssumptionCache.h>
#include <llvm/Analysis/ScalarEvolution.h>
#include <llvm/Analysis/ScalarEvolutionExpressions.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>
#include <optional>

#include "kernels/metal/compiler/vectorize/vectorizer.hpp"
#include "kernels/metal/kernel_info.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr std::int64_t largest_group = 16;

bool is_plain(Instruction& i) {
  if (auto* load = dyn_cast<LoadInst>(&i)) return load->isSimple();
  if (auto* store = dyn_cast<StoreInst>(&i)) return store->isSimple();
  return false;
}

/// Objects that never overlap: a thread's arrays, arguments that are said to be constant, threadgroup memory
/// and buffers.
bool are_apart(const Value* a, const Value* b) {
  const Value* x = getUnderlyingObject(a);
  const Value* y = getUnderlyingObject(b);
  if (x == y) return false;
  const auto is_own = [](const Value* v) {
    const auto* argument = dyn_cast<Argument>(v);
    return isa<AllocaInst>(v) || (argument != nullptr && argument->hasNoAliasAttr());
  };
  const auto is_buffer = [](const Value* v) { return isa<Argument>(v) && !is_threadgroup_memory(v); };
  return is_own(x) || is_own(y) || (is_threadgroup_memory(x) && is_buffer(y)) ||
         (is_threadgroup_memory(y) && is_buffer(x));
}

/// The buffer that an access is of, by its argument.
const Argument* buffer_of(const Value* pointer) {
  const auto* a = dyn_cast<Argument>(getUnderlyingObject(pointer));
  return a != nullptr && a->hasAttribute("pewter-argument") && !is_threadgroup_memory(a) ? a : nullptr;
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
      if (!s.is_linear() || s.stride <= size || s.stride % size != 0 || s.stride / size > largest_group)
        continue;
      bool placed = false;
      for (family& f : families) {
        if (f.type != type || f.loads != isa<LoadInst>(i) || f.members.size() > 64 ||
            !(shapes_.of(f.base) == s))
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
        if (!neighbours || !may_move(g, in_order, evolution)) {
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
bool vectorizer::may_move(const group& g, ArrayRef<Instruction*> members, ScalarEvolution& evolution) {
  const bool loads = isa<LoadInst>(g.at);
  for (auto i = members.front()->getIterator(); &*i != members.back(); ++i) {
    if (is_contained(members, &*i)) continue;
    if (!(loads ? i->mayWriteToMemory() : i->mayReadOrWriteMemory())) continue;
    if (isa<IntrinsicInst>(*i) && cast<IntrinsicInst>(*i).isAssumeLikeIntrinsic()) continue;
    const Value* other = getLoadStorePointerOperand(&*i);
    if (other == nullptr) return false;
    if (are_apart(other, getLoadStorePointerOperand(g.at))) continue;
    for (Instruction* member : members) {
      const bool passes = loads ? i->comesBefore(member) : member->comesBefore(&*i);
      if (passes && !stay_apart(*member, *i, evolution)) return false;
    }
  }
  return true;
}

/// Whether a thread's two accesses are at different addresses. For two buffers the runtime must ensure it
/// (kernel_info::apart): where the accesses are at the same place of both, or near it, the buffers may be
/// one; where their places are not known, they may not.
bool vectorizer::stay_apart(Instruction& a, Instruction& b, ScalarEvolution& evolution) {
  const Argument *x = buffer_of(getLoadStorePointerOperand(&a)),
                 *y = buffer_of(getLoadStorePointerOperand(&b));
  if (x == nullptr || y == nullptr || !is_plain(a) || !is_plain(b)) return false;
  if (x != y && shapes_.which.width == 0) return false;
  const auto offset_of = [&](Instruction& i) {
    return evolution.removePointerBase(evolution.getSCEV(getLoadStorePointerOperand(&i)));
  };
  const auto size_of = [&](Instruction& i) {
    return static_cast<std::int64_t>(shapes_.layout.getTypeStoreSize(getLoadStoreType(&i)).getFixedValue());
  };
  bool may_be_one = false;
  if (const auto* distance = dyn_cast<SCEVConstant>(evolution.getMinusSCEV(offset_of(a), offset_of(b)))) {
    const std::int64_t bytes = distance->getAPInt().getSExtValue();
    if (bytes < size_of(b) && -bytes < size_of(a)) return false;
    if (std::abs(bytes) + std::max(size_of(a), size_of(b)) > least_distance_apart) return false;
    may_be_one = true;
  }
  if (x == y) return may_be_one;
  const auto index_of = [&](const Argument* each) {
    std::uint32_t index = 0;
    const Attribute binding = old_.getAttributes().getParamAttr(each->getArgNo(), "pewter-argument");
    binding.getValueAsString().getAsInteger(10, index);
    return index;
  };
  const std::uint32_t first = index_of(x), second = index_of(y);
  bool& allowed = apart.try_emplace({std::min(first, second), std::max(first, second)}, true).first->second;
  allowed = allowed && may_be_one;
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
    const Value* p = load.getPointerOperand();
    g.whole = if_all_active(
        [&] { return of_place(b_.CreateAlignedLoad(type, from, load.getAlign()), p); },
        [&] {
          return of_place(
              b_.CreateMaskedLoad(type, from, load.getAlign(), wide_mask(k), PoisonValue::get(type)), p);
        });
  }
  SmallVector<int> source;
  for (unsigned lane = 0; lane < lane_count; ++lane) source.push_back(static_cast<int>(lane * k + place));
  set_lanes(load, b_.CreateShuffleVector(g.whole, source));
}

void vectorizer::emit_group_store(StoreInst& store, group& g) {
  if (g.at != &store) return;
  const std::size_t k = g.members.size();
  SmallVector<Value*, 4> values;
  for (Instruction* member : g.members) values.push_back(cast<StoreInst>(member)->getValueOperand());
  Value* all = in_memory_order(values, g);
  if (all == nullptr) {
    SmallVector<Value*> parts;
    for (Value* v : values) parts.push_back(vector(v));
    SmallVector<int> source;
    for (std::size_t n = 0; n < lane_count * k; ++n)
      source.push_back(static_cast<int>(n % k * lane_count + n / k));
    all = b_.CreateShuffleVector(concatenateVectors(b_, parts), source);
  }
  const std::size_t place = member_of_[&store].second;
  const std::uint64_t size = shapes_.layout.getTypeStoreSize(store.getValueOperand()->getType());
  Value* to = b_.CreateGEP(b_.getInt8Ty(), scalar(store.getPointerOperand()), b_.getInt64(0 - place * size));
  const Value* p = store.getPointerOperand();
  if_all_active([&] { return of_place(b_.CreateAlignedStore(all, to, store.getAlign()), p); },
                [&] { return of_place(b_.CreateMaskedStore(all, to, store.getAlign(), wide_mask(k)), p); });
}

}  // namespace pewter::metal
