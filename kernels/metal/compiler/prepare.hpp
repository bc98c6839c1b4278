// What clang makes of Metal source, in LLVM's terms: kernels by their names, position attributes and
// threadgroup variables as builtin calls, everything else inlined, and no operation that is undefined where
// Metal's has a result.
#pragma once

#include <llvm/IR/Module.h>

#include <vector>

#include "kernels/metal/kernel_info.hpp"

namespace pewter::metal {

/// The kernels of a module as clang emits it, unoptimised.
/// @throws pewter::error a kernel that Pewter cannot run: its name and the parameter
std::vector<kernel_info> prepare(llvm::Module&);

/// Copies and fills of memory as loads and stores of elements. After always-inline and SROA.
void expand_copies(llvm::Module&);

/// Accesses to a thread's own arrays stay within them, also where an index does not.
void bound_arrays(llvm::Function&);

/// Adds <kernel>.reference, the kernel for one thread, whose SIMD-group functions the runtime carries out.
llvm::Function& add_reference(llvm::Function& kernel);

}  // namespace pewter::metal
