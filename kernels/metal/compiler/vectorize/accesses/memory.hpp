// Loads and stores of a SIMD group: whole vectors where lanes are neighbours, one access and shuffles where
// each lane has k neighbours, a scalar where all are the same, gathers and scatters for the rest.
#pragma once

#include "kernels/metal/compiler/vectorize/accesses/access_groups.hpp"
#include "kernels/metal/compiler/vectorize/accesses/alias_scopes.hpp"
#include "kernels/metal/compiler/vectorize/accesses/grouped_accesses.hpp"
#include "kernels/metal/compiler/vectorize/accesses/segmented_accesses.hpp"
#include "kernels/metal/compiler/vectorize/elementwise.hpp"
#include "kernels/metal/compiler/vectorize/unshuffled_elementwise.hpp"
#include "kernels/metal/compiler/vectorize/value_mapping.hpp"

namespace pewter::metal {

class memory_accesses {
 public:
  memory_accesses(value_mapping& code, access_groups& groups, elementwise& lanes)
      : code_(code),
        b_(code.builder()),
        groups_(groups),
        scopes_(b_.getContext()),
        segmented_(code, scopes_),
        unshuffled_(code, lanes, groups),
        grouped_(code, scopes_, unshuffled_) {}

  void emit(llvm::LoadInst&);
  void emit(llvm::StoreInst&);

 private:
  bool is_whole(const llvm::Instruction& access) const;
  llvm::Value* one_by_one(llvm::Instruction& access);
  void store_last(llvm::StoreInst&);
  bool is_for_vectors(const llvm::Instruction&) const;

  value_mapping& code_;
  value_mapping::Builder& b_;
  access_groups& groups_;
  alias_scopes scopes_;
  segmented_accesses segmented_;
  unshuffled_elementwise unshuffled_;
  grouped_accesses grouped_;
};

}  // namespace pewter::metal
