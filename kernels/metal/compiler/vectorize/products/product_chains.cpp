#include "kernels/metal/compiler/vectorize/products/product_chains.hpp"

#include <llvm/ADT/SetVector.h>
#include <llvm/Analysis/MemoryLocation.h>

#include <algorithm>

#include "kernels/metal/compiler/analysis/shapes.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr std::size_t shortest_chain = 8;
/// The most chains in a group for which users of their sums are moved.
constexpr std::size_t most_delayed = 16;

bool is_same(const element_source& a, const element_source& b) {
  return a.vector == b.vector && a.index == b.index;
}

/// What a vector has for each row or column; nothing where its lanes differ.
template <std::size_t Count, class Class>
std::optional<std::array<element_source, Count>> factors_of(Value* v, const Class& class_of) {
  std::array<element_source, Count> all{};
  if (!isa<ShuffleVectorInst>(v)) return std::nullopt;
  for (unsigned lane = 0; lane < lane_count; ++lane) {
    const element_source own = source_of(v, lane);
    element_source& known = all[class_of(lane)];
    if (known.vector == nullptr) known = own;
    if (!is_same(known, own) || isa<UndefValue>(own.vector)) return std::nullopt;
  }
  return all;
}

class chain_finder {
 public:
  chain_finder(BasicBlock& block, AAResults& aliases) : block_(block), aliases_(aliases) {}

  std::vector<product_chain> run() {
    unsigned place = 0;
    for (Instruction& i : block_) {
      places_[&i] = place += 2;  // what is delayed gets a place between two others
      if (i.getOpcode() == Instruction::FAdd && i.hasAllowContract() && is_of_lanes(i)) add(i);
    }
    erase_if(chains_, [](const product_chain& c) { return c.steps.size() < shortest_chain; });
    llvm::stable_sort(chains_, [](const auto& a, const auto& b) { return a.begin < b.begin; });
    number_clusters();
    return std::move(chains_);
  }

 private:
  static bool is_of_lanes(const Instruction& i) {
    const auto* type = dyn_cast<FixedVectorType>(i.getType());
    return type != nullptr && type->getNumElements() == lane_count && type->getElementType()->isFloatTy();
  }

  template <class Map, class Find>
  static const auto& known(Map& all, Value* v, const Find& find) {
    const auto found = all.find(v);
    return found != all.end() ? found->second : all.insert({v, find()}).first->second;
  }
  const std::optional<left_factors>& left_of(Value* v) {
    return known(lefts_, v, [&] { return factors_of<matrix_rows>(v, row_of_lane); });
  }
  const std::optional<right_factors>& right_of(Value* v) {
    return known(rights_, v, [&] { return factors_of<matrix_columns>(v, column_of_lane); });
  }

  std::optional<product_step> step_of(Value* v) {
    auto* product = dyn_cast<Instruction>(v);
    if (product == nullptr || product->getOpcode() != Instruction::FMul || !product->hasOneUse() ||
        !product->hasAllowContract() || product->getParent() != &block_)
      return std::nullopt;
    for (unsigned n = 0; n < 2; ++n) {
      const auto left = left_of(product->getOperand(n));
      const auto right = right_of(product->getOperand(1 - n));
      if (!left || !right) continue;
      return product_step{*left,
                          *right,
                          cast<ShuffleVectorInst>(product->getOperand(n)),
                          cast<ShuffleVectorInst>(product->getOperand(1 - n)),
                          product,
                          product};
    }
    return std::nullopt;
  }

  void add(Instruction& sum) {
    for (unsigned n = 0; n < 2; ++n) {  // chains first: a chain may begin with a product
      const auto found = of_sum_.find(sum.getOperand(n));
      if (found == of_sum_.end() || !sum.getOperand(n)->hasOneUse()) continue;
      if (std::optional<product_step> step = step_of(sum.getOperand(1 - n)))
        return append(found->second, *step, sum);
    }
    for (const unsigned n : {1u, 0u}) {
      std::optional<product_step> step = step_of(sum.getOperand(n));
      if (!step) continue;
      Value* before = sum.getOperand(1 - n);
      chains_.push_back({{}, before, places_.lookup(&sum), 0, 0});
      std::optional<product_step> first = step_of(before);
      if (first && places_.lookup(first->product) > places_.lookup(step->product)) std::swap(first, step);
      if (first) chains_.back().steps.push_back(*first), chains_.back().before = nullptr;
      return append(chains_.size() - 1, *step, sum);
    }
  }

