// Checked mode's part of the compiler: a kernel for one thread asks the runtime before each access, and
// carries a list of its sites, by which the runtime names lines and columns.
// Why: include/pewter/detail/checked_mode.md#metal-source.
//
//   pewter.check(address, bytes, site, base, value)   returns where the access may go (checked_context.hpp)
//
// The list is text, a line each; names and texts reach to the line's end:
//   place PARENT LINE COLUMN FILE           PARENT: the place of the call it was inlined at, or -1
//   text TEXT                               the source's line, of the place before
//   kernel NAME
//   variable OFFSET BYTES NAME              of the kernel before: a threadgroup variable
//   site KIND OBJECT BYTES ALIGNMENT PLACE FUNCTION NAME
// KIND is load, store, atomic_load, atomic_store, atomic_update, simd, fence, end or
// function, a call of a function that is not there. OBJECT is what the
// address was made of: argument.N, variable.OFFSET, table and array with their BYTES, or any. FUNCTION is
// what the user called, or -.
#pragma once

#include <llvm/IR/Module.h>

#include <string>
#include <vector>

#include "kernels/metal/compiler/frontend/text/source_places.hpp"
#include "kernels/metal/kernel_info.hpp"

namespace pewter::metal {

/// Runs after always-inline and mem2reg, and before SROA.
void mark_copies(llvm::Module&, const std::vector<kernel_info>&);

/// Puts checks into each kernel, after SROA.
/// @throws pewter::error for a call that could not be inlined
/// @return the kernels' part of the manifest
std::string add_checks(llvm::Module&, const std::vector<kernel_info>&, source_places&);

}  // namespace pewter::metal
