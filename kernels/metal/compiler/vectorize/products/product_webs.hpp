// Where sums of products go: through loops and blocks, and which of them can go side by side.
#pragma once

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/DenseSet.h>
#include <llvm/ADT/SetVector.h>
#include <llvm/IR/Dominators.h>

#include <cstdint>
#include <map>
#include <vector>

#include "kernels/metal/compiler/vectorize/products/product_chains.hpp"

namespace pewter::metal {

/// A sum over one half of a fragment's elements wherever it goes: chains of products and the phis between.
struct web {
  std::vector<llvm::Instruction*> nodes;  ///< phis, and the last sums of chains; in the order of blocks
  std::vector<const product_chain*> of;   ///< nullptr: a phi
  std::vector<std::int64_t> key;          ///< equal where webs can go side by side
  std::vector<std::size_t> rights;        ///< numbers of what the chains multiply by
};

/// Webs that take the same steps at the same places, except for what they multiply by.
using web_group = std::vector<web>;

class web_finder {
 public:
  explicit web_finder(llvm::Function& f) : f_(f), tree_(f) {}

  /// Groups of `side_by_side` webs each. Webs refer to chains that the finder keeps.
  std::vector<web_group> groups(unsigned side_by_side);
  /// A block's number in an order where it comes after those that dominate it.
  std::int64_t number_of(const llvm::BasicBlock* b) const { return block_numbers_.lookup(b); }
  /// Chains of one number have the same left factors.
  std::size_t left_number(const product_chain& c) { return number_of(lefts_, c, &product_step::left); }

 private:
  using factor_numbers = std::map<std::vector<std::pair<llvm::Value*, unsigned>>, std::size_t>;

  void find_nodes();
  bool is_node(llvm::Value*) const;
  std::vector<web> find_webs();
  template <class Factors>
  static std::size_t number_of(factor_numbers&, const product_chain&, Factors product_step::*which);
  void describe(web&);
  bool leaves_in_loop(const llvm::PHINode&) const;
  bool pays(const web&) const;

  llvm::Function& f_;
  llvm::DominatorTree tree_;
  std::vector<product_chain> chains_;
  llvm::DenseMap<llvm::Value*, const product_chain*> chain_of_;
  llvm::SetVector<llvm::PHINode*> phis_;
  llvm::DenseSet<const llvm::Value*> factors_;
  llvm::DenseMap<const llvm::BasicBlock*, std::int64_t> block_numbers_;
  factor_numbers lefts_, rights_;
};

}  // namespace pewter::metal
