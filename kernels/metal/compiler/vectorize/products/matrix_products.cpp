#include "kernels/metal/compiler/vectorize/products/matrix_products.hpp"

#include <llvm/ADT/MapVector.h>
#include <llvm/ADT/SetVector.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/Transforms/Utils/Local.h>

#include <algorithm>
#include <map>

#include "kernels/metal/compiler/analysis/shapes.hpp"
#include "kernels/metal/compiler/analysis/targets.hpp"
#include "kernels/metal/compiler/vectorize/products/product_webs.hpp"
#include "kernels/metal/compiler/vectorize/products/row_operands.hpp"

namespace pewter::metal {
namespace {

using namespace llvm;

/// Registers of a target, and how many of a tile's sums grow side by side: rows of groups.
struct tile_shape {
  unsigned lanes, rows, groups;
  unsigned chains() const { return lanes / matrix_columns; }
};

using rows = std::array<Value*, matrix_rows>;

class product_layout {
 public:
  product_layout(Function& f, tile_shape tile) : f_(f), tile_(tile), webs_(f) {}

  void run() {
    groups_ = webs_.groups(tile_.chains());
    if (groups_.empty()) return;
    find_places();
    for (std::size_t g = 0; g < groups_.size(); ++g) make_phis(g);
    emit_products();
    for (std::size_t g = 0; g < groups_.size(); ++g) fill_phis(g);
    replace_uses();
    erase_old();
  }

 private:
  void find_places() {
    rows_.resize(groups_.size());
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      rows_[g].resize(groups_[g].front().nodes.size());
      for (unsigned c = 0; c < tile_.chains(); ++c) {
        for (std::size_t n = 0; n < groups_[g][c].nodes.size(); ++n)
          places_[groups_[g][c].nodes[n]] = {g, n, c};
      }
    }
  }

  /// A row's registers hold two chains' columns in turn, as fragments lie in memory.
  unsigned chain_at(unsigned lane) const { return tile_.chains() == 1 ? 0 : lane / 8 * 2 + lane % 2; }
  unsigned column_at(unsigned lane) const { return tile_.chains() == 1 ? lane : lane % 8 / 2; }
  unsigned lane_at(unsigned chain, unsigned column) const {
    return tile_.chains() == 1 ? column : chain / 2 * 8 + column * 2 + chain % 2;
  }

  Type* row_type() const { return FixedVectorType::get(Type::getFloatTy(f_.getContext()), tile_.lanes); }

  void make_phis(std::size_t g) {
    const web& w = groups_[g].front();
    for (std::size_t n = 0; n < w.nodes.size(); ++n) {
      auto* phi = dyn_cast<PHINode>(w.nodes[n]);
      if (phi == nullptr || w.of[n] != nullptr) continue;
      for (Value*& row : rows_[g][n])
        row = PHINode::Create(row_type(), phi->getNumIncomingValues(), "row", phi->getIterator());
    }
  }

  /// Rows of what lies in vectors of 32, one for each of a group's chains.
  rows to_rows(ArrayRef<Value*> chains, Instruction* at) {
    rows all;
    auto* constant = dyn_cast<Constant>(chains.front());
    Value* same = constant != nullptr ? constant->getSplatValue() : nullptr;
    if (same != nullptr && all_equal(chains)) {
      all.fill(ConstantVector::getSplat(ElementCount::getFixed(tile_.lanes), cast<Constant>(same)));
      return all;
    }
    IRBuilder<> b(at);
    row_operands operands(b, tile_.lanes);
    for (unsigned r = 0; r < matrix_rows; ++r) {
      std::vector<element_source> sources, direct;
      for (unsigned lane = 0; lane < tile_.lanes; ++lane) {
        direct.push_back({chains[chain_at(lane)], lane_of(r, column_at(lane))});
        sources.push_back(source_of(direct.back().vector, direct.back().index));
      }
      all[r] = operands.make(sources, direct);
    }
    return all;
  }

  rows rows_of(std::size_t g, ArrayRef<Value*> chains, Instruction* at) {
    const auto found = places_.find(chains.front());
    return found != places_.end() ? rows_[g][found->second.node] : to_rows(chains, at);
  }

