// What an object says of itself: its targets and kernels.
#pragma once

#include <llvm/IR/Module.h>

#include <string>
#include <vector>

#include "kernels/metal/compiler/driver/compile.hpp"

namespace pewter::metal {

/// Targets, the names of visible functions, and what is left out.
std::string head_of_manifest(const compile_options&, const front_end_result&);

/// What follows the head.
std::string manifest_of(const std::vector<kernel_info>&);

/// The lines of arguments, of functions that the kernel calls by address, of constants without a value, and
/// of what threadgroup memory begins with.
std::string arguments_text(const kernel_info&);

/// Symbols get the target's name.
void name_symbols(llvm::Module&, const std::vector<kernel_info>&, const std::string& target);

/// An object of the module's constants, for the first CPU of the targets, else this machine's.
void write_data(llvm::Module&, const std::string& object, const compile_options&);

/// An object, to be linked with those of code.
void write_manifest(const std::string& manifest, const std::string& object, const compile_options&);

/// @throws error for a source without functions to be called from outside; for a name that it does not have,
/// or has no code for
void check_names(const std::string& source, const front_end_result& known,
                 const std::vector<kernel_info>& compiled, const compile_options&);

/// An object of names alone.
std::vector<std::string> names_of(const std::vector<kernel_info>&);

/// What libraries are before their kernels have code.
std::string manifest_of_names(const std::string& head, const std::vector<std::string>& names);

/// A library that nothing can be asked of, as of a header; one kernel of it is an error.
inline bool has_no_functions(const front_end_result& f, const compile_options& o) {
  return o.only.empty() && f.kernels.empty() && f.visible.empty();
}

void write_names(const std::vector<std::string>& names, const std::string& head, const std::string& object,
                 const compile_options&);

}  // namespace pewter::metal
