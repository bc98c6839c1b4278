// Instructions and calls whose elements depend on the same elements of their operands alone, on vectors of
// 32: lanes, or neighbours in the order of memory.
#pragma once

#include <llvm/IR/IntrinsicInst.h>

#include <utility>

#include "kernels/metal/compiler/analysis/builtins.hpp"
#include "kernels/metal/compiler/vectorize/simd_calls.hpp"
#include "kernels/metal/compiler/vectorize/value_mapping.hpp"

namespace pewter::metal {

class elementwise {
 public:
  /// The nth operand, as a vector.
  using operand_of = llvm::function_ref<llvm::Value*(unsigned)>;

  elementwise(value_mapping& code, simd_calls& simd) : code_(code), b_(code.builder()), simd_(simd) {}

  /// An instruction, an intrinsic that LLVM has on vectors, or a builtin; null: it has no vector form.
  llvm::Value* of(llvm::Instruction&, operand_of);
  /// The same of its own operands.
  llvm::Value* of(llvm::Instruction&);
  /// @param is_vector what operands and result are; else scalars
  llvm::Value* of_builtin(llvm::CallInst&, const builtin&, operand_of, bool is_vector);
  /// An operand of all lanes: a vector, or a scalar where one serves for all lanes.
  llvm::Value* operand(llvm::Instruction&, unsigned n);
  /// Whether operand n of an intrinsic is one scalar for all lanes.
  static bool takes_scalar(const llvm::Instruction&, unsigned n);
  /// Whether it is never NaN: constants, and what starts as one and only takes larger or smaller numbers.
  static bool is_number(const llvm::Value*);

 private:
  llvm::Value* of_operation(llvm::Instruction&, operand_of);
  llvm::Value* of_intrinsic(llvm::IntrinsicInst&, operand_of);
  std::pair<llvm::Intrinsic::ID, llvm::Intrinsic::ID> extremes() const;
  llvm::Value* by_registers(llvm::Intrinsic::ID, llvm::Value* x, llvm::Value* y);

  value_mapping& code_;
  value_mapping::Builder& b_;
  simd_calls& simd_;
};

}  // namespace pewter::metal