  void fill_phis(std::size_t g) {
    for (std::size_t n = 0; n < rows_[g].size(); ++n) {
      auto* phi = dyn_cast<PHINode>(groups_[g].front().nodes[n]);
      if (phi == nullptr) continue;
      std::map<BasicBlock*, rows> of_block;  // a switch may come from one block twice
      for (BasicBlock* from : phi->blocks()) {
        auto found = of_block.find(from);
        if (found == of_block.end()) {
          std::vector<Value*> values;
          for (const web& w : groups_[g])
            values.push_back(cast<PHINode>(w.nodes[n])->getIncomingValueForBlock(from));
          found = of_block.emplace(from, rows_of(g, values, from->getTerminator())).first;
        }
        for (unsigned r = 0; r < matrix_rows; ++r)
          cast<PHINode>(rows_[g][n][r])->addIncoming(found->second[r], from);
      }
    }
  }

  /// A group and a node of it; what goes on with the same left factors at the same place.
  using chain_place = std::pair<std::size_t, std::size_t>;
  using cluster = std::vector<chain_place>;

  void emit_products() {
    std::map<std::pair<std::int64_t, unsigned>, cluster> clusters;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      const web& w = groups_[g].front();
      for (std::size_t n = 0; n < w.nodes.size(); ++n) {
        if (w.of[n] != nullptr)
          clusters[{webs_.number_of(w.nodes[n]->getParent()), w.of[n]->cluster}].emplace_back(g, n);
      }
    }
    for (auto& [key, c] : clusters) emit(c);
  }

  const product_chain& chain(const chain_place& at, std::size_t c = 0) const {
    return *groups_[at.first][c].of[at.second];
  }

  void emit(cluster& all) {
    Instruction* last = nullptr;
    for (const auto& at : all) {
      for (std::size_t c = 0; c < tile_.chains(); ++c) {
        Instruction* sum = chain(at, c).after();
        if (last == nullptr || last->comesBefore(sum)) last = sum;
      }
    }
    const auto left = [&](const auto& at) { return webs_.left_number(chain(at)); };
    llvm::stable_sort(all, [&](const auto& a, const auto& b) { return left(a) < left(b); });
    IRBuilder<> b(last->getNextNode());
    row_operands operands(b, tile_.lanes);
    for (ArrayRef<chain_place> rest = all; !rest.empty();) {
      std::size_t count = 1;
      while (count < rest.size() && count < tile_.groups && left(rest[count]) == left(rest[0])) ++count;
      emit_tile(rest.take_front(count), b, operands);
      rest = rest.drop_front(count);
    }
  }

  void emit_tile(ArrayRef<chain_place> tile, IRBuilder<>& b, row_operands& operands) {
    for (const auto& at : tile) {
      std::vector<std::vector<element_source>> loaded;
      for (std::size_t k = 0; k < chain(at).steps.size(); ++k) loaded.push_back(sources_of(at, k).first);
      operands.transpose(loaded, sources_of(at, 0).second);
      if (chain(at).before == nullptr) continue;
      std::vector<Value*> values;
      for (std::size_t c = 0; c < tile_.chains(); ++c) values.push_back(chain(at, c).before);
      rows_[at.first][at.second] = rows_of(at.first, values, &*b.GetInsertPoint());
    }
    for (unsigned first = 0; first < matrix_rows; first += tile_.rows) {
      for (std::size_t k = 0; k < chain(tile[0]).steps.size(); ++k) {
        std::vector<Value*> right;
        for (const auto& at : tile) right.push_back(right_of(at, k, operands));
        for (unsigned r = first; r < first + tile_.rows; ++r) {
          const product_step& step = chain(tile[0]).steps[k];
          Value* left = operands.splat(step.left[r], direct_source(*step.left_lanes, lane_of(r, 0)));
          for (std::size_t n = 0; n < tile.size(); ++n)
            add(tile[n], k, rows_[tile[n].first][tile[n].second][r], left, right[n], b);
        }
      }
    }
  }

  /// A row's elements as they were loaded, and as the product multiplies them.
  using row_sources = std::pair<std::vector<element_source>, std::vector<element_source>>;

