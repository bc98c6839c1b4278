#include "kernels/metal/compiler/shapes.hpp"

#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/ADT/SetVector.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/GetElementPtrTypeIterator.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Operator.h>
#include <llvm/Support/KnownBits.h>

#include "kernels/metal/compiler/builtins.hpp"

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

/// Whether all uses of a thread's array are loads and stores of `size` bytes at multiples of `size`.
bool has_only_elements(const Value* pointer, std::uint64_t& size, const DataLayout& layout,
                       std::vector<const Value*>& found) {
  found.push_back(pointer);
  for (const User* user : pointer->users()) {
    if (const auto* store = dyn_cast<StoreInst>(user)) {
      if (store->getValueOperand() == pointer || store->isVolatile() || store->isAtomic()) return false;
    } else if (const auto* load = dyn_cast<LoadInst>(user)) {
      if (load->isVolatile() || load->isAtomic()) return false;
    }
    if (isa<LoadInst, StoreInst>(user)) {
      Type* type = getLoadStoreType(const_cast<User*>(user));
      const std::uint64_t bytes = layout.getTypeStoreSize(type);
      if (size == 0) size = bytes;
      if (bytes != size || layout.getTypeAllocSize(type) != size) return false;
    } else if (const auto* gep = dyn_cast<GetElementPtrInst>(user)) {
      if (gep->getPointerOperand() != pointer || !has_only_elements(gep, size, layout, found)) return false;
    } else if (const auto* call = dyn_cast<IntrinsicInst>(user)) {
      if (!call->isLifetimeStartOrEnd()) return false;
    } else {
      return false;
    }
  }
  return true;
}

bool strides_are_multiples(const GEPOperator& gep, std::uint64_t size, const DataLayout& layout) {
  for (auto i = gep_type_begin(gep); i != gep_type_end(gep); ++i) {
    if (StructType* type = i.getStructTypeOrNull()) {
      const auto field = static_cast<unsigned>(cast<ConstantInt>(i.getOperand())->getZExtValue());
      if (layout.getStructLayout(type)->getElementOffset(field) % size != 0) return false;
    } else if (const auto* constant = dyn_cast<ConstantInt>(i.getOperand())) {
      if (static_cast<std::uint64_t>(constant->getSExtValue()) * i.getSequentialElementStride(layout) %
              size !=
          0)
        return false;
    } else if (i.getSequentialElementStride(layout) % size != 0) {
      return false;
    }
  }
  return true;
}

}  // namespace

shapes::shapes(Function& f, const variant& v)
    : function(f), layout(f.getParent()->getDataLayout()), tree(f), loops(tree), which(v) {
  ReversePostOrderTraversal<Function*> blocks(&f);
  order.assign(blocks.begin(), blocks.end());
  find_interleaved_arrays();
  analyse();
  if (!bring_anchored_to_their_uses()) return;
  known_.clear();
  divergent_.clear();
  interleaved_.clear();
  anchored_.clear();
  find_interleaved_arrays();
  analyse();
}

/// An address that counts from the first active lane must know the lanes of the access that it is for: each
/// access in another block gets a copy.
bool shapes::bring_anchored_to_their_uses() {
  bool changed = false;
  for (const Value* each : anchored_) {
    auto* widened = cast<Instruction>(const_cast<Value*>(each));
    SetVector<Instruction*> chain;
    chain.insert(widened);
    std::vector<Instruction*> accesses;
    for (std::size_t n = 0; n < chain.size(); ++n) {
      for (User* user : chain[n]->users()) {
        auto* i = cast<Instruction>(user);
        if (!isa<LoadInst, StoreInst>(i)) {
          chain.insert(i);
        } else if (i->getParent() != widened->getParent()) {
          accesses.push_back(i);
        }
      }
    }
    for (Instruction* access : accesses) {
      const auto copy = [&](Value* v, const auto& self) -> Value* {
        auto* i = dyn_cast<Instruction>(v);
        if (i == nullptr || !chain.contains(i)) return v;
        Instruction* made = i->clone();
        for (Use& u : made->operands()) u.set(self(u.get(), self));
        made->insertBefore(access->getIterator());
        return made;
      };
      Use& pointer = access->getOperandUse(isa<LoadInst>(access) ? 0 : 1);
      pointer.set(copy(pointer.get(), copy));
      changed = true;
    }
  }
  return changed;
}

shape shapes::of(const Value* v) const {
  if (isa<Constant>(v) || isa<Argument>(v)) return shape::uniform_();
  return known_.lookup(v);
}

