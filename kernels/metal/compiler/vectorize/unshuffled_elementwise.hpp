// Neighbours that are loaded by groups, computed element by element and stored by groups: vectors of 32 in
// the order of memory, without shuffles. Why: kernels/metal/compiler/vectorize/neighbours.md#order-of-memory.
#pragma once

#include <vector>

#include "kernels/metal/compiler/vectorize/accesses/access_groups.hpp"
#include "kernels/metal/compiler/vectorize/elementwise.hpp"
#include "kernels/metal/compiler/vectorize/value_mapping.hpp"

namespace pewter::metal {

/// What a lane's neighbours in memory have or get.
using lane_values = llvm::SmallVector<llvm::Value*, 4>;

class unshuffled_elementwise {
 public:
  unshuffled_elementwise(value_mapping& code, elementwise& lanes, access_groups& groups)
      : code_(code), b_(code.builder()), lanes_(lanes), groups_(groups) {}

  /// What a group stores, in the order of memory; null: not all is made of whole loads, or it would be made
  /// twice as others use it, too. It is made by vectors of 32, whose registers hold several values.
  llvm::Value* in_memory_order(const lane_values&, llvm::ArrayRef<llvm::Instruction*> stores);

 private:
  bool are_uniform(const lane_values&) const;
  llvm::Value* whole_load(const lane_values&) const;
  bool follow(const lane_values&, std::vector<lane_values>& operations, unsigned deepest) const;
  llvm::Value* whole_leaf(const lane_values&);
  llvm::Value* vector_of(const lane_values&, elementwise::operand_of);

  value_mapping& code_;
  value_mapping::Builder& b_;
  elementwise& lanes_;
  access_groups& groups_;
};

}  // namespace pewter::metal
