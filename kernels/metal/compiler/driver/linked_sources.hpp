// Visible functions of other sources, in addition to a source's own.
#pragma once

#include <llvm/IR/Module.h>

#include <string>
#include <vector>

#include "kernels/metal/compiler/driver/compile.hpp"

namespace pewter::metal {

/// What clang makes of sources in files, without their kernels.
/// @throws error as front_end; for a file that cannot be read
std::vector<front_end_result> front_ends_of(const std::vector<std::string>& paths, const compile_options&);

/// Adds a source's functions; those that are not visible, and its variables, are not the module's own of the
/// same name.
void link_visible_functions(llvm::Module&, const std::string& bitcode);

/// Adds a source's module to another's. @throws error for two definitions of one name
void link_source(llvm::Module&, const std::string& bitcode, const std::string& name);

/// Adds functions that the module declares from libraries, with what these use: of several that have one, the
/// first. What the module itself defines stays.
void link_libraries(llvm::Module&, const std::vector<front_end_result>& libraries);

}  // namespace pewter::metal
