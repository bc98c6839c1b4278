// What LLVM learns of the memory of an access: threadgroup memory and buffers never overlap, and what lies in
// constant memory does not change.
#pragma once

#include <llvm/IR/Instructions.h>

namespace pewter::metal {

class alias_scopes {
 public:
  explicit alias_scopes(llvm::LLVMContext&);

  /// @param pointer the kernel's
  /// @return access, which may be no instruction
  llvm::Value* mark(llvm::Value* access, const llvm::Value* pointer) const;

 private:
  llvm::MDNode* in_threadgroup_;
};

}  // namespace pewter::metal
