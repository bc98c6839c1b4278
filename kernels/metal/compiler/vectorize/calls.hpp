// Calls: of builtins, of shared functions, and of LLVM's intrinsics.
#pragma once

#include "kernels/metal/compiler/vectorize/elementwise.hpp"
#include "kernels/metal/compiler/vectorize/operations.hpp"
#include "kernels/metal/compiler/vectorize/positions.hpp"
#include "kernels/metal/compiler/vectorize/simd_calls.hpp"
#include "kernels/metal/compiler/vectorize/value_mapping.hpp"

namespace pewter::metal {

class calls {
 public:
  calls(value_mapping& code, simd_calls& simd, elementwise& lanes, operations& others)
      : code_(code), b_(code.builder()), simd_(simd), lanes_(lanes), operations_(others), positions_(code) {}

  void emit(llvm::CallInst&);

 private:
  void emit_builtin(llvm::CallInst&, const builtin&);
  void emit_intrinsic(llvm::IntrinsicInst&);

  value_mapping& code_;
  value_mapping::Builder& b_;
  simd_calls& simd_;
  elementwise& lanes_;
  operations& operations_;
  positions positions_;
};

}  // namespace pewter::metal
