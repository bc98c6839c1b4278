// Shapes by the rules of integers: what wraps, and what quotients and remainders of powers of two are.
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/Support/KnownBits.h>

#include "kernels/metal/compiler/analysis/shapes.hpp"
#include "kernels/metal/compiler/import/builtins.hpp"

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

}  // namespace

// Positions lie within 2^32 by the limits of a grid, and so do sums of them with what is not negative. A
// value below zero wraps for the lanes before it alone.
bool shapes::may_wrap(const Value* v, SmallPtrSetImpl<const Value*>& seen) const {
  if (is_uniform_in_pieces(v) || !seen.insert(v).second) return false;
  const auto* i = dyn_cast<Instruction>(v);
  if (i == nullptr) return true;
  switch (i->getOpcode()) {
    case Instruction::Call:
      return builtin_of(*cast<CallInst>(i)).kind != builtin::position;
    case Instruction::PHI:
      for (const Value* o : cast<PHINode>(i)->incoming_values()) {
        if (may_wrap(o, seen)) return true;
      }
      return false;
    case Instruction::Or:
    case Instruction::Add: {
      const Value* a = i->getOperand(0);
      const Value* b = i->getOperand(1);
      if (i->getOpcode() == Instruction::Add && !i->hasNoUnsignedWrap()) {
        for (const Value* o : {a, b}) {
          if (!is_uniform_in_pieces(o)) continue;
          const KnownBits bits = computeKnownBits(o, layout);
          const auto* call = dyn_cast<CallInst>(o);
          if (!bits.isNonNegative() && (call == nullptr || builtin_of(*call).kind != builtin::position))
            return true;
        }
      }
      return may_wrap(a, seen) || may_wrap(b, seen);
    }
    case Instruction::Shl:
    case Instruction::Mul: {
      const auto* c = dyn_cast<ConstantInt>(i->getOperand(1));
      return c == nullptr || c->isNegative() || may_wrap(i->getOperand(0), seen);
    }
    case Instruction::Freeze:
    case Instruction::ZExt:
      return may_wrap(i->getOperand(0), seen);
    case Instruction::And:
    case Instruction::LShr:
      return false;
    default:
      return true;
  }
}

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
  SmallPtrSet<const Value*, 8> seen;
  if (isa<SExtInst>(i) || !may_wrap(source, seen)) return s;
  if (!is_only_address(&i)) return shape::varying_();
  anchored_.insert(&i);
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
  SmallPtrSet<const Value*, 8> seen;
  if (s.kind != shape::strided || s.stride <= 0 || !isPowerOf2_64(static_cast<std::uint64_t>(s.stride)) ||
      may_wrap(i.getOperand(0), seen))
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
