// Code for groups of loads and stores: one access of 32 k elements, and shuffles where lanes are needed.
#pragma once

#include "kernels/metal/compiler/vectorize/accesses/access_groups.hpp"
#include "kernels/metal/compiler/vectorize/accesses/alias_scopes.hpp"
#include "kernels/metal/compiler/vectorize/unshuffled_elementwise.hpp"
#include "kernels/metal/compiler/vectorize/value_mapping.hpp"

namespace pewter::metal {

class grouped_accesses {
 public:
  grouped_accesses(value_mapping& code, const alias_scopes& scopes, unshuffled_elementwise& unshuffled)
      : code_(code), b_(code.builder()), scopes_(scopes), unshuffled_(unshuffled) {}

  /// A member of a group.
  void load(llvm::LoadInst&, access_group&);
  void store(llvm::StoreInst&, const access_group&);

 private:
  llvm::Value* shuffled(const lane_values&);
  llvm::Value* first_address(llvm::Instruction& member, const access_group&);
  llvm::Value* wide_mask(std::size_t k);

  value_mapping& code_;
  value_mapping::Builder& b_;
  const alias_scopes& scopes_;
  unshuffled_elementwise& unshuffled_;
};

}  // namespace pewter::metal
