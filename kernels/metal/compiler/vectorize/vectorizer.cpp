#include "kernels/metal/compiler/vectorize/vectorizer.hpp"

#include <llvm/IR/CFG.h>
#include <llvm/IR/Constants.h>

#include <algorithm>

#include "kernels/metal/compiler/barriers/phases.hpp"
#include "kernels/metal/simdgroup_context.hpp"

namespace pewter::metal {

using namespace llvm;

vectorizer::vectorizer(Function& kernel, const variant& which)
    : code_(kernel, which),
      b_(code_.builder()),
      shapes_(code_.kernel_shapes()),
      groups_(shapes_),
      simd_(code_),
      atomics_(code_, simd_),
      lanes_(code_, simd_),
      operations_(code_, lanes_),
      calls_(code_, simd_, lanes_, operations_),
      addresses_(code_),
      memory_(code_, groups_, lanes_) {}

Function* vectorizer::run() {
  code_.begin();
  Function* body = code_.function();
  for (BasicBlock* b : shapes_.order)
    first_block_[b] = last_block_[b] = BasicBlock::Create(b_.getContext(), b->getName(), body);
  load_arguments();
  for (BasicBlock* b : shapes_.order) {
    begin_block(b);
    for (Instruction& i : *b) {
      if (isa<PHINode>(i)) continue;
      if (i.isTerminator()) break;
      emit(i);
    }
    last_block_[b] = b_.GetInsertBlock();
    end_block(b);
    if (!reason().empty()) break;
  }
  if (reason().empty()) fill_phis();
  if (reason().empty()) return body;
  body->dropAllReferences();
  while (!body->empty()) body->begin()->eraseFromParent();
  body->eraseFromParent();
  return nullptr;
}

void vectorizer::emit(Instruction& i) {
  if (auto* call = dyn_cast<CallInst>(&i)) return calls_.emit(*call);
  if (auto* store = dyn_cast<StoreInst>(&i)) return memory_.emit(*store);
  if (auto* load = dyn_cast<LoadInst>(&i)) return memory_.emit(*load);
  if (isa<AtomicRMWInst, AtomicCmpXchgInst>(i)) return atomics_.emit(i);
  if (auto* gep = dyn_cast<GetElementPtrInst>(&i)) return addresses_.emit(*gep);
  operations_.emit(i);
}

/// A threadgroup argument is an offset into the threadgroup's memory.
void vectorizer::load_arguments() {
  b_.SetInsertPoint(first_block_[shapes_.order.front()]);
  if (!shapes_.which.full) {
    entry_mask_ = b_.CreateBitCast(code_.context_u32(offsetof(simdgroup_context, active_lanes)),
                                   code_.vector_type(b_.getInt1Ty()));
  }
  for (Argument& a : code_.kernel().args()) {
    if (!a.getType()->isPointerTy() || a.hasByValAttr()) {  // a position: import_ir.cpp replaced its uses
      code_.set_uniform(a, PoisonValue::get(a.getType()));
      continue;
    }
    const Attribute binding = code_.kernel().getAttributes().getParamAttr(a.getArgNo(), "pewter-argument");
    std::uint64_t index = 0;
    binding.getValueAsString().getAsInteger(10, index);
    LoadInst* value = b_.CreateLoad(
        a.getType(),
        b_.CreateConstGEP1_64(b_.getPtrTy(), code_.function()->getArg(body_arguments::bindings), index));
    value->setMetadata(LLVMContext::MD_invariant_load, MDNode::get(b_.getContext(), {}));
    code_.set_uniform(a, value);
    if (code_.kernel().getAttributes().hasParamAttr(a.getArgNo(), "pewter-threadgroup")) {
      Value* memory = code_.context_pointer(offsetof(simdgroup_context, threadgroup_memory));
      code_.set_uniform(a, b_.CreateGEP(b_.getInt8Ty(), memory, b_.CreatePtrToInt(value, b_.getInt64Ty())));
    }
  }
}

Value* vectorizer::mask_of(BasicBlock* b) {
  if (b == shapes_.order.front()) return entry_mask_;
  Loop* own = shapes_.loops.getLoopFor(b);
  if (own != nullptr && own->getHeader() == b) {
    if (!shapes_.has_divergent_exit(own)) return masks_[own->getLoopPreheader()];
    PHINode* live = b_.CreatePHI(code_.vector_type(b_.getInt1Ty()), 2, "live");
    live_masks_[own] = live;
    return live;
  }
  BasicBlock* above = shapes_.tree.getNode(b)->getIDom()->getBlock();
  Loop* left = nullptr;
  for (Loop* l = shapes_.loops.getLoopFor(above); l != nullptr && !l->contains(b); l = l->getParentLoop())
    left = l;
  if (left != nullptr) return masks_[left->getLoopPreheader()];
  auto* branch = dyn_cast<BranchInst>(above->getTerminator());
  if (branch != nullptr && shapes_.is_divergent(branch) && b->getSinglePredecessor() == above &&
      then_masks_.contains(branch)) {
    return then_masks_[branch];
  }
  return masks_[above];
}

void vectorizer::begin_block(BasicBlock* b) {
  b_.SetInsertPoint(first_block_[b]);
  Loop* own = shapes_.loops.getLoopFor(b);
  const bool is_header = own != nullptr && own->getHeader() == b;
  if (is_header && own->getLoopPreheader() == nullptr) return code_.fail("a loop without a preheader");
  code_.set_mask(masks_[b] = mask_of(b));
  for (PHINode& phi : b->phis()) {
    const shape s = shapes_.of(&phi);
    const auto made = [&](Type* type) { return b_.CreatePHI(type, phi.getNumIncomingValues()); };
    if (s.is_linear() || s.kind == shape::unknown) {
      code_.set_uniform(phi, made(phi.getType()));
      continue;
    }
    code_.set_lanes(phi, made(code_.vector_type(phi.getType())));
    if (!s.is_in_pieces()) continue;
    value_mapping::piece_values pieces;
    for (unsigned n = 0; n < s.pieces(); ++n) pieces.push_back(made(phi.getType()));
    code_.set_pieces(phi, pieces);
  }
  if (is_header && shapes_.has_divergent_exit(own)) begin_divergent_loop(*own);
}

/// What leaves the loop is accumulated, as lanes leave it at different times.
void vectorizer::begin_divergent_loop(Loop& own) {
  BasicBlock* b = own.getHeader();
  auto* latch = cast<BranchInst>(own.getLoopLatch()->getTerminator());
  BasicBlock* exit = latch->getSuccessor(latch->getSuccessor(0) == b ? 1 : 0);
  if (exit->getSinglePredecessor() != latch->getParent() || own.getExitingBlock() != latch->getParent()) {
    return code_.fail("a loop with several exits");
  }
  for (PHINode& phi : exit->phis()) {
    Value* v = phi.getIncomingValueForBlock(latch->getParent());
    auto* i = dyn_cast<Instruction>(v);
    if (i == nullptr || !own.contains(i)) continue;
    const bool header_has_it = any_of(b->phis(), [&](PHINode& p) {
      return p.getIncomingValueForBlock(latch->getParent()) == v && shapes_.of(&p).kind == shape::varying;
    });
    live_outs_[&own].push_back(
        {&phi, header_has_it ? nullptr : b_.CreatePHI(code_.vector_type(phi.getType()), 2, "left")});
  }
}

void vectorizer::end_block(BasicBlock* b) {
  Instruction* end = b->getTerminator();
  if (isa<ReturnInst>(end)) {
    b_.CreateRet(b_.getInt32(0));
  } else if (isa<UnreachableInst>(end)) {
    b_.CreateUnreachable();
  } else if (auto* branch = dyn_cast<BranchInst>(end)) {
    Loop* own = shapes_.loops.getLoopFor(b);
    if (branch->isUnconditional()) {
      b_.CreateBr(first_block_[branch->getSuccessor(0)]);
    } else if (!shapes_.is_divergent(branch)) {
      b_.CreateCondBr(code_.scalar(branch->getCondition()), first_block_[branch->getSuccessor(0)],
                      first_block_[branch->getSuccessor(1)]);
    } else if (own != nullptr && own->getLoopLatch() == b) {
      end_in_divergent_latch(branch);
    } else {
      end_in_divergent_branch(branch);
    }
  } else {
    code_.fail("a terminator", end);
  }
}

void vectorizer::end_in_divergent_latch(BranchInst* branch) {
  BasicBlock* b = branch->getParent();
  Loop* loop = shapes_.loops.getLoopFor(b);
  const bool continues_if_true = branch->getSuccessor(0) == loop->getHeader();
  Value* condition = code_.vector(branch->getCondition());
  Value* stays = code_.both(code_.mask(), continues_if_true ? condition : b_.CreateNot(condition));
  BasicBlock* before = last_block_[loop->getLoopPreheader()];
  for (const live_out& l : live_outs_[loop]) {
    Value* v = l.exit->getIncomingValueForBlock(b);
    Value* left = nullptr;
    if (l.accumulated != nullptr) {
      left = b_.CreateSelect(code_.mask(), code_.vector(v), l.accumulated);
      l.accumulated->addIncoming(left, b_.GetInsertBlock());
      l.accumulated->addIncoming(PoisonValue::get(l.accumulated->getType()), before);
    } else {
      for (PHINode& phi : loop->getHeader()->phis()) {
        if (phi.getIncomingValueForBlock(b) != v || shapes_.of(&phi).kind != shape::varying) continue;
        Value*& kept = blended_[{&phi, b}];
        if (kept == nullptr) kept = b_.CreateSelect(code_.mask(), code_.vector(v), code_.vector(&phi));
        left = kept;
      }
    }
    exit_values_[l.exit] = left;
  }
  PHINode* live = live_masks_[loop];
  Value* outer = masks_[loop->getLoopPreheader()];
  live->addIncoming(stays, b_.GetInsertBlock());
  live->addIncoming(outer != nullptr ? outer : code_.all_ones(), before);
  BasicBlock* header = first_block_[loop->getHeader()];
  b_.CreateCondBr(code_.any(stays), header, first_block_[branch->getSuccessor(continues_if_true ? 1 : 0)]);
}

/// A short block before a join that does nothing where no lane is active is entered without a question:
/// what does not depend on it can move out of loops.
bool vectorizer::is_harmless(BasicBlock* then, BasicBlock* join) const {
  constexpr unsigned longest = 16;
  if (then->getSingleSuccessor() != join || then->size() > longest) return false;
  return all_of(*then, [&](Instruction& i) {
    if (i.isTerminator()) return true;
    if (const Value* pointer = getLoadStorePointerOperand(&i)) {
      const bool is_simple = isa<LoadInst>(i) ? cast<LoadInst>(i).isSimple() : cast<StoreInst>(i).isSimple();
      const auto size =
          static_cast<std::int64_t>(shapes_.layout.getTypeStoreSize(getLoadStoreType(&i)).getFixedValue());
      const shape s = shapes_.of(pointer);
      return is_simple && s.kind == shape::strided && s.stride == size;  // a gather of nothing costs, too
    }
    if (i.mayReadOrWriteMemory() || isa<AllocaInst>(i) ||
        (isa<BinaryOperator>(i) && cast<BinaryOperator>(i).isIntDivRem()))
      return false;
    const auto* call = dyn_cast<CallInst>(&i);
    return call == nullptr || isa<IntrinsicInst>(call) || builtin_of(*call).kind == builtin::position;
  });
}

void vectorizer::end_in_divergent_branch(BranchInst* branch) {
  BasicBlock* b = branch->getParent();
  Loop* own = shapes_.loops.getLoopFor(b);
  BasicBlock* s[2] = {branch->getSuccessor(0), branch->getSuccessor(1)};
  for (BasicBlock* to : s) {
    if (own != nullptr && !own->contains(to)) return code_.fail("a divergent branch out of a loop");
  }
  bool is_then[2] = {s[0]->getSinglePredecessor() == b, s[1]->getSinglePredecessor() == b};
  if (is_then[0] == is_then[1]) return code_.fail("a divergent branch without a join");
  const bool first = is_then[0];
  Value* condition = code_.vector(branch->getCondition());
  Value* taken = code_.both(code_.mask(), first ? condition : b_.CreateNot(condition));
  then_masks_[branch] = taken;
  Value* enters = is_harmless(first ? s[0] : s[1], first ? s[1] : s[0]) ? b_.getTrue() : code_.any(taken);
  BasicBlock *then = first_block_[first ? s[0] : s[1]], *join = first_block_[first ? s[1] : s[0]];
  b_.CreateCondBr(enters, then, join);
  regions_.push_back({b_.GetInsertBlock(), then, join, taken});
}

void vectorizer::fill_phis() {
  for (BasicBlock* b : shapes_.order) {
    for (PHINode& phi : b->phis()) {
      const shape s = shapes_.of(&phi);
      const bool is_scalar = s.is_linear() || s.kind == shape::unknown;
      auto* made = cast<PHINode>(is_scalar ? code_.scalar(&phi) : code_.vector(&phi));
      for (unsigned n = 0; n < phi.getNumIncomingValues(); ++n) {
        BasicBlock* last = last_block_[phi.getIncomingBlock(n)];
        Value* incoming = phi.getIncomingValue(n);
        b_.SetInsertPoint(last->getTerminator());
        for (unsigned p = 0; s.is_in_pieces() && p < s.pieces(); ++p)
          cast<PHINode>(code_.piece(&phi, p, s.width))->addIncoming(code_.piece(incoming, p, s.width), last);
        made->addIncoming(is_scalar ? code_.scalar(incoming) : incoming_lanes(phi, n), last);
      }
    }
  }
}

/// Of each lane, what it brings from where it branched off on the way of this edge.
Value* vectorizer::incoming_lanes(PHINode& phi, unsigned n) {
  BasicBlock *b = phi.getParent(), *from = phi.getIncomingBlock(n);
  Loop* own = shapes_.loops.getLoopFor(b);
  const bool is_header = own != nullptr && own->getHeader() == b;
  const auto kept = blended_.find({&phi, from});
  Value* v = exit_values_.contains(&phi) ? exit_values_[&phi]
             : kept != blended_.end()    ? kept->second
                                         : code_.vector(phi.getIncomingValue(n));
  std::vector<BasicBlock*> skipping;  // branches that lanes of this edge may have gone another way at
  for (BasicBlock* x : predecessors(b)) {
    auto* branch = dyn_cast<BranchInst>(x->getTerminator());
    if (!is_header && x != from && branch != nullptr && then_masks_.contains(branch) &&
        shapes_.tree.dominates(x, from))
      skipping.push_back(x);
  }
  std::sort(skipping.begin(), skipping.end(),
            [&](BasicBlock* a, BasicBlock* c) { return a != c && shapes_.tree.dominates(c, a); });
  for (BasicBlock* x : skipping) {
    v = b_.CreateSelect(then_masks_[cast<BranchInst>(x->getTerminator())], v,
                        code_.vector(phi.getIncomingValueForBlock(x)));
  }
  return v;
}

}  // namespace pewter::metal
