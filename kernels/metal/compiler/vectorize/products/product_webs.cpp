#include "kernels/metal/compiler/vectorize/products/product_webs.hpp"

#include <llvm/ADT/EquivalenceClasses.h>
#include <llvm/ADT/MapVector.h>
#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/Analysis/AssumptionCache.h>
#include <llvm/Analysis/BasicAliasAnalysis.h>
#include <llvm/Analysis/ScopedNoAliasAA.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/IR/CFG.h>

#include <algorithm>
#include <iterator>

namespace pewter::metal {

using namespace llvm;

namespace {

static std::int64_t place_of(const web& w, Value* v) {
  const auto found = llvm::find(w.nodes, v);
  return found == w.nodes.end() ? -1 : found - w.nodes.begin();
}

static unsigned first_place(const web& w) {
  const auto first = llvm::find_if(w.of, [](const product_chain* c) { return c != nullptr; });
  return first == w.of.end() ? 0 : (*first)->begin;
}

}  // namespace

void web_finder::find_nodes() {
  std::vector<PHINode*> left;
  const auto add = [&](Value* v) {
    auto* phi = dyn_cast<PHINode>(v);
    if (phi != nullptr && phi->getType() == chains_.front().after()->getType() && phis_.insert(phi))
      left.push_back(phi);
  };
  for (const product_chain& c : chains_) {
    chain_of_[c.after()] = &c;
    for (const product_step& s : c.steps) {
      for (const element_source& e : s.left) factors_.insert(e.vector);
      for (const element_source& e : s.right) factors_.insert(e.vector);
    }
    if (c.before != nullptr) add(c.before);
    for (User* u : c.after()->users()) add(u);
  }
  while (!left.empty()) {
    PHINode* phi = left.back();
    left.pop_back();
    for (Value* v : phi->incoming_values()) add(v);
    for (User* u : phi->users()) add(u);
  }
}

bool web_finder::is_node(Value* v) const {
  return chain_of_.contains(v) || phis_.contains(dyn_cast<PHINode>(v));
}

std::vector<web> web_finder::find_webs() {
  EquivalenceClasses<Instruction*> classes;
  for (const product_chain& c : chains_) {
    classes.insert(c.after());
    if (c.before != nullptr && is_node(c.before)) classes.unionSets(c.after(), cast<Instruction>(c.before));
  }
  for (PHINode* phi : phis_) {
    classes.insert(phi);
    for (Value* v : phi->incoming_values()) {
      if (is_node(v)) classes.unionSets(phi, cast<Instruction>(v));
    }
  }
  MapVector<Instruction*, web> webs;
  for (BasicBlock* b : ReversePostOrderTraversal<Function*>(&f_)) {
    block_numbers_[b] = static_cast<std::int64_t>(block_numbers_.size());
    for (Instruction& i : *b) {
      if (!is_node(&i)) continue;
      web& w = webs[classes.getLeaderValue(&i)];
      w.nodes.push_back(&i);
      w.of.push_back(chain_of_.lookup(&i));
    }
  }
  std::vector<web> all;
  for (auto& [leader, w] : webs) all.push_back(std::move(w));
  return all;
}

template <class Factors>
std::size_t web_finder::number_of(factor_numbers& numbers, const product_chain& c,
                                  Factors product_step::*which) {
  std::vector<std::pair<Value*, unsigned>> all;
  for (const product_step& s : c.steps) {
    for (const element_source& e : s.*which) all.emplace_back(e.vector, e.index);
  }
  return numbers.try_emplace(std::move(all), numbers.size()).first->second;
}

void web_finder::describe(web& w) {
  for (std::size_t n = 0; n < w.nodes.size(); ++n) {
    w.key.push_back(block_numbers_.lookup(w.nodes[n]->getParent()));
    if (const product_chain* c = w.of[n]) {
      w.key.insert(w.key.end(), {static_cast<std::int64_t>(number_of(lefts_, *c, &product_step::left)),
                                 c->cluster, c->before == nullptr ? -2 : place_of(w, c->before)});
      w.rights.push_back(number_of(rights_, *c, &product_step::right));
    } else {
      for (BasicBlock* b : predecessors(w.nodes[n]->getParent()))
        w.key.push_back(place_of(w, cast<PHINode>(w.nodes[n])->getIncomingValueForBlock(b)));
    }
  }
}

/// Whether what a loop goes on with is something else than the sum, as a blend under a mask is.
bool web_finder::leaves_in_loop(const PHINode& phi) const {
  for (const auto& [v, from] : llvm::zip(phi.incoming_values(), phi.blocks())) {
    if (!isa<Constant>(v) && !is_node(v) && tree_.dominates(phi.getParent(), from)) return true;
  }
  return false;
}

/// Sums that go on in loops, or of several products: others are laid out and back for nothing.
bool web_finder::pays(const web& w) const {
  constexpr std::size_t many = 32;
  if (any_of(w.nodes, [&](Instruction* i) { return factors_.contains(i); })) return false;
  std::size_t steps = 0;
  bool has_phi = false;
  for (std::size_t n = 0; n < w.nodes.size(); ++n) {
    if (w.of[n] != nullptr) {
      steps += w.of[n]->steps.size();
    } else {
      has_phi = true;
      if (leaves_in_loop(*cast<PHINode>(w.nodes[n]))) return false;
    }
  }
  return steps != 0 && (has_phi || steps >= many);
}

std::vector<web_group> web_finder::groups(unsigned side_by_side) {
  const TargetLibraryInfoImpl library(f_.getParent()->getTargetTriple());
  const TargetLibraryInfo functions(library);
  AssumptionCache assumptions(f_);
  BasicAAResult places(f_.getDataLayout(), f_, functions, assumptions, &tree_);
  ScopedNoAliasAAResult scopes;
  AAResults aliases(functions);
  aliases.addAAResult(places);
  aliases.addAAResult(scopes);
  for (BasicBlock& b : f_) {
    for (product_chain& c : find_product_chains(b, aliases)) chains_.push_back(std::move(c));
  }
  if (chains_.empty()) return {};
  find_nodes();
  std::vector<web_group> groups;
  std::vector<web> webs = find_webs();
  MapVector<std::vector<std::int64_t>, std::vector<web>, std::map<std::vector<std::int64_t>, unsigned>> alike;
  // As fragments' elements follow each other in the source, their columns do in rows.
  llvm::stable_sort(webs, [](const web& a, const web& b) { return first_place(a) < first_place(b); });
  for (web& w : webs) {
    if (!pays(w)) continue;
    describe(w);
    alike[w.key].push_back(std::move(w));
  }
  for (auto& [key, all] : alike) {
    llvm::stable_sort(all, [](const web& a, const web& b) { return a.rights < b.rights; });
    for (std::size_t n = 0; n + side_by_side <= all.size(); n += side_by_side)
      groups.emplace_back(std::make_move_iterator(all.begin() + n),
                          std::make_move_iterator(all.begin() + n + side_by_side));
  }
  return groups;
}

}  // namespace pewter::metal
