// From a kernel for one thread, in structured control flow, a function for the 32 threads of a SIMD group
// (whole-function vectorisation: Karrenberg and Hack 2011, Moll and Hack 2018).
//
// The control flow stays. A branch that diverges is taken by the whole SIMD group if any lane wants it, under
// a mask of those that do; its values are blended on the edge to the join. A loop that lanes leave at
// different times carries the mask of those that are still in it. Lanes outside of the mask may hold
// anything, poison too, so that masks are only ever combined by select.
#pragma once

#include <llvm/ADT/MapVector.h>
#include <llvm/Analysis/ScalarEvolution.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "kernels/metal/compiler/analysis/builtins.hpp"
#include "kernels/metal/compiler/analysis/shapes.hpp"
#include "kernels/metal/compiler/vectorize/accesses/atomics.hpp"
#include "kernels/metal/compiler/vectorize/simd_calls.hpp"
#include "kernels/metal/compiler/vectorize/value_mapping.hpp"

namespace pewter::metal {

/// Blocks that are run under a mask: from `then` to where it joins what goes around it.
struct masked_region {
  llvm::BasicBlock *from, *then, *join;
  llvm::Value* mask;
};

/// What a lane's neighbours in memory have or get.
using lane_values = llvm::SmallVector<llvm::Value*, 4>;

/// Control flow, operations, accesses to memory and calls; values, SIMD-group functions and atomics are parts
/// of their own.
class vectorizer : private value_mapping {
 public:
  /// @param kernel structured
  vectorizer(llvm::Function& kernel, const variant&);

  /// The new function, a body as phases.hpp has it, named <kernel>.<variant's suffix>.body; null: control
  /// flow that cannot be expressed, and `reason` says which.
  llvm::Function* run();
  using value_mapping::reason;
  /// kernel_info's: pairs of buffers, and whether they may be one.
  std::map<std::pair<std::uint32_t, std::uint32_t>, bool> apart;
  std::vector<masked_region> regions;  ///< of the new function, outer ones first

 private:
  /// The nth operand of an element-wise instruction, as a vector.
  using operand_of = llvm::function_ref<llvm::Value*(unsigned)>;
  /// Loads or stores of k neighbours by each lane, k apart: one access of 32 k elements, and shuffles.
  struct group {
    std::vector<llvm::Instruction*> members;
    llvm::Instruction* at = nullptr;  ///< the member at which the access happens
    llvm::Value* whole = nullptr;
  };

  // vectorizer.cpp: control flow
  llvm::Value* mask_of(llvm::BasicBlock*);
  void begin_block(llvm::BasicBlock*);
  void end_block(llvm::BasicBlock*);
  void end_in_divergent_latch(llvm::BranchInst*);
  void end_in_divergent_branch(llvm::BranchInst*);
  bool is_harmless(llvm::BasicBlock* then, llvm::BasicBlock* join) const;
  void fill_phis();
  void load_arguments();

  // operations.cpp
  void emit(llvm::Instruction&);
  void emit_vector(llvm::Instruction&);
  void emit_pieces(llvm::Instruction&);
  llvm::Value* from_first_active_lane(llvm::Instruction& made, llvm::Value* active, std::int64_t stride);
  static bool takes_scalar(const llvm::Instruction&, unsigned operand);
  llvm::Value* vector_operand(llvm::Instruction&, unsigned n);
  llvm::Value* vector_of_operation(llvm::Instruction&, operand_of);

  // memory.cpp
  void find_groups();
  bool may_move(const group&, llvm::ArrayRef<llvm::Instruction*> members, llvm::ScalarEvolution&);
  bool stay_apart(llvm::Instruction&, llvm::Instruction&, llvm::ScalarEvolution&);
  bool is_for_vectors(const llvm::Instruction&) const;
  void emit_load(llvm::LoadInst&);
  llvm::Value* of_place(llvm::Value* access, const llvm::Value* pointer);
  void emit_store(llvm::StoreInst&);
  void emit_group_load(llvm::LoadInst&, group&);
  void emit_group_store(llvm::StoreInst&, group&);
  llvm::Value* wide_mask(std::size_t k);

  // vectorize/unshuffled_elementwise.cpp
  bool are_uniform(const lane_values&) const;
  bool is_elementwise(const lane_values&) const;
  llvm::Value* whole_load(const lane_values&) const;
  bool follow(const lane_values&, std::vector<lane_values>& operations, unsigned deepest) const;
  llvm::Value* whole_leaf(const lane_values&);
  llvm::Value* vector_of_elementwise(const lane_values&, operand_of);
  llvm::Value* in_memory_order(const lane_values&, const group& stores);

  // vectorize/accesses/segmented_accesses.cpp
  void emit_load_of_piece_values(llvm::LoadInst&);
  llvm::Value* load_pieces(llvm::LoadInst&);
  void store_pieces(llvm::StoreInst&);
  llvm::Value* addresses_of_piece(llvm::Value* pointer, unsigned n);
  llvm::Value* gather_pieces(llvm::LoadInst&);
  void scatter_pieces(llvm::StoreInst&);

  // addresses.cpp
  void emit_address(llvm::GetElementPtrInst&);
  llvm::Value* interleaved_address(llvm::GetElementPtrInst&, llvm::Type* offset_type,
                                   const std::function<llvm::Value*(llvm::Value*)>& value_of);

  // calls.cpp
  void emit_call(llvm::CallInst&);
  void emit_position(llvm::CallInst&, const builtin&);
  void emit_elementwise(llvm::CallInst&, const builtin&);
  llvm::Value* elementwise(llvm::CallInst&, const builtin&, operand_of, bool is_vector);
  llvm::Value* vector_of_intrinsic(llvm::IntrinsicInst&, operand_of);
  std::pair<llvm::Intrinsic::ID, llvm::Intrinsic::ID> extremes() const;
  llvm::Value* by_registers(llvm::Intrinsic::ID, llvm::Value* x, llvm::Value* y);
  bool is_number(const llvm::Value*) const;
  llvm::Value* position(const builtin&);
  llvm::Value* position_of_piece(const builtin&, unsigned n);

  llvm::Module& module_;
  simd_calls simd_;
  atomics atomics_;
  llvm::MDNode* in_threadgroup_ = nullptr;  ///< alias scope of threadgroup memory
  llvm::Value* entry_mask_ = nullptr;       ///< null: all lanes
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
  std::map<llvm::Instruction*, std::pair<std::size_t, std::size_t>> member_of_;  ///< group, place in it
  std::vector<group> groups_;
};

/// Regions whose masks scalars know to be full get a copy without masks.
void version_branches_on_full_masks(const std::vector<masked_region>&);

/// A loop whose lanes are all active until one leaves gets a copy without masks.
void version_loops_on_full_masks(llvm::Function&, const std::vector<masked_region>&);

}  // namespace pewter::metal
