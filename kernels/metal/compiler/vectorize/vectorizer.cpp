#include "kernels/metal/compiler/vectorize/vectorizer.hpp"

#include <llvm/IR/CFG.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/Support/raw_ostream.h>

#include <algorithm>

#include "kernels/metal/compiler/barriers/phases.hpp"
#include "kernels/metal/simdgroup_context.hpp"

namespace pewter::metal {

using namespace llvm;

vectorizer::vectorizer(Function& kernel, const variant& which)
    : value_mapping(kernel, which), module_(*kernel.getParent()), simd_(*this), atomics_(*this, simd_) {}

Function* vectorizer::run() {
  find_groups();
  new_ = create_body(module_, old_.getName() + "." + shapes_.which.suffix + ".body");
  for (const Attribute a : old_.getAttributes().getFnAttrs()) {
    if (a.isStringAttribute() && a.getKindAsString().starts_with("target-")) new_->addFnAttr(a);
  }
  simdgroup_ = new_->getArg(body_arguments::simdgroup);
  MDBuilder metadata(context_);
  in_threadgroup_ = MDNode::get(
      context_,
      metadata.createAnonymousAliasScope(metadata.createAnonymousAliasScopeDomain("pewter"), "threadgroup"));
  for (BasicBlock* b : shapes_.order)
    first_block_[b] = last_block_[b] = BasicBlock::Create(context_, b->getName(), new_);
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
    if (!reason.empty()) break;
  }
  if (reason.empty()) fill_phis();
  if (reason.empty()) return new_;
  new_->dropAllReferences();
  while (!new_->empty()) new_->begin()->eraseFromParent();
  new_->eraseFromParent();
  return nullptr;
}

/// A threadgroup argument is an offset into the threadgroup's memory.
void vectorizer::load_arguments() {
  b_.SetInsertPoint(first_block_[shapes_.order.front()]);
  if (!shapes_.which.full) {
    entry_mask_ =
        b_.CreateBitCast(context_u32(offsetof(simdgroup_context, active_lanes)), vector_type(b_.getInt1Ty()));
  }
  for (Argument& a : old_.args()) {
    if (!a.getType()->isPointerTy() || a.hasByValAttr()) {
      scalars_[&a] = PoisonValue::get(a.getType());  // a position: import/import_ir.cpp has replaced its uses
      continue;
    }
    const Attribute binding = old_.getAttributes().getParamAttr(a.getArgNo(), "pewter-argument");
    std::uint64_t index = 0;
    binding.getValueAsString().getAsInteger(10, index);
    LoadInst* value = b_.CreateLoad(
        a.getType(), b_.CreateConstGEP1_64(b_.getPtrTy(), new_->getArg(body_arguments::bindings), index));
    value->setMetadata(LLVMContext::MD_invariant_load, MDNode::get(context_, {}));
    scalars_[&a] = value;
    if (old_.getAttributes().hasParamAttr(a.getArgNo(), "pewter-threadgroup")) {
      Value* memory = context_pointer(offsetof(simdgroup_context, threadgroup_memory));
      scalars_[&a] = b_.CreateGEP(b_.getInt8Ty(), memory, b_.CreatePtrToInt(value, b_.getInt64Ty()));
    }
  }
}

Value* vectorizer::mask_of(BasicBlock* b) {
  if (b == shapes_.order.front()) return entry_mask_;
  Loop* own = shapes_.loops.getLoopFor(b);
  if (own != nullptr && own->getHeader() == b) {
    if (!shapes_.has_divergent_exit(own)) return masks_[own->getLoopPreheader()];
    PHINode* live = b_.CreatePHI(vector_type(b_.getInt1Ty()), 2, "live");
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
  if (is_header && own->getLoopPreheader() == nullptr) return fail("a loop without a preheader");
  mask_ = masks_[b] = mask_of(b);
  for (PHINode& phi : b->phis()) {
    const shape s = shapes_.of(&phi);
    const auto made = [&](Type* type) { return b_.CreatePHI(type, phi.getNumIncomingValues()); };
    if (s.is_linear() || s.kind == shape::unknown) {
      scalars_[&phi] = made(phi.getType());
      continue;
    }
    vectors_[&phi] = made(vector_type(phi.getType()));
    for (unsigned n = 0; s.is_in_pieces() && n < s.pieces(); ++n)
      pieces_[&phi].push_back(made(phi.getType()));
  }
  if (!is_header || !shapes_.has_divergent_exit(own)) return;
  auto* latch = cast<BranchInst>(own->getLoopLatch()->getTerminator());
  BasicBlock* exit = latch->getSuccessor(latch->getSuccessor(0) == b ? 1 : 0);
  if (exit->getSinglePredecessor() != latch->getParent() || own->getExitingBlock() != latch->getParent()) {
    return fail("a loop with several exits");
  }
  for (PHINode& phi : exit->phis()) {
    Value* v = phi.getIncomingValueForBlock(latch->getParent());
    auto* i = dyn_cast<Instruction>(v);
    if (i == nullptr || !own->contains(i)) continue;
    const bool header_has_it = any_of(b->phis(), [&](PHINode& p) {
      return p.getIncomingValueForBlock(latch->getParent()) == v && shapes_.of(&p).kind == shape::varying;
    });
    live_outs_[own].push_back(
        {&phi, header_has_it ? nullptr : b_.CreatePHI(vector_type(phi.getType()), 2, "left")});
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
      b_.CreateCondBr(scalar(branch->getCondition()), first_block_[branch->getSuccessor(0)],
                      first_block_[branch->getSuccessor(1)]);
    } else if (own != nullptr && own->getLoopLatch() == b) {
      end_in_divergent_latch(branch);
    } else {
      end_in_divergent_branch(branch);
    }
  } else {
    fail("a terminator", end);
  }
}

