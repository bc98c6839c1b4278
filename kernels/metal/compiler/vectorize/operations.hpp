// Instructions that are neither calls nor accesses: a scalar for what is the same or linear, scalars for
// pieces, a vector for the rest.
#pragma once

#include "kernels/metal/compiler/vectorize/elementwise.hpp"
#include "kernels/metal/compiler/vectorize/value_mapping.hpp"

namespace pewter::metal {

class operations {
 public:
  operations(value_mapping& code, elementwise& lanes) : code_(code), b_(code.builder()), lanes_(lanes) {}

  void emit(llvm::Instruction&);
  /// An instruction on integers, once for each piece: for addresses. Its vector is made in addition.
  void emit_pieces(llvm::Instruction&);

 private:
  void emit_array(llvm::AllocaInst&);
  void emit_scalar(llvm::Instruction&);
  void emit_vector(llvm::Instruction&);
  llvm::Value* from_first_active_lane(llvm::Instruction& made, llvm::Value* active, std::int64_t stride);

  value_mapping& code_;
  value_mapping::Builder& b_;
  elementwise& lanes_;
};

}  // namespace pewter::metal
