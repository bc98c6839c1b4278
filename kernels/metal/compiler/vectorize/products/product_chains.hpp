// Sums of products of matrices in vectors of 32: each step adds, to the element in row r and column c, what
// one vector has for row r times what another has for column c.
#pragma once

#include <llvm/ADT/DenseMap.h>
#include <llvm/Analysis/AliasAnalysis.h>
#include <llvm/IR/Instructions.h>

#include <array>
#include <optional>
#include <vector>

#include "kernels/metal/compiler/vectorize/neighbours/register_builder.hpp"

namespace pewter::metal {

/// A lane of a simdgroup_matrix of 8 x 8 holds two neighbours of a row; a vector of 32 has one of them from
/// each lane, so 8 rows of 4 columns.
constexpr unsigned matrix_rows = 8, matrix_columns = 4;
constexpr unsigned row_of_lane(unsigned lane) { return ((lane >> 2) & 4) + ((lane >> 1) & 3); }
constexpr unsigned column_of_lane(unsigned lane) { return ((lane >> 2) & 2) + (lane & 1); }
constexpr unsigned lane_of(unsigned row, unsigned column) {
  return ((row & 4) << 2) | ((column & 2) << 2) | ((row & 3) << 1) | (column & 1);
}

using left_factors = std::array<element_source, matrix_rows>;
using right_factors = std::array<element_source, matrix_columns>;

struct product_step {
  left_factors left;  ///< found through all shuffles
  right_factors right;
  llvm::ShuffleVectorInst *left_lanes, *right_lanes;  ///< what the product multiplies
  llvm::Instruction* product;
  llvm::Instruction* sum;  ///< the product itself where a chain begins at zero
};

struct product_chain {
  std::vector<product_step> steps;
  llvm::Value* before;  ///< what the first product is added to; nullptr: zero
  unsigned begin, end;  ///< places of the first and the last sum in the block
  unsigned cluster;     ///< all chains of one number can be computed at the end of the last of them

  llvm::Instruction* after() const { return steps.back().sum; }
};

/// Chains of at least eight steps, a matrix product each, in the order of their beginnings. What stores the
/// sums of one is delayed if another chain with the same left factors then runs along with it.
std::vector<product_chain> find_product_chains(llvm::BasicBlock&, llvm::AAResults&);

}  // namespace pewter::metal
