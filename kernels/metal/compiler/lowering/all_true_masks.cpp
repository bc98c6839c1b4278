#include "kernels/metal/compiler/lowering/all_true_masks.hpp"

#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/PatternMatch.h>

#include <algorithm>
#include <optional>

#include "kernels/metal/compiler/analysis/shapes.hpp"

namespace pewter::metal {

using namespace llvm;
using namespace llvm::PatternMatch;

namespace {

/// A vector of base and what is added to it in each lane, from 0 to at most `most`.
struct range {
  Value* base = nullptr;
  std::uint64_t most = 0;
};

std::optional<range> range_of(IRBuilder<>& b, Value* v) {
  constexpr std::uint64_t largest = 4096;
  if (Value* one = getSplatValue(v)) {
    if (isa<Constant>(one) && !isa<ConstantInt>(one)) return std::nullopt;
    return range{one};
  }
  Value *x = nullptr, *y = nullptr;
  if (!match(v, m_Add(m_Value(x), m_Value(y))) || v->getType()->getScalarSizeInBits() < 32)
    return std::nullopt;
  if (isa<Constant>(x)) std::swap(x, y);
  std::optional<range> r = range_of(b, x);
  if (!r) return std::nullopt;
  if (getSplatValue(y) == nullptr && isa<Constant>(y)) {
    std::uint64_t most = 0;
    for (unsigned lane = 0; lane < lane_count; ++lane) {
      auto* step = dyn_cast_or_null<ConstantInt>(cast<Constant>(y)->getAggregateElement(lane));
      if (step == nullptr || step->getValue().ugt(largest)) return std::nullopt;
      most = std::max(most, step->getZExtValue());
    }
    r->most += most;
  } else {
    const std::optional<range> other = range_of(b, y);
    if (!other) return std::nullopt;
    r->base = b.CreateAdd(r->base, other->base);
    r->most += other->most;
  }
  return r->most <= largest ? r : std::nullopt;
}

/// base + most, or the largest number of the type.
Value* last_of(IRBuilder<>& b, const range& r, bool is_signed) {
  if (r.most == 0) return r.base;
  return b.CreateBinaryIntrinsic(is_signed ? Intrinsic::sadd_sat : Intrinsic::uadd_sat, r.base,
                                 ConstantInt::get(r.base->getType(), r.most));
}

/// Whether no number up to the largest has wrapped around.
Value* does_not_wrap(IRBuilder<>& b, const range& r, bool is_signed) {
  Type* type = r.base->getType();
  const unsigned bits = type->getIntegerBitWidth();
  const APInt end = (is_signed ? APInt::getSignedMaxValue(bits) : APInt::getMaxValue(bits)) - r.most;
  return b.CreateICmp(is_signed ? CmpInst::ICMP_SLE : CmpInst::ICMP_ULE, r.base, ConstantInt::get(type, end));
}

Value* is_full_comparison(IRBuilder<>& b, CmpInst::Predicate p, Value* x, Value* y) {
  if (!x->getType()->getScalarType()->isIntegerTy()) return nullptr;
  std::optional<range> from = range_of(b, x), to = range_of(b, y);
  if (!from || !to) return nullptr;
  if (p == CmpInst::ICMP_UGT || p == CmpInst::ICMP_UGE || p == CmpInst::ICMP_SGT || p == CmpInst::ICMP_SGE) {
    p = CmpInst::getSwappedPredicate(p);
    std::swap(from, to);
  }
  const bool is_signed = CmpInst::isSigned(p);
  if (CmpInst::isRelational(p)) {
    Value* holds = b.CreateICmp(p, last_of(b, *from, is_signed), to->base);
    return to->most == 0 ? holds : b.CreateAnd(holds, does_not_wrap(b, *to, is_signed));
  }
  if (from->most == 0) std::swap(from, to);
  if (to->most != 0) return nullptr;
  if (p == CmpInst::ICMP_EQ) return from->most == 0 ? b.CreateICmpEQ(from->base, to->base) : nullptr;
  Value* apart =
      b.CreateOr(b.CreateICmpULT(to->base, from->base), b.CreateICmpUGT(to->base, last_of(b, *from, false)));
  return b.CreateAnd(apart, does_not_wrap(b, *from, false));
}

}  // namespace

Value* is_full(IRBuilder<>& b, Value* mask) {
  if (auto* c = dyn_cast<Constant>(mask)) return c->isAllOnesValue() ? b.getTrue() : nullptr;
  Value *x = nullptr, *y = nullptr, *inner = nullptr, *outer = nullptr;
  if (match(mask, m_Select(m_Value(outer), m_Value(inner), m_Zero()))) {
    if (!outer->getType()->isVectorTy()) return nullptr;
    Value* first = is_full(b, outer);
    Value* second = first == nullptr ? nullptr : is_full(b, inner);
    return second == nullptr ? nullptr : b.CreateAnd(first, second);
  }
  if (Value* one = getSplatValue(mask)) return one;
  CmpPredicate predicate;
  bool inverse = false;
  if (match(mask, m_Not(m_Value(inner)))) inverse = true, mask = inner;
  if (!match(mask, m_ICmp(predicate, m_Value(x), m_Value(y)))) return nullptr;
  const CmpInst::Predicate p = predicate;
  return is_full_comparison(b, inverse ? CmpInst::getInversePredicate(p) : p, x, y);
}

}  // namespace pewter::metal
