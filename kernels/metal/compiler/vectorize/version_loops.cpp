// A copy of each innermost loop with a mask, and of those around loops of all lanes, for as long as all lanes
// are in it: loads and stores of whole vectors, no blends. When the first lane leaves, the loop with the mask
// goes on; so it does where a branch at the loop's beginning, up to a bound, is no longer all lanes'. A
// branch there that does not change from turn to turn is asked before the loop.
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/PatternMatch.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include "kernels/metal/compiler/analysis/shapes.hpp"
#include "kernels/metal/compiler/lowering/all_true_masks.hpp"
#include "kernels/metal/compiler/vectorize/masked_regions.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// A vector goes where it is used, with what is only used for it.
void sink(Value* v, BasicBlock* to) {
  auto* i = dyn_cast<Instruction>(v);
  if (i == nullptr || isa<PHINode>(i) || i->mayReadOrWriteMemory() || !i->getType()->isVectorTy() ||
      i->getParent() == to)
    return;
  if (any_of(i->users(), [&](User* u) { return cast<Instruction>(u)->getParent() != to || isa<PHINode>(u); }))
    return;
  i->moveBefore(to->getFirstNonPHIIt());
  for (Use& u : i->operands()) sink(u.get(), to);
}

Constant* all_lanes(LLVMContext& context) {
  return ConstantVector::getSplat(ElementCount::getFixed(lane_count), ConstantInt::getTrue(context));
}

/// Whether it changes from one time around the loop to the next.
bool varies(Value* v, const Loop& loop) {
  SmallPtrSet<Value*, 16> seen;
  const auto visit = [&](Value* x, const auto& self) -> bool {
    auto* i = dyn_cast<Instruction>(x);
    if (i == nullptr || !loop.contains(i) || !seen.insert(i).second) return false;
    if (isa<PHINode>(i) || i->mayReadOrWriteMemory()) return true;
    return any_of(i->operands(), [&](Use& u) { return self(u.get(), self); });
  };
  return visit(v, visit);
}

/// Whether a changing number in the mask is below a fixed bound: once out, lanes most likely stay out.
bool is_up_to_a_bound(Value* mask, const Loop& loop) {
  using namespace PatternMatch;
  Value *x = nullptr, *y = nullptr, *inner = nullptr;
  const bool inverse = match(mask, m_Not(m_Value(inner)));
  CmpPredicate predicate;
  if (!match(inverse ? inner : mask, m_ICmp(predicate, m_Value(x), m_Value(y)))) return false;
  CmpInst::Predicate p = predicate;
  if (inverse) p = CmpInst::getInversePredicate(p);
  if (!varies(x, loop)) {
    std::swap(x, y);
    p = CmpInst::getSwappedPredicate(p);
  }
  return varies(x, loop) && !varies(y, loop) &&
         (p == CmpInst::ICMP_ULT || p == CmpInst::ICMP_ULE || p == CmpInst::ICMP_SLT ||
          p == CmpInst::ICMP_SLE);
}

/// What the region's lanes are of those that come to its branch.
Value* condition_of(const masked_region& r) {
  using namespace PatternMatch;
  Value* inner = nullptr;
  return match(r.mask, m_Select(m_Value(), m_Value(inner), m_Zero())) ? inner : r.mask;
}

/// The branch at the end of the loop's header; or null.
const masked_region* region_at_header(const Loop& loop, const std::vector<masked_region>& regions) {
  BasicBlock* header = loop.getHeader();
  if (header->getTerminator()->getNumSuccessors() != 2) return nullptr;
  const auto found = find_if(regions, [&](const masked_region& r) { return r.from == header; });
  return found != regions.end() && loop.contains(found->join) ? &*found : nullptr;
}

/// Whether scalars can say in each turn that all lanes take the branch, before anything is stored.
bool is_asked_in_turns(const masked_region& branch, const Loop& loop) {
  BasicBlock* header = loop.getHeader();
  if (any_of(*header, [](Instruction& i) { return i.mayHaveSideEffects(); })) return false;
  IRBuilder<> b(header->getTerminator());  // to see whether they can
  Value* condition = condition_of(branch);
  return is_up_to_a_bound(condition, loop) && is_full(b, condition) != nullptr;
}

/// Whether lanes take the branch in all turns or in none, by a bound that is the same for all lanes: most
/// likely all of them do. Other conditions may well divide lanes.
bool is_asked_once(const masked_region& branch, const Loop& loop) {
  using namespace PatternMatch;
  Value *condition = condition_of(branch), *x = nullptr, *y = nullptr, *inner = nullptr;
  auto* defined = dyn_cast<Instruction>(condition);
  if (defined == nullptr || loop.contains(defined)) return false;
  CmpPredicate predicate;
  if (!match(match(condition, m_Not(m_Value(inner))) ? inner : condition,
             m_ICmp(predicate, m_Value(x), m_Value(y))))
    return false;
  const auto is_bound = [](Value* v) { return !isa<Constant>(v) && getSplatValue(v) != nullptr; };
  return CmpInst::isRelational(predicate) && is_bound(x) != is_bound(y);
}