void vectorizer::end_in_divergent_latch(BranchInst* branch) {
  BasicBlock* b = branch->getParent();
  Loop* loop = shapes_.loops.getLoopFor(b);
  const bool continues_if_true = branch->getSuccessor(0) == loop->getHeader();
  Value* condition = vector(branch->getCondition());
  Value* stays = both(mask_, continues_if_true ? condition : b_.CreateNot(condition));
  BasicBlock* before = last_block_[loop->getLoopPreheader()];
  for (const live_out& l : live_outs_[loop]) {
    Value* v = l.exit->getIncomingValueForBlock(b);
    Value* left = nullptr;
    if (l.accumulated != nullptr) {
      left = b_.CreateSelect(mask_, vector(v), l.accumulated);
      l.accumulated->addIncoming(left, b_.GetInsertBlock());
      l.accumulated->addIncoming(PoisonValue::get(l.accumulated->getType()), before);
    } else {
      for (PHINode& phi : loop->getHeader()->phis()) {
        if (phi.getIncomingValueForBlock(b) != v || shapes_.of(&phi).kind != shape::varying) continue;
        Value*& kept = blended_[{&phi, b}];
        if (kept == nullptr) kept = b_.CreateSelect(mask_, vector(v), vectors_[&phi]);
        left = kept;
      }
    }
    exit_values_[l.exit] = left;
  }
  PHINode* live = live_masks_[loop];
  Value* outer = masks_[loop->getLoopPreheader()];
  live->addIncoming(stays, b_.GetInsertBlock());
  live->addIncoming(outer != nullptr ? outer : all_ones(), before);
  BasicBlock* header = first_block_[loop->getHeader()];
  b_.CreateCondBr(any(stays), header, first_block_[branch->getSuccessor(continues_if_true ? 1 : 0)]);
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
    if (own != nullptr && !own->contains(to)) return fail("a divergent branch out of a loop");
  }
  bool is_then[2] = {s[0]->getSinglePredecessor() == b, s[1]->getSinglePredecessor() == b};
  if (is_then[0] == is_then[1]) return fail("a divergent branch without a join");
  const bool first = is_then[0];
  Value* condition = vector(branch->getCondition());
  Value* taken = both(mask_, first ? condition : b_.CreateNot(condition));
  then_masks_[branch] = taken;
  Value* enters = is_harmless(first ? s[0] : s[1], first ? s[1] : s[0]) ? b_.getTrue() : any(taken);
  BasicBlock *then = first_block_[first ? s[0] : s[1]], *join = first_block_[first ? s[1] : s[0]];
  b_.CreateCondBr(enters, then, join);
  regions.push_back({b_.GetInsertBlock(), then, join, taken});
}

void vectorizer::fill_phis() {
  for (BasicBlock* b : shapes_.order) {
    Loop* own = shapes_.loops.getLoopFor(b);
    const bool is_header = own != nullptr && own->getHeader() == b;
    for (PHINode& phi : b->phis()) {
      const shape s = shapes_.of(&phi);
      const bool is_scalar = s.is_linear() || s.kind == shape::unknown;
      auto* made = cast<PHINode>(is_scalar ? scalars_[&phi] : vectors_[&phi]);
      for (unsigned n = 0; n < phi.getNumIncomingValues(); ++n) {
        BasicBlock* from = phi.getIncomingBlock(n);
        Value* incoming = phi.getIncomingValue(n);
        b_.SetInsertPoint(last_block_[from]->getTerminator());
        for (unsigned p = 0; s.is_in_pieces() && p < s.pieces(); ++p)
          cast<PHINode>(pieces_[&phi][p])->addIncoming(piece(incoming, p, s.width), last_block_[from]);
        if (is_scalar) {
          made->addIncoming(scalar(incoming), last_block_[from]);
          continue;
        }
        const auto kept = blended_.find({&phi, from});
        Value* v = exit_values_.contains(&phi) ? exit_values_[&phi]
                   : kept != blended_.end()    ? kept->second
                                               : vector(incoming);
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
                              vector(phi.getIncomingValueForBlock(x)));
        }
        made->addIncoming(v, last_block_[from]);
      }
    }
  }
}

}  // namespace pewter::metal
