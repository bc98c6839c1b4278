// Long turns of a loop read ahead: a processor that waits for one turn's memory has no room for the next
// turn's instructions, and pieces that SIMD groups share row by row are no stream that hardware follows. Why:
// kernels/metal/compiler/lowering/lowering.md#prefetched-loads.
#include <llvm/ADT/MapVector.h>
#include <llvm/Analysis/AssumptionCache.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/ScalarEvolution.h>
#include <llvm/Analysis/ScalarEvolutionExpressions.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/ProfDataUtils.h>
#include <llvm/Transforms/Utils/ScalarEvolutionExpander.h>

#include <algorithm>
#include <map>
#include <vector>

#include "kernels/metal/compiler/analysis/masked_accesses.hpp"
#include "kernels/metal/compiler/analysis/targets.hpp"
#include "kernels/metal/compiler/barriers/kept_stores.hpp"
#include "kernels/metal/compiler/lowering/cache_line.hpp"
#include "kernels/metal/compiler/lowering/prefetched_blocks.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// Instructions of a turn from which on the next turn does not begin before its memory has come.
constexpr unsigned long_turn = 256;
/// Instructions that a processor executes while it waits for memory, and while that is busy.
constexpr std::int64_t wait_length = 3500;
/// What the nearest cache can hold for later turns.
constexpr std::size_t lines_ahead = 128;

/// Bytes from an address.
using byte_range = std::pair<std::int64_t, std::int64_t>;

/// What one turn of a loop loads at constant distances from one address.
struct stream {
  const SCEV* address;  ///< of the first load that was found
  LoadInst* first;
  std::int64_t step;  ///< of a turn
  std::vector<byte_range> ranges;
};

/// Where cache lines begin that at least one byte is loaded of.
std::vector<std::int64_t> lines_of(std::vector<byte_range> ranges) {
  llvm::sort(ranges);
  std::vector<std::int64_t> lines;
  for (const auto& [begin, end] : ranges) {
    const std::int64_t first = lines.empty() ? begin : std::max(begin, lines.back() + line_bytes);
    for (std::int64_t at = first; at < end; at += line_bytes) lines.push_back(at);
  }
  return lines;
}

class load_prefetcher {
 public:
  load_prefetcher(Function& f, unsigned register_bytes)
      : function_(f),
        layout_(f.getDataLayout()),
        register_bytes_(register_bytes),
        library_(f.getParent()->getTargetTriple()),
        info_(library_),
        assumptions_(f),
        tree_(f),
        loops_(tree_),
        evolution_(f, info_, assumptions_, tree_, loops_),
        kept_(f) {}

  void run() {
    for (const Loop* l : loops_.getLoopsInPreorder()) {
      if (l->isInnermost() && l->getParentLoop() != nullptr && l->getLoopLatch() != nullptr &&
          l->getLoopPredecessor() != nullptr && length_of(*l) >= long_turn)
        prefetch(*l);
    }
  }

 private:
  static bool is_rare(const BasicBlock& block) {
    const BasicBlock* from = block.getSinglePredecessor();
    const auto* branch = from == nullptr ? nullptr : dyn_cast<BranchInst>(from->getTerminator());
    std::uint64_t taken = 0, passed = 0;
    if (branch == nullptr || !extractBranchWeights(*branch, taken, passed)) return false;
    return branch->getSuccessor(0) == &block ? taken < passed : passed < taken;
  }

  /// Instructions of a turn, one for each register.
  unsigned length_of(const Loop& l) const {
    std::uint64_t registers = 0;
    for (const BasicBlock* block : l.blocks()) {
      if (is_rare(*block)) continue;
      for (const Instruction& i : *block) {
        const std::uint64_t bytes =
            i.getType()->isSized() ? layout_.getTypeStoreSize(i.getType()).getFixedValue() : 0;
        registers += std::max<std::uint64_t>(1, bytes / register_bytes_);
      }
    }
    return static_cast<unsigned>(registers);
  }

  /// What a turn of a loop adds, whatever wraps: nothing depends on where a prefetch goes. Null: unknown.
  const SCEV* step_of(const SCEV* s, const Loop& l) {
    // Meanwhile null: sums that grow from barrier to barrier come back to themselves.
    const auto [known, is_new] = steps_.try_emplace({s, &l}, nullptr);
    if (!is_new) return known->second;
    const SCEV* step = new_step_of(s, l);
    return steps_[{s, &l}] = step;
  }

