#include "kernels/metal/compiler/vectorize/neighbours/lane_offsets.hpp"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/PatternMatch.h>
#include <llvm/Support/KnownBits.h>

#include "kernels/metal/compiler/analysis/shapes.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr unsigned deepest_address = 24;

/// A class a lane, which says nothing.
lane_offsets of_any() {
  lane_offsets r;
  for (unsigned lane = 0; lane < lane_count; ++lane) r.class_of[lane] = static_cast<std::uint8_t>(lane);
  return r;
}

/// Lanes are in one class if they are in both: class and constants of each.
lane_offsets as_opaque(const lane_offsets& a, const lane_offsets& b) {
  if (a.wraps_at < 64 || b.wraps_at < 64) return of_any();
  lane_offsets r;
  std::map<std::array<std::int64_t, 4>, std::uint8_t> first;
  for (unsigned lane = 0; lane < lane_count; ++lane) {
    const std::array<std::int64_t, 4> key = {a.class_of[lane], a.constant[lane], b.class_of[lane],
                                             b.constant[lane]};
    r.class_of[lane] = first.try_emplace(key, static_cast<std::uint8_t>(lane)).first->second;
  }
  return r;
}

lane_offsets as_opaque(const lane_offsets& a) { return as_opaque(a, a); }

/// Whether all lanes of a class have one value.
bool is_value_of_class(const lane_offsets& a) {
  return all_of(a.constant, [](std::int64_t c) { return c == 0; });
}

/// Constants that are not negative and have no bit outside of those that are 0 in what classes have in
/// common.
bool is_bitwise(const lane_offsets& a) {
  for (const std::int64_t c : a.constant) {
    if (c < 0 || (a.zero_bits < 63 && c >> a.zero_bits != 0)) return false;
  }
  return true;
}

/// As the width's signed numbers; false: they do not fit into 63 bits, so that sums of them might not either.
bool wrap(lane_offsets& a, unsigned bits) {
  for (std::int64_t& c : a.constant) {
    c = bits < 64 ? static_cast<std::int64_t>(static_cast<std::uint64_t>(c) << (64 - bits)) >> (64 - bits)
                  : c;
    if (c < 0) a.zero_extends = false;
    if (c > (std::int64_t{1} << 40) || c < -(std::int64_t{1} << 40)) return false;
  }
  return true;
}

const APInt* splat_integer(Value* v) {
  const APInt* c = nullptr;
  return PatternMatch::match(v, PatternMatch::m_APInt(c)) ? c : nullptr;
}

/// How many low bits a shift to the left and back extends by their sign; 0: it is no such shift.
unsigned narrow_bits_of(BinaryOperator& op) {
  using namespace PatternMatch;
  const APInt *up = nullptr, *down = nullptr;
  const unsigned bits = op.getType()->getScalarSizeInBits();
  if (!match(&op, m_AShr(m_Shl(m_Value(), m_APInt(up)), m_APInt(down))) || *up != *down || up->uge(bits))
    return 0;
  return bits - static_cast<unsigned>(up->getZExtValue());
}

/// Of the low `narrow` bits of a wider number, with their sign.
lane_offsets of_extension(const lane_offsets& a, unsigned narrow, unsigned bits) {
  lane_offsets r = a;
  if (!wrap(r, narrow)) return as_opaque(a);
  r.wraps_at = std::min(a.wraps_at, narrow);
  if (a.zero_bits != 64) r.zero_bits = std::min(a.zero_bits, narrow);
  r.zero_extends = false;
  r.sign_extends = true;
  return wrap(r, bits) ? r : as_opaque(a);
}

/// Where a product wraps.
unsigned shifted(unsigned wraps_at, std::int64_t factor) {
  const auto by = static_cast<unsigned>(countr_zero(static_cast<std::uint64_t>(factor)));
  return std::min(64u, wraps_at + by);
}

}  // namespace

const lane_offsets& lane_offsets_analysis::of(Value* v, unsigned depth) {
  if (const auto found = known_.find(v); found != known_.end()) return found->second;
  return known_[v] = depth > deepest_address ? of_any() : compute(v, depth);
}

lane_offsets lane_offsets_analysis::compute(Value* v, unsigned depth) {
  if (!is_vector_of_lanes(v) || is_first_for_all(v)) {  // a scalar among a vector's operands
    lane_offsets r;
    if (v->getType()->isIntOrIntVectorTy())
      r.zero_bits = computeKnownBits(v, layout_).countMinTrailingZeros();
    return r;
  }
  if (auto* c = dyn_cast<Constant>(v)) return of_constant(c);
  if (Value* splat = getSplatValue(v)) return compute(splat, depth);
  if (auto* op = dyn_cast<BinaryOperator>(v))
    return op->getType()->isIntOrIntVectorTy() ? of_binary(*op, depth) : of_any();
  if (auto* cast = dyn_cast<CastInst>(v)) return of_cast(*cast, depth);
  if (auto* gep = dyn_cast<GetElementPtrInst>(v)) return of_address(*gep, depth);
  if (auto* phi = dyn_cast<PHINode>(v)) return of_induction(*phi, depth);
  if (isa<SelectInst, CmpInst, FreezeInst, MinMaxIntrinsic>(v))
    return of_others(*cast<Instruction>(v), depth);
  return of_any();
}

