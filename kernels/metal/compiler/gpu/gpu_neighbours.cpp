// A thread's loads of neighbours, `for (n < 4) own[n] = x[first + n]`, become one vector load where the
// address allows it, and stores likewise. One by one, each access of a SIMD group would touch all of its
// cache lines.
#include <llvm/Analysis/AssumptionCache.h>
#include <llvm/Analysis/LoopAccessAnalysis.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/ScalarEvolution.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>

#include <map>

#include "kernels/metal/compiler/gpu/gpu_code.hpp"
#include "kernels/metal/compiler/import/memory/alignment_promises.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr std::size_t most_runs = 64;    ///< that are looked for in a block
constexpr unsigned largest_joined = 16;  ///< bytes

/// Whether both are in memory that, as the kernel was told, does not overlap, or one is the thread's
/// own.
bool are_in_different_buffers(const Value* a, const Value* b) {
  const Value *x = getUnderlyingObject(a), *y = getUnderlyingObject(b);
  const auto is_apart = [](const Value* v) {
    const auto* argument = dyn_cast<Argument>(v);
    return isa<AllocaInst>(v) || (argument != nullptr && argument->hasNoAliasAttr());
  };
  const auto is_known = [](const Value* v) { return isa<AllocaInst, Argument>(v); };
  return x != y && is_known(x) && is_known(y) && (is_apart(x) || is_apart(y));
}

/// Accesses of one kind and type in a block, by their distance from the first one, in elements.
struct run_of_neighbours {
  SmallVector<Instruction*> all;  ///< by their places in the block
  std::map<std::int64_t, Instruction*> by_place;
};

class neighbour_accesses {
 public:
  explicit neighbour_accesses(Function& f)
      : f_(f),
        layout_(f.getDataLayout()),
        tree_(f),
        loops_(tree_),
        assumptions_(f),
        library_(f.getParent()->getTargetTriple()),
        info_(library_),
        evolution_(f, info_, assumptions_, tree_, loops_) {}

  /// @return whether there are some
  bool run() {
    std::vector<run_of_neighbours> found;
    for (BasicBlock& block : f_)
      for (const bool are_loads : {true, false}) find(block, are_loads, found);
    bool any = false;
    for (const run_of_neighbours& r : found) any = join(r) || any;
    return any;
  }

 private:
  /// Lanes would be waited for behind each access there, unless they vote on its address before.
  bool is_in_loop_of_all_lanes(const BasicBlock& block) const {
    const Loop* loop = loops_.getLoopFor(&block);
    return loop != nullptr && any_of(loop->blocks(), [](const BasicBlock* b) {
             return any_of(*b, [](const Instruction& i) {
               const auto* call = dyn_cast<CallBase>(&i);
               return call != nullptr && call->isConvergent();
             });
           });
  }

  /// Whether loops change the alignment.
  bool moves(Value* address, Align alignment) const {
    const auto* root = dyn_cast<Instruction>(alignment_root(address, alignment, layout_));
    return root != nullptr && loops_.getLoopFor(root->getParent()) != nullptr;
  }

  bool may_be_one(const Instruction& i, bool is_load) const {
    if (is_load ? !isa<LoadInst>(i) : !isa<StoreInst>(i)) return false;
    Type* type = getLoadStoreType(&i);
    const Type* number = type->getScalarType();
    const bool is_number =
        number->isFloatTy() || number->isHalfTy() || number->isIntegerTy(32) || number->isIntegerTy(16);
    const bool is_simple = is_load ? cast<LoadInst>(i).isSimple() : cast<StoreInst>(i).isSimple();
    if (!is_number || !is_simple ||
        getLoadStoreAlignment(&i) < layout_.getTypeStoreSize(type->getScalarType()) ||
        !isPowerOf2_64(layout_.getTypeStoreSize(type)) || layout_.getTypeStoreSize(type) > largest_joined / 2)
      return false;
    SmallVector<const Value*> objects;
    getUnderlyingObjects(getLoadStorePointerOperand(&i), objects, nullptr, 0);
    return none_of(objects, [](const Value* v) { return isa<AllocaInst, GlobalVariable>(v); });
  }

  void find(BasicBlock& block, bool are_loads, std::vector<run_of_neighbours>& found) {
    std::vector<run_of_neighbours> runs;
    for (Instruction& i : block) {
      if (!may_be_one(i, are_loads)) continue;
      Type* type = getLoadStoreType(&i);
      bool is_placed = false;
      for (run_of_neighbours& r : runs) {
        Instruction* first = r.all.front();
        if (getLoadStoreType(first) != type) continue;
        const std::optional<int64_t> distance =
            getPointersDiff(type, getLoadStorePointerOperand(first), type, getLoadStorePointerOperand(&i),
                            layout_, evolution_, true);
        if (!distance || !r.by_place.emplace(*distance, &i).second) continue;
        r.all.push_back(&i);
        is_placed = true;
        break;
      }
      if (!is_placed && runs.size() < most_runs) runs.push_back({{&i}, {{0, &i}}});
    }
    for (run_of_neighbours& r : runs)
      if (r.all.size() > 1) found.push_back(std::move(r));
  }