  const SCEV* new_step_of(const SCEV* s, const Loop& l) {
    if (evolution_.isLoopInvariant(s, &l)) return evolution_.getZero(s->getType());
    if (const auto* r = dyn_cast<SCEVAddRecExpr>(s)) {
      const SCEV* each = r->getStepRecurrence(evolution_);
      if (!evolution_.isLoopInvariant(each, &l)) return nullptr;
      return r->getLoop() == &l ? each : step_of(r->getStart(), l);
    }
    if (const auto* cast = dyn_cast<SCEVCastExpr>(s)) {
      const SCEV* step = step_of(cast->getOperand(), l);
      return step == nullptr ? nullptr : evolution_.getTruncateOrSignExtend(step, s->getType());
    }
    if (const auto* v = dyn_cast<SCEVUnknown>(s)) {
      const auto* load = dyn_cast<LoadInst>(v->getValue());
      return load == nullptr ? nullptr : step_of_loaded(*load, l);
    }
    SmallVector<const SCEV*> steps, others;
    for (const SCEV* o : s->operands()) {
      const SCEV* step = step_of(o, l);
      if (step == nullptr) return nullptr;
      (step->isZero() ? others : steps).push_back(step->isZero() ? o : step);
    }
    if (steps.empty()) return evolution_.getZero(s->getType());
    if (isa<SCEVAddExpr>(s)) return evolution_.getAddExpr(steps);
    if (!isa<SCEVMulExpr>(s) || steps.size() > 1) return nullptr;
    others.push_back(steps.front());
    return evolution_.getMulExpr(others);
  }

  /// What is loaded from one place stays the same, unless that is in a frame: then it moves as what is
  /// stored.
  const SCEV* step_of_loaded(const LoadInst& load, const Loop& l) {
    const SCEV* same = nullptr;
    for (const StoreInst* store : kept_.stores_for(load)) {
      if (!l.contains(store)) continue;
      Value* stored = const_cast<Value*>(store->getValueOperand());
      const SCEV* step =
          evolution_.isSCEVable(stored->getType()) ? step_of(evolution_.getSCEV(stored), l) : nullptr;
      if (step == nullptr || (same != nullptr && same != step)) return nullptr;
      same = step;
    }
    if (same != nullptr) return same;
    const SCEV* moved = step_of(evolution_.getSCEV(const_cast<Value*>(load.getPointerOperand())), l);
    return moved != nullptr && moved->isZero() ? evolution_.getZero(load.getType()) : nullptr;
  }

  void prefetch(const Loop& l) {
    std::vector<stream> streams;
    MapVector<BasicBlock*, std::vector<LoadInst*>> others;
    for (BasicBlock* block : l.blocks()) {
      for (Instruction& i : *block) {
        auto* load = dyn_cast<LoadInst>(&i);
        if (load == nullptr || !load->getType()->isVectorTy() || !is_of_buffer(i)) continue;
        if (!add(*load, l, streams)) others[block].push_back(load);
      }
    }
    prefetch_streams(l, streams);
    for (const auto& [block, loads] : others) prefetch_in_block(*block, loads, register_bytes_);
  }

  void prefetch_streams(const Loop& l, std::vector<stream>& streams) {
    const std::int64_t length = length_of(l);
    std::vector<std::pair<stream*, std::int64_t>> lines;
    for (stream& s : streams) {
      for (const std::int64_t at : lines_of(s.ranges)) lines.emplace_back(&s, at);
    }
    if (lines.empty()) return;
    const auto most = static_cast<std::int64_t>(lines_ahead / lines.size());
    turns_ = std::clamp<std::int64_t>(most, 1, (wait_length + length - 1) / length);
    ahead_.clear();
    counter_ = nullptr;
    const std::vector<Instruction*> places = places_in(*l.getLoopLatch());
    for (std::size_t n = 0; n < lines.size(); ++n) {
      const auto& [s, at] = lines[n];
      Instruction* place = places[n * places.size() / lines.size()];
      if (!tree_.dominates(s->first, place)) place = s->first->getNextNode();
      prefetch_line(*place, *s->first->getPointerOperand(), *ahead_of(*s, l), at);
    }
  }

  static std::vector<Instruction*> places_in(BasicBlock& block) {
    std::vector<Instruction*> places;
    for (auto i = block.getFirstInsertionPt(); i != block.end(); ++i) places.push_back(&*i);
    return places;
  }

  static void prefetch_line(Instruction& place, Value& address, Value& ahead, std::int64_t at) {
    IRBuilder<> b(&place);
    Value* line =
        b.CreatePtrAdd(b.CreatePtrAdd(&address, &ahead), b.getInt64(static_cast<std::uint64_t>(at)));
    b.CreateIntrinsic(b.getVoidTy(), Intrinsic::prefetch,
                      {line, b.getInt32(0), b.getInt32(3), b.getInt32(1)});
  }

