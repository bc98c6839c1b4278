// From structured kernels for one thread to objects of functions of 32.
#pragma once

#include <llvm/IR/Module.h>

#include <string>
#include <vector>

#include "kernels/metal/compiler/driver/compile.hpp"

namespace pewter::metal {

/// Objects for each target, in the folder. Threads share the work: each makes some functions of some kernels,
/// and `kernels` learns what is known of a kernel when its code is made.
/// @param m the kernels, structured, and their reference functions
/// @throws error for control flow that cannot be expressed
std::vector<std::string> write_vector_code(const llvm::Module& m, std::vector<kernel_info>& kernels,
                                           const compile_options&, const std::string& folder);

}  // namespace pewter::metal
