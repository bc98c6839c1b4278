// What clang makes of Metal source, in LLVM's terms: kernels by their names, position attributes and
// threadgroup variables as builtin calls, everything else inlined, and no operation that is undefined where
// Metal's has a result.
#pragma once

#include <llvm/IR/Module.h>

#include <functional>
#include <vector>

#include "kernels/metal/kernel_info.hpp"

namespace pewter::metal {

/// The kernels of a module as clang emits it, unoptimised.
/// @throws pewter::error a kernel that Pewter cannot run: its name and the parameter
std::vector<kernel_info> prepare(llvm::Module&);

/// Calls by address become switches over the functions of their type, and addresses become numbers: of
/// visible functions what a table holds. Says in kernel_info which functions and tables a kernel has.
/// @param inline_calls runs always-inline, before which the module is now too
/// @param checked a call of what is not there calls pewter.unknown_function(number)
/// @throws pewter::error two visible functions of one name
void resolve_function_pointers(llvm::Module&, std::vector<kernel_info>&,
                               const std::function<void()>& inline_calls, bool checked);

/// What types and parameters promise of addresses is taken for nothing; accesses keep what their types want.
void forget_promised_alignment(llvm::Module&);

/// Plain loads and stores want no alignment, but where passes see that they have it, and are of 1, 2, 4 or 8
/// bytes or of vectors.
void access_any_address(llvm::Module&);

/// What asks whether the code is a GPU's knows it, and the other code is gone.
void choose_machine(llvm::Module&, bool is_gpu);

/// Copies and fills of memory as loads and stores of elements. After always-inline and SROA.
void expand_copies_in(llvm::Function&);
void expand_copies(llvm::Module&);

/// Paths that end in what cannot be reached, as the destinations of returns from loops of inlined functions
/// have: the control flow without them has joins for all branches.
void leave_out_unreachable(llvm::Function&);

/// A loop that never ends gets a way out, which nothing takes.
void leave_endless_loops(llvm::Function&);

/// What is read from a thread's array of up to four numbers, at a place that the thread computes, is
/// selected.
/// @return whether there is such an array, which nothing but LLVM's passes then keeps in memory
bool select_from_small_arrays(llvm::Function&);

/// Counters whose low bits are a thread's own, and by whose other bits loops decide, become their high bits
/// and the low ones that they began with.
/// @return whether there is one
bool part_counters(llvm::Function&);

/// Accesses to a thread's own arrays stay within them, also where an index does not.
void bound_arrays(llvm::Function&);

/// Adds <kernel>.reference, the kernel for one thread, whose SIMD-group functions the runtime carries out.
llvm::Function& add_reference(llvm::Function& kernel);

}  // namespace pewter::metal