  /// False: how far turns are apart is not known.
  bool add(LoadInst& load, const Loop& l, std::vector<stream>& streams) {
    const SCEV* address = evolution_.getSCEV(load.getPointerOperand());
    const auto* step = dyn_cast_or_null<SCEVConstant>(step_of(address, l));
    const SCEV* next = step_of(address, *l.getOutermostLoop());
    if (step == nullptr) return false;
    // What all threadgroups read they find in a cache.
    if (step->isZero() || (next != nullptr && next->isZero())) return true;
    const auto size = static_cast<std::int64_t>(layout_.getTypeStoreSize(load.getType()).getFixedValue());
    const std::int64_t bytes = step->getAPInt().getSExtValue();
    for (stream& s : streams) {
      const auto* distance = dyn_cast<SCEVConstant>(evolution_.getMinusSCEV(address, s.address));
      if (distance == nullptr || s.step != bytes) continue;
      const std::int64_t at = distance->getAPInt().getSExtValue();
      s.ranges.emplace_back(at, at + size);
      return true;
    }
    if (streams.size() < lines_ahead) streams.push_back({address, &load, bytes, {{0, size}}});
    return true;
  }

  /// The distance from a turn's load to a later turn's. After the last turn it leads to the first load of the
  /// next threadgroup there, if the loop is as long as it was the last time.
  Value* ahead_of(const stream& s, const Loop& l) {
    const SCEV* next = step_of(s.address, *l.getOutermostLoop());
    Value*& made = ahead_[{s.step, next}];
    if (made != nullptr) return made;
    Instruction* before = l.getLoopPredecessor()->getTerminator();
    IRBuilder<> b(before);
    made = b.getInt64(static_cast<std::uint64_t>(turns_ * s.step));
    SCEVExpander expander(evolution_, "next");
    if (next == nullptr || !expander.isSafeToExpandAt(next, before)) return made;
    count_turns(l);
    Value* to_next = expander.expandCodeFor(next, b.getInt64Ty(), before);
    b.SetInsertPoint(before);
    Value* passed = b.CreateMul(last_turns_, b.getInt64(static_cast<std::uint64_t>(s.step)));
    Value* after = b.CreateAdd(made, b.CreateSub(to_next, passed));
    b.SetInsertPoint(l.getHeader(), l.getHeader()->getFirstInsertionPt());
    Value* is_within = b.CreateICmpULT(counter_, turns_to_last_);
    return made = b.CreateSelect(is_within, made, after);
  }

  /// How often a loop turns is remembered from one threadgroup to the next.
  void count_turns(const Loop& l) {
    if (counter_ != nullptr) return;
    IRBuilder<> b(&*function_.getEntryBlock().getFirstInsertionPt());
    AllocaInst* last = b.CreateAlloca(b.getInt64Ty());
    b.CreateStore(b.getInt64(std::uint64_t{1} << 40), last);
    BasicBlock* before = l.getLoopPredecessor();
    b.SetInsertPoint(before->getTerminator());
    last_turns_ = b.CreateLoad(b.getInt64Ty(), last);
    turns_to_last_ = b.CreateSub(last_turns_, b.getInt64(static_cast<std::uint64_t>(turns_)));
    b.SetInsertPoint(l.getHeader(), l.getHeader()->begin());
    counter_ = b.CreatePHI(b.getInt64Ty(), 2);
    b.SetInsertPoint(l.getLoopLatch()->getTerminator());
    Value* turned = b.CreateAdd(counter_, b.getInt64(1), "turned");
    b.CreateStore(turned, last);
    for (BasicBlock* from : predecessors(l.getHeader()))
      counter_->addIncoming(l.contains(from) ? turned : b.getInt64(0), from);
  }

  Function& function_;
  const DataLayout& layout_;
  unsigned register_bytes_;
  TargetLibraryInfoImpl library_;
  TargetLibraryInfo info_;
  AssumptionCache assumptions_;
  DominatorTree tree_;
  LoopInfo loops_;
  ScalarEvolution evolution_;
  kept_stores kept_;
  DenseMap<std::pair<const SCEV*, const Loop*>, const SCEV*> steps_;
  std::int64_t turns_ = 1;  ///< of the loop that is worked on, and what is known of it
  std::map<std::pair<std::int64_t, const SCEV*>, Value*> ahead_;
  PHINode* counter_ = nullptr;
  Value *last_turns_ = nullptr, *turns_to_last_ = nullptr;
};

}  // namespace

void prefetch_loads(Module& m, const std::string& target) {
  if (!find_target(target).is_x86()) return;
  for (Function& f : m) {
    if (f.getName().ends_with(".threadgroups")) load_prefetcher(f, find_target(target).register_bytes).run();
  }
}

}  // namespace pewter::metal
