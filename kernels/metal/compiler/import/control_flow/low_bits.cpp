// Counters of loops whose low bits are a thread's own and stay what they were, while all threads decide by
// the others alone, as where two threads take the halves of each block: `i = i + 2 < 16 ? i + 2 : i % 2`,
// from `thread % 2` on. The loop then counts the high bits, which are the same for all threads. Why:
// kernels/metal/compiler/vectorize/shapes.md#low-bits-of-counters.
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/ConstantRange.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/PatternMatch.h>
#include <llvm/Support/KnownBits.h>

#include <map>
#include <vector>

#include "kernels/metal/compiler/import/import_ir.hpp"

namespace pewter::metal {
namespace {

using namespace llvm;

constexpr unsigned deepest_of_counter = 8;
constexpr unsigned most_low_bits = 5;  ///< of a lane's index in its SIMD group

/// The low bits of a value with their sign, as LLVM has them of a short in a wider register.
struct narrowed {
  Value* of = nullptr;
  unsigned bits = 0;
};

narrowed narrowed_by(Value* v) {
  using namespace PatternMatch;
  narrowed n;
  const APInt *up = nullptr, *down = nullptr;
  if (!match(v, m_AShr(m_Shl(m_Value(n.of), m_APInt(up)), m_APInt(down))) || *up != *down) return {};
  n.bits = v->getType()->getIntegerBitWidth() - static_cast<unsigned>(up->getZExtValue());
  return n;
}

/// A counter, and what follows from its low bits being those that it began with.
class counter {
 public:
  counter(PHINode& phi, BasicBlock& before, const DataLayout& layout)
      : phi_(phi), start_(phi.getIncomingValueForBlock(&before)), before_(before), layout_(layout) {
    const unsigned bits = computeKnownBits(start_, layout).countMaxActiveBits();
    if (bits > 0 && bits <= most_low_bits && bits < width() && !isa<Constant>(start_)) low_bits_ = bits;
  }

  /// Whether the loop decides by the high bits how it counts on, so that these are worth a counter of their
  /// own.
  bool can_be_parted() const { return low_bits_ != 0 && decides_by_high_bits(next()); }

  void part();

 private:
  unsigned width() const { return phi_.getType()->getIntegerBitWidth(); }
  Value* next() const { return phi_.getIncomingValue(phi_.getBasicBlockIndex(&before_) == 0 ? 1 : 0); }
  APInt low_mask(const Value* of) const {
    return APInt::getLowBitsSet(of->getType()->getIntegerBitWidth(), low_bits_);
  }

  bool has_low_bits(Value* v, unsigned depth = 0) const;
  bool compares_high_bits(Value* v) const;
  bool decides_by_high_bits(Value* v) const;
  Value* high_bits(Value* v);
  bool is_counter(Value* v, const ConstantRange& own) const;
  ConstantRange range_of(Value* v, const ConstantRange& own) const;
  APInt possible_bits() const;