bool shapes::has_divergent_exit(const Loop* loop) const {
  const BasicBlock* latch = loop->getLoopLatch();
  const auto* branch = latch == nullptr ? nullptr : dyn_cast<BranchInst>(latch->getTerminator());
  return branch != nullptr && branch->isConditional() && is_divergent(branch);
}

void shapes::find_interleaved_arrays() {
  for (Instruction& i : instructions(function)) {
    auto* array = dyn_cast<AllocaInst>(&i);
    if (array == nullptr) continue;
    std::uint64_t size = 0;
    std::vector<const Value*> found;
    if (!has_only_elements(array, size, layout, found) || size == 0) continue;
    bool fits = layout.getTypeAllocSize(array->getAllocatedType()).getFixedValue() % size == 0;
    for (const Value* v : found) {
      if (const auto* gep = dyn_cast<GEPOperator>(v))
        fits = fits && strides_are_multiples(*gep, size, layout);
    }
    if (!fits) continue;
    for (const Value* v : found) interleaved_[v] = size;
  }
}

void shapes::analyse() {
  for (bool changed = true; changed;) {
    changed = false;
    for (BasicBlock* block : order) {
      for (Instruction& i : *block) {
        if (i.getType()->isVoidTy()) continue;
        const shape now = meet(transfer(i), known_.lookup(&i));
        if (!(now == known_.lookup(&i))) {
          known_[&i] = now;
          changed = true;
        }
      }
      const auto* branch = dyn_cast<BranchInst>(block->getTerminator());
      if (branch == nullptr || !branch->isConditional()) continue;
      const shape condition = of(branch->getCondition());
      if (condition.kind != shape::unknown && !condition.is_uniform() && divergent_.insert(branch).second)
        changed = true;
    }
  }
}

shape shapes::transfer_phi(const PHINode& phi) const {
  shape result;
  bool all_same = true;
  const Value* first = nullptr;
  for (const Value* v : phi.incoming_values()) {
    if (isa<UndefValue>(v) || v == &phi) continue;  // poison too: may be taken as any of the others
    result = meet(result, of(v));
    all_same = all_same && (first == nullptr || first == v);
    if (first == nullptr) first = v;
  }
  const BasicBlock* block = phi.getParent();
  const Loop* own = loops.getLoopFor(block);
  const bool is_header = own != nullptr && own->getHeader() == block;
  for (const BasicBlock* from : predecessors(block)) {
    const auto* branch = dyn_cast<BranchInst>(from->getTerminator());
    if (branch == nullptr || !branch->isConditional() || !is_divergent(branch)) continue;
    const Loop* other = loops.getLoopFor(from);
    if (is_header && own == other) continue;
    if (other != nullptr && !other->contains(block)) {  // leaves a loop at different times
      const auto* v = dyn_cast<Instruction>(phi.getIncomingValueForBlock(from));
      if (v != nullptr && other->contains(v)) return shape::varying_();
    } else if (!all_same && phi.getNumIncomingValues() > 1) {
      return shape::varying_();
    }
  }
  return result;
}

shape shapes::transfer_call(const CallInst& call) const {
  const builtin b = builtin_of(call);
  switch (b.kind) {
    case builtin::position:
      return shape_of_position(b, which);
    case builtin::uniform_result:
      return shape::uniform_();
    case builtin::broadcast:
      return is_uniform(call.getArgOperand(1)) ? shape::uniform_() : shape::varying_();
    case builtin::varying_result:
      return shape::varying_();
    case builtin::none:
    case builtin::elementwise:
      break;
  }
  if (const auto* intrinsic = dyn_cast<IntrinsicInst>(&call)) {
    if (intrinsic->isAssumeLikeIntrinsic()) return shape::uniform_();
  } else if (b.kind == builtin::none) {
    return shape::varying_();
  }
  unsigned width = lane_count;
  for (const Use& u : call.args()) {
    if (!is_uniform_in_pieces(u.get())) return shape::varying_();
    width = std::min(width, of(u.get()).width);
  }
  if (width == lane_count) return shape::uniform_();
  const auto* intrinsic = dyn_cast<IntrinsicInst>(&call);
  const bool in_pieces = intrinsic != nullptr && call.getType()->isIntegerTy() &&
                         isTriviallyVectorizable(intrinsic->getIntrinsicID());
  return in_pieces ? shape::stride_of(0, width) : shape::varying_();
}

