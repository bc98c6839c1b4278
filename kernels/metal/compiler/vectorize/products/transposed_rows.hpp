// Rows of a matrix whose columns lie one after the other in vectors, by steps on registers.
#pragma once

#include <llvm/IR/IRBuilder.h>

#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "kernels/metal/compiler/vectorize/neighbours/register_builder.hpp"

namespace pewter::metal {

class transposed_rows {
 public:
  /// @param lanes of 32 bits in a register: columns of a matrix
  transposed_rows(llvm::IRBuilder<>& b, unsigned lanes) : b_(b), lanes_(lanes) {}

  /// Rows follow each other where each column's next element lies behind its last. Blocks of them are
  /// transposed within 16 bytes where a row then takes fewer permutations.
  /// @param permutations that a row takes as it lies
  void add(llvm::ArrayRef<std::vector<element_source>> rows, std::size_t permutations);
  /// Where these elements lie after that; nothing if not all are of transposed blocks.
  std::vector<element_source> find(const std::vector<element_source>&) const;

 private:
  std::size_t run_from(llvm::ArrayRef<std::vector<element_source>> rows) const;
  void transpose(llvm::ArrayRef<element_source> first_row, unsigned rows, unsigned of_block);
  std::vector<llvm::Value*> interleave(std::vector<llvm::Value*>, unsigned of_block);

  llvm::IRBuilder<>& b_;
  unsigned lanes_;
  std::map<std::pair<llvm::Value*, unsigned>, element_source> places_;
};

}  // namespace pewter::metal
