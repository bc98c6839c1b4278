// From the code of a SIMD group to that of threadgroups.
//
// A kernel's body is a function of one SIMD group that begins at a state and returns the next: 0 when the
// kernel has ended, else the number of the barrier that it has come to. What lives across a barrier lies in
// the SIMD group's frame. So a threadgroup runs on one stack, wherever its barriers are: each SIMD group in
// turn, up to the next barrier.
#pragma once

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>

#include <cstdint>
#include <vector>

#include "kernels/metal/compiler/analysis/shapes.hpp"
#include "kernels/metal/kernel_info.hpp"

namespace pewter::metal {

/// Parameters of a body, which returns the next state.
struct body_arguments {
  enum : unsigned {
    bindings,       ///< pointers by index
    simdgroup,      ///< simdgroup_context: only what all SIMD groups of a threadgroup share, and lanes
    frame,          ///< of the SIMD group
    threadgroup_x,  ///< threadgroup_position_in_grid.x
    index,          ///< simdgroup_index_in_threadgroup
    first_lane,     ///< thread_position_in_threadgroup of lane 0: x, y, z
    state = first_lane + 3,
    count
  };
};

/// An empty body.
llvm::Function* create_body(llvm::Module&, const llvm::Twine& name);

/// What a body calls at a barrier until split_at_barriers.
llvm::FunctionCallee barrier_of(llvm::Module&);

/// A load of what does not change while a kernel runs.
llvm::LoadInst* constant_load(llvm::IRBuilder<>&, llvm::Type*, llvm::Value* base, std::uint64_t offset);

struct split_body {
  std::uint64_t frame_bytes = 64;  ///< the first word is for a state
  /// For each state, 0 the beginning, what the body may return from it.
  std::vector<std::vector<unsigned>> following = {{0}};
};

/// Whether a load or store brings a value across a barrier: nothing else accesses its place in the frame.
bool is_kept(const llvm::Instruction&);

/// The body returns at its barriers and goes on from there when called with their state.
split_body split_at_barriers(llvm::Function& body);

/// A function that the runtime calls, with the body's attributes.
llvm::Function* create_exported(llvm::Module&, llvm::StringRef name, const llvm::Function& body,
                                llvm::ArrayRef<llvm::Type*> parameters, llvm::Type* result);

/// <kernel>.<suffix>, a simdgroup_function: runs a body for one SIMD group from its context's state.
void add_simdgroup_function(llvm::Function& body, llvm::StringRef name);

/// A threadgroups_function: threadgroups of full SIMD groups, linear or in rows as the body is, the phases
/// between barriers as loops over these.
/// @param kernel whose threadgroup memory begins with values; is_called: the loops call the body, else each
/// barrier's phase has a copy of it
void add_threadgroups_function(llvm::Function& body, const split_body&, const variant&, llvm::StringRef name,
                               const kernel_info& kernel);

}  // namespace pewter::metal