  PHINode& phi_;
  Value* start_;
  BasicBlock& before_;
  const DataLayout& layout_;
  unsigned low_bits_ = 0;
  std::map<Value*, Value*> high_;
};

/// Whether a value has the counter's low bits.
bool counter::has_low_bits(Value* v, unsigned depth) const {
  using namespace PatternMatch;
  Value *a = nullptr, *b = nullptr;
  const APInt* c = nullptr;
  if (v == &phi_ || v == start_) return true;
  if (depth > deepest_of_counter) return false;
  if (match(v, m_Select(m_Value(), m_Value(a), m_Value(b))))
    return has_low_bits(a, depth + 1) && has_low_bits(b, depth + 1);
  if (match(v, m_Add(m_Value(a), m_APInt(c))))
    return c->countr_zero() >= low_bits_ && has_low_bits(a, depth + 1);
  if (match(v, m_And(m_Value(a), m_APInt(c))))
    return low_mask(v).isSubsetOf(*c) && has_low_bits(a, depth + 1);
  if (const narrowed n = narrowed_by(v); n.of != nullptr)
    return n.bits > low_bits_ && has_low_bits(n.of, depth + 1);
  const bool is_cast = match(v, m_ZExtOrSExt(m_Value(a))) || match(v, m_Trunc(m_Value(a)));
  return is_cast && v->getType()->getIntegerBitWidth() > low_bits_ && has_low_bits(a, depth + 1);
}

/// Whether a value and its high bits compare to a constant alike.
bool counter::compares_high_bits(Value* v) const {
  using namespace PatternMatch;
  CmpPredicate p;
  Value* a = nullptr;
  const APInt* c = nullptr;
  if (!match(v, m_ICmp(p, m_Value(a), m_APInt(c))) || ICmpInst::isEquality(p) || !has_low_bits(a))
    return false;
  const bool is_strictly_less = p == ICmpInst::ICMP_ULT || p == ICmpInst::ICMP_SLT;
  const bool is_from = p == ICmpInst::ICMP_UGE || p == ICmpInst::ICMP_SGE;
  const unsigned low = is_strictly_less || is_from ? c->countr_zero() : c->countr_one();
  return low >= low_bits_;
}

bool counter::decides_by_high_bits(Value* v) const {
  using namespace PatternMatch;
  Value *condition = nullptr, *a = nullptr, *b = nullptr;
  return match(v, m_Select(m_Value(condition), m_Value(a), m_Value(b))) && compares_high_bits(condition) &&
         has_low_bits(v);
}

/// A value less its low bits, made where it is made.
Value* counter::high_bits(Value* v) {
  if (v == start_) return ConstantInt::get(v->getType(), 0);
  Value*& made = high_[v];
  if (made != nullptr) return made;
  auto& i = *cast<Instruction>(v);
  IRBuilder<> b(&i);
  if (auto* select = dyn_cast<SelectInst>(v)) {
    Value* condition = select->getCondition();
    if (compares_high_bits(condition)) {
      auto* compare = cast<ICmpInst>(condition);
      condition =
          b.CreateICmp(compare->getPredicate(), high_bits(compare->getOperand(0)), compare->getOperand(1));
    }
    Value* one = high_bits(select->getTrueValue());
    return high_[v] = b.CreateSelect(condition, one, high_bits(select->getFalseValue()));
  }
  if (const narrowed n = narrowed_by(v); n.of != nullptr) {
    Value* up = b.CreateShl(high_bits(n.of), cast<Instruction>(i.getOperand(0))->getOperand(1));
    return high_[v] = b.CreateAShr(up, i.getOperand(1));
  }
  Value* of = high_bits(i.getOperand(0));
  if (i.getOpcode() == Instruction::Add) return high_[v] = b.CreateAdd(of, i.getOperand(1));
  if (i.getOpcode() == Instruction::And)
    return high_[v] = b.CreateAnd(of, cast<ConstantInt>(i.getOperand(1))->getValue() & ~low_mask(v));
  return high_[v] = b.CreateCast(cast<CastInst>(i).getOpcode(), of, i.getType());
}

bool counter::is_counter(Value* v, const ConstantRange& own) const {
  const narrowed n = narrowed_by(v);
  return v == &phi_ || (n.of == &phi_ && own.getSignedMin().isSignedIntN(n.bits) &&
                        own.getSignedMax().isSignedIntN(n.bits));
}

/// What a value may be where the counter is in a range.
ConstantRange counter::range_of(Value* v, const ConstantRange& own) const {
  using namespace PatternMatch;
  if (own.isEmptySet() || is_counter(v, own)) return own;
  Value *a = nullptr, *b = nullptr, *compared = nullptr;
  const APInt* c = nullptr;
  CmpPredicate p;
  if (match(v, m_Add(m_Value(a), m_APInt(c))) && is_counter(a, own)) return own.add(*c);
  if (match(v, m_Select(m_ICmp(p, m_Value(compared), m_APInt(c)), m_Value(a), m_Value(b))) &&
      is_counter(compared, own)) {
    const ConstantRange where = ConstantRange::makeExactICmpRegion(p, *c);
    return range_of(a, own.intersectWith(where)).unionWith(range_of(b, own.intersectWith(where.inverse())));
  }
  return ConstantRange::fromKnownBits(computeKnownBits(v, layout_), false);
}

/// All bits that the counter may ever have.
APInt counter::possible_bits() const {
  constexpr unsigned most_turns = 64;
  ConstantRange range(APInt::getZero(width()), APInt::getOneBitSet(width(), low_bits_));
  for (unsigned turn = 0; turn < most_turns; ++turn) {
    const ConstantRange wider = range.unionWith(range_of(next(), range));
    if (wider == range) return APInt::getLowBitsSet(width(), range.getUnsignedMax().getActiveBits());
    range = wider;
  }
  return APInt::getAllOnes(width());
}

void counter::part() {
  const APInt possible = possible_bits();
  IRBuilder<> b(&phi_);
  PHINode* high = b.CreatePHI(phi_.getType(), 2);
  high_[&phi_] = high;
  std::vector<ICmpInst*> compares;
  for (Instruction& i : instructions(*phi_.getFunction()))
    if (compares_high_bits(&i)) compares.push_back(cast<ICmpInst>(&i));
  for (ICmpInst* compare : compares) compare->setOperand(0, high_bits(compare->getOperand(0)));
  for (BasicBlock* from : phi_.blocks())
    high->addIncoming(from == &before_ ? high_bits(start_) : high_bits(next()), from);
  b.SetInsertPoint(phi_.getParent(), phi_.getParent()->getFirstInsertionPt());
  // LLVM knows by the mask that the counter is never negative.
  Value* known = b.CreateAnd(high, possible & ~low_mask(high));
  phi_.replaceAllUsesWith(b.CreateOr(known, start_, "", /*IsDisjoint=*/true));
  phi_.eraseFromParent();
}

/// The counter of a loop that has one way in and one way back.
bool part_counter(Loop& loop, const DataLayout& layout) {
  BasicBlock* before = loop.getLoopPredecessor();
  if (before == nullptr || loop.getLoopLatch() == nullptr) return false;
  for (PHINode& phi : loop.getHeader()->phis()) {
    if (!phi.getType()->isIntegerTy() || phi.getNumIncomingValues() != 2) continue;
    if (counter c(phi, *before, layout); c.can_be_parted()) return c.part(), true;
  }
  return false;
}

}  // namespace

bool part_counters(Function& f) {
  if (f.isDeclaration()) return false;
  bool parted = false;
  DominatorTree dominators(f);
  LoopInfo loops(dominators);
  for (Loop* loop : loops.getLoopsInPreorder())
    while (part_counter(*loop, f.getDataLayout())) parted = true;
  return parted;
}

}  // namespace pewter::metal
