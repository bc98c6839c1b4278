#include "kernels/metal/compiler/lowering/prefetched_blocks.hpp"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/DenseSet.h>
#include <llvm/ADT/MapVector.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/DataLayout.h>
#include <llvm/IR/IRBuilder.h>

#include <algorithm>
#include <vector>

#include "kernels/metal/compiler/lowering/cache_line.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// Instructions from a prefetch to the load.
constexpr unsigned instructions_ahead = 1000;
/// Instructions that an address is made of, at most.
constexpr unsigned longest_address = 24;

class block_prefetcher {
 public:
  block_prefetcher(BasicBlock& block, unsigned register_bytes)
      : layout_(block.getDataLayout()), block_(block) {
    unsigned place = 0;
    for (Instruction& i : block) {
      const std::uint64_t bytes =
          i.getType()->isSized() ? layout_.getTypeStoreSize(i.getType()).getFixedValue() : 0;
      place += std::max(1u, static_cast<unsigned>(bytes / register_bytes));
      if (!isa<PHINode>(i)) order_.emplace_back(place, &i);
      place_of_[&i] = place;
    }
  }

  void run(ArrayRef<LoadInst*> loads) {
    MapVector<Value*, std::vector<LoadInst*>> of;
    for (LoadInst* load : loads) of[base_of(*load).first].push_back(load);
    for (auto& [base, own] : of) prefetch(*base, own);
  }

 private:
  std::pair<Value*, std::int64_t> base_of(const LoadInst& load) const {
    APInt offset(64, 0);
    const Value* base = load.getPointerOperand()->stripAndAccumulateConstantOffsets(layout_, offset, true);
    return {const_cast<Value*>(base), offset.getSExtValue()};
  }

  void prefetch(Value& base, ArrayRef<LoadInst*> loads) {
    Value* early = nullptr;
    copies_.clear();
    DenseSet<std::int64_t> lines;
    for (LoadInst* load : loads) {
      const std::int64_t begin = base_of(*load).second;
      const auto size = static_cast<std::int64_t>(layout_.getTypeStoreSize(load->getType()).getFixedValue());
      for (std::int64_t at_line = begin & -line_bytes; at_line < begin + size; at_line += line_bytes) {
        if (!lines.insert(at_line).second || place_of_[load] <= instructions_ahead) continue;
        Instruction& place = at(place_of_[load] - instructions_ahead);
        if (early == nullptr) early = copy_of(base, place, true);
        if (early == nullptr) return;
        IRBuilder<> b(&place);
        b.CreateIntrinsic(b.getVoidTy(), Intrinsic::prefetch,
                          {b.CreatePtrAdd(early, b.getInt64(static_cast<std::uint64_t>(at_line))),
                           b.getInt32(0), b.getInt32(3), b.getInt32(1)});
      }
    }
  }

  Instruction& at(unsigned place) const {
    const auto found = std::lower_bound(order_.begin(), order_.end(), place,
                                        [](const auto& each, unsigned p) { return each.first < p; });
    return *found->second;
  }

  /// A value as it will be, before `place`; what is loaded may be older than it will be, so that no address
  /// of a load may follow from another. Null: it cannot be known.
  Value* copy_of(Value& v, Instruction& place, bool may_load) {
    auto* i = dyn_cast<Instruction>(&v);
    if (i == nullptr || i->getParent() != &block_ || i->comesBefore(&place)) return &v;
    if (Value* known = copies_.lookup(i)) return known;
    auto* load = dyn_cast<LoadInst>(i);
    const bool is_pure = !isa<PHINode>(i) && !i->mayReadOrWriteMemory() && isSafeToSpeculativelyExecute(i);
    if (i->getType()->isVectorTy() || copies_.size() >= longest_address) return nullptr;
    if (!is_pure && (load == nullptr || !load->isSimple() || !may_load)) return nullptr;
    SmallVector<Value*> operands;
    for (Value* o : i->operands()) {
      operands.push_back(copy_of(*o, place, may_load && load == nullptr));
      if (operands.back() == nullptr) return nullptr;
    }
    Instruction* made = i->clone();
    for (unsigned n = 0; n < operands.size(); ++n) made->setOperand(n, operands[n]);
    made->insertBefore(place.getIterator());
    return copies_[i] = made;
  }

  const DataLayout& layout_;
  BasicBlock& block_;
  std::vector<std::pair<unsigned, Instruction*>> order_;
  DenseMap<const Instruction*, unsigned> place_of_;
  DenseMap<Instruction*, Value*> copies_;
};

}  // namespace

void prefetch_in_block(BasicBlock& block, ArrayRef<LoadInst*> loads, unsigned register_bytes) {
  block_prefetcher(block, register_bytes).run(loads);
}

}  // namespace pewter::metal
