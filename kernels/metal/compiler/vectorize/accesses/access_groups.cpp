#include "kernels/metal/compiler/vectorize/accesses/access_groups.hpp"

#include <llvm/Analysis/AssumptionCache.h>
#include <llvm/Analysis/ScalarEvolution.h>
#include <llvm/Analysis/ScalarEvolutionExpressions.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>
#include <optional>

#include "kernels/metal/compiler/analysis/builtins.hpp"
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

class group_finder {
 public:
  explicit group_finder(shapes& of_kernel)
      : shapes_(of_kernel),
        library_(shapes_.function.getParent()->getTargetTriple()),
        info_(library_),
        assumptions_(shapes_.function),
        evolution_(shapes_.function, info_, assumptions_, shapes_.tree, shapes_.loops) {
    for (BasicBlock* b : shapes_.order) {
      for (family& f : families_of(*b)) add_groups_of(f);
    }
  }

  std::vector<access_group> groups;
  access_groups::buffer_pairs apart;

 private:
  struct access {
    std::int64_t offset;
    Instruction* at;
  };
  /// Accesses of a block that are constants apart.
  struct family {
    Value* base;
    Type* type;
    bool loads;
    std::vector<access> members;
  };

  std::vector<family> families_of(BasicBlock&);
  void add_groups_of(family&);
  bool may_move(const access_group&, ArrayRef<Instruction*> members);
  bool stay_apart(Instruction&, Instruction&);
  std::optional<std::int64_t> distance(const SCEV* a, const SCEV* b);
  std::int64_t size_of(Type* t) const {
    return static_cast<std::int64_t>(shapes_.layout.getTypeStoreSize(t).getFixedValue());
  }

  shapes& shapes_;
  TargetLibraryInfoImpl library_;
  TargetLibraryInfo info_;
  AssumptionCache assumptions_;
  ScalarEvolution evolution_;
};

std::optional<std::int64_t> group_finder::distance(const SCEV* a, const SCEV* b) {
  const auto* d = dyn_cast<SCEVConstant>(evolution_.getMinusSCEV(a, b));
  if (d == nullptr) return std::nullopt;
  return d->getAPInt().getSExtValue();
}

std::vector<group_finder::family> group_finder::families_of(BasicBlock& b) {
  std::vector<family> families;
  for (Instruction& i : b) {
    Value* pointer = getLoadStorePointerOperand(&i);
    if (pointer == nullptr || !is_plain(i)) continue;
    Type* type = getLoadStoreType(&i);
    const std::int64_t size = size_of(type);
    const shape s = shapes_.of(pointer);
    if (!s.is_linear() || s.stride <= size || s.stride % size != 0 || s.stride / size > largest_group)
      continue;
    bool placed = false;
    for (family& f : families) {
      if (f.type != type || f.loads != isa<LoadInst>(i) || f.members.size() > 64 ||
          !(shapes_.of(f.base) == s))
        continue;
      if (const auto d = distance(evolution_.getSCEV(pointer), evolution_.getSCEV(f.base))) {
        f.members.push_back({*d, &i});
        placed = true;
        break;
      }
    }
    if (!placed) families.push_back({pointer, type, isa<LoadInst>(i), {{0, &i}}});
  }
  return families;
}

void group_finder::add_groups_of(family& f) {
  std::stable_sort(f.members.begin(), f.members.end(),
                   [](const access& x, const access& y) { return x.offset < y.offset; });
  const std::int64_t size = size_of(f.type);
  const auto k = static_cast<std::size_t>(shapes_.of(f.base).stride / size);
  for (std::size_t first = 0; first + k <= f.members.size();) {
    access_group g;
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
    groups.push_back(g);
    first += k;
  }
}

/// Whether all members may happen at one of them: nothing between that they could overlap with, or that
/// waits.
bool group_finder::may_move(const access_group& g, ArrayRef<Instruction*> members) {
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
      if (passes && !stay_apart(*member, *i)) return false;
    }
  }
  return true;
}

/// Whether a thread's two accesses are at different addresses. For two buffers the runtime must ensure it
/// (kernel_info::apart): where the accesses are at the same place of both, or near it, the buffers may be
/// one; where their places are not known, they may not.
bool group_finder::stay_apart(Instruction& a, Instruction& b) {
  const Argument *x = buffer_of(getLoadStorePointerOperand(&a)),
                 *y = buffer_of(getLoadStorePointerOperand(&b));
  if (x == nullptr || y == nullptr || !is_plain(a) || !is_plain(b)) return false;
  if (x != y && shapes_.which.width == 0) return false;
  const auto offset_of = [&](Instruction& i) {
    return evolution_.removePointerBase(evolution_.getSCEV(getLoadStorePointerOperand(&i)));
  };
  const std::int64_t size_a = size_of(getLoadStoreType(&a)), size_b = size_of(getLoadStoreType(&b));
  bool may_be_one = false;
  if (const auto bytes = distance(offset_of(a), offset_of(b))) {
    if (*bytes < size_b && -*bytes < size_a) return false;
    if (std::abs(*bytes) + std::max(size_a, size_b) > least_distance_apart) return false;
    may_be_one = true;
  }
  if (x == y) return may_be_one;
  const auto index_of = [&](const Argument* each) {
    std::uint32_t index = 0;
    const Attribute binding =
        shapes_.function.getAttributes().getParamAttr(each->getArgNo(), "pewter-argument");
    binding.getValueAsString().getAsInteger(10, index);
    return index;
  };
  const std::uint32_t first = index_of(x), second = index_of(y);
  bool& allowed = apart.try_emplace({std::min(first, second), std::max(first, second)}, true).first->second;
  allowed = allowed && may_be_one;
  return true;
}

}  // namespace

access_groups::access_groups(shapes& of_kernel) {
  group_finder found(of_kernel);
  groups_ = std::move(found.groups);
  apart_ = std::move(found.apart);
  for (std::size_t n = 0; n < groups_.size(); ++n) {
    for (const Instruction* member : groups_[n].members) group_of_[member] = n;
  }
}

access_group* access_groups::of(const Instruction& access) {
  const auto found = group_of_.find(&access);
  return found == group_of_.end() ? nullptr : &groups_[found->second];
}

}  // namespace pewter::metal
