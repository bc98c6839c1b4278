// Atomic operations: lane by lane, or one for all.
#pragma once

#include "kernels/metal/compiler/vectorize/simd_calls.hpp"
#include "kernels/metal/compiler/vectorize/value_mapping.hpp"

namespace pewter::metal {

class atomics {
 public:
  atomics(value_mapping& code, simd_calls& simd) : code_(code), b_(code.builder()), simd_(simd) {}

  /// Emits an atomic, and for a compare-and-exchange also what is taken out of its result.
  void emit(llvm::Instruction&);

 private:
  bool emit_reduced(llvm::AtomicRMWInst&);

  value_mapping& code_;
  value_mapping::Builder& b_;
  simd_calls& simd_;
};

}  // namespace pewter::metal
