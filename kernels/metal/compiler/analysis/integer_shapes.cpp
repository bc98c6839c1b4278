// Shapes by the rules of integers: what wraps, and what quotients and remainders of powers of two are.
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/Support/KnownBits.h>

#include <cstdlib>

#include "kernels/metal/compiler/analysis/builtins.hpp"
#include "kernels/metal/compiler/analysis/shapes.hpp"

namespace pewter::metal {
namespace {

using namespace llvm;

/// Whether the value ends in addresses of loads and stores alone, so that only active lanes' values count.
bool is_only_address(const Value* v, unsigned depth = 0) {
  if (depth > 8 || v->use_empty()) return false;
  for (const Use& use : v->uses()) {
    const User* user = use.getUser();
    if (isa<LoadInst>(user)) continue;
    if (const auto* store = dyn_cast<StoreInst>(user)) {
      if (store->getValueOperand() == v) return false;
      continue;
    }
    const auto* i = dyn_cast<Instruction>(user);
    if (i == nullptr) return false;
    const unsigned op = i->getOpcode();
    const bool moves = op == Instruction::Add || op == Instruction::Sub || op == Instruction::Shl ||
                       op == Instruction::Mul || op == Instruction::GetElementPtr;
    if (!moves || !is_only_address(i, depth + 1)) return false;
  }
  return true;
}

/// Positions in a grid, and counters of loops: products by up to 16, which lanes have as neighbours, do not
/// wrap.
constexpr std::uint64_t largest_position = (1u << 28) - 1;

std::uint64_t largest_of_position(StringRef name) {
  if (name == "thread_index_in_simdgroup") return lane_count - 1;
  return name == "thread_index_in_threadgroup" || name == "thread_position_in_threadgroup" ? 1023
                                                                                           : largest_position;
}

std::uint64_t largest_without_wrap(const Value& v, bool is_signed) {
  return maxUIntN(v.getType()->getIntegerBitWidth() - (is_signed ? 1 : 0));
}

/// How large a value is, up or down from zero, before anything wraps: what is negative is so if it is signed,
/// and very large if not.
class largest_values {
 public:
  static constexpr std::uint64_t any = ~std::uint64_t{0};

  largest_values(const shapes& of, bool is_signed) : shapes_(of), is_signed_(is_signed) {}

  std::uint64_t of(const Value* v) {
    if (isa<UndefValue>(v)) return 0;
    if (const auto* c = dyn_cast<ConstantInt>(v); c != nullptr && c->getBitWidth() <= 64)
      return is_signed_ ? c->getValue().abs().getZExtValue() : c->getZExtValue();
    const auto* call = dyn_cast<CallInst>(v);
    if (call != nullptr && builtin_of(*call).kind == builtin::position)
      return largest_of_position(builtin_of(*call).name);
    const shape s = shapes_.of(v);
    if (s.kind == shape::unknown) return 0;
    const auto* i = dyn_cast<Instruction>(v);
    if (i == nullptr || (s.kind == shape::strided && s.stride == 0)) return of_bits(*v);
    const auto [found, is_new] = known_.try_emplace(v, largest_position);  // around a loop
    is_around_ |= !is_new;
    if (!is_new) return found->second;
    std::uint64_t r = of_operation(*i);
    if (r > largest_without_wrap(*v, is_signed_) && has_flag(*i) && is_flag_of_all_lanes(*i, s.stride))
      r = largest_without_wrap(*v, is_signed_);
    return known_[v] = r;
  }

 private:
  static constexpr std::uint64_t turns = 1u << 12;  ///< sequences that are meant to wrap take longer steps

  bool has_flag(const Instruction& i) const {
    return isa<OverflowingBinaryOperator, TruncInst>(i) &&
           (is_signed_ ? i.hasNoSignedWrap() : i.hasNoUnsignedWrap());
  }

  /// Flags are true of lanes that run. Others, from which strides are counted, may have wrapped before.
  bool is_flag_of_all_lanes(const Instruction& i, std::int64_t stride) {
    if (std::abs(stride) > std::int64_t{1} << 20 || (i.getOpcode() == Instruction::Sub && !is_signed_))
      return false;
    return all_of(i.operands(), [&](const Use& u) {
      const std::uint64_t r = shapes_.of(u.get()).stride == 0 ? 0 : of(u.get());
      return r != any && r <= largest_without_wrap(*u.get(), is_signed_);
    });
  }

