// Functions of integer arithmetic that large kernels call again and again stay functions: a product of two
// numbers of many limbs is compiled once. Why: kernels/metal/compiler/driver/compilation.md#shared-functions.
#pragma once

#include <llvm/IR/Module.h>

#include <functional>
#include <vector>

#include "kernels/metal/kernel_info.hpp"

namespace pewter::metal {

/// Whether a function is not inlined: it has integers by value, one block and no memory accesses. It returns
/// a structure of what the source's function returns and writes.
bool is_shared(const llvm::Function&);

/// Turns a call of a shared function into loads of what it reads, a call, and stores of what it writes. Runs
/// after SROA, before functions are inlined. Modules without a large kernel stay as they are.
/// @param simplify makes of a function what passes before vectorising do
void share_functions(llvm::Module&, const std::vector<kernel_info>&,
                     const std::function<void(llvm::Function&)>& simplify);

/// What shared functions return is taken apart where they return it, so that no structure is in a phi.
void take_results_apart(llvm::Function&);

/// The function on 32 lanes of each integer. It is made when it is first asked for.
llvm::Function& lanes_of_shared(llvm::Function&);

}  // namespace pewter::metal
