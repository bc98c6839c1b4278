// Loads and stores of SIMD groups in rows of 16, 8 or 4 lanes: one access for each row.
#pragma once

#include "kernels/metal/compiler/vectorize/accesses/alias_scopes.hpp"
#include "kernels/metal/compiler/vectorize/value_mapping.hpp"

namespace pewter::metal {

class segmented_accesses {
 public:
  segmented_accesses(value_mapping& code, const alias_scopes& scopes)
      : code_(code), b_(code.builder()), scopes_(scopes) {}

  /// A scalar for each piece, which all of its lanes load.
  void load_values(llvm::LoadInst&);
  /// A vector for each piece, whose lanes are neighbours.
  void load(llvm::LoadInst&);
  void store(llvm::StoreInst&);
  /// The same where a piece's lanes are a stride apart.
  void gather(llvm::LoadInst&);
  void scatter(llvm::StoreInst&);

 private:
  llvm::Value* addresses_of_piece(llvm::Value* pointer, unsigned n);

  value_mapping& code_;
  value_mapping::Builder& b_;
  const alias_scopes& scopes_;
};

}  // namespace pewter::metal
