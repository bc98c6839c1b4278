// A body returns at its barriers, and the entry becomes a switch over where it goes on. Values that live
// across are stored into the frame and loaded after it, or made again if that takes nothing but arguments.
// Why: kernels/metal/compiler/barriers/barriers.md.
#include <llvm/ADT/BitVector.h>
#include <llvm/ADT/DepthFirstIterator.h>
#include <llvm/ADT/MapVector.h>
#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>
#include <llvm/Transforms/Utils/SSAUpdater.h>

#include <algorithm>

#include "kernels/metal/compiler/barriers/phases.hpp"
#include "kernels/metal/compiler/barriers/rematerialization.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr const char* kept_mark = "pewter.kept";

void mark_kept(Instruction* i) { i->setMetadata(kept_mark, MDNode::get(i->getContext(), {})); }

/// Where a body waits: the block that returns, and the one at which it goes on.
struct resumption {
  ReturnInst* end;
  BasicBlock* next;
};

class splitting {
 public:
  explicit splitting(Function& body) : f_(body), layout_(body.getDataLayout()), remade_(body) {}

  split_body run(ArrayRef<CallInst*> barriers) {
    remove_lifetimes();
    BasicBlock* begin = &f_.getEntryBlock();
    for (CallInst* barrier : barriers) cut(*barrier);
    BasicBlock* entry = BasicBlock::Create(f_.getContext(), "state", &f_, begin);
    SwitchInst* to = SwitchInst::Create(f_.getArg(body_arguments::state), begin,
                                        static_cast<unsigned>(waits_.size()), entry);
    auto* number = Type::getInt32Ty(f_.getContext());
    for (std::size_t n = 0; n < waits_.size(); ++n)
      to->addCase(cast<ConstantInt>(ConstantInt::get(number, n + 1)), waits_[n].next);
    place_arrays(*entry);
    std::vector<std::vector<unsigned>> following = {states_after(*begin)};
    for (const resumption& w : waits_) following.push_back(states_after(*w.next));
    remade_.bring_to(*entry);
    remade_.bring_splats_to_their_uses();
    find_live();
    for (Instruction* v : crossing_) keep(*v);
    return {alignTo(frame_, 64), following};
  }

 private:
  void remove_lifetimes() {
    for (Instruction& i : make_early_inc_range(instructions(f_))) {
      if (i.isLifetimeStartOrEnd()) i.eraseFromParent();
    }
  }

  void cut(CallInst& barrier) {
    BasicBlock* before = barrier.getParent();
    BasicBlock* next = before->splitBasicBlock(std::next(barrier.getIterator()), "go.on");
    barrier.eraseFromParent();
    before->getTerminator()->eraseFromParent();
    Value* state = ConstantInt::get(Type::getInt32Ty(f_.getContext()), waits_.size() + 1);
    waits_.push_back({ReturnInst::Create(f_.getContext(), state, before), next});
  }

  Value* slot(Instruction* at, std::uint64_t offset) {
    IRBuilder<> b(at);
    return b.CreateConstInBoundsGEP1_64(b.getInt8Ty(), f_.getArg(body_arguments::frame), offset);
  }

  std::uint64_t reserve(std::uint64_t bytes, std::uint64_t alignment) {
    const std::uint64_t offset = alignTo(frame_, alignment);
    frame_ = offset + bytes;
    return offset;
  }

  /// Whether one block alone uses it, and writes all of it first.
  static bool is_local(AllocaInst& a) {
    Instruction* first = nullptr;
    const auto is_in_one_block = [&](User* user, const auto& self) -> bool {
      auto* i = cast<Instruction>(user);
      if (first != nullptr && first->getParent() != i->getParent()) return false;
      if (first == nullptr || i->comesBefore(first)) first = i;
      return !isa<GetElementPtrInst>(i) || all_of(i->users(), [&](User* u) { return self(u, self); });
    };
    if (!all_of(a.users(), [&](User* u) { return is_in_one_block(u, is_in_one_block); })) return false;
    auto* store = dyn_cast_or_null<StoreInst>(first);
    return store != nullptr && store->getPointerOperand() == &a &&
           store->getValueOperand()->getType() == a.getAllocatedType();
  }

