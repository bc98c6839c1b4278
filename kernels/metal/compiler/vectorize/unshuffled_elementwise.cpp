#include "kernels/metal/compiler/vectorize/unshuffled_elementwise.hpp"

#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>
#include <map>

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

/// Whether all are made by one instruction whose elements depend on the same elements of its operands alone.
bool is_elementwise(const lane_values& of) {
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
      if (elementwise::is_number(other->getArgOperand(n)) != elementwise::is_number(call->getArgOperand(n)))
        return false;
    }
  }
  const auto* intrinsic = dyn_cast<IntrinsicInst>(call);
  if (intrinsic == nullptr) return builtin_of(*call).kind == builtin::elementwise;
  return isTriviallyVectorizable(intrinsic->getIntrinsicID());
}

}  // namespace

/// A load of them all, which has been made; null: there is none.
Value* unshuffled_elementwise::whole_load(const lane_values& of) const {
  auto* load = dyn_cast<LoadInst>(of.front());
  const access_group* g = load == nullptr ? nullptr : groups_.of(*load);
  if (g == nullptr) return nullptr;
  const bool is_same =
      g->members.size() == of.size() && std::equal(g->members.begin(), g->members.end(), of.begin());
  return is_same ? g->whole : nullptr;
}

bool unshuffled_elementwise::are_uniform(const lane_values& of) const {
  return all_of(of, [&](Value* v) { return code_.is_uniform(v); });
}

/// The operations that make them of whole loads and uniform values, each after those that it takes.
/// @param deepest how many may follow each other
/// @return whether there are only such, and few enough
bool unshuffled_elementwise::follow(const lane_values& of, std::vector<lane_values>& operations,
                                    unsigned deepest) const {
  constexpr std::size_t most = 64;
  if (is_contained(operations, of) || are_uniform(of) || whole_load(of) != nullptr) return true;
  if (operations.size() == most || deepest == 0 || !is_elementwise(of)) return false;
  auto* front = cast<Instruction>(of.front());
  const auto* call = dyn_cast<CallInst>(front);
  for (unsigned n = 0; n < (call != nullptr ? call->arg_size() : front->getNumOperands()); ++n) {
    const lane_values operands = operands_of(of, n);
    if (elementwise::takes_scalar(*front, n) && !(all_equal(operands) && are_uniform(operands))) return false;
    if (!follow(operands, operations, deepest - 1)) return false;
  }
  operations.push_back(of);
  return operations.size() <= most;
}

/// Uniform values by turns, or a whole load.
Value* unshuffled_elementwise::whole_leaf(const lane_values& of) {
  if (!are_uniform(of)) return whole_load(of);
  const auto k = static_cast<unsigned>(of.size());
  if (all_equal(of)) return b_.CreateVectorSplat(lane_count * k, code_.scalar(of.front()));
  Value* one = PoisonValue::get(FixedVectorType::get(of.front()->getType(), k));
  SmallVector<int> source;
  for (unsigned n = 0; n < lane_count * k; ++n) source.push_back(static_cast<int>(n % k));
  for (unsigned n = 0; n < k; ++n) one = b_.CreateInsertElement(one, code_.scalar(of[n]), b_.getInt32(n));
  return b_.CreateShuffleVector(one, source);
}

/// An operation on vectors of 32, of whichever 32 its operands are.
Value* unshuffled_elementwise::vector_of(const lane_values& of, elementwise::operand_of operand) {
  auto* front = cast<Instruction>(of.front());
  Value* result = lanes_.of(*front, operand);
  const bool is_builtin = isa<CallInst>(front) && !isa<IntrinsicInst>(front);
  auto* made = dyn_cast<Instruction>(result);
  if (made != nullptr && !is_builtin && made->getOpcode() == front->getOpcode()) {
    for (Value* v : of) made->andIRFlags(v);
  }
  return result;
}

Value* unshuffled_elementwise::in_memory_order(const lane_values& of, ArrayRef<Instruction*> stores) {
  constexpr unsigned deepest = 64;
  std::vector<lane_values> operations;
  if (!follow(of, operations, deepest)) return nullptr;
  if (operations.empty()) return whole_leaf(of);
  if (have_other_users(operations, stores) && !may_be_made_twice(operations)) return nullptr;
  std::map<lane_values, Value*> wholes;
  SmallVector<Value*> parts;
  for (unsigned part = 0; part < of.size(); ++part) {
    std::map<lane_values, Value*> made;
    for (const lane_values& each : operations) {
      const auto operand = [&](unsigned n) -> Value* {
        const lane_values operands = operands_of(each, n);
        if (const auto found = made.find(operands); found != made.end()) return found->second;
        if (all_equal(operands) && are_uniform(operands))
          return lanes_.operand(*cast<Instruction>(each.front()), n);
        Value*& whole = wholes[operands];
        if (whole == nullptr) whole = whole_leaf(operands);
        return made[operands] = code_.lanes_of_piece(whole, part, lane_count);
      };
      made[each] = vector_of(each, operand);
    }
    parts.push_back(made[of]);
  }
  return concatenateVectors(b_, parts);
}

}  // namespace pewter::metal
