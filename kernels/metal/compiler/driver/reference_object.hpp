// Objects without vectors.
#pragma once

#include <llvm/IR/Module.h>

#include <string>
#include <vector>

#include "kernels/metal/compiler/driver/compile.hpp"

namespace pewter::metal {

/// Code of <kernel>.reference alone, for each target, with the manifest.
void write_reference(llvm::Module&, const std::vector<kernel_info>&, const std::string& manifest,
                     const std::string& object, const compile_options&);

}  // namespace pewter::metal
