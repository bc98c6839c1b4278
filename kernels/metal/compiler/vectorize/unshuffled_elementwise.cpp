// Neighbours that are loaded by groups, computed element by element and stored by groups: vectors of 32 in
// the order of memory, without shuffles. Why: kernels/metal/compiler/vectorize/neighbours.md#order-of-memory.
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>
#include <map>

#include "kernels/metal/compiler/vectorize/vectorizer.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

lane_values operands_of(const lane_values& of, unsigned n) {
  lane_values operands;
  for (Value* v : of) operands.push_back(cast<Instruction>(v)->getOperand(n));
  return operands;
}

bool have_other_users(ArrayRef<lane_values> operations, ArrayRef<Instruction*> stores) {
  SmallPtrSet<const Value*, 32> own;
  own.insert_range(stores);
  for (const lane_values& each : operations) own.insert_range(each);
  const auto is_other = [&](const User* u) { return !own.contains(u); };
  return any_of(operations, [&](const lane_values& each) {
    return any_of(each, [&](const Value* v) { return any_of(v->users(), is_other); });
  });
}

/// Compared with the shuffles of a store; a second freeze may be another value.
bool may_be_made_twice(ArrayRef<lane_values> operations) {
  constexpr std::size_t most = 8;
  return operations.size() <= most && none_of(operations, [](const lane_values& each) {
           const auto* i = cast<Instruction>(each.front());
           return isa<CallInst, FreezeInst>(i) || i->getOpcode() == Instruction::FDiv ||
                  i->getOpcode() == Instruction::FRem;
         });
}

}  // namespace

/// Whether all are made by one instruction whose elements depend on the same elements of its operands alone.
bool vectorizer::is_elementwise(const lane_values& of) const {
  auto* front = dyn_cast<Instruction>(of.front());
  if (front == nullptr || front->getType()->isPtrOrPtrVectorTy()) return false;
  for (Value* v : of) {
    auto* i = dyn_cast<Instruction>(v);
    if (i == nullptr || !i->isSameOperationAs(front)) return false;
  }
  if (isa<BinaryOperator>(front)) return !front->isIntDivRem();
  if (isa<CastInst, CmpInst>(front)) return !front->getOperand(0)->getType()->isPtrOrPtrVectorTy();
  if (isa<UnaryOperator, SelectInst, FreezeInst>(front)) return true;
  auto* call = dyn_cast<CallInst>(front);
  if (call == nullptr) return false;
  for (Value* v : of) {
    auto* other = cast<CallInst>(v);
    if (other->getCalledFunction() != call->getCalledFunction()) return false;
    for (unsigned n = 0; n < call->arg_size(); ++n) {
      if (is_number(other->getArgOperand(n)) != is_number(call->getArgOperand(n))) return false;
    }
  }
  const auto* intrinsic = dyn_cast<IntrinsicInst>(call);
  if (intrinsic == nullptr) return builtin_of(*call).kind == builtin::elementwise;
  return isTriviallyVectorizable(intrinsic->getIntrinsicID());
}

/// A load of them all, which has been made; null: there is none.
Value* vectorizer::whole_load(const lane_values& of) const {
  auto* load = dyn_cast<LoadInst>(of.front());
  const auto member = load == nullptr ? member_of_.end() : member_of_.find(load);
  if (member == member_of_.end()) return nullptr;
  const group& g = groups_[member->second.first];
  const bool is_same =
      g.members.size() == of.size() && std::equal(g.members.begin(), g.members.end(), of.begin());
  return is_same ? g.whole : nullptr;
}

bool vectorizer::are_uniform(const lane_values& of) const {
  return all_of(of, [&](Value* v) { return shapes_.is_uniform(v); });
}