  void append(std::size_t chain, product_step& step, Instruction& sum) {
    step.sum = &sum;
    chains_[chain].steps.push_back(step);
    chains_[chain].end = places_.lookup(&sum);
    of_sum_[&sum] = chain;
  }

  bool is_until(const Instruction& i, unsigned end) const {
    return i.getParent() == &block_ && !isa<PHINode>(i) && places_.lookup(&i) <= end;
  }

  /// Nothing of the block wants the sum up to that place.
  bool is_free_until(const product_chain& c, unsigned end) const {
    return none_of(c.after()->users(), [&](const User* u) { return is_until(*cast<Instruction>(u), end); });
  }

  static bool have_same_left(const product_chain& a, const product_chain& b) {
    return llvm::equal(a.steps, b.steps, [](const product_step& x, const product_step& y) {
      return std::equal(x.left.begin(), x.left.end(), y.left.begin(), is_same);
    });
  }

  /// What wants the sums up to that place, in order, if all of it can happen after it; else nothing.
  std::optional<SetVector<Instruction*>> delayed(ArrayRef<product_chain> chains, unsigned end) {
    SetVector<Instruction*> all;
    Instruction* first = nullptr;
    for (const product_chain& c : chains)
      if (first == nullptr || c.after()->comesBefore(first)) first = c.after();
    const auto wants_sum = [&](const Instruction& i) {
      return any_of(i.operands(), [&](Value* v) {
        return all.contains(dyn_cast<Instruction>(v)) ||
               any_of(chains, [&](const product_chain& c) { return c.after() == v; });
      });
    };
    for (auto i = std::next(first->getIterator()); i != block_.end() && places_.lookup(&*i) <= end; ++i) {
      if (wants_sum(*i)) {
        if (isa<PHINode>(*i) || i->isTerminator() || of_sum_.contains(&*i)) return std::nullopt;
        const auto* store = dyn_cast<StoreInst>(&*i);
        if (store != nullptr ? !store->isSimple() : i->mayReadOrWriteMemory()) return std::nullopt;
        all.insert(&*i);
      } else if (i->mayReadOrWriteMemory() && any_of(all, [&](Instruction* s) {
                   return isa<StoreInst>(*s) &&
                          isModOrRefSet(aliases_.getModRefInfo(&*i, MemoryLocation::get(s)));
                 })) {
        return std::nullopt;
      }
    }
    return all;
  }

  /// So that the chains can be computed at that place: what wants their sums before it goes behind it.
  bool make_free_until(ArrayRef<product_chain> chains, unsigned end) {
    if (all_of(chains, [&](const product_chain& c) { return is_free_until(c, end); })) return true;
    if (chains.size() > most_delayed ||
        none_of(chains.drop_back(), [&](const product_chain& c) { return have_same_left(c, chains.back()); }))
      return false;
    const std::optional<SetVector<Instruction*>> users = delayed(chains, end);
    if (!users) return false;
    Instruction* last = nullptr;
    for (const product_chain& c : chains)
      if (places_.lookup(c.after()) == end) last = c.after();
    for (Instruction* i : *users) {
      i->moveAfter(last);
      places_[i] = end + 1;
      last = i;
    }
    return true;
  }

  /// Chains that multiply the same rows are of one cluster where that is possible.
  void number_clusters() {
    std::size_t begin = 0;
    unsigned end = 0, cluster = 0;
    for (std::size_t n = 0; n < chains_.size(); ++n) {
      const unsigned with = std::max(end, chains_[n].end);
      const bool fits = make_free_until(ArrayRef(chains_).slice(begin, n + 1 - begin), with);
      if (!fits) begin = n, ++cluster;
      end = fits ? with : chains_[n].end;
      chains_[n].cluster = cluster;
    }
  }

  BasicBlock& block_;
  AAResults& aliases_;
  DenseMap<const Instruction*, unsigned> places_;
  DenseMap<Value*, std::optional<left_factors>> lefts_;
  DenseMap<Value*, std::optional<right_factors>> rights_;
  DenseMap<const Value*, std::size_t> of_sum_;
  std::vector<product_chain> chains_;
};

}  // namespace

std::vector<product_chain> find_product_chains(BasicBlock& block, AAResults& aliases) {
  return chain_finder(block, aliases).run();
}

}  // namespace pewter::metal