/// Whether it has only lanes that did not take the branch.
bool is_otherwise(Value* mask, const masked_region& branch) {
  using namespace PatternMatch;
  Value* inner = nullptr;
  if (match(mask, m_Select(m_Value(), m_Value(inner), m_Zero()))) mask = inner;
  auto* phi = dyn_cast<PHINode>(mask);
  return phi != nullptr && phi->getParent() == branch.join && all_of(phi->blocks(), [&](BasicBlock* b) {
           return b == branch.from || match(phi->getIncomingValueForBlock(b),
                                            m_Select(m_Specific(branch.mask), m_Zero(), m_Value()));
         });
}

/// Whether lanes may leave a loop at different times.
bool has_mask(const Loop& loop) {
  return any_of(loop.getHeader()->phis(),
                [](const PHINode& phi) { return phi.getName().starts_with("live"); });
}

/// Whether all lanes turn together in the loops within, and what is gathered for some lanes pays for a copy.
bool has_loops_of_all_lanes(const Loop& loop) {
  constexpr std::size_t longest = 4000, least_gathers = 4;
  std::size_t length = 0, gathers = 0;
  for (const BasicBlock* b : loop.blocks()) {
    length += b->size();
    for (const Instruction& i : *b) {
      const auto* call = dyn_cast<IntrinsicInst>(&i);
      gathers += call != nullptr && call->getIntrinsicID() == Intrinsic::masked_gather ? 1 : 0;
    }
  }
  const auto nest = loop.getLoopsInPreorder();
  return length <= longest && gathers >= least_gathers &&
         none_of(drop_begin(nest), [](const Loop* l) { return has_mask(*l); });
}

/// Whether loops within are all for lanes that do not take the branch.
bool is_innermost_otherwise(const Loop& loop, const masked_region* branch,
                            const std::vector<masked_region>& regions, const DominatorTree& tree) {
  if (loop.isInnermost() || has_loops_of_all_lanes(loop)) return true;
  if (branch == nullptr) return false;
  return any_of(regions, [&](const masked_region& r) {
    return r.from == branch->join && is_otherwise(r.mask, *branch) &&
           all_of(loop.getSubLoops(),
                  [&](Loop* l) { return tree.dominates(BasicBlockEdge(r.from, r.then), l->getHeader()); });
  });
}

/// Leaves the copy at its header for the loop with the mask if not all lanes take the branch.
void leave_for_branch(BasicBlock* fast_header, BasicBlock* header, Value* mask,
                      function_ref<Value*(PHINode&)> in_copy) {
  IRBuilder<> b(fast_header->getTerminator());
  Value* full = is_full(b, mask);
  if (full == nullptr) return;
  BasicBlock* goes_on = fast_header->splitBasicBlock(fast_header->getTerminator(), "all");
  b.SetInsertPoint(fast_header->getTerminator());
  b.CreateCondBr(full, goes_on, header);
  fast_header->getTerminator()->eraseFromParent();
  for (PHINode& phi : header->phis()) phi.addIncoming(in_copy(phi), fast_header);
  mask->replaceAllUsesWith(all_lanes(header->getContext()));
}

/// Lanes that did not enter have their values of before: chosen where the loop with the mask ends, as all
/// lanes enter the copy.
void choose_before_exit(BasicBlock* latch, BasicBlock* exit, Value* entered) {
  BasicBlock* left = nullptr;
  for (PHINode& phi : make_early_inc_range(exit->phis())) {
    auto* chosen = phi.hasOneUse() ? dyn_cast<SelectInst>(phi.user_back()) : nullptr;
    if (chosen == nullptr || chosen->getCondition() != entered || chosen->getTrueValue() != &phi) continue;
    if (auto* before = dyn_cast<Instruction>(chosen->getFalseValue()); before && before->getParent() == exit)
      continue;
    if (left == nullptr) left = SplitEdge(latch, exit);
    chosen->moveBefore(left->getTerminator()->getIterator());
    chosen->setTrueValue(phi.getIncomingValueForBlock(left));
    chosen->replaceAllUsesWith(&phi);
    phi.setIncomingValueForBlock(left, chosen);
  }
}