  /// A thread's arrays lie in the frame.
  void place_arrays(BasicBlock& entry) {
    std::vector<AllocaInst*> all;
    for (Instruction& i : instructions(f_)) {
      if (auto* a = dyn_cast<AllocaInst>(&i)) all.push_back(a);
    }
    for (AllocaInst* a : all) {
      if (is_local(*a)) {
        a->moveBefore(entry.begin());
        continue;
      }
      const std::uint64_t bytes = layout_.getTypeAllocSize(a->getAllocatedType()).getFixedValue();
      a->replaceAllUsesWith(slot(entry.getTerminator(), reserve(bytes, 64)));
      a->eraseFromParent();
    }
  }

  /// What the body may return when it goes on from a block.
  static std::vector<unsigned> states_after(BasicBlock& from) {
    std::vector<unsigned> all;
    for (BasicBlock* b : depth_first(&from)) {
      if (auto* end = dyn_cast<ReturnInst>(b->getTerminator()))
        all.push_back(static_cast<unsigned>(cast<ConstantInt>(end->getReturnValue())->getZExtValue()));
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
  }

  /// For each resumption the values that are read after it and come from before.
  void find_live() {
    MapVector<Instruction*, unsigned> number;
    DenseMap<BasicBlock*, BitVector> reads, has;
    std::vector<Instruction*> all;
    for (BasicBlock& b : f_) {
      for (Instruction& i : b) {
        const bool leaves = any_of(
            i.users(), [&](User* u) { return cast<Instruction>(u)->getParent() != &b || isa<PHINode>(u); });
        if (!leaves || i.getType()->isVoidTy() || remade_.is_free(&i) || b.isEntryBlock()) continue;
        number.insert({&i, static_cast<unsigned>(all.size())});
        all.push_back(&i);
      }
    }
    const auto size = static_cast<unsigned>(all.size());
    for (BasicBlock& b : f_) reads[&b].resize(size), has[&b].resize(size);
    for (BasicBlock& b : f_) {
      for (Instruction& i : b) {
        if (auto* phi = dyn_cast<PHINode>(&i)) {
          for (unsigned n = 0; n < phi->getNumIncomingValues(); ++n)
            read(number, reads, phi->getIncomingBlock(n), phi->getIncomingValue(n));
        } else {
          for (Use& u : i.operands()) read(number, reads, &b, u.get());
        }
        if (const auto found = number.find(&i); found != number.end()) has[&b].set(found->second);
      }
    }
    for (BasicBlock& b : f_) reads[&b].reset(has[&b]);  // what a block reads of its own
    DenseMap<BasicBlock*, BasicBlock*> next_of;
    for (const resumption& w : waits_) next_of[w.end->getParent()] = w.next;
    for (bool changed = true; changed;) {
      changed = false;
      for (BasicBlock* b : post_order(&f_)) {
        BitVector live = reads[b];
        for (BasicBlock* s : successors(b)) live |= reads[s];
        if (const auto next = next_of.find(b); next != next_of.end()) live |= reads[next->second];
        live.reset(has[b]);
        if (live != reads[b]) reads[b] = live, changed = true;
      }
    }
    for (unsigned n = 0; n < size; ++n) {
      if (any_of(waits_, [&](const resumption& w) { return reads[w.next].test(n); }))
        crossing_.push_back(all[n]);
    }
    std::stable_sort(crossing_.begin(), crossing_.end(), [&](Instruction* x, Instruction* y) {
      return layout_.getTypeStoreSize(x->getType()) > layout_.getTypeStoreSize(y->getType());
    });
    for (Instruction* v : crossing_) {
      for (const resumption& w : waits_) {
        if (reads[w.next].test(number[v])) live_at_[v].push_back(&w);
      }
    }
  }

  void read(const MapVector<Instruction*, unsigned>& number, DenseMap<BasicBlock*, BitVector>& reads,
            BasicBlock* in, Value* v) {
    auto* i = dyn_cast<Instruction>(v);
    if (i == nullptr) return;
    if (const auto found = number.find(i); found != number.end()) reads[in].set(found->second);
  }

  /// A place in the frame; values that never live at the same barrier share one.
  std::uint64_t place_for(Instruction& v, std::uint64_t bytes) {
    BitVector needed(static_cast<unsigned>(waits_.size()));
    for (const resumption* w : live_at_[&v]) needed.set(static_cast<unsigned>(w - waits_.data()));
    const auto fits = [&](const place& p) {
      return p.bytes == PowerOf2Ceil(bytes) && !p.taken.anyCommon(needed);
    };
    auto found = std::find_if(places_.begin(), places_.end(), fits);
    if (found == places_.end()) {
      const std::uint64_t size = PowerOf2Ceil(bytes);
      const std::uint64_t offset = reserve(bytes, std::min<std::uint64_t>(size, 64));
      found = places_.insert(places_.end(), {offset, size, BitVector(needed.size())});
    }
    found->taken |= needed;
    return found->offset;
  }

  void keep(Instruction& v) {
    Type* type = v.getType();
    const std::uint64_t bytes = layout_.getTypeStoreSize(type).getFixedValue();
    const std::uint64_t offset = place_for(v, bytes);
    const Align align(std::min<std::uint64_t>(PowerOf2Ceil(bytes), 64));
    SSAUpdater values;
    values.Initialize(type, v.getName());
    values.AddAvailableValue(v.getParent(), &v);
    DenseMap<BasicBlock*, LoadInst*> loads;
    std::vector<StoreInst*> stores;
    for (const resumption* w : live_at_[&v]) {
      Instruction* first = &*w->next->getFirstInsertionPt();
      auto* load =
          new LoadInst(type, slot(first, offset), v.getName() + ".kept", false, align, first->getIterator());
      mark_kept(load);
      loads[w->next] = load;
      values.AddAvailableValue(w->next, load);
      stores.push_back(new StoreInst(&v, slot(w->end, offset), false, align, w->end->getIterator()));
      mark_kept(stores.back());
    }
    for (Use& u : make_early_inc_range(v.uses())) {
      auto* user = cast<Instruction>(u.getUser());
      if (isa<PHINode>(user)) {
        values.RewriteUse(u);
      } else if (const auto found = loads.find(user->getParent()); found != loads.end()) {
        u.set(found->second);
      } else if (user->getParent() != v.getParent()) {
        values.RewriteUse(u);
      }
    }
    for (StoreInst* s : stores) {  // it is still there
      auto* load = dyn_cast<LoadInst>(s->getValueOperand());
      if (load == nullptr || loads.lookup(load->getParent()) != load) continue;
      s->eraseFromParent();
    }
  }

  Function& f_;
  const DataLayout& layout_;
  std::vector<resumption> waits_;
  std::vector<Instruction*> crossing_;
  DenseMap<Instruction*, std::vector<const resumption*>> live_at_;
  remade_values remade_;
  struct place {
    std::uint64_t offset, bytes;
    BitVector taken;  ///< at which barriers
  };
  std::vector<place> places_;
  std::uint64_t frame_ = 64;  ///< the first word is the state's
};

}  // namespace

bool is_kept(const Instruction& i) { return i.hasMetadata(kept_mark); }

split_body split_at_barriers(Function& body) {
  std::vector<CallInst*> barriers;
  for (Instruction& i : instructions(body)) {
    auto* call = dyn_cast<CallInst>(&i);
    if (call != nullptr && call->getCalledOperand() == barrier_of(*body.getParent()).getCallee())
      barriers.push_back(call);
  }
  if (barriers.empty()) return {};
  return splitting(body).run(barriers);
}

}  // namespace pewter::metal
