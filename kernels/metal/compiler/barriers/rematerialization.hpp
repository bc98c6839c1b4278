// Values that a body makes anew after a barrier in the place of keeping them in its frame.
#pragma once

#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/Function.h>

namespace pewter::metal {

class rematerialized_values {
 public:
  explicit rematerialized_values(llvm::Function& body) : f_(body) {}

  /// Made of arguments and constants by cheap operations alone: not kept, but recomputed by each call.
  bool is_free(const llvm::Value*, unsigned depth = 0);
  /// Free values, before the end of the entry block, which all states pass.
  void bring_to(llvm::BasicBlock& entry);
  /// A scalar is kept in the place of a vector of it.
  void bring_splats_to_their_uses();

 private:
  llvm::Function& f_;
  llvm::DenseMap<const llvm::Instruction*, bool> free_;
};

}  // namespace pewter::metal
