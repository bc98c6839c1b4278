// What each threadgroup would make again, turn by turn of a loop, is kept in memory of the host thread: a
// vector that all rows of a matrix are multiplied with is brought to lanes once. Why:
// kernels/metal/compiler/lowering/lowering.md#kept-turns.
#include <llvm/ADT/DenseMap.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <vector>

#include "kernels/metal/compiler/analysis/targets.hpp"
#include "kernels/metal/compiler/barriers/phases.hpp"
#include "kernels/metal/compiler/driver/stages.hpp"
#include "kernels/metal/compiler/lowering/turn_plan.hpp"
#include "kernels/metal/simdgroup_context.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// A loop's memory: how many turns are kept of each SIMD group, and the turns.
constexpr std::uint64_t counts_bytes = 256, turns_bytes = 256 << 10;
constexpr std::uint64_t simdgroup_limit = counts_bytes / 8;
constexpr std::uint64_t longest_turn = turns_bytes / simdgroup_limit;
constexpr std::size_t most_loops = 4;
/// Instructions between two uses from which on a value is loaded again.
constexpr unsigned far = 48;

/// Puts a plan into effect; the loop's header becomes three blocks.
class turn_keeper {
 public:
  /// @param offset of the loop's memory from the frames
  turn_keeper(const turn_plan& p, LoopInfo& loops, std::int64_t offset)
      : plan_(p), loops_(loops), header_(*p.loop->getHeader()), b_(&header_) {
    in_entry(offset);
    before_loop();
    in_header();
  }

 private:
  struct counter {
    Value* turn;
    Instruction* next;
  };

  counter counter_of(const Loop& l) {
    BasicBlock& header = *l.getHeader();
    b_.SetInsertPoint(&header, header.begin());
    PHINode* turn = b_.CreatePHI(b_.getInt64Ty(), 2, "kept.turn");
    auto* next = BinaryOperator::CreateAdd(turn, b_.getInt64(1), "kept.next", header.getFirstInsertionPt());
    for (BasicBlock* from : predecessors(&header))
      turn->addIncoming(l.contains(from) ? static_cast<Value*>(next) : b_.getInt64(0), from);
    return {turn, next};
  }

  /// Nothing is kept yet, and where nobody comes again nothing will be.
  void in_entry(std::int64_t offset) {
    using c = simdgroup_context;
    Function& f = *header_.getParent();
    b_.SetInsertPoint(f.getEntryBlock().getTerminator());
    Value* frames = constant_load(b_, b_.getPtrTy(), f.getArg(1), offsetof(c, frame));
    counts_ = b_.CreateConstInBoundsGEP1_64(b_.getInt8Ty(), frames, static_cast<std::uint64_t>(offset));
    b_.CreateMemSet(counts_, b_.getInt8(0), counts_bytes, Align(64));
    Value* count = b_.CreateZExt(
        constant_load(b_, b_.getInt32Ty(), f.getArg(1), offsetof(c, simdgroups_per_threadgroup)),
        b_.getInt64Ty());
    Value* threadgroups = b_.CreateZExt(b_.CreateSub(f.getArg(3), f.getArg(2)), b_.getInt64Ty());
    Value* times = plan_.by_simdgroup ? threadgroups : b_.CreateMul(threadgroups, count);
    Value* places = b_.getInt64(turns_bytes / plan_.turn_bytes);
    if (plan_.by_simdgroup) places = b_.CreateUDiv(places, count);
    limit_ = b_.CreateSelect(b_.CreateICmpUGT(times, b_.getInt64(1)), b_.CreateSub(places, b_.getInt64(1)),
                             b_.getInt64(0));
    own_bytes_ = b_.CreateMul(b_.CreateAdd(limit_, b_.getInt64(1)), b_.getInt64(plan_.turn_bytes));
  }

  void before_loop() {
    Value* index = plan_.by_simdgroup ? counter_of(*plan_.simdgroups).turn : b_.getInt64(0);
    b_.SetInsertPoint(plan_.loop->getLoopPredecessor()->getTerminator());
    own_count_ = b_.CreateGEP(b_.getInt64Ty(), counts_, index);
    kept_ = b_.CreateLoad(b_.getInt64Ty(), own_count_);
    Value* all = b_.CreateConstInBoundsGEP1_64(b_.getInt8Ty(), counts_, counts_bytes);
    own_turns_ = b_.CreatePtrAdd(all, b_.CreateMul(index, own_bytes_));
  }

