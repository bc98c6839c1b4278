// What the front end says of a function and its variables, by clang::annotate.
#pragma once

#include <llvm/IR/Module.h>

#include <cstdint>

#include "kernels/metal/kernel_info.hpp"

namespace pewter::metal {

llvm::StringRef text_of(llvm::Value* annotation);

/// The nth argument of an annotation: clang::annotate("...", n, ...).
std::int64_t number_of(llvm::Value* arguments, unsigned n);

/// "file:line" of the operands that an annotation has for these.
std::string place_of(llvm::Value* file, llvm::Value* line);

/// An annotated parameter of a helper function would stay in memory.
void remove_annotations(llvm::Function&);

/// Parameters and variables of a kernel as their annotations say: bound arguments, positions, threadgroup
/// memory.
void prepare_variables(llvm::Function& kernel, kernel_info&);

}  // namespace pewter::metal