  std::uint64_t of_bits(const Value& v) const {
    return computeKnownBits(&v, shapes_.layout).getMaxValue().getLimitedValue();
  }

  std::uint64_t of_operation(const Instruction& i) {
    const auto operand = [&](unsigned n) { return of(i.getOperand(n)); };
    switch (i.getOpcode()) {
      case Instruction::PHI:
        return of_phi(cast<PHINode>(i));
      case Instruction::Select:
        return std::max(operand(1), operand(2));
      case Instruction::Sub:
        return is_signed_ ? of_sum(i) : any;
      case Instruction::Or:
      case Instruction::Add:
        return of_sum(i);
      case Instruction::Mul:
        return SaturatingMultiply(operand(0), operand(1));
      case Instruction::Shl:
        return SaturatingMultiply(operand(0), std::uint64_t{1} << std::min<std::uint64_t>(operand(1), 63));
      case Instruction::SExt:
        return is_signed_ || operand(0) <= largest_without_wrap(*i.getOperand(0), true) ? operand(0) : any;
      case Instruction::Freeze:
      case Instruction::Trunc:
        return operand(0);
      case Instruction::ZExt:
        return is_signed_ ? of_bits(i) : operand(0);
      case Instruction::And:
      case Instruction::LShr:
        return of_bits(i);
      default:
        return any;
    }
  }

  /// What comes from outside of the loop is known when what goes around it is asked for.
  std::uint64_t of_phi(const PHINode& phi) {
    const Loop* own = shapes_.loops.getLoopFor(phi.getParent());
    std::uint64_t r = 0;
    for (const bool is_around : {false, true})
      for (unsigned n = 0; n < phi.getNumIncomingValues(); ++n) {
        if ((own != nullptr && own->contains(phi.getIncomingBlock(n))) != is_around) continue;
        r = std::max(r, of(phi.getIncomingValue(n)));
        known_[&phi] = std::max(r, largest_position);
      }
    return r;
  }

  std::uint64_t of_sum(const Instruction& i) {
    std::uint64_t both[2];
    bool are_around[2];
    const bool was_around = is_around_;
    for (const unsigned n : {0u, 1u}) {
      is_around_ = false;
      both[n] = of(i.getOperand(n));
      are_around[n] = is_around_;
    }
    is_around_ = was_around || are_around[0] || are_around[1];
    for (const unsigned n : {0u, 1u}) {
      const bool is_step = are_around[1 - n] && !are_around[n] && !isa<CallInst>(i.getOperand(n));
      if (is_step && SaturatingMultiply(both[n], turns) > largest_without_wrap(i, is_signed_)) return any;
    }
    return SaturatingAdd(both[0], both[1]);
  }