  void in_header() {
    const counter own = counter_of(*plan_.loop);
    BasicBlock* rest = SplitBlock(&header_, std::next(own.next->getIterator()),
                                  static_cast<DominatorTree*>(nullptr), &loops_, nullptr, "kept.rest");
    BasicBlock* make = BasicBlock::Create(b_.getContext(), "kept.make", header_.getParent(), rest);
    plan_.loop->addBasicBlockToLoop(make, loops_);
    Instruction* end = header_.getTerminator();
    for (Instruction* i : plan_.before) i->moveBefore(end->getIterator());
    b_.SetInsertPoint(end);
    Value* place = b_.CreateBinaryIntrinsic(Intrinsic::umin, own.turn, limit_);
    Value* turn = b_.CreatePtrAdd(own_turns_, b_.CreateMul(place, b_.getInt64(plan_.turn_bytes)), "kept");
    b_.CreateCondBr(b_.CreateICmpULT(own.turn, kept_), rest, make,
                    MDBuilder(b_.getContext()).createLikelyBranchWeights());
    end->eraseFromParent();
    b_.SetInsertPoint(make);
    Instruction* made_end = b_.CreateBr(rest);
    for (Instruction* i : plan_.made) i->moveBefore(made_end->getIterator());
    b_.SetInsertPoint(made_end);
    b_.CreateStore(b_.CreateBinaryIntrinsic(Intrinsic::umin, own.next, limit_), own_count_);
    load_kept(*turn, *make, *rest);
  }

  void load_kept(Value& turn, const BasicBlock& make, BasicBlock& rest) {
    number(rest);
    std::uint64_t offset = 0;
    const DataLayout& layout = header_.getDataLayout();
    for (Instruction* v : plan_.kept) {
      b_.CreateAlignedStore(v, at(b_, &turn, offset), Align(64));
      load_for_users(*v, turn, offset, make, rest);
      offset += alignTo(layout.getTypeStoreSize(v->getType()).getFixedValue(), 64);
    }
  }

  static Value* at(IRBuilder<>& b, Value* own, std::uint64_t offset) {
    return b.CreateConstInBoundsGEP1_64(b.getInt8Ty(), own, offset);
  }

  void number(const BasicBlock& block) {
    unsigned n = 0;
    for (const Instruction& i : block) order_[&i] = ++n;
  }

  /// Each group of near users loads for itself.
  void load_for_users(Instruction& v, Value& own, std::uint64_t offset, const BasicBlock& make,
                      BasicBlock& rest) {
    std::vector<Instruction*> users;
    for (User* u : v.users()) {
      auto* user = cast<Instruction>(u);
      if (user->getParent() != &make && !is_contained(users, user)) users.push_back(user);
    }
    llvm::sort(users, [&](const Instruction* x, const Instruction* y) {
      return std::pair(x->getParent() != &rest, order_.lookup(x)) <
             std::pair(y->getParent() != &rest, order_.lookup(y));
    });
    Value* loaded = nullptr;
    unsigned last = 0, group = 0;
    for (Instruction* user : users) {
      IRBuilder<> b(user);
      const bool is_in_rest = user->getParent() == &rest;
      if (loaded == nullptr || !is_in_rest || order_.lookup(user) > last + far) {
        Value* from = is_in_rest ? address_of_group(group++, own, rest) : &own;
        loaded = b.CreateAlignedLoad(v.getType(), at(b, from, offset), Align(64));
      }
      last = order_.lookup(user);
      user->replaceUsesOfWith(&v, loaded);
    }
  }

  /// The same for each group; LLVM's selection, which knows of none, would load once for all groups.
  Value* address_of_group(unsigned group, Value& own, BasicBlock& rest) {
    Value*& known = address_[group];
    if (known != nullptr) return known;
    if (group == 0) return known = &own;
    IRBuilder<> b(&rest, rest.getFirstInsertionPt());
    auto* same = InlineAsm::get(FunctionType::get(b.getPtrTy(), {b.getPtrTy()}, false), "", "=r,0", false);
    return known = b.CreateCall(same, {&own});
  }

  const turn_plan& plan_;
  LoopInfo& loops_;
  BasicBlock& header_;
  IRBuilder<> b_;
  Value *counts_ = nullptr, *limit_ = nullptr, *own_bytes_ = nullptr;
  Value *own_count_ = nullptr, *kept_ = nullptr, *own_turns_ = nullptr;
  DenseMap<const Instruction*, unsigned> order_;
  std::map<unsigned, Value*> address_;
};

/// Bytes that it needs before the frames.
std::uint64_t keep_turns_of(Function& f, unsigned register_bytes) {
  const DominatorTree tree(f);
  LoopInfo loops(tree);
  std::vector<turn_plan> plans;
  for (Loop* l : loops.getLoopsInPreorder()) {
    if (plans.size() == most_loops) break;
    std::optional<turn_plan> made = plan_turns(*l, register_bytes, longest_turn);
    if (made) plans.push_back(std::move(*made));
  }
  std::uint64_t bytes = 0;
  for (const turn_plan& p : plans) {
    bytes += counts_bytes + turns_bytes;
    turn_keeper(p, loops, -static_cast<std::int64_t>(bytes));
  }
  return bytes;
}

}  // namespace

void keep_turns(vector_module& s) {
  for (Function& f : *s.module) {
    const auto [kernel, suffix] = f.getName().rsplit('.');
    if (f.isDeclaration() || !suffix.starts_with("threadgroups")) continue;
    const std::uint64_t bytes = keep_turns_of(f, find_target(s.target).register_bytes);
    for (kernel_info& k : s.kernels)
      if (k.name == kernel) k.kept_turns = std::max(k.kept_turns, bytes);
  }
}

}  // namespace pewter::metal