shape shapes::transfer_address(const GetElementPtrInst& gep) const {
  const shape base = of(gep.getPointerOperand());
  if (base.kind != shape::strided) return shape::varying_();
  const std::int64_t scale = interleaved_size(gep.getPointerOperand()) != 0 ? lane_count : 1;
  std::int64_t stride = base.stride;
  unsigned width = base.width;
  for (auto i = gep_type_begin(gep); i != gep_type_end(gep); ++i) {
    const shape index = of(i.getOperand());
    if (index.kind != shape::strided) return shape::varying_();
    width = std::min(width, index.width);
    if (index.stride != 0)
      stride += scale * index.stride *
                static_cast<std::int64_t>(i.getSequentialElementStride(layout).getFixedValue());
  }
  return shape::stride_of(stride, width);
}

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

shape shapes::transfer(const Instruction& i) {
  if (const auto* phi = dyn_cast<PHINode>(&i)) return transfer_phi(*phi);
  bool all_uniform = true;
  for (const Use& u : i.operands()) {
    if (isa<BasicBlock>(u.get()) || isa<MetadataAsValue>(u.get())) continue;
    const shape s = of(u.get());
    if (s.kind == shape::unknown) return {};
    all_uniform = all_uniform && s.is_uniform();
  }
  if (const auto* call = dyn_cast<CallInst>(&i)) return transfer_call(*call);
  if (const auto* load = dyn_cast<LoadInst>(&i)) {
    if (all_uniform) return shape::uniform_();
    const shape from = of(load->getPointerOperand());
    const bool in_pieces = from.kind == shape::strided && from.stride == 0 && load->isSimple();
    return in_pieces ? from : shape::varying_();
  }
  if (isa<AtomicRMWInst, AtomicCmpXchgInst>(i)) return shape::varying_();
  if (const auto* array = dyn_cast<AllocaInst>(&i)) {
    const std::uint64_t size = interleaved_size(array);
    return shape::stride_of(static_cast<std::int64_t>(
        size != 0 ? size : layout.getTypeAllocSize(array->getAllocatedType()).getFixedValue()));
  }
  if (all_uniform) return shape::uniform_();
  if (const shape s = in_pieces_by_operands(i); s.kind != shape::unknown) return s;
  const auto operand = [&](unsigned n) { return of(i.getOperand(n)); };
  const auto both_strided = [&] {
    return operand(0).kind == shape::strided && operand(1).kind == shape::strided;
  };
  const auto narrower = [&] { return std::min(operand(0).width, operand(1).width); };
  switch (i.getOpcode()) {
    case Instruction::And:
      if (const auto* c = dyn_cast<ConstantInt>(i.getOperand(1)); c != nullptr && c->getBitWidth() <= 64)
        return transfer_low_bits(i, c->getZExtValue());
      break;
    case Instruction::LShr:
      if (const auto* c = dyn_cast<ConstantInt>(i.getOperand(1)); c != nullptr && c->getZExtValue() < 32)
        return transfer_right_shift(i, static_cast<unsigned>(c->getZExtValue()));
      break;
    case Instruction::Or:
      if (!cast<PossiblyDisjointInst>(i).isDisjoint()) break;
      [[fallthrough]];
    case Instruction::Add:
      if (both_strided()) return shape::stride_of(operand(0).stride + operand(1).stride, narrower());
      break;
    case Instruction::Sub:
      if (both_strided()) return shape::stride_of(operand(0).stride - operand(1).stride, narrower());
      break;
    case Instruction::Mul:
      for (unsigned n = 0; n < 2; ++n) {
        const auto* c = dyn_cast<ConstantInt>(i.getOperand(n));
        if (c != nullptr && c->getBitWidth() <= 64 && operand(1 - n).kind == shape::strided) {
          return shape::stride_of(operand(1 - n).stride * c->getSExtValue(), operand(1 - n).width);
        }
      }
      break;
    case Instruction::Shl: {
      const auto* c = dyn_cast<ConstantInt>(i.getOperand(1));
      if (c != nullptr && operand(0).kind == shape::strided && c->getZExtValue() < 32) {
        return shape::stride_of(operand(0).stride * (std::int64_t{1} << c->getZExtValue()), operand(0).width);
      }
      break;
    }
    case Instruction::ZExt:
    case Instruction::SExt:
    case Instruction::Trunc:
      if (operand(0).kind == shape::strided) return transfer_widening(i);
      break;
    case Instruction::Freeze:
      return operand(0);
    case Instruction::GetElementPtr:
      return transfer_address(cast<GetElementPtrInst>(i));
    case Instruction::Select:
      if (is_uniform_in_pieces(i.getOperand(0)) && operand(1).kind == shape::strided &&
          operand(2).kind == shape::strided && operand(1).stride == operand(2).stride)
        return shape::stride_of(operand(1).stride,
                                std::min({operand(0).width, operand(1).width, operand(2).width}));
      break;
    default:
      break;
  }
  return shape::varying_();
}

}  // namespace pewter::metal
