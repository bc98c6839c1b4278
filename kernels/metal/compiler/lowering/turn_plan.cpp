#include "kernels/metal/compiler/lowering/turn_plan.hpp"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/DenseSet.h>
#include <llvm/ADT/SetVector.h>
#include <llvm/IR/DataLayout.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>
#include <utility>

#include "kernels/metal/compiler/barriers/equal_turns.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// Steps from loads to a value from which on it is kept, and what must be saved of a turn.
constexpr unsigned deep = 2, least_saved = 16, least_part = 16;

/// Vectors that lie in their operands, or in memory, as they are.
bool is_free(const Instruction& i) {
  if (isa<BitCastInst, GetElementPtrInst, LoadInst>(i) || !i.getType()->isVectorTy()) return true;
  const auto* s = dyn_cast<ShuffleVectorInst>(&i);
  return s != nullptr &&
         (s->isConcat() || s->isIdentityWithPadding() || s->isIdentityWithExtract() || s->isZeroEltSplat());
}

bool is_gather(const Instruction& i) {
  const auto* call = dyn_cast<IntrinsicInst>(&i);
  return call != nullptr && call->getIntrinsicID() == Intrinsic::masked_gather;
}

class planner {
 public:
  planner(Loop& l, const Loop& simdgroups, unsigned register_bytes)
      : loop_(l),
        turns_(l, simdgroups),
        layout_(l.getHeader()->getDataLayout()),
        register_bytes_(register_bytes) {
    made_.loop = &l;
    made_.simdgroups = &simdgroups;
  }

  std::optional<turn_plan> run(std::uint64_t limit) {
    BasicBlock& header = *loop_.getHeader();
    for (Instruction& i : reverse(header)) {
      if (is_joined(i)) joined_.insert(&i);
    }
    for (Instruction& i : header) {
      if (is_equal(i)) depth_[&i] = depth_of(i);
    }
    for (Instruction& i : header) {
      if (!is_worth_keeping(i)) continue;
      made_.kept.push_back(&i);
      made_.by_simdgroup = made_.by_simdgroup || turns_.differs_in_simdgroups(i);
      made_.turn_bytes += alignTo(layout_.getTypeStoreSize(i.getType()).getFixedValue(), 64);
    }
    if (made_.kept.empty() || made_.turn_bytes > limit) return std::nullopt;
    find_made(header);
    return is_saving() ? std::optional(std::move(made_)) : std::nullopt;
  }

 private:
  bool is_equal(const Instruction& i) const {
    return i.getParent() == loop_.getHeader() && !isa<PHINode>(i) && !i.getType()->isVoidTy() &&
           turns_.has(i) && !joined_.contains(&i);
  }

  /// A product, perhaps negated, that is added to what differs: all is one instruction, of one rounding.
  bool is_joined(const Instruction& i) const {
    const bool may_be = i.getOpcode() == Instruction::FMul || i.getOpcode() == Instruction::FNeg;
    return may_be && is_equal(i) && all_of(i.users(), [&](const User* u) {
             const auto* user = cast<Instruction>(u);
             const bool is_sum =
                 user->getOpcode() == Instruction::FAdd || user->getOpcode() == Instruction::FSub;
             const bool is_negation = user->getOpcode() == Instruction::FNeg;
             return (is_negation && joined_.contains(user)) || (is_sum && !is_equal(*user));
           });
  }

  unsigned depth_of(const Instruction& i) const {
    unsigned steps = 0;
    for (const Value* v : i.operands()) {
      if (const auto* from = dyn_cast<Instruction>(v)) steps = std::max(steps, depth_.lookup(from));
    }
    return steps + (is_gather(i) ? deep : is_free(i) ? 0 : 1);
  }

  bool is_worth_keeping(const Instruction& i) const {
    const auto* type = dyn_cast<FixedVectorType>(i.getType());
    if (type == nullptr || !is_equal(i) || depth_.lookup(&i) < deep) return false;
    if (type->getElementType()->isPointerTy() || type->getScalarSizeInBits() % 8 != 0 ||
        layout_.getTypeStoreSize(i.getType()).getFixedValue() < register_bytes_)
      return false;
    bool is_used = false;
    for (const User* u : i.users()) {
      const auto* user = cast<Instruction>(u);
      if (isa<PHINode>(user) || !loop_.contains(user)) return false;
      if (is_equal(*user)) continue;
      is_used = true;
    }
    return is_used;
  }

  void find_made(BasicBlock& header) {
    SmallSetVector<Instruction*, 16> made, before;
    const DenseSet<Instruction*> kept(made_.kept.begin(), made_.kept.end());
    const auto is_made = [&](const User* u) { return made.contains(cast<Instruction>(u)); };
    for (Instruction& i : reverse(header)) {
      if (!is_equal(i)) continue;
      const bool is_for_it = kept.contains(&i) || (!i.use_empty() && all_of(i.users(), is_made));
      const bool is_needed = any_of(
          i.users(), [&](const User* u) { return is_made(u) || before.contains(cast<Instruction>(u)); });
      if (is_for_it) {
        made.insert(&i);
      } else if (is_needed) {
        before.insert(&i);
      }
    }
    made_.made.assign(made.rbegin(), made.rend());
    made_.before.assign(before.rbegin(), before.rend());
  }

  std::uint64_t registers_of(const Instruction& i) const {
    const std::uint64_t bytes = layout_.getTypeStoreSize(i.getType()).getFixedValue();
    return (bytes + register_bytes_ - 1) / register_bytes_;
  }

  std::uint64_t cost_of(const Instruction& i) const {
    if (!i.getType()->isVectorTy()) return 1;
    if (is_gather(i)) return cast<FixedVectorType>(i.getType())->getNumElements();
    return is_free(i) && !isa<LoadInst>(i) ? 0 : registers_of(i);
  }

  bool is_saving() const {
    std::uint64_t whole = 0, own = 0, loads = 0;
    for (const BasicBlock* b : loop_.blocks())
      for (const Instruction& i : *b) whole += cost_of(i);
    for (const Instruction* i : made_.made) own += cost_of(*i);
    for (const Instruction* i : made_.kept) loads += registers_of(*i);
    return own >= loads + least_saved && (own - loads) * least_part >= whole;
  }

  Loop& loop_;
  equal_turns turns_;
  const DataLayout& layout_;
  unsigned register_bytes_;
  DenseSet<const Instruction*> joined_;
  DenseMap<const Instruction*, unsigned> depth_;
  turn_plan made_;
};

}  // namespace

std::optional<turn_plan> plan_turns(Loop& l, unsigned register_bytes, std::uint64_t limit) {
  if (!l.isInnermost()) return std::nullopt;
  const Loop* simdgroups = equal_turns::simdgroups_around(l);
  if (simdgroups == nullptr) return std::nullopt;
  return planner(l, *simdgroups, register_bytes).run(limit);
}

}  // namespace pewter::metal
