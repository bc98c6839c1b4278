// Sources that were read before they are compiled: what the command-line tool `metal` writes (.air), and what
// an object carries so that its kernels can be compiled anew, with function constants or for another target.
//
// A bundle is the line "pewter-air 1 zlib BYTES" or "pewter-air 1 plain BYTES" and the records, a source
// each:
//   source NAME, language OPTION, kernel NAME, visible NAME, left_out KIND NAME<tab>PLACE, text BYTES
// The text has the user's includes and macros expanded; Metal's own headers are still included by name, so
// that the compiler that reads it takes its own.
#pragma once

#include <string>
#include <vector>

#include "kernels/metal/compiler/driver/compile.hpp"

namespace pewter::metal {

/// Reads a source and looks whether it compiles. @throws error as compile, for what clang and the rewriter
/// find
source_file read_for_bundle(const source_file&, const compile_options&);

/// @throws error for a name with a line break
std::string bundle_of(const std::vector<source_file>&);

/// The sources of a bundle; any other text is itself the only source.
/// @param name of the text, for messages
/// @throws error for a bundle that is damaged, or has options that none may have
std::vector<source_file> sources_of(std::string text, const std::string& name);

/// The lines of file `name` as far as a preprocessed text has them, each with its number.
std::string lines_as_numbered(const std::string& text, const std::string& name);

}  // namespace pewter::metal
