#include "kernels/metal/compiler/vectorize/accesses/unit_sums.hpp"

#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/IntrinsicInst.h>

#include <numeric>

#include "kernels/metal/compiler/analysis/shapes.hpp"
#include "kernels/metal/compiler/vectorize/neighbours/register_builder.hpp"

namespace pewter::metal {
namespace {

using namespace llvm;

/// An operation of a vector's lower and upper half; null: the vector is used in another way.
struct halves_joined {
  Instruction* by = nullptr;
  ShuffleVectorInst *lower = nullptr, *upper = nullptr;
  bool lower_is_first = true;

  bool is_like(const halves_joined& other) const {
    const auto *call = dyn_cast<IntrinsicInst>(by), *others = dyn_cast<IntrinsicInst>(other.by);
    return by->getOpcode() == other.by->getOpcode() && lower_is_first == other.lower_is_first &&
           (call == nullptr || (others != nullptr && call->getIntrinsicID() == others->getIntrinsicID()));
  }
};

/// Steps come to stand at the loads, perhaps ahead of a branch that keeps zeros from a division.
bool joins_two(const Instruction& i) {
  if (isa<BinaryOperator>(i)) return !i.isIntDivRem();
  const auto* call = dyn_cast<IntrinsicInst>(&i);
  return call != nullptr && call->arg_size() == 2 && isTriviallyVectorizable(call->getIntrinsicID()) &&
         call->getArgOperand(0)->getType() == call->getType() &&
         call->getArgOperand(1)->getType() == call->getType();
}

halves_joined joined_halves_of(const Value& v) {
  halves_joined made;
  if (!v.hasNUses(2)) return {};
  const unsigned half = length_of(&v) / 2;
  for (const User* u : v.users()) {
    auto* part = dyn_cast<ShuffleVectorInst>(const_cast<User*>(u));
    if (part == nullptr || !part->hasOneUse() || part->getOperand(0) != &v) return {};
    const ArrayRef<int> mask = part->getShuffleMask();
    const bool is_lower = mask.front() == 0;
    SmallVector<int> wanted(half);
    std::iota(wanted.begin(), wanted.end(), is_lower ? 0 : static_cast<int>(half));
    if (mask != ArrayRef<int>(wanted)) return {};
    (is_lower ? made.lower : made.upper) = part;
  }
  if (made.lower == nullptr || made.upper == nullptr || made.lower->user_back() != made.upper->user_back())
    return {};
  made.by = made.lower->user_back();
  made.lower_is_first = made.by->getOperand(0) == made.lower;
  return joins_two(*made.by) ? made : halves_joined{};
}

/// The steps of a sum from all lanes down to one; empty: there is no such sum.
std::vector<halves_joined> steps_of(const Instruction& word) {
  std::vector<halves_joined> steps;
  for (const Instruction* v = &word; length_of(v) > 1; v = steps.back().by) {
    steps.push_back(joined_halves_of(*v));
    if (steps.back().by == nullptr) return {};
  }
  return steps;
}

Value* joined(IRBuilder<>& b, const halves_joined& as, Value* lower, Value* upper) {
  Value *x = as.lower_is_first ? lower : upper, *y = as.lower_is_first ? upper : lower;
  if (const auto* call = dyn_cast<IntrinsicInst>(as.by))
    return b.CreateBinaryIntrinsic(call->getIntrinsicID(), x, y);
  return b.CreateBinOp(cast<BinaryOperator>(as.by)->getOpcode(), x, y);
}

}  // namespace

bool sum_units(IRBuilder<>& b, ArrayRef<Instruction*> words, lane_units::load_of load,
               std::vector<Instruction*>& replaced) {
  constexpr unsigned of_register = 4;  // words of 16 bytes, which all targets have registers of
  Type* type = words.front()->getType();
  if (words.size() != of_register || type->getScalarSizeInBits() != 8 * lane_units::word_bytes) return false;
  std::vector<std::vector<halves_joined>> all;
  for (const Instruction* w : words) {
    if (w->getType() != type) return false;
    all.push_back(steps_of(*w));
    if (all.back().empty() || all.back().size() != all.front().size()) return false;
    for (std::size_t s = 0; s < all.back().size(); ++s)
      if (!all.back()[s].is_like(all.front()[s])) return false;
  }
  std::vector<Value*> units;
  auto* unit = FixedVectorType::get(type->getScalarType(), of_register);
  for (unsigned lane = 0; lane < lane_count; ++lane) units.push_back(load(unit, lane));
  for (std::size_t s = 0; s < all.front().size(); ++s) {
    const std::size_t half = units.size() / 2;
    for (std::size_t lane = 0; lane < half; ++lane) {
      units[lane] = joined(b, all.front()[s], units[lane], units[lane + half]);
      auto* made = dyn_cast<Instruction>(units[lane]);
      if (made == nullptr) continue;
      made->copyIRFlags(all.front()[s].by);
      for (const auto& steps : all) made->andIRFlags(steps[s].by);
    }
    units.resize(half);
  }
  for (unsigned n = 0; n < of_register; ++n) {
    all[n].back().by->replaceAllUsesWith(b.CreateShuffleVector(units.front(), static_cast<int>(n)));
    for (const halves_joined& s : reverse(all[n])) replaced.insert(replaced.end(), {s.by, s.lower, s.upper});
    replaced.push_back(words[n]);
  }
  return true;
}

}  // namespace pewter::metal