  const shapes& shapes_;
  bool is_signed_;
  bool is_around_ = false;  ///< something was asked for in a loop, or asked for before
  DenseMap<const Value*, std::uint64_t> known_;
};

/// A value below zero wraps for the lanes before it alone.
bool may_wrap(const shapes& of, const Value& v, bool is_signed) {
  const std::uint64_t largest = largest_values(of, is_signed).of(&v);
  return largest == largest_values::any || largest > largest_without_wrap(v, is_signed);
}

}  // namespace

shape shapes::transfer_widening(const Instruction& i) {
  const Value* source = i.getOperand(0);
  const shape s = of(source);
  const unsigned bits = source->getType()->getIntegerBitWidth();
  if (bits == 1 || i.getType()->isIntegerTy(1)) return shape::varying_();
  if (isa<TruncInst>(i)) {
    const unsigned kept = i.getType()->getIntegerBitWidth();
    return kept >= 32 || computeKnownBits(source, layout).countMaxActiveBits() <= kept ? s
                                                                                       : shape::varying_();
  }
  if (bits < 32 && !isa<ZExtInst>(i))
    return computeKnownBits(source, layout).isNonNegative() ? s : shape::varying_();
  const bool is_signed = isa<SExtInst>(i);
  if (!may_wrap(*this, *source, is_signed)) return s;
  if (bits < 32 || !is_only_address(&i)) return shape::varying_();
  if (!is_signed) anchored_.insert(&i);
  return s;
}

/// Whether the value of lane 0, and of each piece's first, is a multiple of `to`, a power of two of at
/// most 32.
bool shapes::is_aligned(const Value* v, std::uint64_t to) const {
  if (is_uniform(v)) return computeKnownBits(v, layout).countMinTrailingZeros() >= Log2_64(to);
  const auto* i = dyn_cast<Instruction>(v);
  if (i == nullptr) return false;
  switch (i->getOpcode()) {
    case Instruction::Call: {
      const builtin b = builtin_of(*cast<CallInst>(i));
      return b.kind == builtin::position &&
             (b.name == "thread_index_in_simdgroup" || b.name == "thread_index_in_threadgroup" ||
              (b.name == "thread_position_in_threadgroup" && b.component == 0 && which.width >= to));
    }
    case Instruction::Or:
    case Instruction::Add:
    case Instruction::Sub:
      return is_aligned(i->getOperand(0), to) && is_aligned(i->getOperand(1), to);
    case Instruction::Shl:
    case Instruction::Mul:
    case Instruction::ZExt:
    case Instruction::Freeze:
    case Instruction::Trunc:
      return is_aligned(i->getOperand(0), to);
    case Instruction::And:
      return of(i).kind == shape::strided && of(i).stride != 0 &&
             static_cast<std::uint64_t>(of(i).stride) * of(i).width >= to;
    default:
      return false;
  }
}

/// Remainders of powers of two: lanes count up to the mask, and begin again.
shape shapes::transfer_low_bits(const Instruction& i, std::uint64_t mask) const {
  const shape s = of(i.getOperand(0));
  const std::uint64_t period = mask + 1;
  if (s.kind != shape::strided || s.stride <= 0 || !isPowerOf2_64(period) ||
      period % static_cast<std::uint64_t>(s.stride) != 0)
    return shape::varying_();
  const std::uint64_t lanes = period / static_cast<std::uint64_t>(s.stride);
  const std::uint64_t width = std::min<std::uint64_t>(lanes, s.width);
  const std::uint64_t to = width * static_cast<std::uint64_t>(s.stride);
  if (!isPowerOf2_64(to) || to > lane_count || !is_aligned(i.getOperand(0), to)) return shape::varying_();
  return shape::stride_of(s.stride, static_cast<unsigned>(width));
}

/// Quotients of powers of two: as many lanes as fit into one share it.
shape shapes::transfer_right_shift(const Instruction& i, unsigned by) const {
  const shape s = of(i.getOperand(0));
  const std::uint64_t period = std::uint64_t{1} << by;
  if (s.kind != shape::strided || s.stride <= 0 || !isPowerOf2_64(static_cast<std::uint64_t>(s.stride)) ||
      may_wrap(*this, *i.getOperand(0), false))
    return shape::varying_();
  const auto stride = static_cast<std::uint64_t>(s.stride);
  if (stride >= period) return shape::stride_of(static_cast<std::int64_t>(stride / period), s.width);
  const std::uint64_t width = std::min<std::uint64_t>(period / stride, s.width);
  const std::uint64_t to = width * stride;
  if (to > lane_count || !is_aligned(i.getOperand(0), to)) return shape::varying_();
  return shape::stride_of(0, static_cast<unsigned>(width));
}

/// Integers and addresses of operands that are uniform in pieces are so, too: scalars for each piece.
shape shapes::in_pieces_by_operands(const Instruction& i) const {
  if (!i.getType()->isIntegerTy() && !i.getType()->isPointerTy()) return {};
  if (!isa<BinaryOperator, CmpInst, CastInst, SelectInst, FreezeInst, GetElementPtrInst>(i)) return {};
  unsigned width = lane_count;
  for (const Use& u : i.operands()) {
    if (!is_uniform_in_pieces(u.get()) || u->getType()->isVectorTy()) return {};
    width = std::min(width, of(u.get()).width);
  }
  return shape::stride_of(0, width);
}

}  // namespace pewter::metal