bool version(Function& f, PHINode* live, const std::vector<masked_region>& regions) {
  DominatorTree tree(f);
  LoopInfo loops(tree);
  Loop* loop = loops.getLoopFor(live->getParent());
  if (loop == nullptr || loop->getHeader() != live->getParent()) return false;
  const masked_region* branch = region_at_header(*loop, regions);
  Value* once = branch != nullptr && is_asked_once(*branch, *loop) ? condition_of(*branch) : nullptr;
  if (once == nullptr && branch != nullptr && !is_asked_in_turns(*branch, *loop)) branch = nullptr;
  if (!is_innermost_otherwise(*loop, branch, regions, tree)) return false;
  BasicBlock* before = loop->getLoopPreheader();
  BasicBlock* header = loop->getHeader();
  BasicBlock* latch = loop->getLoopLatch();
  BasicBlock* exit = loop->getExitBlock();
  if (before == nullptr || latch == nullptr || exit == nullptr || loop->getExitingBlock() != latch)
    return false;
  if (before->getTerminator()->getNumSuccessors() != 1 || exit->getSinglePredecessor() != latch) return false;
  Value* start = live->getIncomingValueForBlock(before);
  Value* stays = live->getIncomingValueForBlock(latch);
  if (isa<PHINode>(stays)) return false;  // what is asked at the end is a copy of it
  // What the loop defines reaches the exit by phis alone, so that these can take it from either copy.
  for (BasicBlock* b : loop->blocks()) {
    for (Instruction& i : *b) {
      for (User* u : i.users()) {
        auto* user = cast<Instruction>(u);
        if (!loop->contains(user) && !(user->getParent() == exit && isa<PHINode>(user))) return false;
      }
    }
  }
  ValueToValueMapTy copies;
  std::vector<BasicBlock*> made;
  for (BasicBlock* b : loop->blocks()) {
    BasicBlock* copy = CloneBasicBlock(b, copies, ".all", &f);
    copies[b] = copy;
    made.push_back(copy);
  }
  for (BasicBlock* b : made) {
    b->moveBefore(header);
    for (Instruction& i : *b) RemapInstruction(&i, copies, RF_NoModuleLevelChanges | RF_IgnoreMissingLocals);
  }
  const auto copy_of = [&](Value* v) -> Value* {
    const auto found = copies.find(v);
    return found == copies.end() ? v : static_cast<Value*>(found->second);
  };
  auto* fast_header = cast<BasicBlock>(copy_of(header));
  auto* fast_latch = cast<BasicBlock>(copy_of(latch));
  BasicBlock* end = BasicBlock::Create(f.getContext(), "first.left", &f, header);
  IRBuilder<> b(before->getTerminator());
  const auto bits = [&](Value* mask) { return b.CreateBitCast(mask, b.getInt32Ty()); };
  const auto all_of_them = [&](Value* mask) {
    Value* full = is_full(b, mask);
    return full != nullptr ? full : b.CreateICmpEQ(bits(mask), b.getInt32(~0u));
  };
  Value* enters = all_of_them(start);
  if (once != nullptr) enters = b.CreateAnd(enters, all_of_them(once));
  b.CreateCondBr(enters, fast_header, header);
  before->getTerminator()->eraseFromParent();
  Value* fast_stays = copy_of(stays);
  auto* fast_live = cast<PHINode>(copy_of(live));
  fast_live->replaceAllUsesWith(all_lanes(f.getContext()));
  fast_live->eraseFromParent();
  b.SetInsertPoint(fast_latch->getTerminator());
  b.CreateCondBr(all_of_them(fast_stays), fast_header, end);
  fast_latch->getTerminator()->eraseFromParent();
  b.SetInsertPoint(end);
  b.CreateCondBr(b.CreateICmpNE(bits(fast_stays), b.getInt32(0)), header, exit);
  for (PHINode& phi : header->phis()) phi.addIncoming(copy_of(phi.getIncomingValueForBlock(latch)), end);
  for (PHINode& phi : exit->phis()) phi.addIncoming(copy_of(phi.getIncomingValueForBlock(latch)), end);
  choose_before_exit(latch, exit, start);
  if (auto* mask = dyn_cast<Instruction>(fast_stays); mask != nullptr && mask->getParent() != end) {
    // A copy for the end alone: in the loop scalars decide.
    Instruction* late = mask->clone();
    late->insertBefore(end->getFirstNonPHIIt());
    mask->replaceUsesWithIf(late, [&](Use& u) {
      auto* user = cast<Instruction>(u.getUser());
      auto* phi = dyn_cast<PHINode>(user);
      return user->getParent() == end || (phi != nullptr && phi->getIncomingBlock(u) == end);
    });
    for (Use& u : late->operands()) sink(u.get(), end);
  }
  if (once != nullptr) {
    once->replaceUsesWithIf(all_lanes(f.getContext()), [&](Use& u) {
      return is_contained(made, cast<Instruction>(u.getUser())->getParent());
    });
  } else if (branch != nullptr) {
    leave_for_branch(fast_header, header, copy_of(branch->mask), [&](PHINode& phi) -> Value* {
      return &phi == live ? all_lanes(f.getContext()) : copy_of(&phi);
    });
  }
  return true;
}

}  // namespace

void version_loops_on_full_masks(Function& f, const std::vector<masked_region>& regions) {
  std::vector<PHINode*> live;
  for (BasicBlock& b : f) {
    for (PHINode& phi : b.phis()) {
      if (phi.getName().starts_with("live")) live.push_back(&phi);
    }
  }
  for (PHINode* phi : live) version(f, phi, regions);
}

}  // namespace pewter::metal
