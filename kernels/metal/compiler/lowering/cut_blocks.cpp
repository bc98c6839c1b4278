#include "kernels/metal/compiler/lowering/cut_blocks.hpp"

#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <vector>

namespace pewter::metal {
namespace {

using namespace llvm;

/// Instructions of a block's parts, at least.
constexpr std::size_t shortest_part = 300;

/// Whether it is a sum, or a negation for one.
bool leads_to_sum(const User* u) {
  const auto* i = dyn_cast<Instruction>(u);
  if (i == nullptr) return false;
  if (i->getOpcode() == Instruction::FAdd || i->getOpcode() == Instruction::FSub) return true;
  return i->getOpcode() == Instruction::FNeg && any_of(i->users(), leads_to_sum);
}

/// Whether LLVM sees only within a block what it is part of: a product and its sum, which are rounded once; a
/// vector that is made element by element; a mask, which not all targets have registers for.
bool stays_with_use(const Instruction& i) {
  if (i.getType()->isVectorTy() && i.getType()->getScalarType()->isIntegerTy(1)) return true;
  if (isa<InsertElementInst>(i)) return true;
  return (i.getOpcode() == Instruction::FMul || i.getOpcode() == Instruction::FNeg) &&
         any_of(i.users(), leads_to_sum);
}

/// What is better in one block with its use: a load that is an operand, and what a comparison gives.
bool is_better_with_use(const Instruction& i) {
  return (isa<LoadInst>(i) && i.hasOneUse()) || isa<CmpInst>(i);
}

/// Between instructions of a block: how much would be taken apart there.
class cut_costs {
 public:
  explicit cut_costs(BasicBlock& block) {
    DenseMap<const Instruction*, std::size_t> places;
    for (Instruction& i : block) {
      places[&i] = all_.size();
      all_.push_back(&i);
    }
    costs_.assign(all_.size() + 1, 0);
    for (std::size_t n = 0; n < all_.size(); ++n) {
      const int cost = stays_with_use(*all_[n]) ? never : is_better_with_use(*all_[n]) ? 1 : 0;
      if (cost == 0) continue;
      std::size_t last = n;
      for (const User* u : all_[n]->users()) {
        const auto* user = cast<Instruction>(u);
        if (user->getParent() == &block && !isa<PHINode>(user)) last = std::max(last, places[user]);
      }
      costs_[n + 1] += cost;
      costs_[last + 1] -= cost;
    }
    for (std::size_t n = 1; n < costs_.size(); ++n) costs_[n] += costs_[n - 1];
  }

  /// Where parts begin.
  std::vector<Instruction*> places() const {
    std::vector<Instruction*> begins;
    for (std::size_t from = 0; all_.size() - from >= 2 * shortest_part;) {
      const std::size_t first = from + shortest_part, end = std::min(all_.size() - 1, first + shortest_part);
      std::size_t best = first;
      for (std::size_t n = first; n < end; ++n)
        if (costs_[n] < costs_[best]) best = n;
      from = best;
      if (costs_[best] < never && !isa<PHINode>(all_[best])) begins.push_back(all_[best]);
    }
    return begins;
  }

 private:
  static constexpr int never = 1 << 16;
  std::vector<Instruction*> all_;
  std::vector<int> costs_;
};

}  // namespace

void cut_blocks(Module& m) {
  for (Function& f : m) {
    std::vector<BasicBlock*> blocks;
    for (BasicBlock& b : f)
      if (b.size() >= 2 * shortest_part) blocks.push_back(&b);
    for (BasicBlock* block : blocks) {
      for (Instruction* begin : cut_costs(*block).places()) {
        block = block->splitBasicBlock(begin, "cut");
        BlockAddress::get(&f, block);  // so that LLVM does not join it again
      }
    }
  }
}

}  // namespace pewter::metal
