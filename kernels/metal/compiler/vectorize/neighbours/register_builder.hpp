// Registers whose elements lie in other registers, by few permutations.
#pragma once

#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/IRBuilder.h>

#include <map>
#include <utility>
#include <vector>

namespace pewter::metal {

unsigned length_of(const llvm::Value* vector);

/// An element of a vector.
struct element_source {
  llvm::Value* vector;
  unsigned index;
};

/// Where an element of a vector comes from, through shuffles.
element_source source_of(llvm::Value* vector, unsigned index);

class register_builder {
 public:
  register_builder(llvm::IRBuilder<>& b, llvm::Type* type) : b_(b), type_(type) {}

  /// Vectors of neighbours first become as long as the result; two of these at a time are permuted.
  llvm::Value* make(llvm::ArrayRef<element_source>);

 private:
  struct place {
    llvm::Value* pack = nullptr;
    unsigned first = 0;
  };

  std::vector<llvm::Value*> packs_of(llvm::ArrayRef<llvm::Value*> vectors, unsigned length);
  llvm::Value* pack_of(const std::vector<llvm::Value*>& vectors, unsigned length);
  llvm::Value* two_of(llvm::ArrayRef<element_source>, llvm::Value* x, llvm::Value* y);

  llvm::IRBuilder<>& b_;
  llvm::Type* type_;
  llvm::DenseMap<llvm::Value*, place> places_;
  std::map<std::pair<std::vector<llvm::Value*>, unsigned>, llvm::Value*> packs_;
};

}  // namespace pewter::metal
