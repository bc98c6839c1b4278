// Registers that a product's step multiplies: rows of elements that lie in other vectors, and broadcasts.
#pragma once

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>

#include <map>
#include <vector>

#include "kernels/metal/compiler/vectorize/neighbours/register_builder.hpp"
#include "kernels/metal/compiler/vectorize/products/transposed_rows.hpp"

namespace pewter::metal {

/// What a lane of a shuffle takes, through that shuffle alone.
element_source direct_source(const llvm::ShuffleVectorInst&, unsigned lane);

class row_operands {
 public:
  row_operands(llvm::IRBuilder<>& b, unsigned lanes) : b_(b), lanes_(lanes), transposed_(b, lanes) {}

  /// Says which rows will be made one after the other, so that those whose columns lie in loaded vectors are
  /// transposed together.
  /// @param same_as_first the first row's elements at other places
  void transpose(llvm::ArrayRef<std::vector<element_source>> rows,
                 llvm::ArrayRef<element_source> same_as_first);

  /// A register of these elements; or of others that hold the same, or that are converted to them, where
  /// those lie in fewer registers.
  llvm::Value* make(std::vector<element_source>, const std::vector<element_source>& same = {});
  /// One element in all lanes: from memory if it was loaded, else from where it lies.
  llvm::Value* splat(const element_source& loaded, const element_source& lies);

 private:
  std::size_t registers_of(llvm::ArrayRef<element_source>) const;
  llvm::Value* converted(const llvm::Instruction& how, llvm::Value* from);
  llvm::Value* whole_row(const element_source&, unsigned& index);
  llvm::Value* build(const std::vector<element_source>&);
  llvm::Value* permute(std::vector<element_source>);
  llvm::Value* part_of(llvm::Value* vector, unsigned which);

  llvm::IRBuilder<>& b_;
  unsigned lanes_;
  transposed_rows transposed_;
  std::map<std::pair<llvm::Value*, llvm::Type*>, llvm::Value*> wholes_;
  std::map<std::vector<std::pair<llvm::Value*, unsigned>>, llvm::Value*> made_;
  std::map<std::pair<llvm::Value*, unsigned>, llvm::Value*> parts_;
};

}  // namespace pewter::metal