lane_offsets lane_offsets_analysis::of_constant(Constant* c) const {
  lane_offsets r;
  r.zero_bits = 64;
  for (unsigned lane = 0; lane < lane_count; ++lane) {
    auto* element = dyn_cast_or_null<ConstantInt>(c->getAggregateElement(lane));
    if (element == nullptr || element->getBitWidth() > 64) return of_any();
    r.constant[lane] = element->getSExtValue();
  }
  return wrap(r, c->getType()->getScalarSizeInBits()) ? r : of_any();
}

lane_offsets lane_offsets_analysis::of_sum(const lane_offsets& a, const lane_offsets& b,
                                           bool no_unsigned_wrap, bool no_signed_wrap) const {
  lane_offsets r;
  std::map<std::pair<std::uint8_t, std::uint8_t>, std::uint8_t> first;
  for (unsigned lane = 0; lane < lane_count; ++lane) {
    r.constant[lane] = a.constant[lane] + b.constant[lane];
    r.class_of[lane] =
        first.try_emplace({a.class_of[lane], b.class_of[lane]}, static_cast<std::uint8_t>(lane))
            .first->second;
  }
  r.zero_bits = std::min(a.zero_bits, b.zero_bits);
  r.wraps_at = std::min(a.wraps_at, b.wraps_at);
  r.zero_extends = no_unsigned_wrap && a.zero_extends && b.zero_extends;
  // With one constant nothing is added to what lanes have in common; else that is at most the sum, which is
  // not negative.
  const bool one_is_constant = a.zero_bits == 64 || b.zero_bits == 64;
  r.sign_extends = no_signed_wrap && a.sign_extends && b.sign_extends && (one_is_constant || r.zero_extends);
  return r;
}

lane_offsets lane_offsets_analysis::of_binary(BinaryOperator& op, unsigned depth) {
  const lane_offsets a = of(op.getOperand(0), depth + 1), b = of(op.getOperand(1), depth + 1);
  const unsigned bits = op.getType()->getScalarSizeInBits();
  const APInt* by = splat_integer(op.getOperand(1));
  const auto* flags = dyn_cast<OverflowingBinaryOperator>(&op);
  const bool nuw = flags != nullptr && flags->hasNoUnsignedWrap(),
             nsw = flags != nullptr && flags->hasNoSignedWrap();
  if (const unsigned narrow = narrow_bits_of(op); narrow >= 32)
    return of_extension(of(cast<Instruction>(op.getOperand(0))->getOperand(0), depth + 1), narrow, bits);
  lane_offsets r = as_opaque(a, b);
  const bool is_product = op.getOpcode() == Instruction::Mul || op.getOpcode() == Instruction::Shl;
  if (op.getOpcode() == Instruction::Add) {
    r = of_sum(a, b, nuw, nsw);
  } else if (op.getOpcode() == Instruction::Or && b.zero_bits == 64 &&
             (cast<PossiblyDisjointInst>(op).isDisjoint() ||
              (is_bitwise(a) && haveNoCommonBitsSet(op.getOperand(0), op.getOperand(1), layout_)))) {
    r = of_sum(a, b, true, true);
    for (const std::int64_t c : b.constant) r.sign_extends = r.sign_extends && c >= 0;
  } else if (is_product && by != nullptr && by->getActiveBits() < 24 &&
             (op.getOpcode() == Instruction::Mul || by->ult(24))) {
    r = a;
    const std::int64_t factor =
        op.getOpcode() == Instruction::Mul ? by->getSExtValue() : std::int64_t{1} << by->getZExtValue();
    if (factor <= 0) return as_opaque(a, b);
    for (std::int64_t& c : r.constant) c *= factor;
    r.wraps_at = shifted(a.wraps_at, factor);
    if (a.zero_bits != 64)
      r.zero_bits = std::min(
          bits, a.zero_bits + static_cast<unsigned>(countr_zero(static_cast<std::uint64_t>(factor))));
    r.zero_extends = nuw && a.zero_extends;
    r.sign_extends = nsw && a.sign_extends;
  } else if ((op.getOpcode() == Instruction::LShr || op.getOpcode() == Instruction::AShr) && by != nullptr &&
             by->ult(bits)) {
    const unsigned n = static_cast<unsigned>(by->getZExtValue());
    const bool extends = op.getOpcode() == Instruction::LShr ? a.zero_extends : a.sign_extends;
    if (a.zero_bits < n || a.wraps_at <= n || (is_value_of_class(a) && !extends)) return as_opaque(a, b);
    r = a;
    for (std::int64_t& c : r.constant) c >>= n;
    if (!extends || a.wraps_at < bits) r.wraps_at = std::min(a.wraps_at, bits) - n;
    if (a.zero_bits != 64) r.zero_bits -= n;
    r.sign_extends = r.sign_extends || (op.getOpcode() == Instruction::LShr && n > 0);
  } else if (op.getOpcode() == Instruction::And && by != nullptr) {
    const unsigned low = by->countr_zero(), end = bits - by->countl_zero();
    const bool is_low_mask = low == 0 && by->isMask() && a.zero_bits >= end;
    if (a.wraps_at < bits || (!is_low_mask && !is_bitwise(a))) return as_opaque(a, b);
    r = a;
    const std::uint64_t mask = by->getZExtValue();
    for (std::int64_t& c : r.constant) c = static_cast<std::int64_t>(static_cast<std::uint64_t>(c) & mask);
    r.zero_extends = r.sign_extends = true;
    if (is_low_mask) r.class_of = {}, r.zero_bits = 64;
  }
  return wrap(r, bits) ? r : as_opaque(a, b);
}

