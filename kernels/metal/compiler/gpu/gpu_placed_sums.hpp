// Sums on tensor cores, and where their elements lie: in Metal's lanes, or placed as tensor cores have them.
// Both steps are calls until all are known, as most steps between two products undo each other.
#pragma once

#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>

namespace pewter::metal {

class placed_sums {
 public:
  explicit placed_sums(llvm::Function& f) : f_(f) {}

  /// From Metal's lanes to those of tensor cores, and back: twice is nothing.
  llvm::Value* place(llvm::IRBuilder<>&, llvm::Value* x);
  /// 16 x 8 sums of products with a depth of 8. @param operands two of the left factor, one of the right,
  /// sums
  llvm::Value* multiply(llvm::IRBuilder<>&, bool is_half, llvm::ArrayRef<llvm::Value*> operands);

  /// Sums that grow in a loop are placed before and after it. In loop-closed form.
  void keep_in_loops();
  /// Two products are one with a depth of 16 where the second adds to the first's sums.
  void join_depths();
  /// All that was put off, as instructions. @param lane that a place's value comes from
  void write(llvm::Value* lane);

 private:
  llvm::Function& f_;
};

/// PTX that all lanes of a SIMD group execute together, and that touches no memory.
llvm::CallInst* together(llvm::IRBuilder<>&, llvm::Type* result, const char* ptx, const char* constraints,
                         llvm::ArrayRef<llvm::Value*> operands);

}  // namespace pewter::metal
