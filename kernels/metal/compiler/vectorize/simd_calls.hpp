// SIMD-group functions on vectors of 32, over active lanes.
#pragma once

#include <functional>

#include "kernels/metal/compiler/analysis/builtins.hpp"
#include "kernels/metal/compiler/vectorize/value_mapping.hpp"

namespace pewter::metal {

class simd_calls {
 public:
  explicit simd_calls(value_mapping& code) : code_(code), b_(code.builder()) {}

  /// @param is_number what the call's first argument is, if that is known: no NaN
  void emit(llvm::CallInst&, const builtin&, bool is_number);
  /// All active lanes' values as one. Halves are combined until one is left: the same order for every target.
  llvm::Value* reduce(const builtin&, llvm::Value* lanes, bool is_number = false);
  /// @param y_is_number y is not NaN: one instruction of x86 does it then
  llvm::Value* combine(const builtin&, llvm::StringRef operation, llvm::Value* x, llvm::Value* y,
                       bool y_is_number = false);

 private:
  llvm::Constant* identity(const builtin&, llvm::StringRef operation, llvm::Type*);
  llvm::Value* masked_or_identity(const builtin&, llvm::StringRef operation, llvm::Value* lanes);
  llvm::Value* scan(const builtin&, llvm::Value* lanes);
  llvm::Value* shuffle(llvm::Value* lanes, llvm::Value* indices);
  llvm::Value* shuffle_by(llvm::Value* lanes, const std::function<int(int)>& source);

  value_mapping& code_;
  value_mapping::Builder& b_;
};

}  // namespace pewter::metal