lane_offsets lane_offsets_analysis::of_cast(CastInst& c, unsigned depth) {
  const lane_offsets a = of(c.getOperand(0), depth + 1);
  const unsigned bits = c.getType()->getScalarSizeInBits();
  if (!c.getType()->isIntOrIntVectorTy() || !c.getSrcTy()->isIntOrIntVectorTy()) return as_opaque(a);
  lane_offsets r = a;
  if (c.getOpcode() == Instruction::Trunc) {
    const auto& t = cast<TruncInst>(c);
    r.zero_extends = a.zero_extends && t.hasNoUnsignedWrap();
    r.sign_extends = r.zero_extends && t.hasNoSignedWrap();
    if (a.zero_bits != 64) r.zero_bits = std::min(r.zero_bits, bits);
    return wrap(r, bits) ? r : as_opaque(a);
  }
  const bool is_signed = c.getOpcode() == Instruction::SExt;
  if (!is_signed && c.getOpcode() != Instruction::ZExt) return as_opaque(a);
  const bool extends =
      c.getSrcTy()->getScalarSizeInBits() >= 32 || (is_signed ? a.sign_extends : a.zero_extends);
  const bool is_exact = is_signed ? a.sign_extends : a.zero_extends;
  if (!extends || (!is_exact && is_value_of_class(a))) return as_opaque(a);
  if (!is_exact) r.wraps_at = std::min(a.wraps_at, c.getSrcTy()->getScalarSizeInBits());
  r.sign_extends = true;
  r.zero_extends = !is_signed && a.zero_extends;
  return r;
}

lane_offsets lane_offsets_analysis::of_address(GetElementPtrInst& gep, unsigned depth) {
  lane_offsets r = of(gep.getPointerOperand(), depth + 1);
  r.zero_bits = 0;
  SmallMapVector<Value*, APInt, 4> factors;
  APInt constant(64, 0);
  if (!gep.collectOffset(layout_, 64, factors, constant)) return of_any();
  for (std::int64_t& c : r.constant) c += constant.getSExtValue();
  for (auto& [index, factor] : factors) {
    lane_offsets i = of(index, depth + 1);
    if (index->getType()->getScalarSizeInBits() < 64 && !i.sign_extends) i = as_opaque(i);
    for (std::int64_t& c : i.constant) c *= factor.getSExtValue();
    if (i.wraps_at < 64) i.wraps_at = shifted(i.wraps_at, factor.getSExtValue());
    if (i.wraps_at < 32) return of_any();
    i.wraps_at = 64;  // all lanes access memory, and no buffer has places that are so far apart
    r = of_sum(r, i, false, false);
  }
  return wrap(r, 64) ? r : of_any();
}

/// Lanes whose operands are the same have the same result.
lane_offsets lane_offsets_analysis::of_others(Instruction& i, unsigned depth) {
  lane_offsets r;
  for (Value* v : i.operand_values()) r = as_opaque(r, of(v, depth + 1));
  return r;
}

/// Bits may be set that were not at a loop's beginning.
lane_offsets lane_offsets_analysis::of_induction(PHINode& phi, unsigned depth) {
  if (induction_offset(phi) == nullptr) return of_any();
  const unsigned start = start_of(phi);
  lane_offsets r = of(phi.getIncomingValue(start), depth + 1);
  const auto* sum = dyn_cast<OverflowingBinaryOperator>(phi.getIncomingValue(1 - start));
  r.zero_extends = r.zero_extends && sum != nullptr && sum->hasNoUnsignedWrap();
  r.sign_extends = r.sign_extends && sum != nullptr && sum->hasNoSignedWrap();
  r.zero_bits = 0;
  return r;
}

}  // namespace pewter::metal