  row_sources sources_of(const chain_place& at, std::size_t k) const {
    row_sources all;
    for (unsigned lane = 0; lane < tile_.lanes; ++lane) {
      const product_step& step = chain(at, chain_at(lane)).steps[k];
      all.first.push_back(step.right[column_at(lane)]);
      all.second.push_back(direct_source(*step.right_lanes, lane_of(0, column_at(lane))));
    }
    return all;
  }

  Value* right_of(const chain_place& at, std::size_t k, row_operands& operands) {
    const auto [loaded, lies] = sources_of(at, k);
    return operands.make(loaded, lies);
  }

  void add(const chain_place& at, std::size_t k, Value*& sum, Value* left, Value* right, IRBuilder<>& b) {
    const product_step& step = chain(at).steps[k];
    Value* product = b.CreateFMulFMF(left, right, step.product);
    sum = step.sum == step.product ? product : b.CreateFAddFMF(sum, product, step.sum);
  }

  element_source row_source(Value* v, unsigned lane) const {
    const auto found = places_.find(v);
    if (found == places_.end()) return {v, lane};
    const place& p = found->second;
    return {rows_[p.group][p.node][row_of_lane(lane)], lane_at(p.chain, column_of_lane(lane))};
  }

  /// Users that are no sums: shuffles take their elements from rows, others get back the vectors of 32.
  void replace_uses() {
    SmallVector<Use*> uses;
    for (const auto& [v, p] : places_) {
      for (Use& u : v->uses()) {
        if (!places_.contains(u.getUser()) && !is_step(u.getUser())) uses.push_back(&u);
      }
    }
    SetVector<Instruction*> users;
    for (Use* u : uses) users.insert(cast<Instruction>(u->getUser()));
    for (Instruction* i : users) {
      IRBuilder<> b(i);
      row_operands operands(b, lane_count);
      if (auto* s = dyn_cast<ShuffleVectorInst>(i)) {
        std::vector<element_source> sources;
        const bool whole = is_contained(s->getShuffleMask(), PoisonMaskElem) == false;
        for (unsigned n = 0; whole && n < length_of(s); ++n) {
          const element_source from = source_of(s, n);
          sources.push_back(row_source(from.vector, from.index));
        }
        if (whole) {
          s->replaceAllUsesWith(row_operands(b, length_of(s)).make(sources));
          continue;
        }
      }
      for (Use& u : i->operands()) {
        if (!places_.contains(u.get())) continue;
        std::vector<element_source> sources;
        for (unsigned lane = 0; lane < lane_count; ++lane) sources.push_back(row_source(u.get(), lane));
        u.set(operands.make(sources));
      }
    }
  }

  bool is_step(User* u) {
    if (steps_.empty()) {
      for (const web_group& g : groups_) {
        for (const web& w : g) {
          for (const product_chain* c : w.of) {
            for (const product_step& s : c != nullptr ? ArrayRef(c->steps) : ArrayRef<product_step>())
              steps_.insert(s.sum);
          }
        }
      }
    }
    return steps_.contains(u);
  }

  void erase_old() {
    SmallVector<WeakTrackingVH> dead;
    for (const auto& [v, p] : places_) {
      v->replaceAllUsesWith(PoisonValue::get(v->getType()));
      dead.push_back(v);
    }
    for (WeakTrackingVH& v : dead) {
      if (v.pointsToAliveValue()) RecursivelyDeleteTriviallyDeadInstructions(v);
    }
  }

  struct place {
    std::size_t group, node;
    unsigned chain;
  };

  Function& f_;
  tile_shape tile_;
  web_finder webs_;
  std::vector<web_group> groups_;
  std::vector<std::vector<rows>> rows_;  ///< of each group, of each node
  MapVector<Value*, place> places_;
  DenseSet<const User*> steps_;
};

}  // namespace

void lay_out_products(Module& m, const std::string& target) {
  const target_description& d = find_target(target);
  const tile_shape tile{d.register_bytes / static_cast<unsigned>(sizeof(float)), d.registers / 4, 2};
  for (Function& f : m) {
    if (!f.isDeclaration()) product_layout(f, tile).run();
  }
}

}  // namespace pewter::metal
