// A body returns at its barriers, and the entry becomes a switch over where it goes on. Values that live
// across are stored into the frame and loaded after it, or made again: of arguments alone, or by one
// operation on what lives there. Why: kernels/metal/compiler/barriers/barriers.md.
#include <llvm/ADT/DepthFirstIterator.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <algorithm>

#include "kernels/metal/compiler/barriers/kept_values.hpp"
#include "kernels/metal/compiler/barriers/phases.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

class splitting {
 public:
  explicit splitting(Function& body) : f_(body), layout_(body.getDataLayout()), rematerialized_(body) {}

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
    rematerialized_.bring_to(*entry);
    rematerialized_.bring_splats_to_their_uses();
    return {alignTo(keep_values(f_, waits_, rematerialized_, frame_), 64), following};
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

  Function& f_;
  const DataLayout& layout_;
  std::vector<resumption> waits_;
  rematerialized_values rematerialized_;
  std::uint64_t frame_ = 64;  ///< the first word is the state's
};

}  // namespace

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