/// The operations that make them of whole loads and uniform values, each after those that it takes.
/// @param deepest how many may follow each other
/// @return whether there are only such, and few enough
bool vectorizer::follow(const lane_values& of, std::vector<lane_values>& operations, unsigned deepest) const {
  constexpr std::size_t most = 64;
  if (is_contained(operations, of) || are_uniform(of) || whole_load(of) != nullptr) return true;
  if (operations.size() == most || deepest == 0 || !is_elementwise(of)) return false;
  auto* front = cast<Instruction>(of.front());
  const auto* call = dyn_cast<CallInst>(front);
  for (unsigned n = 0; n < (call != nullptr ? call->arg_size() : front->getNumOperands()); ++n) {
    const lane_values operands = operands_of(of, n);
    if (takes_scalar(*front, n) && !(all_equal(operands) && are_uniform(operands))) return false;
    if (!follow(operands, operations, deepest - 1)) return false;
  }
  operations.push_back(of);
  return operations.size() <= most;
}

/// Uniform values by turns, or a whole load.
Value* vectorizer::whole_leaf(const lane_values& of) {
  if (!are_uniform(of)) return whole_load(of);
  const auto k = static_cast<unsigned>(of.size());
  if (all_equal(of)) return b_.CreateVectorSplat(lane_count * k, scalar(of.front()));
  Value* one = PoisonValue::get(FixedVectorType::get(of.front()->getType(), k));
  SmallVector<int> source;
  for (unsigned n = 0; n < lane_count * k; ++n) source.push_back(static_cast<int>(n % k));
  for (unsigned n = 0; n < k; ++n) one = b_.CreateInsertElement(one, scalar(of[n]), b_.getInt32(n));
  return b_.CreateShuffleVector(one, source);
}

/// An operation on vectors of 32, of whichever 32 its operands are.
Value* vectorizer::vector_of_elementwise(const lane_values& of, operand_of operand) {
  auto* front = cast<Instruction>(of.front());
  if (auto* call = dyn_cast<CallInst>(front); call != nullptr && !isa<IntrinsicInst>(call))
    return elementwise(*call, builtin_of(*call), operand, true);
  Value* result = nullptr;
  if (auto* intrinsic = dyn_cast<IntrinsicInst>(front)) {
    result = vector_of_intrinsic(*intrinsic, operand);
  } else {
    result = vector_of_operation(*front, operand);
    if (auto* i = dyn_cast<Instruction>(result)) i->copyIRFlags(front);
  }
  if (auto* i = dyn_cast<Instruction>(result); i != nullptr && i->getOpcode() == front->getOpcode()) {
    for (Value* v : of) i->andIRFlags(v);
  }
  return result;
}

/// What a group stores, in the order of memory; null: not all is made of whole loads, or it would be made
/// twice as others use it, too. It is made by vectors of 32, whose registers hold several values.
Value* vectorizer::in_memory_order(const lane_values& of, const group& stores) {
  constexpr unsigned deepest = 64;
  std::vector<lane_values> operations;
  if (!follow(of, operations, deepest)) return nullptr;
  if (operations.empty()) return whole_leaf(of);
  if (have_other_users(operations, stores.members) && !may_be_made_twice(operations)) return nullptr;
  std::map<lane_values, Value*> wholes;
  SmallVector<Value*> parts;
  for (unsigned part = 0; part < of.size(); ++part) {
    std::map<lane_values, Value*> made;
    for (const lane_values& each : operations) {
      const auto operand = [&](unsigned n) -> Value* {
        const lane_values operands = operands_of(each, n);
        if (const auto found = made.find(operands); found != made.end()) return found->second;
        if (all_equal(operands) && are_uniform(operands))
          return vector_operand(*cast<Instruction>(each.front()), n);
        Value*& whole = wholes[operands];
        if (whole == nullptr) whole = whole_leaf(operands);
        return made[operands] = lanes_of_piece(whole, part, lane_count);
      };
      made[each] = vector_of_elementwise(each, operand);
    }
    parts.push_back(made[of]);
  }
  return concatenateVectors(b_, parts);
}

}  // namespace pewter::metal
