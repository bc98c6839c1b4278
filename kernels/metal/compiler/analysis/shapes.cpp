#include "kernels/metal/compiler/analysis/shapes.hpp"

#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/ADT/SetVector.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/GetElementPtrTypeIterator.h>
#include <llvm/IR/IntrinsicInst.h>

#include "kernels/metal/compiler/analysis/builtins.hpp"

namespace pewter::metal {

using namespace llvm;

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

void shapes::analyse() {
  reach_fixpoint();
  // Cycles that nothing but poison enters are taken as uniform: what their users make of other operands is to
  // be known, too.
  for (BasicBlock* block : order) {
    for (PHINode& phi : block->phis()) {
      if (known_.lookup(&phi).kind == shape::unknown) known_[&phi] = shape::uniform_();
    }
  }
  reach_fixpoint();
}

void shapes::reach_fixpoint() {
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