  bool join(const run_of_neighbours& r) {
    const unsigned bytes = static_cast<unsigned>(layout_.getTypeStoreSize(getLoadStoreType(r.all.front())));
    bool any = false;
    std::vector<Instruction*> together;
    std::int64_t last = 0;
    const auto end = [&] {
      for (unsigned count = largest_joined / bytes; count >= std::max(2U, 8 / bytes); count /= 2)
        while (together.size() >= count) {
          any = join(ArrayRef(together).take_front(count)) || any;
          together.erase(together.begin(), together.begin() + count);
        }
      together.clear();
    };
    for (const auto& [place, i] : r.by_place) {
      if (!together.empty() && place != last + 1) end();
      together.push_back(i);
      last = place;
    }
    end();
    return any;
  }

  /// Loads move to the first of them, stores to the last.
  bool join(ArrayRef<Instruction*> of) {
    const auto earlier = [](const Instruction* a, const Instruction* b) { return a->comesBefore(b); };
    Instruction *first = *std::min_element(of.begin(), of.end(), earlier),
                *last = *std::max_element(of.begin(), of.end(), earlier);
    const bool are_loads = isa<LoadInst>(first);
    if (of.front()->getParent() != first->getParent() || !may_move(of, *first, *last)) return false;
    Instruction* at = are_loads ? first : last;
    Value* address = address_before(of.front(), at);
    Type* unit = getLoadStoreType(first);
    const unsigned lanes = isa<FixedVectorType>(unit) ? cast<FixedVectorType>(unit)->getNumElements() : 1;
    auto* type = FixedVectorType::get(unit->getScalarType(), lanes * static_cast<unsigned>(of.size()));
    const Align whole(layout_.getTypeStoreSize(type));
    if (address == nullptr || (is_in_loop_of_all_lanes(*at->getParent()) && moves(address, whole)))
      return false;
    IRBuilder<> b(at);
    const auto may_be_anywhere = [&](Instruction* i) {
      if (std::max(getLoadStoreAlignment(of.front()).value(), promised_alignment(*of.front())) <
          whole.value())
        i->setMetadata(any_address, MDNode::get(b.getContext(), {}));
    };
    if (are_loads) {
      LoadInst* all = b.CreateAlignedLoad(type, address, whole);
      may_be_anywhere(all);
      for (unsigned n = 0; n < of.size(); ++n)
        of[n]->replaceAllUsesWith(lanes == 1 ? b.CreateExtractElement(all, std::uint64_t{n})
                                             : b.CreateShuffleVector(all, places(n * lanes, lanes)));
    } else {
      Value* all = PoisonValue::get(type);
      for (unsigned n = 0; n < of.size() * lanes; ++n) {
        Value* value = cast<StoreInst>(of[n / lanes])->getValueOperand();
        if (lanes > 1) value = b.CreateExtractElement(value, std::uint64_t{n % lanes});
        all = b.CreateInsertElement(all, value, std::uint64_t{n});
      }
      may_be_anywhere(b.CreateAlignedStore(all, address, whole));
    }
    for (Instruction* i : of) i->eraseFromParent();
    return true;
  }

  static SmallVector<int> places(unsigned first, unsigned count) {
    SmallVector<int> all;
    for (unsigned n = 0; n < count; ++n) all.push_back(static_cast<int>(first + n));
    return all;
  }

  /// The access's address, if it is there at a place in its block.
  static Value* address_before(Instruction* access, const Instruction* at) {
    Value* address = getLoadStorePointerOperand(access);
    auto* made = dyn_cast<Instruction>(address);
    if (made == nullptr || made->getParent() != at->getParent() || made->comesBefore(at)) return address;
    SmallVector<Instruction*> chain;  // of what computes it, if nothing of that reads memory
    for (SmallVector<Instruction*> left = {made}; !left.empty();) {
      Instruction* i = left.pop_back_val();
      if (i->getParent() != at->getParent() || i->comesBefore(at) || is_contained(chain, i)) continue;
      if (isa<PHINode>(i) || i->mayReadOrWriteMemory() || chain.size() > 8) return nullptr;
      chain.push_back(i);
      for (Value* v : i->operands())
        if (auto* of = dyn_cast<Instruction>(v)) left.push_back(of);
    }
    llvm::sort(chain, [](const Instruction* a, const Instruction* b) { return a->comesBefore(b); });
    for (Instruction* i : chain) i->moveBefore(const_cast<Instruction*>(at)->getIterator());
    return address;
  }

  static bool may_move(ArrayRef<Instruction*> of, const Instruction& first, const Instruction& last) {
    const bool are_loads = isa<LoadInst>(first);
    for (const Instruction* i = &first; i != &last; i = i->getNextNode()) {
      if (is_contained(of, i)) continue;
      if (!i->mayWriteToMemory() && (are_loads || !i->mayReadFromMemory())) {
        if (isGuaranteedToTransferExecutionToSuccessor(i)) continue;
        return false;
      }
      const Value* other = getLoadStorePointerOperand(i);
      if (other == nullptr || i->isAtomic() ||
          !are_in_different_buffers(other, getLoadStorePointerOperand(&first)))
        return false;
    }
    return true;
  }

  Function& f_;
  const DataLayout& layout_;
  DominatorTree tree_;
  LoopInfo loops_;
  AssumptionCache assumptions_;
  TargetLibraryInfoImpl library_;
  TargetLibraryInfo info_;
  ScalarEvolution evolution_;
};

}  // namespace

void join_neighbours(Function& f) { neighbour_accesses(f).run(); }

}  // namespace pewter::metal
