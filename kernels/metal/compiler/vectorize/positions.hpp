// Position attributes of a thread: what the body's parameters and the SIMD group's context say of them.
#pragma once

#include "kernels/metal/compiler/analysis/builtins.hpp"
#include "kernels/metal/compiler/vectorize/value_mapping.hpp"

namespace pewter::metal {

class positions {
 public:
  explicit positions(value_mapping& code) : code_(code), b_(code.builder()) {}

  void emit(llvm::CallInst&, const builtin&);

 private:
  llvm::Value* position(const builtin&);
  llvm::Value* position_of_piece(const builtin&, unsigned n);
  llvm::Value* argument(unsigned n) { return code_.function()->getArg(n); }

  value_mapping& code_;
  value_mapping::Builder& b_;
};

}  // namespace pewter::metal
