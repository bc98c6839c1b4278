#include "kernels/metal/compiler/vectorize/neighbours/neighbour_web.hpp"

#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>

namespace pewter::metal {

using namespace llvm;

namespace {

bool has_lane_masks(const Value* v) {
  return v->getType()->isVectorTy() && v->getType()->getScalarSizeInBits() == 1;
}

element_source root_element(Value* v, unsigned index) {
  for (;;) {
    const element_source s = source_of(v, index);
    auto* cast = dyn_cast<BitCastInst>(s.vector);
    if (cast == nullptr || cast->getSrcTy()->getScalarSizeInBits() != cast->getType()->getScalarSizeInBits())
      return s;
    v = cast->getOperand(0), index = s.index;
  }
}

bool are_in_one_block(const lane_neighbours& of) {
  const auto* front = dyn_cast<Instruction>(of.front());
  return front != nullptr && all_of(of, [&](const Value* v) {
           const auto* i = dyn_cast<Instruction>(v);
           return i != nullptr && i->getParent() == front->getParent();
         });
}

/// By one operation, whose elements depend on the same elements of its operands alone.
bool are_made_by_elements(const lane_neighbours& of) {
  const auto* front = cast<Instruction>(of.front());
  const auto* call = dyn_cast<IntrinsicInst>(front);
  const bool is_one = isa<UnaryOperator, CmpInst, SelectInst, CastInst>(front) ||
                      (isa<BinaryOperator>(front) && !front->isIntDivRem()) ||
                      (call != nullptr && isTriviallyVectorizable(call->getIntrinsicID()));
  return is_one && all_of(of, [&](const Value* v) {
           const auto* i = cast<Instruction>(v);
           return i->isSameOperationAs(front) &&
                  (call == nullptr || cast<IntrinsicInst>(i)->getIntrinsicID() == call->getIntrinsicID());
         });
}

/// Whether each lane's numbers are neighbours in some other vector.
bool lie_in_order(const lane_neighbours& of) {
  for (unsigned lane = 0; lane < lane_count; ++lane) {
    const element_source first = root_of(of, lane, 0);
    if (first.vector->getType()->getScalarSizeInBits() != 32 || isa<Constant>(first.vector)) return false;
    for (unsigned n = 1; n < of.size(); ++n) {
      const element_source own = root_of(of, lane, n);
      if (own.vector != first.vector || own.index != first.index + n) return false;
    }
  }
  return true;
}

neighbour_web::source leaf_of(const lane_neighbours& of) {
  using source = neighbour_web::source;
  if (all_of(of, IsaPred<Constant>)) return source::constant;
  const Value* one = getSplatValue(of.front());
  if (one != nullptr && all_of(of, [&](Value* v) { return getSplatValue(v) == one; })) return source::uniform;
  const bool is_memory = are_in_one_block(of) && has_lanes_of_numbers(of.front()) && lie_in_order(of);
  return is_memory ? source::memory : source::lanes;
}

void for_operands(const lane_neighbours& of,
                  function_ref<void(const lane_neighbours&, const BasicBlock* from)> call) {
  const auto* front = cast<Instruction>(of.front());
  if (const auto* phi = dyn_cast<PHINode>(front)) {
    for (const BasicBlock* b : phi->blocks()) call(incoming_at(of, b), b);
  } else {
    for (unsigned n = 0; n < operands_without_callee(*front); ++n) call(operands_at(of, n), nullptr);
  }
}

bool is_moved_alone(const ShuffleVectorInst& s) {
  return s.isConcat() || s.isIdentity() || s.isIdentityWithPadding() || s.isIdentityWithExtract();
}

}  // namespace

bool has_lanes_of_numbers(const Value* v) {
  const auto* type = dyn_cast<FixedVectorType>(v->getType());
  const unsigned bits = v->getType()->getScalarSizeInBits();
  return type != nullptr && type->getNumElements() == lane_count && (bits == 32 || bits == 16) &&
         !type->getElementType()->isPointerTy();
}

unsigned operands_without_callee(const Instruction& i) {
  const auto* call = dyn_cast<CallInst>(&i);
  return call != nullptr ? call->arg_size() : i.getNumOperands();
}

Instruction* last_member(const lane_neighbours& of) {
  auto* last = cast<Instruction>(of.front());
  for (Value* v : of) {
    if (auto* i = cast<Instruction>(v); last->comesBefore(i)) last = i;
  }
  return last;
}

lane_neighbours operands_at(const lane_neighbours& of, unsigned n) {
  lane_neighbours operands;
  for (Value* v : of) operands.push_back(cast<Instruction>(v)->getOperand(n));
  return operands;
}

lane_neighbours incoming_at(const lane_neighbours& of, const BasicBlock* from) {
  lane_neighbours incoming;
  for (Value* v : of) incoming.push_back(cast<PHINode>(v)->getIncomingValueForBlock(from));
  return incoming;
}

element_source root_of(const lane_neighbours& of, unsigned lane, unsigned n) {
  return root_element(of[n], lane);
}

neighbour_web::neighbour_web(const LoopInfo& loops, unsigned width, const lane_neighbours& stored,
                             const lane_order& order, const neighbour_stores& stores)
    : loops_(loops), width_(width), order_(order) {
  plan(stored);
  if (sources_.at(stored) == source::lanes) return;
  if (none_of(sources_, [](const auto& s) { return s.second == source::memory; })) return;
  reach(stored);
  count(stores);
}

/// What is not made of operations has to be brought into memory's order by shuffles, masks of lanes cannot.
neighbour_web::source neighbour_web::plan(const lane_neighbours& of) {
  constexpr std::size_t most = 64;
  if (const auto known = sources_.find(of); known != sources_.end()) return known->second;
  source& own = sources_[of] = leaf_of(of);
  if (own != source::lanes || all_equal(of) || !are_in_one_block(of) || sources_.size() > most) return own;
  if (all_of(of, IsaPred<PHINode>) && has_lanes_of_numbers(of.front())) {
    own = source::phi;
    for_operands(of, [&](const lane_neighbours& each, const BasicBlock*) { plan(each); });
  } else if (are_made_by_elements(of) && (has_lanes_of_numbers(of.front()) || has_lane_masks(of.front()))) {
    own = source::operation;
    for_operands(of, [&](const lane_neighbours& each, const BasicBlock*) {
      const bool has_masks = has_lane_masks(each.front());
      if (own == source::lanes) return;
      if ((!has_masks && !has_lanes_of_numbers(each.front())) || (plan(each) == source::lanes && has_masks))
        own = source::lanes;
    });
  }
  return own;
}

void neighbour_web::reach(const lane_neighbours& of) {
  const source own = sources_.at(of);
  if ((own != source::operation && own != source::phi) || is_contained(anew_, of)) return;
  anew_.push_back(of);
  for_operands(of, [&](const lane_neighbours& each, const BasicBlock*) { reach(each); });
}

std::size_t neighbour_web::weight_of(const BasicBlock* b) const {
  return std::size_t{1} << 3 * std::min(loops_.getLoopDepth(b), 5u);
}

std::size_t neighbour_web::weight_of(const BasicBlock* from, const BasicBlock* to) const {
  return std::min(weight_of(from), weight_of(to));
}

/// Of registers, for all of the neighbours.
std::size_t neighbour_web::shuffles_of(const lane_neighbours& of) const {
  return lane_count / width_ * of.size() * (of.size() - 1);
}

void neighbour_web::count(const neighbour_stores& stores) {
  for (const auto& [store, first] : stores) goes_.insert(store);
  for (const lane_neighbours& each : anew_) goes_.insert(each.begin(), each.end());
  for (const lane_neighbours& each : anew_) {
    const BasicBlock* own = cast<Instruction>(each.front())->getParent();
    for_operands(each, [&](const lane_neighbours& operand, const BasicBlock* from) {
      if (sources_.at(operand) == source::lanes)
        costs_ += shuffles_of(each) * (from != nullptr ? weight_of(from, own) : weight_of(own));
    });
    find_lane_uses(each);
  }
  for (const auto& [store, first] : stores) saves_ += saved_by(store->getValueOperand());
  for (const auto& [each, by] : sources_) {
    if (by != source::memory) continue;
    for (const Value* v : each) saves_ += saved_by(v);
  }
}

void neighbour_web::find_lane_uses(const lane_neighbours& of) {
  constexpr std::size_t never = 1u << 30;
  const Instruction* last = last_member(of);
  SmallPtrSet<const BasicBlock*, 4> at;
  const BasicBlock* own = last->getParent();
  for (unsigned place = 0; place < of.size(); ++place) {
    for (User* u : of[place]->users()) {
      auto* by = cast<Instruction>(u);
      if (goes_.contains(by) || only_feeds_what_goes(by)) continue;
      uses_.push_back({of, place, by});
      // Nothing permutes masks, nor what is used before all of the neighbours are made.
      const bool is_early =
          by->getParent() == own && !isa<PHINode>(by) && !isa<PHINode>(last) && by->comesBefore(last);
      if (has_lane_masks(of[place]) || is_early) costs_ += never;
      if (!at.insert(by->getParent()).second) continue;
      costs_ +=
          shuffles_of(of) * (isa<PHINode>(by) ? weight_of(own, by->getParent()) : weight_of(by->getParent()));
    }
  }
}

bool neighbour_web::only_feeds_what_goes(const Instruction* i) const {
  return isa<ShuffleVectorInst, BitCastInst>(i) && all_of(i->users(), [&](const User* u) {
           return goes_.contains(u) || only_feeds_what_goes(cast<Instruction>(u));
         });
}

/// Shuffles that nobody needs any more, counted by registers.
std::size_t neighbour_web::saved_by(const Value* v) {
  const auto* i = dyn_cast<Instruction>(v);
  if (i == nullptr || goes_.contains(i) || !only_feeds_what_goes(i)) return 0;
  goes_.insert(i);
  std::size_t saves = 0;
  if (const auto* s = dyn_cast<ShuffleVectorInst>(i); s != nullptr && !is_moved_alone(*s))
    saves = std::max(1u, length_of(s) / width_) * weight_of(i->getParent());
  for (const Value* operand : i->operands()) saves += saved_by(operand);
  return saves;
}

}  // namespace pewter::metal
