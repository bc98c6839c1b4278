// Addresses: scalars where lanes are neighbours, vectors for the rest.
#pragma once

#include <functional>

#include "kernels/metal/compiler/vectorize/value_mapping.hpp"

namespace pewter::metal {

class addresses {
 public:
  explicit addresses(value_mapping& code) : code_(code), b_(code.builder()) {}

  void emit(llvm::GetElementPtrInst&);

 private:
  bool is_interleaved(const llvm::GetElementPtrInst& gep) {
    return code_.kernel_shapes().interleaved_size(gep.getPointerOperand()) != 0;
  }
  void emit_pieces(llvm::GetElementPtrInst&);
  llvm::Value* interleaved_address(llvm::GetElementPtrInst&, llvm::Type* offset_type,
                                   const std::function<llvm::Value*(llvm::Value*)>& value_of);

  value_mapping& code_;
  value_mapping::Builder& b_;
};

}  // namespace pewter::metal
