// Threadgroup variables of kernels and of the functions that they call.
#pragma once

#include <llvm/IR/Module.h>

#include <vector>

#include "kernels/metal/kernel_info.hpp"

namespace pewter::metal {

/// An entry of llvm.global.annotations: the variable has an initializer, with which each threadgroup begins.
/// @throws pewter::error one of the program's scope, by its name and place
void note_threadgroup_variable(llvm::GlobalVariable&, const llvm::ConstantStruct& annotation);

/// Makes one of a function's variable, which all threads of a threadgroup have in common.
void share_with_threadgroup(llvm::AllocaInst&);

/// The same of all variables of a function that are annotated so, and that hold no pointers.
void share_threadgroup_variables(llvm::Function&);

/// Gives variables their places in each kernel's threadgroup memory. Everything is inlined.
void place_threadgroup_variables(llvm::Module&, std::vector<kernel_info>&);

}  // namespace pewter::metal
