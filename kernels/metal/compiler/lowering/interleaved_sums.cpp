#include "kernels/metal/compiler/lowering/interleaved_sums.hpp"

#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>

#include <algorithm>
#include <vector>

#include "kernels/metal/compiler/analysis/shapes.hpp"
#include "kernels/metal/compiler/analysis/targets.hpp"

namespace pewter::metal {
namespace {

using namespace llvm;

/// A product that is added to a sum.
struct sum_step {
  Instruction* product;
  Instruction* sum;
};

/// As many steps as a matrix of 8 x 8 has.
constexpr unsigned longest_chain = 8;
using sum_chain = std::vector<sum_step>;

Instruction* product_of(Instruction& sum) {
  if (sum.getOpcode() != Instruction::FAdd || !sum.hasAllowContract()) return nullptr;
  for (Value* v : sum.operands()) {
    auto* product = dyn_cast<Instruction>(v);
    if (product != nullptr && product->getOpcode() == Instruction::FMul && product->hasOneUse() &&
        product->hasAllowContract() && product->getParent() == sum.getParent())
      return product;
  }
  return nullptr;
}

Value* sum_before(const sum_step& s) {
  return s.sum->getOperand(0) == s.product ? s.sum->getOperand(1) : s.sum->getOperand(0);
}

class sum_interleaver {
 public:
  sum_interleaver(BasicBlock& block, unsigned registers, unsigned register_bits)
      : block_(block), registers_(registers), register_bits_(register_bits) {}

  void run() {
    for (Instruction& i : block_) number(i);
    for (sum_chain& c : chains()) add(std::move(c));
    finish();
    if (moved_) shuffle_at_first_use();
  }

 private:
  void number(Instruction& i) { order_[&i] = static_cast<unsigned>(order_.size()); }

  std::vector<sum_chain> chains() {
    std::vector<sum_chain> all;
    DenseMap<const Value*, std::size_t> of_sum;  // chains that end so
    for (Instruction& i : block_) {
      Instruction* product = i.getType()->isVectorTy() ? product_of(i) : nullptr;
      if (product == nullptr) continue;
      const sum_step step = {product, &i};
      const Value* before = sum_before(step);
      const auto found = of_sum.find(before);
      const bool goes_on =
          found != of_sum.end() && before->hasOneUse() && all[found->second].size() < longest_chain;
      const std::size_t at = goes_on ? found->second : all.size();
      if (!goes_on) all.emplace_back();
      all[at].push_back(step);
      of_sum[&i] = at;
    }
    return all;
  }

  unsigned registers_of(const sum_chain& c) const {
    return std::max(
        1u, static_cast<unsigned>(c.front().sum->getType()->getPrimitiveSizeInBits().getFixedValue()) /
                register_bits_);
  }

  /// Adds chains in the order of their beginnings; one that does not fit the group begins the next group.
  void add(sum_chain c) {
    if (c.size() < longest_chain / 2) return;
    const unsigned own = registers_of(c);
    const unsigned end = std::max(end_, order_.lookup(c.back().sum));
    const bool fits = used_ + own <= registers_ && is_free_until(c, end) &&
                      all_of(group_, [&](const sum_chain& other) { return is_free_until(other, end); });
    if (!fits) finish();
    used_ += own;
    end_ = std::max(end_, order_.lookup(c.back().sum));
    group_.push_back(std::move(c));
  }

  /// Nothing of the block wants the sum before that place.
  bool is_free_until(const sum_chain& c, unsigned end) const {
    return all_of(c.back().sum->users(), [&](const User* u) {
      const auto* i = cast<Instruction>(u);
      return i->getParent() != &block_ || isa<PHINode>(i) || order_.lookup(i) > end;
    });
  }

  void finish() {
    if (group_.size() > 1) {
      Instruction* at = nullptr;
      for (const sum_chain& c : group_) {
        if (at == nullptr || order_.lookup(at) < order_.lookup(c.back().sum)) at = c.back().sum;
      }
      Instruction* behind = at->getNextNode();
      for (unsigned n = 0; n < longest_chain; ++n) {
        for (const sum_chain& c : group_) {
          if (n >= c.size()) continue;
          c[n].product->moveBefore(behind->getIterator());
          c[n].sum->moveBefore(behind->getIterator());
        }
      }
      moved_ = true;
    }
    group_.clear();
    used_ = end_ = 0;
  }

  /// Registers that are permuted for a step are so just before it.
  void shuffle_at_first_use() {
    order_.clear();
    std::vector<ShuffleVectorInst*> shuffles;
    for (Instruction& i : block_) {
      number(i);
      if (auto* s = dyn_cast<ShuffleVectorInst>(&i)) shuffles.push_back(s);
    }
    for (auto s = shuffles.rbegin(); s != shuffles.rend(); ++s) {
      Instruction* first = nullptr;
      for (User* u : (*s)->users()) {
        auto* i = cast<Instruction>(u);
        if (i->getParent() != &block_ || isa<PHINode>(i)) continue;
        if (first == nullptr || order_.lookup(i) < order_.lookup(first)) first = i;
      }
      if (first == nullptr) continue;
      (*s)->moveBefore(first->getIterator());
      order_[*s] = order_.lookup(first);
    }
  }

  BasicBlock& block_;
  unsigned registers_, register_bits_;
  DenseMap<const Instruction*, unsigned> order_;
  std::vector<sum_chain> group_;
  unsigned used_ = 0, end_ = 0;
  bool moved_ = false;
};

}  // namespace

void interleave_sums(Module& m, const std::string& target) {
  // Half of the registers: the rest holds what is multiplied.
  const target_description& d = find_target(target);
  const unsigned registers = d.registers / 2, bits = 8 * d.register_bytes;
  for (Function& f : m) {
    for (BasicBlock& block : f) sum_interleaver(block, registers, bits).run();
  }
}

}  // namespace pewter::metal
