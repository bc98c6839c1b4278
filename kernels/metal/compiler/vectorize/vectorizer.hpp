// From a kernel for one thread, in structured control flow, a function for the 32 threads of a SIMD group
// (whole-function vectorisation: Karrenberg and Hack 2011, Moll and Hack 2018).
//
// The control flow stays. A branch that diverges is taken by the whole SIMD group if any lane wants it, under
// a mask of those that do; its values are blended on the edge to the join. A loop that lanes leave at
// different times carries the mask of those that are still in it. Lanes outside of the mask may hold
// anything, poison too, so that masks are only ever combined by select.
#pragma once

#include <llvm/ADT/MapVector.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "kernels/metal/compiler/vectorize/accesses/access_groups.hpp"
#include "kernels/metal/compiler/vectorize/accesses/addresses.hpp"
#include "kernels/metal/compiler/vectorize/accesses/atomics.hpp"
#include "kernels/metal/compiler/vectorize/accesses/memory.hpp"
#include "kernels/metal/compiler/vectorize/calls.hpp"
#include "kernels/metal/compiler/vectorize/elementwise.hpp"
#include "kernels/metal/compiler/vectorize/masked_regions.hpp"
#include "kernels/metal/compiler/vectorize/operations.hpp"
#include "kernels/metal/compiler/vectorize/simd_calls.hpp"
#include "kernels/metal/compiler/vectorize/value_mapping.hpp"

namespace pewter::metal {

/// Control flow; its parts emit the instructions of a block.
class vectorizer {
 public:
  /// @param kernel structured
  vectorizer(llvm::Function& kernel, const variant&);

  /// The new function, a body as phases.hpp has it, named <kernel>.<variant's suffix>.body; null: control
  /// flow that cannot be expressed, and reason() says which.
  llvm::Function* run();
  const std::string& reason() const { return code_.reason(); }
  const access_groups::buffer_pairs& apart() const { return groups_.apart(); }
  std::vector<masked_region> take_regions() { return std::move(regions_); }  ///< outer ones first

 private:
  void load_arguments();
  void emit(llvm::Instruction&);
  llvm::Value* mask_of(llvm::BasicBlock*);
  void begin_block(llvm::BasicBlock*);
  void begin_divergent_loop(llvm::Loop&);
  void end_block(llvm::BasicBlock*);
  void end_in_divergent_latch(llvm::BranchInst*);
  void end_in_divergent_branch(llvm::BranchInst*);
  bool is_harmless(llvm::BasicBlock* then, llvm::BasicBlock* join) const;
  void fill_phis();
  llvm::Value* incoming_lanes(llvm::PHINode&, unsigned n);

  value_mapping code_;
  value_mapping::Builder& b_;
  shapes& shapes_;
  access_groups groups_;
  simd_calls simd_;
  atomics atomics_;
  elementwise lanes_;
  operations operations_;
  calls calls_;
  addresses addresses_;
  memory_accesses memory_;

  std::vector<masked_region> regions_;
  llvm::Value* entry_mask_ = nullptr;  ///< null: all lanes
  llvm::DenseMap<llvm::BasicBlock*, llvm::BasicBlock*> first_block_, last_block_;
  llvm::DenseMap<llvm::BasicBlock*, llvm::Value*> masks_;
  llvm::DenseMap<llvm::BranchInst*, llvm::Value*> then_masks_;
  struct live_out {
    llvm::PHINode* exit;
    llvm::PHINode* accumulated;  ///< null: a phi of the header holds it
  };
  llvm::MapVector<llvm::Loop*, llvm::PHINode*> live_masks_;
  std::map<llvm::Loop*, std::vector<live_out>> live_outs_;
  llvm::DenseMap<llvm::PHINode*, llvm::Value*> exit_values_;
  std::map<std::pair<llvm::PHINode*, llvm::BasicBlock*>, llvm::Value*> blended_;
};

}  // namespace pewter::metal
