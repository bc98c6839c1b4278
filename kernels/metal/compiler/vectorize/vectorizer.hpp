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

#include "kernels/metal/compiler/analysis/shapes.hpp"
#include "kernels/metal/compiler/import/builtins.hpp"

namespace pewter::metal {

/// Blocks that are run under a mask: from `then` to where it joins what goes around it.
struct masked_region {
  llvm::BasicBlock *from, *then, *join;
  llvm::Value* mask;
};

/// What a lane's neighbours in memory have or get.
using lane_values = llvm::SmallVector<llvm::Value*, 4>;

class vectorizer {
 public:
  /// @param kernel in the form that pipeline.cpp's passes give it
  vectorizer(llvm::Function& kernel, const variant&);

  /// The new function, a body as phases.hpp has it, named <kernel>.<variant's suffix>.body; null: control
  /// flow that cannot be expressed, and `reason` says which.
  llvm::Function* run();
  std::string reason;
  /// kernel_info's: pairs of buffers, and whether they may be one.
  std::map<std::pair<std::uint32_t, std::uint32_t>, bool> apart;
  std::vector<masked_region> regions;  ///< of the new function, outer ones first

 private:
  using Builder = llvm::IRBuilder<>;
  /// The nth operand of an element-wise instruction, as a vector.
  using operand_of = llvm::function_ref<llvm::Value*(unsigned)>;
  using body_of_lane = std::function<llvm::Value*(Builder&, llvm::Value* lane)>;
  /// Loads or stores of k neighbours by each lane, k apart: one access of 32 k elements, and shuffles.
  struct group {
    std::vector<llvm::Instruction*> members;
    llvm::Instruction* at = nullptr;  ///< the member at which the access happens
    llvm::Value* whole = nullptr;
  };

  // vectorizer.cpp: control flow
  void fail(const llvm::Twine& text, const llvm::Value* v = nullptr);
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

  // values.cpp
  llvm::Type* vector_type(llvm::Type* t) { return llvm::FixedVectorType::get(t, lane_count); }
  llvm::Value* scalar(llvm::Value*);
  llvm::Value* vector(llvm::Value*);
  llvm::Value* piece(llvm::Value*, unsigned n, unsigned width);
  llvm::Value* piece_is_active(unsigned n, unsigned width);
  llvm::Value* lanes_of_piece(llvm::Value* lanes, unsigned n, unsigned width);
  llvm::Value* steps(llvm::Type* integer, std::int64_t stride);
  /// (lane / width) * quotient + (lane % width) * remainder
  llvm::Value* steps(llvm::Type* integer, unsigned width, std::int64_t quotient, std::int64_t remainder);
  llvm::Value* splat(llvm::Value* v) { return b_.CreateVectorSplat(lane_count, v); }
  llvm::Value* all_ones();
  llvm::Value* mask_or_all() { return mask_ != nullptr ? mask_ : all_ones(); }
  llvm::Value* bits_of(llvm::Value* mask);
  llvm::Value* any(llvm::Value* mask);
  llvm::Value* both(llvm::Value* outer, llvm::Value* inner);
  llvm::Value* first_lane(llvm::Value* bits);
  llvm::Value* context_u32(std::size_t offset);
  llvm::Value* context_pointer(std::size_t offset);
  /// body once for each active lane, in their order; its results as a vector, or null.
  llvm::Value* for_each_lane(llvm::Type* result, const body_of_lane&);
  llvm::Value* lane_value(llvm::Value* original, llvm::Value* lane);
  /// a() if all lanes are active, else b().
  llvm::Value* if_all_active(const std::function<llvm::Value*()>& a, const std::function<llvm::Value*()>& b);

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

  // vectorize/segmented_accesses.cpp
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

  // atomics.cpp
  void emit_atomic(llvm::Instruction&);
  bool emit_reduced_atomic(llvm::AtomicRMWInst&);

  // calls.cpp
  void emit_call(llvm::CallInst&);
  void emit_position(llvm::CallInst&, const builtin&);
  void emit_elementwise(llvm::CallInst&, const builtin&);
  llvm::Value* elementwise(llvm::CallInst&, const builtin&, operand_of, bool is_vector);
  llvm::Value* vector_of_intrinsic(llvm::IntrinsicInst&, operand_of);
  unsigned registers() const;
  std::pair<llvm::Intrinsic::ID, llvm::Intrinsic::ID> extremes() const;
  llvm::Value* by_registers(llvm::Intrinsic::ID, llvm::Value* x, llvm::Value* y);
  bool is_number(const llvm::Value*) const;
  llvm::Value* position(const builtin&);
  llvm::Value* position_of_piece(const builtin&, unsigned n);

  // simd_calls.cpp
  void emit_simd(llvm::CallInst&, const builtin&);
  llvm::Value* reduce(const builtin&, llvm::Value* lanes, bool is_number = false);
  llvm::Value* combine(const builtin&, llvm::StringRef operation, llvm::Value* a, llvm::Value* b,
                       bool b_is_number = false);
  llvm::Constant* identity(const builtin&, llvm::StringRef operation, llvm::Type*);
  llvm::Value* masked_or_identity(const builtin&, llvm::StringRef operation, llvm::Value* lanes);
  llvm::Value* scan(const builtin&, llvm::Value* lanes);
  llvm::Value* shuffle(llvm::Value* lanes, llvm::Value* indices);
  llvm::Value* shuffle_by(llvm::Value* lanes, const std::function<int(int)>& source);
  void set_uniform(llvm::Instruction& i, llvm::Value* v) { scalars_[&i] = v; }
  void set_lanes(llvm::Instruction& i, llvm::Value* v) { vectors_[&i] = v; }

  llvm::Function& old_;
  llvm::Module& module_;
  llvm::LLVMContext& context_;
  shapes shapes_;
  Builder b_;
  llvm::Function* new_ = nullptr;
  llvm::Value* simdgroup_ = nullptr;
  llvm::MDNode* in_threadgroup_ = nullptr;  ///< alias scope of threadgroup memory
  llvm::Value* entry_mask_ = nullptr;       ///< null: all lanes
  llvm::Value* mask_ = nullptr;             ///< of the block being emitted; null: all lanes
  llvm::DenseMap<llvm::Value*, llvm::Value*> scalars_, vectors_;
  llvm::DenseMap<llvm::Value*, llvm::SmallVector<llvm::Value*, 4>> pieces_;  ///< beside their vector
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
