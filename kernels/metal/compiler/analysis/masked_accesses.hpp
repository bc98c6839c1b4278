// Gathers, scatters and masked accesses that a target has no instruction for.
#pragma once

#include <string>

namespace llvm {
class Instruction;
class Module;
}  // namespace llvm

namespace pewter::metal {

/// LLVM makes a branch of each lane of such an access, so that a kernel with a thousand of them becomes a
/// hundred thousand blocks. Here AVX-512 gathers elements of 8 and 16 bits as the aligned words that they lie
/// in, and the rest are calls of functions that loop over the mask's bits. Accesses under masks that are
/// constants stay.
/// @param target a name of compile_options::targets
void lower_masked_accesses(llvm::Module&, const std::string& target);

/// Whether an access is of a buffer: threadgroup memory and the frames of SIMD groups have scopes of their
/// own.
bool is_of_buffer(const llvm::Instruction&);

/// Whether LLVM would make such branches of an instruction, as of none after that.
bool is_lane_by_lane(const llvm::Instruction&, const std::string& target);

/// LLVM 22's InstCombine makes a select between a masked load under the same mask and other values one masked
/// load where the select stands, also behind stores that follow the load. Freezing the value prevents that.
void keep_masked_loads_in_place(llvm::Module&);

/// A masked load that gives inactive lanes other values becomes a load and a blend, after all passes that
/// would join them. For AVX2 LLVM 22 splits a load wider than a register, and makes a plain load of a part
/// whose lanes it knows to be inactive. That part reads outside of the buffer, and inactive lanes get what
/// it read.
void blend_after_loads(llvm::Module&, const std::string& target);

/// Gathers of neighbours become one, before that.
void join_gathers(llvm::Module&);

/// Prefetches stores in functions of whole threadgroups, after all other passes.
void prefetch_stores(llvm::Module&, const std::string& target);
/// Prefetches loads of later turns; runs before barriers split bodies.
void prefetch_turns(llvm::Module&);

/// Likewise, in loops with long turns.
void prefetch_loads(llvm::Module&, const std::string& target);

}  // namespace pewter::metal
